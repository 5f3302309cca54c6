"""OpenSpiel's own tests, its playthroughs and its algorithms, on our games."""

import pickle
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install regalia[openspiel]")

from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts  # noqa: E402

from regalia.env.openspiel import DRAWS  # noqa: E402
from regalia.kernel.chance import Chance  # noqa: E402

GAMES = [
    "regalia_citadels(players=2,edition=de,cast=random,uniques=random)",
    "regalia_citadels(players=3,most_decisions=60)",
    "regalia_citadels(players=4,edition=nl,action_cards=True,scenario=cunning,most_decisions=80)",
    "regalia_dominion(most_decisions=120)",
    "regalia_dominion(players=3,kingdom=random,landscapes=2,most_decisions=80)",
]


TABLES = [
    *[f"regalia_citadels(players={seats},edition={edition},cast=random,uniques=random,most_decisions=12)"
      for edition in ("en", "de", "nl") for seats in range(2, 9)],
    *[f"regalia_dominion(players={seats},kingdom=random,seed={seats},most_decisions=12)" for seats in range(2, 7)],
]  # fmt: skip


@pytest.mark.parametrize("name", GAMES + TABLES)
def test_random_simulation_with_copies_and_stored_states(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["regalia_citadels(players=4,most_decisions=8)", "regalia_dominion(most_decisions=8)"])
def test_playthroughs_are_the_same_twice(name: str) -> None:
    actions = first_actions(name)
    one, other = (generate_playthrough.playthrough(name, action_sequence=actions) for _ in range(2))
    assert one == other and "InformationStateString" in one


def first_actions(name: str) -> list[int]:
    state = pyspiel.load_game(name).new_initial_state()
    taken = []
    while not state.is_terminal():
        taken.append(state.legal_actions()[0])
        state.apply_action(taken[-1])
    return taken


def midgame(name: str, decisions: int) -> Any:
    state = pyspiel.load_game(name).new_initial_state()
    go_on(state, decisions, Chance(3))
    return state


def go_on(state: Any, decisions: int, lot: Chance) -> None:
    """Until so many decisions are made and nobody waits for chance."""
    while (decisions > 0 or state.is_chance_node()) and not state.is_terminal():
        decisions -= not state.is_chance_node()
        legal = state.legal_actions()
        state.apply_action(legal[lot.below(len(legal))])


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
    for _ in range(60):
        action = state.legal_actions()[-1]
        state.apply_action(action)
        other.apply_action(action)
        assert str(state) == str(other)
        assert state.information_state_string(0) == other.information_state_string(0)


GAMES_AND_KINDS = [
    "regalia_citadels(players=4,cast=random,uniques=random)",
    "regalia_dominion(kingdom=random,landscapes=1,seed=4)",
]


@pytest.mark.parametrize("name", GAMES_AND_KINDS)
def test_chance_is_in_the_history_and_nowhere_else(name: str) -> None:
    """The same outcomes make the same game; the type says that there are such."""
    game = pyspiel.load_game(name)
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    state = midgame(name, 80)
    again = game.new_initial_state()
    assert again.is_chance_node() and sum(chance for _, chance in again.chance_outcomes()) == 1
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    other = game.new_initial_state()
    for outcome in range(DRAWS):
        other.apply_action(outcome)
    assert str(other) != str(midgame(name, 0))


def test_copies_share_no_future_shuffles() -> None:
    """A copy that makes the same decisions waits for chance of its own."""
    name = "regalia_dominion"
    state = midgame(name, 30)
    ends = set()
    for seed in range(4):
        twin, lot, answers = state.clone(), Chance(seed), 0
        while answers < 40 and not twin.is_terminal():
            if twin.is_chance_node():
                twin.apply_action(lot.below(len(twin.chance_outcomes())))
            else:
                twin.apply_action(twin.legal_actions()[0])
                answers += 1
        ends.add(str(twin))
    assert len(ends) > 1


Observed = pyspiel.PrivateInfoType


def observer_of(state: Any, public: bool, private: Any, recall: bool = False) -> Any:
    kind = pyspiel.IIGObservationType(public_info=public, private_info=private, perfect_recall=recall)
    return state.get_game().make_py_observer(kind)


def seen(state: Any, player: int, public: bool, private: Any, recall: bool = False) -> tuple[bytes, str]:
    observer = observer_of(state, public, private, recall)
    observer.set_from(state, player)
    return observer.tensor.tobytes(), observer.string_from(state, player)


@pytest.mark.parametrize("name", GAMES_AND_KINDS)
@pytest.mark.parametrize("decisions", [0, 25, 90])
def test_what_is_public_tells_nothing_that_one_seat_alone_knows(name: str, decisions: int) -> None:
    """Dealt anew but for what any one seat knows, the public part stays as it is, and hands differ."""
    state = midgame(name, decisions)
    number = state.num_players()
    lot = Chance(5)

    def sampler() -> float:
        return lot.below(1 << 20) / (1 << 20)

    private = set()
    for keeper in range(number):
        for _ in range(3):
            world = state.resample_from_infostate(keeper, sampler)
            for player in range(number):
                for recall in (False, True):
                    assert seen(world, player, True, Observed.NONE, recall) == seen(state, player, True, Observed.NONE, recall)
                if player == keeper:
                    for public in (False, True):
                        alone = seen(state, player, public, Observed.SINGLE_PLAYER, True)
                        assert seen(world, player, public, Observed.SINGLE_PLAYER, True) == alone
                private.add(seen(world, player, False, Observed.SINGLE_PLAYER))
    assert len(private) > number


@pytest.mark.parametrize("name", GAMES_AND_KINDS)
def test_the_parts_of_an_observation_are_the_whole(name: str) -> None:
    state = midgame(name, 60)
    for player in range(state.num_players()):
        whole, public, private = (
            observer_of(state, *kind)
            for kind in ((True, Observed.SINGLE_PLAYER), (True, Observed.NONE), (False, Observed.SINGLE_PLAYER))
        )
        everybody, nothing = observer_of(state, True, Observed.ALL_PLAYERS), observer_of(state, False, Observed.NONE, True)
        for one in (whole, public, private, everybody, nothing):
            one.set_from(state, player)
        assert (public.dict["public"] + private.dict["private"] == whole.dict["observation"]).all()
        assert (everybody.dict["public"] == public.dict["public"]).all()
        assert (everybody.dict[f"private_{player}"] == private.dict["private"]).all()
        assert private.string_from(state, player) in everybody.string_from(state, player)
        assert private.dict["private"].any() and public.dict["public"].any()
        assert len(nothing.tensor) == 0 and nothing.string_from(state, player) == ""
        assert (whole.tensor == state.observation_tensor(player)).all()


def test_ismcts_plays() -> None:
    game = pyspiel.load_game("regalia_dominion(most_decisions=60)")
    import numpy as np

    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), 2.0, 3, random_state=np.random.RandomState(1),
        allow_inconsistent_action_sets=True,
    )  # fmt: skip
    state = midgame("regalia_dominion(most_decisions=60)", 10)
    assert bot.step(state) in state.legal_actions()
