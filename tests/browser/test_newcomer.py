"""A newcomer's way from the first page to a won fight, by nothing but what the page offers: `-s` prints presses and seconds."""

import contextlib
import time

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Missed

from tests.browser.pages import Watched, of_rules

FIGHTS = {
    "Foeman": "Duel",
    "Combat and Movement Guide": "Duel",
    "Universal wargame": "Patrol clash",
    "Fortmayn": "A matter of honor",
}
SEEDS = (1, 2)
WEAKEST = "Computer 1 (recruit)"
MOST_GAMES = 8
MOST_PRESSES = 400
MOST_HINTS = 5
WAIT = 4_000
THINKING = 20_000
ADVICE = "() => document.querySelector('.thoughts li, .thoughts p')"
MOVED = "(state) => document.querySelector('.table')?.dataset.state !== state"


class Newcomer:
    """Somebody who presses what the page offers: the hint and what it says, else what is listed first."""

    def __init__(self, page: Page) -> None:
        self.page, self.presses, self.unhelped, self.begun = page, 0, 0, time.monotonic()

    def press(self, selector: str, name: str = "") -> bool:
        """Presses the first thing of a kind; whether there was one."""
        found = self.page.locator(selector, has_text=name or None).first
        if not found.count():
            return False
        with contextlib.suppress(Missed):
            found.click(timeout=WAIT)
        self.presses += 1
        return True

    def begin(self, rules: str, fight: str, seed: int) -> None:
        """Sets up a fight against the weakest computer."""
        of_rules(self.page, rules)
        self.page.locator(".scenarios").get_by_role("radio", name=fight).first.click()
        self.page.locator("fieldset select").nth(1).select_option(label=WEAKEST)
        self.page.get_by_text("Dice, clocks and more").click()
        self.page.get_by_label("Seed of the dice").fill(str(seed))
        self.page.get_by_role("button", name="Start the game").click()
        self.presses += 4
        expect(self.page.locator(".table")).to_be_visible()

    def ask(self) -> None:
        """Asks for a hint, where there is one; again a little later where the page says that it was asked too fast."""
        for _ in range(MOST_HINTS):
            if self.page.locator(".thoughts li").count() or not self.press(".thoughts button", "Hint"):
                return
            with contextlib.suppress(Missed):
                self.page.wait_for_function(ADVICE, timeout=THINKING)
            if self.page.locator(".thoughts li").count() or not self.press(".thoughts button", "Hint"):
                return
            self.page.wait_for_timeout(WAIT)

    def decide(self) -> None:
        """Answers once."""
        state = self.page.locator(".table").get_attribute("data-state")
        self.ask()
        if not self.press(".thoughts button:enabled", "Do it"):
            self.unhelped += 1
            kinds = (".question [data-choice]:enabled", ".question button:enabled", ".end:enabled")
            any(self.press(kind) for kind in kinds)
        with contextlib.suppress(Missed):
            self.page.wait_for_function(MOVED, arg=state, timeout=WAIT)

    def fight(self) -> bool:
        """Fights to the end; whether the newcomer won."""
        while self.presses < MOST_PRESSES:
            self.page.wait_for_selector(".table[data-asked=true], .table[data-over=true]")
            if self.page.locator(".table[data-over=true]").count():
                expect(self.page.get_by_role("button", name="Play again", exact=True)).to_be_visible()
                return self.page.get_by_text("You have won").count() > 0
            self.decide()
        raise AssertionError(f"{self.presses} presses and no end")


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("rules", FIGHTS)
def test_a_newcomer_wins_by_what_the_page_offers(pages: Watched, rules: str, seed: int) -> None:
    # Nobody asks for hints as fast as this; the page says so, and the newcomer asks again.
    pages.allowed = ("Failed to load resource: the server responded with a status of 429",)
    newcomer = Newcomer(pages.open("/"))
    newcomer.begin(rules, FIGHTS[rules], seed)
    for game in range(1, MOST_GAMES + 1):
        won, seconds = newcomer.fight(), time.monotonic() - newcomer.begun
        counts = f"{newcomer.presses} presses, {newcomer.unhelped} without a hint, {seconds:.0f} s"
        print(f"\n{rules}, seed {seed}: {'won' if won else 'lost'} game {game}, {counts}", flush=True)
        if won:
            return
        before = newcomer.page.url
        newcomer.press("button", "Play again")
        newcomer.page.wait_for_function("(before) => location.href !== before", arg=before)
    raise AssertionError(f"{MOST_GAMES} fights lost")
