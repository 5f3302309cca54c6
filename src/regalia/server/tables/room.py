"""A table with people at it: takes requests one by one, stores what they lead to, and only then tells anybody."""

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from regalia.kernel.views import SPECTATOR
from regalia.server.bots.bot_pool import Choice
from regalia.server.sockets import client_messages
from regalia.server.sockets.frames import encode
from regalia.server.sockets.server_messages import Accepted, Done
from regalia.server.storage.chain import first_link, next_link, verified
from regalia.server.storage.packing import WHOLE, packed_streams
from regalia.server.storage.store import Digest, Row, StorageFailed
from regalia.server.tables import entries as log
from regalia.server.tables.audience import Audience
from regalia.server.tables.bluffs import answered_at, bot_answers_at, is_bluff
from regalia.server.tables.digests import digest_of, due_of, minute_of
from regalia.server.tables.handing import Receive
from regalia.server.tables.practice import scripted
from regalia.server.tables.requests import Draft, Join, RequestRefused, answer, decide, refused
from regalia.server.tables.table import NOBODY, OVER, PLAYING, Table
from regalia.server.telemetry import log as logs
from regalia.server.telemetry import short
from regalia.server.views.reasons import reasons_for

if TYPE_CHECKING:
    from regalia.server.tables.lobby import Lobby

WAITS: Final = (0.3, 0.6, 1.2, 2.4, 4.8)  # seconds for a table's owner to answer, before we try to own it ourselves
FILE: Final = -3  # the stream under which a finished game's file is kept
UNDO_TIME: Final = 30_000  # milliseconds until a request nobody answers counts as refused
UNSURE: Final = -1
LOAD_PROBLEMS: Final = (ValueError, LookupError, AssertionError, TypeError)  # of what was stored, when it is carried out
AGAIN: Final = 0.5  # seconds until what could not be read is read again
ALONE: Final = 0.25  # seconds until bots that play alone, and have answered much, may answer again
GRACE: Final = 5_000  # after a time without server nobody's time is up at once


class Room(Audience):
    """``owner``: whether this process owns the table: writes to it and looks after its bots and clocks. The others read."""

    def __init__(self, lobby: "Lobby", table: Table, owner: bool) -> None:
        super().__init__(lobby, table)
        self.owner = owner
        self.lock: Final = asyncio.Lock()
        self.digest: Digest | None = None  # what the store was told of the table
        self.due: int | None = UNSURE  # when, as the store has it, somebody has to look after it
        self.address = ""  # of who opened it, or came first: whose share of the bots' time it uses; never stored
        self.opened = 0  # when it was loaded, if it was
        self.link = first_link(table.id)  # of the last entry
        self._timer: asyncio.TimerHandle | None = None
        self._clock: asyncio.TimerHandle | None = None
        self._thinking = 0  # the decision a bot thinks about
        self._tasks: Final[set[asyncio.Task[Any]]] = set()

    # -- requests ----------------------------------------------------------------------------------------------------------

    async def request(self, seat: int, message: Any, key: str = "") -> Any:
        """What the sender is told. An answer is accepted only after it is stored. ``key`` is what opens the seat."""
        self.touched = self.world.monotonic()
        try:
            if isinstance(message, client_messages.Why):
                return reasons_for(self.table, seat, message)
            for seconds in WAITS:
                if await self.is_ours():
                    reply = await self.carry_out(seat, message)
                else:
                    reply = await self.hand_on(key, message, seconds)
                if reply is not None:
                    return reply
            raise RequestRefused("busy")
        except RequestRefused as refusal:
            self.lobby.metrics.errors.labels(refusal.code).inc()
            return refused(refusal, message)

    async def is_ours(self) -> bool:
        """Whether this process owns the table by now: the previous owner may have died."""
        return self.owner or await self.take_over()

    async def take_over(self) -> bool:
        if not await self.lobby.claim(self.table.id):
            return False
        async with self.lock:
            await self.read_on()  # only the owner writes: from here on we know everything
            self.owner = True
            self.digest, self.due = None, UNSURE  # somebody else may have described it
        logs.info("taken over", table=short(self.table.id))
        await self.look_after()
        return True

    async def look_after(self) -> None:
        """What an owner does first, and again where the store failed: keep what a finished game leaves, and go on."""
        if self.table.phase == OVER and not await self.lobby.store.is_kept(self.table.id, FILE):
            await self.finish()
        await self.describe()
        self.stir()

    async def carry_out(self, seat: int, message: Any) -> Any:
        """The reply; None if the table turns out not to be ours any more."""
        if isinstance(message, client_messages.Rematch):
            return await self.lobby.opening.rematch(self, seat, message)
        async with self.lock:
            found = decide(self.table, seat, message, self.now())
            if not isinstance(found, Draft):
                return found
            if not await self.write(found):
                return None
            if isinstance(message, client_messages.Answer):
                return Accepted(message.decision, message.option, self.table.seq)
            if isinstance(message, (Join, Receive)):
                return Done("", {"seat": self.table.seat_of(message.key)})
            return Done(message.ref)

    async def hand_on(self, key: str, message: Any, seconds: float) -> Any:
        """The owner's reply, once we know what it wrote; None if it does not answer."""
        assert self.lobby.relay is not None
        reply = await self.lobby.relay.ask(self.table.id, key, message, seconds)
        async with self.lock:
            await self.read_on()
        return reply

    async def write(self, draft: Draft) -> bool:
        """Store an entry and carry it out; False if the table is not ours any more. Called with the lock held."""
        began = self.world.monotonic()
        due = self.due_after(draft)
        body = log.encode_entry(draft.entry)
        link = next_link(self.link, body)
        row = Row(self.table.id, self.table.seq + 1, body, due != self.due, due, link)
        if not await self.lobby.store.append(row):
            self.owner = False
            return False
        self.link = link
        self.due = due
        metrics = self.lobby.metrics
        metrics.commit.observe(self.world.monotonic() - began)
        metrics.entries.inc()
        if isinstance(draft.entry, log.Answered):
            metrics.answers_by[draft.entry.by].inc()
        self.apply([draft.entry], draft)
        if self.table.phase == OVER and isinstance(draft.entry, log.Answered):
            await self.finish()
        if self.is_described_wrongly(draft.entry):
            self.spawn(self.describe())
        return True

    async def read_on(self) -> bool:
        """Carry out what other processes wrote; whether there was anything. Called with the lock held."""
        rows = await self.lobby.store.entries(self.table.id, self.table.seq)
        if rows:
            try:
                bodies, link = verified(rows, self.table.seq, self.link)
                self.apply([log.decode_entry(body) for body in bodies])
            except LOAD_PROBLEMS as problem:
                raise self.lobby.close_table(self.table, problem) from problem
            self.link = link
        return bool(rows)

    async def follow(self, seq: int) -> None:
        """Another process says that there is an entry ``seq``; nobody says it twice, so we try until it is read."""
        while seq > self.table.seq and self.lobby.rooms.get(self.table.id) is self:
            try:
                async with self.lock:
                    if seq > self.table.seq:
                        await self.read_on()
                return
            except StorageFailed:
                await self.world.sleep(AGAIN)

    def apply(self, entries: Iterable[log.AnyEntry], draft: Draft | None = None) -> None:
        for entry in entries:
            self.table.apply(entry, None if draft is None else draft.prepared)
            self.frames.applied(self.now())
            if isinstance(entry, (log.Removed, log.Emptied, log.Moved)):
                self.reseat("removed")
            elif isinstance(entry, log.Handed):
                self.reseat("handed_over")
        self.wake()
        self.stir()

    def due_after(self, draft: Draft) -> int | None:
        """When the table needs looking after once the entry is written: 0 (now) where only ``describe`` will know."""
        game = draft.prepared
        if game is None or game.decision is None:  # a game that is over leaves something to keep
            return 0
        waits = not self.table.seats[game.decision.seat].bot and self.table.options.clock.kind == "none" and not is_bluff(game)
        return None if waits else 0

    def is_described_wrongly(self, entry: log.AnyEntry) -> bool:
        """An answer that does not end the game changes only when to look again."""
        digest = self.digest
        if digest is not None and isinstance(entry, log.Answered) and self.table.phase == digest.phase:
            return due_of(self.table) != self.due or minute_of(self.table) != digest.changed
        return digest_of(self.table) != digest

    async def describe(self) -> None:
        """Let the store know what can be known without reading the entries. If this is lost, ``due`` says: look again."""
        digest = digest_of(self.table)
        if digest != self.digest or digest.due != self.due:
            seq = self.table.seq
            self.digest, self.due = digest, UNSURE  # whatever is written meanwhile says it for itself
            await self.lobby.store.describe(self.table.id, seq, digest)
            if self.table.seq == seq:
                self.due = digest.due

    async def finish(self) -> None:
        """Keep the record and what every viewer was told: replays must survive changes of the rules."""
        table = self.table
        streams = [(viewer, self.frames.stream(viewer, table.seq)) for viewer in range(SPECTATOR, len(table.seats))]
        whole = await self.world.in_thread(packed_streams, [*streams, (FILE, encode(table.file()))])
        await self.lobby.store.finish(table.id, [(WHOLE, whole)])

    # -- bots and clocks ---------------------------------------------------------------------------------------------------

    def stir(self) -> None:
        """Whatever has to happen without anybody asking: bots, clocks, an undo everybody agreed to."""
        for timer in (self._timer, self._clock):
            if timer is not None:
                timer.cancel()
        self._timer = self._clock = None
        table = self.table
        if self.lobby.closing or self.lobby.orders.is_read_only:
            return
        if table.phase == PLAYING and any(seat.bot for seat in table.seats):
            bots = [seat.bot for seat in table.seats if seat.bot]
            self.lobby.bot_pool.warm(table.id, bots)  # also where somebody else owns it: we may have to take over
        if not self.owner:
            return
        if table.undo is not None:
            if not table.undo.waits_for:
                self.spawn(self.carry_out_undo())
            else:
                wait = table.times[table.undo.number - 1] + UNDO_TIME - self.now()
                self._timer = self.world.later(wait / 1000, self._refuse_undo, table.undo.number)
            self._arm_clock()
            return
        asked = table.asked()
        if asked == NOBODY or table.is_full():
            return
        if table.seats[asked].bot:
            if self._thinking != table.decision:
                self._thinking = table.decision
                self.spawn(self.let_bot_answer(asked, table.decision))
        elif at := self.answers_at():
            wait = at - self.now()
            self._timer = self.world.later(wait / 1000, self._pass_for_person, table.decision)
        else:
            self._arm_clock()

    def _arm_clock(self) -> None:
        """Also while an undo is asked for: waiting for consent adds no time."""
        if self.table.deadline() and not self.answers_at():
            wait = max(self.table.deadline(), self.opened + GRACE) - self.now()
            self._clock = self.world.later(wait / 1000, self._time_is_up, self.table.decision)

    def spawn(self, work: Any) -> None:
        task = self.world.spawn(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        self.lobby.settle(task, self.table.id)

    async def carry_out_undo(self) -> None:
        async with self.lock:
            undo = self.table.undo
            if undo is not None and not undo.waits_for:
                await self.write(Draft(log.Undone(self.now(), undo.seat, "", undo.decision)))

    def _refuse_undo(self, number: int) -> None:
        self.spawn(self.refuse_undo(number))

    async def refuse_undo(self, number: int) -> None:
        """The seats asked for consent did not answer."""
        async with self.lock:
            undo = self.table.undo
            if undo is not None and undo.number == number and undo.waits_for:
                await self.write(Draft(log.Agreed(self.now(), undo.waits_for[0], "", False)))

    async def let_bot_answer(self, seat: int, decision: int) -> None:
        table = self.table
        record = table.record
        assert record is not None
        began, asked = self.world.monotonic(), self.now()
        try:
            bot = table.seats[seat].bot
            if not bot:  # the person came back before it had begun
                return
            option = scripted(table)
            choice = Choice(option, False, 0.0)
            if option < 0:
                choice = await self.lobby.bot_pool.choose(
                    table.id, dict(record.setup.json()), [*record.answers], bot, self.address
                )
            self.lobby.metrics.thought.observe(self.world.monotonic() - began)
            settings = self.lobby.settings
            at = bot_answers_at(table, settings.bluffs, settings.thoughts, asked + int(choice.waited * 1000))
            if at > self.now() and table.decision == decision:
                await self.world.sleep((at - self.now()) / 1000)
            while table.decision == decision and not table.persons() and not self.may_answer_alone():
                await self.world.sleep(ALONE)
            async with self.lock:
                is_open = table.decision == decision and table.asked() == seat and bool(table.seats[seat].bot)
                if is_open and table.undo is None and not self.lobby.orders.is_read_only:
                    draft = answer(
                        table, seat, client_messages.Answer(decision, choice.option), self.now(), "bot", choice.is_weaker
                    )
                    if isinstance(draft, Draft):
                        await self.write(draft)
        finally:
            if self._thinking == decision:
                self._thinking = 0

    def may_answer_alone(self) -> bool:
        """Nobody waits for bots where no person plays; they answer as often as the tables of one address may, together."""
        return self.lobby.meters.bots_alone.take(self.address or self.table.id)

    def answers_at(self) -> int:
        """When the table answers for a person; of those who do not play anybody may be looking at other processes."""
        is_watched = self.lobby.relay is not None or any(connection.viewer == SPECTATOR for connection in self.connections)
        return answered_at(self.table, self.lobby.settings.bluffs, is_watched and self.table.options.spectators)

    def _pass_for_person(self, decision: int) -> None:
        self.spawn(self.pass_for_person(decision))

    async def pass_for_person(self, decision: int) -> None:
        """There is one answer, and the person need not be asked for it (bluffs.py)."""
        async with self.lock:
            table = self.table
            if table.decision == decision and table.undo is None and self.answers_at():
                draft = answer(table, table.asked(), client_messages.Answer(decision, 0), self.now(), "table")
                if isinstance(draft, Draft):
                    await self.write(draft)

    def _time_is_up(self, decision: int) -> None:
        self.spawn(self.let_bot_take_over(decision))

    async def let_bot_take_over(self, decision: int) -> None:
        async with self.lock:
            table = self.table
            asked = table.asked()
            if table.decision == decision and asked != NOBODY and table.seats[asked].is_played_by_person():
                if table.undo is not None and table.undo.waits_for:  # nobody waits for consent any longer than for an answer
                    await self.write(Draft(log.Agreed(self.now(), table.undo.waits_for[0], "", False)))
                await self.write(Draft(log.Filled(self.now(), asked, "", table.options.stand_in, why="time")))

    def may_rest(self) -> bool:
        """Whether nothing has to happen here soon without anybody asking."""
        due = due_of(self.table)
        return self.table.undo is None and (due is None or due > self.now() + 2 * GRACE)

    def close(self) -> None:
        for timer in (self._timer, self._clock, self._release, self._presence):
            if timer is not None:
                timer.cancel()
        for task in list(self._tasks):
            task.cancel()
