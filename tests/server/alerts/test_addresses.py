"""Which addresses are called: https, and somewhere in the public internet."""

from __future__ import annotations

import ipaddress
import random

import pytest

from trunkline.server.alerts.addresses import (
    BadAddress,
    checked,
    is_allowed,
    is_public,
    networks,
)


@pytest.mark.parametrize(
    "number",
    [
        "0.0.0.0",
        "10.1.2.3",
        "100.64.0.1",
        "127.0.0.1",
        "127.255.255.254",
        "169.254.169.254",
        "172.16.0.1",
        "172.31.255.255",
        "192.0.0.1",
        "192.168.1.1",
        "198.18.0.1",
        "224.0.0.1",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::ffff:127.0.0.1",
        "::ffff:8.8.8.8",
        "::127.0.0.1",
        "64:ff9b::7f00:1",
        "64:ff9b:1::1",
        "100::1",
        "2001::1",
        "2001:db8::1",
        "2002:7f00:1::1",
        "3fff::1",
        "fc00::1",
        "fd12:3456::1",
        "fe80::1",
        "fe80::1%eth0",
        "fec0::1",
        "ff02::1",
    ],
)
def test_what_is_not_public_is_not_called(number: str) -> None:
    assert not is_public(number)


@pytest.mark.parametrize(
    "number",
    ["1.1.1.1", "93.184.215.14", "172.32.0.1", "192.0.1.1", "198.20.0.1", "2606:4700::1111"],
)
def test_what_is_public_is_called(number: str) -> None:
    assert is_public(number)


def test_nothing_that_python_knows_as_private_is_public() -> None:
    dice = random.Random(1861)
    for _ in range(20_000):
        number = ipaddress.ip_address(dice.getrandbits(32))
        if not number.is_global or number.is_multicast:
            assert not is_public(str(number)), number
    for _ in range(20_000):
        wide = ipaddress.IPv6Address(dice.getrandbits(128) >> dice.randrange(0, 120, 8))
        if not wide.is_global or wide.is_multicast:
            assert not is_public(str(wide)), wide


def test_networks_of_the_host_are_called() -> None:
    own = networks("10.1.0.0/16, ::1")
    assert is_allowed("10.1.2.3", own)
    assert is_allowed("::1", own)
    assert not is_allowed("10.2.0.1", own)
    assert not is_allowed("::ffff:10.1.2.3", own)
    assert is_allowed("1.1.1.1", own)


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("http://example.org/", "address-not-https"),
        ("ftp://example.org/", "address-not-https"),
        ("file:///etc/passwd", "address-not-https"),
        ("//example.org/", "address-not-https"),
        ("", "address-not-https"),
        ("https://", "address-unreadable"),
        ("https:///path", "address-unreadable"),
        ("https://[::1/", "address-unreadable"),
        ("https://example.org:99999/", "address-unreadable"),
        ("https://example.org:x/", "address-unreadable"),
        ("https://exa mple.org/", "address-unreadable"),
        ("https://example.org/\r\nHost: localhost", "address-unreadable"),
        ("https://example.org\\@127.0.0.1/", "address-unreadable"),
        ("https://exämple.org/", "address-unreadable"),
        ("https://example.org/" + "x" * 1000, "address-unreadable"),
        ("https://ada:secret@example.org/", "address-with-password"),
        ("https://example.org@127.0.0.1/", "address-with-password"),
        ("https://example.org:25/", "address-port"),
        ("https://example.org:80/", "address-port"),
    ],
)
def test_what_cannot_be_called_is_refused_with_a_reason(url: str, code: str) -> None:
    with pytest.raises(BadAddress) as refused:
        checked(url)
    assert refused.value.code == code


@pytest.mark.parametrize(
    "url",
    ["https://example.org", "https://example.org:8443/a?b=c", "https://[2606:4700::1111]/push"],
)
def test_what_can_be_called(url: str) -> None:
    assert checked(url).scheme == "https"
