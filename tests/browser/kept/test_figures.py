"""Figures in the browser: made live by mouse and by keyboard, kept, changed, carried to and fro in files."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.pages import PHONE, Watched, from_nothing, shot, watching
from tests.browser.serving import Served, serving
from tests.browser.test_looks import SMALL, WIDE, check

LINE = "name=Lou race=Human st=12 dx=12 iq=8 armor=Leather hold=Mace,Small Shield carry=Dagger ep=120 wounds=2"


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with a roster of its own."""
    with serving(tmp_path_factory.mktemp("figures") / "table.sqlite") as served:
        yield served


@pytest.fixture
def pages(browser: Browser, own: Served) -> Iterator[Watched]:
    """The pages of a test, over that server."""
    with watching(browser, own.url) as watched:
        yield watched


def choose(page: Page, slot: str, item: str) -> None:
    """Takes something from the list of a slot by mouse."""
    page.locator(f"[data-slot={slot}] .head").click()
    page.locator(f"[data-slot={slot}] [data-item='{item}']").click()


def paste(page: Page, line: str) -> None:
    """Loads a line of text into the draft."""
    page.locator("#line-load").fill(line)
    page.locator("#line-load").press("Enter")


def kept(page: Page, line: str) -> None:
    """A figure of a line, kept."""
    page.goto("/figures/new")
    paste(page, line)
    expect(page.locator(".verdict")).to_contain_text(line.removeprefix("name=").partition(" race=")[0])
    page.locator(".verdict .keep:enabled").click()
    page.locator(".actions").wait_for()


@pytest.mark.slow
def test_a_figure_is_made_live_by_mouse_a_rule_broken_and_mended(pages: Watched) -> None:
    page = pages.open("/")
    page.get_by_role("link", name="New figure").click()
    from_nothing(page)
    page.locator("[data-race=Elf]").click()
    more = {name: page.get_by_role("button", name=f"{name}: one more") for name in ("Strength", "Dexterity")}
    for _ in range(4):
        more["Dexterity"].click()
        more["Strength"].click()
    expect(page.locator(".left b")).to_have_text("0")
    page.get_by_role("textbox", name="Name").first.fill("Fíli the Elf")
    choose(page, "main", "Greatsword")
    choose(page, "off", "Small Shield")
    fault = page.locator(".verdict li")
    expect(fault).to_have_text([" a two-hand weapon leaves no hand for another item FM-EQP-02".strip()])
    expect(page.locator(".verdict .keep")).to_be_disabled()
    fault.get_by_role("button", name="FM-EQP-02").click()
    expect(page.locator(".drawer")).to_contain_text("FM-EQP-02")
    page.keyboard.press("Escape")
    choose(page, "main", "Broadsword")
    expect(page.locator(".verdict h2")).to_have_text("Legal: every rule is kept")
    expect(page.locator(".odds table tbody tr").first).to_contain_text("%")
    expect(page.locator(".sheet")).to_contain_text("In hand: Broadsword")
    page.locator(".verdict .keep").click()
    expect(page.get_by_role("heading", name="Fíli the Elf")).to_be_visible()
    page.reload()
    expect(page.locator(".line")).to_contain_text("name=Fíli the Elf race=Elf st=11 dx=13 iq=7 hold=Broadsword")


def kept_back(page: Page, path: str) -> list[Route]:
    """Requests that get no answer until a test lets them go."""
    found: list[Route] = []

    def keep(route: Route) -> None:
        found.append(route)

    page.route(re.compile(path), keep)
    return found


def test_every_click_on_a_number_counts_however_late_the_server_answers(pages: Watched) -> None:
    page = pages.open("/figures")
    systems, checks = kept_back(page, "/api/systems"), kept_back(page, "/api/.*check")
    page.goto("/figures/new")
    more = [page.get_by_role("button", name=f"{name}: one more") for name in ("Strength", "Dexterity")]
    page.wait_for_selector(".stepper", state="attached")
    expect(more[0]).to_be_hidden()
    for route in systems:
        route.continue_()
    expect(page.get_by_role("navigation", name="The rules that the figures are of")).to_be_visible()
    boxes = [element.bounding_box() for element in more]
    fields = [page.get_by_label(name, exact=True) for name in ("ST", "DX")]
    before = [int(field.input_value()) for field in fields]
    for box in boxes * 4:
        assert box
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for field, score in zip(fields, before, strict=True):
        expect(field).to_have_value(str(score + 4))
    page.unroute(re.compile("/api/.*check"))
    more[0].click()
    expect(page.locator(".verdict li").first).to_be_visible()
    expect(fields[0]).to_have_value(str(before[0] + 5))
    assert checks


@pytest.mark.slow
def test_a_figure_is_made_with_the_keyboard_alone(pages: Watched) -> None:
    page = pages.open("/figures/new")
    from_nothing(page)
    page.locator("[data-race=Human]").wait_for()
    page.locator("[data-race=Human]").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("[data-race=Dwarf]")).to_have_attribute("aria-checked", "true")
    page.keyboard.press("Tab")
    page.keyboard.type("Kili")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    for _ in range(8):
        page.keyboard.press("ArrowUp")
    expect(page.locator(".left b")).to_have_text("0")
    page.locator("[data-slot=main] .head").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    chosen = page.evaluate("document.activeElement.dataset.item")
    page.keyboard.press("Enter")
    expect(page.locator("[data-slot=main] .what")).to_have_text(chosen)
    expect(page.locator("[data-slot=main] .head")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(page.locator("[data-slot=main] .head")).to_be_focused()
    page.locator(".verdict .keep:enabled").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Kili")).to_be_visible()


@pytest.mark.slow
def test_a_figure_rests_advances_changes_its_gear_and_is_deleted(pages: Watched) -> None:
    page = pages.open("/figures")
    kept(page, LINE)
    expect(page.get_by_role("button", name="DX +1")).to_be_disabled()
    page.get_by_role("button", name="2 days, until healed").click()
    page.get_by_role("button", name="DX +1").click()
    expect(page.locator("header.card")).to_contain_text("level 1, 20 of 200 Ep")
    other = pages.open("/figures/Lou")
    other.get_by_role("button", name="A day").click()
    expect(other.get_by_role("button", name="A day")).to_be_enabled()
    pages.allowed = ("Failed to load resource: the server responded with a status of 409",)
    page.get_by_role("button", name="Ten minutes").click()
    expect(page.locator(".page .bad")).to_have_text("Lou was changed elsewhere meanwhile: look at it again")
    page.get_by_role("button", name="Change name and gear").click()
    page.get_by_role("textbox", name="Name").first.fill("Lou II")
    choose(page, "main", "Axe")
    page.locator(".verdict .keep:enabled").click()
    expect(page.get_by_role("heading", name="Lou II", exact=True)).to_be_visible()
    expect(page.locator(".line")).to_contain_text("st=12 dx=13 iq=8 armor=Leather hold=Axe,Small Shield")
    page.get_by_role("button", name="Delete", exact=True).click()
    page.get_by_role("button", name="Yes, delete").click()
    expect(page.get_by_role("heading", name="Figures", exact=True)).to_be_visible()
    expect(page.get_by_role("link", name="Lou II")).to_have_count(0)


def test_figures_go_out_and_come_in_by_file_and_by_line(pages: Watched, tmp_path: Path) -> None:
    page = pages.open("/figures/new")
    page.get_by_role("button", name="Draw one by lot").click()
    expect(page.locator(".verdict h2")).to_have_text("Legal: every rule is kept")
    page.get_by_role("button", name="Copy the line").click()
    drawn = page.evaluate("navigator.clipboard.readText()")
    page.get_by_role("textbox", name="Name").first.fill("Somebody")
    expect(page.locator(".outcome .line")).to_contain_text("Somebody")
    paste(page, drawn)
    expect(page.locator(".outcome .line")).to_have_text(drawn)
    page.locator(".verdict .keep:enabled").click()
    page.get_by_role("link", name="All figures").click()
    with page.expect_download() as got:
        page.get_by_role("button", name="Export all").click()
    file = tmp_path / "roster.json"
    got.value.save_as(file)
    body = json.loads(file.read_text())
    pages.allowed = ("Failed to load resource: the server responded with a status of 400",)
    page.get_by_label("Import a file").set_input_files(file)
    expect(page.locator(".result")).to_contain_text("there already; expected other names")
    body["figures"] = [{**body["figures"][0], "name": "Came in"}]
    file.write_text(json.dumps(body))
    page.get_by_label("Import a file").set_input_files(file)
    expect(page.locator(".result")).to_contain_text("1 figure added: Came in")
    page.reload()
    expect(page.get_by_role("link", name="Came in")).to_be_visible()


@pytest.mark.slow
def test_a_preset_of_house_rules_sets_what_it_names(pages: Watched) -> None:
    page = pages.open("/")
    page.get_by_text("House rules").click()
    page.get_by_role("radio", name="MindWand", exact=True).click()
    expect(page.get_by_role("switch", name="Dropped weapons")).to_be_checked()
    expect(page.get_by_role("combobox", name="When a pivot fails badly")).to_have_value("dx")
    page.get_by_role("switch", name="Dropped weapons").uncheck()
    with page.expect_request("**/api/games?*") as asked:
        page.locator("button.big").click()
    assert json.loads(asked.value.post_data or "{}")["options"] == {"preset": "mindwand", "drop_weapon": False}
    page.wait_for_selector("[data-figure]")


@pytest.mark.parametrize(("speak", "seen"), [("en", "light"), pytest.param("de", "dark", marks=pytest.mark.slow)])
def test_axe_finds_nothing_on_the_screens_of_figures(pages: Watched, speak: str, seen: str) -> None:
    page = pages.open("/figures", {"locale": speak, "color_scheme": seen})
    page.locator(".page header").wait_for()
    check(page, "roster")
    kept(page, LINE.replace("Lou", f"Looks {speak}"))
    page.locator(".odds table, .columns table").first.wait_for()
    shot(page, f"figure-{speak}-{seen}")
    check(page, "one")
    page.locator(".actions .warn").click()
    page.locator(".actions .button").first.click()
    page.locator(".sheet").wait_for()
    check(page, "gear")
    page.goto("/figures/new")
    page.locator(".sheet").wait_for()
    page.locator("[data-slot=carried] .head").click()
    page.locator(".choices details summary").click()
    page.locator(".choices table").wait_for()
    shot(page, f"figure-new-{speak}-{seen}")
    check(page, "new")


@pytest.mark.slow
def test_a_phone_shows_all_of_it_without_scrolling_sideways(pages: Watched) -> None:
    page = pages.open("/figures", {**PHONE, "locale": "de"})
    kept(page, LINE.replace("Lou", "Luise"))
    page.locator("table").first.wait_for()
    assert page.evaluate(WIDE) <= 0
    assert page.evaluate(SMALL) == []
    page.goto("/figures")
    page.locator("a.card").first.wait_for()
    assert page.evaluate(WIDE) <= 0
    page.goto("/figures/new")
    page.locator(".sheet").wait_for()
    page.get_by_role("button", name="Eine auslosen").tap()
    page.locator(".bar .main:enabled").wait_for()
    page.locator("[data-slot=main] .head").tap()
    page.locator("[data-item=Halberd]").first.wait_for()
    assert page.evaluate(WIDE) <= 0
    assert page.evaluate(SMALL) == []
    page.locator(".choices details summary").tap()
    assert page.evaluate(WIDE) <= 0
    shot(page, "figure-new-phone-de")
    page.locator(".bar .main").tap()
    page.locator(".actions").wait_for()
