"""Battles of the wargame for the tests: who stands where on what table, and whole games at random."""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from importlib.resources import files

from msgspec.structs import replace

from affray.core import NATURE, Question
from affray.core.house_options import option_places
from affray.dice.stream import Stream
from affray.game.scenario import read_scenario
from affray.referee import ChoiceNeeded, Live, Script, StreamDice
from affray.space.plane.formations import Grid, grid_places
from affray.space.plane.measure import DEGREE, INCH
from affray.space.plane.points import Point
from affray.systems.wargame.content.codes import BASIC, HERO, NO_FORMATION, ORDNANCE, REGIMENT, SKIRMISH, VEHICLE
from affray.systems.wargame.content.events import CODES
from affray.systems.wargame.content.house_rules import PACKAGE, PLAIN, option_facts
from affray.systems.wargame.content.profile import Profile, find_ability, find_weapon
from affray.systems.wargame.position.answers import Answer, Drive, Fire, Fireball, Melee, Move, Shoot, read_answer
from affray.systems.wargame.position.state import (
    ACT,
    FIELDED,
    OVER,
    PICK,
    WAITING,
    Activation,
    Aim,
    Piece,
    State,
    Table,
    Unit,
    Zone,
)
from affray.systems.wargame.rules.body import Body
from affray.systems.wargame.rules.hull import Damage, shut_facings
from affray.systems.wargame.rules.order_and_actions import Progress
from affray.systems.wargame.rules.vehicle_move import Go, Run, Turn
from affray.systems.wargame.setup import first_state
from affray.systems.wargame.turn import activation, phases

N, W, S, E = 90, 180, 270, 0
RED, BLUE = 0, 1


# --- the table --------------------------------------------------------------------------------------------------------
def spot(x: float, y: float) -> Point:
    """A place in inches."""
    return round(x * INCH), round(y * INCH)


def block(name: str, x: float, y: float, wide: float, high: float, *, blocks: bool = True) -> Piece:
    """A piece of terrain with its lower left corner there."""
    corners = (spot(x, y), spot(x + wide, y), spot(x + wide, y + high), spot(x, y + high))
    return Piece(name, name, corners, blocks)


def table(*pieces: Piece, size: tuple[int, int] = (48, 36), objectives: Sequence[tuple[float, float]] = ()) -> Table:
    """A table with a zone eight inches deep for each side, Red's below."""
    wide, high = size
    zones = (
        Zone((spot(0, 0), spot(wide, 0), spot(wide, 8), spot(0, 8)), N * DEGREE),
        Zone((spot(0, high - 8), spot(wide, high - 8), spot(wide, high), spot(0, high)), S * DEGREE),
    )
    return Table("table", "Table", spot(wide, high), pieces, zones, tuple(spot(x, y) for x, y in objectives))


# --- the units --------------------------------------------------------------------------------------------------------
def kind(
    type: int = BASIC,
    ad: tuple[int, int] = (1, 6),
    move: Fraction | int = 6,
    fight: int = 0,
    shoot: int = 0,
    defense: int = 8,
    arms: str = "",
    gifts: str = "",
    base: tuple[int, int] = (1, 1),
) -> Profile:
    """What a miniature is, a man with a spear but for what is said; weapons and abilities by ids with blanks between."""
    weapons, abilities = tuple(map(find_weapon, arms.split())), tuple(map(find_ability, gifts.split()))
    return Profile(
        type, ad, Fraction(move), fight, shoot, defense, weapons, abilities, (Fraction(base[0]), Fraction(base[1]))
    )


SPEARS = kind()
BOWS = kind(arms="longbow")
CREW = kind(ORDNANCE, (4, 6), 4, defense=7, arms="trebuchet")
SWORDSMAN = kind(HERO, (3, 8), defense=10)
TANK = kind(VEHICLE, (4, 6), 8, fight=2, defense=16, arms="50mm_cannon", base=(2, 3))


def altered(unit: Unit, **changes: object) -> Unit:
    """The unit with some fields of its own, of its body or of its damage changed, these by their names too; `shut` are the
    facings lost."""
    if isinstance(shut := changes.get("shut"), tuple):
        changes["shut"] = shut_facings(shut)
    body = {**unit.body._asdict(), **{name: changes.pop(name) for name in Body._fields if name in changes}}
    damage = {**unit.damage._asdict(), **{name: changes.pop(name) for name in Damage._fields if name in changes}}
    return replace(unit, body=Body(*map(int, body.values())), damage=Damage(*map(int, damage.values())), **changes)


def on_field(
    name: str, side: int, profile: Profile, at: tuple[Point, ...], facing: float, form: int, **more: object
) -> Unit:
    """A unit on the field, each of its miniatures worth ten points."""
    unit = Unit(
        id=name, side=side, profile=profile, initial=len(at), formation=form, each=Fraction(10), status=FIELDED, at=at,
        heading=round(facing * DEGREE),
    )  # fmt: skip
    return altered(unit, **more)


def regiment(
    name: str, side: int, number: int, files: int, at: tuple[float, float], facing: float,
    profile: Profile = SPEARS, **more: object,
) -> Unit:  # fmt: skip
    """A regiment whose front left miniature stands there."""
    wide, deep = (round(length * INCH) for length in profile.base)
    # The grid is laid with its centre-most miniature at the middle, then moved.
    found = grid_places(Grid(number, files, (wide, deep), round(facing * DEGREE), (0, 0)))
    first = found[0]
    x, y = spot(*at)
    stood = tuple((px - first[0] + x, py - first[1] + y) for px, py in found)
    return on_field(name, side, profile, stood, facing, REGIMENT, files=files, **more)


def skirmish(
    name: str,
    side: int,
    at: Sequence[tuple[float, float]],
    profile: Profile = SPEARS,
    facing: float = N,
    **more: object,
) -> Unit:
    """Skirmishers who stand there."""
    return on_field(name, side, profile, tuple(spot(x, y) for x, y in at), facing, SKIRMISH, **more)


def lone(
    name: str, side: int, at: tuple[float, float], facing: float = N, profile: Profile = SWORDSMAN, **more: object
) -> Unit:
    """A hero or a vehicle."""
    form = NO_FORMATION if profile.type == VEHICLE else SKIRMISH
    return on_field(name, side, profile, (spot(*at),), facing, form, **more)


FAR_RED, FAR_BLUE = (
    skirmish(name, side, [(x, y)], kind(move=1), each=Fraction(500))
    for name, side, x, y in (("Far Red", RED, 1, 1), ("Far Blue", BLUE, 47, 35))
)
"""Somebody far off and dear, so that no army breaks by what befalls the others."""


# --- a battle ---------------------------------------------------------------------------------------------------------
def battle(
    *units: Unit, board: Table | None = None, options: dict[str, object] | None = None, aim: Aim | None = None,
    far: bool = True, **more: object,
) -> State:  # fmt: skip
    """The turn of Red, who goes first, with these units on the field."""
    house = PLAIN._replace(**option_places(option_facts(), options or {}))
    figures = (*units, FAR_RED, FAR_BLUE) if far else units
    state = State(board or table(), ("Red", "Blue"), figures, house, aim or Aim(), PICK, (RED, BLUE))
    return replace(state, **more)


def acting(state: State, name: str, left: int = 2, **more: int) -> State:
    """The position in which a unit has been activated."""
    i = next(i for i, unit in enumerate(state.figures) if unit.id == name)
    units = tuple(altered(unit, activated=1) if n == i else unit for n, unit in enumerate(state.figures))
    stage = state.order.index(state.figures[i].side)
    return replace(state, figures=units, stage=stage, phase=ACT, act=Activation(i, Progress(left, **more)))


def unit(state: State, name: str) -> Unit:
    """The unit of a name."""
    return next(figure for figure in state.figures if figure.id == name)


def answered(text: str) -> Answer:
    """The answer of a text."""
    return read_answer(text)


def code(state: State, text: str) -> str | None:
    """The code by which an answer is refused; None for a legal one."""
    refusal = phases.refuse(state, read_answer(text))
    return None if refusal is None else refusal.code


class Outcome:
    """What came of answers: the position, the events."""

    def __init__(self, state: State, ref: Script) -> None:
        self.state, self.events = state, ref.events

    def __getitem__(self, name: str) -> Unit:
        return unit(self.state, name)

    @property
    def codes(self) -> list[str]:
        """The codes of the events in order, but for what only says who rolls and who is hit."""
        return [event.code for event in self.events if event.code not in ("musters", "vehicle_hit")]

    def data(self, code: str) -> dict[str, object]:
        """What the first event of a code tells."""
        return dict(next(event.data for event in self.events if event.code == code))


def play(state: State, *texts: str, rolls: Sequence[Sequence[int]] = (), choices: Sequence[int] = ()) -> Outcome:
    """What comes of legal answers, with the faces of all rolls as the dice show them and the inner choices; every position
    on the way is sound."""
    from affray.systems.wargame.turn.invariants import broken_invariants

    ref = Script([[face - 1 for face in roll] for roll in rolls], choices, CODES)
    for text in texts:
        answer = read_answer(text)
        refusal = phases.refuse(state, answer)
        assert refusal is None, f"{text}: {refusal.code}"
        state = phases.play(ref, state, answer)
        assert broken_invariants(state) == ()
    ref.finish()
    return Outcome(state, ref)


def asked(
    state: State, text: str, rolls: Sequence[Sequence[int]] = (), choices: Sequence[int] = ()
) -> Question[Answer]:
    """The inner choice at which an answer stops, after those given."""
    ref = Script([[face - 1 for face in roll] for roll in rolls], (), CODES)
    given = iter(choices)

    def choose(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        found = next(given, None)
        if found is None:
            raise ChoiceNeeded(who, what, most, x, y, z)
        return found

    ref.chooser = choose
    try:
        phases.play(ref, state, read_answer(text))
    except ChoiceNeeded as needed:
        return phases.choice(state, needed)
    raise AssertionError("expected an inner choice")


# --- whole games ------------------------------------------------------------------------------------------------------
Pick = Callable[[State, Question[Answer]], int]
ATTACKS = (Melee, Shoot, Fire, Fireball)
ONE_OF_FIRST = 12
FULL, TRIES = 5, 4
SCENARIOS = {
    path.name.removesuffix(".toml"): path
    for path in sorted(files(PACKAGE).joinpath("data", "scenarios").iterdir(), key=lambda path: path.name)
}


def start(name: str, options: dict[str, str] | None = None) -> State:
    """The first position of a scenario that ships."""
    path = SCENARIOS[name]
    return first_state(read_scenario(path.read_text("utf-8"), name, name), options or {})


def whole_game(state: State, number: int, *, quick: bool = False) -> Iterator[tuple[Answer, State]]:
    """The answers and states of a game of random answers to its end; a quick one has seldom all moves worked out that
    suggest themselves."""
    rng = Stream(17, number)

    def choose(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        question = phases.choice(state, ChoiceNeeded(who, what, most, x, y, z))
        return rng.face(len(question.answers))

    live = Live(StreamDice(Stream(5, number)), CODES, choose, quiet=1)
    while state.phase != OVER:
        answer = quick_answer(state, rng) if quick else None
        if answer is None:
            question = phases.question(state)
            assert question is not None
            answer = some_answer(state, question, rng)
        state = phases.play(live, state, answer)
        live.rolls.clear()
        yield answer, state


def some_answer(state: State, question: Question[Answer], rng: Stream) -> Answer:
    """A random answer: attacks and charges more often than others, now and then a move out of the air."""
    if question.side == NATURE:
        return question.answers[0]
    found, number = question.answers, rng.face(8)
    if question.code == "act":
        stray = stray_move(state, rng)
        if number == 0 and phases.refuse(state, stray) is None:
            return stray
        found = tuple(answer for answer in found if isinstance(answer, ATTACKS)) if number > 3 else found[:ONE_OF_FIRST]
    return (found or question.answers)[rng.face(len(found or question.answers))]


def quick_answer(state: State, rng: Stream) -> Answer | None:
    """An attack, a word or a move out of the air, if one is found soon that is legal, for the unit activated."""
    if state.act is None or rng.face(FULL) == 0:
        return None
    i = state.act.unit
    wanted = [
        *activation.melee_answers(state, i),
        *activation.ranged_answers(state, i),
        *(stray_move(state, rng) for _ in range(TRIES)),
    ]
    found = [answer for answer in wanted if phases.refuse(state, answer) is None]
    return found[rng.face(len(found))] if found else None


def stray_move(state: State, rng: Stream) -> Answer:
    """A move of the unit activated to somewhere, too far and into terrain too."""
    assert state.act is not None
    figure = state.figures[state.act.unit]
    if figure.profile.type == VEHICLE:
        parts = (Turn((rng.face(91) - 45) * DEGREE), Go((1 + rng.face(16)) * INCH // 2))
        return Drive(Run(reverse=rng.face(3) == 0, parts=parts))
    x, y = figure.at[0]
    mark = (x + (rng.face(29) - 14) * INCH // 2, y + (rng.face(29) - 14) * INCH // 2)
    return Move(mark, rng.face(360) * DEGREE, away=figure.body.token != 0)


def waiting(state: State) -> int:
    """How many units are not yet deployed."""
    return sum(figure.status == WAITING for figure in state.figures)


# --- a clash ----------------------------------------------------------------------------------------------------------
def clash(options: dict[str, object] | None = None, aim: Aim | None = None) -> State:
    """Two armies of every type close to each other on a small table, three rounds."""
    pike, guard = kind(arms="claw_hand_spear_sword"), kind(fight=1, arms="bow_crossbow", gifts="fast")
    mage = kind(HERO, (3, 8), defense=10, arms="longbow", gifts="fireball command")
    wagon = kind(VEHICLE, (4, 6), 8, defense=12, arms="50mm_cannon machine_gun", gifts="rear_attack_arc", base=(2, 3))
    crew = kind(ORDNANCE, (3, 6), 4, defense=7, arms="ballista", gifts="fearless")
    units = [
        troop
        for side, name, at, way in ((RED, "Red", 1, N), (BLUE, "Blue", -1, S))
        for troop in (
            regiment(f"{name} Pikes", side, 8, 4, (12 - 2 * at, 10 - 2.5 * at), way, pike),
            skirmish(f"{name} Guards", side, [(12 + x, 10 - 4 * at) for x in (3, 4.5, 6, 7.5)], guard, way),
            skirmish(f"{name} Crew", side, [(12 + x, 10 - 6 * at) for x in (-3, -1.5, 0)], crew, way, gun=Fraction(40)),
            lone(f"{name} Mage", side, (12, 10 - 4.5 * at), way, mage),
            lone(f"{name} Wagon", side, (12 - 9 * at, 10 - 4 * at), way, wagon),
        )
    ]
    board = table(block("rock", 10, 9.5, 2, 1), size=(24, 20), objectives=[(18, 10)])
    return battle(*units, board=board, options=options, aim=aim or Aim(rounds=3, limit=400), far=False)


def fray(sides: int, options: dict[str, object] | None = None, aim: Aim | None = None) -> State:
    """The same units among three or four sides: guards are Green's, of four wagons and crews Gold's."""
    state = clash(options, aim)
    owners = {"Guards": 2} | ({"Wagon": 3, "Crew": 3} if sides > 3 else {})
    units = tuple(replace(unit, side=owners.get(unit.id.split()[1], unit.side)) for unit in state.figures)
    board = replace(state.board, zones=(state.board.zones * 2)[:sides])
    names = ("Red", "Blue", "Green", "Gold")[:sides]
    taken = (Fraction(0),) * sides
    return replace(state, board=board, sides=names, figures=units, order=tuple(range(sides)), taken=taken)
