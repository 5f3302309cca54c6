"""The tables are complete: nothing the rules do lacks words, and no words are left over."""

import ast
import re
import string
from pathlib import Path

import pytest

import regalia.words
from regalia.citadels import events as kinds
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


def test_every_kind_of_event_the_rules_tell_has_its_arguments_named() -> None:
    assert told.kinds_told() == set(kinds.EVENTS)


@LANGUAGE
def test_every_kind_of_event_has_a_sentence_and_every_sentence_a_kind(language: str) -> None:
    said = messages(language, "event.")
    plain = {name for name in said if "@" not in name}
    assert plain == set(kinds.EVENTS)
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


@LANGUAGE
def test_sentences_of_events_use_only_what_they_are_told(language: str) -> None:
    """A secret is said only in a variant for those who know it; a flag is never said."""
    for name, message in messages(language, "event.").items():
        kind = kinds.EVENTS[name.partition("@")[0]]
        silent = {argument for argument, of in kind.told.items() if of in (kinds.FLAG, kinds.ORDER)}
        for variant, sentence in variants(message).items():
            allowed = set(kind.told) - silent
            if variant.endswith("known"):
                allowed |= set(kind.secret)
            assert gaps(sentence) <= allowed, f"{name} [{variant}]: {sentence}"


@LANGUAGE
def test_every_player_in_an_event_is_addressed_as_you(language: str) -> None:
    """Each argument that may be the reader has its own variant, in every mood the sentence has, and does not say the name."""
    for name, message in messages(language, "event.").items():
        kind = kinds.EVENTS[name.partition("@")[0]]
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


@LANGUAGE
def test_every_verb_has_a_sentence_and_words_to_type(language: str) -> None:
    verbs = set(told.verbs())
    assert set(messages(language, "option.")) == verbs
    assert set(table(language).SPOKEN) == verbs
    for name, spoken in table(language).SPOKEN.items():
        assert all(way.strip() for way in spoken.split(";")), f"{name} can be said by saying nothing"


@LANGUAGE
def test_every_question_has_a_sentence(language: str) -> None:
    """The kernel's own question is for windows without one."""
    names = {name for name, _ in told.questions()} | {"react"}
    assert {name.partition("@")[0] for name in messages(language, "question.")} == names


@LANGUAGE
def test_every_source_of_points_has_a_name(language: str) -> None:
    from regalia.words.names import entries

    sources = set(re.findall(r'points\["(\w+)"\]|"(districts)"', told.SOURCE.joinpath("scoring.py").read_text()))
    for source in {one or other for one, other in sources}:
        assert f"score.{source}" in table(language).MESSAGES or source in entries(), f"{source} has no name"
    assert len(sources) >= 14


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
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                beginnings.add(str(node.values[0].value))
    groups = tuple(one for one in beginnings if re.fullmatch(r"[a-z]+\.[a-z_]*", one))
    unsaid = [name for name in table(language).MESSAGES if name not in ids and not name.startswith(groups)]
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
