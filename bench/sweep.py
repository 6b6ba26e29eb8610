"""The row of sweeps: how long the study of Foeman's weapons takes on all processors, from one part of its table, and how much
memory."""

import resource
import tempfile
import time
from pathlib import Path

from msgspec.structs import replace

from affray.lab.sweep.local import Processes
from affray.lab.sweep.plan import Plan
from affray.lab.sweep.run import run_sweep
from affray.lab.sweep.spec import read_spec
from bench.timing import Row

STUDY = Path(__file__).parents[1] / "examples" / "studies" / "foeman-weapons.toml"


def measure_sweep() -> list[Row]:
    """A cell of the study, once the workers have compiled what they need, and all of it with that."""
    spec = read_spec(STUDY)
    whole, plan = (
        Plan(spec),
        Plan(replace(spec, axes={**spec.axes, "armor": ["Leather"], "st": [{"st": 12, "dx": 12}]})),
    )
    times: list[float] = []
    with tempfile.TemporaryDirectory() as folder, Processes() as runner:
        begun = time.perf_counter()
        run_sweep(plan, Path(folder) / "x.sweep", runner, lambda done, size: times.append(time.perf_counter()))
        count = runner.count
    half = len(times) // 2
    each = (times[-1] - times[half]) / (len(times) - 1 - half)
    total = times[half] - begun + (whole.size - half) * each
    most = max(resource.getrusage(who).ru_maxrss for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)) // 1024
    note = f"{count} workers: all {whole.size} in {total / 60:.1f} min; no process above {most} MB"
    return [("cell of Foeman's weapons study", each, note)]


if __name__ == "__main__":
    for what, took, note in measure_sweep():
        print(f"{what:34} {1000 * took:12.4f} ms  {note}")
