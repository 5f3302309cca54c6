"""The tables are complete: nothing the rules do lacks words, and no words are left over."""

import ast
import re
import string
from pathlib import Path

import pytest

import regalia.words
from regalia.citadels import events as kinds
from regalia.dominion import events as dominion_kinds
from regalia.dominion.layout import TOKEN_NAMES
from regalia.kernel.told import FLAG, ORDER
from regalia.rulebook import rulings, statements
from regalia.words.messages import LANGUAGES, Message, UnknownLanguage, UnknownMessage, pick, table
from tests.words import told

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def messages(language: str, beginning: str) -> dict[str, Message]:
    found = table(language).MESSAGES.items()
    return {name.removeprefix(beginning): message for name, message in found if name.startswith(beginning)}


def variants(message: Message) -> dict[str, str]:
    return {"": message} if isinstance(message, str) else dict(message)


def gaps(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name is not None}


GAME = pytest.mark.parametrize("game", ["citadels", "dominion"])
EVENTS = {"citadels": kinds.EVENTS, "dominion": dominion_kinds.EVENTS}
OWN = {"citadels": "", "dominion": "dominion_"}


@GAME
def test_every_kind_of_event_the_rules_tell_has_its_arguments_named(game: str) -> None:
    assert told.kinds_told(game) == set(EVENTS[game])


@GAME
@LANGUAGE
def test_every_kind_of_event_has_a_sentence_and_every_sentence_a_kind(language: str, game: str) -> None:
    said = messages(language, f"{OWN[game]}event.")
    plain = {name for name in said if "@" not in name}
    assert plain == set(EVENTS[game])
    for name in plain:
        assert variants(said[name])[""], f"{name} says nothing"


@LANGUAGE
def test_a_sentence_for_one_rule_names_a_rule_that_causes_it(language: str) -> None:
    written = told.texts()
    known = {one.id for one in statements("citadels")} | {one.id for one in rulings()}
    for beginning in ("event.", "question."):
        for name in messages(language, beginning):
            kind, at, rule = name.partition("@")
            if at:
                assert rule in known and rule in written, f"nothing tells {beginning}{name}"
                assert kind in messages(language, beginning)


@GAME
@LANGUAGE
def test_sentences_of_events_use_only_what_they_are_told(language: str, game: str) -> None:
    """A secret is said only in a variant for those who know it; a flag is never said."""
    for name, message in messages(language, f"{OWN[game]}event.").items():
        kind = EVENTS[game][name.partition("@")[0]]
        silent = {argument for argument, of in kind.told.items() if of in (FLAG, ORDER)}
        for variant, sentence in variants(message).items():
            allowed = set(kind.told) - silent
            if variant.endswith("known"):
                allowed |= set(kind.secret)
            assert gaps(sentence) <= allowed, f"{name} [{variant}]: {sentence}"


@GAME
@LANGUAGE
def test_every_player_in_an_event_is_addressed_as_you(language: str, game: str) -> None:
    """Each argument that may be the reader has its own variant, in every mood the sentence has, and does not say the name."""
    for name, message in messages(language, f"{OWN[game]}event.").items():
        kind = EVENTS[game][name.partition("@")[0]]
        found = variants(message)
        moods = {variant for variant in found if variant in ("none", "later", "known") or variant in kind.told}
        moods -= set(kind.seats())
        for seat in kind.seats():
            wanted = {f"{seat} {mood}" for mood in moods}
            assert wanted <= set(found), f"{name} lacks {sorted(wanted - set(found))}"
            assert seat in found or f"{seat} known" in found, f"{name} lacks a variant for {seat}"
            for variant in found:
                if seat in re.split(r"[ +]", variant):
                    assert "{" + seat + "}" not in found[variant], f"{name} [{variant}] should say you"


@GAME
@LANGUAGE
def test_every_verb_has_a_sentence_and_words_to_type(language: str, game: str) -> None:
    spoken_words = table(language).SPOKEN if game == "citadels" else table(language).DOMINION_SPOKEN
    verbs = set(told.verbs(game))
    assert set(messages(language, f"{OWN[game]}option.")) == verbs
    assert set(spoken_words) == verbs
    for name, spoken in spoken_words.items():
        assert all(way.strip() for way in spoken.split(";")), f"{name} can be said by saying nothing"


@GAME
@LANGUAGE
def test_every_question_has_a_sentence(language: str, game: str) -> None:
    """The kernel's own question is for windows without one."""
    names = {name for name, _ in told.questions(game)} | {"react"}
    assert {name.partition("@")[0] for name in messages(language, f"{OWN[game]}question.")} == names


@LANGUAGE
def test_every_source_of_points_has_a_name(language: str) -> None:
    from regalia.words.names import entries

    sources = set(re.findall(r'points\["(\w+)"\]|"(districts)"', told.SOURCE.joinpath("scoring.py").read_text()))
    for source in {one or other for one, other in sources}:
        assert f"score.{source}" in table(language).MESSAGES or source in entries(), f"{source} has no name"
    assert len(sources) >= 14


@LANGUAGE
def test_every_sort_of_token_of_dominion_can_be_counted(language: str) -> None:
    for name in (*TOKEN_NAMES, "actions", "buys", "coins", "potions", "turns"):
        assert f"count.{name}" in table(language).MESSAGES, name


@LANGUAGE
def test_every_message_is_said_somewhere(language: str) -> None:
    """By its id, or by the beginning of it where the rest is a name."""
    package = Path(regalia.words.__path__[0]).parent
    ids: set[str] = set()
    beginnings: set[str] = set()
    for path in [*package.glob("words/*.py"), *package.glob("cli/*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                ids.add(node.value)
            elif isinstance(node, ast.JoinedStr):  # perhaps after the beginning of the game's own messages
                beginnings.add(next((str(part.value) for part in node.values if isinstance(part, ast.Constant)), ""))
    groups = tuple(one for one in beginnings if re.fullmatch(r"[a-z_]+\.[a-z_]*", one))
    names = {name: name.removeprefix("dominion_") for name in table(language).MESSAGES}
    unsaid = [
        name
        for name, short in names.items()
        if name not in ids and not name.startswith(groups) and not short.startswith(groups)
    ]
    assert unsaid == [] and "event." in groups


@LANGUAGE
def test_every_message_that_is_said_is_there(language: str) -> None:
    package = Path(regalia.words.__path__[0]).parent
    for path in [*package.glob("words/*.py"), *package.glob("cli/*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in ("say", "line"):
                for one in node.args[:2]:
                    if isinstance(one, ast.Constant) and "." in str(one.value):
                        assert one.value in table(language).MESSAGES, f"{path.name}:{node.lineno} says {one.value!r}"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="there are en"):
        pick("tlh", "event.kills")


def test_an_unknown_message_is_refused() -> None:
    with pytest.raises(UnknownMessage, match=r"event\.juggles"):
        pick("en", "event.juggles")
