"""The first page shows the thing: boards as pictures, a fight that goes on by itself, what is still to be played."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import PHONE, Watched, begin, of_rules, shot
from tests.browser.test_looks import SMALL, WIDE, check

GOES_ON = "(before) => Number(document.querySelector('[data-frame]').dataset.frame) > before"


def frame(page: Page) -> int:
    """Which moment of the fight is shown."""
    return int(page.locator("[data-frame]").get_attribute("data-frame") or "-1")


def test_a_fight_goes_on_by_itself_until_it_is_halted_and_its_scenario_can_be_played(pages: Watched) -> None:
    page = pages.open()
    page.locator("[data-frame]").wait_for()
    page.wait_for_function(GOES_ON, arg=frame(page))
    page.get_by_role("button", name="Halt the fight").click()
    halted = frame(page)
    page.wait_for_timeout(2500)
    assert frame(page) == halted
    page.get_by_role("button", name="Play “The dragon”").click()
    expect(page.locator(".scenarios").get_by_role("radio", name="The dragon")).to_have_attribute("aria-checked", "true")


def test_motion_that_is_not_welcome_is_none(pages: Watched) -> None:
    page = pages.open(options={"reduced_motion": "reduce"})
    page.locator("[data-frame]").wait_for()
    page.wait_for_timeout(2500)
    assert frame(page) == 0


@pytest.mark.slow
def test_scenarios_of_every_system_have_pictures_and_nothing_moves_when_they_come(pages: Watched) -> None:
    page = pages.open()
    page.wait_for_selector(".great:enabled")
    high = page.evaluate("document.documentElement.scrollHeight")
    for name, drawn in (("Foeman", "canvas"), ("Universal wargame", ".body"), ("Fortmayn", ".base")):
        of_rules(page, name)
        for choice in page.locator(".scenarios [role=radio]").all():
            choice.scroll_into_view_if_needed()
            choice.locator(drawn).first.wait_for()
    of_rules(page, "Foeman")
    assert page.evaluate("document.documentElement.scrollHeight") == high


def test_what_is_still_to_be_played_is_one_click_away(pages: Watched) -> None:
    page = pages.open()
    begin(page)
    path = page.evaluate("location.pathname")
    page.goto("/")
    page.get_by_role("link", name="Go on: Duel").click()
    page.wait_for_selector("[data-figure]")
    assert page.evaluate("location.pathname") == path


@pytest.mark.parametrize("seen", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe_finds_nothing_on_the_first_page(pages: Watched, seen: str, phone: bool) -> None:
    options = {**(PHONE if phone else {}), "color_scheme": seen, "locale": "de" if phone else "en"}
    page = pages.open(options={**options, "reduced_motion": "reduce"})
    page.locator("[data-frame]").wait_for()
    page.locator(".systems canvas").first.wait_for(state="attached")
    if phone:
        assert page.evaluate(SMALL) == []
        assert page.evaluate(WIDE) <= 0
    shot(page, f"first-{'phone' if phone else 'desk'}-{seen}")
    check(page, f"first page {seen}")
