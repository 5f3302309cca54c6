"""Every game's door: its parts load, its choices are what its setup takes, and a part it lacks is refused by name."""

import re
import subprocess
import sys
from dataclasses import fields
from inspect import signature
from pathlib import Path

import pytest

from regalia import games
from regalia.kernel.choices import One, Several
from regalia.kernel.door import Door, NoSuchPart
from regalia.kernel.setup import SetupError
from regalia.words.check import messages
from regalia.words.messages import LANGUAGES

PARTS = [field.name for field in fields(Door) if field.type is str and field.name not in ("name", "laps", "lap", "holdings")]
FOR_PROGRAMS = {"seed", "chance", "ages", "tells_by_asking"}  # not for people to choose


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("part", PARTS)
def test_every_part_loads_or_is_refused_by_name(game: str, part: str) -> None:
    door = games.door_of(game)
    if getattr(door, part):
        assert door.part(part) is not None
    else:
        with pytest.raises(NoSuchPart, match=f"{game} has no {part}"):
            door.part(part)


@pytest.mark.parametrize("game", games.names())
def test_choices_are_the_parameters_of_the_setup_with_their_defaults(game: str) -> None:
    door = games.door_of(game)
    taken = signature(door.part("engine").setup_for).parameters
    assert {choice.name for choice in door.choices} == set(taken) - FOR_PROGRAMS
    for choice in door.choices:
        assert choice.default == taken[choice.name].default, choice.name


@pytest.mark.parametrize("game", games.names())
def test_every_choice_is_made_from_a_list_there_is(game: str) -> None:
    door = games.door_of(game)
    lists = door.part("engine").lists()
    for choice in door.choices:
        if isinstance(choice, One | Several):
            assert lists[choice.of], choice.name
            if isinstance(choice, One) and choice.default is not None:
                assert choice.default in lists[choice.of]
        if isinstance(choice, Several) and choice.sets:
            assert lists[choice.sets] and choice.default in lists[choice.sets]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_and_nothing_else_is_said_in_every_language(language: str) -> None:
    chosen = {f"choice-{game}-{choice.name}" for game in games.names() for choice in games.door_of(game).choices}
    said = {name: message for name, message in messages(language).items() if name.startswith("choice-")}
    assert set(said) == chosen
    assert all({"", "help"} <= set(message.variants) for message in said.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_choices_are_made_from_is_said_in_every_language(language: str) -> None:
    """Cards by their names; of all other lists each entry has a message, and no message is left over. Installed games may do
    without: the page then shows ids."""
    said = set(messages(language))
    wanted = set()
    for game in games.OURS:
        for name, entries in games.door_of(game).part("engine").lists().items():
            cards = {one for one in entries if f"{game}-card-{one}" in said}
            if 2 * len(cards) < len(entries):  # no list of cards, though some entry may have a card's name
                cards = set()
            wanted |= {f"listed-{game}-{name}-{one}" for one in entries if one not in cards}
    assert {name for name in said if name.startswith("listed-")} == wanted


@pytest.mark.parametrize("game", games.names())
def test_choices_refer_to_each_other_and_to_groups_by_name(game: str) -> None:
    door = games.door_of(game)
    lists = door.part("engine").lists()
    by_name = {choice.name: choice for choice in door.choices}
    conditions = [choice.when for choice in door.choices]
    conditions += [facts["when"] for entries in lists.values() for facts in entries.values() if "when" in facts]
    for when in conditions:
        for name, values in when.items():
            choice = by_name[name]
            assert isinstance(choice, One | Several)
            for value in values:
                assert value in (choice.default, *choice.words, *lists[choice.of]), (name, value)
    for choice in door.choices:
        if isinstance(choice, Several) and choice.groups:
            assert {facts["group"] for facts in lists[choice.of].values()} <= set(lists[choice.groups])
        assert not isinstance(choice, Several) or not choice.one_of_group or choice.groups


@pytest.mark.parametrize("game", games.OURS)
def test_every_refusal_of_a_setup_is_about_a_choice(game: str) -> None:
    """So that a form can say it in its place: by the beginning of its name, or as the door says."""
    door = games.door_of(game)
    assert set(door.refused.values()) <= {choice.name for choice in door.choices}
    known = [name.replace("-", "_") for name in (*door.refused, *(choice.name for choice in door.choices))]
    folder = Path(games.__file__).parent / game / "rules"
    refused = {name for path in folder.rglob("*.py") for name in re.findall(NAMED, path.read_text(encoding="utf-8"))}
    assert len(refused) > 10
    for name in refused - FOR_PROGRAMS:
        assert any(f"{name.replace('-', '_')}_".startswith(f"{one}_") for one in known), name


NAMED = re.compile(r"SetupError\(\s*(?:\"[^\"]*\"\s*)+,\s*\"([\w-]+)\"")  # the text, then its name


@pytest.mark.parametrize("game", games.names())
def test_the_door_says_what_the_rules_say(game: str) -> None:
    door = games.door_of(game)
    engine = door.part("engine")
    assert door.rules == engine.RULES
    for seats in door.seats:
        assert games.setup_for(game, **NAMED_BY_PLAYERS.get((game, seats), {}), seats=seats).seats == seats
    for seats in (door.seats[0] - 1, door.seats[-1] + 1):
        with pytest.raises(SetupError):
            games.setup_for(game, seats=seats)


# What the players of a first game must name themselves (C-SETUP-16, R-74).
NAMED_BY_PLAYERS = {
    ("citadels", 3): {"rank_9": "artist"},
    ("citadels", 8): {"rank_9": "artist"},
}


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize(
    "entry", [{"seed": "x"}, {"seed": 1.5}, {"seed": -1}, {"seed": True}, {"chance": 5}, {"chance": "dice"}]
)
def test_a_setup_on_paper_is_refused_for_what_is_no_chance(game: str, entry: dict[str, object]) -> None:
    paper = games.setup_for(game).json()
    assert games.setup_from_json({**paper, "seed": 2**64}).seed == 2**64
    with pytest.raises(SetupError, match=r"a seed is a number from 0 upwards, not|unknown kind of chance"):
        games.setup_from_json({**paper, **entry})


def test_an_unknown_game_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(SetupError, match="unknown game 'chess'; expected one of citadels, dominion"):
        games.door_of("chess")
    with pytest.raises(SetupError, match="unknown game"):
        games.setup_from_json({"game": ["citadels"]})


def test_the_program_starts_without_a_game() -> None:
    """Neither games nor what only some parts need: both take longer to load than all the rest."""
    code = "import sys, regalia; print([name for name in sys.modules if name.startswith(('regalia.', 'importlib.'))])"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert "'regalia.kernel.game'" in loaded and "'regalia.games'" in loaded
    for late in (*games.OURS, "resources", "metadata"):
        assert f".{late}" not in loaded
