"""What people wrote at a table, and a log without what one of them wrote. Rules are not needed, so old tables will do."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from regalia.extras import extra
from regalia.server.tables import entries as log

with extra("server"):
    import msgspec

GONE: Final = "…"


class Person:
    """Somebody with a key, in the order they sat down: ``seat`` is -1 once they have none."""

    def __init__(self, key: str, name: str, seat: int) -> None:
        self.key: Final = key
        self.name = name
        self.seat = seat
        self.chats = 0


def written(entries: Sequence[log.AnyEntry]) -> Iterator[tuple[log.AnyEntry, str]]:
    """Every entry with the key of its author; "" if it has none."""
    keys: dict[int, str] = {}
    for entry in entries:
        if isinstance(entry, log.Opened):  # named by the next person to sit down
            first = next((one.key for one in entries if isinstance(one, log.Sat)), "")
            yield entry, first
            continue
        if isinstance(entry, log.Sat):
            keys[entry.seat] = entry.key
        yield entry, keys.get(entry.seat, "")
        if isinstance(entry, log.Moved):
            keys[entry.to] = keys.pop(entry.seat, "")
        elif isinstance(entry, (log.Emptied, log.Removed)):
            keys.pop(entry.seat, None)


def people(entries: Sequence[log.AnyEntry]) -> list[Person]:
    found: dict[str, Person] = {}
    for entry, key in written(entries):
        if isinstance(entry, log.Sat):
            found[key] = Person(key, entry.name, entry.seat)
        elif key in found and not isinstance(entry, log.Opened):
            person = found[key]
            if isinstance(entry, log.Moved):
                person.seat = entry.to
            elif isinstance(entry, (log.Emptied, log.Removed)):
                person.seat = -1
            elif isinstance(entry, log.Renamed):
                person.name = entry.name
            person.chats += isinstance(entry, log.Chatted)
    return list(found.values())


def erased(entries: Sequence[log.AnyEntry], key: str) -> list[log.AnyEntry]:
    """The same log, with names and chats of one person gone. Answers stay: without them there is no game."""
    return [without(entry) if whose == key else entry for entry, whose in written(entries)]


def without(entry: Any) -> Any:
    if isinstance(entry, log.Opened):
        return msgspec.structs.replace(entry, name="")
    if isinstance(entry, (log.Sat, log.Renamed)):
        return msgspec.structs.replace(entry, name=GONE)
    if isinstance(entry, log.Chatted):
        return msgspec.structs.replace(entry, text=GONE, phrase="")
    return entry
