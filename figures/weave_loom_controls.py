"""The controls beside a loom: threads, weaving, the typed twin, steps, the reading of interlacing cards."""
from collections.abc import Iterator

from figures import labels
from figures import weave_loom_words as words
from figures.labels import Label
from figures.saying import both
from figures.scene import Control
from rulelib.mistake import LANGUAGES
from rulelib.warp_and_weft.cards import Interlacing
from rulelib.warp_and_weft.counting import READINGS
from rulelib.warp_and_weft.scoring import Weaver
from rulelib.warp_and_weft.threads import COLOURS
from rulelib.words import term


def thread_control(offered: dict[int, int], chosen: int | None) -> Control:
    """The choice of a thread; `offered` is how many there are of each colour."""
    options = tuple((COLOURS[colour], *_named(colour, number)) for colour, number in offered.items())
    return Control("thread", "choice", *words.THREAD, None if chosen is None else COLOURS[chosen], options)


def _named(colour: int, number: int) -> tuple[str, str]:
    more = f" ×{number}" if number > 1 else ""
    return both(lambda at: term(COLOURS[colour], LANGUAGES[at]) + more)


def weaving_controls(deciding: bool, cancel: bool = True, why: Label = words.NO_PREVIEW) -> Iterator[Control]:
    """Weave the thread that is being decided, or do not."""
    yield Control("weave", "button", *words.WEAVE, enabled=deciding, why=why)
    if cancel:
        yield Control("cancel", "button", *words.CANCEL, enabled=deciding, why=why)
    yield Control("line", "line", *labels.TYPED, options=words.EXAMPLE)


def step_controls(before: bool, after: bool) -> Iterator[Control]:
    """A move back, a move forward."""
    yield Control("undo", "button", *labels.UNDO, enabled=before, why=labels.NOTHING_BEFORE, above=True)
    yield Control("redo", "button", *labels.REDO, enabled=after, why=labels.NOTHING_AFTER, above=True)


def asks_reading(weaver: Weaver) -> bool:
    """Whether the reading makes any difference: not where all cards on the table are of the other kind."""
    return weaver.shown is None or any(isinstance(card, Interlacing) for card in (*weaver.shown, *weaver.goal))


def reading_control(reading: str) -> Control:
    """The choice among the four readings."""
    options = tuple((name, *both(lambda at: term(name, LANGUAGES[at]))) for name in READINGS)
    return Control("reading", "choice", *words.READING, reading, options)
