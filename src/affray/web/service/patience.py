"""How long a connection may take to say what it wants, and how many an address may have: nobody holds the places of others."""

import asyncio
from collections.abc import Sequence

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from affray.web.service.limits import Places
from affray.web.service.passing import address_text
from affray.web.service.peers import client_address, is_among

HEADER, BODY = 10.0, 30.0
"""So many seconds a request may take until its header is whole, and so many until more of its body comes."""
MOST_HEAD = 64 << 10
"""So many bytes of a header are read until it is whole."""


class Patient(HttpToolsProtocol):
    """HTTP for those who finish what they begin. `places` are the connections of each address that is none of the `proxies`."""

    places, proxies, inner = Places(1000), tuple[str, ...](), ""
    timer: asyncio.TimerHandle | None = None
    head = 0
    """Bytes of a header that is not whole yet, about."""
    holder = ""
    """The address that has a place for this connection."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Starts to wait for a request, where the address has a place left."""
        super().connection_made(transport)
        scope = {"client": self.client}
        is_inner = (
            bool(self.inner)
            and self.server is not None
            and address_text((self.server[0], self.server[1] or 0)) == self.inner
        )
        if not is_inner and not is_among(scope, self.proxies):
            address = client_address(scope)
            if not self.places.take(address):
                transport.abort()
                return
            self.holder = address
        self.close_after(HEADER)

    def connection_lost(self, exc: Exception | None) -> None:
        """Ends the wait."""
        self.stop_timer()
        self.give_place_back()
        super().connection_lost(exc)

    def give_place_back(self) -> None:
        """Gives the place back."""
        if self.holder:
            self.places.give_back(self.holder)
            self.holder = ""

    def data_received(self, data: bytes) -> None:
        """Takes more of a request, and waits on for its rest."""
        self.head += len(data)
        super().data_received(data)
        cycle: RequestResponseCycle | None = self.cycle
        asked = cycle is not None and not cycle.response_complete
        if self.head > MOST_HEAD:
            self.transport.abort()
        if self.transport.get_protocol() is not self:
            # Sockets are counted for themselves; one that is refused at once is over. Its parser would keep it in memory.
            self.stop_timer()
            self.give_place_back()
            del self.parser
        elif self.transport.is_closing():
            self.stop_timer()
        elif asked:
            self.stop_timer()
            if self.cycle.more_body:
                self.close_after(BODY)
        elif self.timer is None:
            # What comes a little at a time has no more time than the rest.
            self.close_after(HEADER)

    def on_headers_complete(self) -> None:
        """Begins to answer; what comes after is no header any more."""
        self.head = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Takes more of a body."""
        self.head = 0
        super().on_body(body)

    def close_after(self, seconds: float) -> None:
        """Closes the connection after so long."""
        self.timer = self.loop.call_later(seconds, self.end)

    def end(self) -> None:
        """Closes the connection, unless it waits for the server to read on."""
        self.timer = None
        if self.flow.read_paused:
            self.close_after(BODY)
        else:
            self.transport.close()

    def stop_timer(self) -> None:
        """Waits no more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


def patient_protocol(places: Places, proxies: Sequence[str] = (), inner: str = "") -> type[Patient]:
    """The protocol of a server at which an address that is no proxy's has places for connections; other workers, who come to the
    `inner` address, have as many as they need."""
    return type("Patient", (Patient,), {"places": places, "proxies": tuple(proxies), "inner": inner})
