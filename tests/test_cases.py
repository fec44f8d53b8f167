"""Every case file passes, every rule has its cases, and everything that is told is told in both languages."""
import re
from collections import Counter
from itertools import chain
from pathlib import Path
from string import Formatter

import pytest
import yaml

from random_reasons import BY_CHANCE
from rulelib import words
from rulelib.casebook import solve
from rulelib.casefile import KINDS, Case, read_cases
from rulelib.games import GAMES, game_folder
from rulelib.mistake import LANGUAGES
from sentences import spoken

RULELIB = Path(__file__).parents[1] / "rulelib"
FILES = sorted(RULELIB.glob("*/cases/*.yaml"))
CASES = [(path, case) for path in FILES for case in read_cases(path)]
READ = [case for _, case in CASES if isinstance(case, Case)]
NAMES = [f"{path.stem}/{case.id if isinstance(case, Case) else case.facts['case']}" for path, case in CASES]
each_case = pytest.mark.parametrize("case", [case for _, case in CASES], ids=NAMES)
RULES = {rule: entry for game in GAMES for rule, entry in words.rulebook(game).items()}
JUDGED = [rule for rule, entry in RULES.items() if "told" not in entry]
CHAPTERS = sorted({(words.PREFIXES[rule.split(".")[0]], entry["chapter"]) for rule, entry in RULES.items()})
OF_THE_TEXTS = {
    "calico": [f"B{number}" for number in range(1, 9)] + [f"S{number}" for number in range(1, 7)],
    "knitting-circle": [f"K{number}" for number in range(1, 8)],
    "warp-and-weft": [f"W{number}" for number in range(1, 9)],
    "catan": [f"C{number}" for number in range(1, 11)],
}
RULINGS = {
    "calico": """setup.goals token.marks-group token.kept hand.hidden button.supply cat.two-patterns-touch cat.substitute design.unfinished
        solo.market design.four-two design.three-two-one design.two-pairs shape.inside-larger shape.one-per-area variants""",
    "knitting-circle": """setup.spaces setup.bag setup.garment setup.start-tile cards gather.own-space act.turn-order begin.cost
        stitch.yarn-icon flip.cost bowl.at-end finish.colour-button finish.one-a-shape finish.angry-cat pattern.block-run
        pattern.one-a-garment pattern.colours-only round-end.last score.bonus score.ties""",
    "warp-and-weft": """parts loom.holes cards setup.players thread.one-a-place score.penalty adjacency.gap interlace.reading interlace.same
        score.no-floor score.example""",
    "catan": """turn.free-mix island.chips island.harbours deck.twenty-five place.corner-edge setup.first seven.order trade.same-kind
        trade.must-hold trade.bank-has dev.own-turn dev.road-building-fewer dev.year-of-plenty win.at-once""",
}
SPOKEN = re.compile(r"(yes|no)(-[a-z-]+)?")


@each_case
def test_a_case_passes(case):
    if not isinstance(case, Case):
        raise case
    assert solve(case).failure == ""


@each_case
def test_a_case_says_what_it_is_about_in_both_languages(case):
    assert case.en.strip() and case.ja.strip() and case.rules and case.kind in KINDS
    assert re.search(r"[ぁ-んァ-ン一-龠]", case.ja) and not re.search(r"[ぁ-んァ-ン一-龠]", case.en)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.parent.name}/{path.stem}")
def test_a_case_file_states_id_game_rules_and_kind_of_each_case(path):
    for case in yaml.safe_load(path.read_text(encoding="utf-8")):
        assert list(case)[0] == "id" and {"game", "rules", "kind", "en", "ja", "ask", "expect"} <= set(case), case["id"]


@pytest.mark.parametrize("game", GAMES)
def test_the_ids_of_a_game_are_all_different(game):
    counted = Counter(case.id for case in READ if case.game == game)
    assert counted and [name for name, count in counted.items() if count > 1] == []


@pytest.mark.parametrize("rule", JUDGED)
def test_a_rule_has_a_case_and_an_edge_or_ruling_case(rule):
    kinds = {case.kind for case in READ if rule in case.rules}
    assert kinds and kinds & {"edge", "ruling"}


@pytest.mark.parametrize(("game", "chapter"), CHAPTERS)
def test_a_chapter_has_ten_positions(game, chapter):
    mine = {rule for rule, entry in words.rulebook(game).items() if entry["chapter"] == chapter}
    assert sum(bool(mine & set(case.rules)) for case in READ) >= 10


@pytest.mark.parametrize("game", GAMES)
def test_the_chapters_are_those_of_the_texts(game):
    assert [chapter for each, chapter in CHAPTERS if each == game] == sorted(OF_THE_TEXTS[game])


@pytest.mark.parametrize("game", GAMES)
def test_rulings_stand_where_the_texts_are_silent_and_nowhere_else(game):
    prefix = prefix_of(game)
    assert {rule for rule, entry in words.rulebook(game).items() if "ruling" in entry} == {f"{prefix}.{rule}" for rule in RULINGS[game].split()}


def prefix_of(game: str) -> str:
    """What the ids of a game begin with."""
    return next(prefix for prefix, name in words.PREFIXES.items() if name == game)


def pairs(entry: dict) -> dict[str, dict]:
    """All that a rulebook entry tells: title, text, ruling, the sentences for yes and no."""
    return {key: value for key, value in entry.items() if key not in ("chapter", "told")}


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_is_told_in_both_languages_with_the_same_facts(rule):
    entry = RULES[rule]
    assert {"title", "text"} <= set(entry)
    for key, told in pairs(entry).items():
        assert key in ("title", "text", "ruling") or SPOKEN.fullmatch(key), key
        assert set(told) == set(LANGUAGES) and all(told[lang].strip() for lang in LANGUAGES), key
        assert fields(told["en"]) == fields(told["ja"]), key


def fields(template: str) -> set[str]:
    """The names in the braces of a template."""
    return {name for _, name, _, _ in Formatter().parse(template) if name}


@pytest.mark.parametrize("name", ["glossary.yaml", "mistakes.yaml"])
def test_the_glossary_and_the_mistakes_have_both_languages(name):
    for key, told in yaml.safe_load((RULELIB / name).read_text(encoding="utf-8")).items():
        assert set(told) == set(LANGUAGES) and all(isinstance(told[lang], str) and told[lang].strip() for lang in LANGUAGES), key
        assert fields(told["en"]) == fields(told["ja"]), key


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_the_code_names_is_in_the_rulebook(game):
    prefix = prefix_of(game)
    cited = re.compile(rf'(?<![\w.]){prefix}\.[a-z-]+\.[a-z]+(?:-[a-z0-9]+)*(?![\w*(-])|(?<="){prefix}\.[a-z-]+(?=")')
    named = {rule for path in (RULELIB / game_folder(game)).glob("*.py") for rule in cited.findall(path.read_text(encoding="utf-8"))}
    assert len(named) > 20 and named - set(words.rulebook(game)) == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_has_its_sentence_and_every_sentence_has_its_reason(game):
    """In the cases, and in what chance brings about."""
    from_cases = (reason for case in READ if case.game == game for reason in solve(case).answer.because)
    told = {(reason.rule, spoken(reason)) for reason in chain(from_cases, BY_CHANCE[game]())}
    written = {(rule, key) for rule, entry in words.rulebook(game).items() for key in entry if SPOKEN.fullmatch(key)}
    assert told - written == set()
    assert written - told == set()
