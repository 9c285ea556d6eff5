"""The rules over HTTP: whole, one by one, and not again if they have not changed."""

from __future__ import annotations

import httpx

from trunkline.words.rulebook import rules


def test_the_whole_reference_is_sent_and_kept_by_browsers(browser: httpx.Client) -> None:
    assert browser.get("/api/rules").json() == ["1861"]
    answer = browser.get("/api/rules/1861")
    assert answer.status_code == 200
    entries = [
        block["id"]
        for chapter in answer.json()["chapters"]
        for block in chapter["blocks"]
        if block["is"] == "rule"
    ]
    assert entries == list(rules("1861"))
    mark = answer.headers["etag"]
    again = browser.get("/api/rules/1861", headers={"if-none-match": mark})
    assert (again.status_code, again.content) == (304, b"")


def test_a_rule_is_sent_by_its_number(browser: httpx.Client) -> None:
    answer = browser.get("/api/rules/1861/1861-6.5.7-1")
    assert answer.status_code == 200
    told = answer.json()
    assert (told["id"], told["chapter"]) == ("1861-6.5.7-1", "6.5.7")
    assert told["blocks"][0]["id"] == "1861-6.5.7-1"
    chapter = browser.get("/api/rules/1861/F-3").json()
    assert "table" not in chapter
    assert {block["is"] for block in chapter["blocks"]} == {"grid"}


def test_what_has_no_rules_is_not_found(browser: httpx.Client) -> None:
    for path in ("/api/rules/1899", "/api/rules/1861/1861-99-1", "/api/rules/../secret/x"):
        answer = browser.get(path)
        assert answer.status_code == 404
        assert answer.json()["code"] == "not-found"
