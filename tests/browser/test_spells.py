"""Spells cast and bodies moved by a person's hands: picked on the board or in the panel, weighed, then given."""

from pathlib import Path
from typing import cast

import msgspec
import pytest
from playwright.sync_api import Page

from affray.core import System
from affray.game import Game, dumps
from affray.systems.melee import SYSTEM
from affray.web.messages import Made
from tests.browser.acting.driving import ready
from tests.browser.pages import PHONE, Watched, shot
from tests.browser.test_bodies import at
from tests.browser.test_looks import SMALL, check
from tests.melee_arena import armed, yard

RULES = cast("System[object, object]", SYSTEM)
YARD = yard(
    armed(
        "Mereth", "North", (5, 3), "S", st=20, dx=13, iq=16, weapons=["wizard_staff"], slung=[],
        spells=["magic_fist", "image_4", "wall_3", "fire", "aid"],
    ),
    armed("Troll", "South", (5, 8), "N", st=30, dx=10, iq=8, slung=[]),
)  # fmt: skip
GIVEN = ("place 1", "face S", "option h", "face N", "option a")


def table(pages: Watched, path: Path, options: dict[str, object] | None = None) -> Page:
    """A wizard who is asked what to cast, from a record that is opened on the first page."""
    game = Game.new(RULES, YARD, seed=3)
    for text in GIVEN:
        game.answer(RULES.read_answer(text))
    record = path / "yard.record"
    record.write_bytes(dumps(game))
    page = pages.open(options=options)
    wanted = {"system": "melee", "record": record.read_text(), "seats": {"North": "me", "South": "me"}}
    made = msgspec.json.decode(page.request.post("/api/games", data=wanted).body(), type=Made)
    page.goto(f"/game/{made.game}#{made.token}")
    ready(page)
    page.wait_for_selector("[data-spell]")
    page.wait_for_timeout(200)
    return page


def chosen(page: Page) -> str:
    """The spell that the main button would cast."""
    return page.locator("[data-cast]").inner_text()


def cast_on(page: Page, before: str) -> None:
    """Waits until the game has gone on."""
    page.wait_for_selector(f".table:not([data-state='{before}'])")


def test_a_wall_is_picked_on_the_board_shape_by_shape_and_cast_from_the_panel(pages: Watched, tmp_path: Path) -> None:
    page = table(pages, tmp_path)
    check(page, "spells")
    page.locator("[data-spell=wall_3]").click()
    page.wait_for_selector(".places .other")
    assert page.locator("[data-cast]").count() == 0
    page.mouse.click(*at(page, 5, 3))
    page.wait_for_selector(".marked")
    assert page.locator(".marked").count() == 3
    page.wait_for_selector("[data-cast] .small")
    first = chosen(page)
    assert "%" in first
    page.mouse.click(*at(page, 5, 3))
    page.wait_for_function("(first) => document.querySelector('[data-cast]').innerText !== first", arg=first)
    assert page.locator(".marked").count() == 3
    assert [first.count("5,5"), chosen(page).count("5,5")] == [1, 1]
    shot(page, "cast-wall")
    check(page, "wall")
    state = str(page.locator(".table").get_attribute("data-state"))
    page.locator("[data-cast]").click()
    cast_on(page, state)


def test_the_form_is_chosen_and_the_place_clicked_twice(pages: Watched, tmp_path: Path) -> None:
    page = table(pages, tmp_path)
    page.locator("[data-spell=image_4]").click()
    page.locator(".forms select").select_option(label="as Bear")
    page.wait_for_selector(".target")
    page.locator(".target").first.click()
    page.wait_for_selector(".ghost")
    assert page.locator(".marked").count() == 2
    shot(page, "cast-bear")
    spot = page.locator(".marked").first.evaluate(
        "(one) => { const box = one.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; }"
    )
    state = str(page.locator(".table").get_attribute("data-state"))
    page.mouse.click(*spot)
    cast_on(page, state)


def test_keys_alone_pick_a_spell_its_st_and_its_target(pages: Watched, tmp_path: Path) -> None:
    page = table(pages, tmp_path)
    page.locator("[data-spell=magic_fist]").focus()
    page.keyboard.press("Enter")
    page.locator(".cast").wait_for()
    assert page.evaluate("document.activeElement.textContent") == "Magic Fist"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.st")
    state = str(page.locator(".table").get_attribute("data-state"))
    page.locator("[data-st='1']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.locator("[data-mark=Troll]").focus()
    assert "2 ST at Troll" in chosen(page)
    page.keyboard.press("Control+Enter")
    cast_on(page, state)
    page.wait_for_function("document.activeElement.closest('.upper') !== null")


@pytest.mark.slow
def test_fingers_pick_and_give(pages: Watched, tmp_path: Path) -> None:
    page = table(pages, tmp_path, PHONE)
    page.locator("[data-spell=fire]").tap()
    page.wait_for_selector(".places .other")
    assert page.evaluate(SMALL) == []
    page.locator(".target").first.tap()
    page.wait_for_selector(".marked")
    shot(page, "cast-phone")
    check(page, "cast on a phone")
    state = str(page.locator(".table").get_attribute("data-state"))
    page.locator("[data-cast]").tap()
    cast_on(page, state)
