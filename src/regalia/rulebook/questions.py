"""Questions as people type them, answered by statements: ranked per game, in the language they are asked in.

What counts: the cards a question names, the words it shares with a rule, its heading or its check (rare words more than
common ones), and that everything asked is there. Endings do not count (``stems.py``); small mistakes in typing are forgiven;
``questions.json`` lists everyday words, here those of any game and beside a game's statements its own:

| kind of row | what it is |
|---|---|
| ``ignored`` | ``words`` of a ``language`` that say nothing of what is asked |
| ``same`` | words of one meaning, by language: typing one finds the others, in every language |
| ``asked`` | what people say, by language, and ``about``: the English words of the books it is about |
| ``answered`` | what people ask, by language, and the ``rules`` that answer it, best first |
"""

import json
from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass
from functools import cache
from math import log
from typing import Any, Final

from regalia.games import door_of
from regalia.rulebook.finder import Headings, words
from regalia.rulebook.library import DATA, LANGUAGES, books, catalogue, rows_beside, statements
from regalia.rulebook.model import Statement
from regalia.rulebook.stems import stems
from regalia.rulebook.translations import told_in

IN_HEADING: Final = 1.5
IN_RULE: Final = 2.0
BOTH: Final = 0.5  # how much a word in rule and heading counts for the lesser place
ABOUT: Final = 2.5  # the card a rule is about
IN_CHECK: Final = 0.4
LENGTH: Final = 0.3  # how much a long rule is held against it
PRESUMED: Final = 0.7  # a word that was corrected, or is part of a longer one
IMPLIED: Final = 0.8  # what a question is about but does not say
NAMED: Final = 1.5  # a card is asked for more than a word
TOGETHER: Final = 2.0  # a rule that has all the cards asked for, and not many more
UNKNOWN: Final = 1.0  # how much of a question is a word that no rule says
KINDS: Final = {"alias": 0.4, "table-advice": 0.6, "example": 0.85}
SOME_EDITIONS: Final = 0.9
OF_A_CARD: Final = 0.75  # a rule about a card nobody asked for
FIRST: Final = 0.35  # the rules that come first in a topic are its main ones
ALONE: Final = 1.0  # a card's name and nothing else asks what the card does: that stands first
LONG: Final = 8  # letters; in a word that long two may be wrong
SHORT: Final = 4  # in a shorter word none
LATER: Final = 0.05  # of the rules that answer something the first is the best
EXACTLY: Final = 0.02  # for each word of what was expected to be asked
ASIDE: Final = 0.9  # a question about a card is answered by the rules of that card first
PARTLY: Final = 0.5  # of the best score has a rule that answers hardly anything of what is asked; all of it, that much more
CARD: Final = "card "
RANK: Final = "rank "
MANY: Final = 2  # a rule that names more cards is less about each
OF_ENGLISH: Final = "english "  # a stem of the English rule, in the index of another language

QUESTIONS: Final = "questions.json"
RANKS: Final = {"en": "rank", "de": "Nummer", "nl": "nummer"}

Phrases = Mapping[tuple[str, ...], tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Index:
    """The statements of a game in one language, by tokens: stems of the language, meanings, cards."""

    language: str
    statements: tuple[Statement, ...]
    weights: tuple[Mapping[str, float], ...]  # of the tokens of each statement
    merits: tuple[float, ...]  # of each statement, whatever is asked
    places: tuple[int, ...]  # of each statement in its topic, from 1
    of_a_card: tuple[bool, ...]
    own: frozenset[str]  # cards that have rules of their own
    rarity: Mapping[str, float]
    known: frozenset[str]  # stems that need no correction
    meanings: Phrases  # stems -> tokens that stand for them
    implied: Phrases  # stems -> tokens that are sought as well
    answered: tuple[tuple[frozenset[str], tuple[int, ...]], ...]  # what is asked -> the statements that answer it


def ask(text: str, game: str, language: str, limit: int = 20, headings: Headings = ()) -> tuple[Statement, ...]:
    """The statements of a game that answer a question best, best first; of all games without one.

    ``language`` is the reader's, for questions that do not tell in which language they are asked.

    >>> ask("how do I win?", books()[0], "en", limit=1)[0].id
    'C-SCORE-07'
    """
    found = [answer for one in ((game,) if game else books()) for answer in _answers(text, one, language, headings)]
    found.sort(key=lambda answer: -answer[0])
    return tuple(one for _, one in found[: max(limit, 0)])


def _answers(text: str, game: str, language: str, headings: Headings) -> Iterator[tuple[float, Statement]]:
    index = max((_index(game, one, headings) for one in (language, *LANGUAGES)), key=lambda one: _familiar(one, text))
    plain, said, wanted = _wanted(index, text)
    scores = [_score(index, number, wanted) for number in range(len(index.statements))]
    best = max(scores) or 1.0
    for number, part in _answered(index, plain, said):
        scores[number] = max(scores[number], best * part)
    for one, score in zip(index.statements, scores, strict=True):
        if score > 0:
            yield score, one


def _answered(index: Index, plain: list[str], said: Mapping[str, float]) -> Iterator[tuple[int, float]]:
    """Statements that are known to answer what is asked, each with how its score compares to the best: more, the more of it."""
    tokens = {*plain, *(token for token, _ in _tokens(plain, index.meanings))}
    whole = sum(weight * index.rarity.get(token, UNKNOWN) for token, weight in said.items())
    for phrase, numbers in index.answered:
        if phrase <= tokens:
            told = _mass(index, {token: weight for token, weight in said.items() if token in phrase})
            share = PARTLY + (told / whole if whole else 1.0) + EXACTLY * len(phrase)
            if any(token in index.own and token not in phrase for token in said):
                share = min(share, ASIDE)
            yield from ((number, share * (1 - LATER * place)) for place, number in enumerate(numbers))


def _familiar(index: Index, text: str) -> int:
    """How many words belong to the language."""
    own = _ignored(index.language) | index.known
    return sum(stem in own for stem in stems(text, index.language))


def _score(index: Index, number: int, wanted: Mapping[str, float]) -> float:
    weights = index.weights[number]
    found = [token for token in wanted if token in weights]
    if not found:
        return 0.0
    score = sum(wanted[token] * index.rarity[token] * weights[token] for token in found)
    share = sum(wanted[token] * index.rarity[token] for token in found) / _mass(index, wanted)
    cards = [token for token in wanted if token.startswith(CARD)]
    if len(cards) > 1 and all(weights.get(card, 0.0) >= IN_RULE / 2 for card in cards):
        score *= TOGETHER
    if not cards and index.of_a_card[number]:
        score *= OF_A_CARD
    if len(cards) == 1 and all(token.startswith((CARD, RANK)) for token in wanted):
        score *= 1 + ALONE / index.places[number]
    return score * share * index.merits[number]


def _mass(index: Index, wanted: Mapping[str, float]) -> float:
    """What all of a question weighs; a word the book never says weighs most, for nothing answers it."""
    never = log(1 + len(index.statements))
    return sum(weight * index.rarity.get(token, never) for token, weight in wanted.items())


def _wanted(index: Index, text: str) -> tuple[list[str], dict[str, float], dict[str, float]]:
    """The stems of a question, the tokens it names and those it seeks, each with its weight."""
    typed: list[tuple[str, float]] = []
    for stem in stems(text, index.language):
        typed += [(stem, 1.0)] if stem in index.known or stem in _ignored(index.language) else _presumed(index, stem)
    plain = [stem for stem, _ in typed]
    said: dict[str, float] = {}
    for token, place in _tokens(plain, index.meanings, _empty(text, plain, index.language, index.meanings)):
        weight = typed[place][1] * (NAMED if token.startswith(CARD) else 1.0)
        said[token] = max(said.get(token, 0.0), weight)
    wanted = dict(said)
    own = index.own & said.keys()
    for phrase, tokens in index.implied.items():
        if all(stem in plain for stem in phrase) and (not own or _names(index, phrase, own)):
            for token in tokens:
                wanted[token] = max(wanted.get(token, 0.0), IMPLIED)
    return plain, said, wanted


def _names(index: Index, phrase: tuple[str, ...], cards: Set[str]) -> bool:
    return any(token in cards for token, _ in _tokens(list(phrase), index.meanings))


def _presumed(index: Index, stem: str) -> list[tuple[str, float]]:
    """What an unknown word may mean: a known one with a letter wrong, or known ones in it."""
    if len(stem) < SHORT:
        return [(stem, PRESUMED)]
    most = 2 if len(stem) >= LONG else 1
    near = [(distance(stem, one, most), one) for one in index.known if abs(len(one) - len(stem)) <= most and one[0] == stem[0]]
    close = min((one for one in near if one[0] <= most), default=None)
    if close is not None:
        return [(close[1], PRESUMED)]
    parts = [one for one in index.known if len(one) > SHORT and (stem.startswith(one) or stem.endswith(one))]
    return [(max(parts, key=lambda one: (len(one), one)), PRESUMED)] if parts else [(stem, PRESUMED)]


def distance(word: str, other: str, most: int) -> int:
    """How many letters are wrong, missing, too many or swapped; more than ``most`` need not be told exactly.

    >>> distance("asassin", "assassin", 2), distance("wtich", "witch", 2), distance("king", "queen", 2) > 2
    (1, 1, True)
    """
    before: list[int] = []
    last = list(range(len(other) + 1))
    for at, letter in enumerate(word, start=1):
        row = [at]
        for to, against in enumerate(other, start=1):
            cost = min(last[to] + 1, row[to - 1] + 1, last[to - 1] + (letter != against))
            if at > 1 and to > 1 and letter == other[to - 2] and word[at - 2] == against:
                cost = min(cost, before[to - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return most + 1
        before, last = last, row
    return last[-1]


def _empty(text: str, plain: list[str], language: str, meanings: Phrases) -> frozenset[int]:
    """The places of words that say nothing. What only looks like one without its ending is none if it means something:

    "koning" (king) is not "kon" (could), nor is "dood" (dead) "doet" (does).
    """
    ignored = _ignored(language)
    return frozenset(
        at
        for at, (word, stem) in enumerate(zip(words(text), plain, strict=True))
        if word in _listed(language) or (stem in ignored and (stem,) not in meanings)
    )


def _tokens(plain: list[str], meanings: Phrases, empty: frozenset[int] = frozenset()) -> Iterator[tuple[str, int]]:
    """Tokens for stems, the longest phrases first, each with its place; a stem without another meaning stands for itself."""
    longest = max((len(phrase) for phrase in meanings), default=1)
    at = 0
    while at < len(plain):
        for length in range(min(longest, len(plain) - at), 0, -1):
            found = meanings.get(tuple(plain[at : at + length]))
            if found and not (length == 1 and at in empty):
                yield from ((token, at) for token in found)
                at += length
                break
        else:
            if at not in empty:
                yield plain[at], at
            at += 1


@cache
def _index(game: str, language: str, headings: Headings) -> Index:
    book = statements(game)
    meanings = _meanings(game, language)
    own = LANGUAGES.index(language)
    called = {topic: names.split("\n")[own] for of, topic, names in headings if of == game}
    weights = tuple(_weights(one, language, meanings, called.get(one.topic, "")) for one in book)
    counts: dict[str, int] = {}
    for tokens in weights:
        for token in tokens:
            counts[token] = counts.get(token, 0) + 1
    known = {token for token in counts if " " not in token} | {stem for phrase in meanings for stem in phrase}
    implied = _asked(game, language)
    cards = {token.casefold() for phrase in meanings.values() for token in phrase if token.startswith(CARD)}
    topics = {CARD + name_of(one.topic) for one in book}
    ruled = frozenset(token for phrase in meanings.values() for token in phrase if token.casefold() in topics)
    known |= {stem for phrase in implied for stem in phrase}
    known |= {stem for row in _rows("answered", game) for said in row.get(language, ()) for stem in stems(said, language)}
    return Index(
        language,
        book,
        weights,
        _merits(book),
        _places(book),
        tuple((CARD + name_of(one.topic)) in cards for one in book),
        ruled,
        {token: log(1 + len(book) / count) for token, count in counts.items()},
        frozenset(known),
        meanings,
        implied,
        _prompts(game, language, meanings, book),
    )


def name_of(topic: str) -> str:
    """A topic as a card is called in English, in small letters."""
    return topic.replace("_", " ").replace("-", " ").casefold()


def _merits(book: tuple[Statement, ...]) -> tuple[float, ...]:
    """Short rules, those for every edition and the first ones of a topic come before others."""
    sizes = [len(one.rule.split()) for one in book]
    found = []
    for one, size, place in zip(book, sizes, _places(book), strict=True):
        merit = KINDS.get(one.kind, 1.0) * (SOME_EDITIONS if 0 < len(one.editions) < len(LANGUAGES) else 1.0)
        found.append(merit * (1 + FIRST / place) / (1 - LENGTH + LENGTH * size * len(sizes) / sum(sizes)))
    return tuple(found)


def _places(book: tuple[Statement, ...]) -> tuple[int, ...]:
    """Where each rule stands in its topic, counted from 1."""
    seen: dict[str, int] = {}
    found = []
    for one in book:
        seen[one.topic] = seen.get(one.topic, 0) + 1
        found.append(seen[one.topic])
    return tuple(found)


def _weights(one: Statement, language: str, meanings: Phrases, heading: str) -> dict[str, float]:
    """Every token with the best place it stands in."""
    weights: dict[str, float] = {}  # of the place that is read

    def put(text: str, weight: float, of: str, on_cards: float) -> None:
        table = meanings if of == language else _meanings(one.game, of)
        for token, _ in _tokens(stems(text, of), table):
            token = token if of == language or " " in token else OF_ENGLISH + token
            weights[token] = max(weights.get(token, 0.0), on_cards if token.startswith(CARD) else weight)

    shared = IN_RULE * min(1.0, MANY / max(1, len(one.cards)))
    put(one.rule, IN_RULE, "en", shared)
    if told_in(language, one) != one:
        put(told_in(language, one).rule, IN_RULE, language, shared)
    said, weights = weights, {}
    put(heading, IN_HEADING, language, ABOUT)
    put(name_of(one.topic), IN_HEADING, "en", ABOUT)
    for token, weight in weights.items():
        weights[token] = max(weight, said.get(token, 0.0)) + BOTH * min(weight, said.get(token, 0.0))
    weights = said | weights
    told, weights = weights, dict.fromkeys((CARD + card for card in one.cards), IN_CHECK)
    put(one.check, IN_CHECK, "en", IN_CHECK)
    return weights | told


@cache
def _meanings(game: str, language: str) -> Phrases:
    """What stands for several words, or for one said otherwise: cards by their names, words of one meaning."""
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    for row in _rows("same", game):
        for said in row.get(language, ()):
            _add(found, tuple(stems(said, language)), f"of {row['en'][0]}")
    for section in door_of(game).cards:
        for entry in catalogue(game)[section].values():
            for name in dict.fromkeys((entry.names["en"], entry.names.get(language, entry.names["en"]))):
                _add(found, tuple(stems(name, language)), CARD + entry.names["en"])
            if "rank" in entry.facts:  # rules speak of "the rank 8 character"
                rank = entry.facts["rank"]
                _add(found, tuple(stems(f"{RANKS[language]} {rank}", language)), f"{RANK}{rank}")
    return found


@cache
def _asked(game: str, language: str) -> Phrases:
    """Phrases and their topics; a question that names a character is about its rank, too."""
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    for row in _rows("asked", game):
        about, meanings = stems(row["about"], "en"), _meanings(game, "en")
        for token, _ in _tokens(about, meanings, _empty(row["about"], about, "en", meanings)):
            for said in row.get(language, ()):
                own = token if language == "en" or " " in token else OF_ENGLISH + token
                _add(found, tuple(stems(said, language)), own)
    for section in door_of(game).cards:
        for entry in catalogue(game)[section].values():
            if "rank" in entry.facts:
                _add(
                    found, tuple(stems(entry.names.get(language, entry.names["en"]), language)), f"{RANK}{entry.facts['rank']}"
                )
    return found


def _prompts(
    game: str, language: str, meanings: Phrases, book: tuple[Statement, ...]
) -> tuple[tuple[frozenset[str], tuple[int, ...]], ...]:
    """What people ask, as tokens in any order, with the numbers of the statements that answer it."""
    number = {one.id: at for at, one in enumerate(book)}
    return tuple(
        (frozenset(token for token, _ in _tokens(stems(said, language), meanings)), tuple(number[one] for one in row["rules"]))
        for row in _rows("answered", game)
        for said in row.get(language, ())
    )


def _add(found: dict[tuple[str, ...], tuple[str, ...]], phrase: tuple[str, ...], token: str) -> None:
    if phrase and token not in found.get(phrase, ()):
        found[phrase] = (*found.get(phrase, ()), token)


def _rows(kind: str, game: str) -> list[dict[str, Any]]:
    return [row for row in (*_data(), *rows_beside(game, QUESTIONS)) if row["kind"] == kind]


@cache
def _ignored(language: str) -> frozenset[str]:
    return frozenset(stem for row in _data() if row.get("language") == language for stem in stems(row["words"], language))


@cache
def _listed(language: str) -> frozenset[str]:
    return frozenset(word for row in _data() if row.get("language") == language for word in words(row["words"]))


@cache
def _data() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((DATA / QUESTIONS).read_text(encoding="utf-8"))
    return found
