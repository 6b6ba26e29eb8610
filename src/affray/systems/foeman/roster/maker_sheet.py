"""The sheet of a figure in the making: its points, mDX and Mp, its options after so many Mp, the weapons in its
hands."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import groupby

from affray.core.faces.guide import Phrase, Row, Sheet
from affray.core.words.phrase import Value
from affray.dice.pool import row_of, row_value
from affray.referee import odds
from affray.systems.foeman.content.codes import KIND_NAMES, STRIKE
from affray.systems.foeman.content.house_rules import PLAIN, House
from affray.systems.foeman.content.tables import find_race as race_of
from affray.systems.foeman.content.tables import find_weapon, is_shield
from affray.systems.foeman.guide.figure_sheet import Group, attribute_rows, gear_rows, movement_row, weapon_row
from affray.systems.foeman.position.gear import belongings
from affray.systems.foeman.position.state import Board, Figure, State
from affray.systems.foeman.roster.adventurer import Adventurer, figure_of
from affray.systems.foeman.roster.making import points_left
from affray.systems.foeman.rules.bidding import MOST_BID
from affray.systems.foeman.rules.damage import (
    Arm,
    dice_generated,
    dice_kept,
    doubled_top,
    grip_margin,
    kept_roll,
    strong_grip_row,
    top_result,
    weak_grip_row,
)
from affray.systems.foeman.rules.expected_harm import steady_policy
from affray.systems.foeman.rules.movement import allowance
from affray.systems.foeman.rules.weapon_use import arm_of
from affray.systems.foeman.turn.action_phase import UNARMED, open_options, weapons_in_hand
from affray.systems.foeman.turn.aiming import is_offhand, weapon_refusal
from affray.systems.foeman.turn.invariants import has_low_cup_terms
from affray.systems.foeman.turn.special_items import Thing
from affray.systems.foeman.words.phrases import phrase

FACES = range(6)
DICE = range(1, MOST_BID + 1)
MIDDLING = 3
"""A face that RQ both lowers by all it can and raises."""


def making_sheet(adventurer: Adventurer, house: House | None = None) -> Sheet:
    """The sheet of an adventurer in the making, whose race and items must be known.

    [FM-FIG-02 FM-EQP-04 FM-EQP-08 FM-MOV-01 FM-OPT-02 FM-DMG-01 FM-DMG-12]
    """
    figure = figure_of(adventurer)
    state = lone_figure_state(figure, house_for(figure) if house is None else house)
    spare = [item for item in figure.carried if not is_shield(item)]
    groups: tuple[Group, ...] = (
        (phrase("guide-group-attributes"), (*attribute_rows(figure), *point_rows(figure))),
        (phrase("guide-group-movement"), (movement_row(state, 0), *option_rows(figure))),
        (phrase("guide-group-gear"), gear_rows(figure)),
        *((phrase("making-group-weapon", item=arm), weapon_rows(state, arm)) for arm in weapons_in_hand(figure)),
        (phrase("making-group-spare"), tuple(weapon_row(find_weapon(item)) for item in dict.fromkeys(spare))),
    )
    return Sheet(adventurer.name, 0, tuple(group for group in groups if group[1]))


def lone_figure_state(figure: Figure, house: House) -> State:
    """A position with one figure alone on a board of one hex."""
    return State(Board({figure.pos: "open"}), ("", "-"), (figure,), house)


def house_for(*figures: Figure) -> House:
    """Plain Foeman, and the house rule that the weapons of these figures need. [MW-DG-01]"""
    return PLAIN._replace(
        low_cup_mods=int(any(has_low_cup_terms(item) for figure in figures for item in belongings(figure)))
    )


def point_rows(figure: Figure) -> tuple[Row, ...]:
    """The row of the points that a new figure has yet to spend; none for a figure with a level. [FM-FIG-02]"""
    if figure.level:
        return ()
    return (Row(phrase("making-row-points"), points_phrase(figure), clauses=("FM-FIG-02",)),)


def points_phrase(figure: Figure) -> Phrase:
    """How many points a new figure has yet to spend, or has spent over those it has. [FM-FIG-02]"""
    left = points_left(figure)
    return phrase("making-points", left=left, over=max(0, -left), total=race_of(figure.race).total)


def thing_row(made: Thing) -> Row:
    """What a special item does (filler). [FM-OPT-11]"""
    value = phrase(
        "making-thing",
        dice=made.dice,
        attribute=f"m{made.attribute.upper()}",
        reach=made.reach,
        damage=made.damage,
        heals=made.heals,
    )
    return Row(phrase("guide-item", item=made.name), value, clauses=("FM-OPT-11",))


# --- movement ---------------------------------------------------------------------------------------------------------
def option_rows(figure: Figure) -> Iterator[Row]:
    """Which options are open after so many Mp: for a figure that begins unengaged, engaged, prone.

    [FM-OPT-02 FM-OPT-03]
    """
    for name, engaged, prone in (("free", 0, 0), ("engaged", 1, 0), ("prone", 0, 1)):
        mmma = allowance(engaged, prone, 0, figure.kit.speed)
        open_after = {used: tuple(open_options(used, mmma)) for used in range(mmma + 1)}
        for options, after in groupby(range(mmma + 1), key=lambda used: open_after[used]):
            span = list(after)
            shown = f"{span[0]}–{span[-1]}" if len(span) > 1 else str(span[0])
            yield Row(
                phrase(f"making-row-{name}", span=shown, mmma=mmma),
                phrase("making-options", option=options),
                clauses=("FM-MOV-01", "FM-OPT-02", "FM-OPT-03"),
            )


# --- weapons ----------------------------------------------------------------------------------------------------------
def weapon_rows(state: State, arm: str) -> tuple[Row, ...]:
    """Rows on a weapon in the figure's hands: what it is, what may be done with it, what ST changes, its dice."""
    figure = state.figures[0]
    kinds = attack_kinds(state, arm)
    kind = kinds[0] if kinds else STRIKE
    doubled = weapon_refusal(state.house, figure, kind, arm, True) is None  # noqa: FBT003
    held = arm_in_hand(state, arm, kind, doubled=0)
    rows = [
        weapon_row(find_weapon(arm)),
        Row(
            phrase("making-row-kinds"),
            phrase("making-kinds", option=tuple(KIND_NAMES[kind] for kind in kinds), doubled=int(doubled))
            if kinds
            else phrase("making-kinds-none"),
            clauses=("FM-EQP-06", "FM-EQP-09", "FM-EQP-10", "FM-EQP-05"),
        ),
        *strength_rows(held, state.house, find_weapon(arm).rq),
    ]
    if held.offhand and arm != UNARMED and not held.bow:
        rows.append(Row(phrase("making-row-offhand"), phrase("making-offhand"), clauses=("FM-DMG-04",)))
    rows.extend(dice_rows(held, state.house, "making-row"))
    if doubled:
        both = arm_in_hand(state, arm, kind, doubled=1)
        tops = tuple(doubled_top(top_result(face, both), both) for face in FACES)
        rows.append(Row(phrase("making-row-doubled-top"), list_phrase(tops), clauses=("FM-DMG-06",)))
    return tuple(rows)


def attack_kinds(state: State, arm: str) -> tuple[int, ...]:
    """The kinds of attack that the figure can make with a weapon as it is held.

    [FM-EQP-05 FM-EQP-06 FM-EQP-09 FM-EQP-10]
    """
    figure = state.figures[0]
    known = range(len(KIND_NAMES))
    return tuple(kind for kind in known if weapon_refusal(state.house, figure, kind, arm, False) is None)  # noqa: FBT003


def arm_in_hand(state: State, arm: str, kind: int, *, doubled: int) -> Arm:
    """The weapon as damage dice see it in the first figure's hand."""
    figure, house = state.figures[0], state.house
    race, player = figure.kit.race, int(figure.player)
    offhand = is_offhand(figure.main, arm)
    return arm_of(
        find_weapon(arm), kind, st=figure.st, race=race, player=player, offhand=offhand, doubled=doubled, house=house
    )


def strength_rows(held: Arm, house: House, rq: int) -> Iterator[Row]:
    """Rows on the weapon's RQ: how many dice lose or gain by it, and how much. [FM-DMG-09 FM-DMG-10 FM-FIG-08]"""
    over = grip_margin(held, house)
    even = row_of((MIDDLING,) * MOST_BID)
    after = weak_grip_row(even, MOST_BID, -over) if over < 0 else strong_grip_row(even, MOST_BID, over)
    moved = [row_value(after, place) - MIDDLING for place in range(MOST_BID) if row_value(after, place) != MIDDLING]
    value = phrase("making-strength", rq=rq, st=rq + over, dice=len(moved), change=moved[0] if moved else 0)
    clause = "FM-DMG-09" if over < 0 else "FM-DMG-10"
    yield Row(phrase("making-row-strength"), value, clauses=("FM-EQP-08", clause))


def dice_rows(held: Arm, house: House, name: str) -> Iterator[Row]:
    """Rows for 1 to 9 hit dice: the damage dice that are kept, and the mean of their sum. [FM-DMG-01 FM-DMG-12]"""
    kept = [dice_kept(dice_generated(dice, held.sub), held, 0) for dice in DICE]
    means = (mean_text(held, dice_generated(dice, held.sub), n, house) for dice, n in zip(DICE, kept, strict=True))
    yield Row(phrase(f"{name}-kept"), list_phrase(kept), clauses=("FM-DMG-01", "FM-DMG-05"))
    yield Row(phrase(f"{name}-mean"), list_phrase(means), clauses=("FM-DMG-12",))


@lru_cache(maxsize=4096)
def mean_text(held: Arm, n: int, kept: int, house: House) -> str:
    """The mean sum of a plain hit's damage dice, to one decimal, without the Adventurer Damage Bonus."""
    if kept == 0:
        return "0"
    found = odds(kept_roll, 0, held, n, kept, 0, 0, house, policy=steady_policy)
    return f"{float(found.mean(lambda done: sum(row_value(done.row, place) for place in range(done.n)))):.1f}"


def list_phrase(values: Iterable[Value]) -> Phrase:
    """A phrase that lists numbers side by side."""
    return phrase("making-list", values=tuple(str(value) for value in values))
