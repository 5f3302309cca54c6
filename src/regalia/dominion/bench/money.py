"""Big Money: the yardstick opponent of Dominion."""

from regalia.dominion.rules.from_hand import PLAY
from regalia.dominion.rules.kinds import GOLD, PROVINCE, SILVER
from regalia.dominion.rules.purchases import BUY
from regalia.dominion.rules.table import Dominion
from regalia.kernel.options import Option


def big_money(game: Dominion, options: list[Option]) -> int:
    """Play every Treasure, then buy a Province with 8 coins, Gold with 6, Silver with 3, or else nothing."""
    if options[0].verb is PLAY:
        return 0
    coins = game.coins
    if coins >= 3:
        kind = PROVINCE if coins >= 8 else GOLD if coins >= 6 else SILVER
        wanted = BUY.options[kind]
        for number in range(len(options)):
            if options[number] is wanted:
                return number
    return len(options) - 1


def mirror(game: Dominion) -> int:
    """Play to the end with Big Money at every seat. Returns how many decisions there were."""
    decisions = 0
    while True:
        decision = game.decision
        if decision is None:
            return decisions
        game.answer_number(big_money(game, decision.options))
        decisions += 1
