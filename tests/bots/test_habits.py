"""Choices a sensible player of Dominion never misses, whatever the rule list says about buying."""

import pickle
from pathlib import Path

import pytest

from regalia.bots import make_bot, shown
from regalia.dominion.bots.rule_bot import Basic, Ultimate
from regalia.dominion.rules.from_hand import PLAY
from regalia.dominion.rules.kinds import KIND_NAMES, KIND_OF
from regalia.dominion.rules.layout import SEAT_ZONES, TRASH, seat_zone
from regalia.dominion.rules.scoring import own_cards
from regalia.dominion.rules.table import Dominion
from regalia.kernel.chance import Chance
from tests.bots.positions import laid_out_dominion

DONE = ("pass", "")


def answers(game: Dominion, number: int, seat: int = 0, bot: str = "basic") -> list[tuple[str, str]]:
    """The next answers of a seat, by verb and card; the others pass where they can."""
    player = make_bot(bot, game.setup, seat, Chance(1))
    found: list[tuple[str, str]] = []
    while len(found) < number:
        assert game.decision is not None
        if game.decision.seat != seat:
            game.answer(game.decision.options[-1])
            continue
        option = player.choose(game.view(seat))
        card = KIND_NAMES[option.subject] if option.verb.name != "pass" else ""
        found.append((option.verb.name, card))
        game.answer(option)
    return found


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("[smithy, village, copper x3]", [("play", "village"), ("play", "smithy")]),
        ("[kings court, market, copper x3]", [("play", "kings_court"), ("play", "market")]),
        ("[throne room, smithy, copper x3]", [("play", "throne_room"), ("play", "smithy")]),
        ("[moneylender, estate x4]", [DONE]),
        ("[moneylender, copper, estate x3]", [("play", "moneylender"), ("trash", "copper")]),
        ("[mine, copper, silver, estate x2]", [("play", "mine"), ("trash", "silver"), ("gain", "gold")]),
        ("[chapel, silver x2, gold x2]", [DONE]),
        ("[chapel, estate, curse, silver, gold]", [("play", "chapel"), ("trash", "curse"), ("trash", "estate"), DONE]),
        ("[cellar, estate, copper, silver, curse]", [("play", "cellar"), ("discard", "estate"), ("discard", "curse"), DONE]),
        ("[remodel, estate, copper x3]", [("play", "remodel"), ("trash", "estate"), ("gain", "silver")]),
        # what is doubled needs an Action besides, and is the best of what waits
        ("[throne room, market, copper x3]", [("play", "throne_room"), ("play", "market")]),
        ("[throne room, village, smithy, copper x2]", [("play", "village"), ("play", "throne_room"), ("play", "smithy")]),
        ("[throne room, smithy, militia, copper x2]", [("play", "throne_room"), ("play", "smithy")]),
        ("[throne room, festival, village, copper x2]", [("play", "throne_room"), ("play", "festival")]),
        # with Actions left what draws comes before what pays, whatever it costs; with the last one a Chapel that has work to do
        ("[village, militia, smithy, copper x2]", [("play", "village"), ("play", "smithy"), ("play", "militia")]),
        ("[village, chapel, smithy, estate x2]", [("play", "village"), ("play", "smithy"), ("play", "chapel")]),
        ("[chapel, militia, smithy, estate x2]", [("play", "chapel"), ("trash", "estate"), ("trash", "estate")]),
        # Cellar waits for what others draw, and takes an Action that cannot be played any more
        ("[cellar, village, estate, copper x2]", [("play", "village"), ("play", "cellar"), ("discard", "estate")]),
        ("[cellar, smithy x2, silver, gold]", [("play", "cellar"), ("discard", "smithy"), DONE]),
        ("[cellar, smithy, silver x2, gold]", [("play", "smithy")]),
        (  # a Throne Room and what it doubles need one Action between them
            "[throne room, cellar, smithy x2, curse]",
            [("play", "cellar"), ("discard", "curse"), ("discard", "smithy"), DONE, ("play", "throne_room")],
        ),
        ("[cellar, throne room, smithy, curse]", [("play", "cellar"), ("discard", "curse"), DONE, ("play", "throne_room")]),
    ],
)
def test_actions_are_played_well_or_not_at_all(tmp_path: Path, hand: str, expected: list[tuple[str, str]]) -> None:
    game = laid_out_dominion(tmp_path, f"given: {{A: {{hand: {hand}, deck: 10}}, start: A}}")
    assert answers(game, len(expected)) == expected


LAST_PROVINCE = "supply: {province: 1}, A: {hand: [gold x2, silver], deck: [gold x5, silver x5]}, start: {turn: A, phase: buy}"


@pytest.mark.parametrize(
    ("others", "buys", "bot", "bought"),
    [
        ("province x4", 1, "ultimate", "province"),
        ("province x4", 1, "medium", "duchy"),
        ("province x4", 2, "medium", "province"),  # the second one may turn it; so it could if there were coins left
        ("estate", 1, "medium", "province"),
    ],
)
def test_who_plays_at_a_table_ends_no_game_that_is_lost_by_it(
    tmp_path: Path, others: str, buys: int, bot: str, bought: str
) -> None:
    given = f"given: {{B: {{deck: [{others}]}}, {LAST_PROVINCE.replace('phase: buy', f'phase: buy, buys: {buys}')}}}"
    game = laid_out_dominion(tmp_path, given)
    player = make_bot(bot, game.setup, 0, Chance(1))
    while game.decision is not None and game.decision.seat == 0:
        option = player.choose(shown(game))
        if option.verb.name != "play":
            break
        game.answer(option)
    card = KIND_NAMES[option.subject] if option.verb.name == "buy" else "nothing"
    assert card == bought


@pytest.mark.parametrize(
    ("others", "duchies", "bought"),
    [("province", 8, "estate"), ("province, duchy", 7, "gold")],  # an Estate empties the third pile: 7 points to 6, or to 9
)
def test_an_end_that_wins_is_taken_also_in_made_up_games(tmp_path: Path, others: str, duchies: int, bought: str) -> None:
    """There nobody deals worlds, and the points are counted. Ultimate would rather have Gold."""
    piles = f"supply: {{cellar: 0, moat: 0, estate: 1, duchy: {duchies}, province: 6}}, trash: [estate x13]"
    hands = f"A: {{hand: [gold x2], deck: [province, gold]}}, B: {{deck: [{others}]}}"
    given = f"setup: {{seats: 2}}\ngiven: {{{hands}, {piles}, start: {{turn: A, phase: buy}}}}"
    for is_shown in (True, False):
        game = laid_out_dominion(tmp_path, given)
        player = Ultimate(game.setup, 0, Chance(1), patient=1)
        on_table = [*game.box.supply, TRASH, *[seat_zone(seat, place) for seat in (0, 1) for place in range(SEAT_ZONES)]]
        if not is_shown:
            player.memory.recount([game.box.kind[card] for card in own_cards(game, 0)])
            player.memory.in_game.clear()  # a position's box has cards to spare
            player.memory.in_game.update([game.box.kind[card] for zone in on_table for card in game.zones[zone]])
        found = []
        while game.decision is not None and game.decision.seat == 0 and "buy" not in found:
            option = player.choose(shown(game) if is_shown else game.view(0))
            found.append(option.verb.name)
            game.answer(option)
        assert KIND_NAMES[option.subject] == bought


def test_late_in_the_game_gold_becomes_a_province(tmp_path: Path) -> None:
    given = "given: {supply: {province: 2}, A: {hand: [remodel, gold, estate, copper x2], deck: 10}, start: A}"
    expected = [("play", "remodel"), ("trash", "gold"), ("gain", "province")]
    assert answers(laid_out_dominion(tmp_path, given), 3) == expected


def test_dead_cards_are_discarded_first(tmp_path: Path) -> None:
    given = "given: {A: {hand: [militia]}, B: {hand: [copper, province, gold, curse, silver]}, start: A}"
    game = laid_out_dominion(tmp_path, given)
    assert game.decision is not None
    game.answer(next(option for option in game.decision.options if option.verb.name == "play"))
    assert answers(game, 2, seat=1) == [("discard", "curse"), ("discard", "province")]


def test_of_actions_that_give_no_other_one_is_kept(tmp_path: Path) -> None:
    given = "given: {A: {hand: [militia]}, B: {hand: [smithy x2, copper, silver, gold]}, start: A}"
    game = laid_out_dominion(tmp_path, given)
    assert game.decision is not None
    game.answer(next(option for option in game.decision.options if option.verb.name == "play"))
    assert answers(game, 2, seat=1) == [("discard", "smithy"), ("discard", "copper")]
    given = "given: {A: {hand: [militia]}, B: {hand: [village, smithy x2, copper x2]}, start: A}"
    game = laid_out_dominion(tmp_path, given)
    assert game.decision is not None
    game.answer(next(option for option in game.decision.options if option.verb.name == "play"))
    assert answers(game, 2, seat=1) == [("discard", "copper"), ("discard", "copper")]


def test_cards_that_are_picked_to_be_trashed_are_not_counted_again_while_they_are_still_in_hand(tmp_path: Path) -> None:
    game = laid_out_dominion(tmp_path, "given: {A: {hand: [chapel, estate x2, silver, gold], deck: [gold x3]}, start: A}")
    player = Basic(game.setup, 0, Chance(1))
    estates, kept = player.memory.own[KIND_OF["estate"]], player
    for _ in range(4):
        assert game.decision is not None and game.decision.seat == 0
        kept = pickle.loads(pickle.dumps(kept))  # remembers in the midst of it, too
        game.answer(kept.choose(game.view(0)))
    assert kept.memory.own[KIND_OF["estate"]] == max(0, estates - 2)


def test_a_moat_is_shown_to_a_witch(tmp_path: Path) -> None:
    game = laid_out_dominion(tmp_path, "given: {A: {hand: [witch], deck: 5}, B: {hand: [moat, copper x4]}, start: A}")
    assert game.decision is not None
    game.answer(next(option for option in game.decision.options if option.verb.name == "play"))
    assert answers(game, 1, seat=1)[0][0] == "reveal_moat"


@pytest.mark.parametrize("bot", ["basic", "ultimate", "smithy", "schemer?iterations=1"])
def test_the_last_province_that_wins_is_bought(tmp_path: Path, bot: str) -> None:
    """All Treasures are played first, and with eight coins there is but one thing to buy."""
    given = (
        "given: {supply: {province: 1}, A: {hand: [gold x2, silver], deck: [gold x4, province]}, start: {turn: A, phase: buy}}"
    )
    found = answers(laid_out_dominion(tmp_path, given), 4, bot=bot)
    assert [verb for verb, _ in found] == ["play", "play", "play", "buy"] and found[-1] == ("buy", "province")


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("[copper, bank, tiara, silver]", [("play", "tiara"), ("play", "bank"), ("play", "copper"), ("play", "silver")]),
        ("[bank, copper, silver, gold]", [("play", "copper"), ("play", "silver"), ("play", "gold"), ("play", "bank")]),
        ("[investment, gold, silver]", [("play", "gold"), ("play", "silver")]),
        ("[investment, curse, gold]", [("play", "investment"), ("trash", "curse")]),
        ("[anvil, copper, gold]", [("play", "copper"), ("play", "gold"), ("play", "anvil")]),
        ("[silver, quarry]", [("play", "quarry"), ("play", "silver")]),
    ],
)
def test_treasures_are_played_in_a_good_order(tmp_path: Path, hand: str, expected: list[tuple[str, str]]) -> None:
    game = laid_out_dominion(tmp_path, f"given: {{A: {{hand: {hand}, deck: 10}}, start: {{turn: A, phase: buy}}}}")
    assert answers(game, len(expected)) == expected


@pytest.mark.parametrize(
    ("hand", "deck", "expected"),
    [
        ("[crystal ball]", "[curse, copper]", [("play", "crystal_ball"), ("trash", "curse")]),
        ("[crystal ball]", "[gold, copper]", [("play", "crystal_ball"), ("play", "gold")]),
        ("[crystal ball]", "[duchy, copper]", [("play", "crystal_ball"), ("discard", "duchy")]),
        ("[loan]", "[estate, copper]", [("play", "loan"), ("trash", "copper")]),
        ("[loan]", "[estate, gold]", [("play", "loan"), ("discard", "gold")]),
    ],
)
def test_cards_of_the_deck_are_judged(tmp_path: Path, hand: str, deck: str, expected: list[tuple[str, str]]) -> None:
    given = f"given: {{A: {{hand: {hand}, deck: {deck}}}, start: {{turn: A, phase: buy}}}}"
    assert answers(laid_out_dominion(tmp_path, given), len(expected)) == expected


def test_what_another_player_would_like_best_is_named(tmp_path: Path) -> None:
    game = laid_out_dominion(tmp_path, "given: {A: {hand: [contraband, war chest]}, start: {turn: A, phase: buy}}")
    game.answer(PLAY.of(KIND_OF["contraband"]))
    assert answers(game, 1, seat=1) == [("name", "province")]
    game.answer(PLAY.of(KIND_OF["war_chest"]))
    (name,) = answers(game, 1, seat=1)
    assert game.box.cost[KIND_OF[name[1]]] == 5 and name[1] != "duchy"


def test_vault_pays_for_what_is_of_no_use(tmp_path: Path) -> None:
    given = "given: {A: {hand: [vault, estate, curse, silver], deck: [gold, gold]}, start: A}"
    expected = [("play", "vault"), ("discard", "estate"), ("discard", "curse"), DONE]
    assert answers(laid_out_dominion(tmp_path, given), 4) == expected
