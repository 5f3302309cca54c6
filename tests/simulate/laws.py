"""What must hold whatever happens. Everything is compared with the entries that are stored: nothing else is the truth.

- Acknowledged means stored: whoever is told ``accepted`` or ``done`` finds the entry in the database, then and at the end.
- Each ``ref``, and each decision, is carried out at most once.
- All viewers agree: every update says what the entries say, whichever process sent it, and nothing is missing at the end.
- Nobody sees what they may not: a secret only those of its audience, a view only its viewer, a delayed table only later.
- What is taken back is what was asked for: one row of one's own, whole, to the game as it was; nothing that was refused,
  and nobody who played on is passed over.
- Clocks only fall: time is measured, banks are what an accountant of our own makes of the entries.
- Every table goes on, or says why not.
"""

import itertools
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

import msgspec

from regalia.kernel.events import EVERYBODY, Event
from regalia.server.sockets.frames import encode
from regalia.server.tables import entries as log
from regalia.server.tables.clocks import LEAST
from regalia.server.tables.table import NOBODY, OVER, PLAYING, Table
from regalia.server.views.view_json import shown_view

if TYPE_CHECKING:
    from tests.simulate.network import Link
    from tests.simulate.player import Player, Shown
    from tests.simulate.run import Run

Message = dict[str, Any]
SLACK: Final = 25  # milliseconds by which time may be measured wrongly: a request waits for others


class Broken(AssertionError):
    """A law does not hold."""


class Laws:
    def __init__(self, run: "Run") -> None:
        self.run: Final = run
        self.found: Final[list[str]] = []
        self.acknowledged = 0
        self.compared = 0
        self.stamps: Final[dict[str, dict[int, tuple[str, int, float]]]] = {}  # by table and entry: writer, ``at``, and when
        self.spoiled: Final[dict[str, int]] = {}  # tables of which a row was spoiled, and from which entry on

    def require(self, condition: bool, problem: str) -> None:
        if not condition:
            self.broken(problem)

    def broken(self, problem: str) -> None:
        self.found.append(f"{self.run.loop.time():.3f} {problem}")
        self.run.trace(f"BROKEN {problem}")

    # -- while it runs -------------------------------------------------------------------------------------------------------

    def said(self, link: "Link", text: bytes) -> None:
        """The server sends something: whether it arrives or not, it must be true by now."""
        if b'"t":"accepted"' in text[:20]:
            message = msgspec.json.decode(text)
            entry = self.stored(link.player.table_id, message["seq"])
            is_it = isinstance(entry, log.Answered) and (entry.decision, entry.option) == (
                message["decision"],
                message["option"],
            )
            self.require(is_it, f"{link.process.name} acknowledged {message} to {link.player.name}, stored is {entry}")
            self.acknowledged += 1
        elif b'"t":"done"' in text[:20]:
            message = msgspec.json.decode(text)
            self.require(
                self.times_stored(link.player.table_id, message["ref"]) == 1,
                f"{link.process.name} said done to {message['ref']}, which is not stored",
            )
            self.acknowledged += 1

    def stored(self, table: str, seq: int) -> log.AnyEntry | None:
        rows = self.run.rows(table)
        return log.decode_entry(rows[seq - 1]) if 0 < seq <= len(rows) and seq != self.spoiled.get(table) else None

    def times_stored(self, table: str, ref: str) -> int:
        needle = f'"ref":"{ref}"'.encode()
        return sum(needle in row for row in self.run.rows(table))

    # -- at the end ----------------------------------------------------------------------------------------------------------

    def judge(self) -> None:
        for table in self.run.tables:
            players = [player for player in self.run.players if player.table_id == table]
            if table in self.spoiled:
                for player in players:
                    self.require(bool(player.closed) or player.was_closed, f"{player.name}: damaged, and nobody was told")
                continue
            entries = [log.decode_entry(row) for row in self.run.rows(table)]
            self.judge_once(table, entries)
            self.judge_times(table)
            Truth(self, table, entries, players).judge()

    def judge_once(self, table: str, entries: list[log.AnyEntry]) -> None:
        refs = [entry.ref for entry in entries if not isinstance(entry, log.Opened) and entry.ref]
        decisions = [entry.decision for entry in entries if isinstance(entry, log.Answered)]
        for what, found in (("ref", Counter[Any](refs)), ("decision", Counter[Any](decisions))):
            twice = [str(one) for one, times in found.items() if times > 1]
            self.require(not twice, f"{table[:6]}: {what} {', '.join(twice)} carried out twice")
        for player in self.run.players:
            if player.table_id == table:
                for ref, message in player.done.items():
                    if message["t"] == "done":
                        self.require(ref in refs, f"{player.name}: {ref} was done and is not stored")
                for number, message in player.accepted.items():
                    given = entries[message["seq"] - 1] if message["seq"] <= len(entries) else None
                    is_it = isinstance(given, log.Answered) and (given.decision, given.option) == (number, message["option"])
                    self.require(is_it, f"{player.name}: {message} is not stored")

    def judge_times(self, table: str) -> None:
        """As long as the same process writes, as much time passes as does; and it never goes back."""
        stamps = [self.stamps.get(table, {}).get(seq) for seq in range(1, len(self.run.rows(table)) + 1)]
        for seq, (one, other) in enumerate(itertools.pairwise(stamps), 2):
            if one is None or other is None:
                continue
            passed = other[1] - one[1]
            self.require(passed >= 0, f"{table[:6]}: time goes back by {-passed} ms before entry {seq}")
            if one[0] == other[0]:
                true = (other[2] - one[2]) * 1000
                self.require(abs(passed - true) < SLACK, f"{table[:6]}: {passed} ms before entry {seq}, in truth {true:.0f}")


class Truth:
    """A table made anew from what is stored, and an accountant beside its clocks."""

    def __init__(self, laws: Laws, table: str, entries: list[log.AnyEntry], players: "list[Player]") -> None:
        self.laws: Final = laws
        self.id: Final = table
        self.entries: Final = entries
        self.players: Final = players
        self.table: Final = Table()
        self.by_seq: Final[dict[int, list[tuple[Player, Shown]]]] = {}
        for player in players:
            for shown in player.shown:
                self.by_seq.setdefault(shown.seq, []).append((player, shown))
        self.told: Final[list[list[Any]]] = [[]]
        self.accounts: Final[list[int]] = []
        self.thought: Final[dict[tuple[int, int], int]] = {}  # by place and seat
        self.earned: Final[set[tuple[int, int]]] = set()
        self.at = 0
        sent = {ref: message for player in players for ref, message in player.sent.items()}
        self.regrets: Final = Regrets(laws, table[:6], self.table, sent)

    def judge(self) -> None:
        for entry in self.entries:
            self.account(entry)
            self.regrets.before(entry)
            self.table.apply(entry)
            self.regrets.after(entry)
            self.told.append(self.table.news[self.table.seq - 1])
            self.settle_accounts(entry)
            for player, shown in self.by_seq.get(self.table.seq, ()):
                self.compare(player, shown)
        self.judge_end()

    # -- what was shown ------------------------------------------------------------------------------------------------------

    def compare(self, player: "Player", shown: "Shown") -> None:
        laws, table, who = self.laws, self.table, f"{player.name} ({shown.viewer})"
        laws.compared += 1
        news = [as_told(item, shown.viewer) for told in self.told[shown.after + 1 : shown.seq + 1] for item in told]
        laws.require(news == shown.news, f"{who} was told {first_difference(shown.news, news)} up to entry {shown.seq}")
        if shown.view is not None:
            view = (
                None
                if table.game is None
                else msgspec.json.decode(
                    encode(shown_view(table.game, shown.viewer, table.decision, table.has_answered(shown.viewer)))
                )
            )
            laws.require(view == shown.view, f"{who} was shown another view than its own at entry {shown.seq}")
        if shown.table is not None:
            laws.require(
                msgspec.json.decode(encode(table.shown())) == shown.table, f"{who}: another table at entry {shown.seq}"
            )
            if table.clocks.banks:
                laws.require(
                    shown.table["clock"]["banks"] == self.accounts,
                    f"{who}: banks {shown.table['clock']['banks']} at entry {shown.seq}, by our account {self.accounts}",
                )
        stamp = laws.stamps.get(self.id, {}).get(shown.seq)
        if shown.viewer == NOBODY and table.options.delay and table.game is not None and stamp is not None:
            early = stamp[2] + table.options.delay - shown.at
            laws.require(early < 0.05 or not laws.run.clocks_agree, f"{who} saw entry {shown.seq} {early:.3f} s too early")

    def judge_end(self) -> None:
        laws, table, run = self.laws, self.table, self.laws.run
        laws.require(table.phase != PLAYING or run.has_gone_on(self.id), f"{self.id[:6]} stands still")
        for player in self.players:
            border = run.loop.time() - 1.0 - (table.options.delay if player.viewer == NOBODY else 0)  # bots may still play
            stamps = laws.stamps.get(self.id, {})
            expected = max((seq for seq, stamp in stamps.items() if stamp[2] < border), default=0)
            laws.require(player.seen >= expected, f"{player.name} has seen {player.seen} of {expected}")
        if table.phase == OVER:
            laws.require(run.has_file(self.id), f"{self.id[:6]}: over, and its record is not kept")

    # -- clocks --------------------------------------------------------------------------------------------------------------

    def account(self, entry: log.AnyEntry) -> None:
        table = self.table
        asked = table.asked()
        passed, self.at = max(0, entry.at - self.at), entry.at
        if asked == NOBODY or not table.seats[asked].is_played_by_person():
            return
        place = (len(table.line), asked)
        self.thought[place] = self.thought.get(place, 0) + passed
        if self.accounts:
            self.accounts[asked] = max(0, self.accounts[asked] - passed)
        if isinstance(entry, log.Filled) and entry.why == "time" and entry.seat == asked:
            clock = table.options.clock
            limit = clock.seconds * 1000 if clock.kind == "move" else LEAST
            self.laws.require(self.thought[place] >= limit, f"{self.id[:6]}: time was up after {self.thought[place]} ms")

    def settle_accounts(self, entry: log.AnyEntry) -> None:
        table, clock = self.table, self.table.options.clock
        if isinstance(entry, log.Started) and clock.kind == "bank":
            self.accounts[:] = [clock.seconds * 1000] * len(table.seats)
        if isinstance(entry, log.Answered) and entry.by != "bot" and self.accounts:
            place = len(table.line) - 1
            if not any(at >= place and seat == entry.seat for at, seat in self.earned):
                self.earned.add((place, entry.seat))
                self.accounts[entry.seat] += clock.increment * 1000
        asked = table.asked()
        if clock.kind == "move" and table.deadline():
            left = table.deadline() - entry.at
            most = max(0, clock.seconds * 1000 - self.thought.get((len(table.line), asked), 0))
            self.laws.require(left <= most, f"{self.id[:6]}: {left} ms left after entry {table.seq}, by our account {most}")


class Regrets:
    """What is taken back, by an account of our own: the answers that stand, and how the game was before each of them."""

    def __init__(self, laws: Laws, name: str, table: Table, sent: dict[str, Message]) -> None:
        self.laws: Final = laws
        self.name: Final = name
        self.table: Final = table
        self.sent: Final = sent  # requests by ref
        self.line: list[log.Answered] = []
        self.games: list[str] = []
        self.asked = 0  # the decision of the last request
        self.refused: Final[set[int]] = set()

    def before(self, entry: log.AnyEntry) -> None:
        if isinstance(entry, log.Answered) and self.table.game is not None:
            self.line.append(entry)
            self.games.append(self.table.game.fingerprint())
        elif isinstance(entry, log.Agreed) and not entry.agree:
            self.refused.add(self.asked)
        elif isinstance(entry, (log.UndoAsked, log.Undone)):
            what = f"{self.name}: seat {entry.seat} takes back from decision {entry.decision} on"
            row = self.wished(entry) if entry.ref else []
            wished = row[0].decision if row else self.asked
            self.laws.require(entry.decision == wished, f"{what}, asked for was {wished}")
            is_refused = any(one.decision in self.refused for one in row)
            self.laws.require(not is_refused, f"{what}, of which something was refused")
            if isinstance(entry, log.UndoAsked):
                self.asked = entry.decision
            elif row:  # granted at once
                others = {one.seat for one in self.line if one.decision > row[-1].decision} & set(self.table.owned())
                self.laws.require(others <= {entry.seat}, f"{what} without asking seats {others}")

    def wished(self, entry: log.UndoAsked | log.Undone) -> list[log.Answered]:
        """The answers of the person that are meant: their last one, or their last in a row since a decision."""
        since = self.sent[entry.ref].get("since")
        row: list[log.Answered] = []
        for one in reversed(self.line):
            is_own = one.seat == entry.seat and one.by == "person"
            if row and (not is_own or since is None or one.decision < since):
                break
            if is_own:
                row.insert(0, one)
        return row

    def after(self, entry: log.AnyEntry) -> None:
        if not isinstance(entry, log.Undone) or self.table.game is None:
            return
        kept = sum(one.decision < entry.decision for one in self.line)
        there = self.games[kept]
        del self.line[kept:], self.games[kept:]
        is_there = self.table.game.fingerprint() == there and len(self.table.line) == kept
        self.laws.require(is_there, f"{self.name}: what was taken back to decision {entry.decision} leads elsewhere")


def as_told(item: Any, viewer: int) -> Message:
    """What a viewer may be told of something that happened, made without the server's help."""
    if not isinstance(item, Event):
        found: Message = msgspec.json.decode(encode(item))
        return found
    told: Message = {"n": "event", "kind": item.kind, "rule": item.rule, "told": list(item.told)}
    if item.secret:
        may = item.audience >> viewer & 1 if viewer >= 0 else item.audience == EVERYBODY
        told["secret"] = list(item.secret) if may else None
    return told


def first_difference(told: list[Message], true: list[Message]) -> str:
    for at, (one, other) in enumerate(zip(told, true, strict=False)):
        if one != other:
            return f"{one} instead of {other} at {at}"
    return f"{len(told)} things instead of {len(true)}"
