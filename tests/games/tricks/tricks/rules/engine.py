"""The ways in: what is chosen, and dealing."""

from typing import Final

from regalia.kernel.cards import NOBODY
from regalia.kernel.plain import PlainEngine
from tricks.door import DOOR
from tricks.rules.events import CARD, SUIT
from tricks.rules.play import HandOver, MakeBid, PassCard, Trick
from tricks.rules.table import CARDS, NO_TRUMP, RANKS, STOCK, SUITS, ZONES, Tricks, hand

PASSING: Final = {"left": 1, "right": -1, "nobody": 0}


def deal(game: Tricks) -> None:
    game.leader, game.trump = 0, NO_TRUMP
    game.bids, game.tricks = [NOBODY] * game.seats, [0] * game.seats
    game.shuffle(STOCK)
    for seat in range(game.seats):
        game.draw_several(STOCK, hand(seat), game.chosen("hand"))
    if game.chosen("trumps"):
        top = game.zones[STOCK][-1]
        game.show_card(top, game.everyone)
        game.trump = top // RANKS
        game.tell("turns_up", "T-DEAL-02", (top,))
    game.push(Trick())
    for seat in reversed(range(game.seats)):
        game.push(MakeBid(seat))
    step = PASSING[game.chosen("passing")]
    if step:
        game.push(HandOver(step))
        for seat in reversed(range(game.seats)):
            game.push(PassCard(seat))


ENGINE: Final = PlainEngine(DOOR, Tricks, deal, ZONES, CARD, {CARD: CARDS, SUIT: SUITS}, {"neighbours": PASSING})
