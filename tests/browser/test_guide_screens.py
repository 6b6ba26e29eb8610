"""Setup, rules and figures of the Combat and Movement Guide: axe, fingers, words for each house rule in both languages."""

import pytest

from affray.systems import registry
from tests.browser.pages import PHONE, Watched, of_rules, shot
from tests.browser.test_looks import SMALL, WIDE, check

RULES = "Combat and Movement Guide"


@pytest.mark.slow
@pytest.mark.parametrize("phone", [pytest.param(False, marks=pytest.mark.slow), True], ids=["desk", "phone"])
def test_axe_finds_nothing_before_the_fight(pages: Watched, phone: bool) -> None:
    speak = "de" if phone else "en"
    page = pages.open(options={**(PHONE if phone else {}), "locale": speak})
    of_rules(page, RULES)
    page.locator("#option-turn_limit").wait_for(state="attached")
    for summary in page.locator("details > summary").all():
        summary.click()
    titles = page.locator(".setup li label").all_inner_texts()
    assert len(titles) == len(registry.load_system("melee").facts.options)
    assert {"en": "Most turns", "de": "Höchstzahl der Runden"}[speak] in titles
    assert all(text.strip() for text in page.locator(".setup li p").all_inner_texts())
    check(page, "setup")
    shot(page, f"guide-setup-{speak}")
    for path, sign in (("/rules/melee#CM-ATTR-01", "[data-clause=CM-ATTR-01]"), ("/figures/new#melee", "h1")):
        if phone:
            assert page.evaluate(SMALL) == []
            assert page.evaluate(WIDE) <= 0
        page.goto(path)
        page.locator(sign).first.wait_for()
        page.wait_for_timeout(150)
        check(page, path)
        shot(page, f"guide-{path.split('/')[1]}-{speak}")
