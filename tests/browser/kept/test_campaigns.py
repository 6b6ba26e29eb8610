"""Campaigns in the browser: set out, fight, close, come back, to the end; the server may die in between."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from affray.systems.foeman.roster.adventurer import read_line
from affray.web.store import open_store
from affray.web.store.roster import Roster
from tests.browser.acting.driving import play, ready
from tests.browser.acting.hands import Mouse
from tests.browser.pages import PHONE, Watched, shot, watching
from tests.browser.serving import Served, serving
from tests.browser.test_looks import SMALL, WIDE, check

STRONG = "race=Dwarf st=16 dx=16 iq=8 level=9 armor=Full Plate hold=Battleaxe carry=Dagger"
FIGURES = (
    f"name=Ulf {STRONG} ep=1100",
    f"name=Grim {STRONG} wounds=1",
    "name=Ann race=Human st=12 dx=12 iq=8 armor=Leather hold=Mace,Small Shield",
    "name=Bo race=Human st=15 dx=9 iq=8 wounds=20 dead=true",
)
LOST = ("WebSocket connection", "Failed to load resource")


def roster(path: Path) -> Path:
    """A store with a small roster."""
    store = open_store(str(path))
    Roster(store.engine).add([read_line(line) for line in FIGURES])
    store.close()
    return path


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Served]:
    """A server of the test's own, over a small roster."""
    with serving(roster(tmp_path / "own.sqlite")) as served:
        yield served


@pytest.fixture
def pages(browser: Browser, own: Served) -> Iterator[Watched]:
    """The pages of a test."""
    with watching(browser, own.url) as watched:
        yield watched


def set_out(page: Page, campaign: str = "Under the brewery", *party: str) -> None:
    """Begins a campaign on the first page of campaigns."""
    page.get_by_role("radio", name=campaign).click()
    for name in party or ("Ulf", "Grim"):
        page.get_by_role("checkbox", name=name).check()
    page.get_by_text("Seed of the dice").click()
    page.locator("details input").fill("5")
    page.get_by_role("button", name="Set out").click()
    page.get_by_role("button", name="Play").wait_for()


def changed(page: Page, press: str) -> None:
    """Presses a button, and waits until the campaign has gone on."""
    before = page.locator("[data-rev]").get_attribute("data-rev")
    page.get_by_role("button", name=press, exact=True).click()
    page.wait_for_selector(f"[data-rev]:not([data-rev='{before}'])")


@pytest.mark.slow
def test_a_campaign_is_begun_left_and_gone_on_with_after_the_server_was_killed(own: Served, pages: Watched) -> None:
    pages.allowed = LOST
    page = pages.open()
    page.get_by_role("link", name="To the campaigns").click()
    page.get_by_text("is dead").wait_for()
    assert page.get_by_role("checkbox", name="Bo").is_disabled()
    set_out(page)
    page.get_by_text("At the foot of the stair somebody has set a goblin on guard").first.wait_for()
    page.locator("details summary", has_text="Who plays").click()
    changed(page, "Ulf: DX +1")
    page.get_by_text("DX 17").wait_for()
    changed(page, "Rest")
    page.get_by_role("button", name="Play").click()
    ready(page)
    page.get_by_text("A fight of the campaign").wait_for()
    page.wait_for_selector("[data-figure]")
    play(Mouse(page), most=3)
    ready(page)
    state = int(page.locator(".table").get_attribute("data-state") or -1)
    address = page.url
    own.kill()
    page.context.close()
    pages.contexts.clear()
    own.start()
    again = pages.open("/campaigns")
    again.get_by_role("link", name="Under the brewery").click()
    again.get_by_role("button", name="Go on with the fight").click()
    ready(again)
    assert again.url.partition("#")[0] == address.partition("#")[0]
    assert int(again.locator(".table").get_attribute("data-state") or -1) >= state
    second = pages.open("/campaigns/Under%20the%20brewery")
    second.get_by_role("button", name="Give the fight up").click()
    second.get_by_role("button", name="Yes, give it up").click()
    second.get_by_text("The stair: lost").wait_for()
    again.get_by_role("heading", name="What it came to").wait_for()
    shot(again, "campaign-came-to")
    again.get_by_role("link", name="On with the campaign").click()
    again.get_by_text("The stair: lost").wait_for()
    again.get_by_text("It may be tried 2 more times.").wait_for()


def look(page: Page, name: str, *, phone: bool) -> None:
    """Axe finds nothing, nothing is too wide, and on a phone nothing too small for a finger."""
    page.wait_for_timeout(150)
    page.evaluate("scrollTo(0, 0)")
    shot(page, f"campaign-{name}")
    check(page, name)
    assert page.evaluate(WIDE) <= 0, name
    if phone:
        assert page.evaluate(SMALL) == [], name


@pytest.mark.slow
@pytest.mark.parametrize(
    ("speak", "seen", "phone"), [pytest.param("en", "light", False, marks=pytest.mark.slow), ("de", "dark", True)]
)
def test_the_screens_of_campaigns_are_sound(own: Served, pages: Watched, speak: str, seen: str, phone: bool) -> None:
    page = pages.open("/campaigns", {**(PHONE if phone else {}), "locale": speak, "color_scheme": seen})
    page.locator("button.big").wait_for()
    page.get_by_role("radio").nth(1).click()
    for name in ("Ulf", "Grim"):
        page.get_by_role("checkbox", name=name).check()
    page.locator("details summary").click()
    look(page, f"list-{speak}", phone=phone)
    page.locator("button.big").click()
    page.locator("h2#next").wait_for()
    for _ in range(9):
        for summary in page.locator("details:not([open]) > summary").all()[:1]:
            summary.click()
    changed(page, {"en": "Ulf lays Dagger into the chest", "de": "Ulf legt in die Truhe: Dolch"}[speak])
    look(page, f"one-{speak}", phone=phone)
    page.locator("article header button").first.click()
    page.locator(".drawer").wait_for()
    look(page, f"sheet-{speak}", phone=phone)
    page.keyboard.press("Escape")
    page.locator("section button.great").click()
    ready(page)
    page.go_back()
    page.locator("button.great:enabled").wait_for()
    look(page, f"fight-{speak}", phone=phone)
    page.locator("section.card .row .button:not(.main)").click()
    page.locator(".button.warn").click()
    page.locator("[data-outcome]").wait_for()
    look(page, f"road-{speak}", phone=phone)
    page.goto("/campaigns")
    page.locator(".under-way").wait_for()
    look(page, f"under-way-{speak}", phone=phone)


@pytest.mark.slow
def test_a_campaign_from_the_first_fight_to_the_last(own: Served, pages: Watched) -> None:
    page = pages.open("/campaigns")
    set_out(page)
    for fight in range(12):
        if fight:
            page.locator("details summary", has_text="Who plays").click()
            page.get_by_role("combobox", name="Party").select_option("computer:5")
        page.get_by_role("button", name="Play", exact=True).click()
        page.locator(".table").wait_for()
        if not fight:
            page.wait_for_selector("[data-figure]")
            play(Mouse(page), most=12)
            page.go_back()
            page.get_by_role("button", name="Give the fight up").click()
            page.get_by_role("button", name="Yes, give it up").click()
            page.locator("ol [data-outcome=lost]").wait_for()
            continue
        page.get_by_role("heading", name="What it came to").wait_for(timeout=240_000)
        page.get_by_role("link", name="On with the campaign").click()
        page.locator("ol [data-outcome]").nth(fight).wait_for()
        if page.locator("[data-ending]").count():
            break
        page.locator(".camp").wait_for()
        if page.locator(".camp select").count():
            page.locator(".camp select").select_option(index=page.locator(".camp option").count() - 1)
            changed(page, "Rest")
    assert page.locator("[data-ending]").get_attribute("data-ending") == "won"
    shot(page, "campaign-won")
    assert page.locator("ol [data-outcome=won]").count() == 3
    members = page.locator(".party h3").all_inner_texts()
    assert sorted(members) == ["Grim", "Ulf"]
    page.get_by_role("button", name="Forget this campaign").click()
    page.get_by_role("button", name="Yes, forget it").click()
    page.get_by_text("No campaign is under way.").wait_for()
