"""The journal as a page to keep or to print: Markdown, and HTML that needs nothing beside it."""

from collections.abc import Sequence
from html import escape

from affray.core.faces.journal import Line
from affray.core.words.markdown import escape_markdown
from affray.core.words.texts import COMMON, ENGLISH

STYLE = """\
body { font: 1rem/1.5 Georgia, serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #1d1d1d; background: #fff }
h1, h2 { line-height: 1.2 } h2 { margin-top: 2rem } ol { padding-left: 2.5rem } li { margin: 0 0 1rem }
q, blockquote { font-style: italic } blockquote { margin: 0.25rem 0 } ul { margin: 0.25rem 0; padding-left: 1.2rem }
.when, .rules { color: #555; font-size: 0.85rem } .rules { font-family: monospace }
@media print { body { margin: 0; max-width: none } li { break-inside: avoid } }"""


def dice_text(line: Line, language: str) -> str:
    """The dice of a line: what each roll was for, and its faces."""
    rolls = (f"{roll.purpose} {' '.join(map(str, roll.faces))}".strip() for roll in line.dice)
    return COMMON.say(language, "journal-dice", rolls="; ".join(rolls))


def head_text(line: Line, language: str) -> str:
    """What was chosen in a line."""
    return COMMON.say(language, "journal-remark") if line.remark else "; ".join(line.choices)


def chapters(lines: Sequence[Line]) -> list[tuple[str, list[Line]]]:
    """The lines by where they were, a chapter for each stay."""
    found: list[tuple[str, list[Line]]] = []
    for line in lines:
        if not found or found[-1][0] != line.place:
            found.append((line.place, []))
        found[-1][1].append(line)
    return found


# --- Markdown ---------------------------------------------------------------------------------------------------------
def markdown(title: str, lines: Sequence[Line], language: str = ENGLISH) -> str:
    """The journal as Markdown."""
    found = [f"# {escape_markdown(title)}", ""]
    for place, part in chapters(lines):
        found += [f"## {escape_markdown(place)}", ""]
        for line in part:
            found += [*line_markdown(line, language), ""]
    return "\n".join(found).rstrip() + "\n"


def line_markdown(line: Line, language: str) -> list[str]:
    """A line as an item of a list with its own number."""
    head = escape_markdown(head_text(line, language))
    found = [f"{line.number}. **{line.when}**" + (f" – {head}" if head else "")]
    found += [f"   > {escape_markdown(said)}" for said in line.said]
    found += [f"   - {escape_markdown(result)}" for result in line.results]
    found += [f"   - {escape_markdown(dice_text(line, language))}"] if line.dice else []
    found += [f"   - `{' '.join(line.clauses)}`"] if line.clauses else []
    return found


# --- HTML -------------------------------------------------------------------------------------------------------------
def html(title: str, lines: Sequence[Line], language: str = ENGLISH) -> str:
    """The journal as one page of HTML."""
    body = [f"<h1>{escape(title)}</h1>"]
    for place, part in chapters(lines):
        body += [f"<h2>{escape(place)}</h2>", f'<ol start="{part[0].number}">']
        body += [line_html(line, language) for line in part]
        body.append("</ol>")
    return "\n".join((
        "<!doctype html>", f'<html lang="{escape(language)}">', '<head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">', f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style></head>", "<body>", *body, "</body>", "</html>", "",
    ))  # fmt: skip


def line_html(line: Line, language: str) -> str:
    """A line as an item of a list."""
    when = f'<span class="when">{escape(line.when)}</span>'
    parts = [f'<li value="{line.number}">{when} {escape(head_text(line, language))}']
    parts += [f"<blockquote>{escape(said)}</blockquote>" for said in line.said]
    results = [*line.results, *((dice_text(line, language),) if line.dice else ())]
    if results:
        parts.append("<ul>" + "".join(f"<li>{escape(result)}</li>" for result in results) + "</ul>")
    if line.clauses:
        parts.append(f'<span class="rules">{escape(" ".join(line.clauses))}</span>')
    return "".join(parts) + "</li>"
