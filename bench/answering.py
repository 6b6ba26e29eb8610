"""Measures how soon the page shows what an answer changed, answer by answer, for each system: `python bench/answering.py`.

A game is played by pressing what is listed, every side from one browser. From the press to the frame that shows the new state.
"""

import shutil
import statistics
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
from playwright.sync_api import Page, sync_playwright

from bench.page import FLAGS, NAMES, Row, percentile, serve

GAMES = {"foeman": "duel", "melee": "duel", "wargame": "patrol-clash", "fortmayn": "duel"}
ANSWERS = 200
MOST_TRIES = 2_000
PRESS = """async (seed) => {
  const table = document.querySelector('.table');
  if (table.dataset.over === 'true') return -1;
  if (table.dataset.asked !== 'true') return await new Promise((go) => setTimeout(() => go(0), 20));
  const seen = (found) => [...document.querySelectorAll(found)].filter((one) => !one.disabled && one.checkVisibility());
  const known = seen('[data-declare], [data-cast]');
  const open = known.length ? known : [...seen('.question [data-choice]'), ...seen('[data-gives]'), ...seen('.ribbon .end')];
  const all = [...document.querySelectorAll('.question button')].find((one) => one.textContent.includes('List everything'));
  if (!open.length && all) all.click();
  if (!open.length) return await new Promise((go) => setTimeout(() => go(0), 20));
  const before = table.dataset.state, start = performance.now();
  open[seed % open.length].click();
  for (let frame = 0; frame < 120; frame++) {
    await new Promise(requestAnimationFrame);
    if (table.dataset.state !== before) return performance.now() - start;
    if (frame > 12 && document.querySelector('.chooser, .cast')) return 0;
  }
  return 0;
}"""
"""Presses something that is listed; the milliseconds until the page showed what came of it, 0 where nothing did, -1 at the end."""


def answered(page: Page, url: str, system: str, scenario: str) -> Iterator[float]:
    """How long each answer took to be seen, game after game."""
    for seed in count(1):
        made = httpx.post(
            f"{url}/api/games", json={"system": system, "scenario": scenario, "seed": seed}, timeout=60
        ).json()
        page.goto(f"{url}/game/{made['game']}#{made['token']}")
        page.wait_for_selector(".table[data-asked=true]")
        for press in range(MOST_TRIES):
            took = float(page.evaluate(PRESS, seed + 7 * press))
            if took < 0:
                break
            if took > 0:
                yield took


def measure_answers(url: str) -> list[Row]:
    """Each system's median and 95 of 100 over so many answers."""
    rows: list[Row] = []
    with sync_playwright() as play:
        path = next(filter(None, map(shutil.which, NAMES)), None)
        browser = play.chromium.launch(executable_path=path, args=FLAGS)
        for system, scenario in GAMES.items():
            page = browser.new_page(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
            times = [took for took, _ in zip(answered(page, url, system, scenario), range(ANSWERS), strict=False)]
            note = f"median of {len(times)}; p95 {percentile(times, 0.95):.0f} ms"
            rows.append((f"page, answer to board, {system}", statistics.median(times) / 1000, note))
            page.close()
        browser.close()
    return rows


def measure_all_answers() -> list[Row]:
    """The same over a server of its own."""
    with serve() as url:
        return measure_answers(url)


if __name__ == "__main__":
    for what, took, note in measure_all_answers():
        print(f"{what:34} {1000 * took:8.1f} ms  {note}")
