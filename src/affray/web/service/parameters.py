"""What is wrong with a parameter of a request, in plain words."""

from collections.abc import Iterable, Mapping
from typing import Final, cast

ID_FORM, HEX_FORM = "^[0-9a-f]{1,32}$", "^-?[0-9]{1,5},-?[0-9]{1,5}$"
FORMS: Final[Mapping[object, str]] = {ID_FORM: "the id of a game", HEX_FORM: "a hex such as 0,0"}
EXPECTED: Final[Mapping[object, str]] = {
    "missing": "something",
    "int_parsing": "a whole number",
    "float_parsing": "a number",
    "finite_number": "a number",
    "greater_than_equal": "{ge:.12g} or more",
    "less_than_equal": "{le:.12g} or less",
    "string_too_long": "at most {max_length} characters",
    "string_too_short": "something",
    "literal_error": "{expected}",
}
"""What is expected, by the kind of the fault."""
LONGEST = 40


def parameter_faults(found: Iterable[Mapping[str, object]]) -> str:
    """One line for the faults that FastAPI finds in the parameters of a request.

    >>> parameter_faults([{"type": "less_than_equal", "loc": ("query", "wait"), "input": "99", "msg": "", "ctx": {"le": 60}}])
    "wait '99': expected 60 or less"
    """
    return "; ".join(map(parameter_fault, found))


def parameter_fault(fault: Mapping[str, object]) -> str:
    """What is wrong with a parameter."""
    name, given = cast("tuple[object, ...]", fault["loc"])[-1], fault.get("input")
    about = cast("Mapping[str, object]", fault.get("ctx", {}))
    said = f" {given[:LONGEST]!r}" if isinstance(given, str) else ""
    expected = FORMS.get(about.get("pattern")) or EXPECTED.get(fault["type"], "").format_map(about)
    return f"{name}{said}: {f'expected {expected}' if expected else fault['msg']}"
