"""The panel beside the board: what gives an answer keeps its place, and nothing moves by itself."""

from collections.abc import Mapping

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import PHONE, Watched, begin

WIDE: Mapping[str, object] = {"viewport": {"width": 1440, "height": 900}}
PLACES = """() => ['#answer-foot', 'aside.side', '.ribbon'].map((one) => {
  const { x, y, width, height } = document.querySelector(one).getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(' ');
})"""
CUT = """() => [...document.querySelectorAll('.ribbon .text, .ribbon .unused, .ribbon .what, .ribbon .phases span')]
  .filter((one) => getComputedStyle(one).clipPath === 'none')
  .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth || one.scrollHeight > one.clientHeight + 2 && one.clientHeight)
  .map((one) => one.textContent)"""
MOVED = """() => { window.moved = []; new PerformanceObserver((list) => list.getEntries().forEach((entry) =>
  window.moved.push(...entry.sources.map(({ node, previousRect, currentRect }) =>
    `${node?.className}: ${previousRect.y} to ${currentRect.y}`)))).observe({ type: 'layout-shift', buffered: true }); }"""
LATER = 700


def hinted(page: Page) -> str:
    """Where Do it stands, once a hint has come."""
    page.get_by_role("button", name="Hint", exact=True).click()
    take = page.locator("#answer-foot .main:not(.end)")
    expect(take).to_have_text("Do it")
    page.wait_for_timeout(100)
    box = take.bounding_box()
    assert box
    return " ".join(str(round(box[name])) for name in ("x", "y", "width", "height"))


@pytest.mark.slow
def test_do_it_has_one_place_whatever_is_asked(pages: Watched) -> None:
    page = pages.open(options=WIDE)
    begin(page)
    expect(page.locator(".question")).to_be_visible()
    foot, place = page.evaluate(PLACES), hinted(page)
    for _ in range(2):
        state = page.locator(".table").get_attribute("data-state")
        page.locator("#answer-foot .main").click()
        page.wait_for_function("(before) => document.querySelector('.table').dataset.state !== before", arg=state)
        page.wait_for_selector(".table[data-asked=true] .question")
        assert page.evaluate(PLACES) == foot
        assert hinted(page) == place
    assert page.evaluate(CUT) == []


@pytest.mark.slow
def test_the_menu_stays_within_a_narrow_window(pages: Watched) -> None:
    page = pages.open(options={"viewport": {"width": 1024, "height": 768}})
    begin(page, "Three a side", rules="Combat and Movement Guide")
    page.get_by_role("button", name="move second").click()
    expect(page.locator(".ribbon .order")).to_be_visible()
    for width in (1024, 860, 770):
        page.set_viewport_size({"width": width, "height": 768})
        for button in page.locator(".ribbon .actions button").all():
            expect(button).to_be_in_viewport(ratio=1)


def test_a_newcomers_note_comes_with_the_question_and_moves_nothing(pages: Watched) -> None:
    page = pages.open(options=WIDE)
    begin(page)
    page.wait_for_selector(".question")
    page.evaluate(MOVED)
    page.wait_for_timeout(LATER)
    expect(page.locator(".hint")).to_be_visible()
    assert [entry for entry in page.evaluate("window.moved") if "question" in entry or "panels" in entry] == []


@pytest.mark.slow
def test_on_a_phone_what_ends_the_turn_stands_beside_the_hint_and_above_what_takes_it(pages: Watched) -> None:
    page = pages.open(options=PHONE)
    begin(page)
    expect(page.locator(".question")).to_be_visible()
    expect(page.locator(".end")).to_have_count(0)
    place = hinted(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    page.locator("[data-choice='move']").tap()
    end = page.locator("#answer-foot .end")
    expect(end).to_be_visible()
    hint = page.get_by_role("button", name="Hint", exact=True)
    beside, left = end.bounding_box(), hint.bounding_box()
    assert beside and left
    assert beside["x"] >= left["x"] + left["width"]
    assert beside["y"] < left["y"] + left["height"] < beside["y"] + beside["height"] + left["height"]
    assert hinted(page) == place
    above, left = end.bounding_box(), hint.bounding_box()
    assert above and left
    assert above["y"] + above["height"] <= left["y"]
    page.locator(".handle > button").press("ArrowDown")
    expect(end).to_be_in_viewport(ratio=1)


def test_on_a_phone_the_newest_line_of_the_log_is_in_sight_with_the_log(pages: Watched) -> None:
    page = pages.open(options=PHONE)
    begin(page)
    while page.locator(".log .line").count() < 8:
        page.wait_for_selector(".table[data-asked=true] .question")
        page.keyboard.press("1")
        page.wait_for_timeout(100)
    page.wait_for_selector(".table[data-asked=true] .question")
    # Whoever goes down to the log has all of it before him, between the handle and the foot.
    page.locator(".log .tools").evaluate("(tools) => tools.scrollIntoView()")
    expect(page.locator(".log .tools")).to_be_in_viewport(ratio=1)
    above = page.locator("#answer-foot").bounding_box()
    newest = page.locator(".log .line").last
    expect(newest).to_be_in_viewport(ratio=0.9)
    line = newest.bounding_box()
    assert above and line and line["y"] + line["height"] <= above["y"] + 1
