"""Mutation testing at length: thousands of small changes to rules code, and the share of them that the tests notice.

``python -m tests.mutants.everything --sample 1500 --seed 1`` plants a sample drawn by the seed, one change at a time, each in a
process of its own, and runs the cases that reach the changed line, then golden playthroughs, unit tests and laws. Results are
kept as they come in (``build/mutants/results.jsonl``): Ctrl-C loses nothing, and the same command goes on where it stopped. A
result counts as long as the file it is about stays as it was. ``--report`` only tells what is known.
"""

import argparse
import hashlib
import importlib.abc
import importlib.machinery
import json
import os
import random
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice
from multiprocessing.pool import ThreadPool
from pathlib import Path
from types import CodeType
from typing import Any

import hypothesis  # noqa: F401  (loaded once, before the processes part)
import pytest
import yaml  # noqa: F401

from tests.mutants.operators import Change, changes_of, is_python, rules_files

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "src" / "regalia"
KEPT = ROOT / "build" / "mutants"
EQUIVALENT = Path(__file__).parent / "equivalent.txt"
# What runs after the cases, likeliest first. Of the laws a quick run takes two tables a game and leaves out the slowest.
LAWS = tuple(
    f"tests/laws/test_{law}.py"
    for law in ("explain", "positions", "amounts", "stored", "copies", "two_worlds", "what_is_paid", "views")
)
DOMINION = tuple(f"tests/dominion/test_{one}.py" for one in ("printed_cards", "costs", "kingdoms", "table", "tracking"))
CITADELS = tuple(f"tests/laws/test_{law}.py" for law in ("selection", "hidden_characters"))
KERNEL = tuple(f"tests/laws/test_{law}.py" for law in ("chance", "pickles", "records", "hidden_characters"))
QUICK = {
    "citadels": ("tests/playthroughs", "tests/citadels", *LAWS, *CITADELS),
    "dominion": ("tests/playthroughs", *DOMINION, *LAWS),
    "kernel": ("tests/kernel", "tests/playthroughs", *LAWS, *KERNEL),
}
THOROUGH = ("tests/kernel", "tests/playthroughs", "tests/citadels", "tests/dominion", "tests/laws")
TABLES = {
    "citadels": "not dominion and not citadels-de and not citadels-en and (not citadels-nl or citadels-nl-3 or citadels-nl-7)",
    "dominion": "not citadels and (not dominion- or dominion-2 or dominion-3)",
    "kernel": "citadels-nl-7 or dominion-3 or not (citadels- or dominion-)",
}
# These start other processes, in which nothing is planted.
DESELECTED = ("tests/laws/test_stored.py::test_fingerprints_do_not_depend_on_the_process",)
BROKEN = "not tried:"
CASES_LIMIT, SUITES_LIMIT = 300, 1800  # seconds; a run without an end has noticed something, too
Reached = dict[str, dict[int, list[int]]]  # file -> line -> numbers of the cases that reach it, AT_IMPORT if loading does
AT_IMPORT = -1
Run = tuple[str, int, str, str]  # a case: its file, its place there, the edition, what it says


class Planter(importlib.abc.MetaPathFinder):
    """Loads one module with a change in it."""

    def __init__(self, change: Change) -> None:
        parts = Path(change.path).with_suffix("").parts
        self.module = ".".join(("regalia", *(part for part in parts if part != "__init__")))
        self.source = change.planted((ENGINE / change.path).read_text(encoding="utf-8"))

    def find_spec(self, fullname: str, path: Any, target: Any = None) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.module:
            return None
        spec = importlib.machinery.PathFinder.find_spec(fullname, path, target)
        assert spec is not None and spec.origin is not None
        spec.loader = Planted(fullname, spec.origin, self.source)
        return spec


class Planted(importlib.machinery.SourceFileLoader):
    def __init__(self, fullname: str, path: str, source: str) -> None:
        super().__init__(fullname, path)
        self.planted = source

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.planted, self.path, "exec", dont_inherit=True)


def plant(change: Change) -> None:
    """From now on this process plays with the change: what this program itself has loaded of the engine is loaded anew."""
    for name in [name for name in sys.modules if name.partition(".")[0] == "regalia"]:
        del sys.modules[name]
    sys.meta_path.insert(0, Planter(change))


def reached_lines() -> tuple[Reached, list[Run]]:
    """Which cases reach which line, and what each case says; from a process of its own, and kept while nothing changes."""
    digest = hashlib.sha256()
    for path in sorted([*ENGINE.rglob("*.py"), *(ROOT / "cases").rglob("*.yaml")]):
        digest.update(path.read_bytes())
    kept = KEPT / "reached.json"
    if kept.exists():
        stored = json.loads(kept.read_text(encoding="utf-8"))
        if stored["digest"] == digest.hexdigest():
            lines = {file: {int(line): runs for line, runs in of.items()} for file, of in stored["lines"].items()}
            return lines, [tuple(run) for run in stored["runs"]]
    print("Looking which case reaches which line ...", flush=True)
    child = os.fork()
    if child == 0:
        status = 1
        try:
            write_reached(kept, digest.hexdigest())
            status = 0
        except BaseException:
            traceback.print_exc()
        os._exit(status)
    if os.waitpid(child, 0)[1]:
        raise SystemExit("the cases could not be run")
    return reached_lines()


def write_reached(kept: Path, digest: str) -> None:
    import coverage

    tool = coverage.Coverage(data_file=None, source=[str(ENGINE / part) for part in ("kernel", "citadels", "dominion")])
    tool.start()
    from regalia.casebook import load_cases, run_case
    from regalia.casebook.runner import case_files

    runs: list[Run] = []
    for path in case_files([ROOT / "cases"]):
        for place, case in enumerate(load_cases(path)):
            text = f"{case.title} {case.setup.shown()} {case.given and case.given.shown()}".replace("_", " ")
            for edition in case.editions:
                tool.switch_context(str(len(runs)))
                runs.append((str(path), place, edition, text))
                if not run_case(case, edition).passed:
                    raise SystemExit(f"{case.title} fails without any change")
    tool.stop()
    data = tool.get_data()
    lines: dict[str, dict[int, list[int]]] = {}
    for file in data.measured_files():
        by_line = data.contexts_by_lineno(file)
        lines[str(Path(file).relative_to(ENGINE))] = {
            line: sorted(int(run) if run else AT_IMPORT for run in contexts) for line, contexts in by_line.items()
        }
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_text(json.dumps({"digest": digest, "lines": lines, "runs": runs}), encoding="utf-8")


def worth_running(change: Change, reached: Reached, runs: list[Run]) -> list[Run]:
    """Cases, likeliest first: those that reach the line; if none does, as in a sheet, those that name its card, then all."""
    numbers = reached.get(change.path, {}).get(change.line, [])
    reaching = [runs[number] for number in numbers if number != AT_IMPORT]
    if not change.is_at_import and AT_IMPORT not in numbers:
        return reaching
    words = [word.replace("_", " ") for word in change.words]
    folder = f"{os.sep}{change.path.split(os.sep)[0]}{os.sep}"
    rest = [run for run in runs if folder in run[0]] or runs
    return list(dict.fromkeys((*reaching, *(run for run in rest if any(word in run[3] for word in words)), *rest)))


def caught_by_cases(change: Change, runs: list[Run]) -> str:
    """The first case that notices the change; "" if none does."""
    plant(change)
    from regalia.casebook import load_cases, run_case

    loaded: dict[str, Any] = {}
    for file, place, edition, _ in runs:
        if file not in loaded:
            loaded[file] = load_cases(file)
        case = loaded[file][place]
        if not run_case(case, edition).passed:
            return f"case: {case.title}"
    return ""


def caught_by_suites(change: Change, thorough: bool) -> str:
    plant(change)

    class First:
        failed = ""

        def pytest_runtest_logreport(self, report: Any) -> None:
            if report.failed and not self.failed:
                self.failed = report.nodeid

        def pytest_collectreport(self, report: Any) -> None:
            if report.failed and not self.failed:
                self.failed = report.nodeid

    first = First()
    part = change.path.split(os.sep)[0]
    options = ["-x", "-q", "--citations=", "-p", "no:cacheprovider", *(f"--deselect={one}" for one in DESELECTED)]
    suites = THOROUGH if thorough else ("-k", TABLES[part], *QUICK[part])
    status = pytest.main([*options, *suites], plugins=[first])
    if status not in (0, 1) and not first.failed:
        return f"{BROKEN} pytest ended with {int(status)}"
    return first.failed


def in_a_process(limit: int, work: Any, *arguments: Any) -> str:
    """What ``work`` finds out, in a forked process with a time limit."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        os.setpgid(0, 0)
        silent = os.open(os.devnull, os.O_RDWR)
        os.dup2(silent, 1)
        os.dup2(silent, 2)
        signal.alarm(limit)
        try:
            found = work(*arguments)
        except BaseException as error:  # a module that cannot even be loaded is noticed by everybody
            found = f"cannot be loaded: {type(error).__name__}"
        os.write(writing, found.encode()[:2000])
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        found = pipe.read().decode(errors="replace")
    status = os.waitpid(child, 0)[1]
    if os.WIFSIGNALED(status):
        return f"no end within {limit} seconds" if os.WTERMSIG(status) == signal.SIGALRM else "the process died"
    return found


def tried(change: Change, reached: Reached, runs: list[Run], thorough: bool) -> str:
    found = in_a_process(CASES_LIMIT, caught_by_cases, change, worth_running(change, reached, runs))
    found = found or in_a_process(SUITES_LIMIT, caught_by_suites, change, thorough)
    if found.startswith(BROKEN):
        raise RuntimeError(f"{change.key}: {found}")
    return found


def equivalents() -> dict[str, str]:
    """Changes that change nothing a player could notice: key and reason, a tab between them."""
    lines = EQUIVALENT.read_text(encoding="utf-8").splitlines() if EQUIVALENT.exists() else []
    pairs = (line.split("\t", 1) for line in lines if line and not line.startswith("#"))
    return {key: why for key, why in pairs}


def digests(paths: Iterable[str]) -> dict[str, str]:
    return {path: hashlib.sha256((ENGINE / path).read_bytes()).hexdigest()[:16] for path in paths}


def kept_results(now: dict[str, str]) -> dict[str, str]:
    """What is known of files that are still as they were; a change once caught stays caught while its file does."""
    results: dict[str, str] = {}
    kept = KEPT / "results.jsonl"
    for line in kept.read_text(encoding="utf-8").splitlines() if kept.exists() else []:
        entry = json.loads(line)
        if now.get(entry["key"].split("::")[0]) == entry["file"]:
            results[entry["key"]] = entry["caught"]
    return results


def drawn(size: int, seed: int, only: str) -> list[Change]:
    paths = [path for path in rules_files(ENGINE) if only in path]
    everything = [change for path in paths for change in changes_of(ENGINE, path)]
    sources = {path: (ENGINE / path).read_text(encoding="utf-8") for path in paths}
    random.Random(seed).shuffle(everything)
    valid = (change for change in everything if is_python(change.planted(sources[change.path])))
    return list(islice(valid, size or None))


def noticed_by(caught: str) -> str:
    if caught.startswith("tests/"):
        return "/".join(caught.split("::")[0].split("/")[:2])
    return "a case" if caught.startswith("case:") else "no end or no start" if caught else "nobody"


def told(changes: list[Change], results: dict[str, str]) -> Iterator[str]:
    """The report: the share caught, by what, and every survivor with its place."""
    known = [change for change in changes if change.key in results]
    same = equivalents()
    survivors = [change for change in known if not results[change.key]]
    real = [change for change in survivors if change.key not in same]
    how: Counter[str] = Counter()
    for change in known:
        how[noticed_by(results[change.key])] += 1
    yield f"{len(known)} of {len(changes)} changes tried; caught by: " + ", ".join(
        f"{name} {count}" for name, count in how.most_common()
    )
    by_operator: dict[str, list[int]] = {}
    for change in known:
        tally = by_operator.setdefault(change.operator, [0, 0])
        tally[0] += change not in survivors
        tally[1] += 1
    for operator, (caught_ones, all_ones) in sorted(by_operator.items()):
        yield f"  {operator:18} {caught_ones:5} of {all_ones:5}  {100 * caught_ones / all_ones:5.1f} %"
    for change in real:
        yield f"survives: src/regalia/{change.path}:{change.line}  {change.key}"
    effective = len(known) - (len(survivors) - len(real))
    if effective:
        caught_number = len(known) - len(survivors)
        yield (
            f"{caught_number} of {effective} caught: {100 * caught_number / effective:.2f} %"
            f" ({len(survivors) - len(real)} more change nothing: tests/mutants/equivalent.txt)"
        )


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants.everything", description=__doc__)
    parser.add_argument("--sample", type=int, default=1500, help="how many changes, drawn by the seed; 0: all of them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="only files with this in their path")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--report", action="store_true", help="tell what is known and try nothing")
    parser.add_argument("--again", action="store_true", help="try survivors once more: cases may have been added")
    parser.add_argument("--thorough", action="store_true", help="all tables of the laws for what cases do not notice")
    chosen = parser.parse_args(arguments)
    os.environ["REGALIA_ENGINE"] = "pure"
    os.environ.pop("REGALIA_LAWS", None)
    sys.dont_write_bytecode = True
    changes = drawn(chosen.sample, chosen.seed, chosen.only)
    now = digests({change.path for change in changes})
    results = kept_results(now)
    same = equivalents()
    left = [
        change
        for change in changes
        if change.key not in results or (chosen.again and not results[change.key] and change.key not in same)
    ]
    if not chosen.report and left:
        reached, runs = reached_lines()
        print(f"{len(changes)} changes, seed {chosen.seed}: {len(changes) - len(left)} known, {len(left)} to try", flush=True)
        began = time.monotonic()
        try:
            with (KEPT / "results.jsonl").open("a", encoding="utf-8") as kept, ThreadPool(chosen.workers) as pool:
                tries = pool.imap_unordered(lambda change: (change, tried(change, reached, runs, chosen.thorough)), left)
                for number, (change, caught) in enumerate(tries, 1):
                    results[change.key] = caught
                    kept.write(json.dumps({"key": change.key, "file": now[change.path], "caught": caught}) + "\n")
                    kept.flush()
                    if not caught:
                        print(f"survives: src/regalia/{change.path}:{change.line}  {change.key}", flush=True)
                    if number % 25 == 0 or number == len(left):
                        pace = (time.monotonic() - began) / number
                        print(f"  {number} of {len(left)}, {pace * (len(left) - number) / 60:.0f} minutes to go", flush=True)
        except KeyboardInterrupt:
            print("\nStopped; the same command goes on from here.")
    for line in told(changes, results):
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
