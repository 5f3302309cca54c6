"""The Theater: after the selection its owner may exchange characters with somebody."""

from typing import Final

from regalia.citadels.rules.layout import A_RANK, A_SEAT, CHARACTERS_CHOSEN, MOST_SEATS, RANKS, THEATER, role
from regalia.citadels.rules.printed import Listener
from regalia.citadels.rules.reasons import why_no_other_seat
from regalia.citadels.rules.table import Citadels
from regalia.kernel.cards import NOBODY
from regalia.kernel.effects import Effect, SeatEffect
from regalia.kernel.options import PASS, Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason


class OpenTheater(Listener):
    """Selection is over: the Theater's owner may exchange characters (D-THEATER-01, R-62)."""

    def hear(self, game: Citadels, seat: int, card: int, gold: int) -> bool:
        owner = game.owner(THEATER)
        if owner != NOBODY:
            game.push(ChoosePartner(owner))
        return False


class ChoosePartner(SeatEffect[Citadels]):
    """A partner is chosen without seeing any card (D-THEATER-02)."""

    def run(self, game: Citadels) -> Decision | None:
        options = [EXCHANGE_CHARACTERS.options[seat] for seat in range(game.seats) if seat != self.seat]
        options.append(PASS)
        return Decision(self.seat, EXCHANGE_WITH, options)

    def why_not(self, game: Citadels, wish: Option) -> Reason | None:
        return why_no_other_seat(game, self.seat, wish.subject, "D-THEATER-01") if wish.verb is EXCHANGE_CHARACTERS else None

    def chosen(self, game: Citadels, option: Option) -> None:
        if option is not PASS:
            game.push(GiveCharacter(self.seat, option.subject))


class GiveCharacter(Effect[Citadels]):
    """With two characters each the owner picks which one to give and takes one at random (D-THEATER-04)."""

    def __init__(self, seat: int, partner: int) -> None:
        self.seat: Final = seat
        self.partner: Final = partner

    def run(self, game: Citadels) -> Decision | None:
        mine = game.zones[role(self.seat)]
        if len(mine) == 1:
            self.exchange(game, mine[0])
            return None
        return Decision(self.seat, GIVE_WHICH, [GIVE_CHARACTER.options[rank] for rank in sorted(mine)])

    def why_not(self, game: Citadels, wish: Option) -> Reason | None:
        rank = wish.subject
        if wish.verb is not GIVE_CHARACTER or rank in game.zones[role(self.seat)]:
            return None
        known = 1 <= rank <= game.box.top_rank
        return Reason("not_your_character", "D-THEATER-04", (rank,)) if known else Reason("not_in_game", "C-CUSTOM-02")

    def chosen(self, game: Citadels, option: Option) -> None:
        self.exchange(game, option.subject)

    def exchange(self, game: Citadels, given: int) -> None:
        mine, theirs = role(self.seat), role(self.partner)
        taken = game.draw_at_random(theirs, mine)
        game.move(given, mine, theirs)
        both = 1 << self.seat | 1 << self.partner
        game.show_card(taken, both)  # each knows both cards, nobody else does (D-THEATER-03)
        game.show_card(given, both)
        if game.journal is not None:
            told = (self.seat, self.partner)
            game.tell("exchanges_characters", "D-THEATER-01", told, (given, taken), both)


EXCHANGE_CHARACTERS: Final = Verb("exchange_characters", MOST_SEATS, A_SEAT)
GIVE_CHARACTER: Final = Verb("give_character", RANKS, A_RANK)
EXCHANGE_WITH: Final = Question("exchange_characters", "D-THEATER-01")
GIVE_WHICH: Final = Question("give_character", "D-THEATER-04")

THEATER_LISTENERS: Final = (OpenTheater(CHARACTERS_CHOSEN),)
