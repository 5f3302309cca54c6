"""The position of a case in words and cards, as readers of a language are shown it."""

from dataclasses import dataclass
from itertools import groupby
from typing import Final

from regalia.rulebook.shown import TABLE, Heap, Shown
from regalia.words import words_for
from regalia.words.game_words import GameWords

MOST_LINES: Final = 6  # of what happens: a picture is no chronicle


@dataclass(frozen=True, slots=True)
class ToldCard:
    """``number``: how many equal ones lie there."""

    id: str
    name: str
    number: int = 1


@dataclass(frozen=True, slots=True)
class ToldHeap:
    label: str
    cards: tuple[ToldCard, ...]


@dataclass(frozen=True, slots=True)
class ToldSeat:
    """``name``: "" for what lies on the table."""

    name: str
    asked: bool
    amounts: tuple[str, ...]
    heaps: tuple[ToldHeap, ...]


@dataclass(frozen=True, slots=True)
class ToldPosition:
    game: str
    rule: str
    seats: tuple[ToldSeat, ...]
    story: tuple[str, ...]


def told_position(shown: Shown, language: str) -> ToldPosition:
    """Seats with what the position names of them, the table last, and the first that happens then."""
    words = words_for(shown.setup, language=language)
    seats = []
    for seat in (*range(shown.setup.seats), TABLE):
        heaps = [heap for heap in shown.heaps if heap.seat == seat]
        if heaps:
            amounts = tuple(_amount(words, heap) for heap in heaps if not heap.faces)
            cards = tuple(ToldHeap(_label(words, heap), _cards(words, heap)) for heap in heaps if heap.faces)
            seats.append(ToldSeat("" if seat == TABLE else words.names[seat], seat == shown.asked, amounts, cards))
    return ToldPosition(shown.setup.game, shown.rule, tuple(seats), tuple(_story(words, shown))[:MOST_LINES])


def _story(words: GameWords, shown: Shown) -> list[str]:
    """What happens; what happens again at once is said once."""
    lines = [line.sentence for line in words.story(shown.seen) if line.sentence]
    return [f"{line} ×{often}" if (often := len(list(same))) > 1 else line for line, same in groupby(lines)]


def _label(words: GameWords, heap: Heap) -> str:
    own = f"position-{words.own}{heap.entry}"  # the books of the games call it otherwise
    return words.say(own if words.tongue.has(own) else f"position-{heap.entry}")


def _amount(words: GameWords, heap: Heap) -> str:
    """Tokens, or cards that nobody needs to see."""
    if heap.of:
        return words.say("position-backs", heap=_label(words, heap), cards=words.cards(heap.number))
    return words.amount(heap.entry, heap.number)


def _cards(words: GameWords, heap: Heap) -> tuple[ToldCard, ...]:
    counted: dict[int, int] = {}
    for face in heap.faces:
        counted[face] = counted.get(face, 0) + 1
    ids = words.ids()[heap.of]
    return tuple(ToldCard(ids[face], words.name(heap.of, face).text, number) for face, number in counted.items())
