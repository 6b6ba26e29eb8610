"""What cannot be done with a thing stands beside what can, with the reason and clause, by mouse, keys and touch."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import PHONE, Watched, begin
from tests.browser.test_looks import check


def place_of(page: Page, name: str) -> tuple[float, float]:
    """The middle of a figure on the screen."""
    box = page.locator(f'[data-figure="{name}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def closed(page: Page) -> str:
    """What the menu on the board says that cannot be done."""
    shut = page.get_by_role("list", name="Not possible now")
    expect(shut).to_be_visible()
    return shut.inner_text()


def test_a_click_on_a_foe_says_why_he_cannot_be_struck_and_opens_the_rule(pages: Watched) -> None:
    page = pages.open()
    begin(page, "Duel")
    page.locator("[data-choice='move']").click()
    expect(page.locator(".question h2")).to_contain_text("moves")
    page.mouse.click(*place_of(page, "Berold"))
    assert "Strike Berold" in closed(page) and "Action phase" in closed(page)
    check(page, "deeds")
    page.locator(".menu.board-slip").get_by_role("button", name="FM-MOV-03").click()
    expect(page.get_by_role("dialog")).to_contain_text("FM-MOV-03")
    page.keyboard.press("Escape")


def test_keys_alone_ask_a_hex_and_the_panel_lists_what_is_closed(pages: Watched) -> None:
    page = pages.open()
    begin(page, "Duel")
    page.get_by_role("application").focus()
    page.keyboard.press("s")
    page.keyboard.press("Enter")
    assert "Go to" in closed(page)
    page.keyboard.press("Escape")
    expect(page.locator(".menu.board-slip")).to_have_count(0)
    page.locator("[data-choice='move']").click()
    page.locator("[data-closed='Aldric'] summary").press("Enter")
    expect(page.locator("[data-closed='Aldric'] li").first).to_contain_text("defend with the shield")


def test_a_tap_says_it_too(pages: Watched) -> None:
    page = pages.open("/", {**PHONE, "color_scheme": "dark"})
    begin(page, "Duel")
    page.touchscreen.tap(*place_of(page, "Berold"))
    assert "Strike Berold" in closed(page)
    check(page, "deeds-phone")


@pytest.mark.slow
def test_shading_stays_only_while_a_move_is_open(pages: Watched) -> None:
    page = pages.open()
    begin(page, "Duel")
    expect(page.locator(".places polygon")).to_have_count(0)
    page.locator("[data-choice='move']").click()
    expect(page.locator(".places polygon").first).to_be_attached()
