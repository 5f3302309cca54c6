"""People, and those who look on: they play as the protocol says, change processes, send things twice, and remember all."""

import json
import random
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tests.simulate.network import Link

if TYPE_CHECKING:
    from tests.simulate.run import Run

Message = dict[str, Any]
PATIENCE: Final = 2.0  # seconds until something that got no reply is sent again
CLOSED: Final = ("no_table", "no_seat", "spectators_refused", "other_rules", "damaged")  # coming again is no use


class Shown:
    """An update as it was taken: by whom, after which entry, up to which, and what it said."""

    def __init__(self, viewer: int, at: float, message: Message) -> None:
        self.viewer: Final = viewer
        self.at: Final = at
        self.after: Final[int] = message["after"]
        self.seq: Final[int] = message["seq"]
        self.news: Final[list[Message]] = message.get("news", [])
        self.table: Final[Message | None] = message.get("table")
        self.view: Final[Message | None] = message.get("view")


class Player:
    """``secret`` is None for who looks on."""

    def __init__(self, run: "Run", name: str, table: str, secret: str | None) -> None:
        self.run: Final = run
        self.name: Final = name
        self.table_id: Final = table
        self.secret: Final = secret
        self.chance: Final = random.Random(f"{run.seed}/{name}")
        self.link: Link | None = None
        self.is_in = False
        self.viewer = -1
        self.seen = 0
        self.table: Message | None = None
        self.view: Message | None = None
        self.shown: Final[list[Shown]] = []
        self.accepted: Final[dict[int, Message]] = {}
        self.sent: Final[dict[str, Message]] = {}  # requests by ref
        self.done: Final[dict[str, Message]] = {}
        self.open: tuple[Message, float] | None = None  # what waits for a reply, and since when
        self.closed = ""  # why the table said that it does not go on
        self.was_closed = False
        self.insists = False  # an undo was just refused: some ask for more instead
        self.is_quiet = False  # only plays what must be played
        self._refs = 0

    # -- hearing -------------------------------------------------------------------------------------------------------------

    def take(self, link: Link, text: bytes) -> None:
        if link is not self.link:
            return
        message: Message = msgspec.json.decode(text)
        kind = message["t"]
        if kind == "update":
            self.take_update(message)
        elif kind == "welcome":
            self.viewer, self.is_in = message["viewer"], True
        elif kind == "accepted":
            known = self.accepted.setdefault(message["decision"], message)
            self.run.laws.require(known == message, f"{self.name} was told {known} and {message}")
            self.settle()
        elif kind in ("done", "reasons"):
            self.done[message["ref"]] = message
            self.settle()
        elif kind == "error":
            if message["code"] in CLOSED:
                self.closed, self.was_closed = message["code"], True
            if message["code"] in ("fault", "bad_message"):
                self.run.laws.broken(f"{self.name} was told {message}")
            self.settle()
        elif kind == "pong" and message["seq"] > self.seen:
            self.send({"t": "resume", "seen": self.seen})
        self.run.trace(f"{self.name} < {kind} {message.get('seq', message.get('ref', message.get('code', '')))}")

    def take_update(self, message: Message) -> None:
        if message["after"] > self.seen or message["after"] < self.seen < message["seq"]:
            self.send({"t": "resume", "seen": self.seen})
            return
        if message["seq"] < self.seen or (message["after"] < self.seen and message["seq"] == self.seen):
            return
        self.shown.append(Shown(self.viewer, self.run.loop.time(), message))
        self.seen = message["seq"]
        self.insists = any(one.get("what") == "undo_refused" for one in message.get("news", []))
        self.table = message.get("table", self.table)
        self.view = message.get("view", self.view)

    def settle(self) -> None:
        self.open = None

    def lost(self, link: Link) -> None:
        if link is self.link:
            self.link = None
            self.is_in = False
            self.run.trace(f"{self.name} lost its socket")

    # -- speaking ------------------------------------------------------------------------------------------------------------

    def send(self, message: Message) -> None:
        if self.link is not None:
            self.link.send(json.dumps(message))

    def connect(self) -> None:
        alive = [process for process in self.run.processes if not process.dead and not process.lobby.closing]
        if not alive:
            return
        process = self.chance.choice(alive)
        self.link = Link(self.run, self, process, self.chance)
        self.run.trace(f"{self.name} comes to {process.name}, having seen {self.seen}")
        hello: Message = {"t": "hello", "table": self.table_id, "seen": self.seen}
        if self.secret is not None:
            hello["secret"] = self.secret
        self.send(hello)

    async def stay(self) -> None:
        """Until the run is over."""
        while not self.run.is_over:
            if self.closed:
                if self.chance.random() < 0.1:  # look once more: it may be said by one process only
                    self.closed = ""
            elif self.link is None:
                self.connect()
            elif self.is_in:
                self.act()
            await self.run.sleep(self.chance.expovariate(8.0))

    def act(self) -> None:
        now = self.run.loop.time()
        if self.open is not None:
            if now - self.open[1] > PATIENCE:
                self.open = (self.open[0], now)
                self.send(self.open[0])
            return
        if self.chance.random() < 0.1:
            self.send({"t": "ping"})
        if self.secret is None:
            return
        request = self.wanted()
        if request is not None:
            self.open = (request, now)
            if "ref" in request:
                self.sent[request["ref"]] = request
            for _ in range(1 if self.chance.random() < 0.9 else 2):  # some click twice
                self.send(request)
            self.run.trace(f"{self.name} > {request}")

    def ref(self) -> str:
        self._refs += 1
        return f"{self.name}-{self._refs}"

    def wanted(self) -> Message | None:
        """The next request, if there is any."""
        table, view = self.table, self.view
        if table is None or table["phase"] != "playing" or self.viewer < 0:
            return None
        if table["seats"][self.viewer]["plays"] == "bot":
            return {"t": "back", "ref": self.ref()} if self.chance.random() < 0.3 else None
        undo = table["undo"]
        if undo is not None and self.viewer in undo["waits_for"]:
            return {"t": "consent", "ref": self.ref(), "undo": undo["number"], "agree": self.chance.random() < 0.7}
        if self.insists and not self.is_quiet:
            self.insists = False
            return {"t": "undo", "ref": self.ref(), "since": 0}
        decision = None if view is None else view["decision"]
        if decision is not None and decision["options"] is not None and decision["number"] not in self.accepted:
            if not self.is_quiet and self.chance.random() < 0.1:
                return self.something_else(table)
            return {"t": "answer", "decision": decision["number"], "option": self.chance.randrange(len(decision["options"]))}
        return self.something_else(table) if not self.is_quiet and self.chance.random() < 0.06 else None

    def something_else(self, table: Message) -> Message:
        ref = self.ref()
        seats = len(table["seats"])
        decision = None if self.view is None else self.view["decision"]
        number = 0 if decision is None else decision["number"]
        choices: list[Message] = [
            {"t": "say", "text": "well"},
            {"t": "rename", "name": f"N{self.chance.randrange(100)}"},
            {"t": "leave"},
            *[{"t": "undo"}] * 3,
            *[{"t": "undo", "since": max(0, number - self.chance.randrange(8))}] * 3,
            {"t": "phrase", "phrase": "good_game"},
            {"t": "fill", "seat": self.chance.randrange(seats), "bot": "random"},
            {"t": "mute", "seat": self.chance.randrange(seats), "muted": self.chance.random() < 0.5},
            {"t": "why", "decision": 1, "wishes": [["end_turn", 0]]},
        ]
        return {**self.chance.choice(choices), "ref": ref}
