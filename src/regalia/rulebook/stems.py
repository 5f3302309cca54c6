"""Words without their endings, per language: light rules, so that what people type meets what the books say.

They need not be right, only alike for the forms of one word: "bauen" and "gebaut" are one, "choose" and "choosing", too.
"""

import re
from collections.abc import Callable
from typing import Final

from regalia.rulebook.finder import words

SHORTEST: Final = 3  # letters that must be left
ENDINGS: Final = {
    "en": ("ings", "ing", "edly", "ed", "ies", "es", "s"),
    "de": ("ungen", "ung", "ern", "test", "ten", "est", "em", "en", "er", "es", "et", "te", "st", "e", "s", "n", "t"),
    "nl": ("ingen", "ing", "ende", "en", "te", "de", "st", "e", "s", "t", "d"),
}
PARTICIPLE: Final = re.compile(r"^ge(?=[a-z]{3,}(?:t|en|d)(?:e[mnrs]?)?$)")
NOUNS: Final = frozenset({"gebouwen"})  # no participle, and what is built is not the building of it


def stems(text: str, language: str) -> list[str]:
    """
    >>> stems("gebaut, bauen: Baust du?", "de"), stems("choosing to choose", "en"), stems("kopen, koop, gekocht", "nl")
    (['bau', 'bau', 'bau', 'du'], ['choos', 'to', 'choos'], ['kop', 'kop', 'koch'])
    """
    return [STEMMERS[language](word) for word in words(text)]


def english(word: str) -> str:
    for ending in ENDINGS["en"]:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST and not word.endswith("ss"):
            word = word[: -len(ending)] + ("y" if ending == "ies" else "")
            break
    word = word.rstrip("e") if len(word.rstrip("e")) >= SHORTEST else word
    return single(word)


def german(word: str) -> str:
    if len(word) > SHORTEST and word not in NOUNS:
        word = PARTICIPLE.sub("", word)
    for ending in ENDINGS["de"]:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST:
            return single(word[: -len(ending)])
    return single(word)


def dutch(word: str) -> str:
    if len(word) > SHORTEST and word not in NOUNS:
        word = PARTICIPLE.sub("", word)
    for ending in ENDINGS["nl"]:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST:
            word = word[: -len(ending)]
            break
    word = re.sub(r"([aeou])\1", r"\1", single(word))
    return word[:-1] + {"v": "f", "z": "s"}.get(word[-1], word[-1])


def single(word: str) -> str:
    """A doubled letter at the end says nothing."""
    return word[:-1] if len(word) > SHORTEST and word[-1] == word[-2] and word[-1].isalpha() else word


STEMMERS: Final[dict[str, Callable[[str], str]]] = {"en": english, "de": german, "nl": dutch}
