"""Dealing is honest: a world dealt for a seat follows from what the seat knows and from the chance it was dealt with.

Two games the seat cannot tell apart are dealt alike, to the last number. So whatever a search reads out of its worlds, and
however often and with whatever chance it has them dealt, it learns nothing it did not know.
"""

import pytest

from regalia import games
from regalia.citadels.rules.layout import SITE, THEATER
from regalia.citadels.rules.setup import FIRST_UNIQUES
from regalia.citadels.rules.table import Citadels
from regalia.dominion.rules.actions import ACTION_PHASES
from regalia.dominion.rules.kinds import KIND_OF
from regalia.dominion.rules.layout import face_down, hand
from regalia.dominion.rules.table import Dominion
from regalia.kernel.chance import Chance
from regalia.kernel.store import store
from regalia.kernel.worlds import Worlds
from tests.laws.checking import law
from tests.laws.worlds import Table, Walk

KINGDOM = ("archive", "cellar", "village", "market", "smithy", "festival", "laboratory", "mine", "chapel", "gardens")


@law(examples=2)
def test_games_a_seat_cannot_tell_apart_are_dealt_alike(table: Table, walk: Walk) -> None:
    for game in walk.some_moments(12):
        assert game.decision is not None
        seat = game.decision.seat
        other = game.determinize(seat, Chance(walk.lot.word()))
        seed = walk.lot.word()
        one, two = Worlds(game, seat).deal(Chance(seed)), Worlds(other, seat).deal(Chance(seed))
        assert store(one) == store(two)
        assert one.setup == two.setup and one.setup.seed == 0


@law()
def test_worlds_are_of_the_moment_they_were_asked_for(table: Table, walk: Walk) -> None:
    for game in walk.some_moments(3):
        assert game.decision is not None
        later = game.copy()
        worlds = Worlds(later, game.decision.seat)
        before = store(worlds.deal(Chance(7)))
        later.answer_number(0)
        assert store(worlds.deal(Chance(7))) == before


@law()
def test_nobody_is_known_to_know_a_hidden_card_of_a_hand(table: Table, walk: Walk) -> None:
    """Who saw or passed one knows it until it is played, and whether it was is hidden: that they do would tell."""
    for game in walk.some_moments(6):
        assert game.decision is not None
        seat = game.decision.seat
        world = Worlds(game, seat).deal(Chance(walk.lot.word()))
        for zone, lookers in enumerate(world.sight):
            for card in world.zones[zone] if lookers else []:
                assert world.known[card] >> seat & 1 or world.known[card] == lookers, world.zone_names()[zone]


@pytest.mark.rules("D-THEATER-03", "C-SEL-07", "C-SEL-12")
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("seats", (7, 8))
def test_what_the_last_chose_is_dealt_alike_behind_the_theater(seats: int, seed: int) -> None:
    """The last of 7 or 8 chooses between two cards, and the Theater may take the chosen one to another seat at once."""
    setup = Table("citadels", "en", seats).setup(
        {"edition": "en", "cast": "random", "uniques": (*FIRST_UNIQUES[:13], "theater"), "crown": "lot"}, seed
    )
    game = games.start(setup)
    assert isinstance(game, Citadels)
    theater = next(card for card, title in enumerate(game.box.title) if title == THEATER and card >= 10)
    game.move(theater, game.place[theater], SITE)
    game.enter(theater, SITE, (game.chose_first + 1) % seats)
    last = (game.chose_first - 1) % seats
    chance = Chance(seed)
    compared = 0
    while compared < 6 and game.decision is not None:
        decision = game.decision
        with_last = [
            at for at, one in enumerate(decision.options) if one.verb.name == "exchange_characters" and one.subject == last
        ]
        if decision.question.name not in ("choose_character", "exchange_characters"):
            other = game.determinize(decision.seat, Chance(chance.word()))
            lot = chance.word()
            assert store(Worlds(game, decision.seat).deal(Chance(lot))) == store(Worlds(other, decision.seat).deal(Chance(lot)))
            compared += 1
        game.answer_number(with_last[0] if with_last else chance.below(len(decision.options)))
    assert compared == 6


@pytest.mark.rules("G-SET-ASIDE-05", "G-LOST-TRACK-07")
def test_what_waits_for_cards_set_aside_finds_those_dealt_there() -> None:
    """The Archive opens in every world another seat thinks possible: it has two cards, whichever they are."""
    game = games.start(games.setup_for("dominion", seats=2, seed=5, kingdom=KINGDOM))
    assert isinstance(game, Dominion)
    archive = game.zones[game.box.pile_of[KIND_OF["archive"]]][-1]
    game.move(archive, game.place[archive], hand(0))
    game.push(ACTION_PHASES[0])
    game.ask_again()
    for verb in ("play", "put_into_hand", "pass"):
        assert game.decision is not None
        numbers = [at for at, option in enumerate(game.decision.options) if option.verb.name == verb]
        game.answer_number(numbers[0])
    assert game.decision is not None and game.decision.seat == 1 and len(game.zones[face_down(0)]) == 2
    world = Worlds(game, 1).deal(Chance(3))
    while world.decision is not None and world.decision.seat == 1:
        world.answer_number(len(world.decision.options) - 1)
    assert world.decision is not None and world.decision.question.name == "take_from_archive"
