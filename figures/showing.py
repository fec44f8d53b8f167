"""A solved case outside a notebook: told as plain text, or drawn into a file."""
from pathlib import Path

import figures.calico  # noqa: F401  the painters of each game sign up when they are imported
import figures.catan  # noqa: F401
import figures.knitting_circle  # noqa: F401
import figures.weave_paint  # noqa: F401
from figures.labels import ANSWER, PLAYED
from figures.lesson import speech
from figures.picture import Picture, figure
from rulelib import words
from rulelib.casebook import Solved, one_line
from rulelib.files import not_written
from rulelib.mistake import LANGUAGES, Mistake, short

LONGEST = 2000  # letters of a line
DRAWN = (".svg", ".png", ".pdf")


def tell(solved: Solved, lang: str) -> str:
    """A case as text: its situation, question, answer and reasons."""
    case, at, say = solved.case, LANGUAGES.index(lang), speech(solved.case.game)
    colon = (": ", "：")[at]
    lines = [f"{short(case.id)}{colon}{short((case.en, case.ja)[at], LONGEST)}", f"  {say.question(solved, at)}"]
    if case.moves:
        lines.append(f"  {PLAYED[at]}{colon}{short(' | '.join(case.moves), LONGEST)}")
    if solved.answer.value is not None and not _move_refused(solved):
        lines.append(f"  {ANSWER[at]}{colon}{say.value(case.ask, solved.answer.value, at)}  {one_line(solved.answer.value)}")
    lines += [f"    {'✓' if reason.holds else '✗'} {words.sentence(reason, lang)} [{reason.rule}]" for reason in solved.answer.because]
    return "\n".join(lines + ([f"  FAIL {solved.failure}"] if solved.failure else []))


def _move_refused(solved: Solved) -> bool:
    """Whether the case ended at a refused move, so that its question was never asked."""
    return len(solved.history) > 0 and solved.answer.value is False and solved.case.ask not in ("legal", "over")


def ending(path: str | Path) -> str:
    """The ending of a picture's name, .svg, .png or .pdf. Raises Mistake for any other."""
    found = Path(path).suffix.lower()
    if found not in DRAWN:
        raise Mistake("picture-kind", file=str(path), known=list(DRAWN))
    return found


def draw(solved: Solved, path: str | Path) -> None:
    """Draw a case with its evidence into a file, which is replaced. Raises Mistake where the ending is another, or the file cannot be written."""
    path, kind = Path(path), ending(path)
    marks = solved.answer.marks()
    try:
        if kind == ".pdf":
            figure(solved.position, marks, names=True).savefig(path, format="pdf", metadata={"CreationDate": None})
        else:
            picture = Picture(solved.position, marks, names=True)
            path.write_bytes(picture.png(960) if kind == ".png" else picture.svg().encode())
    except (OSError, ValueError) as error:  # ValueError: no file can have such a name
        raise not_written(error, path) from None
