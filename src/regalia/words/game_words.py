"""A game in words, as one reader is told it: what every game shares. Each game's own is the part ``words`` of its door."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from regalia.kernel.arguments import FLAG, ORDER, Kind
from regalia.kernel.options import Option, Question
from regalia.kernel.reasons import REASONS, Reason
from regalia.kernel.views import SPECTATOR, View
from regalia.words.grammar import FORMS, Name, Names
from regalia.words.messages import FALLBACK
from regalia.words.names import plain_words
from regalia.words.tongue import tongue

Seen = tuple[str, str, tuple[int, ...], "tuple[int, ...] | None"]  # what Event.seen_by gives
Way = tuple[str, ...]  # one way to say a part of an option, word by word
Part = tuple[Way, ...]  # all ways to say it
Said = str | int | Name | Names  # how an argument is given to a sentence


class Line(NamedTuple):
    """One sentence of a story: whether it begins something new, and the rules that caused what it tells."""

    begins: bool
    sentence: str
    rules: tuple[str, ...]


class Chosen(Protocol):
    """What words need of a setup: its game and how many seats; a ``box``, where much follows from the choices."""

    @property
    def game(self) -> str: ...

    @property
    def seats(self) -> int: ...


class Words:
    """The words of one game for one reader, who is addressed as "you"; a spectator is nobody.

    ``own`` begins the ids of the game's own messages, ``heads`` are events that begin something new, and ``events`` lists
    all kinds of them, ``reasons`` all reasons; of their types of arguments ``rest`` take all numbers that are left, ``amounts``
    may be nothing at all. Each game says of what class its ``box`` is.
    """

    box: Any
    own: str
    heads: tuple[str, ...]
    events: Mapping[str, Kind]
    reasons: Mapping[str, Kind]
    rest: tuple[str, ...]
    amounts: tuple[str, ...]

    def __init__(
        self, setup: Chosen, names: Sequence[str] = (), reader: int = SPECTATOR, language: str = FALLBACK, card_names: str = ""
    ) -> None:
        self.box = getattr(setup, "box", None)
        self.game: Final = setup.game
        self.tongue: Final = tongue(language, card_names)
        self.reader: Final = reader
        usual = self.say("names").split(",")
        self.names: Final = [*names, *usual[len(names) :]][: setup.seats]

    # -- what a game adds ------------------------------------------------------------------------------------------------

    def card(self, face: int) -> Name:
        raise NotImplementedError

    def source(self, source: str) -> str:
        """A line of the score sheet."""
        raise NotImplementedError

    def ids(self) -> dict[str, list[str]]:
        """By type of an argument: the id of what each of its numbers means."""
        raise NotImplementedError

    def question(self, question: Question, view: View) -> str:
        """The question as it is put to the seat that is asked."""
        raise NotImplementedError

    def option(self, option: Option, view: View) -> str:
        """An option with what it costs or brings, as the seat that is asked sees it."""
        raise NotImplementedError

    def said(self, of: str, number: Any) -> Said:
        """An argument of an event by its type."""
        raise NotImplementedError

    def asking(self, view: View) -> str:
        """The id of the card whose text is behind the question, "" if it is none."""
        raise NotImplementedError

    def may_be_meant(self, option: Option, view: View) -> bool:
        """Whether there is such a thing as the option is about, so that somebody might wish for it."""
        raise NotImplementedError

    def subject_parts(self, option: Option) -> list[Part]:
        """How the things an option is about may be spoken of."""
        raise NotImplementedError

    def names_players(self, option: Option) -> bool:
        """Whether "my" means something when speaking of this option."""
        return False

    # -- names -----------------------------------------------------------------------------------------------------------

    def say(self, message: str, /, **arguments: object) -> str:
        return self.tongue.say(message, **arguments)

    def seat(self, seat: int) -> str:
        return self.say("reader") if seat == self.reader else self.names[seat]

    def cards(self, number: int) -> str:
        return self.tongue.amount("cards", number)

    def player_part(self, seat: int) -> Part:
        """By name; oneself also as "me" and the like."""
        ways: list[Way] = [tuple(plain_words(self.names[seat]))]
        if seat == self.reader:
            ways += [(word,) for word in plain_words(self.say("answer-me"))]
        return tuple(ways)

    def declined(self, name: Name) -> list[Way]:
        """A name as sentences of the reader's language decline it: "den Pagen"."""
        return [tuple(self.meaning(plain_words(form))) for case, form in name.grammar.items() if case in FORMS]

    def spoken(self, verb: str) -> list[str]:
        """What people may type for a verb."""
        return self.tongue.typed(f"{self.own}option-{verb}")

    def meaning(self, typed: list[str]) -> list[str]:
        """Without the little words, unless there are no others."""
        ignored = plain_words(self.say("answer-ignored"))
        kept = [word for word in typed if word not in ignored]
        return kept or typed

    def tie_break(self) -> str:
        return self.say(f"{self.own}score-tie_break")

    def by_rule(self, message: str, rule: str) -> str:
        """The message for what one rule causes, if it has one of its own."""
        special = f"{message}-{rule.replace('.', '_')}"
        return special if self.tongue.has(special) else message

    # -- events ----------------------------------------------------------------------------------------------------------

    def story(self, seen: Iterable[Seen]) -> list[Line]:
        """What happened, sentence by sentence."""
        return [self.line(one[0], sentence, one[1]) for one in seen if (sentence := self.event(one))]

    def line(self, kind: str, sentence: str, *rules: str) -> Line:
        return Line(kind in self.heads, sentence, tuple(dict.fromkeys(rule for rule in rules if rule)))

    def event(self, seen: Seen) -> str:
        """The sentence for what happened; "" for what needs none."""
        name, rule, told, secret = seen
        kind = self.events.get(name)
        if kind is None:
            return ""  # a kernel kind: it follows the cards, the sentence comes from the rule
        numbers = self.numbered(kind.told, told)
        if secret is not None:
            numbers |= self.numbered(kind.secret, secret)
        types = {**kind.told, **kind.secret}
        message = self.by_rule(f"{self.own}event-{name}", rule)
        arguments = self.arguments(types, numbers)
        return self.tongue.phrase(message, self._persons(kind, numbers), self.moods(numbers, kind), arguments)

    def arguments(self, types: Mapping[str, str], numbers: Mapping[str, Any]) -> dict[str, Said]:
        """What a sentence is given, by the names of the arguments."""
        return {argument: self.said(types[argument], of) for argument, of in numbers.items()}

    def reason(self, reason: Reason) -> str:
        """Why the reader may or may not do something.

        >>> from regalia.games import USUAL, setup_for
        >>> from regalia.words import words_for
        >>> words_for(setup_for(USUAL), reader=0).reason(Reason("too_little_gold", "C-TURN-07", (5, 3)))
        'That takes 5 gold, and you have 3 gold.'
        """
        shared = reason.name in REASONS
        kind = REASONS[reason.name] if shared else self.reasons[reason.name]
        numbers = self.numbered(kind.told, reason.told)
        message = f"reason-{reason.name}" if shared else self.by_rule(f"{self.own}reason-{reason.name}", reason.rule)
        arguments = {argument: self.said(kind.told[argument], of) for argument, of in numbers.items()}
        return self.tongue.phrase(message, self._persons(kind, numbers), self.moods(numbers, kind), arguments)

    def numbered(self, types: Mapping[str, str], numbers: tuple[int, ...]) -> dict[str, Any]:
        """The numbers of an event by the names of its arguments; a plural argument takes all that are left."""
        found: dict[str, Any] = {}
        for at, (name, of) in enumerate(types.items()):
            found[name] = numbers[at:] if of in self.rest else numbers[at]
        return found

    def _persons(self, kind: Kind, numbers: dict[str, Any]) -> list[str]:
        """Which arguments are the reader, all of them first; else whether two players are one."""
        seats = kind.seats()
        mine = [name for name in seats if numbers[name] == self.reader]
        if len(mine) > 1:
            return ["-and-".join(mine), *mine]
        if len(seats) == 2 and numbers[seats[0]] == numbers[seats[1]]:
            return ["self"]
        return mine

    def moods(self, numbers: dict[str, Any], kind: Kind) -> list[str]:
        """What else chooses between variants: nothing at all, a flag, a later one, a secret that may be known."""
        moods: list[str] = []
        if any(numbers[name] == 0 for name, of in kind.told.items() if of in self.amounts):
            moods.append("none")
        moods += [name for name, of in kind.told.items() if of == FLAG and numbers[name]]
        if any(numbers[name] > 1 for name, of in kind.told.items() if of == ORDER):
            moods.append("later")
        if kind.secret and all(name in numbers for name in kind.secret):
            moods.append("known")
        return moods
