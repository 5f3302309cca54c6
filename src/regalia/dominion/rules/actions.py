"""The Action phase and the Night phase: cards from hand, as long as wanted (G-ACTION-PHASE-02, -03, G-PLAY-03)."""

from typing import Final

from regalia.dominion.rules.from_hand import PLAY
from regalia.dominion.rules.knowledge import is_secret_hand
from regalia.dominion.rules.layout import ACTION, ACTION_PHASE, MOST_SEATS, NIGHT, NIGHT_PHASE, VILLAGERS, hand
from regalia.dominion.rules.playing import play_from
from regalia.dominion.rules.printed import Offer
from regalia.dominion.rules.purchases import BUY
from regalia.dominion.rules.reasons import why_not_play
from regalia.dominion.rules.table import Dominion
from regalia.kernel.effects import SeatEffect
from regalia.kernel.options import PASS, Decision, Option, Question
from regalia.kernel.reasons import Reason


def list_offers(game: Dominion, seat: int, options: list[Option], buying: bool = True) -> None:
    """What else may be done in this phase."""
    for offer in game.box.offers:
        if game.phase in offer.phases and (buying or not offer.buys):
            offer.list(game, seat, options)


def is_offer_suspected(game: Dominion, seat: int) -> bool:
    """Whether somebody cannot tell if ``list_offers`` finds anything in this phase."""
    for offer in game.box.offers:
        if game.phase in offer.phases and offer.is_suspected(game, seat):
            return True
    return False


def why_not_offer(game: Dominion, seat: int, offer: Offer, subject: int) -> Reason | None:
    """Why ``list_offers`` leaves it out."""
    if offer not in game.box.offers:
        return Reason("not_in_game", "G-SUPPLY-01")
    return offer.why_not(game, seat, subject) if game.phase in offer.phases else Reason("other_phase", "G-PLAY-03")


def why_not_play_or_take(game: Dominion, seat: int, wish: Option, types: int) -> Reason | None:
    """Why the phase for cards of these types does not offer something."""
    verb = wish.verb
    if isinstance(verb, Offer):
        return why_not_offer(game, seat, verb, wish.subject)
    if verb is BUY:
        return Reason("not_buy_phase", "G-BUY-03")
    return why_not_play(game, seat, wish.subject, types) if verb is PLAY else None


def play_or_take(game: Dominion, seat: int, option: Option) -> None:
    if option.verb is PLAY:
        zone = hand(seat)
        play_from(game, seat, game.find(zone, option.subject), zone)
    elif isinstance(option.verb, Offer):
        option.verb.take(game, seat, option.subject)


class ActionPhase(SeatEffect[Dominion]):
    """Action cards from hand, for one Action each (G-ACTION-PHASE-02, -03)."""

    def run(self, game: Dominion) -> Decision | None:
        game.phase = ACTION_PHASE
        seat = self.seat
        options: list[Option] = []
        if game.plays_left <= 0 or (game.actions <= 0 and (not game.tokens or game.token(seat, VILLAGERS) <= 0)):
            return None
        game.list_kinds(hand(seat), ACTION, PLAY, options)
        if options:
            if game.actions == 0:
                options.clear()  # first a Villager has to be spent (G-VILLAGERS-02)
            if game.box.offers:
                list_offers(game, seat, options)
        elif not is_secret_hand(game, seat, ACTION):
            return None
        options.append(PASS)
        return Decision(seat, PLAY_ACTIONS, options)

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        obstacle = why_not_play_or_take(game, self.seat, wish, ACTION)
        if obstacle is None and wish.verb is PLAY and game.actions == 0:
            return Reason("villager_first", "G-VILLAGERS-02")
        return obstacle

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is PASS:
            return
        game.push(self)
        if option.verb is PLAY:
            game.actions -= 1
        play_or_take(game, self.seat, option)


class NightPhase(SeatEffect[Dominion]):
    """Night cards from hand, without Actions (G-CLEAN-UP-01, G-PLAY-03)."""

    def run(self, game: Dominion) -> Decision | None:
        game.phase = NIGHT_PHASE
        if game.plays_left <= 0:
            return None
        options: list[Option] = []
        game.list_kinds(hand(self.seat), NIGHT, PLAY, options)
        if not options and not is_secret_hand(game, self.seat, NIGHT):
            return None
        if options and game.box.offers:
            list_offers(game, self.seat, options)
        options.append(PASS)
        return Decision(self.seat, PLAY_NIGHT, options)

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        return why_not_play_or_take(game, self.seat, wish, NIGHT)

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is not PASS:
            game.push(self)
            play_or_take(game, self.seat, option)


ACTION_PHASES: Final = [ActionPhase(seat) for seat in range(MOST_SEATS)]
NIGHT_PHASES: Final = [NightPhase(seat) for seat in range(MOST_SEATS)]
PLAY_ACTIONS: Final = Question("action_phase", "G-ACTION-PHASE-02", poker_face=True)
PLAY_NIGHT: Final = Question("night_phase", "G-PLAY-03", poker_face=True)
