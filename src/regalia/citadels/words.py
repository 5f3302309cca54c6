"""How Citadels is said, where it is not said as usual."""

from typing import Final

from regalia.citadels.rules.events import COIN, RANK, RANKS, TITLE, TITLES, WAGON
from regalia.citadels.rules.layout import (
    A_PLACE,
    A_RANK,
    A_SEAT,
    A_SEAT_AND_KIND,
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
from regalia.words.wording import Declared, Moment


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


GOLD_IS_PAID: Final = Moment("gold", "gold", source="gold:seat")
GOLD_IS_GAINED: Final = Moment("gold", "gold", target="gold:seat")
DRAWN: Final = Moment("draw", "number", source="deck", target="hand:seat")
GIVEN_BACK: Final = Moment("draw", "number", source="hand:seat", target="deck")
GONE: Final = Moment("break", "card", target="city:owner")

MOMENTS: Final = {
    "reveals": Moment("call", "character", source="rank:character", target="role:seat"),
    "kills": Moment("strike", "character", source="role:seat", target="rank:character", word="mark-killed"),
    "bewitches": Moment("strike", "character", source="role:seat", target="rank:character", word="mark-bewitched"),
    "confiscates": Moment("strike", "card", source="role:seat", target="city:seat", word="mark-confiscated"),
    "takes_crown": Moment("honour", source="crown", target="crown:seat"),
    "completes_city": Moment("complete", target="city:seat", word="mark-complete"),
    "robs": Moment("honour", "character", source="role:seat", target="rank:character"),
    "places_warrants": Moment("honour", "characters", source="role:seat", target="rank:characters"),
    "places_threats": Moment("honour", "characters", source="role:seat", target="rank:characters"),
    "reveals_threat": Moment("honour", "character", source="role:seat", target="rank:character"),
    "beautifies": Moment("honour", "card", source="gold:seat", target="city:seat"),
    "gains_gold": GOLD_IS_GAINED,
    "visits_wagon": GOLD_IS_GAINED,
    "pays": GOLD_IS_PAID,
    "takes_gold": Moment("gold", "gold", source="gold:victim", target="gold:seat"),
    "pays_tax": Moment("gold", source="gold:seat", target="tax"),
    "collects_tax": Moment("gold", "gold", source="tax", target="gold:seat"),
    "gains_cards": DRAWN,
    "draws_cards": DRAWN,
    "pays_cards": GIVEN_BACK,
    "discards_cards": GIVEN_BACK,
    "takes_card": Moment("draw", source="hand:victim", target="hand:seat"),
    "gives_cards": Moment("draw", "number", source="hand:seat", target="hand:taker"),
    "exchanges_hands": Moment("draw", "taken", source="hand:partner", target="hand:seat"),
    "builds": Moment("place", "card", source="hand:seat", target="city:seat"),
    "plays_action": Moment("place", "card", source="hand:seat", target="role:seat"),
    "seizes": Moment("place", "card", source="city:owner", target="city:seat"),
    "exchanges_districts": Moment("place", "taken", source="city:owner", target="city:seat"),
    "buys_from_graveyard": Moment("draw", source="city:seat", target="hand:seat"),
    "destroyed": GONE,
    "discards_district": GONE,
}

WORDS: Final = Declared(
    heads=("round_begins", "reveals", "nobody_answers", "witch_resumes", "game_over"),
    headings=("round_begins", "game_over"),
    ends=("end_turn", "pass", "enough", "decline", "leave_goal", "take_nothing", "refuse"),
    repeats=("put_away", "pay_for_den"),
    confirmed=(A_RANK, A_PLACE, A_SEAT, A_SEAT_AND_KIND),
    said={
        RANK: {"name": "citadels-card-*", "chosen": "cast"},
        RANKS: {"several": RANK},
        TITLES: {"several": TITLE},
        COIN: {"message": "citadels-with_coin", "upon": "card"},
        WAGON: {"plus": 1},
    },
    behind="acting",
    moments=MOMENTS,
    exists=exists,
)
