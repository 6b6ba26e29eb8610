"""Pages to print as HTML, and as PDF with the extra `pdf`."""

from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from affray.core import InputError, Phrase
from affray.core.faces.guide import Row
from affray.core.faces.paper import PrintedPage, Track
from affray.core.faces.words import Speaker
from affray.core.words.numbers import local_number

if TYPE_CHECKING:
    from jinja2 import Environment

STYLE = "paper.css"
PAGE = "paper.html.j2"
FOLDER = "data/paper"


def html(pages: Sequence[PrintedPage], system: Speaker, language: str, *, style: str = "") -> str:
    """The pages as one document that needs no other file; `style` is the address of a style sheet to use instead."""

    def say(said: Phrase) -> str:
        return system.phrase(said, language)

    def total(row: Row) -> str:
        """The sum behind a line, where it has several parts."""
        if len(row.parts) < 2:
            return ""
        return ", ".join(
            f"{system.name('part', part.label, language)} {local_number(f'{part.value:+d}', language)}"
            for part in row.parts
        )

    return (
        environment()
        .get_template(PAGE)
        .render(
            pages=pages,
            say=say,
            total=total,
            boxes=track_boxes,
            kind=lambda block: type(block).__name__,
            language=language,
            title=", ".join(dict.fromkeys(say(leaf.title) for leaf in pages)),
            name=system.facts.name,
            credit=system.facts.credit,
            style=style,
            css="" if style else css(),
        )
    )


def track_boxes(track: Track) -> Iterable[tuple[int, bool, Phrase | None]]:
    """The boxes of a track: the number of each, whether it is crossed, what crossing it means."""
    marks = dict(track.marks)
    return ((n, n <= track.crossed, marks.get(n)) for n in range(1, track.boxes + 1))


@cache
def environment() -> "Environment":
    """The templates; everything that is put into one is escaped."""
    from jinja2 import Environment, PackageLoader, StrictUndefined

    return Environment(
        loader=PackageLoader("affray.web", FOLDER),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


@cache
def css() -> str:
    """The style of what is printed."""
    return files("affray.web").joinpath(FOLDER, STYLE).read_text("utf-8")


def pdf(document: str) -> bytes:
    """A document of `html` as PDF. Raises InputError where the extra or the libraries that it needs are missing."""
    try:
        import weasyprint
    except (ImportError, OSError) as error:
        cause = " ".join(str(error).split())
        raise InputError(
            f"PDF: expected the extra affray[pdf] and the library Pango ({cause}); HTML can be printed by any browser"
        ) from None
    return bytes(weasyprint.HTML(string=document).write_pdf())
