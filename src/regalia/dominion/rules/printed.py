"""What is printed on cards and landscapes. Declared once, never changed."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from regalia.dominion.rules.costs import Cost
from regalia.dominion.rules.facts import Facts, facts_of
from regalia.dominion.rules.kinds import NO_KIND, number_of
from regalia.dominion.rules.layout import DEBT, DISCARD_PILE, NO_CARD
from regalia.kernel.cards import Track
from regalia.kernel.effects import Effect
from regalia.kernel.native import mypyc_attr
from regalia.kernel.options import Option, Verb
from regalia.kernel.reasons import Reason
from regalia.kernel.values import Value
from regalia.kernel.windows import Happening, Reaction

if TYPE_CHECKING:
    from regalia.dominion.rules.table import Dominion

OWN_TEXT: Final = -1  # otherwise a kind and one of these (``with_kind``):
ITS_OWN: Final = 0  # what is printed on that kind
INSTEAD: Final = 1  # what that kind makes others do instead of their own instructions
NO_TRACK: Final = (NO_CARD, 0)


@mypyc_attr(free_list_len=1, acyclic=True)  # mostly, one is over before the next one begins
class Play(Value):
    """One playing of one card.

    ``moved`` is how often the card had moved by then: if it moved since, its track is lost (G-LOST-TRACK-04).
    ``shielded`` are the seats this playing does not affect. ``instructions_of`` is the kind whose instructions are followed, if
    not the card's own (G-PLAY-06), or what that kind replaces others with (``Box.followed``). ``by`` is the card that plays it
    several times and stays in play as long as it (G-CLEAN-UP-07).
    ``cards`` are those this playing set aside.
    """

    def __init__(
        self,
        seat: int,
        card: int,
        moved: int,
        shielded: int = 0,
        instructions_of: int = OWN_TEXT,
        by: Track = NO_TRACK,
        cards: tuple[Track, ...] = (),
    ) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.moved: Final = moved
        self.shielded: Final = shielded
        self.instructions_of: Final = instructions_of
        self.by: Final = by
        self.cards: Final = cards

    def with_cards(self, cards: tuple[Track, ...]) -> "Play":
        return Play(self.seat, self.card, self.moved, self.shielded, self.instructions_of, self.by, cards)

    def track(self) -> Track:
        return (self.card, self.moved)

    def followed_as(self, instructions_of: int) -> "Play":
        return Play(self.seat, self.card, self.moved, self.shielded, instructions_of, self.by, self.cards)


def no_play(seat: int) -> Play:
    """What no playing of a card caused: a landscape, a token."""
    return Play(seat, NO_CARD, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Instruction(Value):
    """One line of a card. An immutable value; instructions pass nothing to each other."""

    def follow(self, game: "Dominion", seat: int, play: Play) -> None:
        """Let ``seat`` follow it, because of ``play``: act at once, or push effects."""
        raise NotImplementedError

    def mark(self) -> str:
        """The verb that is marked on its card when it was chosen (G-CHOOSE-07)."""
        return ""

    def follows_extra_turn(self) -> bool:
        """Whether the extra turn that begins with it may come right after another extra turn of the same player."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Worth(Value):
    """How many points a card is worth when that depends on something else."""

    def points(self, game: "Dominion", seat: int) -> int:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Overpaid(Value):
    """What happens when more was paid for a card than it costs (G-PAY-07)."""

    def waits_for_gain(self) -> bool:
        """Whether it happens when the card is gained, and not at once; then the card has ``OVERPAID`` among its listeners."""
        return False

    def follow(self, game: "Dominion", seat: int, play: Play, coins: int, potions: int) -> None:
        """``play``: of nothing or, if it waits for the gain, the card as it was gained."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Replacement(Value):
    """Other instructions a player has to follow instead of a card's own (G-PLAY-07)."""

    def __init__(self, text: tuple[Instruction, ...]) -> None:
        self.text: Final = text

    def applies(self, game: "Dominion", play: Play) -> bool:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Cheaper(Value):
    """How much cheaper a card makes others, or itself, now (G-COST-04)."""

    def coins(self, game: "Dominion") -> int:
        raise NotImplementedError

    def is_about(self, game: "Dominion", kind: int) -> bool:
        """Whether cards of this kind are cheaper by that."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Browsing(Effect[Any]):
    """An effect that asks while its player looks through their own discard pile (G-COUNT-02)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def browses(self) -> bool:
        """Whether it is the discard pile, and not another one, that is looked through."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener(Reaction[Any]):
    """What a card or landscape lets, or makes, a player do at a moment: the text below the dividing line (G-DIVIDER-03)."""

    def __init__(
        self,
        name: str,
        kind: int,
        moment: int,
        secret: bool = False,
        must: bool = False,
        repeats: bool = False,
        subjects: int = 1,
        about: str = "",
    ) -> None:
        super().__init__(name, subjects, about, secret, must, repeats)
        self.kind: Final = kind  # the card or landscape it is printed on
        self.moment: Final = moment

    def hears(self, card: "Card") -> bool:
        """Whether it listens when the moment is about this card."""
        return True

    def why_not_now(self, game: "Dominion", seat: int) -> Reason | None:
        """Why ``seat`` could not use it even at its moment; None if only the moment is missing."""
        return None

    def is_of_own_card(self) -> bool:
        """Whether it lists nothing unless it happens to the card it is printed on, so that it may be asked about any."""
        return False

    def declined_as(self, about: Happening[Any], subject: int) -> int:
        """The kind a player names to decline it: what it is printed on or, for a promise, what promised it."""
        return subject if self.kind == NO_KIND else self.kind

    def concerns(self, game: "Dominion", seat: int, about: Happening[Any]) -> bool:
        """Whether it may be of use to ``seat``, as far as all the table can see, wherever its card lies."""
        return True

    def shields(self, game: "Dominion", seat: int, about: Happening[Any]) -> bool:
        """Whether what happens does not affect ``seat``, without anybody's doing: nothing to use, nothing to decline."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Offer(Verb):
    """Something the player whose turn it is may do between other things: spend tokens, pay in another way."""

    def __init__(self, name: str, phases: tuple[int, ...], subjects: int = 1, about: str = "", buys: bool = False) -> None:
        super().__init__(name, subjects, about)
        self.phases: Final = phases
        self.buys: Final = buys  # it is a purchase: no Treasure may be played afterwards (G-BUY-PHASE-09)

    def list(self, game: "Dominion", seat: int, options: list[Option]) -> None:
        raise NotImplementedError

    def why_not(self, game: "Dominion", seat: int, subject: int) -> Reason | None:
        """Why ``list`` does not append this in one of its phases; None if it does, or there is nothing to say."""
        return None

    def is_suspected(self, game: "Dominion", seat: int) -> bool:
        """Whether somebody cannot tell if ``list`` appends anything (G-HAND-01)."""
        return False

    def take(self, game: "Dominion", seat: int, subject: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OtherPrice(Offer):
    """A way to buy the cards of a kind without paying their cost (G-BUY-07); where they lie is another matter."""

    def __init__(self, name: str, price_of: int, phases: tuple[int, ...], subjects: int, about: str) -> None:
        super().__init__(name, phases, subjects, about, True)
        self.price_of: Final = price_of

    def list_payments(self, game: "Dominion", seat: int, options: list[Option]) -> None:
        raise NotImplementedError

    def why_no_payment(self, game: "Dominion", seat: int, subject: int) -> Reason | None:
        """Why it cannot be paid with this; None if it can."""
        return None

    def pay(self, game: "Dominion", seat: int, subject: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Printed:
    """What cards and landscapes have in common."""

    def __init__(
        self,
        name: str,
        facts: Facts,
        text: tuple[Instruction, ...],
        listeners: tuple[Listener, ...],
        gives: tuple[int, ...],
        tokens: int,
        offers: tuple[Offer, ...],
    ) -> None:
        self.name: Final = name
        self.kind: Final = number_of(name)
        self.cost: Final = facts.cost
        self.types: Final = facts.types
        self.points: Final = facts.points  # for its owner when scoring
        self.play: Final = text  # above the dividing line (G-DIVIDER-02)
        self.listeners: Final = listeners
        self.gives: Final = gives  # kinds it hands out by name, which a game with it needs (G-NON-SUPPLY-02)
        self.tokens: Final = tokens | (1 << DEBT if facts.cost.debt else 0)  # the tokens it deals with, as a set of bits
        self.offers: Final = offers


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(Printed):
    """One printed card. Without ``facts`` they come from the catalogue."""

    def __init__(
        self,
        name: str,
        play: tuple[Instruction, ...] = (),
        worth: Worth | None = None,
        listeners: tuple[Listener, ...] = (),
        gives: tuple[int, ...] = (),
        gained_to: int = DISCARD_PILE,
        not_with: int = NO_CARD,
        tokens: int = 0,
        offers: tuple[Offer, ...] = (),
        heirloom: int = NO_CARD,
        overpay: Overpaid | None = None,
        replaces: Replacement | None = None,
        cheaper: Cheaper | None = None,
        mats: bool = False,
        own_mats: bool = False,
        marks_piles: bool = False,
        trades: bool = False,
        logs_gains: bool = False,
        own_back: bool = False,
        shows_rest: bool = False,
        moves_debt: bool = False,
        start_tokens: tuple[tuple[int, int], ...] = (),
        changes: "tuple[Card, ...]" = (),
        bars_named: bool = False,
        facts: Facts | None = None,
    ) -> None:
        found = facts or facts_of(name)
        super().__init__(name, found, play, listeners, gives, tokens, offers)
        self.worth: Final = worth  # instead of fixed points
        self.below: Final = found.below  # the card that makes up the lower half of its pile, if that is split
        self.gained_to: Final = gained_to  # the place it is gained to unless the effect names another (G-GAIN-03)
        self.not_with: Final = not_with  # it cannot be bought with a card of this kind in play (G-BUY-07)
        self.beside: Final = found.beside
        self.heirloom: Final = heirloom  # replaces a Copper of every starting deck
        self.overpay: Final = overpay
        self.replaces: Final = replaces
        self.cheaper: Final = cheaper
        self.mats: Final = mats  # it deals with Exile or Tavern mats
        self.own_mats: Final = own_mats  # with Island or Native Village mats
        self.trades: Final = trades  # a token lies on every Victory pile until a card is gained from it (G2-MATS-02)
        self.marks_piles: Final = marks_piles  # it puts Embargo tokens on piles
        self.logs_gains: Final = logs_gains  # it asks what somebody gained in their last turn
        self.own_back: Final = own_back  # its back is another, so that all see where it lies (G-HAND-02)
        self.shows_rest: Final = shows_rest  # its owner may look through the rest of the deck before placing it
        self.bars_named: Final = bars_named  # what is named for it cannot be bought this turn (G2-BAN-01)
        self.changes: Final = changes  # other cards as they are in games using this one (G-GAMES-USING-01)
        self.moves_debt: Final = moves_debt  # Debt of the turn it gives is taken by the seat that decides in that turn
        self.start_tokens: Final = start_tokens  # sorts and numbers everybody begins with (G2-SETUP-08)


@mypyc_attr(allow_interpreted_subclasses=True)
class Landscape(Printed):
    """Event, Project, Landmark, Way, Ally, State, Artifact, Boon or Hex: not a card (G-LANDSCAPE-01, -02).

    ``stock``: so many VP tokens lie on it at the start, for each player.
    """

    def __init__(
        self,
        name: str,
        text: tuple[Instruction, ...] = (),
        listeners: tuple[Listener, ...] = (),
        gives: tuple[int, ...] = (),
        tokens: int = 0,
        offers: tuple[Offer, ...] = (),
        stock: int = 0,
        adds: int = 0,
        replaces: Replacement | None = None,
        bars: int = 0,
        stays: bool = False,
        facts: Facts | None = None,
    ) -> None:
        super().__init__(name, facts or facts_of(name), text, listeners, gives, tokens, offers)
        self.stock: Final = stock
        self.adds: Final = adds  # a type it gives to cards while its owner has the turn (Capitalism)
        self.replaces: Final = replaces
        self.bars: Final = bars  # no card of these types may be bought while it is in force
        self.stays: Final = stays  # a Boon that lies before the player until Clean-up (G-RECEIVE-02)

    def may_be_bought(self, game: "Dominion", seat: int) -> bool:
        """Apart from the price."""
        return True

    def adds_to(self) -> list[int]:
        """The kinds of cards it gives a type."""
        return []


class Sheet:
    """What a file of cards or landscapes declares; ``printings`` are others of the same, by the option that chooses them."""

    def __init__(
        self, *things: "Sequence[Card | Landscape]", printings: "Mapping[str, Card | Landscape] | None" = None
    ) -> None:
        self.things: Final = {thing.name: thing for part in things for thing in part}
        self.printings: Final = dict(printings or {})


class Pile:
    """A pile as it is laid out. ``kinds`` lists its cards from the bottom to the top: piles are ordered.

    ``types`` are those of its placeholder (G-ACTION-CARD-03). A ``shuffled`` pile lies face down but for its top card, and
    ``used`` of its cards are in the game.
    """

    def __init__(
        self,
        name: str,
        kinds: list[int],
        in_supply: bool = True,
        types: int = 0,
        shuffled: bool = False,
        used: int = 0,
    ) -> None:
        self.name: Final = name
        self.kinds: Final = kinds
        self.in_supply: Final = in_supply
        self.types: Final = types
        self.shuffled: Final = shuffled
        self.used: Final = used


UNPRINTED: Final = Card("", facts=Facts(Cost(0), 0))
