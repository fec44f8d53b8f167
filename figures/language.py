"""The language switch: English, 日本語 or both, for the whole page and every page after it."""
import anywidget

from figures.board import HERE, script


class Switch(anywidget.AnyWidget):
    """Three buttons that choose the language of every `lang="en"` and `lang="ja"` block in the page."""

    _esm = script("language.js") + "\nexport default { render: renderSwitch };\n"
    _css = (HERE / "board.css").read_text(encoding="utf-8")

    def __repr__(self) -> str:
        return "English / 日本語 / both 両方"


def switch() -> Switch:
    """The language switch, to be shown by a page's set-up cell."""
    return Switch()
