"""The rules of a system by its key."""

from functools import cache

from affray.core.reading.rulebook import Rulebook, load_page, load_rulebook
from affray.systems import registry


@cache
def rulebook(system_key: str) -> Rulebook:
    """The rules of a system. Raises InputError for an unknown key or a system that ships no rules.

    >>> rulebook("foeman").find("FM-HIT-01").title
    'Roll'
    """
    return load_rulebook(registry.package(system_key), registry.load(system_key).facts.prefixes)


def chapter(name: str) -> tuple[str, Rulebook]:
    """The key of the system that a name stands for, and the rules meant: of a whole system by its key, or of the page
    that extends a system, such as `mindwand`. Raises InputError for another name.

    >>> key, book = chapter("mindwand")
    >>> key, book.find("MW-DIE-01").title
    ('foeman', 'One die')
    """
    own = registry.built_in()
    for key in own if name not in own else ():
        page = load_page(registry.package(key), name)
        if page is not None:
            return key, page
    registry.load(name)
    return name, rulebook(name)
