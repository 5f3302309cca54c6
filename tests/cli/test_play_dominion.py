"""A person plays Dominion in the terminal: whole games, typed answers, undo, saving, replaying."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from regalia.cli.play_command import Player
from regalia.dominion.rules.layout import hand
from regalia.dominion.terminal import table
from regalia.kernel.views import SPECTATOR
from tests.cli.conftest import Regalia
from tests.cli.test_play import Conversation, asked, offered

# Typed again and again it plays Big Money; what is not offered is asked again.
MONEY = ["treasures", "province", "gold", "silver", "pass"] * 400


def until_actions(player: Player) -> Iterator[str]:
    """Buy a Village, then go on until one is in hand."""
    while asked(player) != "action_phase":
        yield "treasures"
        yield "village"


@pytest.mark.parametrize(
    "choices", [(), ("--seats", 4, "--seat", 3, "--kingdom", "deck_top"), ("--kingdom", "size_distortion")]
)
def test_a_game_is_played_to_the_end_and_scored(regalia: Regalia, choices: tuple[object, ...], folder: Path) -> None:
    ran = regalia("play", "dominion", "--seed", 3, *choices, typed=MONEY)
    assert ran.code == 0 and ran.err == ""
    assert "The game ends with" in ran.out
    assert "Province" in ran.out.split("The game ends")[1] and "Total" in ran.out
    assert not list(folder.iterdir()), "a finished game leaves no file behind"


def test_the_score_sheet_adds_up(regalia: Regalia) -> None:
    ran = regalia("play", "dominion", "--seed", 5, typed=MONEY)
    lines = ran.out.split("You  Ben")[-1].splitlines()[1:]
    rows = {line.split()[0]: line.replace("·", "0").split()[-2:] for line in lines if line.strip()}
    totals = [int(points) for points in rows.pop("Total")]
    rows.pop("Tie-break:", None)
    assert totals == [sum(int(row[seat]) for row in rows.values()) for seat in range(2)] and max(totals) > 20


def test_no_line_is_longer_than_the_terminal(regalia: Regalia) -> None:
    ran = regalia("play", "dominion", "--seed", 8, "--seats", 6, typed=["1"] * 60)
    assert max(map(len, ran.out.splitlines())) <= 80


def test_the_table_shows_piles_hands_and_the_turn(regalia: Regalia) -> None:
    ran = regalia("play", "dominion", "--seed", 4, typed=["quit"])
    assert "T Copper $0 ×46" in ran.out and "V Province $8 ×8" in ran.out and "RA Moat $2 ×10" in ran.out
    assert re.search(r"Your turn 1 · Buy phase · 1 Action · 1 Buy · \$0", ran.out)
    assert re.search(r"You +1 turn · 5 cards · 5 in the deck", ran.out) and re.search(r"Ben +0 turns · 5 cards\n", ran.out)
    assert "Your hand  T Copper" in ran.out


def test_only_what_the_person_may_know_is_told(regalia: Regalia) -> None:
    ran = regalia("play", "dominion", "--seed", 11, "--kingdom", "sleight_of_hand", typed=MONEY)
    assert "Ben draws 5 cards." in ran.out and re.search(r"You draw \d× Copper", ran.out)
    assert not re.search(r"Ben draws (an? |\d× )?[A-Z]", ran.out), "which ones is not public"


def test_cards_are_answered_by_their_names_in_any_language(conversation: Conversation) -> None:
    def script(player: Player) -> Iterator[str]:
        yield "treasures"
        assert not any(option.startswith("play") for option in offered(player))
        coins = player.view().facts["coins"]
        assert coins >= 3
        yield "Silber"

    ran = conversation(script, "dominion", "--seed", 4)
    assert "You play 4× Copper for $4." in ran.out and "You buy a Silver for $3." in ran.out
    assert "You gain a Silver" not in ran.out, "buying tells it"


def test_ending_a_phase_can_be_taken_back_but_cards_that_were_shown_or_drawn_cannot(conversation: Conversation) -> None:
    def script(player: Player) -> Iterator[str]:
        yield from until_actions(player)
        before = player.session.game.copy()
        yield "pass"
        assert asked(player) == "buy_phase"
        yield "undo"
        assert player.session.game == before
        yield "play village"
        yield "undo"
        assert player.view().facts["played"], "it stays played"
        yield "quit"

    ran = conversation(script, "dominion", "--seed", 4)
    assert ran.out.count("Taken back.") == 1 and "That stands" in ran.out


def test_a_game_that_was_left_goes_on_and_is_replayed(regalia: Regalia, folder: Path) -> None:
    left = regalia("play", "dominion", "--seed", 9, "--seats", 3, "--seat", 2, typed=["treasures", "silver", "quit"])
    assert left.code == 0 and "regalia play --resume dominion-9.json" in left.out
    assert json.loads((folder / "dominion-9.json").read_text())["seat"] == 1
    done = regalia("play", "--resume", "dominion-9.json", typed=MONEY)
    assert "Total" in done.out and regalia("verify", "dominion-9.json").code == 0
    told = regalia("replay", "dominion-9.json", "--all", "--open")
    assert told.code == 0 and re.search(r"Ada draws \d× [A-Z]", told.out) and "Total" in told.out
    seat = regalia("replay", "dominion-9.json", "--seat", 1, typed=["", "t", "b", "20", "e"])
    assert seat.code == 0 and re.search(r"\w+ is asked: ", seat.out)
    assert not re.search(r"Ben draws [A-Z]", seat.out)


def test_help_explains_the_question_cards_and_rules_of_dominion(regalia: Regalia) -> None:
    ran = regalia("play", "dominion", "--seed", 2, typed=["?", "? Thronsaal", "? discard pile", "quit"])
    assert "G-BUY-PHASE-03" in ran.out and "play all Treasures of your hand" in ran.out
    assert "R Reaction  A Action  T Treasure  V Victory  C Curse" in ran.out
    assert "Throne Room" in ran.out and "G-DISCARD-PILE" in ran.out and "C-" not in ran.out.split("Throne Room")[1][:2000]


def test_tokens_and_other_prices_are_shown(regalia: Regalia) -> None:
    """Overlord costs Debt, Transmute a Potion (G-COST-02)."""
    cards = "overlord,transmute,village,smithy,market,moat,cellar,mine,militia,remodel"
    ran = regalia("play", "dominion", "--seed", 4, "--kingdom", cards, typed=["buy overlord", "quit"])
    assert "Transmute 1 Potion ×10" in ran.out and "Overlord 8 Debt ×10" in ran.out
    assert "8 Debt" in ran.out.split("You buy an Overlord")[1]


def test_the_log_tells_what_happened(regalia: Regalia) -> None:
    ran = regalia("play", "dominion", "--seed", 4, typed=["treasures", "silver", "log", "quit"])
    assert ran.out.count("You buy a Silver for $3.") == 2


def test_the_table_of_a_spectator_shows_no_hand(conversation: Conversation) -> None:
    def script(player: Player) -> Iterator[str]:
        view = player.session.game.view(SPECTATOR)
        assert set(view.zones[hand(0)]) == {-1}
        with player.console.capture() as captured:
            player.console.print(table(view, player.words, 80))
        assert "Your hand" not in captured.get() and "known hand" not in captured.get()
        yield "quit"

    assert conversation(script, "dominion", "--seed", 2).code == 0
