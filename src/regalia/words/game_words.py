"""A game in words, as one reader is told it: one class for all games, from what each declares (``wording.py``)."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from regalia.games import door_of
from regalia.kernel.arguments import FLAG, MOOD, ORDER, SEAT, Kind
from regalia.kernel.options import PASS, Option, Question
from regalia.kernel.reasons import REASONS, Reason
from regalia.kernel.views import SPECTATOR, View
from regalia.words.grammar import FORMS, NO_ARTICLE, Name, Names
from regalia.words.messages import FALLBACK
from regalia.words.names import plain_words
from regalia.words.tongue import tongue
from regalia.words.wording import Run, Wording, wording_of

Seen = tuple[str, str, tuple[int, ...], "tuple[int, ...] | None"]  # what Event.seen_by gives
Way = tuple[str, ...]  # one way to say a part of an option, word by word
Part = tuple[Way, ...]  # all ways to say it
Said = str | int | Name | Names  # how an argument is given to a sentence
NOBODY: Final = "nobody"  # the id of the number 0, where numbers begin with 1


class Line(NamedTuple):
    """One sentence of a story: whether it begins something new, and the rules that caused what it tells."""

    begins: bool
    sentence: str
    rules: tuple[str, ...]


class Chosen(Protocol):
    """What words need of a setup: its game, how many seats, and what was chosen."""

    @property
    def game(self) -> str: ...

    @property
    def seats(self) -> int: ...

    def json(self) -> dict[str, Any]: ...


class GameWords:
    """The words of one game for one reader, who is addressed as "you"; a spectator is nobody.

    >>> from regalia.games import USUAL, setup_for
    >>> words = GameWords(setup_for(USUAL), ["Ada", "Ben", "Cleo", "Dan"], reader=1)
    >>> words.event(("kills", "C-ASSASSIN-01", (0, 6), ()))
    'Ada kills the Merchant.'
    """

    def __init__(
        self, setup: Chosen, names: Sequence[str] = (), reader: int = SPECTATOR, language: str = FALLBACK, card_names: str = ""
    ) -> None:
        self.box: Final[Any] = getattr(setup, "box", None)  # all that follows from the choices, for the game's own parts
        self.game: Final = setup.game
        self.own: Final = f"{setup.game}-"  # how the ids of the game's own messages begin
        self.wording: Final[Wording] = wording_of(setup.game)
        self.events: Final = self.wording.events
        self.heads: Final = self.wording.declared.heads
        self.plurals: Final = self.wording.types("several")
        self.amounts: Final = self.wording.types("amount")
        self.tongue: Final = tongue(language, card_names)
        self.reader: Final = reader
        usual = self.say("names").split(",")
        self.names: Final = [*names, *usual[len(names) :]][: setup.seats]
        self._ids: Final = self._all_ids(setup)

    # -- names -----------------------------------------------------------------------------------------------------------

    def _all_ids(self, setup: Chosen) -> dict[str, list[str]]:
        numbers, chosen = door_of(setup.game).part("engine").numbers(), setup.json()
        found: dict[str, list[str]] = {}
        for of, saying in self.wording.said.items():
            if "by" in saying:
                found[of] = numbers[saying["by"]]
            elif "chosen" in saying:
                found[of] = [NOBODY, *chosen[saying["chosen"]]]
        for of in self.plurals:
            found[of] = found[self.wording.said[of]["several"]]
        return found

    def ids(self) -> dict[str, list[str]]:
        """By type of an argument: the id of what each of its numbers means."""
        return self._ids

    def say(self, message: str, /, **arguments: object) -> str:
        return self.tongue.say(message, **arguments)

    def seat(self, seat: int) -> str:
        return self.say("reader") if seat == self.reader else self.names[seat]

    def amount(self, unit: str, number: int) -> str:
        return self.tongue.amount(unit, number)

    def cards(self, number: int) -> str:
        return self.amount("cards", number)

    def name(self, of: str, number: int) -> Name:
        """What a thing is called, with its grammar."""
        return self.tongue.name(self.wording.said[of]["name"].replace("*", self._ids[of][number]))

    def several(self, of: str, numbers: Iterable[int], grouped: bool) -> Names:
        """Things in the order of their first appearance; a single one may take an article, equal ones may be counted."""
        found = Counter(numbers).items() if grouped else [(number, 1) for number in numbers]
        names = [
            self.name(of, thing) if times == 1 else Name(self.times(of, thing, times), {"article": NO_ARTICLE})
            for thing, times in found
        ]
        return Names(names, self.tongue.several)

    def times(self, of: str, thing: int, number: int) -> str:
        name = self.name(of, thing)
        return name.text if number == 1 else self.say("count-times", card=name, number=number)

    def source(self, source: str) -> str:
        """A line of the score sheet: a rule's own name for it, or the card that brings the points."""
        line = f"{self.own}score-{source}"
        return self.say(line if self.tongue.has(line) else f"{self.own}card-{source}")

    def tie_break(self) -> str:
        return self.say(f"{self.own}score-tie_break")

    def by_rule(self, message: str, rule: str) -> str:
        """The message for what one rule causes, if it has one of its own."""
        special = f"{message}-{rule.replace('.', '_')}"
        return special if self.tongue.has(special) else message

    # -- arguments -------------------------------------------------------------------------------------------------------

    def said(self, of: str, number: Any) -> Said:
        """An argument by its type; "" for a number that means nobody."""
        saying = self.wording.said[of]
        if "seat" in saying:
            return self.seat(number) if number >= 0 else ""
        if "amount" in saying:
            return self.amount(saying["amount"], number)
        if "several" in saying:
            return self.several(saying["several"], number, saying.get("grouped", False))
        if of in self._ids and number < int("chosen" in saying):
            return ""
        if "name" in saying:
            return self.name(of, number)
        if "by" in saying:
            return self.say(saying["message"].replace("*", self._ids[of][number]))
        return int(number) + saying.get("plus", 0)

    def arguments(self, types: Mapping[str, str], numbers: Mapping[str, Any]) -> dict[str, Said]:
        """What a sentence is given, by the names of the arguments."""
        found: dict[str, Said] = {}
        for argument, number in numbers.items():
            of = types[argument]
            counted = self.wording.said[of].get("counted", "")
            if counted in numbers:  # 1 Favor, 2 Favors
                found[argument] = self.amount(self._ids[of][number], numbers[counted])
            else:
                found[argument] = self.said(of, number)
        for argument, number in numbers.items():
            saying = self.wording.said[types[argument]]
            if number and "upon" in saying:
                name = found[saying["upon"]]
                assert isinstance(name, Name)
                found[saying["upon"]] = Name(self.say(saying["message"], card=name), name.grammar)
        return found

    def numbered(self, types: Mapping[str, str], numbers: tuple[int, ...]) -> dict[str, Any]:
        """The numbers of an event by the names of its arguments; a plural argument takes all that are left."""
        found: dict[str, Any] = {}
        for at, (name, of) in enumerate(types.items()):
            found[name] = numbers[at:] if of in self.plurals else numbers[at]
        return found

    def phrase(self, message: str, kind: Kind, numbers: dict[str, Any]) -> str:
        arguments = self.arguments({**kind.told, **kind.secret}, numbers)
        return self.tongue.phrase(message, self._persons(kind, numbers), self._moods(kind, numbers), arguments)

    def _persons(self, kind: Kind, numbers: dict[str, Any]) -> list[str]:
        """Which arguments are the reader, all of them first; else whether two players are one."""
        seats = kind.seats()
        mine = [name for name in seats if numbers[name] == self.reader]
        if len(mine) > 1:
            return ["-and-".join(mine), *mine]
        if len(seats) == 2 and numbers[seats[0]] == numbers[seats[1]]:
            return ["self"]
        return mine

    def _moods(self, kind: Kind, numbers: dict[str, Any]) -> list[str]:
        """What else chooses between variants: nothing at all, one alone, a flag, a later one, a secret that may be known."""
        amounts = [numbers[name] for name, of in kind.told.items() if of in self.amounts]
        moods = [mood for number, mood in ((1, "single"), (0, "none")) if number in amounts]
        moods += [name for name, of in kind.told.items() if of == FLAG and numbers[name]]
        if any(numbers[name] > 1 for name, of in kind.told.items() if of == ORDER):
            moods.append("later")
        if kind.secret and all(name in numbers for name in kind.secret):
            moods.append("known")
        return moods

    # -- events and reasons ----------------------------------------------------------------------------------------------

    def event(self, seen: Seen) -> str:
        """The sentence for what happened; "" for what needs none."""
        name, rule, told, secret = seen
        kind = self.events.get(name)
        if kind is None:
            return ""  # a kernel kind: it follows the cards, the sentence comes from the rule
        numbers = self.numbered(kind.told, told)
        if secret is not None:
            numbers |= self.numbered(kind.secret, secret)
        return self.phrase(self.by_rule(f"{self.own}event-{name}", rule), kind, numbers)

    def reason(self, reason: Reason) -> str:
        """Why the reader may or may not do something.

        >>> from regalia.games import USUAL, setup_for
        >>> from regalia.words import words_for
        >>> words_for(setup_for(USUAL), reader=0).reason(Reason("too_little_gold", "C-TURN-07", (5, 3)))
        'That takes 5 gold, and you have 3 gold.'
        """
        shared = reason.name in REASONS
        kind = REASONS[reason.name] if shared else self.wording.reasons[reason.name]
        message = f"reason-{reason.name}" if shared else self.by_rule(f"{self.own}reason-{reason.name}", reason.rule)
        return self.phrase(message, kind, self.numbered(kind.told, reason.told))

    def story(self, seen: Iterable[Seen]) -> list[Line]:
        """What happened, sentence by sentence; what the game merges is one of them."""
        lines: list[Line] = []
        running: list[Seen] = []
        before: Seen | None = None  # what was told last
        for one in seen:
            if one[0] not in self.events:
                continue
            if running and self._goes_on(running[0], one):
                running.append(one)
                continue
            if running:
                lines.append(self._run_line(running))
                running = []
            if self._run_of(one) is not None:
                running = [one]
                continue
            is_implied = before is not None and self._is_implied(before, one)
            before = None if is_implied else one
            if not is_implied and (sentence := self.event(one)):
                lines.append(self._line(one[0], sentence, one[1]))
        return [*lines, self._run_line(running)] if running else lines

    def _line(self, kind: str, sentence: str, *rules: str) -> Line:
        return Line(kind in self.heads, sentence, tuple(dict.fromkeys(rule for rule in rules if rule)))

    def _run_of(self, one: Seen) -> Run | None:
        for run in self.wording.declared.merge.runs:
            if one[0] == run.event:
                told = self.events[run.event].told
                about = self.numbered(told, one[2])[run.about]
                if self._ids[told[run.about]][about] in run.only:
                    return run
        return None

    def _goes_on(self, first: Seen, one: Seen) -> bool:
        """An event of the same player that the run lists or adds up."""
        run = self._run_of(first)
        return run is not None and first[2][0] == one[2][0] and (one[0] == run.brings or self._run_of(one) is run)

    def _run_line(self, running: list[Seen]) -> Line:
        run = self._run_of(running[0])
        assert run is not None
        listed = tuple(self.numbered(self.events[run.event].told, one[2])[run.about] for one in running if one[0] == run.event)
        added = sum(one[2][-1] for one in running if one[0] == run.brings)
        numbers = dict(zip(run.told, (running[0][2][0], listed, added), strict=True))
        return self._line(run.event, self.phrase(run.message, Kind(run.told), numbers), *[one[1] for one in running])

    def _is_implied(self, before: Seen, one: Seen) -> bool:
        return any(
            (before[0], one[0], one[1]) == (implied.after, implied.event, implied.rule) and before[2][:2] == one[2][:2]
            for implied in self.wording.declared.merge.implied
        )

    # -- questions and options -------------------------------------------------------------------------------------------

    def question(self, question: Question, view: View) -> str:
        """The question as it is put to the seat that is asked; ``$asks``: whether to take its only option, or which."""
        told = self.wording.asks.told
        words = [str(view.facts[name]) for name, of in told.items() if of == MOOD]
        numbers = {name: found for name, of in told.items() if of != MOOD and (found := self._asked(name, view)) is not None}
        arguments = {name: "" for name in told} | self.arguments(told, numbers) | {"asks": self._asks(view)}
        persons = [name for name, number in numbers.items() if told[name] == SEAT and number == self.reader]
        moods = ["due"] if view.options and PASS not in view.options else []  # none of it may be left
        moods += [f"no_{name}" for name, number in numbers.items() if told[name] in self.amounts and number == 0]
        moods += [name for name, number in numbers.items() if (told[name] == FLAG and number) or self._is_list(name, view)]
        if "due" not in moods:
            moods += words
        return self.tongue.phrase(self.by_rule(f"{self.own}question-{question.name}", question.rule), persons, moods, arguments)

    def _asks(self, view: View) -> str:
        options = [option for option in view.options if option is not PASS]
        if len(options) != 1:
            return self.say("asks-which" if options else "asks-nothing")
        option = self.option(options[0], view)
        return self.say("asks-option", option=option[:1].upper() + option[1:])

    def _asked(self, name: str, view: View) -> int | None:
        """A fact or what lies in a zone; of several the last one, and of that what it is about."""
        found = view.facts[name] if name in view.facts else view.zone(name)
        while isinstance(found, list):
            if not found:
                return None
            found = found[-1]
        return int(found)

    def _is_list(self, name: str, view: View) -> bool:
        return isinstance(view.facts.get(name), list)

    def asking(self, view: View) -> str:
        """The id of the card whose text is behind the question, "" if it is none."""
        behind = self.wording.declared.behind
        number = self._asked(behind, view) if behind else None
        if number is None:
            return ""
        found = self._ids[self.wording.asks.told[behind]][number]
        return "" if found == NOBODY else found

    def option(self, option: Option, view: View) -> str:
        """An option with what it costs or brings, as the seat that is asked sees it."""
        if option is PASS and view.question is not None:  # what doing nothing means depends on what was asked, and when
            asked = f"{self.own}question-{view.question.name}"
            words = [str(view.facts[name]) for name, of in self.wording.asks.told.items() if of == MOOD]
            ways = [*[f"pass-{word}" for word in words], "pass"]
            meant = next((said for way in ways if (said := self.tongue.attribute(asked, way))), "")
            return meant or self.say(f"{self.own}option-pass")
        amounts, brings = view.amounts_of(option), self.wording.brings.told
        types = {**self.wording.parts(option).told, **{name: brings[name] for name in amounts}}
        numbers = {**self.wording.apart(option), **amounts}
        arguments = self.arguments(types, numbers)
        arguments.setdefault("cost", self.cost(amounts))
        persons = [name for name, of in types.items() if of == SEAT and numbers[name] == view.viewer]
        moods = [name for name, number in amounts.items() if number or types[name] != FLAG]
        return self.tongue.phrase(f"{self.own}option-{option.verb.name}", persons, moods, arguments)

    def then(self, purse: Mapping[str, int]) -> str:
        """What the reader would have to spend after an option; "" where that is not certain."""
        return self.say(f"{self.own}then", **self.arguments(self.wording.purse.told, purse)) if purse else ""

    def cost(self, amounts: Mapping[str, int]) -> str:
        """A price in all its units; what has none may be said so."""
        units = self.wording.declared.costs
        said = [self.amount(unit, amounts[unit]) for unit in units if amounts.get(unit, 0) > 0]
        if said or units:
            return " + ".join(said) or self.amount(units[0], 0)
        none = f"{self.own}cost-none"
        return self.say(none) if self.tongue.has(none) else ""

    # -- what people type ------------------------------------------------------------------------------------------------

    def spoken(self, verb: str) -> list[str]:
        """What people may type for a verb."""
        return self.tongue.typed(f"{self.own}option-{verb}")

    def meaning(self, typed: list[str]) -> list[str]:
        """Without the little words, unless there are no others."""
        ignored = plain_words(self.say("answer-ignored"))
        kept = [word for word in typed if word not in ignored]
        return kept or typed

    def names_players(self, option: Option) -> bool:
        """Whether "my" means something when speaking of this option."""
        return bool(self.wording.parts(option).seats())

    def may_be_meant(self, option: Option, view: View) -> bool:
        """Whether there is such a thing as the option is about, so that somebody might wish for it."""
        types = self.wording.parts(option).told
        for name, number in self.wording.apart(option).items():
            of = types[name]
            if of == SEAT and number >= view.seats:
                return False
            if of in self._ids and (number >= len(self._ids[of]) or self._ids[of][number] in ("", NOBODY)):
                return False
        exists = self.wording.declared.exists
        return exists is None or exists(self.box, option, view)

    def subject_parts(self, option: Option) -> list[Part]:
        """How the things an option is about may be spoken of."""
        types = self.wording.parts(option).told
        parts = [self._part(types[name], number) for name, number in self.wording.apart(option).items()]
        return [part for part in parts if part]

    def _part(self, of: str, number: int) -> Part:
        saying = self.wording.said[of]
        if "seat" in saying:
            return self._player_part(number)
        if "name" in saying:
            name = self.name(of, number)
            ways = self._spoken_names(self._ids[of][number], saying["name"])
            by_number: Part = ((str(number),),) if "chosen" in saying else ()
            return (*(tuple(self.meaning(list(way))) for way in ways), *self._declined(name), *by_number)
        if "by" in saying:
            thing = self._ids[of][number]
            typed = [thing, *self.tongue.typed(saying["message"].replace("*", thing))]
            return tuple(dict.fromkeys(tuple(plain_words(way)) for way in typed))
        if "upon" in saying:
            return tuple(tuple(plain_words(way)) for way in self.tongue.typed(saying["message"])) if number else ()
        return ((str(number + saying.get("plus", 0)),),)

    def _spoken_names(self, thing: str, message: str) -> Iterable[Way]:
        """As the game's own module knows them, else as the message names it."""
        door = door_of(self.game)
        if door.names:
            found: Iterable[Way] = door.part("names").spoken_names(thing, self.tongue.language)
            return found
        said = message.replace("*", thing)
        return [tuple(plain_words(way)) for way in (thing.replace("_", " "), self.say(said), *self.tongue.typed(said))]

    def _player_part(self, seat: int) -> Part:
        """By name; oneself also as "me" and the like."""
        ways: list[Way] = [tuple(plain_words(self.names[seat]))]
        if seat == self.reader:
            ways += [(word,) for word in plain_words(self.say("answer-me"))]
        return tuple(ways)

    def _declined(self, name: Name) -> list[Way]:
        """A name as sentences of the reader's language decline it: "den Pagen"."""
        return [tuple(self.meaning(plain_words(form))) for case, form in name.grammar.items() if case in FORMS]
