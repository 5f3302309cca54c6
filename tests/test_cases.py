"""Every case of cases/, in every edition it holds in, as a test of its own."""

from pathlib import Path

import pytest

from regalia.casebook import Case, case_files, load_cases, run_case

CASES = Path(__file__).parent.parent / "cases"


def everything() -> list[object]:
    runs: list[object] = []
    for path in case_files([CASES]):
        for case in load_cases(path):
            for edition in case.editions:
                name = f"{path.stem}: {case.title} [{edition}]"
                runs.append(pytest.param(case, edition, id=name.encode("ascii", "replace").decode()))
    return runs


RUNS = everything()


@pytest.mark.parametrize(("case", "edition"), RUNS)
def test_case(case: Case, edition: str) -> None:
    result = run_case(case, edition)
    assert result.passed, "\n" + result.problem


def test_there_are_cases() -> None:
    assert RUNS
