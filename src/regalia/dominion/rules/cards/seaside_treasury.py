"""Treasury: back onto the deck after a Buy phase without Victory cards."""

from typing import Any, Final

from regalia.dominion.rules.buying import CardBought, gained_in_buy_phase
from regalia.dominion.rules.cards.alchemy_potions import TopdeckThisDiscarded
from regalia.dominion.rules.kinds import KIND_OF, kind_in, number_in
from regalia.dominion.rules.later import Later
from regalia.dominion.rules.layout import (
    CARD_BOUGHT,
    DISCARDED_FROM_PLAY,
    END_OF_BUY_PHASE,
    REST_OF_TURN,
    VICTORY,
    in_play,
)
from regalia.dominion.rules.moving import topdeck
from regalia.dominion.rules.playing import InOrder
from regalia.dominion.rules.printed import Card, Instruction, Listener, Play
from regalia.dominion.rules.promises import promise
from regalia.dominion.rules.reactions import MovesItself
from regalia.dominion.rules.table import Dominion
from regalia.kernel.options import Option
from regalia.kernel.windows import Happening


class RememberPlay(Instruction):
    """This playing may put the card onto the deck when a Buy phase of this turn ends."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        promise(game, Later(seat, REST_OF_TURN, TREASURY, InOrder(()), play))


class TopdeckTreasury(Listener):
    """Each one in play on its own, if no Victory card was gained in the Buy phase that ends (G2-PHASE-04)."""

    def treasuries(self, game: Dominion, seat: int) -> list[int]:
        marks = [later for later in game.pending if later.moment == REST_OF_TURN and later.kind == TREASURY]
        tracks = [later.play.track() for later in marks if later.seat == seat]
        return [card for card in game.found(tuple(tracks)) if game.place[card] == in_play(seat)]

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        if seat == game.active and not self.gained_victory(game, seat) and self.treasuries(game, seat):
            options.append(self.options[0])

    def gained_victory(self, game: Dominion, seat: int) -> bool:
        number = gained_in_buy_phase(game, seat)
        gained = [kind_in(both) for both in game.gained if number_in(both) == seat]
        return any([game.types()[kind] & VICTORY for kind in gained[len(gained) - number :]])

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        topdeck(game, seat, self.treasuries(game, seat)[0], in_play(seat), True, "G2-PHASE-04")


class NoteVictoryBought(Listener):
    """First printing: a Victory card bought this turn keeps every Treasury from going back."""

    def hears(self, card: Card) -> bool:
        return card.types & VICTORY != 0

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, CardBought)
        if seat == about.buyer and TREASURY not in game.in_force:
            options.append(self.options[0])

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        game.in_force.append(TREASURY)


class TopdeckDiscarded(MovesItself):
    """First printing: when it is discarded from play (G-CLEAN-UP-05)."""

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        if TREASURY not in game.in_force:
            super().list(game, seat, about, options)


TREASURY: Final = KIND_OF["treasury"]
TREASURY_TOPDECKS: Final = TopdeckTreasury("treasury_topdecks", TREASURY, END_OF_BUY_PHASE, repeats=True)
TREASURY_NOTES: Final = NoteVictoryBought("treasury_notes", TREASURY, CARD_BOUGHT, must=True)
TREASURY_DISCARDED: Final = TopdeckDiscarded(
    "treasury_discarded", TREASURY, DISCARDED_FROM_PLAY, TopdeckThisDiscarded(), must=False
)
