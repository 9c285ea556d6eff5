"""How often what may be done."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.server.running import Running, new_name, told
from trunkline.server import SettingsError
from trunkline.server.app import make_app
from trunkline.server.security.limits import MOST_BUCKETS, Allowance, Allowances, Limits
from trunkline.server.settings import Settings, read_limits


def only(name: str, burst: int, a_minute: float = 1) -> Allowances:
    """The limits that come with the program, all of them wide but one."""
    found = read_limits(None)
    wide = {
        each: msgspec.structs.replace(limit, burst=10**6, a_minute=1e6)
        for each, limit in found.limits.items()
    }
    wide[name] = msgspec.structs.replace(found.limits[name], burst=burst, a_minute=a_minute)
    return msgspec.structs.replace(found, limits=wide)


class Ticks:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def limits_of(burst: int, a_minute: float) -> tuple[Limits, Ticks]:
    ticks = Ticks()
    one = Allowance(per="address", burst=burst, a_minute=a_minute)
    return Limits(Allowances(limits={"x": one}, bodies={"default": 1}), ticks), ticks


def test_a_bucket_empties_and_fills() -> None:
    limits, ticks = limits_of(3, 60)
    assert [limits.take("x", "a") for _ in range(5)] == [0, 0, 0, 1, 1]
    assert limits.take("x", "b") == 0
    ticks.now = 0.5
    assert limits.take("x", "a") == 1
    ticks.now = 1.5
    assert [limits.take("x", "a") for _ in range(2)] == [0, 1]
    ticks.now = 1000
    assert [limits.take("x", "a") for _ in range(4)] == [0, 0, 0, 1]


def test_slow_limits_say_how_long_to_wait() -> None:
    limits, _ = limits_of(1, 0.1)
    assert [limits.take("x", "a") for _ in range(2)] == [0, 600]


def test_buckets_are_forgotten_the_oldest_first() -> None:
    limits, _ = limits_of(1, 1)
    limits.take("x", "first")
    for number in range(MOST_BUCKETS - 1):
        limits.take("x", str(number))
    assert limits.take("x", "first") > 0
    limits.take("x", "one more")
    assert limits.take("x", "1") > 0
    assert limits.take("x", "0") == 0


def test_too_many_guests(own_server: Any) -> None:
    server: Running = own_server(limits=only("new-accounts", burst=3))
    answers = [server.client().post("/api/guests", json={}) for _ in range(5)]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
    assert told(answers[-1], 429, "too-often") == "Too many requests. Try again in 60 seconds."
    assert answers[-1].headers["retry-after"] == "60"


def test_too_many_attempts_with_one_name(own_server: Any) -> None:
    server: Running = own_server(limits=only("log-in-name", burst=4))
    name, other = new_name(), new_name()
    body = {"name": name, "password": "wrong one here"}
    found = [server.client().post("/api/login", json=body).status_code for _ in range(5)]
    assert found == [401, 401, 401, 401, 429]
    body["name"] = name.upper() + "."
    assert server.client().post("/api/login", json=body).status_code == 429
    body["name"] = other
    assert server.client().post("/api/login", json=body).status_code == 401


def test_too_many_attempts_from_one_address(own_server: Any) -> None:
    server: Running = own_server(limits=only("log-in", burst=3))
    found = [
        server.client().post("/api/login", json={"name": new_name(), "password": "x"}).status_code
        for _ in range(4)
    ]
    assert found == [401, 401, 401, 429]


def test_limits_of_a_user_are_a_user_s_own(own_server: Any) -> None:
    server: Running = own_server(limits=only("account", burst=2))
    one, two = server.guest(), server.guest()
    found = [one.patch("/api/me", json={}).status_code for _ in range(3)]
    assert found == [200, 200, 429]
    assert two.patch("/api/me", json={}).status_code == 200
    assert one.get("/api/me").status_code == 200


def test_floods_of_whatever_kind(own_server: Any) -> None:
    server: Running = own_server(limits=only("everything", burst=20))
    with httpx.Client(base_url=server.address) as client:
        paths = ["/nowhere", "/healthz", "/api/me", "/style.css"] * 10
        answers = [client.get(path) for path in paths]
    assert [answer.status_code for answer in answers[20:]] == [429] * 20
    assert all(answer.headers["retry-after"] for answer in answers[20:])
    assert "content-security-policy" in answers[-1].headers


def test_sockets_are_limited_too(own_server: Any) -> None:
    from websockets.exceptions import InvalidStatus
    from websockets.sync.client import connect

    server: Running = own_server(limits=only("everything", burst=3))
    token = server.token(server.guest())
    url, headers = f"ws://127.0.0.1:{server.port}/api/live", {"authorization": f"Bearer {token}"}
    with connect(url, additional_headers=headers):
        pass
    with pytest.raises(InvalidStatus) as caught, connect(url, additional_headers=headers):
        pass
    assert caught.value.response.status_code == 429


def test_behind_a_proxy_each_client_is_counted_by_itself(own_server: Any) -> None:
    server: Running = own_server(limits=only("new-accounts", burst=1), proxies="127.0.0.1")

    def made(forwarded: str) -> int:
        sent = {"x-forwarded-for": forwarded}
        return server.client().post("/api/guests", json={}, headers=sent).status_code

    assert [made("192.0.2.1"), made("192.0.2.1"), made("192.0.2.2")] == [201, 429, 201]
    # What a client writes itself stands before what the proxy adds.
    assert [made("203.0.113.9, 192.0.2.1"), made("192.0.2.3, 192.0.2.3")] == [429, 201]
    assert [made("2001:db8:1:2::5"), made("2001:db8:1:2:ffff::6")] == [201, 429]
    assert [made("2001:db8:1:3::5"), made("nonsense"), made("nonsense")] == [201, 201, 429]


def test_without_a_trusted_proxy_nobody_is_believed(own_server: Any) -> None:
    server: Running = own_server(limits=only("new-accounts", burst=1), proxies="192.0.2.0/24")
    sent = [{"x-forwarded-for": f"198.51.100.{number}"} for number in range(2)]
    found = [
        server.client().post("/api/guests", json={}, headers=each).status_code for each in sent
    ]
    assert found == [201, 429]
    assert [line["event"] for line in server.lines()].count("proxy-not-trusted") == 1


def test_every_route_that_the_file_names_is_there() -> None:
    app = make_app(Settings(data="unused"))
    known = {
        f"{method} {route.path}" for route in app.routes for method in getattr(route, "methods", ())
    }
    limits = read_limits(None)
    named = {route for each in limits.limits.values() for route in each.routes}
    assert named | (limits.bodies.keys() - {"default"}) <= known


def test_every_limit_is_counted_somewhere() -> None:
    source = Path("src/trunkline/server")
    text = "".join(path.read_text(encoding="utf-8") for path in source.rglob("*.py"))
    for name, each in read_limits(None).limits.items():
        assert each.routes or f'"{name}"' in text, name


def test_a_file_of_one_s_own_changes_what_stands_in_it(tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    file.write_text('[limits.log-in]\nburst = 7\n[bodies]\n"POST /api/login" = 99\n')
    found, before = read_limits(str(file)), read_limits(None)
    assert found.limits["log-in"] == msgspec.structs.replace(before.limits["log-in"], burst=7)
    assert found.limits["mail"] == before.limits["mail"]
    assert (found.longest("POST /api/login"), found.longest("GET /")) == (99, 65536)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[limits.log-inn]\nburst = 1", "there is no limit 'log-inn'"),
        ("[limits.log-in]\nburst = 0", "Expected `int` >= 1 - at `$.limits[...].burst`"),
        ("[limits.log-in]\nbrust = 1", "Object contains unknown field `brust`"),
        ('[limits.log-in]\nper = "moon"', "Invalid enum value 'moon'"),
        ("[bodies]\ndefault = -1", "Expected `int` >= 1"),
        ("[mail]\nx = 1", "unknown field `mail`"),
        ("limits = 5", "it is no file of limits"),
        ("[limits", "it is no file of limits"),
    ],
)
def test_a_file_that_is_wrong(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "limits.toml"
    file.write_text(text)
    with pytest.raises(SettingsError) as caught:
        read_limits(str(file))
    assert said in str(caught.value)
    assert str(file) in str(caught.value)
