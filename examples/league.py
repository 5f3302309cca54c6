"""Self-play with a league of past policies, rated as the arena rates bots: who learned later should be rated higher.

    python examples/league.py --members 4 --rounds 40

Needs ``pip install regalia[rl] torch``.
"""

import argparse

import numpy as np
import torch
from ppo import Policy, choose, collect, improve

from regalia.arena.match import Result
from regalia.arena.ratings import Rating, ratings
from regalia.env import Batch
from regalia.games import setup_for

RANDOM = "random"
Member = tuple[str, Policy | None]


def answers(members: list[Policy | None], seating: np.ndarray, batch: Batch, lot: np.random.Generator) -> np.ndarray:
    """What each member answers where it is asked."""
    asked = seating[np.arange(batch.n), batch.seat]
    actions = batch.random_actions(lot)
    for number, policy in enumerate(members):
        if policy is not None and (asked == number).any():
            actions = np.where(asked == number, choose(policy, batch)[0], actions)
    return actions


def rated(league: list[Member], batch: Batch, games: int, seed: int = 0) -> dict[str, Rating]:
    """Play matches between members drawn by lot; the arena rates their places."""
    policies = [policy for _, policy in league]
    lot = np.random.default_rng(seed)
    seats = batch.setup.seats
    assert len(league) >= seats
    seating = np.stack([lot.integers(0, len(league), seats) for _ in range(batch.n)])
    results: list[Result] = []
    while len(results) < games:
        batch.step(answers(policies, seating, batch, lot))
        for lane in np.flatnonzero(batch.done):
            lineup = tuple(league[number][0] for number in seating[lane])
            if len(set(lineup)) == seats:  # nobody plays against themselves
                totals = [round(1000 * float(one)) for one in batch.reward[lane]]
                winners = [seat for seat, total in enumerate(totals) if total == max(totals)]
                results.append(Result(len(results), len(results), lineup, totals, winners))
            seating[lane] = lot.permutation(len(league))[:seats]
    return ratings([name for name, _ in league], results)


def grow(members: int, rounds: int, lanes: int = 32, steps: int = 32, seed: int = 0) -> list[Member]:
    """Learn by self-play and leave a copy in the league every ``rounds`` rounds."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    batch = Batch(lanes, setup_for("citadels", seats=2), seed=seed, masks=False, most_decisions=2_000)
    policy = Policy(batch.layout, batch.spec.actions.size)
    optimizer = torch.optim.Adam(policy.parameters(), lr=1e-3)
    league: list[Member] = [(RANDOM, None)]
    for number in range(members):
        for _ in range(rounds):
            improve(policy, optimizer, collect(policy, batch, steps))
        twin = Policy(batch.layout, batch.spec.actions.size)
        twin.load_state_dict(policy.state_dict())
        league.append((f"after {(number + 1) * rounds * lanes * steps:,} decisions", twin))
    return league


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--members", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--games", type=int, default=300)
    chosen = parser.parse_args()
    league = grow(chosen.members, chosen.rounds)
    batch = Batch(32, setup_for("citadels", seats=2), seed=9, masks=False, most_decisions=2_000)
    for name, rating in sorted(rated(league, batch, chosen.games).items(), key=lambda one: -one[1].mean):
        print(f"{rating.mean:+6.0f} ({rating.low:+.0f} to {rating.high:+.0f})  {name}")


if __name__ == "__main__":
    main()
