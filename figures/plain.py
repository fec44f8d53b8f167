"""What is said as HTML, as plain text: for text outputs, which nbval compares, and for readers without pictures."""
import re
from html.parser import HTMLParser

BLOCKS = {"p", "div", "li", "ul", "ol", "tr", "table", "h1", "h2", "h3", "h4", "br", "dt", "dd", "dl", "section"}


class _Reader(HTMLParser):
    def __init__(self):
        super().__init__()
        self.parts = []
        self.copied = False

    def handle_starttag(self, tag, attributes):
        self.copied = self.copied or tag == "pre"
        if tag in BLOCKS:
            self.parts.append("\n")
        if tag == "li":
            self.parts.append("- ")
        if tag in ("td", "th"):
            self.parts.append(" ")

    def handle_endtag(self, tag):
        self.copied = self.copied and tag != "pre"
        if tag in BLOCKS:
            self.parts.append("\n")

    def handle_data(self, text):
        self.parts.append("" if self.copied else re.sub(r"\s+", " ", text))


def plain(html: str) -> str:
    """The text of a piece of HTML, a line for each block, no empty lines; what stands in <pre> is there to be copied, and left out."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    lines = (" ".join(line.split()) for line in "".join(reader.parts).split("\n"))
    return "\n".join(line for line in lines if line)
