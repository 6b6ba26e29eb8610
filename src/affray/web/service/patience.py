"""How long a connection may take to say what it wants: half a request holds nobody's place for long."""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

HEADER, BODY = 10.0, 30.0
"""So many seconds a request may take until its header is whole, and so many until more of its body comes."""


class Patient(HttpToolsProtocol):
    """HTTP for those who finish what they begin."""

    timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Starts to wait for a request."""
        super().connection_made(transport)
        self.close_after(HEADER)

    def connection_lost(self, exc: Exception | None) -> None:
        """Ends the wait."""
        self.stop_timer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Takes more of a request, and waits on for its rest."""
        super().data_received(data)
        cycle: RequestResponseCycle | None = self.cycle
        asked = cycle is not None and not cycle.response_complete
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self.stop_timer()
        elif asked:
            self.stop_timer()
            if self.cycle.more_body:
                self.close_after(BODY)
        elif self.timer is None:
            # What comes a little at a time has no more time than the rest.
            self.close_after(HEADER)

    def close_after(self, seconds: float) -> None:
        """Closes the connection after so long."""
        self.timer = self.loop.call_later(seconds, self.transport.close)

    def stop_timer(self) -> None:
        """Waits no more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
