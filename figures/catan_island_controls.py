"""The controls beside a clickable island: dice, tools, cards that change hands, steps, the typed twin."""
from collections.abc import Iterator

from figures import catan_island_words as words
from figures import labels
from figures.catan_drafting import BANK, PLAYABLE, Draft, playing, proposed, thief
from figures.catan_telling import said
from figures.labels import Label
from figures.saying import both
from figures.scene import Control
from rulelib.catan.cards import RESOURCES
from rulelib.catan.robber import victims
from rulelib.catan.table import Table

BELOW = {"pairs": None, "beside": False, "below": True}  # the painter's option for each layout
TOTALS = tuple((str(number),) * 3 for number in range(2, 13))


def named(key: str) -> Label:
    """A word in both languages."""
    return both(lambda at: said(key, at))


def step_controls(before: bool, after: bool) -> Iterator[Control]:
    """A move back, a move forward, all from the beginning."""
    yield Control("undo", "button", *labels.UNDO, enabled=before, why=labels.NOTHING_BEFORE, above=True)
    yield Control("redo", "button", *labels.REDO, enabled=after, why=labels.NOTHING_AFTER, above=True)
    yield Control("again", "button", *labels.AGAIN, enabled=before, why=labels.NOTHING_BEFORE, above=True)


def legal_control(legal: bool) -> Control:
    """What is allowed, shown or not."""
    return Control("legal", "button", *(words.HIDE_LEGAL if legal else words.SHOW_LEGAL), above=True)


def layout_control(below: bool | None, above: bool = False) -> Control:
    """How the players lie: two by two, beside the island, one below the other."""
    layouts = tuple((layout, *label) for layout, label in words.LAYOUTS.items())
    now = next(layout for layout, value in BELOW.items() if value == below)
    return Control("layout", "choice", *words.LAYOUT, now, layouts, above=above, narrow="below")


def view_controls(legal: bool, below: bool | None) -> Iterator[Control]:
    """What is allowed, and the layout, above all that is said."""
    yield legal_control(legal)
    yield layout_control(below, above=True)


def move_controls(table: Table, draft: Draft, roll_on: bool = False) -> Iterator[Control]:
    """What can be done now, and the line that can be typed instead."""
    if table.phase == "roll" or (roll_on and table.phase == "play"):
        yield from _dice(table.phase == "play")
    if table.phase in ("roll", "play"):
        yield from _tools(table, draft)
    if table.phase == "discard":
        yield from _cards("give", words.RETURN)
        yield from _doing("discard", table, draft)
    if draft.land is not None and thief(table, draft):
        yield Control("victim", "choice", *words.VICTIM, None, tuple((table.colours[who], *named(table.colours[who])) for who in victims(table, draft.land)))
    if table.phase == "play":
        yield Control("end", "button", *words.END)
    yield Control("line", "line", *labels.TYPED, options=(_example(table, draft),) * 2)


def _example(table: Table, draft: Draft) -> str:
    """A line that could be typed now."""
    if table.phase not in ("roll", "play") or draft.tool not in ("cards", "trade"):
        return words.EXAMPLES[table.phase]
    return words.EXAMPLES[draft.card if draft.tool == "cards" else "trade" if table.phase == "play" else "roll"]


def _dice(on: bool) -> Iterator[Control]:
    yield Control("roll", "button", *(words.ROLL_ON if on else words.ROLL), above=True)
    yield Control("total", "choice", *words.TOTAL, None, TOTALS, above=True)


def _tools(table: Table, draft: Draft) -> Iterator[Control]:
    """The tools of the phase, then what the chosen one needs."""
    tools = ("build", "trade", "cards") if table.phase == "play" else ("roll", "cards")
    now = draft.tool if draft.tool in tools else tools[0]
    yield Control("tool", "choice", *words.TOOL, now, tuple((tool, *words.TOOLS[tool]) for tool in tools))
    if now == "build":
        yield Control("piece", "choice", *words.PIECE, draft.piece, tuple((piece, *label) for piece, label in words.PIECES.items()))
        yield Control("buy", "button", *words.BUY)
    if now == "trade":
        yield from _trade(table, draft)
    if now == "cards":
        yield from _card(table, draft)


def _trade(table: Table, draft: Draft) -> Iterator[Control]:
    partners = [("bank", *named("bank")), *((colour, *named(colour)) for who, colour in enumerate(table.colours) if who != table.turn)]
    yield Control("partner", "choice", *words.PARTNER, "bank" if draft.partner == BANK else table.colours[draft.partner], tuple(partners))
    yield from _cards("give", words.GIVE)
    yield from _cards("get", words.GET)
    yield from _doing("trade", table, draft)


def _card(table: Table, draft: Draft) -> Iterator[Control]:
    yield Control("card", "choice", *words.CARD, draft.card, tuple((card, *named(card)) for card in PLAYABLE))
    if playing(table, draft, "year-of-plenty"):
        yield from _cards("get", words.TAKE)
    if playing(table, draft, "monopoly"):
        yield from _cards("get", words.NAME)
    if draft.card in ("year-of-plenty", "road-building"):
        yield from _doing("cards", table, draft)


def _cards(id: str, label: Label) -> Iterator[Control]:
    """A button for each resource."""
    for kind in RESOURCES:
        yield Control(f"{id}:{kind}", "button", *both(lambda at: label[at].format(said(kind, at))))


def _doing(what: str, table: Table, draft: Draft) -> Iterator[Control]:
    ready = proposed(table, draft) is not None
    yield Control("do", "button", *words.DO[what], enabled=ready, why=words.NOT_YET)
    yield Control("clear", "button", *words.CLEAR, enabled=ready, why=words.NOT_YET)
