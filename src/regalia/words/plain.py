"""The words of any game, from its door: what its numbers stand for says which message to say them with.

Of a game NAME they are ``NAME-event-…``, ``NAME-question-…``, ``NAME-option-…``, ``NAME-reason-…``, ``NAME-score-…``, and for
every type of number ``NAME-TYPE-ID`` (``tricks-suit-bees``); those of cards are names, with their grammar.
"""

from collections.abc import Sequence
from typing import Any

from regalia.games import door_of
from regalia.kernel.arguments import CARDS, OTHER, SEAT
from regalia.kernel.options import PASS, Option, Question
from regalia.kernel.views import SPECTATOR, View
from regalia.words.game_words import Chosen, Part, Said, Words
from regalia.words.grammar import Name
from regalia.words.messages import FALLBACK
from regalia.words.names import plain_words

NOTHING = -1  # of a fact: nobody, none


class PlainWords(Words):
    """Arguments of an option: what it is about, called like its type, and its amounts."""

    def __init__(
        self, setup: Chosen, names: Sequence[str] = (), reader: int = SPECTATOR, language: str = FALLBACK, card_names: str = ""
    ) -> None:
        door = door_of(setup.game)
        self.own = f"{setup.game}-"
        self.heads = ()
        self.rest = ()
        self.amounts = ()
        self.events = door.part("events")
        self.reasons = door.part("reasons")
        self.brings: dict[str, str] = dict(door.part("brings").told)
        self.facts = door.facts
        self.cards_are = set(door.zones.values())  # types of faces
        self.numbers: dict[str, list[str]] = door.part("engine").numbers()
        super().__init__(setup, names, reader, language, card_names)

    def ids(self) -> dict[str, list[str]]:
        return self.numbers

    def card(self, face: int) -> Name:
        return self.name_of(min(self.cards_are), face)

    def name_of(self, of: str, number: int) -> Name:
        return self.tongue.name(f"{self.own}{of}-{self.numbers[of][number]}")

    def source(self, source: str) -> str:
        return self.say(f"{self.own}score-{source}")

    def said(self, of: str, number: Any) -> Said:
        if of in (SEAT, OTHER):
            return self.seat(number)
        if of in self.cards_are:
            return self.name_of(of, number)
        if of in self.numbers:
            return self.say(f"{self.own}{of}-{self.numbers[of][number]}")
        return self.tongue.amount(of, number) if of == CARDS or self.tongue.has(f"count-{of}") else int(number)

    def fact(self, name: str, value: Any) -> Said:
        """A fact of a view; "" for none."""
        return "" if value == NOTHING else self.said(self.facts.get(name, ""), value)

    def question(self, question: Question, view: View) -> str:
        facts = {name: self.fact(name, view.facts[name]) for name in self.facts if not isinstance(view.facts[name], list)}
        return self.tongue.phrase(self.by_rule(f"{self.own}question-{question.name}", question.rule), (), (), facts)

    def option(self, option: Option, view: View) -> str:
        if option is PASS and view.question is not None:  # what doing nothing means depends on what was asked
            meant = self.tongue.attribute(f"{self.own}question-{view.question.name}", "pass")
            return meant or self.say(f"{self.own}option-pass")
        about = option.verb.about
        arguments = {about: self.said(about, option.subject)} if about else {}
        arguments |= {name: self.said(self.brings[name], number) for name, number in view.amounts_of(option).items()}
        return self.say(f"{self.own}option-{option.verb.name}", **arguments)

    def asking(self, view: View) -> str:
        return ""

    def may_be_meant(self, option: Option, view: View) -> bool:
        return True

    def subject_parts(self, option: Option) -> list[Part]:
        of = option.verb.about
        if not of:
            return []
        if of in (SEAT, OTHER):
            return [self.player_part(option.subject)]
        if of not in self.numbers:
            return [((str(option.subject),),)]
        said = str(self.said(of, option.subject)), self.numbers[of][option.subject].replace("_", " ")
        return [tuple(dict.fromkeys(tuple(self.meaning(plain_words(way))) for way in said))]

    def names_players(self, option: Option) -> bool:
        return option.verb.about in (SEAT, OTHER)
