"""What happens is seen where it happens: tags beside figures, again and in steps, at once where motion is not wished."""

from playwright.sync_api import expect

from tests.browser.acting.driving import until
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
    expect(tag).to_contain_text("needs")
    (x, y), (there_x, there_y) = page.evaluate(MIDDLES)
    assert abs(x - there_x) + abs(y - there_y) < 320
    assert page.evaluate(MOVED) == 0
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-tag]")).to_have_count(0)
    panel(page, "Log")
    page.get_by_role("button", name="Show again what happened").first.click()
    expect(page.locator("[data-tag] .roll").first).to_be_visible()


def test_what_happened_is_stepped_through_with_motions_of_transform_and_opacity_alone(pages: Watched) -> None:
    page = pages.open()
    begin(page, seed=7)
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_label("Rolls and blows on the board").select_option(label="Step by step")
    page.keyboard.press("Escape")
    until(Mouse(page), "[data-tag] .roll")
    panel(page, "Log")
    page.get_by_role("button", name="Show again what happened").first.click()
    steps = page.get_by_role("group", name="What happened")
    expect(steps).to_contain_text("1 of")
    assert set(page.evaluate(PROPERTIES)) <= {"transform", "opacity", "offset", "computedOffset", "easing", "composite"}
    steps.get_by_role("button", name="Next step").click()
    expect(steps).to_contain_text("2 of")
    page.get_by_role("button", name="Step back").press("Enter")
    expect(steps).to_contain_text("1 of")
    steps.get_by_role("button", name="Done").click()
    expect(page.locator("[data-tag]")).to_have_count(0)
