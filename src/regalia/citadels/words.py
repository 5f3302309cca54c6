"""How Citadels is said, where it is not said as usual."""

from typing import Final

from regalia.citadels.rules.events import COIN, RANK, RANKS, TITLE, TITLES, WAGON
from regalia.citadels.rules.layout import (
    A_PLACE,
    A_TITLE,
    ACROBAT,
    city,
    is_beautified_place,
    seat_of_place,
    title_of_place,
)
from regalia.citadels.rules.printed import Box
from regalia.kernel.options import Option
from regalia.kernel.views import View
from regalia.words.wording import Declared


def exists(box: Box, option: Option, view: View) -> bool:
    """Cards of the box; of districts of one name in a city those with a coin and those without."""
    subject = option.subject
    if option.verb.about == A_TITLE:
        return box.has(subject) and (option.verb.name != "play_action" or box.has(ACROBAT))
    if option.verb.about != A_PLACE:
        return True
    owner, title = seat_of_place(subject), title_of_place(subject)
    if not box.has(title):
        return False
    coins = view.facts["beautified"]
    if is_beautified_place(subject):
        return subject in coins
    lie_there = view.zones[city(owner)].count(title)
    return lie_there == 0 or lie_there > coins.count(subject + 1)  # the one with a coin is the next place


WORDS: Final = Declared(
    heads=("round_begins", "reveals", "nobody_answers", "witch_resumes", "game_over"),
    said={
        RANK: {"name": "citadels-card-*", "chosen": "cast"},
        RANKS: {"several": RANK},
        TITLES: {"several": TITLE},
        COIN: {"message": "citadels-with_coin", "upon": "card"},
        WAGON: {"plus": 1},
    },
    behind="acting",
    exists=exists,
)
