"""Measures the page: its weight, how soon it is ready, how a large board pans, what advice costs during a duel.

The browser is the machine's own Chromium, drawing in software. `python bench/page.py` runs it alone.
"""

import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
import msgspec

from affray.core.faces.guide import Offer
from affray.space.hex import Hex, distance, neighbour
from affray.web.messages import Position, Welcome
from bench.server import ADDRESS

Row = tuple[str, float, str]
NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"]
FRAMES = """async () => {
  const app = document.querySelector('[role=application]');
  const send = (kind, x, y) => app.dispatchEvent(new PointerEvent(kind,
    {pointerId: 1, pointerType: 'touch', button: 1, clientX: x, clientY: y, bubbles: true}));
  const taken = [];
  send('pointerdown', 400, 400);
  let last = await new Promise(requestAnimationFrame);
  for (let n = 0; n < 180; n++) {
    send('pointermove', 400 + 250 * Math.sin(n / 12), 400 + 200 * Math.cos(n / 15));
    const now = await new Promise(requestAnimationFrame);
    taken.push(now - last);
    last = now;
  }
  send('pointerup', 400, 400);
  return taken;
}"""


@contextmanager
def serve() -> Iterator[str]:
    """A server of its own; its address."""
    with tempfile.TemporaryDirectory() as folder:
        code = f"from affray.cli.main import main; main(['serve', '--port', '0', '--no-open', '--store', {folder + '/s'!r}])"
        with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE) as server:
            try:
                assert server.stdout is not None
                found = ADDRESS.search(server.stdout.readline())
                assert found is not None
                yield found[0].decode().rstrip("/")
            finally:
                server.terminate()


def weight() -> int:
    """The bytes of all files of the page."""
    page = Path(str(files("affray.web").joinpath("page")))
    return sum(path.stat().st_size for path in page.rglob("*") if path.is_file())


LOADED = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .filter((one) => !one.name.includes('/api/')).reduce((sum, one) => sum + one.decodedBodySize, 0)"""


def percentile(taken: list[float], share: float) -> float:
    """The time below which so large a share lies."""
    ordered = sorted(taken)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def hexsides_off(facing: int, way: int) -> int:
    """How many hexsides lie between a facing and a direction."""
    return min((facing - way) % 6, (way - facing) % 6)


def foe_distance(pos: dict[int, Hex]) -> int:
    """How far the two figures stand apart; 0 when one is gone."""
    return distance(pos[0], pos[1]) if len(pos) == 2 else 0


def harmless_offers(position: Position) -> list[Offer]:
    """The offers that end nothing for good."""
    assert position.asked is not None
    return [choice.offer for choice in position.asked.choices if not choice.offer.ends]


def guide_answer(position: Position, walked: list[str]) -> str:
    """An answer in the guide: towards the nearest foe, no farther than four hexes a turn; a blow, a shot or a spell
    where there is one, else the first answer but waiting."""
    asked, offers = position.asked, harmless_offers(position)
    assert asked is not None
    here = next((figure.counter for figure in position.figures if figure.counter.id == asked.who), None)
    foes = [figure.counter.pos for figure in position.figures if here and figure.counter.side != here.side]
    blows = [offer.text for offer in offers if offer.group in {"strike", "shoot", "throw", "cast"}]
    steps = [
        (min(distance(offer.hex, foe) for foe in foes), offer.text)
        for offer in offers
        if offer.group == "step" and offer.hex and foes
    ]
    if here and steps and len(walked) < 4 and min(steps)[0] < min(distance(here.pos, foe) for foe in foes):
        return min(steps)[1]
    turns = [
        (hexsides_off(offer.facing, direction_to_foe(here.pos, foes)), offer.text)
        for offer in offers
        if here and offer.group == "face"
    ]
    rest = [offer.text for offer in offers if offer.text not in {"pass", "end"}]
    return (blows or [text for _, text in sorted(turns)] or rest or [offer.text for offer in offers])[0]


def direction_to_foe(pos: Hex, foes: list[Hex]) -> int:
    """The direction in which the nearest foe lies."""
    return min(range(6), key=lambda way: min((distance(neighbour(pos, way), foe) for foe in foes), default=0))


def foeman_answer(position: Position, walked: list[str]) -> str:
    """An answer in Foeman: two steps ahead to a foe who is far; a strike with four dice where there is one; else a turn
    to a foe beside him, waiting, the shield, or the first answer."""
    offers = harmless_offers(position)
    pos = {figure.counter.side: figure.counter.pos for figure in position.figures}
    facing = next(figure.counter.facing for figure in position.figures if figure.counter.side == 0)
    foe = next((way for way in range(6) if neighbour(pos[0], way) == pos.get(1)), facing)
    turns = sorted(
        (offer for offer in offers if offer.group == "face"), key=lambda offer: hexsides_off(offer.facing, foe)
    )
    strikes = [offer.text for offer in offers if offer.group == "attack" and offer.dice in (3, 4)]
    liked = [offer.text for offer in offers if offer.text in {"stop", "defend shield"}]
    better = [offer.text for offer in turns if hexsides_off(offer.facing, foe) < hexsides_off(facing, foe)]
    ways = [
        (distance(offer.hex, pos[1]), offer.text)
        for offer in offers
        if offer.group == "step" and offer.hex and 1 in pos
    ]
    steps = [min(ways)[1]] if ways and foe_distance(pos) > 3 and len(walked) < 2 else []
    return (strikes or steps or better or liked or [offer.text for offer in offers])[0]


PAUSE = 0.05
"""Seconds between two looks at a game that is not its turn yet."""


class Player:
    """A person who plays a fight against `greedy` over HTTP and looks at all advice before each answer."""

    def __init__(self, url: str, system: str, scenario: str, foe: str, seed: int) -> None:
        self.http = httpx.Client(base_url=url, timeout=60)
        self.policy = foeman_answer if system == "foeman" else guide_answer
        wanted = {"system": system, "scenario": scenario, "seats": {foe: "greedy"}, "seed": seed}
        made = self.http.post("/api/games", json=wanted).json()
        self.game, self.http.headers["authorization"] = made["game"], f"Bearer {made['token']}"
        self.took: dict[str, list[float]] = {"prospects": [], "places": [], "threats": []}
        self.slowest = (0.0, "")

    def ask(self, what: str, **query: str) -> object:
        """Advice, and how long it took."""
        start = time.perf_counter()
        reply = self.http.get(f"/api/games/{self.game}/{what}", params=query)
        took = time.perf_counter() - start
        reply.raise_for_status()
        self.took[what].append(took)
        return reply.json()

    def position(self) -> Position:
        """How the game stands; waits where the server's limit of requests is reached."""
        while (reply := self.http.get(f"/api/games/{self.game}")).status_code == httpx.codes.TOO_MANY_REQUESTS:
            time.sleep(PAUSE)
        return msgspec.json.decode(reply.content, type=Welcome).position

    def play(self, most: int = 120) -> None:
        """Answers as its policy likes, until the fight is over or so many answers are given."""
        walked: list[str] = []
        for number in range(most):
            position = self.position()
            while not position.over and not (position.asked and position.asked.choices):
                time.sleep(PAUSE)
                position = self.position()
            if position.over or position.asked is None:
                return
            asked = position.asked
            before = sum(self.took["prospects"])
            self.ask("prospects")
            spent = sum(self.took["prospects"]) - before
            if spent > self.slowest[0]:
                self.slowest = (spent, f"{asked.code} with {len(asked.choices)} answers")
            if asked.who:
                self.ask("places", who=asked.who)
            self.ask("threats", side="0")
            text = self.policy(position, walked)
            answer = {"id": f"b{number}", "state": position.state, "answers": [text]}
            walked = [*walked, text] if asked.code == "move" else []
            self.http.post(f"/api/games/{self.game}/answers", json=answer).raise_for_status()


def measure_advice(url: str) -> list[Row]:
    """The previews of four Foeman duels and of the guide's largest fight from both sides, the machine code of the odds being loaded
    by a first duel."""
    first = Player(url, "foeman", "duel", "Blue", 1)
    first.play()
    duels = [Player(url, "foeman", "duel", "Blue", seed) for seed in range(2, 6)]
    hunts = [Player(url, "melee", "dragon", foe, 2) for foe in ("Dragon", "Company")]
    rows: list[Row] = [("page, first odds of a server", max(first.took["prospects"]), "once a start")]
    for title, players in (("", duels), ("dragon ", hunts)):
        for player in players:
            player.play()
        for what in ("prospects", "places", "threats"):
            taken = [entry for player in players for entry in player.took[what]]
            note = f"median {1000 * percentile(taken, 0.5):.1f} ms, slowest {1000 * max(taken):.0f} ms of {len(taken)}"
            if what == "prospects":
                note += f" ({max(player.slowest for player in players)[1]})"
            rows.append((f"page, {title}{what}, p95", percentile(taken, 0.95), note))
    return rows


def large_duel(url: str) -> str:
    """The address of a duel on a board of 60 by 40 hexes."""
    from affray.game import Game, dumps
    from affray.game.scenario import read_scenario_file
    from affray.systems.foeman.system import SYSTEM

    duel = Path(str(files("affray.systems.foeman").joinpath("data/scenarios"))) / "01-duel.toml"
    with tempfile.NamedTemporaryFile("w", suffix=".toml") as file:
        file.write(duel.read_text().replace("columns = 9", "columns = 60").replace("height = 9", "height = 40"))
        file.flush()
        scenario = read_scenario_file(file.name)
    record = dumps(Game.new(SYSTEM, scenario, seed=1)).decode()
    made = httpx.post(f"{url}/api/games", json={"record": record}, timeout=60).json()
    return f"{url}/game/{made['game']}#{made['token']}"


def measure_browser(url: str) -> list[Row]:
    """The first page in a cold browser, and a board of 60 by 40 hexes dragged about."""
    from playwright.sync_api import sync_playwright

    path = next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        return [("page, no Chromium on the path", 0.0, "not measured")]
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=path, args=FLAGS)
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        start = time.perf_counter()
        page.goto(url + "/")
        page.wait_for_selector(".great:enabled")
        ready = time.perf_counter() - start
        start = time.perf_counter()
        page.locator(".great").click()
        page.wait_for_selector(".question button:enabled")
        table = time.perf_counter() - start
        loaded = page.evaluate(LOADED)
        page.goto(large_duel(url))
        page.wait_for_selector("[data-figure]")
        page.locator("[aria-label='Zoom in']").click()
        page.wait_for_timeout(500)
        taken = page.evaluate(FRAMES)
        browser.close()
    middle = sum(taken) / len(taken) / 1000
    return [
        ("page, files of a fight", 0.0, f"{loaded / 1000:.0f} kB from the first screen to the table"),
        ("page, first screen ready", ready, "cold browser, warm server"),
        ("page, click to the table", table, ""),
        ("page, 60 x 40 board, a frame", middle, f"{1 / middle:.0f} a second; p95 {percentile(taken, 0.95):.0f} ms"),
    ]


def measure_page() -> list[Row]:
    """Everything about the page."""
    size = weight()
    rows: list[Row] = [("page, weight", 0.0, f"{size / 1000:.0f} kB in all")]
    with serve() as url:
        rows += measure_browser(url)
        rows += measure_advice(url)
    return rows


def main() -> None:
    """Prints the table."""
    for what, took, note in measure_page():
        print(f"{what:30} {1000 * took:12.4f} ms  {note}")


if __name__ == "__main__":
    main()
