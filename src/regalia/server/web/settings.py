"""What can be set when the server starts. The defaults need no thought."""

from dataclasses import dataclass, field

from regalia.server.types import BODY


@dataclass(frozen=True)
class Limits:
    """Against accidents and bad intentions. Rates are per second, with bursts of so many."""

    sockets: int = 20_000
    sockets_per_address: int = 100
    sockets_per_seat: int = 6
    sockets_opened: tuple[float, float] = (2.0, 100.0)  # from one address
    connections_per_address: int = 200  # sockets and single requests; behind a proxy it is for the proxy to count
    connections: tuple[float, float] = (20.0, 400.0)  # opened from one address
    request_seconds: float = 10.0  # for a request, head and body, to arrive
    messages: tuple[float, float] = (100.0, 300.0)  # of one socket: rate and burst
    messages_by_address: tuple[float, float] = (500.0, 3_000.0)
    controls: tuple[float, float] = (2.0, 30.0)  # pings, pongs and pieces of frames of one socket
    answers: tuple[float, float] = (20.0, 200.0)  # of one seat
    answers_by_address: tuple[float, float] = (100.0, 1_000.0)
    commands: tuple[float, float] = (1.0, 40.0)  # everything else a seat asks for
    commands_by_address: tuple[float, float] = (5.0, 200.0)
    chats: tuple[float, float] = (0.5, 6.0)  # of one seat; other names and requests to undo count, too
    bots_alone: tuple[float, float] = (20.0, 200.0)  # answers of bots where no person plays, at all tables of one address
    resumes: tuple[float, float] = (2.0, 60.0)  # of one address: to be told again what happened
    whys: tuple[float, float] = (10.0, 40.0)  # of one seat: questions why, of up to 60 wishes each
    whys_by_address: tuple[float, float] = (20.0, 200.0)
    loads: tuple[float, float] = (2.0, 100.0)  # tables that are not in memory, asked for from one address
    searches: tuple[float, float] = (1.0, 30.0)  # of the rules, and lists read, for one address
    tables: tuple[float, float] = (0.1, 20.0)  # opened or joined from one address; a rematch opens one
    replays: tuple[float, float] = (2.0, 120.0)  # of one address; with views it counts as ten
    verdicts: tuple[float, float] = (0.1, 5.0)  # records checked for one address
    analyses: tuple[float, float] = (0.02, 5.0)  # finished games thought through for one address
    hints: tuple[float, float] = (0.3, 12.0)  # of one address, and at one table
    requests: tuple[float, float] = (30.0, 200.0)  # HTTP requests of one address
    body: int = BODY
    hello_seconds: float = 10.0  # until the first frame
    stall_seconds: float = 20.0  # until a socket that takes nothing any more is closed


def limits_for(sockets: int) -> Limits:
    """The usual ones, with so many sockets from one address; a school has one for all its pupils."""
    return Limits(
        sockets_per_address=sockets,
        sockets_opened=(sockets / 50, float(sockets)),
        messages_by_address=(5.0 * sockets, 30.0 * sockets),
        answers_by_address=(float(sockets), 10.0 * sockets),
        whys_by_address=(sockets / 5, 2.0 * sockets),
        loads=(sockets / 50, float(sockets)),
        searches=(sockets / 100, 0.3 * sockets),
        connections_per_address=2 * sockets,
        connections=(sockets / 5, 4.0 * sockets),
    )


PLENTY = (1e9, 1e9)
UNLIMITED = Limits(
    sockets=1_000_000,
    sockets_per_address=1_000_000,
    sockets_per_seat=1_000_000,
    sockets_opened=PLENTY,
    connections_per_address=1_000_000,
    connections=PLENTY,
    messages=PLENTY,
    messages_by_address=PLENTY,
    controls=PLENTY,
    answers=PLENTY,
    answers_by_address=PLENTY,
    commands=PLENTY,
    commands_by_address=PLENTY,
    chats=PLENTY,
    bots_alone=PLENTY,
    resumes=PLENTY,
    whys=PLENTY,
    whys_by_address=PLENTY,
    loads=PLENTY,
    searches=PLENTY,
    tables=PLENTY,
    replays=PLENTY,
    verdicts=PLENTY,
    analyses=PLENTY,
    hints=PLENTY,
    requests=PLENTY,
)


@dataclass(frozen=True)
class Settings:
    """``database``: a file, or a PostgreSQL URL. ``origins``: pages, besides our own, that may talk to us."""

    database: str = "regalia.db"
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    trust_proxy: bool = False
    bot_processes: int = 1
    idle_seconds: float = 120.0  # until a table nobody looks at leaves the memory
    tables_in_memory: int = 1_000  # more only while people look at them or bots play
    listed_hours: float = 24.0  # for which a table is listed after something happened at it
    keep_finished: float = 90.0  # days until a finished game is deleted; 0: never
    keep_idle: float = 30.0  # the same of tables that are not over, after something happened at them
    drain_seconds: float = 5.0
    ready_seconds: float = 2.0  # until a store that does not answer counts as hanging
    bluffs: tuple[int, int] = (700, 2_200)  # milliseconds, least and most, until the table passes for who has nothing
    thoughts: tuple[int, int] = (20, 1_500)  # milliseconds any answer of a quick and of a thinking bot takes at least
    static: str = ""  # a folder with a built page, instead of the one in the package
    limits: Limits = field(default_factory=Limits)
