"""Fixed-length vectors of integers: librt's ``vec`` of machine words when compiled, lists otherwise."""

from typing import Any, Final

from regalia.kernel.native import Numbers, i64, vec

LARGEST: Final = 1 << 40  # far more than any place, set of seats or number of moves


def numbers(values: list[int]) -> Numbers:
    return vec[i64](values)


def stored_numbers(kept: Any, length: int) -> Numbers:
    """A row that was stored as a list; a ValueError if it is none, or of another length."""
    if not isinstance(kept, list) or len(kept) != length:
        raise ValueError(f"expected a list of {length} numbers")
    for number in kept:
        if not isinstance(number, int) or not -1 <= number < LARGEST:
            raise ValueError(f"{number!r} is no number of a row")
    return numbers(kept)


def type_of(row: object) -> type:
    return type(row)  # an object here: the compiler would not ask a row for its type


NUMBERS: Final = type_of(numbers([]))  # interpreted, a list like any other
IS_COMPILED: Final = NUMBERS is not list
