"""The line breaks, the server is killed: the page says so, comes back by itself, and nothing is lost or played twice."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from affray.game.record import loads
from tests.browser.acting.driving import decide, looked, moment, play, ready, settle
from tests.browser.acting.hands import Mouse
from tests.browser.pages import Watched, begin, saved, watching
from tests.browser.serving import serving

DOWN = "The line is down; trying again. Your answers are kept."
NETWORK = ("WebSocket connection to", "Failed to load resource: net::ERR")


def answers(page: Page, folder: Path) -> int:
    """How many answers the record of the game holds; it must hold."""
    return len(loads(saved(page, folder).read_bytes()).line) - 1


def act(page: Page) -> int:
    """One answer by mouse while the line may be down; the state it was made for."""
    ready(page)
    scene = looked(page)
    Mouse(page).do(scene, decide(scene))
    return scene.state


def test_an_answer_given_while_the_line_is_down_is_played_once_when_it_is_up(pages: Watched, tmp_path: Path) -> None:
    pages.allowed = NETWORK
    page = pages.open()
    begin(page, seats=("Me", "Me"))
    play(Mouse(page), most=4)
    ready(page)
    before = answers(page, tmp_path)
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    page.context.set_offline(True)
    cut(page)
    page.get_by_text(DOWN).first.wait_for()
    state = act(page)
    page.wait_for_timeout(300)
    assert looked(page).state == state
    page.context.set_offline(False)
    settle(page, state)
    page.get_by_text(DOWN).first.wait_for(state="detached")
    ready(page)
    assert answers(page, tmp_path) >= before + 1
    assert answers(page, tmp_path) == moment(page)


def cut(page: Page) -> None:
    """Closes the page's socket from outside, as a lost line does."""
    page.evaluate("for (const one of window.sockets) one.close()")


@pytest.mark.slow
def test_a_killed_server_goes_on_with_the_game_when_it_is_started_again(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path / "killed.sqlite") as served, watching(browser, served.url) as watched:
        watched.allowed = NETWORK
        page = watched.open()
        begin(page, seats=("Me", "Me"))
        play(Mouse(page), most=6)
        ready(page)
        log = page.locator(".log .words").all_inner_texts()
        served.kill()
        page.get_by_text(DOWN).first.wait_for()
        state = act(page)
        page.wait_for_timeout(200)
        served.start()
        settle(page, state, 30)
        page.get_by_text(DOWN).first.wait_for(state="detached")
        page.wait_for_function("(least) => document.querySelectorAll('.log .words').length >= least", arg=len(log))
        assert page.locator(".log .words").all_inner_texts()[: len(log)] == log
        play(Mouse(page), most=3)
        ready(page)
        page.reload()
        ready(page)
        assert answers(page, tmp_path) == moment(page)
