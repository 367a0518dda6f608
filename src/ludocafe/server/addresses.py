"""Network addresses: which are public, and which belong to one client."""

import ipaddress

# These lead to other addresses (NAT64, 6to4, Teredo), which might be in our own network.
DETOURS = tuple(map(ipaddress.IPv6Network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "::/96")))
LOCAL = (".local", ".localhost", ".lan", ".internal", ".home.arpa")
NETWORK = 64  # bits: what a provider gives to one customer


def is_public(address: str) -> bool:
    """Is this a public address of one machine, not mapped, translated or tunnelled?"""
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if found.is_site_local or any(found in detour for detour in DETOURS):
            return False
    return found.is_global and not found.is_multicast


def may_be_called(host: str, known: frozenset[str]) -> bool:
    """Is this a name that our pages have? A foreign page could have its own name lead here (DNS rebinding).

    Addresses and names that only a local network knows are nobody else's; other names must be ``known``.
    """
    name = host.strip().lower()
    name = name.partition("]")[0].lstrip("[") if name.startswith("[") else name.partition(":")[0]
    if name in known or name == "localhost":
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return name != "" and ("." not in name or name.endswith(LOCAL))
    return True


def loggable(address: str, how: str) -> str:
    """A client's address as a log may show it."""
    if how == "full" or not address:
        return address
    if how == "none":
        return ""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return ""
    return str(ipaddress.ip_network((found, 24 if found.version == 4 else 48), strict=False))


def client_of(address: str) -> str:
    """The key of a client for rate limits: its address, or for IPv6 its network, in which it has many addresses."""
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, NETWORK), strict=False))
