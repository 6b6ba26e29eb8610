"""A server on which every text that somebody can give holds markup, links and signs of template languages."""

import json
import re
from collections.abc import Mapping
from pathlib import Path

import httpx

from affray.lab.ladder.game import GameOutcome, PairOutcome
from affray.lab.ladder.plan import LadderPlan, LadderSpec
from affray.lab.ladder.run import LADDER
from affray.lab.ladder.tallies import Tally
from affray.lab.sweep.ledger import Ledger
from affray.lab.sweep.local import Processes
from affray.lab.sweep.plan import Plan
from affray.lab.sweep.run import run_sweep
from affray.lab.sweep.spec import spec_from_toml
from affray.web.messages import Made
from tests.units.web.served import bearer, made_game

TAG, LINK = "<script>alert(1)</script>", "[x](javascript:alert(2)) {$x} **b**"
"""As names may be."""
SIGNS = "{$x} **b** <b>[y](z)"
"""As names of units and weapons may be."""
PICTURE = "<img src=x onerror=alert(3)>"
WORDS = f"{PICTURE} {TAG} {LINK} {{ -brand }} &lt;b&gt; `b` # | <svg onload=alert(4)>"
"""As texts may be that are no names."""
EXAMPLES = Path(__file__).parents[3] / "examples"
LESSON = Path(__file__).parents[3] / "src/affray/systems/foeman/data/lessons/01-first-blow.toml"
PACKS: Mapping[str, Mapping[str, str]] = {
    "drowned-coast": {"Old Marrow": LINK, '"Wreckers"': f'"{TAG}"'},
    "reed-isle": {},
    "dike-war": {
        "Dike wardens": TAG, "Long billhook": SIGNS, '"Riders"': f'"{TAG}"', "Old wardens": SIGNS, "Heron riders": f"{TAG}2",
    },
    "salt-marsh": {"Counting room": TAG, "Brine ape": LINK, "the drowned chapel": PICTURE},
}  # fmt: skip
"""The packs of the examples, and what is called otherwise in them."""
PROSE = re.compile(r'^((?:title|summary|effect|credit|intro|en) = )"[^"]* [^"]*"$', re.MULTILINE)
CAMPAIGN = """system = "foeman"
title = "A road"
summary = "A road."
[[fights]]
scenario = "duel"
side = "Red"
intro = "A fight."
"""
SWEEP = f"""system = "fortmayn"
title = {json.dumps(WORDS)}
about = {json.dumps(WORDS)}
[versus]
armor = [{{name = {json.dumps(TAG)}, armor = "leather"}}, {{name = {json.dumps(LINK)}, armor = "none"}}]
[foe]
creature = "ghoul"
"""
FIGURE = {
    "race": "Human", "st": 12, "dx": 12, "iq": 8, "armor": "Leather", "main": "Mace", "off": "Small Shield",
    "carried": ["Dagger"],
}  # fmt: skip
GUIDE_FIGURE = {"race": "human", "st": 12, "dx": 12, "iq": 8, "weapons": ["dagger"], "armor": "leather"}
UNIT: dict[str, object] = {
    "name": TAG, "type": "basic", "n": 5, "ad": "1d6", "move": 8, "fight": 0, "shoot": 0, "defense": 7,
    "weapons": ["pistol", {"name": SIGNS, "fight": 1, "range": [1, 2]}], "abilities": [{"name": TAG, "cost": 4.5}],
    "base": [1, 1], "formation": "skirmish", "files": 0,
}  # fmt: skip
ARMY = {"format": "affray-army", "version": 1, "name": LINK, "limit": 1000, "units": [UNIT, {**UNIT, "name": SIGNS}]}


def hostile_packs(folder: Path) -> list[Path]:
    """The packs of the examples, their texts and names replaced."""
    for name, renamed in PACKS.items():
        for source in (EXAMPLES / name).rglob("*.*"):
            text = source.read_text("utf-8").partition("[words.de]")[0]
            for old, new in renamed.items():
                text = text.replace(old, new)
            target = folder / name / source.relative_to(EXAMPLES / name)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(PROSE.sub(lambda found: f"{found[1]}{json.dumps(WORDS)}", text), "utf-8")
    lesson = LESSON.read_text("utf-8")
    head, _, rest = lesson.partition("[words.de]")
    lessons = folder / "drowned-coast" / "lessons"
    lessons.mkdir()
    taught = f"{head}[lesson]{rest.partition('[lesson]')[2]}"
    (lessons / "01-blow.toml").write_text(PROSE.sub(lambda found: f"{found[1]}{json.dumps(WORDS)}", taught), "utf-8")
    road = folder / "drowned-coast" / "campaigns" / "road"
    road.mkdir(parents=True)
    (road / "campaign.toml").write_text(PROSE.sub(lambda found: f"{found[1]}{json.dumps(WORDS)}", CAMPAIGN), "utf-8")
    return [folder / name for name in PACKS]


def hostile_results(path: Path) -> Path:
    """The results of a sweep whose texts are hostile."""
    with Processes(1) as runner:
        run_sweep(Plan(spec_from_toml(SWEEP, "hostile.toml")), str(path), runner)
    return path


def hostile_ladder(path: Path) -> Path:
    """The results of a ladder whose players, scenarios, version, blunders and failures are hostile."""
    plan = LadderPlan(LadderSpec("fortmayn", ("random", "greedy"), ("duel", "lone-wolf")))
    noticed = Tally(answers=9, noticed={f"{TAG}: {LINK}": 9, "constructor:": 9})
    with Ledger(path, plan, LADDER) as ledger:
        for ground in range(2):
            games = [GameOutcome(score, 0.1, 5, 20, 1.0, WORDS, (noticed, noticed)) for score in (1.0, 0.5)]
            ledger.add(plan.number(0, ground, 0), PairOutcome((games[0], games[1])))
    first, _, rest = path.read_bytes().partition(b"\n")
    header = json.loads(first)
    # A scenario is called what stands behind the last slash.
    header["spec"] |= {"players": [TAG, f"program:{WORDS}"], "scenarios": [PICTURE, f"packs/{LINK}"]}
    path.write_bytes(json.dumps(header | {"players": SIGNS}).encode() + b"\n" + rest)
    return path


def post(client: httpx.Client, path: str, **body: object) -> dict[str, object]:
    """What a path answers to a message that it takes."""
    reply = client.post(path, json=body)
    assert reply.is_success, (path, reply.text)
    found: dict[str, object] = reply.json()
    return found


def keep_things(client: httpx.Client) -> None:
    """Keeps a figure of each system, an army, a battlefield, a campaign under way."""
    for name in (TAG, LINK):
        post(client, "/api/roster", figure={"name": name, **FIGURE})
    post(client, "/api/roster?system=melee", figure={"name": SIGNS, **GUIDE_FIGURE})
    post(client, "/api/armies", army=ARMY, options={})
    field = client.get("/api/fields").json()[0]["field"]
    field |= {"id": "field", "name": PICTURE, "terrain": [{**field["terrain"][0], "name": TAG}], "status": ""}
    post(client, "/api/fields", field=field)
    post(client, "/api/campaigns", name=PICTURE, campaign="drowned-coast/road", figures=[TAG], seed=1)


def begin_games(client: httpx.Client) -> dict[str, Made]:
    """Games: of figures of the roster, of an army and a battlefield of one's own, of a delve; one is over."""
    duel = made_game(client, name=PICTURE, scenario="drowned-coast/wreckers", seats={TAG: "me", "Crew": "friend"})
    said = {"id": "1", "do": "chat", "text": WORDS}
    end = {"id": "2", "do": "resign"}
    for command in (said, end):
        client.post(f"/api/games/{duel.game}/commands", json=command, headers=bearer(duel.token)).raise_for_status()
    posts = client.get("/api/muster", params={"system": "foeman", "scenario": "duel"}).json()["posts"]
    figures = {posts[0]["name"]: {"name": LINK, "rev": 0}}
    mustered = made_game(client, figures=figures, seats={"Blue": "greedy"})
    field = client.get("/api/fields/field", params={"name": PICTURE}).json()["field"]
    battle = {"armies": {"Wardens": json.dumps(ARMY)}, "battlefield": json.dumps(field), "agreed": True}
    war = made_game(client, system="wargame", scenario="dike-war/sluice", battle=battle, seats={})
    delve = made_game(client, system="fortmayn", scenario="first-delve", seats={"Party": "me"}, packs=["salt-marsh"])
    give(
        client, delve,
        "start 2", f'set_character "{TAG}" brawny 3 1', f'set_character "{LINK}" brainy 2 2 : {WORDS}', "done",
        f"note : {WORDS}",
    )  # fmt: skip
    guests = [{"name": TAG, "character": "Asha Nightreader"}, {"name": SIGNS}]
    tabled = made_game(client, system="fortmayn", scenario="gm-table", guests=guests, seats={})
    give(
        client, tabled,
        f'frame "{TAG}" light=dim : {WORDS}', f'obstacle "{LINK}" dd=2 pool=head task=climbing', f"note : {WORDS}",
    )  # fmt: skip
    ruled = made_game(client, seats={}, master=TAG)
    give(client, ruled, f"ruling mark {TAG} 4,4", f"ruling say {TAG}")
    return {"duel": duel, "mustered": mustered, "war": war, "delve": delve, "tabled": tabled, "ruled": ruled}


def give(client: httpx.Client, made: Made, *texts: str) -> None:
    """Gives answers one after another."""
    for number, text in enumerate(texts):
        shown = client.get(f"/api/games/{made.game}", headers=bearer(made.token)).json()
        body = {"kind": "answer", "id": f"a{number}", "state": shown["position"]["state"], "answers": [text]}
        reply = client.post(f"/api/games/{made.game}/answers", json=body, headers=bearer(made.token))
        assert '"done"' in reply.text, (text, reply.text)
