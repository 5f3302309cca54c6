"""The coach: its plans can be read and played, the same games find the same plan, and what it says is what it buys."""

import json
from pathlib import Path

import pytest

from regalia.dominion.bots.coach import by_lot, coach_for, rivals
from regalia.dominion.bots.coach.breeding import Coach
from regalia.dominion.bots.coach.genes import MOST_LINES, TWO_AT_ONCE, Genes, archetypes
from regalia.dominion.bots.coach.studied import LESSONS, Notes, pupil
from regalia.dominion.bots.coach.telling import Sentence, told
from regalia.dominion.bots.plans import Plan
from regalia.dominion.bots.rule_list import MANNERS, parse_list
from regalia.dominion.rules.choose import setup_for
from regalia.dominion.rules.kinds import KIND_OF
from regalia.dominion.rules.setup import DominionSetup
from regalia.kernel.chance import Chance
from regalia.words.messages import LANGUAGES
from tests.cli.conftest import Regalia, regalia

__all__ = ["regalia"]

KINGDOM = ("smithy", "village", "market", "laboratory", "festival", "militia", "witch", "moat", "cellar", "chapel")
MONEY = ("Province", "Gold", "Silver")
WEAK = ("Copper",)


def coached(games: int, earlier: tuple[str, ...] = ()) -> Coach:
    coach = coach_for(setup_for(KINGDOM), Chance(1), earlier)
    coach.work(lambda: coach.games >= games)
    return coach


def test_the_same_games_find_the_same_plan_however_they_are_parted() -> None:
    whole, parted = coached(20), coached(6)
    parted.work(lambda: parted.games >= 20)
    assert (whole.lines, whole.games, whole.tried) == (parted.lines, parted.games, parted.tried)


def test_a_plan_found_before_is_where_the_search_goes_on() -> None:
    assert coached(0, WEAK).lines == WEAK
    assert coached(16, WEAK).lines != WEAK


def test_a_better_plan_takes_the_champions_place_and_a_worse_one_never() -> None:
    """The lot is made to offer one plan alone: money against Coppers."""
    for champion, child, crowned in ((WEAK, MONEY, 1), (MONEY, WEAK, 0)):
        coach = coach_for(setup_for((*KINGDOM[1:], "mine")), Chance(1), champion)
        coach.waiting = coach.waiting[:1]
        coach.genes.changed = lambda lines, mate, child=child: child  # type: ignore[method-assign]
        coach.challenge(lambda: False)
        assert coach.crowned == crowned and coach.lines == (child if crowned else champion)


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_bred_can_be_read_and_told(seed: int) -> None:
    setup = setup_for("random", seed=seed)
    genes = Genes(setup.box, Chance(seed))
    lines: tuple[str, ...] = Plan(("Province: money > 15", "Duchy: left(Province) <= 4", *MONEY[1:])).lines
    seen = set()
    for _ in range(150):
        lines = genes.changed(lines, ("Estate: left(Province) <= 2",))
        assert 0 < len(lines) <= MOST_LINES
        seen.add(lines)
        assert [rule.line for rule in parse_list("\n".join(lines), "plan")] == list(lines)
        assert len(told(setup.box, lines)) >= len(lines) + 2
    assert len(seen) > 100
    assert all(parse_list("\n".join(plan), "plan") for plan in archetypes(setup.box))


def test_a_plan_is_told_by_what_its_cards_do() -> None:
    lines = (
        "Province: money > 15",
        "chapel: own(chapel) < 1",
        "laboratory: own(laboratory) < 6",
        "witch: own(witch) < 2",
        "Gold",
    )
    assert told(setup_for(KINGDOM).box, lines) == [
        Sentence("dominion-coach-plan_engine", {}),
        Sentence("dominion-coach-why_trash", {"card": "chapel"}),
        Sentence("dominion-coach-why_lab", {"card": "laboratory"}),
        Sentence("dominion-coach-why_curse", {"card": "witch"}),
        Sentence("dominion-coach-buy", {}),
        Sentence("dominion-coach-line_money", {"card": "province", "number": 15}),
        Sentence("dominion-coach-line_limit", {"card": "chapel", "number": 1}),
        Sentence("dominion-coach-line_limit", {"card": "laboratory", "number": 6}),
        Sentence("dominion-coach-line_limit", {"card": "witch", "number": 2}),
        Sentence("dominion-coach-line_always", {"card": "gold"}),
    ]
    other = told(setup_for(KINGDOM).box, ("village: own(smithy) < 2", "Silver: coins = 3 or turn < 4"))
    assert [one.message for one in other[-2:]] == ["dominion-coach-line_if"] * 2


def test_the_network_is_watched_first_and_what_it_buys_is_a_seed() -> None:
    coach = coached(LESSONS - 1)
    before = len(coach.waiting)
    coach.watch()
    assert coach.games == coach.notes.games == LESSONS and len(coach.waiting) >= before
    notes = Notes(coach.setup, coach.genes)
    assert notes.lists() == []
    bot = pupil(coach.setup, 0, Chance(1))
    bot.memory.own.update({KIND_OF["laboratory"]: 5, KIND_OF["chapel"]: 1})
    notes.add(bot)
    gold_first, gold_last = notes.lists()
    assert {"laboratory: own(laboratory) < 5", "chapel: own(chapel) < 1"} < set(gold_first) == set(gold_last)
    assert gold_first.index("Gold") < gold_first.index("laboratory: own(laboratory) < 5") < gold_last.index("Gold")
    assert all(parse_list("\n".join(lines), "plan") for lines in notes.lists())


def test_engines_that_wait_for_two_provinces_are_among_the_seeds() -> None:
    """Laboratory, Militia and Chapel with Festival and Market, as a known simulator has it."""
    known = (
        TWO_AT_ONCE,
        "Duchy: left(Province) <= 3",
        "Estate: left(Province) <= 2",
        "Gold: own(Gold) < 1",
        "festival: own(festival) < 1",
        "market: own(laboratory) > 2",
        "laboratory: own(laboratory) < 8",
        "militia: own(militia) < 1",
        "chapel: own(chapel) < 1",
        "Silver",
    )
    seeds = archetypes(setup_for(KINGDOM).box)
    assert known in seeds
    assert any(TWO_AT_ONCE in seed and "smithy: own(smithy) < 8" in seed and "village" in " ".join(seed) for seed in seeds)
    rich = told(setup_for(KINGDOM).box, known)[-len(known)]
    assert rich == Sentence("dominion-coach-line_rich", {"card": "province", "number": 13})


def test_engines_of_villages_and_smithies_are_among_the_seeds() -> None:
    """With an attack of the first turns; whoever could be doubled or has no Actions to spare is none."""
    kingdom = ("village", "smithy", "festival", "market", "militia", "chapel", "cellar", "remodel", "throne_room", "gardens")
    known = (
        "chapel: own(chapel) < 1",
        "militia: own(militia) < 1 and turn <= 4",
        "Silver: turn <= 2",
        "Province: income > 22 or left(Province) <= 5",
        "Duchy: left(Province) <= 3",
        "Estate: left(Province) <= 1",
        "Gold: own(Gold) < 2 and own(smithy) >= 2",
        "festival: own(festival) < 4",
        "smithy: own(smithy) < own(village) + own(festival) + 1 and own(smithy) < 5",
        "Gold: own(Gold) < 6",
        "village: own(village) < own(smithy) + 1",
        "Silver: own(Silver) < 3",
    )
    assert known in archetypes(setup_for(kingdom).box)
    rich = known[3]
    without = setup_for(("mine", "smithy", "moat", "market", "militia", "chapel", "cellar", "remodel", "vassal", "gardens"))
    assert not any(rich in seed for seed in archetypes(without.box))


def test_plans_look_before_they_end_the_game_and_are_kept_so() -> None:
    coach = coached(0, (*WEAK, MANNERS))
    assert coach.lines == WEAK and coach.written == (*WEAK, MANNERS)
    assert coach.told()[-1] == Sentence("dominion-coach-careful", {})


def test_kingdoms_by_lot_have_smithy_every_other_time_and_are_the_same_again() -> None:
    for number in range(4):
        setup, lists = by_lot(3, number)
        assert setup == by_lot(3, number)[0] and setup != by_lot(4, number)[0]
        assert isinstance(setup, DominionSetup) and len(setup.kingdom) == 10
        assert lists == ["ultimate", *(["smithy"] if "smithy" in setup.kingdom else [])]
        assert number % 2 == 0 or "smithy" in setup.kingdom


def test_trials_are_kept_as_they_come_and_go_on(regalia: Regalia, tmp_path: Path) -> None:
    file = tmp_path / "trials.jsonl"
    words = ("coach", "--seed", "2", "--games", "7", "--deals", "1", "--workers", "1", "--out", str(file), "--random")
    whole = regalia(*words, "2")
    assert whole.code == 0 and "ultimate" in whole.out and "smithy" in whole.out
    about, first, second = [json.loads(line) for line in file.read_text().splitlines()]
    assert (about["seed"], about["games"], first["number"], second["number"]) == (2, 7, 0, 1)
    assert set(second["won"]) == {"ultimate", "smithy"} and all(0 <= share <= 1 for share in second["won"].values())
    assert parse_list("\n".join(second["plan"]), "plan") and first["searched"] >= 7
    text = file.read_text()
    file.write_text(text[:-20])  # killed while it wrote the second: that one is done again, and comes out the same
    again = regalia(*words, "2")
    assert again.code == 0 and file.read_text() == text and again.out == whole.out
    assert regalia(*words, "1").code == 0 and file.read_text() == text
    refused = regalia("coach", "--seed", "3", *words[3:], "2")
    assert refused.code == 2 and "seed=3" in refused.err and file.read_text() == text
    assert regalia(*words, "-1").code == 2
    assert regalia("coach", "--random", "1", "--deals", "0").code == 2


def test_trials_in_several_processes_find_the_same(regalia: Regalia, tmp_path: Path) -> None:
    found = []
    for workers in ("1", "2"):
        file = tmp_path / f"{workers}.jsonl"
        ran = regalia("coach", "--random", "3", "--games", "1", "--deals", "1", "--workers", workers, "--out", str(file))
        assert ran.code == 0
        found.append(sorted(file.read_text().splitlines()[1:]))
    assert found[0] == found[1] and len(found[0]) == 3


def test_a_rivals_own_list_is_among_the_seeds() -> None:
    """So that no plan need be worse than what it is to beat."""
    coach = coached(0)
    waiting = {arm.plan.lines for arm in coach.waiting}
    assert len(coach.rivals) == 2 and all(rival.lines in waiting for rival in coach.rivals)


def test_rivals_are_whom_one_may_meet() -> None:
    assert "smithy" in rivals(setup_for(KINGDOM)) and "smithy" not in rivals(setup_for((*KINGDOM[1:], "mine")))


def test_the_command_finds_tells_compares_and_keeps_a_plan(regalia: Regalia, tmp_path: Path) -> None:
    file = tmp_path / "plan.txt"
    words = ("coach", ",".join(KINGDOM), "--games", "8", "--out", str(file))
    ran = regalia(*words, "--deals", "1", "--against", "basic,smithy")
    assert ran.code == 0 and "8 games" in ran.out and "basic" in ran.out and "smithy" in ran.out
    assert parse_list(file.read_text(), "plan")
    file.write_text("Copper\n")
    for language in LANGUAGES:
        ran = regalia("--language", language, *words[:-4], "--games", "0", "--minutes", "0", "--out", str(file), "--deals", "0")
        assert ran.code == 0 and file.read_text() == f"Copper\n{MANNERS}\n"
    assert regalia("coach", "nowhere", "--out", str(file)).code == 2
    assert regalia("coach", "--minutes", "-1").code == 2
    assert regalia(*words, "--against", "nobody").code == 2
    file.write_text("no such card at all\n")
    assert regalia(*words).code == 2
