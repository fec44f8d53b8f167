"""The handout figures of Catan, each with what it shows for those who cannot see it."""
from figures import catan_gallery, catan_handouts, catan_legends

HANDOUTS = {
    "production": (
        lambda: catan_handouts.production(catan_gallery.table(), 8),
        900,
        "An 8 is rolled. The robber stands on the hills with the 8: nothing for Red's city there. The forest with the other 8 would pay, but nobody has a town on it.",
        "8が出た場面。丘陵の8には盗賊がいるので、そこにある赤の都市は何も受け取れない。もう1つの8の森林からは材料が出るが、接する町がない。",
    ),
    "production-city": (
        lambda: catan_handouts.production(catan_gallery.table(), 5),
        900,
        "A 5 is rolled. Both mountains with a 5 pay: Red's city on corner 40 takes 2 ore and Red's settlement on corner 36 takes 1; nobody has a town on the other mountains.",
        "5が出た場面。5の山岳は2か所とも鉱石が出る。交差点40の赤の都市は鉱石2枚、交差点36の赤の開拓地は鉱石1枚。もう一方の山岳に接する町はない。",
    ),
    "odds": (
        lambda: catan_handouts.odds(catan_gallery.table()),
        900,
        "On each corner where a settlement may still be placed, a circle with the sum of the pips of its lands: the more, the larger and darker.",
        "開拓地をまだ置ける交差点ごとに、接する土地の点の合計を円で示した図。多いほど円が大きく、濃い。",
    ),
    "trail": (
        lambda: catan_handouts.trail(catan_gallery.cut(), 0),
        900,
        "Red has eleven roads. The longest trail is numbered 1 to 8: once round the hills, then down to Blue's settlement on corner 36, where it is cut.",
        "赤の道は11本。最長の経路に1から8の番号が付いている。丘陵を1周してから下へ進み、交差点36の青の開拓地で途切れる。",
    ),
    "adjacency": (
        catan_handouts.adjacency,
        1280,
        "At the left a land with its six corners and six edges; in the middle a corner with three lands, three edges and the three corners next to it; "
        "at the right an edge with its two ends, two lands and the four edges next to it.",
        "左は土地と、その6つの交差点と6つの辺。中央は交差点と、接する3つの土地、3つの辺、隣の3つの交差点。右は辺と、両端の2つの交差点、両側の2つの土地、隣の4つの辺。",
    ),
    "distance": (
        catan_handouts.distance,
        640,
        "A settlement on corner 25. The next corners 19, 20 and 31 are shut; those one further, 14, 15, 24, 26, 36 and 37, are free to build on.",
        "交差点25に開拓地がある。隣の19、20、31には置けない。もう1つ先の14、15、24、26、36、37には置ける。",
    ),
    "spiral": (
        lambda: catan_handouts.spiral_from(3),
        900,
        "The chips A to R begin on land 4, go against the clock round the coast, then round the inner ring, and end in the middle; the desert is skipped.",
        "数字チップのAからRまで。土地4から反時計回りに海岸沿いを回り、内側の輪を回って中央で終わる。砂漠は飛ばす。",
    ),
    "harbours": (
        catan_handouts.harbours,
        900,
        "The nine harbours with their numbers, each with its two corners: four 3:1, and one 2:1 for each resource.",
        "番号の付いた9つの港と、それぞれの2つの交差点。3対1が4つ、2対1が材料ごとに1つずつ。",
    ),
    "costs": (
        catan_legends.costs,
        800,
        "A road costs lumber and brick; a settlement lumber, wool, grain and brick, 1 point; a city two grain and three ore, 2 points; a development card wool, grain and ore.",
        "道は木材とレンガ。開拓地は木材、羊毛、小麦、レンガで1点。都市は小麦2枚と鉱石3枚で2点。発展カードは羊毛、小麦、鉱石。",
    ),
    "lands": (
        catan_legends.lands,
        900,
        "Four forests give lumber, four pastures wool, four fields grain, three hills brick, three mountains ore; the one desert gives nothing.",
        "森林4枚からは木材、牧草地4枚からは羊毛、畑4枚からは小麦、丘陵3枚からはレンガ、山岳3枚からは鉱石が出る。砂漠1枚からは何も出ない。",
    ),
    "developments": (
        catan_legends.developments,
        700,
        "Fourteen knights, a sword on a shield; two road-building cards, two roads; two year-of-plenty cards, two cards; two monopoly cards, a crown; five victory-point cards, a star.",
        "騎士14枚は盾に剣、街道建設2枚は2本の道、発見2枚は2枚のカード、独占2枚は冠、ポイントカード5枚は星の絵。",
    ),
    "rates": (
        catan_legends.rates,
        700,
        "Four of a kind for one card from the bank; three with a 3:1 harbour; two with the 2:1 harbour of that kind.",
        "銀行とは同じ材料4枚で1枚、3対1の港があれば3枚で1枚、その材料の2対1の港があれば2枚で1枚。",
    ),
    "dice-odds": (
        catan_legends.dice_odds,
        800,
        "How many of the 36 throws of two dice make each total: 7 six times, 6 and 8 five times, and so on down to 2 and 12, once each.",
        "2個のサイコロの36通りのうち、それぞれの合計になる数。7は6通り、6と8は5通り、以下減って2と12は1通り。",
    ),
    "snake": (
        catan_legends.snake_order,
        600,
        "The set-up with four players: red, blue, white, orange, then orange, white, blue, red.",
        "4人のとき、準備で開拓地と道を置く順番。赤、青、白、オレンジの順に置き、次はオレンジ、白、青、赤の順に置く。",
    ),
    "pieces": (
        catan_legends.pieces,
        600,
        "The four colours with their letters R, B, W and O: each has fifteen roads, five settlements and four cities. A settlement is a house, a city has a tower.",
        "4色と、その文字R、B、W、O。それぞれ道15本、開拓地5個、都市4個。開拓地は家の形、都市は塔のある形。",
    ),
    "bonuses": (
        catan_legends.bonuses,
        400,
        "The two bonus cards, 2 points each: the longest road with a winding road, the largest army with a sword on a shield; the ring is for their holder.",
        "2枚のボーナスカード（各2点）。最長交易路は曲がった道、最大騎士力は盾に剣の絵。輪の所に持ち主を示す。",
    ),
    "catan-marks": (
        catan_handouts.marks_legend,
        1000,
        "The marks on a land, a free corner, a town, a free edge and a road: whole lines with a tick, teeth with a cross, dashes with a question mark, dots, "
        "dots with points, a pointer.",
        "印の見本（上から土地、空いた交差点と町、空いた辺と道）。実線とチェック、とげと×、破線と？、点線、点線と点数、三角。",
    ),
}  # name: (figure, width in pixels, what it shows in English and in Japanese)
