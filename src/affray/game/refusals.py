"""What a game itself refuses, whatever its system: faces, numbers and deeds that are not open."""

import msgspec

from affray.core import InputError, Phrase, Refusal, RuledOut
from affray.core.words.phrase import Value
from affray.core.words.texts import CORE
from affray.referee.live import DiceNeeded


class Refused(InputError):
    """An answer or an undo that is not legal now; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


def game_refusal(code: str, **args: Value) -> Refusal:
    """The refusal of the game itself with that code."""
    return Refusal(code, Phrase(f"no-{code}", dict(args), source=CORE))


def with_near(refusal: Refusal, near: tuple[str, ...]) -> Refusal:
    """A refusal with the words and names that may have been meant; one that has such keeps its own."""
    return msgspec.structs.replace(refusal, near=refusal.near or near)


def fault_lines(error: InputError, language: str) -> tuple[str, ...]:
    """What an error says in a language, reason by reason with the clauses; in English where it has no other words."""
    if isinstance(error, Refused):
        return (error.refusal.line(language),)
    if isinstance(error, RuledOut):
        return tuple(error.with_place(refusal.line(language), language) for refusal in error.refusals)
    return (error.line(language),)


def check_faces(needed: DiceNeeded, given: object, low: int) -> tuple[int, ...]:
    """The faces given, if they are so many and in range; `low` is what the lowest shows. Raises Refused."""
    faces = tuple(given) if isinstance(given, tuple | list) else (given,)
    whole = tuple(face for face in faces if isinstance(face, int) and 0 <= face < needed.die)
    if len(whole) != len(faces) or len(faces) != needed.n:
        shown = " ".join(str(face + low) if isinstance(face, int) else str(face) for face in faces)
        raise Refused(game_refusal("dice", count=needed.n, lowest=low, highest=needed.die - 1 + low, given=shown))
    return whole


def check_index(size: int, given: object) -> int:
    """The number of an inner choice, if it is one of so many. Raises Refused."""
    if not isinstance(given, int) or not 0 <= given < size:
        raise Refused(game_refusal("choice", highest=size - 1, given=repr(given)))
    return given
