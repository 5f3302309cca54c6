"""Laws of words, by random play: everything can be said to everybody, said options mean themselves, said prices are paid."""

from collections import Counter
from typing import Any

import pytest

from regalia.citadels.layout import THIEVES_DEN
from regalia.dominion.kingdoms import KINGDOMS
from regalia.games import setup_for, start
from regalia.kernel.chance import Chance
from regalia.kernel.events import Event
from regalia.kernel.game import Game
from regalia.kernel.options import Option
from regalia.kernel.setup import Setup
from regalia.kernel.views import View
from regalia.words import prices, words_for
from regalia.words.answers import parse
from regalia.words.catalogue import LANGUAGES

GAMES: list[dict[str, Any]] = [
    {"scenario": "first_game", "seats": 4},
    {"scenario": "devious", "seats": 3},
    {"scenario": "illustrious", "seats": 2},
    {"edition": "de", "scenario": "vicious", "seats": 5},
    {"edition": "nl", "scenario": "ambitious", "seats": 5, "action_cards": True},
    {"edition": "nl", "scenario": "cunning", "seats": 2, "action_cards": True},
    {"edition": "nl", "scenario": "tenacious", "seats": 7, "action_cards": True, "rank_9": "yes"},
]
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


def paid(events: list[Event], kind: str, seat: int, rule: str = "") -> int:
    """The amounts an event of this kind told about a seat, added up."""
    at = 2 if kind in ("builds", "takes_gold") else 1
    found = [event for event in events if event.kind == kind and (not rule or event.rule == rule)]
    whose = 1 if kind == "takes_gold" else 0
    return sum(event.told[at] for event in found if event.told[whose] == seat)


def check_price(setup: Any, view: View, option: Option, events: list[Event]) -> bool:
    """Whether the option is one with a price; then what was said of it must be what happened."""
    box, seat, verb = setup.box, view.viewer, option.verb.name
    if verb == "build" and option.subject != THIEVES_DEN:
        assert paid(events, "builds", seat) == prices.build_price(box, view, option.subject)
    elif verb == "destroy":
        assert paid(events, "pays", seat, "C-WARLORD-02") == prices.destroy_price(box, view, option.subject)
    elif verb == "seize":
        given = paid(events, "takes_gold", seat) + paid(events, "pays", seat)
        assert given == prices.seize_price(box, view, option.subject)
    elif verb == "income":
        number, in_cards = prices.income(box, view)
        assert paid(events, "gains_cards" if in_cards else "gains_gold", seat) == number
    elif verb == "collect":
        gained = paid(events, "gains_gold", seat), paid(events, "gains_cards", seat)
        assert gained == prices.collection(box, view, option.subject)
    elif verb == "gather_gold":
        assert paid(events, "gains_gold", seat) == prices.gathered_gold(view)
    elif verb == "gather_cards":
        number, all_kept = prices.gathered_cards(view)
        assert paid(events, "gains_cards" if all_kept else "draws_cards", seat) == number
    else:
        return False
    return True


def test_the_price_that_is_said_is_the_price_that_is_paid() -> None:
    seen: Counter[str] = Counter()
    for seed, choices in enumerate(GAMES * 3):
        setup, game, bot = begin(choices, seed)
        while game.decision is not None:
            view = game.view(game.decision.seat)
            costly = [option for option in view.options if option.verb.name in ("destroy", "seize", "collect")]
            options = costly or view.options
            option = options[bot.below(len(options))]
            heard = len(game.listen())
            game.answer(option)
            seen[option.verb.name] += check_price(setup, view, option, game.listen()[heard:])
    verbs = ("build", "destroy", "seize", "income", "collect", "gather_gold", "gather_cards")
    assert all(seen[verb] for verb in verbs), seen
