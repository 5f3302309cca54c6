"""What the arguments of every event of Dominion are: the numbers an event tells, by name and type, in their order.

The kernel's own kinds (moves, shows, shuffles …) are for machines that follow the cards; they have no sentence.
"""

from typing import Final

from regalia.dominion.rules.layout import A_KIND
from regalia.kernel.arguments import CARDS, MOOD, NUMBER, SEAT, Kind

# Types of arguments that only Dominion has. The plural one takes all numbers that are left.
KIND: Final = "kind"  # a kind of card
KINDS: Final = "kinds"
PLACE: Final = "place"  # a place of the seat
ACTIONS: Final = "actions"  # amounts, said with their unit
BUYS: Final = "buys"
COINS: Final = "coins"
POTIONS: Final = "potions"
DEBT: Final = "debt"
TOKEN: Final = "token"  # a sort of tokens

# What the card costs now that an option is about (``Game.amounts``), by name and type.
BRINGS: Final = Kind({"coins": COINS, "potions": POTIONS, "debt": DEBT})
ABOUT: Final[dict[str, Kind]] = {A_KIND: Kind({"card": KIND})}
# The facts a question's sentence is told.
ASKS: Final = Kind(
    {
        "actions": ACTIONS, "buys": BUYS, "coins": COINS, "active": SEAT, "text": KIND,
        "moment": MOOD, "doer": SEAT, "thing": KIND,
    }
)  # fmt: skip

EVENTS: Final[dict[str, Kind]] = {
    # the course of the game
    "turn": Kind({"seat": SEAT, "number": NUMBER}),
    "extra_turn": Kind({"seat": SEAT, "card": KIND}),
    "skips_turn": Kind({"seat": SEAT}),
    "cleans_up": Kind({"seat": SEAT}),
    "game_ends": Kind({"seat": SEAT}),
    # playing and buying
    "plays": Kind({"seat": SEAT, "card": KIND}),
    "plus_actions": Kind({"seat": SEAT, "number": ACTIONS}),
    "plus_buys": Kind({"seat": SEAT, "number": BUYS}),
    "plus_coins": Kind({"seat": SEAT, "number": COINS}),
    "loses_coins": Kind({"seat": SEAT, "number": COINS}),
    "plus_potions": Kind({"seat": SEAT, "number": POTIONS}),
    "takes_debt": Kind({"seat": SEAT, "number": NUMBER}),
    "pays_off": Kind({"seat": SEAT, "number": NUMBER}),
    "buys": Kind({"seat": SEAT, "card": KIND, "cost": COINS}),
    "buys_event": Kind({"seat": SEAT, "card": KIND, "cost": COINS}),
    "buys_project": Kind({"seat": SEAT, "card": KIND, "cost": COINS}),
    "pays": Kind({"seat": SEAT, "cost": COINS}),
    "overpays": Kind({"seat": SEAT, "card": KIND, "coins": COINS, "potions": POTIONS}),
    "follows": Kind({"seat": SEAT, "card": KIND}),
    "calls": Kind({"seat": SEAT, "card": KIND}),
    "gains": Kind({"seat": SEAT, "card": KIND, "place": PLACE}),
    "gains_none": Kind({"seat": SEAT, "card": KIND}),  # what was bought is no longer there
    # cards a player has
    "draws": Kind({"seat": SEAT, "number": CARDS}, {"cards": KINDS}),
    "reshuffles": Kind({"seat": SEAT}),
    "picks_for_top": Kind({"seat": SEAT}, {"card": KIND}),
    "discards": Kind({"seat": SEAT, "number": CARDS, "top": KIND}, {"cards": KINDS}),
    "trashes": Kind({"seat": SEAT, "cards": KINDS}),
    "topdecks": Kind({"seat": SEAT}, {"card": KIND}),
    "bottomdecks": Kind({"seat": SEAT}, {"card": KIND}),
    "puts_into_deck": Kind({"seat": SEAT, "number": CARDS}, {"card": KIND}),
    "passes_card": Kind({"seat": SEAT, "other": SEAT}, {"card": KIND}),
    "rotates": Kind({"seat": SEAT, "card": KIND}),
    "names": Kind({"seat": SEAT, "card": KIND}),
    "sets_aside": Kind({"seat": SEAT, "card": KIND}),
    "sets_aside_face_down": Kind({"seat": SEAT, "number": CARDS}, {"cards": KINDS}),
    "puts_spared_back": Kind({"seat": SEAT, "cards": KINDS}),
    "is_possessed": Kind({"seat": SEAT, "by": SEAT}),
    "returns": Kind({"seat": SEAT, "card": KIND}),
    "exchanges": Kind({"seat": SEAT, "old": KIND, "card": KIND}),
    "exiles": Kind({"seat": SEAT, "card": KIND}),
    "puts_on_tavern": Kind({"seat": SEAT, "card": KIND}),
    "puts_on_island": Kind({"seat": SEAT, "card": KIND}),
    "puts_on_native_village": Kind({"seat": SEAT}, {"card": KIND}),
    "moves_trade_token": Kind({"card": KIND}),
    "puts_embargo": Kind({"seat": SEAT, "card": KIND}),
    "puts_into_hand": Kind({"seat": SEAT}, {"card": KIND}),
    "takes_coppers": Kind({"seat": SEAT, "number": NUMBER}),
    "puts_deck_into_discard": Kind({"seat": SEAT}),
    "takes_tokens": Kind({"seat": SEAT, "number": NUMBER, "sort": TOKEN}),
    "returns_tokens": Kind({"seat": SEAT, "number": NUMBER, "sort": TOKEN}),
    "moves_token": Kind({"seat": SEAT, "sort": TOKEN, "card": KIND}),
    # landscapes
    "takes": Kind({"seat": SEAT, "card": KIND}),
    "gives_back": Kind({"seat": SEAT, "card": KIND}),
    "turns_up": Kind({"seat": SEAT, "card": KIND}),
    "receives": Kind({"seat": SEAT, "card": KIND}),
    "puts_away": Kind({"seat": SEAT, "card": KIND}),
    "turns_over": Kind({"seat": SEAT, "card": KIND}),
    # showing
    "reveals": Kind({"seat": SEAT, "cards": KINDS}),
    "reveals_hand": Kind({"seat": SEAT, "cards": KINDS}),
    "looks_at": Kind({"seat": SEAT, "number": CARDS}, {"cards": KINDS}),
}
