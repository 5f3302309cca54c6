"""Gaining: from a pile to a place of the gainer, and the time that follows (G-GAIN-01 … -12)."""

from typing import Final

from regalia.dominion.rules.costs import Limit
from regalia.dominion.rules.kinds import KINDS, NO_KIND, with_kind
from regalia.dominion.rules.layout import (
    A_KIND,
    ACTION,
    ACTION_GAINS,
    ACTION_PHASE,
    CARD_GAINED,
    DISCARD_PILE,
    EXILE,
    GAINS,
    NO_CARD,
    TRASH,
    WOULD_GAIN,
    discard_pile,
    seat_zone,
)
from regalia.dominion.rules.playing import FollowOne, Moment
from regalia.dominion.rules.printed import Instruction, Play, no_play
from regalia.dominion.rules.reasons import why_not_from, why_not_in_supply, why_not_of_supply, why_wrong_cost
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import NOWHERE, Track
from regalia.kernel.effects import Effect
from regalia.kernel.options import PASS, Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason
from regalia.kernel.windows import open_window


class Gaining(Effect[Dominion]):
    """A gain as it is meant: who, what, where to, and what follows if it comes about (G-GAIN-09, -10).

    ``source`` is the zone the card comes from: its pile, the trash, the Black Market deck. ``bought``: because it was paid for.
    """

    def __init__(
        self,
        seat: int,
        card: Track,
        source: int,
        place: int,
        then: Instruction | None = None,
        play: Play | None = None,
        bought: bool = False,
    ) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.source: Final = source
        self.place: Final = place
        self.then: Final = then
        self.play: Final = play
        self.bought: Final = bought

    def run(self, game: Dominion) -> Decision | None:
        """Nothing prevented or changed it."""
        if game.is_found(self.card):
            come_about(game, self.seat, self.card[0], self.source, self.place, self.then, self.play, self.bought)
        return None


def gain(
    game: Dominion,
    seat: int,
    kind: int,
    place: int = DISCARD_PILE,
    then: Instruction | None = None,
    play: Play | None = None,
    bought: bool = False,
) -> None:
    """The top card of its pile; nothing if there is none of that kind (G-GAIN-01, -03). ``then`` follows a gain only."""
    if game.is_available(kind):
        pile = game.box.pile_of[kind]
        gain_card(game, seat, game.zones[pile][-1], pile, place, then, play, bought)


def gain_card(
    game: Dominion,
    seat: int,
    card: int,
    source: int,
    place: int = DISCARD_PILE,
    then: Instruction | None = None,
    play: Play | None = None,
    bought: bool = False,
) -> None:
    """Gain this very card from a pile, the trash or elsewhere (G-GAIN-02, G-TO-HAND-02). ``bought``: it was paid for."""
    kind = game.box.kind[card]
    if place == DISCARD_PILE:
        place = game.box.gained_to[kind]
    if game.box.listening[WOULD_GAIN][kind]:
        open_window(game, WouldGain(game.active, kind, Gaining(seat, game.track(card), source, place, then, play, bought)))
    else:
        come_about(game, seat, card, source, place, then, play, bought)


def gain_from_trash(game: Dominion, seat: int, card: int, place: int = DISCARD_PILE) -> None:
    """A card that was not the player's, so that this too is gaining (G-GAIN-02, G-TO-HAND-02)."""
    gain_card(game, seat, card, TRASH, place)


def come_about(
    game: Dominion,
    seat: int,
    card: int,
    source: int,
    place: int,
    then: Instruction | None,
    play: Play | None,
    bought: bool,
) -> None:
    pile = game.zones[source]
    if source >= game.box.first_pile and pile and pile[-1] == card:
        game.draw(source, seat_zone(seat, place))
        uncover(game, source)
    elif not game.move(card, source, seat_zone(seat, place)):
        return
    kind = game.box.kind[card]
    if game.box.trading and source in game.box.trading:
        move_trade_token(game, source)
    if game.journal is not None:
        game.tell("gains", "G-GAIN-01" if place == DISCARD_PILE else "G-GAIN-03", (seat, kind, place))
    nth = 0
    if game.box.counts_gains:
        game.set_token(seat, GAINS, game.token(seat, GAINS) + 1)
        if game.has_type(card, ACTION):
            nth = game.token(seat, ACTION_GAINS) + 1
            game.set_token(seat, ACTION_GAINS, nth)
    if game.box.logs_gains and seat == game.active:
        game.gained.append(with_kind(seat, kind))
    if then is not None:
        game.push(FollowOne(then, seat, no_play(seat) if play is None else play))
    if game.box.listening[CARD_GAINED][kind]:
        zone = seat_zone(seat, place)
        open_window(game, CardGained(game.active, kind, seat, card, zone, game.moves[card], nth, bought, game.phase))


def move_trade_token(game: Dominion, pile: int) -> None:
    """From a pile to the Trade Route mat, at the first gain from that pile by any player (G2-MATS-02)."""
    bit = 1 << (pile - game.box.first_pile)
    if not game.traded & bit:
        game.traded |= bit
        if game.journal is not None:
            laid = game.box.piles[pile - game.box.first_pile].kinds
            game.tell("moves_trade_token", "G2-MATS-02", (laid[-1],))


def uncover(game: Dominion, pile: int) -> None:
    """The top card of a pile that lies face down is turned up; called by whatever takes a card from one."""
    if game.box.shuffled and pile in game.box.shuffled and game.zones[pile]:
        game.show_card(game.zones[pile][-1], game.everyone)


class WouldGain(Moment):
    """A player is about to gain a card. A reaction that marks a seat has replaced the gain (G-GAIN-10)."""

    def __init__(self, turn_of: int, kind: int, gaining: Gaining) -> None:
        super().__init__(turn_of, kind)
        self.gaining: Final = gaining

    def number(self) -> int:
        return WOULD_GAIN

    def doer(self) -> int:
        return self.gaining.seat

    def is_void(self, marked: int) -> bool:
        return marked != 0

    def settled(self, game: Dominion, marked: int) -> None:
        if not marked:
            self.gaining.run(game)


class CardGained(Moment):
    """``zone`` is the place the card was gained to, ``moved`` how often it had moved by then.

    ``nth``: which of the Actions its gainer gained this turn it is, counted from 1, in a game that counts them; else 0.
    ``bought``: the gainer paid for it.
    """

    def __init__(
        self,
        turn_of: int,
        kind: int,
        gainer: int,
        card: int,
        zone: int,
        moved: int,
        nth: int = 0,
        bought: bool = False,
        phase: int = ACTION_PHASE,
    ) -> None:
        super().__init__(turn_of, kind)
        self.gainer: Final = gainer
        self.card: Final = card
        self.zone: Final = zone
        self.moved: Final = moved
        self.nth: Final = nth
        self.bought: Final = bought
        self.phase: Final = phase  # in which it was gained, whatever came of it

    def number(self) -> int:
        return CARD_GAINED

    def doer(self) -> int:
        return self.gainer

    def is_tracked(self, game: Dominion) -> bool:
        """Still where it was gained to (G-LOST-TRACK-03, -05, -06); what is covered on a deck has moved (-07)."""
        return game.moves[self.card] == self.moved


class ChooseGain(Effect[Dominion]):
    """Gain a card of the Supply that has one of the types and a cost within the limit, if there is one (G-SUPPLY-02).

    But none with one of the types ``barred`` (G-NON-VICTORY-02), and none of the kind ``besides``.
    """

    def __init__(
        self,
        seat: int,
        limit: Limit,
        types: int,
        place: int,
        then: Instruction | None = None,
        play: Play | None = None,
        may: bool = False,
        barred: int = 0,
        besides: int = NO_KIND,
    ) -> None:
        self.seat: Final = seat
        self.limit: Final = limit
        self.types: Final = types
        self.place: Final = place
        self.then: Final = then
        self.play: Final = play
        self.may: Final = may
        self.barred: Final = barred
        self.besides: Final = besides

    def asked(self) -> int:
        """Who chooses."""
        return self.seat

    def question(self) -> Question:
        return GAIN_WHICH

    def options(self, game: Dominion) -> list[Option]:
        options: list[Option] = []
        game.list_supply(self.limit, self.types, GAIN, options)
        if self.barred or self.besides != NO_KIND:
            types = game.types()
            options = [one for one in options if not types[one.subject] & self.barred and one.subject != self.besides]
        return options

    def run(self, game: Dominion) -> Decision | None:
        options = self.options(game)
        if not options:
            return None
        if self.may:
            options.append(PASS)
        elif len(options) == 1:
            self.chosen(game, options[0])
            return None
        return Decision(self.asked(), self.question(), options)

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        if wish.verb is not GAIN or wish in self.options(game):
            return None
        if wish.subject == self.besides:
            return why_not_in_supply(game, wish.subject) or Reason("other_card", "G-SUPPLY-02", (wish.subject,))
        return why_not_of_supply(game, wish.subject, game.limit_now(self.limit), self.types, self.barred)

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is not PASS:
            gain(game, self.seat, option.subject, self.place, self.then, self.play)


class ChooseFromTrash(Effect[Dominion]):
    """Gain a card of the trash that has one of the types and a cost within the limit, if there is one (G-GAIN-02)."""

    def __init__(self, seat: int, limit: Limit, types: int, place: int = DISCARD_PILE) -> None:
        self.seat: Final = seat
        self.limit: Final = limit
        self.types: Final = types
        self.place: Final = place

    def run(self, game: Dominion) -> Decision | None:
        listed: list[Option] = []
        game.list_kinds(TRASH, self.types, GAIN, listed)
        options = [option for option in listed if self.limit.allows(game.price(option.subject))]
        if len(options) > 1:
            return Decision(self.seat, GAIN_WHICH, options)
        if options:
            self.chosen(game, options[0])
        return None

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        absent = why_not_from(game, TRASH, wish, GAIN, "not_in_trash", GAIN_WHICH.rule, self.types)
        if absent is not None or wish.verb is not GAIN:
            return absent
        return why_wrong_cost(game, wish.subject, self.limit)

    def chosen(self, game: Dominion, option: Option) -> None:
        gain_from_trash(game, self.seat, game.find(TRASH, option.subject), self.place)


class GainCopy(Instruction):
    """Gain a copy of a card from the Supply; of a card without a Supply pile there is none (G-NON-SUPPLY-02)."""

    def __init__(self, kind: int, place: int = DISCARD_PILE) -> None:
        self.kind: Final = kind
        self.place: Final = place

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if game.box.pile_of[self.kind] in game.box.supply:
            gain(game, seat, self.kind, self.place)


# -- not gaining ---------------------------------------------------------------------------------------------------------


def exchange(game: Dominion, seat: int, card: int, source: int, kind: int) -> bool:
    """Return a card to its pile and put another into the discard pile; all or nothing, and no gain.

    G-EXCHANGE-02 … -06
    """
    home = game.box.home[card]
    if home == NOWHERE or game.place[card] != source or not game.is_available(kind):
        return False
    old = game.box.kind[card]
    game.lift(card, source, home, game.everyone)
    pile = game.box.pile_of[kind]
    game.draw(pile, discard_pile(seat))
    uncover(game, pile)
    game.turn_up(seat)
    if game.journal is not None:
        game.tell("exchanges", "G-EXCHANGE-02", (seat, old, kind))
    return True


def exile(game: Dominion, seat: int, card: int, source: int) -> bool:
    """Onto the own Exile mat; from the Supply this is no gain (G-EXILE-VERB-01, -02, -04)."""
    if not game.lift(card, source, game.box.mat(seat, EXILE), game.everyone):
        return False
    if source >= game.box.first_pile:
        uncover(game, source)
    if game.journal is not None:
        game.tell("exiles", "G-EXILE-VERB-01", (seat, game.face(card)))
    return True


GAIN: Final = Verb("gain", KINDS, A_KIND)
GAIN_WHICH: Final = Question("gain", "G-SUPPLY-02")
assert NO_CARD == NOWHERE
