"""How much better than expected each decision turned out: generalized advantages along every seat's own decisions."""

from typing import Any

from regalia.extras import extra
from regalia.learn.lanes import COLUMNS, ENDED, LEARNER, SEAT, THOUSAND, WHO

with extra("learn"):
    import torch

Tensor = Any


def advantages(
    meta: Tensor, values: Tensor, extras: Tensor, room: int, trace: float, by_place: Tensor
) -> tuple[Tensor, Tensor]:
    """``meta`` [t + 1, n, columns]: what a row says of a game's end happened between the decision before and its own.
    ``extras`` [t, n]: what the answer itself was worth, by the style it was given in.

    Returns advantages [t, n] and which decisions can be learned from: the learner's, if what followed them was seen. The end
    is worth the share of the win, and partly the place.
    """
    steps, lanes = values.shape
    device = values.device
    every = torch.arange(lanes, device=device)
    after = torch.zeros((lanes, room), device=device)
    gained = torch.zeros((lanes, room), device=device)
    due = torch.zeros((lanes, room), device=device)
    known = torch.zeros((lanes, room), dtype=torch.bool, device=device)
    found = torch.zeros((steps, lanes), device=device)
    use = torch.zeros((steps, lanes), dtype=torch.bool, device=device)
    zero = torch.zeros((), device=device)
    yes = torch.ones((), dtype=torch.bool, device=device)
    for step in range(steps - 1, -1, -1):
        following = meta[step + 1]
        ended = (following[:, ENDED] > 0)[:, None]
        wins = following[:, COLUMNS : COLUMNS + room].float() / THOUSAND
        places = following[:, COLUMNS + room : COLUMNS + 2 * room].float() / THOUSAND
        after = torch.where(ended, zero, after)
        gained = torch.where(ended, zero, gained)
        due = torch.where(ended, (1 - by_place) * wins + by_place * places, due)
        known = known | ended
        one = every, meta[step][:, SEAT].long()
        value = values[step]
        advantage = extras[step] + due[one] + after[one] - value + trace * gained[one]
        seen = known[one]
        found[step] = advantage
        use[step] = seen & (meta[step][:, WHO] == LEARNER)
        after[one] = value
        gained[one] = torch.where(seen, advantage, zero)
        due[one] = zero
        known[one] = yes
    return found, use
