"""The tests of the package: run where it is installed (``tests/games/test_tricks.py`` starts them)."""

import asyncio
import contextlib
import io
import json
import pickle
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from regalia import games
from regalia.arena.simulate import Plan, simulate
from regalia.bots import make_bot, shown
from regalia.casebook import citations, run_files
from regalia.cli.main import main
from regalia.kernel.chance import Chance
from regalia.kernel.game import Game
from regalia.kernel.setup import SetupError
from regalia.kernel.worlds import Worlds
from regalia.rulebook import statements
from regalia.rulebook.coverage import Extent, coverage
from regalia.words import check, words_for
from regalia.words.log import log_of, text_log
from regalia.words.messages import LANGUAGES
from regalia.words.parse_answer import parse
from regalia.words.scores import score_rows, verdict

CASES = Path(__file__).parent.parent / "cases"
CHOICES: list[dict[str, Any]] = [{}, {"seats": 2, "trumps": True}, {"seats": 4, "hand": 4, "passing": "right", "trumps": True}]


def played(**choices: Any) -> Game:
    """A random game to its end; everything that happened is in its journal."""
    game = games.start(games.setup_for("tricks", **choices), listen=True)
    lot = Chance(game.setup.seed)
    while game.decision is not None:
        game.answer_number(lot.below(len(game.decision.options)))
    return game


def test_the_cases_prove_every_statement() -> None:
    results = run_files([CASES])
    assert all(result.passed for result in results), [result.problem for result in results if not result.passed]
    covered = [one for one in coverage(citations(results)).statements if one.statement.game == "tricks"]
    assert len(covered) == len(statements("tricks")) == 11
    assert all(one.extent is Extent.FULL for one in covered), [one for one in covered if one.extent is not Extent.FULL]


def test_a_setup_on_paper_is_the_same_setup() -> None:
    """With a position laid out, too; and what is no choice is refused by its name."""
    setup = games.setup_for("tricks", seats=4, trumps=True, seed=3)
    game = games.start(setup)
    game.answer_number(0)
    laid = setup.at(game.json())
    for twin in (games.setup_from_json(json.loads(json.dumps(laid.json()))), pickle.loads(pickle.dumps(laid))):
        assert twin == laid and games.start(twin).json() == game.json() != games.start(setup).json()
    for entry, problem in (
        ({"trumps": 1}, "trumps is one of"),
        ({"passing": 0}, "passing is one of"),
        ({"seed": 1.5}, "a seed is"),
    ):
        with pytest.raises(SetupError, match=problem):
            games.setup_from_json({**setup.json(), **entry})


# -- words -----------------------------------------------------------------------------------------------------------------


def test_the_check_of_the_words_finds_nothing_to_say() -> None:
    """Every event, verb, question, reason, card and refusal is said in every language, with the right arguments."""
    assert not list(check.problems())
    assert sum(name.startswith("tricks-") for name in check.messages("nl")) > 50


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("choices", CHOICES)
def test_everything_is_said_and_every_option_can_be_typed(language: str, choices: dict[str, Any]) -> None:
    game = games.start(games.setup_for("tricks", seed=3, **choices), listen=True)
    lot = Chance(5)
    while game.decision is not None:
        seat = game.decision.seat
        view, words = game.view(seat), words_for(game.setup, reader=seat, language=language)
        assert words.question(game.decision.question, view)
        for option in view.options:
            assert parse(words.option(option, view), view, words) is option
        game.answer_number(lot.below(len(view.options)))
    words = words_for(game.setup, reader=0, language=language)
    told = words.story(event.seen_by(0) for event in game.listen())
    assert len(told) > 10 and not any("{" in line.sentence for line in told)
    assert verdict(game.outcome(), words) and len(score_rows(game.outcome(), words)) == 3


# -- records and the commands ------------------------------------------------------------------------------------------------


def test_a_record_replays_and_its_log_tells_a_seat_its_own_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = games.new_record(games.setup_for("tricks", seed=11, trumps=True))
    game = games.start(record.setup)
    lot = Chance(2)
    while game.decision is not None:
        assert games.restore_game(game.setup, json.loads(json.dumps(game.json()))) == game
        record.answer(game, lot.below(len(game.decision.options)))
    again = games.load_record(record.text())
    assert again.replay(games.start) == game and again.outcome == game.outcome()
    first, second = (text_log(log_of(again, seat), words_for(again.setup, reader=seat)) for seat in (0, 1))
    assert "You pass" in first and "You pass" in second and first != second
    file = tmp_path / "tricks.json"
    file.write_text(record.text(), encoding="utf-8")
    monkeypatch.setattr("sys.stdin", io.StringIO("e\nq\n"))
    for command in (["replay", str(file)], ["verify", str(file)], ["log", str(file)], ["why", f"{file}:3"]):
        assert main(command) == 0, command


def test_the_commands_know_the_game(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["simulate", "tricks", "20", "--trumps", "--seats", "4"]) == 0
    assert "20" in capsys.readouterr().out
    assert main(["new", "tricks", "--hand", "3", "--passing", "nobody"]) == 0
    assert json.loads(capsys.readouterr().out)["passing"] == "nobody"
    assert main(["new", "tricks", "--hand", "9"]) == 2
    assert "from 3 to 5" in capsys.readouterr().err
    assert main(["new", "tricks", "--list"]) == 2
    assert "tricks has no names" in capsys.readouterr().err
    assert main(["match", "schemer?iterations=2", "random", "random", "--game", "tricks", "--deals", "1"]) == 0
    assert main(["rules", "T-TRICK-02"]) == 0
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 60))
    assert main(["play", "tricks", "--seed", "3", "--bots", "medium"]) == 0
    assert "takes the trick" in capsys.readouterr().out


# -- players -----------------------------------------------------------------------------------------------------------------


def test_search_wins_more_than_its_share() -> None:
    plan = Plan(game="tricks", bots=("schemer?iterations=25", "random", "random"), choices=(("trumps", True),), seed=7)
    wins = [0 in game.winners for game in simulate(plan, 0, 60, 1, lambda: False)]
    assert sum(wins) > 28, f"{sum(wins)} of 60; its share is 20"  # four standard deviations above an even share are 35


def test_worlds_are_what_the_seat_may_think() -> None:
    game = games.new("tricks", seed=4)
    for _ in range(7):
        game.answer_number(0)
    assert game.decision is not None
    seat = game.decision.seat
    hands = {tuple(Worlds(game, seat).deal(Chance(lot)).zones[1 + (seat + 1) % 3 * 4]) for lot in range(20)}
    assert len(hands) > 10
    assert make_bot("hard", game.setup, seat, Chance(1)).choose(shown(game)) in game.decision.options


# -- environments -------------------------------------------------------------------------------------------------------------


def test_pettingzoo_takes_it() -> None:
    from pettingzoo.test import api_test, parallel_api_test

    from regalia.env.zoo import NamedEnv, guarded, in_parallel

    class RawEnv(NamedEnv):
        game = "tricks"

    with contextlib.redirect_stdout(io.StringIO()):
        api_test(guarded(RawEnv(seats=3)), num_cycles=30)
        parallel_api_test(in_parallel(guarded(RawEnv(seats=2, trumps=True))), num_cycles=30)


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_gymnasium_takes_it() -> None:
    import gymnasium
    from gymnasium.utils.env_checker import check_env

    from regalia.env.solo import SoloEnv

    check_env(SoloEnv("tricks", seat=1, bots=["medium"]), skip_render_check=True)
    env = gymnasium.make("regalia/Tricks-v1", render_mode="ansi", hand=3)
    env.reset(seed=1)
    assert "Hand" in str(env.render())


def test_a_batch_plays_it() -> None:
    from regalia.env import Batch

    batch = Batch(4, games.setup_for("tricks", trumps=True), seed=2)
    lot, ended = np.random.default_rng(1), 0
    for _ in range(60):
        assert batch.mask.any(axis=1).all()
        batch.step(batch.random_actions(lot))
        ended += int((batch.done == 1).sum())
    assert ended >= 8 and batch.observation.any()


def test_openspiel_takes_it() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import regalia.env.openspiel  # noqa: F401

    pyspiel.random_sim_test(
        pyspiel.load_game("regalia_tricks(players=3,trumps=True)"), num_sims=1, serialize=True, verbose=False
    )


# -- the server ----------------------------------------------------------------------------------------------------------------


def test_a_table_is_played_to_the_end_over_http_and_sockets(tmp_path: Path) -> None:
    from tests.server.serving import open_table, serving

    async def whole() -> None:
        async with serving(tmp_path) as server:
            assert "tricks" in (await server.call("/api/games"))["games"]
            lexicon = await server.call("/api/games/tricks")
            assert lexicon["zones"] == {"*": "card"} and [one["name"] for one in lexicon["choices"]][-1] == "passing"
            refused = await server.refused("/api/tables", {"player": "Ada", "choices": {"game": "tricks", "hand": 9}})
            assert refused[0] == 400
            table = await open_table(server.url, 2, 1, "tricks", choices={"trumps": True}, bot="medium")
            await (await table.connect()).start()
            await table.play(random.Random(1))
            await table.settle()
            ends = [player.view["outcome"] for player in [*table.players, table.watcher] if player.view is not None]
            assert len(ends) == 3 and ends[0]["winners"] and all(one == ends[0] for one in ends)
            stored = await server.call(f"/api/tables/{table.id}/record")
            assert json.dumps(stored)
            replay = await server.call(f"/api/tables/{table.id}/replay?views=1")
            assert len(replay["views"]) > 10
            [[lap, totals, cards]] = replay["rounds"]
            assert (lap, totals, sum(cards)) == (0, ends[0]["totals"], 15)
            await table.close()

    asyncio.run(whole())
