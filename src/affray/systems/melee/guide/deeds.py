"""What a side might want to do with a figure or a hex that it points at, legal or not.

A spell stands for every ST that may go into it. A side asks about what it sees: an image is the figure that it shows.
"""

from collections.abc import Callable, Iterator
from typing import cast

from msgspec.structs import replace

from affray.core import Question
from affray.core.faces.deeds import Deed, Pointed, going_to
from affray.core.faces.guide import Phrase
from affray.core.fight_state import are_foes
from affray.core.words.phrase import Value
from affray.mastering.words import SPEECH
from affray.space.bodies import body_after_step, body_distance
from affray.space.hex import Hex, column_row, distance, neighbours
from affray.systems.melee.content.codes import PRONE, STANDING
from affray.systems.melee.content.tables import Spell, spells
from affray.systems.melee.guide.walks import possible_walks
from affray.systems.melee.position.answers import (
    Answer,
    Attack,
    Cast,
    Disbelieve,
    Disengage,
    Enter,
    Pick,
    Retreat,
    Step,
    Take,
    Wake,
    Word,
)
from affray.systems.melee.position.figures import field, placed_figures
from affray.systems.melee.position.state import NOBODY, State, alter, index_of, is_alive, is_awake
from affray.systems.melee.rules.steps import is_open
from affray.systems.melee.turn.attacks import arms_now
from affray.systems.melee.turn.movement_phase import current_move, step_refusal
from affray.systems.melee.turn.spells.targets import AT_FIGURE, aim_of
from affray.systems.melee.words.questions import cast_args

Deeds = Iterator[Deed[Answer]]
POSTURES = {"dodge": STANDING, "defend": STANDING, "stand": PRONE}
"""What a figure might do with itself at its place in the order, by the posture in which it makes sense."""


def deeds(state: State, question: Question[Answer], at: Pointed) -> tuple[Deed[Answer], ...]:
    """What the side asked might want to do with a figure or hex; nothing where a game master is asked, or may be called."""
    if question.inner or question.code in SPEECH:
        return ()
    j = index_of(state, at.who)
    if j != NOBODY:
        return tuple(WITH_FIGURE.get(question.code, pick_deeds)(state, question, j))
    if at.hex is None or not is_open(field(state), at.hex):
        return ()
    return tuple(HEX_DEEDS.get(question.code, go_deeds)(state, at.hex))


# --- figures ----------------------------------------------------------------------------------------------------------
def pick_deeds(state: State, question: Question[Answer], j: int) -> Deeds:
    """One's own figure to move with, an enemy to strike."""
    figure = state.figures[j]
    if figure.side == question.side:
        yield Deed(Pick(figure.id))
    if not are_foes(state, figure.side, question.side):
        return
    own = next((n for n, other in enumerate(state.figures) if other.side == question.side and is_awake(other)), NOBODY)
    if own != NOBODY:
        yield from blow_deeds(state, own, j)


def move_deeds(state: State, question: Question[Answer], j: int) -> Deeds:
    """In a move or the choice of its option: the options that are closed to the figure, an enemy to strike."""
    i = current_move(state).figure
    if j == i:
        yield from map(Deed, question.closed)
    elif are_foes(state, state.figures[j].side, question.side):
        yield from blow_deeds(state, i, j)


def blow_deeds(state: State, i: int, j: int) -> Deeds:
    """An attack with the first thing that a figure could strike or shoot with."""
    if is_alive(state.figures[j]):
        yield from (Deed(Attack(kind, state.figures[j].id, item)) for kind, item in arms_now(state, i)[:1])


def act_deeds(state: State, question: Question[Answer], j: int) -> Deeds:
    """In an action: every attack and spell at an enemy, what the figure does with itself, a sleeping friend to wake."""
    i = state.actor
    figure, other = state.figures[i], state.figures[j]
    if j == i:
        lies = figure.body.posture != STANDING
        yield from (Deed(Word(word)) for word, posture in POSTURES.items() if lies == (posture != STANDING))
        yield from (Deed(Word(word)) for word in ("draw", "leave") if placed_figures(state)[i].in_hth)
        yield Deed(Word("wait"))
    elif not are_foes(state, other.side, figure.side):
        if is_alive(other) and not is_awake(other):
            yield Deed(Wake(other.id))
    elif is_alive(other):
        yield from (Deed(Attack(kind, other.id, item)) for kind, item in arms_now(state, i))
        yield from entries(state, i, j)
        yield from (whatever_strength(Cast(name, row.st_cost, other.id)) for name, row in aimed_spells(state, i))
        if figure.spells:
            yield Deed(Disbelieve(other.id))


def entries(state: State, i: int, j: int) -> Deeds:
    """A step into the hex of an enemy beside the figure."""
    own, foe = state.figures[i].hexes, state.figures[j]
    onto = (way for way in range(6) if body_distance(body_after_step(own, way), foe.hexes) == 0)
    if body_distance(own, foe.hexes) == 1:
        yield from (Deed(Enter(way, foe.id)) for way in tuple(onto)[:1])


def aimed_spells(state: State, i: int) -> Iterator[tuple[str, Spell]]:
    """The spells of a figure that are cast at somebody."""
    rows = ((name, spells()[name]) for name in state.figures[i].spells)
    return ((name, row) for name, row in rows if aim_of(row) == AT_FIGURE)


def whatever_strength(answer: Cast) -> Deed[Answer]:
    """The deed of a spell whatever the ST that goes into it."""
    return Deed(answer, Phrase("label-cast", cast("dict[str, Value]", {**cast_args(answer), "st": 0})))


def retreat_deeds(state: State, question: Question[Answer], j: int) -> Deeds:
    """Where retreats are forced: that each of one's own beside an enemy drives it straight back. [CM-RET-01]"""
    foe = state.figures[j]
    for own in state.figures if are_foes(state, question.side, foe.side) else ():
        if own.side == question.side and own.hexes and foe.hexes:
            head, theirs = own.hexes[0], foe.hexes[0]
            if distance(head, theirs) == 1:
                yield Deed(Retreat(foe.id, own.id, neighbours(head).index(theirs)))


WITH_FIGURE: dict[str, Callable[[State, Question[Answer], int], Deeds]] = {
    "move": move_deeds,
    "option": move_deeds,
    "act": act_deeds,
    "retreat": retreat_deeds,
}


# --- hexes ------------------------------------------------------------------------------------------------------------
def go_deeds(state: State, pos: Hex) -> Deeds:
    """To go to a hex, where nobody moves now."""
    yield Deed(Step(0), going_to(*column_row(pos)))


def act_on_hex(state: State, pos: Hex) -> Deeds:
    """In an action: to take what lies in a hex, to disengage into it."""
    yield from (Deed(Take(item)) for item in dict.fromkeys(item for where, item in state.items if where == pos))
    beside = neighbours(state.figures[state.actor].hexes[0])
    if pos in beside:
        yield Deed(Disengage(beside.index(pos)))
    else:
        yield from go_deeds(state, pos)


def way_deeds(state: State, pos: Hex) -> Deeds:
    """To go to a hex, where the move under way does not come there: what stops it on the nearest that it can reach."""
    move, found = current_move(state), possible_walks(state)
    if any(way.spot.hexes[0] == pos for way in found):
        return
    way = min(found, key=lambda way: (distance(way.spot.hexes[0], pos), way.moved))
    beside = neighbours(way.spot.hexes[0])
    direction = min(range(6), key=lambda direction: distance(beside[direction], pos))
    there = alter(state, move.figure, hexes=way.spot.hexes, facing=way.spot.facing)
    why = step_refusal(replace(there, move=replace(move, moved=way.moved)), direction)
    yield Deed(Step(direction), going_to(*column_row(pos)), why)


HEX_DEEDS: dict[str, Callable[[State, Hex], Deeds]] = {"move": way_deeds, "act": act_on_hex}
