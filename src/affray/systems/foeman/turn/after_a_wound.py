"""The effects of a wound on the figure wounded, and what the attacker earns."""

from msgspec.structs import replace

from affray.referee import Referee, say
from affray.systems.foeman.content.codes import DEAD, NO_ITEM, NOT_DEFENDING, UP
from affray.systems.foeman.content.tables import find_race
from affray.systems.foeman.position.state import State, alter, condition, is_able, put_figure
from affray.systems.foeman.rules.experience import attack_ep, grade_of, is_dx_paid
from affray.systems.foeman.rules.upkeep import duress_wounds, is_big_hit
from affray.systems.foeman.rules.wounds import incidental_part


def wound(ref: Referee, state: State, i: int, j: int, phys: int, exh: int) -> State:
    """The state after the losses by one attack of figure i on figure j: duress, retreat, exhaustion, Ep, falling.

    [FM-APP-06 FM-APP-07 FM-APP-10 FM-REC-01 FM-DX-02 FM-DX-03 FM-RET-01 FM-EP-01 FM-EP-02 FM-MOV-12
    FM-GEN-08]
    """
    if phys + exh == 0:
        return state
    foe, attacker = state.figures[j], state.figures[i]
    counted = duress_wounds(phys, exh, state.house)
    after = replace(
        foe,
        phys=foe.phys + phys,
        exh=foe.exh + exh,
        incidental_new=foe.incidental_new + incidental_part(exh),
        wounds=foe.wounds + counted,
        big_hit=max(foe.big_hit, is_big_hit(counted)),
        hurt_by=foe.hurt_by if i in foe.hurt_by else (*foe.hurt_by, i),
        last_foe=i,
    )
    down = condition(after) != UP and is_dx_paid(is_able(foe), foe.felled, state.house)
    if condition(after) != UP:
        after = replace(after, felled=True, prone=True, mode=NOT_DEFENDING, item=NO_ITEM)
    state = put_figure(state, j, after)
    if condition(after) != condition(foe):
        dead = condition(after) == DEAD
        clause = "FM-APP-07" if dead else "FM-APP-06"
        say(ref, "dead" if dead else "unconscious", who=foe.id, mst=after.mst, clauses=(clause,))
    points = attack_ep(
        grade=encounter_grade(state, j),
        phys=phys,
        exh=exh,
        level=attacker.level,
        down=int(down),
        target_dx=foe.dx,
        remaining=0,
    )
    say(ref, "earn", who=attacker.id, points=points, ep=attacker.ep + points, clauses=("FM-EP-01", "FM-EP-02"))
    return alter(state, i, ep=attacker.ep + points)


def encounter_grade(state: State, i: int) -> int:
    """Four times the Encounter Grade of a figure, from its basic attributes and its race's MA. [FM-EP-06 MW-EXP-01]"""
    figure = state.figures[i]
    return grade_of(figure.st, figure.dx, figure.iq, find_race(figure.race).ma, state.house)
