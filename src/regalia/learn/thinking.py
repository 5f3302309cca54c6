"""Games for a learner that is taught by search: some decisions are thought about, and what was found is what it is to answer.

Of many games side by side the walks of all trees wait together, so that one product judges them. Seats that play in a style
are not thought about (what a style is worth beside winning no walk knows): there the network is told to stay as it is.
"""

from collections.abc import Sequence
from typing import Any, Final

from regalia.bots.partner import Partner
from regalia.games import start
from regalia.kernel.chance import Chance
from regalia.kernel.game import Game
from regalia.kernel.setup import Setup
from regalia.kernel.worlds import Worlds
from regalia.learn.lanes import PER, SEEDS
from regalia.learn.part import Kit
from regalia.learn.tree import Place, Tree, chances_of, drawn, share_of, value_of

SURE: Final = 0.999  # of the network's chances: so plain an answer is not thought about


class Target:
    """What is to be answered to a row: shares of its legal actions, and what the row is worth, as the network says it."""

    __slots__ = ("legal", "row", "shares", "value", "walks")

    def __init__(self, row: bytes, legal: list[int], shares: list[float], value: float, walks: int) -> None:
        self.row: Final = row
        self.legal: Final = legal
        self.shares: Final = shares
        self.value: Final = value
        self.walks: Final = walks  # that said so; 0: the network itself


class Effort:
    """How much is thought: about so many of a thousand decisions, so many walks, so many of them at a time."""

    def __init__(self, often: int, walks: int, together: int, styled: int) -> None:
        self.often: Final = often
        self.walks: Final = walks
        self.together: Final = together
        self.styled: Final = styled  # of a thousand seats that play in a style

    def __reduce__(self) -> tuple[Any, ...]:
        return Effort, (self.often, self.walks, self.together, self.styled)


class Table:
    """One game and what is thought about it."""

    __slots__ = ("answered", "game", "is_taught", "legal", "row", "styles", "tree", "worlds")

    def __init__(self, game: Game, styles: list[int]) -> None:
        self.game: Final = game
        self.styles: Final = styles  # by seat
        self.answered = 0
        self.is_taught = False  # whether the open decision gives a target
        self.row = b""
        self.legal: list[int] = []
        self.tree: Tree | None = None
        self.worlds: Worlds | None = None


class ThinkingLanes:
    """``ask``: rows and legal actions that wait to be judged, of all lanes; ``hear``: what the network says of them."""

    def __init__(
        self,
        kit: Kit,
        setups: Sequence[Setup],
        lanes: int,
        effort: Effort,
        seed: int,
        width: int,
        longest: int,
        partner: Partner | None = None,
    ) -> None:
        self.kit: Final = kit
        self.setups: Final = setups
        self.effort: Final = effort
        self.width: Final = width
        self.longest: Final = longest
        self.partner: Final = partner
        self.lot: Final = Chance(seed)
        self.targets: list[Target] = []
        self.decisions = 0  # real ones
        self.walks = 0
        self.games = 0  # that ended
        self.tables: Final = [self.dealt() for _ in range(lanes)]
        self.waiting: list[int] = []  # how many rows of each table

    def dealt(self) -> Table:
        lot, known = self.lot, len(self.kit.recipe.styles)
        setup = self.setups[lot.below(len(self.setups))]
        styles = [1 + lot.below(known) if known and lot.below(PER) < self.effort.styled else 0 for _ in range(setup.seats)]
        return Table(start(setup.reseeded(lot.below(SEEDS))), styles)

    def ask(self) -> tuple[bytes, list[list[int]]]:
        rows: list[bytes] = []
        legal: list[list[int]] = []
        self.waiting = []
        for at in range(len(self.tables)):
            before = len(legal)
            self.ask_for(at, rows, legal)
            self.waiting.append(len(legal) - before)
        return b"".join(rows), legal

    def ask_for(self, at: int, rows: list[bytes], legal: list[list[int]]) -> None:
        table = self.tables[at]
        if table.tree is not None:
            if self.walk(table, table.tree):
                rows.append(table.tree.rows.getvalue())
                legal.extend([one[: self.width] for one in table.tree.legal])
                return
            self.conclude(table, table.tree)
        table = self.tables[at] = self.onward(table)
        decision = table.game.decision
        assert decision is not None
        seat, seats = decision.seat, table.game.seats
        encoder, actions = self.kit.encoders[seats], self.kit.actions[seats]
        table.row = self.kit.shown(encoder.row(table.game, seat), seats, table.styles[seat])
        table.legal = [actions.number(option, seat) for option in decision.options[: self.width]]
        table.is_taught = self.lot.below(PER) < self.effort.often and len(decision.options) <= self.width
        rows.append(table.row)
        legal.append(table.legal)

    def walk(self, table: Table, tree: Tree) -> bool:
        """Whether something waits to be judged; else everything was found."""
        assert table.worlds is not None
        while tree.ask(table.worlds, self.effort.together, self.effort.walks):
            if tree.walks:
                return True
            if tree.begun >= self.effort.walks:
                return False
        tree.forget()
        return False

    def conclude(self, table: Table, tree: Tree) -> None:
        """What was found is a target, and is played by its shares."""
        table.tree = table.worlds = None
        self.walks += tree.done
        shares = tree.top.policy()
        if tree.done:
            value = value_of(tree.top.worth(shares), table.game.seats)
            self.targets.append(Target(table.row, table.legal, shares, value, tree.done))
        self.answer(table, drawn(shares, self.lot))

    def onward(self, table: Table) -> Table:
        """The next question with a choice, perhaps of another game."""
        while True:
            decision = table.game.decision
            if decision is None or table.answered >= self.longest:
                self.games += 1
                table = self.dealt()
            elif len(decision.options) > 1:
                return table
            else:
                self.answer(table, 0)

    def answer(self, table: Table, number: int) -> None:
        table.game.answer_number(number)
        table.answered += 1

    def hear(self, scores: Sequence[Sequence[float]], values: Sequence[float]) -> None:
        """Of every row that waits the scores of its legal actions, and its value."""
        at = 0
        for table, number in zip(self.tables, self.waiting, strict=True):
            given, worth = scores[at : at + number], values[at : at + number]
            at += number
            if table.tree is not None:
                table.tree.hear(given, worth)
            elif number:
                self.judged(table, given[0], worth[0])

    def judged(self, table: Table, scores: Sequence[float], value: float) -> None:
        """What the network itself says of an open decision: it is answered so, or thought about."""
        game = table.game
        decision = game.decision
        assert decision is not None
        seat, seats = decision.seat, game.seats
        self.decisions += 1
        chances = chances_of(scores)
        if table.is_taught and table.styles[seat]:
            self.targets.append(Target(table.row, table.legal, chances, value, 0))
        elif table.is_taught and max(chances) < SURE:
            top = Place(decision.options, scores, share_of(value, seats))
            encoder, actions = self.kit.encoders[seats], self.kit.actions[seats]
            table.worlds = Worlds(game, seat)
            table.tree = Tree(encoder, actions, seat, seats, self.lot, top, self.partner)
            return
        self.answer(table, drawn(chances, self.lot))
