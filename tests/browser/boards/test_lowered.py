"""The sheet of a phone: whoever has lowered it looks at the board, until he is asked after somebody else."""

from playwright.sync_api import Page, expect

from affray.game import load_scenario
from tests.browser.acting.driving import Scene
from tests.browser.acting.hands import Touch
from tests.browser.boards.test_seats import GIVE, seated
from tests.browser.pages import PHONE, Watched

FIRST_LINE = """() => {
  const top = document.querySelector(".upper h2").getBoundingClientRect(), line = document.createRange();
  line.setStart(document.querySelector(".upper h2").firstChild, 0);
  const handle = document.querySelector(".handle").getBoundingClientRect();
  const ends = document.querySelector(".foot").getBoundingClientRect();
  const first = line.getBoundingClientRect();
  return first.height > 0 && first.top >= handle.bottom - 8 && first.bottom <= (ends.height ? ends.top : innerHeight);
}"""
"""Whether the first line of the question is in sight, between the handle and the foot."""


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


def test_a_lowered_sheet_stays_lowered_while_the_same_side_is_asked(pages: Watched) -> None:
    (page,) = seated(pages, load_scenario("foeman", "duel"), 1, [PHONE])
    page.wait_for_selector("[data-asked=true]")
    sheet, question = page.locator("aside.side"), page.locator(".upper h2")
    lower(page)
    for text in ("move", "step S", "step S"):
        give(page, text)
        expect(question).to_contain_text("moves")
        page.wait_for_function(FIRST_LINE)
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
