"""Full-text search over the statements, in the words of all three languages."""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import takewhile
from math import log
from unicodedata import combining, normalize

from regalia.rulebook.library import LANGUAGES, books, catalogue, statements, vocabulary
from regalia.rulebook.model import Statement
from regalia.rulebook.translations import told_in

IN_TOPIC = 4.0  # the id counts as the topic, which it abbreviates
IN_RULE = 2.0
IN_CHECK = 1.0
INFLECTED = 0.5  # a word that only begins like the one sought
RELATED = 0.2  # a word that only begins alike; counts if little else fits
ENOUGH = 5
SHORTEST_STEM = 4
SHORTEST_ROOT = 5
LONGEST_ENDING = 3
WHOLE_ID = 1000.0


Headings = tuple[tuple[str, str, str], ...]  # game, topic, and its names in each language, one a line


def search(text: str, limit: int = 20, headings: Headings = ()) -> tuple[Statement, ...]:
    """The statements that fit best, best first: by id, by words of topic, rule and check, by card names in en, de, nl.

    ``headings`` add the names of topics in other languages.

    >>> search("Hexe König Krone", limit=1)[0].id
    'C-WITCH-15'
    """
    wanted = tuple(dict.fromkeys(words(text)))
    scores: dict[int, float] = {}
    hits: dict[int, int] = {}
    for word in wanted:
        for number, score in _matches(word, headings).items():
            scores[number] = scores.get(number, 0.0) + score
            hits[number] = hits.get(number, 0) + 1
    book = statements()
    for number in scores:
        scores[number] *= hits[number] / len(wanted)  # all words once beat one word often
        if names_id(text, book[number].id):
            scores[number] += WHOLE_ID
    best = sorted(scores, key=lambda number: (-scores[number], number))
    return tuple(book[number] for number in best[: max(limit, 0)])


def words(text: str) -> list[str]:
    """Lower-case words without accents; ä and ae are one letter, so that Händlerin, Haendlerin and handlerin meet."""
    plain = "".join(letter for letter in normalize("NFKD", text.casefold()) if not combining(letter))
    return re.findall(r"[a-z0-9]+", re.sub(r"([aou])e", r"\1", plain.replace("'", "")))


def _matches(word: str, headings: Headings) -> Mapping[int, float]:
    found = _matching(word, headings, closeness)
    return found if len(found) >= ENOUGH else {**_matching(word, headings, relation), **found}


def _matching(word: str, headings: Headings, near: Callable[[str, str], float]) -> Mapping[int, float]:
    index = _index(headings)
    total = len(statements())
    found: dict[int, float] = {}
    for other in _families(headings).get(word[:SHORTEST_STEM], ()):
        nearness = near(word, other)
        if nearness:
            places = index[other]
            rarity = log(1 + total / len(places))
            for number, weight in places.items():
                found[number] = max(found.get(number, 0.0), nearness * rarity * weight)
    return found


def closeness(word: str, other: str) -> float:
    """How near two words are: the same one, or one with another ending."""
    if word == other:
        return 1.0
    short, long = sorted((word, other), key=len)
    stem = len(short) >= SHORTEST_STEM and len(long) - len(short) <= LONGEST_ENDING
    return INFLECTED if stem and long.startswith(short) else 0.0


def relation(word: str, other: str) -> float:
    """Whether two words share their root: "opruimen" and "opruimfase", "aufräumen" and "Aufräumphase"."""
    shared = len(list(takewhile(lambda pair: pair[0] == pair[1], zip(word, other, strict=False))))
    return RELATED if shared >= SHORTEST_ROOT and 2 * shared >= max(len(word), len(other)) else 0.0


def names_id(text: str, rule_id: str) -> bool:
    """Whether the words sought are the last parts of the id, as in "witch 15"."""
    wanted = tuple(words(text))
    return len(wanted) > 1 and wanted == tuple(words(rule_id))[-len(wanted) :]


@cache
def _index(headings: Headings) -> Mapping[str, Mapping[int, float]]:
    """Word -> statement number -> weight of the word there."""
    called = {(game, topic): words(names) for game, topic, names in headings}
    index: dict[str, dict[int, float]] = {}
    for number, one in enumerate(statements()):
        weights = _weights(one) | dict.fromkeys(called.get((one.game, one.topic), ()), IN_TOPIC)
        for word, weight in weights.items():
            index.setdefault(word, {})[number] = weight
    return index


@cache
def _families(headings: Headings) -> Mapping[str, list[str]]:
    """The words that may be near each other: those that begin alike."""
    found: dict[str, list[str]] = {}
    for word in _index(headings):
        found.setdefault(word[:SHORTEST_STEM], []).append(word)
    return found


def _weights(one: Statement) -> dict[str, float]:
    weights: dict[str, float] = {}
    heading = f"{one.topic} {one.id.rstrip('0123456789')}"
    for text, weight in ((one.check, IN_CHECK), (one.rule, IN_RULE), (heading, IN_TOPIC)):
        weights |= dict.fromkeys(words(text), weight)
    translations: dict[str, float] = {}
    for english, translated in _foreign_names(one):
        weight = min(weights.get(word, IN_CHECK) for word in english)  # a name weighs the same in every language
        for word in translated:
            translations[word] = max(translations.get(word, 0.0), weight)
    for language in LANGUAGES[1:]:
        for word in words(told_in(language, one).rule):
            translations[word] = max(translations.get(word, 0.0), IN_RULE)
    return translations | weights


def _foreign_names(one: Statement) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    dictionary = _dictionary()[one.game]
    for name in (*one.cards, one.topic):
        if tuple(words(name)) in dictionary:
            yield tuple(words(name)), dictionary[tuple(words(name))]
    if one.editions:  # they have a vocabulary
        said = set(words(one.rule))
        for english, translated in _terms().items():
            if said.issuperset(english):
                yield english, translated


@cache
def _dictionary() -> Mapping[str, Mapping[tuple[str, ...], tuple[str, ...]]]:
    """Game -> words of an English name -> words of that name in the other languages and of its by-names."""
    dictionary: dict[str, dict[tuple[str, ...], tuple[str, ...]]] = {game: {} for game in books()}
    for game in books():
        for section in catalogue(game).values():
            for entry in section.values():
                english = tuple(words(entry.names.get("en", "")))
                if not english:  # a scenario only one edition has
                    continue
                foreign = [entry.names.get(language, "") for language in LANGUAGES[1:]]
                spoken = words(" ".join((*foreign, *entry.facts.get("aliases", ()))))
                dictionary[game][english] = dictionary[game].get(english, ()) + tuple(spoken)
    return dictionary


@cache
def _terms() -> Mapping[tuple[str, ...], tuple[str, ...]]:
    return {
        tuple(words(word.en)): tuple(words(f"{word.de} {word.nl}"))
        for game in books()
        for word in vocabulary(game)
        if word.kind == "term"
    }
