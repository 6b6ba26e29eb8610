"""A system of another package is played on the page like any of ours."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.author.installed import with_pig
from tests.browser.pages import begin, panel, watching
from tests.browser.serving import serving


@pytest.mark.slow
def test_a_game_of_pig_is_played_to_its_end_on_the_page(browser: Browser, tmp_path: Path) -> None:
    with (
        serving(tmp_path / "table.sqlite", with_pig(tmp_path / "installed")) as served,
        watching(browser, served.url) as pages,
    ):
        page = pages.open()
        begin(page, "A race", rules="Pig")
        asked = page.locator(".question")
        end, choices = page.get_by_role("heading", name="You have"), asked.locator("[data-choice]")
        for _ in range(200):
            expect(end.or_(choices).first).to_be_visible()
            if end.count():
                break
            before = page.locator(".table").get_attribute("data-state")
            hold = choices.filter(has_text="hold the points")
            (hold if hold.count() else choices).first.click()
            page.wait_for_function("(before) => document.querySelector('.table').dataset.state !== before", arg=before)
        panel(page, "Log")
        expect(page.get_by_text("PIG-2").first).to_be_visible()
