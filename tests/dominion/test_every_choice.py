"""Every choice a card or landscape leaves is answered with nothing, with the least, with the most and at random.

Each of the objects is played with in games of its own, once for each manner of answering; who has the turn brings the
object about (plays it, buys it, has it), and whatever it then asks is answered in that manner. All games together must
have met every question the rules can ask, and answered every one that may be declined in all four manners.
"""

from collections import defaultdict
from collections.abc import Callable
from functools import cache

import pytest

from regalia.dominion.rules.cards.catalogue import EXPANSION_OF, MIXED_PILES
from regalia.dominion.rules.cards.everything import CARDS, LANDSCAPES, NAMED
from regalia.dominion.rules.choose import setup_for
from regalia.dominion.rules.kinds import KIND_OF
from regalia.dominion.rules.kingdom_rules import ALLIES, CHOOSABLE, needs_ally
from regalia.dominion.rules.layout import (
    A_KIND,
    A_NUMBER,
    ALLY,
    ARTIFACT,
    BOON,
    BOONS,
    COFFERS,
    FAVORS,
    HEX,
    HEXES,
    POINTS,
    PROJECT,
    STATE,
    TOKENS,
    VILLAGERS,
)
from regalia.dominion.rules.printed import Card, Landscape, Listener
from regalia.dominion.rules.setup import new_game
from regalia.dominion.rules.table import Dominion
from regalia.kernel.chance import Chance
from regalia.kernel.options import PASS, Decision, Option
from regalia.words.required_messages import questions
from tests.dominion.test_every_card_has_cases import OBJECTS, PILES

EVERYTHING: list[Card | Landscape] = [*CARDS, *LANDSCAPES]
SEATS = 3
ANSWERS = 220
PLAIN = ("village", "smithy", "market", "militia", "moat", "workshop", "remodel", "cellar", "chapel", "throne_room")
COMPANIONS = ("gold", "gold", "gold", "silver", "estate", "village", "village", "chapel", "workshop", "cellar", "remodel")
# What some objects need to be of use: other cards in the decks, another printing, empty piles.
WITH = {
    "tournament": ("province", "province"),
    "joust": ("province", "province"),
    "explorer": ("province", "province"),
    "bureaucrat": ("duchy", "province", "gardens"),
    "stonemason": ("potion", "potion"),
    "crop_rotation": ("duchy", "province"),
    "hostelry": ("silver", "copper"),
    "journey": ("outpost", "outpost", "outpost", "outpost", "gold", "gold"),
}
PRINTINGS = {"scheme": ("scheme_first_edition",), "prince": ("prince_first_printing",)}
EMPTY = {"poacher": ("moat", "chapel")}
FURTHER = 40
PHASES = ("action_phase", "buy_phase", "buy_more", "night_phase", "black_market")


class Answering:
    """One manner of answering, and what it has met."""

    def __init__(self, seed: int) -> None:
        self.lot = Chance(seed)
        self.last: tuple[int, str] = (-1, "")  # who was asked what before, and took something

    def others(self, decision: Decision) -> list[int]:
        return [number for number, option in enumerate(decision.options) if option is not PASS]


def nothing(manner: Answering, decision: Decision) -> int:
    """Decline whatever may be declined; else whatever comes first."""
    return decision.options.index(PASS) if PASS in decision.options else 0


def least(manner: Answering, decision: Decision) -> int:
    """One card, the smallest number, and no more of it."""
    if PASS in decision.options and manner.last == (decision.seat, decision.question.name):
        return decision.options.index(PASS)
    return manner.others(decision)[0] if manner.others(decision) else 0


def most(manner: Answering, decision: Decision) -> int:
    """Never decline, and the greatest number."""
    others = manner.others(decision)
    if others and decision.options[others[0]].verb.about == A_NUMBER:
        return max(others, key=lambda number: decision.options[number].subject)
    return others[manner.lot.below(len(others))] if others else 0


def at_random(manner: Answering, decision: Decision) -> int:
    return manner.lot.below(len(decision.options))


MANNERS: dict[str, Callable[[Answering, Decision], int]] = {
    "nothing": nothing,
    "least": least,
    "most": most,
    "random": at_random,
}


def start(thing: Card | Landscape, seed: int, seats: int = SEATS, beside: tuple[str, ...] = ()) -> Dominion:
    """A game in which the thing is about, with cards that gain, trash, discard and play, and those of ``beside``."""
    name = thing.name
    pile = next((pile for pile, mixed in MIXED_PILES.items() if name in dict(mixed.cards) and pile != "ruins"), name)
    wanted = [pile, *beside] if pile in EXPANSION_OF else [*beside]
    if isinstance(thing, Landscape):
        givers = [card.name for card in CARDS if thing.kind in card.gives and card.name in EXPANSION_OF][:1]
        wanted += givers or {BOON: ["blessed_village"], HEX: ["tormentor"], STATE: ["tormentor"], ALLY: ["underling"]}.get(
            thing.types, []
        )
    kingdom = [*dict.fromkeys(wanted), *[card for card in PLAIN if card not in wanted]][:10]
    landscapes = [name] if name in CHOOSABLE else []
    if needs_ally(tuple(kingdom)) and name not in ALLIES:
        landscapes.append(ALLIES[seed % len(ALLIES)])
    setup = setup_for(
        kingdom,
        seats=seats,
        seed=seed,
        landscapes=landscapes,
        shelters=name in ("hovel", "overgrown_estate"),
        printings=PRINTINGS.get(name, ()),
    )
    deck = [KIND_OF[card] for card in (*COMPANIONS, *WITH.get(name, ()))]
    deck += [KIND_OF[card] for card in wanted if card in NAMED and card != name]
    if isinstance(thing, Card):
        deck += [thing.kind] * 3
    elif thing.types & (STATE | ARTIFACT):
        deck += [card.kind for card in CARDS if thing.kind in card.gives][:1]
    game = new_game(setup.changed(seed, setup.choice().box(False, False, deck)), listen=True)
    if isinstance(thing, Landscape):
        give(game, thing)
    for pile in EMPTY.get(name, ()):
        game.changing(game.box.pile_of[KIND_OF[pile]]).clear()
    return game


def give(game: Dominion, thing: Landscape) -> None:
    """Let the landscape be met at once: owned, on top of its deck, or paid for."""
    if thing.types & (PROJECT | STATE | ARTIFACT) and thing.kind in game.box.landscape_of:
        game.held[game.box.landscape_of[thing.kind]] = game.everyone if thing.types & PROJECT else 1
    for sort, place in ((BOON, BOONS), (HEX, HEXES)):
        if thing.types & sort:
            pile = game.changing(game.box.beyond(place))
            card = game.find(game.box.beyond(place), thing.kind)
            pile.remove(card)
            pile.append(card)
    for seat in range(game.seats if game.tokens else 0):
        for token in (COFFERS, VILLAGERS, FAVORS, POINTS):
            game.tokens[seat * TOKENS + token] = 3


def bring_about(decision: Decision, kind: int, lot: Chance) -> int:
    """In a phase: the thing itself if it is offered, else whatever."""
    for number, option in enumerate(decision.options):
        if option.verb.about == A_KIND and option.subject == kind and option.verb.name in ("play", "buy"):
            return number
    return lot.below(len(decision.options))


class Met:
    """What all games together have met."""

    def __init__(self) -> None:
        self.asked: dict[str, set[str]] = defaultdict(set)  # by question: the manners it was answered in
        self.declinable: dict[str, set[str]] = defaultdict(set)  # the same where it could be declined
        self.of: dict[str, set[str]] = defaultdict(set)  # by object: what was told of it or done with it
        self.where: dict[str, list[int]] = defaultdict(list)  # by question: the objects whose games ask it

    def play(self, number: int, manner: str, seed: int) -> None:
        thing = EVERYTHING[number]
        game = start(thing, seed)
        answering = Answering(seed)
        if isinstance(thing, Landscape) and game.held[game.box.landscape_of[thing.kind]]:
            self.of[thing.name].add("held")
        answers = 0
        while answers < ANSWERS and (decision := game.decision) is not None:
            if decision.is_bluff():  # no choice
                game.answer_number(0)
                continue
            answers += 1
            name = decision.question.name
            if name in PHASES:
                chosen = bring_about(decision, thing.kind, answering.lot)
            else:
                # now and then in another manner: some questions come only after another one was not declined
                used = manner if answering.lot.below(4) else list(MANNERS)[answering.lot.below(len(MANNERS))]
                chosen = MANNERS[used](answering, decision)
                self.note(decision, used, number)
            option = decision.options[chosen]
            answering.last = (decision.seat, name) if option is not PASS and name not in PHASES else (-1, "")
            if is_of(option, thing):
                self.of[thing.name].add(option.verb.name)
            game.answer_number(chosen)
        for event in game.listen():
            if thing.kind in event.told[1:] + event.secret and event.kind not in ("moves", "moves_all"):
                self.of[thing.name].add(event.kind)

    def note(self, decision: Decision, manner: str, number: int) -> None:
        for about in subjects_of(decision):
            self.asked[about].add(manner)
            if number not in self.where[about]:
                self.where[about].append(number)
            if PASS in decision.options:
                self.declinable[about].add(manner)


@cache
def met() -> Met:
    """A game of every object in every manner, and further ones for what was not yet answered in all of them."""
    found = Met()
    for number in range(len(EVERYTHING)):
        for manner in MANNERS:
            found.play(number, manner, EVERYTHING[number].kind)  # its own, whatever other objects there are
            if EVERYTHING[number].name in WITH:
                found.play(number, manner, 1000 + EVERYTHING[number].kind)
    for about in list(found.declinable):
        for manner in MANNERS:
            for seed in range(FURTHER):
                if manner in found.declinable[about]:
                    break
                found.play(found.where[about][seed % len(found.where[about])], manner, 1000 + seed)
    return found


def subjects_of(decision: Decision) -> list[str]:
    """A question by its name; of a window every reaction that is offered."""
    if decision.question.name != "react":
        return [decision.question.name]
    return [f"react {name}" for name in {option.verb.name for option in decision.options if option is not PASS}]


def is_of(option: Option, thing: Card | Landscape) -> bool:
    """Whether what was chosen is of the thing, or done to it."""
    verb = option.verb
    if isinstance(verb, Listener) and verb.kind == thing.kind:
        return True
    return verb.about == A_KIND and option.subject == thing.kind


def test_every_object_is_met() -> None:
    unseen = [thing.name for thing in EVERYTHING if not met().of[thing.name]]
    assert len(EVERYTHING) >= OBJECTS - len(PILES) and not unseen, unseen


def test_every_question_is_asked() -> None:
    never = {name for name, _ in questions("dominion")} - set(met().asked) - set(PHASES) - {"react"}
    assert not never, never


@pytest.mark.parametrize("manner", MANNERS)
def test_everything_that_may_be_declined_is_answered_in_every_manner(manner: str) -> None:
    declinable = met().declinable
    assert len(declinable) > 60
    never = [name for name, manners in declinable.items() if manner not in manners]
    assert not never, never
