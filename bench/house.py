"""Measures the house: `python bench/house.py [REVISION ...]` prints lines of code proper by room, the largest folder, long
positional calls and the places that name a system, of the working tree or of revisions in git."""

import ast
import io
import re
import subprocess
import sys
import tarfile
import tokenize
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
SYSTEMS = ("foeman", "melee", "wargame", "fortmayn")
NAMES_A_SYSTEM = re.compile(rf"affray\.systems\.({'|'.join(SYSTEMS)})\b|[\"']({'|'.join(SYSTEMS)})[\"']")
LAYOUT = {
    tokenize.NL,
    tokenize.NEWLINE,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.COMMENT,
    tokenize.ENDMARKER,
}
"""Tokens that are no code."""
MOST_POSITIONAL = 6
OF_ANY_NUMBER = (
    "odds",
    "zip",
    "TypeVar",
    "create_table",
    "Table",
    "Deeds",
    "sheet_of_groups",
    "paper_phrases",
    "columns",
)
"""Functions that take any number of arguments, which have no names."""
MOST_NAMED = 12
MARKUP_COMMENT = re.compile(r"<!--.*?-->|/\*.*?\*/", re.DOTALL)


def files_of(revision: str) -> Iterator[tuple[Path, str]]:
    """The sources of a revision, or of the working tree where it is empty: path and text."""
    if not revision:
        for path in sorted([*ROOT.glob("src/**/*.py"), *ROOT.glob("web/src/**/*")]):
            if path.suffix in (".py", ".ts", ".svelte"):
                yield path.relative_to(ROOT), path.read_text("utf-8")
        return
    command = ["git", "-C", str(ROOT), "archive", revision, "src", "web/src"]
    packed = subprocess.run(command, check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        for member in archive:
            held = archive.extractfile(member) if member.name.endswith((".py", ".ts", ".svelte")) else None
            if held is not None:
                yield Path(member.name), held.read().decode()


def text_rows(tree: ast.Module) -> set[int]:
    """The rows of docstrings and of texts beside fields."""
    rows = set[int]()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            rows |= rows_of(node)
    return rows


def rows_of(node: ast.stmt) -> set[int]:
    """The rows of a statement."""
    return set(range(node.lineno, (node.end_lineno or node.lineno) + 1))


def code_lines(text: str, tree: ast.Module) -> int:
    """The lines of Python that hold code: no blank, comment, docstring or import."""
    rows = set[int]()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type not in LAYOUT:
            rows |= set(range(token.start[0], token.end[0] + 1))
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            rows -= rows_of(node)
    return len(rows - text_rows(tree))


def page_lines(text: str) -> int:
    """The lines of the page that hold code or markup: no blank, comment or import."""
    rows = (row.strip() for row in MARKUP_COMMENT.sub("", text).splitlines())
    return sum(bool(row) and not row.startswith(("//", "import ")) for row in rows)


def room_of(path: Path) -> str:
    """The part of the house that a file counts for, such as `systems/melee/rules`, `lab/systems/foeman` or `web`."""
    if path.parts[0] == "web":
        return "/".join(("page", *path.parts[2:-1][:1]))
    parts = path.parts[2:-1]
    deep = parts[:1] == ("systems",) or parts[:2] == ("lab", "systems")
    return "/".join(parts[: 3 if deep else 1]) or "."


def long_calls(tree: ast.Module) -> int:
    """The calls that pass more than six arguments by position, but for those that hand theirs on or have no names for them."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and len(node.args) > MOST_POSITIONAL]
    named = [call for call in calls if ast.unparse(call.func).rpartition(".")[2] not in OF_ANY_NUMBER]
    return sum(not any(isinstance(arg, ast.Starred) for arg in call.args) for call in named)


def named_systems(path: Path, text: str, tree: ast.Module) -> list[str]:
    """The places of a file outside the systems and their adapters where code names a system."""
    if path.parts[2:3] == ("systems",) or path.parts[2:4] == ("lab", "systems"):
        return []
    texts = text_rows(tree)
    rows = enumerate(text.splitlines(), 1)
    return [f"{path}:{row}" for row, line in rows if row not in texts and NAMES_A_SYSTEM.search(line)]


def measure(revision: str) -> None:
    """Prints the figures of a revision."""
    lines, folders = Counter[str](), Counter[Path]()
    positional, named = 0, list[str]()
    for path, text in files_of(revision):
        folders[path.parent] += path.name != "__init__.py"
        if path.suffix != ".py":
            lines[room_of(path)] += page_lines(text)
            continue
        tree = ast.parse(text)
        lines[room_of(path)] += code_lines(text, tree)
        positional += long_calls(tree)
        named += named_systems(path, text, tree)
    folder, most = folders.most_common(1)[0]
    page = sum(count for room, count in lines.items() if room.startswith("page"))
    print(f"{revision or 'working tree'}: {lines.total() - page} lines of Python, {page} of the page")
    print(f"  largest folder: {folder} with {most} modules; positional calls over six: {positional}")
    print(f"  places that name a system: {len(named)}", *named[:MOST_NAMED])
    for room, count in sorted(lines.items()):
        print(f"  {room:34}{count:7}")


if __name__ == "__main__":
    for wanted in sys.argv[1:] or [""]:
        measure(wanted)
