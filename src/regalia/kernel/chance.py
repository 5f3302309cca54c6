"""The only source of randomness. Its whole state is plain numbers, so it copies, compares and prints with the game."""

import hashlib
import hmac
from typing import Any, Final

from regalia.kernel.native import i64

# Multiply with carry: the state is a word of thirty bits and its carry. 2 ** 30 * FACTOR - 1 is a safe prime, so every
# stream has a period of about 2 ** 59; thirty bits because mypyc, and Python too, multiply them without a detour.
BITS: Final = 30
WORD: Final = 0x3FFFFFFF
FACTOR: Final = 889516515

FAST: Final = "fast"
SEALED: Final = "sealed"


def seeded(seed: int) -> int:
    """A state for every seed; near seeds have far states."""
    if seed < 0:
        raise ValueError(f"a seed is a number from 0 upwards, not {seed}")
    digest = hashlib.blake2b(seed.to_bytes((seed.bit_length() + 8) // 8, "big"), digest_size=8).digest()
    return 1 + int.from_bytes(digest, "big") % (FACTOR * (WORD + 1) - 2)


SEED_ZERO: Final = seeded(0)


class Chance:
    """A fast stream for simulation and thinking. The same seed gives the same numbers on every machine.

    >>> from regalia.kernel.chance import Chance
    >>> chance = Chance(7)
    >>> [chance.below(6) for _ in range(5)], Chance(7).below(6)
    ([5, 0, 5, 4, 5], 5)
    """

    number: i64  # the whole state; below 2 ** 60

    def __init__(self, seed: int = 0) -> None:
        self.number = seeded(seed) if seed else SEED_ZERO

    def kind(self) -> str:
        """Its name in a setup."""
        return FAST

    def state(self) -> list[int]:
        """Everything there is to know about this stream."""
        return [self.number]

    def copy(self) -> "Chance":
        """A stream that gives the same numbers from here on."""
        twin = Chance()
        twin.number = self.number
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return chance_from, (self.kind(), self.state())

    def word(self) -> int:
        """The next thirty bits: word and carry mixed, so that neither shows."""
        number = FACTOR * (self.number & WORD) + (self.number >> BITS)
        self.number = number
        return (number & WORD) ^ (number >> BITS)

    def below(self, limit: int) -> int:
        """A number from 0 to ``limit - 1``, every one equally likely.

        The word is scaled, not divided (Lemire); the few words that would favour some numbers are drawn again.
        """
        bound: i64 = limit
        number: i64 = self.number
        number = FACTOR * (number & WORD) + (number >> BITS)  # the lines of ``word``, written out: nothing is called more often
        scaled: i64 = ((number & WORD) ^ (number >> BITS)) * bound
        while scaled & WORD < bound and scaled & WORD < (WORD + 1) % bound:
            number = FACTOR * (number & WORD) + (number >> BITS)
            scaled = ((number & WORD) ^ (number >> BITS)) * bound
        self.number = number
        return scaled >> BITS

    def pick(self, cards: list[int]) -> int:
        """One of some cards, each equally likely."""
        return cards[self.below(len(cards))]

    def shuffle(self, cards: list[int]) -> None:
        """Fisher–Yates; ``below`` is inlined except for its rejection loop."""
        things: list[Any] = cards  # compiled, what changes places need not be read
        number: i64 = self.number
        for last in range(len(cards) - 1, 0, -1):
            following: i64 = FACTOR * (number & WORD) + (number >> BITS)
            scaled: i64 = ((following & WORD) ^ (following >> BITS)) * (last + 1)
            if scaled & WORD > last:
                number = following
                other: i64 = scaled >> BITS
            else:
                self.number = number
                other = self.below(last + 1)
                number = self.number
            things[last], things[other] = things[other], things[last]
        self.number = number


class SealedChance(Chance):
    """A stream nobody can foresee without its key (HMAC-SHA-256 over a counter), for games between people.

    >>> from regalia.kernel.chance import SealedChance
    >>> chance = SealedChance(7)
    >>> [chance.below(6) for _ in range(4)]
    [3, 5, 1, 0]
    """

    key: int
    block: list[int]

    def __init__(self, seed: int = 0) -> None:
        if seed < 0:
            raise ValueError(f"a seed is a number from 0 upwards, not {seed}")
        self.number = 0  # counts the blocks
        self.key = seed
        self.block = []

    def kind(self) -> str:
        return SEALED

    def state(self) -> list[int]:
        return [self.number, self.key, *self.block]

    def copy(self) -> Chance:
        twin = SealedChance(self.key)
        twin.number = self.number
        twin.block = self.block[:]
        return twin

    def word(self) -> int:
        if not self.block:
            key = self.key.to_bytes(max(32, (self.key.bit_length() + 7) // 8), "big")
            counter: int = self.number
            digest = hmac.new(key, counter.to_bytes(8, "big"), hashlib.sha256).digest()
            self.block = [int.from_bytes(digest[at : at + 4], "big") & WORD for at in range(28, -4, -4)]
            self.number += 1
        return self.block.pop()

    def below(self, limit: int) -> int:
        while True:
            scaled = self.word() * limit
            rest = scaled & WORD
            if rest >= limit or rest >= (WORD + 1) % limit:
                return scaled >> BITS

    def shuffle(self, cards: list[int]) -> None:
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]


class CannotCome(ValueError):
    """A card that was fixed beforehand is not among those drawn from; ``number`` counts the fixed ones, from 0.

    >>> from regalia.kernel.chance import FixedChance
    >>> chance = FixedChance()
    >>> chance.wishes, chance.lots = [[9]], [1]
    >>> chance.pick([1, 2])
    Traceback (most recent call last):
    regalia.kernel.chance.CannotCome: card 0 of those fixed beforehand is not there to be drawn
    """

    def __init__(self, number: int) -> None:
        super().__init__(f"card {number} of those fixed beforehand is not there to be drawn")
        self.number: Final = number


class FixedChance(Chance):
    """A stream whose next cards are fixed, for rule cases; after those it goes on as any other.

    ``wishes``: for each card to come the cards it may be. ``lots``: how many of them each shuffle brings to the top.

    >>> from regalia.kernel.chance import FixedChance
    >>> chance, pile = FixedChance(7), [1, 2, 3, 4, 5]
    >>> chance.wishes, chance.lots = [[3], [1, 2]], [2]  # the top card, which is the last, shall be 3, the next one 1 or 2
    >>> chance.shuffle(pile)
    >>> pile[-1], pile[-2] in (1, 2)
    (3, True)
    """

    wishes: list[list[int]]
    lots: list[int]
    granted: int

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.wishes = []
        self.lots = []
        self.granted = 0

    def state(self) -> list[int]:
        return [self.number, self.granted, *self.lots, *[card for wish in self.wishes for card in wish]]

    def copy(self) -> Chance:
        twin = FixedChance()
        twin.number = self.number
        twin.wishes = self.wishes[:]
        twin.lots = self.lots[:]
        twin.granted = self.granted
        return twin

    def pick(self, cards: list[int]) -> int:
        if not self.lots:
            return super().pick(cards)
        card = self.granted_among(cards)
        self.lots[0] -= 1
        if not self.lots[0]:
            self.lots.pop(0)
        return card

    def shuffle(self, cards: list[int]) -> None:
        super().shuffle(cards)
        if self.lots:
            top: list[int] = []
            for _ in range(self.lots.pop(0)):
                card = self.granted_among(cards)
                cards.remove(card)
                top.append(card)
            top.reverse()
            cards.extend(top)

    def granted_among(self, cards: list[int]) -> int:
        """The next fixed card, if it is among these; else ``CannotCome``."""
        wanted = self.wishes.pop(0)
        for card in cards:
            if card in wanted:
                self.granted += 1
                return card
        raise CannotCome(self.granted)


def chance_of(kind: str, seed: int) -> Chance:
    """A new stream of a kind a setup may name."""
    if kind == FAST:
        return Chance(seed)
    if kind == SEALED:
        return SealedChance(seed)
    raise ValueError(f"unknown kind of chance {kind!r}; expected {FAST!r} or {SEALED!r}")


def chance_from(kind: str, state: list[int]) -> Chance:
    """The stream that ``kind`` and ``state`` describe."""
    chance = chance_of(kind, 0)
    chance.number = state[0]
    if isinstance(chance, SealedChance):
        chance.key = state[1]
        chance.block = state[2:]
    return chance
