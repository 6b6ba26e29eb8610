"""What a compiled skirmish sees of figures and ground: each is a rule of play, asked with numbers of the rows."""

from affray.lab.machine.flat import Row
from affray.lab.systems.foeman.skirmish.layout import (
    APART,
    ARMOR_DX,
    BEARING,
    BIAS,
    BODY,
    COST,
    DWARF,
    DX,
    FACING,
    FAR,
    FIGURE_SIZE,
    FIGURES,
    FIRST_FIGURE,
    FRONTS_ON,
    KIT,
    KIT_SIZE,
    KITS,
    OF_SIDE,
    PEOPLE,
    PERSON,
    PIVOT,
    POS,
    PRONE,
    SHIELD_DX,
    SIDE_A,
    SIDE_B,
    ST,
    STEP_TO,
    read_body,
    write_body,
)
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.rules.body import Body, condition_of, duress_of, is_fit, mst_of
from affray.systems.foeman.rules.modifiers import standing_mdx
from affray.systems.foeman.rules.movement import may_engage


# --- the rows ---------------------------------------------------------------------------------------------------------
def figure_start(i: int) -> int:
    """Where the numbers of figure i begin in the position."""
    return FIRST_FIGURE + FIGURE_SIZE * i


def person_start(t: Row, i: int) -> int:
    """Where the numbers of figure i begin in the tables that never change."""
    return t[PEOPLE] + PERSON * i


def side_of(t: Row, i: int) -> int:
    """The side of figure i."""
    return t[t[PEOPLE] + PERSON * i + OF_SIDE]


def kit_start(t: Row, s: Row, i: int) -> int:
    """Where the row of figure i with what it holds begins."""
    return person_start(t, i) + KITS + KIT_SIZE * s[figure_start(i) + KIT]


# --- ground -----------------------------------------------------------------------------------------------------------
def cost_of(t: Row, pos: int) -> int:
    """The Mp of a hex, -1 where no step leads. [FM-MOV-13]"""
    return t[t[COST] + pos]


def place_beside(t: Row, pos: int, direction: int) -> int:
    """The place next to one in a direction."""
    return pos + t[STEP_TO + direction]


def steps_between(t: Row, a: int, b: int) -> int:
    """How many steps it is from one place to another."""
    return t[t[FAR] + b - a + t[BIAS]]


def direction_of(t: Row, a: int, b: int) -> int:
    """The direction of the one step from a place to another; -1 unless they are adjacent."""
    return t[t[BEARING] + b - a + t[BIAS]]


def side_a(t: Row, target: int, facing: int, source: int) -> int:
    """The first hexside of the target that an attack crosses. [FM-LOS-03]"""
    return t[t[SIDE_A] + facing * t[APART] + source - target + t[BIAS]]


def side_b(t: Row, target: int, facing: int, source: int) -> int:
    """The second hexside of the target that an attack crosses. [FM-LOS-03]"""
    return t[t[SIDE_B] + facing * t[APART] + source - target + t[BIAS]]


# --- figures ----------------------------------------------------------------------------------------------------------
def body_at(s: Row, i: int) -> Body:
    """The body of figure i."""
    return read_body(s, figure_start(i) + BODY)


def put_body(s: Row, i: int, body: Body) -> None:
    """Figure i gets another body."""
    write_body(s, figure_start(i) + BODY, body)


def mst_now(t: Row, s: Row, i: int) -> int:
    """Modified ST of figure i. [FM-GEN-05]"""
    return mst_of(body_at(s, i), t[person_start(t, i) + ST])


def condition_now(t: Row, s: Row, i: int) -> int:
    """Up, unconscious or dead. [FM-APP-06 FM-APP-07]"""
    p = person_start(t, i)
    return condition_of(body_at(s, i), t[p + ST], t[p + DWARF])


def is_able(t: Row, s: Row, i: int) -> int:
    """Whether figure i is able to act at all. [FM-GEN-08]"""
    p = person_start(t, i)
    return is_fit(body_at(s, i), t[p + ST], t[p + DWARF])


def is_standing(t: Row, s: Row, i: int) -> int:
    """Whether figure i stands. [FM-GEN-08]"""
    return 1 if s[figure_start(i) + PRONE] == 0 and is_able(t, s, i) != 0 else 0


def is_engaging(t: Row, s: Row, foe: int, pos: int, house: House) -> int:
    """Whether a figure engages an opponent in a place. [FM-MOV-11]"""
    f = figure_start(foe)
    on = t[t[FRONTS_ON] + s[f + FACING] * t[APART] + pos - s[f + POS] + t[BIAS]]
    return 1 if on != 0 and may_engage(is_able(t, s, foe), s[f + PRONE], house.prone_engages) != 0 else 0


def engaging_foes(t: Row, s: Row, side: int, pos: int, house: House) -> int:
    """The opponents that engage a figure of that side in a place, a bit for each. [FM-MOV-11]"""
    found = 0
    for foe in range(t[FIGURES]):
        if side_of(t, foe) != side and is_engaging(t, s, foe, pos, house) != 0:
            found |= 1 << foe
    return found


def bit_count(numbers: int) -> int:
    """How many bits are set."""
    found = 0
    while numbers > 0:
        numbers &= numbers - 1
        found += 1
    return found


def nth_bit(numbers: int, place: int) -> int:
    """The place of the set bit that `place` other set bits come before."""
    found = 0
    while True:
        if numbers >> found & 1 != 0:
            if place == 0:
                return found
            place -= 1
        found += 1


def foes_at(t: Row, s: Row, side: int, pos: int) -> int:
    """The opponents of a side in a place that can do anything, a bit for each. [FM-HTH-04]"""
    found = 0
    for foe in range(t[FIGURES]):
        if s[figure_start(foe) + POS] == pos and side_of(t, foe) != side and is_able(t, s, foe) != 0:
            found |= 1 << foe
    return found


def is_in_hth(t: Row, s: Row, i: int) -> int:
    """Whether figure i is in Hand-to-Hand. [FM-HTH-04]"""
    return 1 if foes_at(t, s, side_of(t, i), s[figure_start(i) + POS]) != 0 else 0


def standing_figure(t: Row, s: Row, pos: int, but: int) -> int:
    """A figure that stands in a place, one left out; -1 for nobody. [FM-MOV-14]"""
    for j in range(t[FIGURES]):
        if j != but and s[figure_start(j) + POS] == pos and is_standing(t, s, j) != 0:
            return j
    return -1


def sides_up(t: Row, s: Row) -> int:
    """The sides that still have a figure able to fight, a bit for each."""
    found = 0
    for i in range(t[FIGURES]):
        if is_able(t, s, i) != 0:
            found |= 1 << side_of(t, i)
    return found


def duress_now(t: Row, s: Row, i: int) -> int:
    """The duress that weighs on figure i. [FM-DX-02 FM-DX-03]"""
    return duress_of(body_at(s, i), t[person_start(t, i) + ST])


def standing_now(t: Row, s: Row, i: int) -> int:
    """Standing mDX of figure i. [FM-DX-01]"""
    held = kit_start(t, s, i)
    return standing_mdx(
        t[person_start(t, i) + DX],
        t[held + ARMOR_DX],
        t[held + SHIELD_DX],
        duress_now(t, s, i),
        s[figure_start(i) + PIVOT],
    )
