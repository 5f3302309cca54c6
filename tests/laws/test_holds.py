"""What effects mean by a card's number, the asked seat knows: dealing leaves such cards where they are, so it must not tell.

A card that is hidden from the asked seat, too, is hidden by its effect (``Effect.hides``), which is renamed in every new world.
"""

import ast
from collections.abc import Iterator
from functools import cache
from typing import Any

from regalia.games import setup_for, start
from regalia.kernel.chance import Chance
from regalia.kernel.game import Game
from regalia.kernel.values import Value
from regalia.kernel.worlds import Worlds
from tests.laws.checking import law
from tests.laws.worlds import Table, Walk
from tests.test_tracking_law import classes_of, sources


@law(examples=2)
def test_no_effect_holds_a_card_the_asked_seat_does_not_know(table: Table, walk: Walk) -> None:
    game = walk.start()
    for _ in walk.many_moments(game):
        assert game.decision is not None
        seat = game.decision.seat
        for effect in game.stack:
            for card, _ in effect.holds():
                assert game.known[card] >> seat & 1, f"{effect} tells seat {seat} where card {card} lies"


def is_renamed(game: Game, value: Value, card: int) -> bool:
    """Whether the card waits for a later moment with it: the numbers of such cards are renamed in every new world."""
    waiting = [later for later in getattr(game, "pending", []) if value in list(values(later))]
    return any(later.renamed({card: card}, game.moves) != later for later in waiting)


def values(thing: Any) -> Iterator[Value]:
    """All values a thing is made of."""
    if isinstance(thing, Value):
        yield thing
        thing = thing.fields()
    if isinstance(thing, tuple | list):
        for part in thing:
            yield from values(part)


@cache
def remembering() -> dict[str, list[str]]:
    """By class of value the fields in which it keeps tracks of cards, read from the code: compiled classes do not tell."""
    found: dict[str, list[str]] = {}
    for node in classes_of(sources()).values():
        for method in node.body:
            if isinstance(method, ast.FunctionDef) and method.name == "__init__":
                types = {one.arg: ast.unparse(one.annotation) for one in method.args.args[1:] if one.annotation is not None}
                found[node.name] = [
                    name for name, of in types.items() if "Track" in of or (name == "card" and "moved" in types)
                ]
    return found


def tracks(value: Value) -> Iterator[tuple[int, int]]:
    """The cards a value remembers, with how often they had moved."""
    for field in remembering().get(type(value).__name__, []):
        kept = getattr(value, field)
        if isinstance(kept, int):
            yield kept, value.moved  # type: ignore[attr-defined]
        elif kept and isinstance(kept[0], int):
            yield kept
        elif kept:
            yield from kept


@law(examples=2)
def test_no_track_of_a_card_is_lost_by_dealing(table: Table, walk: Walk) -> None:
    """The counters of hidden cards are dealt anew, so nothing may be on the track of one unless it holds it or is renamed."""
    game = walk.start()
    for _ in walk.many_moments(game):
        assert game.decision is not None
        seat = game.decision.seat
        held = {card for effect in game.stack for card, _ in effect.holds()}
        hiding = {value for effect in game.stack if effect.hides() for value in values(effect)}
        for value in values([*game.stack, *getattr(game, "pending", [])]):
            for card, moved in tracks(value):
                if card < 0 or game.moves[card] != moved or card in held or value in hiding:
                    continue
                if not is_renamed(game, value, card):
                    assert game.known[card] >> seat & 1, f"{value} follows card {card}, which seat {seat} does not know"


def is_remembered(game: Game) -> list[bool]:
    """For everything that remembers a card, in its order: whether it still lies where it was."""
    waiting = [*game.stack, *getattr(game, "pending", [])]
    return [game.is_found(track) for value in values(waiting) for track in tracks(value)]


@law(examples=2)
def test_in_a_dealt_world_the_same_tracks_are_lost(table: Table, walk: Walk) -> None:
    for game in walk.some_moments(12):
        assert game.decision is not None
        world = Worlds(game, game.decision.seat).deal(Chance(walk.lot.word()))
        assert is_remembered(world) == is_remembered(game)


MASQUERADE = ("masquerade", "village", "smithy", "market", "moat", "cellar", "militia", "festival", "laboratory", "workshop")


def test_what_others_passed_with_masquerade_is_not_told() -> None:
    """Who is asked while others have picked unseen is dealt other cards in their place."""
    setup = setup_for("dominion", seats=4, kingdom=list(MASQUERADE))
    asked = same = 0
    for seed in range(20):
        game = start(setup.reseeded(seed))
        lot = Chance(seed)
        for _ in range(600):
            if game.decision is None:
                break
            seat, top = game.decision.seat, game.stack[-1]
            picked: tuple[tuple[int, int], ...] = getattr(top, "cards", ()) if type(top).__name__ == "PassingLeft" else ()
            for at, (card, _) in enumerate(picked):
                if not game.known[card] >> seat & 1:
                    world = Worlds(game, seat).deal(Chance(lot.word()))
                    assert world.view(seat).text() == game.view(seat).text()
                    dealt, moved = world.stack[-1].cards[at]  # type: ignore[attr-defined]
                    assert world.moves[dealt] == moved
                    assert world.place[dealt] == game.place[card]
                    asked += 1
                    same += world.face(dealt) == game.face(card)
            plays = [at for at, one in enumerate(game.decision.options) if one.verb.name in ("play", "buy")]
            game.answer_number(plays[lot.below(len(plays))] if plays else lot.below(len(game.decision.options)))
    assert asked > 20 and same < asked * 0.8, f"{same} of {asked} true faces"
