"""What a browser sends becomes an event, is told in one sentence, or is nothing; never an exception of another kind."""
import json
import re
from random import Random

import pytest

from figures.heard import LARGEST_FILE, LONGEST_LINE, LONGEST_NAME, heard
from figures.scene import Event
from rulelib.mistake import LANGUAGES, Mistake
from telling import is_one_sentence, sentence_of

SENT = [
    ({"kind": "click", "value": "B2", "n": 7}, Event("click", "B2")),
    ({"kind": "hover", "value": ""}, Event("hover", "")),
    ({"kind": "type", "value": "place\tyd B2"}, Event("type", "place yd B2")),
    ({"kind": "type", "value": "緑 B2"}, Event("type", "緑 B2")),
    ({"kind": "control", "value": ["undo", None]}, Event("control", ("undo", None))),
    ({"kind": "control", "value": ["at", 3]}, Event("control", ("at", 3))),
    ({"kind": "control", "value": ["shown", False]}, Event("control", ("shown", False))),
    ({"kind": "control", "value": ["en", "A tile"]}, Event("control", ("en", "A tile"))),
    ({"kind": "control", "value": ["load", ["mine.yaml", "- id: one\n"]]}, Event("control", ("load", ("mine.yaml", "- id: one\n")))),
    ({"kind": "control", "value": ["pair", [1, "two", True]]}, Event("control", ("pair", (1, "two", True)))),
]
UNSENT = [
    None, True, 5, "click", [], ["click", "B2"], {}, {"kind": "click"}, {"kind": ["click"], "value": "B2"}, {"kind": "open", "value": "B2"},
    *({"kind": kind, "value": value} for kind in ("click", "hover") for value in (None, 5, 1.5, ["B2"], {"B2": 1}, "a\nb", "x" * 2000, "\ud800")),
    *({"kind": "type", "value": value} for value in (None, 5, ["yd"], {})),
    *({"kind": "control", "value": value} for value in (5, None, "undo", [], ["undo"], ["side", {"a": 1}], [5, "a"], ["a", 1.5], ["a", 2**60])),
    *({"kind": "control", "value": ["at", value]} for value in ([[1]], [None], [{}], [1] * 200, ["x", "y\n", 1], [2**60, 1])),
]  # fmt: skip
UNHEARD = [
    ("line-too-long", "", {"kind": "type", "value": "x" * (LONGEST_LINE + 1)}),
    ("line-too-long", "", {"kind": "control", "value": ["en", "x" * (LONGEST_LINE + 1)]}),
    ("line-too-long", "", {"kind": "control", "value": ["load", ["x" * (LONGEST_NAME + 1), "- id: one"]]}),
    ("line-unseen", "", {"kind": "type", "value": "yd\x07B2"}),
    ("line-unseen", "", {"kind": "type", "value": "yd \u202eB2"}),
    ("line-unseen", "", {"kind": "control", "value": ["id", "one\ntwo"]}),
    ("file-too-large", "big.yaml: ", {"kind": "control", "value": ["load", ["big.yaml", "x" * LARGEST_FILE]]}),
    ("file-too-large", "big.yaml: ", {"kind": "control", "value": ["load", ["big.yaml", "猫" * (LARGEST_FILE // 3 + 1)]]}),
]


@pytest.mark.parametrize("content, event", SENT)
def test_what_a_page_sends_is_its_event(content, event):
    assert heard(content) == event
    assert type(heard(json.loads(json.dumps(content))).value) is type(event.value)


@pytest.mark.parametrize("content", UNSENT, ids=lambda content: repr(content)[:40])
def test_what_no_page_sends_is_nothing(content):
    assert heard(content) is None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind, front, content", UNHEARD, ids=[f"{number}-{kind}" for number, (kind, _, _) in enumerate(UNHEARD)])
def test_what_is_too_long_or_cannot_be_seen_is_told(kind, front, content, lang):
    with pytest.raises(Mistake) as caught:
        heard(content)
    told = caught.value.say(lang)
    assert told.startswith(front) and is_one_sentence(told, lang) and len(told) < 300 and told.isprintable()
    assert re.fullmatch(sentence_of(kind, lang), caught.value.sentence(lang))


def anything(rng, deep=0):
    """Any value that JSON knows."""
    plain = (None, True, 0, -1, 2**63, 1.5, "", "undo", "B2", "save x", "\x00", "x" * 1500, "緑", "<img src=x onerror=alert(1)>")
    if deep > 3 or rng.random() < 0.6:
        return rng.choice(plain)
    many = [anything(rng, deep + 1) for _ in range(rng.randrange(4))]
    return many if rng.random() < 0.5 else {str(number): value for number, value in enumerate(many)}


def test_any_json_at_all_is_an_event_a_mistake_or_nothing():
    rng, events = Random(4), 0
    for _ in range(20_000):
        content = {"kind": rng.choice(("click", "hover", "type", "control", anything(rng))), "value": anything(rng)}
        try:
            event = heard(rng.choice((content, content, anything(rng))))
        except Mistake as mistake:
            assert mistake.kind in ("line-too-long", "line-unseen")
            continue
        events += event is not None
        hash(event)
    assert events > 1000
