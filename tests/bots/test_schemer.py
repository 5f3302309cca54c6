"""Every question is searched; searching worlds never leaks, never stalls, and finds wins."""

import time
from pathlib import Path
from typing import Any

import pytest

from regalia.bots import make_bot, shown
from regalia.bots.search import CLOCK, Budget, Effort, Node, search
from regalia.citadels.bots.guide import CitadelsGuide
from regalia.citadels.bots.search_bot import CitadelsSchemer
from regalia.citadels.rules.table import Citadels
from regalia.dominion.bots.plans import plans
from regalia.dominion.bots.search_bot import DominionSchemer
from regalia.dominion.bots.trials import Planned, Trials
from regalia.dominion.rules.kinds import SILVER
from regalia.dominion.rules.setup import DominionSetup
from regalia.games import setup_for, start
from regalia.kernel.chance import Chance
from regalia.kernel.worlds import Worlds
from tests.bots.positions import laid_out


def schemer(seed: int, **effort: Any) -> CitadelsSchemer:
    return CitadelsSchemer(Chance(seed), Effort(**effort))


@pytest.mark.parametrize("seats", [2, 3, 4, 7, 8])
@pytest.mark.parametrize(("edition", "actions"), [("en", False), ("nl", True)])
def test_every_question_is_searched(edition: str, actions: bool, seats: int) -> None:
    choices = {"edition": edition, "cast": "random", "uniques": "random", "action_cards": actions, "seats": seats}
    game = start(setup_for("citadels", **choices, rank_9="artist" if seats in (3, 8) else None, seed=seats))
    bots = [make_bot("steward", game.setup, seat, Chance(seat)) for seat in range(seats)]
    asked: set[str] = set()
    while game.decision is not None:
        view = shown(game)
        assert view.question is not None
        if len(view.options) > 1 and view.question.name not in asked:
            asked.add(view.question.name)
            bot = schemer(1, iterations=3)
            assert bot.choose(view) in view.options and bot.top.visits == 3
        game.answer(bots[view.viewer].choose(view))
    assert {"turn", "choose_character"} <= asked


def test_the_true_state_makes_no_difference() -> None:
    """Two worlds that look alike to a seat: with the same seed it chooses the same in both."""
    game = start(setup_for("citadels", seats=4, seed=5))
    lot = Chance(9)
    steward = make_bot("steward", game.setup, 0, Chance(0))
    for _ in range(12):
        assert game.decision is not None
        seat = game.decision.seat
        other = game.determinize(seat, lot)
        choices = [schemer(7, iterations=12).choose(shown(one)) for one in (game, other)]
        assert choices[0] is choices[1]
        game.answer(steward.choose(game.view(seat)))


def test_an_immediate_win_is_found(tmp_path: Path) -> None:
    given = """
given:
  A: {gold: 5, hand: [palace, tavern], city: [manor, castle, temple, market, watchtower, docks], character: warlord}
  B: {gold: 1, city: [temple]}
  start: {turn: A, gathered: true}
"""
    game = laid_out(tmp_path, given)
    bot = schemer(1, iterations=60)
    while game.decision is not None and game.active == 0:
        seat = game.decision.seat
        game.answer(bot.choose(shown(game)) if seat == 0 else game.decision.options[0])
    assert game.finished == [0]


def test_the_time_is_kept() -> None:
    game = start(setup_for("citadels", seats=6, seed=5))
    bot = schemer(1, seconds=0.2)
    steward = [make_bot("steward", game.setup, seat, Chance(seat)) for seat in range(6)]
    slowest = busiest = 0.0
    for _ in range(60):
        assert game.decision is not None
        seat = game.decision.seat
        if seat == 0:
            began, worked = time.perf_counter(), time.process_time()
            game.answer(bot.choose(shown(game)))
            slowest = max(slowest, time.perf_counter() - began)
            busiest = max(busiest, time.process_time() - worked)
        else:
            game.answer(steward[seat].choose(game.view(seat)))
    assert slowest > 0.1 and busiest < 1.0  # others who use this machine take time from the wall's clock, not from its own


class Ticking:
    """A clock that is a tenth of a second later at every look."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return 0.1 * self.looks


def test_thinking_ends_when_the_clock_says_so() -> None:
    """In both games the clock is looked at often enough, and never again once the time is up."""
    game = start(setup_for("citadels", seats=4, seed=5))
    assert game.decision is not None and isinstance(game, Citadels)
    clock, top = Ticking(), Node()
    seat = game.decision.seat
    search(Worlds(game, seat), seat, CitadelsGuide(game.round, 1), Budget(0, 0.45, clock), Chance(1), top)
    assert clock.looks == 6 and top.visits == 4 * CLOCK
    setup = setup_for("dominion", kingdom=CARDS, seed=1)
    assert isinstance(setup, DominionSetup)
    clock, trials = Ticking(), Trials(setup, 0, Chance(1), plans(setup.box))
    trials.hold(Budget(0, 0.45, clock))
    assert clock.looks == 6 and sum(arm.games for arm in trials.arms) <= 1


def test_several_cores_think_together() -> None:
    """All iterations are done, whoever does them, and the seed alone decides."""
    game = start(setup_for("citadels", seats=4, seed=5))
    seat = 0 if game.decision is None else game.decision.seat
    bots = [schemer(3, iterations=21, workers=2) for _ in range(2)]
    chosen = [bot.choose(shown(game)) for bot in bots]
    assert chosen[0] is chosen[1] and chosen[0] in game.view(seat).options
    assert [sum(bot.top.tried.values()) for bot in bots] == [21, 21]


def test_it_plays_whatever_it_is_asked_to() -> None:
    for game in ("citadels", "dominion"):
        table = start(setup_for(game, seed=1))
        assert table.decision is not None
        seat = table.decision.seat
        view = shown(table)
        assert make_bot("schemer?iterations=3", table.setup, seat, Chance(1)).choose(view) in view.options


# -- Dominion --------------------------------------------------------------------------------------------------------------


CARDS = ["smithy", "village", "market", "laboratory", "festival", "militia", "witch", "moat", "cellar", "chapel"]


def test_plans_know_what_a_kingdom_offers() -> None:
    setup = setup_for("dominion", kingdom=CARDS, seed=1)
    assert isinstance(setup, DominionSetup)
    lines = [line for plan in plans(setup.box) for line in plan.lines]
    for card in ("witch", "chapel", "laboratory", "village", "smithy"):
        assert any(line.startswith(f"{card}: ") for line in lines), card


@pytest.mark.parametrize("seed", range(4))
def test_any_kingdom_can_be_planned_for(seed: int) -> None:
    setup = setup_for("dominion", kingdom="random", seed=seed)
    assert isinstance(setup, DominionSetup)
    trials = Trials(setup, 0, Chance(1), plans(setup.box))
    assert 0.0 <= (trials.duel(trials.arms[-1].plan, trials.arms[0].plan, Budget(0, 0.0)) or 0.0) <= 1.0


def test_the_better_plan_is_tried_more_often() -> None:
    """Curses decide: with the Witch there, plans with her win against plain money."""
    setup = setup_for("dominion", kingdom=CARDS, seed=1)
    assert isinstance(setup, DominionSetup)
    trials = Trials(setup, 0, Chance(5), plans(setup.box))
    witch = next(arm for arm in trials.arms if any(line.startswith("witch") for line in arm.plan.lines))
    wins = sum(trials.duel(witch.plan, trials.arms[0].plan, Budget(0, 0.0)) or 0.0 for _ in range(10))
    assert wins >= 7


def test_a_table_that_cannot_wait_gets_an_answer_at_any_time() -> None:
    """Before the first thought, too; and what was only said so is not remembered as done."""
    game = start(setup_for("dominion", kingdom=CARDS, seed=1))
    assert game.decision is not None and isinstance(game.setup, DominionSetup)
    seat = game.decision.seat
    while game.view(seat).options[0].verb.name == "play":  # the Treasures
        game.answer(game.view(seat).options[0])
    bot = DominionSchemer(game.setup, seat, Chance(1), Effort(iterations=1))
    assert repr(bot.best_so_far(game.view(seat))) == f"buy({SILVER})"
    assert bot.player.memory.own[SILVER] == 0
    bot.choose(game.view(seat))
    assert bot.player.memory.own.total() == 11


def test_events_and_projects_are_planned_for_and_bought() -> None:
    """Star Chart and Pageant are Projects of this kingdom; a bot that follows such a plan buys each once."""
    setup = setup_for("dominion", seats=2, landscapes=["star_chart", "pageant"], seed=5)
    assert isinstance(setup, DominionSetup)
    wanted = [plan for plan in plans(setup.box) if any(line.startswith("star chart") for line in plan.lines)]
    assert len(wanted) == 2 and any(line.startswith("pageant") for plan in plans(setup.box) for line in plan.lines)
    game = start(setup)
    players = [Planned(setup, seat, Chance(seat), wanted[0].rules) for seat in range(2)]
    for _ in range(600):
        if game.decision is None:
            break
        seat = game.decision.seat
        game.answer(players[seat].choose(game.view(seat)))
    chart = next(landscape.kind for landscape in setup.box.landscapes if landscape.name == "star_chart")
    assert [player.memory.own[chart] for player in players] == [1, 1]
    assert game.view(0).facts["held"]["star_chart"] == 0b11
