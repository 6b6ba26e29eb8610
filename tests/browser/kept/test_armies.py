"""Armies in the browser: built by mouse and by keyboard, a limit broken and mended, saved, carried to and fro in files."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from affray.systems.wargame.roster.army import army_faults
from affray.systems.wargame.roster.army_file import read_army
from tests.browser.pages import PHONE, Watched, from_nothing, shot, watching
from tests.browser.serving import Served, serving
from tests.browser.test_looks import SMALL, WIDE, check

BEASTS = Path(__file__).parents[3] / "examples/marsh-beasts.toml"


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with armies of its own."""
    with serving(tmp_path_factory.mktemp("armies") / "table.sqlite") as served:
        yield served


@pytest.fixture
def camp(browser: Browser, own: Served) -> Iterator[Watched]:
    """The pages of a test, over that server."""
    with watching(browser, own.url) as watched:
        yield watched


def opened(page: Page, name: str) -> None:
    """Opens the card of a unit."""
    head = page.locator(f"[data-unit='{name}'] h3 .head")
    if head.get_attribute("aria-expanded") == "false":
        head.click()


@pytest.mark.slow
def test_an_army_is_built_a_limit_broken_and_mended_saved_and_exported(camp: Watched, tmp_path: Path) -> None:
    page = camp.open("/")
    page.get_by_role("link", name="To the armies").click()
    page.get_by_role("link", name="Build on The Duke’s Muster, 1000 points").click()
    verdict = page.locator("#verdict-title")
    expect(verdict).to_have_text("It may play.")
    page.get_by_label("Name of the army").fill("Border watch")
    page.get_by_text("Take one from a ready army or a pack").click()
    page.get_by_role("searchbox").fill("duke hero")
    page.locator("[data-ready='medieval/duke']").click()
    expect(verdict).to_have_text("2 rules are broken.")
    heroes = page.locator("[data-share=hero]")
    expect(heroes).to_contain_text("not kept")
    expect(heroes).to_contain_text("260 points, at most 250: 10 too many (1 × hero)")
    expect(page.locator("[data-share=all]")).to_contain_text("1246 of 1000 points, 246 too many")
    expect(page.locator("[data-unit='The Duke'] .price")).to_contain_text("4 × 8 × 9 = 288")
    heroes.get_by_role("button", name="UW-FORCE-09").click()
    expect(page.locator(".drawer")).to_contain_text("UW-FORCE-09")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Move: one less").click()
    expect(heroes).to_contain_text("244 points, at most 250")
    for name in ("Household knights", "Town spearmen"):
        opened(page, name)
        page.get_by_role("button", name="Remove", exact=True).click()
    expect(page.locator("[data-share=basic_ordnance]")).to_contain_text("521 points")
    page.get_by_role("button", name="Put it back").click()
    page.get_by_label("Miniatures", exact=True).fill("10")
    expect(verdict).to_have_text("It may play.")
    page.locator(".outcome .keep:enabled").click()
    expect(page.locator(".outcome .keep")).to_have_text("Saved")
    page.reload()
    expect(page.get_by_role("heading", name="Border watch")).to_be_visible()
    expect(page.get_by_role("link", name="Play with it")).to_be_visible()
    with page.expect_download() as got:
        page.get_by_role("button", name="Export").click()
    file = tmp_path / "watch.json"
    got.value.save_as(file)
    army = read_army(file.read_bytes(), "watch.json")
    assert army_faults(army) == () and [(unit.name, unit.n) for unit in army.units] == [
        ("Town spearmen", 10),
        ("Longbowmen", 6),
        ("Trebuchet and crew", 4),
        ("The Duke", 1),
    ]
    with camp.contexts[0].expect_page() as paper:
        page.get_by_role("link", name="Print").click()
    expect(paper.value.locator("article")).to_contain_text("Town spearmen")
    page.get_by_role("link", name="Play with it").click()
    expect(page.locator("option:checked", has_text="Border watch")).to_have_count(1)


@pytest.mark.slow
def test_an_army_is_built_with_the_keyboard_alone(camp: Watched) -> None:
    page = camp.open("/armies/new")
    from_nothing(page)
    page.get_by_label("Name of the army").focus()
    page.keyboard.type("Keys")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.get_by_role("radio", name="1000")).to_have_attribute("aria-checked", "true")
    page.keyboard.press("Tab")
    expect(page.locator("[data-new=basic]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-unit='New basic'] h3 .head")).to_be_focused()
    page.get_by_label("Miniatures", exact=True).focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-unit='New basic'] h3 .head")).to_contain_text("6 basic")
    page.locator("[data-slot=weapons] .head").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Space")
    page.keyboard.press("Escape")
    expect(page.locator("[data-slot=weapons] .what")).to_have_text("big bite, claw or fist, great axe or sword")
    page.get_by_role("button", name="Remove", exact=True).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("[data-unit='New basic'] h3 .head")).to_be_focused()
    page.locator(".outcome .keep:enabled").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".outcome .keep")).to_have_text("Saved")


@pytest.mark.slow
def test_of_two_pages_the_second_is_told_and_may_choose(camp: Watched) -> None:
    page = camp.open("/armies/new#weird/1000")
    page.get_by_label("Name of the army").fill("Two pages")
    page.locator(".outcome .keep:enabled").click()
    expect(page.locator(".outcome .keep")).to_have_text("Saved")
    other = camp.open("/armies/Two%20pages")
    for each, limit in ((page, "2000"), (other, "1500")):
        camp.allowed = ("Failed to load resource: the server responded with a status of 409",)
        each.get_by_role("radio", name=limit).click()
        each.locator(".outcome .keep:enabled").click()
    expect(other.locator(".outcome .bad").last).to_have_text("Two pages was changed elsewhere meanwhile")
    other.get_by_role("button", name="Save mine in its place").click()
    expect(other.locator(".outcome .keep")).to_have_text("Saved")
    page.reload()
    expect(page.get_by_role("radio", name="1500")).to_have_attribute("aria-checked", "true")


@pytest.mark.slow
def test_armies_and_packs_come_in_by_file(camp: Watched, tmp_path: Path) -> None:
    page = camp.open("/armies")
    file = tmp_path / "own.json"
    unit = {"name": "Scouts", "type": "basic", "ad": "1d6", "move": 8, "defense": 7, "n": 5, "weapons": ["pistol"]}
    army = {"format": "affray-army", "version": 1, "name": "From a file", "limit": 500, "units": [unit]}
    file.write_text(json.dumps(army))
    page.get_by_label("Import a file").set_input_files(file)
    expect(page.get_by_role("heading", name="From a file")).to_be_visible()
    page.get_by_label("Open a pack").set_input_files(BEASTS)
    expect(page.get_by_text("2 weapons, one ability, 3 units")).to_be_visible()
    opened(page, "Scouts")
    page.locator("[data-slot=weapons] .head").click()
    page.locator("[data-item='Long fang']").click()
    expect(page.locator(".price")).to_contain_text("10 × 2 + 10 × 0 + 2 × 0 = 20")
    page.locator(".outcome .keep:enabled").click()
    expect(page.locator(".outcome .keep")).to_have_text("Saved")
    page.reload()
    opened(page, "Scouts")
    expect(page.locator("[data-slot=weapons] .what")).to_have_text("pistol, Long fang")


@pytest.mark.parametrize(("speak", "seen"), [("en", "light"), pytest.param("de", "dark", marks=pytest.mark.slow)])
def test_axe_finds_nothing_on_the_screens_of_armies(camp: Watched, speak: str, seen: str) -> None:
    page = camp.open("/armies/new#fantasy/1500", {"locale": speak, "color_scheme": seen})
    page.locator(".outcome .keep:enabled").click()
    page.locator("[data-new=hero]").click()
    for summary in page.locator("details > summary").all():
        summary.click()
    page.locator("[data-slot=abilities] .head").click()
    expect(page.locator("[data-share=all].missed")).to_be_visible()
    shot(page, f"army-{speak}-{seen}")
    check(page, "builder")
    page.locator(".top .mark").click()
    page.goto("/armies")
    page.locator("[data-army=weird]").wait_for()
    shot(page, f"armies-{speak}-{seen}")
    check(page, "armies")


@pytest.mark.slow
@pytest.mark.parametrize("wide", [390, pytest.param(320, marks=pytest.mark.slow)])
def test_a_phone_shows_all_of_it_without_scrolling_sideways(camp: Watched, wide: int) -> None:
    options = {**PHONE, "viewport": {"width": wide, "height": 844}, "locale": "de"}
    page = camp.open("/armies", options)
    page.locator("[data-army=weird]").wait_for()
    assert page.evaluate(WIDE) <= 0
    assert page.evaluate(SMALL) == []
    page.locator("[data-army=modern] a.button").first.tap()
    page.locator(".head label .field").fill(f"Breite {wide}")
    page.locator(".unit .head").first.tap()
    page.locator("[data-slot=weapons] .head").tap()
    page.locator(".unit .price").wait_for()
    for summary in page.locator("details > summary").all():
        summary.tap()
    assert page.evaluate(WIDE) <= 0
    assert page.evaluate(SMALL) == []
    shot(page, f"army-phone-{wide}-de")
    page.locator(".bar .sum").tap()
    expect(page.locator("#verdict-title")).to_be_focused()
    page.locator(".bar").get_by_role("button", name="Speichern").tap()
    expect(page.locator(".bar").get_by_role("button", name="Gespeichert")).to_be_disabled()
