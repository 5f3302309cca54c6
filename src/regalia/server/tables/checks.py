"""What a game did, in eight digits, stored with every answer: a change of the rules is noticed at the first one it touches."""

import hashlib

from regalia.kernel.game import Game


def check_of(game: Game) -> str:
    """Of what happened since somebody listens, and of what is asked then. Rule ids and words may change without harm."""
    told = [(event.kind, event.told, event.secret) for event in game.journal or ()]
    decision = game.decision
    asked = None if decision is None else (decision.seat, decision.question.name, len(decision.options))
    return hashlib.blake2b(repr((told, asked)).encode(), digest_size=4).hexdigest()
