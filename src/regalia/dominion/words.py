"""How Dominion is said, where it is not said as usual."""

from typing import Final

from regalia.dominion.rules.cards.catalogue import SHEET_OF, facts_named
from regalia.dominion.rules.events import COINS, DEBT, KIND, KINDS, POTIONS, TOKEN
from regalia.dominion.rules.layout import TREASURE
from regalia.kernel.arguments import SEAT
from regalia.words.wording import Declared, Implied, Merge, Moment, Run

TREASURES: Final = tuple(name for name in SHEET_OF if facts_named(name).types & TREASURE)

PLAYED: Final = Moment("place", "card", source="hand:seat", target="play:seat")
SET_ASIDE: Final = Moment("place", "card", source="hand:seat", target="aside:seat")
RETURNED: Final = Moment("place", "card", source="hand:seat", target="pile:card")
DISCARDED: Final = Moment("draw", "number", source="hand:seat", target="discard:seat")
ON_DECK: Final = Moment("draw", source="hand:seat", target="deck:seat")
TOKENS: Final = Moment("honour", "sort", target="tokens:seat")
LANDSCAPE: Final = Moment("honour", "card", target="kind:card")

MOMENTS: Final = {
    "plays": PLAYED,
    "calls": Moment("place", "card", source="aside:seat", target="play:seat"),
    "gains": Moment("place", "card", source="pile:card", target="place:seat"),
    "exchanges": Moment("place", "card", source="pile:card", target="discard:seat"),
    "sets_aside": SET_ASIDE,
    "exiles": SET_ASIDE,
    "puts_on_tavern": SET_ASIDE,
    "puts_on_island": SET_ASIDE,
    "puts_embargo": Moment("honour", "card", target="pile:card"),
    "returns": RETURNED,
    "trashes": Moment("break", "cards", source="hand:seat", target="trash"),
    "draws": Moment("draw", "number", source="deck:seat", target="hand:seat"),
    "discards": DISCARDED,
    "topdecks": ON_DECK,
    "bottomdecks": ON_DECK,
    "puts_into_hand": Moment("draw", source="deck:seat", target="hand:seat"),
    "passes_card": Moment("draw", source="hand:seat", target="hand:other"),
    "reshuffles": Moment("shuffle", source="discard:seat", target="deck:seat"),
    "takes_tokens": TOKENS,
    "moves_token": Moment("honour", "sort", target="pile:card"),
    "takes_debt": Moment("honour", target="tokens:seat"),
    "takes": LANDSCAPE,
    "receives": LANDSCAPE,
    "turns_up": LANDSCAPE,
    "buys_event": LANDSCAPE,
    "buys_project": LANDSCAPE,
}

WORDS: Final = Declared(
    heads=("turn", "extra_turn", "game_ends"),
    headings=("turn", "extra_turn", "game_ends"),
    repeats=("discard_any", "discard_down_to", "discard_per_empty_pile", "trash_from_hand", "topdeck_from_hand"),
    said={
        KINDS: {"several": KIND, "grouped": True},
        TOKEN: {"message": "dominion-token-*", "by": TOKEN, "counted": "number"},
    },
    costs=(COINS, POTIONS, DEBT),
    behind="text",
    moments=MOMENTS,
    low={"pile_province": 3, "pile_colony": 3},
    merge=Merge(
        runs=(
            Run("plays", "card", TREASURES, "plus_coins", "dominion-treasures", {"seat": SEAT, "cards": KINDS, "coins": COINS}),
        ),
        implied=(Implied("gains", "buys", "G-GAIN-01"),),  # what is bought is not gained once more
    ),
)
