"""Which setups the rules refuse, with the rule and a legal alternative."""

from regalia.citadels.characters.pool import CHARACTERS, NAMED
from regalia.citadels.districts.catalogue import DISTRICTS, TITLE_OF, UNIQUE_TITLES
from regalia.citadels.editions import EDITIONS
from regalia.citadels.layout import UNIQUE
from regalia.citadels.printed import Character, District
from regalia.kernel.setup import SetupError

UNIQUES_IN_GAME = 14


def check_setup(
    edition: str,
    seats: int,
    cast: tuple[str, ...],
    uniques: tuple[str, ...],
    crown: int,
    action_cards: bool,
    nl_card_first: bool,
) -> None:
    """Raise SetupError for everything the rules do not allow."""
    if edition not in EDITIONS:
        raise SetupError(f"unknown edition {edition!r}; expected one of {', '.join(EDITIONS)}")
    if not 2 <= seats <= 8:
        raise SetupError(f"Citadels is for 2 to 8 players, not {seats} (C-SETUP-20)")
    if not -1 <= crown < seats:
        raise SetupError(f"the first crown goes to a seat from 0 to {seats - 1}, or by lot (-1), not to {crown}")
    if action_cards and not EDITIONS[edition].has_action_cards:
        raise SetupError(f"the {edition} edition has no action cards (C-SETUP-05); choose edition nl or leave them out")
    if nl_card_first and edition != "nl":
        raise SetupError("nl_card_first is an option of the Dutch edition (C-TEXT-02); choose edition nl or leave it out")
    check_cast(seats, cast)
    check_uniques(edition, cast, uniques)


def named_character(name: str) -> Character:
    if name not in NAMED:
        raise SetupError(f"unknown character {name!r}; expected one of {', '.join(sorted(NAMED))}")
    return NAMED[name]


def alternatives(character: Character, seats: int) -> str:
    """Who else of this rank may be used by so many players."""
    others = [
        "the " + title_case(other.name)
        for other in CHARACTERS
        if other.rank == character.rank and other is not character and other.fewest_seats <= seats
    ]
    return " or ".join(others)


def title_case(name: str) -> str:
    return name.replace("_", " ").title()


def check_cast(seats: int, cast: tuple[str, ...]) -> None:
    """One character for each rank (C-CUSTOM-01); nine with 3 or 8 players, eight with 2 (C-SEL-21, -22)."""
    characters = [named_character(name) for name in cast]
    ranks = [character.rank for character in characters]
    for rank in range(1, 9):
        if ranks.count(rank) != 1:
            found = ", ".join(who.name for who in characters if who.rank == rank) or "nobody"
            choice = ", ".join(who.name for who in CHARACTERS if who.rank == rank)
            raise SetupError(f"a cast has one character of rank {rank} (C-CUSTOM-01), not {found}; use one of {choice}")
    if ranks.count(9) > 1 or 0 in ranks:
        raise SetupError("a cast has at most one character of rank 9 (C-CUSTOM-01); leave one out")
    if ranks != sorted(ranks):
        raise SetupError("name the cast in the order of its ranks, 1 to 8 or 9 (C-SETUP-12)")
    if 9 in ranks and seats == 2:
        raise SetupError(f"two players use ranks 1 to 8 only (C-SEL-22); leave out the {title_case(cast[-1])}")
    for character in characters:
        if seats < character.fewest_seats:
            rule = "C-CUSTOM-05" if character.rank == 9 else "C-P2-01"
            number = {3: "three", 5: "five"}[character.fewest_seats]
            raise SetupError(
                f"The {title_case(character.name)} needs at least {number} players ({rule}); "
                f"use {alternatives(character, seats)}"
            )
    if 9 not in ranks and seats in (3, 8):
        legal = ", ".join(who.name for who in CHARACTERS if who.rank == 9 and who.fewest_seats <= seats)
        raise SetupError(f"{seats} players need a rank 9 character (C-SEL-21); add one of {legal}")


def unique_pool(edition: str, origins: tuple[str, ...] = ()) -> list[District]:
    """The unique districts of an edition's box, if asked for only those of some products (C-CUSTOM-11, D-CHOICE-04)."""
    return [
        DISTRICTS[title]
        for title in UNIQUE_TITLES
        if edition in DISTRICTS[title].editions and (not origins or DISTRICTS[title].origin in origins)
    ]


def check_uniques(edition: str, cast: tuple[str, ...], uniques: tuple[str, ...]) -> None:
    """Exactly fourteen different ones of the edition's pool (C-CUSTOM-03, -04)."""
    pool = [district.name for district in unique_pool(edition)]
    for name in uniques:
        if name not in pool:
            if name in TITLE_OF and DISTRICTS[TITLE_OF[name]].kind == UNIQUE:
                boxes = " and ".join(DISTRICTS[TITLE_OF[name]].editions)
                raise SetupError(
                    f"the {title_case(name)} is not in the box of the {edition} edition but of {boxes} (D-DECK-03); "
                    f"choose from {', '.join(pool)}"
                )
            raise SetupError(f"unknown unique district {name!r}; expected one of {', '.join(pool)}")
        if uniques.count(name) > 1:
            raise SetupError(f"the {title_case(name)} is there once (D-DECK-03); choose another district instead")
        needs = DISTRICTS[TITLE_OF[name]].needs
        if needs and needs not in cast:
            rule = "D-CHOICE-05" if name == "graveyard" else "D-CHOICE-06"
            raise SetupError(
                f"the {title_case(name)} may be chosen only with the {title_case(needs)} in the cast ({rule}); "
                f"choose another district or use the {title_case(needs)}"
            )
    if len(uniques) != UNIQUES_IN_GAME:
        change = "leave some out" if len(uniques) > UNIQUES_IN_GAME else "add some"
        raise SetupError(
            f"{UNIQUES_IN_GAME} unique districts are chosen (C-CUSTOM-03), not {len(uniques)}; {change} of {', '.join(pool)}"
        )


def advice(edition: str, uniques: tuple[str, ...]) -> list[str]:
    """What the rules only wish for: costs that vary (C-CUSTOM-03); the Dutch edition wishes nothing (C-CUSTOM-04)."""
    if not EDITIONS[edition].costs_should_vary:
        return []
    costs = [DISTRICTS[TITLE_OF[name]].cost for name in uniques]
    for cost in sorted(set(costs)):
        if 2 * costs.count(cost) > len(costs):
            return [f"{costs.count(cost)} of the {len(costs)} unique districts cost {cost}; they should vary (C-CUSTOM-03)"]
    return []
