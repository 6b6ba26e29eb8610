"""What somebody sees who never saw the page: whose a name on a table is, a ring clear of its text, one card at a time."""

import pytest
from playwright.sync_api import Page

from tests.browser.boards.test_labels import battle
from tests.browser.pages import PHONE, Watched, shot
from tests.browser.test_battle import activated, deployed, seated

WHOSE = """() => {
  const box = (one) => one.getBoundingClientRect();
  const off = (a, b) => [Math.max(0, b.left - a.right, a.left - b.right), Math.max(0, b.top - a.bottom, a.top - b.bottom)];
  const nearest = (one, all) => all.filter((other) => other !== one).map((other) => off(box(one), box(other)))
    .reduce((best, way) => (Math.hypot(...way) < Math.hypot(...best) ? way : best));
  const led = new Set([...document.querySelectorAll('[data-lead]')].map((one) => one.dataset.lead));
  const near = (unit) => [...unit.querySelectorAll('.base'),
    ...document.querySelectorAll(`[data-caption="letters ${unit.dataset.unit}"]`)];
  const units = [...document.querySelectorAll('.planeboard [data-unit]')];
  return [...document.querySelectorAll('.caption.letters, .caption.unit')].filter((one) => !led.has(one.dataset.caption))
    .filter((one) => {
      const name = one.dataset.caption.replace(/^(letters|unit) /, '');
      const own = nearest(one, near(units.find((unit) => unit.dataset.unit === name)));
      const others = units.filter((unit) => unit.dataset.unit !== name).map((unit) => nearest(one, near(unit)));
      return Math.min(...own) > 3 || Math.hypot(...own) > 12 || others.some((way) => Math.hypot(...way) < Math.hypot(...own));
    }).map((one) => one.textContent); }"""
"""What is written nearer to another unit than to its own, far from that or off its corner, without a line that leads there."""
RING = """() => { const title = document.querySelector('.question h2'); title.focus();
  const text = document.createRange(); text.selectNodeContents(title);
  const [own, words] = [title.getBoundingClientRect(), text.getBoundingClientRect()];
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(title);
  const inner = -parseFloat(outlineOffset);
  return [outlineStyle, parseFloat(outlineWidth) <= inner, words.top - own.top - inner, own.bottom - words.bottom - inner]; }"""
"""The ring of the question: its style, whether it lies within, how far it is from the text above and below."""


@pytest.mark.parametrize("name", ["patrol-clash", "pitched-battle", pytest.param("four-roads", marks=pytest.mark.slow)])
def test_on_a_phone_one_sees_whose_each_name_is(pages: Watched, name: str) -> None:
    page = pages.open("/lab", PHONE)
    battle(page, name)
    page.wait_for_timeout(500)
    assert page.evaluate(WHOSE) == []
    shot(page, f"whose-{name}")


@pytest.mark.parametrize(
    "options", [pytest.param({}, id="desk", marks=pytest.mark.slow), pytest.param(PHONE, id="phone")]
)
def test_the_ring_around_the_question_cuts_no_letter(pages: Watched, options: dict[str, object]) -> None:
    page = seated(pages, options=options)
    deployed(page)
    activated(page, "Longbowmen")
    page.keyboard.press("Tab")
    style, within, above, below = page.evaluate(RING)
    assert (style, within) == ("solid", True)
    assert above >= 0 and below >= 0, (above, below)


def test_the_ring_around_the_first_question_lies_below_the_handle_of_the_sheet(pages: Watched) -> None:
    page = pages.open("/", PHONE)
    made = page.request.post("/api/games", data={"system": "foeman", "scenario": "duel", "seed": 7}).json()
    page.goto(f"/game/{made['game']}#{made['token']}")
    page.locator(".question h2").wait_for()
    page.keyboard.press("Tab")
    page.evaluate(RING)
    ends = "(what) => { const { top, bottom } = document.querySelector(what).getBoundingClientRect(); return [top, bottom]; }"
    assert page.evaluate(ends, ".question h2")[0] >= page.evaluate(ends, ".handle")[1]


def inside(page: Page, what: str) -> bool:
    """Whether a card lies in the window of the board, with all its text."""
    return bool(
        page.evaluate(
            """(what) => { const card = document.querySelector(what);
              const [own, window] = [card.getBoundingClientRect(), card.closest('.frame').getBoundingClientRect()];
              return own.bottom <= window.bottom && own.top >= window.top && card.scrollHeight <= card.clientHeight + 1; }""",
            what,
        )
    )


def test_the_card_of_a_unit_lies_within_the_board_of_a_phone(pages: Watched) -> None:
    page = seated(pages, options=PHONE)
    deployed(page)
    activated(page, "Longbowmen")
    page.locator(".planeboard .app").focus()
    for _ in range(6):
        page.keyboard.press("n")
        page.locator(".beside").wait_for()
        page.wait_for_timeout(250)
        assert inside(page, ".beside")
    shot(page, "card-phone")
