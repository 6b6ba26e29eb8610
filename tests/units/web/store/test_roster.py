"""The roster and the campaigns in the store, on SQLite."""

import sqlite3
from importlib.resources import files
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config

from affray.core import InputError
from affray.systems.foeman.campaigns import CAMPAIGNS
from affray.systems.wargame.roster.ready_made import ready_army
from affray.web.store import open_store
from affray.web.store.armies import JudgedArmy, KeptArmies
from affray.web.store.roster import Roster
from affray.web.store.store import Kept, connect, game_batch
from tests.units.web.keeping import ANN, CELLARS, check_armies, check_campaigns, check_figures


def test_figures_are_kept(tmp_path: Path) -> None:
    check_figures(str(tmp_path / "s.sqlite"))


def test_armies_are_kept(tmp_path: Path) -> None:
    check_armies(str(tmp_path / "s.sqlite"))


@pytest.mark.parametrize(
    ("column", "said"),
    [
        ("house", "Input data was truncated"),
        ("body", "no valid JSON"),
        ('house = \'{"luck": "on"}\', body', "'luck' is unknown"),
    ],
)
def test_an_army_of_a_newer_version_is_named(tmp_path: Path, column: str, said: str) -> None:
    path = tmp_path / "s.sqlite"
    store = open_store(str(path))
    armies = KeptArmies(store.engine, "wargame")
    armies.add(JudgedArmy(ready_army("weird"), {}))
    with sqlite3.connect(path) as connection:
        connection.execute(f"update armies set {column} = ?", (b"{",))
    connection.close()
    with pytest.raises(InputError, match=rf"^store: army 'The Midnight Expedition': [^\n]*{said}[^\n]*$"):
        armies.all()
    store.close()


def test_campaigns_are_kept_with_their_party(tmp_path: Path) -> None:
    check_campaigns(str(tmp_path / "s.sqlite"))


def at_version(path: Path, version: str, *, back: bool = False) -> None:
    """Brings a store to a version of its tables."""
    config = Config()
    config.set_main_option("script_location", str(files("affray.web.store").joinpath("migrations")))
    config.set_main_option("path_separator", "os")
    engine = connect(str(path))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        (command.downgrade if back else command.upgrade)(config, version)
    engine.dispose()


def test_a_store_of_games_gets_a_roster_and_keeps_its_games(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    at_version(path, "0001")
    with sqlite3.connect(path) as connection:
        connection.execute("insert into games values ('g', 1.0, 'pig', x'7b7d')")
    connection.close()
    store = open_store(str(path))
    Roster(store.engine).add((ANN,))
    assert store.load("g") == Kept("g", b"{}", (), ())
    store.close()


def test_campaigns_of_before_the_rooms_are_kept_with_their_party(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    store = open_store(str(path))
    roster = Roster(store.engine)
    roster.add((ANN,))
    roster.begin("one", CAMPAIGNS.begin(CELLARS, (ANN,), 1))
    before = roster.save(roster.campaign("one"), roster.campaign("one").journey, b"fight")
    store.close()
    at_version(path, "0002", back=True)
    again = open_store(str(path))
    assert Roster(again.engine).campaign("one") == before
    again.close()


def test_the_step_can_be_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    store = open_store(str(path))
    store.writer.write(game_batch(Kept("g", b"{}", (), ()), "pig", 1.0))
    store.close()
    at_version(path, "0001", back=True)
    with sqlite3.connect(path) as connection:
        tables = {name for (name,) in connection.execute("select name from sqlite_master where type = 'table'")}
    connection.close()
    assert tables == {"alembic_version", "games", "seats", "log"}


@pytest.mark.parametrize("body", ["{", '{"name": "Ann", "luck": 1}'])
def test_a_figure_of_a_newer_version_is_named(tmp_path: Path, body: str) -> None:
    path = tmp_path / "s.sqlite"
    store = open_store(str(path))
    roster = Roster(store.engine)
    roster.add((ANN,))
    with sqlite3.connect(path) as connection:
        connection.execute("update figures set body = ?", (body.encode(),))
    connection.close()
    with pytest.raises(InputError, match=r"^store: figure 'Ann': [^\n]*$"):
        roster.people("foeman")
    store.close()


def test_a_database_that_fails_is_told_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    store = open_store(str(path))
    with sqlite3.connect(path) as connection:
        connection.execute("drop table figures")
    connection.close()
    with pytest.raises(InputError, match=r"^store: no such table: figures$"):
        Roster(store.engine).people("foeman")
    store.close()
