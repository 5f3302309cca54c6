"""What a seat may ask for, and the entry it leads to. Nothing here changes anything: entries are applied once stored."""

import hashlib
import unicodedata
from collections.abc import Callable
from typing import Any, Final

from regalia.extras import extra
from regalia.games import door_of, setup_for
from regalia.kernel.game import Game
from regalia.kernel.setup import SetupError
from regalia.server.phrases import PHRASES
from regalia.server.sockets import client_messages
from regalia.server.sockets.server_messages import Accepted, Done, Refused
from regalia.server.tables import entries as log
from regalia.server.tables.checks import check_of
from regalia.server.tables.fair import fair_setup
from regalia.server.tables.handing import Receive, seat_offered
from regalia.server.tables.table import LOBBY, MOST_ENTRIES, NOBODY, OVER, PLAYING, Table
from regalia.server.tables.undo import is_refused, undoable
from regalia.server.types import Choices, Options, game_of
from regalia.server.views.lexicon import bots_for

with extra("server"):
    from msgspec import Struct


class RequestRefused(Exception):
    """A request that is not carried out: a code of docs/protocol.md and its arguments."""

    def __init__(self, code: str, **args: Any) -> None:
        super().__init__(code)
        self.code: Final = code
        self.args_: Final = args


class Join(Struct, tag="join", tag_field="t"):
    """Somebody wants a seat, the one of that number or any; ``key`` is what is stored of its secret. No client sends this."""

    name: str
    key: str
    seat: int | None = None
    ref: str = ""


class Draft:
    """An entry to be written; ``prepared``: the game after the answer, tried out on a copy."""

    def __init__(self, entry: log.AnyEntry, prepared: Game | None = None) -> None:
        self.entry: Final = entry
        self.prepared: Final = prepared


def key_of(secret: str) -> str:
    """What is stored of a secret. It is long and random, so one hash is enough."""
    return hashlib.sha256(b"regalia-seat-1" + secret.encode()).hexdigest()


def require(condition: bool, code: str, **args: Any) -> None:
    if not condition:
        raise RequestRefused(code, **args)


def clean(text: str, code: str = "bad_message") -> str:
    """Text is text: no control characters, no marks that turn the direction of what follows, no blank names."""
    kept = "".join(" " if char in "\t\r\n" else char for char in unicodedata.normalize("NFC", text))
    kept = "".join(char for char in kept if unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
    kept = " ".join(kept.split())
    require(bool(kept), code, problem="empty")
    return kept


def bad_setup(problem: Exception) -> RequestRefused:
    """What the rules do not allow, for programmers (``problem``) and for words (``refused`` and ``given``)."""
    if not isinstance(problem, SetupError) or not problem.name:
        return RequestRefused("bad_setup", problem=str(problem))
    given = {name: str(one) if isinstance(one, BaseException) else one for name, one in problem.arguments.items()}
    return RequestRefused("bad_setup", problem=str(problem), refused=problem.name, given=given)


def check_choices(choices: Choices) -> None:
    """Whether the rules allow a setup, before anybody sits down for it."""
    try:
        setup_for(game_of(choices), **{name: getattr(choices, name) for name in choices.__struct_fields__})
    except (SetupError, KeyError, IndexError) as problem:
        raise bad_setup(problem) from problem


def check_options(options: Options, choices: Choices) -> None:
    check_bot(options.stand_in, choices)


def check_bot(bot: str, choices: Choices) -> None:
    known = bots_for(game_of(choices))
    require(bot in known, "unknown_bot", bots=known)


def check_table(choices: Choices, options: Options, bots: tuple[str, ...]) -> None:
    """Everything that is chosen before a table is opened, together."""
    check_choices(choices)
    check_options(options, choices)
    require(len(bots) < choices.seats, "table_full")
    for bot in bots:
        check_bot(bot, choices)


# -- answers ---------------------------------------------------------------------------------------------------------------


def answer(
    table: Table, seat: int, message: client_messages.Answer, now: int, by: log.By = "person", weaker: bool = False
) -> Draft | Accepted:
    """The open decision is answered; one answered before gets the reply it got then."""
    given = table.replies.to(message.decision)
    if given is not None:
        require(given.seat == seat, "not_yours")
        if given.option == message.option and given.by in (by, "table"):
            return Accepted(given.decision, given.option, given.seq)
        raise RequestRefused("stale")
    game = table.game
    require(game is not None and message.decision <= table.decision, "unknown_decision")
    require(message.decision == table.decision, "stale")
    assert game is not None
    decision = game.decision
    if decision is None:
        raise RequestRefused("stale")
    require(decision.seat == seat, "not_yours")
    require(by != "person" or table.seats[seat].is_played_by_person(), "not_now", problem="a bot plays this seat")
    require(message.option < len(decision.options), "unknown_option")
    trial = table.tried(message.option)
    entry = log.Answered(
        at=now,
        seat=seat,
        decision=message.decision,
        option=message.option,
        by=by,
        print=table.print_after(trial),
        weaker=weaker,
        check=check_of(trial),
    )
    return Draft(entry, trial)


# -- everything else -------------------------------------------------------------------------------------------------------


def ready(table: Table, seat: int, message: client_messages.Ready, now: int) -> Draft:
    require(table.phase == LOBBY, "not_now")
    return Draft(log.SaidReady(now, seat, message.ref, message.ready, message.share))


def sit(table: Table, seat: int, message: client_messages.Sit, now: int) -> Draft:
    require(table.phase == LOBBY, "not_now")
    require(message.seat < len(table.seats) and table.seats[message.seat].is_empty(), "seat_taken")
    return Draft(log.Moved(now, seat, message.ref, message.seat))


def rename(table: Table, seat: int, message: client_messages.Rename, now: int) -> Draft:
    require(not table.seats[seat].muted, "muted")  # a name is read as a chat is
    require(table.options.chat or table.phase == LOBBY, "chat_off")
    return Draft(log.Renamed(now, seat, message.ref, clean(message.name)))


def leave(table: Table, seat: int, message: client_messages.Leave, now: int) -> Draft:
    if table.phase == LOBBY:
        return Draft(log.Emptied(now, seat, message.ref))
    require(table.phase == PLAYING and table.seats[seat].is_played_by_person(), "not_now")
    return Draft(log.Filled(now, seat, message.ref, table.options.stand_in, why="left"))


def back(table: Table, seat: int, message: client_messages.Back, now: int) -> Draft:
    require(bool(table.seats[seat].bot), "not_now")
    return Draft(log.CameBack(now, seat, message.ref))


def undo(table: Table, seat: int, message: client_messages.Undo, now: int) -> Draft:
    require(table.phase == PLAYING, "not_now")
    require(table.undo is None, "undo_open")
    found = undoable(table, seat, message.since)
    if found is None:
        raise RequestRefused("nothing_to_undo")
    require(not is_refused(table, seat, found.decision), "no_undo")
    if not found.waits_for:
        return Draft(log.Undone(now, seat, message.ref, found.decision))
    return Draft(log.UndoAsked(now, seat, message.ref, found.decision, found.waits_for))


def consent(table: Table, seat: int, message: client_messages.Consent, now: int) -> Draft:
    request = table.undo
    require(request is not None and request.number == message.undo and seat in request.waits_for, "not_now")
    return Draft(log.Agreed(now, seat, message.ref, message.agree))


def say(table: Table, seat: int, message: client_messages.Say, now: int) -> Draft:
    require(table.options.chat, "chat_off")
    require(not table.seats[seat].muted, "muted")
    return Draft(log.Chatted(now, seat, message.ref, text=clean(message.text)))


def phrase(table: Table, seat: int, message: client_messages.Phrase, now: int) -> Draft:
    require(table.options.chat, "chat_off")
    require(not table.seats[seat].muted, "muted")
    require(message.phrase in PHRASES, "unknown_phrase")
    return Draft(log.Chatted(now, seat, message.ref, phrase=message.phrase))


def begin(table: Table, seat: int, message: client_messages.Start, now: int) -> Draft:
    require(table.phase == LOBBY, "not_now")
    require(not any(one.is_empty() for one in table.seats), "not_filled")
    require(all(one.ready or one.bot or at == seat for at, one in enumerate(table.seats)), "not_ready")
    game = game_of(table.choices)
    try:
        setup = fair_setup(table.secret, table.id, game, table.choices_json(), table.shares())
    except SetupError as problem:
        raise bad_setup(problem) from problem
    return Draft(log.Started(now, seat, message.ref, setup.json(), door_of(game).rules, check_of(table.deal(setup, True))))


def fill(table: Table, seat: int, message: client_messages.Fill, now: int) -> Draft:
    check_bot(message.bot, table.choices)
    require(table.phase != OVER and message.seat < len(table.seats), "not_now")
    target = table.seats[message.seat]
    require(not target.is_played_by_person(), "seat_taken")
    return Draft(log.Filled(now, message.seat, message.ref, message.bot, seat))


def remove(table: Table, seat: int, message: client_messages.Remove, now: int) -> Draft:
    require(table.phase != OVER and message.seat < len(table.seats) and message.seat != seat, "not_now")
    target = table.seats[message.seat]
    if table.phase == LOBBY:
        require(not target.is_empty(), "not_now")
        return Draft(log.Emptied(now, message.seat, message.ref, seat))
    require(bool(target.key), "not_now")
    return Draft(log.Removed(now, message.seat, message.ref, seat, target.bot or table.options.stand_in))


def configure(table: Table, seat: int, message: client_messages.Configure, now: int) -> Draft:
    require(table.phase == LOBBY, "not_now")
    require(message.choices is not None or message.options is not None, "bad_message", problem="nothing to change")
    choices = message.choices or table.choices
    check_choices(choices)
    check_options(message.options or table.options, choices)
    require(seat < choices.seats, "seat_taken")
    require(all(one.is_empty() for one in table.seats[choices.seats :]), "seat_taken")
    for one in table.seats:
        if one.bot:
            check_bot(one.bot, choices)
    return Draft(log.Configured(now, seat, message.ref, message.choices, message.options))


def mute(table: Table, seat: int, message: client_messages.Mute, now: int) -> Draft:
    require(message.seat < len(table.seats) and bool(table.seats[message.seat].key), "not_now")
    return Draft(log.Silenced(now, message.seat, message.ref, seat, message.muted))


def join(table: Table, message: Join, now: int) -> Draft | Done:
    seated = table.seat_of(message.key)
    if seated != NOBODY:  # asked for twice
        return Done("", {"seat": seated})
    require(table.phase == LOBBY or table.options.spectators, "spectators_refused")
    require(table.phase == LOBBY, "not_now")
    free = [at for at, seat in enumerate(table.seats) if seat.is_empty()]
    require(bool(free), "table_full")
    require(message.seat is None or message.seat in free, "seat_taken")
    return Draft(log.Sat(now, free[0] if message.seat is None else message.seat, "", message.name, message.key))


def hand_over(table: Table, seat: int, message: client_messages.HandOver, now: int) -> Draft:
    return Draft(log.Offered(now, seat, message.ref, key_of(message.code)))


def receive(table: Table, message: Receive, now: int) -> Draft | Done:
    seated = table.seat_of(message.key)
    if seated != NOBODY:  # asked for twice
        return Done("", {"seat": seated})
    seat = seat_offered(table, message.code, now)
    require(seat != NOBODY, "no_offer")
    return Draft(log.Handed(now, seat, "", message.key))


NEEDED: Final = (  # without these a game cannot go on
    client_messages.Answer,
    client_messages.Leave,
    client_messages.Back,
    client_messages.Fill,
    client_messages.Undo,
    client_messages.Consent,
)
Decide = Callable[[Table, int, Any, int], Draft]
SEAT_REQUESTS: Final[dict[type, Decide]] = {
    client_messages.Ready: ready,
    client_messages.Sit: sit,
    client_messages.Rename: rename,
    client_messages.Leave: leave,
    client_messages.Back: back,
    client_messages.Undo: undo,
    client_messages.Consent: consent,
    client_messages.Say: say,
    client_messages.Phrase: phrase,
    client_messages.HandOver: hand_over,
}
HOST_REQUESTS: Final[dict[type, Decide]] = {
    client_messages.Start: begin,
    client_messages.Fill: fill,
    client_messages.Remove: remove,
    client_messages.Configure: configure,
    client_messages.Mute: mute,
}


def decide(table: Table, seat: int, message: Any, now: int) -> Draft | Accepted | Done:
    """The entry a message leads to, or the reply it got already. RequestRefused says why not."""
    if isinstance(message, Join):
        return join(table, message, now)
    if isinstance(message, Receive):
        return receive(table, message, now)
    require(seat != NOBODY, "not_yours")
    require(table.seq < (MOST_ENTRIES if isinstance(message, NEEDED) else MOST_ENTRIES // 2), "log_full")
    if isinstance(message, client_messages.Answer):
        return answer(table, seat, message, now)
    done = table.done(table.seats[seat].key, message.ref)
    if done is not None:
        return Done(message.ref, done)
    if type(message) in HOST_REQUESTS:
        require(seat == table.host, "not_host")
        return HOST_REQUESTS[type(message)](table, seat, message, now)
    return SEAT_REQUESTS[type(message)](table, seat, message, now)


def refused(refusal: RequestRefused, message: Any) -> Refused:
    decision = message.decision if isinstance(message, client_messages.Answer) else -1
    return Refused(refusal.code, getattr(message, "ref", ""), decision, refusal.args_)
