"""What games of Citadels show of its balance: who had which character and district, and who won."""

from typing import Any

from regalia.arena.balance import CHARACTERS, DISTRICTS, RANDOM, SCENARIOS, SEATS, Trial, Watched, shares
from regalia.arena.match import Terms
from regalia.arena.simulate import answer_of, seed_of
from regalia.bots import make_bot
from regalia.citadels.door import DOOR
from regalia.citadels.rules.choose import preselected, setup_for
from regalia.citadels.rules.editions import EDITIONS
from regalia.citadels.rules.layout import city
from regalia.citadels.rules.scenarios import SCENARIOS as SCENARIOS_THERE_ARE
from regalia.citadels.rules.setup import new_game
from regalia.citadels.rules.setup_rules import NINE
from regalia.kernel.chance import Chance


def combinations() -> list[tuple[str, int]]:
    return [(edition, seats) for edition in EDITIONS for seats in DOOR.seats]


def trials(edition: str, seats: int, number: int, bot: str) -> list[Trial]:
    """Half of the games with random casts, the rest spread over the scenarios that name all this number of players needs."""
    names = [one.name for one in SCENARIOS_THERE_ARE if one.edition == edition and (one.rank_9 or seats not in NINE)]
    return [Trial(at, RANDOM if at % 2 == 0 else names[at // 2 % len(names)], bot) for at in range(number)]


def watch(terms: Terms, trial: Trial) -> Watched:
    """Play one game and note who had what."""
    choices = dict(terms.choices)
    if trial.scenario == RANDOM:
        choices.update({"cast": RANDOM, "uniques": RANDOM})
    else:
        choices.update(preselected(choices["edition"], trial.scenario, choices["seats"]) | {"scenario": trial.scenario})
    seed = seed_of(terms.seed, trial.number)
    game = new_game(setup_for(**choices, seed=seed), True)
    bots = [make_bot(trial.bot, game.setup, seat, Chance(seed_of(seed, seat + 1))) for seat in range(game.seats)]
    while game.decision is not None:
        game.answer_number(answer_of(bots[game.decision.seat], game))
    outcome: dict[str, Any] = game.outcome()
    win = [1 / len(outcome["winners"]) if seat in outcome["winners"] else 0.0 for seat in range(game.seats)]
    points: list[int] = outcome["totals"]
    turns: dict[str, list[int]] = {}
    for event in game.listen():
        if event.kind == "reveals":
            seat, rank = event.told
            turns.setdefault(game.box.cast_names[rank - 1], []).append(seat)
    owners: dict[str, list[int]] = {}
    for seat in range(game.seats):
        for card in game.zones[city(seat)]:
            owners.setdefault(game.box.districts[game.box.title[card]].name, []).append(seat)
    found = {
        CHARACTERS: {name: shares(seats, win, points) for name, seats in turns.items()},
        DISTRICTS: {name: shares(seats, win, points) for name, seats in owners.items()},
        SEATS: {str(seat + 1): (win[seat], float(points[seat])) for seat in range(game.seats)},
        SCENARIOS: {trial.scenario: (1 / game.seats, sum(points) / game.seats)},
    }
    return Watched(trial.number, found)
