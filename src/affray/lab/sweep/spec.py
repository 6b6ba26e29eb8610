"""What a sweep asks, as a TOML file says it.

    system = "foeman"
    title = "Axes and flails by armor"
    [figure]
    race = "Human"
    [versus]
    weapon = ["Axe", "Flail"]
    [axes]
    armor = "all"
    st = [{st = 9, dx = 15}, {st = 13, dx = 11}]

`figure` is what every figure is. `versus` says who meets whom: each combination is a contender, and every contender meets
every other; with `foe` it meets that figure instead. The combinations of `axes` hold for all.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path

import msgspec

from affray.core import InputError
from affray.core.reading.fields import convert
from affray.lab.arena import Arena, Effort, Value
from affray.lab.systems.laboratories import own_keys

ALL = "all"
SPAN = re.compile(r"(-?\d{1,6})\.\.(-?\d{1,6})")
OPTION, FOE, NAME = "option.", "foe.", "name"
MOST_VALUES = 10_000
FINEST = 0.0001
MOST_TEXT = 1_000_000
MOST_GAMES = 10_000_000


class Spec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sweep: what is measured of which system, with what effort, and what varies. A value of an axis may be a table that sets
    several fields."""

    system: str
    """The key of the system."""
    title: str = ""
    """What the sweep is called."""
    about: str = ""
    """What it is about, in a sentence or more."""
    measure: str = "duel"
    """What is measured of each cell, such as a duel or an attack."""
    exact: bool = True
    """Whether cells are worked out exactly where that is possible."""
    seed: int = 1
    """The seed of the games."""
    games: int = 0
    """How many games a cell has; 0 for as many as `precision` takes."""
    precision: float = 0.02
    """How wide the bounds of a chance may be, from 0 to 1."""
    limit: int = 0
    """The most rounds of a game; 0 for as many as are usual."""
    figure: dict[str, Value] = {}
    """The fields of every figure."""
    foe: dict[str, Value] | None = None
    """The figure that every contender meets; None where they meet each other."""
    terms: dict[str, Value] = {}
    """The terms of every meeting."""
    options: dict[str, Value] = {}
    """The house rules, by name."""
    versus: dict[str, object] = {}
    """The values of each field in which contenders differ; each combination is a contender."""
    contenders: tuple[dict[str, Value], ...] = ()
    """The contenders one by one, instead of `versus`."""
    axes: dict[str, object] = {}
    """The values of each field that varies between parts of the table."""

    @property
    def effort(self) -> Effort:
        """How its cells are worked out."""
        return Effort(self.exact, self.seed, self.games, self.precision, self.limit)


class Point(msgspec.Struct, frozen=True):
    """A value of an axis: how it is called, and the fields that it sets, of the foe with `foe.` before them, of house rules
    with `option.`"""

    name: str
    sets: Mapping[str, Value]


# --- reading ----------------------------------------------------------------------------------------------------------
def read_spec(path: str | Path) -> Spec:
    """The sweep of a file. Raises InputError that names the file and the place."""
    with Path(path).open("rb") as file:
        data = file.read(MOST_TEXT + 1)
    if len(data) > MOST_TEXT:
        raise InputError(f"{path}: expected a spec of at most {MOST_TEXT} bytes")
    try:
        return spec_from_toml(data.decode("utf-8-sig"), str(path))
    except UnicodeDecodeError:
        raise InputError(f"{path}: expected text in UTF-8") from None


def spec_from_toml(text: str, where: str) -> Spec:
    """The sweep that a TOML text describes. Raises InputError.

    >>> spec_from_toml('system = "foeman"', "x.toml").measure
    'duel'
    """
    try:
        table = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise InputError(f"{where}: no valid TOML: {' '.join(str(error).split()) or 'nested too deeply'}") from None
    for name in table:
        if name not in Spec.__struct_fields__:
            raise InputError(f"{where}: {name!r} is unknown; expected one of {', '.join(Spec.__struct_fields__)}")
    if "system" not in table:
        raise InputError(f'{where}: says no system; expected a line such as system = "{own_keys()[0]}"')
    return check_spec(convert(table, Spec, where), where)


def spec_from_json(text: str) -> Spec:
    """The sweep of a text in JSON. Raises InputError.

    >>> spec_from_json('{"system": "melee"}').measure
    'duel'
    """
    try:
        given: object = msgspec.json.decode(text)
    except msgspec.DecodeError:
        raise InputError("spec: expected JSON") from None
    return check_spec(convert(given, Spec, "spec"), "spec")


def check_spec(spec: Spec, where: str) -> Spec:
    """Check the numbers of a spec and return it. Raises InputError."""
    fault = spec_fault(spec)
    if fault:
        raise InputError(f"{where}: {fault}")
    return spec


def spec_fault(spec: Spec) -> str:
    """What is wrong with the numbers of a spec; "" if nothing is."""
    if spec.versus and spec.contenders:
        return "versus, contenders: expected one of them"
    if not 0 <= spec.games <= MOST_GAMES:
        return f"games {spec.games}: expected 1 to {MOST_GAMES}, or 0 for as many as the precision takes"
    if not FINEST <= spec.precision <= 0.5:
        return f"precision {spec.precision}: expected {FINEST} to 0.5"
    if not 0 <= spec.limit <= 10_000:
        return f"limit {spec.limit}: expected 0 to 10000 rounds"
    if not 0 <= spec.seed < 2**64:
        return f"seed {spec.seed}: expected 0 to 2**64 - 1"
    return ""


# --- axes -------------------------------------------------------------------------------------------------------------
def axis_points(axis: str, given: object, arena: Arena, where: str) -> tuple[Point, ...]:
    """The values of an axis. Raises InputError for an empty one and for two of one name."""
    found = tuple(read_points(axis, given, arena, where))
    if not found:
        raise InputError(f"{where}.{axis}: is empty; expected one value or more")
    twice = repeated_name(point.name for point in found)
    if twice is not None:
        raise InputError(f"{where}.{axis}: {twice!r} is there twice")
    return found


def repeated_name(names: Iterable[str]) -> str | None:
    """The first name that is there twice; None if there is none."""
    seen: set[str] = set()
    for name in names:
        if name in seen:
            return name
        seen.add(name)
    return None


def read_points(axis: str, given: object, arena: Arena, where: str) -> Iterator[Point]:
    """Read the values of an axis one after the other. Raises InputError."""
    if given == ALL:
        field = axis.removeprefix(FOE)
        known = arena.known_values(field)
        if not known:
            raise InputError(f'{where}.{axis}: there is no list of all; expected values, such as ["a", "b"]')
        given = list(known)
    elif isinstance(given, str):
        given = numbers_in_span(axis, given, where)
    if not isinstance(given, list):
        raise InputError(f'{where}.{axis}: expected a list, "all", or numbers such as "9..13"')
    for value in given:
        yield axis_point(axis, value, where)


def numbers_in_span(axis: str, text: str, where: str) -> list[int]:
    """The whole numbers of a text such as "9..13". Raises InputError."""
    span = SPAN.fullmatch(text)
    if span is None or not int(span[1]) <= int(span[2]) < int(span[1]) + MOST_VALUES:
        raise InputError(f'{where}.{axis} {text!r}: expected a list, "all", or numbers such as "9..13"')
    return list(range(int(span[1]), int(span[2]) + 1))


def axis_point(axis: str, value: object, where: str) -> Point:
    """One value of an axis: it sets the field of that name, or as a table several. Raises InputError."""
    if isinstance(value, dict):
        sets = {str(name): single_value(part, f"{where}.{axis}.{name}") for name, part in value.items() if name != NAME}
        first = str(sets.get(axis, next(iter(sets.values()), "")))
        return Point(str(value.get(NAME, first)), sets)
    single = single_value(value, f"{where}.{axis}")
    return Point(value_text(single), {axis: single})


def single_value(value: object, where: str) -> Value:
    """A single value. Raises InputError for any other."""
    if isinstance(value, str | int | float | bool):
        return value
    raise InputError(f"{where}: expected a text, a number, true or false, got {type(value).__name__}")


def value_text(value: Value) -> str:
    """The text of a value, without the numbers that the name of a person's own weapon carries behind "|".

    >>> value_text("Fang|hilts|-2T-1=1|4"), value_text(True)
    ('Fang', 'true')
    """
    return str(value).lower() if isinstance(value, bool) else str(value).partition("|")[0]


def point_combinations(axes: Mapping[str, Sequence[Point]]) -> Iterator[tuple[Point, ...]]:
    """Every combination of the values of some axes, the last one changing fastest."""
    return product(*axes.values())
