"""People at tables, for tests: over HTTP, and over a socket."""

from __future__ import annotations

import itertools
import json
import time
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from tests.server.running import Running
from trunkline.formats import own
from trunkline.kernel import Action, Game

Json = dict[str, Any]
_MARKS = itertools.count(1)


class Person:
    """Somebody with an account, and what they do."""

    def __init__(self, server: Running, name: str | None = None) -> None:
        self.server = server
        self.http: httpx.Client = server.guest(name)
        me = self.http.get("/api/me").json()
        self.id: str = me["id"]
        self.name: str = me["name"]

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        answer = self.http.get(path, params=query)
        assert answer.status_code == status, answer.text
        return answer.json()

    def send(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        answer = self.http.request(method, path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    def table(self, status: int = 201, **asked: Any) -> Json:
        """Set up a table; of 1861 for three, of whom only its host is there, if nothing is said."""
        if "opening" not in asked:
            asked = {"title": "1861", "seats": seats("me", "open", "open")} | asked
        return self.send("POST", "/api/tables", asked, status)

    def look(self, table: str) -> Json:
        return self.get(f"/api/tables/{table}")

    def do(self, table: str, kind: str, mark: str = "", **fields: Any) -> Json:
        """Do something at a table; the answer."""
        answer = self.try_to(table, kind, mark, **fields)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def try_to(self, table: str, kind: str, mark: str = "", **fields: Any) -> httpx.Response:
        body: Json = {"request": {"do": kind, **fields}}
        if mark:
            body["mark"] = mark
        return self.http.post(f"/api/tables/{table}/requests", json=body)

    def refused(self, code: str, status: int, table: str, kind: str, **fields: Any) -> Json:
        """Try what cannot be; the problem."""
        answer = self.try_to(table, kind, **fields)
        problem = answer.json()
        assert (answer.status_code, problem["code"]) == (status, code), answer.text
        assert problem["text"].strip()
        assert "{" not in problem["text"]
        return problem

    def socket(self, **options: Any) -> Socket:
        cookie = "; ".join(f"{each.name}={each.value}" for each in self.http.cookies.jar)
        return Socket(self.server, {"cookie": cookie}, **options)


class Socket:
    """A program's end of a socket."""

    def __init__(self, server: Running, headers: dict[str, str] | None = None, **more: Any) -> None:
        address = server.address.replace("http", "ws") + "/api/live"
        given = {"origin": server.address, "accept-language": "en", **(headers or {})}
        self._opening = connect(
            address, additional_headers=given, compression=None, max_queue=None, **more
        )
        self.line: ClientConnection
        self.seen: list[Json] = []
        """Everything that has come and was not taken."""

    def __enter__(self) -> Socket:
        self.line = self._opening.__enter__()
        return self

    def __exit__(self, *error: Any) -> None:
        self._opening.__exit__(*error)

    def say(self, what: Json | str | bytes) -> None:
        self.line.send(json.dumps(what) if isinstance(what, dict) else what)

    def take(self, kind: str, timeout: float = 10, **fields: Any) -> Json:
        """The next frame of a kind, with some fields as given; others before it are kept."""

        def is_it(frame: Json) -> bool:
            return frame["type"] == kind and all(frame.get(k) == v for k, v in fields.items())

        return self.until(is_it, timeout)

    def until(self, is_it: Callable[[Json], bool], timeout: float = 10) -> Json:
        for place, frame in enumerate(self.seen):
            if is_it(frame):
                return self.seen.pop(place)
        end = time.monotonic() + timeout
        while True:
            try:
                frame = json.loads(self.line.recv(max(0.0, end - time.monotonic())))
            except TimeoutError:
                raise AssertionError(f"it did not come; there came {self.seen}") from None
            if is_it(frame):
                return frame
            self.seen.append(frame)

    def nothing(self, kind: str, seconds: float = 0.3) -> None:
        """No frame of a kind comes."""
        try:
            found = self.take(kind, seconds)
        except AssertionError:
            return
        raise AssertionError(f"there came {found}")

    def watch(self, table: str, after: int | None = None) -> int:
        """Watch a table; the number from which on entries come."""
        ask: Json = {"type": "watch", "table": table}
        if after is not None:
            ask["after"] = after
        self.say(ask)
        number: int = self.take("watching", table=table)["number"]
        return number

    def happened(self, kind: str = "", **fields: Any) -> Json:
        """The next entry, or the next of a kind."""
        return self.until(
            lambda frame: (
                frame["type"] == "happened"
                and kind in ("", frame["body"]["kind"])
                and all(frame["body"].get(name) == value for name, value in fields.items())
            )
        )

    def entries(self) -> list[Json]:
        """The entries that have come and were not taken."""
        return [frame for frame in self.seen if frame["type"] == "happened"]

    def do(self, table: str, kind: str, mark: str = "", **fields: Any) -> Json:
        """Do something; what was answered: ``done`` or ``refused``."""
        mark = mark or f"m{next(_MARKS)}"
        request = {"do": kind, **fields}
        self.say({"type": "do", "table": table, "request": request, "mark": mark})
        return self.until(
            lambda frame: frame["type"] in ("done", "refused") and frame["mark"] == mark
        )


# --- tables -------------------------------------------------------------------------


def seats(*kinds: str) -> list[Json]:
    """Seats as they are asked for; ``local:Bo`` is Bo at one's own screen."""
    found = []
    for kind in kinds:
        name, _, local = kind.partition(":")
        found.append({"kind": name} | ({"name": local} if local else {}))
    return found


def gathered(server: Running, count: int = 3, **asked: Any) -> tuple[str, list[Person]]:
    """A running game, and its players in the order of their seats."""
    people = [Person(server) for _ in range(count)]
    kinds = seats("me", *["open"] * (count - 1))
    table = people[0].table(**({"seats": kinds} | asked))["id"]
    for place, person in enumerate(people[1:], 2):
        person.do(table, "sit", seat=f"P{place}")
    people[0].do(table, "begin")
    return table, people


def whose_turn(people: list[Person], told: Json) -> Person:
    """The person whose decision it is."""
    seat = told["standing"]["turns"][0]
    user = next(each["user"] for each in told["seats"] if each["seat"] == seat)
    return next(person for person in people if person.id == user)


def choice(person: Person, table: str, kind: str = "") -> Json:
    """An action that is legal for somebody now: the first, or the first of a kind."""
    choices = person.get(f"/api/tables/{table}/scene")["choices"]
    action: Json = next(each["action"] for each in choices if kind in ("", each["kind"]))
    return action


def play(people: list[Person], table: str, count: int = 1, kind: str = "") -> Json:
    """Let whoever's turn it is do the first thing, some times; the table afterwards."""
    told = people[0].look(table)
    for _ in range(count):
        person = whose_turn(people, told)
        told = person.do(table, "move", action=choice(person, table, kind))["table"]
    return told


def record(game: Game, **other: Any) -> Json:
    """A game's record, with something changed."""
    found: Json = json.loads(own.dump(game))
    return found | other


def at_one_screen(server: Running, game: Game, at: int, **asked: Any) -> tuple[str, Person]:
    """A table at which somebody plays all seats of a game, from a moment on."""
    host = Person(server)
    kinds = seats("me", *[f"local:Friend {n}" for n in range(len(game.players) - 1)])
    opening = {"record": record(game), "at": at}
    return host.table(opening=opening, seats=kinds, begin=True, **asked)["id"], host


def as_sent(action: Action) -> Json:
    """An action as plain data."""
    found: Json = msgspec.to_builtins(action)
    return found


def soon(look: Callable[[], Any], is_so: Callable[[Any], bool], seconds: float = 10) -> Any:
    """Look again and again until it is so; what was seen."""
    end = time.monotonic() + seconds
    while True:
        seen = look()
        if is_so(seen):
            return seen
        assert time.monotonic() < end, f"it is still {seen}"
        time.sleep(0.02)
