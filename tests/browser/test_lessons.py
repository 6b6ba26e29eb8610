"""A lesson on the page: only what is pointed at is pressed, what is wrong is taken back, and it is taken up again."""

import contextlib

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as Missed

from affray.game.lessons import Lesson, given_answers, progress, shipped_lessons
from affray.systems import registry
from tests.browser.pages import PHONE, Watched

POINTED = """() => {
  const card = document.querySelector('.lesson');
  if (!card) return null;
  const done = card.dataset.step === `${card.querySelector('progress').max}`;
  if (done) return { done };
  const found = document.querySelector('[data-pointed]:not(g)') ?? document.querySelector('[data-pointed]');
  if (!found || found.disabled) return null;
  const box = found.getBoundingClientRect();
  const x = box.x + box.width / 2, y = box.y + Math.min(box.height / 2, 40);
  const now = { done, step: card.dataset.step, x, y, text: found.tagName === 'TEXTAREA', what: found.outerHTML, value: found.value };
  const rests = JSON.stringify(now) === window.before;
  window.before = JSON.stringify(now);
  return rests && x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight ? now : null;
}"""
"""What the lesson points at, once it rests in sight; or that the lesson is done."""
CHANGED = """(then) => {
  const found = document.querySelector('[data-pointed]:not(g)') ?? document.querySelector('[data-pointed]');
  return document.querySelector('.lesson').dataset.step !== then.step || found?.outerHTML !== then.what || found?.value !== then.value;
}"""
REST = 120
"""What is pressed has lain still for so many milliseconds."""
LEAST, MOST = 8, 90
"""So many presses does any lesson take, and so many are enough."""
WAIT = 1_500
"""So many milliseconds after a press that did nothing one presses again, as a person would."""


def card(page: Page) -> Locator:
    """The card of the lesson."""
    return page.locator(".lesson")


def press(page: Page) -> bool:
    """Presses what the lesson points at, in the list where it is there, else on the board; False if it is done."""
    found = page.wait_for_function(POINTED, polling=REST).json_value()
    if found["done"]:
        return False
    if found["text"]:
        page.locator("textarea[data-pointed]").fill("Who goes there?")
    else:
        page.mouse.click(found["x"], found["y"])
    with contextlib.suppress(Missed):
        page.wait_for_function(CHANGED, arg=found, timeout=WAIT)
    return True


def finish(page: Page) -> int:
    """Presses what is pointed at until the lesson is done; how often."""
    for presses in range(MOST):
        if not press(page):
            return presses
    raise AssertionError(f"not done: {card(page).inner_text()}")


def begin_lesson(page: Page, name: str) -> None:
    """Begins a lesson on their page."""
    page.locator(f"[data-lesson={name}]").get_by_role("button").first.click()


def test_a_lesson_is_done_by_pressing_what_it_points_at(pages: Watched) -> None:
    page = pages.open("/")
    page.get_by_role("link", name="Learn by playing").click()
    begin_lesson(page, "first-blow")
    expect(card(page)).to_contain_text("Who moves first")
    page.locator("[data-choice=cede]").click()
    expect(page.locator("[data-wrong]")).to_contain_text("Taken back. Letting the other move first")
    while card(page).get_attribute("data-step") == "0":
        press(page)
    expect(card(page).locator("h2")).to_have_text("Facing")
    page.goto(f"{pages.url}/learn")
    expect(page.locator("[data-lesson=first-blow]")).to_contain_text("Step 2 of 12")
    page.get_by_role("link", name="Go on").click()
    expect(card(page).locator("h2")).to_have_text("Facing")
    finish(page)
    expect(card(page)).to_contain_text("Snik is down")


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {**PHONE, "locale": "de", "color_scheme": "dark"}], ids=["desk", "phone"])
@pytest.mark.parametrize("lesson", ["first-blow", "a-robber-on-the-road", "the-mill-meadow", "the-buried-market"])
def test_every_lesson_is_done_by_pressing_what_it_points_at(
    pages: Watched, lesson: str, options: dict[str, object]
) -> None:
    page = pages.open("/learn", options=options)
    begin_lesson(page, lesson)
    assert finish(page) >= LEAST


def typed(page: Page, taught: Lesson) -> None:
    """Types every answer that a lesson awaits, with nothing but the keys."""
    game = taught.game()
    while (now := progress(taught.script, given_answers(game))) and now.step < len(taught.script.steps):
        if not now.reply:
            page.wait_for_selector(f".lesson[data-step='{now.step}']")
            state = page.locator(".table[data-asked=true]").get_attribute("data-state")
            page.keyboard.press("/")
            inner = game.question is not None and game.question.inner
            # Within an action people type the number that they see.
            shown = page.locator(f".question [data-choice='{now.next[0]}'] kbd")
            page.keyboard.type(shown.inner_text() if inner else now.next[0])
            page.keyboard.press("Enter")
            page.wait_for_selector(f".table:not([data-state='{state}'])")
        game.answer_text(now.reply or now.next[0])


@pytest.mark.slow
@pytest.mark.parametrize("key", registry.system_keys())
def test_a_lesson_is_done_by_keys_alone(pages: Watched, key: str) -> None:
    page = pages.open("/learn")
    (taught,) = shipped_lessons(key)
    page.locator(f"[data-lesson={taught.name}]").get_by_role("button").first.press("Enter")
    typed(page, taught)
    expect(page.locator(f".lesson[data-step='{len(taught.script.steps)}']")).to_be_visible()


def test_the_first_fights_carry_hints_until_they_are_switched_off(pages: Watched) -> None:
    page = pages.open("/")
    page.get_by_role("button", name="Play now against the computer").click()
    expect(page.locator("[data-hint]")).to_be_visible()
    page.get_by_role("button", name="No more hints").click()
    expect(page.locator("[data-hint]")).to_have_count(0)
    page.reload()
    page.wait_for_selector(".table[data-asked=true]")
    expect(page.locator("[data-hint]")).to_have_count(0)
