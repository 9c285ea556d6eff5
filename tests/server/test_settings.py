"""Settings: what is read from the environment, and that the host's guide has all of them."""

from __future__ import annotations

import ipaddress
import re
from pathlib import Path

import pytest

from trunkline.server import Settings, SettingsError, from_environment
from trunkline.server.settings import PREFIX, read_limits

GUIDE = Path(__file__).parents[2] / "docs" / "hosting.md"


def test_a_server_needs_no_settings() -> None:
    found = from_environment({})
    assert found == Settings()
    assert found.cookie == "trunkline"


def test_settings_of_a_club() -> None:
    found = from_environment(
        {
            "TRUNKLINE_DATABASE": "postgresql://trunkline@db/trunkline",
            "TRUNKLINE_ADDRESS": "https://Trunkline.Example/",
            "TRUNKLINE_PROXIES": "127.0.0.1, 10.0.0.0/8,2001:db8::/32",
            "TRUNKLINE_SESSION_DAYS": "30",
            "TRUNKLINE_LOG": "warning",
            "TRUNKLINE_MOON": "full",
        }
    )
    assert found.where == "postgresql://trunkline@db/trunkline"
    assert found.address == "https://trunkline.example"
    assert (found.is_https, found.cookie) == (True, "__Host-trunkline")
    assert found.session_days == 30
    assert ipaddress.ip_network("10.0.0.0/8") in found.trusted


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("ADDRESS", "trunkline.example", "has to be an address without a path, as in https://"),
        ("ADDRESS", "https://a.example/b", "has to be an address without a path"),
        ("ADDRESS", "https://a.example:x", "has to be an address without a path"),
        ("ADDRESS", "https://user@a.example", "has to be an address without a path"),
        ("PROXIES", "10.0.0.0/8, nginx", "nginx is no address; they look like 127.0.0.1"),
        ("SESSION_DAYS", "0", "has to be a whole number from 1 to 400, not '0'"),
        ("SESSION_DAYS", "two", "has to be a whole number from 1 to 400, not 'two'"),
        ("LOG", "loud", "has to be one of debug, error, info, warning, not 'loud'"),
        ("DATABASE", "mysql://x", "has to begin with postgresql://"),
    ],
)
def test_settings_that_cannot_be(name: str, value: str, said: str) -> None:
    with pytest.raises(SettingsError) as caught:
        from_environment({PREFIX + name: value})
    assert str(caught.value).startswith(PREFIX + name)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


def table(heading: str) -> dict[str, list[str]]:
    """The rows of the first table under a heading of the guide, by their first cell."""
    part = GUIDE.read_text(encoding="utf-8").partition(f"\n## {heading}\n")[2]
    lines = re.findall(r"^\|(.*)\|$", part.partition("\n## ")[0], re.MULTILINE)
    rows = [[cell.strip() for cell in line.split("|")] for line in lines[2:]]
    return {row[0].strip("`"): row[1:] for row in rows}


def shown(value: object) -> str:
    return str(value) if value != "" else ""


def test_the_guide_has_every_setting_with_its_default() -> None:
    rows = table("Settings")
    names = [PREFIX + name.upper() for name in Settings.__struct_fields__]
    assert list(rows) == names
    for name in Settings.__struct_fields__:
        if name != "limits":
            default = getattr(Settings(), name)
            assert rows[PREFIX + name.upper()][0].strip("`") == shown(default), name


def test_the_guide_has_every_limit_with_its_figures() -> None:
    limits = read_limits(None).limits
    rows = table("Limits")
    assert rows.keys() == limits.keys()
    for name, each in limits.items():
        assert rows[name][:3] == [each.per, str(each.burst), f"{each.a_minute:g}"], name
