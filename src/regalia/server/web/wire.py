"""uvicorn's WebSocket, and below it a way to send that costs next to nothing: bytes that are frames already, in one write.

An answer at a table leads to a frame for every viewer. A coroutine, a queue and an encoder for each would cost the server as
much as the rules do.
"""

from collections.abc import Callable
from typing import Any, Final

from regalia.extras import extra

with extra("server"):
    from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

NAME: Final = "regalia.wire"  # where the application finds it, among the extensions of the scope
TEXT: Final = 0x81  # a whole frame of text
NO_TEXT: Final = 1007


def framed(payload: bytes) -> bytes:
    """A text frame as a server sends it: unmasked, so that it is the same for everybody."""
    size = len(payload)
    if size < 126:
        return b"%c%c%b" % (TEXT, size, payload)
    if size < 65536:
        return b"%c\x7e%b%b" % (TEXT, size.to_bytes(2, "big"), payload)
    return b"%c\x7f%b%b" % (TEXT, size.to_bytes(8, "big"), payload)


class Wire(WebSocketsSansIOProtocol):
    """``resumed`` is called when the other side takes bytes again after it did not.

    ``allows`` counts what never reaches the application (pings, pongs and pieces of frames) and says whether it is too much.
    """

    resumed: Callable[[], None] | None = None
    allows: Callable[[], bool] | None = None

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[NAME] = self  # the application starts only after this

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.resumed is not None:
            self.resumed()

    def handle_ping(self) -> None:
        if self.is_heeded():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        if self.is_heeded():
            super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        if self.is_heeded():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Bytes that are no text end the socket; uvicorn would write a line about it, and so whoever sends them our log."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(NO_TEXT)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def is_heeded(self) -> bool:
        """Whether one more frame of that kind is within the limit; the socket ends if it is not."""
        if self.transport.is_closing():
            return False
        if self.allows is None or self.allows():
            return True
        self.abort()
        return False

    def is_ready(self) -> bool:
        """Whether the other side keeps up."""
        return self.writable.is_set()

    def push(self, frames: bytes) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frames)

    def hang_up(self) -> None:
        """Make the reader see the other side as gone."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1006})

    def abort(self) -> None:
        """Without waiting for anything to be sent."""
        self.transport.abort()
