"""Finding the option a person means: by its number, or by words in any order, shortened, in any spelling.

An option is spoken of in parts: what is done, to which card or character, whose. Every word typed must belong to some part;
options all of whose parts are named are preferred, so "build castle" is not mistaken for building it some other way. The
sentence an option is shown with, or its beginning, means it, too.
"""

from difflib import get_close_matches
from typing import Final

from regalia.citadels.layout import (
    A_NUMBER,
    A_PLACE,
    A_RANK,
    A_SEAT,
    A_SEAT_AND_KIND,
    A_TITLE,
    KIND_NAMES,
    KINDS,
    is_beautified_place,
    seat_of_place,
    title_of_place,
)
from regalia.kernel.options import Option
from regalia.kernel.views import View
from regalia.words.citadels import Words
from regalia.words.messages import table
from regalia.words.names import plain_words, spoken_names

Way = tuple[str, ...]  # one way to say a part, word by word
Part = tuple[Way, ...]  # all ways to say it

MOST_NAMED = 5  # candidates a message lists


class NotUnderstood(ValueError):
    """Nothing offered fits what was typed, or more than one thing does; the message says which."""


def parse(text: str, view: View, words: Words) -> Option:
    """The option of the view's open question that ``text`` means."""
    options = view.options
    if text.strip().isdecimal():
        number = int(text)
        if not 1 <= number <= len(options):
            raise NotUnderstood(words.say("answer.number", number=number, most=len(options)))
        return options[number - 1]
    typed = _meaning(plain_words(text), words)
    if not any(word.isalpha() for word in typed):
        raise NotUnderstood(words.say("answer.empty", most=len(options)))
    fitting = _best(typed, view, words)
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        raise NotUnderstood(words.say("answer.many", text=text.strip(), options=_listed(fitting, view, words)))
    close = _close(typed, view, words)
    if close:
        raise NotUnderstood(words.say("answer.close", text=text.strip(), options=_listed(close, view, words)))
    raise NotUnderstood(words.say("answer.none", text=text.strip(), most=len(options)))


class Spoken:
    """How an option may be spoken of: its parts, and words that add nothing to it."""

    def __init__(self, option: Option, words: Words) -> None:
        ways = table(words.language).SPOKEN[option.verb.name].split(";")
        verb = tuple(tuple(_meaning(plain_words(way), words)) for way in ways)
        self.parts: Final = [verb, *_subject_parts(option, words)]
        about_players = option.verb.about in (A_SEAT, A_SEAT_AND_KIND, A_PLACE)
        self.spare: Final = [] if about_players else plain_words(words.say("answer.me"))

    def words(self) -> set[str]:
        return {word for part in self.parts for way in part for word in way}

    def fits(self, typed: list[str], whole: bool) -> bool:
        """Whether every word typed belongs to the option."""
        known = self.words()
        return all(word in self.spare or any(_same(word, other, whole) for other in known) for word in typed)

    def is_named_by(self, typed: list[str], whole: bool) -> bool:
        """Whether every part of the option was named in one of its ways."""
        return all(
            any(all(any(_same(word, other, whole) for word in typed) for other in way) for way in part) for part in self.parts
        )


def _best(typed: list[str], view: View, words: Words) -> list[Option]:
    """The options that fit, but only those that fit best."""
    ranked: dict[int, list[Option]] = {}
    for option in view.options:
        fit = _fit(typed, option, view, words)
        if fit:
            ranked.setdefault(fit, []).append(option)
    return ranked[max(ranked)] if ranked else []


def _fit(typed: list[str], option: Option, view: View, words: Words) -> int:
    """How well an option fits, 0 for not at all: its whole sentence, all its parts, its sentence begun, some of its parts."""
    sentence = _meaning(plain_words(words.option(option, view)), words)
    if typed == sentence:
        return 6
    spoken = Spoken(option, words)
    whole, shortened = spoken.fits(typed, True), spoken.fits(typed, False)
    if whole and spoken.is_named_by(typed, True):
        return 5
    if shortened and spoken.is_named_by(typed, False):
        return 4
    if typed[:-1] == sentence[: len(typed) - 1] and " ".join(sentence).startswith(" ".join(typed)):
        return 3
    return 2 if whole else int(shortened)


def _same(word: str, other: str, whole: bool) -> bool:
    return word == other if whole else other.startswith(word)


def _close(typed: list[str], view: View, words: Words) -> list[Option]:
    """Options that would fit if the words were spelt a little differently."""
    known = sorted({word for option in view.options for word in Spoken(option, words).words()})
    guessed = [next(iter(get_close_matches(word, known, n=1, cutoff=0.7)), word) for word in typed]
    return _best(guessed, view, words) if guessed != typed else []


def _subject_parts(option: Option, words: Words) -> list[Part]:
    about, subject = option.verb.about, option.subject
    box, language = words.box, words.language
    if about == A_TITLE:
        return [_card(box.districts[subject].name, words)]
    if about == A_RANK:
        by_number: Way = (str(subject),)
        return [(*spoken_names(box.cast[subject].name, language), by_number)]
    if about == A_SEAT:
        return [_player(subject, words)]
    if about == A_SEAT_AND_KIND:
        return [_player(subject // KINDS, words), spoken_names(KIND_NAMES[subject % KINDS], language)]
    if about == A_PLACE:
        parts = [_player(seat_of_place(subject), words), _card(box.districts[title_of_place(subject)].name, words)]
        if is_beautified_place(subject):
            parts.append(tuple((word,) for word in plain_words(words.say("answer.coin"))))
        return parts
    if about == A_NUMBER:
        counted = subject + 1 if option.verb.name == "visit_wagon" else subject  # wagons are counted, the Abbot's gold is not
        return [((str(counted),),)]
    return []


def _card(name: str, words: Words) -> Part:
    return tuple(tuple(_meaning(list(way), words)) for way in spoken_names(name, words.language))


def _player(seat: int, words: Words) -> Part:
    """By name; oneself also as "me" and the like."""
    ways: list[Way] = [tuple(plain_words(words.names[seat]))]
    if seat == words.reader:
        ways += [(word,) for word in plain_words(words.say("answer.me"))]
    return tuple(ways)


def _meaning(typed: list[str], words: Words) -> list[str]:
    """Without the little words, unless there are no others."""
    kept = [word for word in typed if word not in table(words.language).IGNORED.split()]
    return kept or typed


def _listed(options: list[Option], view: View, words: Words) -> str:
    numbered = [f"{view.options.index(option) + 1}) {words.option(option, view)}" for option in options[:MOST_NAMED]]
    return ", ".join(numbered) + (" …" if len(options) > MOST_NAMED else "")
