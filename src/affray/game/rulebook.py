"""The rules of a system by its key."""

from functools import cache

from affray.core.rulebook import Rulebook, load_rulebook
from affray.systems import registry


@cache
def rulebook(system_key: str) -> Rulebook:
    """The rules of a system. Raises InputError for an unknown key or a system that ships no rules.

    >>> rulebook("foeman").find("FM-HIT-01").title
    'Roll'
    """
    return load_rulebook(registry.package(system_key))
