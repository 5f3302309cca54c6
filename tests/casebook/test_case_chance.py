"""What ``chance`` names comes by lot; what cannot come, or never comes, is a mistake."""

from pathlib import Path

import pytest

from regalia.casebook import Result, load_cases, run_case
from regalia.kernel.chance import CannotCome, Chance, FixedChance


def run(tmp_path: Path, text: str) -> Result:
    path = tmp_path / "case.yaml"
    path.write_text(text, encoding="utf-8")
    (case,) = load_cases(path)
    return run_case(case, case.editions[0])


SEER = """
- case: a test
  rules: [C-SEER-01]
  editions: en
  given:
    A: {character: seer, hand: [market]}
    B: {hand: [tavern, castle, palace]}
    C: {hand: [temple, docks]}
    start: A
    <given>
  steps:
"""
DOMINION = """
- case: a test
  rules: [G-SHUFFLE-01]
  setup: {seats: 2}
  given:
    A: {hand: [smithy], discard: [gold, estate x2, copper x4, silver, province]}
    B: {hand: [smithy], discard: [gold, copper x9]}
    start: A
    <given>
  steps:
"""
LOOK = "{A: [gather gold, foresee], expect: {A: {hand: [market, palace, temple]}}}"
DRAW = "{A: play smithy, expect: {A: {hand: [province, estate, gold]}}}"
SELECTION = "- case: x\n  rules: [C-SEL-02]\n  editions: en\n  given: {start: selection, <given>}\n  steps:\n"


@pytest.mark.parametrize(
    ("case", "given", "steps"),
    [
        (SEER, "chance: [palace, temple]", [LOOK]),
        (SEER, "crown: A", ["chance: [palace, temple]", LOOK]),
        (SEER, "chance: palace", ["chance: temple", LOOK]),
        (DOMINION, "chance: [province, estate, gold]", [DRAW]),
        (DOMINION, "trash: [gold]", ["chance: [[province, estate, gold]]", DRAW]),
        (
            DOMINION,
            "chance: [[province, estate, gold], [gold, copper x2]]",
            [DRAW, "A: pass", "B: play smithy", "expect: {B: {hand: [gold, copper x2]}}"],
        ),
        (DOMINION, "chance: [province, estate x2]", ["{A: play smithy, expect: {A: {hand: [province, estate x2]}}}"]),
        (SELECTION, "chance: [thief, warlord, bishop]", ["expect: {face up: [thief, warlord], face down: bishop}"]),
        (SELECTION, "chance: [king, thief]", ["expect: {face up has: [thief], face up lacks: [king]}"]),
    ],
)
def test_what_is_said_comes(tmp_path: Path, case: str, given: str, steps: list[str]) -> None:
    assert run(tmp_path, case.replace("<given>", given) + "".join(f"    - {step}\n" for step in steps)).problem == ""


@pytest.mark.parametrize(
    ("case", "given", "step", "words"),
    [
        (SEER, "chance: market", "A: [gather gold, foresee]", "market: this cannot come by lot now"),
        (SEER, "chance: [palace, tavern]", "A: [gather gold, foresee]", "tavern: this cannot come by lot now"),
        (SEER, "chance: [palace, temple, docks]", "A: [gather gold, foresee]", "docks never came"),
        (SEER, "chance: [palace]", "A: gather gold", "palace never came"),
        (SEER, "chance: [tavrn]", "A: gather gold", "unknown character 'tavrn'"),
        (SEER, "chance: []", "A: gather gold", "checks nothing"),
        (SEER, "chance: [palace, [temple]]", "A: gather gold", "one list of cards for each shuffle"),
        (DOMINION, "chance: [gold x2]", "A: play smithy", "gold x2: this cannot come by lot now"),
        (DOMINION, "chance: [platinum]", "A: play smithy", "no platinum in this game"),
        (SELECTION, "chance: [thief, thief]", "asked: A", "cannot come by lot"),
        (SELECTION, "face up: [thief, bishop], chance: [thief]", "asked: A", "either the shuffle is given or"),
    ],
)
def test_what_cannot_come_is_a_mistake(tmp_path: Path, case: str, given: str, step: str, words: str) -> None:
    problem = run(tmp_path, case.replace("<given>", given) + f"    - {step}\n").problem
    assert words in problem and "Traceback" not in problem


def test_a_fixed_chance_goes_on_as_any_other() -> None:
    chance = FixedChance(3)
    chance.wishes, chance.lots = [[7], [8, 9], [1]], [2, 1]
    cards = [5, 6, 7, 8]
    twin = chance.copy()
    chance.shuffle(cards)
    assert cards[:-3:-1] == [7, 8] and sorted(cards) == [5, 6, 7, 8]
    assert chance.pick([4, 1]) == 1 and chance.state()[1:] == [3]
    plain = Chance()
    plain.number = chance.number
    assert [chance.below(10) for _ in range(5)] == [plain.below(10) for _ in range(5)]
    with pytest.raises(CannotCome):
        twin.pick([1, 2, 3])
