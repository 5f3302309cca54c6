"""The numbers of both streams, for good: records replay by them, on every machine and by every version."""

import pytest

from regalia.kernel.chance import BITS, FACTOR, WORD, CannotCome, Chance, FixedChance, SealedChance, chance_from

LARGE = 3 << 28  # three quarters of a word: one draw in four is drawn again
THIRD = WORD // 3  # a word more than a multiple of it: one draw in 2 ** 30, and no more, is drawn again
HALF = (1 << 29) + 1  # nearly every second one


@pytest.mark.parametrize(
    ("chance", "words", "numbers", "cards", "largest"),
    [
        (
            Chance(7),
            [1047965672, 38843947, 982422633, 743420920],
            [1, 5, 21, 565689173, 675672127, 613113977, 47105571, 17594216, 518448804, 65659595, 194359113],
            [0, 9, 3, 7, 6, 1, 4, 8, 5, 2],
            [70866700, 294805389, 243207051, 7831869, 220863010],
        ),
        (
            SealedChance(7),
            [682866875, 1017252372, 295515634, 106925884],
            [0, 2, 31, 286931564, 316572169, 570917748, 738498728, 330684811, 409755006, 50483133, 412076259],
            [7, 1, 3, 2, 5, 0, 4, 8, 9, 6],
            [13811968, 336841854, 235719166, 32319336, 213627664],
        ),
    ],
)
def test_a_stream_never_changes(
    chance: Chance, words: list[int], numbers: list[int], cards: list[int], largest: list[int]
) -> None:
    assert [chance.word() for _ in range(4)] == words
    assert [chance.below(limit) for limit in (2, 6, 52, *[LARGE] * 4, *[HALF] * 4)] == numbers
    shuffled = list(range(10))
    chance.shuffle(shuffled)
    assert shuffled == cards
    assert [chance.below(limit) for limit in [THIRD] * 5] == largest


def test_a_shuffle_draws_as_below_does_and_draws_again_where_it_must() -> None:
    following = 12345 << BITS | 12345  # its word is 0, which would favour the first of three cards
    for number in (Chance(7).number, following % FACTOR << BITS | following // FACTOR):
        chance, twin = Chance(), Chance()
        chance.number = twin.number = number
        cards, others = [0, 1, 2], [0, 1, 2]
        chance.shuffle(cards)
        for last in (2, 1):
            other = twin.below(last + 1)
            others[last], others[other] = others[other], others[last]
        assert cards == others and chance.state() == twin.state()


def test_a_stream_from_its_state() -> None:
    for chance in (Chance(7), SealedChance(7)):
        chance.word()
        again = chance_from(chance.kind(), chance.state())
        assert type(again) is type(chance)
        assert [again.word() for _ in range(20)] == [chance.word() for _ in range(20)]


def test_what_is_fixed_comes_first_and_the_rest_by_lot() -> None:
    chance = FixedChance(7)
    chance.wishes, chance.lots = [[5], [6, 7], [2]], [1, 1, 1]
    assert chance.pick([4, 5, 6]) == 5
    cards = [1, 2, 3, 7]
    chance.shuffle(cards)
    assert cards[-1] == 7 and sorted(cards) == [1, 2, 3, 7]
    twin = chance.copy()
    assert twin.state() == chance.state() and twin.pick([1, 2, 3]) == chance.pick([1, 2, 3]) == 2
    assert [chance.pick([1, 2, 3]) for _ in range(20)] == [twin.pick([1, 2, 3]) for _ in range(20)], "nothing is fixed any more"
    chance.wishes, chance.lots = [[9]], [1]
    with pytest.raises(CannotCome, match="card 3 of those fixed beforehand"):
        chance.pick([1, 2, 3])


def test_what_a_shuffle_brings_to_the_top_lies_in_this_order() -> None:
    chance = FixedChance(7)
    chance.wishes, chance.lots = [[1], [4], [2]], [2, 1]
    cards = [0, 1, 2, 3, 4]
    chance.shuffle(cards)
    assert cards[-2:] == [4, 1] and sorted(cards) == [0, 1, 2, 3, 4], "the first to come is the top card"
    assert chance.state()[1:] == [2, 1, 2]


def test_where_streams_begin_and_end() -> None:
    assert Chance().state() == Chance(0).state() == [227784301661028959]
    for kind in (Chance, SealedChance):
        with pytest.raises(ValueError, match="from 0 upwards, not -1"):
            kind(-1)
