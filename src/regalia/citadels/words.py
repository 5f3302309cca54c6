"""Citadels in words: what happened, what is asked, what may be answered, as one reader is told it."""

from collections.abc import Callable
from typing import Any

from regalia.citadels.names import spoken_names
from regalia.citadels.rules import events as kinds
from regalia.citadels.rules.districts.catalogue import DISTRICTS
from regalia.citadels.rules.layout import (
    A_NUMBER,
    A_PLACE,
    A_RANK,
    A_SEAT,
    A_SEAT_AND_KIND,
    A_TITLE,
    ACROBAT,
    KIND_NAMES,
    KINDS,
    SITE,
    city,
    hand,
    is_beautified_place,
    seat_of_place,
    title_of_place,
)
from regalia.citadels.rules.printed import UNBUILDABLE, Box
from regalia.citadels.rules.reasons import REASONS
from regalia.kernel import arguments as told
from regalia.kernel.options import Option, Question
from regalia.kernel.views import View
from regalia.words.game_words import Part, Said, Way, Words
from regalia.words.grammar import Name, Names
from regalia.words.names import plain_words


class CitadelsWords(Words):
    """The words of a game of Citadels.

    >>> from regalia.games import setup_for
    >>> words = CitadelsWords(setup_for("citadels"), ["Ada", "Ben", "Cleo", "Dan"], reader=1)
    >>> words.event(("kills", "C-ASSASSIN-01", (0, 6), ()))
    'Ada kills the Merchant.'
    """

    box: Box
    own = "citadels-"
    heads = ("round_begins", "reveals", "nobody_answers", "witch_resumes", "game_over")
    events = kinds.EVENTS
    reasons = REASONS
    rest = kinds.REST
    amounts = kinds.AMOUNTS

    # -- names -----------------------------------------------------------------------------------------------------------

    def character(self, rank: int) -> Name:
        return self.tongue.name(f"citadels-card-{self.box.cast[rank].name}")

    def card(self, title: int) -> Name:
        return self.tongue.name(f"citadels-card-{DISTRICTS[title].name}")

    def kind(self, kind: int) -> str:
        return self.say(f"citadels-kind-{KIND_NAMES[kind]}")

    def place(self, place: int) -> Name:
        """A district in a city; the coin tells it from another of its name."""
        card = self.card(title_of_place(place))
        if not is_beautified_place(place):
            return card
        return Name(self.say("citadels-with_coin", card=card), card.grammar)

    def cost(self, title: int) -> str:
        cost = UNBUILDABLE if title >= ACROBAT else self.box.districts[title].cost
        return self.say("citadels-cost-none") if cost == UNBUILDABLE else str(cost)

    def gold(self, number: int) -> str:
        return self.tongue.amount("gold", number)

    def source(self, source: str) -> str:
        """A line of the score sheet: a rule's own name for it, or the card that brings the points."""
        line = f"citadels-score-{source}"
        return self.say(line if self.tongue.has(line) else f"citadels-card-{source}")

    def ids(self) -> dict[str, list[str]]:
        ranks = [who.name or "nobody" for who in self.box.cast]
        titles = [district.name for district in DISTRICTS]
        return {kinds.RANK: ranks, kinds.RANKS: ranks, kinds.TITLE: titles, kinds.TITLES: titles, kinds.KIND: KIND_NAMES}

    # -- events ----------------------------------------------------------------------------------------------------------

    def said(self, of: str, number: Any) -> Said:
        say_one = self._sayings().get(of)
        if say_one is not None:
            return say_one(number)
        if of == kinds.RANKS:
            return Names([self.character(rank) for rank in number], self.tongue.several)
        if of == kinds.TITLES:
            return self.tongue.several([self.card(title) for title in number])
        return int(number)

    def _sayings(self) -> dict[str, Callable[[int], Said]]:
        return {
            told.SEAT: self.seat,
            told.OTHER: self.seat,
            kinds.RANK: self.character,
            kinds.TITLE: self.card,
            kinds.KIND: self.kind,
            kinds.GOLD: self.gold,
            told.CARDS: self.cards,
        }

    # -- questions and options -------------------------------------------------------------------------------------------

    def question(self, question: Question, view: View) -> str:
        """The question as it is put to the seat that is asked."""
        message = self.by_rule(f"citadels-question-{question.name}", question.rule)
        facts = view.facts
        site = view.zones[SITE]
        moods = [] if not facts["gathered"] else ["gathered"] if facts["limit"] else ["barred", "gathered"]
        return self.tongue.phrase(
            message,
            (),
            moods,
            {
                "acting": self.character(facts["acting"]) if facts["acting"] else "",
                "active": self.seat(facts["active"]) if facts["active"] >= 0 else "",
                "called": self.character(facts["called"]) if facts["called"] else "",
                "crowned": self.seat(facts["crown"]),
                "site": self.card(site[-1]) if site else "",
                "built": facts["built"],
                "limit": facts["limit"],
            },
        )

    def option(self, option: Option, view: View) -> str:
        """An option with what it costs or brings, as the seat that is asked sees it."""
        verb, subject, amounts = option.verb, option.subject, view.amounts_of(option)
        arguments: dict[str, object] = dict(self._subject(verb.about, subject, view))
        arguments.update(self.arguments(kinds.BRINGS.told, amounts))
        persons = ["owner"] if verb.about == A_PLACE and seat_of_place(subject) == view.viewer else []
        moods = [name for name, number in amounts.items() if number or kinds.BRINGS.told[name] != told.FLAG]
        return self.tongue.phrase(f"citadels-option-{verb.name}", persons, moods, arguments)

    def _subject(self, about: str, subject: int, view: View) -> dict[str, Said]:
        if about == A_TITLE:
            return {"card": self.card(subject), "cost": self.say("citadels-cost-none")}
        if about == A_RANK:
            return {"character": self.character(subject)}
        if about == A_SEAT:
            return {"seat": self.seat(subject), "number": self.cards(len(view.zones[hand(subject)]))}
        if about == A_SEAT_AND_KIND:
            return {"seat": self.seat(subject // KINDS), "kind": self.kind(subject % KINDS)}
        if about == A_PLACE:
            return {"card": self.place(subject), "owner": self.seat(seat_of_place(subject))}
        return {}

    def asking(self, view: View) -> str:
        acting = view.facts["acting"]
        return self.box.cast[acting].name if acting else ""

    # -- what people type --------------------------------------------------------------------------------------------------

    def names_players(self, option: Option) -> bool:
        return option.verb.about in (A_SEAT, A_SEAT_AND_KIND, A_PLACE)

    def may_be_meant(self, option: Option, view: View) -> bool:
        about, subject = option.verb.about, option.subject
        if about == A_TITLE:
            return self.box.has(subject) and (option.verb.name != "play_action" or self.box.has(ACROBAT))
        if about == A_RANK:
            return 1 <= subject <= self.box.top_rank
        if about == A_SEAT:
            return subject < view.seats
        if about == A_SEAT_AND_KIND:
            return subject // KINDS < view.seats
        if about == A_PLACE:
            owner, title = seat_of_place(subject), title_of_place(subject)
            if owner >= view.seats or not self.box.has(title):
                return False
            coins = view.facts["beautified"]
            lie_there = view.zones[city(owner)].count(title)
            if is_beautified_place(subject):
                return subject in coins
            return lie_there == 0 or lie_there > coins.count(subject + 1)  # the one with a coin is the next place
        return True

    def subject_parts(self, option: Option) -> list[Part]:
        about, subject = option.verb.about, option.subject
        if about == A_TITLE:
            return [self._card_part(subject)]
        if about == A_RANK:
            by_number: Way = (str(subject),)
            ways = spoken_names(self.box.cast[subject].name, self.tongue.language)
            return [(*ways, *self.declined(self.character(subject)), by_number)]
        if about == A_SEAT:
            return [self.player_part(subject)]
        if about == A_SEAT_AND_KIND:
            return [self.player_part(subject // KINDS), spoken_names(KIND_NAMES[subject % KINDS], self.tongue.language)]
        if about == A_PLACE:
            parts = [self.player_part(seat_of_place(subject)), self._card_part(title_of_place(subject))]
            if is_beautified_place(subject):
                parts.append(tuple((word,) for word in plain_words(self.say("answer-coin"))))
            return parts
        if about == A_NUMBER:
            counted = subject + 1 if option.verb.name == "visit_wagon" else subject  # wagons are counted, gold is not
            return [((str(counted),),)]
        return []

    def _card_part(self, title: int) -> Part:
        ways = spoken_names(self.box.districts[title].name, self.tongue.language)
        return (*(tuple(self.meaning(list(way))) for way in ways), *self.declined(self.card(title)))
