"""Deleting an account: everything personal goes, games stay."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from tests.server.running import PASSWORD, Running, new_name, told
from trunkline.server.accounts.leaving import PERSONAL
from trunkline.store import models
from trunkline.store.models import Base, Seat, Table, User


async def fill(server: Running, user: str) -> None:
    """Something of every personal kind, and a seat at a table."""
    common: dict[str, Any] = {"user_id": user, "created": 1}
    async with server.house.database.writing() as writing:
        writing.add(table("t-" + user, user))
        await writing.flush()
        writing.add_all(
            [
                Seat(
                    table_id="t-" + user, seat="P1", place=1, kind="player", user_id=user, name=""
                ),
                models.Note(table_id="t-" + user, user_id=user, text="my plan", changed=1),
                models.PushTarget(id="p" + user, endpoint="https://x", key="k", auth="a", **common),
                models.Webhook(url="https://x", secret="s", **common),
                models.Wish(user_id=user, ways=["email"]),
                models.Passkey(id=user, public_key=b"k", uses=0, label="x", **common),
                models.Proof(secret=user, kind="x", user_id=user, body={}, expires=10**15),
                models.Alert(user_id=user, kind="turn", body={}, made=1, due=1),
            ]
        )


def table(id: str, host: str) -> Table:
    return Table(
        id=id[:16],
        name="Evening",
        host_id=host,
        title="1861",
        rules=1,
        options={},
        seed=1,
        salt="",
        pace="slow",
        access="open",
        clock={},
        opening=[],
        origin=None,
        status="playing",
        created=1,
        changed=1,
    )


async def rows_of(server: Running, user: str) -> dict[str, int]:
    """How many rows of each table name somebody."""
    found = {}
    async with server.house.database.reading() as reading:
        for name, each in Base.metadata.tables.items():
            column = each.columns.get("user_id", each.columns.get("host_id"))
            if column is not None:
                count = select(func.count()).select_from(each).where(column == user)
                found[name] = await reading.scalar(count) or 0
    return {name: count for name, count in found.items() if count}


def test_everything_personal_goes_and_games_stay(server: Running) -> None:
    name = new_name()
    browser = server.person(name)
    program = server.program(server.token(browser))
    me = browser.get("/api/me").json()["id"]
    server.run(fill_short(server, me))
    before = server.run(rows_of(server, me))
    assert {"sessions", "tokens", "seats", "tables"} <= before.keys()
    assert {kind.__tablename__ for kind in PERSONAL} <= before.keys()
    assert browser.delete("/api/me").status_code == 204
    assert "trunkline" not in browser.cookies
    assert server.run(rows_of(server, me)) == {"seats": 1, "tables": 1}
    assert program.get("/api/me").status_code == 401

    async def row() -> User:
        async with server.house.database.reading() as reading:
            found = await reading.get(User, me)
            assert found is not None
            return found

    gone = server.run(row())
    assert gone.name == f"Former player {me[-5:]}"
    assert (gone.kind, gone.name_key) == ("gone", f"gone:{me}")
    assert (gone.password, gone.email, gone.settings) == (None, None, {})
    body = {"name": name, "password": PASSWORD}
    told(server.client().post("/api/login", json=body), 401, "log-in-wrong")
    assert server.client().post("/api/accounts", json=body).status_code == 201


async def fill_short(server: Running, user: str) -> None:
    await fill(server, user)


def test_every_kind_of_row_about_somebody_is_either_wiped_or_kept_on_purpose() -> None:
    wiped = {kind.__tablename__ for kind in PERSONAL} | {"sessions", "tokens"}
    of_games = {"seats", "entries", "turns"}
    about = {name for name, each in Base.metadata.tables.items() if "user_id" in each.columns}
    assert about == wiped | of_games


def test_a_guest_can_go_too(server: Running) -> None:
    browser = server.guest()
    assert browser.delete("/api/me").status_code == 204
    assert browser.get("/api/me").status_code == 401


def test_parts_of_the_server_have_their_say_in_the_same_transaction(own_server: Any) -> None:
    server: Running = own_server()

    async def fail(writing: AsyncSession, user: User) -> None:
        raise RuntimeError("not now")

    server.house.when_gone.append(fail)
    browser = server.person()
    assert browser.delete("/api/me").status_code == 500
    assert browser.get("/api/me").json()["kind"] == "person"


@pytest.mark.parametrize("name", ["Former player {}", "gone:{}"])
def test_nobody_takes_the_name_of_who_has_gone(server: Running, name: str) -> None:
    browser = server.guest()
    me = browser.get("/api/me").json()["id"]
    browser.delete("/api/me")
    answer = server.client().post("/api/guests", json={"name": name.format(me[-5:])})
    assert answer.status_code in (201, 400, 409)
    if answer.status_code == 201:
        assert answer.json()["id"] != me
