"""Which engine is under test: a run that means to test the compiled one must not test the source by accident."""

import os

import regalia.citadels.rules.table
import regalia.kernel.game


def test_the_engine_under_test_is_the_one_that_was_meant() -> None:
    meant = os.environ.get("REGALIA_ENGINE", "pure")
    for module in (regalia.kernel.game, regalia.citadels.rules.table):
        path = str(module.__file__)
        assert path.endswith(".so") == (meant == "compiled"), f"meant {meant}, found {path}"
