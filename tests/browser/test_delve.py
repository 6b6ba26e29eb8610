"""A delve on a phone: from the first screen to the journal's last line; resumed after leaving, and after a killed server."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.acting.delving import compose, delve, give, looked, settle, unfold
from tests.browser.pages import PHONE, Watched, of_rules, shot, watching
from tests.browser.serving import serving
from tests.browser.test_looks import SMALL, WIDE, check

TITLE = "Your own delve"


def begun(pages: Watched, title: str = TITLE, seed: int = 3, **options: object) -> Page:
    """A delve begun from the first screen."""
    page = pages.open("/", {**PHONE, **options})
    of_rules(page, "Fortmayn")
    page.locator(".scenarios").get_by_role("radio", name=title).tap()
    page.locator("summary.part").last.tap()
    page.locator("input[inputmode=numeric]").fill(str(seed))
    page.locator("button.big").tap()
    page.wait_for_selector(".stage")
    return page


def made(page: Page) -> None:
    """A party of two: one put together in the form, one ready-made; and something bought in the shop."""
    give(page, "start 2")
    composer = page.locator(".composer")
    composer.get_by_label("Name").fill("Maren")
    before = looked(page).state
    composer.get_by_role("radio", name="2 BODY, 2 HEAD").tap()
    expect(page.locator("#answer-foot [data-trial=taken]")).to_be_attached()
    page.locator("#answer-foot [data-gives]").tap()
    settle(page, before)
    give(page, looked(page).choices[0])
    page.locator("[data-compose]").tap()
    composer.get_by_role("radio", name="Buy for Maren").tap()
    page.get_by_role("searchbox", name="Find in the list").fill("torch")
    page.get_by_role("button", name="one Torches (6) more").tap()
    expect(page.locator(".purse")).to_have_text(re.compile(r"^In the purse of \w+: \d+ coins? − \d+ = \d+$"))
    before = looked(page).state
    expect(page.locator("#answer-foot [data-trial=taken]")).to_be_attached()
    page.locator("#answer-foot [data-gives]").tap()
    settle(page, before)
    give(page, "done")


def journal(page: Page) -> None:
    """Opens the journal on a phone."""
    page.get_by_role("tab", name="Journal").tap()
    expect(page.locator("[data-line]").first).to_be_attached()


def fits(page: Page, where: str) -> None:
    """Everything is big enough for a finger, and nothing sticks out."""
    assert not page.evaluate(SMALL), where
    assert page.evaluate(WIDE) <= 0, where


# --- a short delve ----------------------------------------------------------------------------------------------------
def test_a_short_delve_on_a_phone_from_the_party_to_the_last_line_of_the_journal(
    pages: Watched, tmp_path: Path
) -> None:
    page = begun(pages)
    fits(page, "setup")
    made(page)
    fits(page, "hub")
    give(page, "rumour")
    give(page, "depart 1")
    expect(page.locator("[data-way=entrance]")).to_be_visible()
    fits(page, "scene")
    check(page, "scene")
    before = looked(page).state
    compose(page, form="Try something", picks=("BODY",), said="Maren leans on every stone of the wall.")
    expect(page.locator("[data-choice=confirm] .odds")).to_contain_text("overcome")
    expect(page.locator("[data-only=confirm]")).to_be_visible()
    give(page, "confirm")
    assert looked(page).state > before
    expect(page.locator(".tray .dice svg").first).to_be_visible()
    journal(page)
    expect(page.locator("blockquote", has_text="Maren leans on every stone")).to_be_visible()
    page.get_by_label("What you want to remember").fill("It smelt of rain.")
    page.get_by_role("button", name="Write down").tap()
    remark = page.locator("li.remark")
    expect(remark).to_contain_text("It smelt of rain.")
    remark.get_by_role("button", name="anew").tap()
    remark.get_by_label("The sentence").fill("It smelt of snow.")
    remark.get_by_role("button", name="Keep it so").tap()
    expect(remark.locator("blockquote")).to_have_text("It smelt of snow.")
    fits(page, "journal")
    delve(page, lambda sight: bool(sight.beginning("leave", "depart")), most=80)
    if looked(page).beginning("leave"):
        give(page, "leave")
    delve(page, lambda sight: bool(sight.finals) or "retire" in sight.choices, most=10)
    retired(page)
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Markdown").tap()
    kept = tmp_path / "journal.md"
    waiting.value.save_as(kept)
    text = kept.read_text()
    assert "It smelt of snow." in text and "It smelt of rain." not in text
    assert text.rstrip().splitlines()[-1]


def retired(page: Page) -> None:
    """Ends the delve at the hub; the journal has its last line."""
    unfold(page)
    if "retire" in looked(page).choices:
        page.locator("[data-choice=retire]").tap()
    else:
        page.locator(".question .final button").first.tap()
        page.get_by_role("button", name="Yes, do it").tap()
    expect(page.locator("#over")).to_be_visible()
    journal(page)
    expect(page.locator("[data-line]").last).to_contain_text(re.compile("over|Retire", re.IGNORECASE))


@pytest.mark.slow
def test_the_oracle_is_asked_and_asks_back(pages: Watched) -> None:
    page = begun(pages, "The old sewers")
    delve(page, lambda sight: bool(sight.beginning("go")), most=20)
    compose(page, form="Ask the oracle", picks=("likely",), said="Is the water rising?")
    composer = page.locator(".sheet .composer")
    expect(composer.get_by_role("radio", name="Answer the oracle")).to_have_attribute("aria-checked", "true")
    compose(page, said="To the lowest step.")
    journal(page)
    expect(page.locator("blockquote", has_text="Is the water rising?")).to_be_attached()
    expect(page.locator("blockquote", has_text="To the lowest step.")).to_be_attached()


@pytest.mark.slow
def test_a_delve_is_a_place_with_its_form_on_the_stage_and_its_book_beside_it(pages: Watched) -> None:
    page = pages.open("/", {"viewport": {"width": 1440, "height": 900}, "has_touch": True})
    game = {"system": "fortmayn", "scenario": "level-one", "seats": {"Party": "me"}, "seed": 3}
    reply = page.request.post("/api/games", data=game).json()
    page.goto(f"/game/{reply['game']}#{reply['token']}")
    looked(page)
    expect(page.locator(".stage .hearth")).to_be_visible()
    stage, book = page.locator(".stage").bounding_box(), page.locator(".journal").bounding_box()
    assert stage and book and stage["x"] + stage["width"] <= book["x"] + 1 and stage["height"] == book["height"]
    delve(page, lambda sight: bool(sight.beginning("go")), most=20)
    expect(page.locator("[data-way]").first).to_be_visible()
    page.locator("[data-find]").first.tap()
    expect(page.locator(".spot [data-choice*=' take ']").first).to_be_visible()
    page.locator("[data-compose]").tap()
    form = page.locator(".stage .paper .composer")
    form.get_by_role("radio", name="Try something").tap()
    page.locator("[data-figure=Odo]").tap()
    expect(form.locator("[data-pick=Odo]")).to_have_attribute("aria-pressed", "true")
    expect(form.locator("button.main")).to_be_in_viewport(ratio=1)
    form.locator(".chip", has_text="HEAD").first.tap()
    form.locator("textarea").fill("Odo listens at the doors.")
    expect(form.locator("[data-trial=taken]")).to_be_attached()
    before = looked(page).state
    form.locator("button.main").tap()
    settle(page, before)
    expect(page.locator(".paper .composer")).to_have_count(0)


# --- left and come back -----------------------------------------------------------------------------------------------
@pytest.mark.slow
def test_a_delve_goes_on_after_leaving_and_after_a_killed_server(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path / "table.sqlite") as server, watching(browser, server.url) as pages:
        pages.allowed = ("Failed to load resource", "WebSocket connection")
        page = begun(pages, "The old sewers")
        first = looked(page)
        address = page.url
        page.goto("/")
        page.get_by_role("link", name="The old sewers").first.tap()
        page.wait_for_selector(".stage")
        assert page.url == address and looked(page) == first
        server.kill()
        page.locator(".question [data-choice]").first.tap()
        server.start()
        settle(page, first.state)
        assert looked(page).state > first.state


# --- a whole delve ----------------------------------------------------------------------------------------------------
@pytest.mark.slow
@pytest.mark.parametrize("seed", [3, 8])
def test_a_whole_delve_on_a_phone(pages: Watched, seed: int) -> None:
    page = begun(pages, seed=seed)
    made(page)
    codes: set[str] = set()

    def home(sight: object) -> bool:
        place = page.locator(".stage header h2").inner_text()
        if place not in codes:
            codes.add(place)
            fits(page, place)
            check(page, place)
            shot(page, f"delve-{seed}-{len(codes)}")
        return len(codes) > 1 and place == "The hub"

    delve(page, home, most=400)
    if not page.locator("#over").count():
        retired(page)
    journal(page)
    assert page.locator("[data-line]").count() > 12


# --- looks ------------------------------------------------------------------------------------------------------------
@pytest.mark.slow
@pytest.mark.parametrize("speak", ["en", pytest.param("de", marks=pytest.mark.slow)])
@pytest.mark.parametrize("seen", ["light", pytest.param("dark", marks=pytest.mark.slow)])
def test_axe_finds_nothing_on_a_stage(pages: Watched, speak: str, seen: str) -> None:
    page = pages.open("/", {"locale": speak, "color_scheme": seen, "has_touch": True})
    game = {"system": "fortmayn", "scenario": "level-one", "seats": {"Party": "me"}, "seed": 3}
    reply = page.request.post("/api/games", data=game).json()
    page.goto(f"/game/{reply['game']}#{reply['token']}")
    looked(page)
    page.locator(".journal").wait_for()
    check(page, f"hub {speak} {seen}")
    delve(page, lambda sight: bool(sight.beginning("go")), most=20)
    page.locator("[data-compose]").tap()
    page.locator(".sheet .composer").wait_for()
    check(page, f"scene {speak} {seen}")
    shot(page, f"stage-{speak}-{seen}")
    page.locator("[data-way]").first.tap()
    page.locator(".spot").wait_for()
    check(page, f"door {speak} {seen}")
    delve(page, lambda sight: bool(sight.beginning("plan")), most=40)
    shot(page, f"fight-{speak}-{seen}")
    check(page, f"fight {speak} {seen}")


def test_the_sheets_of_a_party_are_printed_on_a_page_each(pages: Watched) -> None:
    page = pages.open("/")
    game = {"system": "fortmayn", "scenario": "level-two", "seats": {"Party": "me"}, "seed": 3}
    reply = page.request.post("/api/games", data=game).json()
    page.goto(f"/game/{reply['game']}#{reply['token']}")
    looked(page)
    page.evaluate("window.print = () => (window.seen = document.querySelectorAll('.printed h1').length)")
    page.get_by_role("button", name="Print the sheets").click()
    page.wait_for_function("() => window.seen === 3")
    expect(page.locator(".printed h1")).to_have_text(["Hanne", "Odo", "Sefa"])
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True))) == 3


def test_the_world_of_a_delve_is_nobody_s_seat_and_no_winner(pages: Watched) -> None:
    page = pages.open("/", PHONE)
    of_rules(page, "Fortmayn")
    page.locator(".scenarios").get_by_role("radio", name=TITLE).tap()
    expect(page.locator("fieldset select")).to_have_count(1)
    expect(page.locator("form")).not_to_contain_text("World")


@pytest.mark.slow
def test_a_stage_is_played_by_keys(pages: Watched) -> None:
    page = pages.open("/")
    game = {"system": "fortmayn", "scenario": "level-one", "seats": {"Party": "me"}, "seed": 3}
    reply = page.request.post("/api/games", data=game).json()
    page.goto(f"/game/{reply['game']}#{reply['token']}")
    first = looked(page)
    page.keyboard.press("1")
    settle(page, first.state)
    page.locator("[data-figure]").first.focus()
    seen = page.locator(".token.seen")
    before = seen.get_attribute("data-figure")
    page.keyboard.press("v")
    expect(seen).not_to_have_attribute("data-figure", str(before))
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("see the stage from the next character")
