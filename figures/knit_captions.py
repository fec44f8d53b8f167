"""The handout figures of Knitting Circle, each with what it shows for those who cannot see it."""
from figures import knit_gallery, knit_handouts, knit_legends

OURS = (" The cards are our teaching deck, not the printed ones.", "カードは製品のものではなく、学習用に作ったもの。")

HANDOUTS = {
    "patterns": (
        knit_handouts.patterns,
        900,
        "The four patterns, each beside a sequence that misses it by one tile. ABABA is "
        "stripes, ABABB is not: an A at 5 would make it so. AABBB is a colour block, "
        "AABBA is not: a B at 5. ABCBA is a symmetry, ABCCA is not: a B at 4. AAAAA "
        "is solid, ABAAA is not: an A at 2. What has no pattern gets an angry cat.",
        "4種類のパターンと、それぞれ1枚だけ違う並び。ABABAはストライプ、ABABBは5枚目がAなら成立。AABBBはカラーブロック、AABBAは5枚目がBなら成立。"
        "ABCBAはシンメトリー、ABCCAは4枚目がBなら成立。AAAAAはソリッド、ABAAAは2枚目がAなら成立。パターンのない並びにはお怒り猫トークン。",
    ),
    "tricky": (
        knit_handouts.tricky,
        1000,
        "Eight sequences from the top. ABABA is stripes, AABBAA a symmetry, AAA "
        "solid, AABBCC a colour block. AABBAAA, ABBB, AABBC and ABCD are no pattern.",
        "上から見た8つの並び。ABABAはストライプ、AABBAAはシンメトリー、AAAはソリッド、AABBCCはカラーブロック。AABBAAA、ABBB、AABBC、ABCDはパターンなし。",
    ),
    "sides": (
        knit_legends.sides,
        900,
        "The knit side above, with V stitches; the purl side below, with bumps; an empty "
        "space of each side, and all six yarns with their letters R, O, Y, G, B and P.",
        "上が編み目側（V字の目）、下が裏編み側（こぶの目）。左は空いたマス、右は6色の毛糸と文字R、O、Y、G、B、P。",
    ),
    "garments": (
        knit_handouts.garments,
        900,
        "Mittens, socks, hat, scarf, sweater and long johns. Pale spaces are required, "
        "darker ones optional; the points stand beside the spaces at the left, "
        "a ball with a question mark gives a yarn tile, a paw gives a paw." + OURS[0],
        "ミトン、靴下、帽子、マフラー、セーター、ズボン下。薄いマスが必須項目、濃いマスが任意。左の数字が得点、？の玉は毛糸タイル、肉球は肉球トークンのアイコン。" + OURS[1],
    ),
    "buttons": (
        knit_legends.buttons,
        900,
        "Circles show two colours, triangles a garment, squares a pattern: stripes, colour block, "
        "symmetry with its mirror line, solid. Each brings 3 points, symmetry 4." + OURS[0],
        "丸は2色、三角は衣服、四角はパターン（ストライプ、カラーブロック、対称の軸のあるシンメトリー、ソリッド）。どれも3点、シンメトリーだけ4点。" + OURS[1],
    ),
    "bonuses": (
        knit_legends.bonuses,
        800,
        "The seven bonuses, here of a hat: a yarn tile at once, a paw at once, 2 points, 1 point for "
        "each hat, 2 for each solid garment, 2 for each striped one, 1 for each garment." + OURS[0],
        "7種類のボーナス（帽子の例）。すぐに毛糸1枚、すぐに肉球1枚、2点、帽子1着につき1点、ソリッド1着につき2点、ストライプ1着につき2点、衣服1着につき1点。" + OURS[1],
    ),
    "requests": (
        knit_legends.requests,
        900,
        "The six requests: two garments with the same stripes, three different patterns, "
        "four garments, a garment with three buttons, one of at least seven tiles, "
        "three types of garment. Whoever is first takes the paw; then the card is turned over and brings only its points." + OURS[0],
        "6種類のリクエスト。同じ並びのストライプ2着、3種類のパターン、衣服4着、ボタン3枚の衣服、毛糸7枚以上の衣服、3種類の衣服。最初の達成者が肉球トークンを受け取り、その後は裏返して得点だけになる。" + OURS[1],
    ),
    "movement": (
        knit_handouts.movement,
        700,
        "The red cat at 1 walks clockwise. 2 has a cat, 3 has no tile: both are skipped. It may go to 4 or 5. 6 has a cat, 7 no tile, 8 is too far.",
        "1にいる赤の猫駒が時計回りに進む。2には猫駒、3にはタイルがないので飛ばす。行けるのは4か5。6には猫駒、7にはタイルがなく、8は遠すぎる。",
    ),
    "full-lap": (
        knit_handouts.full_lap,
        700,
        "No space has yarn but those where the cats stand: the red cat walks a full lap and comes back to 1.",
        "毛糸があるのは猫駒のいるスペースだけ。赤の猫駒は1周して1に戻る。",
    ),
    "round": (
        knit_legends.round_steps,
        1000,
        "A round in six steps: each takes four tiles; all knit; two tiles at most stay in "
        "the bowl; the buttons are refilled to six; the empty slots are filled from the bag; "
        "the marker goes to the next player, who lays a centre tile in a slot." + OURS[0],
        "1ラウンドの流れ。1 各自が4枚取る。2 編む。3 ボウルに残すのは2枚まで。4 ボタンを6枚に補充。5 空きスロットに袋から補充。6 マーカーを次の人へ渡し、その人が中央のタイル1枚をスロットに置く。" + OURS[1],
    ),
    "actions": (
        knit_legends.actions,
        1000,
        "The five actions: begin a garment with a free needle and a tile of the deck's "
        "colour, two cards to choose from; knit a tile; pay a tile to turn another over; "
        "give a paw for any tile, into the bowl; finish a garment and take the buttons that fit." + OURS[0],
        "5つのアクション。編み針トークンと対応する色の毛糸1枚で衣服の作成を始める（2枚引いて1枚選ぶ）、編む、毛糸1枚を払って裏返す、肉球トークンで好きな毛糸をボウルへ、完成させて合うボタンを取る。" + OURS[1],
    ),
    "board": (
        lambda: knit_gallery.still(knit_gallery.seat(), cards=2),
        900,
        "A player's board: the row of tiles on top, the yarn bowl, a free needle, paws, "
        "and the workspace with two buttons of each shape; at its right a hat at work, "
        "with its needle above the first space, and a finished scarf with its buttons." + OURS[0],
        "個人ボード。上から毛糸タイルの列、毛糸ボウル、編み針トークン、肉球トークン、形ごとに2枚のボタンがある作業スペース。右は最初のマスの上に編み針がある編みかけの帽子と、ボタンの付いた完成したマフラー。" + OURS[1],
    ),
    "knit-marks": (
        knit_handouts.marks_legend,
        900,
        "The marks on a tile, a free place, a ball in the bowl, a knitted space and a button: "
        "whole lines with a tick, teeth with a cross, dashes with a question mark, dots, "
        "dots with points, a pointer.",
        "印の見本（上からタイル、空いた場所、ボウルの毛糸、編んだマス、ボタン）。実線とチェック、とげと×、破線と？、点線、点線と点数、三角。",
    ),
}  # name: (figure, width in pixels, what it shows in English and in Japanese)
