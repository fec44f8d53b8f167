"""The head of a page: the language switch (English, 日本語 or both) and what the reader's browser keeps of the page."""
import anywidget

from figures.board import HERE, Board, script


# Seen only where no widget is: in a page that was not run, on a site that shows notebooks, in HTML made of one.
# Links in such a place are told by more than their colour too.
NOT_RUN = (
    '<style>.jp-RenderedMarkdown a { text-decoration: underline; }</style><div class="rule-not-run">'
    '<div lang="en">The boards on this copy of the page are pictures. They answer where the page is open in JupyterLab: Run → Run All Cells.</div>'
    '<div lang="ja">この写しでは、ボードは絵のままです。JupyterLab でページを開き、「Run → Run All Cells」（実行 → すべてのセルを実行）を選ぶと動きます。</div></div>'
)


class Head(anywidget.AnyWidget):
    """Three buttons that choose the language of every `lang="en"` and `lang="ja"` block in the page, and what is kept."""

    _esm = script("language.js", "store.js", "head.js")
    _css = (HERE / "board.css").read_text(encoding="utf-8")

    def set_state(self, sync_data: dict) -> None:
        """Nothing that a browser says changes the head of a page."""

    def __repr__(self) -> str:
        return "English / 日本語 / both 両方"

    def _repr_mimebundle_(self, **kwargs):
        forms, metadata = super()._repr_mimebundle_(**kwargs)
        return {**forms, "text/html": NOT_RUN}, metadata


def head(page: str) -> Head:
    """The head of a page, shown by its first cell; `page` is its folder and name, under which the reader's browser keeps what is done there."""
    Board.on_page = page
    return Head()
