"""The position: figures, board, and where in the round the game stands."""

from collections.abc import Callable, Sequence

import msgspec

from affray.core import state as core
from affray.core.state import Fielded, Position
from affray.space.board import HexBoard
from affray.space.hex import Hex, distance, front_hexes, neighbours
from affray.systems.foeman.content.codes import DWARF, RIGHT_HANDED, UP
from affray.systems.foeman.content.house_rules import PLAIN, House
from affray.systems.foeman.content.tables import armor, is_shield, race, shield, terrain, weapon
from affray.systems.foeman.rules.defence import NO_HAND, shield_hand_side
from affray.systems.foeman.rules.mindwand import repeats
from affray.systems.foeman.rules.modifiers import standing_mdx
from affray.systems.foeman.rules.movement import GOING, may_engage
from affray.systems.foeman.rules.upkeep import duress, reaches_threshold
from affray.systems.foeman.rules.wounds import state_of

NONE = "None"
NOBODY = core.NOBODY
ROUND_LIMIT = 200
CARRY_WEAPONS, CARRY_SHIELDS = 3, 1
SHOTS = 12

# Phases of the round [FM-GEN-06 FM-RND-01]
START, RETREATS, INITIATIVE, CHOOSE_SIDE, PICK, MOVE, TIEBREAK, DECLARE, EXECUTE, READYING, OVER = range(11)
PHASE_NAMES = (
    "start",
    "retreats",
    "initiative",
    "choose_side",
    "pick",
    "move",
    "tiebreak",
    "declare",
    "execute",
    "readying",
    "over",
)

# What a figure has done in the Action phase [FM-BID-09]
UNACTED, ACTED = range(2)

# Leaving Hand-to-Hand in this move [FM-HTH-06]
NOT_TRIED, LEFT_HTH, HELD = range(3)


class Figure(Fielded, frozen=True):
    """A figure: what it is, what it holds, what it has lost, and what it did this round and the last."""

    race: str
    st: int
    dx: int
    iq: int
    pos: Hex
    facing: int = 0
    level: int = 0
    ep: int = 0
    player: bool = True
    handed: int = RIGHT_HANDED
    armor: str = NONE
    main: str = ""
    off: str = ""
    carried: tuple[str, ...] = ()
    things: tuple[str, ...] = ()
    shots: int = SHOTS
    unloaded: tuple[str, ...] = ()
    mount: Hex | None = None
    prone: bool = False
    gone: bool = False
    out: bool = False
    phys: int = 0
    exh: int = 0
    incidental: int = 0
    incidental_new: int = 0
    back: bool = False
    aim: int = 0
    talent: bool = True
    free_used: bool = False
    felled: bool = False
    last_foe: int = NOBODY
    # this round's movement
    mmma: int = 0
    used: int = 0
    steps: int = 0
    moved: bool = False
    retreated: bool = False
    reloaded: bool = False
    pivot: int = 0
    # this round's fight
    acted: int = UNACTED
    option: int = NOBODY
    mode: int = 0
    item: int = 0
    defended: bool = False
    wounds: int = 0
    big_hit: int = 0
    hurt_by: tuple[int, ...] = ()
    # what the last round leaves behind
    was_big_hit: int = 0
    was_battered: int = 0
    was_hurt_by: tuple[int, ...] = ()
    # what only house rules ask for: the option of the last round; a retreat forced in this one; an unengaged start,
    # straight Front steps, a special move made, a charge [MW-HIT-03 MW-RET-01 MW-SPC-01]
    was_option: int = NOBODY
    forced: bool = False
    free_start: bool = False
    straight: int = 0
    special: bool = False
    charging: bool = False
    # after the encounter [MW-REV-01]
    revived: bool = False
    forfeit: str = ""

    @property
    def mst(self) -> int:
        """Modified ST: ST less all losses. [FM-GEN-05 FM-APP-10]"""
        return self.st - self.phys - self.exh


def lowered(figure: Figure, forfeits: Sequence[str]) -> Figure:
    """The figure without the points of attributes that it lacks since it was revived. [MW-REV-01]"""
    if not forfeits:
        return figure
    st, dx, iq = (getattr(figure, name) - forfeits.count(name) for name in ("st", "dx", "iq"))
    return msgspec.structs.replace(figure, st=st, dx=dx, iq=iq)


class Move(msgspec.Struct, frozen=True):
    """The move that a figure is making: who engaged it at the start, how it left, and whether it must stop."""

    figure: int
    engagers: tuple[int, ...] = ()
    in_hth: bool = False
    mode: int = 0
    exit: int = NOT_TRIED
    halt: int = GOING


class Bid(msgspec.Struct, frozen=True):
    """A declaration: the option, its dice, and what it is done with and to whom."""

    figure: int
    option: int
    dice: int
    target: int = NOBODY
    weapon: str = ""
    doubled: bool = False
    item: int = 0
    adjustment: int = 0


class Board(HexBoard):
    """The ground: terrain by hex, with what movement and sight ask of it worked out once."""

    __slots__ = ("cost", "opaque", "steps")

    def __init__(self, ground: dict[Hex, str]) -> None:
        super().__init__(ground)
        kinds = terrain()
        self.cost = {at: kinds[name].mp for at, name in ground.items() if not kinds[name].blocks_move}
        self.opaque = frozenset(at for at, name in ground.items() if kinds[name].blocks_los)
        self.steps = {at: tuple(n if n in self.cost else None for n in neighbours(at)) for at in ground}


class State(Position[Board, Figure], frozen=True):
    """A Foeman position between two answers."""

    house: House = PLAIN
    limit: int = ROUND_LIMIT
    items: tuple[tuple[Hex, str], ...] = ()
    round: int = 1
    phase: int = START
    ranking: tuple[int, ...] = ()
    moved: tuple[int, ...] = ()
    last_order: tuple[int, ...] = ()
    passed: tuple[int, ...] = ()
    ceded: int = 0
    side: int = NOBODY
    move: Move | None = None
    lots: tuple[int, ...] = ()
    order: tuple[int, ...] = ()
    bids: tuple[Bid, ...] = ()
    actor: int = NOBODY
    handled: tuple[str, ...] = ()
    winner: int = NOBODY


put_figure: Callable[[State, int, Figure], State] = core.put_figure
alter = core.alter
index_of = core.index_of


def is_dwarf(figure: Figure) -> int:
    """Whether the Dwarf's levels of unconsciousness and death apply. [FM-FIG-06 FM-APP-09]"""
    return 1 if race(figure.race).index == DWARF else 0


def condition(figure: Figure) -> int:
    """Up, unconscious or dead; who has lost nothing is up. [FM-APP-06 FM-APP-07]"""
    return state_of(figure.mst, is_dwarf(figure)) if figure.phys or figure.exh else UP


def able(figure: Figure) -> bool:
    """Whether the figure can do anything: conscious, not surrendered, not out for the encounter. [FM-GEN-08]"""
    return not figure.gone and not figure.out and condition(figure) == UP


def standing(figure: Figure) -> bool:
    """Whether the figure stands. [FM-GEN-08]"""
    return able(figure) and not figure.prone


def engages(foe: Figure, pos: Hex, prone_engages: int) -> bool:
    """Whether the foe engages a figure in that hex. [FM-MOV-11 FM-GEN-08]"""
    return bool(may_engage(able(foe), foe.prone, prone_engages)) and fronts_on(foe.pos, foe.facing, pos)


def fronts_on(own: Hex, facing: int, pos: Hex) -> bool:
    """Whether a hex is a figure's own or one of its Front hexes. [FM-MOV-11]"""
    return own == pos or (distance(own, pos) == 1 and pos in front_hexes(own, facing))


def engagers(state: State, side: int, pos: Hex) -> tuple[int, ...]:
    """The opponents that engage a figure of that side in that hex. [FM-MOV-11]"""
    prone_engages = state.house.prone_engages
    return tuple(i for i, foe in enumerate(state.figures) if foe.side != side and engages(foe, pos, prone_engages))


def shares_hex(state: State, i: int) -> bool:
    """Whether the figure is in Hand-to-Hand: a conscious opponent shares its hex. [FM-HTH-04]"""
    figure = state.figures[i]
    return any(foe.pos == figure.pos and foe.side != figure.side and able(foe) for foe in state.figures)


def foes_in_hex(state: State, side: int, pos: Hex) -> tuple[int, ...]:
    """The conscious opponents of a side in a hex."""
    return tuple(i for i, foe in enumerate(state.figures) if foe.pos == pos and foe.side != side and able(foe))


def shield_of(figure: Figure) -> str:
    """The ready shield, or "None"."""
    if is_shield(figure.off):
        return figure.off
    return figure.main if is_shield(figure.main) else NONE


def shield_hand_rule(figure: Figure) -> int:
    """The handedness by which shield cover is read: a shield in the strong hand covers that hand's side. [FM-ARM-04]"""
    return 1 - figure.handed if is_shield(figure.main) else figure.handed


def both_hands(figure: Figure) -> bool:
    """Whether the weapon in hand takes both hands. [FM-EQP-02]"""
    return figure.main != "" and not is_shield(figure.main) and weapon(figure.main).hands == 2


def free_hands(figure: Figure) -> int:
    """How many hands hold nothing. [FM-EQP-02]"""
    return 0 if both_hands(figure) else (figure.main == "") + (figure.off == "")


def speed(figure: Figure) -> int:
    """MA less the worn armor's and ready shield's MA-. [FM-FIG-11 FM-EQP-04]"""
    return race(figure.race).ma - armor(figure.armor).ma_minus - shield(shield_of(figure)).ma_minus


def encumbrance(figure: Figure) -> tuple[int, int]:
    """DX- of the worn armor and of the ready shield. [FM-EQP-04]"""
    return armor(figure.armor).dx_minus, shield(shield_of(figure)).dx_minus


def repeats_action(state: State, i: int, option: int) -> int:
    """Whether the figure's action would be a repeated one, where that matters. [MW-HIT-03]"""
    figure = state.figures[i]
    return repeats(figure.was_option, option, figure.steps) if state.house.repeat_action_roll else 0


def left_hand_weapon(figure: Figure) -> int:
    """The front hexside on the hand of a weapon that is not in the strong hand; NO_HAND without one. [MW-DEF-06]"""
    armed = figure.off != "" and not is_shield(figure.off)
    return shield_hand_side(figure.handed) if armed else NO_HAND


def standing_duress(figure: Figure) -> int:
    """The duress that weighs on the figure now. [FM-DX-02 FM-DX-03]"""
    return duress(figure.was_big_hit, figure.was_battered, reaches_threshold(figure.wounds, figure.st))


def one_attack_duress(figure: Figure) -> int:
    """What of its duress one attack of the last round brought. [FM-DX-02]"""
    return duress(figure.was_big_hit, 0, 0)


def standing_score(figure: Figure) -> int:
    """Standing mDX: what orders declarations and saving throws. [FM-DX-01 FM-EQP-04]"""
    return standing_mdx(figure.dx, *encumbrance(figure), standing_duress(figure), figure.pivot)


def sides_left(state: State) -> tuple[int, ...]:
    """The sides that still have a figure able to fight."""
    return tuple(sorted({figure.side for figure in state.figures if able(figure)}))
