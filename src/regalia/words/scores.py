"""The end of a game in words: who won, and where every point came from."""

from typing import Any

from regalia.words.game_words import GameWords


def verdict(outcome: dict[str, Any], words: GameWords) -> str:
    winners = outcome["winners"]
    points = outcome["totals"][winners[0]]
    if len(winners) > 1:
        together = words.tongue.several([words.seat(seat) for seat in winners])
        return words.say("score-shared", winners=together, points=points)
    if winners[0] == words.reader:
        return words.say("score-you_won", points=points)
    return words.say("score-won", winner=words.seat(winners[0]), points=points)


def score_rows(outcome: dict[str, Any], words: GameWords) -> list[tuple[str, list[int | None]]]:
    """What brought somebody points, with the points by seat; the last row is their sum."""
    sheets: list[dict[str, int]] = outcome["sheets"]
    sources = list(dict.fromkeys(source for sheet in sheets for source in sheet))
    rows: list[tuple[str, list[int | None]]] = [
        (words.source(source), [sheet.get(source) for sheet in sheets]) for source in sources
    ]
    return [*rows, (words.say("score-total"), list(outcome["totals"]))]


def tied(outcome: dict[str, Any]) -> bool:
    best = max(outcome["totals"])
    return bool(outcome["totals"].count(best) > 1)
