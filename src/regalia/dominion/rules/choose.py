"""Choosing a setup by the name of a kingdom, card by card or by lot; the result is explicit in everything."""

from collections.abc import Mapping, Sequence
from typing import Final

from regalia.dominion.rules.cards.catalogue import (
    EXPANSION_OF,
    EXPANSIONS,
    KINGDOM_CARDS,
    LANDSCAPE_NAMES,
    MIXED_PILES,
    card_named,
    facts_named,
)
from regalia.dominion.rules.kinds import CURSE
from regalia.dominion.rules.kingdom_rules import (
    ALLIES,
    CHOOSABLE,
    EXTRA_COSTS,
    FEWEST_IN_BLACK_MARKET,
    KINGDOM_PILES,
    KNIGHTS,
    MOST_LANDSCAPES,
    may_be_extra,
    needs_ally,
)
from regalia.dominion.rules.kingdoms import KINGDOMS, RECOMMENDED
from regalia.dominion.rules.layout import ATTACK, WAY
from regalia.dominion.rules.setup import LOT, DominionSetup
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
    tells_by_asking: bool = False,
    landscapes: Sequence[str] | int = (),
    black_market: Sequence[str] | str = "",
    colonies: bool | None = None,
    shelters: bool | None = None,
    printings: Sequence[str] = (),
    bane: Sequence[str] | str = "",
    ferryman: Sequence[str] | str = "",
) -> DominionSetup:
    """A setup by the name of a kingdom, with ten cards of one's own, or ten "random" ones.

    ``expansions``: what a random kingdom comes from, or how many of its cards from each: ``{"base": 7, "intrigue": 3}``.
    ``landscapes``: their names, or how many to draw by lot. An Ally is drawn where a Liaison needs one and none is named, a
    Black Market deck, a Bane for Young Witch and a pile for Ferryman where none is given. Colonies and Shelters, unless
    said, are used if a card drawn by lot from the
    Kingdom is of Prosperity or of Dark Ages.
    """
    if not isinstance(kingdom, str):
        chosen = tuple([name for name in kingdom if name not in LANDSCAPE_NAMES])
        if not isinstance(landscapes, int):  # they may stand in the list of the Kingdom, as people write it down
            landscapes = (*landscapes, *[name for name in kingdom if name in LANDSCAPE_NAMES])
    elif kingdom == RANDOM:
        chosen = random_kingdom(seed, expansions, omit_curses, no_attacks)
    elif kingdom in KINGDOMS:
        chosen = KINGDOMS[kingdom]
    elif kingdom in RECOMMENDED:
        chosen = RECOMMENDED[kingdom].cards
        colonies = RECOMMENDED[kingdom].colonies if colonies is None else colonies
        bane = (bane or RECOMMENDED[kingdom].bane or "") if isinstance(bane, str) else bane
        ferryman = (ferryman or RECOMMENDED[kingdom].ferryman or "") if isinstance(ferryman, str) else ferryman
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
    lot = Chance(seed ^ 0x10B)  # not the stream that deals
    extra: dict[str, Sequence[str] | str] = {"ferryman": ferryman, "young_witch": bane}
    drawn_piles = random_extra_piles(chosen, extra, black_market, lot, omit_curses)
    piles = (*chosen, *drawn_piles["young_witch"], *drawn_piles["ferryman"])
    deck = tuple(black_market) if not isinstance(black_market, str) else random_black_market(piles, lot, omit_curses)
    if isinstance(black_market, str) and any([card in deck for card in EXTRA_COSTS]):
        extra.update({card: pile for card, pile in drawn_piles.items() if pile})
        drawn_piles = random_extra_piles(chosen, extra, deck, lot, omit_curses)  # cards of the deck bring theirs, too
        piles = (*chosen, *drawn_piles["young_witch"], *drawn_piles["ferryman"])
    deck = tuple([KNIGHTS[lot.below(len(KNIGHTS))] if name == "knights" else name for name in deck])  # one of them, by lot
    sideways = random_landscapes(landscapes, lot) if isinstance(landscapes, int) else tuple(landscapes)
    if needs_ally(piles, deck) and not [name for name in sideways if name in ALLIES]:
        sideways += (ALLIES[lot.below(len(ALLIES))],)
    return DominionSetup(
        seats,
        chosen,
        seed,
        LOT if first is None else first,
        choose_top,
        open_counts,
        omit_curses,
        chance,
        tells_by_asking,
        sideways,
        deck,
        is_of(chosen, "prosperity", lot) if colonies is None else colonies,
        is_of(chosen, "dark_ages", lot) if shelters is None else shelters,
        tuple(printings),
        drawn_piles["young_witch"],
        drawn_piles["ferryman"],
    )


def random_extra_piles(
    kingdom: tuple[str, ...],
    given: Mapping[str, Sequence[str] | str],
    black_market: Sequence[str] | str,
    lot: Chance,
    omit_curses: bool,
) -> dict[str, tuple[str, ...]]:
    """A further pile, by lot where none is given, for each card of the game that brings one; one may bring the other."""
    found: dict[str, tuple[str, ...]] = {}
    used = [*kingdom, *[name for name in black_market if not isinstance(black_market, str)]]
    for card in ("ferryman", "young_witch"):  # a Young Witch may be Ferryman's pile, so hers is drawn last
        wish = given[card]
        if not isinstance(wish, str):
            found[card] = tuple(wish)
        elif card in used:
            wanted = [name for name in EXPANSION_OF if name not in used and may_be_extra(name, EXTRA_COSTS[card])]
            pool = [name for name in wanted if not (omit_curses and gives_curses(name))]
            found[card] = (pool[lot.below(len(pool))],)
        else:
            found[card] = ()
        used += found[card]
    return found


def gives_curses(name: str) -> bool:
    """What cards give only their sheets tell, which are loaded for it."""
    return any([CURSE in card_named(part).gives for part in parts_of(name)])


def parts_of(name: str) -> list[str]:
    """The cards of a Kingdom pile."""
    return [part for part, _ in MIXED_PILES[name].cards] if name in MIXED_PILES else [name]


def random_landscapes(number: int, lot: Chance) -> tuple[str, ...]:
    """So many Events, Projects, Landmarks and Ways; but one Way at most, since a card follows only one anyway."""
    if not 0 <= number <= MOST_LANDSCAPES:
        raise SetupError(
            "at most {most} Events, Projects, Landmarks and Ways in all, not {number}",
            "landscapes",
            most=MOST_LANDSCAPES,
            number=number,
        )
    pool = [name for name in CHOOSABLE if name not in ALLIES]
    chosen: list[str] = []
    while len(chosen) < number:
        name = pool[lot.below(len(pool))]
        ways = [one for one in (*chosen, name) if facts_named(one).types & WAY]
        if name not in chosen and len(ways) <= 1:
            chosen.append(name)
    return tuple(chosen)


def random_black_market(kingdom: tuple[str, ...], lot: Chance, omit_curses: bool) -> tuple[str, ...]:
    """One card each of piles that are not in the Kingdom, where a Black Market needs them."""
    if "black_market" not in kingdom:
        return ()
    pool = [name for name in KINGDOM_CARDS if name not in kingdom and not facts_named(name).below]
    pool += [] if "knights" in kingdom else ["knights"]
    pool = [name for name in pool if not (omit_curses and name not in MIXED_PILES and gives_curses(name))]
    order = list(range(len(pool)))
    lot.shuffle(order)
    return tuple(sorted([pool[at] for at in order[:FEWEST_IN_BLACK_MARKET]]))


def is_of(kingdom: tuple[str, ...], expansion: str, lot: Chance) -> bool:
    """Whether a pile of the Kingdom drawn by lot is of this expansion; no lot is needed where none is."""
    of_it = [name for name in kingdom if EXPANSION_OF.get(name) == expansion]
    return bool(of_it) and kingdom[lot.below(len(kingdom))] in of_it


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
    fitting: list[str] = []
    for name in [name for name in EXPANSION_OF if EXPANSION_OF[name] == expansion]:
        is_attack = no_attacks and any([facts_named(part).types & ATTACK for part in parts_of(name)])
        if not is_attack and not (omit_curses and gives_curses(name)):
            fitting.append(name)
    return fitting


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
