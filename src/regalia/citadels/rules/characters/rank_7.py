"""Architect, Navigator, Scholar."""

from typing import Final

from regalia.citadels.rules.layout import A_TITLE, DECK, TITLES, drawn, hand
from regalia.citadels.rules.printed import Character, Offer
from regalia.citadels.rules.reasons import why_deck_empty, why_not_in_zone
from regalia.citadels.rules.table import Citadels
from regalia.kernel.effects import SeatEffect
from regalia.kernel.options import Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason


class GainExtraCards(Offer):
    """Two cards, both kept (C-ARCHITECT-01, -03)."""

    def list(self, game: Citadels, seat: int, menu: list[Option]) -> None:
        if game.zones[DECK]:
            menu.append(self.options[0])

    def why_not(self, game: Citadels, seat: int, subject: int) -> Reason | None:
        return why_deck_empty(game, "C-ARCHITECT-01")

    def take(self, game: Citadels, seat: int, subject: int) -> None:
        game.gain_cards(seat, 2, "C-ARCHITECT-01")


class GainFourGold(Offer):
    """Four gold or four cards, no mix: they share a slot (C-NAVIGATOR-01, -02)."""

    def list(self, game: Citadels, seat: int, menu: list[Option]) -> None:
        menu.append(self.options[0])

    def why_not(self, game: Citadels, seat: int, subject: int) -> Reason | None:
        return None

    def take(self, game: Citadels, seat: int, subject: int) -> None:
        game.gain(seat, 4, "C-NAVIGATOR-01")


class GainFourCards(Offer):
    def list(self, game: Citadels, seat: int, menu: list[Option]) -> None:
        if game.zones[DECK]:
            menu.append(self.options[0])

    def why_not(self, game: Citadels, seat: int, subject: int) -> Reason | None:
        return why_deck_empty(game, "C-NAVIGATOR-01")

    def take(self, game: Citadels, seat: int, subject: int) -> None:
        game.gain_cards(seat, 4, "C-NAVIGATOR-01")


class Study(Offer):
    """Draw seven cards and keep one (C-SCHOLAR-01); fewer if the deck is short (R-05)."""

    def list(self, game: Citadels, seat: int, menu: list[Option]) -> None:
        if game.zones[DECK]:
            menu.append(self.options[0])

    def why_not(self, game: Citadels, seat: int, subject: int) -> Reason | None:
        return why_deck_empty(game, "C-SCHOLAR-01")

    def take(self, game: Citadels, seat: int, subject: int) -> None:
        number = min(7, len(game.zones[DECK]))
        for _ in range(number):
            game.draw(DECK, drawn(seat))
        if game.journal is not None:
            faces = tuple([game.face(card) for card in game.zones[drawn(seat)]])
            game.tell("draws_cards", "C-SCHOLAR-01" if number == 7 else "R-05", (seat, number), faces, 1 << seat)
        game.push(KeepAndShuffle(seat))


class KeepAndShuffle(SeatEffect[Citadels]):
    """The others are shuffled back into the deck (C-SCHOLAR-02)."""

    def run(self, game: Citadels) -> Decision | None:
        options: list[Option] = []
        game.list_titles(drawn(self.seat), KEEP_STUDIED, options)
        if len(options) == 1 and (len(game.zones[drawn(self.seat)]) == 1 or game.setup.tells_by_asking):  # C-INFO-02
            self.chosen(game, options[0])
            return None
        return Decision(self.seat, KEEP_WHICH, options)

    def why_not(self, game: Citadels, wish: Option) -> Reason | None:
        return why_not_in_zone(game, drawn(self.seat), wish.subject, "C-SCHOLAR-01") if wish.verb is KEEP_STUDIED else None

    def chosen(self, game: Citadels, option: Option) -> None:
        game.move(game.find(drawn(self.seat), option.subject), drawn(self.seat), hand(self.seat))
        if game.journal is not None:
            game.tell("keeps_card", "C-SCHOLAR-01", (self.seat,), (option.subject,), 1 << self.seat)
        game.move_all(drawn(self.seat), DECK)
        game.shuffle(DECK)


KEEP_STUDIED: Final = Verb("keep_studied", TITLES, A_TITLE)
KEEP_WHICH: Final = Question("keep_studied", "C-SCHOLAR-01", poker_face=True)

ARCHITECT: Final = Character("architect", build_limit=3, offers=(GainExtraCards("gain_extra_cards"),))
# C-NAVIGATOR-03, -04: it builds nothing.
NAVIGATOR: Final = Character(
    "navigator", build_limit=0, offers=(GainFourGold("gain_four_gold"), GainFourCards("gain_four_cards"))
)
SCHOLAR: Final = Character("scholar", build_limit=2, offers=(Study("study"),))
