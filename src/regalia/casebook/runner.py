"""Running cases: each in each of its editions, with every seed it asks for."""

import traceback
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from regalia.casebook.adapters import Failed, letter_of
from regalia.casebook.alike import overlays
from regalia.casebook.cases import Case, load_cases
from regalia.casebook.nodes import CaseError, Node
from regalia.casebook.steps import Play, Watch
from regalia.kernel.setup import SetupError


@dataclass(frozen=True)
class Result:
    """How a case went in one edition; ``problem`` is empty if it passed.

    >>> from tempfile import NamedTemporaryFile
    >>> with NamedTemporaryFile("w", suffix=".yaml") as file:
    ...     _ = file.write("- case: nobody wrote this rule\\n  rules: [C-NONE-01]\\n  steps: []\\n")
    ...     file.flush()
    ...     [result] = run_files([file.name])
    >>> result.passed, "C-NONE-01" in result.problem
    (False, True)
    """

    case: Case
    edition: str
    problem: str = ""

    @property
    def passed(self) -> bool:
        return not self.problem


def run_case(case: Case, edition: str, watch: Watch | None = None) -> Result:
    """Never raises: a failed expectation and a mistake in the case both end up in the result. ``watch`` sees every decision."""
    try:
        if case.mistake is not None:
            raise case.mistake
        if case.refused:
            return Result(case, edition, _refusal(case, edition))
        shares: dict[int, list[int]] = {}
        for seed in case.seeds:
            if problem := _run_once(case, edition, seed, shares, watch):
                return Result(case, edition, problem)
        return Result(case, edition, _shares(case, edition, shares))
    except CaseError as mistake:
        return Result(case, edition, f"{mistake}\n  in: {_name(case, edition)}")


def _name(case: Case, edition: str) -> str:
    return f"{case.title} [{edition}]" if edition else case.title


def _refusal(case: Case, edition: str) -> str:
    try:
        case.adapter.setup(case.setup, (), edition, case.seeds[0], True)
    except SetupError as refusal:
        for word in case.refused:
            if plain(word) not in plain(str(refusal)):
                return _report(case, edition, case.node.mapping()["refused"], f"a refusal with {word!r}", str(refusal))
        return ""
    return _report(case, edition, case.node.mapping()["refused"], "the setup is refused", "it is accepted")


def plain(text: str) -> str:
    """Ids of cards may be written as names."""
    return text.lower().replace("_", " ")


def _run_once(case: Case, edition: str, seed: int, shares: dict[int, list[int]], watch: Watch | None) -> str:
    adapter = case.adapter
    try:
        given = () if case.given is None else (case.given, *overlays(case.given, case.steps))
        setup = adapter.setup(case.setup, given, edition, seed, False)
        play = Play(adapter, setup, case.given, shares, case.steps, watch)
    except CaseError:
        raise
    except Exception:  # nor does a position that the rules cannot go on from
        return _report(case, edition, case.given or case.node, "the position can be laid out", traceback.format_exc())
    for number, step in enumerate(case.steps, 1):
        try:
            play.take(step)
            continue
        except Failed as failure:
            node, expected, found = failure.node, failure.expected, failure.found
        except CaseError:
            raise
        except Exception:  # a broken engine fails the case, not the run
            node, expected, found = step, "the rules carry this out", traceback.format_exc()
        decision = play.game.decision
        return _report(
            case,
            edition,
            node,
            expected,
            found,
            f"step {number}" + (f", seed {seed}" if len(case.seeds) > 1 else "") + f": {step.shown()}",
            "asked:    " + ("nobody" if decision is None else f"{letter_of(decision.seat)} ({decision.question.name})"),
            f"offered:  {play.offers()}",
            f"stack:    {play.game.stack}",
        )
    play.finish()
    return ""


def _shares(case: Case, edition: str, shares: dict[int, list[int]]) -> str:
    for step in case.steps:
        node = step.mapping().get("share")
        if node is None or node.line not in shares:
            continue
        so, often = shares[node.line]
        lowest, highest = (part.fraction() for part in node.mapping()["between"].many())
        if not lowest <= so / often <= highest:
            return _report(
                case, edition, node, f"a share from {lowest} to {highest}", f"{so} of {often} = {so / often:.3f}", step.shown()
            )
    return ""


def _report(case: Case, edition: str, node: Node, expected: str, found: str, *more: str) -> str:
    lines = [f"{node.file}:{node.line}: {_name(case, edition)}", f"  expected: {expected}", f"  found:    {found}"]
    return "\n".join(lines + [f"  {line}" for line in more])


def case_files(paths: Iterable[str | Path]) -> Iterator[Path]:
    """The case files among paths: files as they are, folders with all that lies in them."""
    for path in map(Path, paths):
        if path.is_dir():
            yield from sorted(path.rglob("*.yaml"))
        else:
            yield path


def run_files(paths: Iterable[str | Path], words: Iterable[str] = ()) -> list[Result]:
    '''Run the cases of some files and folders, or those of them that hold all these words.

    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     file = Path(folder) / "bank.yaml"
    ...     _ = file.write_text("""
    ... - case: gathering gold
    ...   rules: [C-TURN-01]
    ...   editions: [en]
    ...   given: {A: {character: merchant, gold: 3}, start: A}
    ...   steps: [{A: gather gold}, {expect: {A: {gold: 5}}}]
    ... """)
    ...     [(result.edition, result.passed) for result in run_files([file])]
    [('en', True)]

    '''
    wanted = tuple(words)
    cases = [case for path in case_files(paths) for case in load_cases(path) if case.has(wanted)]
    return [run_case(case, edition) for case in cases for edition in case.editions]


def citations(results: Iterable[Result]) -> set[tuple[str, str]]:
    """What passed cases prove, as pairs of rule and edition for ``regalia.rulebook.coverage``."""
    return {(rule, result.edition) for result in results if result.passed for rule in result.case.rules}
