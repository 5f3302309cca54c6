"""Decisions whose best answer is known: how much search finds above the network's first thought.

``python -m tests.learn.made_up_decisions`` prints it in thousandths of a win, by kind of decision and number of walks.
"""

import random

from regalia.kernel.options import Option, Verb
from regalia.learn.tree import Place, chances_of

OPTIONS = [Option(Verb("made_up"), number) for number in range(5)]
SCATTER = 0.13  # of what a walk brings, as measured in games of four
AT_ONCE = 32  # walks
SHARP = 0.004  # how much better an option must look for a point of score more
KINDS = ((0.03, 0.02), (0.03, 0.01), (0.02, 0.02), (0.02, 0.006))  # how far options are apart, and how far the network errs


def found(apart: float, errs: float, walks: int, decisions: int, seed: int = 1) -> float:
    """The mean of what the answer tried most is worth above the network's first thought."""
    lot = random.Random(seed)
    total = 0.0
    for _ in range(decisions):
        worth = [0.3 + lot.gauss(0.0, apart) for _ in OPTIONS]
        scores = [(one + lot.gauss(0.0, errs)) / SHARP for one in worth]
        value = sum(chance * one for chance, one in zip(chances_of(scores), worth, strict=True))
        place = Place(OPTIONS, scores, value)
        for _ in range(walks // AT_ONCE):
            under_way = []
            for _ in range(AT_ONCE):
                at = place.select()
                place.visits += 1
                place.tried[at] += 1
                under_way.append(at)
            for at in under_way:
                place.learn(at, worth[at] + lot.gauss(0.0, SCATTER))
        total += worth[place.tried.index(max(place.tried))] - worth[scores.index(max(scores))]
    return total / decisions


if __name__ == "__main__":
    for apart, errs in KINDS:
        figures = [f"{walks}: {1000 * found(apart, errs, walks, 300):.1f}" for walks in (64, 352, 1120)]
        print(f"options {apart} apart, the network errs by {errs}; ", ", ".join(figures))
