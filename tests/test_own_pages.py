"""Which pages run by themselves in JupyterLab: ours, where they were installed, with nothing beside them that Python would import instead."""
import json
import shutil

import pytest

from figures.jupyterlab import ours
from figures.jupyterlab.ours import NOTEBOOKS, code_cells, name_of, our_cells, pages, shipped


@pytest.fixture
def home(tmp_path, monkeypatch):
    """The notebooks' folder of an installed project of its own."""
    home = tmp_path / "notebooks"
    (home / "calico").mkdir(parents=True)
    shutil.copy(NOTEBOOKS / "calico" / "04_buttons.ipynb", home / "calico")
    monkeypatch.setattr(ours, "NOTEBOOKS", home)
    return home


def test_what_is_shipped_is_what_stands_in_the_notebooks():
    assert shipped() == {name_of(path): code_cells(path) for path in pages()}, "run python -m figures.jupyterlab"


def test_a_page_of_ours_runs(home):
    assert our_cells(home / "calico" / "04_buttons.ipynb") == shipped()["calico/04_buttons"] != []


@pytest.mark.parametrize("place", ["elsewhere/04_buttons.ipynb", "notebooks/calico/05_buttons.ipynb", "notebooks/04_buttons.ipynb", "notebooks/calico/04_buttons.json"])
def test_a_copy_does_not(home, place):
    copy = home.parent / place
    copy.parent.mkdir(exist_ok=True)
    shutil.copy(home / "calico" / "04_buttons.ipynb", copy)
    assert our_cells(copy) == []


@pytest.mark.parametrize("beside", ["figures.py", "json.py", "numpy.pyc", "anywidget.so", "json.pyw", "matplotlibrc", "yaml/__init__.pyc", "figures/", "rulelib/", "yaml/__init__.py"])
def test_a_page_beside_a_strangers_module_does_not(home, beside):
    stranger = home / "calico" / beside
    stranger.mkdir() if beside.endswith("/") else (stranger.parent.mkdir(exist_ok=True), stranger.touch())
    assert our_cells(home / "calico" / "04_buttons.ipynb") == []


@pytest.mark.parametrize("beside", ["mine.yaml", "yaml/", ".ipynb_checkpoints/", "quilt.svg", ".DS_Store"])
def test_what_nobody_imports_does_not_matter(home, beside):
    there = home / "calico" / beside
    there.mkdir() if beside.endswith("/") else there.touch()
    assert our_cells(home / "calico" / "04_buttons.ipynb") != []


@pytest.mark.parametrize("place", ["calico/../../secret.ipynb", "calico", "nothing.ipynb", "calico/\0.ipynb"])
def test_no_other_file_is_told_of(home, place):
    (home.parent / "secret.ipynb").write_text(json.dumps({"cells": [{"cell_type": "code", "source": "secret"}]}))
    assert our_cells(home / place) == []


def test_a_link_out_of_the_folder_is_no_page(home):
    (home.parent / "04_buttons.ipynb").write_text("{}")
    (home / "calico" / "04_buttons.ipynb").unlink()
    try:
        (home / "calico" / "04_buttons.ipynb").symlink_to(home.parent / "04_buttons.ipynb")
    except OSError:
        pytest.skip("this system lets nobody make links")
    assert our_cells(home / "calico" / "04_buttons.ipynb") == []
