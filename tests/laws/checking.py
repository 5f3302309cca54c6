"""The form of a law: a test that Hypothesis calls with random walks at every table."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from tests.laws.worlds import FACTOR, TABLES, Table, Walk

Law = Callable[[Table, Walk], None]


def law(examples: int = 1, tables: list[Table] = TABLES, length: int = FACTOR) -> Callable[[Law], Any]:
    """Check it at each of ``tables`` with so many walks."""

    def wrap(check: Law) -> Any:
        def body(table: Table, number: int) -> None:
            check(table, Walk(table, number))

        body.__name__ = check.__name__
        body.__qualname__ = check.__qualname__
        body.__doc__ = check.__doc__
        body.__module__ = check.__module__
        # A smaller number is no simpler walk, so there is nothing to shrink.
        effort = settings(max_examples=examples * length, phases=[Phase.generate])
        driven = effort(given(number=st.integers(0, 2**32 - 1))(body))
        return pytest.mark.parametrize("table", tables, ids=str)(driven)

    return wrap
