"""Every case file passes, every rule has its cases, and everything that is told is told in both languages."""
import re
from collections import Counter
from pathlib import Path
from random import Random
from string import Formatter

import pytest
import yaml

from random_quilts import random_moves, random_quilt
from rulelib import calico, words
from rulelib.casebook import solve
from rulelib.casefile import KINDS, Case, read_cases
from rulelib.calico.questions import Asked
from proofs import ask_again
from rulelib.games import GAMES, game_folder
from rulelib.mistake import LANGUAGES

RULELIB = Path(__file__).parents[1] / "rulelib"
FILES = sorted(RULELIB.glob("*/cases/*.yaml"))
CASES = [(path, case) for path in FILES for case in read_cases(path)]
READ = [case for _, case in CASES if isinstance(case, Case)]
NAMES = [f"{path.stem}/{case.id if isinstance(case, Case) else case.facts['case']}" for path, case in CASES]
each_case = pytest.mark.parametrize("case", [case for _, case in CASES], ids=NAMES)
RULES = {rule: entry for game in GAMES for rule, entry in words.rulebook(game).items()}
JUDGED = [rule for rule, entry in RULES.items() if "told" not in entry]
CHAPTERS = sorted({entry["chapter"] for rule, entry in RULES.items() if rule.startswith("calico.")})
RULINGS = """setup.goals token.marks-group token.kept hand.hidden button.supply cat.two-patterns-touch cat.substitute design.unfinished
    solo.market design.four-two design.three-two-one design.two-pairs shape.inside-larger shape.one-per-area variants""".split()
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


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_chapter_has_ten_positions(chapter):
    mine = {rule for rule, entry in RULES.items() if entry["chapter"] == chapter}
    assert sum(bool(mine & set(case.rules)) for case in READ) >= 10


def test_the_chapters_are_those_of_the_two_texts():
    assert CHAPTERS == [f"B{number}" for number in range(1, 9)] + [f"S{number}" for number in range(1, 7)]


def test_rulings_stand_where_the_texts_are_silent_and_nowhere_else():
    assert {rule for rule, entry in RULES.items() if "ruling" in entry and rule.startswith("calico.")} == {f"calico.{rule}" for rule in RULINGS}


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
    prefix = next(prefix for prefix, name in words.PREFIXES.items() if name == game)
    cited = re.compile(rf'(?<![\w.]){prefix}\.[a-z-]+\.[a-z]+(?:-[a-z]+)*(?![\w*(])|(?<="){prefix}\.[a-z-]+(?=")')
    named = {rule for path in (RULELIB / game_folder(game)).glob("*.py") for rule in cited.findall(path.read_text(encoding="utf-8"))}
    assert len(named) > 20 and named - set(words.rulebook(game)) == set()


def reasons():
    """The reasons that the cases and some hundred random quilts with their moves bring about."""
    for case in READ:
        yield from solve(case).answer.because
    rng = Random(11)
    for number in range(300):
        position = random_quilt(rng, filled=rng.choice((0, 6, 22)), marked=number % 3 == 2)
        quilt, history = calico.read(position), ()
        for line in random_moves(rng, position):
            move = calico.read_move(line, quilt)
            quilt, history = calico.play(quilt, move), ((quilt, move),)
            yield from ask_again("gain", Asked(quilt, history, {})).because
        yield from calico.score(quilt).because


def test_every_reason_has_its_sentence_and_every_sentence_has_its_reason():
    spoken = set()
    for reason in reasons():
        spoken.add((reason.rule, ("yes" if reason.holds else "no") + (f"-{reason.fact('say')}" if "say" in dict(reason.facts) else "")))
    written = {(rule, key) for rule, entry in RULES.items() for key in entry if SPOKEN.fullmatch(key)}
    assert spoken - written == set()
    assert written - spoken == set()
