"""A real Chromium before a real server. Whatever the page complains of in a test fails the test."""

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.pages import PATIENCE, Watched, watching
from tests.browser.serving import Served, serving

NAMES = ("chromium", "chromium-browser", "google-chrome")
expect.set_options(timeout=PATIENCE)
FLAGS = [
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]


def executable() -> str:
    """Where Chromium is."""
    named = os.environ.get("CHROMIUM", "")
    found = next(filter(None, map(shutil.which, (named, *NAMES) if named else NAMES)), "")
    if not found:
        pytest.fail(f"no browser: expected $CHROMIUM or one of {', '.join(NAMES)} on the path", pytrace=False)
    return found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium, for the tests of one file."""
    path = executable()
    with sync_playwright() as play:
        running = play.chromium.launch(executable_path=path, args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server, for all tests."""
    with serving(tmp_path_factory.mktemp("browser") / "table.sqlite") as served:
        yield served


@pytest.fixture
def pages(browser: Browser, server: Served) -> Iterator[Watched]:
    """The pages of a test."""
    with watching(browser, server.url) as watched:
        yield watched
