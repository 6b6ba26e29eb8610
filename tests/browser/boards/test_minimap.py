"""The small map over a board that is seen in part: it shows the frame in sight, and moves it."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import PHONE, Watched, begin, shot

SIGHT = "() => ['x', 'y'].map((name) => Number(document.querySelector('.minimap .sight').getAttribute(name)))"


def press(page: Page, across: float, down: float) -> None:
    """Presses on the small map, at so much of its width and height."""
    box = page.locator(".minimap").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] * across, box["y"] + box["height"] * down)


@pytest.mark.slow
def test_a_press_or_a_drag_on_the_small_map_moves_the_sight(pages: Watched) -> None:
    page = pages.open()
    begin(page)
    expect(page.locator(".minimap")).to_have_count(0)
    for _ in range(3):
        page.get_by_role("button", name="Zoom in").click()
    page.locator(".minimap").wait_for()
    page.get_by_role("application").focus()
    press(page, 0.05, 0.05)
    left, top = page.evaluate(SIGHT)
    press(page, 0.95, 0.95)
    page.wait_for_function(f"() => ({SIGHT})()[0] > {left} && ({SIGHT})()[1] > {top}")
    shot(page, "minimap-desk")
    box = page.locator(".minimap").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] * 0.9, box["y"] + box["height"] * 0.9)
    page.mouse.down()
    page.mouse.move(box["x"] + 2, box["y"] + 2, steps=4)
    page.mouse.up()
    page.wait_for_function(f"() => ({SIGHT})()[0] <= {left} && ({SIGHT})()[1] <= {top}")
    expect(page.get_by_role("application")).to_be_focused()
    page.get_by_role("button", name="Show the whole board").click()
    expect(page.locator(".minimap")).to_have_count(0)


def test_on_a_phone_the_small_map_lies_clear_of_the_tools(pages: Watched) -> None:
    page = pages.open(options=PHONE)
    begin(page)
    for _ in range(2):
        page.get_by_role("button", name="Zoom in").tap()
    page.locator(".minimap").wait_for()
    page.wait_for_timeout(500)
    small, tools = (
        page.locator(".minimap").bounding_box(),
        page.get_by_role("group", name="View of the board").bounding_box(),
    )
    assert small and tools
    assert small["x"] + small["width"] <= tools["x"] or small["y"] + small["height"] <= tools["y"]
    shot(page, "minimap-phone")
