"""Parts of a game by their addresses: modules, attributes, files; and what is said of a part that is missing."""

from dataclasses import replace

import pytest

from regalia.games import USUAL, door_of
from regalia.kernel import choices
from regalia.kernel.door import NoSuchPart, loaded


def test_a_part_that_is_missing_is_named() -> None:
    bare = replace(door_of(USUAL), name="bare", balance="")
    with pytest.raises(NoSuchPart, match="bare has no balance") as refused:
        bare.part("balance")
    assert refused.value.arguments == {"game": "bare", "part": "balance"}


def test_a_part_is_a_module_or_something_in_it_or_a_file() -> None:
    assert loaded("regalia.kernel.choices") is choices
    assert loaded("regalia.kernel.choices:Flag") is choices.Flag
    assert "class Flag" in loaded("regalia.kernel/choices.py").read_text(encoding="utf-8")
