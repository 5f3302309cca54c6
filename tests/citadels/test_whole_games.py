"""What must be so in every round of whole games, played at random."""

import pytest

from regalia.citadels.rules.characters.pool import CHARACTERS
from regalia.citadels.rules.choose import setup_for
from regalia.citadels.rules.districts.catalogue import BASIC_TITLES, DISTRICTS, TITLE_OF
from regalia.citadels.rules.layout import FACE_DOWN, FACE_UP, FIRST_DISTRICT, PACK, role
from regalia.citadels.rules.printed import NO_CHARACTER, Box, Character, District
from regalia.citadels.rules.selection import ChooseCharacter
from regalia.citadels.rules.setup import FIRST_CAST, FIRST_UNIQUES, CitadelsSetup, new_game
from regalia.citadels.rules.table import Citadels
from regalia.kernel.chance import Chance

EDITIONS = ["en", "de", "nl"]
SEATS = [2, 4, 5, 8]
SEEDS = range(2)


def random_setup(edition: str, seats: int, seed: int) -> CitadelsSetup:
    return setup_for(edition, seats=seats, seed=seed, cast="random", uniques="random")


def play_on(game: Citadels, bot: Chance) -> bool:
    """One random answer; False once the game is over."""
    if game.decision is None:
        return False
    game.answer_number(bot.below(len(game.decision.options)))
    return True


def characters_on_table(game: Citadels) -> list[str]:
    places = [PACK, FACE_UP, FACE_DOWN, *[role(seat) for seat in range(game.seats)]]
    return [game.box.cast[rank].name for rank in sorted(rank for place in places for rank in game.zones[place])]


def districts_on_table(game: Citadels) -> list[int]:
    return sorted(game.box.title[card] for zone in game.zones for card in zone if card >= FIRST_DISTRICT)


@pytest.mark.rules("C-SETUP-18")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_was_not_chosen_never_appears(edition: str, seats: int, seed: int) -> None:
    ninth = ("artist",) if seats in (3, 8) else ()
    setup = CitadelsSetup(edition, seats, FIRST_CAST + ninth, FIRST_UNIQUES, seed)
    chosen = sorted(
        [title for title in BASIC_TITLES for _ in range(DISTRICTS[title].copies)] + [TITLE_OF[name] for name in FIRST_UNIQUES]
    )
    game, bot = new_game(setup), Chance(seed)
    while play_on(game, bot):
        names = characters_on_table(game)
        assert names == [*FIRST_CAST, *ninth]
        assert not {"spy", "blackmailer"} & set(names)
        assert districts_on_table(game) == chosen


@pytest.mark.rules("C-CUSTOM-02", "C-SEL-01")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_selection_is_from_the_same_cast(edition: str, seats: int, seed: int) -> None:
    setup = random_setup(edition, seats, seed)
    game, bot = new_game(setup), Chance(seed)
    rounds = set()
    while play_on(game, bot):
        if game.stack and isinstance(game.stack[-1], ChooseCharacter):
            rounds.add(game.round)
            assert characters_on_table(game) == list(setup.cast)
    assert len(rounds) >= 5


@pytest.mark.rules("C-CALL-07")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_rank_has_at_most_one_turn_in_a_round(edition: str, seats: int, seed: int) -> None:
    game, bot = new_game(random_setup(edition, seats, seed)), Chance(seed)
    events = game.listen()
    while play_on(game, bot):
        pass
    turned_up: set[int] = set()
    turns = 0
    for event in events:
        if event.kind == "round_begins":
            turned_up.clear()
        elif event.kind == "reveals":
            _, rank = event.told
            assert rank not in turned_up
            turned_up.add(rank)
            turns += 1
    assert turns > game.round


@pytest.mark.rules("C-SETUP-13")
@pytest.mark.parametrize("seats", [4, 5, 6, 7])
@pytest.mark.parametrize("edition", ["de", "nl"])
def test_reference_cards_change_nothing_else(edition: str, seats: int) -> None:
    here = new_game(CitadelsSetup(edition, seats, FIRST_CAST, FIRST_UNIQUES, seed=7))
    there = new_game(CitadelsSetup("en", seats, FIRST_CAST, FIRST_UNIQUES, seed=7))
    assert here.box.edition.deals_reference_cards and not there.box.edition.deals_reference_cards
    assert [here.view(seat).json() for seat in range(seats)] == [there.view(seat).json() for seat in range(seats)]
    assert here.zones == there.zones


def with_origin(who: Character, origin: str) -> Character:
    return type(who)(
        who.name,
        who.rank,
        income=who.income,
        income_in=who.income_in,
        build_limit=who.build_limit,
        offers=who.offers if who.crown is None else who.offers[1:],
        crown=who.crown,
        builds_identical=who.builds_identical,
        uncounted_kind=who.uncounted_kind,
        borrows=who.borrows,
        origin=origin,
        fewest_seats=who.fewest_seats,
        listeners=who.listeners,
        hits=who.hits,
    )


def from_elsewhere(district: District, origin: str) -> District:
    return District(
        district.name,
        district.kind,
        district.cost,
        district.copies,
        " ".join(district.editions),
        origin,
        district.needs,
        district.offer,
        district.confirmed,
        district.listeners,
    )


def relabelled(setup: CitadelsSetup, origin: str) -> CitadelsSetup:
    """The same setup with cards that all carry another symbol."""
    titles = sorted({setup.box.title[card] for card in range(FIRST_DISTRICT, setup.box.cards)})
    cast = [NO_CHARACTER, *[with_origin(who, origin) for who in setup.box.cast[1:]]]
    districts = [from_elsewhere(district, origin) for district in DISTRICTS]
    return CitadelsSetup(
        setup.edition,
        setup.seats,
        setup.cast,
        setup.uniques,
        setup.seed,
        setup.crown,
        setup.action_cards,
        box=Box(setup.box.edition, setup.seats, cast, districts, titles),
    )


@pytest.mark.rules("C-CUSTOM-12")
@pytest.mark.parametrize("origin", sorted({who.origin for who in CHARACTERS}))
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("edition", ["en", "nl"])
def test_symbols_of_origin_have_no_effect_on_play(edition: str, seed: int, origin: str) -> None:
    setup = random_setup(edition, 5, seed)
    games = [new_game(setup, listen=True), new_game(relabelled(setup, origin), listen=True)]
    assert {who.origin for who in games[1].box.cast[1:]} == {origin}
    bots = [Chance(seed), Chance(seed)]
    while games[0].decision is not None:
        assert repr(games[0]) == repr(games[1])
        for game, bot in zip(games, bots, strict=True):
            play_on(game, bot)
    assert games[1].decision is None
    assert repr(games[0].journal) == repr(games[1].journal)
    assert games[0].outcome() == games[1].outcome()
    assert games[0].json() == games[1].json()
