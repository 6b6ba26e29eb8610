"""The terrain editor in the browser: fields drawn by mouse, by keyboard and by finger, kept, loaded, carried in files."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.pages import PHONE, Watched, shot, watching
from tests.browser.serving import Served, serving
from tests.browser.test_looks import SMALL, WIDE, check

PIXEL = """([x, y]) => { const svg = document.querySelector('[data-canvas]');
  const height = svg.viewBox.baseVal.height + 2 * svg.viewBox.baseVal.y;
  const at = new DOMPoint(x, height - y).matrixTransform(svg.getScreenCTM()); return [at.x, at.y]; }"""
"""Where on the screen a place of the field is."""


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with battlefields of its own."""
    with serving(tmp_path_factory.mktemp("fields") / "table.sqlite") as served:
        yield served


@pytest.fixture
def fields(browser: Browser, own: Served) -> Iterator[Watched]:
    """The pages of a test, over that server."""
    with watching(browser, own.url) as watched:
        yield watched


def pixel(page: Page, x: float, y: float) -> tuple[float, float]:
    """Where on the screen a place of the field is."""
    left, top = page.evaluate(PIXEL, [x, y])
    return left, top


def click(page: Page, x: float, y: float) -> None:
    """Clicks on a place of the field."""
    page.mouse.click(*pixel(page, x, y))


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Drags from one place of the field to another."""
    page.mouse.move(*pixel(page, *start))
    page.mouse.down()
    page.mouse.move(*pixel(page, (start[0] + end[0]) / 2, (start[1] + end[1]) / 2))
    page.mouse.move(*pixel(page, *end))
    page.mouse.up()


def stroke(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """A finger put down, moved and lifted, in pixels."""
    session = page.context.new_cdp_session(page)
    for kind, at in (("touchStart", 0.0), ("touchMove", 0.4), ("touchMove", 1.0)):
        x, y = (start[n] + (end[n] - start[n]) * at for n in (0, 1))
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def handle(page: Page, kind: str) -> tuple[float, float]:
    """Where on the screen a handle of the chosen part is."""
    box = page.locator(f"[data-handle={kind}]").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def part(page: Page, name: str) -> str:
    """What the list of parts says of one."""
    return " ".join(page.locator("[data-part]").filter(has_text=name).first.inner_text().split())


def saved(page: Page, name: str) -> None:
    """The page says that it is saved by this name."""
    expect(page.locator(".good")).to_have_text(f"Saved: {name}")


def exported(page: Page, folder: Path) -> dict[str, object]:
    """The file of the battlefield under the pen."""
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Export").click()
    path = folder / waiting.value.suggested_filename
    waiting.value.save_as(path)
    found = json.loads(path.read_text("utf-8"))
    assert isinstance(found, dict)
    return found


@pytest.mark.slow
def test_a_field_is_drawn_by_mouse_kept_loaded_and_carried_away(fields: Watched, tmp_path: Path) -> None:
    page = fields.open("/fields")
    page.get_by_role("link", name="New battlefield").click()
    page.get_by_role("button", name="Rectangle").click()
    drag(page, (10, 10), (16, 14))
    # What is not saved is there again, whichever way one has left it.
    page.go_back()
    expect(page.get_by_role("heading", name="Not saved yet")).to_be_visible()
    page.go_forward()
    assert part(page, "Terrain") == "Terrain 6 × 4 at 13; 12, blocks sight"
    drag(page, (13, 12), (15.1, 14.2))
    assert part(page, "Terrain") == "Terrain 6 × 4 at 15; 14, blocks sight"
    drag(page, (18, 16), (20, 18))
    assert part(page, "Terrain") == "Terrain 8 × 6 at 16; 15, blocks sight"
    page.get_by_role("textbox", name="Name", exact=True).fill("Abbey")
    page.keyboard.press("Tab")
    page.get_by_role("button", name="Outline").click()
    for x, y in ((30, 12), (36, 12), (33, 14), (36, 20), (30, 20), (30, 12)):
        click(page, x, y)
    expect(page.locator(".notes li")).to_contain_text(["expected a convex outline"])
    page.get_by_role("button", name="Take the dents out").click()
    expect(page.get_by_role("heading", name="Fit to play")).to_be_visible()
    page.get_by_role("group", name="What the pen does").get_by_role("button", name="Objective").click()
    click(page, 34, 16)
    expect(page.locator(".notes li")).to_contain_text(["where no miniature can stand"])
    drag(page, (34, 16), (24, 24))
    expect(page.get_by_role("heading", name="Fit to play")).to_be_visible()
    page.get_by_role("button", name="Sight line").click()
    drag(page, (24, 4), (6, 24))
    expect(page.get_by_text("blocked by Abbey")).to_be_visible()
    check(page, "the editor")
    page.get_by_role("textbox", name="Name of the battlefield").fill("Abbey Fields")
    page.keyboard.press("Tab")
    page.get_by_role("button", name="Save", exact=True).click()
    saved(page, "Abbey Fields")
    page.reload()
    expect(page.get_by_role("heading", name="Abbey Fields")).to_be_visible()
    assert part(page, "Abbey") == "Abbey 8 × 6 at 16; 15, blocks sight"
    found = exported(page, tmp_path)
    assert (found["format"], found["id"], found["objectives"]) == ("affray-field", "abbey_fields", [[24, 24]])
    shot(page, "field-editor")
    page.get_by_role("link", name="All battlefields").click()
    expect(page.locator("li.card")).to_have_count(5)
    check(page, "the list")
    shot(page, "field-list")
    page.locator("input[type=file]").set_input_files(tmp_path / "abbey_fields.json")
    expect(page.get_by_text("there is a battlefield called Abbey Fields already")).to_be_visible()
    expect(page.get_by_role("button", name="Save", exact=True)).to_be_disabled()


@pytest.mark.slow
def test_a_field_is_drawn_with_the_keyboard_alone(fields: Watched) -> None:
    page = fields.open("/fields/new")
    page.locator("[data-preset=pond]").focus()
    page.keyboard.press("Enter")
    page.locator("[data-part='piece 0']").focus()
    page.keyboard.press("Shift+ArrowLeft")
    page.keyboard.press("ArrowDown")
    assert part(page, "Pond") == "Pond 6 × 4 at 21; 17.5"
    page.keyboard.press("]")
    page.keyboard.press("Control+d")
    expect(page.locator("[data-part='piece 1']")).to_contain_text("Pond 2")
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    assert part(page, "Pond") == "Pond 6 × 4 at 21; 17.5"
    page.keyboard.press("Control+y")
    page.keyboard.press("Enter")
    page.get_by_text("Corners (8)").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.type("19.5")
    page.keyboard.press("Tab")
    expect(page.get_by_label("Corner 1, inches from the left")).to_have_value("19.5")
    page.get_by_text("Make the field fair").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("[data-part^=piece]")).to_have_count(2)
    page.locator("[data-part='piece 1']").focus()
    page.keyboard.press("Delete")
    expect(page.locator("[data-part^=piece]")).to_have_count(1)
    page.get_by_role("textbox", name="Name of the battlefield").focus()
    page.keyboard.press("Control+a")
    page.keyboard.type("Two ponds")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Save", exact=True)).to_be_enabled()
    page.get_by_role("button", name="Save", exact=True).focus()
    page.keyboard.press("Enter")
    saved(page, "Two ponds")
    page.get_by_role("textbox", name="Name of the battlefield").fill("One pond")
    page.keyboard.press("Tab")
    page.get_by_role("button", name="Save and rename").click()
    saved(page, "One pond")
    other = fields.open("/fields/One%20pond")
    other.get_by_role("button", name="Delete", exact=True).click()
    other.get_by_role("group").get_by_role("button", name="Delete").click()
    expect(other.get_by_role("heading", name="Battlefields")).to_be_visible()
    expect(other.get_by_text("One pond")).to_have_count(0)


@pytest.mark.slow
def test_what_somebody_else_has_changed_is_not_overwritten(fields: Watched) -> None:
    fields.allowed = ("Failed to load resource: the server responded with a status of 409",)
    element = fields.open("/fields/new")
    element.get_by_role("textbox", name="Name of the battlefield").fill("Common")
    element.keyboard.press("Tab")
    element.get_by_role("button", name="Save", exact=True).click()
    saved(element, "Common")
    other = fields.open("/fields/Common")
    for page, preset in ((element, "hill"), (other, "rock")):
        page.locator(f"[data-preset={preset}]").click()
    element.get_by_role("button", name="Save", exact=True).click()
    saved(element, "Common")
    other.get_by_role("button", name="Save", exact=True).click()
    expect(other.get_by_role("alert")).to_have_text("Common was changed elsewhere meanwhile")
    other.get_by_role("button", name="Load again").click()
    expect(other.locator("[data-part='piece 0']")).to_contain_text("Hill")


@pytest.mark.slow
def test_the_editor_fits_a_phone_and_a_finger(fields: Watched) -> None:
    page = fields.open("/fields/new#ruined_town", {**PHONE, "color_scheme": "dark", "locale": "de"})
    page.locator("[data-part='piece 2']").tap()
    page.get_by_text("Ecken (4)").tap()
    page.wait_for_timeout(400)
    page.evaluate("scrollTo(0, 0)")
    check(page, "the editor on a phone")
    shot(page, "field-editor-phone")
    assert page.evaluate(SMALL) == []
    stroke(page, pixel(page, 24, 18), pixel(page, 20, 14))
    assert part(page, "Kirche") == "Kirche 6 × 6 bei 20; 14, verdeckt die Sicht"
    left, top = handle(page, "turn")
    stroke(page, (left, top), (left + 40, top + 40))
    assert part(page, "Kirche") == "Kirche 7,3 × 7,3 bei 20; 14, verdeckt die Sicht"
    left, top = handle(page, "scale")
    stroke(page, (left, top), (left - 15, top - 15))
    assert part(page, "Kirche") != "Kirche 7,3 × 7,3 bei 20; 14, verdeckt die Sicht"
    assert page.evaluate("scrollY") == 0
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate(WIDE) == 0
    page.goto("/fields")
    page.locator("li.card").first.wait_for()
    assert page.evaluate(WIDE) == 0 and page.evaluate(SMALL) == []
    check(page, "the list on a phone")
