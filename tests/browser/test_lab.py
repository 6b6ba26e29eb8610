"""The laboratory in the browser: a weapon is judged in a few clicks, any game of a duel opens on the board."""

import pytest
from playwright.sync_api import expect

from tests.browser.pages import PHONE, Watched
from tests.browser.test_looks import SMALL, WIDE, check

pytestmark = pytest.mark.xdist_group("browser")


def test_odds_are_built_and_set_side_by_side(pages: Watched) -> None:
    page = pages.open("/")
    page.get_by_role("link", name="Open the laboratory").click()
    page.locator("[data-field=dice] select").select_option("4")
    page.get_by_role("button", name="Work out").click()
    expect(page.locator("[data-chance=hit]")).to_contain_text("44.4%")
    page.get_by_role("button", name="Set this beside another").click()
    page.locator("[data-field=side] select").select_option("rear")
    page.get_by_role("button", name="Work out").click()
    expect(page.locator("[data-chance=hit]")).to_contain_text("84.1%")
    expect(page.locator("[data-chance=hit]")).to_contain_text("+39.7")
    page.get_by_role("button", name="FM-DX-04").click()
    expect(page.locator(".drawer")).to_contain_text("FM-DX-04")


def test_a_duel_is_worked_out_and_a_game_of_it_opens_on_the_board(pages: Watched) -> None:
    page = pages.open("/lab")
    page.locator("[data-tool=duel]").click()
    for side in "01":
        page.locator(f"[data-policy='{side}']").fill("4 reroll=none")
    page.get_by_role("button", name="Work out").click()
    expect(page.locator("[data-side='0']")).to_contain_text("70.8%")
    page.locator("[data-sample]").fill("7")
    page.get_by_role("button", name="Open on the board").click()
    expect(page.get_by_text("The game is over")).to_be_visible()


def test_a_house_rule_is_compared_in_german_on_a_phone(pages: Watched) -> None:
    page = pages.open("/lab", PHONE)
    page.get_by_role("button", name="Deutsch").click()
    page.locator("[data-system]").select_option("melee")
    page.locator("[data-tool=compare]").click()
    page.locator("[data-rule]").select_option("current_st_everywhere")
    page.get_by_role("button", name="Vergleichen").click()
    expect(page.locator("[data-fight='0']")).to_contain_text("%")
    check(page, "laboratory")
    assert page.evaluate(SMALL) == [] and page.evaluate(WIDE) <= 0
