"""Whoever types what is not offered is told why not, with the rule; ``?`` before it asks first."""

from collections.abc import Iterator

import pytest

from regalia.cli.play_command import Player
from tests.cli.conftest import Regalia
from tests.cli.test_play import Conversation, until_turn


def answers(out: str) -> list[str]:
    """The lines that were printed, without the prompt."""
    return [line.removeprefix("> ") for line in out.splitlines()]


def test_a_turn_of_citadels_says_why_not(conversation: Conversation) -> None:
    def script(player: Player) -> Iterator[str]:
        yield "build castle"
        yield from until_turn(player)
        yield "build palace"
        yield "end turn"
        yield "rob merchant"
        yield "? kill merchant"
        yield "murder assassin"
        yield "gold"
        yield "build palace"
        yield "? build factory"
        yield "build manor"
        yield "build tavern"
        yield "gather cards"
        yield "quit"

    said = answers(conversation(script, "--seed", 5).out)
    for expected in (
        "You can do that only in your turn. (C-TURN-01)",
        "You must gather resources first: gold or cards. (C-TURN-04)",
        "You must gather resources first: gold or cards. (C-TURN-03)",
        "Only the Thief can do that; you are playing the Assassin. (C-TURN-11)",
        "You may do that now. (C-TURN-01)",
        "You cannot name your own character. (C-ASSASSIN-01)",
        "You do not have the Palace in your hand. (C-TURN-06)",
        "That takes 5 gold, and you have 4 gold. (C-TURN-07)",
        "You have reached your building limit of 1 this turn. (C-TURN-08)",
        "You have already gathered resources this turn. (C-TURN-01)",
    ):
        assert expected in said, expected


@pytest.mark.parametrize(
    ("language", "typed", "expected"),
    [
        ("de", "baue palast", "Zuerst musst du dein Einkommen nehmen: Gold oder Karten. (C-TURN-04)"),
        ("nl", "bouw paleis", "Je moet eerst inkomen nemen: goud of kaarten. (C-TURN-04)"),
    ],
)
def test_in_other_languages(conversation: Conversation, language: str, typed: str, expected: str) -> None:
    def script(player: Player) -> Iterator[str]:
        yield from until_turn(player)
        yield typed
        yield "? " + typed
        yield "quit"

    assert answers(conversation(script, "--seed", 5, "--language", language).out).count(expected) == 2


def test_a_turn_of_dominion_says_why_not(regalia: Regalia) -> None:
    typed = ["buy gold", "play village", "? buy estate", "buy laboratory", "play copper", "buy copper", "quit"]
    ran = regalia("play", "dominion", "--kingdom", "first game", "--seed", 3, "--seat", 1, typed=typed)
    said = answers(ran.out)
    for expected in (
        "That costs $6, and you have $0. (G-BUY-05)",
        "You have no Village in your hand. (G-PLAY-03)",
        "That costs $2, and you have $0. (G-BUY-05)",
        "Laboratory is not in the Supply. (G-SUPPLY-02)",
    ):
        assert expected in said, expected


def test_what_fits_several_options_is_still_asked_back(conversation: Conversation) -> None:
    def script(player: Player) -> Iterator[str]:
        yield from until_turn(player)
        yield "kill"
        yield "quit"

    assert "“kill” fits more than one" in conversation(script, "--seed", 5).out
