"""How many characters lie open and how many each seat chooses from, for every number of seats (C-SEL-01 … C-SEL-31)."""

from math import sqrt

import pytest

from regalia import games
from regalia.citadels.rules.editions import EDITIONS
from regalia.citadels.rules.layout import FACE_DOWN, FACE_UP, role
from regalia.citadels.rules.setup import CitadelsSetup
from regalia.citadels.rules.table import Citadels
from regalia.kernel.chance import Chance

# seats, characters, face up, the number of options of each choice, the statements
SELECTIONS = [
    (2, 8, 0, [7, 6, 5, 4, 3, 2], ("C-SEL-22", "C-SEL-23", "C-SEL-24", "C-SEL-31")),
    (3, 9, 0, [8, 7, 6, 4, 3, 2], ("C-SEL-27", "C-SEL-28", "C-SEL-29", "C-SEL-30", "C-SEL-31")),
    (4, 8, 2, [5, 4, 3, 2], ("C-SEL-03",)),
    (5, 8, 1, [6, 5, 4, 3, 2], ("C-SEL-02", "C-SEL-04", "C-SEL-18")),
    (6, 8, 0, [7, 6, 5, 4, 3, 2], ("C-SEL-05", "C-SEL-31")),
    (7, 8, 0, [7, 6, 5, 4, 3, 2, 2], ("C-SEL-06", "C-SEL-07", "C-SEL-31")),
    (4, 9, 3, [5, 4, 3, 2], ("C-SEL-08", "C-SEL-13", "C-SEL-14")),
    (5, 9, 2, [6, 5, 4, 3, 2], ("C-SEL-09",)),
    (6, 9, 1, [7, 6, 5, 4, 3, 2], ("C-SEL-10",)),
    (7, 9, 0, [8, 7, 6, 5, 4, 3, 2], ("C-SEL-11", "C-SEL-31")),
    (8, 9, 0, [8, 7, 6, 5, 4, 3, 2, 2], ("C-SEL-12", "C-SEL-31")),
]
ROWS = [
    pytest.param(edition, seats, characters, face_up, choices, marks=pytest.mark.rules("C-SEL-01", "C-SEL-17", *rules))
    for edition in EDITIONS
    for seats, characters, face_up, choices, rules in SELECTIONS
]


def setup_of(edition: str, seats: int, characters: int) -> CitadelsSetup:
    setup = games.setup_for(
        "citadels", edition=edition, seats=seats, cast="random", uniques="random", rank_9="artist" if characters == 9 else ""
    )
    assert isinstance(setup, CitadelsSetup) and len(setup.cast) == characters
    return setup


@pytest.mark.parametrize(("edition", "seats", "characters", "face_up", "choices"), ROWS)
def test_the_selection_goes_as_the_table_says(
    edition: str, seats: int, characters: int, face_up: int, choices: list[int]
) -> None:
    if edition == "de" and seats == 3:
        choices = [8, 7, 6, 5, 4, 3, 2]  # the third seat chooses which card is set aside (C-SEL-29)
    setup = setup_of(edition, seats, characters)
    for seed in range(60):
        game = games.start(setup.reseeded(seed))
        assert isinstance(game, Citadels)
        bot = Chance(seed)
        for _ in range(2):  # rounds: everything is gathered again for the second
            first = game.crown
            offered, order = [], []
            while game.decision is not None and game.decision.question.name in ("choose_character", "drop_character"):
                assert len(game.zones[FACE_UP]) == face_up and 4 not in game.zones[FACE_UP]
                offered.append(len(game.decision.options))
                order.append((game.decision.seat - first) % seats)
                game.answer_number(bot.below(len(game.decision.options)))
            assert offered == choices
            assert order == sorted(order) or seats <= 3
            held = 1 if seats >= 4 else 2
            assert all(len(game.zones[role(seat)]) == held for seat in range(seats))
            assert len(game.zones[FACE_DOWN]) == characters - face_up - held * seats
            while game.decision is not None and game.decision.question.name not in ("choose_character", "drop_character"):
                game.answer_number(bot.below(len(game.decision.options)))


@pytest.mark.rules("C-SEL-13", "C-SEL-14", "C-SEL-15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_rank_4_never_lies_open_but_may_lie_face_down(edition: str) -> None:
    number = 700
    open_four = setup_of(edition, 4, 9)
    closed_six = setup_of(edition, 6, 8)
    below = 0
    for seed in range(number):
        face_up = games.start(open_four.reseeded(seed)).zones[FACE_UP]
        assert len(face_up) == 3 and 4 not in face_up
        below += games.start(closed_six.reseeded(seed)).zones[FACE_DOWN][0] == 4
    assert abs(below - number / 8) < 4 * sqrt(number * 1 / 8 * 7 / 8)
