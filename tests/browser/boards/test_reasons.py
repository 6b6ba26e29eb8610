"""Why the computer did what it did: its decisions since one's own answer, and what it weighed for each."""

import pytest
from playwright.sync_api import expect

from affray.game import load_scenario
from tests.browser.boards.test_lowered import give
from tests.browser.boards.test_seats import seated
from tests.browser.pages import PHONE, Watched, shot

SMALL = "(all) => all.map((one) => one.getBoundingClientRect().height).filter((high) => high < 44)"


@pytest.mark.parametrize("phone", [False, True])
def test_a_decision_is_chosen_to_see_what_was_weighed(pages: Watched, phone: bool) -> None:
    (page,) = seated(pages, load_scenario("foeman", "duel"), 1, [PHONE if phone else {}])
    page.wait_for_selector("[data-asked=true]")
    made = page.locator(".thoughts .made")
    for _ in range(12):
        asked = page.locator(".upper h2").text_content() or ""
        give(page, "cede" if "cede" in asked else "stop" if "moves" in asked else "watch")
        page.get_by_role("tab", name="Log").click()
        page.get_by_role("button", name="Why did Blue do that?").click()
        page.wait_for_selector(".thoughts li:visible, .thoughts p")
        if page.locator(".thoughts details").count():
            break
    assert page.locator(".thoughts details summary").all_text_contents()[0] == "Round 1"
    page.locator(".thoughts details summary").first.click()
    expect(made.last).to_have_attribute("aria-pressed", "true")
    expect(made.first).to_contain_text("Round 1 · Berold · ")
    assert not phone or made.evaluate_all(SMALL) == []
    weighed = page.locator(".thoughts .what").first
    before = weighed.text_content() or ""
    assert (made.last.text_content() or "").endswith(before)
    made.first.click()
    expect(made.first).to_have_attribute("aria-pressed", "true")
    after = (made.first.text_content() or "").split(" · ")[-1]
    expect(weighed).to_have_text(after)
    expect(weighed).to_be_in_viewport()
    expect(page.locator(".log .lines")).to_be_hidden()
    shot(page, f"reasons-{'phone' if phone else 'wide'}")
