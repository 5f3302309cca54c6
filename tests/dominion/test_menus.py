"""What a Buy phase asks is kept in the box by Treasures in hand and coins: it is what would be listed anew."""

import pytest

from regalia.dominion.bench.money import big_money
from regalia.dominion.rules.buying import PLAY_TREASURES, list_purchases
from regalia.dominion.rules.choose import setup_for
from regalia.dominion.rules.from_hand import PLAY
from regalia.dominion.rules.layout import TREASURE, hand
from regalia.dominion.rules.setup import new_game
from regalia.dominion.rules.table import Dominion
from regalia.kernel.chance import Chance
from regalia.kernel.options import PASS, Option

TREASURES = ["harem", "royal_seal", "cache", "hoard", "astrolabe", "stash", "relic", "masterpiece", "bank", "moat"]
BOXES = {
    "money": setup_for("money", seats=2),
    "first game": setup_for(seats=3),
    "many Treasures": setup_for(kingdom=TREASURES, colonies=True),
    "random": setup_for(kingdom="random", seed=5),
}


def listed(game: Dominion, seat: int) -> list[Option]:
    options: list[Option] = []
    if game.plays_left > 0:
        game.list_kinds(hand(seat), TREASURE, PLAY, options)
    list_purchases(game, seat, options)
    return [*options, PASS]


@pytest.mark.parametrize("box", BOXES)
def test_a_kept_question_is_what_would_be_listed(box: str) -> None:
    setup, asked = BOXES[box], 0
    for seed in range(6):
        game, bot = new_game(setup.reseeded(seed)), Chance(seed)
        for _ in range(1_000):
            decision = game.decision
            if decision is None:
                break
            if decision.question is PLAY_TREASURES:
                seat = getattr(game.stack[-1], "seat")  # noqa: B009  (an effect is no more than that to the type checker)
                assert decision.options == listed(game, seat)
                asked += 1
            last = len(decision.options) - 1
            game.answer_number(bot.below(last) if last and bot.below(4) else bot.below(last + 1))  # seldom pass
    assert asked > 100


def test_hands_that_come_again_are_asked_the_same_list() -> None:
    game, lists, asked = new_game(BOXES["money"].reseeded(1)), set(), 0
    while game.decision is not None:
        if game.decision.question is PLAY_TREASURES:
            lists.add(id(game.decision.options))
            asked += 1
        game.answer_number(big_money(game, game.decision.options))
    assert game.box.menus
    assert len(lists) <= len(game.box.menus) + len(game.box.purchases_or_pass) < asked
