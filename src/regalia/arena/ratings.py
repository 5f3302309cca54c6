"""Ratings with their uncertainty (openskill's Plackett-Luce model), updated game by game in the order of the games."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from regalia.arena.match import Result
from regalia.arena.summary import NORMAL_95
from regalia.extras import extra


@dataclass(frozen=True)
class Rating:
    """A skill as the model sees it: 25 for a newcomer."""

    mean: float
    deviation: float

    def interval(self) -> tuple[float, float]:
        return self.mean - NORMAL_95 * self.deviation, self.mean + NORMAL_95 * self.deviation


def rating_model() -> Any:
    """openskill's model. Contests ask for it before the first game, so that a missing package costs nobody a match."""
    with extra("arena"):
        from openskill.models import PlackettLuce

    return PlackettLuce()


def ratings(names: list[str], results: Iterable[Result]) -> dict[str, Rating]:
    """An entrant with several seats at a table counts once, with the mean of its places."""
    model = rating_model()
    skills = {name: model.rating(name=name) for name in dict.fromkeys(names)}
    for result in sorted(results, key=lambda one: one.number):
        entrants = list(dict.fromkeys(result.lineup))
        if result.error or len(entrants) < 2:
            continue
        places = [mean_place(result, name) for name in entrants]
        after = model.rate([[skills[name]] for name in entrants], ranks=places)
        for name, team in zip(entrants, after, strict=True):
            skills[name] = team[0]
    return {name: Rating(skill.mu, skill.sigma) for name, skill in skills.items()}


def mean_place(result: Result, name: str) -> float:
    places = [result.place(seat) for seat, who in enumerate(result.lineup) if who == name]
    return sum(places) / len(places)
