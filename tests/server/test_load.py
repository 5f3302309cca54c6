"""What measures the server really plays: a load that stalls would measure nothing and look quick."""

from regalia.bench.attacks import run_attacks
from regalia.bench.load_test import run_load
from regalia.bench.many_tables import TAIL, run_crowd


def test_everybody_answers_at_once_and_then_at_a_rate() -> None:
    found = run_load(tables=30, seats=2, seconds=1.0, rate=20.0, idle=0, warm_up=0.0)
    assert found.answers_per_second > 5
    assert 0 < found.latency_p50 <= found.latency_p99 <= found.latency_p999
    assert found.delivered >= 2 * 10, "two seats see every answer"


def test_tables_are_begun_others_play_and_somebody_comes_back_to_a_long_game() -> None:
    found = run_crowd(tables=3, rate=20.0, seconds=1.0, answers=TAIL + 50)
    assert found.answers >= 10 and found.latency_p999 > 0
    assert set(found.memory) == {3} and found.memory[3] > 10_000_000
    assert found.long_answers >= TAIL + 50 and 1_000 < found.back_bytes <= 300_000, (
        "however long the game: the tail alone is told"
    )


def test_people_play_on_while_somebody_attacks() -> None:
    (found,) = run_attacks(1.0, ("rename",))
    assert found.name == "rename" and found.views > 20 and found.quiet_p99 > 0 and found.factor() > 0
    assert found.quiet_work > 0 and found.work_factor() > 0 and found.done > 0
