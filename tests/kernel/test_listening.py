"""Cards move alike whether or not somebody writes down what happens: searches and simulations play without a journal."""

from collections.abc import Callable

import pytest

from regalia.kernel.chance import FAST
from regalia.kernel.events import Event
from regalia.kernel.game import Game
from regalia.kernel.numbers import numbers
from regalia.kernel.setup import Setup

SEATS, CARDS, FACES = 3, 24, 5
DECK, DISCARD, HANDS = 0, 1, 2  # and a hand for each seat
EVERYONE = (1 << SEATS) - 1


class Pack(Game):
    """Cards of which several look alike."""

    def face(self, card: int) -> int:
        return card % FACES


def dealt(journal: list[Event] | None) -> Pack:
    pack = Pack()
    pack.sit_down(Setup("pack", SEATS, 7, FAST))
    pack.lay_zones(HANDS + SEATS)
    pack.sight = numbers([0, EVERYONE, *(1 << seat for seat in range(SEATS))])
    pack.place = numbers([card % len(pack.zones) for card in range(CARDS)])
    pack.moves = numbers([0] * CARDS)
    pack.known = numbers([pack.sight[zone] for zone in pack.place])
    for card, zone in enumerate(pack.place):
        pack.zones[zone].append(card)
    pack.journal = journal
    return pack


def state(pack: Pack) -> object:
    return pack.zones, list(pack.place), list(pack.moves), list(pack.known)


@pytest.mark.parametrize(
    "act",
    [
        lambda pack: pack.move(pack.zones[DECK][1], DECK, HANDS, by=2),
        lambda pack: pack.move(pack.zones[HANDS][0], HANDS, DECK, True),
        lambda pack: pack.draw(DECK, HANDS),
        lambda pack: pack.draw_several(DECK, HANDS + 1, 3),
        lambda pack: pack.draw_at_random(HANDS, HANDS + 1),
        lambda pack: pack.move_all(HANDS, DECK),
        lambda pack: pack.shuffle(DECK),
        lambda pack: pack.collect([DISCARD, HANDS], DECK),
        lambda pack: pack.shuffle_under(DISCARD, DECK),
        lambda pack: pack.sink(DECK, 2),
        lambda pack: pack.show(HANDS, EVERYONE),
        lambda pack: pack.tell_shown(HANDS, [1, 2], EVERYONE),
        lambda pack: pack.show_card(pack.zones[HANDS][1], 2),
        lambda pack: pack.show_cards(DECK, pack.zones[DECK][:2], 4),
        lambda pack: pack.tell("passes", "", (1,)),
    ],
    ids=[
        "move", "move_to_bottom", "draw", "draw_several", "draw_at_random", "move_all", "shuffle", "collect",
        "shuffle_under", "sink", "show", "tell_shown", "show_card", "show_cards", "tell",
    ],
)  # fmt: skip
def test_what_happens_does_not_depend_on_who_listens(act: Callable[[Pack], object]) -> None:
    journal: list[Event] = []
    heard, silent = dealt(journal), dealt(None)
    heard.show_card(heard.zones[DECK][0], 3)
    silent.show_card(silent.zones[DECK][0], 3)
    told = len(journal)
    assert act(heard) == act(silent)
    assert state(heard) == state(silent)
    assert len(journal) > told and silent.journal is None


def test_nothing_is_told_where_there_is_nothing_to_move() -> None:
    journal: list[Event] = []
    pack = dealt(journal)
    pack.move_all(HANDS, DECK)
    told = len(journal)
    pack.move_all(HANDS, DECK)
    assert len(journal) == told and not pack.zones[HANDS]


def test_a_shared_pile_is_replaced_and_any_other_is_changed() -> None:
    """Copies share the zones from ``first_shared_zone`` on; of the others somebody may hold the list."""
    pack = dealt(None)
    pack.first_shared_zone = HANDS
    piles = pack.zones[:]
    acts: list[Callable[[], object]] = [
        lambda: pack.draw(HANDS, DECK),
        lambda: pack.draw(DECK, HANDS),
        lambda: pack.move(pack.zones[HANDS][0], HANDS, DECK),
        lambda: pack.move(pack.zones[DECK][0], DECK, HANDS),
        lambda: pack.draw_several(DECK, DISCARD, 2),
        lambda: pack.shuffle(HANDS),
        lambda: pack.collect([HANDS], DISCARD),
    ]
    for act in acts:
        shared, kept = pack.zones[HANDS], pack.zones[HANDS][:]
        act()
        assert shared == kept
    assert pack.zones[DECK] is piles[DECK] and pack.zones[DISCARD] is piles[DISCARD]
    assert not pack.zones[HANDS]
