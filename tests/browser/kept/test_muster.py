"""Figures of the roster in a fight: chosen on the new-game page, taken back on the end card."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.acting.driving import play
from tests.browser.acting.hands import Mouse
from tests.browser.kept.test_figures import kept
from tests.browser.pages import PHONE, Watched, shot, watching
from tests.browser.serving import Served, serving
from tests.browser.test_looks import check

LOU = "name=Lou race=Human st=12 dx=12 iq=8 armor=Leather hold=Mace,Small Shield carry=Dagger wounds=9"
BO = "name=Bo race=Human st=12 dx=12 iq=8 hold=Mace wounds=11"


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with a roster of its own."""
    with serving(tmp_path_factory.mktemp("muster") / "table.sqlite") as served:
        yield served


@pytest.fixture
def pages(browser: Browser, own: Served) -> Iterator[Watched]:
    """The pages of a test, over that server."""
    with watching(browser, own.url) as watched:
        yield watched


@pytest.mark.slow
def test_a_figure_fights_a_duel_and_what_became_of_it_is_kept(pages: Watched) -> None:
    page = pages.open("/")
    for line in (LOU, BO):
        kept(page, line)
    page.goto("/")
    page.get_by_text("Figures as in the scenario").click()
    aldric = page.get_by_role("combobox", name="Aldric")
    expect(page.get_by_role("combobox", name="Berold")).to_have_count(0)
    expect(aldric.locator("option:disabled")).to_have_text("Bo: Bo is unconscious: let it rest first")
    aldric.select_option(label="Lou")
    expect(page.locator("summary", has_text="with Lou")).to_be_visible()
    check(page, "figures to fight")
    shot(page, "muster-setup")
    page.set_viewport_size({"width": 390, "height": 844})
    aldric.scroll_into_view_if_needed()
    shot(page, "muster-setup-phone")
    page.set_viewport_size({"width": 1280, "height": 800})
    page.get_by_text("Dice, clocks and more").click()
    page.get_by_label("Seed of the dice").fill("7")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("[data-figure=Lou]")
    play(Mouse(page))
    card = page.get_by_role("region", name="Your figures after the fight")
    expect(card.locator("li")).to_contain_text("Lou")
    line = card.locator("li p").first.inner_text()
    check(page, "figures after the fight")
    shot(page, "muster-end")
    phone = pages.open(page.url.removeprefix(pages.url), {**PHONE, "locale": "de-DE"})
    german = phone.get_by_role("region", name="Deine Figuren nach dem Kampf")
    expect(german.locator("li")).to_contain_text("Mensch ST 12")
    german.scroll_into_view_if_needed()
    check(phone, "figures after the fight on a phone")
    shot(phone, "muster-end-phone")
    card.get_by_role("button", name="Keep what became of them").click()
    expect(card.get_by_text("The figures are kept as they are now.")).to_be_visible()
    page.reload()
    expect(card.get_by_text("The figures are kept as they are now.")).to_be_visible()
    roster = page.request.get("/api/muster?system=foeman&scenario=duel").json()
    assert [entry["line"] for entry in roster["fighters"] if entry["name"] == "Lou"] == [line]
    assert "(9 wounds)" not in line or ", 0 of 100 Ep" not in line
