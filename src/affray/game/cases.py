"""Case files: one question each to a verb of a system, and whether the answer holds what the case expects."""

from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from affray.core import InputError
from affray.core.reading.json_files import read_json
from affray.core.reading.mismatch import UnknownKey, mismatch
from affray.core.system import Verb
from affray.game.lines import shorten
from affray.game.record import read_bytes
from affray.referee import ScriptError
from affray.systems.registry import load_system, system_keys

SUFFIX = ".json"
REFUSED: dict[str, object] = {"error": True}
CLOSE = 1e-6
"""How far apart numbers that are not whole may be."""
UNKNOWN_KEY = "unknown field"
KEYS = frozenset(("id", "rules", "verb", "given", "then", "why"))


class Case(msgspec.Struct, frozen=True):
    """One case: what the verb is given, and what its answer must hold."""

    id: str
    verb: str
    given: dict[str, object]
    then: dict[str, object]


class Failure(msgspec.Struct, frozen=True):
    """A case that does not hold: what was expected, what came."""

    id: str
    expected: str
    got: str

    def __str__(self) -> str:
        return f"{self.id}: expected {self.expected}, got {self.got}"


def case_files(paths: list[str]) -> list[Path]:
    """The case files at these paths, those of folders in order. Raises InputError for a path without any."""
    found: list[Path] = []
    for text in paths:
        path = Path(text)
        if path.is_dir():
            inside = sorted(file for file in path.rglob(f"*{SUFFIX}") if file.is_file())
            if not inside:
                raise InputError(f"{text}: expected case files, found no {SUFFIX} file in this folder")
            found.extend(inside)
        else:
            found.append(path)
    return found


def read_cases(path: Path) -> list[object]:
    """The cases of a file, as they stand. Raises InputError for a file that is no list in JSON."""
    cases = read_json(read_bytes(path), str(path))
    if not isinstance(cases, list):
        raise InputError(f"{path}: expected a list of cases, got {shorten(cases)}")
    return cases


def case_failures(cases: list[object]) -> Iterator[Failure | None]:
    """For each case its failure, or None where it holds."""
    for place, case in enumerate(cases):
        yield case_failure(case, place)


def case_failure(given: object, place: int) -> Failure | None:
    """Why a case does not hold; None when it does. A case that makes no sense does not hold."""
    name = given.get("id") if isinstance(given, dict) else None
    shown = name if isinstance(name, str) and name.isprintable() and name else f"case {place}"
    extra = sorted(set(given) - KEYS) if isinstance(given, dict) else []
    if extra:
        return Failure(shown, f"the keys {', '.join(sorted(KEYS))}", shorten(extra[0]))
    try:
        case = msgspec.convert(given, Case)
    except msgspec.ValidationError as error:
        return Failure(shown, "a case with id, verb, given and then", str(mismatch(error, given=given, kind=Case)))
    verbs = case_verbs(case.id)
    if verbs is None:
        return Failure(shown, f"an id that starts with one of {', '.join(case_prefixes())}", shorten(case.id))
    verb = verbs.get(case.verb)
    if verb is None:
        return Failure(shown, f"one of the verbs {', '.join(sorted(verbs))}", shorten(case.verb))
    return answer_failure(case, verb)


def answer_failure(case: Case, verb: Verb) -> Failure | None:
    """Why the answer of a verb is not what the case expects; None when it is."""
    refusal = ""
    try:
        answer: Mapping[str, object] = verb(case.given)
    except (InputError, ScriptError) as error:
        refusal, answer = " ".join(str(error).split()), REFUSED
        if isinstance(error, UnknownKey) or UNKNOWN_KEY in refusal:
            return Failure(case.id, "keys that the verb knows", refusal)
    except Exception as error:  # noqa: BLE001 - whatever breaks, the case fails and the others are tried
        return Failure(case.id, part_text(case.then), " ".join(f"{type(error).__name__}: {error}".split()))
    built = msgspec.to_builtins(answer, str_keys=True)
    wrong = [key for key, value in case.then.items() if key not in built or not is_same(value, built[key])]
    if not wrong and case.then:
        return None
    if refusal:
        return Failure(case.id, part_text(case.then), f"a refusal: {refusal}")
    expected = {key: case.then[key] for key in wrong}
    return Failure(case.id, part_text(expected), part_text({key: built.get(key, "nothing") for key in wrong}))


def is_same(expected: object, got: object) -> bool:
    """Whether two values of JSON are the same, numbers that are not whole within a millionth; true and 1 are not the same.

    >>> is_same(0.333333, 1 / 3), is_same([1, {"a": True}], [1, {"a": 1}])
    (True, False)
    """
    if isinstance(expected, bool) or isinstance(got, bool):
        return expected is got
    if isinstance(expected, list) and isinstance(got, list):
        return len(expected) == len(got) and all(map(is_same, expected, got))
    if isinstance(expected, dict) and isinstance(got, dict):
        return expected.keys() == got.keys() and all(is_same(value, got[key]) for key, value in expected.items())
    if isinstance(expected, float) and isinstance(got, int | float):
        return abs(expected - got) <= CLOSE
    return expected == got


def part_text(part: Mapping[str, object]) -> str:
    """Some keys with their values, for a message."""
    return msgspec.json.encode(part).decode()


def case_verbs(case_id: str) -> Mapping[str, Verb] | None:
    """The verbs of the system that a case's id belongs to; None when there is none."""
    start = case_id.partition("-")[0]
    for key in system_keys():
        system = load_system(key)
        if start in system.facts.prefixes:
            return system.cases
    return None


def case_prefixes() -> tuple[str, ...]:
    """What the ids of cases start with."""
    return tuple(prefix for key in system_keys() for prefix in load_system(key).facts.prefixes)
