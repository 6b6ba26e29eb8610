"""Why the computer did what it did: its decisions since one's own answer, and what it weighed for each."""

import re

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
        if page.locator(".thoughts details").count() > 1:
            break
    summaries = page.locator(".thoughts details summary")
    assert summaries.all_text_contents()[0] == "Round 1"
    pressed, weighed = page.locator(".thoughts .made[aria-pressed=true]"), page.locator(".thoughts .what")
    expect(pressed).to_be_in_viewport()
    expect(page.locator(".thoughts details").last.locator(".made[aria-pressed=true]")).to_have_count(1)
    assert (weighed.first.text_content() or "") in (pressed.text_content() or "")
    expect(weighed.nth(1)).to_be_in_viewport(ratio=1)
    shot(page, f"reasons-newest-{'phone' if phone else 'wide'}")
    summaries.first.click()
    # A walk of several steps is one entry.
    expect(made.first).to_contain_text(re.compile(r"^Berold · step .+, (step|stop|pivot)"))
    assert not phone or made.evaluate_all(SMALL) == []
    made.first.click()
    expect(made.first).to_have_attribute("aria-pressed", "true")
    assert (weighed.first.text_content() or "") in (made.first.text_content() or "")
    expect(weighed.first).to_be_in_viewport()
    expect(page.locator(".log .lines")).to_be_hidden()
    shot(page, f"reasons-{'phone' if phone else 'wide'}")
