"""The catalogues are complete in every language, and the check that says so would notice if they were not."""

import re
from collections.abc import Iterator

import pytest

from regalia.citadels.rules.layout import KIND_NAMES
from regalia.words import check
from regalia.words import required_messages as required
from regalia.words.messages import LANGUAGES, UnknownLanguage, UnknownMessage, catalogue, cut, files_of, sources
from regalia.words.pseudo import PSEUDO
from regalia.words.tongue import tongue
from tests.words.rules_code import kinds_told

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
GAME = pytest.mark.parametrize("game", required.GAMES)


def test_every_language_says_the_same_and_everything_and_nothing_else() -> None:
    assert list(check.problems()) == []


@GAME
def test_every_kind_of_event_the_rules_tell_has_its_arguments_named(game: str) -> None:
    assert kinds_told(game) == set(required.EVENTS[game])


@LANGUAGE
def test_every_message_can_be_said(language: str) -> None:
    """With text for every argument, in every variant: nothing refers to what is not there."""
    for name, message in check.messages(language).items():
        for variant, pattern in message.variants.items():
            said = catalogue(language, language).format(name, variant, dict.fromkeys(pattern.arguments, "7"))
            assert "{" not in said and "???" not in said, f"{name} [{variant}]: {said}"


@LANGUAGE
def test_the_lazy_cutter_finds_the_entries_the_parser_finds(language: str) -> None:
    assert set(sources(language)) == set(check.messages(language))


def test_the_cutter_is_not_misled_by_what_stands_inside_entries() -> None:
    text = "one = a\n    .typed = x = y\ntwo =\n    { $n ->\n        [one] b = c\n       *[other] d\n    }\n# three = e\n"
    assert list(cut(text)) == ["one", "two"]


@LANGUAGE
def test_what_can_be_typed_for_a_verb_is_never_nothing(language: str) -> None:
    for game in required.GAMES:
        for name in required.verbs(game):
            assert tongue(language).typed(f"{game}-option-{name}"), f"{name} can be said by saying nothing"


@LANGUAGE
def test_letters_tell_types_apart(language: str) -> None:
    kinds = [*KIND_NAMES, "action"]
    letters = [tongue(language).attribute(f"citadels-kind-{kind}", "letter") for kind in kinds]
    assert len(set(letters)) == len(kinds) and all(len(letter) == 1 for letter in letters)
    types = [name for name in check.messages(language) if name.startswith("dominion-type-")]
    shown = [letter for name in types if (letter := tongue(language).attribute(name, "letter"))]
    assert len(set(shown)) == len(shown) >= 5


@LANGUAGE
def test_every_source_of_points_has_a_name(language: str) -> None:
    text = (required.PACKAGE / "citadels" / "rules" / "scoring.py").read_text()
    sources_of_points = {one or other for one, other in re.findall(r'points\["(\w+)"\]|"(districts)"', text)}
    for source in sources_of_points:
        assert tongue(language).has(f"citadels-score-{source}") or tongue(language).has(f"citadels-card-{source}")
    assert len(sources_of_points) >= 14


# -- the check itself ------------------------------------------------------------------------------------------------------


@pytest.fixture
def changed(monkeypatch: pytest.MonkeyPatch) -> Iterator[object]:
    """``changed("de", "common.ftl", "Karten", "Blätter")``: the problems after a catalogue was changed."""

    def change(language: str, file: str, old: str, new: str) -> list[str]:
        def changed_files(asked: str) -> dict[str, str]:
            found = dict(files_of(asked))
            if asked == language:
                assert old in found[file]
                found[file] = found[file].replace(old, new, 1)
            return found

        monkeypatch.setattr(check, "files_of", changed_files)
        check.messages.cache_clear()
        return list(check.problems(LANGUAGES if language == "en" else (language,)))  # the others compare with English

    yield change
    monkeypatch.undo()
    check.messages.cache_clear()


@pytest.mark.parametrize(
    ("language", "file", "old", "new", "problem"),
    [
        ("de", "common.ftl", "list-and", "liste-und", "de: lacks list-and"),
        ("nl", "common.ftl", "{ $last }", "{ $laatste }", "nl: list-and [] uses"),
        ("de", "citadels/events.ftl", "    .seat = Du tötest", "    .du = Du tötest", "lacks a variant for seat"),
        ("de", "citadels/events.ftl", "Du tötest", "{ $seat } tötet", "should say you"),
        ("de", "citadels/events.ftl", "{ DEN($character) }", "{ THE($character) }", "calls THE"),
        (
            "nl",
            "citadels/events.ftl",
            "{ citadels-card-theater }",
            "{ citadels-card-teater }",
            "refers to citadels-card-tea",
        ),
        (
            "nl",
            "citadels/events.ftl",
            "citadels-event-kills",
            "citadels-event-slaat",
            "no words for the event",
        ),
        ("de", "citadels/cards.json", "    .gender = f", "    .gender = x", "lacks .gender"),
        ("de", "dominion/cards.json", "    .weak = Zerstörte Dorf\n", "", "should have .weak = Zerstörte Dorf"),
        ("de", "dominion/cards.json", "= Totenstadt\n", "= Totenstadt\n    .weak = Toten\n", "should have .weak = nothing"),
        (
            "de",
            "citadels/questions.ftl",
            'DEN("citadels-card-acrobat")',
            'DEN("citadels-card-akrobat")',
            "refers to citadels-card-ak",
        ),
        (
            "de",
            "web.ftl",
            "web-districts = Gebäude",
            "web-districts = Bezirke",
            "says “Bezirke”; the rule book says “Gebäude”",
        ),
        ("en", "common.ftl", "reader =", "greeting =", "en: greeting is said nowhere"),
        ("en", "citadels/events.ftl", "-C-EMPEROR-02", "-C-EMPEROR-99", "no rule C-EMPEROR-99 causes it"),
        ("en", "dominion/general.ftl", "    .typed = buy; purchase", "", "nobody could type it"),
        ("en", "refusals.ftl", "not { $seed }", "not this", "refused-seed is given ['seed']"),
        ("nl", "common.ftl", "list-and = { $rest }", "list-and = { $rest ", "nl/common.ftl: not Fluent"),
        ("nl", "common.ftl", "Cleo,Daan,", "Cleo,Dan,", "nl: names: Dan is a word of the language, too"),
        ("nl", "citadels/cards.json", "    .article = het", "    .article = die", "has .article die"),
        ("de", "common.ftl", "names = ", "namen = ", "de: no words for the usual players names"),
        ("de", "refusals.ftl", "refused-seed = ", "refused-seed =\n    .other = ", "the variant “” stands only in en"),
        ("nl", "common.ftl", "list-nothing = niets", "reader = niets", "reader stands in common.ftl, too"),
    ],
)
def test_the_check_notices(changed: object, language: str, file: str, old: str, new: str, problem: str) -> None:
    assert callable(changed)
    found = changed(language, file, old, new)
    assert any(problem in one for one in found), found


# -- what is not there -----------------------------------------------------------------------------------------------------


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="there are en, de, nl"):
        tongue("tlh")


def test_an_unknown_message_is_refused() -> None:
    with pytest.raises(UnknownMessage, match="citadels-event-juggles"):
        tongue("en").say("citadels-event-juggles")


def test_a_message_without_its_arguments_is_refused() -> None:
    with pytest.raises(UnknownMessage, match="list-and"):
        tongue("en").say("list-and", rest="gold")


def test_the_pseudo_locale_dresses_every_letter_of_a_message() -> None:
    for name, message in check.messages("en").items():
        for variant, pattern in message.variants.items():
            if variant not in ("typed", "article"):
                said = catalogue(PSEUDO, PSEUDO).format(name, variant, dict.fromkeys(pattern.arguments, "7"))
                plain = re.sub(r"%(\(\w+\))?[sr]", "", said)
                assert not re.search(r"[A-Za-z]", plain), f"{name} [{variant}]: {said}"
