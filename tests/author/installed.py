"""The example package as if it were installed: its entry points lie beside it on the path."""

import os
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2] / "examples" / "pig"


def with_pig(folder: Path) -> dict[str, str]:
    """The environment of a process for which the package is installed; what is needed for it is written to a folder."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    info = folder / f"affray_pig-{project['version']}.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    points = (
        (group, f"{name} = {value}") for group, some in project["entry-points"].items() for name, value in some.items()
    )
    (info / "entry_points.txt").write_text("".join(f"[{group}]\n{line}\n" for group, line in points))
    path = os.pathsep.join(filter(None, (str(folder), str(ROOT / "src"), os.environ.get("PYTHONPATH", ""))))
    return {**os.environ, "PYTHONPATH": path}
