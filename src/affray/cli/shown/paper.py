"""Pages to print, written to a file as HTML or PDF."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from affray.cli.arguments import check_language
from affray.cli.shown.screen import screen_of
from affray.core import InputError
from affray.core.faces.words import Speaker
from affray.game.record import write_file
from affray.web.kept.paper import html, pdf

if TYPE_CHECKING:
    from affray.core.faces.paper import PrintedPage


HTML, PDF = ".html", ".pdf"


def write_pages(pages: Sequence["PrintedPage"], system: Speaker, file: str, *, language: str) -> int:
    """Writes pages to a file, HTML or PDF by its name, or as HTML to standard output. Raises InputError."""
    document = html(pages, system, check_language(system.facts, language))
    if not file:
        print(document)
        return 0
    kind = Path(file).suffix.lower()
    if kind not in (HTML, PDF):
        raise InputError(f"{file}: expected a name that ends in {HTML} or {PDF}")
    data = pdf(document) if kind == PDF else document.encode()
    write_file(file, data)
    screen_of().say(f"{len(pages)} {'leaf' if len(pages) == 1 else 'leaves'} written to {file}")
    return 0
