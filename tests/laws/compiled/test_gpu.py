"""Duels on a GPU are the plain ones, game by game: simulated by numba here; in the slow tests by the very code that is made
for it, and on a device where there is one."""

import json
import subprocess
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace

import pytest

from affray.core import InputError
from affray.lab.batches import gpu
from affray.lab.batches.batch import play_game, tally_games
from affray.lab.batches.gpu import device_cuda, gpu_tally, plain_gpu_errors
from affray.lab.batches.playing import play_batch
from affray.web.messages.lab import LabDuel
from affray.web.service.lab.work import answer_duel
from tests.gpu_arena import (
    CODE,
    COMPILED,
    DEVICE,
    SEED,
    SIMULATED,
    added,
    asked,
    meetings,
    plain_rows,
    plainly,
    printed,
)
from tests.units.cli.running import refused, run

FEW, SOME, MANY, MOST = 3, 60, 5_000, 5_000_000
DUEL = ("duel", "fortmayn", "brawny", "ghoul", "--json", "--games", "40")
COMPILER = pytest.mark.skipif(find_spec("numba_cuda") is None, reason="numba-cuda is not installed: affray[gpu]")


def same_as_plain(way: str, games: int) -> None:
    """Fails where games played in a way are not the plain ones, or do not add up."""
    found = asked(way, games)
    for name, met in meetings().items():
        rows, sums, said = found[name]
        assert rows == plain_rows(met, games), name
        assert sums == added([list(play_game(met, SEED, game)) for game in range(games)]), name
        assert said == plainly(play_batch(met, games, SEED, compiled=False)), name


@pytest.mark.slow
def test_simulated_games_are_the_plain_ones_and_add_up() -> None:
    same_as_plain(SIMULATED, FEW)


@pytest.mark.slow
def test_the_terminal_says_the_same_with_a_gpu_and_without() -> None:
    program = f"import sys; from affray.cli import main; sys.exit(main({[*DUEL, '--gpu']!r}))"
    assert json.loads(printed(SIMULATED, "-c", program)) == json.loads(run(*DUEL).out)


# --- refusals ---------------------------------------------------------------------------------------------------------
def test_a_gpu_without_games_is_refused() -> None:
    assert refused(run(*DUEL[:-2], "--gpu")) == "affray: gpu: a GPU plays games; expected a number of games too"


def test_a_gpu_that_is_missing_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu, "find_spec", lambda name: None)
    assert refused(run(*DUEL, "--gpu")).endswith("numba-cuda, which is not installed; expected affray[gpu]")
    monkeypatch.setattr(gpu, "find_spec", lambda name: name)
    monkeypatch.setattr(gpu, "cuda_of", lambda: SimpleNamespace(is_available=lambda: False))
    assert refused(run(*DUEL, "--gpu")) == "affray: no GPU was found; expected one from NVIDIA, with its driver"


def test_what_cuda_refuses_is_one_line_and_a_fault_stays_one() -> None:
    class Refusal(Exception):
        __module__ = "cuda.core"

    with pytest.raises(InputError, match="the GPU refused: out of memory"), plain_gpu_errors():
        raise Refusal("out of\n memory")
    with pytest.raises(KeyError), plain_gpu_errors():
        raise KeyError


def test_the_page_plays_without() -> None:
    with pytest.raises(InputError, match="gpu: games on the page"):
        answer_duel(LabDuel("melee", "goblin", "goblin", {"gpu": "yes", "games": "10"}))


# --- much ---------------------------------------------------------------------------------------------------------------
@pytest.mark.slow
def test_many_simulated_games_are_the_plain_ones() -> None:
    same_as_plain(SIMULATED, SOME)


@pytest.mark.slow
@COMPILER
def test_the_code_for_a_gpu_run_on_this_processor_plays_the_compiled_games() -> None:
    assert asked(CODE, MANY) == asked(COMPILED, MANY)


@pytest.mark.slow
@COMPILER
def test_nvidias_compilers_take_the_kernels(tmp_path: Path) -> None:
    pytest.importorskip("nvidia.cuda_nvcc", reason="NVIDIA's compilers are not installed: affray[gpu]")
    from tests.gpu_code import ARCHITECTURE, assembler, kernels

    for name, code in kernels():
        assert ".visible .entry" in code, name
        file = tmp_path / "kernel.ptx"
        file.write_text(code)
        ran = subprocess.run([assembler(), f"-arch={ARCHITECTURE}", "-o", tmp_path / "kernel.cubin", file], check=False)
        assert ran.returncode == 0, name


@pytest.mark.slow
def test_a_device_plays_the_compiled_games() -> None:
    try:
        device_cuda()
    except InputError as error:
        pytest.skip(str(error))
    assert asked(DEVICE, MANY) == asked(COMPILED, MANY)
    for name, met in meetings().items():
        assert gpu_tally(met, MOST, SEED) == tally_games(met, MOST, SEED, cores=2), name
