"""What is printed on the cards, and the box a game is played with. Declared once, never changed."""

from typing import TYPE_CHECKING, Any, Final

from regalia.citadels.rules.editions import Edition
from regalia.citadels.rules.facts import CHARACTER_ROWS
from regalia.citadels.rules.layout import (
    ACROBAT,
    DECK,
    FACE_DOWN,
    FACE_UP,
    FACTORY,
    FIRST_DISTRICT,
    KINDS,
    MOMENTS,
    MONUMENT,
    NECROPOLIS,
    NO_KIND,
    PACK,
    SCHOOL_OF_MAGIC,
    SEAT_ZONES,
    SECRET_VAULT,
    SHARED_ZONES,
    SITE,
    THIEVES_DEN,
    TITLES,
    UNIQUE,
    city,
    drawn,
    hand,
    ring,
    role,
)
from regalia.citadels.rules.markers import NO_MARKERS
from regalia.kernel.cards import NOWHERE
from regalia.kernel.catalogue import Row
from regalia.kernel.native import Numbers, mypyc_attr
from regalia.kernel.numbers import numbers
from regalia.kernel.options import NOTHING, Amounts, Option, Question, Verb
from regalia.kernel.reasons import Reason
from regalia.kernel.windows import REACT, Reaction

if TYPE_CHECKING:
    from regalia.citadels.rules.table import Citadels

# What income is paid in.
IN_GOLD: Final = 0
IN_CARDS: Final = 1

AS_PRINTED: Final = -1  # what the catalogue says
UNBUILDABLE: Final = 99  # the cost of what cannot be built


# What a turn keeps of what was used is one small number; every offer that may be taken once has a slot in it.
FIRST_ABILITY: Final = 0
SECOND_ABILITY: Final = 1
CROWN_ABILITY: Final = 2
INCOME_ABILITY: Final = 3
FIRST_DISTRICT_SLOT: Final = 4
FIRST_WAGON_SLOT: Final = 20
ANY_TIME: Final = -1  # as often as it is offered


def factory_helps(kind: int, title: int) -> bool:
    """The Factory takes 1 off what any other unique district costs to build (D-FACTORY-01, -02)."""
    return kind == UNIQUE and title != FACTORY


@mypyc_attr(allow_interpreted_subclasses=True)
class Offer(Verb):
    """A group of lines of a turn's menu. Stateless. At most one line of the same slot may be taken in a turn (C-TURN-11)."""

    def __init__(self, name: str, subjects: int = 1, about: str = "", slot: int = FIRST_ABILITY, must: bool = False) -> None:
        super().__init__(name, subjects, about)
        self.slot: Final = slot
        self.bit: Final = 0 if slot == ANY_TIME else 1 << slot  # in what a turn keeps of what was used
        self.must: Final = must  # the turn cannot end while this is offered

    def list(self, game: "Citadels", seat: int, menu: list[Option]) -> None:
        """Append every way ``seat`` may take this now."""
        raise NotImplementedError

    def why_not(self, game: "Citadels", seat: int, subject: int) -> Reason | None:
        """Why ``list`` does not append this, in a turn that has such lines; None if it does, or nothing can be said."""
        return None

    def amounts(self, game: "Citadels", seat: int, subject: int) -> Amounts:
        """What taking one of them costs or brings."""
        return NOTHING

    def take(self, game: "Citadels", seat: int, subject: int) -> None:
        """Carry one of them out."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """What a character or district does at a moment, in any player's turn. Stateless.

    Most act by themselves. If players have a choice, ``reaction`` is it, and ``question`` asks unless others react, too.
    ``site``, a set of titles: it hears only of a seat in whose city they stand.
    """

    def __init__(self, moment: int, reaction: Reaction[Any] | None = None, question: Question = REACT, site: int = 0) -> None:
        self.moment: Final = moment
        self.reaction: Final = reaction
        self.question: Final = question
        self.site: Final = site

    def hear(self, game: "Citadels", seat: int, card: int, gold: int) -> bool:
        """The moment has come: act at once, or push effects. True if somebody may react, so that a window opens."""
        raise NotImplementedError


class District:
    """One printed district or action card. ``offer``: what it adds to its owner's menu while it stands.

    ``listeners`` are asked wherever the card lies.
    """

    def __init__(
        self,
        name: str,
        kind: int = NO_KIND,
        cost: int = 0,
        copies: int = 1,
        editions: str = "en de nl",
        origin: str = "original",
        needs: str = "",
        offer: Offer | None = None,
        confirmed: bool = True,
        listeners: tuple[Listener, ...] = (),
    ) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.cost: Final = cost
        self.copies: Final = copies
        self.editions: Final = editions.split()
        self.origin: Final = origin  # the product it first appeared in; of no effect in play (C-CUSTOM-12)
        self.needs: Final = needs  # the character without which it may not be chosen
        self.offer: Final = offer
        self.confirmed: Final = confirmed  # False: cost and text are taken from an older printing
        self.listeners: Final = listeners


@mypyc_attr(allow_interpreted_subclasses=True)
class Character:
    """One printed character. The common is declared; the rare is programmed by overriding one of the moments below.

    Without ``rank`` it is one of the catalogue, which knows where it comes from and how few may play with it.
    """

    def __init__(
        self,
        name: str,
        rank: int = AS_PRINTED,
        income: int = NO_KIND,
        income_in: int = IN_GOLD,
        build_limit: int = 1,
        builds: bool = True,
        offers: tuple[Offer, ...] = (),
        crown: Offer | None = None,
        builds_identical: bool = False,
        uncounted_kind: int = NO_KIND,
        borrows: bool = False,
        origin: str = "original",
        fewest_seats: int = 2,
        listeners: tuple[Listener, ...] = (),
        hits: bool = False,
    ) -> None:
        row: Row = {"rank": rank, "origin": origin, "fewest_seats": fewest_seats}
        if rank == AS_PRINTED:
            row = CHARACTER_ROWS[name]
        self.name: Final = name
        self.rank: Final[int] = row["rank"]
        self.income: Final = income
        self.income_in: Final = income_in
        self.build_limit: Final = build_limit
        self.builds: Final = builds and build_limit > 0  # whether it builds at all, in whatever way
        self.crown: Final = crown  # how it moves the crown
        self.offers: Final = offers if crown is None else (crown, *offers)
        self.builds_identical: Final = builds_identical
        self.uncounted_kind: Final = uncounted_kind  # a type that does not count towards the limit
        self.borrows: Final = borrows
        self.origin: Final[str] = row["origin"]
        self.fewest_seats: Final[int] = row.get("fewest_seats", 2)  # C-P2-01, C-QUEEN-06
        self.listeners: Final = listeners  # asked whenever it is in the cast, played or not
        self.hits: Final = hits  # it names or marks others (``game.hit``) and meets them in their turns

    def begins(self, game: "Citadels", seat: int) -> None:
        """Somebody starts a turn as this character: its player, or the Witch when she resumes."""

    def takes_turn(self, game: "Citadels", seat: int) -> bool:
        """True if it pushed a turn of its own instead of the usual menu."""
        return False

    def ends(self, game: "Citadels", seat: int) -> None:
        """Somebody's turn as this character ends."""

    def bewitched(self, game: "Citadels", seat: int) -> bool:
        """Its own player has gathered and hands over to the Witch. True if the crown is settled and not hers to move."""
        return False

    def meets(self, game: "Citadels", seat: int, rank: int) -> bool:
        """Somebody turned up a character that was hit. True if it pushed another turn instead of the usual one."""
        return False

    def misses(self, game: "Citadels", rank: int) -> None:
        """A character that was hit takes its turn unhindered (A-RASPUTIN-01)."""

    def moves_crown_late(self, game: "Citadels", seat: int, rule: str) -> None:
        """Killed, it is revealed at the end of the round and still decides the crown (C-ASSASSIN-08)."""


class Line:
    """An offer among those of a character."""

    __slots__ = ("bit", "must", "offer")

    def __init__(self, offer: Offer) -> None:
        self.bit: Final = offer.bit
        self.must: Final = offer.must
        self.offer: Final = offer


class Standing:
    """A district that offers something to its owner while it stands."""

    def __init__(self, title: int, offer: Offer) -> None:
        self.title: Final = title
        self.site: Final = 1 << title
        self.bit: Final = offer.bit
        self.offer: Final = offer


# What is done in a step of the selection.
KEEPS: Final = 0
DROPS: Final = 1
AT_RANDOM: Final = 2  # one is dropped unseen


class Step:
    """One step of the selection, by the player so many seats after the first to choose."""

    def __init__(self, after: int, act: int) -> None:
        self.after: Final = after
        self.act: Final = act


def script_for(seats: int, third_seat_chooses: bool) -> tuple[Step, ...]:
    """Who chooses characters in which order."""
    if seats == 2:  # C-SEL-23, -24
        return (Step(0, KEEPS), Step(1, KEEPS), Step(1, DROPS), Step(0, KEEPS), Step(0, DROPS), Step(1, KEEPS))
    lap = [Step(after, KEEPS) for after in range(seats)]  # C-SEL-17
    if seats == 3:  # C-SEL-27 … -30
        return (*lap, Step(2, DROPS if third_seat_chooses else AT_RANDOM), *lap)
    return tuple(lap)


def sight_of(seats: int) -> Numbers:
    """Who looks into which zone; nobody into the others."""
    sight = numbers([0] * (SHARED_ZONES + SEAT_ZONES * seats))
    everyone = (1 << seats) - 1
    sight[FACE_UP] = everyone
    sight[SITE] = everyone
    for seat in range(seats):
        sight[city(seat)] = everyone
        sight[ring(seat)] = everyone
        sight[hand(seat)] = 1 << seat
        sight[role(seat)] = 1 << seat
        sight[drawn(seat)] = 1 << seat
    return sight


def reactions_of(listeners: list[Listener]) -> list[Reaction[Any]]:
    return [one.reaction for one in listeners if one.reaction is not None]


def question_of(listeners: list[Listener]) -> Question:
    """Its own, if a single one leaves a choice."""
    questions = [one.question for one in listeners if one.reaction is not None]
    return questions[0] if len(questions) == 1 else REACT


class Box:
    """What one game is played with: cast, cards, switches. Never changes, so copies share it."""

    def __init__(
        self, edition: Edition, seats: int, cast: list[Character], districts: list[District], titles: list[int]
    ) -> None:
        self.edition: Final = edition
        self.cast: Final = cast  # cast[rank]; cast[0] is a placeholder
        self.cast_names: Final = [who.name for who in cast[1:]]
        # By rank: what a menu looks at again and again.
        self.lines: Final = [[Line(offer) for offer in who.offers] for who in cast]
        self.incomes: Final = [who.income for who in cast]
        self.uncounted: Final = [who.uncounted_kind for who in cast]
        self.identical: Final = [who.builds_identical for who in cast]
        self.top_rank: Final = len(cast) - 1
        self.districts: Final = districts  # by title, all there are
        title_of = [0] * FIRST_DISTRICT  # by card
        cost = [0] * FIRST_DISTRICT
        kind = [NO_KIND] * FIRST_DISTRICT
        least = [UNBUILDABLE] * FIRST_DISTRICT
        least_with_factory = [UNBUILDABLE] * FIRST_DISTRICT
        self.named: Final = {printed.name: title for title, printed in enumerate(districts)}
        self.paying: Final = [1 << SCHOOL_OF_MAGIC] * KINDS  # by type: the titles that bring income for it (D-SCHOOL-01)
        used = 0
        peculiar = 0
        for title in titles:
            printed = districts[title]
            used |= 1 << title
            if printed.kind != NO_KIND:
                self.paying[printed.kind] |= 1 << title
            if printed.kind == NO_KIND or title in (MONUMENT, SECRET_VAULT, THIEVES_DEN):
                peculiar |= 1 << title
            for _ in range(printed.copies):
                title_of.append(title)
                cost.append(printed.cost)
                kind.append(printed.kind)
                gold = 0 if title == THIEVES_DEN else printed.cost
                least.append(gold)
                least_with_factory.append(gold - int(factory_helps(printed.kind, title)))
        # By card.
        self.title: Final = title_of  # a plain list: sets of titles are plain integers, and so is what shifts them
        self.cost: Final = numbers(cost)
        self.kind: Final = numbers(kind)
        self.least: Final = numbers(least)  # what must be in the purse to build it, or to look closer
        self.least_with_factory: Final = numbers(least_with_factory)
        self.bit: Final = numbers([0] * FIRST_DISTRICT + [1 << title for title in title_of[FIRST_DISTRICT:]])  # a set
        self.titles: Final = used  # the titles in this game, as a set
        self.peculiar: Final = peculiar  # those of them about which gold and limit do not say all
        self.cards: Final = len(title_of)
        self.sight: Final = sight_of(seats)
        # How the vectors of a game begin.
        self.nothing: Final = numbers([0] * self.cards)
        characters = [NOWHERE] + [PACK] * self.top_rank + [NOWHERE] * (FIRST_DISTRICT - 1 - self.top_rank)
        self.place: Final = numbers(characters + [DECK] * (self.cards - FIRST_DISTRICT))
        self.standing: Final = [
            Standing(title, offer)
            for title in range(TITLES)
            if used >> title & 1 and (offer := districts[title].offer) is not None
        ]
        self.offering: Final = sum(1 << district.title for district in self.standing)  # their titles, as a set
        self.has_actions: Final = used >> ACROBAT & 1 == 1
        self.has_necropolis: Final = used >> NECROPOLIS & 1 == 1
        self.necropolis: Final = title_of.index(NECROPOLIS) if self.has_necropolis else 0  # the one card
        self.no_markers: Final = [NO_MARKERS] * len(cast)  # by rank
        self.hitting: Final = [who for who in cast if who.hits]
        # By moment: who listens, of the cast by rank and then of the districts by title; and who of them leaves a choice.
        self.listening: Final[list[list[Listener]]] = [[] for _ in range(MOMENTS)]
        for who in cast:
            for listener in who.listeners:
                self.listening[listener.moment].append(listener)
        for title in titles:
            for listener in districts[title].listeners:
                self.listening[listener.moment].append(listener)
        self.reacting: Final = [reactions_of(heard) for heard in self.listening]
        self.questions: Final = [question_of(heard) for heard in self.listening]
        self.goal: Final = 7 if seats >= 4 else 8  # C-END-01, -02
        self.roles_each: Final = 1 if seats >= 4 else 2  # C-P23-01
        self.face_up: Final = max(0, self.top_rank - seats - 2) if seats >= 4 else 0  # C-SEL-03 … -12
        self.roles_lie: Final = [
            FACE_UP,
            FACE_DOWN,
            *[role(seat) for seat in range(seats)],
        ]  # where characters lie after a round
        self.script: Final = script_for(seats, edition.third_seat_chooses_discard)
        self.last_takes_face_down: Final = seats >= 4 and self.top_rank == seats + 1  # C-SEL-07, -12

    def has(self, title: int) -> bool:
        return self.titles >> title & 1 == 1

    def rank_of(self, name: str) -> int:
        """The rank of a character of the cast; 0 if it is not in it."""
        for who in self.cast:
            if who.name == name:
                return who.rank
        return 0


NO_CHARACTER: Final = Character("", 0)
TURN: Final = Question("turn", "C-TURN-01")
