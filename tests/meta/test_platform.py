import ast
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "affray"
TELLING = {
    "os": {"getpgid", "kill", "killpg", "name", "nice", "sched_getaffinity", "setpriority", "setsid", "uname"},
    "sys": {"getwindowsversion", "platform"},
    "socket": {"SO_EXCLUSIVEADDRUSE", "SO_REUSEADDR", "SO_REUSEPORT", "AF_UNIX"},
}
"""What is not on every operating system, or tells which it is."""


def telling_names(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            if node.attr in TELLING.get(node.value.id, ()):
                yield f"{node.value.id}.{node.attr}"
        elif isinstance(node, ast.ImportFrom):
            yield from (
                f"{node.module}.{name.name}" for name in node.names if name.name in TELLING.get(node.module or "", ())
            )


def test_one_module_alone_knows_which_operating_system_it_runs_on() -> None:
    found = {str(path.relative_to(SOURCE)): sorted(set(telling_names(path))) for path in SOURCE.rglob("*.py")}
    known = {path: names for path, names in found.items() if names}
    assert known.pop("platform.py") == [
        "os.killpg",
        "os.name",
        "os.sched_getaffinity",
        "os.setpriority",
        "socket.AF_UNIX",
        "socket.SO_REUSEADDR",
        "sys.platform",
    ]
    assert known == {}
