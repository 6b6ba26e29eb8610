"""Builds the site of the documents into a folder, where a site built before gives way: `python -m docs.site.build [FOLDER]`.

It is built in English, and in German for the pages that players need; nothing of it is loaded from elsewhere.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec

from affray.systems import built_in_systems
from docs.site.books import search_words
from docs.site.stage import LANGUAGES, ROOT, stage

WORK = ROOT / "build" / "site"
SITE = ROOT / "src" / "affray" / "web" / "docs"
HERE = Path(__file__).parent
UNUSED = ("objects.inv", ".buildinfo", "_sources", "_static/scripts/furo.js.map", "_static/styles/furo.css.map",
          "_static/styles/furo-extensions.css.map", "_static/scripts/furo.js.LICENSE.txt")  # fmt: skip
"""What the tools leave that no page asks for."""


def build(folder: Path) -> None:
    """Builds the whole site anew. Raises CalledProcessError for a document that is at fault, after its tools said where."""
    made = WORK / "html"
    shutil.rmtree(made, ignore_errors=True)
    for language in LANGUAGES:
        sources = WORK / language
        stage(sources, language)
        target = made if language == "en" else made / language
        command = [
            sys.executable,
            "-m",
            "sphinx",
            "-q",
            "-E",
            "-W",
            "--keep-going",
            "-c",
            str(HERE),
            "-d",
            str(WORK / f"trees-{language}"),
        ]
        subprocess.run(
            [*command, str(sources), str(target)], check=True, env={**os.environ, "AFFRAY_DOCS": language}, cwd=ROOT
        )
        words = {"books": list(built_in_systems()), "words": search_words()}
        (target / "_static" / "words.json").write_bytes(msgspec.json.encode(words))
        for name in UNUSED:
            unused = target / name
            shutil.rmtree(unused, ignore_errors=True) if unused.is_dir() else unused.unlink(missing_ok=True)
        for script in target.glob("_static/translations.js"):
            # Sphinx counts with this, and "true" is no place in a list.
            script.write_text(script.read_text("utf-8").replace('"(n != 1)"', '"+(n != 1)"'), encoding="utf-8")
        for page in target.rglob("*.html"):
            page.write_text(without_styles(page.read_text("utf-8")), encoding="utf-8")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(made, folder)


def without_styles(page: str) -> str:
    """A page that says with attributes what the theme says with styles, which the server's policy forbids."""
    page = page.replace(' style="display: none;"', " hidden").replace(' style="opacity: 50%"', ' opacity="0.5"')
    return re.sub(r' style="[^"]*"', "", page)


def main() -> None:
    """Builds the site and says how large it is."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else SITE
    if folder.is_dir() and any(folder.iterdir()) and not (folder / "searchindex.js").is_file():
        sys.exit(f"{folder}: expected a new folder, or one with a site that is built anew")
    build(folder)
    files = [path for path in folder.rglob("*") if path.is_file()]
    pages = sum(path.suffix == ".html" for path in files)
    print(f"{folder}: {pages} pages, {sum(path.stat().st_size for path in files) / 1000:.0f} kB")


if __name__ == "__main__":
    main()
