"""A walk over all controls: each has a name, each does something or says why not, none of them throws."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.acting.driving import looked, play, ready, until
from tests.browser.acting.hands import Mouse
from tests.browser.pages import Watched, begin, panel

CONTROLS = """(scope) => {
  const all = [...document.querySelectorAll('button, a[href], select, input, summary, [role=radio], [role=tab], [role=button]')];
  return all.map((one, place) => {
    one.dataset.walk = String(place);
    const labels = [...(one.labels ?? [])].map((label) => label.innerText).join(' ');
    const by = (one.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.innerText ?? '').join(' ');
    return {
      place, tag: one.tagName, type: one.type ?? '', html: one.outerHTML.slice(0, 140),
      name: (one.getAttribute('aria-label') || by.trim() || labels || one.innerText || one.textContent || '').trim(),
      open: !one.disabled && one.getAttribute('aria-disabled') !== 'true' && one.checkVisibility() && !one.closest('.unseen') && Boolean(one.closest(scope || 'body')),
    };
  });
}"""
SEEN = """() => [...document.body.innerHTML].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7) + location.href + document.activeElement?.outerHTML?.slice(0, 80)
  + [...document.querySelectorAll('input, select')].map((one) => one.value + one.checked).join() +
  [...document.querySelectorAll('.plane')].map((one) => one.style.transform).join() +
  (document.querySelector('[role=status]')?.textContent ?? '')"""
STILL = {"Deutsch", "English"}


def press(page: Page, place: int, control: dict[str, str]) -> None:
    """Uses a control as its kind is used."""
    found = page.locator(f"[data-walk='{place}']").first
    if control["tag"] == "SELECT":
        values = found.locator("option").evaluate_all("(all) => all.map((one) => one.value)")
        before = found.input_value()
        found.select_option(values[0])
        found.select_option(next(value for value in reversed(values) if value != before or len(values) == 1))
    elif control["tag"] == "INPUT" and control["type"] == "range":
        found.fill("0")
    elif control["tag"] == "INPUT" and control["type"] == "file":
        return
    elif control["tag"] == "INPUT" and control["type"] not in {"checkbox", "radio"}:
        found.fill("1")
    else:
        found.evaluate("(one) => one.click()")


def again(page: Page, control: dict[str, str], scope: str) -> int:
    """Where a control is now; -1 when it is not there or not open."""
    same = (entry for entry in page.evaluate(CONTROLS, scope) if entry["open"])
    return next(
        (entry["place"] for entry in same if (entry["tag"], entry["name"]) == (control["tag"], control["name"])), -1
    )


def changed(page: Page, before: str) -> bool:
    """Whether the page looks otherwise than before, within a second."""
    for _ in range(20):
        if page.evaluate(SEEN) != before:
            return True
        page.wait_for_timeout(50)
    return False


def walk(fresh: Callable[[], Page], scope: str = "") -> tuple[int, list[str]]:
    """Uses each control once, on a fresh screen where one led away; how many, and those that did nothing."""
    page = fresh()
    controls = page.evaluate(CONTROLS, scope)
    assert controls
    nameless = [entry["html"] for entry in controls if not entry["name"]]
    assert not nameless, nameless
    idle, used = [], 0
    where = page.url
    for control in controls:
        if not control["open"]:
            continue
        now = again(page, control, scope) if page.url == where else -1
        if now < 0:
            page = fresh()
            where = page.url
            now = again(page, control, scope)
        if now < 0:
            continue
        before = page.evaluate(SEEN)
        press(page, now, control)
        page.wait_for_timeout(40)
        used += 1
        if control["name"] not in STILL and control["type"] != "file" and not changed(page, before):
            idle.append(control["html"])
        page.keyboard.press("Escape")
    return used, idle


@pytest.mark.slow
def test_every_control_of_the_first_page_has_a_name_and_does_something(pages: Watched) -> None:
    page = pages.open()

    def fresh() -> Page:
        page.goto("/")
        page.wait_for_selector(".great:enabled")
        for summary in page.locator("details > summary").all():
            summary.click()
        return page

    used, idle = walk(fresh)
    assert used > 30
    # What is chosen already stays as it is.
    assert all('aria-checked="true"' in text or 'href="/"' in text for text in idle), idle


@pytest.mark.slow
@pytest.mark.parametrize(
    "tab", ["Figures", *(pytest.param(tab, marks=pytest.mark.slow) for tab in ("Odds", "Log", "Replay", "Table"))]
)
def test_every_control_of_the_table_has_a_name_and_does_something(pages: Watched, tab: str) -> None:
    page = pages.open()

    def fresh() -> Page:
        page.goto("/")
        begin(page, seed=7, seats=("Me", "A friend, by a link") if tab == "Table" else ())
        if tab != "Table":
            play(Mouse(page), most=3)
            # There are odds where something is to be thrown; they come when they have been worked out.
            until(Mouse(page), "[data-choice^=strike]") if tab == "Odds" else ready(page)
            looked(page)
        panel(page, tab)
        if tab == "Odds":
            page.wait_for_selector(".odds select")
        return page

    used, idle = walk(fresh, ".panel:not([hidden])" if tab != "Log" else "")
    assert used > 2
    # What is chosen already stays as it is; what opens a page of its own changes this one in nothing.
    still = ('aria-selected="true"', 'aria-pressed="true"', 'target="_blank"')
    assert all(any(sign in text for sign in still) for text in idle), idle


@pytest.mark.slow
def test_every_control_of_menu_rules_and_help_has_a_name_and_does_something(pages: Watched) -> None:
    page = pages.open()
    begin(page)
    page.get_by_role("button", name="Menu", exact=True).click()
    assert not [entry["html"] for entry in page.evaluate(CONTROLS) if not entry["name"]]
    page.get_by_role("button", name="Rules", exact=True).click()
    page.get_by_label("Search the rules").fill("guard")
    page.get_by_text("FM-GRD-01").first.wait_for()
    assert not [entry["html"] for entry in page.evaluate(CONTROLS) if not entry["name"]]
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    page.goto("/rules/foeman#FM-BID-01")
    page.get_by_text("FM-BID-01").first.wait_for()
    assert not [entry["html"] for entry in page.evaluate(CONTROLS) if not entry["name"]]
