"""Units on a field for tests of moves: places in inches, headings in degrees, and what a refusal says."""

from msgspec.structs import replace

from affray.core import Refusal
from affray.core.words.phrase import Phrase
from affray.space.plane.bases import Base, rectangles
from affray.space.plane.formations import Grid, grid_places
from affray.space.plane.measure import DEGREE, degrees, inches
from affray.space.plane.points import Point, centre_most
from affray.space.plane.shapes import field, outline
from affray.systems.wargame.content.codes import BASIC, NO_FORMATION, REGIMENT, SKIRMISH, VEHICLE
from affray.systems.wargame.content.house_rules import PLAIN, House, read_house
from affray.systems.wargame.content.profile import Profile
from affray.systems.wargame.position.state import ACT, FIELDED, Activation, Aim, Piece, State, Table, Unit, Zone
from affray.systems.wargame.rules.landing import Company, Ground, Other, joint_bounds
from affray.systems.wargame.rules.order_and_actions import Progress
from tests.units.wargame.troops import SPEARMAN

Spot = tuple[float, float]
RED, BLUE = range(2)


def at(x: float, y: float) -> Point:
    """A place in inches."""
    return inches(x), inches(y)


def row(x: float, y: float, number: int, step: float = 2) -> tuple[Spot, ...]:
    """Places side by side."""
    return tuple((x + i * step, y) for i in range(number))


def box(x0: float, y0: float, x1: float, y1: float) -> tuple[Spot, ...]:
    """The outline of a rectangle."""
    return (x0, y0), (x1, y0), (x1, y1), (x0, y1)


def house(**options: str) -> House:
    """The rules with these options."""
    return read_house(options)


def why(value: object) -> str:
    """What a refusal says, by its message; it can be said in both languages."""
    assert isinstance(value, Refusal) and isinstance(value.said, Phrase), f"expected a refusal, got {value}"
    assert value.wording("en") and value.wording("de") and value.clauses and value.code
    return value.said.id.removeprefix("no-")


# --- as far as moves go -----------------------------------------------------------------------------------------------
def skirmishers(*spots: Spot, move: float = 6, size: Spot = (1, 1), heading: float = 90) -> Company:
    """Skirmishers at these places."""
    return Company(
        BASIC, SKIRMISH, tuple(at(*spot) for spot in spots), 0, degrees(heading), at(*size), inches(move)
    )  # fmt: skip


def regiment(number: int, files: int, spot: Spot, heading: float = 90, move: float = 6, size: Spot = (1, 1)) -> Company:
    """A regiment whose centre-most miniature stands there."""
    grid = Grid(number, files, at(*size), degrees(heading), at(*spot))
    return Company(BASIC, REGIMENT, grid_places(grid), files, degrees(heading), at(*size), inches(move))


def other(id: str, *spots: Spot, enemy: bool = True, size: Spot = (1, 1), heading: float = 0) -> Other:
    """Another unit: an enemy unless it is said otherwise."""
    bases = tuple(Base(at(*spot), degrees(heading), at(*size)) for spot in spots)
    shapes = rectangles(bases)
    return Other(id, enemy, bases[centre_most([base.at for base in bases])].at, bases, shapes, joint_bounds(shapes))


def ground(*outlines: tuple[Spot, ...], size: Spot = (48, 36)) -> Ground:
    """A field with these pieces of terrain."""
    return Ground(field(*at(*size)), tuple(outline([at(*spot) for spot in entry]) for entry in outlines))


# --- in a battle ------------------------------------------------------------------------------------------------------
def fielded(name: str, side: int, *spots: Spot, profile: Profile = SPEARMAN, heading: float = 90) -> Unit:
    """Skirmishers, a hero or a vehicle on the field."""
    formation = NO_FORMATION if profile.type == VEHICLE else SKIRMISH
    return Unit(
        name, side, profile=profile, initial=len(spots), formation=formation, status=FIELDED,
        at=tuple(at(*spot) for spot in spots), heading=degrees(heading),
    )  # fmt: skip


def ranked(
    name: str, side: int, number: int, files: int, spot: Spot, heading: float = 90, profile: Profile = SPEARMAN
) -> Unit:
    """A regiment on the field whose centre-most miniature stands there."""
    size = at(float(profile.base[0]), float(profile.base[1]))
    stands = grid_places(Grid(number, files, size, degrees(heading), at(*spot)))
    return Unit(
        name, side, profile=profile, initial=number, formation=REGIMENT, files=files, status=FIELDED, at=stands,
        heading=degrees(heading),
    )  # fmt: skip


def table(*terrain: tuple[Spot, ...], size: Spot = (48, 36), objectives: tuple[Spot, ...] = ()) -> Table:
    """A battlefield with a zone 8 inches deep on either side."""
    wide, high = size
    zones = (box(0, 0, wide, 8), 90), (box(0, high - 8, wide, high), 270)
    return Table(
        "field", "Field", at(*size),
        tuple(Piece(f"t{i}", f"T{i}", tuple(at(*spot) for spot in entry)) for i, entry in enumerate(terrain)),
        tuple(Zone(tuple(at(*spot) for spot in entry), heading * DEGREE) for entry, heading in zones),
        tuple(at(*spot) for spot in objectives),
    )  # fmt: skip


def battle(*units: Unit, board: Table | None = None, rules: House = PLAIN, aim: Aim | None = None) -> State:
    """A battle in which the first unit is activated."""
    state = State(board or table(), ("Red", "Blue"), units, rules, aim or Aim())
    return replace(state, phase=ACT, order=(RED, BLUE), act=Activation(0, Progress(2)))
