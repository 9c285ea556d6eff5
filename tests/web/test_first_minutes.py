"""From the first page to a move in two clicks, and what one can do from there."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect


def begin(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("heading", name=re.compile("auction of a private"))).to_be_visible()


def moments(page: Page) -> str:
    return page.get_by_role("region", name="History").inner_text().split()[-1]


def bid(page: Page) -> None:
    before = moments(page)
    page.get_by_role("button", name="Bid", exact=True).click()
    expect(page.get_by_role("region", name="History")).not_to_contain_text(before)


def test_two_clicks_make_a_move(page: Page) -> None:
    begin(page)
    bid(page)
    expect(page.get_by_role("region", name="What happened")).to_contain_text("bids R20")


def test_a_move_is_taken_back(page: Page) -> None:
    begin(page)
    bid(page)
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_role("region", name="History")).to_contain_text("0/0")
    expect(page.get_by_role("region", name="What happened")).to_contain_text("takes back")


def test_a_turn_is_planned_and_then_played(page: Page) -> None:
    begin(page)
    page.get_by_role("button", name="Plan from here").click()
    for number in (1, 2):
        page.get_by_role("button", name="Bid", exact=True).click()
        text = "one action in thought" if number == 1 else f"{number} actions in thought"
        expect(page.get_by_text(text)).to_be_visible()
    expect(page.get_by_role("region", name="History")).to_contain_text("0/0")
    page.get_by_role("button", name="Play this for real").click()
    expect(page.get_by_role("region", name="History")).to_contain_text("2/2")


def test_an_earlier_moment_has_an_address(page: Page) -> None:
    begin(page)
    bid(page)
    bid(page)
    page.get_by_role("link", name="See the game after action 1").click()
    expect(page).to_have_url(re.compile(r"\?at=1$"))
    expect(page.get_by_role("region", name="History")).to_contain_text("1/2")
    page.reload()
    expect(page.get_by_role("region", name="History")).to_contain_text("1/2")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("region", name="History")).to_contain_text("2/2")


def test_the_language_is_changed_in_place(page: Page) -> None:
    begin(page)
    page.get_by_label("Language").select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("heading", name=re.compile("enchère|enchères"))).to_be_visible()
