"""Change everything a viewer cannot know, and it sees, hears and may do exactly the same."""

from collections import Counter

from regalia.citadels.rules.table import Citadels
from regalia.kernel.chance import Chance
from regalia.kernel.dealing import dealt_world
from regalia.kernel.game import Game
from regalia.kernel.views import SPECTATOR
from tests.laws.checking import law
from tests.laws.reflection import assert_same, state
from tests.laws.test_conservation import cards_lie_once
from tests.laws.worlds import MOST_DECISIONS, Table, Walk, play


def looks_the_same(game: Game, world: Game, viewer: int) -> None:
    assert world.view(viewer).text() == game.view(viewer).text() and repr(world.view(viewer)) == repr(game.view(viewer))
    assert world.view(SPECTATOR).text() == game.view(SPECTATOR).text(), "what all know, the viewer knows"
    if game.decision is not None and game.decision.seat == viewer:
        assert world.decision is not None and world.decision.options == game.decision.options


@law(examples=2)
def test_a_determinized_world_looks_the_same_to_its_viewer(table: Table, walk: Walk) -> None:
    for game in walk.some_moments(8):
        before = state(game)
        for viewer in range(table.seats):
            world = game.determinize(viewer, Chance(walk.lot.word()))
            looks_the_same(game, world, viewer)
            assert cards_lie_once(world) == cards_lie_once(game)
            assert world.chance.state() != game.chance.state(), "nobody foresees the shuffles to come"
            assert world.journal is None
        assert_same(before, state(game))


@law(examples=2)
def test_a_world_dealt_anew_looks_the_same_if_it_asks_the_same(table: Table, walk: Walk) -> None:
    for game in walk.some_moments(8):
        assert game.decision is not None
        for viewer in range(table.seats):
            world = dealt_world(game, viewer, Chance(walk.lot.word()))
            cards_lie_once(world)
            world.ask_again()
            asked = world.decision
            if asked is not None and (asked.seat, asked.question) == (game.decision.seat, game.decision.question):
                looks_the_same(game, world, viewer)


@law()
def test_a_determinized_world_can_be_played_to_its_end(table: Table, walk: Walk) -> None:
    for game in walk.some_moments(4):
        for viewer in {0, walk.lot.below(table.seats)}:
            world = game.determinize(viewer, Chance(walk.lot.word()))
            play(world, walk.lot, MOST_DECISIONS)
            assert world.decision is None and world.outcome()
            cards_lie_once(world)


@law()
def test_the_same_chance_deals_the_same_world(table: Table, walk: Walk) -> None:
    for game in walk.some_moments(3):
        one, other = game.determinize(0, Chance(9)), game.determinize(0, Chance(9))
        assert_same(state(one), state(other))


def hidden_places(game: Game, viewer: int) -> list[tuple[int, int]]:
    pinned = {card for effect in game.stack for card, _ in effect.holds()}
    return [
        (zone, at)
        for zone, pile in enumerate(game.zones)
        for at, card in enumerate(pile)
        if not game.known[card] >> viewer & 1 and card not in pinned
    ]


@law()
def test_what_a_viewer_cannot_know_is_dealt_anew(table: Table, walk: Walk) -> None:
    """No hidden place shows the same face in all worlds, unless most cards that might lie there are equal."""
    for game in walk.some_moments(2):
        for viewer in range(table.seats):
            lots = freely_dealt(game, viewer)
            worlds = [game.determinize(viewer, walk.lot) for _ in range(DEALS)]
            for lot in lots:
                places = [(game.place[card], game.zones[game.place[card]].index(card)) for card in lot]
                deals = [[world.face(world.zones[zone][at]) for zone, at in places] for world in worlds]
                commonest = max(Counter(map(game.face, lot)).values(), default=1)
                if commonest < len(lot):
                    assert any(deal != deals[0] for deal in deals)
                if (commonest / max(len(lot), 1)) ** DEALS < 1e-6:
                    frozen = [place for place, *faces in zip(places, *deals, strict=True) if len(set(faces)) == 1]
                    assert not frozen or (is_telling(game, viewer) and len(frozen) == 1)


def freely_dealt(game: Game, viewer: int) -> list[list[int]]:
    """Lots of hidden cards that change places whatever else is known; where characters may lie is a law of its own."""
    hidden = {card for pile in game.zones for card in pile if not game.known[card] >> viewer & 1}
    lots = game.indistinguishable(viewer)
    assert sorted(hidden) == sorted(card for lot in lots for card in lot), "every hidden card is in one lot"
    pinned = {card for effect in game.stack for card, _ in effect.holds()}
    return [[card for card in lot if card not in pinned] for lot in (lots[:1] if isinstance(game, Citadels) else lots)]


def is_telling(game: Game, viewer: int) -> bool:
    """Whether that the question is asked says something about hidden cards."""
    assert game.decision is not None
    for number in range(30):
        world = dealt_world(game, viewer, Chance(number))
        world.ask_again()
        if world.decision is None or world.decision.question is not game.decision.question:
            return True
    return False


DEALS = 30
PUBLIC_SUBJECTS = ("seat", "place", "number")  # what everybody hears in any case
# Also if nothing comes of it: a card named in vain, a purchase that brings another, a text followed, a Boon or Hex received
# before another (G-NAME-06, G-BUY-08, G-PLAY-06, G-RECEIVE-01).
SAID_ALOUD = ("name", "buy", "follow", "receive")
SHOWN = ("reveals", "reveals_hand", "trashes")  # before everybody's eyes, in an order that no later view may show


@law(examples=2)
def test_what_is_told_differs_only_if_what_is_seen_differs(table: Table, walk: Walk) -> None:
    """Somebody does something in two worlds: if both look the same to a viewer afterwards, it was told the same."""
    compared = 0
    for game in walk.some_moments(20):
        assert game.decision is not None
        for viewer in range(SPECTATOR, table.seats):
            world = game.determinize(max(viewer, 0), walk.lot)
            assert world.decision is not None
            one = walk.lot.below(len(game.decision.options))
            option = game.decision.options[one]
            if option.verb.about == "seat_and_kind":
                continue  # the Spy tells everybody how many cards fit, and that may be all that comes of it
            for other, choice in enumerate(world.decision.options):
                is_heard = option.verb.about in PUBLIC_SUBJECTS or option.verb.name in SAID_ALOUD
                is_secret = viewer != game.decision.seat and not is_heard
                if choice is option or (is_secret and choice.verb is option.verb):
                    mine, theirs = hearing(game.copy(), viewer, one), hearing(world.copy(), viewer, other)
                    if mine is not None and theirs is not None and mine[0] == theirs[0]:
                        compared += 1
                        assert mine[1] == theirs[1], (option, choice)
    assert compared > 5


def hearing(game: Game, viewer: int, answer: int) -> tuple[str, list[object]] | None:
    """What the viewer has seen and knows after an answer, and what it was told on the way; None if a lot decided something."""
    events = game.listen()
    before = game.chance.state()
    game.answer_number(answer)
    if game.chance.state() != before:
        return None
    known = [Game.seen(game, zone, viewer) for zone in range(len(game.zones))]  # a view may show less than was told
    shown = [event.seen_by(viewer) for event in events if event.kind in SHOWN]
    return f"{game.view(viewer).text()} {known} {shown}", [event.seen_by(viewer) for event in events]
