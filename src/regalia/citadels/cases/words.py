"""The words of Citadels cases: cards, characters, seats and options, read and written."""

from functools import cache
from typing import Any, Final

import regalia.citadels.rules
from regalia.casebook.adapters import Wanted, letter_of, seat_of
from regalia.casebook.nodes import Node, closest, closest_start, spelled
from regalia.casebook.verbs import questions_in, verbs_in
from regalia.citadels.rules.characters.pool import NAMED
from regalia.citadels.rules.districts.catalogue import DISTRICTS, TITLE_OF
from regalia.citadels.rules.layout import (
    A_NUMBER,
    A_PLACE,
    A_RANK,
    A_SEAT,
    A_SEAT_AND_KIND,
    A_TITLE,
    FIRST_DISTRICT,
    KIND_NAMES,
    KINDS,
    is_beautified_place,
    place_of,
    seat_of_place,
    title_of_place,
)
from regalia.citadels.rules.printed import Box, Character, District, reactions_of
from regalia.citadels.rules.table import Citadels
from regalia.kernel.options import Option, Verb

COIN: Final = "*"  # behind a district: beautified
NOBODY_WORDS: Final = ("nobody", "none", "nothing")


def title(node: Node, text: str | None = None) -> int:
    """The title of a district or action card."""
    word = node.word() if text is None else spelled(text)
    if word not in TITLE_OF:
        raise node.wrong(f"unknown card {word.replace('_', ' ')!r}; {closest(word, TITLE_OF)}")
    return TITLE_OF[word]


def rank(box: Box, node: Node, text: str | None = None) -> int:
    """The rank of a character of the cast, by name or number; 0 for nobody."""
    word = node.word() if text is None else spelled(text)
    word = word.removeprefix("rank_")
    if word in NOBODY_WORDS:
        return 0
    if word.isdigit():
        if not 1 <= int(word) <= box.top_rank:
            raise node.wrong(f"there is no rank {word} in this game; expected 1 to {box.top_rank}")
        return int(word)
    if word not in NAMED:
        raise node.wrong(f"unknown character {word.replace('_', ' ')!r}; {closest(word, NAMED)}")
    if box.rank_of(word) == 0:
        here = box.cast[NAMED[word].rank].name if NAMED[word].rank <= box.top_rank else "nobody"
        raise node.wrong(f"the {word} is not in the cast, where rank {NAMED[word].rank} is {here}; name it in 'setup: cast'")
    return NAMED[word].rank


def seat(seats: int, node: Node) -> int:
    """A seat by its letter; -1 for nobody."""
    if node.value is None or node.word() in NOBODY_WORDS:
        return -1
    return seat_of(node, node.text().strip(), seats)


def title_words(number: int) -> str:
    return DISTRICTS[number].name.replace("_", " ")


def rank_words(box: Box, number: int) -> str:
    return box.cast[number].name.replace("_", " ") if number > 0 else "nobody"


def card_words(game: Citadels, card: int) -> str:
    return title_words(game.box.title[card]) + (COIN if card in game.beautified else "")


def card_name(node: Node) -> str:
    """A card as a case writes it, in our spelling."""
    text = node.text().strip()
    return title_words(title(node, text.rstrip(COIN))) + (COIN if text.endswith(COIN) else "")


def called(game: Citadels, node: Node) -> list[list[int]]:
    """The cards a word may mean: a character, or the copies of a district or action card."""
    if node.word() in TITLE_OF:
        wanted = title(node)
        return [[card for card in range(FIRST_DISTRICT, game.box.cards) if game.box.title[card] == wanted]]
    return [[rank(game.box, node)]]


# -- options ---------------------------------------------------------------------------------------------------------------


@cache
def verbs() -> dict[str, Verb]:
    return verbs_in(regalia.citadels.rules, _printed)


@cache
def questions() -> set[str]:
    return questions_in(regalia.citadels.rules)


def _printed(thing: Any) -> list[Verb]:
    if isinstance(thing, Character):
        return [*thing.offers, *reactions_of(list(thing.listeners))]
    if isinstance(thing, District):
        return [*([] if thing.offer is None else [thing.offer]), *reactions_of(list(thing.listeners))]
    return []


def wanted(game: Citadels, node: Node, speaker: int) -> Wanted:
    """The option a case writes as a verb and a subject; the longest verb that leaves a sensible subject is meant.

    ``build necropolis`` is building the Necropolis, although a verb of that name is the other way to build it.
    """
    word = node.word()
    names = [name for name in verbs() if word == name or word.startswith(name + "_")]
    if not names:
        raise node.wrong(f"no option starts like {node.text()!r}; {closest_start(word, verbs())}")
    problem = node.wrong(f"nothing follows from {node.text()!r}")
    bare: Wanted | None = None  # the words are a verb that goes on
    for name in sorted(names, key=len, reverse=True):
        verb = verbs()[name]
        rest = word[len(name) + 1 :].removeprefix("the_")
        if not rest:
            bare = Wanted(node, name, None if verb.about else 0, verb.of(0))
            if not verb.about:
                return bare
            continue
        try:
            number = subject(game, node, verb, rest, speaker)
        except ValueError as unclear:
            if len(names) == 1 or name == min(names, key=len):
                problem = node.wrong(str(unclear.args[0]).split(": ", 1)[-1])
            continue
        return Wanted(node, name, number, verb.of(number), "" if bare is None else bare.verb)
    if bare is None:
        raise problem
    return bare


def subject(game: Citadels, node: Node, verb: Verb, rest: str, speaker: int) -> int:
    """The number of what a verb is done to."""
    box = game.box
    if verb.about == A_TITLE:
        return title(node, rest)
    if verb.about == A_RANK:
        return rank(box, node, rest)
    if verb.about == A_SEAT:
        return seat_of(node, rest, game.seats)
    if verb.about == A_PLACE:
        owner, rest = (rest[0], rest[2:]) if rest[1:2] == "_" else (letter_of(speaker), rest)
        return place_of(seat_of(node, owner, game.seats), title(node, rest.rstrip(COIN)), rest.endswith(COIN))
    if verb.about == A_SEAT_AND_KIND:
        if rest[2:] not in KIND_NAMES:
            raise node.wrong(f"unknown type {rest[2:]!r}; {closest(rest[2:], KIND_NAMES)}")
        return seat_of(node, rest[0], game.seats) * KINDS + KIND_NAMES.index(rest[2:])
    if verb.about == A_NUMBER and rest.isdigit() and int(rest) < verb.subjects:
        return int(rest)
    raise node.wrong(f"{verb.name.replace('_', ' ')!r} takes {'a ' + verb.about if verb.about else 'nothing'}, not {rest!r}")


def option_words(game: Citadels, option: Option) -> str:
    verb = option.verb.name.replace("_", " ")
    number = option.subject
    about = option.verb.about
    if about == A_TITLE:
        return f"{verb} {title_words(number)}"
    if about == A_RANK:
        return f"{verb} {rank_words(game.box, number)}"
    if about == A_SEAT:
        return f"{verb} {letter_of(number)}"
    if about == A_PLACE:
        coin = COIN if is_beautified_place(number) else ""
        return f"{verb} {letter_of(seat_of_place(number))} {title_words(title_of_place(number))}{coin}"
    if about == A_SEAT_AND_KIND:
        return f"{verb} {letter_of(number // KINDS)} {KIND_NAMES[number % KINDS]}"
    return f"{verb} {number}" if about else verb
