"""Those who think a game through in a process of their own, good ones and bad ones."""

import os
import time
from pathlib import Path
from typing import Any

from regalia.arena.analysis import analyse
from regalia.kernel.chance import Chance
from regalia.kernel.record import Record
from regalia.server.hooks import Heard

PID_FILE = "REGALIA_TEST_PID"  # names the file in which a patient analyst leaves its number


def quick(record: Record, heard: Heard) -> dict[str, Any]:
    """As the command's own, with less thought."""
    return analyse(record, 1, Chance(0), heard).json()


def patient(record: Record, heard: Heard) -> dict[str, Any]:
    """Never done."""
    Path(os.environ[PID_FILE]).write_text(str(os.getpid()), encoding="utf-8")
    heard(1)
    while True:
        time.sleep(0.05)


def dying(record: Record, heard: Heard) -> dict[str, Any]:
    os._exit(3)


def wrong(record: Record, heard: Heard) -> dict[str, Any]:
    raise ValueError("a mistake")
