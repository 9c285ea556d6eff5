"""Personal tokens of programs, and what they cannot do."""

from __future__ import annotations

import httpx
import pytest
from sqlalchemy import select

from tests.server.running import PASSWORD, Running, told
from trunkline.store.models import Token


def test_a_token_acts_for_who_made_it(server: Running) -> None:
    browser = server.person()
    made = browser.post("/api/me/tokens", json={"label": "My bot"}).json()
    assert made["token"].startswith("trunkline_")
    assert made["seen"] is None
    program = server.program(made["token"])
    assert program.get("/api/me").json() == browser.get("/api/me").json()
    assert program.patch("/api/me", json={"language": "fr"}).status_code == 200
    (listed,) = browser.get("/api/me/tokens").json()
    assert listed.pop("seen") > 0
    assert listed == {key: made[key] for key in ("id", "label", "created")}


def test_only_a_hash_of_a_token_is_kept(server: Running) -> None:
    token = server.token(server.guest())

    async def kept() -> list[str]:
        async with server.house.database.reading() as reading:
            return list(await reading.scalars(select(Token.secret)))

    assert token not in server.run(kept())


def test_a_revoked_token_is_worth_nothing(server: Running) -> None:
    browser, stranger = server.person(), server.person()
    made = browser.post("/api/me/tokens", json={"label": "x"}).json()
    program = server.program(made["token"])
    told(stranger.delete(f"/api/me/tokens/{made['id']}"), 404, "not-found")
    assert program.get("/api/me").status_code == 200
    assert browser.delete(f"/api/me/tokens/{made['id']}").status_code == 204
    assert "revoked" in told(program.get("/api/me"), 401, "token-unknown")
    assert browser.get("/api/me/tokens").json() == []


@pytest.mark.parametrize(
    "header", ["Bearer", "Bearer x", "Basic YTpi", "trunkline_x", "Bearer a b", "é"]
)
def test_tokens_that_were_made_up(server: Running, header: str) -> None:
    sent = {"authorization": header.encode()}
    told(httpx.get(f"{server.address}/api/me", headers=sent), 401, "token-unknown")


def test_a_bad_token_is_not_made_good_by_a_cookie(server: Running) -> None:
    browser = server.guest()
    told(browser.get("/api/me", headers={"authorization": "Bearer x"}), 401, "token-unknown")


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/me/sessions", None),
        ("DELETE", "/api/me/sessions", None),
        ("DELETE", "/api/me/sessions/x", None),
        ("GET", "/api/me/tokens", None),
        ("POST", "/api/me/tokens", {"label": "more"}),
        ("DELETE", "/api/me/tokens/x", None),
        ("GET", "/api/me/passkeys", None),
        ("POST", "/api/me/passkeys/options", {}),
        ("POST", "/api/me/passkeys", {"label": "x", "proof": "x", "credential": {}}),
        ("DELETE", "/api/me/passkeys/x", None),
        ("PUT", "/api/me/email", {"email": "thief@example.org"}),
        ("DELETE", "/api/me/email", None),
        ("PUT", "/api/me/password", {"password": "seven loud herons", "current": PASSWORD}),
        ("POST", "/api/me/prove", {"password": PASSWORD}),
        ("POST", "/api/me/claim", {"name": "Thief", "password": PASSWORD}),
        ("DELETE", "/api/me", None),
    ],
)
@pytest.mark.parametrize("is_guest", [True, False])
def test_who_steals_a_token_cannot_take_the_account(
    server: Running, method: str, path: str, body: object, is_guest: bool
) -> None:
    program = server.program(server.token(server.guest() if is_guest else server.person()))
    told(program.request(method, path, json=body), 403, "needs-session")
    assert program.get("/api/me").status_code == 200


def test_tokens_need_no_origin(server: Running) -> None:
    program = server.program(server.token(server.guest()))
    assert program.patch("/api/me", json={"language": "ko"}).status_code == 200
    answer = program.patch("/api/me", json={}, headers={"origin": "https://elsewhere.example"})
    assert answer.status_code == 200


def test_there_is_an_end_to_tokens(server: Running) -> None:
    browser = server.guest()
    for _ in range(50):
        server.token(browser)
    answer = browser.post("/api/me/tokens", json={"label": "one more"})
    assert "50" in told(answer, 409, "too-many")


def test_a_log_out_leaves_tokens(server: Running) -> None:
    browser = server.person()
    program = server.program(server.token(browser))
    browser.delete("/api/me/sessions")
    assert program.get("/api/me").status_code == 200
