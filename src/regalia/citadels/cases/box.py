"""What may be expected of the box a game of Citadels is played with: cast, districts, pools, advice."""

from collections import Counter
from typing import Final

from regalia.casebook.adapters import Failed
from regalia.casebook.facts import Fact, Words, compare, in_words
from regalia.casebook.nodes import Node, closest
from regalia.citadels.cases.words import title, title_words
from regalia.citadels.rules.characters.pool import NAMED
from regalia.citadels.rules.districts.catalogue import ACTION_TITLES, DISTRICTS, TITLE_OF
from regalia.citadels.rules.layout import FIRST_DISTRICT, KIND_NAMES, UNIQUE
from regalia.citadels.rules.setup import CitadelsSetup
from regalia.citadels.rules.setup_rules import advice, unique_pool
from regalia.citadels.rules.table import Citadels


def any_characters(setup: CitadelsSetup, node: Node) -> Words:
    """Also of those who are not in the cast."""
    return [_character(part) for part in node.many() if part.word() != "none"]


def _character(node: Node) -> str:
    if node.word() not in NAMED:
        raise node.wrong(f"unknown character {node.text()!r}; {closest(node.word(), NAMED)}")
    return node.word().replace("_", " ")


def any_titles(setup: CitadelsSetup, node: Node) -> Words:
    return [title_words(title(part)) for part in node.many()]


def a_number(setup: CitadelsSetup, node: Node) -> Words:
    return node.number()


def a_flag(setup: CitadelsSetup, node: Node) -> Words:
    return node.flag()


def some_words(setup: CitadelsSetup, node: Node) -> Words:
    return [part.word() for part in node.many()]


def of_rank(number: int, setup: CitadelsSetup) -> Words:
    return [name.replace("_", " ") for name in setup.cast if NAMED[name].rank == number]


def action_copies(setup: CitadelsSetup) -> int:
    """How many action cards the edition's box holds, used or not."""
    return sum(DISTRICTS[number].copies for number in ACTION_TITLES if setup.edition in DISTRICTS[number].editions)


FACTS: Final = {
    "cast": Fact(any_characters, lambda setup: [name.replace("_", " ") for name in setup.cast], ordered=True),
    "uniques": Fact(any_titles, lambda setup: [name.replace("_", " ") for name in setup.uniques]),
    "rank_4": Fact(any_characters, lambda setup: of_rank(4, setup)),
    "rank_9": Fact(any_characters, lambda setup: of_rank(9, setup)),
    "pool": Fact(any_titles, lambda setup: [one.name.replace("_", " ") for one in unique_pool(setup.edition)]),
    "cards": Fact(a_number, lambda setup: setup.box.cards - FIRST_DISTRICT),
    "basic_cards": Fact(a_number, lambda setup: sum(0 <= kind < UNIQUE for kind in setup.box.kind)),
    "action_cards": Fact(a_number, lambda setup: sum(number in ACTION_TITLES for number in setup.box.title)),
    "action_pool": Fact(a_number, action_copies),
    "types": Fact(some_words, lambda setup: list(KIND_NAMES), ordered=True),
    "goal": Fact(a_number, lambda setup: setup.box.goal),
    "reference_cards": Fact(a_flag, lambda setup: setup.box.edition.deals_reference_cards),
    "cast_origins": Fact(some_words, lambda setup: sorted({NAMED[name].origin for name in setup.cast})),
    "unique_origins": Fact(some_words, lambda setup: sorted({DISTRICTS[TITLE_OF[name]].origin for name in setup.uniques})),
}
COUNTS: Final = ("by_type", "copies")


def check_box(game: Citadels, node: Node) -> None:
    setup = game.setup
    assert isinstance(setup, CitadelsSetup)
    for name, part in node.some_entries().items():
        if name == "advice":
            _check_advice(setup, part)
        elif name in COUNTS:
            _check_counts(setup, name, part)
        else:
            for at, expected, found in compare(FACTS, name, part, setup, "", setup):
                raise Failed(at, expected, found)


def _check_counts(setup: CitadelsSetup, name: str, node: Node) -> None:
    """``by type: {noble: 12}`` counts the cards of this game, ``copies: {tavern: 5}`` those printed of a title."""
    kinds = Counter(KIND_NAMES[kind] for kind in setup.box.kind if kind >= 0)
    for entry, part in node.mapping().items():
        if name == "by_type":
            if entry not in KIND_NAMES:
                raise part.wrong(f"unknown type {entry!r}; {closest(entry, KIND_NAMES)}")
            found = kinds[entry]
        else:
            found = setup.box.title[FIRST_DISTRICT:].count(title(part, entry))
        if found != part.number():
            raise Failed(part, f"{part.number()} {entry.replace('_', ' ')}", f"{found}")


def _check_advice(setup: CitadelsSetup, node: Node) -> None:
    """``advice: none`` or words that it contains."""
    given = advice(setup.edition, setup.uniques)
    if node.word() == "none":
        if given:
            raise Failed(node, "no advice", in_words(given))
    elif not any(node.text().lower() in one.lower() for one in given):
        raise Failed(node, f"advice: {node.text()}", in_words(given))
