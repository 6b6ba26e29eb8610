"""What a game master can do in a fight of Foeman. [FM-GM-01 FM-GM-02 FM-GM-03]"""

from collections.abc import Mapping, Sequence
from functools import cache

from msgspec.structs import replace

from affray.core import Refusal
from affray.core.fight_state import without_item
from affray.mastering import answers as given
from affray.mastering.answers import STAY, Hand, Points, Posture, Put, Ruling, Save
from affray.referee import Referee
from affray.space.hex import Hex, place_name
from affray.systems.foeman.content.codes import DEAD, ROLL_SV_RULING
from affray.systems.foeman.content.kinds import NONE
from affray.systems.foeman.content.self_described_names import display_name
from affray.systems.foeman.content.tables import shields, terrain, weapon_names
from affray.systems.foeman.position.gear import belongings, exceeded_limit
from affray.systems.foeman.position.state import (
    CHOOSE_SIDE,
    DECLARE,
    INITIATIVE,
    NOBODY,
    PICK,
    RETREATS,
    TIEBREAK,
    Figure,
    State,
    alter,
    alter_body,
    condition,
    is_able,
    put_figure,
    standing_score,
)
from affray.systems.foeman.rules.body import ACTED, Body
from affray.systems.foeman.rules.refusing import refusal
from affray.systems.foeman.turn.action_phase import UNARMED
from affray.systems.foeman.turn.after_a_wound import lose
from affray.systems.foeman.turn.experience_gained import save_for
from affray.systems.foeman.turn.invariants import broken_invariants
from affray.systems.foeman.turn.sequence import finish_game
from affray.systems.foeman.turn.special_items import special_items

OPEN = (RETREATS, INITIATIVE, CHOOSE_SIDE, PICK, TIEBREAK, DECLARE)
"""The phases in which he may speak: never within a move, a cycle of bids or a Ready."""


@cache
def known_items() -> Mapping[str, str]:
    """All things of the tables by the names that people type."""
    names = (
        *(name for name in weapon_names() if name != UNARMED),
        *(name for name in shields() if name != NONE),
        *special_items(),
    )
    return {name.casefold(): weapon_names().get(name, name) for name in names}


class FoemanDesk:
    """What rulings do to figures of Foeman."""

    clauses = ("FM-GM-01",)
    attributes = ("st", "dx", "iq")
    refusal = staticmethod(refusal)

    @property
    def terrains(self) -> Sequence[str]:
        """The kinds of ground."""
        return tuple(terrain())

    def moment(self, state: State) -> tuple[int, ...]:
        """The round, and in the Action phase how many have acted while somebody has still to. [FM-GM-02]"""
        if state.phase not in OPEN or state.move is not None or state.bids:
            return ()
        if state.phase != DECLARE or all(figure.body.acted or not is_able(figure) for figure in state.figures):
            return (state.round,)
        return state.round, sum(figure.body.acted == ACTED for figure in state.figures)

    def places(self, state: State) -> Sequence[Sequence[Hex]]:
        """The hex of each figure."""
        return tuple((figure.pos,) for figure in state.figures)

    def cleared(self, state: State) -> State:
        """The position in which nobody is about to decide. A side that moves goes on moving, and who may force no more
        retreats is not asked again."""
        if state.phase == DECLARE:
            return replace(state, order=())
        if state.phase == PICK:
            return state
        return replace(state, side=NOBODY, actor=NOBODY)

    def items(self) -> Sequence[str]:
        """All things of the tables."""
        return tuple(dict.fromkeys(known_items().values()))

    def item_of(self, text: str) -> str:
        """The thing of that name; empty for none. Things that a scenario describes itself go by their whole text."""
        return known_items().get(text.casefold(), "")

    def carries(self, state: State, figure: int, item: str) -> bool:
        """Whether a figure carries a thing and has it not in its hands."""
        bearer = state.figures[figure]
        return item in bearer.carried or item in bearer.things

    def has(self, state: State, figure: int, item: str) -> bool:
        """Whether a figure has a weapon, a shield or a special item."""
        return item in named_belongings(state.figures[figure])

    def refuse(self, state: State, ruling: Ruling, figure: int) -> Refusal | None:
        """What Foeman has against a ruling on a figure."""
        there, who = state.figures[figure], state.figures[figure].id
        match ruling:
            case Save() | Posture() if not is_able(there):
                return refusal("ruled-down", "down", who=who)
            case _ if there.body.gone:
                return refusal("ruled-down", "down", who=who)
            case Posture(given.FALL) if there.body.prone:
                return refusal("ruled-lies", "posture", who=who)
            case Posture(given.RISE) if not there.body.prone:
                return refusal("ruled-stands", "posture", who=who)
            case Posture(given.SPEND) if there.body.acted:
                return refusal("ruled-acted", "acted", who=who)
            case Points() if condition(there) == DEAD:
                return refusal("ruled-dead", "dead", who=who)
            case Put(_, pos) if any(
                other.pos == pos and is_able(other) for i, other in enumerate(state.figures) if i != figure
            ):
                return refusal("ruled-taken", "taken", who=who, hex=place_name(pos))
            case Hand(item) if exceeds(there, self.item_of(item)):
                return refusal("ruled-laden", "laden", who=who, item=self.item_of(item))
        return None

    def change_points(self, ref: Referee, state: State, figure: int, what: str, points: int) -> State:
        """The position after a figure lost or got back so many points: physical ones, or exhaustion as far as it can take
        any. [FM-GM-03 FM-APP-05]"""
        there = state.figures[figure]
        if what == given.MEND:
            return with_lots(alter(state, figure, body=mended(there.body, points)))
        if what == given.TIRE:
            return lose(ref, state, figure, 0, min(points, max(0, there.mst - 1)))
        return lose(ref, state, figure, points, 0)

    def change_posture(self, ref: Referee, state: State, figure: int, what: str) -> State:
        """The position after a figure fell, stood up, or lost its action of this round. [FM-GM-03]"""
        fields = {given.FALL: {"prone": 1}, given.RISE: {"prone": 0}, given.SPEND: {"acted": ACTED}}
        return alter_body(state, figure, **fields[what])

    def save(self, ref: Referee, state: State, figure: int, attribute: str, dice: int, change: int) -> State:
        """The position after a saving throw. [FM-SV-01]"""
        score = attribute_score(state.figures[figure], attribute) + change
        return save_for(ref, state, figure, dice, score, ROLL_SV_RULING)[0]

    def put(self, state: State, figure: int, put: Put) -> State:
        """The position with a figure in another hex, come down from its mount."""
        looks = state.figures[figure].facing if put.facing == STAY else put.facing
        return alter(state, figure, pos=put.hex, facing=looks, mount=None, back=False)

    def with_item(self, state: State, figure: int, item: str) -> State:
        """The position in which a figure has one more thing, carried."""
        there = state.figures[figure]
        if item in special_items():
            return put_figure(state, figure, replace(there, things=(*there.things, item)))
        return put_figure(state, figure, replace(there, carried=(*there.carried, item)))

    def without_item(self, state: State, figure: int, item: str) -> State:
        """The position in which a figure has a thing no more, of those it carries first."""
        return put_figure(state, figure, stripped(state.figures[figure], item))

    def faults(self, state: State) -> Sequence[str]:
        """What would be wrong with a position."""
        return broken_invariants(state)

    def end(self, ref: Referee, state: State, winner: int) -> State:
        """The fight as it is over."""
        return finish_game(ref, state, winner)


DESK = FoemanDesk()


# --- what happens to a figure -----------------------------------------------------------------------------------------
def mended(body: Body, points: int) -> Body:
    """A body that has got back so many points, physical ones first. [FM-GM-03]"""
    exh = body.exh - min(body.exh, max(0, points - body.phys))
    fresh = min(body.incidental_new, exh)
    return body._replace(
        phys=max(0, body.phys - points), exh=exh, incidental_new=fresh, incidental=min(body.incidental, exh - fresh)
    )


def with_lots(state: State) -> State:
    """The position in which whoever has come round in this Action phase has a place in the tiebreak order too, the last.
    [FM-BID-02]"""
    late = tuple(i for i, figure in enumerate(state.figures) if is_able(figure) and i not in state.lots)
    return replace(state, lots=(*state.lots, *late)) if state.lots and late else state


def attribute_score(figure: Figure, attribute: str) -> int:
    """The score of a saving throw that is called for: mST, standing mDX or IQ. [FM-SV-02 FM-GM-03]"""
    return {"st": figure.mst, "dx": standing_score(figure), "iq": figure.iq}[attribute]


# --- things -----------------------------------------------------------------------------------------------------------
def named_belongings(figure: Figure) -> Mapping[str, str]:
    """What a figure has, by the names that people type."""
    return {display_name(item): item for item in (*belongings(figure), *figure.things)}


def exceeds(figure: Figure, item: str) -> bool:
    """Whether a thing would be more than a figure carries. [FM-OPT-07]"""
    if item in special_items():
        return False
    return exceeded_limit((*belongings(figure), item), shield=item in shields()) > 0


def stripped(figure: Figure, item: str) -> Figure:
    """The figure without a thing, of those it carries first."""
    if item in figure.things:
        return replace(figure, things=without_item(figure.things, item))
    if item in figure.carried:
        return replace(figure, carried=without_item(figure.carried, item))
    return replace(figure, main="") if figure.main == item else replace(figure, off="")
