"""A game is stored and restored at any decision, in the middle of any card, and plays on as if nothing had been."""

import json
import os
import pickle
import subprocess
import sys
from typing import Any

import pytest

from regalia import games
from regalia.dominion.rules.cards.everything import CARDS, LANDSCAPES, PRINTINGS
from regalia.kernel.chance import Chance
from regalia.kernel.options import Verb
from regalia.kernel.store import DamagedState, attributes, decode, encode, fingerprint, store, value_classes
from regalia.kernel.values import Value
from tests.laws.checking import law
from tests.laws.reflection import assert_same, state
from tests.laws.worlds import TABLES, Table, Walk, play


def test_every_kind_of_value_has_a_name_of_its_own() -> None:
    """By which what is stored finds it again."""
    for game in games.names():
        games.door_of(game).part("engine")
    assert value_classes()


@law()
def test_a_game_is_restored_at_any_decision(table: Table, walk: Walk) -> None:
    game = walk.start()
    for _ in walk.many_moments(game):
        stored = json.loads(json.dumps(store(game)))
        assert_same(state(game), state(games.restore_game(walk.setup, stored)))
    over = games.restore_game(walk.setup, json.loads(json.dumps(store(game))))
    assert over.decision is None and over.outcome() == game.outcome()


@law()
def test_a_restored_game_plays_on_identically(table: Table, walk: Walk) -> None:
    for game in walk.some_moments(4):
        twin = games.restore_game(games.setup_from_json(walk.setup.json()), game.json())
        seed = walk.lot.word()
        real = game.copy()
        play(real, Chance(seed), 100_000)
        play(twin, Chance(seed), 100_000)
        assert real.decision is None
        assert_same(state(real), state(twin))


@law()
def test_a_setup_keeps_its_position_on_paper_and_in_a_pickle(table: Table, walk: Walk) -> None:
    for game in walk.some_moments(1):
        laid = walk.setup.at(game.json())
        for twin in (games.setup_from_json(json.loads(json.dumps(laid.json()))), pickle.loads(pickle.dumps(laid))):
            assert twin == laid and twin.position == laid.position
            assert games.start(twin) == games.start(laid) and games.start(twin).json() == game.json()


@law()
def test_every_effect_is_its_fields_and_survives_storing(table: Table, walk: Walk) -> None:
    game = walk.start()
    for _ in walk.moments(game):
        for effect in game.stack:
            assert type(effect)(*effect.fields()) == effect
            assert hash(type(effect)(*effect.fields())) == hash(effect)
            back = decode(json.loads(json.dumps(encode(effect))))
            assert type(back) is type(effect) and back == effect


def test_every_value_printed_on_a_card_is_its_fields() -> None:
    """So that a game can be stored while any of them is followed, however rarely a walk comes by."""
    printed: list[Any] = [*CARDS, *LANDSCAPES, *PRINTINGS.values()]
    waiting = [part for one in printed for part in vars_of(one)]
    seen: set[int] = set()
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, (tuple, list)):
            waiting += thing
        elif isinstance(thing, Verb):  # named, and never stored; what it lets follow is
            waiting += vars_of(thing)
        elif isinstance(thing, Value) and id(thing) not in seen:
            seen.add(id(thing))
            assert type(thing)(*thing.fields()) == thing
            assert decode(json.loads(json.dumps(encode(thing)))) == thing
            waiting += thing.fields()
    assert len(seen) > 500


def vars_of(thing: Any) -> list[Any]:
    return [getattr(thing, name) for name in attributes(thing) if hasattr(thing, name)] + list(
        getattr(thing, "__dict__", {}).values()
    )


@law()
def test_fingerprints_tell_games_apart(table: Table, walk: Walk) -> None:
    game = walk.start()
    prints = []
    for _ in walk.many_moments(game):
        prints.append(fingerprint(game))
        assert fingerprint(game.copy()) == prints[-1]
    assert len(set(prints)) == len(prints), "no position of a game comes back"
    other = games.start(walk.setup.reseeded(walk.setup.seed + 1))
    assert fingerprint(other) != prints[0]


@law()
def test_a_damaged_state_is_refused_with_the_place(table: Table, walk: Walk) -> None:
    for game in walk.some_moments(1):
        stored = store(game)
        for name in stored:
            rest = {other: value for other, value in stored.items() if other != name}
            with pytest.raises(DamagedState, match=f"lacks {name}"):
                games.restore_game(walk.setup, rest)
        with pytest.raises(DamagedState, match="has wishes"):
            games.restore_game(walk.setup, stored | {"wishes": 3})
        with pytest.raises(DamagedState, match="unknown effect 'Wish'"):
            games.restore_game(walk.setup, stored | {"stack": [{"is": "Wish", "of": []}]})
        with pytest.raises(DamagedState, match="'chance' of the stored game is damaged"):
            games.restore_game(walk.setup, stored | {"chance": {"chance": "loaded", "state": []}})
        for row in ("known", "moves", "place"):
            kept = stored[row]
            for damaged in (
                kept[1:],
                [*kept, 0],
                ["x", *kept[1:]],
                [1 << 70, *kept[1:]],
                [-2, *kept[1:]],
                "x" * len(kept),
                None,
                3,
            ):
                with pytest.raises(DamagedState, match=f"'{row}' of the stored game is damaged"):
                    games.restore_game(walk.setup, stored | {row: damaged})


PRINTS = """
from tests.laws.worlds import TABLES, Walk, play
from regalia.kernel.chance import Chance
for table in TABLES[::4]:
    walk = Walk(table, 11)
    game = walk.start()
    play(game, walk.bot(), 90)
    print(table, game.fingerprint())
"""


def prints_with(hash_seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
    done = subprocess.run([sys.executable, "-c", PRINTS], env=environment, capture_output=True, text=True, check=True)
    return done.stdout


def test_fingerprints_do_not_depend_on_the_process() -> None:
    one, other = prints_with("1"), prints_with("4242")
    assert one == other and one.count("\n") == len(TABLES[::4])
