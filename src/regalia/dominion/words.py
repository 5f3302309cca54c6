"""How Dominion is said, where it is not said as usual."""

from typing import Final

from regalia.dominion.rules.cards.catalogue import CARDS
from regalia.dominion.rules.events import COINS, DEBT, KIND, KINDS, POTIONS, TOKEN
from regalia.dominion.rules.layout import TREASURE
from regalia.kernel.arguments import SEAT
from regalia.words.wording import Declared, Implied, Merge, Run

TREASURES: Final = tuple(card.name for card in CARDS if card.types & TREASURE)

WORDS: Final = Declared(
    heads=("turn", "extra_turn", "game_ends"),
    said={
        KINDS: {"several": KIND, "grouped": True},
        TOKEN: {"message": "dominion-token-*", "by": TOKEN, "counted": "number"},
    },
    costs=(COINS, POTIONS, DEBT),
    behind="played",
    merge=Merge(
        runs=(
            Run("plays", "card", TREASURES, "plus_coins", "dominion-treasures", {"seat": SEAT, "cards": KINDS, "coins": COINS}),
        ),
        implied=(Implied("gains", "buys", "G-GAIN-01"),),  # what is bought is not gained once more
    ),
)
