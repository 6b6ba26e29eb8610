"""What else is wrong with a question of the laboratory, so that a form can mark all fields that do not fit at once."""

from collections.abc import Callable, Mapping

import msgspec
from msgspec.structs import replace

from affray.core import InputError
from affray.lab.progress import watched
from affray.lab.systems.laboratories import laboratory
from affray.web.messages.lab import LabCompare, LabDuel, LabOdds

Question = LabOdds | LabDuel
MOST_FAULTS = 8
"""So many fields of a form are marked."""
SIDES = {"attacker": 0, "who": 0, "defender": 1, "foe": 1}
"""Which of the two of a duel a field is about."""


class LongWork(Exception):
    """A question fits, and long work begins."""


def stop_work(done: int, size: int) -> None:
    """Stop what is only looked at for what is wrong with it. Raises LongWork."""
    raise LongWork


def other_faults(
    task: str, body: bytes, field: str, tasks: Mapping[str, Callable[[bytes], object]]
) -> dict[str, InputError]:
    """What is wrong with fields besides the first that is wrong, by their names: the question is asked again with what is usual
    in the place of each, until nothing is wrong any more or the work itself would begin."""
    asked = read_asked(task, body)
    work = tasks["odds" if isinstance(asked, LabOdds) else "duel"]
    found: dict[str, InputError] = {}
    while asked is not None and len(found) < MOST_FAULTS:
        asked = without_field(asked, field)
        try:
            with watched(stop_work):
                work(msgspec.json.encode(asked))
        except InputError as error:
            if not error.field or error.field == field or error.field in found:
                break
            found[error.field], field = error, error.field
        except Exception:  # noqa: BLE001  (the first fault is known and told, whatever else comes)
            break
        else:
            break
    return found


def read_asked(task: str, body: bytes) -> Question | None:
    """The question of a form, of a comparison the duel of its sides; None for another task."""
    if task == "compare":
        asked = msgspec.json.decode(body, type=LabCompare)
        a, b, *_ = [*asked.sides, "", ""]
        return LabDuel(asked.system, a, b, options=asked.a) if b else None
    if task == "odds":
        return msgspec.json.decode(body, type=LabOdds)
    return msgspec.json.decode(body, type=LabDuel) if task == "duel" else None


def without_field(asked: Question, field: str) -> Question:
    """A question with what is usual in the place of a field.

    >>> without_field(LabOdds("melee", {"st": "x", "dx": "9"}), "st").asked
    {'dx': '9'}
    """
    if isinstance(asked, LabOdds):
        others = [without_key(row, field) for row in asked.beside]
        return replace(asked, asked=without_key(asked.asked, field), beside=others)
    if field in SIDES:
        side = SIDES[field]
        return replace(asked, **{"ab"[side]: laboratory(asked.system).fields().usual[side]})
    return replace(asked, asked=without_key(asked.asked, field), policies=[] if field == "policy" else asked.policies)


def without_key(given: dict[str, str], key: str) -> dict[str, str]:
    """What is given without one of its names."""
    return {name: value for name, value in given.items() if name != key}
