"""A real Chromium before a real server. Whatever the page complains of in a test fails the test."""

import os
import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.pages import PATIENCE, Watched, watching
from tests.browser.serving import Served, serving

HERE = Path(__file__).parent
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


RUNNING = ExitStack()
"""The Chromium of the tests of this folder, as long as one follows another: beside it no other test may run an event loop."""


@cache
def chromium() -> Browser:
    """Chromium, started when it is first asked for."""
    path = executable()
    running = RUNNING.enter_context(sync_playwright()).chromium.launch(executable_path=path, args=FLAGS)
    RUNNING.callback(running.close)
    return running


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Two workers have the tests of this folder, every other file each: one alone would be the last to be done."""
    files = sorted({item.path for item in items if item.path.is_relative_to(HERE)})
    for item in items:
        if item.path in files:
            item.add_marker(pytest.mark.xdist_group(f"browser {files.index(item.path) % 2}"))


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """Ends Chromium after the last test that wants it."""
    if nextitem is None or not nextitem.path.is_relative_to(HERE):
        RUNNING.close()
        chromium.cache_clear()


@pytest.fixture
def browser() -> Browser:
    """Chromium, for all tests."""
    return chromium()


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
