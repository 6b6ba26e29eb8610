"""Checks the wheel as strangers install it: `python tools/check_wheel.py` after a build into dist/.

A folder of downloaded wheels is the only index. In environments that hold nothing else the wheel is installed by pip, pipx and
uvx; there the program plays a game by piped input, tells odds, works duels out, serves its page, and says in one line which
extra is missing. The first thing that does not hold ends the check with exit code 1.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import urllib.request
import zipfile
from collections.abc import Callable, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
SCRIPTS = "Scripts" if os.name == "nt" else "bin"
PATIENCE = 600.0
"""So many seconds any one program may take."""
MOST_PACKAGES, MOST_MEGABYTES = 40, 105
"""What the base may weigh, with affray itself and without compiled files; what is in it and why: docs/players/install.md."""
SYSTEMS = ("foeman", "fortmayn", "melee", "wargame")
DUELS = (
    ("foeman", "Goblin skirmisher", "Goblin skirmisher", "--policy", "4 reroll=none"),
    ("fortmayn", "brawny armor=leather", "ghoul", "--policy", "last"),
    ("melee", "st=6 dx=12 weapon=dagger", "st=6 dx=11 weapon=dagger", "--policy", "attack"),
    ("wargame", "like=fantasy/spears n=3 files=2", "like=fantasy/spears2 n=3 files=2"),
)
MISSING = (
    (("cards", "foeman", "--out", "cards.pdf"), "affray[pdf]"),
    (("serve", "--no-open", "--port", "0", "--store", "postgresql://nobody@localhost/none"), "affray[postgres]"),
)
"""Commands that need an extra, and the extra that their one line names."""
PAGE, SITE = "affray/web/page/index.html", "affray/web/docs/index.html"
Command = Sequence[str | Path]


class Broken(Exception):
    """Something does not hold."""


def check(holds: object, what: str) -> None:
    """Raises Broken with what was expected and is not so."""
    if not holds:
        raise Broken(what)


class Place:
    """A folder outside of the checkout, whose programs know no index but a folder of wheels."""

    def __init__(self, folder: Path, index: Path) -> None:
        self.folder, self.index = folder, index
        unwanted = re.compile("^(PYTHON|PIP_|UV_|VIRTUAL_ENV|AFFRAY)")
        self.environment = {name: value for name, value in os.environ.items() if not unwanted.match(name)}
        self.environment |= {
            "HOME": str(folder), "XDG_DATA_HOME": str(folder / "share"), "LOCALAPPDATA": str(folder / "share"),
            "PIP_CONFIG_FILE": os.devnull, "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(index),
            "PIP_DISABLE_PIP_VERSION_CHECK": "1", "UV_NO_CONFIG": "1", "UV_NO_INDEX": "1", "UV_FIND_LINKS": str(index),
            "UV_OFFLINE": "1", "UV_PYTHON_DOWNLOADS": "never", "UV_CACHE_DIR": str(folder / "uv-cache"),
            "UV_TOOL_DIR": str(folder / "uv-tools"), "PIPX_HOME": str(folder / "pipx"),
            "PIPX_BIN_DIR": str(folder / "pipx-bin"), "PIPX_DEFAULT_BACKEND": "pip", "PYTHONUTF8": "1",
        }  # fmt: skip

    def run(self, command: Command, *, typed: str = "", code: int = 0) -> str:
        """What a program says. Raises Broken for another exit code than the one expected."""
        ran = subprocess.run(
            list(map(str, command)), input=typed, capture_output=True, text=True, encoding="utf-8", check=False,
            timeout=PATIENCE, cwd=self.folder, env=self.environment,
        )  # fmt: skip
        said = ran.stdout if code == 0 else ran.stderr
        words = " ".join(map(str, command))
        check(ran.returncode == code, f"{words}: exit code {ran.returncode}, expected {code}\n{ran.stdout}{ran.stderr}")
        return said


# --- what is in the files ---------------------------------------------------------------------------------------------
def check_files(dist: Path) -> tuple[Path, str]:
    """The wheel of a folder and its version, once it and the source package hold what they should."""
    wheels, sources = sorted(dist.glob("affray-*.whl")), sorted(dist.glob("affray-*.tar.gz"))
    check(len(wheels) == len(sources) == 1, f"{dist}: expected one wheel and one source package")
    with zipfile.ZipFile(wheels[0]) as wheel:
        names = set(wheel.namelist())
    version = wheels[0].name.split("-")[1]
    with tarfile.open(sources[0]) as source:
        packed = {name.split("/", 1)[-1] for name in source.getnames()}
    check(sources[0].name == f"affray-{version}.tar.gz", f"{sources[0].name}: expected version {version}")
    for name in (PAGE, SITE, "affray/py.typed", f"affray-{version}.dist-info/licenses/LICENSE"):
        check(name in names, f"{wheels[0].name}: expected {name}")
    for name in (f"src/{PAGE}", f"src/{SITE}", "LICENSE", "CHANGELOG.md", "pyproject.toml"):
        check(name in packed, f"{sources[0].name}: expected {name}")
    strangers = {name.split("/")[0] for name in names} - {"affray", f"affray-{version}.dist-info"}
    check(not strangers, f"{wheels[0].name}: holds {strangers}")
    return wheels[0], version


def fill_index(index: Path, wheel: Path, python: Path, helper: Path) -> None:
    """Copies the wheel into a folder, and downloads what it needs, and pip for pipx, where nothing is there yet."""
    if not set(index.glob("*.whl")) - set(index.glob("affray-*")):
        index.mkdir(parents=True, exist_ok=True)
        subprocess.run([python, "-m", "venv", helper], check=True)
        given: list[str | Path] = ["--quiet", "--only-binary", ":all:", "--dest", index]
        subprocess.run([helper / SCRIPTS / "python", "-m", "pip", "download", *given, wheel, "pip"], check=True)
    shutil.copy(wheel, index)


# --- what the program does --------------------------------------------------------------------------------------------
def check_program(place: Place, affray: Command, version: str) -> None:
    """Has the program do what a stranger tries first."""
    check(place.run([*affray, "--version"]) == f"affray {version}\n", f"expected version {version}")
    check(len(place.run([*affray, "systems"]).splitlines()) > len(SYSTEMS), "systems: expected four")
    played = place.run([*affray, "play", "fortmayn", "--seed", "1", "--plain"], typed="1\n" * 1000)
    check("The game is over." in played, "play: expected a game to its end")
    left = place.run([*affray, "play", "melee", "duel", "--plain", "--seed", "2"], typed="1\nquit\n")
    check("Red" in left, "play: expected an account")
    for system in SYSTEMS:
        check("%" in place.run([*affray, "odds", system]), f"odds {system}: expected chances")
    for system, *asked in DUELS:
        found = json.loads(place.run([*affray, "duel", system, *asked, "--json"]))
        total = sum(found["wins"]) + found["drawn"]
        check(abs(total - 1) < 1e-9 and min(found["wins"]) > 0, f"duel {system}: chances add up to {total}")
    for command, extra in MISSING:
        said = place.run([*affray, *command], code=2)
        check(said.count("\n") == 1 and extra in said, f"{command[0]}: expected one line that names {extra}: {said}")
    check_server(place, affray)


def check_server(place: Place, affray: Command) -> None:
    """Has the program serve its page and a game, and end when it is told to."""
    command = list(map(str, [*affray, "serve", "--port", "0", "--no-open", "--store", place.folder / "games.sqlite"]))
    begin = time.monotonic()
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, encoding="utf-8", cwd=place.folder, env=place.environment
    ) as server:
        assert server.stdout is not None
        try:
            address = server.stdout.readline().split()[-1]
            page = fetch(address)
            print(f"    first page after {time.monotonic() - begin:.1f} s")
            parts = re.findall(r'(?:src|href)="\.?/?(assets/[^"]+)"', page)
            check("<title>" in page and parts, f"serve: expected the page, got {page[:200]}")
            for part in parts:
                check(fetch(address + part), f"serve: {part}: expected a part of the page")
            keys = {system["key"] for system in json.loads(fetch(f"{address}api/systems"))}
            check(keys == set(SYSTEMS), f"serve: offers {keys}")
            check("players/install.html" in fetch(f"{address}docs/"), "serve: expected the documents")
        finally:
            server.terminate()
        check(server.wait(60) is not None, "serve: expected an end")
    check((place.folder / "games.sqlite").is_file(), "serve: expected a store")


def fetch(address: str) -> str:
    """What is at an address."""
    with urllib.request.urlopen(address, timeout=120) as found:
        text: str = found.read().decode()
    return text


# --- the ways to install ----------------------------------------------------------------------------------------------
def by_pip(place: Place, version: str, python: Path) -> None:
    """pip in a fresh environment: everything is tried, also as `python -m affray`."""
    home = place.folder / "environment"
    place.run([python, "-m", "venv", home])
    own = home / SCRIPTS / "python"
    before = package_names(place, own)
    place.run([own, "-m", "pip", "install", "--quiet", "--no-compile", "affray"])
    where = Path(place.run([own, "-c", "import affray; print(affray.__file__)"]).strip())
    check(where.is_relative_to(home), f"affray comes from {where}")
    names = package_names(place, own) - before
    size = sum(megabytes(folder) for folder in where.parents[1].iterdir() if folder.name.split("-")[0] not in before)
    print(f"    {len(names)} packages, {size:.0f} MB")
    check(len(names) <= MOST_PACKAGES, f"{len(names)} packages, expected at most {MOST_PACKAGES}: {sorted(names)}")
    check(size <= MOST_MEGABYTES, f"{size:.0f} MB, expected at most {MOST_MEGABYTES}")
    place.run([own, "-m", "compileall", "-q", where.parents[1]])
    check_program(place, [home / SCRIPTS / "affray"], version)
    check(
        place.run([own, "-m", "affray", "--version"]) == f"affray {version}\n", "python -m affray: expected the program"
    )


def by_pipx(place: Place, version: str, python: Path) -> None:
    """pipx: installed, and run once without."""
    pipx = shutil.which("pipx")
    check(pipx, "expected pipx on the path")
    assert pipx is not None
    place.run([pipx, "install", "--python", python, "affray"])
    own = place.folder / "pipx-bin" / ("affray.exe" if os.name == "nt" else "affray")
    check(place.run([own, "--version"]) == f"affray {version}\n", "pipx install: expected the program")
    check("%" in place.run([own, "odds", "melee"]), "pipx install: expected odds")
    said = place.run([pipx, "run", "--python", python, "affray", "--version"])
    check(said == f"affray {version}\n", "pipx run: expected the program")


def by_uvx(place: Place, version: str, python: Path) -> None:
    """uvx: nothing is installed."""
    uvx = shutil.which("uvx")
    check(uvx, "expected uvx on the path")
    assert uvx is not None
    own = [uvx, "--python", str(python), "affray"]
    check(place.run([*own, "--version"]) == f"affray {version}\n", "uvx: expected the program")
    check("%" in place.run([*own, "odds", "fortmayn"]), "uvx: expected odds")


WAYS: dict[str, Callable[[Place, str, Path], None]] = {"pip": by_pip, "pipx": by_pipx, "uvx": by_uvx}


def package_names(place: Place, python: Path) -> set[str]:
    """The packages of an environment."""
    return {package["name"] for package in json.loads(place.run([python, "-m", "pip", "list", "--format", "json"]))}


def megabytes(path: Path) -> float:
    """The size of a file or folder without compiled files."""
    files = [path] if path.is_file() else [file for file in path.rglob("*") if file.is_file()]
    return sum(file.stat().st_size for file in files if file.suffix != ".pyc") / 1e6


def main() -> int:
    """Checks the wheel; the exit code."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--dist", type=Path, default=ROOT / "dist", help="the folder of wheel and source package")
    asked.add_argument(
        "--index", type=Path, help="the folder of downloaded wheels, filled if empty; a new one if absent"
    )
    asked.add_argument("--python", type=Path, default=Path(sys.executable), help="the interpreter to install for")
    asked.add_argument("--ways", nargs="+", choices=WAYS, default=list(WAYS), help="the ways to install that are tried")
    given = asked.parse_args()
    with tempfile.TemporaryDirectory(prefix="affray-wheel-") as folder:
        try:
            wheel, version = check_files(given.dist.resolve())
            index = (given.index or Path(folder) / "index").resolve()
            fill_index(index, wheel, given.python, Path(folder) / "downloads")
            for way in given.ways:
                print(f"{way}, {wheel.name}")
                home = Path(folder) / way
                home.mkdir()
                begin = time.monotonic()
                WAYS[way](Place(home, index), version, given.python)
                print(f"    holds, {time.monotonic() - begin:.0f} s")
        except (Broken, subprocess.SubprocessError, OSError, LookupError, TypeError, ValueError) as error:
            print(f"check_wheel: {type(error).__name__}: {error}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
