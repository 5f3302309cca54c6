"""Do the translated rules say what the English ones say? Part of ``python -m regalia.words.check``.

- Every statement, ruling and difference is there in every language, and nothing else.
- The same numbers, rule ids and cards stand in the same text, the cards called as they are printed.
- Terms are those of the rule books (``terms.py``).
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from regalia.games import OURS, door_of
from regalia.rulebook import Difference, Entry, Ruling, Statement, catalogue, differences, rulings, statements
from regalia.rulebook.library import EDITIONS, RULINGS, beside
from regalia.rulebook.translations import ORIGINAL, fields_of, key_of, translations
from regalia.words.grammar import GRAMMAR
from regalia.words.terms import GAP, Term, terms
from regalia.words.tongue import tongue
from regalia.words.topics import topic_message

AN_ID: Final = re.compile(r"\b(?:[A-Z]\d?-[A-Z0-9][A-Z0-9-]*-\d+|R-(?:D\d\.\d+|G?\d+)|DECISION-\d+|P\d)\b")
NUMBERS: Final = {
    "en": "two three four five six seven eight nine ten eleven twelve",
    "de": "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
    "nl": "twee drie vier vijf zes zeven acht negen tien elf twaalf",
}
Book = Statement | Ruling | Difference
FIELDS: Final[dict[type, tuple[str, ...]]] = {
    Statement: ("rule",),
    Ruling: ("situation", "ruling"),
    Difference: ("topic", "en", "de", "nl"),
}


def name_of(one: Book) -> str:
    return key_of(one) if isinstance(one, Difference) else one.id


def books() -> tuple[Book, ...]:
    """Everything that is translated."""
    return (*(one for one in statements() if one.game in OURS), *rulings(), *differences())


def texts(language: str) -> Iterator[tuple[Book, str, str, str]]:
    """Everything there is in a language: what it belongs to, which field, in English, and as it is told."""
    for one in books():
        translated = fields_of(language, one)
        for field in FIELDS[type(one)]:
            english = getattr(one, field)
            if translated.get(field) or not english:
                yield one, field, english, translated.get(field, "")


def untranslated(language: str) -> list[str]:
    """What is still told in English: ids of statements and rulings, keys of differences, topics."""
    missing = [
        name_of(one)
        for one in books()
        if any(getattr(one, field) and not fields_of(language, one).get(field) for field in FIELDS[type(one)])
    ]
    topics = {one.topic: one for one in statements() if one.game in OURS}
    return missing + [f"topic {topic}" for topic, one in topics.items() if not topic_message(one, tongue(language))]


def problems(language: str) -> Iterator[str]:
    """What is wrong with the rules in a language."""
    if language == ORIGINAL:
        return
    yield from (f"{name}: is not translated" for name in untranslated(language))
    yield from surplus(language)
    for one, field, english, told in texts(language):
        place = f"{name_of(one)} [{field}]"
        if not english and told:
            yield f"{place}: there is nothing to translate"
            continue
        if set(AN_ID.findall(english)) != set(AN_ID.findall(told)):
            yield f"{place}: cites other rules than in English"
        mine, theirs = numbers(told, language), numbers(english, ORIGINAL)
        if mine != theirs:
            yield f"{place}: says the numbers {sorted(mine)}, in English {sorted(theirs)}"
        for card in sorted(named(english, one.game, one)):
            if not any(form in told.casefold() for form in forms(one.game, card, language)):
                yield f"{place}: does not name {card} ({', '.join(sorted(forms(one.game, card, language)))})"
        for word, term in misworded(told, one.game, language):
            yield f"{place}: says “{word}”; the rule book says “{term.term}”"


@cache
def all_problems(language: str) -> tuple[str, ...]:
    """The same, found once: the tests of the check change messages again and again, and rules never."""
    return tuple(problems(language))


def surplus(language: str) -> Iterator[str]:
    """Translations of what the books do not say."""
    known = {name_of(one) for one in books()}
    addresses = [
        address for game in OURS for address in (door_of(game).statements, beside(game, RULINGS), beside(game, EDITIONS))
    ]
    for address in addresses:
        for name in translations(address, language).keys() - known:
            yield f"{name}: nothing of that name is to be translated"


def numbers(text: str, language: str) -> set[int]:
    """The numbers a text says, as figures or as words from two to twelve.

    >>> sorted(numbers("two gold for each of the 12 cards of C-SETUP-01", "en"))
    [2, 12]
    """
    spelled = {word: value for value, word in enumerate(NUMBERS[language].split(), start=2)}
    plain = AN_ID.sub(GAP, text).lower()
    return {int(one) for one in re.findall(r"\d+", plain) if int(one) > 1} | {
        spelled[word] for word in re.findall(r"[^\W\d_]+", plain) if word in spelled
    }


def named(english: str, game: str, one: Book) -> set[str]:
    """The cards a text names, by their English names."""
    cards = set(one.cards) if isinstance(one, Statement) else set()
    return {card for card in cards if card in entries(game) and re.search(rf"\b{re.escape(card)}\b", english)}


@cache
def entries(game: str) -> dict[str, Entry]:
    """The cards of a game by their English names."""
    found = [entry for section, shelf in catalogue(game).items() if section in door_of(game).cards for entry in shelf.values()]
    return {entry.names["en"]: entry for entry in found if "en" in entry.names}


@cache
def forms(game: str, card: str, language: str) -> frozenset[str]:
    """A card's name with its endings, in small letters."""
    entry, told = entries(game)[card], tongue(language)
    message = f"{game}-card-{entry.id}"
    if not told.has(message):
        return frozenset({(entry.names.get(language) or card).casefold()})
    found = {told.say(message), *(told.attribute(message, case) for case in GRAMMAR if case not in ("gender", "article"))}
    return frozenset(form.casefold() for form in found if form)


@cache
def names_in(game: str, language: str) -> re.Pattern[str]:
    every = {form for card in entries(game) for form in forms(game, card, language)}
    return re.compile("|".join(re.escape(one) for one in sorted(every, key=len, reverse=True)), re.IGNORECASE)


def misworded(text: str, game: str, language: str) -> Iterator[tuple[str, Term]]:
    """Words that stand for a term of the rule books; the printed names of cards are free."""
    plain = names_in(game, language).sub(GAP, AN_ID.sub(GAP, text))
    for term in terms(language):
        if game in term.where:
            yield from ((word, term) for word in dict.fromkeys(term.found_in(plain)))
