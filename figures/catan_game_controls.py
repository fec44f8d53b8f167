"""The controls beside a game of Catan, and the line that says how the game can be repeated."""
from collections.abc import Iterator

from figures import catan_game_words as say
from figures import game_controls, labels
from figures.catan_drafting import BANK
from figures.catan_island_controls import move_controls, view_controls
from figures.catan_telling import said
from figures.catan_turns import BELOW
from figures.game_labels import LET
from figures.saying import both
from figures.scene import Control
from rulelib import words
from rulelib.catan import check
from rulelib.mistake import LANGUAGES


def file_name(game) -> str:
    """What a save is called: by its seed, or as the file that it came from."""
    return game.file or f"catan-{game.choices.players}-{game.choices.seed}.yaml"


def way_line(game, at: int) -> str:
    """From which choices and seed, or from which file, the game comes."""
    facts = {"players": game.turns.table.players, "island": say.ISLANDS[game.choices.island][at], "seed": game.choices.seed, "file": game.file}
    return (say.FILE if game.file else say.SEED)[at].format(**facts)


def way_said(game, at: int) -> str:
    """The same, as the last line of what is said."""
    return game_controls.way_said(way_line(game, at))


def play_controls(game) -> Iterator[Control]:
    """All controls while a game is played."""
    turns = game.turns
    yield from game_controls.step_controls(turns.steps, bool(turns.asked))
    yield from _hand_controls(turns)
    yield from _acting(turns)
    yield game_controls.explain_control(game.explain, [both(lambda at: said(colour, at)) for colour in turns.table.colours])
    yield from (control for control in view_controls(turns.legal, False) if control.id != "layout")
    yield layout_control(turns.below)
    yield from game_controls.file_controls(file_name(game), game.story)


def layout_control(below: bool | None) -> Control:
    """Where the players stand; on a narrow screen one below the other."""
    chosen = next(layout for layout, told in BELOW.items() if told is below)
    return Control("layout", "choice", *say.LAYOUT, chosen, tuple((layout, *label) for layout, label in say.LAYOUTS.items()), narrow="below")


def _acting(turns) -> Iterator[Control]:
    """What whoever is to act can do."""
    if turns.asked:
        yield from _answer(turns)
    elif turns.steps.stalled:
        yield Control("let", "button", *LET, above=True)
    else:
        if turns.table.phase == "setup":
            yield Control("deal", "button", *say.DEAL, above=True)
        if not turns.table.over:
            yield from (_fitted(control, turns) for control in move_controls(turns.table, turns.draft) if control.kind != "line")
    yield Control("line", "line", *labels.TYPED, options=say.EXAMPLE)


def _answer(turns) -> Iterator[Control]:
    """Accept, where the partner has the cards; or decline."""
    broken = [reason for reason in check(turns.table, turns.asked).because if not reason.holds]
    why = both(lambda at: words.sentence(broken[0], LANGUAGES[at])) if broken else ("", "")
    yield Control("accept", "button", *say.ACCEPT, enabled=not broken, why=why, above=True)
    yield Control("decline", "button", *say.DECLINE, above=True)


def _fitted(control: Control, turns) -> Control:
    """People alone are offered trades; what is agreed with a partner is an offer first."""
    if control.id == "partner":
        away = {turns.table.colours[player] for player in turns.steps.away}
        return control._replace(options=tuple(option for option in control.options if option[0] not in away))
    if control.id in ("roll", "total", "end"):
        return control._replace(above=True)
    offering = control.id == "do" and turns.table.phase == "play" and turns.draft.tool == "trade" and turns.draft.partner != BANK
    return control._replace(en=say.OFFER_IT[0], ja=say.OFFER_IT[1]) if offering else control


def _hand_controls(turns) -> Iterator[Control]:
    """Hands hidden or shown; where several people sit here, each looks at their own."""
    yield Control("hands", "button", *(say.SHOW if turns.hands_hidden else say.HIDE), above=True)
    acting = turns.table.colours[turns.active]
    if acting in turns.hidden and turns.active in turns.here:
        yield Control("reveal", "button", *both(lambda at: say.REVEAL[at].format(said(acting, at))), above=True)
