"""What a legal move of Knitting Circle does: the slow reading, on lines of moves; for tests only."""
from slow_knit import SHAPES, Garment, Player, SlowTable, colour, shape, side_of, turned
from slow_knit_moves import kept, split, words


def play(table: SlowTable, line: str) -> None:
    """A legal move played; buttons stay sorted."""
    verb, given = words(line.rpartition(": ")[2])
    MAKE[verb](table, *given)
    for player in table.people.values():
        for some in (player.workspace, *(garment.buttons for garment in player.garments)):
            some.sort()


def pass_on(table: SlowTable, turns: int, then: str) -> None:
    """The next turn of the phase, or after so many the next phase."""
    table.turn += 1
    if table.turn == turns:
        table.turn, table.phase = 0, then


def draw_card(table: SlowTable, kind: str, keep: str) -> None:
    """Two cards drawn, one kept on a needle, the other to the bottom."""
    two, table.decks[kind] = table.decks[kind][:2], table.decks[kind][2:]
    two.remove(keep)
    table.decks[kind] += two
    table.mine.garments.append(Garment(kind, [], keep))
    table.mine.needles -= 1


def choose(table: SlowTable, kind: str, keep: str) -> None:
    """A first garment, without yarn."""
    draw_card(table, kind, keep)
    pass_on(table, table.players, "start-tile")


def centre(table: SlowTable, kind: str, space: str, slot: str) -> None:
    """The tile that lay there goes back."""
    number, place = int(space), int(slot) - 1
    old = table.slots[number][place]
    table.slots[number][place] = f"{kind} {side_of(number)}"
    table.centre.remove(kind)
    table.bag += [colour(old)] if old else []
    table.phase = "gather"
    pass_over(table)


def pass_over(table: SlowTable) -> None:
    """A cat that can go nowhere (the bag was empty) waits: the ledger leaves that open, and the game must go on."""
    while table.phase == "gather" and not table.reach():
        pass_on(table, 4 * table.players, "knit")


def gather(table: SlowTable, number: str, tile: str) -> None:
    """The cat moves, the tile goes to the row."""
    space = int(number)
    table.cats[table.cat] = space
    table.slots[space][table.slots[space].index(tile)] = None
    table.mine.row.append(tile)
    pass_on(table, 4 * table.players, "knit")
    pass_over(table)


def draw_yarn(table: SlowTable, gets: str | None) -> None:
    """A tile from the bag to the bowl, if there is one: the next, or the one that is told."""
    if table.bag:
        table.mine.bowl.append(table.bag.pop(table.bag.index(gets) if gets else 0))


def knit(table: SlowTable, tile: str, number: str, at: str | None, bowl: str | None, gets: str | None) -> None:
    """A tile on the next space, and what its icon brings."""
    garment = table.mine.garments[int(number) - 1]
    table.mine.bowl.remove(colour(tile)) if bowl else table.mine.row.remove(tile)
    garment.yarn.append(tile)
    icon = garment.icon(len(garment.yarn))
    if icon == "yarn":
        draw_yarn(table, gets)
    table.mine.paws += icon == "paw"


def pay(table: SlowTable, tile: str, bowl: bool) -> None:
    """A tile back to the bag: from the row if it lies there and the bowl is not named."""
    player = table.mine
    player.row.remove(tile) if tile in player.row and not bowl else player.bowl.remove(colour(tile))
    table.bag.append(colour(tile))


def flip(table: SlowTable, tile: str, cost: str, bowl: str | None) -> None:
    """A tile turned over, in the row or (to no end) in the bowl; the other back to the bag."""
    flipped, paid = split(table.mine, tile, cost, bowl)
    if flipped == "row":
        table.mine.row[table.mine.row.index(tile)] = turned(tile)
    table.mine.row.remove(cost) if paid == "row" else table.mine.bowl.remove(colour(cost))
    table.bag.append(colour(cost))


def paw(table: SlowTable, kind: str) -> None:
    """A tile searched in the bag."""
    table.mine.paws -= 1
    table.bag.remove(kind)
    table.mine.bowl.append(kind)


def begin(table: SlowTable, kind: str, cost: str, bowl: str | None, keep: str) -> None:
    """A garment for a tile."""
    pay(table, cost, bool(bowl))
    draw_card(table, kind, keep)


def finish(table: SlowTable, number: str, take: str | None, gets: str | None) -> None:
    """Needle, instant bonus, one fitting button of each shape; then the paws of requests."""
    player = table.mine
    garment, before = player.garments[int(number) - 1], [request for request in table.requests if player.fulfils(request)]
    garment.finished = True
    player.needles += 1
    player.paws += garment.bonus == "paw-now"
    if garment.bonus == "yarn-now":
        draw_yarn(table, gets)
    named = take.split() if take else []
    for fitting in garment.fitting(player.workspace).values():
        for button in [each for each in fitting if each in named] or fitting[:1]:
            player.workspace.remove(button)
            garment.buttons.append(button)
    player.paws += sum(player.fulfils(request) and request not in before and not seen for request, seen in table.requests.items())


def done(table: SlowTable, nothing: str) -> None:
    """After the last the round ends; the last round ends the game."""
    pass_on(table, table.players, "end" if table.round == 6 else "round-end")
    if table.turn == 0:
        for request in table.requests:
            table.requests[request] |= any(player.fulfils(request) for player in table.people.values())


def keep(table: SlowTable, tiles: str) -> None:
    """Two tiles stay in the bowl; after the last player everything is refilled."""
    player, stay = table.mine, kept(tiles)
    back = [*map(colour, player.row), *player.bowl]
    for each in stay:
        back.remove(each)
    player.row, player.bowl = [], stay
    table.bag += back
    pass_on(table, table.players, "start-tile")
    if table.turn == 0:
        refill(table)
        table.start, table.round = table.start % table.players + 1, table.round + 1


def refill(table: SlowTable) -> None:
    """Buttons to two of a shape in turn order, then yarn clockwise from the old start player's cat."""
    for step in range(table.players):
        player: Player = table.people[(table.start - 1 + step) % table.players + 1]
        for each in SHAPES:
            while sum(shape(button) == each for button in player.workspace) < 2 and table.piles[each]:
                player.workspace.append(table.piles[each].pop(0))
    first = table.cats[table.cat]
    for step in range(table.spaces):
        space = (first - 1 + step) % table.spaces + 1
        for place in range(2):
            if table.slots[space][place] is None and table.bag:
                table.slots[space][place] = f"{table.bag.pop(0)} {side_of(space)}"


MAKE = {
    "choose": choose, "centre": centre, "gather": gather, "knit": knit, "flip": flip, "paw": paw, "begin": begin, "finish": finish,
    "done": done, "keep": keep,
}  # fmt: skip
