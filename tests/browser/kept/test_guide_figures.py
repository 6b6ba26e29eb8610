"""Figures of the Combat and Movement Guide in the browser: a fighter by weight and cost, a wizard by its spells."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.kept.test_figures import choose, paste
from tests.browser.pages import PHONE, Watched, from_nothing, of_rules, shot, watching
from tests.browser.serving import Served, serving
from tests.browser.test_looks import SMALL, WIDE, check

MAGE = "name=Mo race=human st=8 dx=12 iq=12 weapons=wizard_staff spells=staff,blur,fireball experience=60 wounds=2"


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with a roster of its own."""
    with serving(tmp_path_factory.mktemp("guide") / "table.sqlite") as served:
        yield served


@pytest.fixture
def pages(browser: Browser, own: Served) -> Iterator[Watched]:
    """The pages of a test, over that server."""
    with watching(browser, own.url) as watched:
        yield watched


def kept(page: Page, line: str) -> None:
    """A figure of a line, kept."""
    page.goto("/figures/new#melee")
    paste(page, line)
    page.locator(".verdict .keep:enabled").click()
    page.locator(".actions").wait_for()


@pytest.mark.slow
def test_a_fighter_is_made_by_points_weight_and_cost(pages: Watched) -> None:
    page = pages.open("/")
    of_rules(page, "Combat and Movement Guide")
    page.get_by_role("link", name="To the figures").click()
    expect(page.locator(".systems [aria-current]")).to_have_text("Combat and Movement Guide")
    page.get_by_role("link", name="Foeman").click()
    page.get_by_role("link", name="Combat and Movement Guide").click()
    page.get_by_role("link", name="New figure").click()
    from_nothing(page)
    page.locator("[data-race=human]").wait_for()
    for name in ("Strength", "Dexterity"):
        for _ in range(4):
            page.get_by_role("button", name=f"{name}: one more").click()
    expect(page.locator(".left b")).to_have_text("0")
    page.get_by_role("textbox", name="Name").first.fill("Bors")
    choose(page, "weapons", "broadsword")
    page.locator("[data-slot=weapons] .head").click()
    choose(page, "armor", "plate")
    totals = page.locator("[data-totals]")
    expect(totals).to_contain_text("580 of 400")
    expect(page.locator(".verdict li")).to_contain_text(["the gear costs 580 silver; a figure has 400"])
    expect(page.locator(".verdict .keep")).to_be_disabled()
    choose(page, "armor", "leather")
    choose(page, "shield", "small")
    expect(totals).to_contain_text("210 of 400")
    expect(totals).to_contain_text("13 lb for ST 12: light load")
    expect(totals).to_contain_text("9, half 4")
    expect(page.locator(".odds table tbody tr").first).to_contain_text("%")
    page.locator(".verdict .keep:enabled").click()
    expect(page.get_by_role("heading", name="Bors")).to_be_visible()
    page.reload()
    expect(page.locator(".line")).to_contain_text("name=Bors race=human st=12 dx=12 iq=8 armor=leather shield=small")
    page.get_by_role("link", name="All figures").click()
    expect(page.locator("a.card")).to_contain_text(["Bors"])


@pytest.mark.slow
def test_a_wizard_takes_the_spells_that_its_iq_allows(pages: Watched) -> None:
    page = pages.open("/figures/new#melee")
    from_nothing(page)
    page.locator("[data-race=human]").wait_for()
    for wisdom in range(9, 13):
        page.get_by_role("button", name="Dexterity: one more").click()
        page.get_by_role("button", name="Intelligence: one more").click()
        # The next click counts from what the page shows.
        expect(page.get_by_role("spinbutton", name="WIS")).to_have_value(str(wisdom))
    page.locator("[data-slot=spells] .head").click()
    sleep = page.locator("[data-item=sleep]")
    expect(sleep).to_have_attribute("aria-disabled", "true")
    expect(sleep).to_contain_text("Sleep takes IQ 13; IQ is 12 CM-SPELL-01")
    sleep.click(force=True)
    for spell in ("fireball", "blur"):
        page.locator(f"[data-slot=spells] [data-item={spell}]").click()
    expect(page.locator("[data-slot=spells] .what")).to_have_text("Fireball, Blur")
    expect(page.locator("[data-totals]")).to_contain_text("2 of 12")
    expect(page.locator(".sheet")).to_contain_text("missile spell, IQ 12, ST 1–3")
    page.get_by_role("textbox", name="Name").first.fill("Ida")
    page.locator(".verdict .keep:enabled").click()
    expect(page.locator(".line")).to_contain_text("spells=fireball,blur")


@pytest.mark.slow
def test_a_figure_rests_buys_a_point_and_goes_out_and_in_by_file(pages: Watched, tmp_path: Path) -> None:
    page = pages.open("/figures")
    kept(page, MAGE)
    expect(page.locator("header.card")).to_contain_text("60 experience")
    page.get_by_role("button", name="4 days, until healed").click()
    expect(page.locator("header.card")).not_to_contain_text("2 hits")
    page.get_by_role("button", name="WIS +1").click()
    expect(page.locator("header.card")).to_contain_text("1 point bought, 35 experience")
    expect(page.get_by_role("button", name="ST +1")).to_be_disabled()
    with page.expect_download() as got:
        page.get_by_role("button", name="Export", exact=True).click()
    file = tmp_path / "mo.json"
    got.value.save_as(file)
    body = json.loads(file.read_text())
    assert body["system"] == "melee"
    body["figures"][0]["name"] = "Mo II"
    file.write_text(json.dumps(body))
    page.goto("/figures#melee")
    page.get_by_label("Import a file").set_input_files(file)
    expect(page.locator(".result")).to_contain_text("1 figure added: Mo II")
    page.goto("/figures/Mo")
    page.get_by_role("button", name="Change name and gear").click()
    choose(page, "armor", "cloth")
    page.locator(".verdict .keep:enabled").click()
    expect(page.locator(".line")).to_contain_text("armor=cloth")


@pytest.mark.slow
@pytest.mark.parametrize(("speak", "seen"), [("en", "light"), ("de", "dark")])
def test_axe_finds_nothing_on_the_screens_of_these_figures(pages: Watched, speak: str, seen: str) -> None:
    page = pages.open("/figures#melee", {"locale": speak, "color_scheme": seen})
    page.locator(".page header").wait_for()
    kept(page, MAGE.replace("Mo", f"Looks {speak}", 1))
    page.locator(".odds table, .columns table").first.wait_for()
    shot(page, f"guide-figure-{speak}-{seen}")
    check(page, "one")
    page.goto("/figures#melee")
    page.locator("a.card").first.wait_for()
    page.locator(".systems").wait_for()
    shot(page, f"guide-roster-{speak}-{seen}")
    check(page, "roster")
    page.goto("/figures/new#melee")
    page.locator(".sheet").wait_for()
    paste(page, MAGE)
    page.locator("[data-slot=spells] .head").click()
    page.locator("[data-slot=spells] [aria-disabled]").first.wait_for()
    shot(page, f"guide-new-{speak}-{seen}")
    check(page, "new")


@pytest.mark.slow
def test_a_phone_shows_all_of_these_without_scrolling_sideways(pages: Watched) -> None:
    page = pages.open("/figures#melee", {**PHONE, "locale": "de"})
    kept(page, MAGE.replace("Mo", "Luise", 1))
    page.locator("table").first.wait_for()
    assert page.evaluate(WIDE) <= 0
    assert page.evaluate(SMALL) == []
    shot(page, "guide-figure-phone-de")
    page.goto("/figures#melee")
    page.locator("a.card").first.wait_for()
    page.locator(".systems").wait_for()
    assert page.evaluate(WIDE) <= 0
    assert page.evaluate(SMALL) == []
    page.goto("/figures/new#melee")
    page.locator(".sheet").wait_for()
    page.get_by_role("button", name="Eine auslosen").tap()
    page.locator(".bar .main:enabled").wait_for()
    shot(page, "guide-new-phone-de")
    page.locator("[data-slot=spells] .head").tap()
    page.locator("[data-slot=spells] [aria-disabled]").first.wait_for()
    page.locator("[data-totals]").scroll_into_view_if_needed()
    shot(page, "guide-spells-phone-de")
    assert page.evaluate(WIDE) <= 0
    assert page.evaluate(SMALL) == []
    page.locator(".bar .main").tap()
    page.locator(".actions").wait_for()
