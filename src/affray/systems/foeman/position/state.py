"""The position: figures, board, and where in the round the game stands."""

from collections.abc import Callable, Sequence

import msgspec

from affray.core import fight_state
from affray.core.fight_state import Fielded, Position, allies
from affray.mastering.mastery import Mastery
from affray.space.board import HexBoard
from affray.space.hex import Hex, distance, front_hexes, neighbours
from affray.systems.foeman.content.codes import DWARF, RIGHT_HANDED
from affray.systems.foeman.content.house_rules import PLAIN, House
from affray.systems.foeman.content.kinds import NONE
from affray.systems.foeman.content.tables import find_race, find_weapon, is_shield, terrain
from affray.systems.foeman.position.kit import Kit, kit_of, ready_shield
from affray.systems.foeman.rules.body import FRESH, Body, condition_of, duress_of, is_fit, mst_of
from affray.systems.foeman.rules.mindwand import is_repeat
from affray.systems.foeman.rules.modifiers import standing_mdx
from affray.systems.foeman.rules.movement import GOING, UNMOVED, Motion, may_engage
from affray.systems.foeman.rules.upkeep import duress

NOBODY = fight_state.NOBODY
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

# Leaving Hand-to-Hand in this move [FM-HTH-06]
NOT_TRIED, LEFT_HTH, HELD = range(3)


class Figure(Fielded, frozen=True, cache_hash=True):
    """A figure: what it is, what it holds, how its body stands, and what it did this round and the last."""

    race: str
    """The name of its race."""
    st: int
    """Basic ST."""
    dx: int
    """Basic DX."""
    iq: int
    """Basic IQ."""
    pos: Hex
    """The hex in which it is."""
    facing: int = 0
    """The hexside that it faces, 0 to 5."""
    level: int = 0
    """Its level."""
    ep: int = 0
    """Its experience points."""
    player: bool = True
    """Whether it is a player's figure, which can earn the Adventurer Damage Bonus."""
    handed: int = RIGHT_HANDED
    """The strong hand: RIGHT_HANDED or LEFT_HANDED."""
    armor: str = NONE
    """The armor that it wears."""
    main: str = ""
    """What its strong hand holds; empty for nothing."""
    off: str = ""
    """What its other hand holds; empty for nothing."""
    carried: tuple[str, ...] = ()
    """Weapons and shields that it carries beside them."""
    things: tuple[str, ...] = ()
    """Special items that it has."""
    shots: int = SHOTS
    """Shots left in its store."""
    unloaded: tuple[str, ...] = ()
    """The Bows that it has fired and not reloaded."""
    mount: Hex | None = None
    """The hex where a Bow of its own is mounted (filler); None for none."""
    back: bool = False
    """Whether its last step was a back step."""
    body: Body = FRESH
    """What it has lost, and how it stands in the fight."""
    motion: Motion = UNMOVED
    """How it moved in this round."""
    last_foe: int = NOBODY
    """The index of the figure that wounded it last."""
    hurt_by: tuple[int, ...] = ()
    """The indices of those that wounded it."""
    was_hurt_by: tuple[int, ...] = ()
    """The indices of those that wounded it in the last round."""
    # after the encounter [MW-REV-01]
    revived: bool = False
    """Whether it was killed and is revived after the encounter. [MW-REV-01]"""
    forfeit: str = ""
    """The attribute that loses a point by its revival: st, dx, iq or none (empty). [MW-REV-01]"""

    @property
    def kit(self) -> Kit:
        """What it wears and holds, in numbers."""
        return kit_of(self.race, self.armor, self.main, self.off, self.handed)

    @property
    def mst(self) -> int:
        """Modified ST: ST less all losses. [FM-GEN-05 FM-APP-10]"""
        return mst_of(self.body, self.st)


def without_forfeits(figure: Figure, forfeits: Sequence[str]) -> Figure:
    """The figure without the attribute points that it forfeited when it was revived. [MW-REV-01]"""
    if not forfeits:
        return figure
    st, dx, iq = (getattr(figure, name) - forfeits.count(name) for name in ("st", "dx", "iq"))
    return msgspec.structs.replace(figure, st=st, dx=dx, iq=iq)


class Move(msgspec.Struct, frozen=True, gc=False):
    """The move that a figure is making: who engaged it at the start, how its first step was made, whether it has left
    Hand-to-Hand, and whether it must stop."""

    figure: int
    engagers: tuple[int, ...] = ()
    in_hth: bool = False
    mode: int = 0
    exit: int = NOT_TRIED
    halt: int = GOING


class Bid(msgspec.Struct, frozen=True, gc=False):
    """A declaration."""

    figure: int
    """The index of the figure that declares."""
    option: int
    """The option declared."""
    dice: int
    """The dice bid."""
    target: int = NOBODY
    """The index of the figure that it is aimed at; NOBODY for none."""
    weapon: str = ""
    """The weapon or item used; empty for none."""
    doubled: bool = False
    """Whether a one-hand weapon is gripped with both hands."""
    item: int = 0
    """What a Defend is made with: NO_ITEM, WITH_WEAPON or WITH_SHIELD."""
    adjustment: int = 0
    """What the attack adds to standing mDX when bids are equal."""


class Board(HexBoard):
    """The ground: terrain by hex, with the costs, steps and blocking hexes that follow from it."""

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
    """The house rules."""
    limit: int = ROUND_LIMIT
    """The last round that is played."""
    items: tuple[tuple[Hex, str], ...] = ()
    """The items that lie about, each with its hex."""
    round: int = 1
    """The number of the round, from 1."""
    phase: int = START
    """The phase of the round, START to OVER."""
    ranking: tuple[int, ...] = ()
    """The sides by their initiative in this round."""
    moved: tuple[int, ...] = ()
    """The sides that have moved in this round, in their order."""
    last_order: tuple[int, ...] = ()
    """The sides in the order in which they moved last."""
    passed: tuple[int, ...] = ()
    """The sides, or figures by `retreat_order` list, that force no more retreats."""
    ceded: int = 0
    """How many sides have ceded since the last segment."""
    side: int = NOBODY
    """The side that is asked or moves; NOBODY for none."""
    move: Move | None = None
    """The move under way; None for none."""
    lots: tuple[int, ...] = ()
    """The figures in the tiebreak order of this round."""
    order: tuple[int, ...] = ()
    """The figures of this cycle in the order of declaration."""
    bids: tuple[Bid, ...] = ()
    """The declarations of this cycle so far."""
    actor: int = NOBODY
    """The figure that handles items, or may force a retreat; NOBODY for none."""
    handled: tuple[str, ...] = ()
    """What has been taken, given or refused in this Ready."""
    winner: int = NOBODY
    """The side that has won, of a team the first that is left; NOBODY for none."""
    teams: tuple[str, ...] = ()
    """The team of each side, a side of its own too; () where each fights for itself. [FM-END-02]"""
    master: Mastery | None = None
    """The game master; None where there is none. [FM-GM-01]"""


put_figure: Callable[[State, int, Figure], State] = fight_state.put_figure
alter = fight_state.alter_figure
index_of = fight_state.index_of


def alter_body(state: State, i: int, /, **fields: int) -> State:
    """The state with some numbers of figure i's body changed."""
    return alter(state, i, body=state.figures[i].body._replace(**fields))


def alter_motion(state: State, i: int, /, **fields: int) -> State:
    """The state with some numbers of figure i's motion changed."""
    return alter(state, i, motion=state.figures[i].motion._replace(**fields))


def is_dwarf(figure: Figure) -> int:
    """Whether the Dwarf's levels of unconsciousness and death apply. [FM-FIG-06 FM-APP-09]"""
    return 1 if find_race(figure.race).index == DWARF else 0


def condition(figure: Figure) -> int:
    """The condition of a figure: UP, UNCONSCIOUS or DEAD; UP without any loss. [FM-APP-06 FM-APP-07]"""
    body = figure.body
    return condition_of(body, figure.st, is_dwarf(figure) if body.phys or body.exh else 0)


def is_able(figure: Figure) -> bool:
    """Whether the figure can do anything: conscious, not surrendered, not out for the encounter. [FM-GEN-08]"""
    body = figure.body
    # Whose level counts is looked up only for a figure that has lost anything.
    return is_fit(body, figure.st, is_dwarf(figure) if body.phys or body.exh else 0) != 0


def is_standing(figure: Figure) -> bool:
    """Whether the figure is able and not prone. [FM-GEN-08]"""
    return is_able(figure) and not figure.body.prone


def is_engaging(foe: Figure, pos: Hex, prone_engages: int) -> bool:
    """Whether the foe engages a figure in that hex. [FM-MOV-11 FM-GEN-08]"""
    return bool(may_engage(is_able(foe), foe.body.prone, prone_engages)) and is_front_hex(foe.pos, foe.facing, pos)


def is_front_hex(own: Hex, facing: int, pos: Hex) -> bool:
    """Whether a hex is a figure's own or one of its Front hexes. [FM-MOV-11]"""
    return own == pos or (distance(own, pos) == 1 and pos in front_hexes(own, facing))


def engagers(state: State, side: int, pos: Hex) -> tuple[int, ...]:
    """The opponents that engage a figure of that side in that hex. [FM-MOV-11]"""
    prone_engages, own = state.house.prone_engages, allies(state, side)
    return tuple(
        i for i, foe in enumerate(state.figures) if foe.side not in own and is_engaging(foe, pos, prone_engages)
    )


def is_in_hth(state: State, i: int) -> bool:
    """Whether the figure is in Hand-to-Hand: a conscious opponent shares its hex. [FM-HTH-04]"""
    figure = state.figures[i]
    own = allies(state, figure.side)
    return any(foe.pos == figure.pos and foe.side not in own and is_able(foe) for foe in state.figures)


def foes_in_hex(state: State, side: int, pos: Hex) -> tuple[int, ...]:
    """The conscious opponents of a side in a hex."""
    own = allies(state, side)
    return tuple(i for i, foe in enumerate(state.figures) if foe.pos == pos and foe.side not in own and is_able(foe))


def shield_of(figure: Figure) -> str:
    """The ready shield, or "None"."""
    return ready_shield(figure.main, figure.off)


def is_two_handed(figure: Figure) -> bool:
    """Whether the weapon in hand takes both hands. [FM-EQP-02]"""
    return figure.main != "" and not is_shield(figure.main) and find_weapon(figure.main).hands == 2


def free_hands(figure: Figure) -> int:
    """How many hands hold nothing. [FM-EQP-02]"""
    return 0 if is_two_handed(figure) else (figure.main == "") + (figure.off == "")


def is_repeated_action(state: State, i: int, option: int) -> int:
    """Whether the figure's action would be a repeated one, where that matters. [MW-HIT-03]"""
    figure = state.figures[i]
    return is_repeat(figure.body.was_option, option, figure.motion.steps) if state.house.repeat_action_roll else 0


def standing_duress(figure: Figure) -> int:
    """The duress that weighs on the figure now. [FM-DX-02 FM-DX-03]"""
    return duress_of(figure.body, figure.st)


def one_attack_duress(figure: Figure) -> int:
    """The part of its duress that comes from one attack of the last round. [FM-DX-02]"""
    return duress(figure.body.was_big_hit, 0, 0)


def standing_score(figure: Figure) -> int:
    """Standing mDX: what orders declarations and saving throws. [FM-DX-01 FM-EQP-04]"""
    kit = figure.kit
    return standing_mdx(figure.dx, kit.armor_dx, kit.shield_dx, standing_duress(figure), figure.motion.pivot)


def sides_left(state: State) -> tuple[int, ...]:
    """The sides that still have a figure able to fight."""
    return tuple(sorted({figure.side for figure in state.figures if is_able(figure)}))


def drawing_sides(state: State) -> tuple[int, ...]:
    """Who shares a draw: all sides; by `draw_among` last those that are left, or fought in the round in which the last
    fell. [FM-END-01]"""
    return (sides_left(state) or state.ranking) if state.house.draw_among else ()
