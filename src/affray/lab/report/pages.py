"""A report as a file: HTML that needs no other file, or Markdown, with its figures as SVG and PNG beside it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Protocol, cast

from affray.core import InputError
from affray.core.words.markdown import escape_markdown
from affray.game.record import write_file
from affray.lab.progress import parts
from affray.lab.report.charts import altair_of
from affray.lab.report.pieces import Report, Section, Table

HTML, MARKDOWN = ".html", ".md"
KINDS = (HTML, MARKDOWN)
SHARPNESS = 2
"""How many dots of a PNG stand for one of its SVG, across and down."""


class Chart(Protocol):
    """A chart of Altair, as far as it is needed here."""

    def to_dict(self) -> dict[str, object]:
        """The chart as Vega-Lite."""


def write_report(path: str | Path, report: Report, *, png: bool = True) -> list[Path]:
    """Write a report, HTML or Markdown by its name, and its figures beside it; return all files. Raises InputError."""
    page = Path(path)
    kind = page.suffix.lower()
    if kind not in KINDS:
        raise InputError(f"{path}: expected a name that ends in {HTML} or {MARKDOWN}")
    altair_of()
    files: dict[Path, bytes] = {}
    drawn: dict[str, str] = {}
    for section in report.sections:
        if section.picture is not None:
            svg, bitmap = figure_images(cast(Chart, section.picture.chart), png=png)
            drawn[section.picture.name] = svg
            files[figure_path(page, section.picture.name, ".svg")] = svg.encode()
            if png:
                files[figure_path(page, section.picture.name, ".png")] = bitmap
    text = html_page(report, drawn) if kind == HTML else markdown_text(report, page)
    files = {page: text.encode(), **files}
    for place, data in files.items():
        write_file(place, data)
    return list(files)


def report_page(report: Report) -> str:
    """A report as one HTML page, its figures inside. Raises InputError without Altair."""
    altair_of()
    pictures = [section.picture for section in report.sections if section.picture is not None]
    return html_page(
        report, {part.name: figure_images(cast(Chart, part.chart), png=False)[0] for part in parts(pictures)}
    )


def figure_path(page: Path, name: str, suffix: str) -> Path:
    """The path of a figure: beside the page, named after the page and the figure."""
    return page.with_name(f"{page.stem}-{name}{suffix}")


def figure_images(chart: Chart, *, png: bool) -> tuple[str, bytes]:
    """A figure as SVG and as PNG."""
    import vl_convert

    given = chart.to_dict()
    svg: str = vl_convert.vegalite_to_svg(given)
    return svg, vl_convert.vegalite_to_png(given, scale=SHARPNESS) if png else b""


def html_page(report: Report, drawn: dict[str, str]) -> str:
    """A report as one HTML page, its figures inside."""
    from jinja2 import Environment, PackageLoader, StrictUndefined
    from markupsafe import Markup

    page = Environment(
        loader=PackageLoader("affray.lab.report", "."), autoescape=True, undefined=StrictUndefined, trim_blocks=True
    ).get_template("page.html")
    # The figures were drawn here, of names that Vega has escaped.
    return page.render(report=report, pictures={name: Markup(svg) for name, svg in drawn.items()})


# --- Markdown ---------------------------------------------------------------------------------------------------------
def markdown_text(report: Report, page: Path) -> str:
    """A report as Markdown, its figures beside it."""
    lines = [
        f"# {escape_markdown(report.title)}",
        "",
        *(line for paragraph in report.about for line in (escape_markdown(paragraph), "")),
    ]
    for section in report.sections:
        lines.extend(section_lines(section, page))
    lines.extend((f"{report.say('digest')}: `{report.digest}`", ""))
    return "\n".join(lines)


def section_lines(section: Section, page: Path) -> Iterator[str]:
    """The lines of a section."""
    yield from (f"## {escape_markdown(section.title)}", "")
    for paragraph in section.text:
        yield from (escape_markdown(paragraph), "")
    if section.picture is not None:
        yield from (
            f"![{escape_markdown(section.picture.shows)}]({figure_path(page, section.picture.name, '.svg').name})",
            "",
        )
    if section.table is not None:
        yield from (*table_lines(section.table), "")


def table_lines(table: Table) -> Iterator[str]:
    """A table as Markdown."""
    yield f"| {' | '.join(map(escape_markdown, table.head))} |"
    yield f"|{'|'.join([':--', *['--:'] * (len(table.head) - 1)])}|"
    for row in table.rows:
        yield f"| {' | '.join(map(escape_markdown, row))} |"
