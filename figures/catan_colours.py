"""The colours of Catan: of lands and their resources, of the sea, of the players. Each always stands with a drawing or a letter."""
from figures.paper import FILL, mix

LAND_FILL = ("#1f5a36", "#b9dd7c", "#ecb832", "#c0623a", "#9aa0ab", "#f2e7c8")  # in the order of TERRAINS
SEA = "#bfdcea"
SEA_LINE = mix(SEA, "#123f72", 0.35)
SAND = "#f4e7c3"
PLAYER_FILL = {"red": "#d3272f", "blue": FILL["blue"], "white": "#ffffff", "orange": "#f79a2b"}
PLAYER_LETTER = {"red": "R", "blue": "B", "white": "W", "orange": "O"}
HOT = "#a01d22"  # the chips that come most often
