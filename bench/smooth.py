"""Measures whether a fight runs smoothly, for each system or those named: `python bench/smooth.py [SYSTEM]...`.

A game against a computer is played by real presses of what is listed. A trace tells which tasks of the page's thread took
more than 50 ms of processor time, the browser itself what moved without a press within half a second.
"""

import argparse
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
import msgspec
from playwright.sync_api import Browser, Page, sync_playwright

from bench.answering import GAMES
from bench.page import FLAGS, NAMES, Row, serve

PRESSES = 25
LONG = 50
"""Milliseconds of processor time from which a task is felt."""
SETTLE = 1000
PAUSE = 700
"""Milliseconds between two presses: what moves more than 500 after one moves by itself."""
MOST = 20
"""So many tasks of a fight are looked at."""
CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "v8"]
WATCH = """() => {
  window.shifts = [];
  addEventListener('pointermove', ({ clientX, clientY }) => (window.pointer = [clientX, clientY]), true);
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      const [x, y] = window.pointer ?? [-1, -1];
      const isUnder = ({ left, right, top, bottom }) => x >= left && x < right && y >= top && y < bottom;
      const named = (node) => node?.closest?.('[class]')?.className?.toString().replace(/ ?svelte-\\w+/g, '') ?? '';
      window.shifts.push([value, sources.some(({ currentRect }) => isUnder(currentRect)), named(sources[0]?.node)]);
    }
  }).observe({ type: 'layout-shift' });
}"""
"""Keeps what moved by itself: how much, whether under the pointer, and what."""
PLACE = """(seed) => {
  const table = document.querySelector('.table');
  if (table.dataset.over === 'true') return [];
  if (table.dataset.asked !== 'true') return null;
  const seen = (found) => [...document.querySelectorAll(found)].filter((one) => !one.disabled && one.checkVisibility());
  const known = seen('[data-declare], [data-cast]');
  const open = known.length ? known : [...seen('.question [data-choice]'), ...seen('[data-gives]'), ...seen('.ribbon .end')];
  const all = seen('.question button').find((one) => one.textContent.includes('List everything'));
  const one = open.length ? open[seed % open.length] : all;
  if (!one) return null;
  one.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
"""The middle of something that is listed; null where nothing is, nothing at the end."""


class Data(msgspec.Struct):
    """Which code an event of a trace ran."""

    function: str = msgspec.field(name="functionName", default="")
    url: str = ""
    line: int = msgspec.field(name="lineNumber", default=0)


class Arguments(msgspec.Struct):
    """What an event of a trace says of itself."""

    name: str | int = ""
    data: Data | str = ""


class Event(msgspec.Struct):
    """An event of a trace; times in microseconds, `tdur` of the processor."""

    name: str
    pid: int
    tid: int
    ph: str = ""
    ts: int = 0
    dur: int = 0
    tdur: int = 0
    args: Arguments | str = ""


class Trace(msgspec.Struct):
    """What Chromium writes."""

    events: list[Event] = msgspec.field(name="traceEvents")


class Task(NamedTuple):
    """A task of the page's thread: milliseconds of processor time, and what took most of them."""

    took: float
    cause: str


def cause_of(task: Event, events: list[Event]) -> str:
    """What took most of a task's time, the deepest that took more than half of it."""
    end = task.ts + task.dur
    parts = [
        event for event in events if task.ts <= event.ts < end and event is not task and event.tdur > task.tdur / 2
    ]
    if not parts:
        return "many small parts"
    part = min(parts, key=lambda entry: entry.tdur)
    data = part.args.data if isinstance(part.args, Arguments) else ""
    if not isinstance(data, Data) or not data.url:
        return part.name
    return f"{part.name} {data.function} {data.url.rpartition('/')[2]}:{data.line}"


def long_tasks(trace: bytes) -> list[Task]:
    """The tasks of the page's thread, the longest first."""
    events = msgspec.json.decode(trace, type=Trace, strict=False).events
    named = [event for event in events if event.name == "thread_name" and isinstance(event.args, Arguments)]
    threads = {(entry.pid, entry.tid) for entry in named if entry.args.name == "CrRendererMain"}  # type: ignore[union-attr]
    ours = [event for event in events if event.ph == "X" and (event.pid, event.tid) in threads]
    found = sorted((mine for mine in ours if mine.name == "RunTask"), key=lambda mine: -mine.tdur)
    return [Task(entry.tdur / 1000, cause_of(entry, ours)) for entry in found[:MOST]]


def press(page: Page, presses: int) -> int:
    """Presses what is listed until the game is over; how often something was pressed."""
    pressed = 0
    for seed in range(4 * presses):
        place = page.evaluate(PLACE, 1 + 7 * seed)
        if place == [] or pressed == presses:
            break
        if place:
            page.mouse.move(*place)
            page.mouse.click(*place)
            pressed += 1
        page.wait_for_timeout(PAUSE if place else 100)
    page.wait_for_timeout(1000)
    return pressed


class Shift(NamedTuple):
    """Something that moved by itself: how much, whether under the pointer, and what."""

    value: float
    is_under: bool
    name: str


class Fight(NamedTuple):
    """What a fight showed."""

    pressed: int
    tasks: list[Task]
    shifts: list[Shift]


def fought(browser: Browser, url: str, wanted: dict[str, object], presses: int) -> Fight:
    """A fight against `greedy` by presses of what is listed."""
    made = httpx.post(f"{url}/api/games", json=wanted, timeout=60).json()
    shown = httpx.get(
        f"{url}/api/games/{made['game']}", headers={"authorization": f"Bearer {made['token']}"}, timeout=60
    )
    *_, last = [side["name"] for side in shown.json()["sides"] if not side.get("idle")]
    made = httpx.post(f"{url}/api/games", json={**wanted, "seats": {last: "greedy"}}, timeout=60).json()
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.goto(f"{url}/game/{made['game']}#{made['token']}")
    page.wait_for_selector(".table[data-asked=true]")
    page.wait_for_timeout(SETTLE)
    page.evaluate(WATCH)
    browser.start_tracing(page=page, categories=CATEGORIES)
    pressed = press(page, presses)
    tasks = long_tasks(browser.stop_tracing())
    shifts = [Shift(*shift) for shift in page.evaluate("window.shifts")]
    page.close()
    return Fight(pressed, tasks, shifts)


def judged(browser: Browser, url: str, system: str, scenario: str) -> Iterator[Row]:
    """The long tasks of fights with so many presses together, and what moved in them."""
    fights: list[Fight] = []
    while (left := PRESSES - sum(fight.pressed for fight in fights)) > 0 and len(fights) < PRESSES:
        wanted = {"system": system, "scenario": scenario, "seed": 3 + len(fights)}
        fights.append(fought(browser, url, wanted, left))
    tasks = sorted((task for fight in fights for task in fight.tasks), key=lambda task: -task.took)
    felt = [task for task in tasks if task.took > LONG]
    shifts = [shift for fight in fights for shift in fight.shifts]
    pressed = sum(fight.pressed for fight in fights)
    longest = tasks[0] if tasks else Task(0, "")
    yield (
        f"page, longest task, {system}",
        longest.took / 1000,
        f"{len(felt)} over {LONG} ms in {pressed} presses, {len(fights)} fights; {longest.cause}",
    )
    moved = ", ".join(sorted({shift.name for shift in shifts})) or "nothing"
    under = sum(shift.is_under for shift in shifts)
    yield (
        f"page, shifts, {system}",
        0.0,
        f"{sum(shift.value for shift in shifts):.4f} in all, {under} under the pointer: {moved}",
    )


def measure_smoothness(*systems: str) -> list[Row]:
    """Each system's fight over a server of its own, or that of the systems named."""
    with serve() as url, sync_playwright() as play:
        path = next(filter(None, map(shutil.which, NAMES)), None)
        browser = play.chromium.launch(executable_path=path, args=FLAGS)
        rows = [row for system in systems or GAMES for row in judged(browser, url, system, GAMES[system])]
        browser.close()
    return rows


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description="Measures whether a fight runs smoothly.")
    asked.add_argument("system", nargs="*", help=f"one of {', '.join(GAMES)}; without one, all")
    systems = asked.parse_args().system
    if unknown := [system for system in systems if system not in GAMES]:
        asked.error(f"system {unknown[0]} is unknown; expected one of {', '.join(GAMES)}")
    for what, took, note in measure_smoothness(*systems):
        print(f"{what:34} {1000 * took:8.1f} ms  {note}", flush=True)
