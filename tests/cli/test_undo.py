"""Which answers can be taken back: those after which nobody knows more than before, and nobody else has decided."""

from pathlib import Path

import pytest

from regalia.cli.session import Session, resume
from regalia.games import load_record, setup_for, start
from regalia.kernel.chance import Chance
from regalia.kernel.options import Option

SEEDS = range(200)


def brought_to(scenario: str, rank: int, verb: str) -> tuple[Session, Option]:
    """A session in which the person may use an option of a character, played there by chance."""
    for seed in SEEDS:
        setup = setup_for("citadels", scenario=scenario, seats=4, seed=seed)
        session = Session(setup, 0, ["random"])
        chance = Chance(seed)
        session.let_bots_play()
        while session.game.decision is not None:
            options = session.game.decision.options
            for option in options:
                if option.verb.name == verb:
                    return session, option
            wanted = [option for option in options if option.verb.name == "choose" and option.subject == rank]
            session.answer((wanted or [options[chance.below(len(options))]])[0])
            session.let_bots_play()
    raise AssertionError(f"no game offered {verb}")


@pytest.mark.parametrize(
    ("scenario", "rank", "verb"),
    [
        ("first_game", 1, "kill"),
        ("first_game", 2, "rob"),
        ("first_game", 4, "take_crown"),
        ("first_game", 4, "income"),
        ("first_game", 6, "gain_extra_gold"),
        ("devious", 1, "place_signed_warrant"),
        ("first_game", 3, "redraw"),
    ],
)
def test_what_reveals_nothing_can_be_taken_back(scenario: str, rank: int, verb: str) -> None:
    session, option = brought_to(scenario, rank, verb)
    before, answers = session.game.copy(), len(session.record.answers)
    session.answer(option)
    assert session.why_not_undo() == ""
    session.undo()
    assert session.game == before and len(session.record.answers) == answers
    assert session.game.decision is not None and option in session.game.decision.options
    session.answer(option)
    assert session.why_not_undo() == "", "and it can be done and taken back again"


@pytest.mark.parametrize(
    ("scenario", "rank", "verb", "reason"),
    [
        ("first_game", 4, "gather_cards", "undo-seen"),
        ("first_game", 7, "gain_extra_cards", "undo-seen"),
        ("first_game", 3, "exchange_hands", "undo-seen"),
        ("first_game", 8, "build", "undo-seen"),
        ("devious", 3, "look_into_hand", "undo-seen"),
        ("devious", 2, "reveal_threat", "undo-seen"),
        ("illustrious", 2, "spy", "undo-seen"),
        ("illustrious", 3, "foresee", "undo-chance"),
        ("illustrious", 4, "take_random_card", "undo-chance"),
    ],
)
def test_what_reveals_something_stands(scenario: str, rank: int, verb: str, reason: str) -> None:
    session, option = brought_to(scenario, rank, verb)
    session.answer(option)
    assert session.why_not_undo() == reason


def test_what_others_answered_stands() -> None:
    session, option = brought_to("first_game", 1, "end_turn")
    session.answer(option)
    assert session.let_bots_play() and session.why_not_undo() == "undo-others"


def test_nothing_was_answered_yet() -> None:
    session = Session(setup_for("citadels", seats=4), 0, ["random"])
    assert session.why_not_undo() == "undo-nothing"


def test_fingerprints_are_taken_back_with_the_answers() -> None:
    """The fiftieth answer writes a fingerprint; the record stays sound."""
    for seed in SEEDS:
        session = Session(setup_for("citadels", seats=4, seed=seed), 0, ["random"])
        session.let_bots_play()
        while session.game.decision is not None and len(session.record.answers) < 60:
            session.answer(session.game.decision.options[0])
            if len(session.record.answers) == 50 and not session.why_not_undo():
                session.undo()
                assert session.record.prints == []
                session.answer(session.game.decision.options[0])
                assert load_record(session.record.text()).replay(start) == session.game
                return
            session.let_bots_play()
    raise AssertionError("no fiftieth answer could be taken back")


def test_an_answer_cut_short_by_an_interrupt_is_not_saved(folder: Path) -> None:
    """Interrupted between writing down the fiftieth answer and its fingerprint, the record would not be sound."""
    session = Session(setup_for("citadels", seats=4), 0, ["random"])
    while len(session.record.answers) < 50:
        session.let_bots_play()
        assert session.game.decision is not None
        session.answer(session.game.decision.options[0])
    del session.record.answers[50:]
    session.record.prints.clear()
    session.save(folder / "cut.json")
    assert len(resume(folder / "cut.json", None, []).record.answers) == 49
