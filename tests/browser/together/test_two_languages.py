"""Two browsers of two languages at one game: each has the page, the messages and the names in its own, and answers in it."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.acting.battling import Mouse, fight
from tests.browser.pages import PHONE, Watched

GERMAN: dict[str, object] = {"locale": "de-DE"}
UNITS = {"Risen dead", "Masked cultists", "Lightning coil crew", "Stitched giant", "The Professor"}
EINHEITEN = {"Auferstandene", "Maskierte Kultisten", "Blitzspulenmannschaft", "Genähter Riese", "Der Professor"}
FOREIGN = r"[^\n]*\b(?:Red|Blue|the|of|and|crew|dead|Longbowmen)\b[^\n]*"
LISTED = "() => [...document.querySelectorAll('[data-unit]')].map((one) => one.dataset.unit)"


def seats(pages: Watched, lang: str, options: dict[str, object] | None = None) -> tuple[Page, Page]:
    """A patrol clash made in a language: the pages of Red in English, and of Blue in German."""
    first, second = pages.open("/", {"locale": "en-US"}), pages.open("/", {**GERMAN, **(options or {})})
    game = {"system": "wargame", "scenario": "patrol-clash", "seed": 7, "seats": {"Red": "me", "Blue": "friend"}}
    made = first.request.post(f"/api/games?lang={lang}", data=game).json()
    first.goto(f"/game/{made['game']}#{made['token']}")
    second.goto(f"/game/{made['game']}#{made['friends'][0]['token']}")
    return first, second


@pytest.mark.parametrize(
    ("made", "options"),
    [
        pytest.param("en", {}, id="en", marks=pytest.mark.slow),
        pytest.param("de", {}, id="de"),
        pytest.param("en", PHONE, id="phone"),
    ],
)
def test_each_seat_has_one_language_whoever_made_the_game(
    pages: Watched, made: str, options: dict[str, object]
) -> None:
    english, german = seats(pages, made, options)
    english.wait_for_selector(".table")
    german.wait_for_selector(".table")
    # Each answers by the names that he reads, whoever's turn it is.
    for _ in range(30):
        for page in (english, german):
            if page.locator(".table[data-asked=true]").count():
                fight(Mouse(page), most=1)
        if german.locator(".planeboard [data-unit] .base").count() > 40:
            break
        german.wait_for_timeout(150)
    expect(german.get_by_role("log")).to_contain_text("Langbogenschützen (Rot): aufgestellt")
    expect(english.get_by_role("log")).to_contain_text("Risen dead (Blue): deployed")
    for tab in range(5):
        german.locator("[role=tab]").nth(tab).click()
        said = german.inner_text("body")
        assert not german.evaluate("([text, foreign]) => text.match(new RegExp(foreign, 'g'))", [said, FOREIGN]), tab
    english.locator("[role=tab]").nth(2).click()
    seen = english.inner_text("body")
    assert "Rot" not in seen and "Langbogen" not in seen
    assert {"Red", "Longbowmen"} <= {word for word in ("Red", "Longbowmen") if word in seen}
    assert set(german.evaluate(LISTED)) & EINHEITEN and not set(german.evaluate(LISTED)) & UNITS
    assert set(english.evaluate(LISTED)) & UNITS


def test_a_language_in_the_address_is_a_choice_on_every_page(pages: Watched) -> None:
    page = pages.open("/?lang=de", {"locale": "en-US"})
    for path in ("/?lang=de", "/lab?lang=de", "/rules?lang=de", "/learn?lang=de", "/figures?lang=de"):
        page.goto(path)
        expect(page.locator("html")).to_have_attribute("lang", "de")
        assert "lang" not in page.url
    page.goto("/help")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.goto("/?lang=xx")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.goto("/?lang=en")
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_a_table_in_a_language_of_the_address_keeps_its_seat(pages: Watched) -> None:
    english, _ = seats(pages, "en")
    path, token = english.url.removeprefix(pages.url).split("#")
    english.goto(f"{path}?lang=de#{token}")
    expect(english.locator(".table")).to_be_visible()
    expect(english.locator("html")).to_have_attribute("lang", "de")
    expect(english.get_by_text("Langbogenschützen").first).to_be_visible()
    assert english.url.endswith(f"#{token}") and "lang" not in english.url
