"""`python -m rulelib check FILE…` runs case files; `python -m rulelib show FILE [ID]` tells and draws them."""
import argparse
import os
import re
import sys
from pathlib import Path

from rulelib.casebook import Solved, Tally, check_file, solve
from rulelib.casefile import Case, read_cases
from rulelib.mistake import LANGUAGES, Mistake, file_name, short

EPILOG = """examples:
  python -m rulelib check mine.yaml             run every case of a file
  python -m rulelib show mine.yaml              tell every case with its reasons
  python -m rulelib show mine.yaml a-case -o a-case.svg --lang ja

A case is YAML: id, game, position, ask, expect (and rules, kind, en, ja, moves, because).
Exit codes: 0 all well, 1 a case failed, 2 something could not be read."""


def reader_language() -> str:
    """Japanese where the terminal's locale is, else English."""
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "ja" if locale.startswith("ja") else "en"


def arguments() -> argparse.ArgumentParser:
    """The command line."""
    about = "Board game rules: check case files, show them with their reasons."
    as_written = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser("python -m rulelib", description=about, epilog=EPILOG, formatter_class=as_written)
    commands = parser.add_subparsers(dest="command", required=True, metavar="check | show")
    check = commands.add_parser("check", help="run case files: ok, FAIL or ERROR for each case")
    check.add_argument("files", nargs="+", metavar="FILE")
    show = commands.add_parser("show", help="tell the cases of a file with their evidence, or draw them")
    show.add_argument("files", nargs="+", metavar="FILE [ID]", help="the file, and one case of it; without an ID all of them")
    drawn = "draw into this file, replacing it: .svg, .png or .pdf (several cases: one file each, named by their ids)"
    show.add_argument("-o", dest="picture", metavar="PICTURE", help=drawn)
    for command in (check, show):
        command.add_argument("--lang", choices=LANGUAGES, default=reader_language(), help="language of the sentences (default: the terminal's)")
    return parser


def chosen_of(words: list[str] | None = None) -> argparse.Namespace:
    """What the words of the command line choose; files and ids may stand before and after options, which argparse alone does not take."""
    parser = arguments()
    chosen, rest = parser.parse_known_args(words)
    chosen.files += rest
    unknown = [word for word in rest if word.startswith("-")] or (chosen.files[2:] if chosen.command == "show" else [])
    if unknown:
        parser.error(f"unrecognized arguments: {short(' '.join(unknown))}")
    return chosen


def check(files: list[str], lang: str) -> int:
    """Run case files and print a line a case, then the totals; the exit code."""
    counts = dict.fromkeys(Tally._fields, 0)
    for path in files:
        for kind, line in check_file(path, lang):
            counts[kind] += 1
            print(line)
    print(f"{counts['passed']} passed, {counts['failed']} failed")
    return Tally(**counts).exit_code


def show(path: str, identifier: str | None, picture: str | None, lang: str) -> int:
    """Tell the cases of a file, or draw them into pictures; the exit code."""
    cases = list(read_cases(path))
    chosen = [case for case in cases if identifier in (None, _name(case))]
    if not chosen:
        raise Mistake("case-unknown", file=path, given=identifier, known=[_name(case) for case in cases])
    if picture is not None:
        _ending(picture)
    errors = failed = 0
    for case in chosen:
        try:
            if isinstance(case, Mistake):
                raise case
            solved = solve(case)
            failed += not solved.passed
            _show(solved, picture, len(chosen) > 1, lang)
        except Mistake as mistake:
            if mistake.file not in ("", path):
                raise  # a picture that cannot be written: the next one could not either
            errors += 1
            print(f"ERROR {file_name(path)} {_name(case)} {mistake.place or 'case'}: {mistake.sentence(lang)}", file=sys.stderr)
    return Tally(failed=failed, errors=errors).exit_code


def _name(case: Case | Mistake) -> str:
    return case.facts["case"] if isinstance(case, Mistake) else case.id


def _ending(picture: str) -> None:
    from figures.showing import ending

    ending(picture)


def _show(solved: Solved, picture: str | None, several: bool, lang: str) -> None:
    from figures.showing import draw, tell

    print(tell(solved, lang))
    if picture is not None:
        path, name = Path(picture), re.sub(r"[^\w.-]+", "-", solved.case.id)  # an id may hold what no file name can
        target = path.with_name(f"{path.stem}-{name}{path.suffix}") if several else path
        draw(solved, target)
        print(file_name(target))


def main() -> int:
    """Run the command line; 0 all well, 1 a case failed, 2 something could not be read."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="backslashreplace")  # a terminal without Japanese still gets its sentence
    chosen = chosen_of()
    try:
        if chosen.command == "check":
            code = check(chosen.files, chosen.lang)
        else:
            code = show(chosen.files[0], *chosen.files[1:] or (None,), chosen.picture, chosen.lang)
        sys.stdout.flush()
        return code
    except Mistake as mistake:
        print(f"ERROR {mistake.say(chosen.lang)}", file=sys.stderr)
    except BrokenPipeError:  # whoever read along has gone, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 2


if __name__ == "__main__":
    sys.exit(main())
