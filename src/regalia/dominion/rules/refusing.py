"""Why a question of Dominion does not offer something that the asking effect itself has no reason for."""

from typing import TYPE_CHECKING, Final

from regalia.dominion.rules.layout import A_KIND, A_NUMBER
from regalia.dominion.rules.printed import Listener, Offer
from regalia.kernel.options import Decision, Option
from regalia.kernel.reasons import Reason

if TYPE_CHECKING:
    from regalia.dominion.rules.table import Dominion

OF_A_TURN: Final = ("play", "buy")  # what is done in one's own turn, if no question is about it


def not_among(wish: Option, decision: Decision) -> Reason | None:
    """A question about a single card, or about a number, says which."""
    rule = decision.question.rule
    subjects = [option.subject for option in decision.options if option.verb is wish.verb]
    if wish.verb.about == A_KIND:
        return Reason("only_card", rule, (subjects[0],)) if len(subjects) == 1 else Reason("not_shown", rule, (wish.subject,))
    if wish.verb.about == A_NUMBER:
        return Reason("only_numbers", rule, (min(subjects), max(subjects)))
    return None


def asked_otherwise(game: "Dominion", wish: Option, decision: Decision) -> Reason | None:
    """What belongs to another moment, another player or another instruction."""
    verb = wish.verb
    if isinstance(verb, Listener):
        if verb.kind not in game.box.present and verb.kind not in game.box.landscape_of:
            return Reason("not_in_game", "G-SUPPLY-01")
        return verb.why_not_now(game, decision.seat) or Reason("other_moment", decision.question.rule, (verb.kind,))
    decides = game.active if game.deputies is None else game.deputies[game.active]  # in this turn
    if decision.seat not in (game.active, decides) and (isinstance(verb, Offer) or verb.name in OF_A_TURN):
        return Reason("only_in_turn", "G-PLAY-03")
    return Reason("no_instruction", decision.question.rule) if verb.about == A_KIND else None
