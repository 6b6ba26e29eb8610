"""A server with packs: what it offers on the new-game page, and games that stand without them."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from affray.game import Game, loads
from affray.game.pack_folders import read_shelf
from affray.systems.foeman.position.state import State
from affray.web.messages import Made, SystemInfo
from affray.web.service.desk import Setting
from tests.units.web.served import PATIENT, Client, bearer, served

COAST = Path(__file__).parents[4] / "examples" / "drowned-coast"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server with two packs: the example, and one that changes the same name."""
    other = tmp_path_factory.mktemp("packs") / "plain"
    other.mkdir()
    head = 'name = "plain"\ntitle = "Plain"\nversion = "1"\nsystem = "foeman"\nshadows = ["Cutlass"]\n'
    (other / "pack.toml").write_text(head)
    (other / "weapons.csv").write_text("name,category,dg,rq\nCutlass,hilts,-2T-2=3,6\n")
    shelf = read_shelf([COAST, other])
    with served(tmp_path_factory.mktemp("table"), Setting(limits=PATIENT, shelf=shelf)) as found:
        yield found


def make(client: Client, **wanted: object) -> State:
    """The first position of a new game."""
    reply = client.post("/api/games", json={"system": "foeman", "seats": {}, **wanted})
    assert reply.status_code == 201, reply.text
    made = msgspec.json.decode(reply.content, type=Made)
    record = client.get(f"/api/games/{made.game}/record", headers=bearer(made.token))
    game: Game[object, object] = loads(record.content)
    state = game.state
    assert isinstance(state, State)
    return state


def fault(client: Client, **wanted: object) -> str:
    """Why a game is not made."""
    reply = client.post("/api/games", json={"system": "foeman", "seats": {}, **wanted})
    assert reply.status_code == 400, reply.text
    return str(reply.json()["reason"])


def test_packs_are_listed_with_what_they_add_and_change(client: Client) -> None:
    (foeman, *others) = msgspec.json.decode(client.get("/api/systems").content, type=list[SystemInfo])
    assert [pack.title for pack in foeman.packs] == ["The Drowned Coast", "Plain"]
    coast = foeman.packs[0]
    assert coast.changes == ("Cutlass",) and {"Lamp Blade", "Fenwalker"} <= set(coast.adds)
    assert coast.defaults == {"low_cup_mods": True, "drop_weapon": True}
    own = {scenario.name: scenario.pack for scenario in foeman.scenarios}
    assert (own["drowned-coast/lamp"], own["duel"]) == ("drowned-coast", "")
    tide = next(option for option in foeman.options if option.name == "spring_tide")
    assert (tide.pack, tide.title, tide.values, tide.default) == (
        "drowned-coast",
        "Spring tide",
        ("false", "true"),
        "false",
    )
    assert all(system.packs == () for system in others)


def test_a_scenario_of_a_pack_is_played_with_it(client: Client) -> None:
    state = make(client, scenario="drowned-coast/wreckers", options={"spring_tide": True})
    assert state.figures[2].main == "Cutlass|hilts|-2T-1=3C+1<1|9|hds"
    assert state.house.revive_killed == 3050


def test_two_games_with_different_packs_run_side_by_side(client: Client) -> None:
    with_coast = make(client, scenario="bridge", packs=["drowned-coast"])
    plain = make(client, scenario="bridge")
    assert (with_coast.house.drop_weapon, plain.house.drop_weapon) == (1, 0)


def test_packs_that_clash_or_are_not_there_are_refused(client: Client) -> None:
    assert "both say what 'Cutlass' is" in fault(client, scenario="drowned-coast/lamp", packs=["plain"])
    assert "pack 'x': expected one of drowned-coast, plain" in fault(client, scenario="duel", packs=["x"])
    assert "option 'spring_tide' is unknown" in fault(client, scenario="duel", options={"spring_tide": True})
    assert "scenario 'drowned-coast/nil'" in fault(client, scenario="drowned-coast/nil")
    assert "scenario '../x.toml'" in fault(client, scenario="../x.toml")


def test_cards_of_a_pack_are_printed_under_its_rules(client: Client) -> None:
    def cards(**asked: object) -> tuple[int, str]:
        reply = client.get("/api/systems/foeman/cards", params=asked)  # type: ignore[arg-type]
        return reply.status_code, reply.text

    code, text = cards(pack="drowned-coast", option=["spring_tide=true", "drop_weapon=true"])
    assert code == 200 and "Fenwalker" in text and "3:50" in text and "-2T-1=3C+1&lt;1" in text
    assert cards(pack="nowhere")[0] == 400
    code, text = cards(pack=["drowned-coast", "plain"])
    assert code == 400 and "both say what 'Cutlass' is" in text
