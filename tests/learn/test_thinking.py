"""Targets for a learner: what search found is what they say. No PyTorch: the network judges through numpy."""

from typing import Any

import pytest

from regalia import games
from regalia.bots.partner import Partner
from regalia.kernel.game import Game
from regalia.learn import thinking
from regalia.learn.bot import kit_of, shipped
from regalia.learn.part import Kit
from regalia.learn.thinking import Effort, ThinkingLanes
from regalia.learn.tree import Place, Tree, chances_of, value_of

WALKS = 12


def lanes(
    seed: int, often: int = 1000, styled: int = 0, partner: Partner | None = None, walks: int = WALKS, width: int = 48
) -> ThinkingLanes:
    kit = kit_of("citadels")
    return ThinkingLanes(kit, kit.part.setups([2, 4], 4, 3), 3, Effort(often, walks, 4, styled), seed, width, 400, partner)


def play(table: ThinkingLanes, targets: int) -> None:
    player = shipped("citadels", False)
    while len(table.targets) < targets:
        rows, legal = table.ask()
        assert len(legal) == sum(table.waiting) <= 3 * 4
        table.hear(*player.judge_packed(rows, legal))


@pytest.fixture
def steward() -> Partner:
    partner = kit_of("citadels").part.partner()
    assert isinstance(partner, Partner)
    return partner


def test_a_target_is_what_the_walks_found(monkeypatch: pytest.MonkeyPatch, steward: Partner) -> None:
    """Noted when a search ends: the target says the same of the same row, and the answer played is one that was found good."""
    trees: list[tuple[Tree, bytes, int]] = []
    conclude = ThinkingLanes.conclude

    def noted(self: ThinkingLanes, table: Any, tree: Tree) -> None:
        trees.append((tree, table.row, table.game.seats))
        conclude(self, table, tree)

    monkeypatch.setattr(ThinkingLanes, "conclude", noted)
    table = lanes(1, partner=steward)
    play(table, 12)
    assert len(trees) == len(table.targets) >= 12
    for (tree, row, seats), target in zip(trees, table.targets, strict=True):
        top = tree.top
        assert tree.done == sum(top.tried) == WALKS == target.walks
        assert target.row == row and len(target.legal) == len(target.shares) == len(top.options)
        assert target.shares == top.policy() and sum(target.shares) == pytest.approx(1.0)
        best = max(range(len(top.tried)), key=lambda at: (top.tried[at], top.total[at]))
        assert target.shares[best] == max(target.shares)
        assert target.value == value_of(top.worth(target.shares), seats)


def test_walks_go_on_through_menus_that_are_too_long_for_a_learner(monkeypatch: pytest.MonkeyPatch, steward: Partner) -> None:
    """Only the first options of such a menu were judged, so only they are tried, however often walks come by."""
    longest: list[int] = []
    select = Place.select

    def noted(self: Place) -> int:
        longest.append(len(self.options))
        at = select(self)
        assert at < len(self.tried) <= 6
        return at

    monkeypatch.setattr(Place, "select", noted)
    table = lanes(1, partner=steward, width=6)
    play(table, 20)
    assert max(longest) > 6 and all(len(target.shares) <= 6 for target in table.targets)


def test_the_same_seed_gives_the_same_targets(steward: Partner) -> None:
    found = []
    for _ in range(2):
        table = lanes(4, partner=steward)
        play(table, 6)
        found.append([(one.row, one.legal, one.shares, one.value) for one in table.targets])
    assert found[0] == found[1] and len({row for row, *_ in found[0]}) > 4


def test_what_search_finds_good_is_asked_for(steward: Partner) -> None:
    """Where the last option wins and all others lose, targets say so, whatever the network thinks."""
    table = lanes(2, partner=steward, walks=96)
    player = shipped("citadels", False)
    while len(table.targets) < 6:
        scores, values = player.judge_packed(*table.ask())
        at = 0
        for one, number in zip(table.tables, table.waiting, strict=True):
            for spot in range(number):
                if one.tree is not None:
                    first = one.tree.walks[spot].path[0]
                    values[at + spot] = 1.0 if first[1] == len(first[0].options) - 1 else -1.0
            at += number
        table.hear(scores, values)
    for target in table.targets:
        assert target.shares[-1] == max(target.shares) > 0.7


def test_only_a_part_is_thought_about_and_styles_stay_as_they_are(steward: Partner) -> None:
    table = lanes(5, often=300, partner=steward)
    play(table, 8)
    assert table.decisions > 2 * len(table.targets) and table.walks >= WALKS * 8
    styled = lanes(5, styled=1000, partner=steward)
    play(styled, 20)
    player = shipped("citadels", False)
    assert styled.walks == 0
    for target in styled.targets:
        scores, value = player.judge(target.row, target.legal)
        assert target.row[-1] > 0 and target.walks == 0
        assert target.shares == pytest.approx(chances_of(scores), abs=1e-4) and target.value == pytest.approx(value, abs=1e-4)


def test_games_go_on_to_their_end_and_others_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Game] = []
    start = games.start

    def counted(setup: Any) -> Game:
        begun.append(start(setup))
        return begun[-1]

    monkeypatch.setattr(thinking, "start", counted)
    table = lanes(6, often=0)
    player = shipped("citadels", False)
    while table.games < 2:
        rows, legal = table.ask()
        table.hear(*player.judge_packed(rows, legal))
    table.ask()
    assert not table.targets and len(begun) == 3 + table.games and isinstance(table.kit, Kit)
