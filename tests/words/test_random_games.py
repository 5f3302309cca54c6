"""Laws of words, by random play: everything can be said to everybody, and said options mean themselves."""

from typing import Any

import pytest

from regalia.dominion.rules.kingdoms import KINGDOMS
from regalia.games import setup_for, start
from regalia.kernel.chance import Chance
from regalia.kernel.game import Game
from regalia.kernel.setup import Setup
from regalia.words import words_for
from regalia.words.messages import LANGUAGES
from regalia.words.parse_answer import parse

GAMES: list[dict[str, Any]] = [
    {"scenario": "first_game", "seats": 4},
    {"scenario": "devious", "seats": 3, "rank_9": "artist"},
    {"scenario": "illustrious", "seats": 2, "rank_4": "king"},
    {"edition": "de", "scenario": "vicious", "seats": 5},
    {"edition": "nl", "scenario": "ambitious", "seats": 5, "action_cards": True},
    {"edition": "nl", "scenario": "cunning", "seats": 2, "rank_4": "patrician", "action_cards": True},
    {"edition": "nl", "scenario": "tenacious", "seats": 7, "action_cards": True, "rank_9": "yes"},
]
BARE = {"no", "nein", "nee"}  # no answer is that alone: it says what is done or left
DOMINION: list[dict[str, Any]] = [
    *[{"game": "dominion", "kingdom": name, "seats": 2} for name in KINGDOMS if name != "money"],
    *[{"game": "dominion", "kingdom": "random", "seats": seats} for seats in (2, 3, 4)],
]
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
EVERY = pytest.mark.parametrize("choices", GAMES + DOMINION, ids=lambda choices: "-".join(map(str, choices.values())))


def begin(choices: dict[str, Any], seed: int) -> tuple[Setup, Game, Chance]:
    setup = setup_for(**{"game": "citadels", **choices}, seed=seed)
    return setup, start(setup, listen=True), Chance(seed + 1000)


def chosen(game: Game, bot: Chance) -> int:
    assert game.decision is not None
    return bot.below(len(game.decision.options))


@LANGUAGE
@EVERY
def test_everything_can_be_said_to_everybody(choices: dict[str, Any], language: str) -> None:
    setup, game, bot = begin(choices, 1)
    viewers = range(-1, setup.seats)
    words = {viewer: words_for(setup, (), viewer, language) for viewer in viewers}
    heard = 0
    while game.decision is not None:
        seat = game.decision.seat
        view = game.view(seat)
        question = words[seat].question(game.decision.question, view)
        assert question and "{" not in question and "  " not in question
        sentences = [words[seat].option(option, view) for option in view.options]
        assert len(set(sentences)) == len(sentences), f"options that sound alike: {sentences}"
        assert all(sentence and "{" not in sentence for sentence in sentences)
        assert not BARE.intersection(sentences), game.decision.question.name
        game.answer_number(chosen(game, bot))
        for event in game.listen()[heard:]:
            said = [words[viewer].event(event.seen_by(viewer)) for viewer in viewers]
            said.append(words[-1].event((event.kind, event.rule, event.told, event.secret)))
            assert not any("{" in sentence for sentence in said)
            assert not any(said) or event.kind in words[-1].events
        heard = len(game.listen())


@LANGUAGE
@EVERY
def test_the_sentence_of_an_option_means_that_option(choices: dict[str, Any], language: str) -> None:
    setup, game, bot = begin(choices, 2)
    words = [words_for(setup, (), seat, language) for seat in range(setup.seats)]
    while game.decision is not None:
        view = game.view(game.decision.seat)
        option = view.options[bot.below(len(view.options))]
        sentence = words[view.viewer].option(option, view)
        assert parse(sentence, view, words[view.viewer]) is option
        assert parse(f"  {sentence.upper()}! ", view, words[view.viewer]) is option
        game.answer(option)
