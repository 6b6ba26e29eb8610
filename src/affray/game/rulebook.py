"""The rules of a system by its key."""

from functools import cache

from affray.core.reading.rulebook import Rulebook, load_page, load_rulebook
from affray.systems import built_in_systems, registry


@cache
def rulebook(system_key: str) -> Rulebook:
    """The rules of a system. Raises InputError for an unknown key or a system that ships no rules.

    >>> rulebook("foeman").find("FM-HIT-01").title
    'Roll'
    """
    return load_rulebook(registry.package_of(system_key), registry.load_system(system_key).facts.prefixes)


def find_rules(name: str) -> tuple[str, Rulebook]:
    """The key of the system that a name stands for, and the rules meant: of a whole system by its key, or of the page
    that extends a system, such as `mindwand`. Raises InputError for another name.

    >>> key, book = find_rules("mindwand")
    >>> key, book.find("MW-DIE-01").title
    ('foeman', 'One die')
    """
    own = built_in_systems()
    for key in own if name not in own else ():
        page = load_page(registry.package_of(key), name)
        if page is not None:
            return key, page
    registry.load_system(name)
    return name, rulebook(name)
