"""What is printed: figure sheets and reference cards, as HTML or PDF."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, cast

from affray.cli.figures import meant, opened
from affray.cli.opening import language_of, options_of
from affray.cli.screen import screen_of
from affray.core import InputError
from affray.game.packs import cards as cards_of
from affray.game.packs import read_shelf
from affray.game.record import write_file
from affray.systems import registry
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.leaves_sheet import figure_leaf
from affray.systems.foeman.options import read_house
from affray.web.paper import Rules, html, pdf

if TYPE_CHECKING:
    from affray.core.paper import Leaf

HTML, PDF = ".html", ".pdf"


def figures(names: Sequence[str], options: Sequence[str], file: str, *, language: str, store: str) -> int:
    """Prints the sheets of figures, of the whole roster if none is named. Raises InputError."""
    house = read_house(options_of(tuple(options)))
    with opened(store) as roster:
        found = [meant(name, roster) for name in names] or [kept.one for kept in roster.figures()]
    if not found:
        raise InputError("figure print: the roster is empty; expected a figure of it, or a line")
    return put([figure_leaf(one, house) for one in found], cast("Rules", SYSTEM), file, language=language)


def cards(system: str, options: Sequence[str], packs: Sequence[str], file: str, *, language: str) -> int:
    """Prints the reference cards of a system, with what packs add and change. Raises InputError."""
    shelf = read_shelf(packs)
    leaves = cards_of(system, options_of(tuple(options)), shelf.packs)
    return put(leaves, registry.load(system), file, language=language)


def put(leaves: Sequence["Leaf"], system: Rules, file: str, *, language: str) -> int:
    """Writes leaves to a file, HTML or PDF by its name, or HTML to standard output. Raises InputError."""
    document = html(leaves, system, language_of(system.facts, language))
    if not file:
        print(document)
        return 0
    kind = Path(file).suffix.lower()
    if kind not in (HTML, PDF):
        raise InputError(f"{file}: expected a name that ends in {HTML} or {PDF}")
    data = pdf(document) if kind == PDF else document.encode()
    write_file(file, data)
    screen_of().say(f"{len(leaves)} {'leaf' if len(leaves) == 1 else 'leaves'} written to {file}")
    return 0
