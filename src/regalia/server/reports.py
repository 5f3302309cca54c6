"""Mistakes in one line: what went wrong and where, never a traceback and never what somebody wrote.

Imports next to nothing: the bots' processes use it, too.
"""

import json
import logging
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

MOST_PLACES: Final = 8
Emit = Callable[..., Any]  # an event, and what is known about it


def places(problem: BaseException) -> str:
    """Where it was raised and who called, the innermost first: ``room.py:116 write < lobby.py:88 room``."""
    found = []
    trace = problem.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        found.append(f"{Path(code.co_filename).name}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return " < ".join(found[: -MOST_PLACES - 1 : -1])


def brief(problem: BaseException) -> dict[str, str]:
    """Its message may quote what somebody wrote; its type and places do not."""
    return {"problem": type(problem).__name__, "at": places(problem)}


def one_line(event: str, **known: Any) -> None:
    """For processes without a log of their own."""
    print(json.dumps({"event": event, "level": "error", **known}), file=sys.stderr, flush=True)


def watch_everything(emit: Emit = one_line) -> None:
    """What nobody catches, in any thread, and what other libraries have to say, goes to ``emit`` and not as text to stderr."""

    def uncaught(kind: Any, problem: BaseException | None, trace: Any) -> None:
        emit("uncaught", **brief(problem) if problem is not None else {"problem": kind.__name__})

    def in_thread(found: Any) -> None:
        if found.exc_type is not SystemExit:
            uncaught(found.exc_type, found.exc_value, found.exc_traceback)

    sys.excepthook = uncaught
    threading.excepthook = in_thread
    sys.unraisablehook = lambda found: uncaught(found.exc_type, found.exc_value, found.exc_traceback)
    logging.captureWarnings(True)
    root = logging.getLogger()
    root.handlers[:] = [Passed(emit)]


class Passed(logging.Handler):
    """What other libraries log, from warnings on."""

    def __init__(self, emit: Emit) -> None:
        super().__init__(logging.WARNING)
        self.emit_line: Final = emit

    def emit(self, record: logging.LogRecord) -> None:
        problem = record.exc_info[1] if record.exc_info else None
        said = {} if problem is None else brief(problem)
        self.emit_line("library", library=record.name, said=str(record.msg).split("\n")[0], **said)


def from_loop(emit: Emit) -> Callable[[Any, dict[str, Any]], None]:
    """For ``loop.set_exception_handler``: tasks whose exception nobody asked for, callbacks that failed."""

    def report(_: Any, context: dict[str, Any]) -> None:
        problem = context.get("exception")
        emit("loop", said=context.get("message", ""), **({} if problem is None else brief(problem)))

    return report
