"""Choosing a setup by the name of a kingdom, card by card or by lot; the result is explicit in everything."""

from collections.abc import Mapping, Sequence
from typing import Final

from regalia.dominion.cards.catalogue import EXPANSIONS
from regalia.dominion.kinds import CURSE
from regalia.dominion.kingdoms import KINGDOMS
from regalia.dominion.layout import ATTACK
from regalia.dominion.setup import LOT, DominionSetup
from regalia.dominion.supply import KINGDOM_PILES
from regalia.kernel.chance import FAST, Chance
from regalia.kernel.setup import SetupError

RANDOM: Final = "random"


def setup_for(
    kingdom: Sequence[str] | str = "first_game",
    seats: int = 2,
    seed: int = 0,
    expansions: Sequence[str] | Mapping[str, int] = (),
    no_attacks: bool = False,
    first: int | None = None,
    choose_top: bool = False,
    open_counts: bool = False,
    omit_curses: bool = False,
    chance: str = FAST,
    poker_face: bool = False,
) -> DominionSetup:
    """A setup by the name of a kingdom, with ten cards of one's own, or ten "random" ones.

    ``expansions``: what a random kingdom comes from, or how many of its cards from each: ``{"base": 7, "intrigue": 3}``.
    """
    if not isinstance(kingdom, str):
        chosen = tuple(kingdom)
    elif kingdom == RANDOM:
        chosen = random_kingdom(seed, expansions, omit_curses, no_attacks)
    elif kingdom in KINGDOMS:
        chosen = KINGDOMS[kingdom]
    else:
        raise SetupError(
            "unknown kingdom {text!r}; expected {random!r}, ten cards, or one of {known}",
            "kingdom",
            text=kingdom,
            random=RANDOM,
            known=tuple(KINGDOMS),
        )
    if kingdom != RANDOM and (expansions or no_attacks):
        raise SetupError(
            "expansions and no attacks are wishes for a {random!r} kingdom; this one is chosen already",
            "kingdom-chosen",
            random=RANDOM,
        )
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


def random_kingdom(
    seed: int,
    expansions: Sequence[str] | Mapping[str, int] = (),
    omit_curses: bool = False,
    no_attacks: bool = False,
) -> tuple[str, ...]:
    """Ten different Kingdom cards (G-KINGDOM-01, -03): of some expansions only, or so many of each; perhaps without Attacks."""
    if unknown := [name for name in expansions if name not in EXPANSIONS]:
        raise SetupError(
            "unknown expansion {text!r}; expected of {known}", "expansion", text=unknown[0], known=tuple(EXPANSIONS)
        )
    chance = Chance(seed ^ 0x5EED)  # not the stream that deals
    if not isinstance(expansions, Mapping):
        pool = [card for name in expansions or tuple(EXPANSIONS) for card in wished(name, omit_curses, no_attacks)]
        return tuple(sorted(drawn(pool, KINGDOM_PILES, chance, tuple(expansions))))
    if sum(expansions.values()) != KINGDOM_PILES or min(expansions.values()) < 0:
        raise SetupError(
            "the numbers of cards by expansion make {number}; {needed} are needed",
            "expansion-numbers",
            number=sum(expansions.values()),
            needed=KINGDOM_PILES,
        )
    chosen: list[str] = []
    for name in EXPANSIONS:  # in their own order, so that the way the wish is written does not matter
        if expansions.get(name, 0):
            chosen += drawn(wished(name, omit_curses, no_attacks), expansions[name], chance, (name,))
    return tuple(sorted(chosen))


def wished(expansion: str, omit_curses: bool, no_attacks: bool) -> list[str]:
    """The cards of an expansion that may be drawn."""
    return [
        card.name
        for card in EXPANSIONS[expansion]
        if not (omit_curses and CURSE in card.gives) and not (no_attacks and card.types & ATTACK)
    ]


def drawn(pool: list[str], number: int, chance: Chance, expansions: tuple[str, ...]) -> list[str]:
    if len(pool) < number:
        if expansions:
            raise SetupError(
                "only {number} Kingdom cards come from {known}; {needed} are needed",
                "kingdom-few",
                number=len(pool),
                known=expansions,
                needed=number,
            )
        raise SetupError(
            "only {number} Kingdom cards are there; {needed} are needed", "kingdom-none", number=len(pool), needed=number
        )
    order = list(range(len(pool)))
    chance.shuffle(order)
    return [pool[at] for at in order[:number]]
