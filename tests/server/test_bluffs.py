"""Questions put only for the sake of the others: the table answers them, and when it does depends on nothing a seat holds."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regalia.casebook import load_cases
from regalia.games import new
from regalia.kernel.game import Game
from regalia.server.tables import entries as log
from regalia.server.tables.bluffs import THOUGHTS, answered_at, bot_answers_at, drawn_pause
from regalia.server.tables.seats import Seat
from regalia.server.tables.table import Table
from regalia.server.types import Choices, Clock, Options
from regalia.server.web.settings import Settings
from tests.server.serving import open_table, serving

SECRET = "ab" * 32
BOUNDS = Settings.bluffs
POSITION = """
- case: a builder with a warrant
  rules: [C-INFO-05]
  editions: [en]
  setup: {seats: 4}
  given:
    A: {character: magistrate}
    B: {character: merchant, gold: 5, hand: [castle]}
    warrants: [merchant, king, bishop]
    signed: SIGNED
    start: {turn: B, gathered: true}
  steps:
    - asked: B
"""


def built(folder: Path, signed: str) -> Game:
    """B has built; A, the Magistrate, is asked."""
    path = folder / f"{signed}.yaml"
    path.write_text(POSITION.replace("SIGNED", signed), encoding="utf-8")
    (case,) = load_cases(path)
    assert case.given is not None
    game = case.adapter.place(case.adapter.setup(case.setup, (case.given,), "en", 0, False), case.given)
    assert game.decision is not None
    game.answer(next(option for option in game.decision.options if option.verb.name == "build"))
    assert game.decision is not None and game.decision.seat == 0
    return game


def table_with(game: Game, bot: str = "", clock: Clock | None = None) -> Table:
    table = Table()
    table.choices = msgspec.convert({"game": "citadels", "seats": 4}, Choices)
    table.secret, table.game, table.decision = SECRET, game, 17
    table.seats = [Seat() for _ in range(game.seats)]
    table.seats[0].key, table.seats[0].bot = "somebody", bot
    table.options = Options(clock=clock or Clock())
    table.clocks.begin(table.options.clock, game.seats, 1_000)
    return table


def test_when_the_table_answers_depends_on_nothing_the_seat_holds(tmp_path: Path) -> None:
    times = {answered_at(table_with(built(tmp_path, signed)), BOUNDS) for signed in ("king", "bishop")}
    assert times == {1_000 + drawn_pause(SECRET, 17, 0, BOUNDS)}


def test_the_table_answers_at_once_where_no_other_person_can_notice(tmp_path: Path) -> None:
    table = table_with(built(tmp_path, "king"))
    later = 1_000 + drawn_pause(SECRET, 17, 0, BOUNDS)
    assert answered_at(table, BOUNDS, is_watched=False) == 1_000
    assert answered_at(table, BOUNDS, is_watched=True) == later
    table.seats[2].key = "somebody else"
    assert answered_at(table, BOUNDS, is_watched=False) == later
    table.seats[2].bot = "medium"
    assert answered_at(table, BOUNDS, is_watched=False) == 1_000, "a bot plays for them"


def test_who_has_a_choice_is_left_to_choose(tmp_path: Path) -> None:
    assert answered_at(table_with(built(tmp_path, "merchant")), BOUNDS) == 0


def test_pauses_are_spread_over_the_whole_span_and_differ_by_question_and_seat() -> None:
    drawn = [drawn_pause(SECRET, decision, seat, BOUNDS) for decision in range(400) for seat in range(4)]
    least, most = BOUNDS
    assert min(drawn) >= least and max(drawn) <= most
    assert min(drawn) < least + 50 and max(drawn) > most - 50
    assert abs(sum(drawn) / len(drawn) - (least + most) / 2) < 50
    assert drawn_pause("cd" * 32, 17, 0, BOUNDS) != drawn_pause(SECRET, 17, 0, BOUNDS)


@pytest.mark.parametrize("signed", ["merchant", "king"])
def test_a_thinking_bot_takes_the_same_time_with_a_choice_and_without(tmp_path: Path, signed: str) -> None:
    table = table_with(built(tmp_path, signed), "hard")
    assert answered_at(table, BOUNDS) == 0
    assert bot_answers_at(table, BOUNDS) == 1_000 + THOUGHTS[1] + drawn_pause(SECRET, 17, 0, BOUNDS)
    table.seats[0].bot = "medium"
    assert bot_answers_at(table, BOUNDS) == 1_000 + THOUGHTS[0], "it takes no time worth speaking of, for any answer"


@pytest.mark.parametrize(("bot", "least"), [("hard", THOUGHTS[1]), ("medium", THOUGHTS[0])])
def test_no_answer_of_a_bot_comes_sooner_for_having_no_choice(bot: str, least: int) -> None:
    """A hard bot answered at once where it had one option, and was told apart by that. What it waited for others is added."""
    game = new("citadels", seats=4, seed=1)
    seen = set()
    for _ in range(60):
        decision = game.decision
        assert decision is not None
        table = table_with(game)
        table.seats[decision.seat].bot = bot
        if not decision.question.poker_face:
            seen.add(len(decision.options) == 1)
            assert bot_answers_at(table, BOUNDS, THOUGHTS, 5_000) == 5_000 + least
        game.answer_number(len(decision.options) // 2)
    assert seen == {True, False}
    assert bot_answers_at(table, (0, 0), THOUGHTS, 5_000) == 0, "a load test waits for nobody"


def test_nobody_runs_out_of_time_over_it(tmp_path: Path) -> None:
    table = table_with(built(tmp_path, "king"), clock=Clock("move", seconds=1))
    table.decision = next(number for number in range(100) if drawn_pause(SECRET, number, 0, BOUNDS) > 1_000)
    assert answered_at(table, BOUNDS) == table.deadline() - 1 == 1_999


def test_the_table_passes_for_a_person_who_can_do_nothing_else(tmp_path: Path) -> None:
    def deal(_: Any, listen: bool) -> Game:
        game = built(tmp_path, "king")
        if listen:
            game.listen()
        return game

    async def act() -> None:
        async with serving(tmp_path, deal=deal, bluffs=(0, 0)) as server:
            table = await open_table(server.url, 4)
            await (await table.connect()).start()
            room = server.lobby.rooms[table.id]
            for _ in range(2_000):
                if room.table.line:
                    break
                await asyncio.sleep(0.005)
            (given,) = room.table.line
            assert (given.seat, given.by) == (0, "table")
            assert room.table.asked() == 1, "the builder goes on"
            await table.close()

    asyncio.run(act())


def test_who_answered_is_kept_in_the_log() -> None:
    entry = log.Answered(at=5, seat=0, decision=17, option=0, by="table")
    assert log.decode_entry(log.encode_entry(entry)) == entry
