"""The pages beside the game: rules, account, alerts, keys."""

from __future__ import annotations

import re
import zipfile
from secrets import token_hex

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.server.running import Running
from tests.web.conftest import PATIENCE
from tests.web.test_first_minutes import begin


def test_a_rule_is_shown_by_its_address_and_found_by_words(page: Page) -> None:
    page.goto("/rules/1861#1861-6.5.7-1")
    marked = page.locator("[id='1861-6.5.7-1']")
    expect(marked).to_be_in_viewport()
    expect(marked).to_have_class(re.compile("marked"))
    page.keyboard.press("/")
    page.keyboard.type("dunaberg")
    expect(page.locator("mark").first).to_have_text("Dünaberg")
    expect(page).to_have_url(re.compile(r"\?q=dunaberg"))
    page.get_by_role("searchbox").fill("6.5.7-2")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("#1861-6.5.7-2$"))
    expect(page.locator("[id='1861-6.5.7-2']")).to_be_in_viewport()


def test_a_rule_opens_where_its_number_stands(page: Page) -> None:
    page.goto("/new")
    page.get_by_text("Single options").click()
    number = page.get_by_role("button", name="Rule C-08")
    number.click()
    card = page.get_by_role("dialog")
    expect(card).to_contain_text("A private on which all have passed")
    card.get_by_role("link", name="5.3", exact=True).click()
    expect(card).to_contain_text("1861-5.3-1")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(number).to_be_focused()


def test_the_keys_are_listed(page: Page) -> None:
    begin(page)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("One action back")
    keys.get_by_label("Keys of one letter or sign do something").uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(keys).to_have_count(0)


def claimed(page: Page) -> str:
    """A guest becomes a person."""
    name = f"Ada {token_hex(4)}"
    begin(page)
    page.goto("/me")
    claim = page.get_by_role("region", name="Make this account your own")
    claim.get_by_label("Name").fill(name)
    claim.get_by_label("Password").fill("nine tame otters")
    claim.get_by_role("button", name="Make it mine").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    return name


def test_a_guest_claims_the_account_and_comes_back_by_a_passkey(
    browser: Browser, server: Running
) -> None:
    # Passkeys belong to names of servers, not to numbers.
    with browser.new_context(base_url=server.address.replace("127.0.0.1", "localhost")) as context:
        context.set_default_timeout(PATIENCE)
        come_back(context.new_page())


def come_back(page: Page) -> None:
    devices = page.context.new_cdp_session(page)
    devices.send("WebAuthn.enable")
    device = {"protocol": "ctap2", "transport": "internal", "automaticPresenceSimulation": True}
    verified = {"hasResidentKey": True, "hasUserVerification": True, "isUserVerified": True}
    devices.send("WebAuthn.addVirtualAuthenticator", {"options": device | verified})
    name = claimed(page)
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.get_by_text("The passkey is made.")).to_be_visible()
    page.get_by_role("button", name="Log out here").click()
    page.get_by_role("link", name="Account").click()
    page.get_by_role("button", name="Use a passkey").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)


def test_a_token_is_shown_once_and_the_games_are_saved(page: Page) -> None:
    claimed(page)
    tokens = page.get_by_role("region", name="Tokens for programs")
    tokens.get_by_label("What it is for").fill("My lamp")
    tokens.get_by_role("button", name="Make a token").click()
    expect(tokens.get_by_label("The token “My lamp” is shown once")).to_have_value(
        re.compile("^trunkline_")
    )
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save all records").click()
    with zipfile.ZipFile(saving.value.path()) as games:
        assert games.testzip() is None
        (name,) = games.namelist()
        assert msgspec.json.decode(games.read(name))["title"] == "1861"
    page.reload()
    expect(tokens.get_by_text("never used")).to_be_visible()
    expect(tokens.get_by_text("is shown once")).to_have_count(0)


def test_who_deletes_the_account_is_gone(page: Page) -> None:
    name = claimed(page)
    page.get_by_role("button", name="Delete the account").click()
    page.get_by_role("button", name="Delete it for good").click()
    expect(page).to_have_url(re.compile("/$"))
    page.get_by_role("link", name="Account").click()
    login = page.get_by_role("region", name="Log in")
    login.get_by_label("Name", exact=True).fill(name)
    login.get_by_label("Password").fill("nine tame otters")
    login.get_by_role("button", name="Log in").click()
    expect(login.get_by_role("alert")).to_have_text("The name or the password is wrong.")


def test_a_table_that_waits_is_counted_unless_it_is_not_to_be(page: Page) -> None:
    begin(page)
    expect(page).to_have_title(re.compile(r"^\(1\) "))
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    page.get_by_role("button", name="Alerts").click()
    alerts = page.get_by_role("dialog", name="Alerts of this table")
    alerts.get_by_label("For this table in its own way").check()
    alerts.get_by_label("A number in the tab").uncheck()
    expect(page).to_have_title(re.compile("^Guest"))
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")


def test_the_worker_shows_what_was_pushed(page: Page, visitor: BrowserContext) -> None:
    visitor.grant_permissions(["notifications"])
    page.goto("/me")
    workers = visitor.new_cdp_session(page)
    found: list[str] = []
    workers.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    workers.send("ServiceWorker.enable")
    page.evaluate("navigator.serviceWorker.register('/worker.js')")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_timeout(500)
    message = {"subject": "Your turn", "text": "It is your turn.", "url": "/t/x", "tag": "t-x"}
    workers.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": page.evaluate("location.origin"),
            "registrationId": found[-1],
            "data": msgspec.json.encode(message).decode(),
        },
    )
    shown = """async () => {
        const worker = await navigator.serviceWorker.ready;
        for (let tries = 0; tries < 50; tries++) {
            const [one] = await worker.getNotifications();
            if (one) return [one.title, one.body, one.tag, one.data.url];
            await new Promise((later) => setTimeout(later, 100));
        }
    }"""
    assert page.evaluate(shown) == ["Your turn", "It is your turn.", "t-x", "/t/x"]
