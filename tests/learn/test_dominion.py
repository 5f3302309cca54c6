"""The learned bot of Dominion: shipped weights, the same numbers with and without numpy, any kingdom, any card."""

import pickle
from pathlib import Path
from typing import Any

import pytest

from regalia.bots import make_bot, shown
from regalia.bots.compare import Way
from regalia.dominion.door import DOOR
from regalia.dominion.learning import thinking
from regalia.dominion.learning.bot import Learned
from regalia.dominion.learning.buyer import Asked, Buyer
from regalia.dominion.learning.cards import common_words, features_of
from regalia.dominion.learning.inference import judge_of
from regalia.dominion.learning.lanes import HELD_OUT, Lanes, Moment, kingdoms
from regalia.dominion.learning.shown import NUMBERS, OF_A_CARD, ROOM, STEPS
from regalia.dominion.learning.thinking import is_purchase
from regalia.dominion.rules.cards.everything import LANDSCAPE_NAMED, NAMED
from regalia.dominion.rules.choose import setup_for
from regalia.dominion.rules.kinds import CURSE, PROVINCE
from regalia.dominion.rules.setup import DominionSetup, new_game
from regalia.games import start
from regalia.kernel.chance import Chance
from regalia.kernel.dealing import NoWorld
from regalia.kernel.options import PASS, Option
from regalia.kernel.views import View
from regalia.learn.options import Options
from regalia.learn.weights import WrongWeights, keep, read
from tests.bots.positions import laid_out_dominion

MOST_BYTES = 3_000_000
CLOSE = 1e-3
NEW_IN_GAMES = ("bridge", "sea_hag", "moneylender", "village", "smithy", "market", "festival", "laboratory", "moat", "cellar")


def moments(setup: DominionSetup, enough: int) -> list[Moment]:
    return Lanes(1, [setup], 3).imitate(enough)


def test_the_shipped_weights_are_small_and_say_how_they_were_learned() -> None:
    assert Path(str(DOOR.part("weights"))).stat().st_size <= MOST_BYTES
    about = read(DOOR.part("weights")).about
    assert about["game"] == "dominion" and about["training"]["decisions"] > 10_000_000
    assert set(about["training"]["held_out"]) == HELD_OUT and not HELD_OUT & set(about["names"])


def test_numpy_and_plain_python_give_the_same_scores() -> None:
    pytest.importorskip("numpy")
    quick, plain = judge_of(DOOR.part("weights"), False), judge_of(DOOR.part("weights"), True)
    for moment in moments(setup_for(NEW_IN_GAMES), 6)[:6]:
        scores, value = quick.judge(moment.shown)
        others, worth = plain.judge(moment.shown)
        assert len(scores) == len(moment.shown.cards) + 1
        assert scores == pytest.approx(others, abs=CLOSE, rel=CLOSE) and value == pytest.approx(worth, abs=CLOSE)


def test_torch_and_numpy_give_the_same_scores() -> None:
    torch = pytest.importorskip("torch")
    import numpy as np

    from regalia.dominion.learning.inference import NumpyNet, packed
    from regalia.dominion.learning.network import Learner, fresh
    from regalia.dominion.learning.train import static_table

    static = static_table(common_words())
    weights = fresh(static.shape[1])
    learner = Learner(weights, static, Options("dominion", Path("weights.npz")))
    table, cards = packed([moment.shown for moment in moments(setup_for(), 8)])
    net = NumpyNet(weights, static @ weights["static.w"].T + weights["own"])
    scores, values = net.forward(table, cards)
    knows = torch.ones((*cards.shape[:2], 1))
    with torch.no_grad():
        others, worths = learner.forward(torch.from_numpy(table).long(), torch.from_numpy(cards).long(), knows)
    assert np.allclose(scores, others.numpy(), atol=CLOSE) and np.allclose(values, worths.numpy(), atol=CLOSE)


def test_what_is_shown_fits_and_comes_from_the_view() -> None:
    setup = setup_for("random", seed=4, landscapes=2)
    for moment in moments(setup, 30):
        cards = moment.shown.cards
        assert len(moment.shown.table) == NUMBERS and 0 < len(cards) <= ROOM
        assert all(0 <= value < most for value, (_, most, _) in zip(moment.shown.table, STEPS, strict=True))
        assert all(len(card) == OF_A_CARD for card in cards) and moment.picked < len(cards)
        assert any(card[0] == PROVINCE for card in cards)
        assert moment.picked < 0 or cards[moment.picked][4] == 1


def test_two_games_that_look_the_same_are_shown_the_same() -> None:
    """Honesty: what the others hold in hand and what lies in decks changes nothing."""
    game = new_game(setup_for(NEW_IN_GAMES, seed=5))
    seen = set()
    for lot in range(6):
        assert game.decision is not None
        world = shown(game).worlds
        assert world is not None
        bot = Buyer(game.setup, game.decision.seat, Chance(1))
        dealt = world.deal(Chance(lot))
        while dealt.decision is not None:
            try:
                dealt.answer(bot.choose(dealt.view(dealt.decision.seat)))
            except Asked as asked:
                seen.add(str((asked.shown.table, asked.shown.cards)))
                break
    assert len(seen) == 1


def test_every_card_has_features_and_cards_differ() -> None:
    words = common_words()
    rows = {name: tuple(features_of(name, words)) for name in (*NAMED, *LANDSCAPE_NAMED)}
    assert len({len(row) for row in rows.values()}) == 1
    assert len(set(rows.values())) > 0.9 * len(rows)
    assert len({rows[name] for name in ("village", "smithy", "witch", "chapel", "militia", "laboratory", "moat")}) == 7


def test_kingdoms_to_learn_from_have_no_held_out_card() -> None:
    assert all(not HELD_OUT & set(setup.kingdom) for setup in kingdoms(8, 1))
    assert all(HELD_OUT & set(setup.kingdom) for setup in kingdoms(4, 1, held_out=True))


def test_it_plays_cards_it_never_saw_and_beats_plain_money_without_curses() -> None:
    wins = 0.0
    for deal in range(2):
        for mine in range(2):
            setup = setup_for(NEW_IN_GAMES, seed=deal)
            game = start(setup)
            bots = [make_bot("learned" if seat == mine else "basic", setup, seat, Chance(seat)) for seat in range(2)]
            while game.decision is not None:
                view = shown(game)
                option = bots[view.viewer].choose(view)
                assert not (view.viewer == mine and option.verb.name == "buy" and option.subject == CURSE)
                game.answer(option)
            winners = game.standings()["winners"]
            assert isinstance(winners, list)
            wins += (mine in winners) / len(winners)
    assert wins >= 2.5


def test_it_thinks_alike_each_time_and_only_about_purchases(monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[str] = []

    def heard(view: View, first: Option, *rest: Any) -> Option:
        thought.append(first.verb.name)
        return thinking.rather(view, first, *rest)

    monkeypatch.setattr("regalia.dominion.learning.bot.rather", heard)
    ends = set()
    for _ in range(2):
        game = start(setup_for("size_distortion", seed=3))
        bots = [make_bot(name, game.setup, seat, Chance(seat)) for seat, name in enumerate(("learned?iterations=6", "basic"))]
        for _ in range(60):
            assert game.decision is not None
            game.answer(bots[game.decision.seat].choose(shown(game)))
        ends.add(game.fingerprint())
    assert len(ends) == 1 and thought and not {"play"} & set(thought)


def test_another_purchase_must_lead_clearly(monkeypatch: pytest.MonkeyPatch) -> None:
    game = start(setup_for("size_distortion", seed=3))
    bot = Learned(game.setup, 0, Chance(1))
    while game.decision is not None and not is_purchase(shown(game), bot.choose(shown(game))):
        game.answer(bot.choose(shown(game)))
    view = shown(game)
    first, other = view.options[:2]

    def judged(*values: tuple[Option, list[float]]) -> Option:
        ways = [Way(option) for option, _ in values]
        for way, (_, worth) in zip(ways, values, strict=True):
            way.values.extend(worth)
        monkeypatch.setattr(thinking, "compare_by_search", lambda *_: ways)
        return thinking.rather(view, first, game.setup, 1.0, 0, Chance(1))

    assert judged((first, [0.4, 0.5, 0.4]), (other, [0.6, 0.7, 0.6])) is other
    assert judged((first, [0.4, 0.5, 0.4]), (other, [0.9, 0.1, 0.4])) is first, "luck"
    assert judged((first, [0.5, 0.5]), (other, [0.505, 0.505])) is first, "too little"
    assert judged((other, [0.5, 0.5])) is other, "its own was dropped"

    def none_fits(*_: Any) -> list[Way]:
        raise NoWorld("in none")

    monkeypatch.setattr(thinking, "compare_by_search", none_fits)
    assert thinking.rather(view, first, game.setup, 1.0, 0, Chance(1)) is first


def test_it_remembers_what_it_bought_and_not_what_it_thought_of_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever was decided against after thinking is not in its deck."""
    game = start(setup_for("size_distortion", seed=3))
    bot = Learned(game.setup, 0, Chance(1), iterations=2)
    monkeypatch.setattr("regalia.dominion.learning.bot.rather", lambda view, *_: view.options[-1])
    while True:
        view = shown(game)
        before = dict(bot.memory.own)
        option = bot.choose(view)
        if option is view.options[-1] and is_purchase(view, view.options[0]):
            break
        game.answer(option)
    assert option is PASS and {kind for kind in bot.memory.own if bot.memory.own[kind] != before.get(kind, 0)} == set()


def test_a_purchase_that_loses_is_not_thought_better(monkeypatch: pytest.MonkeyPatch) -> None:
    game = start(setup_for("size_distortion", seed=3))
    while game.decision is not None and len(game.decision.options) < 3:
        game.answer_number(0)
    view = shown(game)
    ways = [Way(option) for option in view.options[:2]]
    for way, worth in zip(ways, (0.1, 0.9), strict=True):
        way.values.extend([worth, worth])
    monkeypatch.setattr(thinking, "compare_by_search", lambda *_: ways)
    first, other = view.options[:2]
    assert thinking.rather(view, first, game.setup, 1.0, 0, Chance(1)) is other
    assert thinking.rather(view, first, game.setup, 1.0, 0, Chance(1), lambda option: option is other) is first


@pytest.mark.parametrize("iterations", [0, 2])
def test_who_thinks_ends_no_game_that_is_lost_by_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, iterations: int) -> None:
    given = "given: {supply: {province: 1}, B: {deck: [province x4]}, A: {hand: [gold x3]}, start: {turn: A, phase: buy}}"
    game = laid_out_dominion(tmp_path, given)
    monkeypatch.setattr(Learned, "wanted", lambda _, kinds: PROVINCE if PROVINCE in kinds else None)
    bot = Learned(game.setup, 0, Chance(1), iterations=iterations)
    while (option := bot.choose(shown(game))).verb.name == "play":
        game.answer(option)
    assert (option.verb.name == "buy" and option.subject == PROVINCE) == (iterations == 0)


def test_it_can_be_stored_in_the_middle_of_a_game() -> None:
    setup = setup_for(NEW_IN_GAMES, seed=2)
    game = start(setup)
    bots = [Learned(setup, seat, Chance(seat), variety=0.2) for seat in range(2)]
    for _ in range(60):
        assert game.decision is not None
        view = shown(game)
        again = pickle.loads(pickle.dumps(bots[view.viewer]))
        option = bots[view.viewer].choose(view)
        assert again.choose(view) is option or again.choose(view) == option
        game.answer(option)


def test_weights_of_other_features_are_refused(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    import numpy as np

    keep(tmp_path / "other.npz", {"format": 1, "features": 0, "game": "dominion"}, {"told.b": np.zeros(3)})
    with pytest.raises(WrongWeights):
        make_bot(f"learned?weights={tmp_path / 'other.npz'}", setup_for(), 0, Chance(1))
