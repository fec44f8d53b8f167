"""The same few names in every game, and no drawing and no notebook in the rules."""
import inspect
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from rulelib.answer import Answer, Refused
from rulelib.games import GAMES, game_folder, game_module, game_questions

ROOT = Path(__file__).parents[1]
NAMES = ("new_game", "legal_moves", "check", "play", "score", "read", "show", "read_move", "show_move")
each_game = pytest.mark.parametrize("game", GAMES)


@each_game
@pytest.mark.parametrize("name", NAMES)
def test_a_game_has_the_names_of_the_house(game, name):
    function = getattr(game_module(game), name)
    assert callable(function) and inspect.getdoc(function)


@each_game
def test_a_game_answers_questions_by_name(game):
    questions = game_questions(game)
    assert {"legal", "score"} < set(questions.QUESTIONS) and {"winner", "winners"} & set(questions.QUESTIONS)
    assert set(questions.ORDERED) <= set(questions.QUESTIONS)
    assert inspect.signature(game_module(game).check).return_annotation in (Answer, "Answer")


@each_game
def test_the_names_of_the_house_fit_together(game):
    """A game dealt, shown, read, played and scored by the same few names; what `check` refuses, `play` refuses for the same reasons."""
    rules, rng, refused = game_module(game), Random(6), 0
    position = rules.new_game(min(getattr(rules, "PLAYERS", (2,))), rng)
    while moves := rules.legal_moves(position):
        move = rng.choice(moves)
        assert rules.read(rules.show(position)) == position and rules.read_move(rules.show_move(move, position), position) == move
        assert rules.check(position, move).value and not rules.check(position, move).broken
        position = rules.play(position, move)
        again = rules.check(position, move)
        assert again.value == (not again.broken) and again.because
        if not again.value:
            refused += 1
            with pytest.raises(Refused) as caught:
                rules.play(position, move)
            assert caught.value.answer == again
    assert position.over and refused and {"total"} < set(rules.score(position, 2).value)


@each_game
def test_a_game_has_a_rulebook_and_cases(game):
    folder = ROOT / "rulelib" / game_folder(game)
    assert (folder / "rules.yaml").is_file() and list((folder / "cases").glob("*.yaml"))


def test_every_package_of_rules_is_a_game_of_the_list():
    packages = {path.parent.name for path in (ROOT / "rulelib").glob("*/__init__.py")}
    assert packages == set(map(game_folder, GAMES))


@each_game
def test_rules_need_no_drawing_and_no_notebook(game):
    script = f"import sys, rulelib.{game_folder(game)}, rulelib.casebook, rulelib.story; print(*sorted({{name.split('.')[0] for name in sys.modules}}))"
    run = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    loaded = set(run.stdout.split())
    assert "rulelib" in loaded and not loaded & {"matplotlib", "numpy", "IPython", "ipywidgets", "anywidget", "figures"}
