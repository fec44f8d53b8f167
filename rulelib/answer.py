"""What every question is answered with: a value, and the reasons that made it so."""
from typing import Any, NamedTuple

MEMBER, BLOCKER, MISSING, CANDIDATE = "member", "blocker", "missing", "candidate"
ROLES = (MEMBER, BLOCKER, MISSING, CANDIDATE)


class Because(NamedTuple):
    """One reason: a rule that held or was broken, its facts, and the pieces that prove it."""

    rule: str
    holds: bool = True
    facts: tuple[tuple[str, Any], ...] = ()
    marks: tuple[tuple[str, tuple[str, ...]], ...] = ()

    def fact(self, name: str) -> Any:
        """The value of one fact; KeyError where there is none of that name."""
        return dict(self.facts)[name]

    def pieces(self, role: str) -> tuple[str, ...]:
        """The names of the pieces marked with a role (member, blocker, missing, candidate)."""
        return dict(self.marks).get(role, ())


def yes(rule: str, marks: dict[str, tuple[str, ...]] | None = None, **facts: Any) -> Because:
    """A rule that made it so."""
    return Because(rule, True, tuple(facts.items()), tuple(marks.items()) if marks else ())


def no(rule: str, marks: dict[str, tuple[str, ...]] | None = None, **facts: Any) -> Because:
    """A rule that stood in the way."""
    return Because(rule, False, tuple(facts.items()), tuple(marks.items()) if marks else ())


class Answer(NamedTuple):
    """The answer to a question: its value and why."""

    value: Any
    because: tuple[Because, ...] = ()

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of all the rules cited, each once, in order."""
        return tuple(dict.fromkeys(reason.rule for reason in self.because))

    @property
    def broken(self) -> tuple[str, ...]:
        """The ids of the rules that stood in the way, each once, in order."""
        return tuple(dict.fromkeys(reason.rule for reason in self.because if not reason.holds))

    def marks(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """All marks of all reasons, role by role, as a painter takes them."""
        gathered: dict[str, dict[str, None]] = {}
        for reason in self.because:
            for role, pieces in reason.marks:
                gathered.setdefault(role, {}).update(dict.fromkeys(pieces))
        return tuple((role, tuple(gathered[role])) for role in ROLES if role in gathered)

    def under(self, prefix: str) -> "Answer":
        """The same answer with every marked piece's name under a prefix, as a larger picture has it."""
        moved = (
            reason._replace(marks=tuple((role, tuple(prefix + piece for piece in pieces)) for role, pieces in reason.marks))
            for reason in self.because
        )
        return Answer(self.value, tuple(moved))


class Refused(ValueError):
    """A move against the rules; carries the Answer of `check`, with every rule that it breaks."""

    def __init__(self, move: Any, answer: Answer):
        super().__init__(f"{move} breaks {', '.join(answer.broken)}")
        self.move = move
        self.answer = answer
