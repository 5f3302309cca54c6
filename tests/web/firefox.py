"""Firefox, driven by what it speaks itself (WebDriver BiDi): Debian's is enough, no other build and no other program."""

import itertools
import json
import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect


def firefox() -> str:
    """Where it is; "" if nowhere."""
    return os.environ.get("REGALIA_FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox") or ""


class Fox:
    """One tab."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.numbers = itertools.count(1)
        self.say("session.new", capabilities={})
        self.context = self.say("browsingContext.getTree")["contexts"][0]["context"]

    def say(self, method: str, **parameters: Any) -> Any:
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            reply = json.loads(self.socket.recv(timeout=60))
            if reply.get("id") == number:
                assert reply["type"] == "success", reply
                return reply["result"]

    def go(self, url: str) -> None:
        self.say("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def evaluate(self, expression: str) -> Any:
        """What a line of JavaScript gives, by way of JSON."""
        target = {"context": self.context}
        found = self.say("script.evaluate", expression=f"JSON.stringify({expression})", target=target, awaitPromise=True)
        assert found["type"] == "success", found
        return json.loads(found["result"].get("value", "null"))

    def wait(self, expression: str, seconds: float = 40.0) -> Any:
        until = time.monotonic() + seconds
        while not (found := self.evaluate(expression)):
            assert time.monotonic() < until, f"{expression} did not come true"
            time.sleep(0.05)
        return found

    def click(self, selector: str) -> None:
        """With a pointer, in the middle of the first element."""
        one = f"document.querySelector({json.dumps(selector)})"
        self.wait(f"Boolean({one})")
        self.evaluate(f"{one}.scrollIntoView({{block: 'center'}})")
        x, y = self.evaluate(f"((box) => [box.x + box.width / 2, box.y + box.height / 2])({one}.getBoundingClientRect())")
        actions = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self.say("input.performActions", context=self.context, actions=[{"type": "pointer", "id": "mouse", "actions": actions}])


@contextmanager
def browsing(profile: Path) -> Iterator[Fox]:
    prepared = {"ui.prefersReducedMotion": 1, "intl.accept_languages": '"en"', "browser.shell.checkDefaultBrowser": "false"}
    (profile / "user.js").write_text("".join(f'user_pref("{name}", {value});\n' for name, value in prepared.items()))
    command = [firefox(), "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
    environment = {**os.environ, "MOZ_REMOTE_ALLOW_SYSTEM_ACCESS": "0", "HOME": str(profile)}
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stderr is not None
        try:
            listening = next(found for line in process.stderr if (found := re.search(r"BiDi listening on (ws://\S+)", line)))
            with connect(f"{listening.group(1)}/session", open_timeout=60, max_size=None, origin=None) as socket:
                yield Fox(socket)
        finally:
            process.terminate()
