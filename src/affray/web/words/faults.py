"""Requests that are refused, each with its status."""

from collections.abc import Mapping

import msgspec

from affray.core import InputError
from affray.web.messages import Fault
from affray.web.words.wording import say_in_nearest


class Refusing(InputError):
    """A request that is refused: the status of the answer, a code for programs, a line for people, clauses,
    the field of a form that it is about, and what is wrong with others; after how many seconds it may be tried again."""

    def __init__(
        self, status: int, code: str, reason: str, clauses: tuple[str, ...] = (), field: str = "",
        others: Mapping[str, str] | None = None, *, retry: int = 1,
    ) -> None:  # fmt: skip
        super().__init__(reason)
        self.retry = retry
        self.status, self.fault = status, Fault(code, reason, clauses, field, dict(others or {}))


OWN = ("store", "rate")
"""Codes whose reason the table itself says, in both languages."""
MOST_ENDS = 400
"""So many letters of either end of a reason are kept where it is too long for a line."""


def error_line(error: object) -> str:
    """The reason of an error on one line; of a long one, which repeats what was sent, both ends.

    >>> error_line("a\\n b")
    'a b'
    """
    said = " ".join(str(error).split())
    return said if len(said) <= 3 * MOST_ENDS else f"{said[:MOST_ENDS]} … {said[-MOST_ENDS:]}"


def fault_in_words(error: Refusing, wanted: str) -> Fault:
    """The body of a refusal, in the language wanted where the table has its words."""
    if error.fault.code not in OWN:
        return error.fault
    said = say_in_nearest(wanted, f"no-{error.fault.code}", seconds=error.retry)
    return msgspec.structs.replace(error.fault, reason=said)


def unknown_error(what: str) -> Refusing:
    """The error for something that does not exist."""
    return Refusing(404, "unknown", f"there is no such {what}")


def locked_error(reason: str = "the link's token is missing or void") -> Refusing:
    """The error for a request without a valid token or key."""
    return Refusing(401, "token", reason)


def forbidden_error(reason: str) -> Refusing:
    """The error for something that the seat may not do."""
    return Refusing(403, "seat", reason)
