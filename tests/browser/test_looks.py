"""What the screens look like: names and contrast by axe, the second language, sizes for fingers, narrow windows."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.acting.driving import looked, play, ready, until
from tests.browser.acting.hands import Mouse
from tests.browser.pages import PHONE, Watched, begin, meet_veteran, shot

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
FINDINGS = """async () => {
  const { violations } = await window.axe.run(document, { resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) =>
    `${id}: ${node.html.slice(0, 160)} (${(node.any[0] ?? node.all[0] ?? node.none[0])?.message ?? ""})`));
}"""
SMALL = """() => [...document.querySelectorAll('button, a[href], select, input, summary, [role=radio], [role=tab]')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter((one) => one.tabIndex >= 0 && !one.closest('.line, .clauses, p') && one.getBoundingClientRect().width > 2)
  .map((one) => [one, [one, ...(one.labels ?? [])].map((part) => part.getBoundingClientRect())
    .reduce((best, box) => (Math.min(box.width, box.height) > Math.min(best.width, best.height) ? box : best))])
  .filter(([, box]) => box.width < 43.5 || box.height < 43.5)
  .filter(([one]) => getComputedStyle(one).display !== 'inline')
  .map(([one, box]) => `${Math.round(box.width)}x${Math.round(box.height)} ${one.outerHTML.slice(0, 120)}`)"""
WIDE = "() => document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"
SCREENS = 14
LOOKS = [("en", "light"), ("de", "dark"), ("de", "light"), ("en", "dark")]


def check(page: Page, where: str) -> None:
    """Axe finds nothing. From then on nothing moves: what fades in has no contrast yet."""
    page.emulate_media(reduced_motion="reduce")
    page.evaluate(AXE.read_text())
    found = page.evaluate(FINDINGS)
    assert not found, (where, found)


def screens(page: Page, speak: str, seen: str, name: str) -> int:
    """Goes through the screens and looks at each: axe, and a picture; how many there were."""
    looks: list[str] = []
    words = {"en": ("Menu", "Rules"), "de": ("Menü", "Regeln")}[speak]

    def look(what: str) -> None:
        page.wait_for_timeout(120)
        shot(page, f"{name}-{what}-{speak}-{seen}")
        check(page, f"{what} {speak} {seen}")
        looks.append(what)

    page.wait_for_selector(".great:enabled")
    look("start")
    for summary in page.locator("details > summary").all():
        summary.click()
    look("setup")
    meet_veteran(page)
    page.locator("button.big").click()
    ready(page)
    look("turn")
    until(Mouse(page), ".end")
    looked(page)
    look("move")
    until(Mouse(page), "[data-choice^=strike]")
    page.locator("[data-choice^=strike]").first.click()
    page.wait_for_selector(".chooser .cell")
    look("declare")
    page.locator("[data-declare]").click()
    for tab in range(1, 5):
        page.locator("[role=tab]").nth(tab).click()
        look(f"panel{tab}")
    page.locator("[role=tab]").first.click()
    page.keyboard.press("?")
    look("keys")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=words[0], exact=True).click()
    look("menu")
    page.get_by_role("button", name=words[1], exact=True).click()
    page.locator(".drawer input").first.wait_for()
    look("rules")
    page.keyboard.press("Escape")
    until(Mouse(page), ".question.inner, #over")
    look("inner")
    play(Mouse(page), most=300)
    page.locator("#over").wait_for()
    look("over")
    return len(set(looks))


@pytest.mark.slow
@pytest.mark.parametrize(("speak", "seen"), LOOKS)
def test_axe_finds_nothing_on_any_screen(pages: Watched, speak: str, seen: str) -> None:
    page = pages.open(options={"locale": speak, "color_scheme": seen})
    assert screens(page, speak, seen, "desk") == SCREENS


@pytest.mark.slow
@pytest.mark.parametrize(("speak", "seen"), [("de", "dark"), ("en", "light")])
def test_axe_finds_nothing_on_a_phone(pages: Watched, speak: str, seen: str) -> None:
    page = pages.open(options={**PHONE, "locale": speak, "color_scheme": seen})
    assert screens(page, speak, seen, "phone") == SCREENS


@pytest.mark.slow
def test_whatever_a_finger_needs_is_44_pixels_large(pages: Watched) -> None:
    page = pages.open(options=PHONE)
    page.wait_for_selector(".great:enabled")
    for summary in page.locator("details > summary").all():
        summary.click()
    assert page.evaluate(SMALL) == []
    meet_veteran(page)
    page.locator("button.big").click()
    until(Mouse(page), ".end")
    for tab in range(5):
        page.locator("[role=tab]").nth(tab).click()
        page.wait_for_timeout(100)
        assert page.evaluate(SMALL) == [], tab
    page.locator("[role=tab]").first.click()
    until(Mouse(page), "[data-choice^=strike]")
    page.locator("[data-choice^=strike]").first.click()
    page.wait_for_selector(".chooser .cell")
    assert page.evaluate(SMALL) == []
    page.locator("[data-declare]").click()
    page.get_by_role("button", name="Menu", exact=True).click()
    assert page.evaluate(SMALL) == []


@pytest.mark.parametrize("width", [320, pytest.param(640, marks=pytest.mark.slow)])
def test_nothing_goes_beyond_a_narrow_window_or_a_doubled_one(pages: Watched, width: int) -> None:
    # 640 by 400 is a window of 1280 by 800 at 200 %.
    page = pages.open(options={"viewport": {"width": width, "height": 400 if width == 640 else 640}})
    page.wait_for_selector(".great:enabled")
    for summary in page.locator("details > summary").all():
        summary.click()
    assert page.evaluate(WIDE) <= 0
    shot(page, f"narrow-{width}-start")
    meet_veteran(page)
    page.locator("button.big").click()
    until(Mouse(page), "[data-choice^=strike]")
    assert page.evaluate(WIDE) <= 0
    page.locator("[data-choice^=strike]").first.click()
    page.wait_for_selector(".chooser .cell")
    shot(page, f"narrow-{width}-declare")
    check(page, "declare")
    for tab in range(5):
        page.locator("[role=tab]").nth(tab).click()
        assert page.evaluate(WIDE) <= 0, tab
    outside = page.evaluate(
        "() => [...document.querySelectorAll('.side button, .side input, .ribbon button')].filter((one) => {"
        "const box = one.getBoundingClientRect(); return box.width && (box.left < -1 || box.right > innerWidth + 1) })"
        ".filter((one) => !one.closest('[role=tablist], .order, .unseen')).map((one) => one.outerHTML.slice(0, 100))"
    )
    assert outside == []


@pytest.mark.slow
def test_nothing_moves_by_itself_where_that_is_not_wanted(pages: Watched) -> None:
    page = pages.open(options={"reduced_motion": "reduce"})
    begin(page)
    until(Mouse(page), ".end")
    moving = page.evaluate(
        "() => [...document.querySelectorAll('*')].filter((one) => { const { transitionDuration: t, animationDuration: a,"
        " animationName: n } = getComputedStyle(one); return parseFloat(t) > 0.01 || (n !== 'none' && parseFloat(a) > 0.01) })"
        ".map((one) => one.outerHTML.slice(0, 100))"
    )
    assert moving == []


ENGLISH = ("the", "with", "and", "your", "you", "dice", "needs", "round", "move", "hit", "wounds", "rolled", "declares")


@pytest.mark.slow
def test_german_is_german_everywhere(pages: Watched) -> None:
    page = pages.open(options={"locale": "de-DE"})
    page.wait_for_selector(".great:enabled")
    # Scenarios and the system speak the language they were written in.
    texts = {"start": "\n".join(page.locator(".hero, .panel, header h2, section[aria-labelledby]").all_inner_texts())}
    begin_german(page)
    until(Mouse(page), "[data-choice^=strike]")
    texts["question"] = page.locator(".upper").inner_text() + page.locator(".ribbon").inner_text()
    page.locator("[data-choice^=strike]").first.click()
    page.wait_for_selector(".chooser .cell")
    texts["chooser"] = page.locator(".chooser").inner_text()
    page.locator("[data-declare]").click()
    until(Mouse(page), ".question.inner, #over")
    texts["inner"] = page.locator(".upper").inner_text()
    page.keyboard.press("/")
    page.keyboard.type("strike Nobody 3")
    page.keyboard.press("Enter")
    texts["refusal"] = page.locator(".refused").inner_text()
    for tab in range(5):
        page.locator("[role=tab]").nth(tab).click()
        page.wait_for_timeout(100)
        texts[f"panel {tab}"] = page.locator(".panels").inner_text()
    page.keyboard.press("?")
    texts["help"] = page.locator(".drawer").inner_text()
    texts["labels"] = " ".join(
        page.evaluate(
            "() => [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((one) =>"
            " ['aria-label', 'title', 'placeholder'].map((name) => one.getAttribute(name) ?? ''))"
        )
    )
    for where, text in texts.items():
        words = text.lower().replace("/", " ").replace(",", " ").replace(":", " ").replace(".", " ").split()
        assert not set(words) & set(ENGLISH), (where, sorted(set(words) & set(ENGLISH)), text)
    assert page.locator("html").get_attribute("lang") == "de"


def begin_german(page: Page) -> None:
    """A duel with a seed, the words being German."""
    page.locator("details").nth(1).locator("summary").click()
    page.locator("input[inputmode=numeric]").fill("7")
    meet_veteran(page)
    page.locator("button.big").click()
    page.wait_for_selector("[data-figure]")
