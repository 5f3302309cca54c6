"""Games of other seeds in which a seat has been told the same and sees the same: it is dealt the same worlds, face by face.

No game here was made by determinizing, so this law sees what all worlds of one game might share and should not.
"""

from collections import defaultdict
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from regalia.citadels.rules.layout import DECK, hand
from regalia.citadels.rules.table import Citadels
from regalia.dominion.rules.kinds import KIND_NAMES
from regalia.games import OURS, door_of, names, setup_for, start
from regalia.kernel.chance import Chance
from regalia.kernel.game import Game
from regalia.kernel.store import store
from regalia.kernel.worlds import Worlds
from tests.laws.worlds import LONG

Policy = Callable[[Game], int]
SEEDS = 1500 if LONG else 60
CARDS = ("masquerade", "moat", "militia", "cellar", "vassal", "harbinger", "bandit", "bureaucrat", "library", "sentry")


def first(game: Game) -> int:
    return 0


def last(game: Game) -> int:
    assert game.decision is not None
    return len(game.decision.options) - 1


def actions(game: Game) -> int:
    """An Action is bought and played whenever it can be: the dearest of the kingdom first."""
    assert game.decision is not None
    for name in CARDS:
        for at, option in enumerate(game.decision.options):
            if option.verb.name in ("play", "buy") and KIND_NAMES[option.subject] == name:
                return at
    return 0


def faces(world: Game, seat: int) -> dict[str, Any]:
    """The whole state, cards by their faces: which of equal cards lies where, and how often one the seat knows moved until it
    knew it, is of no account."""
    state = store(world)
    for name in ("place", "known", "moves"):
        del state[name]
    known = world.known
    state["known"] = [[known[card] for card in zone] for zone in world.zones]
    state["moves"] = [[world.moves[card] for card in zone if not known[card] >> seat & 1] for zone in world.zones]
    state["zones"] = [[world.face(card) for card in zone] for zone in world.zones]
    return state


def begun(setup: Any) -> Game:
    """Citadels without cards in hand: they tell seats too much for two games to look alike."""
    game = start(setup, listen=True)
    if isinstance(game, Citadels):
        for seat in range(game.seats):
            game.move_all(hand(seat), DECK)
        game.shuffle(DECK)
        game.listen().clear()
    elif setup.game not in OURS:
        hold(game, start(setup.reseeded(0)).zones[game.zone_names().index("hand_0")])
        game.listen().clear()
    return game


def hold(game: Game, cards: list[int]) -> None:
    """The first seat holds these cards, whatever was dealt: hands of a game without equal cards are hardly ever alike."""
    zone = game.zone_names().index("hand_0")
    for spot, card in enumerate(cards):
        other, there = game.zones[zone][spot], game.place[card]
        at = game.zones[there].index(card)
        game.zones[there][at], game.zones[zone][spot] = other, card
        game.place[card], game.place[other] = zone, there
        game.known[card], game.known[other] = game.known[other], game.known[card]
    game.ask_again()


def seats_of(game: str) -> range:
    """Of a game that is installed where the tests run."""
    return range(0) if game in OURS else door_of(game).seats


def named(part: object) -> str | None:
    return str(part) if isinstance(part, int) else str(part["game"]) if isinstance(part, dict) else None


TABLES: list[tuple[dict[str, Any], Policy, int]] = [
    ({"game": "dominion", "seats": 2}, first, 14),
    ({"game": "dominion", "seats": 3}, first, 10),
    ({"game": "dominion", "seats": 2}, last, 20),
    ({"game": "dominion", "seats": 2, "kingdom": list(CARDS)}, actions, 24),
    ({"game": "dominion", "seats": 3, "kingdom": list(CARDS)}, actions, 24),
    ({"game": "citadels", "seats": 2}, first, 8),
    ({"game": "citadels", "seats": 4}, first, 10),
    ({"game": "citadels", "seats": 7}, first, 12),
    ({"game": "citadels", "seats": 8, "scenario": "vicious"}, first, 12),
    *[({"game": game, "seats": seats}, policy, 30) for game in names() for seats in seats_of(game) for policy in (first, last)],
]


@pytest.mark.parametrize(("choices", "policy", "depth"), TABLES, ids=named)
def test_a_seat_that_was_told_the_same_is_dealt_the_same(choices: dict[str, Any], policy: Policy, depth: int) -> None:
    setup = setup_for(**choices, seed=0)
    groups: dict[tuple[Any, ...], list[Game]] = defaultdict(list)
    for seed in range(SEEDS):
        game = begun(setup.reseeded(seed))
        told: list[tuple[Any, ...]] = [() for _ in range(game.seats)]
        heard = 0
        for number in range(depth):
            if game.decision is None:
                break
            news = game.listen()[heard:]
            heard = len(game.listen())
            told = [before + tuple(event.seen_by(seat) for event in news) for seat, before in enumerate(told)]
            seat = game.decision.seat
            groups[number, seat, told[seat], game.view(seat).text()].append(game.copy())
            game.answer_number(policy(game))
    pairs = 0
    for (_, seat, _, _), games in groups.items():
        for one, other in pairwise(games):
            pairs += 1
            dealt, alike = (faces(Worlds(game, seat).deal(Chance(pairs)), seat) for game in (one, other))
            differ = [name for name in dealt if dealt[name] != alike[name]]
            assert not differ, f"seat {seat} at {one.decision}: {differ}"
    assert pairs > SEEDS // 2, "or the law says nothing"
