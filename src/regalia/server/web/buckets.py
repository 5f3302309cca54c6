"""Limits on rates: a bucket of tokens that fills slowly."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final


class Bucket:
    def __init__(self, limit: tuple[float, float], now: float) -> None:
        self.rate: Final = limit[0]
        self.burst: Final = limit[1]
        self.tokens = limit[1]
        self.filled = now

    def take(self, now: float, tokens: float = 1.0) -> bool:
        """Whether there are so many tokens left, which are then gone."""
        self.tokens = min(self.burst, self.tokens + (now - self.filled) * self.rate)
        self.filled = now
        if self.tokens < tokens:
            return False
        self.tokens -= tokens
        return True


class Buckets:
    """One bucket for each of many; the least used ones are forgotten when there are too many."""

    def __init__(self, limit: tuple[float, float], clock: Callable[[], float], most: int = 50_000) -> None:
        self.limit: Final = limit
        self.clock: Final = clock
        self.most: Final = most
        self.buckets: Final[OrderedDict[Hashable, Bucket]] = OrderedDict()

    def has(self, whose: Hashable) -> bool:
        """Whether there is a token, without taking it."""
        bucket = self.buckets.get(whose)
        if bucket is None:
            return True
        bucket.take(self.clock(), 0.0)
        return bucket.tokens >= 1.0

    def take(self, whose: Hashable, tokens: float = 1.0) -> bool:
        now = self.clock()
        bucket = self.buckets.pop(whose, None)
        if bucket is None:
            bucket = Bucket(self.limit, now)
        self.buckets[whose] = bucket
        if len(self.buckets) > self.most:
            self.buckets.popitem(last=False)
        return bucket.take(now, tokens)
