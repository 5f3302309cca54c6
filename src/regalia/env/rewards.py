"""What the end of a game is worth to each seat."""

from typing import Final

from regalia.games import door_of
from regalia.kernel.game import Game
from regalia.kernel.setup import SetupError

PLACEMENT: Final = "placement"  # 1 for the first place, -1 for the last, evenly between; who ties shares
SCORE: Final = "score"  # points more, or fewer, than the best of the others
REWARDS: Final = (PLACEMENT, SCORE)


def check_reward(reward: str) -> str:
    if reward not in REWARDS:
        raise SetupError("unknown reward {text!r}; expected one of {known}", "reward", text=reward, known=REWARDS)
    return reward


def standing(game: Game) -> list[tuple[int, int]]:
    """By seat what decides its place: points, then the tie-break; more is better."""
    now = game.standings()  # also of a game that was cut short
    totals, breaks = now["totals"], now["tie_break"]
    assert isinstance(totals, list) and isinstance(breaks, list)
    fewer = any(name.startswith("-") for name in door_of(game.setup.game).tie_break)  # of equal points, fewer turns, say
    sign = -1 if fewer else 1
    return [(total, sign * number) for total, number in zip(totals, breaks, strict=True)]


def rewards(game: Game, reward: str = PLACEMENT) -> list[float]:
    """By seat; they add up to nothing for places, and for scores of two seats."""
    keys = standing(game)
    seats = range(game.seats)
    if reward == SCORE:
        return [float(keys[seat][0] - max(keys[other][0] for other in seats if other != seat)) for seat in seats]
    worth: list[float] = []
    for seat in seats:
        ahead = sum(1 for key in keys if key > keys[seat])
        level = sum(1 for key in keys if key == keys[seat])
        place = ahead + (level - 1) / 2
        worth.append(1.0 - 2.0 * place / (game.seats - 1))
    return worth
