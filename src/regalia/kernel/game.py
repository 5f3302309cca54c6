"""A running game: flat data, a stack of effects, at most one open decision."""

from typing import Any, final

from regalia.kernel.cards import UNKNOWN, Cards
from regalia.kernel.chance import Chance, chance_of
from regalia.kernel.dealing import determinize
from regalia.kernel.effects import Effect
from regalia.kernel.events import Event
from regalia.kernel.native import mypyc_attr
from regalia.kernel.options import NOTHING, PASS, Amounts, Decision, IllegalOption, Option
from regalia.kernel.reasons import LEGAL, Reason
from regalia.kernel.refusals import Refusal
from regalia.kernel.setup import Setup
from regalia.kernel.store import fingerprint, revived, same, store
from regalia.kernel.views import View


class NotOverError(Refusal):
    """A game in which a question is open has no outcome; ``standings`` tells the leaders.

    >>> from regalia.games import USUAL, new
    >>> new(USUAL, seats=4, seed=7).outcome()
    Traceback (most recent call last):
    regalia.kernel.game.NotOverError: the game is not over: seat 0 is asked choose_character
    """


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Cards):
    """A running game: the loop that runs the stack, views, copies, dealt worlds.

    >>> from regalia.games import USUAL, new
    >>> game = new(USUAL, seats=4, seed=7)
    >>> game.decision
    seat 0, choose_character: [choose(1), choose(2), choose(3), choose(4), choose(5)]
    >>> game.answer(game.decision.options[2])
    >>> game.decision.seat, game.copy() == game
    (1, True)
    >>> game.outcome()
    Traceback (most recent call last):
    regalia.kernel.game.NotOverError: the game is not over: seat 1 is asked choose_character
    """

    setup: Setup
    stack: list[Effect[Any]]
    decision: Decision | None
    deputies: list[int] | None  # by seat: the seat that decides for it; None: everybody for themselves
    shares_rows: bool  # ``place``, ``moves`` and ``known`` are copy-on-write: a copy reads the same rows

    __slots__ = ("decision", "deputies", "setup", "shares_rows", "stack")

    def sit_down(self, setup: Setup) -> None:
        """Seats and chance are there, cards are not yet; nothing is on the stack and nobody listens."""
        self.setup = setup
        self.seats = setup.seats
        self.everyone = (1 << setup.seats) - 1
        self.chance = chance_of(setup.chance, setup.seed)
        self.stack = []
        self.decision = None
        self.deputies = None
        self.journal = None
        self.shares_rows = False

    # -- the loop ----------------------------------------------------------------------------------------------------

    def answer(self, option: Option) -> None:
        """Take one of the options of the open decision and go on to the next one."""
        decision = self.decision
        if decision is None:
            raise IllegalOption("{option} was answered, but the game is over: nothing is asked", "over", option=repr(option))
        if option not in decision.options:
            raise IllegalOption(
                "{option} is not offered to seat {seat} ({question}); expected one of: {known}",
                "not_offered",
                option=repr(option),
                seat=decision.seat,
                question=decision.question.name,
                known=tuple([repr(one) for one in decision.options]),
            )
        self.answer_number(decision.options.index(option))

    def answer_number(self, number: int) -> None:
        """Take option ``number`` of the open decision, the form that records keep and random play uses."""
        decision = self.decision
        if decision is None:
            raise IllegalOption("option {option} was answered, but the game is over: nothing is asked", "over", option=number)
        options = decision.options
        if not 0 <= number < len(options):
            raise IllegalOption(
                "option {option} is not offered to seat {seat} ({question}); expected a number from 0 to {most}",
                "no_such_number",
                option=number,
                seat=decision.seat,
                question=decision.question.name,
                most=len(options) - 1,
            )
        if self.shares_rows:
            self.unshare()
        stack = self.stack
        things: list[Any] = stack  # compiled, what is only moved need not be looked at
        stack.pop().chosen(self, options[number])
        while stack:  # the lines of ``proceed``, written out
            height = len(stack)
            asked = stack[height - 1].run(self)
            if asked is not None:
                self.decision = asked if self.deputies is None else self.deputized(asked)
                return
            if len(stack) == height + 1:  # the one that was pushed takes its place
                things[height - 1] = things.pop()
            else:
                things.pop(height - 1)
        self.decision = None

    def proceed(self) -> None:
        """Run the stack until somebody must decide or nothing is left. Only here do effects leave the stack."""
        if self.shares_rows:
            self.unshare()
        stack = self.stack
        while stack:
            height = len(stack)
            decision = stack[height - 1].run(self)
            if decision is not None:
                self.decision = decision if self.deputies is None else self.deputized(decision)
                return
            stack.pop(height - 1)  # from below what it has pushed
        self.decision = None

    def push(self, effect: Effect[Any]) -> None:
        """Put an effect on the stack: it is run before those below it."""
        self.stack.append(effect)

    def ask_again(self) -> None:
        """The position changed under an open question (a case, a dealt world): ask it again."""
        if self.shares_rows:
            self.unshare()
        decision = self.stack[-1].run(self) if self.stack else None
        self.decision = decision if decision is None or self.deputies is None else self.deputized(decision)

    def deputized(self, decision: Decision) -> Decision:
        """The same question, put to the seat that decides for the asked one."""
        deputies = self.deputies
        return decision if deputies is None else Decision(deputies[decision.seat], decision.question, decision.options)

    def explain(self, seat: int, wish: Option) -> Reason:
        """Whether ``seat`` may answer ``wish`` now, and if not why not; nothing that its view does not show."""
        if not 0 <= seat < self.seats:
            raise ValueError(f"unknown seat {seat}; expected a number from 0 to {self.seats - 1}")
        decision = self.decision
        if decision is None:
            return Reason("over", self.ended_by())
        if decision.seat != seat:
            return self.waiting(seat, decision)
        if wish in decision.options:
            return Reason(LEGAL, decision.question.rule)
        reason = self.stack[-1].why_not(self, wish)
        if reason is not None:
            return reason
        if wish is PASS:
            return Reason("must_choose", decision.question.rule)
        for option in decision.options:
            if option.verb is wish.verb:
                return self.not_among(wish, decision)
        return self.asked_otherwise(wish, decision)

    def not_among(self, wish: Option, decision: Decision) -> Reason:
        """Why the open question, which is about such things, does not offer this one."""
        return Reason("not_among", decision.question.rule)

    def asked_otherwise(self, wish: Option, decision: Decision) -> Reason:
        """Why something that the open question is not about cannot be done."""
        return Reason("asked_otherwise", decision.question.rule)

    def waiting(self, seat: int, decision: Decision) -> Reason:
        """Why a seat that is not asked can do nothing."""
        return Reason("waiting", decision.question.rule, (decision.seat,))

    def amounts(self, option: Option) -> Amounts:
        """Costs and gains of an option of the open decision: the worth of its subject, and the asking effect's amounts."""
        worth = self.worth_of(option)
        special = self.stack[-1].amounts(self, option)
        return special if not worth else {**worth, **special} if special else worth

    def worth_of(self, option: Option) -> Amounts:
        """The current price of the subject of an option, the same for every seat."""
        return NOTHING

    # -- copies ------------------------------------------------------------------------------------------------------

    def copy(self) -> "Game":
        """An independent copy, without past or listeners. Call ``unshare`` before changing one other than by answering."""
        raise NotImplementedError

    def copy_shared(self, twin: "Game") -> None:
        """Give a copy the kernel's part of a game; ``copy`` adds the game's own attributes."""
        twin.setup = self.setup
        twin.seats = self.seats
        twin.everyone = self.everyone
        twin.sight = self.sight
        twin.buries = self.buries
        twin.stack = self.stack[:]
        twin.decision = self.decision
        twin.deputies = None if self.deputies is None else self.deputies[:]
        twin.chance = self.chance.copy()
        first = self.first_shared_zone
        twin.first_shared_zone = first
        if first == len(self.zones):
            twin.zones = [zone[:] for zone in self.zones]
        else:
            twin.zones = [zone[:] for zone in self.zones[:first]] + self.zones[first:]
        twin.known = self.known
        twin.moves = self.moves
        twin.place = self.place
        twin.shares_rows = True
        self.shares_rows = True
        twin.journal = None

    def unshare(self) -> None:
        """From now on ``place``, ``moves`` and ``known`` are this game's own."""
        self.shares_rows = False
        self.known = self.known[:]
        self.moves = self.moves[:]
        self.place = self.place[:]

    def __copy__(self) -> "Game":
        """``copy`` with what it heard so far: listeners are part of what Python copies and pickles."""
        twin = self.copy()
        journal = self.journal
        twin.journal = None if journal is None else journal[:]
        return twin

    def __deepcopy__(self, memo: Any) -> "Game":
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, ...]:
        return revived, (self.setup, store(self), self.journal)

    def determinize(self, viewer: int, chance: Chance) -> "Game":
        """A world sampled from the information set of ``viewer``: a copy in which everything it cannot know is dealt.

        That a question is open is itself known: worlds in which nobody would ask it are dealt again, and if it is hardly
        ever asked, the asked seat keeps the cards that made it so. The truth is never dealt instead: ``NoWorld``.
        """
        return determinize(self, viewer, chance)

    @final
    def outcome(self) -> dict[str, object]:
        """Winners, totals and reasons; refused with ``NotOverError`` while a question is open."""
        decision = self.decision
        if decision is not None:
            raise NotOverError(
                "the game is not over: seat {seat} is asked {question}",
                "not_over",
                seat=decision.seat,
                question=decision.question.name,
            )
        return self.standings()

    # -- what a game adds ----------------------------------------------------------------------------------------------

    def settled_for(self, viewer: int) -> "Game":
        """Of the worlds that differ in more than the places of a lot, the one all of them are dealt from; usually this one."""
        return self

    def indistinguishable(self, viewer: int) -> list[list[int]]:
        """Sets of hidden cards whose places ``viewer`` cannot tell apart."""
        raise NotImplementedError

    def renamed(self, cards: list[int], dealt: list[int]) -> None:
        """In a new world every card of ``cards`` is dealt as the one of the same number in ``dealt``.

        Called before that is done: ``moves`` still says whose tracks are lost. A card that is dealt has moved ``UNTOLD`` times.
        """

    def deal_secrets(self, viewer: int, chance: Chance) -> None:
        """Deal every hidden fact that is not the place of a card."""

    def facts(self, viewer: int) -> dict[str, object]:
        """Everything but cards that ``viewer`` may know. A whitelist: everything else stays hidden."""
        raise NotImplementedError

    def zone_names(self) -> list[str]:
        """The names of the zones, by number."""
        raise NotImplementedError

    def ended_by(self) -> str:
        """The rule by which a game that is over has ended."""
        raise NotImplementedError

    def standings(self) -> dict[str, object]:
        """Points, winners and tie-break if the game ended now; it looks at everything, so it is not for players."""
        raise NotImplementedError

    def derived(self) -> tuple[str, ...]:
        """The game's own attributes that follow from the setup: they are never stored, and copies share them."""
        return ()

    def seen(self, zone: int, viewer: int) -> list[int]:
        """The faces ``viewer`` sees in a zone; UNKNOWN for a card's back. A negative viewer sees what all seats see."""
        bit = 1 << viewer if viewer >= 0 else self.everyone
        known = self.known
        faces = [self.face(card) if known[card] & bit == bit else UNKNOWN for card in self.zones[zone]]
        sight = self.sight[zone]
        if sight & bit != bit and sight != 0:
            faces.sort()  # another player's hand: its order is nobody's business
        return faces

    # -- looking at it as a whole ----------------------------------------------------------------------------------------

    def view(self, viewer: int) -> View:
        """The knowledge of a seat, of a spectator (-1) or, once the game is over, of everyone (-2)."""
        return View(self, viewer)

    def json(self) -> dict[str, Any]:
        """The whole state; with the setup it restores the game."""
        return store(self)

    def fingerprint(self) -> str:
        """Equal for equal games, on every machine, compiled or not."""
        return fingerprint(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and same(self, other)

    def __hash__(self) -> int:
        return int(self.fingerprint(), 16) >> 4  # compiled, it must fit a signed machine word

    # -- listening -----------------------------------------------------------------------------------------------------

    def listen(self) -> list[Event]:
        """From now on write events into the list that is returned."""
        if self.journal is None:
            self.journal = []
        return self.journal

    def __repr__(self) -> str:
        asked = "over" if self.decision is None else repr(self.decision)
        return f"{self.stack} | {asked}"
