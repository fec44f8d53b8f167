"""Text files: read as UTF-8 and never more than a file of ours holds, written whole or not at all."""
import errno
import os
import time
from pathlib import Path

from rulelib.mistake import Mistake

LARGEST = 1_000_000  # bytes, some thirty times our longest
UNFINISHED = ".rule-notebooks-"  # how the names of files begin that are still being written
STALE = 60  # seconds after which nobody can be writing a file any more


def read_text(path: str | Path) -> str:
    """The text of a UTF-8 file, with or without a byte order mark. Raises Mistake that names the file."""
    try:
        with open(path, "rb", opener=_at_once) as file:
            source = file.read(LARGEST + 1)
        if len(source) > LARGEST:
            raise Mistake("file-too-large", file=str(path), most="1 MB")
        return source.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Mistake("file-not-utf8", file=str(path)) from None
    except IsADirectoryError:
        raise Mistake("file-folder", file=str(path)) from None
    except FileNotFoundError:
        raise Mistake("file-missing", file=str(path)) from None
    except Mistake:
        raise
    except (OSError, ValueError):  # ValueError: no file can have such a name; Windows calls a folder closed
        raise Mistake("file-folder" if _is_folder(path) else "file-closed", file=str(path)) from None


def _at_once(path: str, flags: int) -> int:
    """Open a file; a pipe at whose other end nobody is reads as empty, where it would be waited for."""
    handle = os.open(path, flags | getattr(os, "O_NONBLOCK", 0))
    if hasattr(os, "O_NONBLOCK"):
        os.set_blocking(handle, True)
    return handle


def _is_folder(path: str | Path) -> bool:
    try:
        return os.path.isdir(path)
    except ValueError:
        return False


def write_whole(source: str, path: str | Path, replace: bool = False) -> None:
    """Write a text to a file, whole or not at all; an existing file is kept until the new one is complete, a link leads to its file.

    Raises Mistake where the file is there and may not be replaced, or cannot be written.
    """
    target, name = Path(path), None
    try:
        target = Path(os.path.realpath(path))
        target.parent.mkdir(parents=True, exist_ok=True)
        _sweep(target.parent)
        name = target.with_name(f"{UNFINISHED}{os.getpid()}-{os.urandom(8).hex()}")
        _write(source, name, target)
        (os.replace if replace else _name_free)(name, target)
    except FileExistsError:
        raise Mistake("save-exists" if target.exists() else "file-not-written", file=str(path)) from None
    except (OSError, ValueError) as error:
        raise not_written(error, path) from None
    finally:
        if name:
            name.unlink(missing_ok=True)


def not_written(error: Exception, path: str | Path) -> Mistake:
    """Why a file could not be written."""
    return Mistake("file-name-long" if getattr(error, "errno", None) == errno.ENAMETOOLONG else "file-not-written", file=str(path))


def _write(source: str, name: Path, target: Path) -> None:
    """Write a new file all the way to the disk, with the rights of the file that it will replace."""
    handle = os.open(name, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666)
    with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
        file.write(source)
        file.flush()
        os.fsync(file.fileno())
    if target.exists():
        os.chmod(name, target.stat().st_mode & 0o7777)


def _sweep(folder: Path) -> None:
    """Take away what was left by writes that somebody ended half-way."""
    for left in folder.glob(f"{UNFINISHED}*"):
        try:
            if not _is_written(left):
                left.unlink()
        except OSError:
            continue  # another writer's, or gone already


def _is_written(left: Path) -> bool:
    """Whether somebody may still be writing a file: the process in its name runs; where that cannot be asked, the file is young."""
    process = left.name.removeprefix(UNFINISHED).split("-")[0]
    if os.name != "posix" or not process.isdecimal():
        return time.time() - left.stat().st_mtime < STALE
    try:
        os.kill(int(process), 0)
    except (ProcessLookupError, OverflowError):
        return False
    except PermissionError:
        return True
    return True


def _name_free(name: Path, path: Path) -> None:
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
