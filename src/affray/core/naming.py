"""Names of sides and figures: which can be told apart, printed on one line, and written in an answer."""

from collections.abc import Sequence


def name_fault(name: str) -> str:
    """What keeps a name from being one that answers can be written with; empty when nothing does.

    >>> name_fault("Bors"), name_fault("Sir_Bors")
    ('', 'expected a name without underscores, bars or double blanks')
    """
    if not name or "_" in name or "|" in name or name != " ".join(name.split()) or not name.isprintable():
        return "expected a name without underscores, bars or double blanks"
    if name == "-" or name.isdigit():
        return "expected a name with a letter"
    return ""


def side_faults(sides: Sequence[str]) -> list[str]:
    """What is wrong with the sides and their names.

    >>> side_faults(("Red", "Blue")), side_faults(("Red",))
    ([], ['expected two sides or more, each with its own name'])
    """
    if len(sides) < 2 or len(set(sides)) < len(sides):
        return ["expected two sides or more, each with its own name"]
    return [
        f"side {name!r}: expected a name on one line" for name in sides if not name.strip() or not name.isprintable()
    ]


def shared_names(names: Sequence[str]) -> list[str]:
    """Whether two figures go by one name."""
    return ["two figures have the same name"] if len(set(names)) < len(names) else []
