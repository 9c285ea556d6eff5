"""Pages without scripts: what they say, and that they are whole."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.mailbox import path
from tests.server.running import PASSWORD, Running, new_name, told
from trunkline.server.pages import files
from trunkline.server.pages.html import VOID
from trunkline.words import LANGUAGES


class Reader(HTMLParser):
    """Reads a page strictly: everything that begins has to end."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def all(self, name: str) -> list[dict[str, str | None]]:
        return [attributes for tag, attributes in self.tags if tag == name]


PAGES = ("/", "/api", "/confirm/x", "/reset/x")


@pytest.mark.parametrize("page_path", PAGES)
def test_pages_are_whole_and_load_nothing_from_elsewhere(
    browser: httpx.Client, page_path: str
) -> None:
    answer = browser.get(page_path)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.text.startswith("<!doctype html><html lang=")
    page = Reader(answer.text)
    assert page.all("script") == page.all("style") == page.all("img") == []
    for tag, attributes in page.tags:
        assert "style" not in attributes, tag
        assert not [name for name in attributes if name.startswith("on")], tag
        for name in ("href", "src", "action"):
            assert not (attributes.get(name) or "").startswith(("http", "//", "javascript")), tag
    assert len(page.all("h1")) == len(page.all("main")) == 1
    assert page.all("title")
    names = [attributes["id"] for _, attributes in page.tags if "id" in attributes]
    assert len(names) == len(set(names))
    for link in page.all("a"):
        if (link["href"] or "").startswith("#"):
            assert (link["href"] or "")[1:] in names, link
    for kept in page.all("link"):
        assert browser.get(str(kept["href"])).status_code == 200


def test_what_pages_load_is_asked_for_again_only_when_it_changed(browser: httpx.Client) -> None:
    for file in ("/style.css", "/icon.svg"):
        answer = browser.get(file)
        again = browser.get(file, headers={"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert answer.content


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("en", "Open tables"),
        ("ko", "열린 테이블"),
        ("ja", "募集中のテーブル"),
        ("fr", "Tables ouvertes"),
    ],
)
def test_the_first_page_in_every_language(server: Running, language: str, title: str) -> None:
    accepted = server.client(headers={"accept-language": language}).get("/").text
    chosen = server.client().get(f"/?language={language}").text
    own = server.guest()
    own.patch("/api/me", json={"language": language})
    for text in (accepted, chosen, own.get("/").text):
        assert f'<html lang="{language}">' in text
        assert f"<h2>{title}</h2>" in text
    for code, name in LANGUAGES.items():
        assert (f"?language={code}" in chosen) == (code != language)
        assert name in chosen


def test_the_first_page_shows_open_tables(own_server: Any) -> None:
    server: Running = own_server()
    empty = server.client().get("/").text
    assert "No table is looking for players just now." in empty
    assert "1861: The Railways of the Russian Empire" in empty
    host = server.guest("Zoë & Co".replace(" & ", " "))
    for name, access in (("<b>Friday</b>", "open"), ("Hidden", "link")):
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        body = {"title": "1861", "name": name, "pace": "live", "access": access, "seats": seats}
        assert host.post("/api/tables", json=body).status_code == 201
    text = server.client().get("/").text
    assert "&lt;b&gt;Friday&lt;/b&gt;" in text
    assert "<b>" not in text
    assert "Hidden" not in text
    assert "1 of 3 seats taken" in text
    assert "Zoë Co" in text
    Reader(text)


def test_the_web_application_takes_the_first_page_s_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "APPLICATION", tmp_path)
    plain = [handler.paths for handler in files.first_page()]
    (tmp_path / "index.html").write_text("<!doctype html><title>App</title>")
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "app-1234.js").write_text("let a")
    found = files.first_page()
    assert plain == [{"/"}]
    assert files.application in found
    from litestar import Litestar
    from litestar.testing import TestClient

    with TestClient(Litestar(found, openapi_config=None)) as client:
        answer = client.get("/")
        assert answer.text == "<!doctype html><title>App</title>"
        assert answer.headers["cache-control"] == "no-cache"
        assert client.get("/assets/app-1234.js").text == "let a"
        assert client.get("/assets/../index.html").status_code == 404


def test_the_link_of_a_mail_asks_before_it_confirms(mailing: Running) -> None:
    browser = mailing.person()
    browser.put("/api/me/email", json={"email": "ada@example.org"})
    link = path(mailing)
    stranger = mailing.client(headers={"accept-language": "fr"})
    for _ in range(2):
        page = stranger.get(link)
        assert page.status_code == 200
        assert [form["method"] for form in Reader(page.text).all("form")] == ["post"]
    assert browser.get("/api/me").json()["email"] is None
    assert "Votre adresse est confirmée" in stranger.post(link).text
    assert browser.get("/api/me").json()["email"] == "ada@example.org"
    again = stranger.post(link)
    assert (again.status_code, "déjà servi" in again.text) == (404, True)
    told(stranger.post(link, headers={"origin": "https://evil.example"}), 403, "other-origin")


def test_the_link_of_a_mail_sets_a_password(mailing: Running) -> None:
    name = new_name()
    browser = mailing.person(name)
    browser.put("/api/me/email", json={"email": "ada@example.org"})
    browser.post(path(mailing))
    mailing.client().post("/api/password/forgotten", json={"name": name})
    link = path(mailing, 2)
    stranger = mailing.client()
    page = stranger.post(link, data={"password": "short"})
    assert page.status_code == 400
    assert "A password has 10 to 200 letters." in page.text
    assert "aria-describedby" in page.text
    page = stranger.post(link, data={"password": "seven loud herons"})
    assert (page.status_code, "The password is set." in page.text) == (200, True)
    assert stranger.post(link, data={"password": "seven loud herons"}).status_code == 404
    for password, status in ((PASSWORD, 401), ("seven loud herons", 200)):
        body = {"name": name, "password": password}
        assert mailing.client().post("/api/login", json=body).status_code == status


def test_the_page_of_the_api_has_all_of_it(browser: httpx.Client) -> None:
    schema = browser.get("/api/openapi.json").json()
    text = browser.get("/api").text
    for address, operations in schema["paths"].items():
        assert f"<code>{address}</code>" in text, address
        for method, operation in operations.items():
            assert operation["summary"], (method, address)
            assert operation["description"], (method, address)
            assert operation["tags"][0] in ("accounts", "alerts", "rules", "tables", "server")
    for name in schema["components"]["schemas"]:
        assert f'id="form-{name}"' in text
    assert len(re.findall(r"<details>", text)) >= 60


def test_every_problem_of_the_server_has_its_sentence() -> None:
    import ast

    from trunkline.words import has_phrase

    source = Path(files.__file__).parents[1]
    calls = (
        node
        for file in source.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Problem"
    )
    codes = {
        call.args[0].value
        for call in calls
        if isinstance(call.args[0], ast.Constant)
        and "text" not in {keyword.arg for keyword in call.keywords}
    }
    assert len(codes) > 40
    assert {code for code in codes if not has_phrase(f"problem-{code}")} == set()
