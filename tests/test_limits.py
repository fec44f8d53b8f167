"""Nothing is too large to be refused at once, and no line that the check prints is long, broken or unseen."""
import time
import tracemalloc

import pytest

from bad_inputs import BROKEN, case_text, good
from test_bad_input import told

LONG = "x" * 900


@pytest.mark.parametrize("source, front", [
    (good("x" * 81), f"{'x' * 79}… id: "),
    (good(f'"{LONG}\\a"'), f"{'x' * 79}… case: "),
    (good("one").replace("[]", '["a\\nb", "c\\r"]', 1), "one case: "),
    (good("one").replace("[]", '["a\\nb"]', 1), "FAIL one: expected {buttons: "),
    (good("one").replace("[]", f"[{f'{LONG}, ' * 1000}]", 1), "FAIL one: expected {buttons: "),
    (case_text(f"moves: [{LONG}]"), "wrong moves 1: "),
    (case_text(f'position: {{"a\\nb{LONG}": 1}}'), "wrong position.a b"),
])  # fmt: skip
def test_no_line_of_the_check_is_long_broken_or_unseen(tmp_path, source, front):
    path = tmp_path / "mine.yaml"
    path.write_text(source, "utf-8")
    (line,) = [line for line in told(path) if not line.startswith("ok ")]
    assert line.startswith((f"ERROR {path} {front}", front)) and line.isprintable() and len(line) < 3000


def test_a_file_name_that_breaks_the_line_is_written_out(tmp_path):
    (tmp_path / "a\nb\x1b[31m.yaml").write_text(case_text("kind: hard"), "utf-8")
    _, line, _ = told(tmp_path / "a\nb\x1b[31m.yaml")
    assert line.startswith(f"ERROR {tmp_path}/a\\nb\\x1b[31m.yaml wrong kind: ")
    (line,) = told(f"{tmp_path}/{'x' * 100_000}")
    assert len(line) < 600 and line.isprintable()


@pytest.mark.parametrize("content", [content for kind, content in BROKEN if kind.startswith("file-too")], ids=len)
def test_a_file_is_refused_before_it_costs_time_or_memory_and_the_next_is_read(tmp_path, content):
    (tmp_path / "large.yaml").write_bytes(content)
    (tmp_path / "good.yaml").write_text(good("good"), "utf-8")
    began = time.process_time()
    assert told(tmp_path / "large.yaml")[0].startswith("ERROR ") and told(tmp_path / "good.yaml") == ["ok good"]
    assert time.process_time() - began < 0.8
    tracemalloc.start()
    told(tmp_path / "large.yaml")
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 30_000_000


@pytest.mark.parametrize("letter", ["\x07", "\ufffe", "\u202e", "\u2028", "\x85"])
def test_the_place_of_what_is_no_text_is_counted_in_letters(tmp_path, letter):
    path = tmp_path / "mine.yaml"
    path.write_text(f"- id: 猫猫猫\n  en: 猫{letter}\n", "utf-8")
    (line,) = told(path)
    assert line.startswith(f"ERROR {path}: this file is no plain text at line 2, column 8;")
