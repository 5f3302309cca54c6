"""Every reason has its sentence in every language, whoever it is about."""

import pytest

from regalia.games import setup_for
from regalia.kernel.arguments import OTHER, SEAT
from regalia.kernel.reasons import REASONS as SHARED
from regalia.kernel.reasons import Reason
from regalia.words import required_messages as required
from regalia.words import words_for
from regalia.words.messages import LANGUAGES
from tests.words.rules_code import reasons_given

GAME = pytest.mark.parametrize("game", required.GAMES)
READER = 1


@GAME
def test_the_rules_give_the_reasons_of_the_table_and_no_others(game: str) -> None:
    assert reasons_given(game) == set(required.REASONS[game])
    assert not set(SHARED) & set(required.REASONS[game])


@GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said(game: str, language: str) -> None:
    words = words_for(setup_for(game, seats=4), ["Ada", "Ben", "Cleo", "Dan"], READER, language)
    for name, kind in (SHARED | required.REASONS[game]).items():
        types = list(kind.told.values())
        said = [words.reason(Reason(name, "", tuple(who if of == SEAT else 2 for of in types))) for who in (READER, 2)]
        for sentence in said:
            assert sentence[0].isupper() or sentence[0] in "“„"
            assert sentence.endswith(".") and "{" not in sentence
        assert "Ben" not in said[0], "the reader is addressed"
        if SEAT in types or OTHER in types:
            assert "Cleo" in said[1], name


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "That takes 5 gold, and you have 3 gold."),
        ("de", "Dafür brauchst du 5 Gold, und du hast 3 Gold."),
        ("nl", "Daarvoor heb je 5 goud nodig, en je hebt 3 goud."),
    ],
)
def test_amounts_have_their_units(language: str, sentence: str) -> None:
    words = words_for(setup_for("citadels"), reader=0, language=language)
    assert words.reason(Reason("too_little_gold", "C-TURN-07", (5, 3))) == sentence
