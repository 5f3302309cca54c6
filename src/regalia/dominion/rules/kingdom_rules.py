"""Which Kingdoms and landscapes may be chosen: what the rules do not allow is refused."""

from typing import Final

from regalia.dominion.rules.cards.catalogue import (
    EXPANSION_OF,
    LANDSCAPES,
    MIXED_PILES,
    card_named,
    facts_named,
    is_kingdom_card,
    landscape_named,
    printings,
)
from regalia.dominion.rules.kinds import CURSE
from regalia.dominion.rules.layout import ALLY, EVENT, LANDMARK, LIAISON, MOST_SEATS, PROJECT, WAY
from regalia.dominion.rules.supply import Choice
from regalia.kernel.setup import SetupError

FEWEST_SEATS: Final = 2
KINGDOM_PILES: Final = 10
MOST_LANDSCAPES: Final = 2
CHOSEN_SORTS: Final = EVENT | PROJECT | LANDMARK | WAY  # at most two in all
FEWEST_IN_BLACK_MARKET: Final = 15
EXTRA_COSTS: Final = {"young_witch": (2, 3), "ferryman": (3, 4)}  # of the further piles they bring
ALLIES: Final = LANDSCAPES["allies"]
CHOOSABLE: Final = [name for sheet in ("events", "projects", "landmarks", "ways", "allies") for name in LANDSCAPES[sheet]]
KNIGHTS: Final = [name for name, _ in MIXED_PILES["knights"].cards]


def needs_ally(kingdom: tuple[str, ...], black_market: tuple[str, ...] = ()) -> bool:
    named = [name for name in kingdom + black_market if is_kingdom_card(name)]  # others are refused later
    return any([(MIXED_PILES[name].types if name in MIXED_PILES else card_named(name).types) & LIAISON for name in named])


def check(choice: Choice) -> None:
    """Without any Kingdom, money alone is played: a yardstick for bots."""
    if not FEWEST_SEATS <= choice.seats <= MOST_SEATS:
        raise SetupError(
            "Dominion is for {fewest} to {most} players, not {seats}",
            "dominion-seats",
            fewest=FEWEST_SEATS,
            most=MOST_SEATS,
            seats=choice.seats,
        )
    for name in (*choice.all_piles(), *[name for name in choice.black_market if name not in KNIGHTS]):
        if not is_kingdom_card(name):
            raise SetupError(
                "{text!r} is no Kingdom card here (G-KINGDOM-03); expected of {cards}",
                "kingdom-card",
                text=name,
                cards=tuple(sorted(EXPANSION_OF)),
            )
    for name in choice.printings:
        if name not in printings():
            known = tuple(sorted(printings()))
            raise SetupError("unknown printing {text!r}; expected of {known}", "printing", text=name, known=known)
    check_kingdom(choice)
    check_landscapes(choice)
    check_extra_piles(choice)
    check_black_market(choice)


def check_kingdom(choice: Choice) -> None:
    if len(set(choice.kingdom)) != len(choice.kingdom):
        raise SetupError("every pile of the Kingdom is another card (G-KINGDOM-01)", "kingdom-twice")
    if len(choice.kingdom) not in (0, KINGDOM_PILES):
        raise SetupError(
            "a Kingdom has {needed} piles, not {number} (G-KINGDOM-01)",
            "kingdom-piles",
            needed=KINGDOM_PILES,
            number=len(choice.kingdom),
        )
    givers = [card.name for card in choice.kingdom_cards() if CURSE in card.gives]
    if choice.omit_curses and givers:
        raise SetupError("the Curses are needed by {cards} and cannot be left out (G-CURSE-04)", "curses", cards=tuple(givers))


def check_landscapes(choice: Choice) -> None:
    for name in choice.landscapes:
        if name not in CHOOSABLE:
            raise SetupError(
                "{text!r} is no landscape to choose (G-LANDSCAPE-01); expected of {cards}",
                "landscape",
                text=name,
                cards=tuple(sorted(CHOOSABLE)),
            )
    if len(set(choice.landscapes)) != len(choice.landscapes):
        raise SetupError("every landscape is another one (G-LANDSCAPE-01)", "landscape-twice")
    chosen = [name for name in choice.landscapes if landscape_named(name).types & CHOSEN_SORTS]
    if len(chosen) > MOST_LANDSCAPES:
        raise SetupError(
            "at most {most} Events, Projects, Landmarks and Ways in all, not {number}",
            "landscapes",
            most=MOST_LANDSCAPES,
            number=len(chosen),
        )
    allies = [name for name in choice.landscapes if landscape_named(name).types & ALLY]
    if needs_ally(choice.all_piles(), choice.black_market):
        if len(allies) != 1:
            raise SetupError(
                "a Kingdom with a Liaison has one Ally, not {number}; choose of {cards}",
                "ally-needed",
                number=len(allies),
                cards=tuple(ALLIES),
            )
    elif allies:
        raise SetupError(
            "{card} is an Ally, but no card of the Kingdom is a Liaison; add one or leave it out", "ally", card=allies[0]
        )


def may_be_extra(name: str, costs: tuple[int, ...]) -> bool:
    """Whether a pile has one of these printed costs in coins, and costs nothing else."""
    if name in MIXED_PILES:
        return MIXED_PILES[name].cost in costs
    cost = facts_named(name).cost
    return cost.coins in costs and cost.potions == cost.debt == 0


def check_extra_piles(choice: Choice) -> None:
    """The Bane, an unused pile for $2 or $3, and that of Ferryman, for $3 or $4 (G2-SETUP-01, -02)."""
    named = (*choice.all_piles(), *choice.black_market)
    for card, extra in (("young_witch", choice.bane), ("ferryman", choice.ferryman)):
        costs = EXTRA_COSTS[card]
        if len(extra) != (1 if card in named else 0):
            raise SetupError(
                "a game with {card} has one further pile for it, others have none, not {number}",
                "extra-piles",
                card=card,
                number=len(extra),
            )
        for name in extra:
            if named.count(name) > 1 or not may_be_extra(name, costs):
                raise SetupError(
                    "{text!r} cannot be the further pile for {card}: that is another one for {least} or {most} coins",
                    "extra-pile",
                    text=name,
                    card=card,
                    least=costs[0],
                    most=costs[1],
                )


def check_black_market(choice: Choice) -> None:
    uses = "black_market" in choice.all_piles()
    if not uses and choice.black_market:
        raise SetupError("there is a Black Market deck, but no Black Market in the Kingdom", "black-market-unused")
    if uses and len(choice.black_market) < FEWEST_IN_BLACK_MARKET:
        raise SetupError(
            "the Black Market deck has at least {needed} Kingdom cards that are not in the Supply, not {number}",
            "black-market-small",
            needed=FEWEST_IN_BLACK_MARKET,
            number=len(choice.black_market),
        )
    if doubled := [name for name in choice.black_market if choice.black_market.count(name) > 1]:
        raise SetupError("{card} is in the Black Market deck twice", "black-market-doubled", card=doubled[0])
    if twice := sorted(set(choice.black_market) & set(choice.all_piles())):
        raise SetupError(
            "{card} is in the Supply and cannot be in the Black Market deck too", "black-market-twice", card=twice[0]
        )
    if mixed := [name for name in choice.black_market if name in MIXED_PILES or card_named(name).below]:
        raise SetupError(
            "{card} is a pile of several cards; of such piles only one Knight can be in the Black Market deck",
            "black-market-pile",
            card=mixed[0],
        )
    knights = [name for name in choice.black_market if name in KNIGHTS]
    if len(knights) > (0 if "knights" in choice.kingdom else 1):
        raise SetupError(
            "{card} cannot be in the Black Market deck: one Knight may be, if the Knights are not in the Supply",
            "black-market-knight",
            card=knights[-1],
        )
