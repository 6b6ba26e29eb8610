"""Where a request comes from: a peer, or whoever a proxy speaks for that is believed."""

from collections.abc import Sequence
from ipaddress import IPv6Address, ip_address, ip_network

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

MAPPED = "::ffff:"
"""How a socket of both kinds writes an address of IPv4."""
SHARED = 64
"""So many bits of an address of IPv6 belong to one house, which counts as one."""
FORWARDED = (b"x-forwarded-for", b"x-forwarded-proto", b"forwarded", b"via")


class Peers:
    """The outermost layer: what the proxies named here say of a request holds, what others say is no matter."""

    def __init__(self, app: ASGIApp, proxies: Sequence[str] = ()) -> None:
        self.app: ASGIApp = ProxyHeadersMiddleware(app, list(proxies)) if proxies else app  # type: ignore[arg-type, assignment]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if client and client[0].startswith(MAPPED) and "." in client[0]:
            scope["client"] = (client[0].removeprefix(MAPPED), client[1])
        await self.app(scope, receive, send)


def client_address(scope: Scope) -> str:
    """Whoever asks, as the limits count: an address, of IPv6 its house.

    >>> client_address({"client": ("10.0.0.1", 80)}), client_address({"client": ("2001:db8:1:2:3::4", 0)})
    ('10.0.0.1', '2001:db8:1:2::')
    """
    client = scope.get("client")
    host: str = client[0] if client else ""
    if ":" not in host:
        return host
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    return str(IPv6Address(int(found) >> SHARED << SHARED))


def is_forwarded(scope: Scope) -> bool:
    """Whether a proxy has passed a request on."""
    return any(name in FORWARDED for name, _ in scope["headers"])


def is_among(scope: Scope, networks: Sequence[str]) -> bool:
    """Whether a request comes from one of these addresses or networks."""
    client = scope.get("client")
    try:
        found = ip_address(client[0]) if client else None
    except ValueError:
        found = None
    return found is not None and any(found in ip_network(network) for network in networks)
