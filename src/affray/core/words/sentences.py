"""Small helps for wording events."""

from collections.abc import Sequence


def join_and(parts: Sequence[str]) -> str:
    """The parts as a list in words.

    >>> join_and(["a"]), join_and(["a", "b", "c"])
    ('a', 'a, b and c')
    """
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


def count_noun(number: int, one: str, many: str) -> str:
    """The number with its noun.

    >>> count_noun(1, "die", "dice"), count_noun(4, "die", "dice")
    ('1 die', '4 dice')
    """
    return f"{number} {one if number == 1 else many}"
