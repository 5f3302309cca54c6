"""The words of Dominion cases: cards, seats and options, read and written."""

import re
from functools import cache
from typing import Any, Final

import regalia.dominion.rules
from regalia.casebook.adapters import Wanted
from regalia.casebook.nodes import Node, closest, closest_start, spelled
from regalia.casebook.verbs import questions_in, verbs_in
from regalia.dominion.rules.kinds import ALIASES, KIND_NAMES, KIND_OF
from regalia.dominion.rules.layout import A_KIND, A_NUMBER
from regalia.dominion.rules.printed import Printed
from regalia.dominion.rules.table import Dominion
from regalia.kernel.options import Option, Verb
from regalia.rulebook import catalogue

TIMES: Final = re.compile(r"(.+?)\s*x\s*(\d+)$")  # "copper x4"


def kind(node: Node, text: str | None = None) -> int:
    """The kind of card a word names."""
    word = node.word() if text is None else spelled(text)
    word = ALIASES.get(word, word)
    if word not in KIND_OF:
        word = _translated().get(word, word)
    if word not in KIND_OF:
        raise node.wrong(f"unknown card {word.replace('_', ' ')!r}; {closest(word, KIND_OF)}")
    return KIND_OF[word]


@cache
def _translated() -> dict[str, str]:
    """Printed names in other languages; where one names two cards, the first that is listed."""
    found: dict[str, str] = {}
    for section in catalogue("dominion").values():
        for card, entry in section.items():
            if card in KIND_OF:
                for name in entry.names.values():
                    found.setdefault(spelled(name), card)
    return found


def kinds(node: Node) -> list[int]:
    """The kinds of a list of cards; ``copper x4`` stands for four of them, a number for so many Coppers."""
    if node.is_number:
        return [KIND_OF["copper"]] * node.number()
    found: list[int] = []
    for part in node.many():
        times = TIMES.match(part.text())
        found += [kind(part)] if times is None else [kind(part, times[1])] * int(times[2])
    return found


def called(game: Dominion, node: Node) -> list[list[int]]:
    """The cards a word may mean: all copies; ``copper x4`` means four times one of them."""
    return [[card for card, one in enumerate(game.box.kind) if one == number] for number in kinds(node)]


def kind_words(number: int) -> str:
    return KIND_NAMES[number].replace("_", " ")


# -- options ---------------------------------------------------------------------------------------------------------------


@cache
def verbs() -> dict[str, Verb]:
    return verbs_in(regalia.dominion.rules, _printed)


@cache
def questions() -> set[str]:
    return questions_in(regalia.dominion.rules)


def _printed(thing: Any) -> list[Verb]:
    return [*thing.listeners, *thing.offers] if isinstance(thing, Printed) else []


def wanted(node: Node, offered: list[Option]) -> Wanted:
    """The option a case writes as a verb and a card: one that is offered, or else that with the longest verb."""
    word = node.word()
    names = [name for name in verbs() if word == name or word.startswith(name + "_")]
    if not names:
        raise node.wrong(f"no option starts like {node.text()!r}; {closest_start(word, verbs())}")
    for option in offered:
        if spelled(option_words(option)) == word:
            return Wanted(node, option.verb.name, option.subject, option)
    name = max(names, key=len)
    verb = verbs()[name]
    rest = word[len(name) + 1 :]
    if rest not in KIND_OF:  # some names begin like that
        rest = rest.removeprefix("the_")
    if not rest:
        return Wanted(node, name, None if verb.about else 0, verb.of(0))
    if verb.about == A_NUMBER and rest.isdigit():
        return Wanted(node, name, int(rest), verb.of(int(rest)))
    if verb.about != A_KIND:
        raise node.wrong(f"{name.replace('_', ' ')!r} stands alone, without {rest.replace('_', ' ')!r}")
    number = kind(node, rest)
    return Wanted(node, name, number, verb.of(number))


def option_words(option: Option) -> str:
    verb = option.verb.name.replace("_", " ")
    if option.verb.about == A_NUMBER:
        return f"{verb} {option.subject}"
    return f"{verb} {kind_words(option.subject)}" if option.verb.about == A_KIND else verb
