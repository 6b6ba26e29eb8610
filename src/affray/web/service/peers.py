"""Where a request comes from: a peer, or whoever a proxy speaks for that is believed."""

from collections.abc import Sequence
from ipaddress import IPv6Address, ip_address, ip_network

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

SHARED = 64
"""So many bits of an address of IPv6 belong to one house, which counts as one."""
FORWARDED = (b"x-forwarded-for", b"x-forwarded-proto", b"forwarded", b"via")


class Peers:
    """The outermost layer: what the proxies named here say of a request holds, what others say is no matter."""

    def __init__(self, app: ASGIApp, proxies: Sequence[str] = ()) -> None:
        self.app: ASGIApp = ProxyHeadersMiddleware(app, list(proxies)) if proxies else app  # type: ignore[arg-type, assignment]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["client"] = plain_client(scope.get("client"))
        await self.app(scope, receive, send)


def plain_client(client: tuple[str, int] | None) -> tuple[str, int] | None:
    """An address and its port; one of IPv4, which a socket of both kinds writes in its own way, as IPv4 writes it.

    >>> plain_client(("::ffff:10.1.2.3", 80)), plain_client(("::1", 80))
    (('10.1.2.3', 80), ('::1', 80))
    """
    if client is None or ":" not in client[0]:
        return client
    try:
        found = IPv6Address(client[0]).ipv4_mapped
    except ValueError:
        return client
    return client if found is None else (str(found), client[1])


def client_address(scope: Scope) -> str:
    """Whoever asks, as the limits count: an address, of IPv6 its house.

    >>> client_address({"client": ("::ffff:10.0.0.1", 80)}), client_address({"client": ("2001:db8:1:2:3::4", 0)})
    ('10.0.0.1', '2001:db8:1:2::')
    """
    client = plain_client(scope.get("client"))
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
    """Whether a request comes from one of these addresses or networks.

    >>> is_among({"client": ("::ffff:10.0.0.1", 80)}, ("10.0.0.0/8",))
    True
    """
    client = plain_client(scope.get("client"))
    try:
        found = ip_address(client[0]) if client else None
    except ValueError:
        found = None
    return found is not None and any(found in ip_network(network) for network in networks)
