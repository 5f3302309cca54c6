"""Questions with a single answer, put only so that nobody learns from who is asked: the table answers them for people.

When it does is drawn by lot from the table's secret, from the number of the question and the seat: from nothing a hand holds.
"""

import hashlib
import hmac
from typing import Final

from regalia.bots import parted
from regalia.games import door_of
from regalia.kernel.game import Game
from regalia.server.tables.table import NOBODY, Table
from regalia.server.types import game_of

DOMAIN: Final = b"regalia-bluff-1"
SPARE: Final = 300  # milliseconds between the end of its thoughts and its answer
THOUGHTS: Final = (20, 1_500)  # milliseconds a quick and a thinking bot take for any answer, whatever it may be


def is_bluff(game: Game | None) -> bool:
    """Whether the open question has a single answer and is put for the sake of the others."""
    return game is not None and game.decision is not None and game.decision.is_bluff()


def drawn_pause(secret: str, decision: int, seat: int, bounds: tuple[int, int]) -> int:
    """Milliseconds, evenly between the bounds; after the end of the game anybody can draw them again."""
    drawn = hmac.new(bytes.fromhex(secret), DOMAIN + b"%d %d" % (decision, seat), hashlib.sha256).digest()
    return bounds[0] + int.from_bytes(drawn[:8], "big") % (bounds[1] - bounds[0] + 1)


def pause(table: Table, bounds: tuple[int, int]) -> int:
    return drawn_pause(table.secret, table.decision, table.asked(), bounds)


def answered_at(table: Table, bounds: tuple[int, int], is_watched: bool = True) -> int:
    """When the table answers for the person it asks; 0 if that is for the person. Nobody runs out of time over it.

    At once where no other person plays or watches: bots do not measure time.
    """
    asked = table.asked()
    if asked == NOBODY or not is_bluff(table.game) or not table.seats[asked].is_played_by_person():
        return 0
    others = [seat for number, seat in enumerate(table.seats) if number != asked and seat.is_played_by_person()]
    at = table.clocks.put + (pause(table, bounds) if others or is_watched else 0)
    deadline = table.deadline()
    return min(at, deadline - 1) if deadline else at


def thinks(table: Table, bot: str) -> int:
    """Milliseconds a bot may think where it has a choice; 0: it answers everything at once."""
    name, options = parted(door_of(game_of(table.choices)).bots.get(bot, bot))
    seconds = options.get("seconds", 0)
    return round(1000 * seconds) if seconds else int(name == "schemer")


def bot_answers_at(
    table: Table, bounds: tuple[int, int], thoughts: tuple[int, int] = THOUGHTS, since: int | None = None
) -> int:
    """Not before then a bot answers: it takes as long with nothing to think about as with much.

    ``since``: when it was its turn to think, which depends on others only. Where people would be answered for after a pause,
    a thinking bot takes that, too.
    """
    decision = None if table.game is None else table.game.decision
    if decision is None or not bounds[1]:
        return 0
    put = table.clocks.put if since is None else since
    thinking = thinks(table, table.seats[decision.seat].bot)
    if not thinking:
        return put + thoughts[0]
    longest = max(thoughts[1], thinking + SPARE) if thoughts[1] else 0
    return put + longest + (pause(table, bounds) if decision.question.poker_face else 0)
