"""The sheet of a phone: whoever has lowered it looks at the board, until he is asked after somebody else."""

import re

import pytest
from playwright.sync_api import Page, expect

from affray.game import load_scenario
from tests.browser.acting.driving import Scene
from tests.browser.acting.hands import Touch
from tests.browser.boards.test_seats import GIVE, seated
from tests.browser.pages import PHONE, Watched, shot

WHOLE = """() => {
  const [question, handle, ends] = [".upper h2", ".handle", ".foot"].map(
    (name) => document.querySelector(name).getBoundingClientRect());
  return question.height > 20 && question.top >= handle.bottom - 8 && question.bottom <= (ends.height ? ends.top : innerHeight);
}"""
"""Whether all of a question of two lines and more is in sight, between the handle and the foot."""


def give(page: Page, text: str) -> None:
    """Gives an answer, and waits until something is asked again."""
    state = page.locator(".table").get_attribute("data-state") or ""
    reply = page.evaluate(GIVE, [text, int(state)])
    assert reply[0] == 200, reply
    page.wait_for_selector(f".table:not([data-state='{state}'])[data-asked=true]")


def lower(page: Page) -> None:
    """Lowers the sheet."""
    page.locator(".handle button").first.click()
    expect(page.locator("aside.side")).to_have_attribute("data-detent", "peek")


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_lowered_sheet_shows_the_whole_question(pages: Watched, language: str) -> None:
    (page,) = seated(pages, load_scenario("foeman", "duel"), 1, [PHONE | {"locale": language}])
    page.wait_for_selector("[data-asked=true]")
    sheet, question = page.locator("aside.side"), page.locator(".upper h2")
    lower(page)
    for text in ("move", "step S", "step S"):
        give(page, text)
        expect(question).to_contain_text(re.compile("moves|zieht"))
        page.wait_for_function(WHOLE)
        expect(sheet).to_have_attribute("data-detent", "peek")
    shot(page, f"lowered-{language}")


def test_a_lowered_sheet_stays_lowered_while_the_same_side_is_asked(pages: Watched) -> None:
    (page,) = seated(pages, load_scenario("foeman", "duel"), 1, [PHONE])
    page.wait_for_selector("[data-asked=true]")
    sheet, question = page.locator("aside.side"), page.locator(".upper h2")
    lower(page)
    for text in ("move", "step S", "step S"):
        give(page, text)
        expect(sheet).to_have_attribute("data-detent", "peek")
    # The other side has moved meanwhile.
    give(page, "stop")
    expect(question).to_contain_text("declares")
    expect(sheet).to_have_attribute("data-detent", "half")
    # How many dice are put into what was chosen on the board is said in the sheet.
    lower(page)
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    scene = Scene(page)
    Touch(page).press(scene, scene.figures["Berold"])
    page.locator(".ground").get_by_role("button", name="Strike Berold").tap()
    expect(sheet).to_have_attribute("data-detent", "half")


def test_a_sheet_that_the_page_has_raised_is_lowered_behind_the_answer(pages: Watched) -> None:
    (page,) = seated(pages, load_scenario("foeman", "duel"), 1, [PHONE])
    page.wait_for_selector("[data-asked=true]")
    sheet = page.locator("aside.side")
    give(page, "move")
    lower(page)
    page.locator("#main").focus()
    page.keyboard.press("o")
    expect(sheet).to_have_attribute("data-detent", "half")
    give(page, "step S")
    expect(sheet).to_have_attribute("data-detent", "peek")
    # Whoever opens it himself keeps it open.
    page.locator(".handle button").first.click()
    give(page, "step S")
    expect(sheet).to_have_attribute("data-detent", "half")
