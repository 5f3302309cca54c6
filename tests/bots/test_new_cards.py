"""Bots buy and play the cards of whole boxes: no card is never used, and what has to be trashed is not a Province."""

from pathlib import Path
from typing import Any

import pytest

from regalia.dominion.bots.plans import Plan, plans
from regalia.dominion.bots.rule_list import rule_of
from regalia.dominion.bots.trials import Planned
from regalia.dominion.rules.cards.catalogue import EXPANSION_OF
from regalia.dominion.rules.cards.everything import NAMED
from regalia.dominion.rules.choose import setup_for
from regalia.dominion.rules.kinds import KIND_NAMES, KIND_OF
from regalia.dominion.rules.layout import ACTION, TREASURE
from regalia.dominion.rules.setup import DominionSetup, new_game
from regalia.kernel.chance import Chance
from tests.bots.positions import laid_out_dominion
from tests.bots.test_habits import answers
from tests.laws.mechanics import MECHANICS

WHOLE = ("base_first", "intrigue", "seaside", "alchemy", "prosperity", "cornucopia", "hinterlands", "promos")
TRIED: dict[str, dict[str, Any]] = {
    **{name: wish for name, wish in MECHANICS.items() if sum(EXPANSION_OF[card] in WHOLE for card in wish["kingdom"]) > 4},
    "further_piles": MECHANICS["further_piles"],
    "prizes_and_overpaying": MECHANICS["prizes_and_overpaying"],
    # what the laws' kingdoms leave out
    "hinterlands_hands": {
        "kingdom": [
            "cache", "cartographer", "embassy", "jack_of_all_trades", "margrave", "nomads", "oasis", "silk_road",
            "spice_merchant", "stables",
        ]
    },
    "villages": {
        "kingdom": [
            "bazaar", "candlestick_maker", "fairgrounds", "farming_village", "grand_market", "kings_court", "royal_seal",
            "workers_village", "conspirator", "ironworks",
        ]
    },
    "made_before": {
        "kingdom": [
            "ambassador", "black_market", "counting_house", "courtier", "ill_gotten_gains", "lurker", "nomad_camp", "outpost",
            "pawn", "replace",
        ]
    },
    "made_before_too": {
        "kingdom": [
            "transmute", "walled_village", "wharf", "village", "smithy", "market", "moat", "cellar", "militia", "chapel",
        ]
    },
}  # fmt: skip
MOST = 3000
ROUNDS = 12  # of games by every plan with a card that was not used yet: a Mint waits for a hand of Coppers


def cards_of(name: str) -> set[str]:
    """The cards of whole boxes in a kingdom, both halves of a split pile."""
    piles = [card for card in TRIED[name]["kingdom"] if EXPANSION_OF[card] in WHOLE]
    return {card for pile in piles for card in (pile, NAMED[pile].below) if card}


def test_every_card_of_a_whole_box_is_tried() -> None:
    tried = {card for name in TRIED for card in cards_of(name)}
    assert {card for card, box in EXPANSION_OF.items() if box in WHOLE} <= tried


@pytest.mark.parametrize("name", TRIED)
def test_every_card_is_bought_and_played_by_some_plan(name: str) -> None:
    setup = setup_for(seats=2, **TRIED[name])
    playable = {card for card in cards_of(name) if setup.box.types[KIND_OF[card]] & (ACTION | TREASURE)}
    unbought, unplayed = cards_of(name), playable
    for seed in range(ROUNDS):
        for number, plan in enumerate(plans(setup.box)):
            if {KIND_NAMES[rule.kind] for rule in plan.rules} & (unbought | unplayed):
                bought, played = used(setup.reseeded(seed * 100 + number), plan)
                unbought = unbought - bought
                unplayed = unplayed - played
    assert not unbought and not unplayed


def used(setup: DominionSetup, plan: Plan) -> tuple[set[str], set[str]]:
    """What two bots with this plan buy or gain, and what they play."""
    game = new_game(setup, listen=True)
    bots = [Planned(setup, seat, Chance(seat), plan.rules) for seat in range(2)]
    bought: set[str] = set()
    for _ in range(MOST):
        if game.decision is None:
            return bought, {KIND_NAMES[event.told[1]] for event in game.journal or () if event.kind == "plays"}
        option = bots[game.decision.seat].choose(game.view(game.decision.seat))
        if option.verb.name in ("buy", "gain"):
            bought.add(KIND_NAMES[option.subject])
        game.answer(option)
    raise AssertionError(plan.lines)


def test_a_mint_is_bought_with_coppers_only(tmp_path: Path) -> None:
    """It would trash what is better."""
    for mine, expected in (("copper x5", "mint"), ("silver, copper x3", "")):
        game = laid_out_dominion(
            tmp_path, f"setup: {{kingdom: [mint]}}\ngiven: {{A: {{hand: [{mine}]}}, start: {{turn: A, phase: buy}}}}"
        )
        bot = Planned(game.setup, 0, Chance(0), [rule_of("Mint")])
        names: list[str] = []
        while game.decision is not None and game.decision.seat == 0:
            option = bot.choose(game.view(0))
            names += [KIND_NAMES[option.subject]] if option.verb.name == "buy" else []
            game.answer(option)
        assert names == ([expected] if expected else [])


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("[upgrade, province, gold]", [("pass", "")]),
        ("[upgrade, province, estate]", [("play", "upgrade"), ("trash", "estate")]),
        ("[trading post, gold, province]", [("pass", "")]),
        ("[steward, estate x2, gold]", [("play", "steward"), ("trash_two", "copper")]),
        ("[baron, estate, copper]", [("play", "baron"), ("discard", "estate")]),
        ("[nobles x2, copper]", [("play", "nobles"), ("two_actions", "copper")]),
        ("[mill, gold, silver]", [("play", "mill"), ("pass", "")]),
        ("[mill, estate, province]", [("play", "mill"), ("discard", "estate")]),
    ],
)
def test_what_the_hand_says_is_done(tmp_path: Path, given: str, expected: list[tuple[str, str]]) -> None:
    game = laid_out_dominion(tmp_path, f"given: {{A: {{hand: {given}, deck: [copper x5]}}, start: A}}")
    assert answers(game, len(expected)) == expected


@pytest.mark.parametrize(
    ("setup", "given", "expected"),
    [
        ("kingdom: [joust]", "A: {hand: [joust, province]}", ["play", "set_aside", "gain demesne"]),
        ("kingdom: [joust]", "A: {hand: [joust, province]}, supply: {demesne: 0}", ["play", "set_aside", "gain courser"]),
        ("kingdom: [tournament]", "A: {hand: [tournament, province]}", ["play", "reveal", "gain followers"]),
        (
            "kingdom: [tournament]",
            "A: {hand: [tournament, province]}, supply: {followers: 0, trusty steed: 0}",
            ["play", "reveal", "gain princess"],
        ),
    ],
)
def test_what_is_won_is_the_best_there_is(tmp_path: Path, setup: str, given: str, expected: list[str]) -> None:
    game = laid_out_dominion(tmp_path, f"setup: {{{setup}}}\ngiven: {{{given}, start: A}}")
    found = [name if name != "gain" else f"gain {card}" for name, card in answers(game, 3)]
    assert found == expected
