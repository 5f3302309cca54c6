"""There is room for all of Dominion: kinds up to 1,024, types up to 62."""

from regalia.dominion.rules.cards.everything import CARDS, LANDSCAPES
from regalia.dominion.rules.kinds import KIND_NAMES, KINDS, NO_KIND, kind_in, number_in, with_kind
from regalia.dominion.rules.layout import ANY_TYPE, CARD_TYPES, MOST_SEATS, TYPE_NAMES


def test_a_seat_and_a_kind_are_one_number_and_back() -> None:
    both = {with_kind(seat, kind): (seat, kind) for seat in range(MOST_SEATS) for kind in range(KINDS)}
    assert len(both) == MOST_SEATS * KINDS
    assert all((number_in(one), kind_in(one)) == parts for one, parts in both.items())


def test_stored_games_keep_the_numbers_they_had_when_there_were_256_kinds() -> None:
    assert all(with_kind(seat, kind) == 256 * seat + kind for seat in range(MOST_SEATS) for kind in range(256))
    assert NO_KIND == 255 and KIND_NAMES[NO_KIND : NO_KIND + 1] in ([], [""])


def test_every_card_has_a_type_that_effects_ask_for() -> None:
    assert all(card.types & ANY_TYPE and not card.types & ~CARD_TYPES for card in CARDS)
    assert not any(landscape.types & CARD_TYPES for landscape in LANDSCAPES)
    assert len(TYPE_NAMES) <= 62
