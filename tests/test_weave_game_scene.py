"""The scene in which a whole game of Warp & Weft is played, from its set-up to its winners: clicks, lines, steps, refusals."""
import pytest
from playing import click, draw, marks, press, said, typed
from weaving import by_clicks, by_lines, played

from figures.scene import Event
from figures.weave_game import Game
from figures.weave_steps import Pick
from rulelib.warp_and_weft import check, score
from rulelib.warp_and_weft.cards import card_text
from rulelib.warp_and_weft.legality import Weave
from rulelib.warp_and_weft.table import Keep
from rulelib.warp_and_weft.threads import COLOURS

GAMES = [(3, "one"), (2, "all"), (5, "one"), (4, "all")]


@pytest.mark.parametrize("players, who", GAMES)
def test_clicks_and_lines_play_the_same_game_to_its_end(players, who):
    by_click, by_line = (played(Game(players, who, seed=6), 3, make) for make in (by_clicks, by_lines))
    assert by_click.story == by_line.story and by_click.turns.table.over
    assert len(by_click.story.moves) == 4 * (1 + 4 + 5 * players)
    assert draw(by_click).position == draw(by_line).position
    assert by_click.text() == by_line.text() and "weave." in by_line.text()
    for before, move in zip(by_click.story.positions, by_click.story.moves):
        assert check(before, move).value
    english, japanese = said(by_click)
    for player, weaver in enumerate(by_click.turns.table.weavers, 1):
        value = score(weaver).value
        row = f"{value['shared-goal']} {value['buttons']} {-value['penalty']} {value['total']}"
        assert f"Player {player} {row}" in english and f"プレイヤー{player} {row}" in japanese
        press(by_click, "explain", f"score:{player}")
        draw(by_click)
        assert "weave.score" in said(by_click)[0]
    assert "Winner" in english and "勝者" in japanese and "weave.end.ties" in english


def test_an_equal_total_shares_the_win():
    for seed in range(60):
        game = played(Game(5, "one", seed=seed), seed)
        totals = [score(weaver).value["total"] for weaver in game.turns.table.weavers]
        best = [f"Player {player}" for player, total in enumerate(totals, 1) if total == max(totals)]
        assert f"Winner: {', '.join(best)}" in said(game)[0]
        if len(best) > 1:
            return
    raise AssertionError("no shared win among all these games")


def test_choices_on_one_screen_stay_secret_until_all_have_chosen():
    game = Game(3, "all", seed=2)
    press(game, "draw")
    before = draw(game)
    click(game, "hand1:2")
    assert (game.story.at, game.turns.steps.picks) == (1, (Pick(1, game.turns.table.hands[0][1]),))
    after = draw(game)
    assert (after.position, after.marks) == (before.position, before.marks) and "Player 2: click" in said(game)[0]
    assert game.text() == game.text() and "keep" not in game.text()
    click(game, "hand2:1", "hand3:5")
    hands = before.position.table.hands
    assert game.story.moves[1] == Keep((hands[0][1], hands[1][0], hands[2][4]))
    press(game, "undo")
    assert game.turns.steps.picks == (Pick(1, hands[0][1]), Pick(2, hands[1][0]))
    press(game, "undo")
    typed(game, "2: keep " + COLOURS[hands[1][1]])
    press(game, "redo")
    assert game.story.moves[1] == Keep((hands[0][1], hands[1][1], hands[2][4])) or game.turns.steps.picks
    line = " | ".join(f"keep {COLOURS[hand[0]]}" for hand in game.turns.table.hands)
    typed(game, line)
    assert game.story.lines()[-1] == line


def woven_to(phase: str, **choices) -> Game:
    """A game played by lines until a phase is reached."""
    game = Game(**choices)
    while game.turns.table.phase != phase:
        played(game, 5, by_lines, 1)
    return game


def test_a_thread_can_be_changed_in_every_way_before_it_is_woven():
    game = woven_to("weave", players=2, who="one", seed=4)
    first, second = game.turns.table.weavers[0].kept[:2]
    click(game, "kept1:1", "1:h2", "1:h2")
    assert game.story.moves[-1] == Weave(first, 11, player=1)
    click(game, "kept1:1", "1:v1")
    assert marks(game)["chosen"] == ("1:v1",) and game.turns.steps.thread == Weave(second, 0, player=1)
    draw(game)
    click(game, "1:v1-h2", "1:v5")
    assert game.turns.steps.thread == Weave(second, 4, 1 << 11, player=1)
    typed(game, "flip h2")
    assert game.turns.steps.thread.under == 0
    click(game, "kept1:1", "1:h9")
    other = game.turns.steps.thread
    assert other.place == 18 and other.under == 0
    typed(game, "lay pink v3 under h2", f"{COLOURS[other.colour]} v3 under h2")
    assert game.story.moves[-1] == Weave(other.colour, 2, 1 << 11, player=1)


def test_what_a_thread_would_bring_is_told_before_and_after_it_is_woven():
    game = woven_to("weave", players=2, who="one", seed=4)
    click(game, "kept1:1", "1:v3")
    before, before_ja = said(game)
    assert "With pink at v3:" in before and "織ると" in before_ja
    press(game, "weave")
    assert "is woven" in said(game)[0] and game.story.moves[-1].place == 2


def refusal(phase, gids, rule, marked=None):
    return pytest.param(phase, gids, rule, marked, id=f"{phase}-{gids[-1]}")


@pytest.mark.parametrize(
    "phase, gids, rule, marked",
    [
        refusal("draw", ("1:v1",), "weave.round.phases"), refusal("draft", ("1:v1",), "weave.round.phases"), refusal("draft", ("2: weave pink v1",), "weave.round.phases"),
        refusal("weave", ("kept1:1", "1:v1", "1:v1", "1:v1"), "weave.thread.fixed", "1:v1"), refusal("weave", ("kept1:1", "1:v1", "1:v1", "kept1:1", "1:v1"), "weave.thread.one-a-place", "1:v1"),
        refusal("weave", ("kept1:1", "1:v1", "1:v1", "kept1:1", "1:h1", "1:h1", "1:v1-h1"), "weave.thread.fixed", "1:v1-h1"),
        refusal("weave", ("1: button pink-blue",), "weave.round.phases"), refusal("weave", ("1: weave pink v3 to h4",), "weave.thread.straight"),
        refusal("weave", ("1: weave pink v3 under h7",), "weave.thread.over-under"), refusal("choose", ("1: weave pink v9",), "weave.round.phases"),
        refusal("choose", ("draw",), "weave.round.phases"), refusal("end", ("draw",), "weave.end.finished"), refusal("end", ("1:v1",), "weave.end.finished"),
    ],
)  # fmt: skip
def test_a_refusal_changes_nothing_and_says_why(phase, gids, rule, marked):
    game = woven_to(phase, players=2, who="all", seed=4)
    for number, gid in enumerate(gids):
        if number == len(gids) - 1:
            before = game.turns.steps, game.turns.held
        game.handle(Event("type" if " " in gid or gid == "draw" else "click", gid))
    assert (game.turns.steps, game.turns.held) == before
    assert all(rule in text and "✗" in text for text in said(game))
    assert marked is None or marks(game)["blocker"] == (marked,)
    draw(game)


def test_buttons_are_refused_by_their_rules():
    game = woven_to("choose", players=2, who="all", seed=4)
    cards = [card_text(card) for card in game.turns.table.weavers[0].shown]
    absent = next(f"{first}-{second}" for first in COLOURS for second in COLOURS if first < second and f"{first}-{second}" not in cards and f"{second}-{first}" not in cards)
    typed(game, f"button {absent}")
    assert "weave.button.one-a-round" in said(game)[0]
    click(game, f"card:{cards[0]}")
    typed(game, f"1: button {cards[1]}")
    assert "weave.button.one-a-round" in said(game)[0] and len(game.turns.table.weavers[0].buttons) == 1


def test_the_opponents_are_not_ones_own():
    game = woven_to("weave", players=3, who="one", seed=4)
    press(game, "layout", "beside")
    before = game.turns.steps
    for event in (("click", "kept2:1"), ("click", "2:v1"), ("type", "3: weave pink v1"), ("type", "2: keep pink")):
        game.handle(Event(*event))
        assert game.turns.steps == before and 'class="hint"' in game.view().say[0] and "ランダム" in said(game)[1]


@pytest.mark.parametrize("players, who", [(3, "one"), (2, "all")])
def test_steps_back_and_forth_lose_nothing_and_never_draw_again(players, who):
    game = played(Game(players, who, seed=9), 2)
    whole = game.story
    backs = 0
    while game.turns.steps.undo() != game.turns.steps:
        press(game, "undo")
        draw(game)
        backs += 1
        assert backs < 500 and game.story.moves == whole.moves and not game.turns.steps.stalled
    assert game.story.at == 0
    while game.turns.steps.can_redo:
        press(game, "redo")
    assert game.story == whole
    for at in range(0, len(whole.moves), 7):
        press(game, "at", at)
        draw(game)
        assert game.story.position == whole.positions[at]
        if "let" in {control.id for control in game.view().controls}:
            press(game, "let")
            assert game.story.moves == whole.moves and not game.turns.steps.stalled
    typed(game, "jump 0", "redo", "undo", "redo")
    assert game.story.positions[:2] == whole.positions[:2] and game.story.at == 1


def test_another_move_after_a_jump_replaces_what_followed():
    game = played(Game(3, "one", seed=9), 2)
    press(game, "at", 1)
    assert "Made after this and kept: 79" in said(game)[0]
    hand, kept = game.turns.table.hands[0], game.story.moves[1]
    click(game, f"hand1:{next(number for number, colour in enumerate(hand, 1) if colour != kept.colours[0])}")
    assert len(game.story.moves) == 2 and game.story.moves[1].colours[1:] == kept.colours[1:]


def test_a_new_game_is_what_was_chosen_and_the_old_one_can_be_gone_back_to():
    game = played(Game(3, seed=1), until=5)
    before = game.story
    press(game, "new")
    for name, value in (("players", "2"), ("who", "all"), ("holes", 12), ("reading", "fixed")):
        press(game, name, value)
    for line in ("seed", "x", "-1", "99999999999999"):
        typed(game, line)
        assert game.draft.seed == 2 and 'class="mistake"' in game.view().say[0]
    for name, value in (("players", "6"), ("players", 3), ("holes", 7), ("holes", "10"), ("reading", "odd"), ("who", None)):
        press(game, name, value)
        assert 'class="mistake"' in game.view().say[1]
    typed(game, "seed 40")
    press(game, "cancel")
    assert game.story == before
    press(game, "new")
    for name, value in (("players", "2"), ("who", "all"), ("holes", 12), ("reading", "fixed")):
        press(game, name, value)
    press(game, "start")
    now = game.turns.table
    assert (now.players, now.weavers[0].loom.holes, now.weavers[0].reading, game.choices.seed) == (2, 12, "fixed", 2)
    draw(game)
    assert "2:h12" in game.picture.pieces


@pytest.mark.parametrize("who", ["one", "all"])
def test_one_seat_alone_makes_a_large_loom(who):
    game = Game(3, who, seed=4)
    press(game, "layout", "one")
    while not game.turns.table.over:
        seat = game.turns.seat
        draw(game)
        targets = game.picture.targets()
        assert {f"{seat}:v1", f"{seat}:h10"} <= targets.keys() <= game.picture.pieces.keys()
        assert not [gid for gid in targets if gid.partition(":")[0].removeprefix("hand").removeprefix("kept") in {"1", "2", "3"} - {str(seat)}]
        assert game.picture.size[0] < game.picture.size[1] * 1.5
        played(game, 2, by_clicks, 1)
    press(game, "explain", "score:3")
    for layout in ("beside", "below", "one"):
        press(game, "layout", layout)
        draw(game)


def test_cards_can_be_looked_at_in_any_phase():
    game = woven_to("draft", players=2, who="one", seed=4)
    card = game.view().hover[0]
    game.handle(Event("hover", card))
    assert "on the loom of player 1" in said(game)[0] and "プレイヤー1の織機" in said(game)[1]
    draw(game)
    game.handle(Event("hover", ""))
    assert "on the loom of player 1" not in said(game)[0]
    click(game, card)
    clicked = draw(game)
    typed(game, f"look {card[5:]}")
    assert draw(game) == clicked and "on the loom of player 1" in said(game)[0]
    typed(game, "look goal")
    draw(game)
    assert "weave.score.shared-goal" in said(game)[0]


def test_there_is_always_one_line_that_says_what_to_do():
    game, seen = Game(2, "all", seed=5), set()
    while not game.turns.table.over:
        for html in game.view().say:
            assert html.count('class="next"') == 1
        seen.add(said(game)[0].splitlines()[0])
        played(game, 1, by_clicks, 1)
    assert len(seen) > 20 and "The game is over." in said(game)[0]
