"""``regalia cases``: run rule cases, ours or a stranger's."""

import argparse
from pathlib import Path

from rich.text import Text

from regalia.cli.errors import FAILED, FINE, Misuse
from regalia.cli.look import LOUD, QUIET, console_for, styled
from regalia.cli.speech import say


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("paths", nargs="+", type=Path, metavar="FILE", help=say("help-case_files"))
    parser.add_argument("-k", "--words", action="append", metavar="WORD", help=say("help-case_words"))
    parser.add_argument("--verbose", action="store_true", help=say("help-verbose"))


def run(args: argparse.Namespace) -> int:
    from regalia.casebook import run_files

    for path in args.paths:
        path.stat()  # a name that leads nowhere is a mistake, not an empty folder
    words = " ".join(args.words or []).split()
    results = run_files(args.paths, words)
    if not results and words:
        raise Misuse(say("misuse-no_such_case", words=" ".join(words), paths=", ".join(map(str, args.paths))))
    if not results:
        raise Misuse(say("misuse-no_cases", paths=", ".join(map(str, args.paths))))
    console = console_for()
    for result in results:
        if not result.passed:
            first, _, rest = result.problem.partition("\n")
            console.print(Text(first, "red"))
            console.print(Text(rest))
        elif args.verbose:
            line = styled(say("cases-passed"), "green").append(f"  {result.case.title}")
            console.print(line.append(f"  {result.edition}", QUIET))
    passed = sum(result.passed for result in results)
    console.print(Text(say("cases-sum", passed=passed, number=len(results)), LOUD))
    return FINE if passed == len(results) else FAILED
