"""What the cards of this set cannot bring about in play, but the rules must withstand: tracks lost, Attacks out of turn."""

import pytest

from regalia.dominion.rules.actions import ACTION_PHASES
from regalia.dominion.rules.buying import BUY_PHASES
from regalia.dominion.rules.choose import setup_for
from regalia.dominion.rules.kinds import KIND_NAMES, KIND_OF
from regalia.dominion.rules.layout import TRASH, deck, discard_pile, hand
from regalia.dominion.rules.playing import play_from
from regalia.dominion.rules.setup import blank_game
from regalia.dominion.rules.table import Dominion
from regalia.dominion.rules.turn import begin_turn

A, B, C = range(3)
KINGDOM = ("watchtower", "sheepdog", "bureaucrat", "vassal", "witch", "moat", "village", "smithy", "market", "workshop")


def table(**hands: str) -> Dominion:
    """A's Action phase, with some cards in some hands; nothing else is dealt."""
    game = blank_game(setup_for(KINGDOM, seats=3))
    begin_turn(game, A)
    for seat, names in zip((A, B, C), ("a", "b", "c"), strict=True):
        for name in hands.get(names, "").split():
            put(game, name, hand(seat))
    game.push(BUY_PHASES[A])
    game.push(ACTION_PHASES[A])
    game.proceed()
    return game


def put(game: Dominion, name: str, zone: int) -> int:
    """The top card of its pile goes to a zone."""
    return game.draw(game.box.pile_of[KIND_OF[name]], zone)


def offered(game: Dominion) -> list[str]:
    return [] if game.decision is None else [option.verb.name for option in game.decision.options]


def choose(game: Dominion, verb: str) -> None:
    assert game.decision is not None
    game.answer(next(option for option in game.decision.options if option.verb.name == verb))


def names(game: Dominion, zone: int) -> list[str]:
    return [KIND_NAMES[game.face(card)] for card in game.zones[zone]]


@pytest.mark.rules("G-LOST-TRACK-07", "G-LOST-TRACK-05")
def test_a_card_gained_onto_the_deck_is_lost_once_another_lies_on_it() -> None:
    game = table(a="bureaucrat watchtower sheepdog")
    choose(game, "play")
    assert offered(game) == ["watchtower_trashes", "play_sheepdog", "pass"]
    put(game, "estate", deck(A))
    game.ask_again()
    assert offered(game) == ["play_sheepdog", "pass"]
    game.move(game.zones[deck(A)][-1], deck(A), TRASH)
    game.ask_again()
    assert "watchtower_trashes" not in offered(game), "uncovered again, it is lost all the same"


@pytest.mark.rules("G-LOST-TRACK-06")
def test_a_card_gained_to_the_discard_pile_may_be_covered() -> None:
    game = table(a="watchtower")
    game.coins = 3
    choose(game, "pass")
    assert game.decision is not None
    game.answer(next(o for o in game.decision.options if o.verb.name == "buy" and o.subject == KIND_OF["silver"]))
    put(game, "estate", discard_pile(A))
    game.ask_again()
    assert offered(game) == ["watchtower_trashes", "watchtower_topdecks", "pass"]
    choose(game, "watchtower_trashes")
    assert names(game, TRASH) == ["silver"] and names(game, discard_pile(A)) == ["estate"]


@pytest.mark.rules("G-LOST-TRACK-03")
def test_a_card_that_left_and_came_back_is_lost() -> None:
    game = table(a="watchtower")
    choose(game, "pass")
    choose(game, "buy")
    assert "watchtower_trashes" in offered(game)
    card = game.zones[discard_pile(A)][-1]
    game.move(card, discard_pile(A), hand(A))
    game.move(card, hand(A), discard_pile(A))
    game.ask_again()
    assert "watchtower_trashes" not in offered(game)


@pytest.mark.rules("G-LOST-TRACK-03", "G-PLAY-13")
def test_vassal_does_not_play_a_card_that_left_the_discard_pile_meanwhile() -> None:
    game = table(a="vassal")
    village = put(game, "village", deck(A))
    choose(game, "play")
    assert offered(game) == ["play", "pass"]
    game.move(village, discard_pile(A), hand(A))
    game.move(village, hand(A), discard_pile(A))
    game.ask_again()
    assert game.decision is None, "it asks no more"
    game.stack.pop()
    game.proceed()
    assert game.place[village] == discard_pile(A)


@pytest.mark.rules("G-PLAY-13", "G-PLAY-04")
def test_what_cannot_be_moved_cannot_be_played() -> None:
    game = table(a="village")
    village = game.zones[hand(A)][0]
    game.move(village, hand(A), TRASH)
    before = game.json()
    assert not play_from(game, A, village, hand(A))
    assert game.json() == before


@pytest.mark.rules("G-SIMULTANEOUS-08", "DECISION-10")
def test_an_attack_played_out_of_turn_goes_round_from_the_player_whose_turn_it_is() -> None:
    """B plays Witch in the turn of A: A gains first, then C."""
    game = table(a="village", b="witch")
    events = game.listen()
    play_from(game, B, game.zones[hand(B)][0], hand(B))
    game.proceed()
    assert [event.told[0] for event in events if event.kind == "gains"] == [A, C]
    assert names(game, discard_pile(B)) == [] and game.actions == 1


@pytest.mark.rules("G-SIMULTANEOUS-11", "G-REACTION-04")
def test_reactions_to_it_are_asked_for_in_the_same_order() -> None:
    game = table(a="moat", b="witch", c="moat")
    play_from(game, B, game.zones[hand(B)][0], hand(B))
    game.proceed()
    assert game.decision is not None and game.decision.seat == A
    choose(game, "reveal_moat")
    assert game.decision.seat == C
    choose(game, "pass")
    assert names(game, discard_pile(C)) == ["curse"] and names(game, discard_pile(A)) == []
