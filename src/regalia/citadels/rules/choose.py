"""Choosing a setup by scenario, by name or by lot; the result is explicit in everything."""

from collections.abc import Sequence

from regalia.citadels.rules.characters.pool import CHARACTERS
from regalia.citadels.rules.editions import EDITIONS
from regalia.citadels.rules.scenarios import Scenario, scenario_names, scenario_of
from regalia.citadels.rules.setup import CitadelsSetup, first_crown
from regalia.citadels.rules.setup_rules import NINE, UNIQUES_IN_GAME, named_character, ninths, no_ninth_of_two, unique_pool
from regalia.kernel.chance import FAST, Chance
from regalia.kernel.setup import SetupError

RANDOM = "random"
BY_LOT = "lot"
YES = "yes"  # the ninth character the scenario names


def setup_for(
    edition: str = "en",
    scenario: str = "first_game",
    seats: int = 4,
    seed: int = 0,
    cast: Sequence[str] | str | None = None,
    uniques: Sequence[str] | str | None = None,
    rank_9: str | None = None,
    rank_4: str | None = None,
    origins: Sequence[str] = (),
    action_cards: bool = False,
    nl_card_first: bool = False,
    crown: int | str | None = None,
    ages: Sequence[int] | None = None,
    chance: str = FAST,
    tells_by_asking: bool = False,
) -> CitadelsSetup:
    """A setup by scenario (the default), with ``cast`` and ``uniques`` of one's own, or either of them "random".

    ``rank_9`` names the ninth character ("" for none), ``rank_4`` who replaces the Emperor with two players. Where the edition
    leaves one of them to the players it must be named; ``left_open`` lists the choices, ``preselected`` takes the first (R-74).
    """
    if edition not in EDITIONS:
        raise SetupError(
            "unknown edition {edition!r}; expected one of {known}", "edition", edition=edition, known=tuple(EDITIONS)
        )
    if seed < 0:
        raise SetupError("a seed is a number from 0 upwards, not {seed}", "seed", seed=seed)
    lot = Chance(seed ^ 0x5EED)  # choosing must not use up the stream that deals
    script = _scenario(edition, scenario) if cast is None or uniques is None else None
    if cast is None:
        assert script is not None
        chosen = scenario_cast(script, seats, rank_9, rank_4)
    elif isinstance(cast, str):
        if cast != RANDOM:
            raise SetupError("the cast is a list of names or {random!r}, not {text!r}", "cast", random=RANDOM, text=cast)
        chosen = random_cast(seats, lot, tuple(origins), rank_9)
    else:
        chosen = tuple(cast) if rank_9 in (None, "") else (*cast, str(rank_9))
    if uniques is None:
        assert script is not None
        districts = tuple(script.uniques)
    elif isinstance(uniques, str):
        if uniques != RANDOM:
            raise SetupError(
                "the unique districts are a list of names or {random!r}, not {text!r}", "uniques", random=RANDOM, text=uniques
            )
        districts = random_uniques(edition, chosen, lot, tuple(origins))
    else:
        districts = tuple(uniques)
    return CitadelsSetup(
        edition,
        seats,
        chosen,
        districts,
        seed,
        _crown(edition, seats, crown, ages),
        action_cards,
        nl_card_first,
        scenario if cast is None and uniques is None else "",
        chance,
        tells_by_asking,
    )


def _scenario(edition: str, name: str) -> Scenario:
    script = scenario_of(name, edition)
    if script is None:
        raise SetupError(
            "the {edition} edition has no scenario {scenario!r}; expected one of {known}",
            "scenario",
            edition=edition,
            scenario=name,
            known=tuple(scenario_names(edition)),
        )
    return script


def _crown(edition: str, seats: int, crown: int | str | None, ages: Sequence[int] | None) -> int:
    if ages is not None and len(ages) != seats:
        raise SetupError("{seats} players have {seats} ages, not {number} (C-SETUP-08)", "ages", seats=seats, number=len(ages))
    if isinstance(crown, str):
        if crown != BY_LOT:
            raise SetupError(
                "the first crown goes to a seat or by {lot!r}, not to {text!r}", "crown-text", lot=BY_LOT, text=crown
            )
        return -1
    if crown is not None:
        return crown
    return first_crown(EDITIONS[edition], None if ages is None else list(ages))


def scenario_cast(script: Scenario, seats: int, rank_9: str | None, rank_4: str | None) -> tuple[str, ...]:
    """The scenario's cast with its substitutions (S-SUBST-01 … -04) and the ninth character it needs (S-RANK9-01)."""
    edition = EDITIONS[script.edition]
    cast = list(script.cast)
    if seats == 2 and rank_9 not in (None, ""):
        raise no_ninth_of_two(script.rank_9 or ninths(8)[0] if rank_9 == YES else named_character(rank_9).name)
    if "emperor" in cast and seats == 2:
        cast[3] = _substitute("emperor", rank_4, edition.substitutes_for_emperor, seats)
    elif rank_4 is not None:
        raise SetupError("rank 4 is replaced only where two players would need the Emperor (C-CUSTOM-08)", "rank_4")
    if rank_9 is None and seats not in NINE:
        return tuple(cast)  # optional with 4 to 7 players, unused with 2
    if rank_9 == "":
        return tuple(cast)
    ninth = script.rank_9
    if ninth == "queen" and seats < 5:
        ninth = _substitute("queen", rank_9, edition.substitutes_for_queen, seats)
    elif not ninth:
        if rank_9 in (None, YES):
            raise SetupError(
                "the scenario {scenario!r} names no rank 9 character, but {seats} players need one (C-SETUP-16); "
                "choose one of {characters}",
                "rank_9-missing",
                scenario=script.name,
                seats=seats,
                characters=ninths(seats),
            )
        ninth = str(rank_9)
    elif rank_9 not in (None, YES, ninth):
        raise SetupError(
            "rank 9 of the scenario {scenario!r} is the {character} (S-RANK9-01), not {text!r}",
            "rank_9",
            scenario=script.name,
            character=ninth,
            text=str(rank_9),
        )
    return (*cast, ninth)


def left_open(edition: str, scenario: str, seats: int, rank_9: str | None = None) -> dict[str, tuple[str, ...]]:
    """What the edition leaves to the players: by the name of the choice the characters, the usual one first (R-74).

    ``rank_9``: "yes" if a ninth character is wanted where none is needed.
    """
    script = _scenario(edition, scenario)
    found: dict[str, tuple[str, ...]] = {}
    if "emperor" in script.cast and seats == 2:
        found["rank_4"] = EDITIONS[edition].substitutes_for_emperor
    if seats in NINE or (rank_9 == YES and seats > 2):
        if not script.rank_9:
            found["rank_9"] = ninths(seats)
        elif script.rank_9 == "queen" and seats < 5:
            found["rank_9"] = EDITIONS[edition].substitutes_for_queen
    return {name: characters for name, characters in found.items() if len(characters) > 1}


def preselected(edition: str, scenario: str, seats: int, rank_9: str | None = None) -> dict[str, str]:
    """The default for every choice left open."""
    return {name: characters[0] for name, characters in left_open(edition, scenario, seats, rank_9).items()}


def _substitute(who: str, wish: str | None, allowed: tuple[str, ...], seats: int) -> str:
    if wish in (None, YES) and len(allowed) == 1:
        return allowed[0]
    if wish in (None, YES):
        raise SetupError(
            "the {character} is not for {seats} players, and who plays instead is left to you (R-74); "
            "choose one of {characters}",
            "substitute-missing",
            character=who,
            seats=seats,
            characters=allowed,
        )
    if wish not in allowed:
        rules = "S-SUBST-01, S-SUBST-02" if who == "queen" else "S-SUBST-03, S-SUBST-04"
        raise SetupError(
            "the {character} is replaced by one of {characters} here ({rules}), not by {text!r}",
            "substitute",
            character=who,
            characters=allowed,
            rules=rules,
            text=str(wish),
        )
    return str(wish)


def random_cast(seats: int, lot: Chance, origins: tuple[str, ...] = (), rank_9: str | None = None) -> tuple[str, ...]:
    """One character per rank, of some products only if asked (C-CUSTOM-11); nine or eight by lot where both are legal."""
    may_be_nine = any(who.rank == 9 and (not origins or who.origin in origins) for who in CHARACTERS)
    nine = seats in (3, 8) or rank_9 not in (None, "")
    if rank_9 is None and 4 <= seats <= 7 and may_be_nine:
        nine = lot.below(2) == 1
    cast: list[str] = []
    for rank in range(1, 10 if nine else 9):
        pool = [
            who.name
            for who in CHARACTERS
            if who.rank == rank and who.fewest_seats <= seats and (not origins or who.origin in origins)
        ]
        if rank == 9 and rank_9 not in (None, "", RANDOM):
            pool = [str(rank_9)]
        if not pool:
            raise SetupError(
                "no character of rank {rank} comes from {products} (C-CUSTOM-11); add a product",
                "products",
                rank=rank,
                products=origins,
            )
        cast.append(pool[lot.below(len(pool))])
    return tuple(cast)


def random_uniques(edition: str, cast: tuple[str, ...], lot: Chance, origins: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Fourteen of the pool; never the Ball Room (decision 7), and what needs a character only with it."""
    pool = [
        district.name
        for district in unique_pool(edition, origins)
        if district.name != "ball_room" and (not district.needs or district.needs in cast)
    ]
    if len(pool) < UNIQUES_IN_GAME:
        raise SetupError(
            "only {number} unique districts come from {products}, {needed} are needed (C-CUSTOM-03); add a product",
            "products-uniques",
            number=len(pool),
            products=origins,
            needed=UNIQUES_IN_GAME,
        )
    order = list(range(len(pool)))
    lot.shuffle(order)
    return tuple(pool[number] for number in sorted(order[:UNIQUES_IN_GAME]))
