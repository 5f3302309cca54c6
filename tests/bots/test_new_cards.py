"""Bots buy and play the cards of whole boxes: no card is never used, and what has to be trashed is not a Province."""

from collections import Counter
from pathlib import Path

import pytest

from regalia.dominion.bots.plans import plans
from regalia.dominion.bots.trials import Planned
from regalia.dominion.rules.choose import setup_for
from regalia.dominion.rules.kinds import KIND_NAMES
from regalia.dominion.rules.layout import ACTION, TREASURE
from regalia.dominion.rules.setup import new_game
from regalia.kernel.chance import Chance
from tests.bots.positions import laid_out_dominion
from tests.bots.test_habits import answers
from tests.laws.mechanics import MECHANICS

BOXES = {
    "base_first_edition": ("adventurer", "chancellor", "feast", "spy", "thief", "woodcutter"),
    "intrigue_attacks": (
        "minion",
        "saboteur",
        "swindler",
        "torturer",
        "secret_chamber",
        "diplomat",
        "steward",
        "nobles",
        "bridge",
    ),
    "intrigue_decks": ("patrol", "scout", "secret_passage", "shanty_town", "tribute", "wishing_well", "courtyard", "mill"),
    "intrigue_hands": ("baron", "coppersmith", "trading_post", "upgrade", "great_hall"),
    "seaside_decks": (
        "lookout",
        "navigator",
        "pearl_diver",
        "sea_chart",
        "ghost_ship",
        "sea_hag",
        "cutpurse",
        "explorer",
        "salvager",
        "treasure_map",
    ),
    "seaside_durations": (
        "caravan",
        "fishing_village",
        "haven",
        "merchant_ship",
        "sea_witch",
        "tactician",
        "tide_pools",
        "warehouse",
    ),
    "seaside_mats": (
        "island",
        "native_village",
        "pirate_ship",
        "embargo",
        "smugglers",
        "lighthouse",
        "corsair",
        "blockade",
        "sailor",
        "pirate",
    ),
    "promos": ("captain", "church", "dismantle", "envoy", "governor", "prince", "sauna", "treasury"),
    "victory_tokens": ("bishop", "goons", "collection", "investment", "monument", "talisman", "quarry", "tiara"),
    "bans_and_trade": ("contraband", "war_chest", "trade_route", "bank", "anvil", "city", "expand", "magnate"),
    "curses_as_treasures": (
        "charlatan",
        "mountebank",
        "rabble",
        "crystal_ball",
        "loan",
        "venture",
        "hoard",
        "forge",
        "vault",
    ),
    "alchemy": ("alchemist", "apothecary", "apprentice", "familiar", "golem", "herbalist", "scrying_pool", "university"),
}
MOST = 3000


@pytest.mark.parametrize("box", BOXES)
def test_every_card_is_bought_and_played_by_some_plan(box: str) -> None:
    played: Counter[str] = Counter()
    bought: Counter[str] = Counter()
    for number, plan in enumerate(plans(setup_for(seats=2, **MECHANICS[box]).box)):
        game = new_game(setup_for(seed=number, seats=2, **MECHANICS[box]))
        bots = [Planned(game.setup, seat, Chance(seat), plan.rules) for seat in range(2)]
        decisions = 0
        while game.decision is not None:
            decisions += 1
            assert decisions < MOST, plan.lines
            option = bots[game.decision.seat].choose(game.view(game.decision.seat))
            counted = {"buy": bought, "gain": bought, "play": played}.get(option.verb.name)
            if counted is not None:
                counted[KIND_NAMES[option.subject]] += 1
            game.answer(option)
    kinds = setup_for(seats=2, **MECHANICS[box]).box
    never = [card for card in BOXES[box] if not bought[card] or not played[card]]
    assert not never and all(kinds.types[KIND_NAMES.index(card)] & (ACTION | TREASURE) for card in BOXES[box])


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
