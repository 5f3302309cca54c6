"""A game's view as it goes over the wire. Reads ``game.view(viewer)`` and nothing else of the game but its outcome."""

from typing import Any, Final

from regalia.citadels.layout import A_PLACE, A_TITLE
from regalia.citadels.setup import CitadelsSetup
from regalia.dominion.layout import A_KIND
from regalia.dominion.setup import DominionSetup
from regalia.kernel.events import Event
from regalia.kernel.game import Game
from regalia.kernel.options import Option
from regalia.kernel.setup import Setup
from regalia.kernel.views import OPEN, View
from regalia.server.outbound import ShownDecision, ShownOption, ShownView, Told
from regalia.words import prices

NO_AMOUNTS: Final[dict[str, int]] = {}


def shown_view(game: Game, viewer: int, number: int) -> ShownView:
    """``number``: of the open decision. Once the game is over, everybody sees everything."""
    over = game.decision is None
    view = game.view(OPEN if over else viewer)
    decision = None
    if view.question is not None:
        asked = view.asked == viewer
        options = [shown_option(option, view, game.setup) for option in view.options] if asked else None
        decision = ShownDecision(number, view.asked, view.question.name, view.question.rule, options)
    zones = dict(zip(view.zone_names, view.zones, strict=True))
    return ShownView(view.viewer, zones, view.facts, decision, game.outcome() if over else None)


def shown_option(option: Option, view: View, setup: Setup) -> ShownOption:
    verb = option.verb
    if isinstance(setup, CitadelsSetup):
        amounts = {**cost_of(option, setup), **citadels_amounts(option, view, setup)}
    else:
        amounts = price_of(option, setup) if isinstance(setup, DominionSetup) else NO_AMOUNTS
    return ShownOption(verb.name, option.subject, verb.about, amounts)


def cost_of(option: Option, setup: CitadelsSetup) -> dict[str, int]:
    """What the district costs that an option is about."""
    if option.verb.about == A_PLACE:
        return {"cost": prices.standing_cost(setup.box, option.subject)}
    cost = prices.printed_cost(setup.box, option.subject) if option.verb.about == A_TITLE else None
    return NO_AMOUNTS if cost is None else {"cost": cost}


def price_of(option: Option, setup: DominionSetup) -> dict[str, int]:
    """What the card costs that an option is about, in coins, Potions and Debt."""
    if option.verb.about != A_KIND:
        return NO_AMOUNTS
    price = setup.box.price[option.subject]
    parts = {"coins": price.coins, "potions": price.potions, "debt": price.debt}
    return {unit: number for unit, number in parts.items() if number or unit == "coins"}


def citadels_amounts(option: Option, view: View, setup: CitadelsSetup) -> dict[str, int]:
    """What the sentence of an option says beside its subject."""
    box, verb, subject = setup.box, option.verb.name, option.subject
    if verb in ("build", "build_on_loan", "take_and_build"):
        return {"gold": prices.build_price(box, view, subject)}
    if verb == "destroy":
        return {"gold": prices.destroy_price(box, view, subject)}
    if verb == "seize":
        return {"gold": prices.seize_price(box, view, subject)}
    if verb == "gather_gold":
        return {"gold": prices.gathered_gold(view)}
    if verb == "gather_cards":
        number, keeps_all = prices.gathered_cards(view)
        return {"cards": number, "all": int(keeps_all)}
    if verb == "income":
        number, in_cards = prices.income(box, view)
        return {"cards" if in_cards else "gold": number}
    if verb == "collect":
        gold, cards = prices.collection(box, view, subject)
        return {"gold": gold, "cards": cards}
    if verb == "bribe":
        return {"gold": view.facts["gold"][view.viewer] // 2}  # C-BLACKMAILER-04
    if verb == "collect_tax":
        return {"gold": view.facts["tax"]}
    if verb == "visit_wagon":
        return {"gold": view.facts["wagon_gold"][subject], "owner": view.facts["wagon_owners"][subject]}
    return NO_AMOUNTS


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
