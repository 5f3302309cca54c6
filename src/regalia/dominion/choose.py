"""Choosing a setup by the name of a kingdom, card by card or by lot; the result is explicit in everything."""

from collections.abc import Sequence
from typing import Final

from regalia.dominion.cards.catalogue import EXPANSIONS
from regalia.dominion.kinds import CURSE
from regalia.dominion.kingdoms import KINGDOMS
from regalia.dominion.setup import LOT, DominionSetup
from regalia.dominion.supply import KINGDOM_PILES
from regalia.kernel.chance import FAST, Chance
from regalia.kernel.setup import SetupError

RANDOM: Final = "random"


def setup_for(
    kingdom: Sequence[str] | str = "first_game",
    seats: int = 2,
    seed: int = 0,
    expansions: Sequence[str] = (),
    first: int | None = None,
    choose_top: bool = False,
    open_counts: bool = False,
    omit_curses: bool = False,
    chance: str = FAST,
    poker_face: bool = False,
) -> DominionSetup:
    """A setup by the name of a kingdom, with ten cards of one's own, or ten "random" ones of some expansions."""
    if not isinstance(kingdom, str):
        chosen = tuple(kingdom)
    elif kingdom == RANDOM:
        chosen = random_kingdom(seed, tuple(expansions), omit_curses)
    elif kingdom in KINGDOMS:
        chosen = KINGDOMS[kingdom]
    else:
        raise SetupError(f"unknown kingdom {kingdom!r}; expected {RANDOM!r}, ten cards, or one of {', '.join(KINGDOMS)}")
    return DominionSetup(
        seats,
        chosen,
        seed,
        LOT if first is None else first,
        choose_top,
        open_counts,
        omit_curses,
        chance,
        poker_face,
    )


def random_kingdom(seed: int, expansions: tuple[str, ...] = (), omit_curses: bool = False) -> tuple[str, ...]:
    """Ten different Kingdom cards, of some expansions only if asked (G-KINGDOM-01, -03), without Curses if left out."""
    if unknown := [name for name in expansions if name not in EXPANSIONS]:
        raise SetupError(f"unknown expansion {unknown[0]!r}; expected of {', '.join(EXPANSIONS)}")
    pool = [
        card.name
        for name in expansions or tuple(EXPANSIONS)
        for card in EXPANSIONS[name]
        if not (omit_curses and CURSE in card.gives)
    ]
    if len(pool) < KINGDOM_PILES:
        raise SetupError(f"only {len(pool)} Kingdom cards come from {' and '.join(expansions)}; {KINGDOM_PILES} are needed")
    Chance(seed ^ 0x5EED).shuffle(order := list(range(len(pool))))  # not from the stream that deals
    return tuple(sorted([pool[number] for number in order[:KINGDOM_PILES]]))
