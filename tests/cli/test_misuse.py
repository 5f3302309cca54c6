"""Mistakes on the command line: one line that names what is valid, exit code 2, never a traceback."""

import subprocess
import sys
from pathlib import Path

import pytest

from regalia.cli.main import COMMANDS
from tests.cli.conftest import COMMAND, Regalia, surroundings

MISTAKES = [
    ("juggle", "choose from"),
    ("play --edition fr", "expected one of en, de, nl"),
    ("play --seats 9", "2 to 8 players"),
    ("play --seats many", "--seats is a whole number, not many"),
    ("play --scenario nope", "expected one of first_game, devious, illustrious, vicious"),
    ("play --scenario cunning", "expected one of first_game"),
    ("new --seats 8", "choose one of Artist, Queen, Tax Collector"),
    ("simulate 1 --scenario illustrious --seats 2", "choose one of King, Patrician"),
    ("play --seats 4 --rank-9 queen", "the Queen needs at least 5 players"),
    ("play --rank-9 nobody", "--rank-9: nothing is called “nobody”; expected some of Queen, Artist, Tax Collector"),
    ("play --cast assassin", "one character of rank 2"),
    ("play --cast assassin,juggler", "--cast: nothing is called “juggler”"),
    ("play --uniques library", "14 unique districts are chosen"),
    ("play --uniques tavern", "--uniques: nothing is called “tavern”"),
    ("play --action-cards", "choose edition nl or leave them out"),
    ("play --nl-card-first", "choose edition nl or leave it out"),
    ("play --crown 5", "--crown is a seat from 1 to 4, not 5"),
    ("play --crown middle", "--crown is a seat from 1 to 4, not middle"),
    ("play --seat 5", "--seat is a seat from 1 to 4, not 5"),
    ("play --seat zero", "--seat is a seat from 1 to 4, not zero"),
    ("play --seed -1", "--seed is a number from 0 upwards, not -1"),
    ("play --bots clever", "steward, learned, mason, marauder, miser, jester, stickler or module:Class"),
    ("play --bots random,random,random,random,random", "filled by 1 to 4 bots"),
    ("play dominion --edition en", "dominion has no choice --edition"),
    ("play chess", "expected one of citadels, dominion"),
    ("play --kingdom first_game", "citadels has no choice --kingdom"),
    ("play --resume nowhere.json", "nowhere.json: No such file or directory"),
    ("play --resume x.json --seed 3", "leave out the choices beside --resume"),
    ("play --setup nowhere.json", "nowhere.json: No such file or directory"),
    ("play --setup bad.json", "bad.json is no setup"),
    ("play --setup list.json", "list.json is no setup"),
    ("play --setup odd.json", "unknown game"),
    ("play --setup short.json", "lacks cast"),
    ("play --setup good.json --seats 4", "leave out --seats"),
    ("play --juggle", "unrecognized arguments: --juggle"),
    ("simulate", "the following arguments are required: N"),
    ("simulate 0", "N is a number from 1 upwards, not 0"),
    ("simulate 5 --workers 0", "--workers is a number from 1 upwards"),
    ("simulate 5 --seed -3", "--seed is a number from 0 upwards"),
    ("simulate 5 --from -1", "--from is a number from 0 upwards"),
    ("simulate 5 --max-decisions 0", "--max-decisions is a number from 1 upwards"),
    ("simulate 5 --game chess", "expected one of citadels"),
    ("simulate 5 --game dominion --edition en", "dominion has no choice --edition"),
    ("simulate 5 --bots nowhere:Bot", "cannot be loaded"),
    ("simulate 5 --out nowhere/x.jsonl", "nowhere/x.jsonl: No such file or directory"),
    ("replay nowhere.json", "No such file"),
    ("verify", "the following arguments are required: FILE"),
    ("verify nowhere.json", "No such file"),
    ("cases", "the following arguments are required: FILE"),
    ("rules", "name a rule or some words"),
    ("rules C-NOPE-99", "no rule"),
    ("rules R-999", "no rule"),
    ("rules --coverage --game chess", "there are citadels and dominion"),
    ("rules crown --edition fr", "expected one of en, de, nl"),
    ("cards --edition fr", "expected one of en, de, nl"),
    ("cards xyzzy", "no card is called “xyzzy”"),
    ("scenarios --edition fr", "expected one of en, de, nl"),
    ("new --out nowhere/x.json", "No such file"),
    ("new --edition fr", "expected one of en, de, nl"),
    ("bench --seconds 0", "--seconds is a number above 0, not 0.0"),
    ("bench --json nowhere/x.json --seconds 0.001", "No such file"),
]


@pytest.fixture(autouse=True)
def files(folder: Path, regalia: Regalia) -> None:
    (folder / "bad.json").write_text("{")
    (folder / "list.json").write_text("[]")
    (folder / "odd.json").write_text('{"game": "chess"}')
    (folder / "short.json").write_text('{"game": "citadels", "edition": "en", "seats": 4}')
    regalia("new", "--out", "good.json")


@pytest.mark.parametrize(("command", "message"), MISTAKES)
def test_a_mistake_is_one_line_that_names_what_is_valid(regalia: Regalia, command: str, message: str) -> None:
    ran = regalia(*command.split())
    assert ran.code == 2, ran.out
    assert ran.err.count("\n") == 1 and ran.err.startswith("regalia") and message in ran.err, ran.err


def test_the_command_is_named_in_front(regalia: Regalia) -> None:
    assert regalia("play", "--seats", 9).err.startswith("regalia play: ")


def test_help_lists_every_command(regalia: Regalia) -> None:
    ran = regalia()
    assert ran.code == 0 and all(f"\n    {name} " in ran.out for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(regalia: Regalia, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        regalia(name, "--help")
    out = capsys.readouterr().out
    assert ended.value.code == 0 and out.startswith(f"usage: regalia {name}") and "{" not in out.split("\n\n", 1)[1]


def test_starting_loads_only_what_is_needed() -> None:
    """Neither rich nor another command nor YAML, before they are needed."""
    code = (
        "import sys; from regalia.cli.main import main; main(['--version']); main([]); "
        "late = [name for name in sys.modules if name.partition('.')[0] in ('rich', 'yaml') or name.endswith('_command')]; "
        "assert not late, late"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=surroundings(), timeout=120)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.startswith("regalia 0.")


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    process = subprocess.Popen(
        [*COMMAND, "cards"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=surroundings(), text=True
    )
    assert process.stdout is not None and process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == "" and process.wait(timeout=120) == 0
    process.stderr.close()


def test_the_command_runs_as_a_process() -> None:
    ran = subprocess.run([*COMMAND, "rules", "C-TURN-03"], capture_output=True, text=True, env=surroundings(), timeout=120)
    assert ran.returncode == 0 and "a turn cannot end without it" in ran.stdout and "\x1b" not in ran.stdout
