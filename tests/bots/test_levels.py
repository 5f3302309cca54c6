"""Opponents by strength, and a table that never waits."""

import threading
from typing import Final

import pytest

from regalia.arena.match import Terms, play, scores, sittings
from regalia.bots import bots_of, check_bot, make_bot, parted, personas_of
from regalia.bots.levels import LEVELS
from regalia.bots.random_bot import RandomBot
from regalia.bots.watchdog import Watchdog
from regalia.games import door_of, names, setup_for, start
from regalia.kernel.chance import Chance
from regalia.kernel.options import Option, Verb
from regalia.kernel.setup import SetupError
from regalia.kernel.views import View
from regalia.words.opponents import player_names
from regalia.words.tongue import tongue


@pytest.mark.parametrize(
    ("game", "level"),
    [(game, level) for game in ("citadels", "dominion") for level in LEVELS if level in door_of(game).bots],
)
def test_every_level_plays_every_game(game: str, level: str) -> None:
    table = start(setup_for(game, seed=1))
    assert table.decision is not None
    seat = table.decision.seat
    table.answer(make_bot(level, table.setup, seat, Chance(1)).choose(table.view(seat)))


@pytest.mark.parametrize("game", ["citadels", "dominion"])
def test_easy_and_medium_answer_at_once_and_hard_within_a_second(game: str) -> None:
    """By the time they are given; that a search keeps its time is shown with a clock of the test's own (test_schemer)."""
    thinking = {level: parted(door_of(game).bots[level])[1].get("seconds", 0) for level in LEVELS}
    assert thinking["easy"] == thinking["medium"] == 0
    assert 0 < thinking["hard"] <= 1 < thinking["master"]


def test_medium_beats_easy() -> None:
    results = [play(Terms(), sitting) for sitting in sittings(["medium", "easy"], 4, range(6))]
    assert scores(["medium", "easy"], results)["medium"].wins > 7


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_opponents_have_names_of_their_own_in_every_language(language: str) -> None:
    for level in LEVELS:
        called = player_names([level] * 8, tongue(language, ""))
        assert len(set(called)) == 8
    assert player_names(["random"], tongue(language, "")) == [tongue(language, "").say("names").split(",")[0]]


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_somebody_in_particular_has_one_name(language: str) -> None:
    spoken, every = tongue(language, ""), personas_of("citadels")
    called = player_names([*every, every[0]], spoken)
    assert len(set(called)) == len(called) and called[-1] == f"{called[0]} 2"
    assert player_names([f"{every[0]}?variety=0.5"], spoken) == called[:1]


def test_somebody_in_particular_is_another_bot_with_options() -> None:
    """In the arena, too; what is said besides comes after what is meant."""
    setup = setup_for("citadels", seats=4, seed=1)
    made = {name: make_bot(name, setup, 0, Chance(1)) for name in personas_of("citadels")}
    assert len({(bot.style, bot.variety, bot.temperature) for bot in made.values()}) == len(made) >= 5  # type: ignore[attr-defined]
    assert all(bot.is_patient for bot in made.values())  # type: ignore[attr-defined]
    assert make_bot("jester?temperature=0.5", setup, 0, Chance(1)).temperature == 0.5  # type: ignore[attr-defined]
    results = [play(Terms(), sitting) for sitting in sittings(["mason", "jester"], 2, range(1))]
    assert len(results) == 2
    with pytest.raises(SetupError):
        check_bot("mason", "dominion")


def test_options_are_read_and_wrong_ones_refused() -> None:
    assert parted("schemer?iterations=5&seconds=0.5") == ("schemer", {"iterations": 5, "seconds": 0.5})
    for game in names():
        for name in bots_of(game):
            check_bot(name, game)
    for wrong in ("schemer?speed=3", "schemer?iterations", "steward?=3"):
        with pytest.raises(SetupError):
            check_bot(wrong, "citadels")


NO_NUMBERS: Final = {
    "learned?seconds=x": "bot-number",
    "learned?seconds=nan": "bot-number",
    "learned?seconds=inf": "bot-number",
    "learned?seconds=": "bot-number",
    "learned?seconds=-1": "bot-least",
    "learned?iterations=-3": "bot-least",
    "learned?iterations=2.5": "bot-whole",
    "learned?iterations=many": "bot-number",
    "learned?variety=-2": "bot-least",
    "schemer?iterations=-1": "bot-least",
    "schemer?seconds=soon": "bot-number",
}


@pytest.mark.parametrize("game", ["citadels", "dominion"])
@pytest.mark.parametrize(("wrong", "name"), NO_NUMBERS.items())
def test_numbers_that_are_none_or_below_0_are_refused_before_the_first_game(game: str, wrong: str, name: str) -> None:
    with pytest.raises(SetupError) as problem:
        check_bot(wrong, game)
    assert problem.value.name == name and wrong in str(problem.value)


def test_also_with_somebody_in_particular_and_where_games_are_played() -> None:
    for wrong in ("mason?style=raider&variety=x", "stickler?seconds=-1"):
        with pytest.raises(SetupError, match="a number"):
            Terms().series(sittings([wrong, "steward"], 2, range(1))[0].lineup)
    with pytest.raises(SetupError, match="whole number"):
        check_bot("smithy?patient=0.5", "dominion")
    check_bot("learned?seconds=1&iterations=0&variety=0.5&temperature=0", "citadels")
    check_bot("docs.examples.hoarder:Hoarder?greed=-1.5", "citadels")  # a bot of somebody else's takes what it likes


class Slow(RandomBot):
    """Thinks until it is told that the thinking is over."""

    enough: Final = threading.Event()

    def choose(self, view: View) -> Option:
        assert self.enough.wait(60)
        return super().choose(view)

    def best_so_far(self, view: View) -> Option | None:
        return view.options[-1]


class Raises(RandomBot):
    def choose(self, view: View) -> Option:
        raise RuntimeError("no idea")


class Invents(RandomBot):
    def choose(self, view: View) -> Option:
        return Verb("win").of(0)


def test_a_table_does_not_wait_for_a_bot_that_thinks_too_long() -> None:
    game = start(setup_for("citadels", seed=1))
    plain = RandomBot(game.setup, 0, Chance(1))
    slow = Watchdog(Slow(game.setup, 0, Chance(1)), plain, limit=0.05)
    view = game.view(0)
    assert slow.choose(view) is view.options[-1]  # its best so far
    assert slow.choose(view) in view.options  # still busy: not asked again
    assert slow.late == 1 and slow.busy is not None and slow.busy.is_alive()
    Slow.enough.set()
    patient = Watchdog(Slow(game.setup, 0, Chance(1)), plain, limit=60.0)
    assert patient.choose(view) in view.options and patient.late == 0


def test_a_bot_that_has_answered_is_not_busy_however_long_its_thread_takes_to_end(monkeypatch: pytest.MonkeyPatch) -> None:
    end = threading.Event()

    class Lingers(threading.Thread):
        def run(self) -> None:
            super().run()
            end.wait()

    class Last(RandomBot):
        def choose(self, view: View) -> Option:
            return view.options[-1]

    monkeypatch.setattr(threading, "Thread", Lingers)
    game = start(setup_for("citadels", seed=1))
    view = game.view(0)
    guarded = Watchdog(Last(game.setup, 0, Chance(1)), Raises(game.setup, 0, Chance(1)), limit=60.0)
    try:
        assert guarded.choose(view) is view.options[-1] and guarded.busy is None
        assert guarded.choose(view) is view.options[-1] and guarded.late == guarded.failed == 0
    finally:
        end.set()


@pytest.mark.parametrize("kind", [Raises, Invents])
def test_a_bot_that_fails_is_answered_for(kind: type[RandomBot]) -> None:
    game = start(setup_for("citadels", seed=1))
    guarded = Watchdog(kind(game.setup, 0, Chance(1)), RandomBot(game.setup, 0, Chance(1)))
    assert guarded.choose(game.view(0)) in game.view(0).options
    assert guarded.failed == 1
