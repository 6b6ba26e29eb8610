"""Makes a release, and publishes nothing: `python tools/release.py 1.2.3`, or `--try` to see whether it would go.

The changes of the version are dated, the version is written into the program and the citation, wheel and source package are
built, the wheel is tried as strangers install it, bills of materials of the program and of its page and the digests of all
files are laid beside them in dist/; last comes a commit with the tag v1.2.3. Where anything fails, all files are as they were.
"""

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
PROGRAM, CHANGES, CITATION = (ROOT / name for name in ("src/affray/__init__.py", "CHANGELOG.md", "CITATION.cff"))
VERSION = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")
SECTION = re.compile(r"^## \[(?P<version>[^\]]+)\] - (?P<date>\S+)$", re.MULTILINE)


class Unready(Exception):
    """Why there can be no release."""


# --- what is written --------------------------------------------------------------------------------------------------
def dated_changes(text: str, version: str, date: str) -> str:
    """The changes with the section of a version dated. Raises Unready unless it is the top one, has words and no date."""
    sections = list(SECTION.finditer(text))
    if not sections or sections[0]["version"] != version:
        raise Unready(f"CHANGELOG.md: expected the top section to be [{version}]")
    top, end = sections[0], sections[1].start() if len(sections) > 1 else len(text)
    if top["date"] != "unreleased":
        raise Unready(f"CHANGELOG.md: [{version}] is dated {top['date']}; expected unreleased")
    if "\n- " not in text[top.end() : end]:
        raise Unready(f"CHANGELOG.md: [{version}] says nothing")
    return f"{text[: top.start('date')]}{date}{text[top.end('date') :]}"


def with_version(text: str, version: str) -> str:
    """The face of the program with a version."""
    return substituted(r'^__version__ = ".*"$', f'__version__ = "{version}"', text)


def cited(text: str, version: str, date: str) -> str:
    """The citation with a version and its date."""
    return substituted(
        r"^date-released: .*$", f"date-released: {date}", substituted(r"^version: .*$", f"version: {version}", text)
    )


def substituted(pattern: str, line: str, text: str) -> str:
    """The text with its one line of a pattern changed. Raises Unready where there are none or several."""
    found, many = re.subn(pattern, line, text, flags=re.MULTILINE)
    if many != 1:
        raise Unready(f"expected one line {pattern}, got {many}")
    return found


# --- what is made -----------------------------------------------------------------------------------------------------
def run(*command: str | Path, **environment: str) -> str:
    """What a program says. Raises CalledProcessError."""
    print("+", *command, flush=True)
    ran = subprocess.run(
        list(map(str, command)),
        cwd=ROOT,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return ran.stdout


def build(uv: str) -> None:
    """Makes wheel and source package; the same commit makes the same bytes."""
    shutil.rmtree(DIST, ignore_errors=True)
    run(uv, "build", "--quiet", "--wheel", "--sdist", SOURCE_DATE_EPOCH=run("git", "log", "-1", "--format=%ct").strip())


def list_materials(uv: str, version: str) -> None:
    """Writes as CycloneDX what the base is made of, and the page with the tools that build it: Svelte counts as one of them."""
    program = run(
        uv, "export", "--frozen", "--no-dev", "--format", "cyclonedx1.5", "--preview-features", "sbom-export", "--quiet"
    )
    page = run("npm", "--prefix", "web", "sbom", "--sbom-format", "cyclonedx", "--package-lock-only")
    (DIST / f"affray-{version}.cdx.json").write_text(program, "utf-8")
    (DIST / f"affray-{version}.page.cdx.json").write_text(page, "utf-8")


def write_digests() -> None:
    """Writes the SHA-256 of each file."""
    files = sorted(path for path in DIST.iterdir() if not path.name.startswith("."))
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (DIST / "SHA256SUMS").write_text("".join(lines), "utf-8")


def make_files(uv: str, version: str, ways: list[str]) -> None:
    """Makes all files of a version in dist/, once the wheel has been tried."""
    build(uv)
    print(run(sys.executable, "tools/check_wheel.py", "--ways", *ways))
    list_materials(uv, version)
    write_digests()


def check_ready(version: str) -> None:
    """Raises Unready for a version that is none or is there already, and for files that are changed."""
    if not VERSION.fullmatch(version):
        raise Unready(f"{version!r}: expected a version such as 1.2.3")
    if run("git", "tag", "--list", f"v{version}").strip():
        raise Unready(f"v{version}: is tagged already")
    if changed := run("git", "status", "--porcelain").strip():
        raise Unready(f"expected nothing uncommitted, got {changed}")


def release(uv: str, version: str, ways: list[str], *, trying: bool) -> None:
    """Makes the release, or tries to. Raises Unready, CalledProcessError."""
    check_ready(version)
    date = datetime.now(UTC).date().isoformat()
    files = {path: path.read_text("utf-8") for path in (PROGRAM, CHANGES, CITATION)}
    kept = False
    try:
        PROGRAM.write_text(with_version(files[PROGRAM], version), "utf-8")
        CHANGES.write_text(dated_changes(files[CHANGES], version, date), "utf-8")
        CITATION.write_text(cited(files[CITATION], version, date), "utf-8")
        make_files(uv, version, ways)
        if not trying:
            run("git", "commit", "--all", "--message", f"Version {version}")
            kept = True
            run("git", "tag", "--annotate", f"v{version}", "--message", f"Version {version}")
    finally:
        if not kept:
            for path, text in files.items():
                path.write_text(text, "utf-8")
    print((DIST / "SHA256SUMS").read_text("utf-8"))
    print(
        f"{version} would go; nothing is kept but dist/"
        if trying
        else f"v{version} is tagged; nothing is published yet"
    )


def main() -> int:
    """Makes a release; the exit code."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("version", help="the version, such as 1.2.3")
    asked.add_argument("--try", dest="trying", action="store_true", help="do all but commit and tag")
    asked.add_argument("--files", action="store_true", help="only make the files of a version that is tagged")
    asked.add_argument("--ways", nargs="+", default=["pip", "pipx", "uvx"], help="the ways to install that are tried")
    given = asked.parse_args()
    try:
        uv = os.environ.get("UV", "uv")
        if given.files:
            make_files(uv, given.version, given.ways)
        else:
            release(uv, given.version, given.ways, trying=given.trying)
    except (Unready, subprocess.CalledProcessError, OSError) as error:
        print(f"release: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
