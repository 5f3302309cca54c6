"""A person plays in the terminal: whole games, help, undo, saving and going on."""

import json
import os
import pty
import re
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from regalia.citadels.terminal import table
from regalia.cli.play_command import Player
from regalia.cli.records import read_texts
from regalia.games import load_record, start
from regalia.kernel.views import SPECTATOR
from tests.cli.conftest import COMMAND, Ran, Regalia, surroundings

Conversation = Callable[..., Ran]
FIRSTS = ["1"] * 3000  # enough for any game


def asked(player: Player) -> str:
    question = player.view().question
    assert question is not None
    return question.name


def offered(player: Player) -> list[str]:
    return [repr(option) for option in player.view().options]


def until_turn(player: Player) -> Iterator[str]:
    """Choose characters until the first turn of one's own."""
    while asked(player) != "turn":
        yield "1"


# -- whole games -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "choices",
    [
        ("--seats", 4),
        ("--seats", 2, "--edition", "nl", "--scenario", "cunning", "--action-cards", "--seat", 2),
        ("--seats", 3, "--scenario", "Devious Dignitaries", "--rank-9", "yes"),
        ("--seats", 8, "--edition", "de", "--cast", "random", "--uniques", "random", "--seat", 8),
    ],
)
def test_a_game_is_played_to_the_end_and_scored(regalia: Regalia, choices: tuple[object, ...], folder: Path) -> None:
    ran = regalia("play", "citadels", "--seed", 3, *choices, typed=FIRSTS)
    assert ran.code == 0 and ran.err == ""
    assert "The game is over after" in ran.out
    assert "Districts" in ran.out and "Total" in ran.out
    assert "points" in ran.out.split("The game is over")[1]
    assert not list(folder.iterdir()), "a finished game leaves no file behind"


@pytest.mark.rules("R-74")
@pytest.mark.parametrize(
    ("choices", "typed", "offer", "played"),
    [
        (("--scenario", "illustrious", "--seats", 2), "", "1 King, 2 Patrician", "King"),
        (("--scenario", "illustrious", "--seats", 2), "2", "1 King, 2 Patrician", "Patrician"),
        (("--scenario", "illustrious", "--seats", 2), "patrician", "1 King, 2 Patrician", "Patrician"),
        (("--scenario", "devious", "--seats", 3), "2", "1 Artist, 2 Tax Collector", "Tax Collector"),
        (("--scenario", "devious", "--seats", 4, "--rank-9", "yes"), "", "1 Artist, 2 Tax Collector", "Artist"),
        (("--seats", 8), "", "1 Artist, 2 Queen, 3 Tax Collector", "Artist"),
    ],
)
def test_what_the_edition_leaves_open_is_asked_with_one_preselected(
    regalia: Regalia, choices: tuple[object, ...], typed: str, offer: str, played: str
) -> None:
    ran = regalia("play", "--seed", 3, *choices, typed=["nobody", typed, "quit"])
    assert f"is left to you: {offer}." in ran.out
    assert f"There is no “nobody” to choose: {offer}." in ran.out
    cast = ran.out.split("complete a city")[1]
    assert f" {played} " in cast


def test_what_is_named_is_not_asked(regalia: Regalia) -> None:
    named = regalia("play", "--seed", 3, "--scenario", "illustrious", "--seats", 2, "--rank-4", "patrician", typed=["quit"])
    german = regalia("play", "--seed", 3, "--edition", "de", "--scenario", "illustrious", "--seats", 2, typed=["quit"])
    assert named.code == german.code == 0
    assert "left to you" not in named.out + german.out
    assert "Patrician" in named.out and "Patrician" in german.out


def test_the_score_sheet_adds_up(regalia: Regalia) -> None:
    ran = regalia("play", "--seed", 5, typed=FIRSTS)
    lines = ran.out.split("You  ")[-1].splitlines()[1:]
    rows = {line[:22].strip(): line[22:].replace("·", "0").split() for line in lines if line.strip()}
    totals = [int(points) for points in rows.pop("Total")]
    rows.pop("Tie-break: highest rank", None)
    assert totals == [sum(int(row[seat]) for row in rows.values()) for seat in range(4)]


def test_no_line_is_longer_than_the_terminal(regalia: Regalia) -> None:
    ran = regalia("play", "--seed", 8, "--seats", 7, typed=FIRSTS)
    assert max(map(len, ran.out.splitlines())) <= 80


def test_only_what_the_person_may_know_is_told(conversation: Conversation) -> None:
    def script(player: Player) -> Iterator[str]:
        for _ in range(40):
            told = [player.words.event(event.seen_by(0)) for event in player.session.events]
            assert [line.plain.strip() for line in player.told(0)] == [sentence for sentence in told if sentence]
            yield "1"

    ran = conversation(script, "--seed", 11, "--seats", 4)
    assert re.search(r"(Ben|Cleo|Dan) draws 2 cards\.", ran.out), "that cards are drawn is public"
    assert not re.search(r"(Ben|Cleo|Dan) (draws|keeps|gains).*:", ran.out), "which ones is not"
    assert not re.search(r"(Ben|Cleo|Dan) chooses the", ran.out)


def test_words_answer_as_well_as_numbers(conversation: Conversation) -> None:
    def script(player: Player) -> Iterator[str]:
        yield from until_turn(player)
        gold = player.view().facts["gold"][0]
        yield "take gold"
        assert player.view().facts["gold"][0] == gold + 2
        yield "end"

    assert "You gather 2 gold." in conversation(script, "--seed", 2).out


def test_what_is_not_understood_is_asked_again(regalia: Regalia) -> None:
    ran = regalia("play", "--seed", 2, typed=["juggle", "99", "", "quit"])
    assert "Nothing offered fits “juggle”" in ran.out
    assert "There is no option 99" in ran.out
    assert "Type the number of an option" in ran.out


def test_a_small_setup_file_is_played(regalia: Regalia) -> None:
    regalia("new", "--seats", 5, "--seed", 1, "--out", "five.json")
    ran = regalia("play", "--setup", "five.json", "--seed", 4, typed=["quit"])
    assert ran.code == 0 and "You, Ben, Cleo, Dan and Eva sit down to play. Seed 4." in ran.out


# -- help ------------------------------------------------------------------------------------------------------------------


def test_help_shows_the_commands_and_the_rule_behind_the_question(regalia: Regalia) -> None:
    ran = regalia("play", "--seed", 2, typed=["?", "quit"])
    assert "C-SEL-17" in ran.out and "secretly keeps one" in ran.out
    assert "take the last answer back" in ran.out
    assert "N noble  R religious  T trade  M military  U unique" in ran.out


def test_help_with_words_looks_up_cards_and_rules(regalia: Regalia) -> None:
    ran = regalia("play", "--seed", 2, typed=["? museum", "?krone", "? xylophone", "quit"])
    assert "Once a turn put a card under it" in ran.out
    assert "C-CROWN-01" in ran.out
    assert "No rule speaks of “xylophone”." in ran.out


def test_the_log_tells_what_happened_and_the_table_can_be_seen_again(regalia: Regalia) -> None:
    ran = regalia("play", "--seed", 2, typed=["1", "log", "log 1", "table", "quit"])
    assert "You are dealt" in ran.out and "You start with 2 gold." in ran.out
    assert ran.out.count("Your hand") == 3


@pytest.mark.parametrize(
    ("language", "word", "said"),
    [("en", "hint", "chance of winning"), ("de", "tipp", "Siegchance"), ("nl", "tip", "kans om te")],
)
def test_a_hint_tells_options_with_chances(regalia: Regalia, language: str, word: str, said: str) -> None:
    ran = regalia("play", "--seed", 2, "--language", language, typed=[word, "quit"])
    assert 2 <= ran.out.count(said) <= 3 and "█" in ran.out and "web-hint" not in ran.out


# -- undo ------------------------------------------------------------------------------------------------------------------


def test_gathering_gold_can_be_taken_back(conversation: Conversation) -> None:
    def script(player: Player) -> Iterator[str]:
        yield from until_turn(player)
        before = player.session.game.copy()
        answers = len(player.session.record.answers)
        heard = len(player.session.events)
        yield "gold"
        assert "gather_gold" not in offered(player)
        yield "undo"
        assert player.session.game == before
        assert len(player.session.record.answers) == answers and len(player.session.events) == heard
        yield "gold"
        yield "undo"
        yield "undo"
        yield "quit"

    ran = conversation(script, "--seed", 2)
    assert ran.out.count("Taken back.") == 2
    assert "That stands: somebody else has decided since." in ran.out, "before the turn others chose their characters"


def test_drawn_cards_are_not_taken_back(conversation: Conversation) -> None:
    def script(player: Player) -> Iterator[str]:
        yield from until_turn(player)
        yield "cards"
        yield "undo"
        yield "quit"

    ran = conversation(script, "--seed", 2)
    assert "That stands: somebody has seen something new." in ran.out and "Taken back." not in ran.out


def test_there_is_nothing_to_take_back_at_the_beginning(regalia: Regalia) -> None:
    assert "There is nothing to take back." in regalia("play", "--seed", 2, typed=["undo", "quit"]).out


# -- keeping ---------------------------------------------------------------------------------------------------------------


def test_a_game_that_was_left_goes_on_where_it_stopped(regalia: Regalia, folder: Path) -> None:
    left = regalia("play", "--seed", 9, "--seats", 3, "--rank-9", "artist", "--seat", 2, typed=["1"] * 9 + ["quit"])
    assert left.code == 0 and "regalia play --resume citadels-9.json" in left.out
    parts = json.loads((folder / "citadels-9.json").read_text())
    assert (parts["format"], parts["seat"], parts["bots"]) == ("regalia-save", 1, ["random"] * 3)
    question = left.out.rpartition("\n> ")[0].rpartition("\n\n")[2]
    back = regalia("play", "--resume", "citadels-9.json", typed=["quit"])
    assert question in back.out, "the same question is asked"
    done = regalia("play", "--resume", "citadels-9.json", typed=FIRSTS)
    assert "Total" in done.out and "regalia replay citadels-9.json" in done.out
    assert regalia("verify", "citadels-9.json").code == 0
    again = regalia("play", "--resume", "citadels-9.json")
    assert again.code == 0 and "Total" in again.out, "a finished game shows its end"


def test_the_end_of_the_input_keeps_the_game(regalia: Regalia, folder: Path) -> None:
    ran = regalia("play", "--seed", 9, typed=["1", "1"])
    assert ran.code == 0 and "--resume citadels-9.json" in ran.out
    assert load_record(read_texts(folder / "citadels-9.json")[0]).replay(start).decision is not None


def test_an_interrupt_keeps_the_game(conversation: Conversation, folder: Path) -> None:
    def script(player: Player) -> Iterator[str]:
        yield "1"
        raise KeyboardInterrupt

    ran = conversation(script, "--seed", 9)
    assert ran.code == 130 and (folder / "citadels-9.json").exists()


def test_a_game_is_saved_under_any_name_and_then_stays_there(regalia: Regalia, folder: Path) -> None:
    ran = regalia("play", "--seed", 9, typed=["save mine.json", "1", "quit"])
    assert ran.out.count("--resume mine.json") == 2
    assert [path.name for path in folder.iterdir()] == ["mine.json"]
    assert json.loads((folder / "mine.json").read_text())["record"]["answers"]


def test_a_file_that_cannot_be_written_does_not_end_the_game(regalia: Regalia, folder: Path) -> None:
    ran = regalia("play", "--seed", 9, typed=["save nowhere/mine.json", "quit"])
    assert "cannot be saved to nowhere/mine.json: No such file or directory" in ran.out
    assert (folder / "citadels-9.json").exists()


def test_leaving_without_a_place_to_save_is_refused_once(regalia: Regalia, folder: Path) -> None:
    (folder / "citadels-9.json").mkdir()
    ran = regalia("play", "--seed", 9, typed=["quit", "save other.json", "quit"])
    assert "cannot be saved to citadels-9.json" in ran.out and "--resume other.json" in ran.out


def test_any_record_can_be_taken_up_from_any_seat(regalia: Regalia) -> None:
    regalia("play", "--seed", 9, typed=["1", "quit"])
    ran = regalia("play", "--resume", "citadels-9.json", "--seat", 3, typed=["quit"])
    assert ran.code == 0 and "You, Dan, Ada and Ben sit down" in ran.out


# -- looks -----------------------------------------------------------------------------------------------------------------


def test_without_colour_nothing_is_lost() -> None:
    """NO_COLOR on a terminal: no colours, and types are still told by their letters."""
    ours, theirs = pty.openpty()
    environment = {**surroundings(), "NO_COLOR": "1", "TERM": "xterm-256color"}
    process = subprocess.Popen([*COMMAND, "play", "--seed", "2"], stdin=subprocess.PIPE, stdout=theirs, env=environment)
    process.communicate(b"quit\n", timeout=120)
    os.close(theirs)
    output = b""
    while True:
        try:
            block = os.read(ours, 65536)
        except OSError:
            break
        if not block:
            break
        output += block
    os.close(ours)
    assert process.returncode == 0
    assert b"\x1b[3" not in output.replace(b"\x1b[3m", b"") and b"\x1b[9" not in output
    assert "Your hand" in output.decode()


def test_the_table_of_a_spectator_shows_no_hand(conversation: Conversation) -> None:
    def script(player: Player) -> Iterator[str]:
        yield from until_turn(player)
        view = player.session.game.view(SPECTATOR)
        with player.console.capture() as captured:
            player.console.print(table(view, player.words, 80))
        assert "Your hand" not in captured.get() and "known hand" not in captured.get()
        yield "quit"

    assert conversation(script, "--seed", 2).code == 0
