"""Which setups the rules refuse, with the rule and a legal alternative."""

from regalia.citadels.rules.characters.pool import CHARACTERS, NAMED, character_of
from regalia.citadels.rules.districts.catalogue import DISTRICTS, TITLE_OF, UNIQUE_TITLES
from regalia.citadels.rules.editions import EDITIONS
from regalia.citadels.rules.layout import UNIQUE
from regalia.citadels.rules.printed import Character, District
from regalia.kernel.setup import SetupError

UNIQUES_IN_GAME = 14
NINE = (3, 8)  # so many players need a character of rank 9 (C-SEL-21)


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
        raise SetupError(
            "unknown edition {edition!r}; expected one of {known}", "edition", edition=edition, known=tuple(EDITIONS)
        )
    if not 2 <= seats <= 8:
        raise SetupError("Citadels is for 2 to 8 players, not {seats} (C-SETUP-20)", "citadels-seats", seats=seats)
    if not -1 <= crown < seats:
        raise SetupError(
            "the first crown goes to a seat from 0 to {most}, or by lot (-1), not to {found}",
            "crown",
            most=seats - 1,
            found=crown,
        )
    if action_cards and not EDITIONS[edition].has_action_cards:
        raise SetupError(
            "the {edition} edition has no action cards (C-SETUP-05); choose edition nl or leave them out",
            "action_cards",
            edition=edition,
        )
    if nl_card_first and EDITIONS[edition].card_first is None:
        raise SetupError(
            "nl_card_first is an option of the Dutch edition (C-TEXT-02); choose edition nl or leave it out", "nl_card_first"
        )
    check_cast(seats, cast)
    check_uniques(edition, cast, uniques)


def named_character(name: str) -> Character:
    found = character_of(name)
    if found is None:
        raise SetupError(
            "unknown character {text!r}; expected one of {characters}", "character", text=name, characters=tuple(sorted(NAMED))
        )
    return found


def alternatives(character: Character, seats: int) -> tuple[str, ...]:
    """Who else of this rank may be used by so many players."""
    return tuple(
        [
            other.name
            for other in CHARACTERS
            if other.rank == character.rank and other is not character and other.fewest_seats <= seats
        ]
    )


def ninths(seats: int) -> tuple[str, ...]:
    """The characters of rank 9 that so many players may use, first the one an edition's first game names (C-SETUP-15)."""
    usual = [edition.first_game_rank_9 for edition in EDITIONS.values() if edition.first_game_rank_9]
    others = [who.name for who in CHARACTERS if who.rank == 9 and who.fewest_seats <= seats and who.name not in usual]
    return (*usual, *others)


def no_ninth_of_two(character: str) -> SetupError:
    return SetupError(
        "two players use ranks 1 to 8 only (C-SEL-22); leave out the {character}", "rank_9-two", character=character
    )


def check_cast(seats: int, cast: tuple[str, ...]) -> None:
    """One character for each rank (C-CUSTOM-01); nine with 3 or 8 players, eight with 2 (C-SEL-21, -22)."""
    characters = [named_character(name) for name in cast]
    ranks = [character.rank for character in characters]
    for rank in range(1, 9):
        if ranks.count(rank) != 1:
            choice = tuple([who.name for who in CHARACTERS if who.rank == rank])
            raise SetupError(
                "a cast has one character of rank {rank} (C-CUSTOM-01), not {number}; use one of {characters}",
                "one_of_rank",
                rank=rank,
                number=ranks.count(rank),
                characters=choice,
            )
    if ranks.count(9) > 1 or 0 in ranks:
        raise SetupError("a cast has at most one character of rank 9 (C-CUSTOM-01); leave one out", "rank_9-twice")
    if ranks != sorted(ranks):
        raise SetupError("name the cast in the order of its ranks, 1 to 8 or 9 (C-SETUP-12)", "cast-order")
    if 9 in ranks and seats == 2:
        raise no_ninth_of_two(cast[-1])
    for character in characters:
        if seats < character.fewest_seats:
            rule = "C-CUSTOM-05" if character.rank == 9 else "C-P2-01"
            raise SetupError(
                "the {character} needs at least {seats} players ({rule}); use one of {characters}",
                "needs_seats",
                character=character.name,
                seats=character.fewest_seats,
                rule=rule,
                characters=alternatives(character, seats),
            )
    if 9 not in ranks and seats in NINE:
        raise SetupError(
            "{seats} players need a rank 9 character (C-SEL-21); add one of {characters}",
            "rank_9-needed",
            seats=seats,
            characters=ninths(seats),
        )


def unique_pool(edition: str, origins: tuple[str, ...] = ()) -> list[District]:
    """The unique districts of an edition's box, if asked for only those of some products (C-CUSTOM-11, D-CHOICE-04)."""
    return [
        DISTRICTS[title]
        for title in UNIQUE_TITLES
        if edition in DISTRICTS[title].editions and (not origins or DISTRICTS[title].origin in origins)
    ]


def check_uniques(edition: str, cast: tuple[str, ...], uniques: tuple[str, ...]) -> None:
    """Exactly fourteen different ones of the edition's pool (C-CUSTOM-03, -04)."""
    pool = tuple([district.name for district in unique_pool(edition)])
    for name in uniques:
        if name not in pool:
            if name in TITLE_OF and DISTRICTS[TITLE_OF[name]].kind == UNIQUE:
                raise SetupError(
                    "the {card} is not in the box of the {edition} edition but of {editions} (D-DECK-03); choose from {cards}",
                    "unique-box",
                    card=name,
                    edition=edition,
                    editions=tuple(DISTRICTS[TITLE_OF[name]].editions),
                    cards=pool,
                )
            raise SetupError("unknown unique district {text!r}; expected one of {cards}", "unique", text=name, cards=pool)
        if uniques.count(name) > 1:
            raise SetupError("the {card} is there once (D-DECK-03); choose another district instead", "unique-twice", card=name)
        needs = DISTRICTS[TITLE_OF[name]].needs
        if needs and needs not in cast:
            rule = "D-CHOICE-05" if name == "graveyard" else "D-CHOICE-06"
            raise SetupError(
                "the {card} may be chosen only with the {character} in the cast ({rule}); "
                "choose another district or use the {character}",
                "unique-needs",
                card=name,
                character=needs,
                rule=rule,
            )
    if len(uniques) != UNIQUES_IN_GAME:
        raise SetupError(
            "{needed} unique districts are chosen (C-CUSTOM-03), not {number}; choose from {cards}",
            "uniques-number",
            needed=UNIQUES_IN_GAME,
            number=len(uniques),
            cards=pool,
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
