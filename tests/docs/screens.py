"""Pictures of the page, as a server shows it: `python -m tests.docs.screens FOLDER ADDRESS [LANGUAGE]`.

Without a language these are the main screens, with one the pictures of the pages that teach a system.
"""

import base64
import shutil
import sys
from itertools import count
from pathlib import Path

import httpx
from playwright.sync_api import Page, ViewportSize, sync_playwright

from affray.game.game import Game
from affray.game.record import dumps
from affray.game.scenario import load_scenario
from affray.play import make_seat
from affray.play.run import give_answer
from affray.systems import registry

WIDE, TALL = 1440, 900
QUALITY = 0.6
TO_WEBP = """async ([picture, quality]) => {
  const drawn = new Image();
  drawn.src = `data:image/png;base64,${picture}`;
  await drawn.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [drawn.width, drawn.height];
  canvas.getContext("2d").drawImage(drawn, 0, 0);
  return canvas.toDataURL("image/webp", quality);
}"""
STILL = 1_500
"""Milliseconds after which a screen is there wholly."""
PLACES = {
    "start": "/",
    "armies": "/armies",
    "army": "/armies/new",
    "figure": "/figures/new#melee",
    "battlefield": "/fields/new",
    "laboratory": "/lab",
    "rules": "/rules/foeman",
}
"""Screens that are places of their own."""
FIGHTS = {
    "duel": ("foeman", "two-against-two", 30),
    "dragon": ("melee", "dragon", 40),
    "battle": ("wargame", "pitched-battle", 24),
    "delve": ("fortmayn", "first-delve", 24),
}
"""Games by computers, as they stand after so many answers at the next question that has choices."""
TAUGHT = {
    "foeman-move": ("foeman", "duel", 1),
    "foeman-bid": ("foeman", "duel", 20),
    "melee-move": ("melee", "duel", 4),
    "melee-act": ("melee", "duel", 22),
    "wargame-move": ("wargame", "patrol-clash", 26),
    "fortmayn-stage": ("fortmayn", "level-one", 5),
}
"""The same for the pages that teach a system."""
PRESSED = {"foeman-bid": "1"}
"""The key that shows what a picture is about."""
SMALL: ViewportSize = {"width": 1180, "height": 720}


def fight(address: str, system_key: str, scenario: str, answers: int) -> str:
    """The address of a game that has come so far."""
    system = registry.load_system(system_key)
    game = Game.new(system, load_scenario(system_key, scenario), seed=1)
    seats = [make_seat("greedy-1", side) for side, _ in enumerate(system.sides(game.state))]
    for given in count():
        question = game.question
        assert question is not None, f"{scenario} ends before {answers} answers"
        if given >= answers and not question.inner and len(question.answers) > 1:
            break
        give_answer(game, seats[question.side], question)
    made = httpx.post(f"{address}/api/games", json={"record": dumps(game).decode()}, timeout=60).json()
    return f"{address}/game/{made['game']}#{made['token']}"


def run_desk(page: Page, address: str) -> None:
    """A game master's desk with a scene before it."""
    page.goto(address)
    page.get_by_role("button", name="Run a table").click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("[data-desk=master]")


def teach(folder: Path, address: str, language: str) -> None:
    """Takes the pictures of the pages that teach a system, in a language."""
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport=SMALL, reduced_motion="reduce", color_scheme="light", locale=language)
        for name, wanted in TAUGHT.items():
            page.goto(fight(address, *wanted))
            page.wait_for_selector(".table[data-asked=true]")
            if name in PRESSED:
                page.keyboard.press(PRESSED[name])
            take(page, folder / name)
        browser.close()


def main(folder: Path, address: str) -> None:
    """Takes a picture of every screen."""
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": WIDE, "height": TALL}, reduced_motion="reduce", color_scheme="light")
        for name, place in PLACES.items():
            page.goto(address + place)
            take(page, folder / name)
        for name, wanted in FIGHTS.items():
            page.goto(fight(address, *wanted))
            page.wait_for_selector(".table[data-asked=true]")
            take(page, folder / name)
        run_desk(page, address)
        take(page, folder / "desk")
        browser.close()


def take(page: Page, path: Path) -> None:
    """A picture of the screen once it is still."""
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(STILL)
    path.with_suffix(".webp").write_bytes(as_webp(page, page.screenshot()))
    print(path.with_suffix(".webp"))


def as_webp(page: Page, picture: bytes) -> bytes:
    """A picture as WebP, which is half as large as JPEG; the browser makes it, on a page of its own."""
    browser = page.context.browser
    assert browser is not None
    blank = browser.new_page()
    made: str = blank.evaluate(TO_WEBP, [base64.b64encode(picture).decode(), QUALITY])
    blank.close()
    return base64.b64decode(made.partition(",")[2])


if __name__ == "__main__":
    if len(sys.argv) > 3:
        teach(Path(sys.argv[1]), sys.argv[2].rstrip("/"), sys.argv[3])
    else:
        main(Path(sys.argv[1]), sys.argv[2].rstrip("/"))
