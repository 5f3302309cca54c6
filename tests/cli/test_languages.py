"""Whole games in the terminal in German, Dutch and the pseudo-locale: no English word, no string without a catalogue."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from regalia.citadels.rules.scenarios import SCENARIOS
from regalia.cli.main import COMMANDS as COMMAND_NAMES
from regalia.cli.play_command import Player
from regalia.dominion.rules.kingdoms import KINGDOMS
from regalia.words import check
from regalia.words.parse_answer import NotUnderstood, parse
from regalia.words.pseudo import PSEUDO
from regalia.words.required_messages import verbs_of
from tests.cli.conftest import Ran, Regalia
from tests.words.logs import recorded

Conversation = Callable[..., Ran]
# What is no language: the prompt, rule ids, the command and its options, file names, letters of units.
NO_WORDS = re.compile(r"\b[A-Z](?:-[A-Z0-9]+)+-\d+\b|regalia (?:play|replay|rules)\b|--[a-z-]+|[\w-]+\.json|\b(?i:en|de|nl)\b")
WISHES = 8  # at each new question
# Commands, scenarios, kingdoms, bots and games are typed by their ids.
IDS = (*COMMAND_NAMES, *(one.name for one in SCENARIOS), *KINGDOMS, "schemer", "steward", "basic", "ultimate", "smithy")
NAMED = {word for one in IDS for word in one.split("_")}
GAMES = [
    ("--edition", "de", "--scenario", "vicious", "--seats", "5"),
    ("--edition", "nl", "--scenario", "tenacious", "--seats", "4", "--action-cards"),
    ("dominion", "--kingdom", "first game"),
    ("dominion", "--kingdom", "random", "--expansions", "intrigue,hinterlands,prosperity,empires,dark_ages,menagerie,alchemy"),
]


def some_wishes(player: Player, lot: int) -> list[str]:
    """A few of all the things one might wish for, as they are typed in the language of the table."""
    words, view = player.words, player.view()
    meant = [
        one for verb in verbs_of(player.session.record.setup.game) for one in verb.options if words.may_be_meant(one, view)
    ]
    some = meant[7 * lot % 83 :: max(1, len(meant) // WISHES)]
    texts = [
        " ".join([words.spoken(one.verb.name)[0], *(" ".join(part[-1]) for part in words.subject_parts(one))]) for one in some
    ]
    for text in texts:
        why = player.why(text, view)
        refused = re.search(r"\([A-Z][\w.-]*\d\)$", why)
        assert refused or words.tongue.language == PSEUDO, f"“{text}” was refused without a rule: {why}"  # disguised names
    return texts


def is_understood(player: Player, text: str) -> bool:
    """Whether typing it would be an answer."""
    try:
        parse(text, player.view(), player.words)
    except NotUnderstood:
        return False
    return True


def curious(words: dict[str, str]) -> Callable[[Player], Iterator[str]]:
    """Plays the last option; at every new question asks ?, says something silly, and wishes for what is not offered."""

    def script(player: Player) -> Iterator[str]:
        asked: set[str] = set()
        while player.session.game.decision is not None:
            question = player.session.game.decision.question.name
            if question not in asked:
                asked.add(question)
                yield "?"
                yield "7777"
                yield "xyzzy"
                for wish in some_wishes(player, len(asked)):
                    yield f"? {wish}"
                    if not is_understood(player, wish):
                        yield wish
            if len(asked) == 3:
                yield from (words["table"], words["log"], words["undo"], words["save"], f"? {words['card']}")
                asked.add("")
            yield str(len(player.session.game.decision.options))

    return script


@pytest.mark.parametrize("choices", GAMES, ids=lambda choices: "-".join(choices))
def test_in_the_pseudo_locale_everything_comes_from_a_catalogue(conversation: Conversation, choices: tuple[str, ...]) -> None:
    words = {"table": "table", "log": "log 500", "undo": "undo", "save": "save a.json", "card": "witch"}
    ran = conversation(curious(words), *choices, "--seed", 3, "--language", "pseudo")
    assert ran.code == 0
    statements = re.compile(r"(?m)^(?:[A-Z]-[A-Z0-9-]+-\d+|R-[\w.]+) [^\n]*\n(?:  [^\n]*\n)*")  # are in English, as data
    typed = re.compile("“[^”]*”")  # comes back as it was
    shown = NO_WORDS.sub("", typed.sub("", statements.sub("", ran.out))).replace("xyzzy", "").replace("witch", "")
    assert not re.findall(r"[A-Za-z]{2,}", shown)


@cache
def english_words() -> set[str]:
    """Words of the English catalogue that neither German nor Dutch has."""
    found: dict[str, set[str]] = {}
    for language in ("en", "de", "nl"):
        texts = [pattern.text for message in check.messages(language).values() for pattern in message.variants.values()]
        found[language] = {word for text in texts for word in re.findall(r"[a-zäöüß]{3,}", text.lower())}
    return found["en"] - found["de"] - found["nl"]


@pytest.mark.parametrize("choices", GAMES, ids=lambda choices: "-".join(choices))
@pytest.mark.parametrize(
    ("language", "words", "greeting"),
    [
        (
            "de",
            {"table": "tisch", "log": "verlauf 500", "undo": "zurück", "save": "sichern a.json", "card": "hexe"},
            "Am Tisch: ",
        ),
        (
            "nl",
            {"table": "tafel", "log": "verloop 500", "undo": "terug", "save": "opslaan a.json", "card": "heks"},
            "gaan zitten om te spelen",
        ),
    ],
)
def test_a_whole_game_without_an_english_word(
    conversation: Conversation, choices: tuple[str, ...], language: str, words: dict[str, str], greeting: str
) -> None:
    if language == "nl":
        choices = (*choices, "--card-names", "de")  # people own German boxes and speak Dutch
    ran = conversation(curious(words), *choices, "--seed", 3, "--language", language)
    assert ran.code == 0 and greeting in ran.out, ran.err
    spoken = set(re.findall(r"[a-zäöüß]{3,}", NO_WORDS.sub("", ran.out).lower()))
    assert spoken & english_words() == set()


def test_answers_are_understood_in_the_language_of_the_table(regalia: Regalia) -> None:
    ran = regalia("play", "--language", "de", "--seed", 4, typed=["söldner", "verlassen"])
    assert "Du wählst den Söldner." in ran.out and "Gesichert." in ran.out


def test_the_surroundings_choose_the_language(regalia: Regalia, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "nl_BE.UTF-8")
    assert "opdracht" in regalia().out.lower()
    monkeypatch.setenv("REGALIA_LANGUAGE", "de")
    assert "BEFEHL" in regalia().out
    assert "COMMAND" in regalia("--language", "en").out


def test_mistakes_are_told_in_the_language_asked_for(regalia: Regalia) -> None:
    assert regalia("play", "--seats", "9", "--language", "de").err == (
        "regalia play: Citadels ist für 2 bis 8 Personen, nicht für 9 (C-SETUP-20)\n"
    )
    assert regalia("play", "--seats", "viele", "--language", "de").err.endswith(
        "--seats muss eine ganze Zahl sein, nicht viele\n"
    )
    assert regalia("replay", "nergens.json", "--language=nl").err.endswith("dit bestand of deze map bestaat niet\n")
    assert regalia("play", "--language", "fr").err == "regalia play: no words in “fr”; there are en, de, nl\n"


def test_cards_are_shown_with_texts_of_the_readers_language(regalia: Regalia) -> None:
    ran = regalia("cards", "laboratory", "--language", "de")
    assert ran.out.startswith("Laboratorium") and "Einmal pro Zug: Lege 1 Handkarte ab und nimm dir 2 Gold." in ran.out
    both = regalia("cards", "witch", "--language", "nl", "--card-names", "de").out
    assert both.startswith("Hexe") and "Neem inkomen en noem dan een ander karakter" in both


COMMANDS = [
    ("--help",),
    ("play", "--help"),
    ("log", "--help"),
    ("rules", "--help"),
    ("simulate", "--help"),
    ("new", "--out", "setup.json"),
    ("new", "dominion", "--out", "setup.json"),
    ("scenarios", "--edition", "de"),
    ("log", "game.json"),
    ("log", "game.json", "--viewer", "2", "--rules"),
    ("why", "game.json:7"),
    ("replay", "game.json", "--all"),
    ("verify", "game.json"),
    ("juggle",),
    ("play", "--juggle"),
    ("play", "--seats", "viele"),
    ("play", "--scenario", "nope"),
    ("play", "--cast", "nobody"),
    ("play", "dominion", "--kingdom", "xyzzy"),
    ("play", "--resume", "nowhere.json"),
    ("log", "game.json", "--viewer", "9"),
    ("why", "game.json:99999"),
    ("why", "game.json"),
    ("rules",),
    ("rules", "xyzzy"),
    ("rules", "C-NOPE-99"),
    ("cards", "xyzzy"),
]


def said_by(regalia: Regalia, capsys: pytest.CaptureFixture[str], command: tuple[str, ...], language: str) -> str:
    try:
        ran = regalia(*command, "--language", language)
    except SystemExit:  # help
        return capsys.readouterr().out
    return ran.out + ran.err


@cache
def recorded_game() -> str:
    return recorded("dominion", kingdom="first_game", seats=2, seed=3).text()


@pytest.fixture
def game_kept(folder: Path) -> None:
    """A whole game in a file."""
    (folder / "game.json").write_text(recorded_game(), encoding="utf-8")


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_speaks_the_language(
    regalia: Regalia, capsys: pytest.CaptureFixture[str], game_kept: None, command: tuple[str, ...]
) -> None:
    """No English word in German or Dutch; what has to be typed stays as it is."""
    names = re.compile(r"dominion|citadels|random|easy|medium|hard|nope|nobody|xyzzy|juggle|viele|nowhere", re.IGNORECASE)
    for language in ("de", "nl"):
        said = names.sub("", NO_WORDS.sub("", said_by(regalia, capsys, (*command, "--card-names", "de"), language)))
        spoken = set(re.findall(r"[a-zäöüß]{3,}", said.lower()))
        assert spoken & english_words() - NAMED == set(), said


def test_figures_are_written_as_the_language_writes_them(regalia: Regalia) -> None:
    ran = regalia("simulate", 3, "--game", "dominion", "--language", "de")
    assert ran.code == 0 and re.search(r"\d,\d", ran.out) and "\xa0%" in ran.out
    assert not re.search(r"\d\.\d(?!\d\d)", ran.out) and "%" not in ran.out.replace("\xa0%", "").replace("95-%-Intervall", "")


def test_a_reader_sees_the_names_of_their_own_language_first(regalia: Regalia) -> None:
    ran = regalia("cards", "--language", "de")
    assert "Basisgebäude" in ran.out and re.search(r"Taverne\s+Tavern\s+Taveerne", ran.out)
