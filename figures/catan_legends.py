"""Figures of Catan's parts: costs, lands and what they give, development cards, bonuses, rates, the odds of the dice, the set-up's order."""
from figures import catan_cards as cards
from figures import catan_pieces as drawn
from figures.catan_colours import HOT
from figures.paper import CREAM, INK, LINEN, THREAD, Layer, Letter, Stroke, lines, mix, panel, polygon
from figures.picture import Still
from figures.sheet import Look
from rulelib.catan.cards import CITY_COST, DECK, DEVELOPMENT_COST, ROAD_COST, SETTLEMENT_COST, counts
from rulelib.catan.lands import ANY, LANDS_IN_BOX, PIPS
from rulelib.catan.table import COLOURS, snake

ROW = 1.55
COSTS = (("road", ROAD_COST, 0), ("settlement", SETTLEMENT_COST, 1), ("city", CITY_COST, 2), ("development", DEVELOPMENT_COST, 0))


def mat(wide: float, high: float) -> Layer:
    """The cloth under a row."""
    return (Stroke(panel(0.05, 0.05, wide - 0.05, high - 0.05, 0.25), LINEN, mix(THREAD, INK, 0.1), 0.03),)


def equals() -> Layer:
    """An equals sign."""
    return (Stroke(lines([(-0.18, -0.09), (0.18, -0.09)], [(-0.18, 0.09), (0.18, 0.09)]), None, INK, 0.06),)


_BUILT = {"road": ((drawn.road, "red", 0),), "settlement": ((drawn.settlement, "red"),), "city": ((drawn.city, "red"),)}


def costs() -> Still:
    """What a road, a settlement, a city and a development card cost, and the points of towns."""
    looks: dict[str, Look] = {}
    for row, (name, cost, points) in enumerate(COSTS):
        y = ROW * (row + 0.5)
        looks[f"mat:{name}"] = Look(0, ROW * row, ((mat, 8.5, ROW),))
        looks[f"cost:{name}"] = Look(0.95, y + 0.12 * (name == "city"), _BUILT.get(name, ((cards.development, 0, "?", ""),)), 1.2 if name in _BUILT else 1.05)
        looks[f"is:{name}"] = Look(1.95, y, ((equals,),))
        each = [kind for kind, number in enumerate(counts(cost)) for _ in range(number)]
        looks |= {f"{name}:{place + 1}": Look(2.85 + 0.92 * place, y, ((card, kind),)) for place, kind in enumerate(each)}
        if points:
            looks[f"points:{name}"] = Look(7.75, y, ((cards.starred, str(points), 0.52),))
    return Still(tuple(looks.items()), (8.5, ROW * len(COSTS)))


def card(kind: int) -> Layer:
    """One resource card."""
    return cards.resource(kind, " ")


def arrow() -> Layer:
    """An arrow to the right."""
    return (Stroke(polygon([(-0.4, -0.07), (0.12, -0.07), (0.12, -0.24), (0.42, 0), (0.12, 0.24), (0.12, 0.07), (-0.4, 0.07)]), INK),)


def lands() -> Still:
    """The six kinds of land, how many there are, and the resource that each gives."""
    looks: dict[str, Look] = {}
    for terrain, number in enumerate(LANDS_IN_BOX):
        x = 1.15 + 2.1 * terrain
        looks[f"land:{terrain + 1}"] = Look(x, 1.15, ((kind_of_land, terrain, number),))
        if terrain < 5:
            looks[f"gives:{terrain + 1}"] = Look(x, 2.55, ((down,),))
            looks[f"card:{terrain + 1}"] = Look(x, 3.55, ((card, terrain),), 1.15)
    return Still(tuple(looks.items()), (12.8, 4.3))


def kind_of_land(terrain: int, number: int) -> Layer:
    """A land without its chip, and how many of it there are."""
    return (*drawn.land(terrain, 0, 0)[:-1], Stroke(panel(-0.42, 0.02, 0.42, 0.56, 0.25), CREAM, INK, 0.03), Letter(f"× {number}", 0, 0.29, 0.33))


def down() -> Layer:
    """An arrow downwards."""
    return (Stroke(polygon([(-0.06, -0.25), (0.06, -0.25), (0.06, 0.02), (0.2, 0.02), (0, 0.28), (-0.2, 0.02), (-0.06, 0.02)]), INK),)


def developments() -> Still:
    """The five kinds of development card and how many there are of each."""
    looks = {}
    for kind, number in enumerate(DECK):
        looks[f"card:{kind + 1}"] = Look(1.0 + 1.7 * kind, 1.1, ((cards.development, kind, " ", ""),), 1.5)
        looks[f"number:{kind + 1}"] = Look(1.0 + 1.7 * kind, 2.35, ((word, f"× {number}"),))
    return Still(tuple(looks.items()), (8.8, 2.8))


def word(text: str) -> Layer:
    """A few letters."""
    return (Letter(text, 0, 0, 0.42),)


def rates() -> Still:
    """The three rates: four of a kind for one, three with a 3:1 harbour, two with the harbour of that kind."""
    looks: dict[str, Look] = {}
    for row, (number, kind, harbour) in enumerate(((4, 0, None), (3, 1, ANY), (2, 4, 4))):
        y = ROW * (row + 0.5)
        looks[f"mat:{number}"] = Look(0, ROW * row, ((mat, 7.9, ROW),))
        looks[f"by:{number}"] = Look(0.95, y, ((drawn.harbour, harbour),) if harbour is not None else ((ratio,),), 1.25)
        looks |= {f"give:{number}:{k + 1}": Look(2.2 + 0.92 * k, y, ((card, kind),)) for k in range(number)}
        looks[f"for:{number}"] = Look(6.05, y, ((arrow,),))
        looks[f"get:{number}"] = Look(7.1, y, ((cards.resource, 2, "1"),))
    return Still(tuple(looks.items()), (7.9, 3 * ROW))


def ratio() -> Layer:
    """The rate that everybody has."""
    return (Letter("4:1", 0, 0, 0.4),)


def dice_odds() -> Still:
    """How many of the 36 throws of two dice make each total: a column of pips; 7 is dark with nothing to pay."""
    looks = {}
    for total in range(2, 13):
        looks[f"total:{total}"] = Look(0.8 + 1.05 * (total - 2), 4.6, ((column, total),))
    return Still(tuple(looks.items()), (12.1, 5.4))


def column(total: int) -> Layer:
    """A total and its throws, one above the other."""
    number = PIPS[total]
    fill = INK if total == 7 else HOT if number == 5 else "#b98a3a"
    bricks = tuple(Stroke(panel(-0.38, -0.62 - 0.62 * k, 0.38, -0.1 - 0.62 * k, 0.1), fill, INK, 0.03) for k in range(number))
    return (*bricks, Letter(str(total), 0, 0.35, 0.5, HOT if number == 5 else INK))


def snake_order(players: int = 4) -> Still:
    """Who places in the set-up: in order, then back again; the second settlement, below, takes its resources."""
    order, looks = snake(players), {}
    for place, player in enumerate(order):
        back = place >= players
        x = 0.8 + 1.6 * (2 * players - 1 - place if back else place)
        looks[f"place:{place + 1}"] = Look(x, 0.8 + 1.7 * back, ((cards.badge, COLOURS[player], False),))
        if place % players != players - 1:
            looks[f"to:{place + 1}"] = Look(x + (-0.8 if back else 0.8), 0.8 + 1.7 * back, ((back_arrow if back else arrow,),), 0.6)
    looks["turn"] = Look(0.8 + 1.6 * (players - 1), 1.65, ((down,),), 0.9)
    return Still(tuple(looks.items()), (1.6 * players, 3.3))


def back_arrow() -> Layer:
    """An arrow to the left."""
    return (Stroke(polygon([(0.4, -0.07), (-0.12, -0.07), (-0.12, -0.24), (-0.42, 0), (-0.12, 0.24), (-0.12, 0.07), (0.4, 0.07)]), INK),)


def pieces() -> Still:
    """The four colours with their letters: badge, road, settlement and city, and how many of each."""
    looks: dict[str, Look] = {}
    for row, colour in enumerate(COLOURS):
        y = 0.9 + 1.5 * row
        looks[f"badge:{colour}"] = Look(0.8, y, ((cards.badge, colour, False),))
        for place, (name, key) in enumerate((("road", (drawn.road, colour, 0)), ("settlement", (drawn.settlement, colour)), ("city", (drawn.city, colour)))):
            looks[f"{name}:{colour}"] = Look(2.3 + 1.6 * place, y, (key,), 1.4)
    for place, number in enumerate((15, 5, 4)):
        looks[f"number:{place + 1}"] = Look(2.3 + 1.6 * place, 6.5, ((word, f"× {number}"),))
    return Still(tuple(looks.items()), (6.5, 7.0))


def bonuses() -> Still:
    """The two bonus cards in the middle of the table."""
    looks = {name: Look(0.95 + 1.7 * place, 1.25, ((cards.bonus, name, "", ()),), 1.1) for place, name in enumerate(cards.BONUSES)}
    return Still(tuple(looks.items()), (3.6, 2.5))
