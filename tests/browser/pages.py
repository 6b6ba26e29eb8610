"""The pages of a test, what they complain of, and how a game is begun in them."""

import os
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

SOCKETS = """window.sockets = []; window.WebSocket = class extends WebSocket {
  constructor(...given) { super(...given); window.sockets.push(this); } };"""
"""The page's sockets, so that a test can cut them."""
LATER = """window.WebSocket = class extends WebSocket {
  get onmessage() { return this.hears ?? null; }
  set onmessage(hears) {
    this.hears = hears;
    super.onmessage = hears && ((event) => setTimeout(() => this.hears === hears && this.hears(event), LATE));
  } };"""
"""Sockets whose news comes so many milliseconds late, in its order, and not at all once nobody hears it any more."""
LATE = [int(late) for late in os.environ.get("LATE", "0").split(",")]
"""How late each page of a test hears its news, in milliseconds, by turns: with `0,400` every second one 400, with `400` all."""
BLOCKED = "Service Worker registration blocked by Playwright"
PATIENCE = 60_000
"""Milliseconds that a page is waited for; a busy machine is slow, not wrong."""
SHOTS = Path(__file__).parent / "shots"
PHONE: dict[str, object] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


@contextmanager
def watching(browser: Browser, url: str) -> Iterator["Watched"]:
    """Pages over a server; whatever they complained of is an error in the end."""
    watched = Watched(browser, url)
    try:
        yield watched
    finally:
        watched.shut()
    watched.complain()


class Watched:
    """The pages of a test, and what they complained of."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser, self.url = browser, url
        self.contexts: list[BrowserContext] = []
        self.faults: list[str] = []
        self.allowed: tuple[str, ...] = ()
        self.opened = 0

    def open(self, path: str = "/", options: Mapping[str, object] | None = None) -> Page:
        """A page in a browser of its own; `options` are those of a context."""
        # Only the tests of what the page keeps want it kept.
        wide = {"viewport": {"width": 1280, "height": 800}, "accept_downloads": True, "service_workers": "block"}
        context = self.browser.new_context(base_url=self.url, **{**wide, **(options or {})})  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE)
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self.hear)
        page.add_init_script(SOCKETS)
        late = LATE[self.opened % len(LATE)]
        self.opened += 1
        if late:
            page.add_init_script(LATER.replace("LATE", str(late)))
        page.goto(path)
        return page

    def hear(self, said: ConsoleMessage) -> None:
        """Keeps what the page complains of."""
        if said.type in {"error", "warning"} and said.text != BLOCKED:
            self.faults.append(said.text)

    def shut(self) -> None:
        """Closes the pages."""
        for context in self.contexts:
            context.close()

    def complain(self) -> None:
        """What the pages complained of is an error, but for what the test allows."""
        faults = [fault for fault in self.faults if not fault.startswith(self.allowed or ("\0",))]
        assert not faults, faults


def shot(page: Page, name: str) -> None:
    """Keeps a picture of the page as it stands."""
    SHOTS.mkdir(exist_ok=True)
    page.screenshot(path=str(SHOTS / f"{name}.png"))


def of_rules(page: Page, name: str) -> None:
    """Chooses whose scenarios are shown on the first page."""
    page.locator(".systems [role=radio]", has_text=name).click()


def meet_veteran(page: Page) -> None:
    """Has the computer play at level 5, where it may: lower levels err by numbers that no seed foretells."""
    veteran = page.locator("fieldset select").nth(1).get_by_role("option", name=re.compile("Computer 5"))
    if veteran.count():
        page.locator("fieldset select").nth(1).select_option(label=veteran.inner_text())


def begin(
    page: Page,
    scenario: str = "Duel",
    *,
    seed: int = 7,
    seats: tuple[str, ...] = (),
    house: Mapping[str, str] | None = None,
    **more: str,
) -> None:
    """Sets a game up on the first page; `seats` are the words of the lists, where absent with an opponent that does not err,
    `house` the house rules chosen, `more` what is typed beyond the seed and the rules wanted, by their name."""
    if "rules" in more:
        of_rules(page, more["rules"])
    page.locator(".scenarios").get_by_role("radio", name=scenario).first.click()
    if not seats:
        meet_veteran(page)
    for place, seat in enumerate(seats):
        page.locator("fieldset select").nth(place).select_option(label=seat)
    if house:
        page.get_by_text("House rules").click()
    for name, value in (house or {}).items():
        page.locator(f"#option-{name}").select_option(value)
    page.get_by_text("Dice, clocks and more").click()
    page.get_by_label("Seed of the dice").fill(str(seed))
    if "dice" in more:
        page.get_by_label("We throw real dice").check()
    if "minutes" in more:
        page.get_by_label("Play with clocks").check()
        page.get_by_label("Minutes a side").fill(more["minutes"])
    if "name" in more:
        page.get_by_label("Your name at the table").fill(more["name"])
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("[data-figure]")


def from_nothing(page: Page) -> None:
    """Empties what a maker of figures or armies begins with."""
    page.get_by_role("button", name="Begin from nothing").click()


def copied(page: Page, name: str) -> str:
    """What a copy button puts on the clipboard."""
    page.get_by_role("button", name=name).first.click()
    page.get_by_role("button", name="Copied").first.wait_for()
    return str(page.evaluate("navigator.clipboard.readText()"))


def panel(page: Page, name: str) -> None:
    """Opens a panel beside the board."""
    page.get_by_role("tab", name=name).click()


def saved(page: Page, folder: Path) -> Path:
    """The record of the game, as the menu gives it."""
    page.get_by_role("button", name="Menu", exact=True).click()
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save the record").first.click()
    path = folder / waiting.value.suggested_filename
    waiting.value.save_as(path)
    return path
