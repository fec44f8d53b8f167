"""How the tests play Catan: whole games by clicks and buttons alone, or by lines alone."""
from random import Random

from playing import click, press, typed

from figures.catan_game import Game
from figures.catan_opponent import plain_move
from figures.plain import plain
from rulelib.catan import random_move, show_move
from rulelib.catan.cards import RESOURCES, counts
from rulelib.catan.island import edge_text
from rulelib.catan.moves import Bank, Buy, City, Discard, End, Knight, Monopoly, Pair, Road, RoadBuilding, Robber, Roll, Settle, Trade, YearOfPlenty
from rulelib.story import begin


def html(game: Game) -> tuple[str, str]:
    """What is said above and beneath the controls, in both languages."""
    view = game.view()
    return tuple(map("".join, zip(view.ask, view.say)))


def said(game: Game) -> tuple[str, str]:
    """The same as plain text."""
    return tuple(map(plain, html(game)))


def put(game: Game, **changed) -> Game:
    """The game at a table with something else on it, from which it goes on."""
    seats = changed.pop("seats", {})
    table = game.turns.table._replace(**changed)
    for player, new in seats.items():
        table = table.with_seat(player, table.seats[player]._replace(**new))
    game.turns.set(game.turns.steps._replace(story=begin("catan", table)))
    return game


def in_play(who="all", **changed) -> Game:
    """A game after its set-up, in which red may trade and build."""
    return put(Game(3, who, "example", "chance", seed=4), phase="play", **changed)


CARDS = {Knight: "knight", RoadBuilding: "road-building", YearOfPlenty: "year-of-plenty", Monopoly: "monopoly"}


def next_own(game: Game, rng: Random):
    """A move of somebody who sits here: mostly a sensible one, now and then any; what chance brings is left to the game."""
    table = game.turns.table
    move = plain_move(table, rng) if rng.random() < 0.75 else random_move(table, rng)
    if isinstance(move, Trade) and move.partner in game.turns.steps.away:
        return End()
    return move._replace(gets=None) if isinstance(move, (Robber, Knight, Buy)) else move


def by_lines(game: Game, move) -> None:
    """A move by its line; dice by chance; a trade is offered and accepted."""
    line = show_move(move, game.turns.table)
    if isinstance(move, Roll):
        typed(game, "roll")
    elif isinstance(move, Trade):
        typed(game, line.replace("trade", "offer", 1), "accept")
    else:
        typed(game, line)


def _hand(game: Game, player: int, cards: int) -> list[str]:
    colour = game.turns.table.colours[player]
    return [f"hand:{colour}:{name}" for name, number in zip(RESOURCES, counts(cards)) for _ in range(number)]


def _bank(cards: int) -> list[str]:
    return [f"bank:{name}" for name, number in zip(RESOURCES, counts(cards)) for _ in range(number)]


def _thief(game: Game, move) -> None:
    click(game, f"land:{move.land + 1}")
    if game.turns.draft.land is not None:
        click(game, f"hand:{game.turns.table.colours[move.victim]}")


def _swap(game: Game, move) -> None:
    press(game, "tool", "trade")
    partner = isinstance(move, Trade)
    press(game, "partner", game.turns.table.colours[move.partner] if partner else "bank")
    click(game, *_hand(game, game.turns.table.turn, move.gives), *(_hand(game, move.partner, move.gets) if partner else _bank(move.gets)))
    press(game, "do")
    if partner:
        press(game, "accept")


def _card(game: Game, move) -> None:
    click(game, f"card:{game.turns.table.colours[game.turns.table.turn]}:{CARDS[type(move)]}")
    if isinstance(move, Knight):
        _thief(game, move)
    elif isinstance(move, Monopoly):
        click(game, f"bank:{RESOURCES[move.kind]}")
    else:
        at = game.story.at
        click(game, *([f"edge:{edge_text(edge)}" for edge in move.edges] if isinstance(move, RoadBuilding) else _bank(move.gets)))
        if game.story.at == at:
            press(game, "do")


def by_clicks(game: Game, move) -> None:
    """A move by clicks on pieces and by buttons."""
    if isinstance(move, (Knight, Monopoly, RoadBuilding, YearOfPlenty)):
        _card(game, move)
    elif isinstance(move, Robber):
        _thief(game, move)
    elif isinstance(move, (Bank, Trade)):
        _swap(game, move)
    elif isinstance(move, Discard):
        click(game, *_hand(game, move.owner, move.cards))
        press(game, "do")
    elif isinstance(move, Pair):
        click(game, f"corner:{move.corner + 1}", f"edge:{edge_text(move.edge)}")
    elif isinstance(move, (Settle, City)):
        click(game, f"corner:{move.corner + 1}")
    elif isinstance(move, Road):
        click(game, f"edge:{edge_text(move.edge)}")
    else:
        {Roll: lambda: click(game, "dice"), Buy: lambda: press(game, "buy"), End: lambda: press(game, "end")}[type(move)]()


def played(game: Game, seed: int = 1, make=by_lines, until: int = 10**6) -> Game:
    """The game played on at random, to its end or for some moves."""
    rng = Random(seed)
    while not game.turns.table.over and until > 0:
        if game.turns.steps.stalled:
            press(game, "let")
            continue
        before = game.story.at
        move = next_own(game, rng)
        make(game, move)
        assert game.story.at > before, (move, html(game)[0])
        until -= 1
    return game
