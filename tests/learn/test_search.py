"""Search with the network: it spends what it may, knows what it tried, finds what wins, and behaves at a table."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from regalia.bots import make_bot, shown
from regalia.bots.endings import LOST, UNKNOWN
from regalia.bots.partner import Partner
from regalia.bots.search import Budget
from regalia.citadels.learning import ends
from regalia.games import setup_for, start
from regalia.kernel.chance import Chance
from regalia.kernel.dealing import NoWorld
from regalia.kernel.game import Game
from regalia.kernel.views import View
from regalia.kernel.worlds import Worlds
from regalia.learn import manners
from regalia.learn.bot import Learned, kit_of, shipped
from regalia.learn.search import grow
from regalia.learn.tree import Place, Tree, worth_of
from tests.bots.positions import laid_out
from tests.learn.made_up_decisions import found


def at_a_choice(seed: int, least: int = 3) -> Game:
    """A first game at a question of a turn with several answers."""
    game = start(setup_for("citadels", seats=4, seed=seed))
    lot = Chance(seed)
    while game.decision is not None:
        options = game.decision.options
        if len(options) >= least and game.decision.question.name == "turn":
            return game
        game.answer_number(lot.below(len(options)))
    raise AssertionError


def grown(game: Game, budget: Budget, scores: Sequence[float] = (), partner: Partner | None = None) -> Tree:
    """What is found about a decision of a game."""
    view, kit, seats = shown(game), kit_of("citadels"), game.seats
    top = Place(view.options, scores or [0.0] * len(view.options), 0.25)
    tree = Tree(kit.encoders[seats], kit.actions[seats], view.viewer, seats, Chance(2), top, partner)
    assert view.worlds is not None
    grow(tree, shipped("citadels", False), view.worlds, budget)
    return tree


def test_every_walk_is_counted_once() -> None:
    game = at_a_choice(3)
    view = shown(game)
    scores, _ = Learned(game.setup, view.viewer, Chance(1)).judge(view)
    tree = grown(game, Budget(40, 0.0), scores)
    top = tree.top
    assert tree.done == top.visits == sum(top.tried) == top.over == 40
    assert top.won == pytest.approx(sum(top.total))
    assert top.ended == top.tried and all(0.0 <= total <= tried for total, tried in zip(top.total, top.tried, strict=True))
    assert sum(top.prior) == pytest.approx(1.0)


def test_with_partners_the_network_is_asked_once_a_walk(monkeypatch: pytest.MonkeyPatch) -> None:
    """The steward answers for the others; by the network's chances every answer of theirs needs it, too."""
    game = start(setup_for("citadels", seats=4, seed=3))  # whoever chooses a character is not asked again for a while
    kit, player = kit_of("citadels"), shipped("citadels", False)
    asked: list[int] = []
    judge_packed = player.judge_packed

    def counted(rows: bytes, legal: Sequence[Sequence[int]]) -> tuple[list[list[float]], list[float]]:
        asked.append(len(legal))
        return judge_packed(rows, legal)

    monkeypatch.setattr(player, "judge_packed", counted)
    numbers = []
    for partner in (kit.part.partner(), None):
        asked.clear()
        tree = grown(game, Budget(40, 0.0), partner=partner)
        assert tree.done == tree.top.visits == 40
        numbers.append(sum(asked))
    assert numbers[0] <= 40 < numbers[1]
    bots = [make_bot("learned?iterations=24&partners=1", game.setup, 0, Chance(7)) for _ in range(2)]
    assert len({bot.choose(shown(game)) for bot in bots}) == 1


def test_walks_that_were_broken_off_are_forgotten() -> None:
    ticks = iter(range(100))
    tree = grown(at_a_choice(4), Budget(0, 5.0, lambda: float(next(ticks))))
    assert tree.done == tree.top.visits == sum(tree.top.tried) and not tree.walks


class FewWorlds(Worlds):
    """Of which so many can be dealt."""

    left = 60

    def deal(self, chance: Chance) -> Game:
        if not self.left:
            raise NoWorld
        self.left -= 1
        return super().deal(chance)


def test_where_no_more_worlds_can_be_dealt_walks_under_way_are_forgotten_and_no_others() -> None:
    game = at_a_choice(3)
    view, kit, player = shown(game), kit_of("citadels"), shipped("citadels", False)
    tree = Tree(
        kit.encoders[4], kit.actions[4], view.viewer, 4, Chance(2), Place(view.options, [0.0] * len(view.options), 0.25), None
    )
    worlds = FewWorlds(game, view.viewer)
    grow(tree, player, worlds, Budget(90, 0.0))
    top = tree.top
    assert worlds.left == 0 and not tree.walks and 0 < tree.done < 60
    assert top.visits == sum(top.tried) == top.over == tree.done and top.tried == top.ended


def test_the_same_chance_gives_the_same_answer() -> None:
    game = at_a_choice(5)
    answers = {make_bot("learned?iterations=24", game.setup, 0, Chance(7)).choose(shown(game)) for _ in range(2)}
    assert len(answers) == 1 and answers < set(shown(game).options)


def test_what_does_better_is_tried_more() -> None:
    options = shown(at_a_choice(3)).options
    place = Place(options, [0.0] * len(options), 0.3)
    for _ in range(200):
        at = place.select()
        place.visits += 1
        place.tried[at] += 1
        place.learn(at, 0.6 if at == 1 else 0.3)
    assert place.tried[1] > 100 and min(place.tried) > 0
    shares = place.policy()
    assert sum(shares) == pytest.approx(1.0) and shares[1] > 0.95, "what curiosity alone tried is left out"
    assert shares[1] > place.tried[1] / place.visits and 0.55 < place.worth(shares) <= 0.6


def test_what_does_as_well_keeps_its_share() -> None:
    place = Place(shown(at_a_choice(3)).options[:2], [0.0, 0.0], 0.3)
    for _ in range(100):
        at = place.select()
        place.visits += 1
        place.tried[at] += 1
        place.learn(at, 0.4)
    squares = [one * one for one in place.tried]
    assert place.policy() == pytest.approx([one / sum(squares) for one in squares]) and min(place.tried) > 40


def test_what_was_found_out_is_kept_while_only_this_seat_decides() -> None:
    """The walks through the answer that was given count for the next question of the turn; not across the turns of others."""
    kept = 0
    for seed in range(8):
        game = at_a_choice(seed)
        bot = Learned(game.setup, shown(game).viewer, Chance(1), iterations=64, partners=1)
        bot.choose(shown(game))
        top = bot.top
        assert top is not None
        for (taken, options), below in top.below.items():
            assert below.visits <= top.tried[taken] and below.options == options
        game.answer_number(bot.taken)
        decision = game.decision
        if decision is None or decision.seat != bot.seat or len(decision.options) < 2:
            continue
        before = top.below.get((bot.taken, tuple(decision.options)))
        found = before.visits if before is not None and before.follows else 0
        bot.choose(shown(game))
        assert bot.top is not None and bot.top.visits in (0, found + 64)  # 0: plain, and not searched
        kept += found > 0 and bot.top.visits > 0
    assert kept > 0


def test_a_plain_answer_is_the_networks_whatever_was_kept() -> None:
    """Earlier walks count for decisions that are searched; what they found behind a plain one is kept for the next."""
    view = shown(at_a_choice(3))
    assert view.worlds is not None
    number = len(view.options)
    bot = Learned(at_a_choice(3).setup, view.viewer, Chance(1), iterations=8, partners=1)
    plain, open_one = [30.0] + [0.0] * (number - 1), [0.0] * number
    for scores, is_searched in ((plain, False), (open_one, True)):
        before, kept = (Place(view.options, open_one, 0.5, True) for _ in range(2))
        kept.visits = before.visits = before.tried[-1] = before.ended[-1] = before.over = 50
        before.below[number - 1, tuple(view.options)] = kept
        bot.top, bot.taken = Place(view.options, open_one, 0.5), 0
        bot.top.below[0, tuple(view.options)] = before
        found = bot.thought(view.worlds, view, scores, 0.0)
        assert bot.top.visits == (58 if is_searched else 0)
        assert found.index(max(found)) == (number - 1 if is_searched else 0)
        assert bot.top.below[number - 1, tuple(view.options)] is kept


def test_walks_under_way_do_not_make_an_option_look_bad() -> None:
    """Neither won nor lost: an option known to be better is tried by all that start before the next result."""
    options = shown(at_a_choice(3)).options[:2]
    place = Place(options, [0.0, 0.0], 0.4)
    for at, mean in ((0, 0.5), (1, 0.3)):
        place.tried[at] = 20
        for _ in range(20):
            place.learn(at, mean)
    place.visits = 40
    for _ in range(32):
        at = place.select()
        place.visits += 1
        place.tried[at] += 1
    assert place.tried == [52, 20]


def test_a_network_that_is_sure_leaves_something_to_try() -> None:
    options = shown(at_a_choice(3)).options[:2]
    assert Place(options, [9.0, 0.0], 0.4).prior[1] > 0.1 and Place(options, [9.0, 0.0], 0.4).prior[0] > 0.8


def test_a_few_lucky_walks_do_not_outweigh_what_the_network_thinks() -> None:
    """One win of an option the network thinks little of, one loss of its first thought: that is chance."""
    place = Place(shown(at_a_choice(3)).options[:2], [9.0, 0.0], 0.4)
    for at, mean in enumerate((0.3, 0.5)):
        place.tried[at] = 1
        place.learn(at, mean)
    place.visits = 2
    assert place.select() == 0


def test_search_finds_better_answers_where_there_are_some_and_loses_little_where_not() -> None:
    assert found(0.03, 0.02, 352, 60) > 0.001
    assert found(0.02, 0.006, 64, 60) > -0.001


def test_a_game_that_is_over_is_worth_what_it_brought() -> None:
    game = start(setup_for("citadels", seats=4, seed=2))
    lot = Chance(2)
    while game.decision is not None:
        game.answer_number(lot.below(len(game.decision.options)))
    worth = [worth_of(game, seat) for seat in range(4)]
    winners = game.outcome()["winners"]
    assert isinstance(winners, list)
    assert worth.index(max(worth)) in winners and sum(worth) == pytest.approx(1.0, abs=0.2)


def nearly_done() -> View:
    """A seat that may complete its city."""
    for seed in range(40):
        game = start(setup_for("citadels", seats=4, seed=seed))
        bots = [make_bot("steward", game.setup, seat, Chance(seat)) for seat in range(4)]
        while game.decision is not None:
            view = shown(game)
            if len(view.options) > 1 and ends(view):
                return view
            game.answer(bots[view.viewer].choose(view))
    raise AssertionError


def test_nobody_ends_a_game_that_is_lost_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    view, kit = nearly_done(), kit_of("citadels")
    last = ends(view)
    assert {view.options[at].verb.name for at in last} <= {"build", "lower_goal"}
    keen = [9.0 if at in last else 0.0 for at in range(len(view.options))]
    monkeypatch.setattr(manners, "ending_by", lambda *_: LOST)
    assert manners.losing_ends(kit, view, keen, Chance(1)) == set(last) - ({len(keen) - 1} if len(last) == len(keen) else set())
    monkeypatch.setattr(manners, "ending_by", lambda *_: UNKNOWN)
    assert manners.losing_ends(kit, view, keen, Chance(1)) == set()


AHEAD = "[castle, palace, fortress, cathedral, town hall, harbor]"
BEHIND = "[manor, tavern, temple, watchtower, market, trading post]"


@pytest.mark.parametrize(("mine", "theirs", "is_won"), [(BEHIND, AHEAD, False), (AHEAD, BEHIND, True)])
@pytest.mark.parametrize("bot", ["easy", "medium", "learned?iterations=8", "learned"])
def test_an_end_that_loses_is_left_alone_where_another_move_exists(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mine: str, theirs: str, is_won: bool, bot: str
) -> None:
    """Dear cities beside a cheap one that could be completed: every level at a table waits, the network alone does not look."""
    given = f"""
given:
  A: {{gold: 3, hand: [docks], city: {mine}, character: merchant}}
  B: {{city: {theirs}, gold: 4, character: king}}
  C: {{character: architect}}
  D: {{character: bishop}}
  start: {{turn: A, gathered: true}}
"""
    game = laid_out(tmp_path, given)
    view = shown(game)
    (last,) = ends(view)
    assert view.options[last].verb.name == "build"
    keen = [9.0 if at == last else 0.0 for at in range(len(view.options))]
    monkeypatch.setattr(Learned, "judge", lambda *_: (keen, 0.0))
    monkeypatch.setattr("regalia.bots.levels.SLIPS", 10**9)
    player = make_bot(bot, game.setup, 0, Chance(1))
    assert (player.choose(view) == view.options[last]) == (is_won or bot == "learned")


ALIKE = "{gold: 3, hand: [temple, church, market, docks], city: [castle, watchtower], character: "
RICH = "{gold: 3, hand: [temple, church, market, docks, palace, harbor, castle], city: [castle, watchtower], character: "


@pytest.mark.parametrize(("who", "verb"), [("magician", "exchange_hands"), ("warlord", "destroy")])
@pytest.mark.parametrize("bot", ["medium", "learned?iterations=4", "learned"])
def test_no_victim_is_fixed(tmp_path: Path, who: str, verb: str, bot: str) -> None:
    """The network by itself always takes the same neighbour of three who stand alike; at a table the lot says which."""
    others = f"B: {ALIKE}king}}\n  C: {ALIKE}architect}}\n  D: {ALIKE}merchant}}"
    mine = f"A: {{gold: 4, hand: [], city: [manor, tavern], character: {who}}}"
    game = laid_out(tmp_path, f"given:\n  {mine}\n  {others}\n  start: {{turn: A, gathered: true}}\n")
    view, kit = shown(game), kit_of("citadels")
    plan = shipped("citadels", False).actions
    victims = set()
    for lot in range(24):
        option = make_bot(bot, game.setup, 0, Chance(lot)).choose(view)
        if option.verb.name == verb:
            victims.add(plan.seat[kit.actions[4].number(option, 0)])
    assert victims == {1, 2, 3} if bot != "learned" else len(victims) == 1


def test_who_has_more_to_lose_stays_the_better_victim(tmp_path: Path) -> None:
    mine = "A: {gold: 4, hand: [], city: [manor, tavern], character: magician}"
    others = f"B: {ALIKE}king}}\n  C: {RICH}architect}}\n  D: {ALIKE}merchant}}"
    game = laid_out(tmp_path, f"given:\n  {mine}\n  {others}\n  start: {{turn: A, gathered: true}}\n")
    chosen = {repr(make_bot("medium", game.setup, 0, Chance(lot)).choose(shown(game))) for lot in range(12)}
    assert chosen == {"exchange_hands(2)"}
