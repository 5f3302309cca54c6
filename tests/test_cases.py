"""Every case of cases/, in every edition it holds in, as a test of its own."""

from pathlib import Path

import pytest

from regalia.casebook import Case, CaseError, case_files, load_cases, run_case

CASES = Path(__file__).parent.parent / "cases"


def everything() -> tuple[list[object], list[tuple[Path, CaseError]]]:
    runs: list[object] = []
    broken: list[tuple[Path, CaseError]] = []
    for path in case_files([CASES]):
        try:
            loaded = load_cases(path)
        except CaseError as mistake:
            broken.append((path, mistake))
            continue
        for case in loaded:
            for edition in case.editions:
                name = f"{path.stem}: {case.title} [{edition}]"
                runs.append(pytest.param(case, edition, id=name.encode("ascii", "replace").decode()))
    return runs, broken


RUNS, BROKEN = everything()


@pytest.mark.parametrize(("case", "edition"), RUNS)
def test_case(case: Case, edition: str) -> None:
    result = run_case(case, edition)
    assert result.passed, "\n" + result.problem


def test_every_case_file_can_be_read() -> None:
    assert not BROKEN, "\n".join(str(mistake) for _, mistake in BROKEN)
    assert RUNS
