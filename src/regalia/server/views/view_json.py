"""A game's view as it goes over the wire. Reads ``game.view(viewer)`` and nothing else of the game but its outcome."""

from typing import Any

from regalia.games import door_of
from regalia.kernel.events import Event
from regalia.kernel.game import Game
from regalia.kernel.hints import Hints, Wish, no_hints
from regalia.kernel.options import NOTHING, Amounts, Option
from regalia.kernel.setup import POSITION, Setup
from regalia.kernel.views import OPEN, View
from regalia.server.sockets.server_messages import ShownDecision, ShownOption, ShownView, ShownWish, Told


def shown_view(game: Game, viewer: int, number: int, undoable: bool = False) -> ShownView:
    """``number``: of the open decision. Once the game is over, everybody sees everything."""
    over = game.decision is None
    view = game.view(OPEN if over else viewer)
    decision = None
    if view.question is not None:
        decision = ShownDecision(number, view.asked, view.question.name, view.question.rule, None)
        if view.asked == viewer:
            hints = hints_for(game, view)
            offered = zip(view.options, view.amounts, hints.useful, hints.then, strict=True)
            decision.options = [shown_option(*one) for one in offered]
            decision.wishes = [shown_wish(wish) for wish in hints.wishes]
    zones = dict(zip(view.zone_names, view.zones, strict=True))
    return ShownView(view.viewer, zones, view.facts, decision, game.outcome() if over else None, undoable)


def hints_for(game: Game, view: View) -> Hints:
    """From the game's door; what the box holds follows from the choices, which all know."""
    door = door_of(game.setup.game)
    if not door.hints:
        return no_hints(view.options)
    found: Hints = door.part("hints")(getattr(game.setup, "box", None), view)
    return found


def shown_option(option: Option, amounts: Amounts, useful: bool = True, then: Amounts = NOTHING) -> ShownOption:
    return ShownOption(option.verb.name, option.subject, option.verb.about, amounts, useful, then)


def shown_wish(wish: Wish) -> ShownWish:
    return ShownWish(wish.verb.name, wish.subjects, wish.verb.about, wish.where, wish.line)


def shown_event(event: Event, viewer: int) -> Told:
    kind, rule, told, secret = event.seen_by(viewer)
    return Told(kind, rule, told, secret)


def public_setup(setup: Setup, over: bool) -> dict[str, Any]:
    """The seed would tell every card, and so would a position that was laid out; both are shown when all cards are."""
    parts = dict(setup.json())
    del parts["seed"]
    if not over:
        parts.pop(POSITION, None)
        parts.pop("cards", None)  # which cards a position was laid out with
    if over:
        parts["seed"] = str(setup.seed)  # 256 bits: more than a JSON number is trusted with
    return parts
