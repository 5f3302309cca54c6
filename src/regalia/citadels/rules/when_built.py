"""Districts that act at the moment they are built: Bell Tower and Lighthouse."""

from typing import Final

from regalia.citadels.rules.layout import A_TITLE, DECK, TITLES, hand
from regalia.citadels.rules.reasons import why_not_in_zone
from regalia.citadels.rules.table import Citadels
from regalia.kernel.effects import SeatEffect
from regalia.kernel.options import Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason


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


LOWER_GOAL: Final = Verb("lower_goal").of(0)
LEAVE_GOAL: Final = Verb("leave_goal").of(0)
TAKE_FROM_DECK: Final = Verb("take_from_deck", TITLES, A_TITLE)
TAKE_NOTHING: Final = Verb("take_nothing").of(0)
RING_BELL: Final = Question("ring_bell", "D-BELLTOWER-01")
SEARCH: Final = Question("search_deck", "D-LIGHTHOUSE-01")
