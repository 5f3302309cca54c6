"""Names with their grammar, and the functions catalogues may call to put an article before one.

A name is declined by the grammar of the reader's language even where it is shown in another one: a Dutch reader with a German
box reads "de Händler".

| language | functions |
|---|---|
| en | ``THE`` (the Castle), ``A`` (a Castle, an Estate) |
| de | ``DER DEN DEM DES``, ``EIN EINEN EINEM``, ``DEIN DEINEN DEINEM DEINES``, ``IHN``: the masculine form stands for all |
| nl | ``DE`` (de or het), ``EEN`` |

What they are given is an argument, or a card by its id: ``{ DEN("GAME-card-hero") }`` is "den Helden".

A German name that is or begins with an adjective is printed as it stands after "ein": Zerstörtes Dorf. After "der" and its like
the adjective is weak, das Zerstörte Dorf: the attribute ``weak`` of the name. So it is in Dutch: een Gezegend
Dorp, het Gezegende Dorp.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final
from unicodedata import normalize

from fluent.runtime.types import FluentType

from regalia.words.pseudo import PSEUDO, dressed

NO_ARTICLE: Final = "none"
PLURAL: Final = "plural"  # Dutch: "de Tuinen", but not "een Tuinen"
DUTCH_ARTICLES: Final = ("het", PLURAL, NO_ARTICLE)  # what `.article` may be; without it a name takes "de"
AN: Final = re.compile("(?!uni|eu)[aeiou]", re.IGNORECASE)  # what English puts "an" before

# German: what stands for the masculine form if the noun is feminine, neuter or plural.
ARTICLES: Final[Mapping[str, Mapping[str, str]]] = {
    "DER": {"m": "der", "f": "die", "n": "das", "p": "die"},
    "DEN": {"m": "den", "f": "die", "n": "das", "p": "die"},
    "DEM": {"m": "dem", "f": "der", "n": "dem", "p": "den"},
    "DES": {"m": "des", "f": "der", "n": "des", "p": "der"},
    "EIN": {"m": "ein", "f": "eine", "n": "ein", "p": ""},
    "EINEN": {"m": "einen", "f": "eine", "n": "ein", "p": ""},
    "EINEM": {"m": "einem", "f": "einer", "n": "einem", "p": ""},
    "DEIN": {"m": "dein", "f": "deine", "n": "dein", "p": "deine"},
    "DEINEN": {"m": "deinen", "f": "deine", "n": "dein", "p": "deine"},
    "DEINEM": {"m": "deinem", "f": "deiner", "n": "deinem", "p": "deinen"},
    "DEINES": {"m": "deines", "f": "deiner", "n": "deines", "p": "deiner"},
}
PRONOUNS: Final[Mapping[str, Mapping[str, str]]] = {"IHN": {"m": "ihn", "f": "sie", "n": "es", "p": "sie"}}
CASES: Final = {"DEN": "accusative", "EINEN": "accusative", "DEINEN": "accusative"} | {
    "DEM": "dative", "EINEM": "dative", "DEINEM": "dative", "DES": "genitive", "DEINES": "genitive",
}  # fmt: skip
WEAK: Final = "weak"
AFTER_DER: Final = {"DER": "mfnp", "DEN": "fnp", "DEIN": "p", "DEINEN": "p"}  # for which genders the weak form is the one
FORMS: Final = (WEAK, *sorted(set(CASES.values())))
GRAMMAR: Final = ("article", "gender", *FORMS)  # attributes of names that only some languages have


class Name(FluentType):
    """A name as it is shown, and how the reader's language treats it."""

    def __init__(self, text: str, grammar: Mapping[str, str]) -> None:
        self.text: Final = text
        self.grammar: Final = dict(grammar)

    def format(self, locale: Any) -> str:
        return self.text

    def __str__(self) -> str:
        return self.text


class Names(FluentType):
    """Several names in one breath; a function puts an article before each of them."""

    def __init__(self, names: Sequence[Name], joined: Callable[[Sequence[object]], str]) -> None:
        self.names: Final = tuple(names)
        self.joined: Final = joined

    def format(self, locale: Any) -> str:
        return str(self)

    def __str__(self) -> str:
        return self.joined(self.names)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Names) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def key(self) -> tuple[tuple[str, str], ...]:
        """Equal names are said alike, so that what was said once need not be put together again."""
        return tuple((name.text, name.grammar.get("article", "")) for name in self.names)


def each(function: Callable[[object], str]) -> Callable[[object], str]:
    """A function of one name, for several names, too."""

    def of_one_or_more(name: object) -> str:
        return name.joined([function(one) for one in name.names]) if isinstance(name, Names) else function(name)

    return of_one_or_more


def spoken(name: object) -> Name:
    """What comes as text takes no article."""
    return name if isinstance(name, Name) else Name(str(name), {"article": NO_ARTICLE})


def the(name: object) -> str:
    noun = spoken(name)
    return noun.text if noun.grammar.get("article") == NO_ARTICLE else f"the {noun.text}"


def a(name: object) -> str:
    """By the first letter, which is a sound of its own in "university"."""
    noun = spoken(name)
    article = "an" if AN.match(normalize("NFKD", noun.text)) else "a"
    return noun.text if noun.grammar.get("article") == NO_ARTICLE else f"{article} {noun.text}"


def een(name: object) -> str:
    noun = spoken(name)
    return noun.text if noun.grammar.get("article") in (NO_ARTICLE, PLURAL) else f"een {noun.text}"


def de(name: object) -> str:
    noun = spoken(name)
    article = noun.grammar.get("article", "de")
    if article == NO_ARTICLE:
        return noun.text
    return f"{'de' if article == PLURAL else article} {noun.grammar.get(WEAK, noun.text)}"


def declined(function: str) -> Callable[[object], str]:
    articles, case = ARTICLES[function], CASES.get(function, "")

    def decline(name: object) -> str:
        noun = spoken(name)
        text = noun.grammar.get(case, noun.text)
        if noun.grammar.get("article") == NO_ARTICLE:
            return text
        gender = noun.grammar.get("gender", "m")
        if gender in AFTER_DER.get(function, ""):
            text = noun.grammar.get(WEAK, text)
        return f"{articles[gender]} {text}".strip()

    return decline


def pronoun(function: str) -> Callable[[object], str]:
    return lambda name: PRONOUNS[function][spoken(name).grammar.get("gender", "m")]


FUNCTIONS: Final[dict[str, dict[str, Callable[[object], str]]]] = {
    "en": {"THE": each(the), "A": each(a)},
    "de": {name: each(declined(name)) for name in ARTICLES} | {name: pronoun(name) for name in PRONOUNS},
    "nl": {"DE": each(de), "EEN": each(een)},
}


def in_disguise(function: Callable[[object], str]) -> Callable[[object], str]:
    """Dresses the article; the name is dressed already."""

    def dress(name: object) -> str:
        text = spoken(name).text
        return dressed(function(name).removesuffix(text)) + text

    return dress


def functions_of(language: str) -> dict[str, Callable[[Any], Any]]:
    if language == PSEUDO:
        return {"THE": each(in_disguise(the)), "A": each(in_disguise(a))}
    return dict(FUNCTIONS[language])
