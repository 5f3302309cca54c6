"""OpenSpiel's own tests, its playthroughs and its algorithms, on our games."""

import pickle
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install regalia[openspiel]")

from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts  # noqa: E402

import regalia.env.openspiel  # noqa: E402,F401
from regalia.kernel.chance import Chance  # noqa: E402

GAMES = [
    "regalia_citadels(players=2,edition=de,cast=random,uniques=random)",
    "regalia_citadels(players=3,most_decisions=60)",
    "regalia_citadels(players=4,edition=nl,action_cards=True,scenario=cunning,most_decisions=80)",
    "regalia_dominion(most_decisions=120)",
    "regalia_dominion(players=3,kingdom=random,landscapes=2,most_decisions=80)",
]


@pytest.mark.parametrize("name", GAMES)
def test_random_simulation_with_copies_and_stored_states(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["regalia_citadels(players=4,most_decisions=8)", "regalia_dominion(most_decisions=8)"])
def test_playthroughs_are_the_same_twice(name: str) -> None:
    actions = first_actions(name, 8)
    one, other = (generate_playthrough.playthrough(name, action_sequence=actions) for _ in range(2))
    assert one == other and "InformationStateString" in one


def first_actions(name: str, number: int) -> list[int]:
    state = pyspiel.load_game(name).new_initial_state()
    taken = []
    for _ in range(number):
        taken.append(state.legal_actions()[0])
        state.apply_action(taken[-1])
    return taken


def midgame(name: str, decisions: int) -> Any:
    state = pyspiel.load_game(name).new_initial_state()
    lot = Chance(3)
    for _ in range(decisions):
        legal = state.legal_actions()
        state.apply_action(legal[lot.below(len(legal))])
    return state


@pytest.mark.parametrize("name", ["regalia_citadels(players=4)", "regalia_dominion"])
def test_resampled_worlds_look_the_same_to_the_player(name: str) -> None:
    state = midgame(name, 60)
    player = state.current_player()
    lot = Chance(8)
    worlds = [state.resample_from_infostate(player, lambda: lot.below(1 << 20) / (1 << 20)) for _ in range(6)]
    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        assert world.information_state_tensor(player) == state.information_state_tensor(player)
        assert world.legal_actions() == state.legal_actions()
    assert len({str(world) for world in worlds}) > 1, "the rest is dealt anew"


def test_a_stored_state_goes_on_alike() -> None:
    state = midgame("regalia_dominion", 80)
    other = pickle.loads(pickle.dumps(state))
    for _ in range(30):
        action = state.legal_actions()[-1]
        state.apply_action(action)
        other.apply_action(action)
        assert str(state) == str(other)
        assert state.information_state_string(0) == other.information_state_string(0)


def test_new_states_are_new_deals_and_the_seed_decides_which() -> None:
    game = pyspiel.load_game("regalia_citadels")
    deals = [str(game.new_initial_state()) for _ in range(3)]
    again = pyspiel.load_game("regalia_citadels")
    assert len(set(deals)) == 3 and deals == [str(again.new_initial_state()) for _ in range(3)]


def test_ismcts_plays() -> None:
    game = pyspiel.load_game("regalia_dominion(most_decisions=60)")
    import numpy as np

    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), 2.0, 3, random_state=np.random.RandomState(1),
        allow_inconsistent_action_sets=True,
    )  # fmt: skip
    state = midgame("regalia_dominion(most_decisions=60)", 10)
    assert bot.step(state) in state.legal_actions()
