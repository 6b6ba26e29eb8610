"""What happens is seen where it happens: tags beside figures, again and in steps, at once where motion is not wished."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.acting.driving import decide, looked, ready, until
from tests.browser.acting.hands import Mouse
from tests.browser.pages import Watched, begin, panel

MIDDLES = """() => {
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  const tag = document.querySelector("[data-tag]");
  const figure = document.querySelector(`[data-figure="${tag.dataset.tag}"]`);
  return [middle(tag.getBoundingClientRect()), middle(figure.getBoundingClientRect())];
}"""
MOVED = "() => document.getAnimations().filter((each) => each.effect.target.closest('.seen')).length"
PROPERTIES = """() => [...new Set(document.getAnimations().filter((each) => each.effect.target?.closest(".seen"))
  .flatMap((each) => each.effect.getKeyframes()).flatMap(Object.keys))]"""


def test_a_roll_lies_beside_whom_it_struck_and_can_be_seen_again_without_motion(pages: Watched) -> None:
    page = pages.open(options={"reduced_motion": "reduce"})
    begin(page, seed=7)
    until(Mouse(page), "[data-tag] .roll")
    tag = page.locator("[data-tag]").last
    expect(tag.locator(".roll svg").first).to_be_visible()
    # What was needed; after a reroll what came of it is said against it.
    expect(tag).to_contain_text(re.compile(r"needs|\d+ of \d+"))
    (x, y), (there_x, there_y) = page.evaluate(MIDDLES)
    assert abs(x - there_x) + abs(y - there_y) < 320
    assert page.evaluate(MOVED) == 0
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-tag]")).to_have_count(0)
    panel(page, "Log")
    page.get_by_role("button", name="Show again what happened").first.click()
    expect(page.locator("[data-tag] .roll").first).to_be_visible()


STOOD = """() => [document.querySelector(".table").dataset.state, document.querySelectorAll(".lines > div").length,
  document.querySelector(".table").dataset.asked, [...document.querySelectorAll("[data-figure]")].map((one) => one.textContent)]"""
"""What would tell the end of a blow early: the state, the lines of the log, whether one is asked, how figures stand."""


def choose_pace(page: Page, name: str) -> None:
    """How fast what happens is shown."""
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_label("Rolls and blows on the board").select_option(label=name)
    page.keyboard.press("Escape")


ANSWERS = """() => { window.given = 0; for (const one of window.sockets) {
  const send = one.send.bind(one);
  one.send = (text) => { window.given += Number(JSON.parse(text).kind === "answer"); send(text); };
}}"""
HELD = """(state) => document.querySelector("[data-seen=true]") ? "held"
  : document.querySelector(`.table[data-asked=true]:not([data-state="${state}"])`) ? "asked" : null"""


def strike(page: Page) -> list[object]:
    """Comes to blows, goes on step by step until the board waits at a second step or a later one, and gives how things stood
    before."""
    begin(page, seed=7)
    until(Mouse(page), ".question [data-choice^='strike']")
    choose_pace(page, "Step by step")
    for _ in range(20):
        if ready(page) == "over":
            break
        before: list[object] = page.evaluate(STOOD)
        scene = looked(page)
        Mouse(page).do(scene, decide(scene))
        if page.wait_for_function(HELD, arg=before[0]).json_value() == "held":
            held: list[object] = page.evaluate(STOOD)
            if page.get_by_role("button", name="Step back").is_enabled():
                return held
            page.get_by_role("button", name="Done").click()
    raise AssertionError("nothing is to be seen")


@pytest.mark.slow
def test_a_blow_is_stepped_through_before_anything_tells_its_end_with_motions_of_transform_and_opacity(
    pages: Watched,
) -> None:
    page = pages.open()
    state, lines, asked, figures = strike(page)
    steps = page.get_by_role("group", name="What happened")
    back = page.get_by_role("button", name="Step back")
    at = steps.inner_text()
    assert asked == "false"
    assert set(page.evaluate(PROPERTIES)) <= {"transform", "opacity", "offset", "computedOffset", "easing", "composite"}
    back.press("Enter")
    expect(steps).not_to_contain_text(at)
    steps.get_by_role("button", name="Next step").click()
    expect(steps).to_contain_text(at)
    assert page.evaluate(STOOD) == [state, lines, "false", figures]
    while page.locator(f".table[data-asked=true]:not([data-state='{state}'])").count() == 0:
        steps.get_by_role("button", name="Next step").click()
    assert page.evaluate(STOOD)[1] > lines
    steps.get_by_role("button", name="Done").click()
    expect(page.locator("[data-tag]")).to_have_count(0)


@pytest.mark.slow
def test_a_press_passes_over_what_is_shown_and_answers_nothing(pages: Watched) -> None:
    page = pages.open()
    state, *_ = strike(page)
    page.evaluate(ANSWERS)
    page.locator(".asking").click(force=True)
    # What others do meanwhile may keep the board waiting anew.
    page.wait_for_selector(f".table:not([data-state='{state}'])")
    assert page.evaluate("window.given") == 0
