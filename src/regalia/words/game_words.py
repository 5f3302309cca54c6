"""A game in words, as one reader is told it: one class for all games, from what each declares (``wording.py``)."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from regalia.games import door_of
from regalia.kernel.arguments import FLAG, MOOD, SEAT, Kind
from regalia.kernel.options import PASS, Option, Question
from regalia.kernel.reasons import REASONS, Reason
from regalia.kernel.views import View
from regalia.words.arguments import NOBODY, ArgumentWords
from regalia.words.grammar import FORMS, Name
from regalia.words.names import plain_words
from regalia.words.wording import Run

Seen = tuple[str, str, tuple[int, ...], "tuple[int, ...] | None"]  # what Event.seen_by gives
Way = tuple[str, ...]  # one way to say a part of an option, word by word
Part = tuple[Way, ...]  # all ways to say it


class Line(NamedTuple):
    """One sentence of a story: whether it begins something new, and the rules that caused what it tells."""

    begins: bool
    sentence: str
    rules: tuple[str, ...]


class GameWords(ArgumentWords):
    """The words of one game for one reader, who is addressed as "you"; a spectator is nobody.

    >>> from regalia.games import USUAL, setup_for
    >>> words = GameWords(setup_for(USUAL), ["Ada", "Ben", "Cleo", "Dan"], reader=1)
    >>> words.event(("kills", "C-ASSASSIN-01", (0, 6), ()))
    'Ada kills the Merchant.'
    """

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
