"""Styles: one network plays in all of them, and without one as if there were none."""

from pathlib import Path

import pytest

from regalia.bots import make_bot
from regalia.citadels.learning import BUILDS, HURTS, RECIPE
from regalia.games import setup_for, start
from regalia.kernel.chance import Chance
from regalia.kernel.setup import SetupError
from regalia.learn import weights
from regalia.learn.bot import Learned
from regalia.learn.features import ActionPlan, Plan
from regalia.learn.inference import STYLE, NumpyPlayer, PurePlayer
from regalia.learn.lanes import SELF, LearnLanes
from regalia.learn.options import Options
from regalia.learn.part import Kit
from regalia.learn.run import judged
from tests.learn.test_inference import asked, made_up


@pytest.fixture(scope="module")
def kit() -> Kit:
    return Kit("citadels")


def kept(kit: Kit, path: Path, styles: bool) -> weights.Weights:
    arrays = {name: one for name, one in made_up(kit).items() if styles or not name.startswith(STYLE)}
    weights.save(path, "citadels", arrays, {"lessons": 0})
    return weights.load(path)


def test_without_a_style_it_plays_as_if_there_were_none(kit: Kit, tmp_path: Path) -> None:
    plan, actions = Plan(kit), ActionPlan(kit)
    now, before = (kept(kit, tmp_path / f"{styles}.npz", styles) for styles in (True, False))
    for maker in (NumpyPlayer, PurePlayer):
        styled, plain = maker(now, plan, actions), maker(before, plan, actions)
        assert styled.knows_styles and not plain.knows_styles
        differ = 0
        for row, legal in asked(kit, 1):
            bare = row[:-1] + bytes([0])
            assert styled.judge(bare, legal) == plain.judge(bare, legal)
            assert plain.judge(row, legal) == plain.judge(bare, legal), "who knows no styles plays in none"
            differ += styled.judge(row, legal) != styled.judge(bare, legal)
        assert differ > 0


def test_weights_that_are_older_than_styles_are_valid_and_refuse_one(tmp_path: Path, kit: Kit) -> None:
    file = tmp_path / "old.npz"
    told = weights.about(kit, {})
    del told["styles"]
    weights.keep(file, told, {name: one for name, one in made_up(kit).items() if not name.startswith(STYLE)})
    setup = setup_for("citadels", seats=4, seed=1)
    view = start(setup).view(0)
    assert make_bot(f"learned?weights={file}", setup, 0, Chance(1)).choose(view) in view.options
    with pytest.raises(SetupError, match="knows no styles"):
        make_bot(f"learned?weights={file}&style=raider", setup, 0, Chance(1))


def test_weights_of_other_styles_are_refused(tmp_path: Path, kit: Kit) -> None:
    file = tmp_path / "other.npz"
    weights.keep(file, weights.about(kit, {}) | {"styles": ["juggler"]}, made_up(kit))
    with pytest.raises(weights.WrongWeights):
        weights.load(file)


def test_an_unknown_style_is_refused() -> None:
    with pytest.raises(SetupError, match="juggler"):
        Learned(setup_for("citadels", seats=4, seed=1), 0, Chance(1), style="juggler")


def test_what_a_style_is_worth_is_said_by_action(kit: Kit) -> None:
    none, *others = kit.extras()
    assert set(none) == {0.0} and len(others) == len(RECIPE.styles)
    of = {row.name: row.first for row in kit.tables.rows}
    by_style = dict(zip(RECIPE.styles, others, strict=True))
    assert all(by_style["builder"][of[name]] > 0 > by_style["hoarder"][of[name]] for name in BUILDS if name in of)
    assert all(by_style["raider"][of[name]] > 0 == by_style["builder"][of[name]] for name in HURTS if name in of)
    assert by_style["raider"][of["choose"] + 8] > 0 == by_style["raider"][of["choose"] + 7]


def drawn_styles(kit: Kit, styled: int) -> list[int]:
    setups = kit.part.setups([2, 4], 8, 5)
    lanes = LearnLanes(
        setups, start, kit.room, kit.encoders, kit.actions, kit.part.partner(), [SELF] * 40, 7, 48, 3000, [],
        len(kit.recipe.styles), styled,
    )  # fmt: skip
    rows = lanes.rows.getvalue()
    size = kit.layout.size + 2
    shown = [rows[at + size - 1] for at in range(0, len(rows), size)]
    seats = [lanes.games[lane].decision.seat for lane in range(40)]  # type: ignore[union-attr]
    assert shown == [lanes.style[lane][seat] for lane, seat in enumerate(seats)]
    return [style for styles in lanes.style for style in styles]


def test_seats_of_training_draw_a_style(kit: Kit) -> None:
    assert set(drawn_styles(kit, 0)) == {0}
    assert set(drawn_styles(kit, 500)) == set(range(len(RECIPE.styles) + 1))
    assert 0 not in drawn_styles(kit, 1000)


def test_at_the_end_every_style_is_judged() -> None:
    options = Options("citadels", Path("weights.npz"), (4, 2, 4))
    assert list(judged(options, ["raider"])) == [
        (4, "first_game", ""),
        (4, "random", ""),
        (4, "random", "raider"),
        (2, "random", ""),
    ]
    plain = Options("citadels", Path("weights.npz"), (2,), styled=0.0)
    assert list(judged(plain, ["raider"])) == [(2, "random", "")]
