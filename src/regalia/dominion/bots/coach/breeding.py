"""Breeding: the best plans of a kingdom are changed by lot, and a change that wins against the champion takes its place."""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final

from regalia.dominion.bots.coach.genes import Genes, Lines, archetypes
from regalia.dominion.bots.coach.studied import LESSONS, Notes, pupil
from regalia.dominion.bots.coach.telling import Sentence, told
from regalia.dominion.bots.plans import Plan, plans
from regalia.dominion.bots.rule_bot import RuleBot
from regalia.dominion.bots.rule_list import MANNERS, shipped
from regalia.dominion.bots.trials import Arm, Planned
from regalia.dominion.rules.kinds import KIND_NAMES
from regalia.dominion.rules.setup import DominionSetup, new_game
from regalia.kernel.chance import Chance

Enough = Callable[[], bool]

LONGEST: Final = 3000  # decisions, after which who is ahead has won
HEATS: Final = (2, 4, 8, 16)  # deals a seed plays in each heat; the better half goes on
CHECKED: Final = 6  # deals between two looks at a duel
MOST: Final = 48  # deals of a duel
CLEAR: Final = 1.6  # standard errors by which a challenger must lead
KEPT: Final = 6  # good plans others are bred with


class Coach:
    """``work`` for as long as there is time; ``lines`` is the best plan so far at any moment."""

    def __init__(self, setup: DominionSetup, chance: Chance, earlier: Lines = ()) -> None:
        self.setup: Final = setup
        self.chance: Final = chance
        self.genes: Final = Genes(setup.box, chance)
        names = {KIND_NAMES[kind] for kind in setup.box.present}
        lists = ["ultimate", *(["smithy"] if "smithy" in names else [])]
        self.rivals: Final = [Plan(tuple([rule.line for rule in shipped(name)])) for name in lists]
        made = [*plans(setup.box), *self.rivals]  # whoever finds nothing better than a rival's list may play it himself
        seeds = [*([earlier] if earlier else []), *[plan.lines for plan in made], *archetypes(setup.box)]
        self.waiting: list[Arm] = [Arm(Plan(lines)) for lines in dict.fromkeys(seeds)]
        self.notes: Final = Notes(setup, self.genes)
        self.heat = 0
        self.at = 0  # of those waiting, whose turn it is
        self.champion = self.waiting[0]
        self.kept: list[Arm] = []
        self.games = 0
        self.tried = 0
        self.crowned = 0

    @property
    def lines(self) -> Lines:
        """The best plan so far, as lines of a rule list."""
        return self.champion.plan.lines

    @property
    def written(self) -> Lines:
        """The same as it is kept: whoever plays it looks before he ends the game, as it was bred."""
        return (*self.lines, MANNERS)

    def told(self) -> list[Sentence]:
        """What the plan is, as messages with their arguments."""
        return [*told(self.setup.box, self.lines), Sentence("dominion-coach-careful", {})]

    def work(self, is_enough: Enough) -> None:
        """The network is watched, heats of the seeds, then challenges; ends between two deals, once it is enough."""
        while not is_enough():
            if self.notes.games < LESSONS:
                self.watch()
            elif self.heat < len(HEATS) and len(self.waiting) > 1:
                self.run_heat(is_enough)
            else:
                self.challenge(is_enough)

    # -- the seeds ---------------------------------------------------------------------------------------------------------

    def watch(self) -> None:
        """A game of the network against a list of money; after the last one what it buys is a seed, too."""
        seed, number = self.chance.word(), self.notes.games
        setup = self.setup.reseeded(seed)
        mine = number % setup.seats
        network = pupil(setup, mine, self.chance)
        rival = self.rivals[number // setup.seats % len(self.rivals)]
        bots: list[RuleBot] = [Planned(setup, seat, self.chance, rival.rules) for seat in range(setup.seats)]
        bots[mine] = network
        self.play_out(setup, bots)
        self.notes.add(network)
        if self.notes.games == LESSONS:
            known = {arm.plan.lines for arm in self.waiting}
            self.waiting += [Arm(Plan(lines)) for lines in self.notes.lists() if lines not in known]

    def run_heat(self, is_enough: Enough) -> None:
        """Every seed against the rivals, and against the best of the heat before; the better half goes on."""
        met = [*self.rivals, *([self.champion.plan] if self.heat else [])]
        while self.at < len(self.waiting):
            arm = self.waiting[self.at]
            while arm.games < sum(HEATS[: self.heat + 1]):
                if is_enough():
                    return
                arm.wins += self.deal(arm.plan, met[arm.games % len(met)])
                arm.games += 1
            self.at += 1
            self.tried += self.heat == 0
            if arm.games >= self.champion.games and arm.mean() > self.champion.mean():
                self.champion = arm
        self.waiting.sort(key=Arm.mean, reverse=True)
        self.champion = self.waiting[0]
        self.waiting = self.waiting[: max(KEPT, len(self.waiting) // 2)]
        self.kept = self.waiting[:KEPT]
        self.heat += 1
        self.at = 0

    # -- their children ----------------------------------------------------------------------------------------------------

    def challenge(self, is_enough: Enough) -> None:
        """A changed plan against the champion and the rivals in turn; it is crowned if it does better for sure."""
        mate = self.kept[self.chance.below(len(self.kept))].plan.lines if self.kept else self.lines
        child = Arm(Plan(self.genes.changed(self.lines, mate)))
        if child.plan.lines == self.lines:
            return
        self.tried += 1
        total, squares = 0.0, 0.0
        while child.games < MOST:
            for _ in range(CHECKED):
                if is_enough():
                    return
                lead = self.deal(child.plan, self.champion.plan) - 0.5
                total += lead
                squares += lead * lead
                child.games += 1
            mean = total / child.games
            error = sqrt(max(0.02, squares / child.games - mean * mean) / child.games)
            if mean < 0 or (child.games == MOST and mean < CLEAR * error):
                return
            if mean > 2 * CLEAR * error:
                break
        if not self.holds_against_rivals(child, is_enough):
            return
        self.kept = [self.champion, *self.kept][:KEPT]
        self.champion = child
        self.crowned += 1

    def holds_against_rivals(self, child: Arm, is_enough: Enough) -> bool:
        """Who beats the champion but loses to plain money is no champion."""
        for rival in self.rivals:
            mine = theirs = 0.0
            for _ in range(CHECKED):
                if is_enough():
                    return False
                mine += self.deal(child.plan, rival)
                theirs += self.deal(self.champion.plan, rival)
            if mine < theirs - 1:
                return False
        return True

    # -- games -------------------------------------------------------------------------------------------------------------

    def deal(self, plan: Plan, rival: Plan) -> float:
        """One deal with seats exchanged: the share of the wins."""
        seed = self.chance.word()
        return sum([self.play(plan, rival, seat, seed) for seat in (0, self.setup.seats - 1)]) / 2

    def play(self, plan: Plan, rival: Plan, mine: int, seed: int) -> float:
        setup = self.setup.reseeded(seed)
        seated = [plan if seat == mine else rival for seat in range(setup.seats)]
        bots = [Planned(setup, seat, self.chance, one.rules, one not in self.rivals) for seat, one in enumerate(seated)]
        winners = self.play_out(setup, bots)
        return 1 / len(winners) if mine in winners else 0.0

    def play_out(self, setup: DominionSetup, bots: Sequence[RuleBot]) -> list[int]:
        """Who won a game of the setup."""
        self.games += 1
        world = new_game(setup)
        for _ in range(LONGEST):
            if world.decision is None:
                break
            bots[world.decision.seat].play(world)
        winners = world.standings()["winners"]
        assert isinstance(winners, list)
        return winners
