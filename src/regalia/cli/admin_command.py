"""``regalia admin``: look at the tables of a server and leave orders for it, while it runs or not."""

import argparse
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from regalia.cli.errors import FAILED, FINE, Misuse
from regalia.cli.serve_command import usual_database
from regalia.cli.speech import say

if TYPE_CHECKING:
    from regalia.server.admin import Admin, Listing

WORDS: Final = {  # what can be done, and how many words it takes
    "list": 0,
    "show": 1,
    "close": 1,
    "open": 1,
    "delete": 1,
    "erase": 2,
    "ban": 1,
    "unban": 1,
    "bans": 0,
    "read-only": 1,
}


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=list(WORDS), metavar="|".join(WORDS), help=say("help-admin_what"))
    parser.add_argument("words", nargs="*", metavar="WORD", help=say("help-admin_words"))
    parser.add_argument("--database", default=usual_database(), metavar="WHERE", help=say("help-database"))


def run(args: argparse.Namespace) -> int:
    from regalia.server.admin import Admin, Unknown
    from regalia.server.run import is_postgres

    if len(args.words) != WORDS[args.what]:
        raise Misuse(say("misuse-admin_words", what=args.what, number=WORDS[args.what]))
    if not is_postgres(args.database):
        Path(args.database).stat()  # a name that leads nowhere is a mistake, not an empty store
    admin = Admin(args.database)
    try:
        return ACTIONS[args.what](admin, *args.words)
    except Unknown as unknown:
        raise Misuse(say("misuse-admin_unknown", name=str(unknown))) from unknown
    finally:
        admin.close()


def list_tables(admin: "Admin") -> int:
    for one in admin.tables():
        print(line(one))
    if admin.is_read_only():
        print(say("admin-read_only"))
    return FINE


def line(one: "Listing") -> str:
    text = say(
        "admin-table", table=one.id, log=one.log, phase=say(f"admin-{one.phase}"), number=one.entries, date=date(one.changed)
    )
    return f"{text} {say('admin-closed')}" if one.is_closed else text


def date(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def show(admin: "Admin", table: str) -> int:
    found = admin.inspect(table)
    print(line(found.listing))
    print(say("admin-game", game=found.game, seats=found.seats, date=date(found.opened), answers=found.answers))
    for number, person in enumerate(found.people, 1):
        seat = say("admin-seat", seat=person.seat + 1) if person.seat >= 0 else say("admin-no_seat")
        print(say("admin-person", number=number, name=person.name, seat=seat, chats=person.chats))
    if found.bots:
        print(say("admin-bots", names=", ".join(found.bots)))
    if found.previous:
        print(say("admin-previous", table=found.previous))
    if found.next:
        print(say("admin-next", table=found.next))
    return FINE


def close(admin: "Admin", table: str) -> int:
    print(say("admin-is_closed", table=admin.close_table(table, True)))
    return FINE


def reopen(admin: "Admin", table: str) -> int:
    print(say("admin-is_open", table=admin.close_table(table, False)))
    return FINE


def delete(admin: "Admin", table: str) -> int:
    return waited(admin, admin.delete(table))


def erase(admin: "Admin", table: str, person: str) -> int:
    if not person.isdigit():
        raise Misuse(say("misuse-admin_unknown", name=person))
    return waited(admin, admin.erase(table, int(person)))


def waited(admin: "Admin", order: str) -> int:
    """Tell the operator whether it is done."""
    if admin.is_done(order):
        print(say("admin-done"))
        return FINE
    print(say("admin-ordered"))
    return FAILED


def ban(admin: "Admin", address: str) -> int:
    print(say("admin-is_banned", address=admin.ban(address, True)))
    return FINE


def unban(admin: "Admin", address: str) -> int:
    print(say("admin-is_welcome", address=admin.ban(address, False)))
    return FINE


def list_bans(admin: "Admin") -> int:
    for address in admin.banned():
        print(address)
    return FINE


def read_only(admin: "Admin", switch: str) -> int:
    if switch not in ("on", "off"):
        raise Misuse(say("misuse-admin_switch", word=switch))
    admin.read_only(switch == "on")
    print(say("admin-read_only" if switch == "on" else "admin-writing"))
    return FINE


ACTIONS: Final[dict[str, Callable[..., int]]] = {
    "list": list_tables,
    "show": show,
    "close": close,
    "open": reopen,
    "delete": delete,
    "erase": erase,
    "ban": ban,
    "unban": unban,
    "bans": list_bans,
    "read-only": read_only,
}
