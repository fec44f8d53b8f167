"""What is written on the pieces of Catan's pictures."""
import re

from figures.sheet import svg_layer


def written(*layers) -> list[str]:
    """The letters and numbers of some layers."""
    return [text for key in layers for text in re.findall(r">([^<]+)</text>", svg_layer(key))]
