"""What the site is built from: the documents in one folder a language, with their links as the site has them."""

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

from affray.systems import built_in_systems
from docs.site.books import book, index, with_links
from docs.site.reference import reference_pages

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
LANGUAGES = ("en", "de")
ELSEWHERE = {"CONTRIBUTING.md": "contributors/contributing.md", "CHANGELOG.md": "contributors/changes.md"}
"""Documents beside `docs`, and where they stand in the site."""
DECISIONS = DOCS / "contributors" / "decisions"
RULES = "rules"
API = "reference"
FENCE = re.compile(r"^(?P<mark>```+)(?P<kind>\w*)\n.*?^(?P=mark)$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(?P<picture>!?)\[(?P<text>(?:`[^`]*`|[^\]`])*)\]\((?P<to>[^)\s]+)\)")
LISTED = re.compile(r"^(?:- |\| [^|]* \| )\[(?P<text>[^\]]*)\]\((?P<to>[^)\s#]+\.md)\)", re.MULTILINE)
KEPT = re.compile(r"(`[^`\n]*`|\[(?:`[^`]*`|[^\]`])*\]\([^)\s]*\)|<[^>\n]*>|^#.*$)", re.MULTILINE)
"""What ids of clauses stay in as they are: code, links, elements, headings."""
PLAIN = {"jsonl": "text", "csv": "text", "ftl": "text", "play": "text"}
"""Kinds of examples that nothing can colour."""


def place_of(page: Path) -> Path:
    """Where a document stands in the site, from its root; the German ones are a site of their own within it."""
    inside = page.relative_to(ROOT).as_posix()
    return Path(ELSEWHERE.get(inside) or page.relative_to(DOCS))


def documents(language: str) -> list[Path]:
    """The documents of a language."""
    if language != "en":
        return sorted((DOCS / language).rglob("*.md"))
    others = [DOCS / other for other in LANGUAGES if other != language]
    own = [page for page in sorted(DOCS.rglob("*.md")) if not any(page.is_relative_to(other) for other in others)]
    own = [page for page in own if not is_decision(page)]
    return [*own, *(ROOT / name for name in ELSEWHERE)]


def is_decision(page: Path) -> bool:
    """Whether a document is the record of a decision; the site has all of them on the page of their index."""
    return page.parent == DECISIONS and page.name != "index.md"


def text_of(page: Path) -> str:
    """The text of a document; the index of the decisions with the records in place of the links to them."""
    text = page.read_text("utf-8")
    if page.parent != DECISIONS:
        return text
    return LISTED.sub(lambda found: "#" * 2 + (DECISIONS / found["to"]).read_text("utf-8"), text)


def heading_mark(page: Path) -> str:
    """What the heading of a document is found by within a page."""
    title = page.read_text("utf-8").partition("\n")[0].lstrip("# ")
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


def prose_parts(text: str) -> Iterator[tuple[bool, str]]:
    """The parts of a page in order, each with whether it is prose and no example."""
    at = 0
    for found in FENCE.finditer(text):
        yield True, text[at : found.start()]
        yield False, found[0]
        at = found.end()
    yield True, text[at:]


def staged(page: Path, language: str) -> str:
    """A document as the site is built from it."""
    done = [
        prose_staged(part, page, language) if is_prose else re.sub(
            r"\A(```+)(\w+)", lambda found: found[1] + PLAIN.get(found[2], found[2]), part
        )
        for is_prose, part in prose_parts(text_of(page))
    ]  # fmt: skip
    return "".join(done) + contents(page, language)


def prose_staged(text: str, page: Path, language: str) -> str:
    """Prose with the links of the site, from ids of clauses too."""
    up = "../" * (len(place_of(page).parts) - 1)
    pieces = KEPT.split(text)
    pieces[::2] = [with_links(piece, f"{up}{RULES}/") for piece in pieces[::2]]
    return LINK.sub(lambda found: link_of(found, page, language), "".join(pieces))


def link_of(found: re.Match[str], page: Path, language: str) -> str:
    """A link as the site has it: to another page, to a page of the other language, or the name of a file that it lacks."""
    path, _, anchor = found["to"].partition("#")
    if not path or "://" in path or found["picture"]:
        return found[0]
    target = (page.parent / path).resolve()
    if is_decision(target):
        target, anchor = DECISIONS / "index.md", heading_mark(target)
    place = target.relative_to(DOCS).parts if target.is_relative_to(DOCS) else ()
    if target.suffix != ".md" or (not place and target.relative_to(ROOT).as_posix() not in ELSEWHERE):
        return f"{found['text']} (`{target.relative_to(ROOT).as_posix()}`)"
    to = os.path.relpath(place_of(target), place_of(page).parent)
    behind = f"#{anchor}" if anchor else ""
    spoken = place[0] if place and place[0] in LANGUAGES else "en"
    if spoken != language:
        # Sphinx knows the pages of one language alone.
        return f'<a href="{to.removesuffix(".md")}.html{behind}">{found["text"]}</a>'
    return f"{found['picture']}[{found['text']}]({to}{behind})"


def contents(page: Path, language: str) -> str:
    """The order of the pages that an index lists, for the ways from page to page."""
    if page.name != "index.md" or page.parent == DECISIONS:
        return ""
    links = [found["to"] for found in LISTED.finditer(page.read_text("utf-8"))]
    own = [link for link in links if (page.parent / link).resolve() in documents(language)]
    inside = [link for link in own if link.endswith("index.md")] if page.parent in (DOCS, DOCS / language) else own
    names = [os.path.relpath(place_of((page.parent / link).resolve()), place_of(page).parent) for link in inside]
    if page == DOCS / "index.md":
        names.insert(1, f"{RULES}/index.md")
        names.append(f"{API}/index.md")
    return "\n".join(["", "```{toctree}", ":hidden:", "", *names, "```", ""])


def stage(folder: Path, language: str) -> None:
    """Writes all that a language of the site is built from to a folder."""
    shutil.rmtree(folder, ignore_errors=True)
    base = Path() if language == "en" else Path(language)
    for page in documents(language):
        write(folder / place_of(page).relative_to(base), staged(page, language))
    for picture in pictures(language):
        target = folder / picture.relative_to(DOCS / base)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(picture, target)
    if language == "en":
        books = "\n".join(["", "```{toctree}", ":hidden:", "", *built_in_systems(), "```", ""])
        write(folder / RULES / "index.md", index() + books)
        for key in built_in_systems():
            write(folder / RULES / f"{key}.md", book(key))
        for name, text in reference_pages().items():
            write(folder / API / name, text)


def pictures(language: str) -> list[Path]:
    """The pictures of a language's documents."""
    found = [path for ending in ("svg", "png", "jpg", "webp") for path in sorted(DOCS.rglob(f"*.{ending}"))]
    return [path for path in found if path.is_relative_to(DOCS / "de") == (language == "de")]


def write(path: Path, text: str) -> None:
    """Writes a page."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
