"""Passkeys, with an authenticator in software."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.server.authenticator import Authenticator
from tests.server.running import PASSWORD, Running, new_name, told


class Site:
    """A server as browsers reach it by name: passkeys are for names, not for numbers."""

    def __init__(self, server: Running, origin: str, host: str) -> None:
        self.server = server
        self.origin = origin
        self.host = host

    def browser(self) -> httpx.Client:
        return self.server.client(headers={"origin": self.origin, "host": self.host})

    def guest(self) -> httpx.Client:
        browser = self.browser()
        assert browser.post("/api/guests", json={}).status_code == 201
        return browser

    def person(self) -> httpx.Client:
        browser = self.browser()
        body = {"name": new_name(), "password": PASSWORD}
        assert browser.post("/api/accounts", json=body).status_code == 201
        return browser


@pytest.fixture
def site(server: Running) -> Site:
    host = f"localhost:{server.port}"
    return Site(server, f"http://{host}", host)


@pytest.fixture
def device(site: Site) -> Authenticator:
    return Authenticator(site.origin)


def made(browser: httpx.Client, device: Authenticator, label: str = "Phone") -> httpx.Response:
    asked = browser.post("/api/me/passkeys/options", json={})
    assert asked.status_code == 200, asked.text
    body = asked.json()
    credential = device.create(body["options"])
    sent = {"proof": body["proof"], "credential": credential, "label": label}
    return browser.post("/api/me/passkeys", json=sent)


def used(browser: httpx.Client, device: Authenticator) -> dict[str, Any]:
    body = browser.post("/api/passkeys/options").json()
    return {"proof": body["proof"], "credential": device.get(body["options"])}


def test_a_passkey_is_made_and_used(site: Site, device: Authenticator) -> None:
    browser = site.person()
    answer = made(browser, device)
    assert answer.status_code == 201, answer.text
    other = site.browser()
    for _ in range(2):
        found = other.post("/api/passkeys/login", json=used(other, device))
        assert found.status_code == 200, found.text
        assert found.json()["id"] == browser.get("/api/me").json()["id"]
    assert other.get("/api/me").status_code == 200


def test_a_guest_becomes_a_person_by_a_passkey_alone(site: Site, device: Authenticator) -> None:
    browser = site.guest()
    guest = browser.get("/api/me").json()
    name = new_name()
    asked = browser.post("/api/me/passkeys/options", json={"name": name}).json()
    assert asked["options"]["user"]["name"] == name
    assert asked["options"]["rp"] == {"id": "localhost", "name": "Trunkline"}
    made(browser, device)
    claimed = browser.post("/api/me/claim", json={"name": name})
    assert claimed.status_code == 200, claimed.text
    other = site.browser()
    found = other.post("/api/passkeys/login", json=used(other, device)).json()
    assert (found["id"], found["name"], found["has_password"]) == (guest["id"], name, False)
    told(
        site.browser().post("/api/login", json={"name": name, "password": ""}), 401, "log-in-wrong"
    )


def test_several_passkeys_and_removing_them(site: Site, device: Authenticator) -> None:
    browser, tablet = site.guest(), Authenticator(site.origin)
    made(browser, device, "Phone")
    made(browser, tablet, "Tablet")
    browser.post("/api/me/claim", json={"name": new_name()})
    listed = browser.get("/api/me/passkeys").json()
    assert [each["label"] for each in listed] == ["Phone", "Tablet"]
    stranger = site.person()
    told(stranger.delete(f"/api/me/passkeys/{listed[0]['id']}"), 404, "not-found")
    assert browser.delete(f"/api/me/passkeys/{listed[0]['id']}").status_code == 204
    other = site.browser()
    answer = other.post("/api/passkeys/login", json=used(other, device))
    told(answer, 401, "passkey-unknown")
    assert other.post("/api/passkeys/login", json=used(other, tablet)).status_code == 200
    answer = browser.delete(f"/api/me/passkeys/{listed[1]['id']}")
    told(answer, 409, "last-passkey")
    assert len(browser.get("/api/me/passkeys").json()) == 1
    assert browser.put("/api/me/password", json={"password": PASSWORD}).status_code == 200
    assert browser.delete(f"/api/me/passkeys/{listed[1]['id']}").status_code == 204


def test_devices_are_told_which_keys_they_have(site: Site, device: Authenticator) -> None:
    browser = site.person()
    key = made(browser, device).json()["id"]
    options = browser.post("/api/me/passkeys/options", json={}).json()["options"]
    assert [each["id"] for each in options["excludeCredentials"]] == [key]
    asked = site.browser().post("/api/passkeys/options").json()["options"]
    assert not asked.get("allowCredentials")


def test_an_answer_counts_once(site: Site, device: Authenticator) -> None:
    browser = site.person()
    made(browser, device)
    answer = used(browser, device)
    assert site.browser().post("/api/passkeys/login", json=answer).status_code == 200
    told(site.browser().post("/api/passkeys/login", json=answer), 409, "passkey-late")


def test_an_answer_to_another_question(site: Site, device: Authenticator) -> None:
    browser = site.person()
    made(browser, device)
    one, two = used(browser, device), used(browser, device)
    crossed = {"proof": one["proof"], "credential": two["credential"]}
    told(site.browser().post("/api/passkeys/login", json=crossed), 401, "passkey-refused")
    made_up = {"proof": "x" * 43, "credential": two["credential"]}
    told(site.browser().post("/api/passkeys/login", json=made_up), 409, "passkey-late")


def test_a_question_of_somebody_else_s(site: Site, device: Authenticator) -> None:
    browser, thief = site.person(), site.person()
    asked = browser.post("/api/me/passkeys/options", json={}).json()
    sent = {"proof": asked["proof"], "credential": device.create(asked["options"]), "label": "x"}
    told(thief.post("/api/me/passkeys", json=sent), 409, "passkey-late")
    assert thief.get("/api/me/passkeys").json() == []


def test_a_page_that_pretends_to_be_ours(site: Site) -> None:
    browser, device = site.person(), Authenticator("http://1ocalhost:80")
    told(made(browser, device), 400, "passkey-refused")
    honest = Authenticator(site.origin)
    made(browser, honest)
    honest.origin = "https://elsewhere.example"
    answer = site.browser().post("/api/passkeys/login", json=used(browser, honest))
    told(answer, 401, "passkey-refused")


def test_a_copied_device_betrays_itself(site: Site, device: Authenticator) -> None:
    browser = site.person()
    made(browser, device)
    for _ in range(3):
        site.browser().post("/api/passkeys/login", json=used(browser, device))
    device.uses = 1
    answer = site.browser().post("/api/passkeys/login", json=used(browser, device))
    told(answer, 401, "passkey-refused")


def test_a_signature_by_another_key(site: Site, device: Authenticator) -> None:
    browser, thief = site.person(), Authenticator(site.origin)
    made(browser, device)
    made(site.person(), thief)
    theirs, own = device.keys["localhost"], thief.keys["localhost"]
    thief.keys["localhost"] = (theirs[0], theirs[1], own[2])
    answer = site.browser().post("/api/passkeys/login", json=used(browser, thief))
    told(answer, 401, "passkey-refused")


def test_a_passkey_belongs_to_one_account(site: Site, device: Authenticator) -> None:
    first, second = site.person(), site.person()
    made(first, device)
    credential = device.keys["localhost"]
    asked = second.post("/api/me/passkeys/options", json={}).json()
    answer = device.create(asked["options"])
    # The same id as the first: the part that holds it is the same length.
    fresh = device.keys["localhost"][0]
    from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

    raw = base64url_to_bytes(answer["response"]["attestationObject"])
    answer["response"]["attestationObject"] = bytes_to_base64url(raw.replace(fresh, credential[0]))
    answer["id"] = answer["rawId"] = bytes_to_base64url(credential[0])
    sent = {"proof": asked["proof"], "credential": answer, "label": "x"}
    told(second.post("/api/me/passkeys", json=sent), 409, "passkey-known")


@pytest.mark.parametrize(
    "credential",
    [{}, {"id": 5}, {"id": None}, {"id": "x", "rawId": "y"}, {"id": "x" * 900, "response": []}],
)
def test_answers_that_are_none(site: Site, credential: dict[str, Any]) -> None:
    browser = site.person()
    proof = browser.post("/api/me/passkeys/options", json={}).json()["proof"]
    sent = {"proof": proof, "credential": credential, "label": "x"}
    told(browser.post("/api/me/passkeys", json=sent), 400, "passkey-refused")
    proof = browser.post("/api/passkeys/options").json()["proof"]
    sent = {"proof": proof, "credential": credential}
    told(browser.post("/api/passkeys/login", json=sent), 401, "passkey-unknown")


def test_a_passkey_proves_who_one_is(own_server: Any) -> None:
    server: Running = own_server()
    host = f"localhost:{server.port}"
    site = Site(server, f"http://{host}", host)
    device, other = Authenticator(site.origin), Authenticator(site.origin)
    browser = site.person()
    made(browser, device)
    made(site.person(), other)
    server.clock.forward(hours=1)
    told(browser.post("/api/me/passkeys/options", json={}), 403, "prove-again")
    answer = browser.post("/api/me/prove", json={"passkey": used(browser, other)})
    told(answer, 403, "passkey-refused")
    answer = browser.post("/api/me/prove", json={"passkey": used(browser, device)})
    assert answer.status_code == 204, answer.text
    assert browser.post("/api/me/passkeys/options", json={}).status_code == 200


def test_an_answer_that_comes_too_late(own_server: Any) -> None:
    server: Running = own_server()
    host = f"localhost:{server.port}"
    site = Site(server, f"http://{host}", host)
    device = Authenticator(site.origin)
    browser = site.person()
    made(browser, device)
    answer = used(browser, device)
    server.clock.forward(minutes=6)
    told(browser.post("/api/passkeys/login", json=answer), 409, "passkey-late")


def test_a_server_reached_by_its_number_says_so(server: Running) -> None:
    text = told(server.client().post("/api/passkeys/options"), 409, "passkey-host")
    assert "localhost" in text


def test_at_a_public_address(own_server: Any) -> None:
    server: Running = own_server(address="https://trunkline.example")
    site = Site(server, "https://trunkline.example", "trunkline.example")
    device = Authenticator(site.origin)
    browser = site.browser()
    cookie = browser.post("/api/guests", json={}).headers["set-cookie"].partition(";")[0]
    browser.headers["cookie"] = cookie
    assert made(browser, device).status_code == 201
    assert list(device.keys) == ["trunkline.example"]
