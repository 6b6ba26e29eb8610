"""A special action between two people, each in a browser of his own: declared in words, ruled on, amended, agreed to."""

import pytest
from playwright.sync_api import Page, expect

from affray.core import Scenario
from affray.game import Game, dumps
from affray.systems.registry import load_system
from tests.browser.pages import Watched, panel, shot

SINGER = {
    "name": "Singer", "type": "hero", "ad": "3d8", "move": 6, "defense": 10,
    "abilities": [{"name": "Siren song", "cost": 15}],
}  # fmt: skip
MEN = {"type": "basic", "n": 4, "ad": "1d6", "move": 6, "defense": 8, "weapons": ["longbow"]}
LIST = {"format": "affray-army", "version": 1, "limit": 1000}
SCENARIO = Scenario(
    "singer", "wargame", "The singer",
    body={
        "battlefield": "open_meadow",
        "aim": {"limit": 1000, "rounds": 2},
        "agreed": True,
        "sides": [
            {"name": "Red", "army": {**LIST, "name": "Song", "units": [SINGER, {**MEN, "name": "Red Bows"}]}},
            {"name": "Blue", "army": {**LIST, "name": "Bows", "units": [{**MEN, "name": "Blue Bows"}, {**MEN, "name": "Blue Men"}]}},
        ],
        "deployed": [
            "deploy Singer skirmish at 20,14 facing 90",
            "deploy Red_Bows skirmish at 10,10 facing 90 arrange 8,10;10,10;12,10;10,8",
            "deploy Blue_Bows skirmish at 20,24 facing 270 arrange 18,24;20,24;22,24;20,26",
            "deploy Blue_Men skirmish at 34,24 facing 270 arrange 32,24;34,24;36,24;34,26",
        ],
    },
)  # fmt: skip


def two(pages: Watched) -> tuple[Page, Page]:
    """A battle of two people, Red's singer activated."""
    system = load_system("wargame")
    game = Game.new(system, SCENARIO, {}, seed=1)
    game.answer_text("unit Singer")
    first, second = pages.open("/"), pages.open("/")
    made = first.request.post(
        "/api/games", data={"record": dumps(game).decode(), "seats": {"Red": "me", "Blue": "friend"}}
    ).json()
    first.goto(f"/game/{made['game']}#{made['token']}")
    second.goto(f"/game/{made['game']}#{made['friends'][0]['token']}")
    return first, second


def fill(page: Page, form: str, **values: str) -> None:
    """Fills a form and gives its answer."""
    page.locator("[data-compose]").wait_for()
    if page.locator("[data-compose][aria-expanded=false]").count():
        page.locator("[data-compose]").click()
    page.locator(f"[data-offers~={form}]").wait_for()
    if page.locator(f"[data-which={form}]").count():
        page.locator(f"[data-which={form}]").click()
    for key, value in values.items():
        field = page.locator(f"[data-form={form}] [data-field={key}]")
        if field.locator(f"[data-pick='{value}']").count():
            field.locator(f"[data-pick='{value}']").click()
        else:
            field.locator("input, textarea").fill(value)
    page.locator(f"[data-gives={form}]").click()


@pytest.mark.slow
def test_two_people_settle_a_special_action(pages: Watched) -> None:
    first, second = two(pages)
    expect(first.locator(".question")).to_contain_text("what next")
    fill(first, "special", words="Sing them out of their wits")
    expect(first.locator(".question")).to_contain_text("What comes of it?")
    fill(first, "ruling", effect="losses", unit="Blue_Bows", number="2")
    asked = "Red rules: Blue Bows: 2 miniatures lost. Do you agree?"
    expect(second.locator(".question")).to_contain_text(asked)
    amend = second.locator("[data-compose]")
    expect(amend).to_have_text("Amend the ruling…")
    shot(second, "special-agree")
    expect(first.locator(".question")).to_have_count(0)
    fill(second, "amend", effect="disorder", unit="Blue_Bows", effect2="move", unit2="Blue_Men", mark2="34,30")
    expect(first.locator(".question")).to_contain_text(
        "Blue would have it so: Blue Bows: disordered; Blue Men: moved to 34,30. Do you accept?"
    )
    first.locator("[data-choice=consent]").click()
    expect(first.locator(".question")).to_contain_text("what next")
    for page in (first, second):
        panel(page, "Log")
        expect(page.get_by_role("log")).to_contain_text("Red agrees.")
        expect(page.get_by_role("log")).to_contain_text("Blue Bows: disordered, so that the next action is lost.")
