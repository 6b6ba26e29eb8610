"""What the board shows of danger: the hexes that opponents threaten, and the lines between hexes."""

from msgspec.structs import replace

from affray.core import InputError
from affray.core.faces.guide import Phrase, Sight, Threat, threats_of
from affray.core.fight_state import allies
from affray.core.words.phrase import phrase
from affray.space.crossing import crossed_hexes
from affray.space.hex import Hex, distance, hex_name, place_name
from affray.systems.melee.content.codes import CHARGE, FRONT, SHIFT_ATTACK, SIDE, STANDING
from affray.systems.melee.guide.moves import with_move_begun
from affray.systems.melee.guide.walks import Way, possible_walks
from affray.systems.melee.position import spell_effects
from affray.systems.melee.position.figures import field, placed_figures
from affray.systems.melee.position.hands import has_trait
from affray.systems.melee.position.state import Figure, State, is_awake, occupants, zone_posture
from affray.systems.melee.rules import steps
from affray.systems.melee.rules.aim import (
    Bystander,
    bystanders_at_target,
    bystanders_passed,
    is_line_through,
    megahex_range,
    megahexes,
)
from affray.systems.melee.rules.engagement import Placed, can_engage
from affray.systems.melee.rules.facing import front_hexes, heading, zone
from affray.systems.melee.rules.options import is_open
from affray.systems.melee.rules.refusing import refusal
from affray.systems.melee.rules.speeds import max_hexes
from affray.systems.melee.rules.steps import Going
from affray.systems.melee.turn import sequence
from affray.systems.melee.turn.abilities import can_do_anything, chooser

ATTACKING = (CHARGE, SHIFT_ATTACK)
"""The options that end a move with an attack."""
ZONE_WORDS = {FRONT: "front", SIDE: "side"}


# --- threats ----------------------------------------------------------------------------------------------------------
def threats(state: State, side: int) -> tuple[Threat, ...]:
    """The hexes that the opponents of a side threaten: the front hexes of the armed now, and those that they can come to
    have in front next turn by a move that leaves them an attack; a hex that a figure threatens now is not told again.
    [CM-ENG-01 CM-OPT-12 CM-OPT-20]"""
    own = allies(state, side)
    return threats_of(
        (foe.id, front_hexes_now(state, i), front_hexes_next_turn(state, i))
        for i, foe in enumerate(state.figures)
        if foe.side not in own and is_awake(foe)
    )


def front_hexes_now(state: State, i: int) -> frozenset[Hex]:
    """The front hexes of a figure that engages whoever stands in them. [CM-ENG-01 CM-ENG-02]"""
    own = placed_figures(state)[i]
    if not can_engage(own):
        return frozenset()
    return (
        frozenset(front_hexes(own.hexes, own.facing, own.zone_posture, side_is_front=own.side_is_front))
        & state.board.land
    )


def front_hexes_next_turn(state: State, i: int) -> frozenset[Hex]:
    """The hexes that a figure can have in front next turn, after a move that leaves it an attack.
    [CM-OPT-12 CM-SPEED-05]"""
    after = state_next_turn(state, i)
    own = placed_figures(after)[i]
    if not can_do_anything(after, i) or not own.armed or own.posture != STANDING or own.in_hth:
        return frozenset()
    moving = with_move_begun(after, i)
    found: set[Hex] = set()
    seen: set[tuple[Hex, int]] = set()
    for way in possible_walks(moving, max_attack_move(moving, i)):
        stands = way.figures[i].hexes[0], way.figures[i].facing
        if stands not in seen and can_attack_after(moving, i, way):
            for there in facings_at(moving, i, way):
                seen.add((there.hexes[0], there.facing))
                found.update(front_hexes(there.hexes, there.facing, there.posture, side_is_front=there.side_is_front))
    return frozenset(found) & state.board.land


def max_attack_move(state: State, i: int) -> int:
    """How many hexes the figure may move and still attack. [CM-SPEED-01 CM-SPEED-03]"""
    now = chooser(state, i)
    return max(max_hexes(option, now.ma, now.load, now.exhausted) for option in ATTACKING)


def state_next_turn(state: State, i: int) -> State:
    """The state as it would be if the next turn came for figure i now."""
    figures = (*state.figures[:i], sequence.fresh_figure(state, i), *state.figures[i + 1 :])
    return replace(state, figures=figures, move=None, actor=-1, pending=None)


def can_attack_after(state: State, i: int, way: Way) -> bool:
    """Whether the figure may end its move there with an attack left. [CM-OPT-12 CM-OPT-20 CM-FLY-04]"""
    if way.moved and not steps.may_end(field(state), way.figures, i):
        return False
    after = chooser(state, i)._replace(walked=way.moved)
    return any(is_open(option, after, state.house) for option in ATTACKING)


def facings_at(state: State, i: int, way: Way) -> tuple[Placed, ...]:
    """The figure at the end of a walk, in each of the facings open to it. [CM-FACE-08]"""
    facings = steps.open_facings(field(state), way.figures, i, Going(0), state.house)
    return tuple(steps.pivot(way.figures, i, facing - way.figures[i].facing)[i] for facing in facings)


# --- lines ------------------------------------------------------------------------------------------------------------
def sight(state: State, source: Hex, target: Hex) -> Sight:
    """The line of flight between two hexes: a wall stops it, shadow spoils it, others on it are passed. Raises InputError
    for a hex off the board. [CM-HEX-02 CM-HEX-05 CM-MISS-01 CM-ADJ-08 CM-ADJ-09]"""
    for pos in (source, target):
        if pos not in state.board.ground:
            raise InputError(f"hex {hex_name(pos)} is not on the board; expected one of its {len(state.board.ground)}")
    line = crossed_hexes(source, target)
    hexes = (source, *(pos for sample in line for pos in sample), *((target,) if target != source else ()))
    walls = spell_effects.terrain_hexes(state, "wall")
    where = next((sample[0] for sample in line if is_line_through((sample,), walls)), None)
    fault = refusal("wall-blocks", "wall", "CM-HEX-05", place=place_name(where)) if where is not None else None
    return Sight(hexes, fault, where, line_notes(state, source, target))


def line_notes(state: State, source: Hex, target: Hex) -> tuple[Phrase, ...]:
    """How far it is and what that costs, what is crossed, whom it passes, and where it meets the figure at its end."""
    if source == target:
        return (phrase("guide-line-here", "CM-HEX-01"),)
    hexes, mega = distance(source, target), megahexes(source, target, state.house)
    notes = [
        phrase("guide-line-range", "CM-HEX-02", hexes=hexes, megahexes=mega),
        phrase("guide-line-missile", "CM-ADJ-09", less=-megahex_range(mega)),
        phrase("guide-line-thrown", "CM-ADJ-08", less=hexes),
    ]
    shadow = spell_effects.terrain_hexes(state, "shadow")
    if source in shadow or is_line_through(crossed_hexes(source, target), shadow):
        notes.append(phrase("guide-line-shadow", "CM-ADJ-07"))
    if target in shadow:
        notes.append(phrase("guide-line-target-shadow", "CM-ADJ-06"))
    for i in occupants(state.figures, source)[:1]:
        notes.extend(own_notes(state, i, source, target))
    notes.extend(zone_note(state.figures[j], source) for j in occupants(state.figures, target)[:1])
    return tuple(notes)


def own_notes(state: State, i: int, source: Hex, target: Hex) -> list[Phrase]:
    """What keeps the figure at the start of a line from shooting along it, and whom of its friends the flight endangers.
    [CM-FACE-05 CM-MISS-01]"""
    figure, figures = state.figures[i], placed_figures(state)
    team = figures[i].side
    wide = int(has_trait(figure, "side_is_front"))
    notes = []
    if heading(figure.hexes, figure.facing, target, side_is_front=wide) != FRONT:
        notes.append(phrase("guide-line-front", "CM-FACE-05", who=figure.id))
    there = occupants(state.figures, target)
    others = [
        Bystander(f.hexes if n != i and n not in there and f.awake else (), f.posture, int(f.side == team))
        for n, f in enumerate(figures)
    ]
    groups = bystanders_passed(crossed_hexes(source, target), others, state.house)
    if any(figures[n].in_hth and figures[n].side != team for n in there):
        friends = [
            Bystander(f.hexes if n != i and f.awake else (), f.posture, int(f.side == team))
            for n, f in enumerate(figures)
        ]
        groups += bystanders_at_target(target, friends, state.house)
    for group in groups:
        names = tuple(state.figures[n].id for n in group)
        notes.append(phrase("guide-line-passes", "CM-MISS-01", who=names, count=len(names)))
    return notes


def zone_note(figure: Figure, source: Hex) -> Phrase:
    """Through which zone a line comes to the figure at its end. [CM-FACE-02 CM-ADJ-02]"""
    wide = int(has_trait(figure, "side_is_front"))
    zone_word = ZONE_WORDS.get(
        zone(figure.hexes, figure.facing, zone_posture(figure), source, side_is_front=wide), "rear"
    )
    return phrase("guide-line-zone", "CM-ADJ-02", who=figure.id, zone=zone_word)
