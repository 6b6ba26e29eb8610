"""What a game master can do in a fight by the guide. [CM-GM-01 CM-GM-02 CM-GM-03]"""

from collections.abc import Sequence

from msgspec.structs import replace

from affray.core import Refusal
from affray.core.fight_state import without_item
from affray.mastering import answers as given
from affray.mastering.answers import ATTRIBUTES, STAY, Hand, Points, Posture, Put, Ruling, Save
from affray.referee import Referee
from affray.space.bodies import Hexes, body_after_pivot
from affray.space.hex import Hex, place_name
from affray.systems.melee.content.codes import PRONE, ROLL_RULING, STANDING
from affray.systems.melee.content.tables import NONE, all_weapons, gear, grounds, shields
from affray.systems.melee.position.figures import field, hth_flags, iq_of, placed_figures, st_left, standing_adj_dx
from affray.systems.melee.position.hands import is_weapon, natural_attack
from affray.systems.melee.position.state import (
    ACT,
    ACTOR,
    INITIATIVE,
    NOBODY,
    ORDER,
    PICK,
    PLACE,
    POST,
    RETREAT,
    Figure,
    State,
    alter,
    is_alive,
    is_awake,
    put_figure,
)
from affray.systems.melee.rules.refusing import refusal
from affray.systems.melee.rules.saving_rolls import dx_target, saving_roll
from affray.systems.melee.rules.steps import is_vacant, other_figures
from affray.systems.melee.turn import harm, sequence
from affray.systems.melee.turn.invariants import broken_invariants

ACTING = (ORDER, ACTOR, ACT)
"""The action phase."""
OPEN = (INITIATIVE, PLACE, PICK, *ACTING, RETREAT, POST)
"""The phases in which he may speak: never within a move or an action."""


class GuideDesk:
    """What rulings do to figures of the guide."""

    clauses = ("CM-GM-01",)
    attributes = ATTRIBUTES
    refusal = staticmethod(refusal)

    @property
    def terrains(self) -> Sequence[str]:
        """The kinds of ground."""
        return tuple(grounds())

    def moment(self, state: State) -> tuple[int, ...]:
        """The turn, and in the action phase how many have acted while somebody has still to. [CM-GM-02]"""
        if state.phase not in OPEN or state.move is not None or state.pending is not None or state.refused:
            return ()
        if state.phase not in ACTING or all(figure.body.acted or not is_awake(figure) for figure in state.figures):
            return (state.turn,)
        return state.turn, sum(figure.body.acted for figure in state.figures)

    def places(self, state: State) -> Sequence[Sequence[Hex]]:
        """The hexes of each figure."""
        return tuple(figure.hexes for figure in state.figures)

    def cleared(self, state: State) -> State:
        """The position in which nobody is about to act."""
        return replace(state, phase=ACT, actor=NOBODY, ready=()) if state.phase in ACTING else state

    def items(self) -> Sequence[str]:
        """All things of the tables."""
        return (*all_weapons(), *(name for name in shields() if name != NONE), *gear())

    def item_of(self, text: str) -> str:
        """The thing of that name, as people or the tables have it; empty for none."""
        word = text.casefold().replace(" ", "_")
        return word if word in self.items() else ""

    def carries(self, state: State, figure: int, item: str) -> bool:
        """Whether a figure has a thing and has it not ready."""
        bearer = state.figures[figure]
        slung = item == bearer.shield and not bearer.shield_ready
        return item in (*bearer.slung, *bearer.gear) or slung

    def has(self, state: State, figure: int, item: str) -> bool:
        """Whether a figure has a weapon, a shield or a thing of its gear."""
        there = state.figures[figure]
        return item in (*there.ready, *there.slung, *there.gear, *there.pack, there.shield)

    def refuse(self, state: State, ruling: Ruling, figure: int) -> Refusal | None:
        """What the guide has against a ruling on a figure."""
        there, who = state.figures[figure], state.figures[figure].id
        match ruling:
            case Save() | Posture() if not is_awake(there):
                return refusal("ruled-down", "down", who=who)
            case _ if there.gone:
                return refusal("ruled-down", "down", who=who)
            case Points() | Put() if not is_alive(there):
                return refusal("ruled-dead", "dead", who=who)
            case Posture(given.FALL) if there.body.posture == PRONE:
                return refusal("ruled-lies", "posture", who=who)
            case Posture(given.RISE) if there.body.posture == STANDING:
                return refusal("ruled-stands", "posture", who=who)
            case Posture(given.SPEND) if there.body.acted:
                return refusal("ruled-acted", "acted", who=who)
            case Posture(given.RISE) if hth_flags(state)[figure]:
                return refusal("ruled-hth", "hth", "CM-HTH-11", who=who)
            case Put(_, pos) if not is_free(state, figure, put_hexes(there, ruling)):
                return refusal("ruled-taken", "taken", who=who, hex=place_name(pos))
            case Hand(item) if not can_have(there, self.item_of(item)):
                return refusal("ruled-laden", "laden", who=who, item=self.item_of(item))
        return None

    def change_points(self, ref: Referee, state: State, figure: int, what: str, points: int) -> State:
        """The position after a figure took so many hits that are no blow's, spent so much fatigue, or was healed. [CM-GM-03
        CM-INJ-07 CM-FAT-05]"""
        if what == given.HARM:
            return harm.hurt(ref, state, figure, points, harm.FIRE)
        if what == given.TIRE:
            return harm.tire(ref, state, figure, points)
        return sequence.play_healing(ref, state, figure, points)

    def change_posture(self, ref: Referee, state: State, figure: int, what: str) -> State:
        """The position after a figure fell, stood up, or lost its action of this turn. [CM-GM-03 CM-OPT-05]"""
        if what == given.FALL:
            return harm.knock_down(ref, state, figure)
        if what == given.RISE:
            return alter(state, figure, posture=STANDING, crawls=False, felled=False, fell=0)
        return alter(state, figure, acted=1)

    def save(self, ref: Referee, state: State, figure: int, attribute: str, dice: int, change: int) -> State:
        """The same position: a saving roll that is called for has no other end than what is told."""
        saving_roll(ref, dice, attribute_target(state, figure, attribute) + change, state.house, ROLL_RULING)
        return state

    def put(self, state: State, figure: int, put: Put) -> State:
        """The position with a figure in other hexes."""
        facing = state.figures[figure].facing if put.facing == STAY else put.facing
        return alter(state, figure, hexes=put_hexes(state.figures[figure], put), facing=facing)

    def with_item(self, state: State, figure: int, item: str) -> State:
        """The position in which a figure has one more thing, not ready."""
        there = state.figures[figure]
        if item in shields():
            return put_figure(state, figure, replace(there, shield=item, shield_ready=False))
        if is_weapon(item):
            return put_figure(state, figure, replace(there, slung=(*there.slung, item)))
        return put_figure(state, figure, replace(there, gear=(*there.gear, item)))

    def without_item(self, state: State, figure: int, item: str) -> State:
        """The position in which a figure has a thing no more, of those that are not ready first."""
        return put_figure(state, figure, stripped(state.figures[figure], item))

    def faults(self, state: State) -> Sequence[str]:
        """What would be wrong with a position."""
        return broken_invariants(state)

    def end(self, ref: Referee, state: State, winner: int) -> State:
        """The fight as it is over."""
        return sequence.finish(ref, state, winner)


DESK = GuideDesk()


# --- figures and hexes ------------------------------------------------------------------------------------------------
def attribute_target(state: State, i: int, attribute: str) -> int:
    """The target of a saving roll that is called for: ST left, DX as saving rolls take it, IQ or WIS. [CM-GM-03 CM-ATTR-04]"""
    figure = state.figures[i]
    targets = {
        "st": st_left(state, i),
        "dx": dx_target(figure.dx, standing_adj_dx(state, i), state.house),
        "iq": iq_of(state, i),
        "wis": figure.wis,
    }
    return targets[attribute]


def put_hexes(figure: Figure, ruling: Put) -> Hexes:
    """The hexes of a figure that is put somewhere, its head in the hex that is named."""
    turns = 0 if ruling.facing == STAY else (ruling.facing - figure.facing) % 6
    turned = body_after_pivot(figure.hexes, turns)
    by: Hex = (ruling.hex[0] - turned[0][0], ruling.hex[1] - turned[0][1])
    return tuple((q + by[0], r + by[1]) for q, r in turned)


def is_free(state: State, i: int, hexes: Hexes) -> bool:
    """Whether a figure has room in these hexes."""
    return bool(is_vacant(field(state), other_figures(placed_figures(state), i), hexes))


# --- things -----------------------------------------------------------------------------------------------------------
def can_have(figure: Figure, item: str) -> bool:
    """Whether a figure can have one more thing: a shield where it has none, a weapon where it has hands."""
    if item in shields():
        return figure.shield == NONE
    return not (is_weapon(item) and natural_attack(figure))


def stripped(figure: Figure, item: str) -> Figure:
    """The figure without a thing, of those that are not ready first."""
    for place in ("slung", "gear", "pack", "ready"):
        held: tuple[str, ...] = getattr(figure, place)
        if item in held:
            return replace(figure, **{place: without_item(held, item)})
    return replace(figure, shield=NONE, shield_ready=False)
