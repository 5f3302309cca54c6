"""Kingdoms on the command line: typed, from a list, by lot; and cards with their statements."""

import json
from pathlib import Path

import pytest

from regalia.dominion.rules.kingdoms import KINGDOMS
from tests.cli.conftest import Ran, Regalia


def kingdom(ran: Ran) -> set[str]:
    assert ran.code == 0, ran.err
    return set(json.loads(ran.out)["kingdom"])


def test_cards_are_named_in_any_language_and_spelling(regalia: Regalia) -> None:
    typed = "Keller, MARKT,haendler,Miliz,mine,moat,remodel,smithy,dorf,workshop".replace("haendler", "Händlerin")
    assert kingdom(regalia("new", "dominion", "--kingdom", typed)) == set(KINGDOMS["first_game"])
    dutch = "Kelder, MARKT,koopman,Militie,mijn,slotgracht,Verbouwing,smidse,dorp,werkplaats"
    assert kingdom(regalia("new", "dominion", "--kingdom", dutch)) == set(KINGDOMS["first_game"])
    assert kingdom(regalia("new", "dominion", "--kingdom", "Deck Top")) == set(KINGDOMS["deck_top"])


def test_a_kingdom_is_written_as_a_list_and_read_again(regalia: Regalia, folder: Path) -> None:
    ran = regalia("new", "dominion", "--kingdom", "improvements", "--list", "--out", "mine.txt")
    assert ran.code == 0 and "--kingdom mine.txt" in ran.out
    assert (folder / "mine.txt").read_text().splitlines()[:2] == ["# improvements", "Artisan"]
    assert kingdom(regalia("new", "dominion", "--kingdom", "mine.txt")) == set(KINGDOMS["improvements"])
    assert "A Poacher $4 ×10" in regalia("play", "dominion", "--kingdom", "mine.txt", typed=["quit"]).out


def test_a_random_kingdom_grants_wishes(regalia: Regalia) -> None:
    peaceful = kingdom(regalia("new", "dominion", "--kingdom", "random", "--expansions", "Base", "--no-attacks", "--seed", 3))
    assert not peaceful & {"witch", "militia", "bandit", "bureaucrat"} and len(peaceful) == 10
    mixed = kingdom(regalia("new", "dominion", "--kingdom", "random", "--expansions", "base:9,intrigue:1", "--seed", 3))
    assert len(mixed) == 10
    assert regalia("simulate", 3, "--game", "dominion", "--kingdom", "random", "--expansions", "base", "--no-attacks").code == 0


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("new dominion --kingdom smithy,smity", "nothing is called “smity”; did you mean Smithy"),
        ("new dominion --kingdom smithy,village", "10 piles, not 2"),
        ("new dominion --kingdom none.txt", "none.txt: No such file"),
        ("new dominion --kingdom random --expansions base:9,intrigue", "--expansions is NAME,NAME"),
        ("new dominion --expansions base", "this one is chosen already"),
        ("new citadels --list", "--list is for kingdoms"),
    ],
)
def test_mistakes_are_told_in_one_line(regalia: Regalia, command: str, told: str) -> None:
    ran = regalia(*command.split())
    assert ran.code == 2 and told in ran.err and ran.err.count("\n") == 1


def test_cards_show_the_statements_of_their_own_game(regalia: Regalia) -> None:
    dominion, citadels = regalia("cards", "Schmiede", "--game", "dominion").out, regalia("cards", "smithy").out
    assert "+3 Cards." in dominion and "G-PLUS-CARDS-01" in dominion and "D-SMITHY-01" not in dominion
    assert "D-SMITHY-01" in citadels and "G-PLUS-CARDS-01" not in citadels
