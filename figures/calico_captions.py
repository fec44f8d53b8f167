"""The handout figures that pages show, each with what it shows for those who cannot see it."""
from figures import calico_handouts, hex_figure

HANDOUTS = {
    "beginner-goals": (
        calico_handouts.beginner_goal_rings,
        1000,
        "The goals ≠, AAA-BBB and AA-BB-CC with six tiles around: above fulfilled by colours for 10, 8 and 7 points, "
        "below by colours and patterns for 15, 13 and 11.",
        "目標≠、AAA-BBB、AA-BB-CCと周囲の6枚。上の段は色だけで満たして10点、8点、7点、下の段は色と模様の両方で満たして15点、13点、11点。",
    ),
    "cat-cards": (
        calico_handouts.cat_cards,
        1000,
        "The ten cats' tiles with their points and what each wants; the two sides of a tile above each other.",
        "10匹のネコ得点タイル。点数と求めるものが書かれ、1枚の表と裏を上下に並べてある。",
    ),
    "cat-shapes": (
        calico_handouts.cat_shapes,
        800,
        "The five shapes in every orientation: Callie's triangle in two, the lines of Rumi (three), Tecolote (four) and Leo (five) in three, "
        "Almond's trapezoid in six.",
        "5つの形とそのすべての向き。キャリーの三角形は2通り、ルミ（3枚）、テコローテ（4枚）、レオ（5枚）の一直線は3通り、アーモンドの台形は6通り。",
    ),
    "goal-rings": (
        calico_handouts.goal_rings,
        1280,
        "The six goals with six tiles around: above fulfilled by colours (≠ 10, AAA-BBB 8, AA-BB-CC 7, AAAA-BB 8, AAA-BB-C 7, AA-BB-C-D 5), "
        "below by colours and patterns (15, 13, 11, 14, 11, 8).",
        "6枚の目標と周囲の6枚。上の段は色だけで満たした例（≠は10点、AAA-BBBは8点、AA-BB-CCは7点、AAAA-BBは8点、AAA-BB-Cは7点、AA-BB-C-Dは5点）、"
        "下の段は両方で満たした例（15点、13点、11点、14点、11点、8点）。",
    ),
    "marks": (
        calico_handouts.marks_legend,
        900,
        "The marks, on a tile and on a free space: a whole line with a tick, teeth with a cross, dashes with a question mark, dots, "
        "dots with points, a pointer.",
        "印の見本（上はタイル、下は空きマス）。実線とチェック、とげと×、破線と？、点線、点線と点数、上の三角。",
    ),
    "neighbours": (
        hex_figure.adjacency,
        900,
        "A hexagon and its six neighbours, each behind a shared edge; the hexagons beyond its corners are crossed out. "
        "At the right three hexagons A, B, C around one corner: any two of them share an edge.",
        "1つの六角形と、辺を共有する6つの隣のマス。角の先にあるマスには×が付いている。右は1つの角に集まるA、B、Cの3マスで、どの2つも辺を共有する。",
    ),
    "button-groups": (
        calico_handouts.button_groups,
        1000,
        "Two of a colour: no button. Three: one. Six connected: still one. Two groups of three apart: two.",
        "同じ色2枚はボタンなし、3枚で1個、つながった6枚でも1個、離れた3枚ずつのまとまり2つで2個。",
    ),
    "patches": (
        calico_handouts.patch_legend,
        620,
        "The 36 patches: a row for each of six colours, a column for each of six patterns, each with its two letters.",
        "36種類の布地タイル。横の列が6色、縦の列が6つの模様で、それぞれに2文字の名前が付いている。",
    ),
}  # name: (figure, width in pixels, what it shows in English and in Japanese)
