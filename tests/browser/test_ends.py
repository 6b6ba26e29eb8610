"""What can be done with a finished game: see it again, branch from it, save it, check it, show it, play again."""

import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, StorageState, expect

from affray.game import Game, dumps, load_scenario, load_system
from affray.play import make_seat, play_out
from tests.browser.acting.driving import looked, moment, play, ready, settle
from tests.browser.acting.hands import Mouse
from tests.browser.conftest import chromium
from tests.browser.pages import Watched, begin, copied, panel, saved, watching
from tests.browser.serving import Served

LOST = "You have lost: Blue wins"
VERIFY = "import sys; from affray.cli.main import main; sys.exit(main(['verify', sys.argv[1]]))"


class Ended(NamedTuple):
    """A duel that is over: its address, and what its browser keeps."""

    url: str
    kept: StorageState

    def open(self, pages: Watched) -> Page:
        """The duel's end."""
        page = pages.open(self.url, options={"storage_state": self.kept})
        page.get_by_role("heading", name=LOST).wait_for()
        return page


@pytest.fixture(scope="module")
def ended(server: Served) -> Ended:
    """A duel of a few rounds that ends with a surrender."""
    with watching(chromium(), server.url) as pages:
        page = surrendered(pages)
        return Ended(page.url, page.context.storage_state())


def surrendered(pages: Watched) -> Page:
    """A duel of a few rounds by mouse, to a surrender."""
    page = pages.open()
    begin(page, seed=3)
    play(Mouse(page), most=8)
    if ready(page) == "asked":
        while not page.get_by_role("button", name="surrender").count():
            play(Mouse(page), most=1)
            ready(page)
        page.get_by_role("button", name="surrender").click()
        page.get_by_role("button", name="Yes, do it").click()
    page.get_by_role("heading", name=LOST).wait_for()
    return page


def stands(page: Page) -> list[str]:
    """Where the figures stand."""
    found: list[str] = page.locator("[data-figure]").evaluate_all("(all) => all.map((one) => one.outerHTML)")
    return found


@pytest.mark.slow
def test_a_finished_game_is_seen_again_step_by_step_and_branched(pages: Watched, ended: Ended) -> None:
    page = ended.open(pages)
    page.get_by_role("button", name="Watch it again").click()
    page.get_by_text("The board after 0 answers").first.wait_for()
    start = stands(page)
    for _ in range(3):
        page.get_by_role("button", name="One step on").click()
        page.wait_for_timeout(60)
    page.get_by_text("The board after 3 answers").first.wait_for()
    page.get_by_role("button", name="One step back").click()
    page.get_by_text("The board after 2 answers").first.wait_for()
    page.get_by_label("Speed").select_option(label="4×")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => Number(document.querySelector('.replay input[type=range]').value) > 4")
    page.get_by_role("button", name="Stop", exact=True).click()
    assert stands(page) != start
    panel(page, "Log")
    page.locator(".log .words", has_text="Initiative").first.click()
    page.get_by_text("The board after 0 answers").first.wait_for()
    page.get_by_role("button", name="Back to now").click()
    panel(page, "Replay")
    page.locator(".panel ol button").nth(2).click()
    page.get_by_text("The board after 3 answers").first.wait_for()
    page.get_by_role("button", name="Try it differently from here").click()
    page.wait_for_selector(".table[data-over=false]")
    # The computer may have gone on already.
    assert moment(page) >= 3
    ready(page)
    state = looked(page).state
    play(Mouse(page), most=1)
    settle(page, state)


@pytest.mark.slow
def test_a_saved_record_is_verified_on_the_command_line_and_on_the_page_and_goes_on(
    pages: Watched, ended: Ended, tmp_path: Path
) -> None:
    page = ended.open(pages)
    path = saved(page, tmp_path)
    panel(page, "Table")
    page.get_by_role("button", name="Verify every die").click()
    page.get_by_text("The record holds").last.wait_for()
    checked = subprocess.run([sys.executable, "-c", VERIFY, str(path)], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    page.goto("/")
    page.get_by_label("Verify a record").set_input_files(path)
    page.get_by_text("The record holds").last.wait_for()
    forged = tmp_path / "forged.record"
    forged.write_text(path.read_text().replace('"cede"', '"move"', 1).replace(" cede", " move", 1))
    if forged.read_text() != path.read_text():
        page.get_by_label("Verify a record").set_input_files(forged)
        page.get_by_text("does not hold").last.wait_for()
    page.get_by_label("Open a record").set_input_files(path)
    page.wait_for_selector("[data-figure]")
    page.wait_for_selector("#over")


def test_the_link_of_a_finished_game_shows_it_to_anybody(pages: Watched, ended: Ended) -> None:
    page = ended.open(pages)
    link = copied(page, "Copy a link for onlookers").removeprefix(pages.url)
    other = pages.open(link)
    other.get_by_role("heading", name="Victory for Blue").wait_for()
    other.get_by_role("button", name="Watch it again").click()
    other.get_by_text("The board after 0 answers").first.wait_for()
    assert stands(other) != stands(page)
    assert not other.get_by_role("button", name="Play again", exact=True).count()
    before = page.url
    page.get_by_role("button", name="Play again", exact=True).click()
    page.wait_for_function("(before) => location.href !== before", arg=before)
    page.wait_for_selector(".table[data-over=false]")
    ready(page)


@pytest.mark.slow
def test_a_finished_game_tells_its_story_and_shows_each_roll_that_turned_it(pages: Watched) -> None:
    game = Game.new(load_system("foeman"), load_scenario("foeman", "duel"), {}, seed=6)
    play_out(game, [make_seat("greedy", 7), make_seat("greedy", 8)])
    page = pages.open()
    wanted = {"record": dumps(game).decode(), "seats": {"Red": "me", "Blue": "me"}}
    made = page.request.post("/api/games", data=wanted).json()
    recent = {**made, "title": "Duel", "system": "foeman", "sides": ["Red", "Blue"], "at": 1}
    page.evaluate("(recent) => localStorage.setItem('affray', JSON.stringify({ recent: [recent] }))", recent)
    page.goto(f"/game/{made['game']}#{made['token']}")
    page.get_by_role("button", name="Tell its story").click()
    page.get_by_role("heading", name="How it went").wait_for()
    story = page.locator(".story")
    expect(story.get_by_text("Blue won after")).to_be_visible()
    rows = story.get_by_role("row")
    assert [rows.nth(place).get_by_role("rowheader").inner_text() for place in (1, 2)] == ["Red", "Blue"]
    before = stands(page)
    turn = story.get_by_role("button", name="Show on the board: ").first
    turn.click()
    expect(turn).to_have_attribute("aria-pressed", "true")
    page.get_by_text("The board after ").first.wait_for()
    along = story.get_by_role("slider")
    along.focus()
    page.keyboard.press("Home")
    page.get_by_text("The board after 0 answers").first.wait_for()
    assert stands(page) != before
    page.keyboard.press("End")
    expect(page.get_by_text("The board after ")).to_have_count(0)
    text = copied(page, "Copy the story")
    assert "Duel: Blue won" in text and "Red: 50% at the start" in text and pages.url in text
