"""Moves of Catan made on a clickable island by clicks and buttons alone, for the tests."""
from playing import click, press, typed

from figures.catan_island_scene import IslandScene
from rulelib.catan.cards import RESOURCES, counts
from rulelib.catan.island import edge_names
from rulelib.catan.moves import Bank, Buy, Discard, End, Knight, Monopoly, Pair, Road, RoadBuilding, Robber, Roll, Trade, YearOfPlenty


def cards(scene: IslandScene, side: str, hand: int) -> None:
    """Each card of a hand by the buttons of one side."""
    for kind, number in enumerate(counts(hand)):
        for _ in range(number):
            press(scene, f"{side}:{RESOURCES[kind]}")


def thief(scene: IslandScene, move: Robber | Knight) -> None:
    click(scene, f"land:{move.land + 1}")
    if scene.draft.land is not None:
        press(scene, "victim", scene.table.colours[move.victim])


def act(scene: IslandScene, move) -> None:
    """A move by clicks and buttons alone; a stolen or bought card comes by chance."""
    table = scene.table
    if isinstance(move, Pair):
        click(scene, f"corner:{move.corner + 1}", *edge_names((move.edge,)))
    elif isinstance(move, Robber):
        thief(scene, move)
    elif isinstance(move, Discard):
        cards(scene, "give", move.cards)
        press(scene, "do")
    elif isinstance(move, (Bank, Trade)):
        press(scene, "partner", "bank" if isinstance(move, Bank) else table.colours[move.partner])
        cards(scene, "give", move.gives)
        cards(scene, "get", move.gets)
        press(scene, "do")
    elif isinstance(move, (Knight, RoadBuilding, YearOfPlenty, Monopoly)):
        act_card(scene, move)
    else:
        act_plainly(scene, move)


def act_card(scene: IslandScene, move) -> None:
    name = {Knight: "knight", RoadBuilding: "road-building", YearOfPlenty: "year-of-plenty", Monopoly: "monopoly"}[type(move)]
    click(scene, f"card:{scene.table.colours[scene.table.turn]}:{name}")
    assert scene.draft.card == name
    if isinstance(move, Knight):
        thief(scene, move)
    elif isinstance(move, RoadBuilding):
        click(scene, *edge_names(move.edges))
        if len(move.edges) == 1:
            press(scene, "do")
    elif isinstance(move, YearOfPlenty):
        cards(scene, "get", move.gets)
        press(scene, "do")
    else:
        click(scene, f"bank:{RESOURCES[move.kind]}")


def act_plainly(scene: IslandScene, move) -> None:
    if isinstance(move, Roll):
        typed(scene, f"roll {move.first} {move.second}")
    elif isinstance(move, Buy):
        click(scene, "deck")
    elif isinstance(move, End):
        press(scene, "end")
    else:
        press(scene, "tool", "build")
        click(scene, *(edge_names((move.edge,)) if isinstance(move, Road) else (f"corner:{move.corner + 1}",)))
