"""Who asks: the address that limits count, directly or behind one proxy that is trusted."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Any, Final

from regalia.server.tables.lobby import Lobby

HOME: Final = 64  # bits of an IPv6 address that a provider gives to one customer; the other 64 are the customer's to choose


def header(scope: Any, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def address_of(scope: Any, lobby: Lobby) -> str:
    """Behind a trusted proxy the address it says it was asked by, else the one that asks."""
    client = scope.get("client")
    peer = client[0] if client else ""
    told = forwarded_for(scope) if lobby.settings.trust_proxy else ""
    return counted(told) or counted(peer) or peer


def forwarded_for(scope: Any) -> str:
    """The last entry of all lines together: proxies add theirs at the end, to the line or as a line. The rest is hearsay."""
    lines = [value.decode("latin-1") for key, value in scope["headers"] if key == b"x-forwarded-for"]
    return ",".join(lines).rsplit(",", 1)[-1].strip()


@lru_cache(10_000)
def counted(text: str) -> str:
    """An address as limits count it, IPv6 by /64; "" if it is none. Some proxies add the port."""
    host = text[1:].partition("]")[0] if text.startswith("[") else text.partition(":")[0] if text.count(":") == 1 else text
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return ""
    if not isinstance(address, IPv6Address):
        return str(address)
    inner = address.ipv4_mapped
    return str(inner) if inner is not None else f"{IPv6Address(int(address) >> HOME << HOME)}/{HOME}"
