"""The position: figures, ground, spells, and where in the turn the game stands."""

from collections.abc import Callable, Iterable
from typing import cast

import msgspec
from msgspec.structs import replace

from affray.core import fight_state
from affray.core.fight_state import Fielded, Position
from affray.mastering.mastery import Mastery
from affray.space.board import HexBoard
from affray.space.bodies import Hexes
from affray.space.hex import Hex
from affray.systems.melee.content.codes import DEAD, DISENGAGED, ON_GROUND, PRONE, STANDING, WELL
from affray.systems.melee.content.house_rules import PLAIN, House
from affray.systems.melee.content.tables import NONE, grounds
from affray.systems.melee.rules.initiative import Lots
from affray.systems.melee.rules.injury import Body
from affray.systems.melee.rules.load import is_in_air as in_the_air

NOBODY = fight_state.NOBODY
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


class DealtHits(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """The hits that a figure has dealt an enemy this turn, after protection: physical ones, those of them in melee, and
    those of its spells. [CM-RET-01]"""

    foe: int
    physical: int
    in_melee: int
    by_spells: int


class LeftPlace(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """Where a figure stood before it disengaged, its standing adjDX then, and the enemies that had it in a front hex and
    may still strike at it there. [CM-DIS-04]"""

    hexes: Hexes
    facing: int
    dx: int
    foes: tuple[int, ...]


class FigureTurn(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """What a figure does and suffers in one turn, but for what its body says; each turn begins with a new one."""

    fresh: bool = False
    """It was made this turn and cannot act."""
    drawn: bool = False
    """It was drawn into hand-to-hand before it acted."""
    held_by: tuple[int, ...] = ()
    """The figures that engaged it when its turn to move came."""
    option: int = NO_OPTION
    """The option it took; NO_OPTION for none yet."""
    walked: int = 0
    """Hexes moved this turn on its feet or in the air."""
    crawled: int = 0
    """Hexes crawled this turn."""
    moved: bool = False
    """It has moved this turn."""
    pace: int = 0
    """The MA that it had when it had moved."""
    waits: bool = False
    """Its action was to wait for an opening."""
    fired: bool = False
    """It shot this turn."""
    defended: bool = False
    """Its dodge or defend made an attacker roll four dice."""
    broken_ground: bool = False
    """It moved over broken ground this turn."""
    dealt: tuple[DealtHits, ...] = ()
    """Hits that it has dealt this turn, by enemy."""
    taken: int = 0
    """Physical hits that it has taken this turn."""
    taken_otherwise: int = 0
    """Other hits that it has taken this turn."""
    forced: bool = False
    """It was forced back this turn."""
    left: LeftPlace | None = None
    """Where it stood before it disengaged this turn; None if it did not."""


class Figure(Fielded, frozen=True, cache_hash=True):
    """A figure: what it is, what it holds, what it has lost, and what it does this turn.

    Items are ids of the tables, a broken weapon with "broken_" before it.
    """

    body: Body
    """Its ST, what it has lost, how it stands."""
    dx: int
    """Unadjusted DX."""
    iq: int
    """IQ."""
    wis: int
    """WIS."""
    hexes: Hexes
    """Its hexes, the head first."""
    facing: int = 0
    """The direction it faces, 0 to 5, clockwise from north."""
    race: str = "human"
    """Its race, of races.csv."""
    creature: str = ""
    """The row of creatures.csv that it is by nature, or whose form it has; "" for a person."""
    armor: str = NONE
    """Worn armor."""
    shield: str = NONE
    """Its shield, ready or slung."""
    shield_ready: bool = False
    """Its shield is ready."""
    ready: tuple[str, ...] = ()
    """Weapons in its hands."""
    slung: tuple[str, ...] = ()
    """Weapons that it carries and has not ready."""
    gear: tuple[str, ...] = ()
    """Things on its belt."""
    pack: tuple[str, ...] = ()
    """Its pack with what is in it."""
    pack_at: Hex | None = None
    """The hex where its pack lies; None while it is on its back."""
    spells: tuple[str, ...] = ()
    """Spells that it knows."""
    crawls: bool = False
    """It crawled in its last movement."""
    flight: int = ON_GROUND
    """The phase of flight."""
    meets_ground: bool = False
    """In the air, it chose to engage figures on the ground."""
    apart: bool = False
    """In the air, it agrees to be at another height than other fliers."""
    waited: int = 0
    """Turns in a row that it has waited for an opening."""
    reload: tuple[tuple[str, int], ...] = ()
    """Weapons with the turns of reloading left."""
    life: int = REAL
    """Real, called up, image or illusion."""
    maker: int = NOBODY
    """The index of the figure whose spell made it; NOBODY for none."""
    own: int = NOBODY
    """Its own side while another side controls it; NOBODY else."""
    gone: bool = False
    """It has left the map or vanished."""
    felled: bool = False
    """It was knocked down last turn and may only stand up or crawl."""
    state: int = DISENGAGED
    """Disengaged, engaged or in hand-to-hand, as its turn to move found it."""
    shot_ready: bool = False
    """Its missile weapon was loaded before it became engaged."""
    last_shot_used: bool = False
    """It has had its one last shot since it became engaged."""
    turn: FigureTurn = FigureTurn()
    """What it does and suffers this turn."""


class Active(msgspec.Struct, frozen=True, gc=False):
    """A spell at work. [CM-SPELL-02 CM-RENEW-01 CM-TURN-03]"""

    spell: str
    """The id of the spell."""
    caster: int
    """The index of the figure that cast it."""
    turn: int
    """The turn in which it was cast."""
    subject: int = NOBODY
    """The index of the figure it works on; NOBODY for none."""
    hexes: tuple[Hex, ...] = ()
    """The hexes of made ground; none for other spells."""
    left: int = 0
    """Turns left; 0: as long as it is renewed, or for good."""
    st: int = 1
    """ST put into it."""
    times: int = 1
    """What a double or triple success multiplies its number by."""
    attribute: str = ""
    """The attribute that Aid adds to; "" for other spells."""


class CurrentMove(msgspec.Struct, frozen=True, gc=False):
    """The move that a figure is making: how many hexes it has moved, and where it stood before.

    `asked` are the fliers whose players have still to say whether they come down to it. [CM-FLY-03]
    """

    figure: int
    moved: int = 0
    start: Hexes = ()
    asked: tuple[int, ...] = ()


class Pending(msgspec.Struct, frozen=True, gc=False):
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
    """A position of the Combat and Movement Guide between two answers."""

    house: House = PLAIN
    """The house rules."""
    limit: int = TURN_LIMIT
    """The turn after which the fight is a draw; 0 for none."""
    items: tuple[tuple[Hex, str], ...] = ()
    """Things that lie about, each with its hex."""
    spells: tuple[Active, ...] = ()
    """Spells at work, in the order of their casting."""
    turn: int = 1
    """The number of the turn, 1 for the first."""
    phase: int = START
    """The phase of the turn."""
    rank: tuple[int, ...] = ()
    """Sides by initiative, the winner first."""
    order: tuple[int, ...] = ()
    """Sides in the order in which they move."""
    stage: int = 0
    """The place in `order` of the side that moves or forces retreats."""
    renewals: tuple[int, ...] = ()
    """The places in `spells` of those still to be paid for."""
    move: CurrentMove | None = None
    """The move under way; None outside one."""
    lots: Lots = ()
    """Dice thrown for ties in the order of acting."""
    ready: tuple[int, ...] = ()
    """Figures of which one is to be picked to act."""
    actor: int = NOBODY
    """The figure that acts; NOBODY between actions."""
    pending: Pending | None = None
    """What is left of an action under way; None for nothing."""
    refused: tuple[int, ...] = ()
    """Enemies that have refused hand-to-hand with the actor."""
    winner: int = UNDECIDED
    """The side that has won, of a team the first that is left; NOBODY for a draw, UNDECIDED until then."""
    teams: tuple[str, ...] = ()
    """The team of each side, a side of its own too; () where each fights for itself. [CM-END-02]"""
    master: Mastery | None = None
    """The game master; None where there is none. [CM-GM-01]"""


put_figure: Callable[[State, int, Figure], State] = fight_state.put_figure
index_of = fight_state.index_of
OF_BODY, OF_TURN = frozenset(Body._fields), frozenset(FigureTurn.__struct_fields__)


def with_fields(figure: Figure, **fields: object) -> Figure:
    """The figure with some fields changed, its own, those of its body and those of its turn."""
    own = {name: value for name, value in fields.items() if name not in OF_BODY and name not in OF_TURN}
    body = {name: int(cast(int, value)) for name, value in fields.items() if name in OF_BODY}
    turn = {name: value for name, value in fields.items() if name in OF_TURN}
    if body:
        own["body"] = figure.body._replace(**body)
    if turn:
        own["turn"] = replace(figure.turn, **turn)
    return replace(figure, **own)


def alter(state: State, i: int, /, **fields: object) -> State:
    """The state with some fields of figure i changed, its own, those of its body and those of its turn."""
    return put_figure(state, i, with_fields(state.figures[i], **fields))


def is_awake(figure: Figure) -> bool:
    """Whether the figure is there and conscious. [CM-ACT-04]"""
    return figure.body.status == WELL and not figure.gone


def is_alive(figure: Figure) -> bool:
    """Whether the figure is there and not dead: the unconscious can be struck too. [CM-INJ-03]"""
    return figure.body.status != DEAD and not figure.gone


def is_on_map(figure: Figure) -> bool:
    """Whether the figure, or its body, is on the map."""
    return not figure.gone


def is_airborne(figure: Figure) -> bool:
    """Whether the figure is in the air. [CM-FLY-01 CM-FLY-02]"""
    return in_the_air(figure.flight) != 0


def zone_posture(figure: Figure) -> int:
    """The posture by which zones are told: who crawled, on the knees too, has only rear hexes as if prone. [CM-FACE-07]"""
    return PRONE if figure.crawls and figure.body.posture != STANDING else figure.body.posture


def home_side(figure: Figure) -> int:
    """The side that a figure belongs to, whoever controls it."""
    return figure.side if figure.own == NOBODY else figure.own


def occupants(figures: Iterable[Figure], pos: Hex) -> tuple[int, ...]:
    """The indices of the awake figures in a hex."""
    return tuple(i for i, figure in enumerate(figures) if is_awake(figure) and pos in figure.hexes)


def sides_left(state: State) -> tuple[int, ...]:
    """The sides that still have a conscious figure of flesh on the map. [CM-END-01]"""
    sides: list[int] = []
    for figure in state.figures:
        if is_awake(figure) and figure.life == REAL and home_side(figure) not in sides:
            sides.append(home_side(figure))
    sides.sort()
    return tuple(sides)


def drawing_sides(state: State) -> tuple[int, ...]:
    """Who shares a draw: all sides; by `draw_among` last those that are left, or fought in the turn in which the last
    fell. [CM-END-01]"""
    return (sides_left(state) or state.order) if state.house.draw_among else ()
