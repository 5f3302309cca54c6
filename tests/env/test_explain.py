"""Every slice and every action can be said, in every language."""

import pytest

from regalia import games
from regalia.env.explain import Explainer
from regalia.env.spec import Spec
from regalia.kernel.chance import Chance
from tests.env.write import MANY_KINDS
from tests.laws.checking import law
from tests.laws.worlds import Table, Walk


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize(
    "setup",
    [
        games.setup_for("citadels", edition="nl", seats=3, cast="random", uniques="random", action_cards=True),
        games.setup_for("dominion", kingdom=MANY_KINDS, landscapes=2),
    ],
    ids=["citadels", "dominion"],
)  # fmt: skip
def test_full_slices_and_all_actions_have_words(setup: object, language: str) -> None:
    spec = Spec(setup)  # type: ignore[arg-type]
    explainer = Explainer(spec, language)
    lines = explainer.observation([1] * spec.layout.size)
    assert all(line.strip() and "{" not in line for line in lines)
    assert len(lines) >= len(spec.layout.slices) - 2, "cells of 1 are nobody's rank and the like, but hardly ever nothing"
    for action in range(0, spec.actions.size, 7):
        assert explainer.action(action).strip()


@law()
def test_what_happens_is_explained(table: Table, walk: Walk) -> None:
    spec = Spec(walk.setup)
    explainer = Explainer(spec)
    for game in walk.some_moments(2):
        assert game.decision is not None
        seat = game.decision.seat
        row = spec.encoder.row(game, seat)
        assert len(explainer.observation(row)) > 5
        number = Chance(walk.number).below(len(game.decision.options))
        assert explainer.action(spec.actions.numbers(game.decision.options, seat)[number], game)


def test_an_observation_in_words() -> None:
    game = games.new("citadels", seats=4, seed=7)
    spec = Spec(game.setup)
    row = spec.encoder.row(game, 0)
    lines = Explainer(spec).observation(row)
    assert "Asked: You" in lines and "Gold (You): 2" in lines and "Hand (Ben): 4 face down" in lines
    assert Explainer(spec, "de").observation(row)[0] == "Gefragt: Du"


def test_actions_in_words() -> None:
    game = games.new("citadels", seats=4, seed=7)
    spec = Spec(game.setup)
    explainer = Explainer(spec)
    build = spec.actions.tables.row_of["build"].first
    assert explainer.action(build + 1) == "build castle"
    assert explainer.action(0) == "wait until you are asked"
