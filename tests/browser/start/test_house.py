"""The house: its bar, the games of a browser, the rules as books, help; and what is left of it without the server."""

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from affray.web.service.desk import Setting
from tests.browser.pages import PHONE, Watched, begin, copied, panel, watching
from tests.browser.serving import serving
from tests.browser.test_looks import SMALL, WIDE, check
from tests.units.web.served import served

SCREENS = (
    "/games",
    "/rules",
    "/rules/foeman",
    "/rules/melee#CM-SPELL-06",
    "/help",
    "/learn",
    "/learn/foeman/first-blow",
)
BAR = "header.top nav.ways >> nth=0"


def at(page: Page) -> str:
    """The way that the bar marks."""
    return page.locator(f"{BAR} >> [aria-current=page]").inner_text()


def test_the_bar_leads_through_the_house_and_the_menu_of_a_table_too(pages: Watched) -> None:
    page = pages.open()
    for name in ("Learn", "My games", "Figures and armies", "Laboratory", "Rules", "Help", "Play"):
        page.locator(BAR).get_by_role("link", name=name, exact=True).click()
        expect(page.locator(f"{BAR} >> [aria-current=page]")).to_have_text(name)
        expect(page.locator("h1").first).to_be_visible()
    begin(page)
    assert page.locator("header.top").count() == 0
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("navigation", name="Affray").get_by_role("link", name="Rules").click()
    assert at(page) == "Rules"


RINGED = """() => document.activeElement.matches('.table :focus-visible')
  && getComputedStyle(document.activeElement).outlineStyle !== 'none'"""
"""The focus is at the table, and is seen."""


def test_starts_and_answers_by_keys_leave_the_focus_at_the_table(pages: Watched) -> None:
    page = pages.open()
    page.locator("button.great:enabled").press("Enter")
    page.wait_for_selector("[data-figure]")
    page.wait_for_function("document.activeElement !== document.body")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.evaluate("document.activeElement.closest('.table, dialog, [role=dialog]') !== null")
    page.keyboard.press("Escape")
    state = page.locator(".table[data-asked=true]").get_attribute("data-state")
    page.locator("[data-choice]:enabled").first.press("Enter")
    page.wait_for_selector(f".table[data-asked=true]:not([data-state='{state}'])")
    page.wait_for_function(RINGED)


@pytest.mark.slow
def test_controls_that_are_not_on_the_screen_are_passed_over_by_tab(pages: Watched) -> None:
    page = pages.open()
    begin(page)
    panel(page, "Odds")
    for _ in range(25):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement === document.body || document.activeElement.checkVisibility()")
        assert not page.evaluate("Boolean(document.activeElement.closest('.unseen, [hidden]'))")


@pytest.mark.slow
def test_my_games_say_whose_turn_it_is_and_the_bar_when_it_is_mine(pages: Watched) -> None:
    page = pages.open()
    begin(page, seats=("Me", "A friend, by a link"))
    friend = pages.open(copied(page, "Copy the link for Blue").removeprefix(pages.url))
    friend.wait_for_selector("[data-figure]")
    page.goto("/games")
    friend.goto("/games")
    page.wait_for_selector("[data-games] .whose:not(:empty)")
    friend.wait_for_selector("[data-games] .whose:not(:empty)")
    mine, other = (page, friend) if page.locator("[data-games=mine]").count() else (friend, page)
    expect(mine.locator(f"{BAR} >> .count")).to_contain_text("1")
    expect(other.locator("[data-games=others] .whose")).to_contain_text("Waiting for")
    assert other.locator(f"{BAR} >> .count").count() == 0
    mine.get_by_role("link", name="Go on").click()
    mine.wait_for_selector("[data-asked=true]")
    mine.locator("[data-choice]").first.click()
    other.get_by_role("button", name="Ask again").click()
    expect(other.locator(".whose")).not_to_be_empty()
    other.get_by_role("button", name="Forget").click()
    other.get_by_role("button", name="Forget the way").click()
    expect(other.get_by_text("No game was played in this browser yet.")).to_be_visible()


def test_rules_are_found_across_systems_by_keys_and_read_on(pages: Watched) -> None:
    page = pages.open("/rules")
    page.locator(".grid .card").first.wait_for()
    page.keyboard.press("/")
    page.keyboard.type("retreat")
    page.wait_for_selector("[data-found]")
    assert {"Foeman", "Combat and Movement Guide"} <= set(page.locator(".found .soft").all_inner_texts())
    page.locator("#book-search").fill("fm-dx-04")
    page.keyboard.press("Enter")
    clause = page.locator("[data-clause=FM-DX-04].wanted")
    assert clause.locator("mark").first.inner_text() == "FM-DX-04"
    expect(page.locator("#book-search")).to_be_focused()
    clause.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("h1")).to_have_text("16. Hit roll")
    page.get_by_role("link", name="15. mDX of an attack").last.click()
    expect(page.locator("h1")).to_be_focused()
    page.goto("/rules/melee#CM-SPELL-06")
    expect(page.locator("[data-clause=CM-SPELL-06]")).to_have_attribute("data-filler", "all")


@pytest.mark.parametrize(
    ("speak", "seen", "phone"), [pytest.param("en", "light", False, marks=pytest.mark.slow), ("de", "dark", True)]
)
def test_axe_finds_nothing_in_the_house(pages: Watched, speak: str, seen: str, phone: bool) -> None:
    page = pages.open(options={**(PHONE if phone else {}), "locale": speak, "color_scheme": seen})
    for path in SCREENS:
        page.goto(path)
        page.locator("h1").first.wait_for()
        page.wait_for_timeout(300)
        check(page, path)
        assert page.evaluate(WIDE) <= 0, path
        if phone:
            assert page.evaluate(SMALL) == [], path


KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
  return found;
}"""
READY = "navigator.serviceWorker.ready.then(() => caches.keys())"
WAITING = "navigator.serviceWorker.ready.then(({ waiting }) => Boolean(waiting))"
AWAY = "The server does not answer"


def until_true(page: Page, asked: str) -> None:
    """Waits until a promise comes to something true."""
    for _ in range(200):
        if page.evaluate(asked):
            return
        page.wait_for_timeout(100)
    raise AssertionError(asked)


@pytest.mark.slow
def test_without_its_server_the_page_opens_says_so_and_shows_rules_and_lessons(
    browser: Browser, tmp_path: Path
) -> None:
    with serving(tmp_path / "table.sqlite") as server, watching(browser, server.url) as pages:
        pages.allowed = ("Failed to load resource", "WebSocket connection", "Failed to fetch")
        page = pages.open(options={"service_workers": "allow"})
        begin(page)
        game = page.url
        page.evaluate(READY)
        kept = page.evaluate(KEPT)
        assert {"/", "/icon.svg", "/api/systems/foeman/book", "/api/systems/wargame/lessons"} <= set(kept)
        assert not [path for path in kept if "/game" in path or "/roster" in path or "/health" in path]
        server.stop()
        page.goto(f"{server.url}/rules/foeman#FM-HIT-01")
        expect(page.locator("[data-clause=FM-HIT-01]")).to_be_visible()
        expect(page.get_by_text(AWAY)).to_be_visible()
        page.get_by_label("Search all rules").fill("wound")
        expect(page.locator(".found a").first).to_be_visible()
        page.goto(f"{server.url}/learn")
        page.get_by_role("link", name="Read it").first.click()
        expect(page.locator("article li h2").first).to_be_visible()
        page.goto(server.url)
        expect(page.get_by_text(AWAY)).to_be_visible()
        check(page, "away")
        page.goto(game)
        expect(page.get_by_text("The line is down").first).to_be_visible()
        server.start()
        page.wait_for_selector("[data-figure]")
        page.goto(server.url)
        page.locator("button.great:enabled").wait_for()
        assert page.get_by_text(AWAY).count() == 0


@pytest.mark.slow
def test_a_new_version_takes_over_as_a_whole_and_forgets_the_old_one(browser: Browser, tmp_path: Path) -> None:
    folder = Path(shutil.copytree(Setting().page, tmp_path / "page"))
    with served(tmp_path, Setting(page=folder)) as server, watching(browser, server.url) as pages:
        page = pages.open(options={"service_workers": "allow"})
        (old,) = page.evaluate(READY)
        worker = folder / "sw.js"
        worker.write_text(worker.read_text().replace(old.removeprefix("affray "), "0123456789abcdef"))
        page.evaluate("navigator.serviceWorker.ready.then((one) => one.update())")
        until_true(page, WAITING)
        assert set(page.evaluate("caches.keys()")) == {old, "affray 0123456789abcdef"}
        context = page.context
        page.close()
        page = context.new_page()
        page.goto("/help")
        until_true(page, "caches.keys().then((names) => names.join() === 'affray 0123456789abcdef')")
        expect(page.locator("h1")).to_have_text("Help")


def test_the_page_can_be_installed(pages: Watched) -> None:
    page = pages.open()
    devtools = page.context.new_cdp_session(page)
    found = devtools.send("Page.getAppManifest")
    assert not found["errors"] and '"standalone"' in found["data"]
    faults = [entry["errorId"] for entry in devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert set(faults) <= {"in-incognito"}
