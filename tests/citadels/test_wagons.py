"""Ticket Wagons come and go for as long as two players like: their places on the table are used again."""

from collections.abc import Callable

import pytest

import regalia
from regalia.citadels.rules.layout import LABORATORY, TICKET_WAGON
from regalia.citadels.rules.table import Citadels
from regalia.kernel.options import Option

MANY = 100  # wagons; the box has three
MOST_ANSWERS = 5_000
UNIQUES = [
    "laboratory", "smithy", "library", "observatory", "dragon_gate", "factory", "keep", "map_room", "quarry", "statue",
    "park", "poor_house", "gold_mine", "wishing_well",
]  # fmt: skip


def wish(options: list[Option], verb: str, fits: Callable[[int], bool] = lambda subject: True) -> Option | None:
    for option in options:
        if option.verb.name == verb and fits(option.subject):
            return option
    return None


def of_wagons(game: Citadels) -> Option:
    """Whatever lays, visits and cashes in wagons; no city ever grows, so the game does not end."""
    assert game.decision is not None
    options = game.decision.options

    def is_wagon(title: int) -> bool:
        return title == TICKET_WAGON

    def is_laboratory(title: int) -> bool:
        return title == LABORATORY

    def is_other(title: int) -> bool:
        return title not in (TICKET_WAGON, LABORATORY)

    return (
        wish(options, "cash_in")
        or wish(options, "play_action", is_wagon)
        or wish(options, "visit_wagon")
        or wish(options, "keep", is_wagon)
        or wish(options, "keep", is_laboratory)
        or wish(options, "keep")
        or wish(options, "build", is_laboratory)
        or wish(options, "use_laboratory", is_other)
        or (wish(options, "gather_cards") if len(game.zones[0]) > 25 else None)
        or wish(options, "gather_gold")
        or wish(options, "choose", lambda rank: rank == 7)
        or wish(options, "choose", lambda rank: rank == 3)
        or wish(options, "redraw")
        or wish(options, "put_away", is_other)
        or wish(options, "enough")
        or wish(options, "take_crown")
        or wish(options, "end_turn")
        or wish(options, "pass")
        or wish(options, "decline")
        or options[0]
    )


@pytest.mark.rules("A-TICKETWAGON-01", "A-TICKETWAGON-03")
@pytest.mark.parametrize("seed", range(3))
def test_a_hundred_wagons_are_laid_and_no_place_is_lost(seed: int) -> None:
    game = regalia.new("citadels", edition="nl", seats=2, seed=seed, action_cards=True, uniques=UNIQUES)
    assert isinstance(game, Citadels)
    laid = 0
    for _ in range(MOST_ANSWERS):
        option = of_wagons(game)
        laid += option.verb.name == "play_action"
        game.answer(option)
        assert len(game.wagons) == len(game.wagon_gold) <= 3
        if laid >= MANY:
            return
    raise AssertionError(f"only {laid} wagons in {MOST_ANSWERS} answers")
