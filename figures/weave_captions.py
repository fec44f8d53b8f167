"""The handout figures of Warp & Weft, each with what it shows for those who cannot see it."""
from figures import weave_handouts

HANDOUTS = {
    "loom": (
        lambda: weave_handouts.drawn(weave_handouts.Weaver(weave_handouts.full_loom()), draft=True),
        1280,
        "A full loom: eight vertical and eight horizontal threads, each with the letter of its colour at both ends. At a crossing the upper thread runs on "
        "unbroken and the lower one stops short of it. At the right its draft: black squares where the vertical thread lies on top, white ones where the horizontal one does.",
        "織り上がった織機。縦8本、横8本の糸の両端に色の文字が付いている。交わりでは上の糸が途切れずに通り、下の糸は手前で切れて見える。"
        "右は組織図で、縦の糸が上なら黒、横の糸が上なら白のマス。",
    ),
    "over-under": (
        weave_handouts.over_under,
        800,
        "A pink vertical thread over a blue horizontal one is a black square; under it, a white square.",
        "縦のピンクの糸が横の青の糸の上なら黒いマス、下なら白いマス。",
    ),
    "adjacency": (
        weave_handouts.adjacency,
        900,
        "Pink beside blue four times: the vertical threads pink, blue, pink, blue make three pairs, the horizontal ones pink, blue one. "
        "The pink thread at v6 and the blue one at v8 make none, since v7 between them is free.",
        "ピンクと青の隣どうしが4組。縦のピンク、青、ピンク、青で3組、横のピンク、青で1組。v6のピンクとv8の青は、間のv7が空いているので数えない。",
    ),
    "interlacing": (
        weave_handouts.interlacing,
        900,
        "Four pink threads cross three blue ones. Over, under, over makes the pattern twice; over, under, under once; three times under, never; over, over, under once.",
        "4本のピンクの糸が3本の青の糸と交わる。上・下・上は2回、上・下・下は1回、下・下・下は0回、上・上・下は1回。",
    ),
    "drafts": (
        weave_handouts.drafts,
        1280,
        "Yellow vertical and blue horizontal threads woven three ways, each above its draft: plain weave with black and white squares in turn, "
        "twill with slanting bands, satin with few black squares that never touch.",
        "黄色の縦糸と青の横糸による3種類の織り方と、その下の組織図。平織は黒と白が交互、綾織は斜めの帯、朱子織は互いに触れない少しの黒いマス。",
    ),
    "teaching-cards": (
        weave_handouts.teaching_cards,
        1000,
        "The ten adjacency cards, every pair of two colours side by side, with a place for a round button; the ten interlacing cards, a thread over one and under "
        "another of a second colour, with a place for a square button.",
        "10枚の隣接パターンカードは2色の糸が並び、円形のボタンの場所がある。10枚の織り込みパターンカードは1本の糸が別の色の2本の上と下を通り、正方形のボタンの場所がある。",
    ),
    "shared-goals": (
        weave_handouts.shared_goals,
        1000,
        "The ten shared goals: an adjacency above an interlacing, 5 points for both.",
        "10枚の共有目標カード。上が隣接、下が織り込みで、両方そろえば5点。",
    ),
    "weave-marks": (
        weave_handouts.marks_legend,
        900,
        "The marks on a thread, a free place, a crossing, a card and a loose thread: whole lines with a tick, teeth with a cross, dashes with a question mark, dots, "
        "dots with points, a pointer.",
        "印の見本（上から糸と空いた場所、交わり、カード、織る前の糸）。実線とチェック、とげと×、破線と？、点線、点線と点数、三角。",
    ),
}  # name: (figure, width in pixels, what it shows in English and in Japanese)
