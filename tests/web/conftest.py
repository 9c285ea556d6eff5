"""The pages in a real browser: Debian's Chromium, against a server of the test's own."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.server.conftest import generous
from tests.server.running import Running
from trunkline.server.pages.files import APPLICATION

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 20_000
"""Milliseconds that a page may take: other tests run beside it."""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests of a process."""
    if CHROMIUM is None:
        pytest.skip("Chromium is not installed: apt-get install chromium")
    if not (APPLICATION / "index.html").is_file():
        pytest.skip("the pages are not built: make test builds them where there is Node")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on a database of its own."""
    folder: Path = tmp_path_factory.mktemp("data")
    with Running(str(folder), log="info", limits=generous()) as running:
        yield running


@pytest.fixture
def visitor(browser: Browser, server: Running) -> Iterator[BrowserContext]:
    """Somebody at a desktop who has never been here; what goes wrong in the page fails a test."""
    with browser.new_context(
        base_url=server.address, viewport={"width": 1440, "height": 900}, locale="en-GB"
    ) as context:
        context.set_default_timeout(PATIENCE)
        yield context


@pytest.fixture
def page(visitor: BrowserContext) -> Iterator[Page]:
    """A page of theirs, in which nothing is thrown."""
    page = visitor.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    yield page
    assert not faults
