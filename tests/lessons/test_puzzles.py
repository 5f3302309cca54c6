"""Puzzles: mined ones are what they say, shipped ones can be taken, and the page's list of them is complete."""

import json
from pathlib import Path
from typing import Any

import pytest

from regalia.arena import puzzles as mining
from regalia.arena.puzzles import choices_of, judge, mine
from regalia.bots.compare import Way
from regalia.cli.main import main
from regalia.games import names, setup_for, start
from regalia.kernel.chance import Chance
from regalia.kernel.options import Option
from regalia.kernel.worlds import OneWorld, Worlds
from regalia.lessons import LessonError, lesson_of, puzzle_of_the_day, puzzles_of
from regalia.lessons.puzzles import LEVELS, Puzzle, puzzle_from_json
from regalia.server.web.practice import choices_of as choices_of_lesson

SHIPPED = [(game, puzzle) for game in names() for puzzle in puzzles_of(game)]


@pytest.mark.parametrize(("game", "puzzle"), SHIPPED, ids=[f"{game}-{puzzle.id}" for game, puzzle in SHIPPED])
def test_a_shipped_puzzle_stands_where_it_says(game: str, puzzle: Puzzle) -> None:
    table = start(setup_for(game, **puzzle.choices))
    for number in puzzle.answers:
        table.answer_number(number)
    decision = table.decision
    assert decision is not None and decision.seat == puzzle.seat and decision.question.name == puzzle.asks
    assert 0 <= puzzle.do < len(decision.options) and len(decision.options) >= mining.FEWEST
    assert puzzle.lead >= mining.LEAD and puzzle.level in LEVELS
    assert choices_of_lesson(lesson_of(f"{game}/puzzle-{puzzle.id}")).seats == table.seats, "a table can be opened for it"


@pytest.mark.parametrize("game", ["citadels", "dominion"])
def test_puzzles_are_numbered_all_are_different_and_every_day_has_one(game: str) -> None:
    found = puzzles_of(game)
    assert [puzzle.id for puzzle in found] == list(range(1, len(found) + 1)) and found
    assert len({json.dumps([puzzle.choices, puzzle.answers]) for puzzle in found}) == len(found)
    assert {puzzle_of_the_day(game, day) for day in range(len(found))} == {puzzle.id for puzzle in found}
    assert [puzzle_from_json(json.loads(json.dumps(puzzle.json()))) for puzzle in found] == list(found)


def test_a_puzzle_is_a_lesson_of_one_step() -> None:
    lesson = lesson_of("citadels/puzzle-1")
    puzzle = puzzles_of("citadels")[0]
    assert lesson.puzzle and lesson.skip == len(puzzle.answers) and lesson.answers[-1] == puzzle.do
    assert lesson.step(puzzle.answers, puzzle.asks) == 0 and lesson.steps[0].only
    for wrong in ("citadels/puzzle-0", "citadels/puzzle-x", "citadels/puzzle-99999"):
        with pytest.raises(LessonError):
            lesson_of(wrong)


def judged(values: dict[int, list[float]]) -> tuple[int, float] | None:
    """What is thought of a position whose options are worth this, world by world, and nothing all others."""
    table = start(setup_for("citadels", seats=4, seed=7))
    assert table.decision is not None
    worlds = [0]

    def plays_on(one: Worlds, options: list[Option], seeds: list[int], seat: int) -> list[Way]:
        ways = [Way(option) for option in options]
        for at, way in enumerate(ways):
            worth = values.get(at, [0.0])
            way.values.extend([worth[worlds[0] % len(worth)]] * len(seeds))
            way.counts.extend([{}] * len(seeds))
        worlds[0] += 1
        return ways

    found = judge(table, plays_on, Chance(1))
    return None if found is None else (found[0], round(found[1], 3))


def test_only_what_leads_clearly_and_is_worse_in_no_world_is_a_puzzle() -> None:
    assert judged({2: [0.5], 1: [0.3]}) == (2, 0.2)
    assert judged({2: [0.5], 1: [0.45]}) is None, "too close"
    assert judged({2: [0.5], 1: [0.5]}) is None, "as good"
    assert judged({2: [0.7, 0.0], 1: [0.3, 0.0]}) == (2, 0.204), "in some worlds all is lost whatever one does"
    late = [0.3] * 40 + [0.6] + [0.3] * 14
    assert judged({2: [0.5] * 55, 1: late}) is None, "in one of 55 worlds another is better"


def test_one_world_is_dealt_again_and_again() -> None:
    table = start(setup_for("citadels", seats=4, seed=7))
    world = Worlds(table, 0).deal(Chance(3))
    again = OneWorld(world, 0)
    first, second = again.deal(Chance(1)), again.deal(Chance(2))
    assert first is not second and first.fingerprint() == second.fingerprint() == world.fingerprint()


@pytest.mark.parametrize(
    ("game", "choices"),
    [
        ("citadels", {"seats": 5}),
        ("citadels", {"cast": "random"}),
        ("citadels", {"seats": 3, "cast": "random"}),
        ("dominion", {"kingdom": "random"}),
    ],
)
def test_a_setup_drawn_by_lot_is_written_down_whole(game: str, choices: dict[str, Any]) -> None:
    setup = setup_for(game, **choices, seed=11)
    written = choices_of(setup)
    assert "random" not in written.values()
    again = setup_for(game, **written)
    assert choices_of(again) == written and again.seats == setup.seats


def test_a_mined_game_gives_the_same_puzzles_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """With little thought, so that it is quick: a position counts as soon as one answer leads in a world."""
    monkeypatch.setattr(mining, "WORLDS", 1)
    monkeypatch.setattr(mining, "AGAIN", 0)
    monkeypatch.setattr(mining, "LEAD", 0.01)
    twice = [list(mine("dominion", {}, 3, lambda: False, lambda: None)) for _ in range(2)]
    assert twice[0] == twice[1] and twice[0]


def test_the_command_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []
    one = mining.Mined({"seats": 2}, (1, 2), 0, "turn", 1, 0.5, 2, ("points", 3.0))

    def found(game: str, choices: dict[str, Any], seed: int, stop: object, looked: Any) -> list[mining.Mined]:
        seeds.append(seed)
        looked()
        return [mining.Mined({"seats": 2, "seed": seed}, one.answers, 0, "turn", 1, 0.5, 2, ("points", 3.0))]

    monkeypatch.setattr("regalia.cli.puzzles_command.mine", found)
    file = tmp_path / "found.jsonl"
    for _ in range(2):
        assert main(["puzzles", "citadels", "--games", "2", "--seed", "5", "--out", str(file)]) == 0
    kept = [puzzle_from_json(json.loads(line)) for line in file.read_text().splitlines()]
    assert seeds == [5, 6, 7, 8] and [puzzle.id for puzzle in kept] == [1, 2, 3, 4]
    file.write_text("no puzzle\n")
    assert main(["puzzles", "citadels", "--games", "1", "--out", str(file)]) == 2


def test_a_puzzle_is_tried_again_in_worlds_dealt_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer leads there; another one of the same question is beaten, and by as much or more."""
    monkeypatch.setattr(mining, "AGAIN", 1)
    puzzle = puzzles_of("dominion")[3]
    tried = [mining.hold("dominion", puzzle.choices, puzzle.answers, do, 5) for do in (puzzle.do, (puzzle.do + 1) % 3)]
    right, wrong = tried
    assert right.worlds == wrong.worlds == 2 * mining.WORLDS
    assert right.lead >= mining.LEAD and wrong.lead <= -right.lead
    assert right.beaten < wrong.beaten


def test_the_command_says_how_many_answers_still_lead(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A sample drawn by the seed, of the puzzles that come with the game where no file is named."""
    held = iter([mining.Held(0.2, 0, 55), mining.Held(0.05, 3, 55), mining.Held(-0.1, 30, 55)])
    tried: list[tuple[int, ...]] = []

    def hold(game: str, choices: object, answers: tuple[int, ...], do: int, seed: int) -> mining.Held:
        tried.append(answers)
        return next(held)

    monkeypatch.setattr("regalia.cli.puzzles_command.hold", hold)
    assert main(["puzzles", "citadels", "--check", "3", "--seed", "5", "--out", "none.jsonl"]) == 0
    assert len(set(tried)) == 3 and {one.answers for one in puzzles_of("citadels")} >= set(tried)
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) >= 4 and "in 30 of 55 worlds" in lines[2]
    assert "2 answers lead, 1 of them by 0.1" in " ".join(lines[3:])
