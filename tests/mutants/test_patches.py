"""Every planted bug still finds its line, and what it makes of it is still Python."""

import ast
from pathlib import Path

import pytest

from tests.mutants.catalogue import MUTANTS, Mutant

ENGINE = Path(__file__).parents[2] / "src" / "regalia"


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_the_patch_applies(mutant: Mutant) -> None:
    source = (ENGINE / mutant.path).read_text(encoding="utf-8")
    planted = mutant.planted(source)
    assert planted != source
    ast.parse(planted)


def test_every_mutant_has_its_own_name_and_its_tests() -> None:
    assert len({mutant.name for mutant in MUTANTS}) == len(MUTANTS) >= 14
    root = ENGINE.parents[1]
    assert all((root / test.partition("::")[0]).exists() for mutant in MUTANTS for test in mutant.tests)
