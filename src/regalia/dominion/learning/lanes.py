"""Many games at once in one process: the learner is asked in batches what to buy, the others play rule lists."""

import json
from collections.abc import Callable, Collection, Sequence
from functools import cache
from typing import Final

from regalia.dominion.bots.plans import plans
from regalia.dominion.bots.rule_list import Rule, shipped
from regalia.dominion.bots.trials import Planned
from regalia.dominion.door import DOOR
from regalia.dominion.learning.buyer import NOTHING, Asked, Buyer
from regalia.dominion.learning.results import results_of
from regalia.dominion.learning.shown import Shown, show
from regalia.dominion.rules.cards.catalogue import EXPANSIONS, KINGDOM_CARDS
from regalia.dominion.rules.choose import setup_for
from regalia.dominion.rules.setup import DominionSetup, new_game
from regalia.dominion.rules.table import Dominion
from regalia.kernel.chance import Chance
from regalia.kernel.options import Option
from regalia.kernel.setup import SetupError
from regalia.kernel.views import View

LONGEST: Final = 2500  # decisions
MOST_TURNS: Final = 45
TRACE: Final = 0.97
HELD_OUT: Final = frozenset(sorted(KINGDOM_CARDS)[7::17])  # cards no game of the training has
OTHERS: Final = 3  # of ten games so many are played against a rule list


Answers = Callable[[list[Shown]], list[tuple[int, float, float]]]


class Moment:
    """One answer of a learner."""

    def __init__(self, shown: Shown, picked: int, chance: float, value: float) -> None:
        self.shown: Final = shown
        self.picked: Final = picked
        self.chance: Final = chance  # its logarithm
        self.value: Final = value
        self.gain = 0.0
        self.worth = 0.0


class Recorder(Planned):
    """A rule list whose purchases are kept, to be imitated."""

    def __init__(self, setup: DominionSetup, seat: int, chance: Chance, rules: Sequence[Rule], kept: list[Moment]) -> None:
        super().__init__(setup, seat, chance, rules)
        self.kept: Final = kept
        self.view: View | None = None

    def advise(self, view: View) -> Option:
        self.view = view
        return super().advise(view)

    def wanted(self, kinds: Collection[int]) -> int | None:
        kind = super().wanted(kinds)
        view = self.view
        assert view is not None and view.question is not None
        gains = view.question.name == "gain"
        if kinds and not (gains and kind is None):
            shown = show(self.memory, view, kinds, gains)
            self.kept.append(Moment(shown, place(shown, NOTHING if kind is None else kind), 0.0, 0.0))
        return kind


def place(shown: Shown, kind: int) -> int:
    """Where a kind is among the cards shown; after the last: nothing is bought."""
    if kind == NOTHING:
        return -1
    return next((at for at, card in enumerate(shown.cards) if card[0] == kind), -1)


@cache
def kept() -> frozenset[frozenset[str]]:
    """The kingdoms of the ladder, which nothing is trained on."""
    parts = json.loads(DOOR.part("ladder").read_text(encoding="utf-8"))
    return frozenset(frozenset(one["kingdom"]) for one in parts["setups"])


def kingdoms(number: int, seed: int, held_out: bool = False, seats: Sequence[int] = (2,)) -> list[DominionSetup]:
    """Setups by lot: a third of the base set, a third of two expansions, a third of everything."""
    lot = Chance(seed)
    names = list(EXPANSIONS)
    found: list[DominionSetup] = []
    while len(found) < number:
        sort = lot.below(3)
        chosen = ["base"] if sort == 0 else [names[lot.below(len(names))], names[lot.below(len(names))]] if sort == 1 else []
        own = lot.below(1 << 30)
        size = seats[lot.below(len(seats))]
        landscapes = lot.below(3) if sort == 2 and lot.below(3) == 0 else 0
        try:
            setup = setup_for("random", size, own, chosen, tells_by_asking=True, landscapes=landscapes)
        except SetupError:  # too few cards to choose from
            continue
        if bool(HELD_OUT & set(setup.kingdom)) == held_out and frozenset(setup.kingdom) not in kept():
            found.append(setup)
    return found


class Lane:
    """One game after another. Of ten games some are played against a rule list, the others by the learner alone."""

    def __init__(self, lanes: "Lanes") -> None:
        self.lanes: Final = lanes
        self.start()

    def start(self) -> None:
        lot = self.lanes.lot
        setup = self.lanes.setups[lot.below(len(self.lanes.setups))].reseeded(lot.word())
        self.game: Dominion = new_game(setup)
        self.kept: list[list[Moment]] = [[] for _ in range(setup.seats)]
        self.steps = 0
        learner = lot.below(setup.seats)
        mixed = lot.below(10) < OTHERS
        self.players: list[Buyer | Planned] = []
        for seat in range(setup.seats):
            if self.lanes.imitates:
                self.players.append(Recorder(setup, seat, lot, self.lanes.a_list(setup), self.kept[seat]))
            elif mixed and seat != learner:
                self.players.append(Planned(setup, seat, lot, self.lanes.a_list(setup)))
            else:
                self.players.append(Buyer(setup, seat, lot))
        self.mixed = mixed and not self.lanes.imitates
        self.learner = learner

    def advance(self) -> Shown | None:
        """On to the next question for a learner; None: the game is over."""
        while True:
            decision = self.game.decision
            if decision is None or self.steps > LONGEST or self.game.turns[decision.seat] > MOST_TURNS:
                return None
            self.steps += 1
            player = self.players[decision.seat]
            if len(decision.options) == 1:
                self.game.answer(decision.options[0])
                continue
            if isinstance(player, Buyer):
                option = player.by_reflex(decision) if player.memory.piles else None
                if option is not None:
                    player.memory.note(option)
                else:
                    view = self.game.view(decision.seat)
                    try:
                        option = player.choose(view)
                    except Asked as asked:
                        return asked.shown
                self.game.answer(option)
            else:
                player.play(self.game)

    def told(self, shown: Shown, picked: int, chance: float, value: float) -> None:
        decision = self.game.decision
        assert decision is not None
        self.kept[decision.seat].append(Moment(shown, picked, chance, value))
        player = self.players[decision.seat]
        assert isinstance(player, Buyer) and player.view is not None
        player.told = NOTHING if picked < 0 else shown.cards[picked][0]
        self.game.answer(player.choose(player.view))

    def finish(self) -> list[Moment]:
        shares, results = results_of(self.game)
        found: list[Moment] = []
        for seat, result in enumerate(results):
            if self.lanes.imitates:  # who won is imitated; how it ended is learned from all
                for moment in self.kept[seat]:
                    moment.gain, moment.worth = float(shares[seat] > 0), result
                found += self.kept[seat]
                continue
            ahead, following = 0.0, result
            for moment in reversed(self.kept[seat]):
                ahead = following - moment.value + TRACE * ahead
                following = moment.value
                moment.gain, moment.worth = ahead, ahead + moment.value
            found += self.kept[seat]
        if self.mixed:
            self.lanes.against[0] += 1
            self.lanes.against[1] += shares[self.learner]
            self.lanes.against[2] += 1 / len(shares)
        self.lanes.games += 1
        self.lanes.turns += max(self.game.turns)
        return found


class Lanes:
    """Games side by side, and what is counted of them."""

    def __init__(self, number: int, setups: list[DominionSetup], seed: int) -> None:
        self.lot: Final = Chance(seed)
        self.setups: Final = setups
        self.imitates = False
        self.against = [0.0, 0.0, 0.0]  # games against lists, the learner's share of their wins, its even share
        self.games = 0
        self.turns = 0
        self.lists: Final[dict[tuple[str, ...], list[Sequence[Rule]]]] = {}
        self.usual: Final = [shipped("ultimate"), shipped("smithy")]
        self.number: Final = number
        self.lanes: list[Lane] = []

    def a_list(self, setup: DominionSetup) -> Sequence[Rule]:
        if not self.imitates and self.lot.below(4) == 0:
            return self.usual[self.lot.below(2)]
        key = tuple(setup.kingdom)
        if key not in self.lists:
            self.lists[key] = [plan.rules for plan in plans(setup.box)]
        return self.lists[key][self.lot.below(len(self.lists[key]))]

    def imitate(self, enough: int) -> list[Moment]:
        self.imitates = True
        found: list[Moment] = []
        while len(found) < enough:
            lane = Lane(self)
            lane.advance()
            found += lane.finish()
        self.imitates = False
        return found

    def play(self, enough: int, judge: Answers) -> list[Moment]:
        """``judge`` says for a list of questions what is picked, with which chance, and how one stands."""
        while len(self.lanes) < self.number:
            self.lanes.append(Lane(self))
        found: list[Moment] = []
        while len(found) < enough:
            asked: list[tuple[Lane, Shown]] = []
            for lane in self.lanes:
                shown = lane.advance()
                while shown is None:
                    found += lane.finish()
                    lane.start()
                    shown = lane.advance()
                asked.append((lane, shown))
            for (lane, shown), (picked, chance, value) in zip(asked, judge([shown for _, shown in asked]), strict=True):
                lane.told(shown, picked, chance, value)
        return found
