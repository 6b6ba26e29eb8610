"""What is printed: figure sheets and reference cards, as HTML or PDF."""

from collections.abc import Sequence

from affray.cli.deeds.figures import meant
from affray.cli.game.roster import opened
from affray.cli.given import options_of
from affray.cli.shown.paper import put
from affray.core import InputError
from affray.game.packs import cards as cards_of
from affray.game.packs import read_shelf
from affray.systems import registry
from affray.web.store.roster import KEY


def figures(names: Sequence[str], options: Sequence[str], file: str, *, system: str, language: str, store: str) -> int:
    """Prints the sheets of figures, of the whole roster of a system if none is named. Raises InputError."""
    given = options_of(tuple(options))
    with opened(store) as roster:
        there = roster.names()
        keys = {roster.anyone(name).system for name in names if name in there}
        if len(keys) > 1:
            raise InputError(f"figure print: {', '.join(sorted(keys))}: expected figures of one system")
        key = system or next(iter(keys), KEY)
        folk = registry.folk(key)
        found = [meant(name, roster, folk, key) for name in names] or [kept.one for kept in roster.folk(key)]
    leaves = [folk.leaf(one, given) for one in found]
    if not found:
        raise InputError("figure print: the roster is empty; expected a figure of it, or a line")
    return put(leaves, registry.load(key), file, language=language)


def cards(system: str, options: Sequence[str], packs: Sequence[str], file: str, *, language: str) -> int:
    """Prints the reference cards of a system, with what packs add and change. Raises InputError."""
    shelf = read_shelf(packs)
    leaves = cards_of(system, options_of(tuple(options)), shelf.packs)
    return put(leaves, registry.load(system), file, language=language)
