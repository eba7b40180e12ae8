"""HTTP connections that do not wait for ever: a request must be complete in time, and only so many may be open."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol


def bounded_protocol(within: float, most: int) -> type[asyncio.Protocol]:
    """The protocol of connections that send each request within so many seconds; of more at once, none is taken."""

    class BoundedProtocol(HttpToolsProtocol):
        _alarm: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            if len(self.connections) > most:
                transport.abort()
            else:
                self._set_alarm()

        def connection_lost(self, exc: Exception | None) -> None:
            self._stop_alarm()
            super().connection_lost(exc)

        def on_message_begin(self) -> None:
            self._set_alarm()
            super().on_message_begin()

        def on_message_complete(self) -> None:
            self._stop_alarm()
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            self._stop_alarm()
            super().handle_websocket_upgrade()

        def _set_alarm(self) -> None:
            self._stop_alarm()
            self._alarm = self.loop.call_later(within, self._ring)

        def _stop_alarm(self) -> None:
            if self._alarm is not None:
                self._alarm.cancel()
                self._alarm = None

        def _ring(self) -> None:
            self.transport.abort()

    return BoundedProtocol
