"""Mistakes in case files are reported with file, line and what was expected."""

from pathlib import Path

import pytest

from regalia.casebook import load_cases, run_case, run_files

# what is wrong, the line it must be reported at, words of the report
UNREADABLE = [
    ("- case: [", 1, "not YAML"),
    ("- rules: C-TURN-01\n  steps: [{asked: A}]", 1, "needs a title"),
    ("- case: x\n  steps: [{asked: A}]", 1, "at least one rule"),
    ("- case: x\n  rules:\n    - C-TURN-01\n    - C-TURM-01\n  steps: [{asked: A}]", 4, "C-TURN-01"),
    ("- case: x\n  rules: C-TURN-01\n  stepps: []", 3, "unknown entry 'stepps' of a case; expected one of steps"),
    ("- case: x\n  rules: C-TURN-01\n  steps: []", 1, "checks nothing"),
    ("- case: x\n  rules: C-TURN-01\n  steps:\n    - asked: A\n    - ofered: build", 5, "offered"),
    ("- case: x\n  rules: C-TURN-01\n  editions: fr\n  steps: [{asked: A}]", 3, "en, de, nl"),
    ("- case: x\n  rules: C-SETUP-10\n  editions: [en]\n  steps: [{asked: A}]", 3, "does not hold in the edition 'en'"),
    ("- case: x\n  rules: [C-SETUP-08, C-SETUP-10]\n  steps: [{asked: A}]", 1, "no edition in which all"),
    (
        "- case: x\n  rules: C-TURN-01\n  game: chess\n  steps: [{asked: A}]",
        3,
        "unknown game 'chess'; expected one of citadels, dominion",
    ),
    ("- case: x\n  rules: [C-TURN-01, G-BUY-01]\n  steps: [{asked: A}]", 1, "which game?"),
    ("- case: x\n  case: y", 2, "twice"),
    ("- case: x\n  rules: C-TURN-01\n  seeds: 0\n  steps: [{asked: A}]", 3, "'seeds' is a number"),
    ("- case: x\n  rules: C-TURN-01\n  each: {a: [1, 2], b: [1]}\n  steps: [{asked: A}]", 3, "equally long"),
    ("- case: x\n  rules: C-TURN-01\n  each: {a: [1, 2]}\n  steps: [{asked: <b>}]", 4, "<b>"),
    ("- case: x\n  rules: C-TURN-01\n  refused: no\n  steps: [{asked: A}]", 3, "neither a position nor steps"),
]

GIVEN = "- case: x\n  rules: C-TURN-01\n  given:\n"
MISPLACED = [
    (GIVEN + "    A: {gold: 3}\n  steps: [{asked: A}]", 4, "needs a 'start'"),
    (GIVEN + "    A: {hand: [tavrn]}\n    start: over\n  steps: [{asked: nobody}]", 4, "tavern"),
    (GIVEN + "    A: {character: kng}\n    start: over\n  steps: [{asked: nobody}]", 4, "king"),
    (GIVEN + "    A: {silver: 3}\n    start: over\n  steps: [{asked: nobody}]", 4, "unknown entry 'silver' of seat A"),
    (GIVEN + "    E: {gold: 3}\n    start: over\n  steps: [{asked: nobody}]", 4, "unknown entry 'e' of given"),
    (GIVEN + "    A: {city: [palace, palace, palace, palace]}\n    start: over\n  steps: [{asked: nobody}]", 4, "only 3"),
    (GIVEN + "    A: {city: [temple]}\n    deck: [..., temple, ...]\n    start: over\n  steps: [{asked: nobody}]", 5, "once"),
    (GIVEN + "    deck size: 99\n    start: over\n  steps: [{asked: nobody}]", 4, "cannot have 99 cards"),
    (GIVEN + "    A: {character: king}\n    B: {character: king}\n    start: A\n  steps: [{asked: A}]", 5, "somewhere else"),
    (GIVEN + "    A: {character: king}\n    start: B\n  steps: [{asked: A}]", 5, "B has 0 characters"),
    (GIVEN + "    A: {character: king}\n    start: {turn: A, as: thief}\n  steps: [{asked: A}]", 5, "nor bewitched"),
    (GIVEN + "    robbed: king\n    start: call 3\n  steps: [{asked: A}]", 4, "by whom"),
    (GIVEN + "    A: {character: king}\n    start: {call: 1, gathered: true}\n  steps: [{asked: A}]", 5, "start of a turn"),
    (GIVEN + "    face up: [king, thief]\n    start: selection\n  steps: [{asked: A}]", 5, "never rank 4"),
    (GIVEN + "    museum: 2\n    start: over\n  steps: [{asked: nobody}]", 4, "nobody has it"),
    (GIVEN + "    start: end of game\n  steps: [{asked: nobody}]", 4, "end of round"),
    ("- case: x\n  rules: C-TURN-01\n  setup: {seats: 9}\n  steps: [{asked: A}]", 3, "C-SETUP-20"),
    (
        "- case: x\n  rules: G-BUY-01\n  setup:\n    kingdom: [vilage]\n  steps: [{asked: A}]",
        4,
        "'vilage'; expected one of village",
    ),
    ("- case: x\n  rules: C-TURN-01\n  setup: {sets: 9}\n  steps: [{asked: A}]", 3, "seats"),
]

TURN = GIVEN + "    A: {gold: 3, hand: [tavern], character: bishop}\n    start: A\n  steps:\n    - "
DOMINION = "- case: x\n  rules: G-BUY-01\n  given: {start: A}\n  steps:\n    - "
MISSPOKEN = [
    (TURN + "A: gather silver", 7, "no option starts like 'gather silver'; expected one of gather"),
    (TURN + "question: confiscte", 7, "unknown question 'confiscte'; expected one of confiscate"),
    (TURN + "skip to: {question: confiscte}", 7, "unknown question 'confiscte'"),
    (DOMINION + "expect: {top: {ruins: survivors}}", 5, "no pile 'ruins' in this game"),
    (DOMINION + "expect: {on landmarks: {basilica: 6}}", 5, "name it under 'landscapes'"),
    (TURN + "A: biuld tavern", 7, "expected one of build, build"),
    (TURN + "A: xyz", 7, "expected one of "),
    (TURN + "choices: {biuld: []}", 7, "unknown verb 'biuld'; expected one of build"),
    (TURN + "event: zzz", 7, "unknown kind of event 'zzz'; expected one of "),
    (TURN + "sees: {by: [], A: {gold: 3}}", 7, "who looks?"),
    (TURN + "sees: {by: all, A: {gold: 3}}", 7, "once the game is over"),
    (TURN + "A: build", 7, "add to whom or what"),
    (TURN + "offered: build tavrn", 7, "unknown card 'tavrn'; expected one of tavern"),
    (TURN + "offered: kill witch", 7, "not in the cast"),
    (TURN + "offered: kill 9", 7, "no rank 9"),
    (TURN + "offered: exchange hands F", 7, "from A to D"),
    (TURN + "offered: spy B gold", 7, "unknown type 'gold'"),
    (TURN + "offered: []", 7, "checks nothing"),
    (TURN + "expect: {}", 7, "checks nothing"),
    (TURN + "expect: {A: {silver: 3}}", 7, "nothing called A silver"),
    (TURN + "expect: {A: {gold: many}}", 7, "expected a number, found many"),
    (TURN + "expect: {A: {gold has: 3}}", 7, "makes no sense"),
    (TURN + "sees: {A: {gold: 3}}", 7, "who looks?"),
    (TURN + "sees: {by: B}", 7, "at nothing"),
    (TURN + "hides: {by: B, A: {hand: []}}", 7, "checks nothing"),
    (TURN + "score: {A: {luck: 3}}", 7, "unknown entry 'luck' of a score"),
    (TURN + "event: {sort: builds}", 7, "unknown entry 'sort' of an event"),
    (TURN + "no event: revelas", 7, "unknown kind of event 'revelas'; expected one of reveals"),
    (TURN + "skip to: dawn", 7, "unknown moment 'dawn'"),
    (TURN + "share: {of: {crown: A}}", 7, "between"),
    (TURN + "E: gather gold", 7, "unknown seat"),
]


@pytest.mark.parametrize(("text", "line", "words"), UNREADABLE + MISPLACED + MISSPOKEN)
def test_a_mistake_in_a_case_is_reported_where_it_stands(tmp_path: Path, text: str, line: int, words: str) -> None:
    path = tmp_path / "wrong.yaml"
    path.write_text(text, encoding="utf-8")
    (case, *_) = load_cases(path)
    result = run_case(case, case.editions[0])
    assert result.problem.startswith(f"{path}:{line}: "), result.problem
    assert words in result.problem


@pytest.mark.parametrize("step", ["A: xyz", "event: zzz", "choices: {xyz: []}"])
def test_of_many_words_the_nearest_three_are_listed(tmp_path: Path, step: str) -> None:
    path = tmp_path / "wrong.yaml"
    path.write_text(TURN + step, encoding="utf-8")
    (result, *_) = run_files([path])
    assert result.problem.split("expected one of ")[1].splitlines()[0].count(",") == 2


FINE = "- case: gold is gathered\n  rules: C-TURN-01\n  editions: en\n  steps: [{asked: A}]\n"
UNKNOWN = ("rules: C-TURM-01", "stepps: []", "rules: C-TURN-01\n  case: y", "rules: C-TURN-01\n  steps: [{ofered: build}]")


@pytest.mark.parametrize("wrong", UNKNOWN)
def test_a_mistake_fails_its_own_case_and_no_other(tmp_path: Path, wrong: str) -> None:
    path = tmp_path / "some.yaml"
    path.write_text(f"{FINE}- case: x\n  {wrong}\n{FINE}", encoding="utf-8")
    assert [result.passed for result in run_files([path])] == [True, False, True]


def test_a_file_that_is_no_yaml_fails_and_the_others_run(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text("- case: [", encoding="utf-8")
    (tmp_path / "b.yaml").write_text(FINE, encoding="utf-8")
    assert [result.passed for result in run_files([tmp_path])] == [False, True]


def test_a_position_that_breaks_the_rules_fails_its_own_case(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: object, setup: object) -> None:
        raise ZeroDivisionError("a mistake in the rules")

    path = tmp_path / "some.yaml"
    path.write_text(FINE, encoding="utf-8")
    monkeypatch.setattr("regalia.citadels.cases.adapter.CitadelsAdapter.deal", broken)
    (result,) = run_files([path])
    assert "the position can be laid out" in result.problem and "a mistake in the rules" in result.problem


# -- whose rules -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("folder", "rules", "game"),
    [
        ("some", "C-TURN-01", "citadels"),
        ("dominion", "C-TURN-01", "citadels"),
        ("citadels", "[G-BUY-01]", "dominion"),
        ("some", "R-D1.1", "citadels"),
        ("some", "R-G01", "dominion"),
        ("dominion", "[C-TURN-01, G-BUY-01]", "dominion"),
        ("dominion/more", "[G-BUY-01, C-TURN-01]", "dominion"),
    ],
)
def test_the_game_is_known_by_the_rules_or_the_folder(tmp_path: Path, folder: str, rules: str, game: str) -> None:
    (tmp_path / folder).mkdir(parents=True)
    path = tmp_path / folder / "some.yaml"
    path.write_text(f"- case: x\n  rules: {rules}\n  steps: [{{asked: A}}]", encoding="utf-8")
    (case,) = load_cases(path)
    assert case.game == game


def test_cases_are_picked_by_words_of_title_rules_and_file(tmp_path: Path) -> None:
    path = tmp_path / "turn_and_more.yaml"
    path.write_text(FINE + "- case: cards are gathered\n  rules: C-TURN-02\n  editions: en\n  steps: [{asked: A}]\n")
    for words, found in ((["gathered"], 2), (["Gold"], 1), (["c-turn-02"], 1), (["more", "cards"], 1), (["gold", "cards"], 0)):
        assert len(run_files([path], words)) == found
