"""No page writes a file or names a path of the machine that shows it."""
import pytest

import figures.calico_editor
import figures.catan_editor
import figures.knit_editor
import figures.weave_editor
from figures.page_cells import Cells
from figures.plain import plain
from figures.scene import Event
from rulelib.mistake import Mistake


@pytest.mark.parametrize("make", [figures.calico_editor.Editor, figures.catan_editor.Editor, figures.knit_editor.Editor, figures.weave_editor.Editor])
def test_a_page_writes_no_file_and_says_where_the_case_is_to_be_had(make, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    made = make()
    made.handle(Event("type", "en anything"))
    for event in (("type", f"save {tmp_path}/x.yaml"), ("type", "save"), ("control", ("save", f"{tmp_path}/x.yaml")), ("control", ("replace", None))):
        made.handle(Event(*event))
        assert not list(tmp_path.iterdir()) and str(tmp_path) not in "".join(made.view().say)
    told = tuple(map(plain, made.message))
    assert "Download the case" in told[0] and "ケースをダウンロード" in told[1]
    made.handle(Event("control", ("part", "file")))
    controls = {control.id: control.kind for control in made.view().controls}
    assert controls["download"] == "download" and controls["load"] == "file" and not {"save", "replace"} & set(controls)


@pytest.mark.parametrize("source", [b"\xff", b"- {id: a}\n", b"- ["])
def test_a_case_that_a_page_cannot_read_is_told_without_its_folder(tmp_path, source):
    cells = Cells("calico")
    cells.folder = tmp_path
    (tmp_path / "b1_mine.yaml").write_bytes(source)
    for read in (cells.cases, lambda: cells.chapter_cases("b1")):
        with pytest.raises(Mistake) as caught:
            read()
        assert caught.value.say().startswith("b1_mine.yaml") and str(tmp_path) not in caught.value.say()
