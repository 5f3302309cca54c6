"""Laws in the positions of the cases: random play seldom comes to most of their questions."""

import random
from collections import Counter
from pathlib import Path

import pytest

from regalia.casebook import case_files, load_cases, run_case
from regalia.dominion.rules.kinds import KIND_NAMES
from regalia.dominion.rules.layout import A_KIND, A_NUMBER
from regalia.dominion.rules.table import Dominion
from regalia.kernel.effects import Effect
from regalia.kernel.game import Game
from regalia.kernel.options import PASS
from regalia.kernel.reasons import REASONS as SHARED
from regalia.words.required_messages import REASONS
from tests.laws.test_explain import TURNS, rules, wishes
from tests.laws.truths import is_true
from tests.laws.worlds import LONG, SEED

CASES = Path(__file__).parents[2] / "cases"
# A third of the files, drawn by the seed that stands in the tests' names; at length all of them.
ALL = list(case_files([CASES]))
FILES = ALL if LONG else random.Random(SEED).sample(ALL, len(ALL) // 3)
SILENT = ("Window", "ChooseToShow")  # which leave some of it to the game
OFFERING = ("react", "black_market")  # what else may be done at such a moment has its reasons, too
FULLY = 2  # so often a question is asked about everything there is; after that about the verbs it offers


class Explained:
    """What is offered is legal, and anything else has a reason that is true."""

    def __init__(self) -> None:
        self.met: Counter[tuple[str, str]] = Counter()

    def __call__(self, game: Game) -> None:
        decision = game.decision
        assert decision is not None
        effect = game.stack[-1]
        asked = (decision.question.name, type(effect).__name__)
        self.met[asked] += 1
        offered = set(decision.options)
        verbs = {option.verb for option in offered if option.verb.about}
        wished = [PASS, *(option for verb in verbs for option in verb.options), *offered]
        if self.met[asked] <= FULLY:
            wished += wishes(game.setup.game)
        wished = [wish for wish in wished if wish.verb.about != A_KIND or wish.subject < len(KIND_NAMES)]
        in_turn = decision.question.name in TURNS[game.setup.game]
        if len(offered) == 1 and not in_turn and isinstance(game, Dominion):
            assert decision.question.poker_face, "with a single answer nobody is asked but to keep a secret"
        explains = type(effect).why_not is not Effect.why_not and type(effect).__name__ not in SILENT
        known = {**SHARED, **REASONS[game.setup.game]}
        for wish in wished:
            reason = game.explain(decision.seat, wish)
            assert reason.is_legal() == (wish in offered), (wish, reason)
            assert reason.rule in rules(), reason
            assert is_true(game, decision.seat, reason, known), (wish, reason)
            if wish in offered:
                assert effect.why_not(game, wish) is None, (wish, "the predicates find nothing wrong either")
            elif wish.verb in verbs:
                assert reason.name != "not_among", (wish, "the question knows what is wrong with this one")
                if explains and wish.verb.about != A_NUMBER:
                    assert effect.why_not(game, wish) is not None, (wish, "this question explains itself")
            elif verbs and not in_turn and isinstance(game, Dominion) and decision.question.name not in OFFERING:
                assert effect.why_not(game, wish) is None, (wish, "this question is about something else")


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.stem}-of-{file.parent.name}-seed{SEED}")
def test_every_wish_is_answered(file: Path) -> None:
    watch = Explained()
    for case in load_cases(file):
        for edition in case.editions:
            result = run_case(case, edition, watch)
            assert result.passed, "\n" + result.problem
