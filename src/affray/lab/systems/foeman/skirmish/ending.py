"""The end of a round in a compiled skirmish. [FM-RND-02]"""

from affray.lab.systems.foeman.skirmish.layout import (
    ACTED,
    AIM,
    BIDS,
    BIG_HIT,
    DEFENDED,
    DWARF,
    EXH,
    FIGURES,
    GONE,
    HURT_BY,
    INCIDENTAL,
    INCIDENTAL_NEW,
    ITEM,
    LIMIT,
    LOTS,
    MMMA,
    MODE,
    MOVED,
    OPTION,
    ORDER,
    OUT,
    PASSED,
    PHASE,
    PIVOT,
    RANKING,
    RELOADED,
    RETREATED,
    ROUND,
    SIDE,
    ST,
    STEPS,
    USED,
    WAS_BATTERED,
    WAS_BIG_HIT,
    WAS_HURT_BY,
    WOUNDS,
    Row,
)
from affray.lab.systems.foeman.skirmish.lookups import condition_of, figure_start, mst_now, person_start
from affray.systems.foeman.content.codes import DEAD, NO_ITEM, NOT_DEFENDING
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.position.state import NOBODY, RETREATS, UNACTED
from affray.systems.foeman.rules.bidding import WATCH
from affray.systems.foeman.rules.upkeep import aim_after, is_threshold_reached, recovery, state_after_recovery


def end_round(t: Row, s: Row, house: House) -> int:
    """End the round: recovery, aim, pivots, and duress in its next-round form. Return 1 if it was the last, else 0.

    [FM-RND-02]
    """
    for i in range(t[FIGURES]):
        end_figure(t, s, i, house)
    if s[ROUND] == t[LIMIT]:
        return 1
    s[ROUND] += 1
    s[PHASE], s[PASSED], s[SIDE], s[ORDER], s[BIDS], s[LOTS], s[RANKING] = RETREATS, 0, NOBODY, 0, 0, 0, 0
    return 0


def end_figure(t: Row, s: Row, i: int, house: House) -> None:
    """Figure i goes into the next round. [FM-RND-02 FM-REC-02 FM-REC-03 FM-DX-02 FM-DX-03 FM-DX-08]"""
    f, p = figure_start(i), person_start(t, i)
    before = condition_of(t, s, i)
    alive = before != DEAD and s[f + GONE] == 0
    back = recovery(s[f + INCIDENTAL] if alive else 0, s[f + INCIDENTAL_NEW] if alive else 0)
    s[f + EXH] -= back.recovered
    s[f + INCIDENTAL], s[f + INCIDENTAL_NEW] = back.left, 0
    s[f + AIM] = aim_after(s[f + AIM], 1 if s[f + OPTION] == WATCH else 0)
    s[f + WAS_BIG_HIT], s[f + WAS_HURT_BY] = s[f + BIG_HIT], s[f + HURT_BY]
    s[f + WAS_BATTERED] = is_threshold_reached(s[f + WOUNDS], t[p + ST])
    now = state_after_recovery(before, mst_now(t, s, i), t[p + DWARF], house)
    if now != condition_of(t, s, i):
        s[f + OUT] = 1
    s[f + BIG_HIT], s[f + WOUNDS], s[f + HURT_BY], s[f + PIVOT] = 0, 0, 0, 0
    s[f + MMMA], s[f + USED], s[f + STEPS], s[f + MOVED] = 0, 0, 0, 0
    s[f + RETREATED], s[f + RELOADED], s[f + DEFENDED] = 0, 0, 0
    s[f + ACTED], s[f + OPTION], s[f + MODE], s[f + ITEM] = UNACTED, NOBODY, NOT_DEFENDING, NO_ITEM
