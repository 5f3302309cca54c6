"""Windows: something happened to which others may react. Specification: G-SIMULTANEOUS-01 … -13.

Everybody is asked in turn order, from the player whose turn it is (-08, -11), and after every reaction the asking starts
over (-10), so new possibilities join (-06) and a new happening inside is finished first, being higher on the stack (-12).

Being asked tells nothing (C-INFO-05, G-REACTION-01): a seat that might react, for all the table knows, is asked, and again,
also with nothing to do but pass. Only a setup that ``tells_by_asking`` leaves them out.
"""

from typing import Any, Final, Generic, TypeVar

from regalia.kernel.cards import UNKNOWN
from regalia.kernel.effects import Effect
from regalia.kernel.native import mypyc_attr
from regalia.kernel.options import NOTHING, PASS, Amounts, Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason
from regalia.kernel.values import Value

G = TypeVar("G")

MOST_SEATS: Final = 8
MOST_REACTIONS: Final = 64
REACT: Final = Question("react", "G-SIMULTANEOUS-01", poker_face=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Reaction(Verb, Generic[G]):
    """An ability of a card, character or marker at one moment. Stateless; one object per process.

    >>> from regalia.kernel.options import Option
    >>> from regalia.kernel.windows import Happening, Reaction
    >>> class Refuse(Reaction):
    ...     def list(self, game, seat, about, options):
    ...         if seat != about.turn_of:
    ...             options.append(Option(self, 0))
    >>> options = []
    >>> Refuse("refuse").list(None, 1, Happening(turn_of=2), options)
    >>> options
    [refuse]
    """

    def __init__(
        self,
        name: str,
        subjects: int = 1,
        about: str = "",
        secret: bool = False,
        must: bool = False,
        repeats: bool = False,
    ) -> None:
        super().__init__(name, subjects, about)
        self.secret: Final = secret  # from something hidden: it may be declined now and used later (G-SIMULTANEOUS-05)
        self.must: Final = must  # the window cannot close while this is offered (G-SIMULTANEOUS-02)
        self.repeats: Final = repeats  # may be used again for the same happening (G-REACTION-02, -03)

    def list(self, game: G, seat: int, about: "Happening[Any]", options: list[Option]) -> None:
        """Append an option for every way ``seat`` may react now; a reaction without possible effect is not listed."""
        raise NotImplementedError

    def stands(self, game: G, seat: int, about: "Happening[Any]") -> tuple[Option, ...]:
        """The public options of ``seat`` here, possible just now or not: passing declines them (G-SIMULTANEOUS-04)."""
        options: list[Option] = []
        self.list(game, seat, about, options)
        return tuple(options)

    def might(self, game: G, seat: int, about: "Happening[Any]") -> bool:
        """Whether, for all the table knows, something hidden lets ``seat`` react so now."""
        return False

    def react(self, game: G, seat: int, about: "Happening[Any]", subject: int) -> None:
        """Carry it out; usually: push an effect."""

    def why_not(self, game: G, seat: int, about: "Happening[Any]", subject: int) -> Reason | None:
        """Why ``list`` does not append this, from what the seat knows; None: it does, or nothing more can be said."""
        return None

    def amounts(self, game: G, seat: int, about: "Happening[Any]", subject: int) -> Amounts:
        """What it costs or brings."""
        return NOTHING

    def marks(self, seat: int) -> int:
        """The seats it marks for ``Happening.settled``: a shield, for instance."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Happening(Value, Generic[G]):
    """Something that happened, with the seat whose turn it is. Immutable.

    >>> from regalia.kernel.windows import Happening
    >>> class Knocked(Happening):
    ...     def reactions(self, game):
    ...         return []  # nobody has anything to say to it
    >>> Knocked(turn_of=2) == Knocked(2)
    True
    """

    def __init__(self, turn_of: int) -> None:
        self.turn_of: Final = turn_of

    def says(self, game: G) -> tuple[str, int, int]:
        """The arguments of its question: the name of the event, the seat that caused it, and the face all saw."""
        return "", self.turn_of, UNKNOWN

    def reactions(self, game: G) -> list[Reaction[Any]]:
        """The reactions of this game that listen to this moment, always in the same order."""
        raise NotImplementedError

    def question(self, game: G) -> Question:
        """The question to a seat that may react."""
        return REACT

    def declining(self, option: Option) -> Option | None:
        """The answer that declines this public option and keeps the others; None: passing declines all of them."""
        return None

    def is_void(self, marked: int) -> bool:
        """Whether a reaction has made something else of it, so that nobody can react any more."""
        return False

    def settled(self, game: G, marked: int) -> None:
        """Nobody wants to react any more."""


class Window(Effect[Any]):
    """``passed``: how many seats in a row had nothing (more) to do. ``spent``: reactions done, and public ones declined.

    >>> from regalia.kernel.windows import Happening, Window
    >>> Window(Happening(turn_of=2), seats=4).spent
    ()
    """

    def __init__(
        self, about: Happening[Any], seats: int, passed: int = 0, spent: tuple[int, ...] = (), marked: int = 0
    ) -> None:
        self.about: Final = about
        self.seats: Final = seats
        self.passed: Final = passed
        self.spent: Final = spent
        self.marked: Final = marked

    def run(self, game: Any) -> Decision | None:
        passed = self.passed if not self.marked or not self.about.is_void(self.marked) else self.seats
        while passed < self.seats:
            seat = (self.about.turn_of + passed) % self.seats
            open_to, must, declinable = self.open_to(game, seat)
            is_plain = not open_to or must == len(open_to) == 1  # nothing to choose
            if is_plain and not game.setup.tells_by_asking and self.is_suspect(game, seat):
                is_plain = False
            if is_plain and open_to:
                self.carry_out(game, seat, open_to[0])
                return None
            if not is_plain:
                if passed != self.passed:  # so that the answer finds the seat that was asked
                    game.push(Window(self.about, self.seats, passed, self.spent, self.marked))
                    return None
                if not must or declinable:  # what must be done is left even then (G-SIMULTANEOUS-02)
                    if declinable:
                        open_to.extend(self.declinable(game, seat, open_to))
                    open_to.append(PASS)
                return Decision(seat, self.about.question(game), open_to)
            passed += 1
        self.about.settled(game, self.marked)
        return None

    def chosen(self, game: Any, option: Option) -> None:
        seat = (self.about.turn_of + self.passed) % self.seats
        if option is PASS:
            spent = self.spent + self.declined(game, seat)
            must = self.open_to(game, seat)[1]
            game.push(Window(self.about, self.seats, self.passed if must else self.passed + 1, spent, self.marked))
        elif isinstance(option.verb, Reaction):
            self.carry_out(game, seat, option)
        else:
            spent = self.spent + self.declined(game, seat, option)
            game.push(Window(self.about, self.seats, self.passed, spent, self.marked))

    def why_not(self, game: Any, wish: Option) -> Reason | None:
        reaction = wish.verb
        if not isinstance(reaction, Reaction) or reaction not in self.about.reactions(game):
            return None
        seat = (self.about.turn_of + self.passed) % self.seats
        if wish in self.open_to(game, seat)[0]:
            return None
        rule = self.about.question(game).rule
        if spent_key(self.about.reactions(game).index(reaction), seat, wish.subject) in self.spent:
            return Reason("reacted", rule)
        return reaction.why_not(game, seat, self.about, wish.subject) or Reason("cannot_react", rule)

    def amounts(self, game: Any, option: Option) -> Amounts:
        reaction = option.verb
        seat = (self.about.turn_of + self.passed) % self.seats
        return reaction.amounts(game, seat, self.about, option.subject) if isinstance(reaction, Reaction) else NOTHING

    def open_to(self, game: Any, seat: int) -> tuple[list[Option], int, int]:
        """The options of ``seat`` now, the number of those that must be done, and of those that may be declined for good."""
        found: list[Option] = []
        must = 0
        declinable = 0
        for number, reaction in enumerate(self.about.reactions(game)):
            mine: list[Option] = []
            reaction.list(game, seat, self.about, mine)
            for option in mine:
                if spent_key(number, seat, option.subject) not in self.spent:
                    found.append(option)
                    must += reaction.must
                    declinable += not reaction.must and not reaction.secret
                    if not reaction.about:  # its options look the same: one of them is enough
                        break
        return found, must, declinable

    def is_suspect(self, game: Any, seat: int) -> bool:
        """Whether, for all the table knows, something hidden lets ``seat`` react that it did not use up."""
        for number, reaction in enumerate(self.about.reactions(game)):
            if reaction.might(game, seat, self.about):
                for option in reaction.options:
                    if spent_key(number, seat, option.subject) not in self.spent:
                        return True
        return False

    def declinable(self, game: Any, seat: int, open_to: list[Option]) -> list[Option]:
        """Ways to decline one open option and to keep another; with nothing else to keep, passing says it all."""
        visible: list[Option] = []
        ways: list[Option] = []
        for number, reaction in enumerate(self.about.reactions(game)):
            if reaction.secret or reaction.must:
                continue
            for option in reaction.stands(game, seat, self.about):
                way = self.about.declining(option)
                if way is None or spent_key(number, seat, option.subject) in self.spent:
                    continue
                if way not in visible:
                    visible.append(way)
                if way not in ways and option in open_to:
                    ways.append(way)
        return ways if len(visible) > 1 else []

    def declined(self, game: Any, seat: int, only: Option | None = None) -> tuple[int, ...]:
        """Public options are declined once and for all (G-SIMULTANEOUS-03, -04): all of them, or those this answer means."""
        keys: list[int] = []
        for number, reaction in enumerate(self.about.reactions(game)):
            if not reaction.secret and not reaction.must:
                for option in reaction.stands(game, seat, self.about):
                    if only is None or self.about.declining(option) is only:
                        keys.append(spent_key(number, seat, option.subject))
        return tuple(keys)

    def carry_out(self, game: Any, seat: int, option: Option) -> None:
        """Let a seat react; afterwards everybody is asked again."""
        reaction = option.verb
        assert isinstance(reaction, Reaction)
        spent = self.spent
        if not reaction.repeats:
            number = self.about.reactions(game).index(reaction)
            spent = (*spent, spent_key(number, seat, option.subject))
        game.push(Window(self.about, self.seats, 0, spent, self.marked | reaction.marks(seat)))
        reaction.react(game, seat, self.about, option.subject)


def spent_key(reaction: int, seat: int, subject: int) -> int:
    return (subject * MOST_REACTIONS + reaction) * MOST_SEATS + seat


def open_window(game: Any, about: Happening[Any]) -> None:
    """Let everybody react to what happened, as soon as the effects above on the stack are done."""
    game.push(Window(about, game.seats))
