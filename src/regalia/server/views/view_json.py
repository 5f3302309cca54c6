"""A game's view as it goes over the wire. Reads ``game.view(viewer)`` and nothing else of the game but its outcome."""

from typing import Any

from regalia.kernel.events import Event
from regalia.kernel.game import Game
from regalia.kernel.options import Amounts, Option
from regalia.kernel.setup import Setup
from regalia.kernel.views import OPEN
from regalia.server.sockets.server_messages import ShownDecision, ShownOption, ShownView, Told


def shown_view(game: Game, viewer: int, number: int) -> ShownView:
    """``number``: of the open decision. Once the game is over, everybody sees everything."""
    over = game.decision is None
    view = game.view(OPEN if over else viewer)
    decision = None
    if view.question is not None:
        asked = view.asked == viewer
        options = [shown_option(*offered) for offered in zip(view.options, view.amounts, strict=True)] if asked else None
        decision = ShownDecision(number, view.asked, view.question.name, view.question.rule, options)
    zones = dict(zip(view.zone_names, view.zones, strict=True))
    return ShownView(view.viewer, zones, view.facts, decision, game.outcome() if over else None)


def shown_option(option: Option, amounts: Amounts) -> ShownOption:
    return ShownOption(option.verb.name, option.subject, option.verb.about, amounts)


def shown_event(event: Event, viewer: int) -> Told:
    kind, rule, told, secret = event.seen_by(viewer)
    return Told(kind, rule, told, secret)


def public_setup(setup: Setup, over: bool) -> dict[str, Any]:
    """The seed would tell every card; it is shown when all cards are."""
    parts = dict(setup.json())
    del parts["seed"]
    if over:
        parts["seed"] = str(setup.seed)  # 256 bits: more than a JSON number is trusted with
    return parts
