"""What a release is made of: the packages of the base and their reasons, versions, and the checks of a wheel, which can fail."""

import re
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from affray import __version__
from tools.check_wheel import PAGE, SITE, Broken, check_files, megabytes
from tools.release import Unready, cited, dated_changes, with_version

ROOT = Path(__file__).parents[2]
ROW = re.compile(r"^\| (?P<name>[a-z0-9-]+) \| [\d.]+ \| \S.* \|$", re.MULTILINE)
ELSEWHERE = {"colorama", "exceptiongroup", "greenlet", "tomli", "tzdata"}
"""What other systems or interpreters need than Linux with Python 3.11."""


def base_packages() -> set[str]:
    """All packages that the base of Affray comes to, by the lock file."""
    packages = {load["name"]: load for load in tomllib.loads((ROOT / "uv.lock").read_text("utf-8"))["package"]}

    def reached(name: str) -> Iterator[str]:
        for needed in packages[name].get("dependencies", ()):
            if needed["name"] not in ELSEWHERE:
                yield needed["name"]

    found, waiting = set[str](), ["affray"]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting.extend(reached(name))
    return found - {"affray"}


def test_every_package_of_the_base_has_its_reason() -> None:
    page = (ROOT / "docs" / "players" / "install.md").read_text("utf-8")
    named = [found["name"] for found in ROW.finditer(page)]
    assert len(named) == len(set(named))
    assert set(named) == base_packages()
    assert f"{len(named) + 1} packages with Affray itself" in page


def test_the_citation_is_of_this_version() -> None:
    assert f"\nversion: {__version__}\n" in (ROOT / "CITATION.cff").read_text("utf-8")


# --- what a release writes --------------------------------------------------------------------------------------------
CHANGES = "# Changes\n\n## [1.1.0] - unreleased\n\n- new\n\n## [1.0.0] - 2026-01-02\n\n- old\n"


def test_changes_are_dated() -> None:
    assert dated_changes(CHANGES, "1.1.0", "2026-02-03") == CHANGES.replace("unreleased", "2026-02-03")


@pytest.mark.parametrize(
    ("text", "version", "why"),
    [
        (CHANGES, "1.2.0", r"top section to be \[1.2.0\]"),
        (CHANGES, "1.0.0", r"top section to be \[1.0.0\]"),
        (CHANGES.replace("unreleased", "2026-01-09"), "1.1.0", "is dated 2026-01-09"),
        (CHANGES.replace("- new\n", ""), "1.1.0", "says nothing"),
        ("# Changes\n", "1.1.0", "top section"),
    ],
)
def test_changes_that_are_not_ready_are_refused(text: str, version: str, why: str) -> None:
    with pytest.raises(Unready, match=why):
        dated_changes(text, version, "2026-02-03")


def test_versions_are_written_once() -> None:
    assert with_version('x = 1\n__version__ = "0.1.0"\n', "1.2.3") == 'x = 1\n__version__ = "1.2.3"\n'
    text = "cff-version: 1.2.0\nversion: 0.1.0\ndate-released: 2026-01-01\n"
    assert cited(text, "1.2.3", "2026-02-03") == "cff-version: 1.2.0\nversion: 1.2.3\ndate-released: 2026-02-03\n"
    with pytest.raises(Unready, match="expected one line"):
        with_version("", "1.2.3")


# --- what a wheel must hold -------------------------------------------------------------------------------------------
WHEEL = (
    PAGE, SITE, "affray/py.typed", "affray-1.0.0.dist-info/METADATA", "affray-1.0.0.dist-info/licenses/LICENSE",
)  # fmt: skip
SOURCE = (f"src/{PAGE}", f"src/{SITE}", "LICENSE", "CHANGELOG.md", "pyproject.toml")


def packed(folder: Path, wheel: tuple[str, ...] = WHEEL, source: tuple[str, ...] = SOURCE) -> Path:
    """A folder with a wheel and a source package that hold such files."""
    with zipfile.ZipFile(folder / "affray-1.0.0-py3-none-any.whl", "w") as packing:
        for name in wheel:
            packing.writestr(name, "")
    (folder / "file").touch()
    with tarfile.open(folder / "affray-1.0.0.tar.gz", "w:gz") as packing_source:
        for name in source:
            packing_source.add(folder / "file", f"affray-1.0.0/{name}")
    return folder


def test_a_whole_wheel_is_taken(tmp_path: Path) -> None:
    wheel, version = check_files(packed(tmp_path))
    assert (wheel.name, version) == ("affray-1.0.0-py3-none-any.whl", "1.0.0")


@pytest.mark.parametrize("name", [PAGE, SITE, "affray/py.typed"])
def test_a_wheel_that_misses_something_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(Broken, match=name):
        check_files(packed(tmp_path, wheel=tuple(text for text in WHEEL if text != name)))


def test_a_wheel_with_something_strange_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Broken, match="tests"):
        check_files(packed(tmp_path, wheel=(*WHEEL, "tests/test_it.py")))


def test_a_source_package_without_the_page_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Broken, match=r"page/index\.html"):
        check_files(packed(tmp_path, source=SOURCE[1:]))


def test_two_wheels_are_refused(tmp_path: Path) -> None:
    (packed(tmp_path) / "affray-0.9.0-py3-none-any.whl").touch()
    with pytest.raises(Broken, match="expected one wheel"):
        check_files(tmp_path)


def test_compiled_files_do_not_count(tmp_path: Path) -> None:
    for name, size in (("a.py", 2_000_000), ("b.pyc", 7_000_000)):
        (tmp_path / name).write_bytes(bytes(size))
    assert megabytes(tmp_path) == 2.0
