"""A server with a folder of filler: offered for Fortmayn, and taken into the game."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from affray.game import Game, dumps, loads
from affray.game.pack_folders import read_shelf
from affray.systems.fortmayn.position.state import State
from affray.web.messages import NewGame, SystemInfo
from affray.web.rooms.making import start_from_scenario
from affray.web.service.desk import Setting
from affray.web.store.roster import Roster
from tests.units.web.served import PATIENT, Client, served

MARSH = Path(__file__).parents[4] / "examples" / "salt-marsh"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server with the example."""
    with served(tmp_path_factory.mktemp("table"), Setting(limits=PATIENT, shelf=read_shelf([MARSH]))) as found:
        yield found


def test_filler_is_offered_with_the_tables_that_it_brings(client: Client) -> None:
    systems = msgspec.json.decode(client.get("/api/systems?lang=de").content, type=list[SystemInfo])
    packs = {system.key: system.packs for system in systems}
    assert [(pack.name, pack.changes[0]) for pack in packs["fortmayn"]] == [("salt-marsh", "Kreaturen")]
    assert packs["foeman"] == ()


def test_a_game_takes_the_tables_in_so_that_its_record_needs_no_folder(client: Client) -> None:
    wanted = NewGame(system="fortmayn", scenario="level-one", packs=("salt-marsh",))
    roster = Roster(client.desk.running_hub().store.engine)
    start, game = start_from_scenario(wanted, roster, None, client.desk.setting.shelf)
    again: Game[object, object] = loads(dumps(game))
    state = again.state
    assert isinstance(state, State)
    assert state.filler.rooms[0].name == "Evaporation pans" and "filler" in start.scenario.body
    refused = client.post(
        "/api/games", json={"system": "melee", "scenario": "duel", "seats": {}, "packs": ["salt-marsh"]}
    )
    assert refused.status_code == 400 and "packs are for fortmayn" in refused.text
