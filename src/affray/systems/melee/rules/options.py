"""The options of a turn, a to v: which are open to a figure in its state, posture and condition, and until when.

A figure's state is fixed when its turn to move comes; what it chose then may be changed until it acts. [CM-OPT-03]
"""

from typing import NamedTuple

from affray.referee import rule
from affray.space.hex import memoize
from affray.systems.melee.content.codes import (
    CAST,
    CHANGE_WEAPONS,
    DEFENDING,
    DISBELIEVE,
    DODGE,
    DODGING,
    DRAW_DAGGER,
    DROP,
    ENGAGED_CAST,
    ENGAGED_DISBELIEVE,
    ENGAGED_RISE,
    IN_HTH,
    KNEELING,
    LAST_SHOT,
    LEAVE_HTH,
    MISSILE,
    NO_STANCE,
    OPTION_LETTERS,
    PICK_UP,
    READY,
    RISE,
    SHIFT_DEFEND,
    SHOOT,
    STANDING,
    WELL,
)
from affray.systems.melee.content.house_rules import House
from affray.systems.melee.rules.aim import can_attack_from
from affray.systems.melee.rules.speeds import crawl_limit, max_hexes, state_of


class Chooser(NamedTuple):
    """A figure as far as its options go; flags are 0 or 1."""

    state: int
    """Its state, fixed when its turn to move came."""
    in_hth: int
    """Whether it is in hand-to-hand now."""
    posture: int
    """Its posture."""
    walked: int
    """Hexes moved before it dropped."""
    crawled: int
    """Hexes crawled since."""
    ma: int
    """The MA that it moved with."""
    load: int
    """Its load."""
    exhausted: int
    """Whether it is exhausted."""
    felled_last_turn: int
    """Whether it was knocked down last turn, not fallen into hand-to-hand."""
    able: int
    """Whether it may still act, as `is_able` says."""
    shot: int
    """Whether it has a shot: engaged, its last one, loaded since before that."""
    fires_prone: int
    """Whether its missile weapon is fired lying down."""
    unloaded: int
    """Whether a crossbow in its hand must be reloaded."""
    casts: int
    """Whether it knows spells."""
    draws: int
    """Whether it carries a dagger that is not ready, and has a hand for it."""
    near: int
    """Whether a dropped weapon is in its hex or an adjacent one."""
    way_out: int = 1
    """Whether an adjacent hex is empty."""


@rule
def is_able(status: int, acted: int, lost_action: int, defended: int) -> int:
    """Whether a figure may still act this turn, and so change its mind. `defended`: a dodge or defend of it has made an
    attacker roll four dice, which was its action. [CM-OPT-03 CM-TURN-04 CM-ACT-04 CM-INJ-05]

    >>> is_able(WELL, 0, 0, 0), is_able(WELL, 0, 0, 1)
    (1, 0)
    """
    return 1 if status == WELL and acted == 0 and lost_action == 0 and defended == 0 else 0


@rule
def turns_waited(waited: int, declared: int, hexes_moved: int, acted: int, hits: int) -> int:
    """How many turns in a row a figure has waited at the end of a turn: `declared` with an option to attack (b, f, j, l
    or t), moved a hex at most, neither acted nor hurt. [CM-ADJ-05]

    >>> turns_waited(1, 1, 1, 0, 0), turns_waited(1, 1, 0, 0, 2)
    (2, 0)
    """
    return waited + 1 if declared != 0 and hexes_moved <= 1 and acted == 0 and hits == 0 else 0


# --- one option -------------------------------------------------------------------------------------------------------
@rule
def is_equipped(option: int, c: Chooser) -> int:
    """Whether a figure has what an option needs. [CM-OPT-16 CM-OPT-18 CM-OPT-22 CM-OPT-27 CM-OPT-31 CM-HTH-11]"""
    if option == SHOOT:
        # A crossbow is reloaded by option f without firing, which must be open for that. [CM-EQUIP-03]
        return 1 if (c.shot != 0 or c.unloaded != 0) and can_attack_from(MISSILE, c.posture, c.fires_prone) != 0 else 0
    if option == LAST_SHOT:
        return 1 if c.shot != 0 and can_attack_from(MISSILE, c.posture, c.fires_prone) != 0 else 0
    if option in (CAST, ENGAGED_CAST):
        return c.casts
    if option == PICK_UP:
        return c.near
    if option == DRAW_DAGGER:
        return c.draws
    return c.way_out if option == LEAVE_HTH else 1


@rule
def is_rising(option: int) -> int:
    """Whether an option is standing up. [CM-OPT-17 CM-OPT-26]"""
    return 1 if option in (RISE, ENGAGED_RISE) else 0


@rule
def can_take_lying(option: int, posture: int) -> int:
    """Whether a figure that does not stand may take an option other than standing up. [CM-OPT-04 CM-PRONE-02]"""
    if option == DROP:
        return 1 if posture == KNEELING else 0
    shoots = option in (SHOOT, LAST_SHOT)
    handles = option in (READY, CHANGE_WEAPONS, PICK_UP)
    return 1 if shoots or handles or option in (CAST, DISBELIEVE, ENGAGED_CAST, ENGAGED_DISBELIEVE) else 0


@rule
def is_open_in_posture(option: int, c: Chooser) -> int:
    """Whether posture and knock-down leave an option open to a figure outside hand-to-hand.

    [CM-OPT-04 CM-OPT-05 CM-ADJ-11 CM-PRONE-01 CM-PRONE-02 CM-PRONE-03 CM-PRONE-04]
    """
    if c.posture == STANDING:
        return 1 if c.felled_last_turn == 0 and is_rising(option) == 0 else 0
    if is_rising(option) != 0:
        return 1 if c.crawled <= crawl_limit(option, c.ma, c.load) else 0
    return 1 if c.felled_last_turn == 0 and c.crawled == 0 and can_take_lying(option, c.posture) != 0 else 0


@rule
def is_open_in_hth(option: int, c: Chooser, house: House) -> int:
    """Whether an option is open to a figure in hand-to-hand: t, u or v, to one drawn in since its move too, unless
    `hth_waits_a_turn`; v alone to one knocked down last turn, unless `knocked_down_hth` leaves it free.
    [CM-MOVE-04 CM-OPT-05 CM-OPT-30 CM-OPT-31 CM-OPT-32]"""
    if state_of(option) != IN_HTH or (c.state != IN_HTH and house.hth_waits_a_turn != 0):
        return 0
    if c.felled_last_turn != 0 and house.knocked_down_hth != 0 and option != LEAVE_HTH:
        return 0
    stayed = c.state != IN_HTH or c.walked + c.crawled == 0
    return 1 if stayed and is_equipped(option, c) != 0 else 0


@rule
def is_open(option: int, c: Chooser, house: House) -> int:
    """Whether an option is open to a figure now, as a first choice or as a change of mind.

    [CM-OPT-01 CM-OPT-02 CM-OPT-03 CM-TURN-04 CM-ACT-04 CM-MOVE-04]
    """
    if c.able == 0:
        return 0
    if c.in_hth != 0:
        return is_open_in_hth(option, c, house)
    if c.state == IN_HTH:
        # Its hand-to-hand has ended: what is left to it is to stand up.
        return 1 if option == RISE and c.posture != STANDING and c.crawled == 0 else 0
    if state_of(option) != c.state or c.walked > max_hexes(option, c.ma, c.load, c.exhausted):
        return 0
    return 1 if is_open_in_posture(option, c) != 0 and is_equipped(option, c) != 0 else 0


# --- all options ------------------------------------------------------------------------------------------------------
@memoize
def open_options(c: Chooser, house: House) -> tuple[int, ...]:
    """The options open to a figure now, in the order of their letters. [CM-OPT-02 CM-OPT-03]"""
    return tuple(option for option in range(len(OPTION_LETTERS)) if is_open(option, c, house) != 0)


# --- dodge and defend -------------------------------------------------------------------------------------------------
@rule
def stance_of(option: int) -> int:
    """The stance that an option is. [CM-OPT-13 CM-OPT-21 CM-HIT-07]

    >>> stance_of(DODGE), stance_of(SHIFT_DEFEND), stance_of(DROP)
    (1, 2, 0)
    """
    if option == DODGE:
        return DODGING
    return DEFENDING if option == SHIFT_DEFEND else NO_STANCE


@rule
def may_switch_attacked(option: int, c: Chooser, house: House) -> int:
    """Whether a figure named as a target may switch to an option before the dice: under `switch_when_attacked` to
    dodge or defend. [CM-OPT-03]"""
    if house.switch_when_attacked == 0 or stance_of(option) == NO_STANCE:
        return 0
    return is_open(option, c, house)
