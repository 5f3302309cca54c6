"""docs/choices.md says what the doors declare."""

from regalia.games import OURS, door_of
from tests.docs.write_choices import PAGE, of_game, takes, written


def test_the_page_says_what_the_doors_declare() -> None:
    assert PAGE.read_text(encoding="utf-8") == written(), "run python -m tests.docs.write_choices"


def test_every_choice_has_its_line() -> None:
    for game in OURS:
        part = "".join(of_game(door_of(game)))
        for choice in door_of(game).choices:
            assert f"| `{choice.name}` |" in part and takes(choice) in part
