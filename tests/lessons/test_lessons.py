"""Every lesson is tested as a case is: its game can be played as written, and everything the coach says can be said."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from regalia.games import names, start
from regalia.kernel.game import Game
from regalia.lessons import Lesson, LessonError, lesson_of, lessons_of, read_lesson
from regalia.rulebook import catalogue
from regalia.words.messages import LANGUAGES
from regalia.words.messages import catalogue as words_in

LESSONS = [lesson for game in names() for lesson in lessons_of(game)]
NAMES = {f"seat{seat}": "Grumpy Gertrude" for seat in range(8)}
PUZZLE = "{{lesson: x, order: 1, setup: {{}}, seat: 0, answers: [], puzzle: true, steps: [{{at: 0, asks: turn, {step}}}]}}"
MOST = 140  # characters of a sentence: two lines of the coach's bubble on a phone


def spoken(lesson: Lesson) -> list[str]:
    ids = [one for step in lesson.steps for one in step.said()]
    return [f"{lesson.game}-lesson-{lesson.id}", *[f"{lesson.game}-lesson-{lesson.id}-{id_}" for id_ in ids]]


def games_of(lesson: Lesson) -> Iterator[tuple[int, Game]]:
    """The lesson's own game before each of its answers."""
    game = start(lesson.setup())
    for at, option in enumerate(lesson.answers):
        yield at, game
        game.answer_number(option)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.id}")
class TestLessons:
    def test_its_game_is_played_as_written(self, lesson: Lesson) -> None:
        """Each step stands at a decision of the learner that asks what it says, and the answer it wants is the one given."""
        own = [step for step in lesson.steps if not step.apart]
        steps = {step.at: step for step in own}
        assert len(steps) == len(own)
        assert [step.at for step in lesson.steps] == sorted(step.at for step in lesson.steps)
        assert min(steps) >= lesson.skip
        for at, game in games_of(lesson):
            assert game.decision is not None
            step = steps.pop(at, None)
            if step is not None:
                assert (game.decision.seat, game.decision.question.name) == (lesson.seat, step.asks), f"step at {at}"
                assert step.do in (-1, lesson.answers[at]), f"step at {at} wants {step.do}, and {lesson.answers[at]} is given"
                assert not step.only or step.do >= 0
                offered = len(game.decision.options)
                assert {step.do, *step.also, *step.wrong} <= {-1, *range(offered)}, f"step at {at}: {offered} options"
                assert not {step.do, *step.also} & set(step.wrong), f"step at {at}: right and wrong"
        assert not steps, "steps after the last answer"

    def test_its_puzzle_is_reached(self, lesson: Lesson) -> None:
        """Whatever the learner has a choice in is coached and insisted on, and the puzzle is what the game comes to."""
        if not lesson.puzzle:
            return
        steps = {step.at: step for step in lesson.steps}
        for at, game in games_of(lesson):
            assert game.decision is not None
            if at < lesson.skip or game.decision.seat != lesson.seat or len(game.decision.options) == 1:
                continue
            assert at in steps and steps[at].only, f"at {at} the learner may leave the lesson before its puzzle"
        assert lesson.steps[-1].at == len(lesson.answers) - 1

    def test_its_puzzle_has_right_and_wrong_answers(self, lesson: Lesson) -> None:
        """Both are offered, by the rules, and a wrong one leads somewhere else."""
        if not lesson.puzzle:
            return
        puzzle = lesson.steps[-1]
        game = start(lesson.setup())
        for option in lesson.answers[:-1]:
            game.answer_number(option)
        assert game.decision is not None
        right = {puzzle.do, *puzzle.also}
        wrong = set(range(len(game.decision.options))) - right
        assert wrong and len(right) < len(game.decision.options)
        ends = {}
        for option in (puzzle.do, *wrong):
            tried = game.copy()
            tried.answer_number(option)
            ends[option] = tried.fingerprint()
        assert all(ends[option] != ends[puzzle.do] for option in wrong), "a wrong answer that does the same as the right one"

    def test_what_is_pointed_at_is_there(self, lesson: Lesson) -> None:
        cards = {id_ for section in catalogue(lesson.game).values() for id_ in section}
        pointed = [one.point.partition(":") for step in lesson.steps for one in step.show if ":" in one.point]
        assert {id_ for kind, _, id_ in pointed if kind == "card"} <= cards
        assert {id_ for kind, _, id_ in pointed if kind == "seat"} <= {str(seat) for seat in range(lesson.setup().seats)}

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_everything_is_said(self, lesson: Lesson, language: str) -> None:
        words = words_in(language, language)
        assert [one for one in spoken(lesson) if not words.has(one)] == []
        assert [one for one in spoken(lesson) if len(words.format(one, "", NAMES)) > MOST] == []


def test_no_sentence_is_left_over() -> None:
    for game in names():
        used = {one for lesson in lessons_of(game) for one in spoken(lesson)}
        assert {one for one in words_in("en", "en").sources if one.startswith(f"{game}-lesson-")} == used


def test_ids_and_orders_are_its_own() -> None:
    for game in names():
        lessons = lessons_of(game)
        assert len({lesson.id for lesson in lessons}) == len({lesson.order for lesson in lessons}) == len(lessons)


def test_another_way_is_coached_where_a_step_fits() -> None:
    """A step that wants an answer speaks of the lesson's own game; one that leaves it free may be said in any."""
    lesson = lesson_of("dominion/first")
    given = list(lesson.answers[:24])
    assert lesson.steps[lesson.step(given, "buy_phase")].at == 24 and lesson.next_answer(given) == lesson.answers[24]
    given[4] = 0
    assert lesson.next_answer(given) == -1 and not lesson.is_followed(given)
    said = {asks: lesson.steps[lesson.step(given, asks)] for asks in ("buy_phase", "action_phase")}
    assert all(step.apart and step.do < 0 for step in said.values())
    assert lesson.step(given, "discard_down_to") == -1
    given += [0] * 10
    assert lesson.step(given, "buy_phase") == len(lesson.steps) - 1, "it comes to its end"


@pytest.mark.parametrize("game", ["citadels", "dominion"])
def test_the_first_game_is_told_to_its_end_whatever_is_answered(game: str) -> None:
    lesson = lessons_of(game)[0]
    last = lesson.steps[-1]
    assert last.do < 0 and not last.apart
    assert lesson.step([99] * (len(lesson.answers) + 1), last.asks) == len(lesson.steps) - 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["citadels", "dominion"])
def test_the_first_game_is_told_in_single_sentences(game: str, language: str) -> None:
    words = words_in(language, language)
    said = [words.format(one, "", NAMES) for one in spoken(lessons_of(game)[0])]
    assert [one for one in said if re.search(r"[.!?] ", one)] == []


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("lesson: x\nnonsense: 1", "nonsense"),
        ("lesson: x\norder: 1", "setup"),
        ("- a", "is not known"),
        (PUZZLE.format(step="show: [], do: 1, well: a"), "a puzzle needs"),
        (PUZZLE.format(step="show: [{point: option, say: a}], do: 1, well: a, other: b"), "does not point"),
        (PUZZLE.format(step="show: [{point: moon, say: a}]"), "cannot be pointed at"),
    ],
)
def test_a_wrong_file_says_what_is_wrong(wrong: str, said: str) -> None:
    with pytest.raises(LessonError, match=said):
        read_lesson("citadels", wrong, "some.yaml")


def test_the_files_are_packaged() -> None:
    for game in names():
        for lesson in lessons_of(game):
            assert Path(__file__).parents[2].joinpath("src", "regalia", game, "lessons", f"{lesson.id}.yaml").is_file()
