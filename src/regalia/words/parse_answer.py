"""Finding the option a person means: by its number, or by words in any order, shortened, in any spelling.

An option is spoken of in parts: what is done, to which card or character, whose. Every word typed must belong to some part;
options all of whose parts are named are preferred, so "build castle" is not mistaken for building it some other way. The
sentence an option is shown with, or its beginning, means it, too.
"""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

from regalia.kernel.options import Option, Verb
from regalia.kernel.views import View
from regalia.words.game_words import GameWords
from regalia.words.names import plain_words

MOST_NAMED = 5  # candidates a message lists


class NotUnderstood(ValueError):
    """Nothing offered fits what was typed, or more than one thing does; the message says which."""

    def __init__(self, message: str, fits_several: bool = False) -> None:
        super().__init__(message)
        self.fits_several: Final = fits_several


def parse(text: str, view: View, words: GameWords) -> Option:
    """The option of the view's open question that ``text`` means."""
    options = view.options
    if text.strip().isdecimal():
        number = int(text)
        if not 1 <= number <= len(options):
            raise NotUnderstood(words.say("answer-number", number=number, most=len(options)))
        return options[number - 1]
    typed = words.meaning(plain_words(text))
    said = [option for option in options if typed and words.meaning(plain_words(words.option(option, view))) == typed]
    if not any(word.isalpha() for word in typed) and not said:  # "+$2" is all that is said of some options
        raise NotUnderstood(words.say("answer-empty", most=len(options)))
    fitting = _best(typed, view, words)
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        raise NotUnderstood(words.say("answer-many", text=text.strip(), options=_listed(fitting, view, words)), True)
    close = _close(typed, view, words)
    if close:
        raise NotUnderstood(words.say("answer-close", text=text.strip(), options=_listed(close, view, words)))
    raise NotUnderstood(words.say("answer-none", text=text.strip(), most=len(options)))


class Spoken:
    """How an option may be spoken of: its parts, and words that add nothing to it."""

    def __init__(self, option: Option, words: GameWords) -> None:
        ways = words.spoken(option.verb.name)
        verb = tuple(tuple(words.meaning(plain_words(way))) for way in ways)
        self.parts: Final = [verb, *words.subject_parts(option)]
        self.spare: Final = [] if words.names_players(option) else plain_words(words.say("answer-me"))

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


def _best(typed: list[str], view: View, words: GameWords) -> list[Option]:
    """The options that fit, but only those that fit best."""
    ranked: dict[int, list[Option]] = {}
    for option in view.options:
        fit = _fit(typed, option, view, words)
        if fit:
            ranked.setdefault(fit, []).append(option)
    return ranked[max(ranked)] if ranked else []


def _fit(typed: list[str], option: Option, view: View, words: GameWords) -> int:
    """How well an option fits, 0 for not at all: its whole sentence, all its parts, its sentence begun, some of its parts."""
    sentence = words.meaning(plain_words(words.option(option, view)))
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


def _close(typed: list[str], view: View, words: GameWords) -> list[Option]:
    """Options that would fit if the words were spelt a little differently."""
    known = sorted({word for option in view.options for word in Spoken(option, words).words()})
    guessed = [next(iter(get_close_matches(word, known, n=1, cutoff=0.7)), word) for word in typed]
    return _best(guessed, view, words) if guessed != typed else []


def _listed(options: list[Option], view: View, words: GameWords) -> str:
    numbered = [f"{view.options.index(option) + 1}) {words.option(option, view)}" for option in options[:MOST_NAMED]]
    return ", ".join(numbered) + (" …" if len(options) > MOST_NAMED else "")


def wished(text: str, view: View, words: GameWords, verbs: Iterable[Verb], shortened: bool = True) -> list[Option]:
    """What ``text`` asks for among all that can ever be done, if it names every part: what is done, and to what."""
    typed = words.meaning(plain_words(text))
    found: dict[bool, list[Option]] = {True: [], False: []}
    for verb in verbs:
        ways = [words.meaning(plain_words(way)) for way in words.spoken(verb.name)]
        if not any(all(any(_same(word, other, False) for word in typed) for other in way) for way in ways):
            continue
        for option in verb.options:
            if words.may_be_meant(option, view):
                spoken = Spoken(option, words)
                for whole in (True, False):
                    if spoken.fits(typed, whole) and spoken.is_named_by(typed, whole):
                        found[whole].append(option)
                        break
    return found[True] or (found[False] or _done_to_anything(typed, view, words, verbs) if shortened else [])


def _done_to_anything(typed: list[str], view: View, words: GameWords, verbs: Iterable[Verb]) -> list[Option]:
    """Who names only what is to be done ("use laboratory") may mean any of the things it is done to."""
    found: list[Option] = []
    for verb in verbs:
        ways = [words.meaning(plain_words(way)) for way in words.spoken(verb.name)]
        if typed and any(sorted(way) == sorted(typed) for way in ways):
            found += [option for option in verb.options if words.may_be_meant(option, view)]
    return found
