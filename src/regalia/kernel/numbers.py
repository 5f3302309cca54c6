"""Small numbers in a row, as many as there are cards; the length stays. Compiled, a look at one is a look into memory."""

from typing import Final

from regalia.kernel.native import Numbers, i64, vec


def numbers(values: list[int]) -> Numbers:
    return vec[i64](values)


def kind_of(row: object) -> type:
    return type(row)


NUMBERS: Final = kind_of(numbers([]))  # interpreted, a list like any other
