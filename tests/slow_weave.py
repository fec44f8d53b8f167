"""Warp & Weft read a second time from its ledger, slowly and plainly; for tests only, and without the logic of rulelib.

Places are names (`v3`), cards and threads their words, positions the maps of case files. Nothing is
remembered that can be counted again.
"""
from collections import Counter

COLOURS = ("pink", "blue", "yellow", "green", "purple")
READINGS = ("consecutive", "neighbours", "fixed", "disjoint")
ADJACENCY = [f"{first}-{second}" for number, first in enumerate(COLOURS) for second in COLOURS[number + 1 :]]
TEACHING = [f"{COLOURS[number]} OU {COLOURS[(number + step) % 5]}" for step in (1, 2) for number in range(5)]
GOALS = [((0, 1), (2, 4)), ((0, 2), (3, 4))]  # which colours, counted on from each of the five: beside, and over, under


def goals() -> list[set[str]]:
    """The ten shared goals, each as its two cards."""
    found = []
    for (a, b), (c, d) in GOALS:
        for number in range(5):
            colour = [COLOURS[(number + step) % 5] for step in range(5)]
            beside = min(f"{colour[a]}-{colour[b]}", f"{colour[b]}-{colour[a]}", key=lambda card: COLOURS.index(card.split("-")[0]))
            found.append({beside, f"{colour[c]} OU {colour[d]}"})
    return found


def most_apart(letters: str, wanted: tuple[str, ...]) -> int:
    """The most pairs of letters that follow each other and use none twice: every way is tried."""
    if len(letters) < 2:
        return 0
    taken = 1 + most_apart(letters[2:], wanted) if letters[:2] in wanted else 0
    return max(taken, most_apart(letters[1:], wanted))


class SlowLoom:
    """One player's loom and cards, from a position."""

    def __init__(self, position: dict):
        self.holes, self.reading = position.get("holes", 10), position.get("reading", "consecutive")
        self.threads: dict[str, str] = {}  # place: colour, in the order woven
        self.on_top: dict[tuple[str, str], str] = {}  # (vertical, horizontal): the place of the thread that lies on top
        self.kept = list(position["kept"]) if "kept" in position else None
        self.buttons, self.goal = list(position.get("buttons", [])), list(position.get("goal", []))
        self.cards, self.marked = position.get("cards"), position.get("marked", False)
        for line in position.get("loom", []):
            self.lay(line)

    def places(self, axis: str) -> list[str]:
        """All the places of an axis, v or h, in order."""
        return [f"{axis}{number}" for number in range(1, self.holes + 1)]

    def lay(self, line: str) -> None:
        """Weave a thread (`pink v3 under h1 h4`): over everything else that it crosses."""
        colour, place, *rest = line.split()
        for other in self.crossed(place):
            pair = (place, other) if place[0] == "v" else (other, place)
            self.on_top[pair] = other if other in rest else place
        self.threads[place] = colour

    def crossed(self, place: str) -> list[str]:
        """The threads across a place, in order along it."""
        return [other for other in self.places("h" if place[0] == "v" else "v") if other in self.threads]

    def letters(self, place: str, colour: str) -> list[tuple[str, str]]:
        """Along a thread, the places of a colour's threads across it, and O or U as seen from the thread."""
        met = []
        for other in self.crossed(place):
            if self.threads[other] == colour:
                pair = (place, other) if place[0] == "v" else (other, place)
                met.append((other, "O" if self.on_top[pair] == place else "U"))
        return met

    def count(self, card: str) -> int:
        """How often a card's pattern appears."""
        return self.beside(*card.split("-")) if "-" in card else self.interlaced(*card.split())

    def beside(self, first: str, second: str) -> int:
        """The neighbouring pairs of two colours, on both axes."""
        count = 0
        for axis in "vh":
            numbers = self.places(axis)
            for place, following in zip(numbers, numbers[1:]):
                count += {self.threads.get(place, 1), self.threads.get(following, 2)} == {first, second}
        return count

    def interlaced(self, first: str, order: str, second: str) -> int:
        """How often a thread of the first colour meets two of the second in an order, in this loom's reading."""
        return sum(self.along(place, order, second) for place in self.threads if self.threads[place] == first)

    def along(self, place: str, order: str, second: str) -> int:
        """The same on one thread."""
        met = self.letters(place, second)
        if self.reading == "disjoint":
            return most_apart("".join(letter for _, letter in met), (order, order[1] + order[0]))
        count = 0
        for (one, left), (other, right) in zip(met, met[1:]):
            fits = left + right == order or (self.reading != "fixed" and right + left == order)
            count += fits and (self.reading != "neighbours" or int(other[1:]) - int(one[1:]) == 1)
        return count

    def penalty(self) -> int:
        """A point for each thread past the third of a colour on an axis."""
        counted = Counter((place[0], colour) for place, colour in self.threads.items())
        return sum(count - 3 for count in counted.values() if count > 3)

    def shared_goal(self) -> int:
        """5 points where both patterns appear."""
        return 5 if self.goal and all(self.count(card) >= 1 for card in self.goal) else 0

    def score(self) -> dict:
        """Shared goal, buttons, penalty, total."""
        buttons = sum(self.count(card) for card in self.buttons)
        goal, lost = self.shared_goal(), self.penalty()
        return {"shared-goal": goal, "buttons": buttons, "penalty": lost, "total": goal + buttons - lost}

    def broken(self, line: str, finished: bool | None = None) -> list[str]:
        """The rules that a move (`weave …`, `button …`) breaks: sorted."""
        if len(self.buttons) == 4 if finished is None else finished:
            return ["weave.end.finished"]
        verb, what = line.split(" ", 1)
        if verb == "weave":
            return sorted(self.broken_by_thread(what.split()))
        return ["weave.round.phases"] if self.kept else sorted(self.broken_by_button(what))

    def broken_by_thread(self, words: list[str]) -> list[str]:
        """The rules that weaving a thread breaks."""
        colour, place, *rest = words
        broken = ["weave.thread.one-a-place"] if place in self.threads else []
        if self.kept is not None and colour not in self.kept:
            broken.append("weave.order.kept-only")
        if rest[:1] == ["to"] and rest[1] != place:
            broken.append("weave.thread.straight")
        under = rest[rest.index("under") + 1 :] if "under" in rest else []
        if any(other not in self.crossed(place) for other in under):
            broken.append("weave.thread.over-under")
        return broken

    def broken_by_button(self, card: str) -> list[str]:
        """The rules that a button on a card breaks."""
        broken = ["weave.button.one-a-round"] if self.marked or (self.cards is not None and not self.among(card, self.cards)) else []
        if self.among(card, self.buttons):
            broken.append("weave.button.same-card")
        if sum(("-" in card) == ("-" in other) for other in self.buttons) == 2:
            broken.append("weave.button.shape")
        return broken

    def among(self, card: str, others: list[str]) -> bool:
        """Whether a card is one of some: it may be held either way round, but for an order of one direction."""
        return any(self.turned(card, self.reading) == self.turned(other, self.reading) for other in others)

    @staticmethod
    def turned(card: str, reading: str) -> tuple:
        """A card without the way in which it is held."""
        if "-" in card:
            return tuple(sorted(card.split("-")))
        first, order, second = card.split()
        return first, order if reading == "fixed" else "".join(sorted(order)), second

    def play(self, line: str) -> None:
        """A thread woven (`weave …`), or a button put (`button …`)."""
        verb, what = line.split(" ", 1)
        if verb == "button":
            self.buttons.append(what)
            self.marked = True
            return
        self.lay(what)
        if self.kept is None:
            self.marked = False  # where any thread may be woven, weaving after a button begins the next round
        else:
            self.kept.remove(what.split()[0])


class SlowTable:
    """A game: looms, hands, bag, the round and its phase, and the threads that have left."""

    def __init__(self, position: dict):
        self.players = range(1, position["players"] + 1)
        common = {key: position[key] for key in ("holes", "reading", "cards", "goal") if key in position}
        keys = {"loom": "looms", "kept": "kept", "buttons": "buttons", "marked": "marked"}
        self.looms = {}
        for player in self.players:
            own = {inner: position[key][player] for inner, key in keys.items() if player in position.get(key, {})}
            self.looms[player] = SlowLoom({"kept": []} | common | own)
        self.hands = {player: list(position.get("hands", {}).get(player, [])) for player in self.players}
        self.bag, self.gone = list(position.get("bag", [])), []
        self.round, self.phase = position["round"], position["phase"]

    def lying(self) -> Counter:
        """All threads, wherever they are."""
        threads = Counter(self.bag) + Counter(self.gone)
        for player in self.players:
            threads += Counter(self.hands[player]) + Counter(self.looms[player].kept) + Counter(self.looms[player].threads.values())
        return threads

    def broken(self, line: str) -> list[str]:
        """The rules that a move breaks: sorted, without repeats."""
        words = line.split()
        phase = {"draw": "draw", "keep": "draft", "weave": "weave", "button": "choose"}[words[0] if words[0] in ("draw", "keep") else words[1]]
        if self.phase == "end":
            return ["weave.end.finished"]
        if phase != self.phase:
            return ["weave.round.phases"]
        if phase == "draw":
            return []
        if phase == "draft":
            chosen = [part.split()[1] for part in line.split("|")]
            return ["weave.draft.from-hand"] if any(colour not in self.hands[player] for player, colour in zip(self.players, chosen)) else []
        return self.looms[int(words[0][:-1])].broken(" ".join(words[1:]), finished=False)

    def play(self, line: str) -> None:
        """A legal move played."""
        if line == "draw":
            for player in self.players:
                self.hands[player], self.bag = self.bag[:5], self.bag[5:]
            self.phase = "draft"
        elif line.startswith("keep"):
            self.keep([part.split()[1] for part in line.split("|")])
        else:
            player, rest = line.split(": ", 1)
            self.looms[int(player)].play(rest)
            self.go_on()

    def keep(self, chosen: list[str]) -> None:
        """All keep one at once, and pass the rest to the left; the fifth leaves."""
        for player, colour in zip(self.players, chosen):
            self.hands[player].remove(colour)
            self.looms[player].kept.append(colour)
        last = self.players[-1]
        self.hands = {player: self.hands[player - 1 if player > 1 else last] for player in self.players}
        if len(self.looms[1].kept) == 4:
            for player in self.players:
                self.gone += self.hands[player]
                self.hands[player] = []
            self.phase = "weave"

    def go_on(self) -> None:
        """The next phase, once everybody is ready."""
        if self.phase == "weave" and all(loom.kept == [] for loom in self.looms.values()):
            self.phase = "choose"
        elif self.phase == "choose" and all(loom.marked for loom in self.looms.values()):
            for loom in self.looms.values():
                loom.marked = False
            self.round, self.phase = (self.round, "end") if self.round == 4 else (self.round + 1, "draw")


def winners(results: dict[str, int]) -> list[str]:
    """Most points; equal totals share: sorted names."""
    return sorted(name for name in results if results[name] == max(results.values()))
