"""Pages of the rulebook: all there is to know about one card, term or topic, found by any of its names."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from regalia.games import door_of
from regalia.rulebook.finder import Headings, words
from regalia.rulebook.library import books, catalogue, differences, rulings, statements
from regalia.rulebook.model import Difference, Entry, Ruling, Statement

TERMS = "terms"


@dataclass(frozen=True, slots=True)
class Page:
    """What the rulebook says of one thing: a card, a term of the glossary, or a topic without an entry of its own."""

    game: str
    topic: str
    entry: Entry | None
    statements: tuple[Statement, ...]  # about it
    mentions: tuple[Statement, ...]  # that only name it
    see: tuple[Entry, ...]

    def differences(self) -> tuple[Difference, ...]:
        """What the editions say differently about it."""
        ids = {one.id for one in self.statements}
        return tuple(one for one in differences() if ids.intersection(one.statements))

    def rulings(self) -> tuple[Ruling, ...]:
        """Rulings that cite one of its statements or are cited there; replaced ones say nothing any more."""
        own = [one.id for one in self.statements]
        said = " ".join(f"{one.rule} {one.check}" for one in self.statements)
        return tuple(
            one
            for one in rulings()
            if one.certainty != "replaced"
            and (cites(said, one.id) or any(cites(f"{one.situation} {one.ruling}", rule_id) for rule_id in own))
        )


def cites(text: str, rule_id: str) -> bool:
    """Whether a text names a rule, and not one whose id only begins like it."""
    return rule_id in text and re.search(rf"(?<![\w.-]){re.escape(rule_id)}(?![\w.]*\w)", text) is not None


def pages_called(name: str, headings: Headings = ()) -> tuple[Page, ...]:
    """The pages of this name, of whichever game: by a card's or term's name in any language, by an alias, by a topic.

    >>> [page.topic for page in pages_called("Ablagestapel mischen")]
    ['Shuffle']
    """
    wanted = tuple(words(name))
    if not wanted:
        return ()
    found = [_page_of(game, entry) for game in books() for entry in _entries(game, wanted)]
    known = {(page.game, page.topic) for page in found}
    for game, topic, called in headings:
        if (game, topic) not in known and wanted in [tuple(words(one)) for one in (topic, *called.splitlines())]:
            found.append(_page(game, topic))
    return tuple(found)


def term(name: str) -> Entry | None:
    """The entry of a glossary a name or an alias leads to.

    >>> term("Gespielt").id, term("another turn").id
    ('play', 'extra_turn')
    """
    wanted = tuple(words(name))
    return next((entry for game in books() for entry in _entries(game, wanted) if entry.section == TERMS), None)


def see_also(entry: Entry) -> tuple[Entry, ...]:
    """Where the links of an entry lead."""
    terms = [catalogue(game)[TERMS] for game in books() if TERMS in catalogue(game)]
    return tuple(next(one[name] for one in terms if name in one) for name in entry.facts.get("see", ()))


def ways(entry: Entry) -> Iterator[tuple[str, ...]]:
    """All names of an entry as plain words: whole, and each of several with commas between them."""
    for name in (entry.id.replace("_", " "), *entry.names.values(), *entry.facts.get("aliases", ())):
        for part in dict.fromkeys((name, *name.split(", "))):
            if found := tuple(words(part)):
                yield found


@cache
def _by_name(game: str) -> Mapping[tuple[str, ...], tuple[Entry, ...]]:
    """An entry that only leads to another is not there itself."""
    book = catalogue(game)
    found: dict[tuple[str, ...], tuple[Entry, ...]] = {}
    for section in (*door_of(game).cards, *([TERMS] if TERMS in book else [])):
        for entry in book[section].values():
            target = book[section][entry.facts["leads_to"]] if "leads_to" in entry.facts else entry
            for way in ways(entry):
                if target not in found.get(way, ()):
                    found[way] = (*found.get(way, ()), target)
    return found


def _entries(game: str, wanted: tuple[str, ...]) -> tuple[Entry, ...]:
    return _by_name(game).get(wanted, ())


def _page_of(game: str, entry: Entry) -> Page:
    """A card's own topic is called like the card, a term's like the term; other statements are about the card they name first.

    Where there is a glossary, topics are its terms: a card is told by every statement that names it.
    """
    name = entry.names.get("en", entry.id)
    calls = {tuple(words(name)), tuple(words(entry.id.replace("_", " ")))}
    own = [one for one in statements(game) if tuple(words(one.topic)) in calls]
    naming = [one for one in statements(game) if name in one.cards and one not in own and entry.section != TERMS]
    about = [
        one for one in naming if TERMS in catalogue(game) or (one.cards[0] == name and not one.topic.startswith("scenario"))
    ]
    mentions = tuple(one for one in naming if one not in about)
    return Page(game, own[0].topic if own else name, entry, (*own, *about), mentions, see_also(entry))


def _page(game: str, topic: str) -> Page:
    return Page(game, topic, None, tuple(one for one in statements(game) if one.topic == topic), (), ())
