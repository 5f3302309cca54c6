"""Thief, Spy, Blackmailer."""

from typing import Final

from regalia.citadels.rules.characters.naming import list_ranks, out_of_reach, why_not_named
from regalia.citadels.rules.layout import (
    A_RANK,
    A_SEAT_AND_KIND,
    KINDS,
    MOST_SEATS,
    NO_KIND,
    RANKS,
    SECRET_VAULT,
    THREATS,
    hand,
)
from regalia.citadels.rules.markers import Markers
from regalia.citadels.rules.printed import Character, Offer
from regalia.citadels.rules.reasons import why_no_other_seat
from regalia.citadels.rules.table import Citadels
from regalia.citadels.rules.turn import GATHER_ONLY, push_whole_turn
from regalia.kernel.effects import Effect
from regalia.kernel.options import NOTHING, PASS, Amounts, Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason


class Rob(Offer):
    """Name a character; when its player reveals it, all of that player's gold is taken (C-THIEF-01)."""

    def list(self, game: Citadels, seat: int, menu: list[Option]) -> None:
        list_ranks(game, self, 3, out_of_reach(game), menu)  # C-THIEF-03, -04, -07

    def why_not(self, game: Citadels, seat: int, subject: int) -> Reason | None:
        rule = "C-THIEF-03" if subject < 3 else "C-THIEF-04"
        return why_not_named(game, subject, 3, out_of_reach(game), rule)

    def take(self, game: Citadels, seat: int, subject: int) -> None:
        game.thief = seat
        game.robbed = subject
        game.hit |= 1 << subject
        if game.journal is not None:
            game.tell("robs", "C-THIEF-01", (seat, subject))


class Thief(Character):
    def meets(self, game: Citadels, seat: int, rank: int) -> bool:
        if rank == game.robbed:
            game.take_gold(game.thief, seat, game.gold[seat], "C-THIEF-01")  # before gathering (C-THIEF-02)
        return False


# -- Spy -------------------------------------------------------------------------------------------------------------------


class SpyOn(Offer):
    """A player and a type are named before the hand is seen (C-SPY-01)."""

    def list(self, game: Citadels, seat: int, menu: list[Option]) -> None:
        for other in range(game.seats):
            if other != seat and game.zones[hand(other)]:
                for kind in range(KINDS):
                    menu.append(self.options[other * KINDS + kind])

    def why_not(self, game: Citadels, seat: int, subject: int) -> Reason | None:
        other = subject // KINDS
        nobody = why_no_other_seat(game, seat, other, "C-SPY-01")
        if nobody is not None or game.zones[hand(other)]:
            return nobody
        return Reason("no_cards", "C-SPY-01", (other,))

    def take(self, game: Citadels, seat: int, subject: int) -> None:
        victim, kind = subject // KINDS, subject % KINDS
        game.show(hand(victim), 1 << seat)
        matches = 0
        for card in game.zones[hand(victim)]:
            if kind_in_hand(game, card) == kind:
                matches += 1
        if game.journal is not None:
            faces = tuple(sorted([game.face(card) for card in game.zones[hand(victim)]]))
            game.tell("spies", "C-SPY-01", (seat, victim, kind, matches), faces, 1 << seat | 1 << victim)
        if matches:
            game.take_gold(seat, victim, min(matches, game.gold[victim]), "C-SPY-02")  # C-SPY-03
            game.gain_cards(seat, matches, "C-SPY-02")


def kind_in_hand(game: Citadels, card: int) -> int:
    """Action cards have no type (C-SPY-07); whether the Secret Vault has one is a switch (D-VAULT-03, -04)."""
    if game.box.title[card] == SECRET_VAULT and game.box.edition.vault_has_no_kind:
        return NO_KIND
    return game.box.kind[card]


# -- Blackmailer -----------------------------------------------------------------------------------------------------------


class Threaten(Offer):
    """First the flowered threat, then the blank one, on two different characters (C-BLACKMAILER-01, -12)."""

    def list(self, game: Citadels, seat: int, menu: list[Option]) -> None:
        list_ranks(game, self, 3, out_of_reach(game), menu)

    def why_not(self, game: Citadels, seat: int, subject: int) -> Reason | None:
        return why_not_named(game, subject, 3, out_of_reach(game), "C-BLACKMAILER-12")

    def take(self, game: Citadels, seat: int, subject: int) -> None:
        game.push(ThreatenAnother(seat, subject))


class ThreatenAnother(Effect[Citadels]):
    def __init__(self, seat: int, flower: int) -> None:
        self.seat: Final = seat
        self.flower: Final = flower

    def run(self, game: Citadels) -> Decision | None:
        left: list[Option] = []
        list_ranks(game, PLACE_BLANK, 3, out_of_reach(game) | 1 << self.flower, left)
        return Decision(self.seat, PLACE_BLANK_WHERE, left)

    def why_not(self, game: Citadels, wish: Option) -> Reason | None:
        if wish.verb is not PLACE_BLANK:
            return None
        rule = "C-BLACKMAILER-01" if wish.subject == self.flower else "C-BLACKMAILER-12"
        return why_not_named(game, wish.subject, 3, out_of_reach(game) | 1 << self.flower, rule)

    def chosen(self, game: Citadels, option: Option) -> None:
        marked = 1 << self.flower | 1 << option.subject
        game.markers[THREATS] = Markers(self.seat, marked, self.flower, marked)
        game.hit |= marked
        if game.journal is not None:
            ranks = sorted((self.flower, option.subject))
            told = (self.seat, *ranks)
            game.tell("places_threats", "C-BLACKMAILER-01", told, (self.flower,), 1 << self.seat)


class SettleThreat(Effect[Citadels]):
    """Gathered, and before anything else: bribe or refuse (C-BLACKMAILER-03, -11)."""

    def __init__(self, seat: int, rank: int) -> None:
        self.seat: Final = seat
        self.rank: Final = rank

    def run(self, game: Citadels) -> Decision | None:
        return Decision(self.seat, BRIBE_OR_REFUSE, [BRIBE, REFUSE])

    def amounts(self, game: Citadels, option: Option) -> Amounts:
        return {"gold": game.gold[self.seat] // 2} if option is BRIBE else NOTHING  # C-BLACKMAILER-04

    def chosen(self, game: Citadels, option: Option) -> None:
        if option is BRIBE:
            threats = game.markers[THREATS]
            game.markers[THREATS] = threats.removed(self.rank)  # C-BLACKMAILER-04, -14
            half = game.gold[self.seat] // 2  # 0 with little gold (C-BLACKMAILER-05 … -07)
            if game.journal is not None:
                game.tell("bribes", "C-BLACKMAILER-04" if half else "R-35", (self.seat, self.rank, half))
            game.take_gold(threats.seat, self.seat, half, "C-BLACKMAILER-04")
        else:
            if game.journal is not None:
                game.tell("refuses_bribe", "C-BLACKMAILER-08", (self.seat, self.rank))
            game.push(RevealThreat(self.seat, self.rank))


class RevealThreat(Effect[Citadels]):
    """Turning the marker over is voluntary; left alone it stays face down (C-BLACKMAILER-08, -10, R-36)."""

    def __init__(self, victim: int, rank: int) -> None:
        self.victim: Final = victim
        self.rank: Final = rank

    def run(self, game: Citadels) -> Decision | None:
        return Decision(game.markers[THREATS].seat, REVEAL_OR_NOT, [REVEAL_THREAT, PASS])

    def chosen(self, game: Citadels, option: Option) -> None:
        if option is PASS:
            return
        threats = game.markers[THREATS]
        flowered = threats.true == self.rank
        game.markers[THREATS] = threats.revealed(self.rank)
        if game.journal is not None:
            told = (threats.seat, self.victim, self.rank, int(flowered))
            game.tell("reveals_threat", "C-BLACKMAILER-08", told)
        if flowered:
            game.take_gold(threats.seat, self.victim, game.gold[self.victim], "C-BLACKMAILER-08")


class GoOn(Effect[Citadels]):
    """The threat is settled; the rest of the turn follows."""

    def __init__(self, seat: int, rank: int) -> None:
        self.seat: Final = seat
        self.rank: Final = rank

    def run(self, game: Citadels) -> Decision | None:
        if not game.box.cast[self.rank].takes_turn(game, self.seat):
            push_whole_turn(game, self.seat)
        return None


class Blackmailer(Character):
    def meets(self, game: Citadels, seat: int, rank: int) -> bool:
        threats = game.markers[THREATS]
        if not threats.ranks >> rank & 1 or seat == threats.seat:
            return False
        game.push(GoOn(seat, rank))
        game.push(SettleThreat(seat, rank))
        game.push(GATHER_ONLY[seat])
        return True

    def misses(self, game: Citadels, rank: int) -> None:
        threats = game.markers[THREATS]
        if threats.ranks >> rank & 1:
            game.markers[THREATS] = threats.removed(rank)  # unrevealed and unpaid (R-D4.19)


PLACE_BLANK: Final = Verb("place_blank_threat", RANKS, A_RANK)
BRIBE: Final = Verb("bribe").of(0)
REFUSE: Final = Verb("refuse").of(0)
REVEAL_THREAT: Final = Verb("reveal_threat").of(0)
PLACE_BLANK_WHERE: Final = Question("place_blank_threat", "C-BLACKMAILER-01")
BRIBE_OR_REFUSE: Final = Question("bribe", "C-BLACKMAILER-03")
REVEAL_OR_NOT: Final = Question("reveal_threat", "C-BLACKMAILER-08")

THIEF: Final = Thief("thief", offers=(Rob("rob", RANKS, A_RANK),), hits=True)
SPY: Final = Character("spy", offers=(SpyOn("spy", MOST_SEATS * KINDS, A_SEAT_AND_KIND),))
BLACKMAILER: Final = Blackmailer("blackmailer", offers=(Threaten("place_flowered_threat", RANKS, A_RANK),), hits=True)
