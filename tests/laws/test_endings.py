"""Every game ends, and its outcome is what the rules say of the last position."""

import json
from collections.abc import Mapping

import pytest

from regalia.kernel.game import NotOverError
from regalia.kernel.views import SPECTATOR
from tests.laws.checking import law
from tests.laws.worlds import CITADELS, MOST_DECISIONS, Table, Walk


@law(examples=5)
def test_random_play_ends(table: Table, walk: Walk) -> None:
    game = walk.start()
    for answered in walk.moments(game):
        assert answered < MOST_DECISIONS
        if game.decision is not None:
            with pytest.raises(NotOverError, match=f"seat {game.decision.seat} is asked {game.decision.question.name}"):
                game.outcome()
    assert answered > 2 * table.seats
    outcome = game.outcome()
    assert game.stack == [] and json.loads(json.dumps(outcome)) == outcome
    winners = outcome["winners"]
    assert isinstance(winners, list) and winners and set(winners) <= set(range(table.seats))


class Referee:
    """Knows from the public events alone who turned up which character in the round that is played."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.highest = [0] * seats
        self.rounds = 0

    def hear(self, kind: str, told: tuple[int, ...]) -> None:
        if kind == "round_begins":
            self.rounds += 1
            self.highest = [0] * self.seats
        elif kind == "reveals":
            seat, rank = told
            self.highest[seat] = max(self.highest[seat], rank)

    def winners(self, outcome: Mapping[str, object]) -> list[int]:
        totals = outcome["totals"]
        assert isinstance(totals, list)
        tied = [seat for seat in range(self.seats) if totals[seat] == max(totals)]
        best = max(self.highest[seat] for seat in tied)
        return [seat for seat in tied if self.highest[seat] == best]


@pytest.mark.rules("C-SCORE-07", "C-SCORE-08", "C-SCORE-13", "R-11", "R-12")
@law(examples=10, tables=CITADELS)
def test_the_highest_total_wins_and_among_equals_the_highest_rank_turned_up(table: Table, walk: Walk) -> None:
    game = walk.start(listen=True)
    for _ in walk.moments(game):
        pass
    referee = Referee(table.seats)
    for event in game.listen():
        kind, _, told, _ = event.seen_by(SPECTATOR)
        referee.hear(kind, told)
    outcome = game.outcome()
    assert outcome["winners"] == referee.winners(outcome)
    assert outcome["tie_break"] == referee.highest and outcome["rounds"] == referee.rounds
    sheets, totals = outcome["sheets"], outcome["totals"]
    assert isinstance(sheets, list) and isinstance(totals, list)
    assert totals == [sum(sheet.values()) for sheet in sheets]


@pytest.mark.rules("C-END-03", "C-END-10", "C-SCORE-03", "C-SCORE-04")
@law(examples=2, tables=CITADELS)
def test_the_round_is_played_out_and_the_first_complete_city_scores_four(table: Table, walk: Walk) -> None:
    game = walk.start(listen=True)
    for _ in walk.moments(game):
        pass
    kinds = [event.kind for event in game.listen()]
    assert kinds[-1] == "game_over"
    sheets = game.outcome()["sheets"]
    assert isinstance(sheets, list)
    complete = game.view(SPECTATOR).facts["finished"]
    assert [seat for seat in range(table.seats) if "first_complete" in sheets[seat]] == complete[:1]
    assert [seat for seat in range(table.seats) if "complete" in sheets[seat]] == sorted(complete[1:])
    if "restores_goal" not in kinds:  # a destroyed Bell Tower may take completion back (R-D1.9)
        assert "round_begins" not in kinds[kinds.index("completes_city") :]
