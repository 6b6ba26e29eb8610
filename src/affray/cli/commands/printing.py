"""What is printed: figure sheets and reference cards, as HTML or PDF."""

from collections.abc import Sequence

from affray.cli.arguments import read_house_rules
from affray.cli.deeds.figures import find_figure
from affray.cli.game.roster import open_roster
from affray.cli.shown.paper import write_pages
from affray.core import InputError
from affray.game.pack_folders import read_shelf
from affray.game.pack_folders import reference_cards as cards_of
from affray.systems import registry
from affray.web.store.roster import KEY


def print_figures(
    names: Sequence[str], options: Sequence[str], file: str, *, system: str, language: str, store: str
) -> int:
    """Prints the sheets of figures, of the whole roster of a system if none is named. Raises InputError."""
    given = read_house_rules(tuple(options))
    with open_roster(store) as roster:
        there = roster.names()
        keys = {roster.any_figure(name).system for name in names if name in there}
        if len(keys) > 1:
            raise InputError(f"figure print: {', '.join(sorted(keys))}: expected figures of one system")
        key = system or next(iter(keys), KEY)
        people = registry.people_of(key)
        found = [find_figure(name, roster, people, key) for name in names] or [
            kept.figure for kept in roster.people(key)
        ]
    pages = [people.sheet_page(figure, given) for figure in found]
    if not found:
        raise InputError("figure print: the roster is empty; expected a figure of it, or a line")
    return write_pages(pages, registry.load_system(key).words, file, language=language)


def print_cards(system: str, options: Sequence[str], packs: Sequence[str], file: str, *, language: str) -> int:
    """Prints the reference cards of a system, with what packs add and change. Raises InputError."""
    shelf = read_shelf(packs)
    pages = cards_of(system, read_house_rules(tuple(options)), shelf.folders)
    return write_pages(pages, registry.load_system(system).words, file, language=language)
