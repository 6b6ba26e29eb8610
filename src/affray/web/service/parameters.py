"""What is wrong with the parameters of a request, in plain words of any language."""

import re
from collections.abc import Mapping
from typing import Final, cast

from affray.core.field_errors import FieldError, expected
from affray.core.words.phrase import Phrase

ID_FORM, HEX_FORM = "^[0-9a-f]{1,32}$", "^-?[0-9]{1,5},-?[0-9]{1,5}$"
EXAMPLES: Final[Mapping[object, str]] = {ID_FORM: "4f09c2d1", HEX_FORM: "0,0"}
LIMITS: Final[Mapping[object, tuple[str, str]]] = {
    "greater_than_equal": ("ge", "least"),
    "less_than_equal": ("le", "most"),
}
"""Where FastAPI says the bound of a number, and what it bounds."""


def parameter_fault(fault: Mapping[str, object]) -> FieldError:
    """A fault that FastAPI finds in a parameter of a request.

    >>> fault = {"type": "less_than_equal", "loc": ("query", "wait"), "input": "99", "msg": "", "ctx": {"le": 60.0}}
    >>> print(parameter_fault(fault), "|", parameter_fault(fault).line("de"))
    wait '99': expected a number of at most 60 | wait '99': erwartet wird eine Zahl bis 60
    """
    name, given = cast("tuple[object, ...]", fault["loc"])[-1], fault.get("input")
    return FieldError(str(name), given if isinstance(given, str) else None, what_fits(fault))


def what_fits(fault: Mapping[str, object]) -> Phrase:
    """What was expected instead."""
    kind, about = fault["type"], cast("Mapping[str, object]", fault.get("ctx", {}))
    if kind in LIMITS:
        name, limit = LIMITS[kind]
        bound = f"{cast('float', about[name]):.12g}"
        return expected("limit", shapes=("float",), limit=limit, bound=bound, given="none")
    match kind:
        case "int_parsing":
            return expected("whole")
        case "float_parsing" | "finite_number":
            return expected("number")
        case "string_too_long":
            return expected("letters", limit="most", count=cast("int", about["max_length"]), given="none")
        case "string_pattern_mismatch":
            return expected("fit", form="", examples=(EXAMPLES[about["pattern"]],), given="none")
        case "literal_error":
            return expected("one-of", known=tuple(re.findall(r"'(.*?)'", str(about["expected"]))))
        case "missing" | "string_too_short":
            return expected("value")
    return expected("other", said=str(fault["msg"]))
