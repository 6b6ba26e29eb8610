"""A battle on a table in inches: whole ones by mouse, by keys alone and typed, what is refused, phones, both looks."""

import re
from collections.abc import Callable, Mapping

import pytest
from playwright.sync_api import Page, expect

from affray.game import Game, dumps, load_scenario
from affray.play import make_seat
from affray.play.player import Clock
from affray.play.run import give_answer
from affray.systems.registry import load_system
from tests.browser.acting.battling import PIXEL, Commander, Deed, Keys, Mouse, Spot, Typing, fight, ready, tried
from tests.browser.pages import PHONE, Watched, panel, shot
from tests.browser.test_looks import SMALL, WIDE, check

HANDS: dict[str, Callable[[Page], Commander]] = {"mouse": Mouse, "keys": Keys, "typing": Typing}
TINY = {**PHONE, "viewport": {"width": 320, "height": 640}}


def seated(pages: Watched, *, blue: str = "greedy", options: Mapping[str, object] | None = None) -> Page:
    """A patrol clash, Red's seat."""
    page = pages.open("/", options)
    game = {"system": "wargame", "scenario": "patrol-clash", "seats": {"Red": "me", "Blue": blue}, "seed": 7}
    made = page.request.post("/api/games", data=game).json()
    page.goto(f"/game/{made['game']}#{made['token']}")
    return page


def deployed(page: Page) -> Mouse:
    """Places all units of Red; it is his turn then."""
    hands = Mouse(page)
    fight(hands, most=4)
    assert not ready(page).waits
    return hands


def activated(page: Page, name: str) -> Spot:
    """Activates a unit, whose place it is."""
    page.locator(f"[data-choice='unit {name.replace(' ', '_')}']").click()
    page.wait_for_selector("[data-verb]")
    return ready(page).own[name]


# --- whole battles ----------------------------------------------------------------------------------------------------
@pytest.mark.slow
@pytest.mark.parametrize("way", HANDS)
def test_a_battle_against_the_computer_is_fought_to_its_end(pages: Watched, way: str) -> None:
    page = seated(pages)
    assert fight(HANDS[way](page)) > 10
    expect(page.locator("#over")).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("The battle is over")


@pytest.mark.slow
def test_a_move_is_put_together_in_a_form(pages: Watched) -> None:
    page = seated(pages)
    deployed(page)
    activated(page, "Longbowmen")
    page.locator("[data-compose]").click()
    form = page.locator("form[data-form]")
    form.get_by_text("Move so far").click()
    form.locator("[data-field=length] input").fill("2")
    form.locator("[data-field=bearing]").get_by_text("north", exact=True).click()
    page.wait_for_selector("[data-trial=taken]")
    page.locator("[data-gives]").click()
    expect(page.get_by_role("log")).to_contain_text("2 inches to the north")


@pytest.mark.parametrize("way", ["mouse", "keys", pytest.param("typing", marks=pytest.mark.slow)])
def test_units_are_placed_and_the_first_ones_act(pages: Watched, way: str) -> None:
    page = seated(pages)
    fight(HANDS[way](page), most=7)
    field = ready(page)
    assert len(field.own) == 4
    assert not field.waits
    expect(page.get_by_role("log")).to_contain_text("inches to the north")


# --- what is put together ---------------------------------------------------------------------------------------------
@pytest.mark.slow
def test_a_move_is_wheeled_by_its_handle_and_refused_moves_say_why(pages: Watched) -> None:
    page = seated(pages)
    hands = deployed(page)
    start = activated(page, "Town spearmen")
    hands.press(Spot(start.x, start.y + 4))
    assert tried(page)
    expect(page.locator(".said")).to_contain_text("4 of 6 inches")
    box = page.locator("circle.grip").bounding_box()
    assert box
    page.mouse.move(box["x"] + 8, box["y"] + 8)
    page.mouse.down()
    page.mouse.move(box["x"] + 90, box["y"] + 60, steps=6)
    page.mouse.up()
    expect(page.locator(".said")).to_contain_text("facing north-")
    hands.press(Spot(18, 24))
    expect(page.locator(".said.spoiled")).to_contain_text("too far")
    page.keyboard.press("Escape")
    expect(page.locator("[data-ghost]")).to_have_count(0)
    friend = ready(page).own["Longbowmen"]
    hands.press(Spot(friend.x - 4, friend.y + 1))
    expect(page.locator(".said[data-refused=true] .why .clauses button").first).to_be_visible()
    expect(page.locator("[data-give]")).to_be_disabled()
    shot(page, "battle-refused")


@pytest.mark.slow
def test_who_falls_is_chosen_among_the_miniatures_on_the_board(pages: Watched) -> None:
    system = load_system("wargame")
    game = Game.new(system, load_scenario("wargame", "patrol-clash"), {}, seed=1)
    seats = [make_seat("greedy", 7 + side) for side in (0, 1)]
    while game.question is not None and not game.question.inner:
        give_answer(game, seats[game.question.side], game.question, Clock(None))
    page = pages.open("/")
    made = page.request.post(
        "/api/games", data={"record": dumps(game).decode(), "seats": {"Red": "me", "Blue": "me"}}
    ).json()
    page.goto(f"/game/{made['game']}#{made['token']}")
    expect(page.locator(".question")).to_contain_text("Choose on the board")
    before = page.locator(".table").get_attribute("data-state")
    assert not page.locator(".question [data-choice]").first.is_visible()
    expect(page.locator("circle.mark:has(title)")).to_have_count(4)
    box = page.locator("circle.mark:has(title)").last.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_selector(f".table:not([data-state='{before}'])")
    panel(page, "Log")
    expect(page.get_by_role("log")).to_contain_text("falls")


@pytest.mark.slow
def test_the_ruler_and_the_odds_say_what_is_known_before_anything_is_declared(pages: Watched) -> None:
    page = seated(pages)
    deployed(page)
    start = activated(page, "Trebuchet and crew")
    field = ready(page)
    name, at = min(field.foes.items(), key=lambda entry: entry[1].far(start))
    page.get_by_role("application").focus()
    page.keyboard.press("v")
    source, target = page.evaluate(PIXEL, list(start)), page.evaluate(PIXEL, list(at))
    page.mouse.move(*source)
    page.mouse.down()
    page.mouse.move(*target, steps=5)
    page.mouse.up()
    expect(page.locator(".tape text")).to_have_text(re.compile(r"~\d+"))
    expect(page.locator(".beside")).to_contain_text(re.compile(r"^\s*Ruler\s*about \d+ inches"))
    page.keyboard.press("v")
    Mouse(page).press(at)
    expect(page.locator(".unit.target")).to_have_attribute("data-unit", name)
    panel(page, "Odds")
    expect(page.locator("[data-spread]").first).to_be_visible()
    check(page, "odds")
    shot(page, "battle-odds")


@pytest.mark.slow
def test_a_march_is_typed_and_what_is_no_answer_says_what_was_expected(pages: Watched) -> None:
    page = seated(pages)
    deployed(page)
    activated(page, "Longbowmen")
    state = ready(page).state
    page.keyboard.press("/")
    page.keyboard.type("march far bearing NE")
    expect(page.locator("[data-trial=refused]")).to_contain_text("march")
    page.get_by_label("Command line").fill("march 3 bearing N")
    expect(page.locator("[data-trial=taken]")).to_be_visible()
    page.keyboard.press("Enter")
    page.wait_for_selector(f".table:not([data-state='{state}'])")
    expect(page.get_by_role("log")).to_contain_text("Longbowmen: 3 inches to the north")


# --- looks ------------------------------------------------------------------------------------------------------------
def narrow(page: Page, where: str) -> None:
    """Nothing is too small for a finger, nothing wider than the window, and axe finds nothing."""
    assert not page.evaluate(SMALL)
    assert page.evaluate(WIDE) <= 0
    check(page, where)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "options"), [("phone", PHONE), pytest.param("tiny", TINY, marks=pytest.mark.slow)], ids=["phone", "tiny"]
)
def test_fingers_place_and_move_units(pages: Watched, name: str, options: Mapping[str, object]) -> None:
    page = seated(pages, options=options)
    for _ in range(4):
        field = ready(page)
        page.locator(f"[data-wait='{field.waits[0]}']").tap()
        assert tried(page)
        narrow(page, f"{name} placing")
        page.locator("[data-give]").tap()
        page.wait_for_selector(f".table:not([data-state='{field.state}'])")
    ready(page)
    page.locator("[data-choice='unit Longbowmen']").tap()
    page.wait_for_selector("[data-verb]")
    state, start = ready(page).state, ready(page).own["Longbowmen"]
    page.touchscreen.tap(*page.evaluate(PIXEL, [start.x, start.y + 3]))
    assert tried(page)
    narrow(page, f"{name} moving")
    shot(page, f"battle-{name}")
    page.touchscreen.tap(*page.evaluate(PIXEL, [start.x, start.y + 3]))
    page.wait_for_selector(f".table:not([data-state='{state}'])")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("speak", "seen"),
    [("en-GB", "light"), pytest.param("de-DE", "dark", marks=pytest.mark.slow)],
    ids=["light", "dark"],
)
def test_axe_finds_nothing_on_the_table(pages: Watched, speak: str, seen: str) -> None:
    page = seated(pages, options={"locale": speak, "color_scheme": seen})
    hands = Mouse(page)
    ready(page)
    shot(page, f"battle-placing-{seen}")
    check(page, "placing")
    fight(hands, most=5)
    field = ready(page)
    hands.do(field, Deed("pick", "", next(iter(field.own.values()))))
    shot(page, f"battle-acting-{seen}")
    check(page, "acting")
    page.keyboard.press("?")
    page.wait_for_selector(".legend")
    shot(page, f"battle-keys-{seen}")
    check(page, "keys")
