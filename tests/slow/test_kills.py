"""Thirty kills under load, and cuts of power: nothing acknowledged is lost or doubled, and every game goes on."""

import asyncio
import shutil
import socket
from pathlib import Path

import pytest

from tests.units.web.crashing import Killing, Tally, faults, storm
from tests.units.web.power import Powered

pytestmark = pytest.mark.slow
needs_compiler = pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc is missing, which makes the power fail")


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


def stormed(server: Killing, games: int, kills: int, seed: int) -> tuple[Tally, list[str]]:
    """What was acknowledged in a storm, and what is wrong afterwards."""
    port = server.command[3]
    try:
        tally = asyncio.run(storm(server, f"http://127.0.0.1:{port}", games, kills, seed))
    finally:
        server.stop()
    assert server.kills == kills
    return tally, faults(server.store, tally)


@pytest.mark.xdist_group("postgres")
def test_three_workers_on_one_database_outlive_thirty_kills(database: str, tmp_path: Path) -> None:
    tally, wrong = stormed(Killing(tmp_path, free_port(), store=database, workers=3), games=8, kills=30, seed=7)
    assert wrong == []
    assert len(tally.done) >= 240


def test_one_process_on_a_file_outlives_thirty_kills(tmp_path: Path) -> None:
    tally, wrong = stormed(Killing(tmp_path, free_port()), games=8, kills=30, seed=8)
    assert wrong == []
    assert len(tally.done) >= 240


@pytest.mark.xdist_group("postgres")
def test_workers_that_acknowledge_before_they_commit_are_found_out(database: str, tmp_path: Path) -> None:
    server = Killing(tmp_path, free_port(), store=database, workers=3, fault="early")
    _, wrong = stormed(server, games=6, kills=4, seed=9)
    assert any("was acknowledged" in line for line in wrong)


@needs_compiler
def test_nothing_acknowledged_is_lost_when_the_power_fails(tmp_path: Path) -> None:
    tally, wrong = stormed(Powered(tmp_path, free_port()), games=4, kills=8, seed=10)
    assert wrong == []
    assert len(tally.done) >= 32


@needs_compiler
def test_a_store_that_forces_nothing_to_the_disk_loses_it_with_the_power(tmp_path: Path) -> None:
    _, wrong = stormed(Powered(tmp_path, free_port(), fault="unsynced"), games=4, kills=2, seed=11)
    assert wrong
