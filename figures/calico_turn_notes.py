"""What is said and marked about an event of a turn: a refusal, a placement with its evidence, a refilled market."""
from functools import lru_cache

from figures import calico_turn_words as say
from figures.calico_steps import Placement
from figures.notes import Note
from figures.saying import both, reasons
from rulelib.answer import BLOCKER, Answer
from rulelib.calico.board import NAME
from rulelib.calico.questions import Asked, ask_market
from rulelib.calico.tokens import gain
from rulelib.mistake import Mistake
from rulelib.story import Story

CHOSEN = "chosen"
ORDER = "calico.turn.order"


def take_now(player: int, gid: str = "") -> Note:
    """Nothing but a tile of the market may follow a placement."""
    sentence = both(lambda at: say.plain_refusal(say.TAKE_NOW, ORDER, at, player=player))
    return Note(sentence, ((BLOCKER, (gid,)),) if gid else ())


@lru_cache(maxsize=512)  # a slider goes over the same placements again and again
def gained(last: Placement) -> Answer:
    """What a placement brought, and why, with its marks on the table."""
    return gain(last.quilt, last.patch, last.cell).under(f"{last.player}:")


def placed_marks(last: Placement | None) -> tuple:
    """The evidence of the last placement, and its cell."""
    return gained(last).marks() + ((CHOSEN, (f"{last.player}:{NAME[last.cell]}",)),) if last else ()


def refilled(story: Story) -> Note:
    """What became of the market in the last turn; nothing where the bag is not known."""
    before, turn = story.positions[story.at - 1], story.moves[story.at - 1]
    try:
        reason = ask_market(Asked(story.position, ((before, turn),), {})).because[0]
    except Mistake:
        return Note()
    return Note(both(lambda at: reasons((reason,), at)), (), True)
