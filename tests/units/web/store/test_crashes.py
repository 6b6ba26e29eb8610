"""A server that is killed loses nothing that it has acknowledged."""

import asyncio
import socket
from pathlib import Path

import pytest

from tests.units.web.crashing import Killing, Tally, faults, storm


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


def stormed(folder: Path, games: int, kills: int, seed: int, *, early: bool = False) -> tuple[Tally, list[str]]:
    """What was acknowledged in a storm, and what is wrong afterwards."""
    port = free_port()
    server = Killing(folder, port, fault="early" if early else "")
    try:
        tally = asyncio.run(storm(server, f"http://127.0.0.1:{port}", games, kills, seed))
    finally:
        if early:
            server.kill()
        else:
            server.stop()
    assert server.kills >= kills
    return tally, faults(server.store, tally)


def test_nothing_acknowledged_is_lost_or_doubled_by_kills(tmp_path: Path) -> None:
    tally, wrong = stormed(tmp_path, games=4, kills=3, seed=1)
    assert wrong == []
    assert len(tally.done) >= 12


@pytest.mark.slow
def test_a_server_that_acknowledges_before_it_commits_is_found_out(tmp_path: Path) -> None:
    _, wrong = stormed(tmp_path, games=4, kills=2, seed=2, early=True)
    assert any("was acknowledged" in line for line in wrong)


@pytest.mark.slow
def test_forty_games_outlive_twenty_kills(tmp_path: Path) -> None:
    tally, wrong = stormed(tmp_path, games=40, kills=20, seed=3)
    assert wrong == []
    assert len(tally.done) >= 800
