"""King, Emperor, Patrician."""

from typing import Final

from regalia.citadels.rules.crown import move_crown
from regalia.citadels.rules.layout import A_SEAT, MOST_SEATS, NOBLE, hand
from regalia.citadels.rules.printed import CROWN_ABILITY, IN_CARDS, Character, Offer
from regalia.citadels.rules.reasons import why_no_other_seat
from regalia.citadels.rules.table import Citadels
from regalia.kernel.effects import Effect
from regalia.kernel.options import Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason


class TakeCrown(Offer):
    """A must, at a moment of one's choice (C-CROWN-03, C-KING-02)."""

    def list(self, game: Citadels, seat: int, menu: list[Option]) -> None:
        menu.append(self.options[0])

    def why_not(self, game: Citadels, seat: int, subject: int) -> Reason | None:
        return None

    def take(self, game: Citadels, seat: int, subject: int) -> None:
        move_crown(game, seat, "C-KING-02")


class CrownTaker(Character):
    """King and Patrician: killed or bewitched, its own player still takes the crown."""

    def bewitched(self, game: Citadels, seat: int) -> bool:
        move_crown(game, seat, "C-WITCH-15")
        return True

    def moves_crown_late(self, game: Citadels, seat: int, rule: str) -> None:
        move_crown(game, seat, rule)


# -- Emperor ---------------------------------------------------------------------------------------------------------------


def list_successors(game: Citadels, verb: Verb, seat: int, options: list[Option]) -> None:
    """A different player than the holder, and not oneself (C-EMPEROR-02, -03)."""
    for other in range(game.seats):
        if other not in (seat, game.crown):
            options.append(verb.options[other])


def why_no_successor(game: Citadels, seat: int, other: int) -> Reason | None:
    """Why ``list_successors`` leaves out a player."""
    nobody = why_no_other_seat(game, seat, other, "C-EMPEROR-02")
    if nobody is not None or other != game.crown:
        return nobody
    return Reason("has_crown", "C-EMPEROR-02", (other,))


class GiveCrown(Offer):
    def list(self, game: Citadels, seat: int, menu: list[Option]) -> None:
        list_successors(game, self, seat, menu)

    def why_not(self, game: Citadels, seat: int, subject: int) -> Reason | None:
        return why_no_successor(game, seat, subject)

    def take(self, game: Citadels, seat: int, subject: int) -> None:
        move_crown(game, subject, "C-EMPEROR-02")
        game.push(TakeTribute(seat, subject))


class TakeTribute(Effect[Citadels]):
    """A gold or a random card from the new crowned player (C-EMPEROR-04); one must be taken if there is one (R-64)."""

    def __init__(self, seat: int, crowned: int) -> None:
        self.seat: Final = seat
        self.crowned: Final = crowned

    def run(self, game: Citadels) -> Decision | None:
        options: list[Option] = []
        if game.gold[self.crowned] > 0:
            options.append(TAKE_GOLD)
        if game.zones[hand(self.crowned)]:
            options.append(TAKE_CARD)
        return Decision(self.seat, TRIBUTE, options) if options else None  # C-EMPEROR-05, -06

    def why_not(self, game: Citadels, wish: Option) -> Reason | None:
        if wish is TAKE_GOLD and game.gold[self.crowned] == 0:
            return Reason("no_gold", "C-EMPEROR-06", (self.crowned,))
        if wish is TAKE_CARD and not game.zones[hand(self.crowned)]:
            return Reason("no_cards", "C-EMPEROR-06", (self.crowned,))
        return None

    def chosen(self, game: Citadels, option: Option) -> None:
        if option is TAKE_GOLD:
            game.take_gold(self.seat, self.crowned, 1, "C-EMPEROR-04")
            return
        card = game.draw_at_random(hand(self.crowned), hand(self.seat))
        if game.journal is not None:
            both = 1 << self.seat | 1 << self.crowned
            game.tell("takes_card", "C-EMPEROR-04", (self.seat, self.crowned), (game.face(card),), both)


class PassCrownLate(Effect[Citadels]):
    """At the end of the round, without taking anything (C-EMPEROR-07, -09)."""

    def __init__(self, seat: int, rule: str) -> None:
        self.seat: Final = seat
        self.rule: Final = rule

    def run(self, game: Citadels) -> Decision | None:
        options: list[Option] = []
        list_successors(game, PASS_CROWN, self.seat, options)
        return Decision(self.seat, PASS_CROWN_TO, options)

    def why_not(self, game: Citadels, wish: Option) -> Reason | None:
        return why_no_successor(game, self.seat, wish.subject) if wish.verb is PASS_CROWN else None

    def chosen(self, game: Citadels, option: Option) -> None:
        move_crown(game, option.subject, self.rule)


class Emperor(Character):
    def bewitched(self, game: Citadels, seat: int) -> bool:
        """The Witch moves the crown, or nobody does before the end of the round: a switch (C-WITCH-16, -17, R-23)."""
        if game.box.edition.bewitched_emperor_waits:
            game.late_crown = seat
            return True
        return False

    def moves_crown_late(self, game: Citadels, seat: int, rule: str) -> None:
        game.push(PassCrownLate(seat, "C-EMPEROR-07" if game.killed == 4 else "C-EMPEROR-09"))


TAKE_GOLD: Final = Verb("take_gold").of(0)
TAKE_CARD: Final = Verb("take_random_card").of(0)
PASS_CROWN: Final = Verb("pass_crown", MOST_SEATS, A_SEAT)
TRIBUTE: Final = Question("tribute", "C-EMPEROR-04")
PASS_CROWN_TO: Final = Question("pass_crown", "C-EMPEROR-07")
TAKE_CROWN: Final = TakeCrown("take_crown", slot=CROWN_ABILITY, must=True)

KING: Final = CrownTaker("king", income=NOBLE, crown=TAKE_CROWN)
EMPEROR: Final = Emperor("emperor", income=NOBLE, crown=GiveCrown("give_crown", MOST_SEATS, A_SEAT, CROWN_ABILITY, must=True))
PATRICIAN: Final = CrownTaker("patrician", income=NOBLE, income_in=IN_CARDS, crown=TAKE_CROWN)
