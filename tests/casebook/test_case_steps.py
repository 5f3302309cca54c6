"""Every kind of step fails when what it demands is not so, and passes when it is."""

from pathlib import Path

import pytest

from regalia.casebook import Result, citations, load_cases, run_case, run_files
from regalia.rulebook.coverage import coverage

HEAD = """
- case: a test
  rules: [C-TURN-01]
  editions: [en]
"""
TURN = (
    HEAD
    + """
  given:
    A: {gold: 3, hand: [tavern, castle], city: [temple, manor*], character: bishop}
    B: {gold: 1, hand: [market], character: merchant}
    crown: C
    tax: 2
    warrants: [merchant, king, architect]
    signed: merchant
    magistrate: D
    deck: [church, palace, ..., docks]
    deck size: 30
    start: A
  steps:
"""
)


def run(tmp_path: Path, text: str) -> Result:
    path = tmp_path / "case.yaml"
    path.write_text(text, encoding="utf-8")
    (case,) = load_cases(path)
    return run_case(case, case.editions[0])


# one that is so, one that is not
PAIRS = [
    ("A: gather gold", "A: build tavern"),
    ("A: gather gold", "B: gather gold"),
    ("asked: A", "asked: B"),
    ("question: turn", "question: keep which"),
    ("offered: [gather gold, income]", "offered: [gather gold, end turn]"),
    ("offered: {A: gather gold}", "offered: {B: gather gold}"),
    ("not offered: [build, end turn]", "not offered: [build, gather gold]"),
    ("only: [gather gold, gather cards, income]", "only: [gather gold, gather cards]"),
    ("only: [gather gold, gather cards, income]", "only: [gather gold, gather cards, income, end turn]"),
    ("choices: {build: []}", "choices: {build: [tavern]}"),
    ("{A: gather gold, choices: {build: [tavern, castle]}}", "{A: gather gold, choices: {build: [tavern]}}"),
    ("options: 3", "options: 4"),
    ("options: {build: 0}", "options: {income: 2}"),
    ("refused: {A: [build tavern, end turn]}", "refused: {A: gather gold}"),
    ("refused: {A: end turn}", "refused: {B: end turn}"),
    ("why not: {gather gold: legal, build tavern: gather first}", "why not: {gather gold: gather first}"),
    ("why not: {end turn: {rule: C-TURN-03}}", "why not: {end turn: {rule: C-TURN-01}}"),
    ("why not: {B: {end turn: {name: not your turn, told: [A]}}}", "why not: {B: {end turn: {told: [B]}}}"),
    ("expect: {A: {gold: 3, city: [manor*, temple]}, crown: C}", "expect: {A: {gold: 3, city: [manor, temple]}, crown: C}"),
    ("expect: {A: {hand size: 2, hand has: [castle]}}", "expect: {A: {hand has: [castle, castle]}}"),
    ("expect: {A: {hand lacks: [market]}}", "expect: {A: {hand lacks: [market, tavern]}}"),
    ("expect: {A: {hand: 2}}", "expect: {A: {hand: 3}}"),
    ("expect: {deck top: [church, palace], deck bottom: docks}", "expect: {deck top: [palace, church]}"),
    ("expect: {deck size: 30, tax: 2, killed: nobody}", "expect: {killed: king}"),
    ("expect: {turn: A, as: bishop, over: false, called: 5}", "expect: {over: true}"),
    ("expect: {protected: A, signed: merchant}", "expect: {signed: king}"),
    ("expect: {A: {revealed: bishop}, B: {revealed: []}}", "expect: {B: {revealed: merchant}}"),
    ("sees: {by: C, A: {hand: [], hand unknown: 2, city: [manor*, temple]}}", "sees: {by: C, A: {hand: [tavern]}}"),
    ("sees: {by: A, A: {hand: [castle, tavern]}}", "sees: {by: spectator, A: {hand: [castle, tavern]}}"),
    ("sees: {by: D, signed: merchant}", "sees: {by: A, signed: merchant}"),
    ("sees: {by: [B, C, spectator], A: {hand unknown: 2}}", "sees: {by: [B, A], A: {hand unknown: 2}}"),
    ("hides: {by: [B, C], A: [hand]}", "hides: {by: [C, A], A: [hand]}"),
    ("sees: {by: C, A: {hand: 2}, deck: 30}", "sees: {by: C, deck: 29}"),
    ("sees: {by: C, A: {characters size: 1}}", "sees: {by: C, A: {characters size: 0}}"),
    ("hides: {by: C, A: [hand], B: [character], table: [deck, signed]}", "hides: {by: B, B: [hand]}"),
    ("hides: {by: C, A: {hand: [tavern]}}", "hides: {by: C, A: {hand: [market]}}"),
    ("hides: {by: C, table: [signed]}", "hides: {by: D, table: [signed]}"),
    ("hides: {by: C, B: [character]}", "hides: {by: C, A: [character]}"),
    ("hides: {by: C, table: [face down]}", "hides: {by: C, table: [flower]}"),
    ("{A: gather gold, event: {kind: gains gold, told: [A, 2], rule: C-TURN-01}}", "{A: gather gold, event: {told: [A, 3]}}"),
    ("{A: gather gold, no event: pays}", "{A: gather gold, no event: gains gold}"),
    (
        "{A: [gather gold, build tavern], events: [gains gold, pays, builds]}",
        "{A: [gather gold, build tavern], events: [builds, gains gold]}",
    ),
    (
        "{A: [gather cards, keep church], event: {kind: keeps card, secret: church, to: A}}",
        "{A: [gather cards, keep church], event: {kind: keeps card, secret: church, to: [A, B]}}",
    ),
    ("{skip to: B, asked: B}", "{skip to: B, asked: D}"),
    ("{skip to: {rank: 6}, expect: {called: 6}}", "skip to: {rank: 7}"),
    ("{skip to: {round: 2}, asked: C}", "{skip to: {rank: 8}}"),
    ("score: {A: {districts: 5}, B: 0}", "score: {A: 4}"),
    ("box: {cards: 68, by type: {noble: 12}, cast has: [bishop]}", "box: {cast has: [cardinal]}"),
    ("box: {copies: {tavern: 5}, advice: none}", "box: {copies: {tavern: 4}}"),
    ("box: {pool size: 30, rank 9: none}", "box: {advice: vary}"),
]


NECROPOLIS = (
    HEAD
    + "  given: {A: {gold: 9, hand: [necropolis], city: [temple], character: bishop}, start: {turn: A, gathered: true}}\n"
    + "  steps:\n"
)
POOR = NECROPOLIS.replace("gold: 9", "gold: 0")
DOMINION = """
- case: a test
  rules: [G-COUNT-01]
  setup: {seats: 3, kingdom: [coven, tormentor]}
  given: {A: {deck: [copper x7], discard: [estate x3], hand: [gold], exile: [curse x2]}, hexes: [war], start: A}
  steps:
"""
OTHERS = [
    (NECROPOLIS, "{A: build necropolis, expect: {A: {gold: 4, city: [temple, necropolis]}}}", True),
    (NECROPOLIS, "{A: build necropolis temple, expect: {A: {gold: 9, city: [necropolis]}}}", True),
    (NECROPOLIS, "only: [build necropolis, build necropolis temple, income, end turn]", True),
    (NECROPOLIS, "not offered: build necropolis", False),
    (NECROPOLIS, "choices: {build: [necropolis], build necropolis: [temple]}", True),
    (POOR, "not offered: build necropolis", False),  # in no form
    (POOR, "offered: build necropolis", False),
    (POOR, "choices: {build: [], build necropolis: [temple]}", True),
    (DOMINION, "sees: {by: A, A: {deck size: 7, deck: 7, deck unknown: 7}}", True),
    (DOMINION, "sees: {by: B, A: {deck size: 1}}", False),
    (DOMINION, "sees: {by: B, A: {deck: 1}}", False),
    (DOMINION, "sees: {by: B, A: {deck unknown: 1}}", False),
    (DOMINION, "sees: {by: B, A: {deck size: hidden, discard size: hidden}, B: {deck size: 0}}", True),
    (DOMINION, "sees: {by: A, A: {deck size: hidden}}", False),
    (DOMINION, "hides: {by: [B, C, spectator], A: [deck size, discard size]}", True),
    (DOMINION, "hides: {by: A, A: [deck size]}", False),
    (DOMINION, "hides: {by: A, B: [deck size]}", False),  # that there are none is seen
    (DOMINION, "sees: {by: B, A: {exile size: 2}, hexes size: 12, hexes unknown: 12, hexes: 12}", True),
    (DOMINION, "sees: {by: B, A: {exile size: 1}}", False),
    (DOMINION, "sees: {by: B, hexes size: 0}", False),
    (DOMINION, "hides: {by: B, table: [hexes]}", True),
    (DOMINION, "hides: {by: B, table: {hexes: [war]}}", True),
    (DOMINION, "hides: {by: B, table: {hexes: [the seas gift]}}", False),
]


@pytest.mark.parametrize(("given", "step", "passes"), OTHERS)
def test_words_and_counts_mean_what_they_say(tmp_path: Path, given: str, step: str, passes: bool) -> None:
    result = run(tmp_path, given + f"    - {step}\n")
    assert result.passed is passes, result.problem
    assert passes or "  found: " in result.problem


@pytest.mark.parametrize("step", [so for so, _ in PAIRS])
def test_what_is_so_passes(tmp_path: Path, step: str) -> None:
    assert run(tmp_path, TURN + f"    - {step}\n").problem == ""


@pytest.mark.parametrize("step", [wrong for _, wrong in PAIRS])
def test_what_is_not_so_fails_with_all_that_is_needed_to_see_why(tmp_path: Path, step: str) -> None:
    problem = run(tmp_path, TURN + "    - asked: A\n" + f"    - {step}\n").problem
    assert problem.startswith(f"{tmp_path / 'case.yaml'}:19: a test [en]\n")
    for word in ("expected: ", "found: ", "step 2: ", "asked: ", "offered: ", "stack: "):
        assert word in problem


@pytest.mark.parametrize(("winners", "passes"), [("A", True), ("B", False), ("[A, B]", False)])
def test_winners(tmp_path: Path, winners: str, passes: bool) -> None:
    text = HEAD + f"  given: {{A: {{city: [palace]}}, B: {{city: [manor]}}, start: over}}\n  steps: [winners: {winners}]\n"
    assert run(tmp_path, text).passed is passes


def test_winners_are_known_only_when_the_game_is_over(tmp_path: Path) -> None:
    assert "A is asked" in run(tmp_path, TURN + "    - winners: A\n").problem


@pytest.mark.parametrize(("limits", "passes"), [("[0.1, 0.4]", True), ("[0.6, 1]", False)])
def test_a_share_is_counted_over_all_seeds(tmp_path: Path, limits: str, passes: bool) -> None:
    text = HEAD + "  setup: {crown: lot}\n  seeds: 100\n  steps:\n    - share: {of: {crown: A}, between: " + limits + "}\n"
    result = run(tmp_path, text)
    assert result.passed is passes
    assert passes or "of 100 = " in result.problem


def test_every_seed_must_hold(tmp_path: Path) -> None:
    text = HEAD + "  setup: {crown: lot}\n  seeds: 50\n  steps:\n    - expect: {crown: A}\n"
    assert ", seed " in run(tmp_path, text).problem


@pytest.mark.parametrize(("words", "passes"), [("C-SETUP-20", True), ("[2 to 8, C-SETUP-20]", True), ("C-SEL-21", False)])
def test_a_refusal_must_name_the_rule(tmp_path: Path, words: str, passes: bool) -> None:
    assert run(tmp_path, HEAD + f"  setup: {{seats: 9}}\n  refused: {words}\n").passed is passes


def test_a_setup_that_is_accepted_is_not_refused(tmp_path: Path) -> None:
    assert "it is accepted" in run(tmp_path, HEAD + "  setup: {seats: 5}\n  refused: players\n").problem
    assert run(tmp_path, HEAD + "  setup: {seats: 5}\n  accepted: true\n").passed


def test_a_selection_can_end_as_the_case_wants(tmp_path: Path) -> None:
    steps = """  steps:
    - characters: {B: king, C: thief}
    - asked: C
    - expect: {B: {character: king}, C: {character: thief}, A: {character: []}, called: 2}
    - hides: {by: A, B: [character], table: [face down]}
"""
    assert run(tmp_path, HEAD + steps).problem == ""


def test_an_example_runs_each_time_with_its_own_words(tmp_path: Path) -> None:
    path = tmp_path / "case.yaml"
    path.write_text(
        """
- case: the <who> has an income
  rules: [C-TURN-14]
  each:
    - {who: king, seat: A}
    - {who: bishop, seat: B, editions: de}
  given:
    A: {character: <who>, city: [manor, temple]}
    start: A
  steps:
    - A: income
    - expect: {A: {gold: 1}}
""",
        encoding="utf-8",
    )
    cases = load_cases(path)
    assert [case.title for case in cases] == ["the king has an income", "the bishop has an income"]
    assert [case.editions for case in cases] == [("en", "de", "nl"), ("de",)]
    results = run_files([path])
    assert [result.passed for result in results] == [True] * 4
    assert citations(results) == {("C-TURN-14", "en"), ("C-TURN-14", "de"), ("C-TURN-14", "nl")}
    assert "C-TURN-14" not in coverage(citations(results)).table("citadels")[0].missing


def test_only_passed_cases_are_citations(tmp_path: Path) -> None:
    assert citations([run(tmp_path, TURN + "    - asked: B\n")]) == set()
