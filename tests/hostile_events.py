"""Every scene that a page shows, and events such as a browser may send to it: of its own pieces and controls, of others, of nobody."""
import ast
import json
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from figures.heard import heard
from figures.page_cells import Cells
from figures.scene import Control, Event
from rulelib.casetext import show_case
from rulelib.games import game_module
from rulelib.mistake import Mistake

PAGES = Path(__file__).parents[1] / "notebooks"
MODULES = {"calico": "figures.calico_page", "catan": "figures.catan_page", "knitting-circle": "figures.knit_page", "warp-and-weft": "figures.weave_page"}
LATER = {  # games past their set-up, with somebody at each seat
    "calico": ("game('3', 'standard')",),
    "catan": ("game(4, 'all', setup='chance')", "game(3, 'one', setup='chance')"),
    "knitting-circle": ("game(3, 'all', 'on', setup='chance')", "game(2, 'one', setup='chance')"),
    "warp-and-weft": ("game(3, 'all')",),
}
TRIES = 2  # of each function of a page: the scenes differ by function more than by argument
JUNK = (
    "", " ", "-", "0", "-1", "99999", "١", "²", "x" * 1000, "B2", "A1", "緑", "💥", "{", "[", "]", "{a: [", "- [", "&a [*a]", "!!set {a}", "<img src=x>", "{0}", "%s", "null", "true", "1e999", "0x" + "f" * 500, "red", "pink", "red k",
    "undo", "jump 1", "jump -1", "end", "none", "'", '"', "\\", "#", "edge:1-2", "corner:55", "land:0", "1:B2", "hand1:9", "hand9:1", "card:", "card:pink-pink", "loom1:v99", "market:0", "patch:zz", "garment:9:9", "button:0", "deck:shoe", "slot:9:9", "space:0",
)  # fmt: skip
VALUES = (None, True, False, 0, 1, -1, 10**9, ["a", "b"], ["undo", "redo"], ["a.yaml", "- ["], [1, 2, 3], [], ["x"], *JUNK)
VERBS = ("id", "en", "ja", "expect", "ask", "of", "rules", "because", "legal", "moves", "position", "put", "take", "off", "seed", "goals", "keep", "offer", "roll", "swap", "island", "deck", "hand", "bank", "bag", "circle", "number", "card", "under", "2:", "goal", "cards", "loom", "holes", "history", "players", "scored")


def scenes(game: str) -> dict[str, Any]:
    """A scene for each kind of scene that the pages of a game show, by the call that makes it."""
    found: dict[type, tuple[str, Any]] = {}
    tried: Counter = Counter()
    page = vars(import_module(MODULES[game]))
    for call in (call for module, call in _calls() if module == MODULES[game]):
        name = call.partition("(")[0]
        tried[name] += 1
        if tried[name] <= TRIES:
            scene = getattr(eval(call, page), "scene", None)
            found.setdefault(type(scene), (call, scene))
    found.pop(type(None), None)
    return dict(found.values()) | {call: eval(call, page).scene for call in LATER[game]}


def _calls() -> Iterator[tuple[str, str]]:
    """The calls of the pages' cells that may show a board, each with the module that it is of."""
    for page in sorted(PAGES.glob("*/*.ipynb")):
        module = ""
        for cell in json.loads(page.read_text("utf-8"))["cells"]:
            for statement in ast.parse("".join(cell["source"])).body if cell["cell_type"] == "code" else ():
                if isinstance(statement, ast.ImportFrom):
                    module = statement.module or ""
                elif isinstance(statement, ast.Expr) and not ast.unparse(statement).startswith(("rules(", "handout(", "example(", "switch(")):
                    yield module, ast.unparse(statement)


def files(game: str) -> list[str]:
    """Texts that somebody may load into a board of a game: cases, a save, and others."""
    cases = [*Cells(game).cases().values()]
    return ["".join(map(show_case, cases[::40])), show_case(cases[-1]), "game: catan\nposition: {}\nat: 0\nmoves: []\n", "", "\ufffd", "[" * 400, "- {id: a}"]


def _legal(rng: Random, scene: Any) -> str:
    """A move that a whole game may go on with, so that it comes to where there is more to break."""
    story = getattr(scene, "story", None)
    if story is None or story.position.over:
        return ""
    rules = game_module(story.game)
    return rules.show_move(rng.choice(rules.legal_moves(story.position)), story.position)


def events(rng: Random, scene: Any, texts: list[str], words: list[str]) -> Iterator[Event]:
    """Events without end, each one that `heard` lets through, most of them near what the scene offers now."""
    while True:
        if rng.random() < 0.2 and (line := _legal(rng, scene)):
            yield Event("type", line)
            continue
        view = scene.view()
        gids = (*scene.picture.targets(), *view.focus, *view.hover, *JUNK)
        content = rng.choice((_click, _click, _line, _control, _control, _other))(rng, gids, view.controls, texts, words)
        try:
            event = heard(json.loads(json.dumps(content)))
        except Mistake:
            continue
        if event:
            yield event


def _click(rng: Random, gids: tuple, _controls: tuple, _texts: list, _words: list) -> dict:
    return {"kind": rng.choice(("click", "click", "click", "hover")), "value": rng.choice(gids)}


def _line(rng: Random, _gids: tuple, controls: tuple, _texts: list, words: list) -> dict:
    """A line near one that means something: an example or a move, with words gone, doubled or exchanged."""
    examples = [option for control in controls if control.kind == "line" for option in control.options if isinstance(option, str)]
    parts = rng.choice((*examples, *rng.choices(words, k=4), " ".join(rng.choices(JUNK, k=3)))).split()
    for _ in range(rng.randrange(3)):
        parts.insert(rng.randrange(len(parts) + 1), rng.choice((*JUNK, *VERBS, *rng.choice(words).split())))
        if rng.random() < 0.5:
            del parts[rng.randrange(len(parts))]
    verb = [rng.choice(VERBS)] if rng.random() < 0.4 else []
    return {"kind": "type", "value": " ".join(verb + parts)[:1000]}


def _control(rng: Random, _gids: tuple, controls: tuple[Control, ...], texts: list, words: list) -> dict:
    """A control of the scene, with a value that it has, that another has, or that none has."""
    if not controls:
        return {}
    control = rng.choice(controls)
    values: list[Any] = [None, rng.choice(VALUES), rng.choice(words)]
    if control.kind == "choice":
        values += [rng.choice(control.options)[0]] * 6
    elif control.kind == "slider":
        values += [rng.randint(*control.options)] * 4
    elif control.kind == "file":
        values += [[rng.choice(("mine.yaml", "../x", "")), _mutated(rng, rng.choice(texts))]] * 6
    elif control.kind == "button":
        values += [None] * 6
    return {"kind": "control", "value": [control.id, rng.choice(values)]}


def _other(rng: Random, _gids: tuple, controls: tuple[Control, ...], texts: list, words: list) -> dict:
    """A control that is not there, or is another's."""
    names = [*VERBS, *JUNK, "undo", "redo", "again", "new", "start", "cancel", "load", "at", "guess", "next", "layout", "explain", "let", "do", "undo-turn", "part", "which", "seat:1", "border:1", "border:9", "goal:top", "give:ore", "get:ore", "take:", "take:x", "side", "total", "tool", "victim", "partner"]
    return {"kind": "control", "value": [rng.choice(names), rng.choice((*VALUES, [rng.choice(("a.yaml", "b")), rng.choice(texts)], rng.choice(words)))]}


def _mutated(rng: Random, text: str) -> str:
    """A text as it is, or with a stretch taken out, doubled, or replaced by something else."""
    if rng.random() < 0.5 or not text:
        return text
    start = rng.randrange(len(text))
    end = min(len(text), start + rng.randrange(30))
    return text[:start] + rng.choice(("", text[start:end] * 2, rng.choice(JUNK), "\x07", "\n")) + text[end:]
