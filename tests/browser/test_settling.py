"""Armies, battlefield and limit are chosen before a battle, and the battle has them."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.pages import Watched, of_rules

RULES, TITLE = "Universal wargame", "Pitched battle"


@pytest.mark.slow
def test_a_battle_begins_with_the_armies_and_on_the_field_that_were_chosen(pages: Watched) -> None:
    page = pages.open()
    of_rules(page, RULES)
    page.get_by_role("radio", name=TITLE).click()
    page.get_by_text("Armies and field").click()
    page.get_by_role("spinbutton", name="Points").fill("1000")
    page.get_by_role("spinbutton", name="Points").press("Tab")
    red = page.get_by_role("combobox", name="Army of Red, 1000 points")
    red.select_option(value="ready:weird")
    page.get_by_role("radio", name="Ruined town").click()
    expect(page.locator("summary", has_text="Armies and field")).to_contain_text(re.compile("Red: .*Ruined town"))
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url(re.compile("/game/"))
    expect(page.get_by_role("heading", name=re.compile("Red: which unit is deployed"))).to_be_visible()
    expect(page.locator("main")).to_contain_text("Church")
    expect(page.locator("#order-bar")).to_contain_text("Masked cultists")


@pytest.mark.slow
def test_a_limit_at_which_no_ready_army_is_there_is_refused_in_words(pages: Watched) -> None:
    pages.allowed = ("Failed to load resource: the server responded with a status of 400",)
    page = pages.open()
    of_rules(page, RULES)
    page.get_by_text("Armies and field").click()
    page.get_by_role("spinbutton", name="Points").fill("1250")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".fault")).to_contain_text("expected a limit of 2000 or 1500 or 1000")
