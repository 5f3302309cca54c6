"""``python -m tests.web.sentences FILE``: games as the page hears them, and what Python says for each thing.

The page's tests say the same from the same numbers and compare (web/src/words/same.test.ts).
"""

import json
import random
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from regalia.dominion.rules.kinds import KIND_NAMES
from regalia.dominion.rules.layout import A_KIND
from regalia.games import setup_for, start
from regalia.kernel.events import Event
from regalia.kernel.game import Game
from regalia.server.views.lexicon import lexicon
from regalia.server.views.reasons import shown_reason, verbs
from regalia.server.views.view_json import public_setup, shown_event, shown_view
from regalia.words import words_for
from regalia.words.messages import LANGUAGES

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eva"]
WISHES = 6  # made at every decision
STORY = 400  # events told in one piece
ENOUGH = 3  # examples of each kind of event, question and option
GAMES: dict[str, list[dict[str, Any]]] = {
    "citadels": [{"seats": 5, "cast": "random", "uniques": "random"}] * 6
    + [{"edition": "nl", "seats": 4, "scenario": "cunning", "action_cards": True}],
    "dominion": [{"seats": 3, "kingdom": "first_game"}, {"seats": 2, "kingdom": "random"}]
    + [{"seats": 2, "kingdom": "random"}] * 4,
}


def played(game_name: str, choices: dict[str, Any], seed: int, counted: Counter[str]) -> dict[str, Any]:
    """One game; of every kind of thing a few examples, each as its reader is told it."""
    setup = setup_for(game_name, seed=seed, **choices)
    game: Game = start(setup)
    events = game.listen()
    names = NAMES[: setup.seats]
    words = {
        (language, reader): words_for(setup, names, reader, language)
        for language in LANGUAGES
        for reader in range(-1, setup.seats)
    }
    told: list[dict[str, Any]] = []
    happened: list[Event] = []
    asked: list[dict[str, Any]] = []
    reasons: list[dict[str, Any]] = []
    turn = 0
    chance = random.Random(seed)
    while game.decision is not None and turn < 900:
        turn += 1
        seat = game.decision.seat
        view = game.view(seat)
        shown = shown_view(game, seat, turn)
        fresh = []
        for number, option in enumerate(view.options):
            if counted[f"option-{option.verb.name}"] < ENOUGH:
                counted[f"option-{option.verb.name}"] += 1
                fresh.append({"at": number, "said": {one: words[one, seat].option(option, view) for one in LANGUAGES}})
        assert view.question is not None
        if fresh or counted[f"question-{view.question.name}"] < ENOUGH:
            counted[f"question-{view.question.name}"] += 1
            said = {one: words[one, seat].question(view.question, view) for one in LANGUAGES}
            asked.append({"view": msgspec.to_builtins(shown), "question": said, "options": fresh})
        reasons += explained(game, chance, words, counted)
        game.answer_number(chance.randrange(len(view.options)))
        for event in events:
            for reader in range(-1, setup.seats):
                key = f"{event.kind} {event.rule} {[reader == number for number in event.told]}"
                if counted[key] < ENOUGH:
                    counted[key] += 1
                    said = {one: words[one, reader].event(event.seen_by(reader)) for one in LANGUAGES}
                    told.append({"reader": reader, "event": msgspec.to_builtins(shown_event(event, reader)), "said": said})
        happened += events[: STORY - len(happened)]
        events.clear()
    return {
        "names": names,
        "setup": public_setup(setup, True),
        "told": told,
        "story": [story_of(happened, reader, words) for reader in (-1, 0)],
        "asked": asked,
        "reasons": reasons,
    }


def story_of(happened: list[Event], reader: int, words: dict[tuple[str, int], Any]) -> dict[str, Any]:
    """A part of the game in one piece, and whether each sentence begins something new."""
    seen = [event.seen_by(reader) for event in happened]
    said = {one: [[line.begins, line.sentence] for line in words[one, reader].story(seen)] for one in LANGUAGES}
    return {"reader": reader, "events": [msgspec.to_builtins(shown_event(event, reader)) for event in happened], "said": said}


def explained(
    game: Game, chance: random.Random, words: dict[tuple[str, int], Any], counted: Counter[str]
) -> list[dict[str, Any]]:
    """Why some seat may not do some things at random."""
    found: list[dict[str, Any]] = []
    known = list(verbs(game.setup.game).values())
    for _ in range(WISHES):
        seat = chance.randrange(game.seats)
        wish = chance.choice(chance.choice(known).options)
        if wish.verb.about == A_KIND and wish.subject >= len(KIND_NAMES):
            continue  # verbs have room for cards to come
        reason = game.explain(seat, wish)
        if counted[f"reason-{reason.name}"] < ENOUGH:
            counted[f"reason-{reason.name}"] += 1
            shown = msgspec.to_builtins(shown_reason(game, seat, wish))
            found.append({"reader": seat, "reason": shown, "said": {one: words[one, seat].reason(reason) for one in LANGUAGES}})
    return found


def main(file: Path) -> None:
    content: dict[str, Any] = {}
    for name, kinds in GAMES.items():
        counted: Counter[str] = Counter()
        content[name] = {
            "lexicon": msgspec.to_builtins(lexicon(name)),
            "games": [played(name, choices, seed, counted) for seed, choices in enumerate(kinds)],
        }
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(content), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
