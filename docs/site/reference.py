"""The pages of the programming interface: what each package promises, from its docstrings."""

import importlib
import inspect
import json
from collections.abc import Mapping
from pathlib import Path

STABLE = Path(__file__).parents[2] / "tests" / "kept" / "stable_names.json"
"""The names that are promised to stay, by package."""


def reference_pages() -> Mapping[str, str]:
    """The pages of the reference by their file names: one for each package, and the list of them."""
    packages: Mapping[str, list[str]] = json.loads(STABLE.read_text("utf-8"))
    seen: set[int] = set()
    pages: dict[str, str] = {}
    for name, names in packages.items():
        try:
            pages[f"{name}.rst"] = package_page(name, names, seen)
        except ModuleNotFoundError as error:
            # Some libraries of the extras have no wheels everywhere.
            print(f"reference: {name} is left out: {error}")
    title = "The programming interface"
    lead = "These names are promised to stay; whatever else the packages hold may change from one version to the next."
    lines = [
        title,
        "=" * len(title),
        "",
        lead,
        "",
        ".. toctree::",
        "   :maxdepth: 1",
        "",
        *(f"   {name.removesuffix('.rst')}" for name in pages),
        "",
    ]
    return {**pages, "index.rst": "\n".join(lines)}


def package_page(package: str, names: list[str], seen: set[int]) -> str:
    """The page of a package; what another package has too stands in the index once."""
    module = importlib.import_module(package)
    lines = [
        package,
        "=" * len(package),
        "",
        *(inspect.getdoc(module) or "").splitlines(),
        "",
        f".. module:: {package}",
        "",
    ]
    lines += [", ".join(f":py:obj:`~{package}.{name}`" for name in names), ""]
    for name in names:
        found = getattr(module, name)
        kind = "class" if inspect.isclass(found) else "function" if inspect.isroutine(found) else "data"
        lines += [f".. auto{kind}:: {package}.{name}", *(["   :members:"] if kind == "class" else [])]
        lines += [*(["   :no-index:"] if id(found) in seen else []), ""]
        seen.add(id(found))
    return "\n".join(lines)
