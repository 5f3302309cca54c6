"""``python -m regalia.words.check``: do the catalogues of all languages say the same, all of it, and nothing else?

- Every file parses, and the same ids with the same attributes and the same arguments stand in the same file of every language.
- Every kind of event, verb, question and card of both games has its words, and no words are left over.
- No usual player is called like a word of the language.
- Sentences use only what they are told; the reader is addressed as "you"; articles are those of the language.
- Sentences say what the rule books say: no word stands for one of their terms (``terms.py``).
- The translated rules say what the English ones say (``check_rules.py``).
"""

import re
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from regalia.kernel.arguments import FLAG, ORDER
from regalia.kernel.reasons import REASONS
from regalia.rulebook import rulings, statements
from regalia.words import required_messages as required
from regalia.words.check_rules import all_problems as mistranslated
from regalia.words.grammar import DUTCH_ARTICLES, FUNCTIONS, GRAMMAR, WEAK
from regalia.words.messages import A_CARD, FALLBACK, LANGUAGES, files_of
from regalia.words.opponents import LEVELS, personas
from regalia.words.terms import GAP, home, terms
from regalia.words.tongue import TYPED

MOODS: Final = ("none", "later", "known")
GENDERS: Final = ("m", "f", "n", "p")
HYPHENS: Final = "web-hyphens"  # of the names of cards, which are as they are printed
ADJECTIVES: Final = (  # gender, ending after "ein", a case whose ending shows that it is one, that ending, the one after "der"
    ("m", "er", "accusative", "en", "e"),
    ("n", "es", "dative", "en", "e"),
    ("p", "e", "genitive", "en", "en"),
)
SHORT: Final = "short"  # what is drawn on a card whose text is too long for it in this language
LESSON: Final = "lesson"  # a group of messages: said by the page, too, and looked for by the lessons' own tests
PLAYERS: Final = ("names", *(f"opponents-{one}" for one in (*LEVELS, *personas())))  # who sits where nobody gave a name
PAGE: Final = ("web-", "listed-")  # said by the web page; its own tests and those of the doors look for what is left over


class Pattern(Visitor):
    """What a pattern needs: arguments, functions, other messages; and its text."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.arguments: set[str] = set()
        self.functions: set[str] = set()
        self.references: set[str] = set()
        self.text: str = ""
        self.visit(pattern)

    def visit_Placeable(self, node: ast.Placeable) -> None:
        self.text += GAP
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.references |= {given.value for given in node.arguments.positional if isinstance(given, ast.StringLiteral)}
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.text += node.value


class Message:
    """A message of a catalogue: its variants, the plain one called ""."""

    def __init__(self, file: str, entry: ast.Message) -> None:
        self.file: Final = file
        self.id: Final = entry.id.name
        self.variants: Final[dict[str, Pattern]] = {} if entry.value is None else {"": Pattern(entry.value)}
        self.variants.update({attribute.id.name: Pattern(attribute.value) for attribute in entry.attributes})

    def plain(self) -> str:
        """What it says to anybody; "" if it has variants only, which is a mistake of its own (``differing``)."""
        return self.variants[""].text if "" in self.variants else ""

    def compared(self) -> dict[str, set[str]]:
        """What every language must have alike: variants and their arguments, but not grammar, nor short forms of long texts."""
        return {name: pattern.arguments for name, pattern in self.variants.items() if name not in (*GRAMMAR, TYPED, SHORT)}


@cache
def entries(text: str) -> list[ast.EntryType]:
    """Parsed once for each text: the tests of this check change one file at a time."""
    return FluentParser(with_spans=False).parse(text).body


@cache
def messages(language: str) -> dict[str, Message]:
    """Every message of a language. A file that cannot be read is a mistake of its own: see ``unreadable``."""
    found: dict[str, Message] = {}
    for file, text in files_of(language).items():
        for entry in entries(text):
            if isinstance(entry, ast.Message):
                found[entry.id.name] = Message(file, entry)
    return found


def problems(languages: Sequence[str] = LANGUAGES) -> Iterator[str]:
    """Everything that is wrong, one line each; of one language also where it differs from English."""
    for language in languages:
        yield from unreadable(language)
    for language in languages:
        for check in (
            differing,
            missing,
            unused,
            misused,
            unaddressed,
            misnamed,
            mistakable,
            misworded,
            mistranslated,
        ):
            for problem in check(language):
                yield f"{language}: {problem}"


def unreadable(language: str) -> Iterator[str]:
    seen: dict[str, str] = {}
    for file, text in files_of(language).items():
        for entry in entries(text):
            if isinstance(entry, ast.Junk):
                yield f"{language}/{file}: not Fluent: {(entry.content or '').strip().splitlines()[0]}"
            elif isinstance(entry, ast.Term):
                yield f"{language}/{file}: -{entry.id.name} is a term; names are messages, so that code can read their grammar"
            elif isinstance(entry, ast.Message):
                if entry.id.name in seen:
                    yield f"{language}/{file}: {entry.id.name} stands in {seen[entry.id.name]}, too"
                seen[entry.id.name] = file


def differing(language: str) -> Iterator[str]:
    """What English has and this language has not, or the other way round."""
    ours, english = messages(language), messages(FALLBACK)
    for name in english.keys() - ours.keys():
        yield f"lacks {name} (en/{english[name].file})"
    for name in ours.keys() - english.keys():
        yield f"{name} is not in English"
    for name in sorted(ours.keys() & english.keys()):
        mine, theirs = ours[name], english[name]
        if mine.file != theirs.file:
            yield f"{name} stands in {mine.file}, in English in {theirs.file}"
        for variant in mine.compared().keys() ^ theirs.compared().keys():
            yield f"{name}: the variant “{variant}” stands only in {language if variant in mine.variants else FALLBACK}"
        for variant in mine.compared().keys() & theirs.compared().keys():
            if mine.compared()[variant] != theirs.compared()[variant]:
                told, wanted = mine.compared()[variant], theirs.compared()[variant]
                yield f"{name} [{variant}] uses {sorted(told)}, in English {sorted(wanted)}"


def missing(language: str) -> Iterator[str]:
    """What the games say without words and this language has no words for."""
    wanted: dict[str, str] = {f"count-{unit}": "unit" for unit in required.units()}
    wanted |= {f"reason-{name}": "reason" for name in REASONS} | dict.fromkeys(PLAYERS, "usual players")
    for game in required.GAMES:
        wanted |= {f"{game}-event-{name}": "event" for name in required.EVENTS[game]}
        wanted |= {f"{game}-reason-{name}": "reason" for name in required.REASONS[game]}
        wanted |= {f"{game}-option-{name}": "verb" for name in required.verbs(game)}
        wanted |= {f"{game}-question-{name}": "question" for name, _ in required.questions(game)}
        wanted |= {name: "thing" for name in required.things_said(game)}
        wanted |= {f"{game}-card-{name}": "card" for name in required.cards(game)}
        wanted |= {f"{game}-text-{name}": "text of the card" for name in required.texts_of_cards(game)}
    found = messages(language)
    for name, arguments in required.refusals().items():
        wanted[f"refused-{name}"] = "refusal"
        given = found.get(f"refused-{name}")
        if given is not None and "" in given.variants and given.variants[""].arguments != arguments:
            yield f"refused-{name} is given {sorted(arguments)}"
    for name, what in wanted.items():
        if name not in found:
            yield f"no words for the {what} {name}"
        elif what == "verb" and TYPED not in found[name].variants:
            yield f"{name} lacks .{TYPED}: nobody could type it"
        elif what == "text of the card" and "full" not in found[name].variants:
            yield f"{name} lacks .full"


def unused(language: str) -> Iterator[str]:
    ids, beginnings = required.said_by_code()
    groups = tuple(one for one in beginnings if re.fullmatch(r"[a-z]+-([a-z_]+-)?[a-z_]*", one))
    known = {one.id for one in statements()} | {one.id for one in rulings()}
    wanted = {
        game: {
            "event": set(required.EVENTS[game]),
            "reason": set(required.REASONS[game]),
            "option": set(required.verbs(game)),
            "question": {name for name, _ in required.questions(game)},
            "card": set(required.cards(game)),
            "text": set(required.texts_of_cards(game)),
        }
        for game in required.GAMES
    }
    for name in messages(language):
        game, _, rest = name.partition("-")
        group, _, thing = rest.partition("-")
        if game in wanted and group in wanted[game]:
            plain, dash, rule = thing.partition("-")
            if plain not in wanted[game][group]:
                yield f"{name}: the game has no {group} {plain}"
            elif dash and (rule not in known or f'"{rule}"' not in required.code(game)):
                yield f"{name}: no rule {rule} causes it"
        elif name not in ids and not name.startswith((*groups, *PAGE)) and group != LESSON:
            yield f"{name} is said nowhere"


def misused(language: str) -> Iterator[str]:
    """Arguments nobody gives, secrets told to all, functions and messages that are not there."""
    every = messages(language)
    for name, message in every.items():
        for variant, pattern in message.variants.items():
            for function in pattern.functions - FUNCTIONS[language].keys():
                yield f"{name} [{variant}] calls {function}; there are {', '.join(FUNCTIONS[language])}"
            for reference in pattern.references - every.keys():
                yield f"{name} [{variant}] refers to {reference}, which is not there"
    for name, message in every.items():
        given = required.arguments_of(name)
        if given is not None:
            for variant, pattern in message.variants.items():
                for argument in pattern.arguments - given:
                    yield f"{name} [{variant}] says {argument}, which it is not told"
        kind = required.kind_of(name)
        if kind is None:
            continue
        silent = {argument for argument, of in kind.told.items() if of in (FLAG, ORDER)}
        for variant, pattern in message.variants.items():
            allowed = set(kind.told) - silent | (set(kind.secret) if variant.endswith("known") else set())
            for argument in pattern.arguments - allowed:
                yield f"{name} [{variant}] says {argument}, which it is not told"


def unaddressed(language: str) -> Iterator[str]:
    """Each argument that may be the reader has its own variant, in every mood the sentence has, and does not say the name."""
    for name, message in messages(language).items():
        kind = required.kind_of(name)
        if kind is None:
            continue
        flags = [argument for argument, of in kind.told.items() if of == FLAG]
        moods = {variant for variant in message.variants if variant in (*MOODS, *flags)}
        for seat in kind.seats():
            for variant in sorted({f"{seat}-{mood}" for mood in moods} - message.variants.keys()):
                yield f"{name} lacks the variant {variant}"
            if seat not in message.variants and f"{seat}-known" not in message.variants:
                yield f"{name} lacks a variant for {seat}"
            for variant, pattern in message.variants.items():
                if seat in re.split(r"-and-|-", variant) and seat in pattern.arguments:
                    yield f"{name} [{variant}] should say you instead of naming {seat}"


def misnamed(language: str) -> Iterator[str]:
    """Grammar of names that the functions understand."""
    for game in required.GAMES:
        for card in required.cards(game):
            message = messages(language).get(f"{game}-card-{card}")
            if message is None:
                continue
            gender = message.variants.get("gender")
            if language == "de" and (gender is None or gender.text not in GENDERS):
                yield f"{message.id} lacks .gender: one of {', '.join(GENDERS)}"
            article = message.variants.get("article")
            if language == "nl" and article is not None and article.text not in DUTCH_ARTICLES:
                yield f"{message.id} has .article {article.text}: it is none of {', '.join(DUTCH_ARTICLES)}"
            if language == "de" and gender is not None:
                given, weak = weakened(message)
                if given != weak:
                    yield f"{message.id} should have .weak = {weak or 'nothing'}, as it stands after “der”"


def weakened(message: Message) -> tuple[str, str]:
    """The form a German name has after "der", as it is given and as it should be; "" if that is its only one.

    An adjective is known by its endings: -er or -es before another word, or -en in an oblique case of the word alone.
    """
    forms = {variant: pattern.text for variant, pattern in message.variants.items()}
    first, *others = message.plain().split(" ")
    weak = ""
    if others and forms.get("accusative", "").split(" ")[0] == first:
        return forms.get(WEAK, ""), weak  # made of the name of a town: "den Schweriner Dom"
    for gender, ending, case, declined, after_der in ADJECTIVES:
        stem = first.removesuffix(ending)
        if forms["gender"] == gender and first != stem and "article" not in forms:
            oblique = forms.get(case, "").split(" ")[0]
            if oblique == stem + declined or (others and gender != "p"):
                weak = " ".join([stem + after_der, *others])
    return forms.get(WEAK, ""), weak


def mistakable(language: str) -> Iterator[str]:
    """Usual players whose name is a word of the language: "Dan betaalt Eva" says in Dutch that it is Eva who pays."""
    every = messages(language)
    said = {
        word
        for name, message in every.items()
        for variant, pattern in message.variants.items()
        if name not in PLAYERS and variant not in GRAMMAR
        for word in re.findall(r"(?<!\w)[^\W\d_A-ZÄÖÜ]+(?!\w)", pattern.text)
    }
    for name in PLAYERS:
        for player in every[name].plain().split(",") if name in every else ():
            if player.lower() in said:
                yield f"{name}: {player} is a word of the language, too"


def misworded(language: str) -> Iterator[str]:
    """Words that stand for a term of the rule books; exceptions nobody needs."""
    every = messages(language)
    for term in terms(language):
        needed: set[str] = set()
        for name, message in every.items():
            if home(name) not in term.where or A_CARD.fullmatch(name) or name == HYPHENS:
                continue
            for variant, pattern in message.variants.items():
                if variant in (*GRAMMAR, TYPED):
                    continue
                for word in dict.fromkeys(term.found_in(pattern.text)):
                    allowed = list(term.excepts(name))
                    needed.update(allowed)
                    if not allowed:
                        yield f"{message.file}: {name} [{variant}] says “{word}”; the rule book says “{term.term}”"
        for exception in term.but.keys() - needed:
            yield f"terms/{language}.json: “{term.term}” need not except {exception}"


def main() -> int:
    found = list(problems())
    for problem in found:
        print(problem, file=sys.stderr)
    if not found:
        print(f"{len(messages(FALLBACK))} messages in {', '.join(LANGUAGES)}: all there, all alike, all used.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
