"""The steward inside loops of many games."""

from regalia.bots.partner import Partner
from regalia.citadels.bots.heuristic.answers import decide
from regalia.citadels.bots.heuristic.seen import of_world
from regalia.citadels.rules.table import Citadels
from regalia.kernel.chance import Chance
from regalia.kernel.game import Game


class StewardPartner(Partner):
    def answer(self, game: Game, seat: int, lot: Chance) -> int:
        assert isinstance(game, Citadels)
        decision = game.decision
        assert decision is not None
        return decide(of_world(game, seat), decision.options, lot)
