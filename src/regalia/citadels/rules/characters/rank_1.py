"""Assassin, Witch, Magistrate."""

from typing import Any, Final

from regalia.citadels.rules.action_cards import PLAY_ACTION
from regalia.citadels.rules.building import enter_city, has_room
from regalia.citadels.rules.characters.naming import list_ranks, why_not_named
from regalia.citadels.rules.editions import WARRANT_ANY, WARRANT_GOLD
from regalia.citadels.rules.gathering import GATHER_CARDS, GATHER_GOLD, gathering, why_not_gather
from regalia.citadels.rules.layout import A_RANK, FREE, LAID_OUT, RANKS, WARRANTS
from regalia.citadels.rules.markers import Markers
from regalia.citadels.rules.moments import Happened
from regalia.citadels.rules.printed import Character, Listener, Offer
from regalia.citadels.rules.table import Citadels
from regalia.citadels.rules.turn import END_TURN, GATHER_ONLY, Offering, begin_turn, push_whole_turn, take_offer, why_no_offer
from regalia.kernel.effects import Effect
from regalia.kernel.options import Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason
from regalia.kernel.windows import Happening, Reaction


class Kill(Offer):
    """Name another character; its player skips the turn, unrevealed (C-ASSASSIN-01, -02)."""

    def list(self, game: Citadels, seat: int, menu: list[Option]) -> None:
        list_ranks(game, self, 2, 0, menu)

    def why_not(self, game: Citadels, seat: int, subject: int) -> Reason | None:
        return why_not_named(game, subject, 2, 0, "C-ASSASSIN-01")

    def take(self, game: Citadels, seat: int, subject: int) -> None:
        game.killed = subject
        game.hit |= 1 << subject
        if game.journal is not None:
            game.tell("kills", "C-ASSASSIN-01", (seat, subject))


# -- Witch -----------------------------------------------------------------------------------------------------------------


class WitchGathers(Offering):
    """She gathers, must then name a character, and her turn is on hold (C-WITCH-01, -02, -04)."""

    def run(self, game: Citadels) -> Decision | None:
        menu: list[Option] = [] if game.gathered else gathering(game)
        if game.gathered:
            list_ranks(game, BEWITCH, 2, 0, menu)  # C-WITCH-25
        if game.box.has_actions:
            PLAY_ACTION.list(game, self.seat, menu)  # R-D4.3
        return Decision(self.seat, BEWITCH_WHOM if game.gathered else WITCH_GATHERS, menu)

    def why_not(self, game: Citadels, wish: Option) -> Reason | None:
        verb = wish.verb
        if wish is GATHER_GOLD or wish is GATHER_CARDS:
            return why_not_gather(game, wish)
        if verb is PLAY_ACTION:
            return why_no_offer(game, self.seat, PLAY_ACTION) or PLAY_ACTION.why_not(game, self.seat, wish.subject)
        if verb is BEWITCH and game.gathered:
            return why_not_named(game, wish.subject, 2, 0, "C-WITCH-25")
        if verb is BEWITCH or isinstance(verb, Offer) or wish is END_TURN:
            return Reason("bewitch_first", "C-WITCH-04") if game.gathered else Reason("gather_first", "C-WITCH-01")
        return None

    def chosen(self, game: Citadels, option: Option) -> None:
        if option.verb is not BEWITCH:
            take_offer(game, self, option)
            return
        game.witch = self.seat
        game.witch_played = game.played_action
        game.witch_bonus = game.limit - game.box.cast[1].build_limit
        game.bewitched = option.subject
        game.hit |= 1 << option.subject
        if game.journal is not None:
            game.tell("bewitches", "C-WITCH-01", (self.seat, option.subject))


class HandOverToWitch(Effect[Citadels]):
    """The bewitched player has gathered; the Witch goes on as that character (C-WITCH-08, -09, -10)."""

    def __init__(self, seat: int, rank: int) -> None:
        self.seat: Final = seat
        self.rank: Final = rank

    def run(self, game: Citadels) -> Decision | None:
        character = game.box.cast[self.rank]
        crown_is_settled = character.bewitched(game, self.seat)
        begin_turn(game, game.witch, self.rank, gathered=True)
        game.played_action = game.witch_played  # before the hold or now, not both (R-D4.3)
        if game.limit > 0:
            game.limit += game.witch_bonus
        if crown_is_settled and character.crown is not None:
            game.used |= character.crown.bit
        if game.journal is not None:
            game.tell("witch_resumes", "C-WITCH-08", (game.witch, self.rank))
        push_whole_turn(game, game.witch)
        return None


class Witch(Character):
    def takes_turn(self, game: Citadels, seat: int) -> bool:
        game.push(WitchGathers(seat))
        return True

    def meets(self, game: Citadels, seat: int, rank: int) -> bool:
        if rank != game.bewitched:
            return False
        game.push(HandOverToWitch(seat, rank))
        game.push(GATHER_ONLY[seat])  # C-WITCH-05, -06, -07
        return True


# -- Magistrate ------------------------------------------------------------------------------------------------------------


class PlaceWarrants(Offer):
    """The signed warrant first, then two blank ones; nobody else sees which is which (C-MAGISTRATE-01, C-INFO-05)."""

    def list(self, game: Citadels, seat: int, menu: list[Option]) -> None:
        list_ranks(game, self, 2, 0, menu)

    def why_not(self, game: Citadels, seat: int, subject: int) -> Reason | None:
        return why_not_named(game, subject, 2, 0, "R-26")

    def take(self, game: Citadels, seat: int, subject: int) -> None:
        game.push(PlaceBlanks(seat, (subject,)))


class PlaceBlanks(Effect[Citadels]):
    """Collected one by one, laid out together: the order is nobody's to see."""

    def __init__(self, seat: int, placed: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.placed: Final = placed

    def run(self, game: Citadels) -> Decision | None:
        if len(self.placed) == 3:
            self.lay_out(game)
            return None
        left: list[Option] = []
        list_ranks(game, PLACE_BLANK, 2, self.marked(), left)
        return Decision(self.seat, PLACE_BLANK_WHERE, left)

    def marked(self) -> int:
        marked = 0
        for rank in self.placed:
            marked |= 1 << rank
        return marked

    def why_not(self, game: Citadels, wish: Option) -> Reason | None:
        return why_not_named(game, wish.subject, 2, self.marked(), "C-MAGISTRATE-01") if wish.verb is PLACE_BLANK else None

    def chosen(self, game: Citadels, option: Option) -> None:
        game.push(PlaceBlanks(self.seat, (*self.placed, option.subject)))

    def lay_out(self, game: Citadels) -> None:
        signed, marked = self.placed[0], self.marked()
        game.markers[WARRANTS] = Markers(self.seat, marked, signed, marked)
        game.hit |= marked
        if game.journal is not None:
            ranks = sorted(self.placed)
            game.tell("places_warrants", "C-MAGISTRATE-01", (self.seat, *ranks), (signed,), 1 << self.seat)


class SeeWarrant(Listener):
    """Only the first district that a warrant can take is taken (C-MAGISTRATE-08)."""

    def hear(self, game: Citadels, seat: int, card: int, gold: int) -> bool:
        if not game.markers[WARRANTS].ranks >> game.acting & 1 or game.warrant_met or not is_met(game, gold):
            return False
        game.warrant_met = True
        return not game.unhindered


def is_met(game: Citadels, gold: int) -> bool:
    """Whether a warrant can take what was built for so much gold: a switch (C-MAGISTRATE-12 … -14, -21)."""
    takes = game.box.edition.warrant_meets
    if gold == FREE:
        return takes == WARRANT_ANY
    return gold > 0 or takes != WARRANT_GOLD


class Confiscate(Reaction[Citadels]):
    """Turn the signed warrant over and build the district in one's own city (C-MAGISTRATE-03, -04)."""

    def list(self, game: Citadels, seat: int, about: Happening[Any], options: list[Option]) -> None:
        if game.acting == game.markers[WARRANTS].true and self.might(game, seat, about):  # C-MAGISTRATE-02
            options.append(self.options[0])

    def might(self, game: Citadels, seat: int, about: Happening[Any]) -> bool:
        """Signed or blank looks the same to the table until one is turned over (C-INFO-05, C-MAGISTRATE-09)."""
        assert isinstance(about, Happened)
        warrants = game.markers[WARRANTS]
        return (
            seat == warrants.seat
            and seat != about.turn_of
            and warrants.true != 0
            and game.is_found(about.card)
            and not game.has(seat, game.box.title[about.card[0]])  # C-MAGISTRATE-10, -17
            and has_room(game, seat, about.card[0])  # R-D1.7
        )

    def react(self, game: Citadels, seat: int, about: Happening[Any], subject: int) -> None:
        assert isinstance(about, Happened)
        if game.journal is not None:
            game.tell("confiscates", "C-MAGISTRATE-03", (seat, about.turn_of, game.face(about.card[0])))
        if about.gold > 0:
            game.gain(about.turn_of, about.gold, "C-MAGISTRATE-05")
            game.building_costs -= about.gold  # returned once (C-INT-15)
        game.markers[WARRANTS] = game.markers[WARRANTS].revealed(game.acting).blank()
        enter_city(game, seat, about.card[0])


BEWITCH: Final = Verb("bewitch", RANKS, A_RANK)
PLACE_BLANK: Final = Verb("place_blank_warrant", RANKS, A_RANK)
WITCH_GATHERS: Final = Question("gather", "C-WITCH-01")
BEWITCH_WHOM: Final = Question("bewitch", "C-WITCH-04")
PLACE_BLANK_WHERE: Final = Question("place_blank_warrant", "C-MAGISTRATE-01")
CONFISCATE_OR_NOT: Final = Question("confiscate", "C-MAGISTRATE-03", poker_face=True)

ASSASSIN: Final = Character("assassin", offers=(Kill("kill", RANKS, A_RANK),))
WITCH: Final = Witch("witch", builds=False, hits=True)  # C-WITCH-02
MAGISTRATE: Final = Character(
    "magistrate",
    offers=(PlaceWarrants("place_signed_warrant", RANKS, A_RANK),),
    listeners=(SeeWarrant(LAID_OUT, Confiscate("confiscate", secret=True), CONFISCATE_OR_NOT),),
)
