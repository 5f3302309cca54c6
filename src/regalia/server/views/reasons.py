"""Why a seat may or may not do what it wishes. Reads the game and changes nothing; ``game.explain`` tells nothing hidden."""

from functools import cache

from regalia.kernel.game import Game
from regalia.kernel.options import Option, Verb
from regalia.kernel.reasons import Reason
from regalia.server.sockets import client_messages
from regalia.server.sockets.server_messages import Reasons, ShownReason
from regalia.server.tables.requests import RequestRefused, require
from regalia.server.tables.table import NOBODY, Table
from regalia.server.views.lexicon import lexicon, reasons_of


def reasons_for(table: Table, seat: int, message: client_messages.Why) -> Reasons:
    """One reason for every wish, about the decision that is open now, whichever was asked about."""
    require(seat != NOBODY, "not_yours")
    game = table.game
    if game is None:
        raise RequestRefused("not_now")
    require(message.decision <= table.decision, "unknown_decision")
    wished = [wished_option(game, seat, verb, subject) for verb, subject in message.wishes]
    return Reasons(message.ref, table.decision, [shown_reason(game, seat, option) for option in wished])


def wished_option(game: Game, seat: int, verb: str, subject: int) -> Option:
    """What is meant; first what is offered, since a card may have a verb to itself."""
    decision = game.decision
    if decision is not None and decision.seat == seat:
        for option in decision.options:
            if option.subject == subject and option.verb.name == verb:
                return option
    known = verbs(game.setup.game).get(verb)
    if known is None or subject >= subjects(game.setup.game, known):
        raise RequestRefused("unknown_option", verb=verb, subject=subject)
    return known.of(subject)


def subjects(game: str, verb: Verb) -> int:
    """How many things the verb can be about: of those that have names, only these (there is room for more kinds of cards)."""
    named_ones = lexicon(game).numbers.get(verb.about)
    return verb.subjects if named_ones is None else min(len(named_ones), verb.subjects)


def shown_reason(game: Game, seat: int, option: Option) -> ShownReason:
    reason = game.explain(seat, option)
    return ShownReason(reason.is_legal(), reason.name, reason.rule, named(game.setup.game, reason))


def named(game: str, reason: Reason) -> dict[str, int]:
    """The numbers of a reason by the names of its arguments."""
    return dict(zip(reasons_of(game)[reason.name].told, reason.told, strict=True))


@cache
def verbs(game: str) -> dict[str, Verb]:
    from regalia.words.required_messages import verbs_of  # needs all the words, which the server otherwise does without

    return {verb.name: verb for verb in verbs_of(game)}
