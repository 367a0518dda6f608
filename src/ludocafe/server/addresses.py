"""Network addresses: which are on the internet, and which belong to one client."""

import ipaddress

# These lead to other addresses (NAT64, 6to4, Teredo), which might be in our own network.
DETOURS = tuple(map(ipaddress.IPv6Network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "::/96")))
NETWORK = 64  # bits: what a provider gives to one customer


def is_public(address: str) -> bool:
    """Is this an address on the internet, of one machine, without a detour?"""
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if found.is_site_local or any(found in detour for detour in DETOURS):
            return False
    return found.is_global and not found.is_multicast


def client_of(address: str) -> str:
    """By what a client is known to limits: its address, and for IPv6 its network, of which it has many addresses."""
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, NETWORK), strict=False))
