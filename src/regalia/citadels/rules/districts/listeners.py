"""Districts that listen to moments: Bell Tower, Graveyard, Lighthouse, Museum, Park, Poor House, Throne Room."""

from typing import Any, Final

from regalia.citadels.rules.layout import (
    A_TITLE,
    BELL_TOWER,
    BUILT,
    BURIED,
    CROWN_MOVED,
    DECK,
    DESTROYED,
    GRAVEYARD,
    HANDED_OVER,
    LIGHTHOUSE,
    MUSEUM,
    SITE,
    TAKEN_DOWN,
    THE_PARK,
    THE_POOR_HOUSE,
    THRONE_ROOM,
    TITLES,
    TURN_ENDS,
    UNDER_MUSEUM,
    hand,
)
from regalia.citadels.rules.moments import Happened
from regalia.citadels.rules.printed import Listener
from regalia.citadels.rules.reasons import why_not_in_zone
from regalia.citadels.rules.table import Citadels
from regalia.kernel.cards import NOBODY
from regalia.kernel.effects import SeatEffect
from regalia.kernel.options import Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason
from regalia.kernel.windows import Happening, Reaction


class BuildBellTower(Listener):
    def hear(self, game: Citadels, seat: int, card: int, gold: int) -> bool:
        if game.box.title[card] == BELL_TOWER:
            game.push(RingBell(seat))
        return False


class RingBell(SeatEffect[Citadels]):
    """Right after building the Bell Tower its builder decides once (D-BELLTOWER-01)."""

    def run(self, game: Citadels) -> Decision | None:
        return Decision(self.seat, RING_BELL, [LOWER_GOAL, LEAVE_GOAL])

    def chosen(self, game: Citadels, option: Option) -> None:
        if option is LEAVE_GOAL:
            return
        game.goal = game.box.goal - 1  # D-BELLTOWER-02
        if game.journal is not None:
            game.tell("lowers_goal", "D-BELLTOWER-01", (self.seat, game.goal))
        for step in range(game.seats):
            game.check_complete((self.seat + step) % game.seats)  # R-D1.10


class LoseBellTower(Listener):
    """The usual goal again; what was complete only by the lowered one no longer is (D-BELLTOWER-03, R-D1.9)."""

    def hear(self, game: Citadels, seat: int, card: int, gold: int) -> bool:
        if game.box.title[card] != BELL_TOWER or game.goal == game.box.goal:
            return False
        game.goal = game.box.goal
        finished = len(game.finished)
        # with the tower counted: a city of the usual number has reached it (decision 2)
        game.finished = [other for other in game.finished if game.size(other) >= game.goal]
        game.complete = 0
        for other in game.finished:
            game.complete |= 1 << other
        if game.journal is not None:
            game.tell("restores_goal", "D-BELLTOWER-03" if len(game.finished) == finished else "R-D1.9", (game.goal,))
        return False


# -- Graveyard -------------------------------------------------------------------------------------------------------------


class WatchWarlord(Listener):
    def hear(self, game: Citadels, seat: int, card: int, gold: int) -> bool:
        return game.owner(GRAVEYARD) != NOBODY


class BuyFromGraveyard(Reaction[Citadels]):
    """The Graveyard's owner may take the card for a gold, but not as the Warlord (D-GRAVEYARD-01, -02)."""

    def list(self, game: Citadels, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, Happened)
        if seat != about.turn_of and game.has(seat, GRAVEYARD) and game.gold[seat] > 0:
            if game.is_found(about.card):
                options.append(self.options[0])

    def react(self, game: Citadels, seat: int, about: Happening[Any], subject: int) -> None:
        assert isinstance(about, Happened)
        game.pay(seat, 1, "D-GRAVEYARD-01")
        game.move(about.card[0], SITE, hand(seat))
        if game.journal is not None:
            game.tell("buys_from_graveyard", "D-GRAVEYARD-01", (seat, game.face(about.card[0])))


# -- Lighthouse ------------------------------------------------------------------------------------------------------------


class BuildLighthouse(Listener):
    def hear(self, game: Citadels, seat: int, card: int, gold: int) -> bool:
        if game.box.title[card] == LIGHTHOUSE:
            game.push(SearchDeck(seat))
        return False


class SearchDeck(SeatEffect[Citadels]):
    """The Lighthouse: look through the deck, take one card, shuffle (D-LIGHTHOUSE-01)."""

    def run(self, game: Citadels) -> Decision | None:
        if not game.zones[DECK]:
            return None
        game.push(TakeFromDeck(self.seat))
        game.show(DECK, 1 << self.seat)
        return None


class TakeFromDeck(SeatEffect[Citadels]):
    def run(self, game: Citadels) -> Decision | None:
        options: list[Option] = []
        game.list_titles(DECK, TAKE_FROM_DECK, options)
        options.append(TAKE_NOTHING)
        return Decision(self.seat, SEARCH, options)

    def why_not(self, game: Citadels, wish: Option) -> Reason | None:
        return why_not_in_zone(game, DECK, wish.subject, "D-LIGHTHOUSE-01") if wish.verb is TAKE_FROM_DECK else None

    def chosen(self, game: Citadels, option: Option) -> None:
        if option is not TAKE_NOTHING:
            game.move(game.find(DECK, option.subject), DECK, hand(self.seat))
            if game.journal is not None:
                game.tell("finds_card", "D-LIGHTHOUSE-01", (self.seat,), (option.subject,), 1 << self.seat)
        game.shuffle(DECK)  # R-D3.25: what was known of the deck is no longer


# -- Museum ----------------------------------------------------------------------------------------------------------------


class LoseMuseum(Listener):
    """Its cards go below it, in random order, unseen (D-MUSEUM-04, R-D3.1)."""

    def hear(self, game: Citadels, seat: int, card: int, gold: int) -> bool:
        if game.box.title[card] == MUSEUM:
            game.shuffle(UNDER_MUSEUM)
            while game.zones[UNDER_MUSEUM]:
                game.move(game.zones[UNDER_MUSEUM][-1], UNDER_MUSEUM, DECK, True)
        return False


class ReceiveMuseum(Listener):
    """The new owner may look at its cards (R-D3.2)."""

    def hear(self, game: Citadels, seat: int, card: int, gold: int) -> bool:
        if game.box.title[card] == MUSEUM and game.zones[UNDER_MUSEUM]:
            game.show(UNDER_MUSEUM, 1 << seat)
        return False


# -- Park, Poor House, Throne Room -----------------------------------------------------------------------------------------


class RestInPark(Listener):
    def hear(self, game: Citadels, seat: int, card: int, gold: int) -> bool:
        if not game.zones[hand(seat)]:
            game.push(VisitPark(seat))
        return False


class VisitPark(SeatEffect[Citadels]):
    """With an empty hand two cards, if wanted (D-PARK-01, D-EFFECT-01)."""

    def run(self, game: Citadels) -> Decision | None:
        return Decision(self.seat, PARK_OR_NOT, [GAIN_PARK_CARDS, DECLINE])

    def chosen(self, game: Citadels, option: Option) -> None:
        if option is GAIN_PARK_CARDS:
            game.gain_cards(self.seat, 2, "D-PARK-01")


class FindInPoorHouse(Listener):
    """A gold for an owner without any (D-POORHOUSE-01)."""

    def hear(self, game: Citadels, seat: int, card: int, gold: int) -> bool:
        if game.gold[seat] == 0:
            game.gain(seat, 1, "D-POORHOUSE-01")
        return False


class CrownedInThroneRoom(Listener):
    """A gold for its owner whenever the crown moves to any player (D-THRONEROOM-01)."""

    def hear(self, game: Citadels, seat: int, card: int, gold: int) -> bool:
        owner = game.owner(THRONE_ROOM)
        if owner != NOBODY:
            game.gain(owner, 1, "D-THRONEROOM-01")
        return False


LOWER_GOAL: Final = Verb("lower_goal").of(0)
LEAVE_GOAL: Final = Verb("leave_goal").of(0)
TAKE_FROM_DECK: Final = Verb("take_from_deck", TITLES, A_TITLE)
TAKE_NOTHING: Final = Verb("take_nothing").of(0)
RING_BELL: Final = Question("ring_bell", "D-BELLTOWER-01")
SEARCH: Final = Question("search_deck", "D-LIGHTHOUSE-01")
GAIN_PARK_CARDS: Final = Verb("gain_park_cards").of(0)
DECLINE: Final = Verb("decline").of(0)
PARK_OR_NOT: Final = Question("park", "D-PARK-01")
BUY_BACK_OR_NOT: Final = Question("buy_from_graveyard", "D-GRAVEYARD-01")

BELL_TOWER_LISTENERS: Final = (BuildBellTower(BUILT), LoseBellTower(TAKEN_DOWN))
GRAVEYARD_LISTENERS: Final = (WatchWarlord(DESTROYED, BuyFromGraveyard("buy_from_graveyard"), BUY_BACK_OR_NOT),)
LIGHTHOUSE_LISTENERS: Final = (BuildLighthouse(BUILT),)
MUSEUM_LISTENERS: Final = (LoseMuseum(BURIED), ReceiveMuseum(HANDED_OVER))
PARK_LISTENERS: Final = (RestInPark(TURN_ENDS, site=THE_PARK),)
POOR_HOUSE_LISTENERS: Final = (FindInPoorHouse(TURN_ENDS, site=THE_POOR_HOUSE),)
THRONE_ROOM_LISTENERS: Final = (CrownedInThroneRoom(CROWN_MOVED),)
