"""What a reader has done comes back: a board of any page that is begun again and hears the same events stands where it stood."""
import json
from random import Random

import pytest
from page_boards import PAGES, boards, events_by_chance

from figures.board import Board
from figures.jupyterlab.ours import name_of


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_a_board_comes_back_where_it_was(path):
    for number, board in enumerate(boards(path)):
        board.send = lambda content, buffers=None: None
        for event in events_by_chance(board, Random(f"{name_of(path)} {number}"), 15):
            board._happen(event)
        seen = json.loads(json.dumps(board.state()))
        board._receive(board, {"kind": "replay", "value": seen["events"]}, [])
        again = json.loads(json.dumps(board.state()))
        assert again == seen, f"board {number}: {seen['events']}"
        assert board.trouble is None


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_each_board_of_a_page_is_kept_under_a_name_of_its_own(path):
    keys = [board.key for board in boards(path)]
    assert len(set(keys)) == len(keys)
    assert all(key.startswith(f"{name_of(path)}:") for key in keys)


def test_without_a_page_nothing_is_kept(monkeypatch):
    from fake_scene import FakeScene

    monkeypatch.setattr(Board, "on_page", "")
    assert Board(FakeScene).key == ""
