"""Everything that is counted against a limit, by address or by seat."""

from collections.abc import Callable
from typing import Any, Final

from regalia.server.sockets import client_messages
from regalia.server.web.buckets import Buckets
from regalia.server.web.settings import Limits

# What others at the table see or wait for: undo replays the game to look at it, a name is read as a chat is.
SEEN: Final = (client_messages.Say, client_messages.Phrase, client_messages.Undo, client_messages.Rename)


class Meters:
    """Buckets of tokens; ``whose`` is an address (web/addresses.py) or a seat at a table."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self.messages_by_address: Final = Buckets(limits.messages_by_address, clock)
        self.answers: Final = Buckets(limits.answers, clock)
        self.answers_by_address: Final = Buckets(limits.answers_by_address, clock)
        self.commands: Final = Buckets(limits.commands, clock)
        self.commands_by_address: Final = Buckets(limits.commands_by_address, clock)
        self.chats: Final = Buckets(limits.chats, clock)
        self.bots_alone: Final = Buckets(limits.bots_alone, clock)
        self.whys: Final = Buckets(limits.whys, clock)
        self.whys_by_address: Final = Buckets(limits.whys_by_address, clock)
        self.loads: Final = Buckets(limits.loads, clock)
        self.searches: Final = Buckets(limits.searches, clock)
        self.resumes: Final = Buckets(limits.resumes, clock)
        self.openings: Final = Buckets(limits.tables, clock)
        self.replays: Final = Buckets(limits.replays, clock)
        self.verdicts: Final = Buckets(limits.verdicts, clock)
        self.analyses: Final = Buckets(limits.analyses, clock)
        self.hints: Final = Buckets(limits.hints, clock)
        self.hints_of_table: Final = Buckets(limits.hints, clock)
        self.sockets: Final = Buckets(limits.sockets_opened, clock)
        self.requests: Final = Buckets(limits.requests, clock)

    def admits(self, message: Any, table: str, seat: int, address: str) -> bool:
        """Whether a request of a seat is within all its limits; it counts against each, down to one that refuses."""
        whose = (table, seat)
        if isinstance(message, client_messages.Answer):
            return self.answers.take(whose) and self.answers_by_address.take(address)
        if isinstance(message, client_messages.Why):
            return self.whys.take(whose) and self.whys_by_address.take(address)
        return (
            self.commands.take(whose)
            and self.commands_by_address.take(address)
            and (not isinstance(message, SEEN) or self.chats.take(whose))
            and (not isinstance(message, client_messages.Rematch) or self.openings.take(address))
        )
