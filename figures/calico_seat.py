"""The table as one player sees it, as a picture: that player's own quilt and hand, large, with the market."""
from figures import calico_midturn
from figures.calico_midturn import Midturn
from figures.calico_targets import Label, both, joined, patch_label
from figures.picture import PAINTERS, Painter


class Seat(Midturn):
    """A table on which the others' quilts are left out."""


def seat(midturn: Midturn) -> Seat:
    """The first player's seat at a table."""
    table = midturn.table
    one = table._replace(players=1, quilts=table.quilts[:1], hands=table.hands[:1])
    return Seat(one, midturn.empty if midturn.empty.startswith("hand1:") else "")


def targets(at: Seat, **options) -> dict[str, Label]:
    """The targets of the table; with several players the market has no far and no near side."""
    market = {f"market:{place}": joined(both("market"), patch_label(patch)) for place, patch in enumerate(at.table.market, 1)}
    return calico_midturn.targets(at, **options) | market


PAINTERS[Seat] = Painter(calico_midturn.pieces, calico_midturn.size, targets)
