"""A view is a snapshot by whitelist: it never changes, and spectators see only what every seat sees."""

import json

import pytest

from regalia.kernel.cards import UNKNOWN
from regalia.kernel.views import OPEN, SPECTATOR
from tests.laws.checking import law
from tests.laws.worlds import CITADELS, Table, Walk

HANDS = {"citadels": 4, "dominion": 5}


@law()
def test_a_view_once_made_never_changes(table: Table, walk: Walk) -> None:
    game = walk.start()
    kept = []
    for answered in walk.moments(game):
        if answered % 7 == 0:
            for viewer in (SPECTATOR, answered % table.seats):
                view = game.view(viewer)
                kept.append((view, view.text(), list(view.options), view.question))
    assert len(kept) >= 4
    for view, text, options, question in kept:
        assert view.text() == text and view.options == options and view.question is question


@law(examples=2)
def test_views_of_one_moment_are_equal_and_leave_the_building_as_json(table: Table, walk: Walk) -> None:
    for game in walk.some_moments(8):
        for viewer in range(SPECTATOR, table.seats):
            view, twin = game.view(viewer), game.copy().view(viewer)
            assert view.text() == twin.text()
            assert json.loads(json.dumps(view.json())) == view.json()


@law(examples=2)
def test_only_who_is_asked_is_told_the_options(table: Table, walk: Walk) -> None:
    for game in walk.some_moments(10):
        decision = game.decision
        assert decision is not None
        for viewer in range(SPECTATOR, table.seats):
            view = game.view(viewer)
            assert (view.asked, view.question) == (decision.seat, decision.question)
            assert view.options == (decision.options if viewer == decision.seat else [])


@law(examples=2)
def test_a_spectator_sees_only_what_every_seat_sees(table: Table, walk: Walk) -> None:
    for game in walk.some_moments(10):
        watched = game.view(SPECTATOR)
        for seat in range(table.seats):
            view = game.view(seat)
            for mine, theirs in zip(view.zones, watched.zones, strict=True):
                assert len(mine) >= len(theirs)
                known = [face for face in theirs if face != UNKNOWN]
                assert all(mine.count(face) >= known.count(face) for face in known)


@law()
def test_the_open_view_waits_for_the_end(table: Table, walk: Walk) -> None:
    game = walk.start()
    for answered in walk.moments(game):
        if answered % 20 == 0:
            with pytest.raises(PermissionError, match="over"):
                game.view(OPEN)
    shown = game.view(OPEN)
    assert all(UNKNOWN not in zone for zone in shown.zones)
    assert shown.zones == [[game.face(card) for card in zone] for zone in game.zones]


@law()
def test_there_is_no_other_viewer(table: Table, walk: Walk) -> None:
    game = walk.start()
    for viewer in (table.seats, -3, 99):
        with pytest.raises(ValueError, match="unknown viewer"):
            game.view(viewer)


@pytest.mark.rules("C-INFO-02", "C-SETUP-06")
@law(examples=2)
def test_at_the_start_everybody_sees_the_own_hand_only(table: Table, walk: Walk) -> None:
    game = walk.start()
    for viewer in range(SPECTATOR, table.seats):
        view = game.view(viewer)
        for seat in range(table.seats):
            hand = view.zone(f"hand_{seat}")
            assert len(hand) == HANDS.get(table.game, len(hand)) > 0
            assert (UNKNOWN not in hand) if seat == viewer else set(hand) == {UNKNOWN}


@pytest.mark.rules("C-INFO-01", "C-INFO-02", "C-INFO-06")
@law(examples=2, tables=CITADELS)
def test_what_lies_open_is_open_to_all(table: Table, walk: Walk) -> None:
    for game in walk.some_moments(8):
        for viewer in range(SPECTATOR, table.seats):
            view = game.view(viewer)
            assert view.facts["gold"] == game.gold  # type: ignore[attr-defined]
            assert [len(zone) for zone in view.zones] == [len(zone) for zone in game.zones]
            for seat in range(table.seats):
                assert UNKNOWN not in view.zone(f"city_{seat}") + view.zone(f"ring_{seat}")
            assert UNKNOWN not in view.zone("face_up")
            if viewer != SPECTATOR:
                assert UNKNOWN not in view.zone(f"hand_{viewer}") + view.zone(f"role_{viewer}")
