"""Small helps for wording events."""

from collections.abc import Sequence


def listed(parts: Sequence[str]) -> str:
    """The parts as a list in words.

    >>> listed(["a"]), listed(["a", "b", "c"])
    ('a', 'a, b and c')
    """
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


def plural(number: int, one: str, many: str) -> str:
    """The number with its noun.

    >>> plural(1, "die", "dice"), plural(4, "die", "dice")
    ('1 die', '4 dice')
    """
    return f"{number} {one if number == 1 else many}"
