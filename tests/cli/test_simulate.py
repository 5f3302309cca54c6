"""Bots play many games: counted, reproducible, and nothing finished is lost."""

import json
import os
import re
import signal
import subprocess
import time
from pathlib import Path

import pytest

from regalia.arena.simulate import Plan, Series, seed_of, simulate
from regalia.arena.summary import Summary, interval
from regalia.arena.workers import WorkerDied
from regalia.bots import bot_class, make_bot, seated
from regalia.games import load_record, new, setup_for, start
from regalia.kernel.chance import Chance
from regalia.kernel.setup import SetupError
from tests.cli.conftest import COMMAND, Ran, Regalia, surroundings

BOTS = '''
import os
from regalia.bots.random_bot import RandomBot

class First:
    """Takes the first option, and remembers what it was told before the game."""
    def __init__(self, setup, seat, chance):
        self.setup = setup
    def choose(self, view):
        assert self.setup.seed == 0 and view.options
        return view.options[0]

class Stumbles(RandomBot):
    def choose(self, view):
        if view.facts["round"] == 2:
            raise RuntimeError("lost the thread")
        return super().choose(view)

class Cheats(RandomBot):
    def choose(self, view):
        from regalia.kernel.options import Verb
        return Verb("win").of(0)

class Dies(RandomBot):
    def choose(self, view):
        os._exit(3)

class Mute:
    pass
'''


@pytest.fixture
def players(folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (folder / "players.py").write_text(BOTS)
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.delitem(__import__("sys").modules, "players", raising=False)
    return "players"


def figure(ran: Ran, label: str) -> str:
    found = re.search(rf"^{re.escape(label)} +([\d.]+)", ran.out, re.MULTILINE)
    assert found is not None, ran.out
    return found.group(1)


def never() -> bool:
    return False


# -- the command -----------------------------------------------------------------------------------------------------------


def test_games_are_counted_and_win_rates_add_up(regalia: Regalia) -> None:
    ran = regalia("simulate", 12, "--seats", 3, "--rank-9", "queen,", "--cast", "random", "--workers", 1)
    assert ran.code == 2, "a name that is no name is a mistake"
    ran = regalia("simulate", 12, "--seats", 3, "--cast", "random", "--uniques", "random", "--workers", 1)
    assert ran.code == 0 and ran.err == ""
    assert figure(ran, "Games") == "12"
    assert float(figure(ran, "Winner's mean score")) >= float(figure(ran, "Mean score"))
    shares = [float(share) for share in re.findall(r"^ +\d +random +[\d.]+ +([\d.]+)%", ran.out, re.MULTILINE)]
    assert len(shares) == 3 and abs(sum(shares) - 100) < 0.3


def test_records_are_the_same_with_one_worker_and_with_two(regalia: Regalia, folder: Path) -> None:
    for workers in (1, 2):
        ran = regalia("simulate", 9, "--seed", 5, "--workers", workers, "--out", f"{workers}.jsonl")
        assert ran.code == 0 and f"9 records in {workers}.jsonl" in ran.out
    assert (folder / "1.jsonl").read_text() == (folder / "2.jsonl").read_text()
    assert regalia("verify", "1.jsonl").out.strip() == "9 of 9 records are sound."


def test_a_game_is_the_same_whether_or_not_it_is_written_down(regalia: Regalia) -> None:
    plain = regalia("simulate", 6, "--seed", 5, "--workers", 1).out.splitlines()
    written = regalia("simulate", 6, "--seed", 5, "--workers", 1, "--out", "x.jsonl").out.splitlines()
    assert [line for line in plain if "per second" not in line] == [line for line in written if "per second" not in line][:-1]


def test_one_game_of_many_is_played_again(regalia: Regalia, folder: Path) -> None:
    regalia("simulate", 5, "--seed", 8, "--cast", "random", "--out", "all.jsonl")
    regalia("simulate", 1, "--seed", 8, "--cast", "random", "--from", 3, "--out", "one.jsonl")
    assert (folder / "all.jsonl").read_text().splitlines()[3] == (folder / "one.jsonl").read_text().strip()


def test_random_casts_differ_from_game_to_game(regalia: Regalia, folder: Path) -> None:
    regalia("simulate", 6, "--cast", "random", "--out", "all.jsonl")
    casts = {tuple(json.loads(line)["setup"]["cast"]) for line in (folder / "all.jsonl").read_text().splitlines()}
    assert len(casts) > 1


def test_a_setup_file_is_simulated(regalia: Regalia, folder: Path) -> None:
    regalia("new", "--seats", 6, "--cast", "random", "--seed", 1, "--out", "six.json")
    ran = regalia("simulate", 3, "--setup", "six.json", "--out", "all.jsonl")
    assert ran.code == 0
    setups = [json.loads(line)["setup"] for line in (folder / "all.jsonl").read_text().splitlines()]
    assert {setup["seats"] for setup in setups} == {6} and len({setup["seed"] for setup in setups}) == 3


def test_dominion_is_simulated_too(regalia: Regalia) -> None:
    ran = regalia("simulate", 2, "--game", "dominion", "--workers", 1)
    assert ran.code == 0 and figure(ran, "Games") == "2" and figure(ran, "Answers that were not offered") == "0"


def test_a_bot_of_ones_own_sees_no_seed_and_plays(regalia: Regalia, players: str) -> None:
    ran = regalia("simulate", 2, "--bots", f"{players}:First,random", "--workers", 1)
    assert ran.code == 0 and ran.out.count("players:First") == 2, "fewer bots than seats go round"


def test_errors_are_shown_with_what_it_takes_to_see_them_again(regalia: Regalia, players: str) -> None:
    command = ("--bots", f"{players}:Stumbles", "--seed", 4, "--workers", 1)
    ran = regalia("simulate", 7, *command)
    assert ran.code == 1 and figure(ran, "Errors") == "7" and figure(ran, "Games") == "0"
    assert f"game 0, seed {seed_of(4, 0)}: RuntimeError: lost the thread" in ran.out
    assert "… and 2 more" in ran.out and "--first 0" in ran.out
    again = regalia("simulate", 1, *command, "--from", 2)
    assert f"game 2, seed {seed_of(4, 2)}: RuntimeError" in again.out


def test_an_answer_that_is_not_offered_is_an_error(regalia: Regalia, players: str) -> None:
    ran = regalia("simulate", 1, "--bots", f"{players}:Cheats")
    assert ran.code == 1 and "Cheats answered win, which is not offered" in " ".join(ran.out.split())
    assert figure(ran, "Answers that were not offered") == "1"


def test_a_game_without_end_is_given_up(regalia: Regalia) -> None:
    ran = regalia("simulate", 2, "--max-decisions", 20, "--workers", 1)
    assert ran.code == 1 and "not over after 20 decisions" in ran.out


def test_an_interrupt_keeps_what_is_finished(folder: Path) -> None:
    """As in a terminal, Ctrl-C reaches the command and its two workers."""
    command = [*COMMAND, "simulate", "1000000", "--workers", "2", "--out", "kept.jsonl"]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=surroundings(), start_new_session=True, text=True
    )
    kept = folder / "kept.jsonl"
    deadline = time.monotonic() + 120
    while not (kept.exists() and kept.stat().st_size) and time.monotonic() < deadline:
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=120)
    assert process.returncode == 130 and err == ""
    assert "stopped; 1000000 were asked for" in out and "95 % interval" in out
    records = kept.read_text().splitlines()
    assert f"{len(records)} records in kept.jsonl" in out
    assert int(figure(Ran(130, out, err), "Games")) == len(records) > 0
    for line in records[:3] + records[-3:]:
        assert load_record(line).replay(start).decision is None


def test_an_interrupt_before_the_first_game_is_no_trouble(monkeypatch: pytest.MonkeyPatch, regalia: Regalia) -> None:
    from regalia.cli import simulate_command

    def interrupted(plan: Plan, first: int, number: int, workers: int, stop: simulate_command.Interrupt) -> list[object]:
        stop.hear(signal.SIGINT, None)
        return []

    monkeypatch.setattr(simulate_command, "simulate", interrupted)
    ran = regalia("simulate", 3, "--workers", 1)
    assert ran.code == 130 and figure(ran, "Games") == "0"


def test_a_worker_that_dies_is_reported_with_what_is_finished(regalia: Regalia, players: str) -> None:
    ran = regalia("simulate", 4, "--workers", 2, "--bots", f"{players}:Dies")
    assert ran.code == 1 and figure(ran, "Games") == "0" and "exit code 3" in ran.out


# -- the machinery ---------------------------------------------------------------------------------------------------------


def test_a_worker_that_dies_is_not_waited_for(players: str) -> None:
    plan = Plan("citadels", bots=(f"{players}:Dies",))
    with pytest.raises(WorkerDied, match="exit code 3"):
        list(simulate(plan, 0, 4, 2, never))


def test_workers_stop_when_told() -> None:
    plan = Plan("citadels")
    asked = iter([False] * 3)
    finished = list(simulate(plan, 0, 100_000, 2, lambda: next(asked, True)))
    assert len(finished) < 100_000
    assert len({played.number for played in finished}) == len(finished)


def test_one_process_stops_when_told() -> None:
    stops = iter([False, False, True])
    assert [played.number for played in simulate(Plan("citadels"), 7, 10, 1, lambda: next(stops))] == [7, 8]


def test_seeds_follow_from_the_plan_and_the_number() -> None:
    seeds = {seed_of(seed, number) for seed in range(20) for number in range(20)}
    assert len(seeds) == 400 and max(seeds) < 1 << 48
    series = Series(Plan("citadels", seed=3))
    assert series.play(5) == series.play(5)
    assert series.play(5) != series.play(6)


def test_shared_wins_count_for_their_parts_and_errors_for_none() -> None:
    series = Series(Plan("citadels", choices=(("seats", 2),)))
    summary = Summary(2)
    won = series.play(0)
    won.totals, won.winners = [10, 10], [0, 1]
    failed = series.play(1)
    failed.error = "broken"
    for played in (won, failed):
        summary.add(played)
    assert (summary.games, summary.wins, summary.points) == (1, [0.5, 0.5], [10, 10])
    assert [one.number for one in summary.errors] == [1]


def test_intervals_are_honest_at_the_edges() -> None:
    assert interval(0, 0) == (0.0, 0.0, 1.0)
    share, low, high = interval(0, 10)
    assert share == low == 0.0 and 0.2 < high < 0.35
    share, low, high = interval(50, 100)
    assert share == 0.5 and low == pytest.approx(0.404, abs=0.001) and high == pytest.approx(0.596, abs=0.001)


# -- bots ------------------------------------------------------------------------------------------------------------------


def test_a_random_bot_repeats_itself_with_the_same_chance() -> None:
    setup = setup_for("citadels", seats=4, seed=1)
    view = new("citadels", seats=4, seed=1).view(0)
    one, other = make_bot("random", setup, 0, Chance(3)), make_bot("random", setup, 0, Chance(3))
    answers = [one.choose(view) for _ in range(30)]
    assert answers == [other.choose(view) for _ in range(30)] and len(set(map(repr, answers))) > 1
    assert all(answer in view.options for answer in answers)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        (
            "clever",
            "unknown bot 'clever'; expected random, schemer, easy, medium, hard, master, basic, ultimate, smithy, learned, "
            "FILE.txt or module",
        ),
        ("nowhere:Bot", "cannot be loaded"),
        ("os:Bot", "cannot be loaded"),
        (":Bot", "cannot be loaded"),
        ("os:sep", "no method choose"),
    ],
)
def test_what_is_no_bot_is_refused(name: str, message: str) -> None:
    with pytest.raises(SetupError, match=re.escape(message)):
        bot_class(name, "dominion")


def test_bots_fill_the_seats_in_turn() -> None:
    assert seated(["random"], 3) == ["random"] * 3
    with pytest.raises(SetupError, match="2 seats are filled by 1 to 2 bots, not by 3"):
        seated(["random"] * 3, 2)
    with pytest.raises(SetupError):
        seated([], 2)
