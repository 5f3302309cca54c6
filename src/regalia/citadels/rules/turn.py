"""A turn is a menu: whatever is in force offers actions, one is taken, until the turn ends."""

from typing import Final, cast

from regalia.citadels.rules.action_cards import PLAY_ACTION, VISIT_WAGON, list_action_cards
from regalia.citadels.rules.action_reactions import PUT_RASPUTIN_AWAY
from regalia.citadels.rules.build_offers import BUILD, BUILD_NECROPOLIS
from regalia.citadels.rules.gathering import GATHER_CARDS, GATHER_GOLD, gathering, why_not_gather
from regalia.citadels.rules.layout import DECK, MOST_SEATS, NO_KIND, SCHOOL_OF_MAGIC, TURN_ENDS
from regalia.citadels.rules.moments import happen
from regalia.citadels.rules.printed import IN_CARDS, INCOME_ABILITY, TURN, Offer
from regalia.citadels.rules.table import Citadels
from regalia.kernel.effects import SeatEffect
from regalia.kernel.options import NOTHING, Amounts, Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason


def income_of(game: Citadels, seat: int, kind: int) -> int:
    """Districts of a type; the School of Magic counts as any (D-SCHOOL-01), also for the Witch in hers (R-D3.13)."""
    return game.count(seat, kind) + (game.skyline[seat] >> SCHOOL_OF_MAGIC & 1)


class Income(Offer):
    """One gold or card for each district of a type, taken once (C-TURN-14)."""

    def why_not(self, game: Citadels, seat: int, subject: int) -> Reason | None:
        character = game.box.cast[game.acting]
        if character.income == NO_KIND:
            return Reason("no_income", "C-TURN-14", (game.acting,))
        pays = game.skyline[seat] & game.box.paying[character.income]
        return None if pays else Reason("no_districts", "C-TURN-14", (character.income,))

    def amounts(self, game: Citadels, seat: int, subject: int) -> Amounts:
        character = game.box.cast[game.acting]
        number = income_of(game, seat, character.income)
        in_cards = character.income_in == IN_CARDS
        return {"cards": min(number, len(game.zones[DECK]))} if in_cards else {"gold": number}

    def take(self, game: Citadels, seat: int, subject: int) -> None:
        character = game.box.cast[game.acting]
        number = income_of(game, seat, character.income)
        if character.income_in == IN_CARDS:
            game.gain_cards(seat, number, "C-TURN-14")
        else:
            game.gain(seat, number, "C-TURN-14")


INCOME: Final = Income("income", slot=INCOME_ABILITY).of(0)
INCOME_TAKEN: Final = 1 << INCOME_ABILITY
END_TURN: Final = Verb("end_turn").of(0)


class Offering(SeatEffect[Citadels]):
    """An effect whose options are lines of a menu: an offer says what it costs or brings."""

    def amounts(self, game: Citadels, option: Option) -> Amounts:
        offer = option.verb
        return offer.amounts(game, self.seat, option.subject) if isinstance(offer, Offer) else NOTHING


class Menu(Offering):
    """The turn of ``seat`` as the character ``game.acting``."""

    def run(self, game: Citadels) -> Decision | None:
        seat = self.seat
        box = game.box
        used = game.used
        acting = game.acting
        gathered = game.gathered
        may_end = gathered  # C-TURN-03
        menu: list[Option] = []
        if not gathered:  # the lines of ``gathering``, written out
            menu.append(GATHER_GOLD)
            if game.zones[DECK]:
                menu.append(GATHER_CARDS)
        for line in box.lines[acting]:
            if not used & line.bit:
                if line.must:
                    before = len(menu)
                    line.offer.list(game, seat, menu)
                    may_end = gathered and len(menu) == before  # C-CROWN-03
                else:
                    line.offer.list(game, seat, menu)
        skyline = game.skyline[seat]
        income = box.incomes[acting]
        if income != NO_KIND and not used & INCOME_TAKEN and skyline & box.paying[income]:
            menu.append(INCOME)
        if skyline & box.offering:
            for district in box.standing:
                if skyline & district.site and not used & district.bit:
                    district.offer.list(game, seat, menu)
        if box.has_actions:
            list_action_cards(game, seat, menu)
        if gathered:  # C-TURN-04
            BUILD.list(game, seat, menu)
            if box.has_necropolis:
                BUILD_NECROPOLIS.list(game, seat, menu)
        if may_end:
            menu.append(END_TURN)
        return Decision(seat, TURN, menu)

    def why_not(self, game: Citadels, wish: Option) -> Reason | None:
        seat = self.seat
        offer = wish.verb
        if wish is END_TURN:
            if not game.gathered:
                return Reason("gather_first", "C-TURN-03")
            return Reason("crown_first", "C-CROWN-03") if owes_crown(game, seat) else None
        if not isinstance(offer, Offer):
            return None
        if wish is GATHER_GOLD or wish is GATHER_CARDS:
            return why_not_gather(game, wish)
        absent = why_no_offer(game, seat, offer)
        return offer.why_not(game, seat, wish.subject) if absent is None else absent

    def chosen(self, game: Citadels, option: Option) -> None:
        if option is END_TURN:
            return
        offer = cast(Offer, option.verb)  # the lines of ``take_offer``, written out; an assertion would look twice
        game.used |= offer.bit
        game.stack.append(self)
        offer.take(game, self.seat, option.subject)


def owes_crown(game: Citadels, seat: int) -> bool:
    """Whether something is offered that must be taken before the turn ends (C-CROWN-03)."""
    for offer in game.box.cast[game.acting].offers:
        if offer.must and game.used & offer.bit == 0:
            owed: list[Option] = []
            offer.list(game, seat, owed)
            if owed:
                return True
    return False


def why_no_offer(game: Citadels, seat: int, offer: Offer) -> Reason | None:
    """Why the turn has no such lines at all: another character's, a district that does not stand, used already."""
    box = game.box
    acting = box.cast[game.acting]
    if offer is PLAY_ACTION or offer is VISIT_WAGON:
        return None if box.has_actions else Reason("not_in_game", "C-SETUP-05")
    if offer is BUILD:
        return None if game.gathered else Reason("gather_first", "C-TURN-04")
    if offer is BUILD_NECROPOLIS:
        if not box.has_necropolis:
            return Reason("not_in_game", "C-CUSTOM-03")
        return None if game.gathered else Reason("gather_first", "C-TURN-04")
    if offer is not INCOME.verb and offer not in acting.offers:
        for district in box.standing:
            if district.offer is offer and not game.has(seat, district.title):
                return Reason("district_missing", "D-EFFECT-02", (district.title,))
            if district.offer is offer:
                break
        else:
            for other in box.cast:
                if offer in other.offers:
                    return Reason("other_character", "C-TURN-11", (other.rank, game.acting))
            return Reason("not_in_game", "C-CUSTOM-02")
    if game.used & offer.bit:
        return Reason("used", "C-TURN-11")
    return None


def take_offer(game: Citadels, menu: SeatEffect[Citadels], option: Option) -> None:
    """Carry out one line of a menu and come back to it."""
    offer = option.verb
    assert isinstance(offer, Offer)
    game.used |= offer.bit
    game.stack.append(menu)
    offer.take(game, menu.seat, option.subject)


class GatherOnly(Offering):
    """Gathering and nothing else: the bewitched, the threatened (C-WITCH-05, C-BLACKMAILER-03)."""

    def run(self, game: Citadels) -> Decision | None:
        if game.gathered:
            return None
        return Decision(self.seat, GATHER, gathering(game))

    def why_not(self, game: Citadels, wish: Option) -> Reason | None:
        if wish is GATHER_GOLD or wish is GATHER_CARDS:
            return why_not_gather(game, wish)
        return Reason("gather_first", "C-TURN-01") if isinstance(wish.verb, Offer) or wish is END_TURN else None

    def chosen(self, game: Citadels, option: Option) -> None:
        take_offer(game, self, option)


class EndTurn(SeatEffect[Citadels]):
    """First the Park and the Poor House, then the Alchemist's refund, Rasputin last (C-ALCHEMIST-05, R-D3.8)."""

    def run(self, game: Citadels) -> Decision | None:
        box = game.box
        if box.has_actions:
            game.push(PUT_RASPUTIN_AWAY[self.seat])
        if box.listening[TURN_ENDS]:
            happen(game, TURN_ENDS, self.seat)
        box.cast[game.acting].ends(game, self.seat)
        return None


def begin_turn(game: Citadels, seat: int, rank: int, gathered: bool = False) -> None:
    game.active = seat
    game.acting = rank
    game.gathered = gathered
    game.used = 0
    game.limit = game.box.cast[rank].build_limit
    game.built = 0
    game.any_built = False
    game.warrant_met = False
    game.building_costs = 0
    game.played_action = False
    game.unhindered = False


def push_whole_turn(game: Citadels, seat: int) -> None:
    game.box.cast[game.acting].begins(game, seat)
    game.stack.append(END_TURNS[seat])
    game.stack.append(MENUS[seat])


# Effects that know nothing but their seat are made once.
MENUS: Final = [Menu(seat) for seat in range(MOST_SEATS)]
GATHER_ONLY: Final = [GatherOnly(seat) for seat in range(MOST_SEATS)]
END_TURNS: Final = [EndTurn(seat) for seat in range(MOST_SEATS)]
GATHER: Final = Question("gather", "C-TURN-01")
