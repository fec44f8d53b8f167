"""What is told of a piece that was pointed at on the island."""
from figures.labels import Label

NO_CORNER: Label = ("A corner is asked for: the points where lands meet.", "探しているのは、土地の角にある交差点です。")
NO_EDGE: Label = ("An edge is asked for: the line between two corners.", "探しているのは、2つの交差点を結ぶ辺です。")
NO_LAND: Label = ("A land is asked for.", "探しているのは土地です。")
NO_TOWN: Label = ("Nobody's town stands there.", "そこには誰の町もありません。")
NO_CARD: Label = ("A development card of Red's is asked for.", "探しているのは、赤の発展カードです。")
