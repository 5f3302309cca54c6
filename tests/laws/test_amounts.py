"""What an option is said to cost or bring is what is then paid or gained, and tells the seat nothing it cannot know."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from regalia.citadels.rules.districts.catalogue import TITLE_OF
from regalia.citadels.rules.layout import THIEVES_DEN, title_of_place
from regalia.dominion.rules.kinds import KIND_OF
from regalia.dominion.rules.layout import hand
from regalia.dominion.rules.purchases import BUY
from regalia.dominion.rules.table import Dominion
from regalia.games import door_of, setup_for, start
from regalia.kernel.chance import Chance
from regalia.kernel.events import Event
from regalia.kernel.options import Amounts
from tests.bots.positions import laid_out
from tests.laws.checking import law
from tests.laws.reflection import assert_same, state
from tests.laws.worlds import LONG, Table, Walk


@law(examples=2)
def test_amounts_are_the_same_in_every_world_the_asked_seat_cannot_tell_apart(table: Table, walk: Walk) -> None:
    brings = door_of(table.game).part("brings")
    for game in walk.some_moments(8):
        assert game.decision is not None
        seat = game.decision.seat
        before = state(game)
        view = game.view(seat)
        assert_same(before, state(game))
        assert len(view.amounts) == len(view.options)
        assert all(set(amounts) <= set(brings.told) for amounts in view.amounts)
        assert game.determinize(seat, Chance(walk.lot.word())).view(seat).amounts == view.amounts
        for other in set(range(table.seats)) - {seat}:
            assert not game.view(other).amounts, "who is not asked is told nothing of it"


# -- what is said is what is paid ------------------------------------------------------------------------------------------

CITADELS: list[dict[str, Any]] = [
    {"scenario": "first_game", "seats": 4},
    {"scenario": "devious", "seats": 3, "rank_9": "artist"},
    {"scenario": "illustrious", "seats": 2, "rank_4": "king"},
    {"edition": "de", "scenario": "vicious", "seats": 5},
    {"edition": "nl", "scenario": "ambitious", "seats": 5, "action_cards": True},
    {"edition": "nl", "scenario": "cunning", "seats": 2, "rank_4": "patrician", "action_cards": True},
    {"edition": "nl", "scenario": "tenacious", "seats": 7, "action_cards": True, "rank_9": "yes"},
    {"edition": "nl", "cast": "random", "uniques": "random", "seats": 6, "action_cards": True},
]
COSTLY = ("destroy", "seize", "collect", "take_district", "replace", "replace_with", "give_district", "bribe", "collect_tax")
SAID = (
    "build",
    "destroy",
    "seize",
    "income",
    "collect",
    "gather_gold",
    "gather_cards",
    "take_district",
    "replace_with",
    "bribe",
)


def told(events: list[Event], kind: str, at: int, seat: int, whose: int = 0, rule: str = "") -> int:
    """The numbers of this place that events of this kind told about a seat, added up."""
    found = [event for event in events if event.kind == kind and (not rule or event.rule == rule)]
    return sum(event.told[at] for event in found if event.told[whose] == seat)


def came(verb: str, amounts: Amounts, events: list[Event], seat: int) -> Amounts | None:
    """What an answer brought or cost by the events, for those that say it at once."""
    given = told(events, "takes_gold", 2, seat, 1) + told(events, "pays", 1, seat)
    if verb == "replace_with" and not any(event.kind == "builds" for event in events):
        return None  # on loan: who lends is asked first
    if verb in ("build", "replace_with"):
        return {"gold": told(events, "builds", 2, seat)}
    if verb == "destroy":
        return {"gold": told(events, "pays", 1, seat, rule="C-WARLORD-02")}
    if verb in ("seize", "take_district"):
        return {"gold": given}
    if verb in ("income", "collect", "gather_gold"):
        gained = {"gold": told(events, "gains_gold", 1, seat), "cards": told(events, "gains_cards", 1, seat)}
        return {name: number for name, number in gained.items() if name in amounts}
    if verb == "gather_cards":
        kind = "gains_cards" if amounts["all"] else "draws_cards"
        return {"number": told(events, kind, 1, seat), "all": amounts["all"]}
    if verb == "bribe":
        return {"gold": told(events, "bribes", 2, seat)}
    return None


def test_what_citadels_says_is_what_is_paid_or_gained() -> None:
    seen: Counter[str] = Counter()
    for seed, choices in enumerate(CITADELS * (30 if LONG else 3)):
        game = start(setup_for(game="citadels", seed=seed, **choices), listen=True)
        bot = Chance(seed + 1000)
        while game.decision is not None:
            view = game.view(game.decision.seat)
            costly = [option for option in view.options if option.verb.name in COSTLY]
            options = costly or view.options
            option = options[bot.below(len(options))]
            amounts = {name: number for name, number in view.amounts_of(option).items() if name != "cost"}
            heard = len(game.listen())
            game.answer(option)
            happened = came(option.verb.name, amounts, game.listen()[heard:], view.viewer)
            if happened is not None and option.subject != THIEVES_DEN:  # paid with cards, perhaps
                assert happened == amounts, (choices, seed, option)
                seen[option.verb.name] += 1
    assert all(seen[verb] for verb in SAID), seen


WALLED = """
given:
  A: {gold: 9, hand: [tavern], city: [temple], character: marshal}
  B: {gold: 1, city: [great_wall, market, tavern*]}
  start: {turn: A, gathered: true}
"""


def test_the_great_wall_is_in_the_price_that_is_said(tmp_path: Path) -> None:
    """D-GREATWALL-03: one gold more to the bank for every other district of that city; the coin counts, too."""
    game = laid_out(tmp_path, WALLED)
    view = game.view(0)
    seizes = [option for option in view.options if option.verb.name == "seize"]
    said = {title_of_place(option.subject): view.amounts_of(option)["gold"] for option in seizes}
    assert said == {TITLE_OF["market"]: 3, TITLE_OF["tavern"]: 3}
    for option in seizes:
        world = game.copy()
        world.answer(option)
        assert game.gold[0] - world.gold[0] == said[title_of_place(option.subject)]


KINGDOM = ["bridge_troll", "village", "smithy", "market", "moat", "cellar", "militia", "festival", "tournament", "transmute"]


@pytest.mark.parametrize("printings", [[], ["princess_first_printing", "bridge_troll_newest"]], ids=["as_usual", "others"])
def test_what_dominion_says_is_what_a_card_costs_now(printings: list[str]) -> None:
    """Bridge Troll and Princess: one price in the amounts, in the facts (also of what is too dear) and when it is paid."""
    setup = setup_for("dominion", seats=3, seed=5, kingdom=KINGDOM, printings=printings)
    cheaper = 0
    for seed in range(200 if LONG else 8):
        game = start(setup.reseeded(seed), listen=True)
        assert isinstance(game, Dominion)
        princess = next(card for card in range(len(game.place)) if game.face(card) == KIND_OF["princess"])
        game.move(princess, game.place[princess], hand(0))
        bot = Chance(seed)
        for _ in range(600):
            if game.decision is None:
                break
            view = game.view(game.decision.seat)
            prices = {price[0]: price[1:] for price in view.facts["prices"]}
            for kind in {game.face(card) for zone in game.box.supply for card in game.zones[zone]}:
                price, printed = game.price(kind), game.box.price[kind]
                shown = prices.get(kind, [printed.coins, printed.potions, printed.debt])
                assert shown == [price.coins, price.potions, price.debt]
            plays = [option for option in view.options if option.verb.name == "play"]
            options = plays or [option for option in view.options if option.verb is BUY] or view.options
            option = options[bot.below(len(options))]
            heard = len(game.listen())
            game.answer(option)
            if option.verb is BUY:
                bought = [one for one in game.listen()[heard:] if one.kind == "buys"]
                assert bought[0].told == (view.viewer, option.subject, view.amounts_of(option)["coins"])
                cheaper += option.subject in prices
    assert cheaper
