"""``kill -9`` at random moments: see crashes.py, which runs as many rounds as one likes."""

import asyncio
from pathlib import Path

from tests.server.crashes import rounds


def test_no_acknowledged_answer_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    found = asyncio.run(rounds(10, tmp_path))
    assert found["answers"] > 100  # and every round every game went on in time
