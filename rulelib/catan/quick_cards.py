"""Development cards in a quick game, by chance."""
from rulelib.catan.cards import KNIGHT, MONOPOLY, ONE, ROAD_BUILDING, YEAR_OF_PLENTY
from rulelib.catan.holders import LEAST_ARMY
from rulelib.catan.moves import Knight, Monopoly, RoadBuilding, YearOfPlenty
from rulelib.catan.table import NOBODY, ROADS


def play_card(game) -> bool:
    """One of the cards of the player in turn, where it can be played; false where nothing came of it."""
    cards = game.cards[game.turn]
    kinds = [kind for kind in range(4) if cards >> 8 * kind & 255]
    kind = kinds[int(game.random() * len(kinds))]
    if not _PLAYED[kind](game):
        return False
    game.cards[game.turn] -= ONE[kind]
    game.played = True
    return True


def _knight(game) -> bool:
    game.note(Knight, *game.rob())
    turn = game.turn
    game.knights[turn] += 1
    if game.knights[turn] >= (LEAST_ARMY if game.army == NOBODY else game.knights[game.army] + 1):
        game.gain(turn, 2 * (game.army != turn))
        if game.army not in (turn, NOBODY):
            game.gain(game.army, -2)
        game.army = turn
    return True


def _road_building(game) -> bool:
    turn, edges = game.turn, []
    while len(edges) < 2 and not game.over and game.roads[turn].bit_count() < ROADS and (free := game.open[turn] & ~game.laid):
        edges.append(game.picked(free))
        game.lay(edges[-1])
    if edges:
        game.note(RoadBuilding, tuple(edges))
    return bool(edges)


def _year_of_plenty(game) -> bool:
    gets = 0
    for _ in range(2):
        kinds = [one for kind, one in enumerate(ONE) if game.bank >> 8 * kind & 255]
        if kinds:
            one = kinds[int(game.random() * len(kinds))]
            gets, game.bank = gets + one, game.bank - one
    game.hands[game.turn] += gets
    if gets:
        game.note(YearOfPlenty, gets)
    return bool(gets)


def _monopoly(game) -> bool:
    kind = int(game.random() * 5)
    turn, shift = game.turn, 8 * kind
    game.note(Monopoly, kind)
    for player, hand in enumerate(game.hands):
        if player != turn:
            taken = hand & 255 << shift
            game.hands[player] -= taken
            game.hands[turn] += taken
    return True


_PLAYED = {KNIGHT: _knight, ROAD_BUILDING: _road_building, YEAR_OF_PLENTY: _year_of_plenty, MONOPOLY: _monopoly}
