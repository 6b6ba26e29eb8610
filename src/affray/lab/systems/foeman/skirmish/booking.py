"""What figures of a compiled skirmish learn, hold and lose."""

from affray.lab.machine.flat import Row
from affray.lab.systems.foeman.skirmish.layout import (
    BOW_SLOT,
    DROP,
    EMPTY,
    EP,
    FIRST_LYING,
    GOBLIN,
    KIT,
    LOAD_SLOWLY,
    LYING,
    LYING_AT,
    LYING_OF,
    LYING_SIZE,
    LYING_SLOT,
    POS,
    RELOAD,
    RELOADED,
    SHIELD_SLOT,
    SHOTS,
    pack_answer,
)
from affray.lab.systems.foeman.skirmish.lookups import figure_start, kit_start, person_start
from affray.referee import Referee
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.rules.experience import ep_after, save_ep
from affray.systems.foeman.rules.saving_throws import Saved, saving_throw


def learn(s: Row, i: int, points: int) -> None:
    """Figure i gains or loses Ep. [FM-EP-05]"""
    s[figure_start(i) + EP] = ep_after(s[figure_start(i) + EP], points)


def roll_save(ref: Referee, t: Row, s: Row, i: int, n: int, score: int, why: int, house: House) -> Saved:
    """A saving throw of n dice by figure i, which learns by it. [FM-SV-01 FM-SV-02 FM-EP-04 FM-EP-05]"""
    saved = saving_throw(ref, n, score, t[person_start(t, i) + GOBLIN], 0, why)
    learn(s, i, save_ep(n, score, saved.total, saved.passed, house))
    return saved


# --- things -----------------------------------------------------------------------------------------------------------
def put_down(s: Row, i: int, slot: int, pos: int) -> None:
    """Put what figure i holds in a hand down in a place. [FM-GEN-07]"""
    lying = FIRST_LYING + LYING_SIZE * s[LYING]
    s[lying + LYING_AT], s[lying + LYING_OF], s[lying + LYING_SLOT] = pos, i, slot
    s[LYING] += 1
    s[figure_start(i) + KIT] &= ~(1 << slot)


def can_drop(t: Row, s: Row, i: int) -> int:
    """Whether figure i has a shield to drop. [FM-EQP-05]"""
    return 1 if t[kit_start(t, s, i) + SHIELD_SLOT] >= 0 else 0


def drop(t: Row, s: Row, i: int) -> None:
    """Figure i drops its shield where it is. [FM-EQP-05 FM-GEN-07]"""
    put_down(s, i, t[kit_start(t, s, i) + SHIELD_SLOT], s[figure_start(i) + POS])


def is_loaded(s: Row, i: int, slot: int) -> int:
    """Whether a Bow in a hand could be fired: loaded, and a shot left. [FM-OPT-10]"""
    return 1 if s[figure_start(i) + EMPTY] >> slot & 1 == 0 and s[figure_start(i) + SHOTS] > 0 else 0


def can_reload(t: Row, s: Row, i: int, engaged: int) -> int:
    """Whether figure i may reload. [FM-OPT-10]"""
    f, slot = figure_start(i), t[kit_start(t, s, i) + BOW_SLOT]
    if slot < 0 or s[f + EMPTY] >> slot & 1 == 0 or t[person_start(t, i) + LOAD_SLOWLY] != 0:
        return 0
    return 1 if s[f + RELOADED] == 0 and s[f + SHOTS] > 0 and engaged == 0 else 0


def offer_handling(t: Row, s: Row, i: int, engaged: int, offered: Row, n: int) -> int:
    """List what figure i may do with bow and shield, after n other answers; return how many there are now. [FM-OPT-10
    FM-EQP-05]"""
    if can_reload(t, s, i, engaged) != 0:
        offered[n] = pack_answer(RELOAD)
        n += 1
    if can_drop(t, s, i) != 0:
        offered[n] = pack_answer(DROP)
        n += 1
    return n


def reload(t: Row, s: Row, i: int) -> None:
    """Figure i reloads its Bow. [FM-OPT-10]"""
    s[figure_start(i) + EMPTY] &= ~(1 << t[kit_start(t, s, i) + BOW_SLOT])
    s[figure_start(i) + RELOADED] = 1


def spend_shot(s: Row, i: int, slot: int) -> None:
    """Take a shot off the Bow that figure i has fired, which is no longer loaded. [FM-OPT-10]"""
    s[figure_start(i) + EMPTY] |= 1 << slot
    s[figure_start(i) + SHOTS] -= 1
