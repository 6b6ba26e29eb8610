"""Rows of duels on a GPU, beside the same ones compiled for all processors; without a GPU one row that says so."""

import os
import time

from affray.core import InputError
from affray.lab.batches.batch import tally_games
from affray.lab.batches.gpu import device_cuda, gpu_tally
from bench.timing import Row, median
from tests.gpu_arena import meetings

SYSTEMS = ("foeman", "melee", "wargame", "fortmayn")
MANY, FEWER, SAME = 10_000_000, 200_000, 100_000


def measure_gpu(many: int = MANY, fewer: int = FEWER, same: int = SAME) -> list[Row]:
    """A duel of each system: how long a game takes, how long its code took to make, whether the sums are the same."""
    try:
        device_cuda()
    except InputError as error:
        return [("duels on a GPU", 0.0, f"not measured: {error}")]
    rows: list[Row] = []
    cores, found = os.cpu_count() or 1, meetings()
    for system in SYSTEMS:
        met, begun = found[system], time.perf_counter()
        first = gpu_tally(met, same, 1)
        made = time.perf_counter() - begun
        verdict = "sums identical" if first == tally_games(met, same, 1, cores=cores) else "SUMS DIFFER"
        took = median(lambda met=met: gpu_tally(met, many, 1), 3) / many  # type: ignore[misc]
        here = median(lambda met=met: tally_games(met, fewer, 1, cores=cores), 3) / fewer  # type: ignore[misc]
        note = f"{here / took:.1f} times compiled on {cores} processors; made in {made:.0f} s; {verdict}"
        rows.append((f"duel of {system} on a GPU", took, note))
    return rows


if __name__ == "__main__":
    for what, took, note in measure_gpu():
        print(f"{what:32} {1000 * took:12.6f} ms  {note}")
