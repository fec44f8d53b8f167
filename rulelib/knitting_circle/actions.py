"""What an action does, and whether it may be done: fast, without reasons (chapters 3 and 4 of the rules)."""
from rulelib.knitting_circle.buttons import chosen, fits, open_choices
from rulelib.knitting_circle.deck import BUTTON_SHAPES, BUTTONS, CARDS, PAW_NOW, YARN_NOW
from rulelib.knitting_circle.garments import Garment
from rulelib.knitting_circle.knitter import Knitter, Supply, put_back
from rulelib.knitting_circle.moves import Action, Begin, Finish, Flip, Knit, Move, Paw
from rulelib.knitting_circle.requests import fulfilled
from rulelib.knitting_circle.yarn import UNKNOWN, turned, without
from rulelib.mistake import Mistake

Own = tuple[Knitter, Supply]


def may_act(knitter: Knitter, supply: Supply, move: Action) -> bool:
    """Whether all the rules allow an action; one that leaves a choice open is allowed."""
    return _MAY[type(move)](knitter, supply, move)


def acted(knitter: Knitter, supply: Supply, move: Action) -> Own:
    """What the player has and what lies in the middle after a legal, whole action."""
    return _ACTED[type(move)](knitter, supply, move)


def may_get(supply: Supply, gets: int | None, due: bool) -> bool:
    """Whether a tile can be drawn as `gets` names it: only where one is due, and the next one where chance has been settled."""
    if gets is None or supply.bag is None:
        return gets is None or due
    return due and gets in supply.bag and (supply.chance is None or gets == supply.bag[0])


def _may_knit(knitter: Knitter, supply: Supply, move: Knit) -> bool:
    garment = knitter.garments[move.garment]
    if not garment.active or garment.side != move.tile & 1 or move.space not in (None, len(garment.yarn)):
        return False
    if move.gets is not None and not may_get(supply, move.gets, len(garment.yarn) in CARDS[garment.type].yarn):
        return False
    return move.tile >> 1 in knitter.bowl if move.bowl else move.tile in knitter.row


def _knitted(knitter: Knitter, supply: Supply, move: Knit) -> Own:
    garment = knitter.garments[move.garment]
    place, card = len(garment.yarn), CARDS[garment.type]
    garments = replaced(knitter.garments, move.garment, garment._replace(yarn=(*garment.yarn, move.tile)))
    row = knitter.row if move.bowl else without(knitter.row, move.tile)
    bowl = without(knitter.bowl, move.tile >> 1) if move.bowl else knitter.bowl
    knitter = Knitter(row, bowl, knitter.paws + (place in card.paws), knitter.needles, knitter.workspace, garments)
    return got_yarn(knitter, supply, move.gets) if place in card.yarn else (knitter, supply)


def got_yarn(knitter: Knitter, supply: Supply, gets: int | None) -> Own:
    """A random tile from the bag into the bowl; unknown where nobody stated the bag, none from an empty one (knit.stitch.yarn-icon)."""
    bag = supply.bag
    if bag is None:
        return knitter._replace(bowl=(*knitter.bowl, UNKNOWN if gets is None else gets)), supply
    if not bag:
        return knitter, supply
    colour = bag[0] if gets is None else gets
    return knitter._replace(bowl=(*knitter.bowl, colour)), supply._replace(bag=without(bag, colour))


def replaced(garments: tuple[Garment, ...], number: int, garment: Garment) -> tuple[Garment, ...]:
    """Some garments with one of them in another state."""
    return garments[:number] + (garment,) + garments[number + 1 :]


def from_bowl(knitter: Knitter, tile: int, bowl: bool) -> bool:
    """Whether a tile that pays comes out of the bowl: where that is asked, or where the row has none."""
    return bowl or tile not in knitter.row


def has(knitter: Knitter, tile: int, bowl: bool = False) -> bool:
    """Whether a player has a tile: in the row as it lies there, in the bowl on either side."""
    return tile >> 1 in knitter.bowl or not bowl and tile in knitter.row


def paid(knitter: Knitter, supply: Supply, tile: int, bowl: bool) -> Own:
    """A tile out of row or bowl, and back in the bag."""
    if from_bowl(knitter, tile, bowl):
        knitter = knitter._replace(bowl=without(knitter.bowl, tile >> 1))
    else:
        knitter = knitter._replace(row=without(knitter.row, tile))
    return knitter, put_back(supply, tile >> 1)


def settled(knitter: Knitter, move: Flip) -> Flip:
    """A flip that says where the tile that pays comes from: the bowl, where the row has only the tile that is turned."""
    alone = move.tile == move.cost and knitter.row.count(move.tile) == 1 and move.cost >> 1 in knitter.bowl
    return move._replace(bowl=True) if alone else move


def _may_flip(knitter: Knitter, supply: Supply, move: Flip) -> bool:
    move = settled(knitter, move)
    if not has(knitter, move.cost, move.bowl):
        return False
    return has(paid(knitter, supply, move.cost, move.bowl)[0], move.tile)


def _flipped(knitter: Knitter, supply: Supply, move: Flip) -> Own:
    move = settled(knitter, move)
    knitter, supply = paid(knitter, supply, move.cost, move.bowl)
    if move.tile not in knitter.row:
        return knitter, supply  # in the bowl a tile lies on either side
    at = knitter.row.index(move.tile)
    return knitter._replace(row=knitter.row[:at] + (turned(move.tile),) + knitter.row[at + 1 :]), supply


def _may_search(knitter: Knitter, supply: Supply, move: Paw) -> bool:
    return knitter.paws > 0 and (supply.bag is None or move.colour in supply.bag)


def _searched(knitter: Knitter, supply: Supply, move: Paw) -> Own:
    knitter = knitter._replace(paws=knitter.paws - 1, bowl=(*knitter.bowl, move.colour))
    return knitter, supply if supply.bag is None else supply._replace(bag=without(supply.bag, move.colour))


def drawn(supply: Supply, deck: int) -> tuple[int, ...] | None:
    """The bonuses of the two cards on top of a deck; None where nobody stated it."""
    cards = supply.decks[deck]
    return None if cards is None else cards[:2]


def may_keep(supply: Supply, deck: int, keep: int) -> bool:
    """Whether a deck still has cards, and the one to keep is among the two on top."""
    two = drawn(supply, deck)
    return two is None or keep in two


def kept(supply: Supply, deck: int, keep: int) -> Supply:
    """The supply after two cards were drawn and one kept; the other goes to the bottom (knit.begin.draw-two)."""
    two = drawn(supply, deck)
    if two is None:
        return supply
    cards = supply.decks[deck][2:] + without(two, keep)
    return supply._replace(decks=supply.decks[:deck] + (cards,) + supply.decks[deck + 1 :])


def _may_begin(knitter: Knitter, supply: Supply, move: Begin) -> bool:
    paying = move.cost >> 1 == move.type and has(knitter, move.cost, move.bowl)
    return knitter.needles > 0 and paying and may_keep(supply, move.type, move.keep)


def _begun(knitter: Knitter, supply: Supply, move: Begin) -> Own:
    knitter, supply = paid(knitter, supply, move.cost, move.bowl)
    garments = (*knitter.garments, Garment(move.type, (), move.keep))
    return knitter._replace(needles=knitter.needles - 1, garments=garments), kept(supply, move.type, move.keep)


def _may_finish(knitter: Knitter, supply: Supply, move: Finish) -> bool:
    garment = knitter.garments[move.garment]
    if garment.finished or len(garment.yarn) < garment.required:
        return False
    if move.gets is not None and not may_get(supply, move.gets, garment.bonus == YARN_NOW):
        return False
    shapes = [BUTTON_SHAPES[button] for button in move.take]
    return len(set(shapes)) == len(shapes) and all(button in knitter.workspace and fits(button, garment) for button in move.take)


def finished(knitter: Knitter, move: Finish) -> Garment:
    """The garment as it is once it is finished, with its buttons."""
    garment = knitter.garments[move.garment]
    return garment._replace(finished=True, buttons=chosen(knitter.workspace, garment, move.take))


def _finished(knitter: Knitter, supply: Supply, move: Finish) -> Own:
    garment = finished(knitter, move)
    workspace = knitter.workspace
    for button in garment.buttons or ():
        workspace = without(workspace, button)
    after = knitter._replace(needles=knitter.needles + 1, workspace=workspace, garments=replaced(knitter.garments, move.garment, garment))
    paws = (garment.bonus == PAW_NOW) + len(first_fulfilled(knitter, after, supply))
    after = after._replace(paws=knitter.paws + paws)
    return got_yarn(after, supply, move.gets) if garment.bonus == YARN_NOW else (after, supply)


def first_fulfilled(before: Knitter, after: Knitter, supply: Supply) -> list[int]:
    """The requests, not yet turned, that a player fulfils only now: each brings a paw (knit.request.first)."""
    open_ones = [request.name for request in supply.requests if not request.turned]
    return [name for name in open_ones if fulfilled(name, after.garments) and not fulfilled(name, before.garments)]


def whole(knitter: Knitter, move: Move) -> None:
    """Raises Mistake where a move that is to be played does not say which of two fitting buttons is taken."""
    if isinstance(move, Finish) and not knitter.garments[move.garment].finished:
        for two in open_choices(knitter.workspace, knitter.garments[move.garment], move.take):
            raise Mistake("take-missing", given=[BUTTONS[button] for button in two], first=BUTTONS[two[0]])


_MAY = {Knit: _may_knit, Flip: _may_flip, Paw: _may_search, Begin: _may_begin, Finish: _may_finish}
_ACTED = {Knit: _knitted, Flip: _flipped, Paw: _searched, Begin: _begun, Finish: _finished}
