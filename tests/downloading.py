"""The file that a reader gets who presses an editor's download button."""
from pathlib import Path
from typing import Any

from figures.scene import Event


def downloaded(made: Any, folder: Path) -> Path:
    """The case of an editor, written where a browser would put it."""
    made.handle(Event("control", ("part", "file")))
    name, source = next(control.value for control in made.view().controls if control.kind == "download" and control.enabled)
    (folder / name).write_text(source, "utf-8")
    return folder / name
