"""How search plays Dominion, and analyses it."""

from typing import Final

from regalia.bots.search import Budget, Effort, Guide, GuideAt
from regalia.dominion.bots.cards import coins_of
from regalia.dominion.bots.guide import DominionGuide
from regalia.dominion.bots.plans import card_plans
from regalia.dominion.bots.search_bot import DECISIONS, DominionSchemer
from regalia.dominion.bots.trials import Trials
from regalia.dominion.rules.kinds import COPPER, GOLD, SILVER
from regalia.dominion.rules.scoring import own_cards
from regalia.dominion.rules.setup import DominionSetup
from regalia.dominion.rules.table import Dominion
from regalia.kernel.chance import Chance
from regalia.kernel.game import Game
from regalia.kernel.options import Decision, Option
from regalia.kernel.setup import Setup
from regalia.kernel.views import View

ITERATIONS: Final = 40  # whole games that plans are tried in, where nothing is said
ANALYSED: Final = 10  # for a decision of a game that is analysed: each is played to the end
THINKS_ABOUT: Final = DECISIONS
TRIALS: Final = 2  # made-up games, for every iteration, to find the plan for a kingdom
BASIC_TREASURES: Final = (COPPER, SILVER, GOLD)
HAND: Final = 5  # cards
LATE: Final = 3  # Provinces or Colonies that are left
LIKELY: Final = 5  # cards worth buying or gaining, for a hint


def player(setup: Setup, seat: int, chance: Chance, effort: Effort) -> DominionSchemer:
    assert isinstance(setup, DominionSetup)
    return DominionSchemer(setup, seat, chance, effort)


def guide_for(setup: Setup, iterations: int, chance: Chance) -> GuideAt:
    """To the end, by the plan for its kingdom."""
    assert isinstance(setup, DominionSetup)
    trials = Trials(setup, 0, chance, card_plans(setup.box))
    trials.hold(Budget(TRIALS * iterations, 0.0))

    def guide_at(game: Game, rounds: int) -> Guide:
        assert isinstance(game, Dominion)
        return DominionGuide(game, trials.best())

    return guide_at


def is_routine(decision: Decision, taken: Option) -> bool:
    """To play a Copper, Silver or Gold is no choice, though one could do without."""
    return decision.question.name == "buy_phase" and taken.verb.name == "play" and taken.subject in BASIC_TREASURES


def counts(game: Game, seat: int) -> dict[str, float]:
    """What a position is told by, beside points: how many coins five of the own cards bring, on average."""
    assert isinstance(game, Dominion)
    own = own_cards(game, seat)
    return {"hand": HAND * sum([coins_of(game.box, game.box.kind[card]) for card in own]) / max(1, len(own))}


def likely(view: View, world: Game, setup: Setup, advised: Option) -> list[Option]:
    """What is worth a thought, the best first: of cards to be had those the network thinks most of; else what is advised.

    One may buy before all Treasures are played; which of them is played first is no matter.
    """
    assert isinstance(world, Dominion)
    cards = {option.subject: option for option in view.options if option.verb.name in ("buy", "gain")}
    if not cards:
        return [advised, *view.options]
    from regalia.dominion.learning.bot import Learned  # who only plays needs no network

    buyer = Learned(setup, view.viewer, Chance(0))
    buyer.memory.recount([world.box.kind[card] for card in own_cards(world, view.viewer)])
    buyer.memory.look(view)
    buyer.view = view
    shown = buyer.show(cards)
    scores, _ = buyer.net.judge(shown)
    ranked = sorted(range(len(shown.cards)), key=lambda at: -scores[at])
    offered = [cards[shown.cards[at][0]] for at in ranked if shown.cards[at][0] in cards][:LIKELY]
    others = [option for option in view.options if option.verb.name not in ("buy", "gain", "play")]
    if advised.verb.name == "play":
        return [advised, *offered]
    would_rather_not = len(scores) > len(shown.cards) and scores[-1] >= max(scores)
    return [*others, *offered, advised] if would_rather_not else [*offered, advised, *others]


def is_late(game: Game) -> bool:
    """Whether the end is near, so that what an answer is worth can be told by playing on."""
    assert isinstance(game, Dominion)
    last = min([len(game.zones[zone]) for zone in game.box.ending])
    return last <= LATE or game.empty_piles() >= game.box.empty_ends - 1
