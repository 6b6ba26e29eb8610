"""A whole attack: roll, special results, damage, protection, injury. [CM-HIT-01 CM-DMG-04 CM-INJ-07]

The steps are nested procedures whose results are kept small, so that exact odds share their work.
"""

from typing import NamedTuple

from affray.referee import Referee, procedure, rule, tell
from affray.systems.melee.content.codes import (
    BODY_MET,
    FRIEND_MET,
    NO_FUMBLE,
    NO_STANCE,
    STANDING,
    TARGET_MET,
    TOLD_CHARGED,
    WEAPON,
    WHOLE_SHARE,
)
from affray.systems.melee.content.house_rules import House
from affray.systems.melee.rules.damage import DamageDice, charge_factor, damage
from affray.systems.melee.rules.friends_on_the_way import NOBODY, Friend, body_roll, fly_past_friends
from affray.systems.melee.rules.hand_to_hand_entry import (
    Entry,
    is_defender_down,
    is_hit_back,
    is_hth_begun,
    roll_defence,
)
from affray.systems.melee.rules.hit_roll import dice_needed, hit_roll
from affray.systems.melee.rules.injury import Body, go_prone, wound

SINGLE = 1


class Strike(NamedTuple):
    """One attack as it is made."""

    adj: int
    """adjDX."""
    kind: int
    """The kind of attack."""
    dice: DamageDice
    """The damage dice."""
    stance: int = NO_STANCE
    """The target's stance."""
    wielding: int = WEAPON
    """What is wielded: a weapon, bare hands or a natural weapon."""
    stops: int = 0
    """Hits that protect the target."""
    share: int = WHOLE_SHARE
    """Halves of its damage that the weapon does."""
    charged: int = 0
    """Hexes of a charge by or against it."""
    sheltered: int = STANDING
    """Posture of a target behind a body; STANDING: no body in the way."""
    body_stops: int = 0
    """Hits that protect that body."""


class Blow(NamedTuple):
    """What came of an attack: the multiplier of the roll that hit (0: a miss), what it met, the hits that got through,
    and the fumble. A friend met is FRIEND_MET and its place in the list."""

    multiplier: int
    met: int
    hits: int
    fumble: int


class Outcome(NamedTuple):
    """An attack with what it left of its target."""

    blow: Blow
    target: Body


class EntryOutcome(NamedTuple):
    """An entry into hand-to-hand: the number of the defense (0: no die), the attacker's blow (a miss where none was
    struck), and both figures afterwards."""

    number: int
    blow: Blow
    attacker: Body
    target: Body


NO_BLOW = Blow(0, TARGET_MET, 0, NO_FUMBLE)


@rule
def hits_on_target(blow: Blow) -> int:
    """The hits of a blow that its target took. [CM-PRONE-05 CM-MISS-04]"""
    return blow.hits if blow.met == TARGET_MET else 0


@procedure
def resolve_hit(ref: Referee, s: Strike, multiplier: int, house: House) -> Blow:
    """What a hit with a multiplier comes to: on the body before the target, or on the target.
    [CM-DMG-03 CM-DMG-04 CM-PRONE-05]"""
    met = BODY_MET if s.sheltered != STANDING and body_roll(ref, s.sheltered) != 0 else TARGET_MET
    stops = s.body_stops if met == BODY_MET else s.stops
    factor = charge_factor(s.kind, s.charged, house)
    if factor > 1:
        tell(ref, TOLD_CHARGED, s.charged)
    times = multiplier * factor
    return Blow(multiplier, met, damage(ref, s.dice, times, s.share, stops, house), NO_FUMBLE)


@procedure
def strike_blow(ref: Referee, s: Strike, house: House) -> Blow:
    """One attack up to the hits that get through. [CM-HIT-01 CM-HIT-02 CM-HIT-03 CM-DMG-03 CM-DMG-04]"""
    hit = hit_roll(ref, dice_needed(s.kind, s.stance), s.adj)
    if hit.multiplier == 0:
        return Blow(0, TARGET_MET, 0, hit.fumble)
    return resolve_hit(ref, s, hit.multiplier, house)


@procedure
def attack(ref: Referee, s: Strike, target: Body, house: House) -> Outcome:
    """One attack and what it does to its target. [CM-HIT-01 CM-DMG-04 CM-INJ-07]"""
    struck = strike_blow(ref, s, house)
    hits = hits_on_target(struck)
    return Outcome(struck, wound(ref, target, hits, house) if hits > 0 else target)


@procedure
def shoot(ref: Referee, s: Strike, friends: tuple[Friend, ...], house: House) -> Blow:
    """An attack that flies past friends: the first that it does not miss is hit, with the multiplier of that roll, and
    no attack is rolled. [CM-MISS-01 CM-MISS-02 CM-MISS-04]"""
    past = fly_past_friends(ref, friends)
    if past.friend == NOBODY:
        return strike_blow(ref, s, house)
    hits = damage(ref, s.dice, past.multiplier, s.share, friends[past.friend].stops, house)
    return Blow(past.multiplier, FRIEND_MET + past.friend, hits, NO_FUMBLE)


@procedure
def enter(ref: Referee, e: Entry, s: Strike, back: Strike, attacker: Body, target: Body, house: House) -> EntryOutcome:
    """An entry that is allowed: the defense, then the attacker's one attack in hand-to-hand or, on a six, the
    defender's ready weapon, which hits without a roll for single damage. [CM-HTH-02 CM-HTH-04 CM-HTH-05 CM-HTH-06]"""
    number = roll_defence(ref, e)
    if is_hth_begun(number) != 0:
        outcome = attack(ref, s, go_prone(target) if is_defender_down(number, e) != 0 else target, house)
        return EntryOutcome(number, outcome.blow, go_prone(attacker), outcome.target)
    if is_hit_back(number) != 0:
        hits = damage(ref, back.dice, SINGLE, back.share, back.stops, house)
        return EntryOutcome(number, NO_BLOW, wound(ref, attacker, hits, house) if hits > 0 else attacker, target)
    return EntryOutcome(number, NO_BLOW, attacker, target)
