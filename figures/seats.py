"""What the tables of all games show of a player: the number, and whose turn it is."""
from figures.paper import ACCENT, CREAM, INK, THREAD, Layer, Letter, Stroke, disc, mix, polygon


def player(number: int, to_play: bool) -> Layer:
    """A player's number; on a filled disc with a pointer for the one to move."""
    if not to_play:
        return Stroke(disc(0, 0, 0.42), CREAM, mix(THREAD, INK, 0.3), 0.05), Letter(str(number), 0, 0, 0.5, mix(THREAD, INK, 0.5))
    pointer = polygon([(0.55, -0.26), (0.55, 0.26), (0.86, 0)])
    return Stroke(disc(0, 0, 0.48), ACCENT), Stroke(pointer, ACCENT), Letter(str(number), 0, 0, 0.58, CREAM)
