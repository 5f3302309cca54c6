"""OpenSpiel's own algorithms on our games: ISMCTS against random play, and outcome-sampling MCCFR.

python examples/openspiel_search.py --games 4 --simulations 40
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

import regalia.env.openspiel  # noqa: F401  (registers the games)


def search(name: str, games: int, simulations: int, seed: int = 1) -> float:
    """The mean return of ISMCTS in seat 0 against random play."""
    game = pyspiel.load_game(name)
    lot = np.random.RandomState(seed)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, lot),
        uct_c=2.0,
        max_simulations=simulations,
        random_state=lot,
        allow_inconsistent_action_sets=True,  # another world may offer other actions
    )
    total = 0.0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            if len(legal) == 1:
                action = legal[0]
            else:
                action = bot.step(state) if state.current_player() == 0 else legal[lot.randint(len(legal))]
            state.apply_action(action)
        total += state.returns()[0]
    return total / games


def regrets(name: str, iterations: int, seed: int = 1) -> int:
    """Learn by outcome sampling; returns how many information states were met. The games are far too big to converge."""
    np.random.seed(seed)
    solver = OutcomeSamplingSolver(pyspiel.load_game(name))
    for _ in range(iterations):
        solver.iteration()
    return len(solver._infostates)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="regalia_dominion(most_decisions=400)")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=40)
    parser.add_argument("--iterations", type=int, default=2)
    chosen = parser.parse_args()
    worth = search(chosen.game, chosen.games, chosen.simulations)
    print(f"ISMCTS with {chosen.simulations} simulations against random play: mean return {worth:+.2f}")
    met = regrets(chosen.game, chosen.iterations)
    print(f"MCCFR, {chosen.iterations} iterations of outcome sampling: {met} information states")


if __name__ == "__main__":
    main()
