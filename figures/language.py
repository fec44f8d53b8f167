"""The head of a page: the language switch (English, 日本語 or both) and what the reader's browser keeps of the page."""
import anywidget

from figures.board import HERE, Board, script


class Head(anywidget.AnyWidget):
    """Three buttons that choose the language of every `lang="en"` and `lang="ja"` block in the page, and what is kept."""

    _esm = script("language.js", "store.js", "head.js")
    _css = (HERE / "board.css").read_text(encoding="utf-8")

    def set_state(self, sync_data: dict) -> None:
        """Nothing that a browser says changes the head of a page."""

    def __repr__(self) -> str:
        return "English / 日本語 / both 両方"


def head(page: str) -> Head:
    """The head of a page, shown by its first cell; `page` is its folder and name, under which the reader's browser keeps what is done there."""
    Board.on_page = page
    return Head()
