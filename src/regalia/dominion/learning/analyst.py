"""What decided a game of Dominion, by the network: it says what every purchase was worth, and how the seat stood.

It knows purchases alone, so whatever else is answered is judged by the next one. An answer is compared with the network's first
choices or, where there is nothing to be had, with the habits that play for it: all are played on in the same worlds, everybody
by network and habits, to the seat's first purchase of its next turn, or to the end; what the better one led to there is the
reason that is given. Everything is made from what the seat may know: its view, and worlds dealt from it.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from regalia.bots.advice import compare_by_search
from regalia.bots.compare import Way, counted
from regalia.dominion.bots.search import counts, is_routine
from regalia.dominion.learning.buyer import NOTHING, Asked, Buyer
from regalia.dominion.learning.inference import NumpyNet, shipped
from regalia.dominion.learning.results import results_of
from regalia.dominion.learning.shown import Shown
from regalia.dominion.rules.scoring import own_cards
from regalia.dominion.rules.table import Dominion
from regalia.kernel.chance import Chance
from regalia.kernel.dealing import NoWorld
from regalia.kernel.game import Game
from regalia.kernel.options import PASS, Option
from regalia.kernel.record import Record
from regalia.kernel.setup import Setup
from regalia.kernel.views import View
from regalia.kernel.worlds import Worlds
from regalia.learn.inference import HAS_NUMPY
from regalia.learn.moments import gone_through, judged, told_by
from regalia.learn.tree import chances_of, drawn, share_of

WORLDS: Final = 20  # in which answers are compared, unless something else is said
LOOKS: Final = 6  # of them, in which an answer that is no purchase is followed where there is nothing to compare it with
RIVALS: Final = 2  # purchases that are compared with the one that was made
CLEAR: Final = 0.7  # one that is at least so likely as the likeliest is as good
LONGEST: Final = 400  # answers to the next turn
TAKES: Final = ("buy", "gain")

compare = compare_by_search  # options for a hint: to the end, which tells small differences better


def is_quick() -> bool:
    """Without numpy searching takes less time."""
    return HAS_NUMPY


def analyse(record: Record, worlds: int, chance: Chance, heard: Callable[[int], None]) -> Any:
    return gone_through(record, Judge(record.setup, worlds, chance).moment, heard)


class Line:
    """One world after one answer, on its way to a purchase of the seat that gave it."""

    __slots__ = ("lot", "since", "steps", "value", "view", "world")

    def __init__(self, world: Dominion, lot: Chance, since: int) -> None:
        self.world: Final = world
        self.lot: Final = lot
        self.since: Final = since  # the turn of the seat whose purchases do not count yet
        self.steps = 0
        self.value = -1.0  # not known yet
        self.view: View | None = None  # of whoever is to buy


class Judge:
    def __init__(self, setup: Setup, worlds: int, chance: Chance) -> None:
        net = shipped(False)
        assert isinstance(net, NumpyNet)
        self.net: Final = net
        self.worlds: Final = worlds
        self.chance: Final = chance
        blind = setup.reseeded(0)  # its seed would tell every card
        self.players: Final = [Buyer(blind, seat, Chance(0)) for seat in range(setup.seats)]

    def moment(self, game: Game, step: int, taken: Option) -> Any:
        """The decision that is open, and the answer that was given; None where playing a Treasure was all there was to it."""
        decision = game.decision
        assert decision is not None
        seeds = [self.chance.word() for _ in range(self.worlds)]  # of every moment as many, whatever is made of them
        if is_routine(decision, taken):
            return None
        seat, worlds = decision.seat, Worlds(game, decision.seat)
        try:
            known = dealt(worlds, Chance(seeds[0]))
            now = known.turns[seat]
            better = self.advised(known, seat)
            if isinstance(better, Shown):
                scores, value = self.net.judge(better)
                offered = priced(better, scores, decision.options)
                chances = dict(zip(offered, chances_of(list(offered.values())), strict=True))
                if chances.get(taken, 0.0) >= CLEAR * max(chances.values()):
                    return judged(game, step, taken, share_of(value, game.seats))
                rivals = sorted((one for one in offered if one != taken), key=lambda one: -chances[one])[:RIVALS]
            elif better == taken:
                ways = self.played(worlds, [taken], seeds[:LOOKS], seat, now - 1)
                return told_by(ways, judged(game, step, taken, 0.0))
            else:
                rivals = [better]
            return told_by(self.played(worlds, [taken, *rivals], seeds, seat, now), judged(game, step, taken, 0.0))
        except NoWorld:  # nothing can be said of this one
            return None

    def advised(self, world: Dominion, seat: int) -> Option | Shown:
        """What habits answer; or what the network is to be shown."""
        player = self.players[seat]
        player.memory.recount([world.box.kind[card] for card in own_cards(world, seat)])
        try:
            return player.advise(world.view(seat))
        except Asked as asked:
            return asked.shown

    def played(self, worlds: Worlds, options: Sequence[Option], seeds: Sequence[int], seat: int, since: int) -> list[Way]:
        """Every option in every world, the purchases of all of them judged in one product."""
        lines: list[list[Line]] = []
        for option in options:
            lines.append([])
            for seed in seeds:
                lot = Chance(seed)
                world = dealt(worlds, lot)
                world.answer(option)
                lines[-1].append(Line(world, lot, since))
        going = [line for some in lines for line in some]
        while going:
            asked = [(line, shown) for line in going if (shown := self.goes_on(line, seat)) is not None]
            if asked:
                for (line, shown), said in zip(asked, self.net.judge_many([shown for _, shown in asked]), strict=True):
                    self.answer(line, shown, *said, seat)
            going = [line for line, _ in asked if line.value < 0.0]
        return [way(option, some, seat) for option, some in zip(options, lines, strict=True)]

    def goes_on(self, line: Line, seat: int) -> Shown | None:
        """To the next purchase; None at the end of the game."""
        world = line.world
        while world.decision is not None and line.steps < LONGEST:
            line.steps += 1
            decision = world.decision
            if len(decision.options) == 1:
                world.answer_number(0)
                continue
            option: Option | Shown | None = self.players[decision.seat].by_reflex(decision)
            if option is None:
                option = self.advised(world, decision.seat)
            if isinstance(option, Shown):
                line.view = self.players[decision.seat].view
                return option
            world.answer(option)
        line.value = share_of(results_of(world)[1][seat], world.seats)
        return None

    def answer(self, line: Line, shown: Shown, scores: list[float], value: float, seat: int) -> None:
        """The seat that is judged takes the best, others by their chances."""
        world = line.world
        decision, view = world.decision, line.view
        assert decision is not None and view is not None
        if decision.seat == seat and world.turns[seat] > line.since:
            line.value = share_of(value, world.seats)
            return
        at = scores.index(max(scores)) if decision.seat == seat else drawn(chances_of(scores), line.lot)
        player = self.players[decision.seat]
        player.memory.recount([world.box.kind[card] for card in own_cards(world, decision.seat)])
        player.told = shown.cards[at][0] if at < len(shown.cards) else NOTHING
        world.answer(player.advise(view))


def dealt(worlds: Worlds, lot: Chance) -> Dominion:
    world = worlds.deal(lot)
    assert isinstance(world, Dominion)
    return world


def priced(shown: Shown, scores: Sequence[float], options: Sequence[Option]) -> dict[Option, float]:
    """What the network thinks of the options it knows: cards that are bought or gained, and nothing at all."""
    by_kind = {card[0]: score for card, score in zip(shown.cards, scores, strict=False) if card[4]}
    found = {one: by_kind[one.subject] for one in options if one.verb.name in TAKES and one.subject in by_kind}
    return found | ({PASS: scores[-1]} if PASS in options else {})


def way(option: Option, lines: Sequence[Line], seat: int) -> Way:
    found = Way(option)
    for line in lines:
        found.values.append(line.value)
        found.counts.append(counted(line.world, seat, counts))
        found.steps += line.steps
    return found
