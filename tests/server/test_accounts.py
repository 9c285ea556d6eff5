"""Accounts with a name and a password, and guests who claim theirs."""

from __future__ import annotations

import statistics
import time
from typing import Any

import httpx
import pytest

from tests.server.running import PASSWORD, Running, new_name, told


def test_an_account_is_made_and_logged_in(server: Running, browser: httpx.Client) -> None:
    name = new_name()
    answer = browser.post("/api/accounts", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    assert (made["name"], made["kind"], made["has_password"]) == (name, "person", True)
    assert browser.get("/api/me").json() == made
    again = server.client().post("/api/login", json={"name": name.upper(), "password": PASSWORD})
    assert (again.status_code, again.json()["id"]) == (200, made["id"])


@pytest.mark.parametrize("password", ["", "wrong one here", PASSWORD.upper(), "x" * 900])
def test_a_wrong_password(server: Running, password: str) -> None:
    name = server.person().get("/api/me").json()["name"]
    answer = server.client().post("/api/login", json={"name": name, "password": password})
    assert told(answer, 401, "log-in-wrong") == "The name or the password is wrong."
    assert "set-cookie" not in answer.headers


def test_unknown_names_and_wrong_passwords_are_told_apart_by_nothing(server: Running) -> None:
    known = server.person().get("/api/me").json()["name"]
    guest = server.guest().get("/api/me").json()["name"]
    answers = [
        server.client().post("/api/login", json={"name": name, "password": "wrong one here"})
        for name in (known, guest, new_name(), "?!", "x" * 200)
    ]
    assert {(a.status_code, a.text) for a in answers} == {(401, answers[0].text)}


def test_unknown_names_take_as_long_as_known_ones(own_server: Any) -> None:
    from argon2 import PasswordHasher

    from trunkline.server.accounts.passwords import Passwords

    server: Running = own_server()
    server.house.passwords = Passwords(PasswordHasher(3, 16384, 1))
    known = server.person().get("/api/me").json()["name"]
    browser = server.client()

    def seconds(name: str) -> float:
        began = time.perf_counter()
        browser.post("/api/login", json={"name": name, "password": "wrong one here"})
        return time.perf_counter() - began

    seconds(known), seconds("nobody here")
    pairs = [(seconds(known), seconds("nobody here")) for _ in range(9)]
    there, absent = (statistics.median(times) for times in zip(*pairs, strict=True))
    assert absent > 0.5 * there, (there, absent)
    assert there > 0.5 * absent, (there, absent)


def test_a_guest_claims_the_account_and_stays_who_they_are(server: Running) -> None:
    browser = server.guest()
    guest, cookie = browser.get("/api/me").json(), browser.cookies["trunkline"]
    name = new_name()
    answer = browser.post("/api/me/claim", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 200, answer.text
    assert answer.json() | {"created": 0} == guest | {
        "name": name,
        "kind": "person",
        "has_password": True,
        "created": 0,
    }
    assert browser.cookies["trunkline"] == cookie
    again = server.client().post("/api/login", json={"name": name, "password": PASSWORD})
    assert again.json()["id"] == guest["id"]
    answer = browser.post("/api/me/claim", json={"name": name, "password": PASSWORD})
    told(answer, 409, "claimed-already")


def test_a_guest_cannot_claim_with_nothing(server: Running) -> None:
    answer = server.guest().post("/api/me/claim", json={"name": new_name()})
    assert "make a passkey first" in told(answer, 400, "claim-by-what")


def test_a_guest_cannot_claim_a_name_that_is_taken(server: Running) -> None:
    taken = server.person().get("/api/me").json()["name"]
    browser = server.guest()
    answer = browser.post("/api/me/claim", json={"name": taken, "password": PASSWORD})
    assert taken in told(answer, 409, "name-taken")
    assert browser.get("/api/me").json()["kind"] == "guest"


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("short", "password-length"),
        ("nine chars"[:9], "password-length"),
        ("x" * 201, "password-length"),
        ("Password2024!", "password-common"),
        ("1234567890", "password-common"),
        ("qwertyuiop", "password-common"),
        ("ababababab", "password-common"),
        ("p4ssw0rd!!!", "password-common"),
        ("AzertyUiop1", "password-common"),
    ],
)
def test_passwords_that_are_guessed_easily(browser: httpx.Client, password: str, code: str) -> None:
    answer = browser.post("/api/accounts", json={"name": new_name(), "password": password})
    told(answer, 400, code)


def test_a_password_that_is_the_name(browser: httpx.Client) -> None:
    name = new_name()
    for password in (name, name.replace(" ", "").upper(), name * 2):
        answer = browser.post("/api/accounts", json={"name": name, "password": password})
        told(answer, 400, "password-is-name")


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Rosa {}", "rosa {}"),
        ("Rosa {}", "Rоsа {}"),  # Cyrillic о and а
        ("Rosa {}", "R0sa-{}"),
        ("Rosa {}", "ＲＯＳＡ {}"),
        ("Lil {}", "LI1 {}"),
        ("Straße {}", "STRASSE {}"),
        ("지호 {}", "지호_{}".replace("_", "-")),
    ],
)
def test_names_that_look_alike(server: Running, first: str, second: str) -> None:
    end = new_name()[5:]
    server.person(first.format(end))
    body = {"name": second.format(end), "password": PASSWORD}
    told(server.client().post("/api/accounts", json=body), 409, "name-taken")


@pytest.mark.parametrize(
    "name", ["Ádám {}", "지호 {}", "さくら {}", "Жанна {}", "Jean-Luc d’Arc {}"]
)
def test_names_of_all_languages(server: Running, name: str) -> None:
    end = new_name()[5:]
    assert server.person(name.format(end)).get("/api/me").json()["name"] == name.format(end)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("   ", "name-length"),
        ("...", "name-length"),
        ("a\u200bb", "name-letter"),
        ("a\nb‮c", "name-letter"),
        ("<b>", "name-letter"),
        ("gone:abc", "name-letter"),
        ("x@example.org", "name-letter"),
        ("ﷺﷺﷺﷺ", "name-length"),
    ],
)
def test_names_that_cannot_be(browser: httpx.Client, name: str, code: str) -> None:
    answer = browser.post("/api/accounts", json={"name": name, "password": PASSWORD})
    told(answer, 400, code)


def test_a_new_name(server: Running) -> None:
    browser, other = server.person(), server.person()
    old, name = browser.get("/api/me").json()["name"], new_name()
    assert browser.patch("/api/me", json={"name": name}).json()["name"] == name
    answer = other.patch("/api/me", json={"name": name.lower()})
    told(answer, 409, "name-taken")
    assert other.patch("/api/me", json={"name": old}).status_code == 200


def test_the_same_name_written_otherwise_is_one_s_own(server: Running) -> None:
    browser = server.person()
    name = browser.get("/api/me").json()["name"]
    assert browser.patch("/api/me", json={"name": name.upper()}).json()["name"] == name.upper()


def test_language_and_settings(server: Running) -> None:
    browser = server.person()
    assert browser.get("/api/me").json()["language"] == "en"
    browser.patch("/api/me", json={"language": "fr", "settings": {"sound": True, "theme": "dark"}})
    found = browser.patch("/api/me", json={"settings": {"theme": None, "zoom": 1.5}}).json()
    assert found["settings"] == {"sound": True, "zoom": 1.5}
    assert found["language"] == "fr"
    answer = browser.patch("/api/me", json={"settings": {"x": "y" * 9000}})
    assert told(answer, 413, "settings-too-long").endswith("octets.")
    assert browser.get("/api/me").json()["settings"] == {"sound": True, "zoom": 1.5}


def test_problems_speak_the_reader_s_language(server: Running) -> None:
    for language, text in (
        ("fr-CH, de;q=0.7", "Connectez-vous d’abord, ou commencez en tant qu’invité."),
        ("de, ko;q=0.9, en;q=0.1", "먼저 로그인하거나 손님으로 시작하세요."),
        ("ja", "先にログインするか、ゲストとして始めてください。"),
        ("de;q=x", "Log in first, or begin as a guest."),
    ):
        client = server.client(headers={"accept-language": language})
        assert told(client.get("/api/me"), 401, "log-in") == text
    browser = server.guest()
    browser.patch("/api/me", json={"language": "ja"})
    assert browser.get("/api/nowhere").json()["code"] == "not-found"
    answer = browser.post("/api/me/claim", json={"name": "x"})
    assert told(answer, 400, "claim-by-what").endswith("ください。")


def test_a_changed_password_ends_other_sessions(server: Running) -> None:
    browser = server.person()
    name = browser.get("/api/me").json()["name"]
    other = server.client()
    other.post("/api/login", json={"name": name, "password": PASSWORD})
    new = "seven loud herons"
    answer = browser.put("/api/me/password", json={"password": new, "current": "wrong one here"})
    told(answer, 403, "password-wrong")
    told(browser.put("/api/me/password", json={"password": new}), 403, "password-wrong")
    assert other.get("/api/me").status_code == 200
    answer = browser.put("/api/me/password", json={"password": new, "current": PASSWORD})
    assert answer.status_code == 200, answer.text
    assert browser.get("/api/me").status_code == 200
    assert other.get("/api/me").status_code == 401
    assert other.post("/api/login", json={"name": name, "password": PASSWORD}).status_code == 401
    assert other.post("/api/login", json={"name": name, "password": new}).status_code == 200


def test_a_guest_has_no_password_to_change(server: Running) -> None:
    answer = server.guest().put("/api/me/password", json={"password": PASSWORD})
    told(answer, 409, "claim-first")


def test_two_who_want_one_name_at_once(server: Running) -> None:
    from concurrent.futures import ThreadPoolExecutor

    name = new_name()
    body = {"name": name, "password": PASSWORD}
    clients = [server.client() for _ in range(8)]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda c: c.post("/api/accounts", json=body), clients))
    assert sorted(answer.status_code for answer in answers) == [201, *[409] * 7]


def test_passwords_are_hashed_with_argon2id_as_is_advised_and_again_when_weaker(
    own_server: Any,
) -> None:
    from sqlalchemy import select

    from trunkline.server.accounts.passwords import Passwords
    from trunkline.store.models import User

    server: Running = own_server()

    async def kept() -> str:
        async with server.house.database.reading() as reading:
            return str(await reading.scalar(select(User.password)))

    name = server.person().get("/api/me").json()["name"]
    assert server.run(kept()).startswith("$argon2id$v=19$m=8,t=1,p=1$")
    server.house.passwords = Passwords()
    answer = server.client().post("/api/login", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 200
    assert server.run(kept()).startswith("$argon2id$v=19$m=65536,t=3,p=4$")
