"""The dangers that the board shows: the hexes that opponents threaten, and the lines between hexes."""

from affray.core import InputError, Refusal
from affray.core.faces.guide import Phrase, Sight, Threat, threats_of
from affray.core.fight_state import allies
from affray.space.hex import Hex, distance, hex_name, line_samples, neighbour, place_name
from affray.systems.foeman.content.codes import FIRE, JAB, STRIKE
from affray.systems.foeman.guide.moves import can_stay, pivot_hexsides, ways, with_move_begun
from affray.systems.foeman.position.state import Figure, State, engagers, is_able
from affray.systems.foeman.rules.bidding import STRIKE_OPTION
from affray.systems.foeman.rules.lines_of_sight import first_blocked_hex, open_fronts, range_refusal, sides_crossed
from affray.systems.foeman.rules.refusing import refusal
from affray.systems.foeman.turn.action_phase import is_option_open, weapons_in_hand
from affray.systems.foeman.turn.aiming import figures_in_the_way, is_in_the_way, way_refusal, weapon_refusal
from affray.systems.foeman.turn.steps import current_move
from affray.systems.foeman.words.phrases import SIDE_WORDS, phrase

AT_HAND = (STRIKE, JAB, FIRE)
"""The attacks that keep the weapon: a Hurl, which gives it away, is not counted as a threat."""


# --- threats ----------------------------------------------------------------------------------------------------------
def threats(state: State, side: int) -> tuple[Threat, ...]:
    """The hexes that the opponents of a side threaten: from where they stand, and after a move of theirs.

    Now: by a Strike, Jab or shot with what is in hand. Next turn: by a Strike after any move that leaves it open; a hex
    that a figure strikes at now is not told again for it.
    """
    own = allies(state, side)
    return threats_of(
        (foe.id, attackable_hexes(state, foe), strikable_hexes_after_move(with_move_begun(state, i)))
        for i, foe in enumerate(state.figures)
        if foe.side not in own and is_able(foe)
    )


def attackable_hexes(state: State, figure: Figure) -> set[Hex]:
    """The hexes that a figure could attack from where and as it stands. [FM-OPT-05 FM-OPT-08 FM-OPT-10 FM-LOS-01]"""
    kinds = [kind for kind in AT_HAND if any(can_use(state, figure, kind, arm) for arm in weapons_in_hand(figure))]
    return {
        pos
        for kind in kinds
        for pos in state.board.cost
        if range_refusal(kind, distance(figure.pos, pos)) is None and way_refusal(state, figure, pos, kind) is None
    }


def can_use(state: State, figure: Figure, kind: int, arm: str) -> bool:
    """Whether the figure may use a weapon in hand for this kind of attack."""
    return weapon_refusal(state.house, figure, kind, arm, False) is None  # noqa: FBT003


def strikable_hexes_after_move(moving: State) -> set[Hex]:
    """The hexes at which the figure that moves could Strike after its move. [FM-OPT-03 FM-OPT-05 FM-PIV-03]"""
    _, _, figure = current_move(moving)
    if not any(can_use(moving, figure, STRIKE, arm) for arm in weapons_in_hand(figure)):
        return set()
    found: set[Hex] = set()
    seen: set[tuple[Hex, int]] = set()
    for way in ways(moving).values():
        walk = way.walk
        if not is_option_open(STRIKE_OPTION, walk.used, figure.motion.mmma) or not can_stay(moving, walk):
            continue
        limit = pivot_hexsides(moving, figure, walk, len(engagers(moving, figure.side, walk.pos)))
        for facing in range(6) if limit > 1 else range(walk.facing - limit, walk.facing + limit + 1):
            if (walk.pos, facing % 6) not in seen:
                seen.add((walk.pos, facing % 6))
                fronts = open_fronts(facing, shield=figure.kit.shielded, handed=figure.kit.handed)
                found.update(neighbour(walk.pos, direction) for direction in fronts)
    return found & moving.board.cost.keys()


# --- lines ------------------------------------------------------------------------------------------------------------
def sight(state: State, source: Hex, target: Hex) -> Sight:
    """The line between two hexes as a Jab or a shot along it would find it. Raises InputError for a hex off the board.

    What blocks is the ground, for every attack, or a figure that is awake, for a Jab and a shot (`figures_block_hurl`:
    for a Hurl too). [FM-LOS-01 FM-LOS-02 FM-LOS-03]
    """
    for pos in (source, target):
        if pos not in state.board.ground:
            raise InputError(f"hex {hex_name(pos)} is not on the board; expected one of its {len(state.board.ground)}")
    samples = line_samples(source, target)
    hexes = (source, *(pos for sample in samples for pos in sample), *((target,) if target != source else ()))
    ground, figures = set(state.board.opaque), set(figures_in_the_way(state))
    where = first_blocked_hex(samples, ground - {target}) or first_blocked_hex(samples, (ground | figures) - {target})
    fault = blocking_refusal(state, where) if where is not None else None
    return Sight(hexes, fault, where, line_notes(state, source, target))


def blocking_refusal(state: State, pos: Hex) -> Refusal:
    """The refusal that names what blocks a line in a hex: its ground, or the figure in it. [FM-LOS-01]"""
    if pos in state.board.opaque:
        ground = state.board.ground[pos]
        return refusal("ground-blocks", "ground", "FM-LOS-01", "FM-LOS-02", ground=ground, place=place_name(pos))
    who = next((figure.id for figure in state.figures if figure.pos == pos and is_in_the_way(figure, state.house)), "")
    return refusal("figure-blocks", "figure", "FM-LOS-01", "FM-LOS-02", who=who)


def line_notes(state: State, source: Hex, target: Hex) -> tuple[Phrase, ...]:
    """Notes on a line: its length, what the figure at its start may do along it, the hexside at its end."""
    notes = [phrase("guide-line-range", hexes=distance(source, target))]
    for figure in state.figures:
        if figure.pos == source and is_able(figure) and source != target:
            fault = way_refusal(state, figure, target, FIRE)
            if fault is not None and fault.code == "front":
                notes.append(phrase("guide-line-front", "FM-GEN-03", who=figure.id))
            elif fault is not None and fault.code == "shield_hand":
                notes.append(phrase("guide-line-shield", "FM-ARM-07", who=figure.id))
    for figure in state.figures:
        if figure.pos == target and not figure.body.gone and source != target:
            side, other = (SIDE_WORDS[side] for side in sides_crossed(figure.pos, figure.facing, source))
            if side == other:
                notes.append(phrase("guide-line-side", "FM-LOS-03", who=figure.id, side=side))
            else:
                notes.append(phrase("guide-line-border", "FM-LOS-03", who=figure.id, side=side, other=other))
    return tuple(notes)
