"""A lesson on the page: only what is pointed at is pressed, what is wrong is taken back, and it is taken up again."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.pages import Watched

READY = """() => {
  const card = document.querySelector('.lesson');
  return card && (document.querySelector('[data-pointed]') || card.dataset.step === document.querySelector('progress').max.toString());
}"""


def card(page: Page) -> Locator:
    """The card of the lesson."""
    return page.locator(".lesson")


def press(page: Page) -> None:
    """Presses what the lesson points at: in the list where it is there, else on the board."""
    page.wait_for_function(READY)
    state = page.locator(".table").get_attribute("data-state")
    listed = page.locator("[data-pointed]:not(g)")
    found = listed.first if listed.count() else page.locator("[data-pointed]").first
    box = found.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_timeout(150)
    if found.count() and found.get_attribute("data-place") and page.locator(f".table[data-state='{state}']").count():
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_lesson_is_done_by_pressing_what_it_points_at(pages: Watched) -> None:
    page = pages.open("/")
    page.get_by_role("link", name="Learn by playing").click()
    page.locator("[data-lesson=first-blow]").get_by_role("button", name="Begin").click()
    expect(card(page)).to_contain_text("Who moves first")
    page.locator("[data-choice=cede]").click()
    expect(page.locator("[data-wrong]")).to_contain_text("Letting the other move first")
    press(page)
    expect(card(page).locator("h2")).to_have_text("Facing")
    page.goto(f"{pages.url}/learn")
    expect(page.locator("[data-lesson=first-blow]")).to_contain_text("Step 2 of 12")
    page.get_by_role("link", name="Go on").click()
    expect(card(page).locator("h2")).to_have_text("Facing")
    for _ in range(60):
        page.wait_for_function(READY)
        if card(page).get_attribute("data-step") == "12":
            break
        press(page)
        page.wait_for_timeout(200)
    expect(card(page)).to_contain_text("Snik is down")


def test_the_first_fights_carry_hints_until_they_are_switched_off(pages: Watched) -> None:
    page = pages.open("/")
    page.get_by_role("button", name="Play now against the computer").click()
    expect(page.locator("[data-hint]")).to_be_visible()
    page.get_by_role("button", name="No more hints").click()
    expect(page.locator("[data-hint]")).to_have_count(0)
    page.reload()
    page.wait_for_selector(".table[data-asked=true]")
    expect(page.locator("[data-hint]")).to_have_count(0)
