"""The only source of randomness. Its whole state is plain numbers, so it copies, compares and prints with the game."""

import hashlib
import hmac
from typing import Final

WORD: Final = 0xFFFFFFFF

FAST: Final = "fast"
SEALED: Final = "sealed"


class Chance:
    """A fast stream for simulation and thinking (sfc32: three words and a counter, mixed by adding and shifting).

    >>> Chance(7).below(6) == Chance(7).below(6)
    True
    """

    a: int
    b: int
    c: int
    counter: int

    def __init__(self, seed: int = 0) -> None:
        if seed < 0:
            raise ValueError(f"a seed is a number from 0 upwards, not {seed}")
        self.a = seed & WORD
        self.b = seed >> 32 & WORD
        self.c = seed >> 64 & WORD
        self.counter = 1
        for _ in range(12):  # until every bit of the seed has reached every bit of the state
            self.word()

    def kind(self) -> str:
        return FAST

    def state(self) -> list[int]:
        """Everything there is to know about this stream."""
        return [self.a, self.b, self.c, self.counter]

    def copy(self) -> "Chance":
        twin = Chance.__new__(Chance)
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.counter = self.counter
        return twin

    def word(self) -> int:
        """The next 32 bits."""
        b = self.b
        c = self.c
        mixed = (self.a + b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) & WORD | c >> 11) + mixed) & WORD
        return mixed

    def below(self, limit: int) -> int:
        """A number from 0 to ``limit - 1``, every one equally likely."""
        fair = WORD - (WORD + 1) % limit  # the words above this would favour small numbers
        while True:
            b = self.b  # the lines of ``word``, written out: this is called more often than anything else
            c = self.c
            mixed = (self.a + b + self.counter) & WORD
            self.counter = (self.counter + 1) & WORD
            self.a = b ^ (b >> 9)
            self.b = (c + (c << 3)) & WORD
            self.c = (((c << 21) & WORD | c >> 11) + mixed) & WORD
            if mixed <= fair:
                return mixed % limit

    def shuffle(self, cards: list[int]) -> None:
        last = len(cards) - 1
        while last > 0:
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
            last -= 1


class SealedChance(Chance):
    """A stream nobody can foresee without its key (HMAC-SHA-256 over a counter), for games between people."""

    key: int
    block: list[int]

    def __init__(self, seed: int = 0) -> None:
        if seed < 0:
            raise ValueError(f"a seed is a number from 0 upwards, not {seed}")
        self.a = self.b = self.c = self.counter = 0
        self.key = seed
        self.block = []

    def kind(self) -> str:
        return SEALED

    def state(self) -> list[int]:
        return [self.key, self.counter, *self.block]

    def copy(self) -> Chance:
        twin = SealedChance(self.key)
        twin.counter = self.counter
        twin.block = self.block[:]
        return twin

    def below(self, limit: int) -> int:
        fair = WORD - (WORD + 1) % limit
        while True:
            word = self.word()
            if word <= fair:
                return word % limit

    def word(self) -> int:
        if not self.block:
            key = self.key.to_bytes(max(32, (self.key.bit_length() + 7) // 8), "big")
            digest = hmac.new(key, self.counter.to_bytes(8, "big"), hashlib.sha256).digest()
            self.block = [int.from_bytes(digest[at : at + 4], "big") for at in range(28, -4, -4)]
            self.counter += 1
        return self.block.pop()


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
    if isinstance(chance, SealedChance):
        chance.key = state[0]
        chance.counter = state[1]
        chance.block = state[2:]
    else:
        chance.a, chance.b, chance.c, chance.counter = state
    return chance
