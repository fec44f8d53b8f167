"""A scene with no game in it, for the board's own tests: 49 hexes that clicking turns over."""
import io
import struct
import zlib
from functools import cache
from math import cos, pi, sin

from figures.scene import Control, Event, View

NAMES = tuple(f"{column}{row}" for row in range(1, 8) for column in "ABCDEFG")
PLAIN, TURNED = "#e8dcc4", "#2f6f9f"


def _centre(name: str) -> tuple[float, float]:
    column, row = "ABCDEFG".index(name[0]), int(name[1]) - 1
    return 60 + column * 70 + 35 * (row % 2), 60 + row * 60.6


def _hex(x: float, y: float, size: float) -> str:
    corners = [(x + size * sin(k * pi / 3), y - size * cos(k * pi / 3)) for k in range(6)]
    return "M " + " L ".join(f"{a:.3f} {b:.3f}" for a, b in corners) + " z"


@cache
def _piece(name: str, turned: bool) -> str:
    """The group of one hex, with enough strokes in it to weigh what a drawn tile weighs."""
    x, y = _centre(name)
    rings = "".join(f'<path d="{_hex(x, y, size)}" style="fill: none; stroke: #7a6f5d; stroke-width: 0.6"/>' for size in (32, 27, 22, 17))
    return (
        f'<g id="{name}"><path d="{_hex(x, y, 38)}" style="fill: {TURNED if turned else PLAIN}; stroke: #4a4438; stroke-linejoin: miter"/>'
        f'{rings}<text x="{x:.1f}" y="{y + 5:.1f}" style="font: 14px sans-serif; text-anchor: middle">{name}</text></g>'
    )


class FakePicture:
    """Hand-written SVG in the manner of matplotlib's: inline styles, a group for each hex, a shape over everything."""

    def __init__(self, turned: frozenset):
        self.turned, self.drawn = turned, {}

    def piece(self, name: str, turned: frozenset) -> str:
        """The group of one hex."""
        return _piece(name, name in turned)

    def svg(self) -> str:
        """The whole picture, with a lid over it that must not catch clicks."""
        self.drawn = {name: self.piece(name, self.turned) for name in NAMES}
        lid = '<g id="lid"><rect width="570" height="480" style="fill: #ffffff; fill-opacity: 0.01; pointer-events: all"/></g>'
        return (
            '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="570pt" height="480pt" viewBox="0 0 570 480">'
            f'<style>*{{stroke-linejoin: round}}</style><g id="axes_1">{"".join(self.drawn.values())}</g>{lid}</svg>'
        )

    def change(self, position: frozenset, marks) -> dict[str, str]:
        """The hexes that look different now."""
        self.turned = position
        now = {name: self.piece(name, position) for name in NAMES}
        changed = {name: piece for name, piece in now.items() if self.drawn and piece != self.drawn[name]}
        self.drawn = now if self.drawn else {}
        return changed

    def targets(self) -> dict[str, tuple[str, str]]:
        """Every hex but G7, which is no target, and A1 once it is turned."""
        free = (name for name in NAMES if name != "G7" and not (name == "A1" and "A1" in self.turned))
        return {name: (f"{name}, {'turned' if name in self.turned else 'plain'}", f"{name}、{'裏' if name in self.turned else '表'}") for name in free}

    def png(self) -> bytes:
        """One blue dot: the smallest still picture there is."""
        def chunk(kind: bytes, body: bytes) -> bytes:
            return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
        out = io.BytesIO()
        out.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 1, 1, 8, 2, 0, 0, 0)))
        out.write(chunk(b"IDAT", zlib.compress(b"\x00\x2f\x6f\x9f")) + chunk(b"IEND", b""))
        return out.getvalue()


class FakeScene:
    """Clicks and typed names turn hexes; the controls are one of each kind."""

    def __init__(self, name: str = ""):
        self.name = name
        self.turned, self.past = frozenset(), []
        self.picture = FakePicture(self.turned)
        self.said = ("<p>Click a hex.</p>", "<p>マスをクリックしてください。</p>")
        self.pace, self.size, self.step, self.pointed = "slow", "3", 0, []

    def handle(self, event: Event) -> None:
        """Turn a hex, or use a control; "boom" is a bug in the scene, "another" and "afresh" begin again."""
        if event.kind == "control":
            self._control(*event.value)
        elif event.kind == "hover":
            self.pointed.append(event.value)
            self._say(f"pointing at {event.value or 'nothing'}", f"{event.value or 'なし'}を指しています")
        elif event.value == "boom":
            raise RuntimeError("a bug in the scene")
        elif event.value == "afresh":
            self.turned, self.past = frozenset(), []
            self._say("all plain", "すべて表です")
        elif event.value == "another":
            self.picture = FakePicture(self.turned)
            self._say("another picture", "別の図です")
        elif event.value in NAMES:
            self._turn(event.value)
        else:
            self._say(f"no hex is called {event.value}", f"{event.value}というマスはありません")

    def _turn(self, name: str) -> None:
        self.past.append(self.turned)
        self.turned = self.turned ^ {name}
        on = name in self.turned
        self._say(f"<b>{name}</b> is {'turned' if on else 'plain again'}", f"<b>{name}</b>を{'裏返しました' if on else '表に戻しました'}")

    def _control(self, id: str, value) -> None:
        if id == "undo" and self.past:
            self.turned = self.past.pop()
            self._say("one step back", "一手戻しました")
        elif id in ("pace", "size", "step"):
            setattr(self, id, value)
            self._say(f"{id} is {value}", f"{id}は{value}です")
        elif id == "load":
            self._say(f"read {value[0]}: {len(value[1])} letters", f"{value[0]}を読みました。{len(value[1])}文字です")

    def _say(self, en: str, ja: str) -> None:
        self.said = (f"<p>{en}</p>", f"<p>{ja}</p>")

    def text(self) -> str:
        """The fixed text form: which hexes lie turned."""
        return f"{self.name}turned: {' '.join(sorted(self.turned)) or '-'}"

    def view(self) -> View:
        """The hexes as they lie, one control of each kind; B1 and B2 hear of hovering."""
        controls = (
            Control("undo", "button", "Undo", "戻す", enabled=bool(self.past), why=("Nothing has been done yet.", "まだ何もしていません。")),
            Control("pace", "choice", "Pace", "速さ", self.pace, (("slow", "Slow", "ゆっくり"), ("fast", "Fast", "速く")), narrow="fast"),
            Control("size", "choice", "Size", "大きさ", self.size, tuple((str(n), f"Size {n}", f"大きさ {n}") for n in range(1, 8))),
            Control("step", "slider", "Step", "手数", self.step, (0, 20)),
            Control("line", "line", "Type a hex", "マスを入力", None, ("such as B2", "例：B2")),
            Control("load", "file", "Load", "読み込む"),
            Control("save", "download", "Save", "保存する", ("hexes.txt", ",".join(sorted(self.turned)))),
        )
        return View(self.turned, (), self.said, controls, ("B1", "B2"), ())
