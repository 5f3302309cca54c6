"""Names in any spelling a person may type."""

import re
from functools import lru_cache
from unicodedata import combining, normalize


def plain_words(text: str) -> list[str]:
    """Lower-case words without accents, apostrophes and possessives: Thieves' Den and THIEVES DEN are the same.

    >>> plain_words("Ben's Thieves’ Den")
    ['ben', 'thieves', 'den']
    """
    return list(_plain(text))


@lru_cache(maxsize=1 << 14)  # the same few thousand names again and again, whatever is typed
def _plain(text: str) -> tuple[str, ...]:
    letters = "".join(letter for letter in normalize("NFKD", text.casefold()) if not combining(letter))
    return tuple(re.findall(r"[a-z0-9]+", re.sub(r"['’](s\b)?", "", letters)))
