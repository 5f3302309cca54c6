"""What helps at a question of Citadels: of what use options are, the gold left afterwards, what cannot be done now."""

from typing import Final

from regalia.citadels.rules.build_offers import BUILD
from regalia.citadels.rules.characters.rank_1 import BEWITCH
from regalia.citadels.rules.characters.rank_8 import TAKE_DISTRICT
from regalia.citadels.rules.characters.rank_9 import TaxBuilding
from regalia.citadels.rules.gathering import GATHER_CARDS, GATHER_GOLD
from regalia.citadels.rules.layout import (
    A_PLACE,
    A_RANK,
    A_SEAT,
    A_TITLE,
    BUILT,
    THIEVES_DEN,
    city,
    hand,
    place_of,
    seat_of_place,
)
from regalia.citadels.rules.printed import Box
from regalia.citadels.rules.turn import END_TURN, INCOME
from regalia.kernel.arguments import Kind
from regalia.kernel.cards import UNKNOWN
from regalia.kernel.hints import Hints, Wish, ends_last, unoffered
from regalia.kernel.options import NOTHING, Amounts, Option, Verb
from regalia.kernel.views import View

PURSE: Final = Kind({"gold": "gold"})  # what a player has to spend, by fact and type
LATER: Final[dict[str, Verb]] = {"witch": BEWITCH, "diplomat": TAKE_DISTRICT}  # asked after their own line
MENUS: Final = ("turn", "gather")
UNNAMED: Final = ("choose", "drop", "give_character")  # of characters that are not on the table nobody asks why
WHERE: Final = {A_TITLE: "hand", A_PLACE: "city"}
ON_PLACES: Final = 8  # the rank that reaches into cities, and the one that names characters
NAMING: Final = 1
GAINS: Final = ("gather_gold", "income", "collect", "collect_tax")
PAYS: Final = ("build", "destroy", "seize", "take_district", "bribe")


def hints(box: Box, view: View) -> Hints:
    """Of the view of the seat that is asked."""
    options = view.options
    useful = [is_useful(view, option) for option in options]
    then = [purse_after(box, view, option) for option in options]
    return Hints(ends_last(options, useful, END_TURN.verb.name), then, unoffered(options, wishes(box, view)))


def is_useful(view: View, option: Option) -> bool:
    """All that a turn offers is, but what harms oneself, and exchanging nothing for nothing."""
    verb = option.verb
    if verb.name in ("destroy", "fire_armory"):
        return seat_of_place(option.subject) != view.viewer
    if verb.name == "exchange_hands":
        return bool(view.zones[hand(option.subject)] or view.zones[hand(view.viewer)])
    if verb.name == "redraw":
        return bool(view.zones[hand(view.viewer)])
    return verb.name != "collect_tax" or view.amounts_of(option).get("gold", 0) > 0


def purse_after(box: Box, view: View, option: Option) -> Amounts:
    """The gold afterwards, unless cards may be paid with, or others take a part in between (a tax, a warrant)."""
    amounts = view.amounts_of(option)
    name = option.verb.name
    if "gold" not in amounts:
        return NOTHING
    gold: int = view.facts["gold"][view.viewer]
    if name in GAINS:
        return {"gold": gold + amounts["gold"]}
    if name not in PAYS:
        return NOTHING
    if name == "build" and (option.subject == THIEVES_DEN or view.facts["warrants"] or is_taxed(box)):
        return NOTHING
    return {"gold": gold - amounts["gold"]}


def is_taxed(box: Box) -> bool:
    return any([isinstance(listener, TaxBuilding) for listener in box.listening[BUILT]])


# -- what cannot be done now -----------------------------------------------------------------------------------------------


def wishes(box: Box, view: View) -> list[Wish]:
    """In a turn what it may bring; at other questions what they are about."""
    question = view.question
    if question is not None and question.name in MENUS:
        return of_turn(box, view)
    verbs = list(dict.fromkeys([option.verb for option in view.options if option.verb.name not in UNNAMED]))
    found = [wish(box, view, verb) for verb in verbs if verb.about]
    if not any([verb.about == A_TITLE for verb in verbs]):
        found.append(wish(box, view, BUILD))
    return found


def of_turn(box: Box, view: View) -> list[Wish]:
    """Gathering, income, what the own character and the own districts can do, building; and what others could do here."""
    who = box.cast[view.facts["acting"]]
    lines: list[Verb] = [GATHER_GOLD.verb, GATHER_CARDS.verb, INCOME.verb, *who.offers]
    if who.name in LATER:
        lines.append(LATER[who.name])
    own = view.zones[city(view.viewer)]
    lines += [one.offer for one in box.standing if one.title in own]
    touched: list[Verb] = [BUILD, END_TURN.verb]
    for rank, about in ((NAMING, A_RANK), (ON_PLACES, A_PLACE)):
        if not any([verb.about == about for verb in lines]):
            touched += verbs_about(box, rank, about)
    return [wish(box, view, verb, True) for verb in dict.fromkeys(lines)] + [wish(box, view, verb) for verb in touched]


def wish(box: Box, view: View, verb: Verb, line: bool = False) -> Wish:
    return Wish(verb, things(box, view, verb), WHERE.get(verb.about, ""), line)


def verbs_about(box: Box, rank: int, about: str) -> list[Verb]:
    """The last one of a character, which names what it is done to."""
    who = box.cast[rank]
    found = [offer for offer in who.offers if offer.about == about]
    later = LATER.get(who.name)
    return [later] if later is not None and later.about == about else list(found[-1:])


def things(box: Box, view: View, verb: Verb) -> tuple[int, ...]:
    """What somebody may touch that a verb is about: characters, districts, players, cards of the hand."""
    about = verb.about
    if about == A_RANK:
        return tuple(range(1, box.top_rank + 1))
    if about == A_SEAT:
        return tuple([seat for seat in range(view.seats) if seat != view.viewer])
    if about == A_TITLE:
        return tuple(dict.fromkeys([title for title in view.zones[hand(view.viewer)] if title != UNKNOWN]))
    if about == A_PLACE:
        return places(view)
    return () if about else (0,)


def places(view: View) -> tuple[int, ...]:
    """The districts of all cities as options name them; of two of one title the one with a coin is another."""
    coins: list[int] = view.facts["beautified"]
    found: list[int] = []
    for seat in range(view.seats):
        standing = view.zones[city(seat)]
        for title in dict.fromkeys(standing):
            with_coin = place_of(seat, title, True)
            if standing.count(title) > coins.count(with_coin):
                found.append(place_of(seat, title, False))
            if with_coin in coins:
                found.append(with_coin)
    return tuple(found)
