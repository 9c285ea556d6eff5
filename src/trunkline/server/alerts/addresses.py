"""Which addresses people may have the server call: public ones, over https.

What is checked is the number that is connected to, never the name: a name can mean one thing
when it is checked and another a moment later.
"""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any
from urllib.parse import SplitResult, urlsplit

Network = IPv4Network | IPv6Network

MOST_LETTERS = 1000
"""Letters in an address."""


def networks(text: str) -> tuple[Network, ...]:
    """Networks as a setting lists them.

    >>> networks("10.1.0.0/16, ::1")
    (IPv4Network('10.1.0.0/16'), IPv6Network('::1/128'))
    """
    return tuple(ip_network(each) for each in text.replace(",", " ").split())


_SPECIAL = networks(
    "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 "
    "192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 "
    "224.0.0.0/3 "
    # Parts of 2000::/3 that are no places, or hold an IPv4 address.
    "2001::/23 2001:db8::/32 2002::/16 3fff::/20"
)
"""From the special-purpose registries of IANA; what Python calls private changes over time."""
_UNICAST = ip_network("2000::/3")
"""All that is public in IPv6; also what wraps an IPv4 address lies outside."""


class BadAddress(ValueError):
    """An address that is not called; ``code`` says why, in ``words`` as ``problem-<code>``."""

    def __init__(self, code: str, **data: str) -> None:
        super().__init__(f"{code} {data}")
        self.code = code
        self.data: dict[str, Any] = dict(data)


def is_public(number: str) -> bool:
    """Whether an IP address is somewhere in the public internet.

    >>> is_public("93.184.215.14"), is_public("10.0.0.1"), is_public("::ffff:127.0.0.1")
    (True, False, False)
    """
    address = ip_address(number.partition("%")[0])
    if address.version == 6 and address not in _UNICAST:
        return False
    return not any(address in network for network in _SPECIAL if network.version == address.version)


def is_allowed(number: str, networks: Iterable[Network] = ()) -> bool:
    """Whether an IP address may be called: a public one, or one of the host's own networks."""
    address = ip_address(number.partition("%")[0])
    own = any(address in network for network in networks if network.version == address.version)
    return own or is_public(number)


def checked(url: str) -> SplitResult:
    """An address taken apart; ``BadAddress`` if it is none that could be called.

    Where it leads is checked when it is called.

    >>> checked("https://example.com/hook?of=ada").hostname
    'example.com'
    """
    shown = url[:80]
    if len(url) > MOST_LETTERS or not url.isascii() or not url.isprintable():
        raise BadAddress("address-unreadable", url=shown)
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise BadAddress("address-unreadable", url=shown) from None
    if parts.scheme != "https":
        raise BadAddress("address-not-https", url=shown)
    if not host or not _is_name(host) or set(url) & set(' \\"<>^`{|}'):
        raise BadAddress("address-unreadable", url=shown)
    if parts.username is not None or parts.password is not None:
        raise BadAddress("address-with-password")
    if port is not None and port != 443 and port < 1024:
        raise BadAddress("address-port", port=str(port))
    return parts


def _is_name(host: str) -> bool:
    """Whether something can be a host: a name's letters, or those of a number."""
    return len(host) <= 253 and all(letter.isalnum() or letter in "-._:" for letter in host)
