"""Citadels in words: what happened, what is asked, what may be answered, as one reader is told it."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from regalia.citadels import events as kinds
from regalia.citadels.layout import (
    A_PLACE,
    A_RANK,
    A_SEAT,
    A_SEAT_AND_KIND,
    A_TITLE,
    KIND_NAMES,
    KINDS,
    SITE,
    hand,
    is_beautified_place,
    seat_of_place,
    title_of_place,
)
from regalia.citadels.printed import Box
from regalia.citadels.setup import CitadelsSetup
from regalia.kernel.options import Option, Question
from regalia.kernel.views import SPECTATOR, View
from regalia.words import prices
from regalia.words.messages import amount, enumerate_words, has, pick, say
from regalia.words.names import name_of, title_name

Seen = tuple[str, str, tuple[int, ...], "tuple[int, ...] | None"]  # what Event.seen_by gives


class Words:
    """The words of one game for one reader, who is addressed as "you"; a spectator is nobody.

    >>> from regalia.games import setup_for
    >>> Words(setup_for("citadels"), ["Ada", "Ben", "Cleo", "Dan"], reader=1).event(("kills", "C-ASSASSIN-01", (0, 6), ()))
    'Ada kills the Merchant.'
    """

    def __init__(self, setup: CitadelsSetup, names: Sequence[str] = (), reader: int = SPECTATOR, language: str = "en") -> None:
        self.language: Final = language
        self.reader: Final = reader
        self.box: Final[Box] = setup.box
        usual = say(language, "names").split(",")
        self.names: Final = [*names, *usual[len(names) :]][: setup.seats]

    # -- names -----------------------------------------------------------------------------------------------------------

    def say(self, message: str, /, **arguments: object) -> str:
        return say(self.language, message, **arguments)

    def seat(self, seat: int) -> str:
        return self.say("reader") if seat == self.reader else self.names[seat]

    def character(self, rank: int) -> str:
        return name_of(self.box.cast[rank].name, self.language)

    def card(self, title: int) -> str:
        return title_name(title, self.language)

    def kind(self, kind: int) -> str:
        return self.say(f"kind.{KIND_NAMES[kind]}")

    def place(self, place: int) -> str:
        """A district in a city; the coin tells it from another of its name."""
        card = self.card(title_of_place(place))
        return self.say("with_coin", card=card) if is_beautified_place(place) else card

    def cost(self, title: int) -> str:
        cost = prices.printed_cost(self.box, title)
        return self.say("cost.none") if cost is None else str(cost)

    def gold(self, number: int) -> str:
        return amount(self.language, "gold", number)

    def cards(self, number: int) -> str:
        return amount(self.language, "cards", number)

    def source(self, source: str) -> str:
        """A line of the score sheet: a rule's own name for it, or the card that brings the points."""
        if has(self.language, f"score.{source}"):
            return self.say(f"score.{source}")
        return name_of(source, self.language)

    # -- events ----------------------------------------------------------------------------------------------------------

    def event(self, seen: Seen) -> str:
        """The sentence for what happened; "" for what needs none."""
        name, rule, told, secret = seen
        kind = kinds.EVENTS.get(name)
        if kind is None:
            return ""  # a kernel kind: it follows the cards, the sentence comes from the rule
        numbers = numbered(kind.told, told)
        if secret is not None:
            numbers |= numbered(kind.secret, secret)
        types = {**kind.told, **kind.secret}
        message = f"event.{name}@{rule}" if has(self.language, f"event.{name}@{rule}") else f"event.{name}"
        sentence = pick(self.language, message, self._persons(kind, numbers), _moods(types, numbers, kind))
        return sentence.format_map({argument: self._said(types[argument], of) for argument, of in numbers.items()})

    def _persons(self, kind: kinds.Kind, numbers: dict[str, Any]) -> list[str]:
        """Which arguments are the reader, all of them first; else whether two players are one."""
        seats = kind.seats()
        mine = [name for name in seats if numbers[name] == self.reader]
        if len(mine) > 1:
            return ["+".join(mine), *mine]
        if len(seats) == 2 and numbers[seats[0]] == numbers[seats[1]]:
            return ["self"]
        return mine

    def _said(self, of: str, number: Any) -> str:
        say_one = self._sayings().get(of)
        if say_one is not None:
            return say_one(number)
        if of == kinds.RANKS:
            return enumerate_words(self.language, [self.character(rank) for rank in number])
        if of == kinds.TITLES:
            return enumerate_words(self.language, [self.card(title) for title in number])
        return str(number)

    def _sayings(self) -> dict[str, Callable[[int], str]]:
        return {
            kinds.SEAT: self.seat,
            kinds.RANK: self.character,
            kinds.TITLE: self.card,
            kinds.KIND: self.kind,
            kinds.GOLD: self.gold,
            kinds.CARDS: self.cards,
        }

    # -- questions and options -------------------------------------------------------------------------------------------

    def question(self, question: Question, view: View) -> str:
        """The question as it is put to the seat that is asked."""
        message = f"question.{question.name}@{question.rule}"
        if not has(self.language, message):
            message = f"question.{question.name}"
        facts = view.facts
        site = view.zones[SITE]
        moods = [] if not facts["gathered"] else ["gathered"] if facts["limit"] else ["barred", "gathered"]
        return pick(self.language, message, how=moods).format_map(
            {
                "acting": self.character(facts["acting"]) if facts["acting"] else "",
                "active": self.seat(facts["active"]) if facts["active"] >= 0 else "",
                "called": self.character(facts["called"]) if facts["called"] else "",
                "crowned": self.seat(facts["crown"]),
                "site": self.card(site[-1]) if site else "",
                "built": facts["built"],
                "limit": facts["limit"],
            }
        )

    def option(self, option: Option, view: View) -> str:
        """An option with what it costs or brings, as the seat that is asked sees it."""
        verb, subject = option.verb, option.subject
        arguments: dict[str, object] = dict(self._subject(verb.about, subject, view))
        arguments.update(self._price(verb.name, subject, view))
        persons = ["owner"] if verb.about == A_PLACE and seat_of_place(subject) == view.viewer else []
        moods = ["all"] if verb.name == "gather_cards" and prices.gathered_cards(view)[1] else []
        return pick(self.language, f"option.{verb.name}", persons, moods).format_map(arguments)

    def _subject(self, about: str, subject: int, view: View) -> dict[str, str]:
        if about == A_TITLE:
            return {"card": self.card(subject), "cost": self.cost(subject)}
        if about == A_RANK:
            return {"character": self.character(subject)}
        if about == A_SEAT:
            return {"seat": self.seat(subject), "number": self.cards(len(view.zones[hand(subject)]))}
        if about == A_SEAT_AND_KIND:
            return {"seat": self.seat(subject // KINDS), "kind": self.kind(subject % KINDS)}
        if about == A_PLACE:
            cost = str(prices.standing_cost(self.box, subject))
            return {"card": self.place(subject), "owner": self.seat(seat_of_place(subject)), "cost": cost}
        return {}

    def _price(self, verb: str, subject: int, view: View) -> dict[str, str]:
        """What taking an option costs or brings, where the sentence says it."""
        box = self.box
        if verb in ("build", "build_on_loan", "take_and_build"):
            return {"gold": self.gold(prices.build_price(box, view, subject))}
        if verb == "destroy":
            return {"gold": self.gold(prices.destroy_price(box, view, subject))}
        if verb == "seize":
            return {"gold": self.gold(prices.seize_price(box, view, subject))}
        if verb == "gather_gold":
            return {"gold": self.gold(prices.gathered_gold(view))}
        if verb == "gather_cards":
            return {"number": str(prices.gathered_cards(view)[0])}
        if verb == "income":
            number, in_cards = prices.income(box, view)
            return {"income": self.cards(number) if in_cards else self.gold(number)}
        if verb == "collect":
            gold, cards = prices.collection(box, view, subject)
            return {"gold": self.gold(gold), "number": self.cards(cards)}
        if verb == "bribe":
            return {"gold": self.gold(view.facts["gold"][view.viewer] // 2)}  # C-BLACKMAILER-04
        if verb == "collect_tax":
            return {"gold": self.gold(view.facts["tax"])}
        if verb == "visit_wagon":
            owner, gold = view.facts["wagon_owners"][subject], view.facts["wagon_gold"][subject]
            return {"owner": self.seat(owner), "number": str(subject + 1), "gold": self.gold(gold)}
        return {}


def numbered(types: Any, numbers: tuple[int, ...]) -> dict[str, Any]:
    """The numbers of an event by the names of its arguments; a plural argument takes all that are left."""
    found: dict[str, Any] = {}
    for at, (name, of) in enumerate(types.items()):
        found[name] = numbers[at:] if of in kinds.REST else numbers[at]
    return found


def _moods(types: dict[str, str], numbers: dict[str, Any], kind: kinds.Kind) -> list[str]:
    """What else chooses between variants: nothing at all, a flag, a later one, a secret that may be known."""
    moods: list[str] = []
    if any(numbers[name] == 0 for name, of in kind.told.items() if of in kinds.AMOUNTS):
        moods.append("none")
    moods += [name for name, of in kind.told.items() if of == kinds.FLAG and numbers[name]]
    if any(numbers[name] > 1 for name, of in kind.told.items() if of == kinds.ORDER):
        moods.append("later")
    if kind.secret and all(name in numbers for name in kind.secret):
        moods.append("known")
    return moods
