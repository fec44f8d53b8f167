"""The words of the command line stand in any order; what nobody knows is refused."""
import pytest

from test_bad_input import cases, run  # noqa: F401  a fixture


@pytest.mark.parametrize("words", ["FILE --lang ja ID", "FILE -o PICTURE ID --lang ja", "--lang ja FILE ID -o PICTURE", "-o PICTURE FILE --lang ja ID"])
def test_files_ids_and_options_stand_in_any_order(cases, words):
    names = {"FILE": cases / "broken.yaml", "ID": "after", "PICTURE": cases / "it.svg"}
    code, lines, errors = run("show", *(names.get(word, word) for word in words.split()))
    assert (code, errors) == (0, []) and lines[0] == "after："
    assert (cases / "it.svg").exists() == ("PICTURE" in words)


def test_files_of_a_check_stand_before_and_after_an_option(cases):
    code, lines, errors = run("check", cases / "good.yaml", "--lang", "ja", cases / "fails.yaml")
    assert (code, lines[-1], errors) == (1, "1 passed, 1 failed", [])


@pytest.mark.parametrize("words", ["check good.yaml --lung ja", "show good.yaml good another", "show good.yaml --lang ja good another", "show", "check"])
def test_a_command_line_that_nobody_knows_is_refused_with_the_documented_code(cases, words):
    code, lines, errors = run(*words.split())
    assert (code, lines) == (2, []) and errors[0].startswith("usage: ") and ": error: " in errors[-1]
