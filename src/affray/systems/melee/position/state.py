"""The position: figures, ground, spells, and where in the turn the game stands."""

from collections.abc import Callable, Iterable

import msgspec

from affray.core import state as core
from affray.core.state import Fielded, Position
from affray.space.board import HexBoard
from affray.space.bodies import Body
from affray.space.hex import Hex
from affray.systems.melee.content.codes import DEAD, DISENGAGED, NO_STANCE, ON_GROUND, PRONE, STANDING, WELL
from affray.systems.melee.content.house_rules import PLAIN, House
from affray.systems.melee.content.tables import NONE, grounds
from affray.systems.melee.rules.initiative import Lots
from affray.systems.melee.rules.load import airborne as in_the_air

NOBODY = core.NOBODY
UNSEEN = -1
"""A figure's fatigue where the eye does not see it. [CM-SPELL-07]"""
NO_OPTION = -1
UNDECIDED = -1
TURN_LIMIT = 200

# Phases of the turn [CM-TURN-02]: the movement phase is PICK to OPTION, the action phase ORDER to ACT.
START, INITIATIVE, PLACE, RENEW, PICK, HEIGHT, MOVE, OPTION, ORDER, ACTOR, ACT, RETREAT, POST, OVER = range(14)
PHASE_NAMES = (
    "start", "initiative", "place", "renew", "pick", "height", "move", "option", "order", "actor", "act", "retreat",
    "post", "over",
)  # fmt: skip

# What a figure is made of: flesh, a summons, an image or an illusion [CM-SPELL-06 CM-SPELL-07]
REAL, SUMMONED, IMAGE, ILLUSION = range(4)
LIFE_NAMES = ("real", "summoned", "image", "illusion")


class Dealt(msgspec.Struct, frozen=True, array_like=True):
    """The hits that a figure has dealt an enemy this turn, after protection: physical ones, those of them in melee, and
    those of its spells. [CM-RET-01]"""

    foe: int
    physical: int
    in_melee: int
    by_spells: int


class Left(msgspec.Struct, frozen=True, array_like=True):
    """Where a figure stood before it disengaged, its standing adjDX then, and the enemies that had it in a front hex and
    may still strike at it there. [CM-DIS-04]"""

    hexes: Body
    facing: int
    dx: int
    foes: tuple[int, ...]


class Figure(Fielded, frozen=True, cache_hash=True):
    """A figure: what it is, what it holds, what it has lost, and what it does this turn.

    `race` is of races.csv; `creature` the row of creatures.csv that it is by nature, or whose form it has. Items are ids
    of the tables, a broken weapon with "broken_" before it. `gear` hangs on the belt, `pack` is the pack with what is in
    it, on the back unless it lies at `pack_at`. `reload` lists weapons with the turns of reloading left. `own` is the side
    of a creature that another side controls. `drawn`: drawn into hand-to-hand before it acted; `pace` is the MA that it
    had when it had moved. `crawls`: it crawled in its last movement.
    """

    st: int
    dx: int
    iq: int
    wis: int
    hexes: Body
    facing: int = 0
    race: str = "human"
    creature: str = ""
    armor: str = NONE
    shield: str = NONE
    shield_ready: bool = False
    ready: tuple[str, ...] = ()
    slung: tuple[str, ...] = ()
    gear: tuple[str, ...] = ()
    pack: tuple[str, ...] = ()
    pack_at: Hex | None = None
    spells: tuple[str, ...] = ()
    # how it stands
    posture: int = STANDING
    crawls: bool = False
    flight: int = ON_GROUND
    meets_ground: bool = False
    apart: bool = False
    hits: int = 0
    fatigue: int = 0
    status: int = WELL
    low: bool = False
    waited: int = 0
    reload: tuple[tuple[str, int], ...] = ()
    life: int = REAL
    maker: int = NOBODY
    own: int = NOBODY
    gone: bool = False
    # what the last turn left
    wounded: bool = False
    felled: bool = False
    # this turn
    turn_hits: int = 0
    fell: bool = False
    lost: bool = False
    fresh: bool = False
    state: int = DISENGAGED
    drawn: bool = False
    held_by: tuple[int, ...] = ()
    option: int = NO_OPTION
    walked: int = 0
    crawled: int = 0
    moved: bool = False
    pace: int = 0
    acted: bool = False
    waits: bool = False
    fired: bool = False
    stance: int = NO_STANCE
    defended: bool = False
    broken_ground: bool = False
    shot_ready: bool = False
    last_shot_used: bool = False
    dealt: tuple[Dealt, ...] = ()
    taken: int = 0
    taken_otherwise: int = 0
    forced: bool = False
    left: Left | None = None


class Active(msgspec.Struct, frozen=True):
    """A spell at work: who cast it, on whom or in which hexes (of created ground, or none), in which turn; the turns left
    (0: as long as it is renewed, or for good), the ST put into it, what a double or triple success multiplies its number
    by, and the attribute that Aid adds to. [CM-SPELL-02 CM-RENEW-01 CM-TURN-03]"""

    spell: str
    caster: int
    turn: int
    subject: int = NOBODY
    hexes: tuple[Hex, ...] = ()
    left: int = 0
    st: int = 1
    times: int = 1
    attribute: str = ""


class Move(msgspec.Struct, frozen=True):
    """The move that a figure is making: how many hexes it has moved, and where it stood before.

    `asked` are the fliers whose players have still to say whether they come down to it. [CM-FLY-03]
    """

    figure: int
    moved: int = 0
    start: Body = ()
    asked: tuple[int, ...] = ()


class Pending(msgspec.Struct, frozen=True):
    """What is left of an action under way: the weapon to strike with yet, or how many shots may still be fired.
    [CM-ADJ-07 CM-EQUIP-03]"""

    kind: str
    weapon: str
    count: int = 1


class Board(HexBoard):
    """The ground of the map: terrain by hex, with what movement and sight ask of it worked out once."""

    __slots__ = ("land", "places", "walls")

    def __init__(self, ground: dict[Hex, str]) -> None:
        super().__init__(ground)
        kinds = grounds()
        self.land = frozenset(ground)
        self.walls = frozenset(pos for pos, name in ground.items() if kinds[name].blocks_move)
        self.places = {
            kind: frozenset(pos for pos, name in ground.items() if name == kind)
            for kind in ("broken_ground", "fire", "shadow", "wall")
        }


class State(Position[Board, Figure], frozen=True, cache_hash=True):
    """A position of the Combat and Movement Guide between two answers.

    `rank` are the sides by initiative, `order` as they move; `stage` is the place in that order of the side that moves or
    forces retreats; `renewals` the spells (their numbers) that are still to be paid for.
    """

    house: House = PLAIN
    limit: int = TURN_LIMIT
    items: tuple[tuple[Hex, str], ...] = ()
    spells: tuple[Active, ...] = ()
    turn: int = 1
    phase: int = START
    rank: tuple[int, ...] = ()
    order: tuple[int, ...] = ()
    stage: int = 0
    renewals: tuple[int, ...] = ()
    move: Move | None = None
    lots: Lots = ()
    ready: tuple[int, ...] = ()
    actor: int = NOBODY
    pending: Pending | None = None
    refused: tuple[int, ...] = ()
    winner: int = UNDECIDED


put_figure: Callable[[State, int, Figure], State] = core.put_figure
alter = core.alter
index_of = core.index_of


def awake(figure: Figure) -> bool:
    """Whether the figure is there and conscious. [CM-ACT-04]"""
    return figure.status == WELL and not figure.gone


def alive(figure: Figure) -> bool:
    """Whether the figure is there and not dead: the unconscious can be struck too. [CM-INJ-03]"""
    return figure.status != DEAD and not figure.gone


def on_map(figure: Figure) -> bool:
    """Whether the figure, or its body, is on the map."""
    return not figure.gone


def airborne(figure: Figure) -> bool:
    """Whether the figure is in the air. [CM-FLY-01 CM-FLY-02]"""
    return in_the_air(figure.flight) != 0


def zone_posture(figure: Figure) -> int:
    """The posture by which zones are told: who crawled, on the knees too, has only rear hexes as if prone. [CM-FACE-07]"""
    return PRONE if figure.crawls and figure.posture != STANDING else figure.posture


def home(figure: Figure) -> int:
    """The side that a figure belongs to, whoever controls it."""
    return figure.side if figure.own == NOBODY else figure.own


def who_holds(figures: Iterable[Figure], pos: Hex) -> tuple[int, ...]:
    """The indices of the awake figures in a hex."""
    return tuple(i for i, figure in enumerate(figures) if awake(figure) and pos in figure.hexes)


def sides_left(state: State) -> tuple[int, ...]:
    """The sides that still have a conscious figure of flesh on the map. [CM-END-01]"""
    sides: list[int] = []
    for figure in state.figures:
        if awake(figure) and figure.life == REAL and home(figure) not in sides:
            sides.append(home(figure))
    sides.sort()
    return tuple(sides)
