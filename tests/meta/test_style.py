"""The house style that no linter knows: short files, short functions, clean text, reasons with exceptions."""

import ast
import re
import subprocess
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from affray.systems import built_in_systems

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "src").rglob("*.py"))
PAGE = sorted(
    path
    for path in (ROOT / "web" / "src").rglob("*")
    if path.suffix in {".ts", ".svelte", ".css", ".ftl"} and path.name != "messages.ts"
)
"""The page's own files: all but the messages that are made from the server's."""
LINES_IN_A_FILE = 400
LINES_IN_A_FUNCTION = 50
MODULES_IN_A_FOLDER = 25

# The patterns are put together here so that this file does not match itself.
UNFINISHED = re.compile(r"\b(" + "TO" + "DO|FIX" + "ME|X" + "XX|NotImplemented" + r"Error)\b")
OF_ONE_MACHINE = re.compile(r"(?<![\w.~-])/(" + "home|root|Users|work" + r")/\w")
PRAGMA = re.compile(r"#\s*pragma: no (?:cover|branch)\b(?P<rest>.*)")
REASON = re.compile(r" - \w+\W+\w")
READ_AS_TEXT = {
    ".cfg", ".css", ".csv", ".html", ".ini", ".js", ".json", ".lark", ".md", ".py", ".pyi", ".sh", ".svg", ".toml",
    ".ts", ".txt", ".yaml", ".yml", "",
}  # fmt: skip


def tracked() -> list[Path]:
    """The files that belong to the project: those git tracks or would, and no ignored ones."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listing.returncode:
        pytest.skip("not a git checkout, so there is no list of the project's files")
    paths = [ROOT / name for name in listing.stdout.split("\0") if name]
    return [path for path in paths if path.is_file() and path.suffix in READ_AS_TEXT and path.name != "uv.lock"]


def places(pattern: re.Pattern[str], paths: list[Path]) -> Iterator[tuple[str, re.Match[str]]]:
    """Each match of the pattern, with its place as file:line."""
    for path in paths:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            if match := pattern.search(line):
                yield f"{path.relative_to(ROOT)}:{number}", match


def functions(path: Path) -> Iterator[tuple[str, int]]:
    """Each function of a source file, as file:line name, with its length in lines."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            yield f"{path.relative_to(ROOT)}:{node.lineno} {node.name}", length


def test_the_sources_are_where_these_tests_look() -> None:
    assert ROOT / "src" / "affray" / "__init__.py" in SOURCES
    assert ROOT / "web" / "src" / "board" / "play.svelte.ts" in PAGE


@pytest.mark.parametrize("paths", [SOURCES, PAGE], ids=["program", "page"])
def test_every_source_file_is_short(paths: list[Path]) -> None:
    lengths = {str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines()) for path in paths}
    assert {name: lines for name, lines in lengths.items() if lines > LINES_IN_A_FILE} == {}


def test_no_component_of_the_page_names_a_system() -> None:
    components = [path for path in PAGE if path.suffix in {".ts", ".svelte"}]
    keys = re.compile(rf"\b({'|'.join(built_in_systems())})\b", re.IGNORECASE)
    assert [place for place, _ in places(keys, components)] == []


@pytest.mark.parametrize("top", ["src", "tests", "web/src"])
def test_no_folder_is_a_hall(top: str) -> None:
    found = Counter(path.parent for path in (ROOT / top).rglob("*") if path.suffix in {".py", ".ts", ".svelte"})
    assert {str(folder.relative_to(ROOT)): n for folder, n in found.items() if n > MODULES_IN_A_FOLDER} == {}


def test_every_function_is_short() -> None:
    lengths = {name: lines for path in SOURCES for name, lines in functions(path)}
    assert {name: lines for name, lines in lengths.items() if lines > LINES_IN_A_FUNCTION} == {}


def test_nothing_is_left_for_later() -> None:
    assert [place for place, _ in places(UNFINISHED, tracked())] == []


def test_no_file_names_a_folder_of_one_machine() -> None:
    assert [place for place, _ in places(OF_ONE_MACHINE, tracked())] == []


def test_the_lock_file_names_no_source_but_the_public_one() -> None:
    packages = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))["package"]
    sources = {tuple(package["source"].items()) for package in packages}
    assert sources == {(("editable", "."),), (("registry", "https://pypi.org/simple"),)}


def test_every_line_excused_from_coverage_says_why() -> None:
    found = places(PRAGMA, SOURCES)
    assert [place for place, match in found if not REASON.match(match["rest"])] == []


@pytest.mark.parametrize(
    ("line", "is_given"),
    [
        ("# pragma: no " + "cover - only a broken disk comes here", True),
        ("# pragma: no " + "cover", False),
        ("# pragma: no " + "cover - x", False),
        ("# pragma: no " + "branch: the loop never ends", False),
    ],
)
def test_a_reason_is_a_dash_and_words(line: str, is_given: bool) -> None:
    match = PRAGMA.search(line)
    assert match is not None
    assert (REASON.match(match["rest"]) is not None) is is_given


@pytest.mark.parametrize("path", ["/" + "home/anna/affray", "see /" + "work/x", "'/" + "Users/jo/y'"])
def test_a_folder_of_one_machine_is_recognised(path: str) -> None:
    assert OF_ONE_MACHINE.search(path)


@pytest.mark.parametrize("path", ["docs/" + "work/x", "~/" + "work/x", "example.org/" + "home/x", "a/b of /usr/bin"])
def test_other_paths_are_left_alone(path: str) -> None:
    assert not OF_ONE_MACHINE.search(path)


RIDDLES = {"told", "listed", "found", "of", "lay", "laid", "one", "leaves", "folk", "stock", "sound", "hush"}
"""Names that say nothing of what they name."""
PAIRED = {"other", "two", "many"}
"""Beside these `one` is plain English."""
WRITTEN = [*SOURCES, *(path for top in ("tests", "bench", "tools") for path in sorted((ROOT / top).rglob("*.py")))]


def riddles(path: Path) -> Iterator[str]:
    """The functions, arguments, variables and attributes of a file that are riddles. A value may be what a search has
    `found`; fields of records are a format, and stay."""
    fields: set[int] = set()
    values: list[tuple[int, str]] = []
    # A class is met before its fields.
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.ClassDef():
                fields |= {id(part.target) for part in node.body if isinstance(part, ast.AnnAssign)}
            case ast.FunctionDef() | ast.AsyncFunctionDef() if node.name in RIDDLES:
                yield f"{path}:{node.lineno} {node.name}"
            case ast.Name(ctx=ast.Store()) if id(node) not in fields:
                values.append((node.lineno, node.id))
            case ast.Attribute(ctx=ast.Store()):
                values.append((node.lineno, node.attr))
            case ast.arg():
                values.append((node.lineno, node.arg))
    others = [line for line, name in values if name in PAIRED]
    for line, name in values:
        paired = name == "one" and any(abs(line - other) <= 2 for other in others)
        if name in RIDDLES - {"found"} and not paired:
            yield f"{path}:{line} {name}"


def test_riddles_are_seen_wherever_they_stand(tmp_path: Path) -> None:
    path = tmp_path / "some.py"
    path.write_text("class A:\n    of: int\n\n    def told(self, folk):\n        self.stock = one = found = folk\n")
    assert sorted(riddle.split()[1] for riddle in riddles(path)) == ["folk", "one", "stock", "told"]
    path.write_text("def pairs(one, other): ...\n")
    assert list(riddles(path)) == []


def test_no_name_is_a_riddle() -> None:
    assert [riddle for path in WRITTEN for riddle in riddles(path)] == []


KEPT_PLAYERS = "greedy_1"
"""Kept players stay as they were."""
FIELDS_OF_A_RECORD = 8


def undocumented(path: Path) -> Iterator[str]:
    """The records of a source file whose fields are many and do not all say what they mean."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.ClassDef):
            continue
        fields = [place for place, part in enumerate(node.body) if isinstance(part, ast.AnnAssign)]
        said = [
            place
            for place in fields
            if any(isinstance(after, ast.Expr) for after in node.body[place + 1 : place + 2])
            or "Meta(" in ast.unparse(node.body[place])
        ]
        if len(fields) >= FIELDS_OF_A_RECORD and said != fields:
            yield f"{path.relative_to(ROOT)}:{node.lineno} {node.name}"


def test_every_field_of_a_large_record_says_what_it_means() -> None:
    sources = [path for path in SOURCES if KEPT_PLAYERS not in path.as_posix()]
    assert [record for path in sources for record in undocumented(path)] == []
