"""Durations that a position puts into play do what they promised, or are refused."""

from pathlib import Path

import pytest

from regalia.casebook import load_cases, run_case
from regalia.casebook.adapters import adapter_for
from regalia.casebook.nodes import CaseError
from regalia.dominion.rules.cards.everything import NAMED
from regalia.dominion.rules.layout import DURATION
from regalia.dominion.rules.table import Dominion

CASE = """
- case: a test
  rules: [G-CLEAN-UP-06]
  setup: {seats: 2<setup>}
  given: {A: {<A>}, B: {hand: [smithy], deck: [copper x20]}, start: <start>}
  steps:
    - <step>
"""


def problem_of(tmp_path: Path, cards: str, start: str, step: str, setup: str = "") -> str:
    path = tmp_path / "case.yaml"
    text = CASE.replace("<A>", cards).replace("<start>", start).replace("<step>", step).replace("<setup>", setup)
    path.write_text(text, encoding="utf-8")
    (case,) = load_cases(path)
    return run_case(case, "").problem


TURN = "{turn: A, phase: start}"
ALIVE = [
    ("play: [wharf], deck: [gold, silver]", TURN, "expect: {A: {hand: [gold, silver]}, buys: 2}"),
    ("play: [wharf], deck: [gold, silver]", "B", "{skip to: {turn: A}, expect: {A: {hand: [gold, silver]}, buys: 2}}"),
    ("play: [wharf], deck: [copper x9]", "A", "{skip to: {turn: B}, expect: {A: {play: [wharf]}}}"),
    ("play: [wharf], deck: [copper x9]", TURN, "{skip to: {turn: B}, expect: {A: {play: []}}}"),
    ("play: [hireling], deck: [copper x20]", TURN, "{skip to: {turn: B}, expect: {A: {play: [hireling]}}}"),
    ("play: [hireling], deck: [copper x20]", TURN, "expect: {A: {hand: 1}}"),
    ("play: [prince], aside: [village], deck: [copper x20]", TURN, "expect: {actions: 3}"),
    ("play: [tactician], deck: [copper x20]", TURN, "expect: {A: {hand: 5}, actions: 2, buys: 2}"),
    ("play: [bridge troll]", TURN, "expect: {buys: 2}"),
    ("play: [conjurer]", TURN, "expect: {A: {hand: [conjurer], play: []}}"),
    ("play: [enchantress], deck: [copper x9]", "B", "{B: play smithy, expect: {B: {hand: [copper]}, actions: 1}}"),
    ("play: [champion]", "A", "{skip to: {turn: B}, expect: {A: {play: [champion]}}}"),
    ("play: [archive], face down: [gold, estate]", TURN, "only: [put into hand gold, put into hand estate]"),
    ("play: [research], face down: [gold, estate]", TURN, "expect: {A: {hand: [gold, estate], face down: []}}"),
    ("play: [ghost], aside: [festival]", TURN, "expect: {A: {play: [ghost, festival]}, actions: 5, coins: 4}"),
    ("play: [outpost], deck: [copper x9]", "A", "{A: pass, asked: A, expect: {A: {hand: 3}, extra turn: true}}"),
    ("play: [voyage], deck: [copper x9]", "A", "{A: pass, asked: A, expect: {extra turn: true}}"),
]


@pytest.mark.parametrize(("cards", "start", "step"), ALIVE)
def test_a_duration_in_play_is_alive(tmp_path: Path, cards: str, start: str, step: str) -> None:
    setup = ", kingdom: [page]" if "champion" in cards else ", kingdom: [odysseys]" if "voyage" in cards else ""
    assert problem_of(tmp_path, cards, start, step, setup) == ""


@pytest.mark.parametrize(
    ("cards", "start", "words"),
    [
        ("play: [archive]", "A", "archive in play waits with the cards it set aside; give them: 'face down: [...]'"),
        ("play: [research]", "A", "'face down: [...]'"),
        ("play: [ghost]", "A", "'aside: [...]'"),
        ("play: [ghost], aside: [festival, smithy]", "A", "'aside: [...]'"),
        ("play: [archive, research], face down: [gold]", "A", "which card waits"),
        ("play: [outpost]", "B", "only for the turn it gives"),
    ],
)
def test_one_that_cannot_be_alive_is_refused(tmp_path: Path, cards: str, start: str, words: str) -> None:
    assert words in problem_of(tmp_path, cards, start, "asked: A")


@pytest.mark.parametrize("name", [card.name for card in NAMED.values() if card.types & DURATION])
def test_no_duration_is_inert(tmp_path: Path, name: str) -> None:
    path = tmp_path / "case.yaml"
    path.write_text(
        CASE.replace("<A>", f"play: [{name}]").replace("<start>", "A").replace("<step>", "asked: A").replace("<setup>", "")
    )
    (case,) = load_cases(path)
    adapter = adapter_for("dominion")
    assert case.given is not None
    try:
        game = adapter.place(adapter.setup(case.setup, (case.given,), "", 0, False), case.given)
    except CaseError as refusal:
        assert name.replace("_", " ") in str(refusal)
    else:
        assert isinstance(game, Dominion) and game.pending


@pytest.mark.parametrize("start", ["in force: [haggler]", "in force: [haggler, silver]", "in force: [harem]"])
def test_what_holds_for_the_turn_does_so_or_is_refused(tmp_path: Path, start: str) -> None:
    step = "{A: buy gold, question: gain}"
    problem = problem_of(tmp_path, "deck: 5", f"{{turn: A, phase: buy, coins: 6, {start}}}", step)
    refused = [name for name in ("silver", "harem") if name in start]
    assert problem == "" if not refused else f"nothing that {refused[0]} does holds for the rest of a turn" in problem
