"""The end of a round in a compiled skirmish. [FM-RND-02]"""

from affray.lab.machine.flat import Row
from affray.lab.systems.foeman.skirmish.layout import (
    BIDS,
    DWARF,
    FIGURES,
    HURT_BY,
    LIMIT,
    LOTS,
    MOTION,
    ORDER,
    PASSED,
    PHASE,
    RANKING,
    ROUND,
    SIDE,
    ST,
    WAS_HURT_BY,
    write_motion,
)
from affray.lab.systems.foeman.skirmish.lookups import body_at, figure_start, person_start, put_body
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.position.round_order import next_phase
from affray.systems.foeman.position.state import NOBODY
from affray.systems.foeman.rules.body import after_round
from affray.systems.foeman.rules.movement import UNMOVED


def end_round(t: Row, s: Row, house: House) -> int:
    """End the round: recovery, aim, pivots, and duress in its next-round form. Return 1 if it was the last, else 0.

    [FM-RND-02]
    """
    for i in range(t[FIGURES]):
        end_figure(t, s, i, house)
    if s[ROUND] == t[LIMIT]:
        return 1
    s[ROUND] += 1
    s[PHASE], s[PASSED], s[SIDE], s[ORDER], s[BIDS], s[LOTS], s[RANKING] = next_phase(s[PHASE]), 0, NOBODY, 0, 0, 0, 0
    return 0


def end_figure(t: Row, s: Row, i: int, house: House) -> None:
    """Figure i goes into the next round. [FM-RND-02 FM-REC-02 FM-REC-03 FM-DX-02 FM-DX-03 FM-DX-08]"""
    f, p = figure_start(i), person_start(t, i)
    put_body(s, i, after_round(body_at(s, i), t[p + ST], t[p + DWARF], house))
    write_motion(s, f + MOTION, UNMOVED)
    s[f + WAS_HURT_BY], s[f + HURT_BY] = s[f + HURT_BY], 0
