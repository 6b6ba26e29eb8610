"""Fights of several seats: each side in a browser of its own, what is said to who is out, teams, the head for six."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect

from affray.core import Scenario
from affray.game import Game, dumps, load_scenario
from affray.systems.registry import load_system
from tests.browser.pages import PHONE, Watched
from tests.browser.test_friends import act, log, turns

WIDTHS = {
    "phone": PHONE,
    "tablet": {"viewport": {"width": 1024, "height": 768}},
    "screen": {"viewport": {"width": 1440, "height": 900}},
}
CUT = """() => {
  const head = document.querySelector(".ribbon"), box = head.getBoundingClientRect();
  const parts = [...head.querySelectorAll(".one, .clocks li, .turns li, .actions button, .round")];
  return parts.map((part) => [part.className, part.getBoundingClientRect()]).filter(([, at]) => at.width &&
    (at.right > innerWidth + 1 || at.left < -1 || at.bottom > box.bottom + 1 || at.top < box.top - 1)).map(([name]) => name);
}"""
"""What of the head lies outside of it or of the window."""


def seated(
    pages: Watched, scenario: Scenario, people: int, options: Sequence[object] = (), **more: object
) -> list[Page]:
    """A game in which so many sides are people, each in a browser of its own; the computer has the others."""
    system = load_system(scenario.system)
    names = system.sides(system.setup(scenario, scenario.options))
    record = dumps(Game.new(system, scenario, {}, seed=3)).decode()
    kinds = ["me", *["friend"] * (people - 1), *["computer:5"] * (len(names) - people)]
    first = pages.open("/", options[0] if options else None)  # type: ignore[arg-type]
    body = {"record": record, "seats": dict(zip(names, kinds, strict=True)), **more}
    made = first.request.post("/api/games", data=body).json()
    tokens = [made["token"], *(link["token"] for link in made["friends"])]
    found = [first, *(pages.open("/", options[place] if options else None) for place in range(1, people))]  # type: ignore[arg-type]
    for page, token in zip(found, tokens, strict=True):
        page.goto(f"/game/{made['game']}#{token}")
        page.wait_for_selector("[data-figure]")
    return found


def give_up(page: Page) -> None:
    """Whoever is asked moves and gives himself up."""
    state = page.locator(".table").get_attribute("data-state")
    for text in ("move", "surrender"):
        reply = page.evaluate(GIVE, [text, int(state or 0)])
        assert reply[0] == 200, reply
        page.wait_for_selector(f".table:not([data-state='{state}'])")
        state = page.locator(".table").get_attribute("data-state")


GIVE = """async ([text, state]) => {
  const [, game, token] = location.href.match(/game\\/([^#]+)#(.+)/);
  const body = JSON.stringify({id: `x${state}${text}`, state, answers: [text]});
  const reply = await fetch(`/api/games/${game}/answers`, {
    method: "POST", headers: {authorization: `Bearer ${token}`, "content-type": "application/json"}, body});
  return [reply.status, await reply.text()];
}"""


def test_of_four_in_two_teams_who_is_out_watches_on_and_the_team_wins(pages: Watched) -> None:
    people = seated(pages, load_scenario("foeman", "pairs"), 4)
    teams = {0: "Sun", 1: "Moon", 2: "Sun", 3: "Moon"}
    expect(people[0].locator(".standing .team")).to_have_text(["Sun", "Moon"])
    fallen: list[int] = []
    for page in turns(*people):
        side = people.index(page)
        give_up(page)
        fallen.append(side)
        if len({teams[other] for other in range(4) if other not in fallen}) > 1:
            expect(page.locator(".whose")).to_have_text("You are out and may watch on")
            expect(people[0].locator(".standing .out")).to_have_count(len(fallen))
    winner = next(teams[side] for side in range(4) if side not in fallen)
    for side, page in enumerate(people):
        title = "You have won" if teams[side] == winner else f"You have lost: {winner} wins"
        expect(page.locator("#over")).to_contain_text(title)
        assert log(page) == log(people[0])


@pytest.mark.parametrize("width", WIDTHS)
def test_the_head_holds_six_sides_and_their_clocks(pages: Watched, width: str) -> None:
    clock = {"seconds": 600, "increment": 5}
    (page,) = seated(pages, load_scenario("foeman", "ring-of-six"), 1, [WIDTHS[width]], clock=clock)
    page.wait_for_selector(".turns li")
    page.wait_for_timeout(300)
    assert page.evaluate(CUT) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    said = page.locator(".standing .unseen").text_content() or ""
    assert all(name in said for name in ("Red", "Blue", "Green", "Grey", "Gold", "Violet"))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("system", "name"), [("melee", "ring-of-four"), ("foeman", "free-for-all"), ("melee", "arena-of-six")]
)
def test_four_people_fight_to_the_end_each_in_a_browser_of_his_own(pages: Watched, system: str, name: str) -> None:
    scenario = load_scenario(system, name)
    limit = {"turn_limit": "20"} if system == "melee" else {}
    body = scenario.body if limit else {**scenario.body, "round_limit": 8}
    people = seated(pages, replace(scenario, body=body, options={**scenario.options, **limit}), 4)
    acting = set()
    for page in turns(*people):
        acting.add(people.index(page))
        act(page)
    assert acting == set(range(4))
    for page in people:
        expect(page.locator("#over")).to_be_visible()
        assert log(page) == log(people[0])


@pytest.mark.parametrize("wide", [1280, 1100])
def test_what_ends_the_moves_of_a_side_lies_over_no_other(pages: Watched, wide: int) -> None:
    options = [{"viewport": {"width": wide, "height": 800}}]
    page = seated(pages, load_scenario("foeman", "three-crowns"), 1, options)[0]
    page.locator(".ribbon.asked").wait_for()
    if not page.locator(".ribbon .end").count():
        page.evaluate(GIVE, ["move", int(page.locator(".table").get_attribute("data-state") or 0)])
    end = page.locator(".ribbon .end")
    end.wait_for()
    counts = page.locator(".standing .count")
    expect(counts).to_have_count(3)
    for place in range(3):
        count, edge = counts.nth(place).bounding_box(), end.bounding_box()
        assert count and edge and count["x"] + count["width"] <= edge["x"]


@pytest.mark.parametrize("locale", ["en-US", "de-DE"])
@pytest.mark.parametrize(
    ("system", "name"), [("foeman", "three-crowns"), ("foeman", "duel"), ("melee", "three-masters")]
)
def test_the_phases_of_a_round_are_named_on_one_line(pages: Watched, system: str, name: str, locale: str) -> None:
    page = seated(pages, load_scenario(system, name), 1, [{"locale": locale}])[0]
    for wide in (1366, 1280):
        page.set_viewport_size({"width": wide, "height": 800})
        page.wait_for_function(PHASES)
    assert page.evaluate(CUT) == []


PHASES = """() => {
  const phases = [...document.querySelectorAll(".phases li")].map((one) => one.firstChild.getBoundingClientRect());
  const next = document.querySelector(".standing").getBoundingClientRect();
  return phases.length === 4 && phases.every((one, place) =>
    one.width > 30 && one.top === phases[0].top && one.right <= (phases[place + 1] ?? next).left);
}"""
"""Whether the four phases stand beside each other in full, and end before what is beside them."""
