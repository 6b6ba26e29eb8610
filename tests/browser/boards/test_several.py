"""A battle of four armies, each led in a browser of its own, to its end."""

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect

from affray.game import Game, dumps, load_scenario
from affray.systems.registry import load_system
from tests.browser.acting.battling import Field, Mouse, decide
from tests.browser.pages import Watched
from tests.browser.test_friends import log, turns

SIDES = ("Red", "Blue", "Green", "Gold")


def four_seats(pages: Watched) -> dict[str, Page]:
    """The market day in one round, each side in its own browser."""
    scenario = load_scenario("wargame", "market-day")
    aim = scenario.body["aim"]
    assert isinstance(aim, dict)
    short = replace(scenario, body={**scenario.body, "aim": {**aim, "rounds": 1}})
    record = dumps(Game.new(load_system("wargame"), short, {}, seed=3)).decode()
    first = pages.open("/")
    seats = {side: "friend" if place else "me" for place, side in enumerate(SIDES)}
    made = first.request.post("/api/games", data={"record": record, "seats": seats}).json()
    tokens = [made["token"], *(link["token"] for link in made["friends"])]
    found = {SIDES[0]: first} | {side: pages.open("/") for side in SIDES[1:]}
    for page, token in zip(found.values(), tokens, strict=True):
        page.goto(f"/game/{made['game']}#{token}")
        page.wait_for_selector("[role=application]")
    return found


def act(page: Page) -> None:
    """One answer by mouse."""
    field = Field(page)
    Mouse(page).do(field, decide(field))
    page.wait_for_selector(f".table:not([data-state='{field.state}'])", timeout=10_000)


@pytest.mark.slow
def test_four_lead_their_armies_each_in_a_browser_of_its_own_to_the_end(pages: Watched) -> None:
    seats = four_seats(pages)
    first = next(iter(seats.values()))
    acting = set()
    for page in turns(*seats.values(), most=400):
        acting.add(next(side for side, seat in seats.items() if seat is page))
        act(page)
    assert acting == set(SIDES)
    for page in seats.values():
        expect(page.locator("#over")).to_be_visible()
        expect(page.get_by_role("log")).to_contain_text("The battle is over in round 1")
        assert log(page) == log(first)
    # The strip tells all four, what they have won too.
    said = first.locator(".standing .unseen").inner_text()
    assert said.count("points won") == len(SIDES) and all(f"{side}" in said for side in SIDES)
