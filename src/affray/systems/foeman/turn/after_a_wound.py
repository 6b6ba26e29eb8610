"""The effects of a wound on the figure wounded, and what the attacker earns."""

from msgspec.structs import replace

from affray.referee import Referee, say
from affray.systems.foeman.content.codes import DEAD
from affray.systems.foeman.content.tables import find_race
from affray.systems.foeman.position.state import State, alter, condition, is_dwarf, put_figure
from affray.systems.foeman.rules.body import after_wound, ep_of_wound
from affray.systems.foeman.rules.experience import grade_of


def wound(ref: Referee, state: State, i: int, j: int, phys: int, exh: int) -> State:
    """The state after the losses by one attack of figure i on figure j: duress, retreat, exhaustion, Ep, falling.

    [FM-APP-06 FM-APP-07 FM-APP-10 FM-REC-01 FM-DX-02 FM-DX-03 FM-RET-01 FM-EP-01 FM-EP-02 FM-MOV-12
    FM-GEN-08]
    """
    if phys + exh == 0:
        return state
    foe, attacker = state.figures[j], state.figures[i]
    st, dwarf = foe.st, is_dwarf(foe)
    state = lose(ref, state, j, phys, exh)
    after = state.figures[j]
    state = alter(state, j, hurt_by=foe.hurt_by if i in foe.hurt_by else (*foe.hurt_by, i), last_foe=i)
    points = ep_of_wound(
        foe.body,
        after.body,
        st=st,
        dwarf=dwarf,
        target_dx=foe.dx,
        grade=encounter_grade(state, j),
        level=attacker.level,
        house=state.house,
    )
    say(ref, "earn", who=attacker.id, points=points, ep=attacker.ep + points, clauses=("FM-EP-01", "FM-EP-02"))
    return alter(state, i, ep=attacker.ep + points)


def lose(ref: Referee, state: State, j: int, phys: int, exh: int) -> State:
    """The state in which figure j has lost so many points at once, whoever or whatever did it. [FM-APP-06 FM-APP-07 FM-REC-01
    FM-DX-02 FM-DX-03]"""
    before = state.figures[j]
    after = replace(before, body=after_wound(before.body, phys, exh, before.st, is_dwarf(before), state.house))
    if condition(after) != condition(before):
        dead = condition(after) == DEAD
        clause = "FM-APP-07" if dead else "FM-APP-06"
        say(ref, "dead" if dead else "unconscious", who=before.id, mst=after.mst, clauses=(clause,))
    return put_figure(state, j, after)


def encounter_grade(state: State, i: int) -> int:
    """Four times the Encounter Grade of a figure, from its basic attributes and its race's MA. [FM-EP-06 MW-EXP-01]"""
    figure = state.figures[i]
    return grade_of(figure.st, figure.dx, figure.iq, find_race(figure.race).ma, state.house)
