"""The rules of four board games as values: positions, moves, questions, and answers with their reasons."""
