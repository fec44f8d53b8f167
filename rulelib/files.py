"""Text files: read as UTF-8, written whole or not at all."""
import os
import tempfile
from pathlib import Path

from rulelib.mistake import Mistake


def read_text(path: str | Path) -> str:
    """The text of a UTF-8 file, with or without a byte order mark. Raises Mistake that names the file."""
    try:
        return Path(path).read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Mistake("file-not-utf8", file=str(path)) from None
    except IsADirectoryError:
        raise Mistake("file-folder", file=str(path)) from None
    except FileNotFoundError:
        raise Mistake("file-missing", file=str(path)) from None
    except (OSError, ValueError):  # ValueError: no file can have such a name; Windows calls a folder closed
        raise Mistake("file-folder" if os.path.isdir(path) else "file-closed", file=str(path)) from None


def write_whole(source: str, path: str | Path, replace: bool = False) -> None:
    """Write a text to a file, whole or not at all; an existing file is kept until the new one is complete.

    Raises Mistake where the file is there and may not be replaced, or cannot be written.
    """
    path, name = Path(path), None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(source)
            file.flush()
            os.fsync(file.fileno())
        (os.replace if replace else _name_free)(name, path)
    except FileExistsError:
        raise Mistake("save-exists" if path.exists() else "file-not-written", file=str(path)) from None
    except (OSError, ValueError):
        raise Mistake("file-not-written", file=str(path)) from None
    finally:
        if name:
            Path(name).unlink(missing_ok=True)


def _name_free(name: str, path: Path) -> None:
    """Give a written file its name unless the name is taken, without a moment between looking and naming."""
    try:
        os.link(name, path)
    except FileExistsError:
        raise
    except OSError:  # this disk has no links: claim the name with an empty file instead
        path.touch(exist_ok=False)
        try:
            os.replace(name, path)
        except OSError:
            path.unlink()
            raise
