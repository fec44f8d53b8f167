"""The colours of Catan: of lands and their resources, of the sea, of the players. Each always stands with a drawing or a letter."""
from figures.paper import FILL, mix

LAND_FILL = ("#2c6b41", "#b4d977", "#f3c84b", "#b65a35", "#9aa0ab", "#efe0b8")  # in the order of TERRAINS
SEA = "#bfdcea"
SEA_LINE = mix(SEA, "#123f72", 0.35)
SAND = "#f4e7c3"
PLAYER_FILL = {"red": "#d3272f", "blue": FILL["blue"], "white": "#ffffff", "orange": "#f79a2b"}
PLAYER_LETTER = {"red": "R", "blue": "B", "white": "W", "orange": "O"}
HOT = "#a01d22"  # the chips that come most often
