"""Points and the two bonus cards, with where each point comes from (catan.score.*, catan.longest-road.*, catan.largest-army.*)."""
from rulelib.answer import BLOCKER, CANDIDATE, MEMBER, Answer, Because, no, yes
from rulelib.catan.building import owner_of_corner
from rulelib.catan.cards import VICTORY_POINT, count
from rulelib.catan.holders import LEAST_ARMY, LEAST_ROAD, lengths
from rulelib.catan.island import ENDS, bits, corner_names, edge_names, edge_text
from rulelib.catan.roads import cuts, length, longest_trail
from rulelib.catan.table import GOAL, NOBODY, Table, points

BONUS = 2
NONE = "none"


def longest_road(table: Table, player: int) -> Answer:
    """The length of a player's longest trail: its roads in order, where it is cut, and what it would be without that town."""
    seat, walls, colour = table.seats[player], table.walls(player), table.colours[player]
    trail = longest_trail(seat.roads, walls)
    facts = {"player": colour, "length": len(trail), "roads": seat.roads.bit_count()}
    if not trail:
        return Answer(0, (no("catan.longest-road.trail", None, say="no-roads", player=colour),))
    reasons = [yes("catan.longest-road.trail", {MEMBER: edge_names(trail)}, **facts, edges=tuple(map(edge_text, trail)), spare=facts["roads"] - len(trail))]
    reasons += _on_the_way(table, player, trail)
    for corner, then in cuts(seat.roads, walls):
        owner = table.colours[owner_of_corner(table, corner)]
        reasons.append(no("catan.longest-road.cut", {BLOCKER: corner_names(1 << corner)}, **facts, corner=corner + 1, owner=owner, without=then))
    return Answer(len(trail), tuple(reasons))


def _on_the_way(table: Table, player: int, trail: tuple[int, ...]) -> list[Because]:
    """What is worth telling of a trail: own towns passed, corners passed twice, another's town at an end."""
    path, colour = corners_of(trail), table.colours[player]
    told, seat, walls = [], table.seats[player], table.walls(player)
    own = sum({1 << corner for corner in path[1:-1] if seat.towns >> corner & 1})
    if own:
        told.append(yes("catan.longest-road.cut", {MEMBER: corner_names(own)}, say="own", player=colour, corners=tuple(corner + 1 for corner in bits(own))))
    twice = sum({1 << corner for corner in path if path.count(corner) > 1})
    if twice:
        told.append(yes("catan.longest-road.trail", {MEMBER: corner_names(twice)}, say="loop", player=colour, corners=tuple(corner + 1 for corner in bits(twice))))
    for corner, edge in {path[0]: trail[0], path[-1]: trail[-1]}.items():
        if walls >> corner & 1:
            facts = {"player": colour, "corner": corner + 1, "owner": table.colours[owner_of_corner(table, corner)], "edge": edge_text(edge)}
            told.append(yes("catan.longest-road.ends-at-town", {MEMBER: (*corner_names(1 << corner), *edge_names((edge,)))}, **facts))
    return told


def corners_of(trail: tuple[int, ...]) -> list[int]:
    """The corners that a trail passes, in order."""
    first, second = ENDS[trail[0]]
    if len(trail) > 1 and first in ENDS[trail[1]] and not (second in ENDS[trail[1]]):
        first, second = second, first
    path = [first, second]
    for edge in trail[1:]:
        a, b = ENDS[edge]
        path.append(b if a == path[-1] else a)
    return path


def score_of(table: Table, player: int) -> Answer:
    """All points of one player, each with the pieces that bring it (catan.score.sum)."""
    seat, colour = table.seats[player], table.colours[player]
    value = {
        "settlements": seat.settlements.bit_count(),
        "cities": 2 * seat.cities.bit_count(),
        "longest-road": BONUS * (table.longest_road == player),
        "largest-army": BONUS * (table.largest_army == player),
        "victory-points": count(seat.cards, VICTORY_POINT) + count(seat.new, VICTORY_POINT),
    }
    marks = {
        "settlements": corner_names(seat.settlements),
        "cities": corner_names(seat.cities),
        "longest-road": ("bonus:longest-road",),
        "largest-army": ("bonus:largest-army",),
        "victory-points": (f"card:{colour}:victory-point",),
    }
    rules = {"victory-points": "catan.dev.victory-point"}
    reasons = [
        yes(rules.get(part, "catan.score.sum"), {MEMBER: marks[part]}, say=part, player=colour, points=number, count=number // (2 if part == "cities" else 1))
        for part, number in value.items()
        if number
    ]
    total = sum(value.values())
    return Answer({**value, "total": total}, (*reasons, yes("catan.score.sum", None, player=colour, total=total)))


def all_points(table: Table) -> Answer:
    """The points of every player, hidden cards included."""
    answers = [score_of(table, player) for player in range(table.players)]
    value = {colour: answer.value["total"] for colour, answer in zip(table.colours, answers)}
    roads = [
        yes("catan.road.no-points", {MEMBER: edge_names(bits(seat.roads))}, player=colour, roads=seat.roads.bit_count())
        for colour, seat in zip(table.colours, table.seats)
        if seat.roads
    ]
    return Answer(value, (*(reason for answer in answers for reason in answer.because), *roads, yes("catan.score.now")))


def winner(table: Table) -> Answer:
    """Who has won: the player in turn, with ten points; nobody else can (catan.win.*)."""
    turn = table.colours[table.turn]
    told = score_of(table, table.turn)
    total = told.value["total"]
    if table.over:
        return Answer(turn, (yes("catan.win.at-once", None, player=turn, total=total), yes("catan.aim.ten-points", None, player=turn, total=total, needed=GOAL), *told.because))
    reasons = [no("catan.aim.ten-points", None, player=turn, total=total, needed=GOAL)]
    for player, colour in enumerate(table.colours):
        if player != table.turn and points(table, player) >= GOAL:
            reasons.append(no("catan.win.not-on-others", {BLOCKER: ("dice",)}, player=colour, total=points(table, player), turn=turn))
    return Answer(NONE, tuple(reasons))


def holders(table: Table, before: Table | None = None) -> Answer:
    """Who holds the two bonus cards; `before` is the table before the last move, where it is known."""
    held = {"longest-road": table.longest_road, "largest-army": table.largest_army}
    value = {card: table.colours[player] if player != NOBODY else NONE for card, player in held.items()}
    told = [(table.roads, _road_card(table, before)), (any(seat.knights for seat in table.seats), _army_card(table, before))]
    worth = [reason for there, reasons in told if there for reason in reasons]  # of a card that nobody is near nothing is told
    return Answer(value, tuple(worth or told[0][1] + told[1][1]))


def _rivals(table: Table, each: tuple[int, ...], best: int) -> tuple[str, ...]:
    return tuple(colour for colour, number in zip(table.colours, each) if number == best)


def _road_card(table: Table, before: Table | None) -> list[Because]:
    """Why the longest road lies where it lies: with its holder, with a new one, in the middle."""
    each = lengths(table)
    best, now = max(each), table.longest_road
    was = before.longest_road if before else now
    trails = {player: edge_names(longest_trail(seat.roads, table.walls(player))) for player, seat in enumerate(table.seats) if each[player] == best}
    facts = {"length": best, "needed": LEAST_ROAD, "rivals": _rivals(table, each, best)}
    rivals = tuple(name for player, trail in trails.items() if player != now for name in trail)
    if now == NOBODY:
        return [_middle(table, was, facts, rivals)]
    colour = table.colours[now]
    marks = {MEMBER: trails.get(now, ()), CANDIDATE: rivals}
    facts |= {"player": colour, "length": each[now]}
    if was not in (now, NOBODY):
        facts["before"] = table.colours[was]
        marks[CANDIDATE] = edge_names(longest_trail(table.seats[was].roads, table.walls(was)))
        cut = length(table.seats[was].roads, table.walls(was)) < length(before.seats[was].roads, before.walls(was))  # type: ignore[union-attr]
        return [yes("catan.longest-road.recount" if cut else "catan.longest-road.strictly-longer", marks, say="moved", was=each[was], **facts)]
    if was == NOBODY:
        return [yes("catan.longest-road.five", marks, **facts)]
    return [yes("catan.longest-road.five", marks, say="holds", **facts), *_kept(table, before, each, marks, facts)]


def _kept(table: Table, before: Table | None, each: tuple[int, ...], marks: dict, facts: dict) -> list[Because]:
    """Why the holder keeps the longest road though it was cut, or though another's is as long."""
    now, colour = table.longest_road, facts["player"]
    was = length(before.seats[now].roads, before.walls(now)) if before else each[now]
    told = [yes("catan.longest-road.recount", marks, say="kept", player=colour, length=each[now], was=was)] if was > each[now] else []
    others = tuple(rival for rival in facts["rivals"] if rival != colour)
    if others and each[now] == max(each):
        told.append(yes("catan.longest-road.strictly-longer", marks, say="tie", others=others, **facts))
    return told


def _middle(table: Table, was: int, facts: dict, rivals: tuple[str, ...]) -> Because:
    left = {"before": table.colours[was]} if was != NOBODY else {}
    if facts["length"] < LEAST_ROAD:
        rule, say = ("catan.longest-road.middle", "all-short") if left else ("catan.longest-road.five", "short")
        return no(rule, {CANDIDATE: rivals}, say=say, **left, **facts)
    if left:
        return no("catan.longest-road.recount", {BLOCKER: rivals}, say="tie", **left, **facts)
    return no("catan.longest-road.middle", {BLOCKER: rivals}, say="tie" if len(facts["rivals"]) > 1 else "nobody", **facts)


def _army_card(table: Table, before: Table | None) -> list[Because]:
    """Why the largest army lies where it lies."""
    knights = tuple(seat.knights for seat in table.seats)
    best, now = max(knights), table.largest_army
    was = before.largest_army if before else now
    facts = {"knights": best, "needed": LEAST_ARMY, "rivals": _rivals(table, knights, best)}
    names = {player: (f"knights:{table.colours[player]}",) for player in range(table.players) if knights[player] == best}
    if now == NOBODY:
        say = "short" if best < LEAST_ARMY else "tie"
        return [no("catan.largest-army.three", {CANDIDATE: sum(names.values(), ())}, say=say, **facts)]
    facts |= {"player": table.colours[now], "knights": knights[now]}
    marks = {MEMBER: (f"knights:{table.colours[now]}",), CANDIDATE: tuple(name for player, each in names.items() if player != now for name in each)}
    if was not in (now, NOBODY):
        marks[CANDIDATE] = (f"knights:{table.colours[was]}",)
        return [yes("catan.largest-army.strictly-more", marks, say="moved", before=table.colours[was], was=knights[was], **facts)]
    told = yes("catan.largest-army.three", marks, **facts)
    others = tuple(each for each in facts["rivals"] if each != table.colours[now])
    return [told, yes("catan.largest-army.strictly-more", marks, say="tie", others=others, **facts)] if others and knights[now] == best else [told]
