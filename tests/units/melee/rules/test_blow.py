"""Whole attacks: a fight of nine turns as far as blows go, flights past friends, entries, exact odds."""

from fractions import Fraction

from affray.referee import Code, Live, Script, odds
from affray.systems.melee.content.codes import (
    BODY_MET,
    BREAKS,
    DEFENDING,
    DODGING,
    DROPS,
    FRIEND_MET,
    FRONT,
    HALF_SHARE,
    HELD_OTHER,
    HTH,
    KNEELING,
    MELEE,
    MISSILE,
    MISSILE_SPELL,
    NO_FUMBLE,
    NO_STANCE,
    POLE,
    PRONE,
    ROLL_BODY,
    ROLL_DAMAGE,
    ROLL_DEFENCE_DIE,
    ROLL_HIT,
    ROLL_PAST_FRIEND,
    STANDING,
    TARGET_MET,
    TOLD_BODY,
    TOLD_DAMAGE,
    TOLD_DEALT,
    TOLD_DEFENCE_DIE,
    TOLD_HIT,
    TOLD_HURT,
    TOLD_PAST_FRIEND,
    TOLD_STOPPED,
    UNCONSCIOUS,
)
from affray.systems.melee.content.house_rules import PLAIN
from affray.systems.melee.content.tables import armor, shield
from affray.systems.melee.rules.adjusted_dx import Situation, adj_dx, standing_dx
from affray.systems.melee.rules.attributes import st_now
from affray.systems.melee.rules.blow import NO_BLOW, Blow, Strike, attack, enter, hits_on_target, shoot, strike_blow
from affray.systems.melee.rules.damage import Cover, DamageDice, missile_spell_dice, protection, read_damage
from affray.systems.melee.rules.friends_on_the_way import Friend
from affray.systems.melee.rules.hand_to_hand_entry import NO_DIE, Entry
from affray.systems.melee.rules.injury import Body, is_low, is_wounded

CODES = {
    code: Code(str(code), ("a", "b", "c", "d"))
    for code in (
        *(ROLL_HIT, ROLL_PAST_FRIEND, ROLL_BODY, ROLL_DAMAGE, ROLL_DEFENCE_DIE),
        *(TOLD_HIT, TOLD_PAST_FRIEND, TOLD_BODY, TOLD_DAMAGE, TOLD_DEALT, TOLD_STOPPED, TOLD_HURT, TOLD_DEFENCE_DIE),
    )
}
SWORD = Strike(11, MELEE, DamageDice(2, -1), stops=3)
MAN = Body(12)


def any_choice(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
    return most


def dice(*faces: int) -> tuple[int, ...]:
    return tuple(face - 1 for face in faces)


def numbers(ref: Live) -> list[tuple[object, ...]]:
    """What was told, each as its code and its four numbers."""
    return [(int(event.code), *(event.data[key] for key in "abcd")) for event in ref.events]


# --- nine turns -------------------------------------------------------------------------------------------------------
class Duelist:
    """A figure of the fight with its wounds from turn to turn."""

    def __init__(self, st: int, dx: int, worn: str, held: str) -> None:
        self.body, self.dx, self.worn, self.held, self.wounded = Body(st), dx, armor(worn), shield(held), 0

    def situation(self, kind: int) -> Situation:
        low = is_low(st_now(self.body.st, self.body.hits))
        gear = self.worn.dx_adj, self.held.dx_adj
        return Situation(self.dx, gear[0], gear[1], low=low, wounded=self.wounded, kind=kind)

    def stops(self) -> int:
        return protection(Cover(armor=self.worn.hits_stopped, shield=self.held.hits_stopped), FRONT)

    def next_turn(self) -> None:
        self.wounded = is_wounded(self.body.turn_hits, self.body.st)
        self.body = self.body._replace(turn_hits=0, fell=0, lost=0)


def turn_ends(*duelists: Duelist) -> None:
    for duelist in duelists:
        duelist.next_turn()


def strikes(by: Duelist, at: Duelist, kind: int, text: str, stance: int, *rolls: tuple[int, ...]) -> Blow:
    strike = Strike(adj_dx(by.situation(kind)), kind, read_damage(text), stance, stops=at.stops())
    ref = Script([dice(*faces) for faces in rolls])
    outcome = attack(ref, strike, at.body, PLAIN)
    ref.finish()
    at.body = outcome.target
    return outcome.blow


def test_the_blows_of_the_fight_of_nine_turns() -> None:
    a, b = Duelist(12, 12, "chainmail", "large"), Duelist(14, 10, "none", "none")
    bow, sword, great = (MISSILE, "1d+2"), (MELEE, "2d-1"), (MELEE, "3d-1")
    assert (standing_dx(a.situation(MELEE)), standing_dx(b.situation(MELEE))) == (8, 10)
    assert strikes(b, a, *bow, NO_STANCE, (2, 3, 4), (5,)).hits == 2
    turn_ends(a, b)
    assert strikes(b, a, *bow, DODGING, (4, 4, 4, 4)).multiplier == 0
    turn_ends(a, b)
    assert strikes(b, a, *bow, NO_STANCE, (2, 3, 3), (2,)) == Blow(1, TARGET_MET, 0, NO_FUMBLE)
    turn_ends(a, b)
    assert strikes(a, b, *sword, NO_STANCE, (5, 5, 6)) == NO_BLOW
    turn_ends(a, b)
    assert strikes(b, a, *great, NO_STANCE, (4, 4, 5)) == NO_BLOW
    assert strikes(a, b, *sword, NO_STANCE, (2, 3, 3), (3, 4)).hits == 6
    turn_ends(a, b)
    assert adj_dx(a.situation(MELEE)) == adj_dx(b.situation(MELEE)) == 8
    assert strikes(a, b, *sword, NO_STANCE, (3, 3, 4)) == NO_BLOW
    assert strikes(b, a, *great, NO_STANCE, (1, 1, 2), (1, 2, 3)) == Blow(2, TARGET_MET, 5, NO_FUMBLE)
    turn_ends(a, b)
    assert (adj_dx(a.situation(MELEE)), adj_dx(b.situation(MELEE))) == (6, 10)
    assert strikes(b, a, *great, DEFENDING, (4, 4, 4, 4)) == NO_BLOW
    turn_ends(a, b)
    assert strikes(b, a, *great, NO_STANCE, (4, 4, 5)) == NO_BLOW
    assert adj_dx(a.situation(MELEE)) == 8
    assert strikes(a, b, *sword, NO_STANCE, (1, 2, 3), (4, 4)).hits == 7
    assert (a.body.hits, b.body.hits, b.body.status) == (7, 13, UNCONSCIOUS)


# --- one attack -------------------------------------------------------------------------------------------------------
def test_everything_that_happens_is_told_in_order() -> None:
    ref = Script([dice(1, 1, 2), dice(4, 4)], codes=CODES)
    outcome = attack(ref, SWORD, MAN, PLAIN)
    assert (outcome.blow, outcome.target.hits, outcome.target.posture) == (Blow(2, TARGET_MET, 11, 0), 11, PRONE)
    assert numbers(ref) == [
        (TOLD_HIT, 4, 11, 2, NO_FUMBLE),
        (TOLD_DAMAGE, 7, 2, -1, 0),
        (TOLD_DEALT, 7, 2, 2, 14),
        (TOLD_STOPPED, 14, 2, 3, 11),
        (TOLD_HURT, 11, 1, UNCONSCIOUS, 1),
    ]


def test_a_hit_that_is_stopped_hurts_nobody() -> None:
    ref = Script([dice(3, 3, 4), dice(1, 3)], codes=CODES)
    assert attack(ref, SWORD, MAN, PLAIN).target == MAN
    assert [line[0] for line in numbers(ref)] == [TOLD_HIT, TOLD_DAMAGE, TOLD_STOPPED]


def test_a_single_hit_that_gets_through_hurts() -> None:
    assert attack(Script([dice(3, 3, 4), dice(2, 3)]), SWORD, MAN, PLAIN).target.hits == 1


def test_a_miss_may_drop_or_break() -> None:
    assert strike_blow(Script([dice(5, 6, 6)]), SWORD, PLAIN) == Blow(0, TARGET_MET, 0, DROPS)
    assert strike_blow(Script([dice(6, 6, 6)]), SWORD, PLAIN) == Blow(0, TARGET_MET, 0, BREAKS)
    assert strike_blow(Script([dice(6, 6, 6, 3)]), SWORD._replace(stance=DEFENDING), PLAIN).fumble == DROPS


def test_a_broken_weapon_strikes_with_half() -> None:
    assert strike_blow(Script([dice(3, 3, 4), dice(6, 6)]), SWORD._replace(share=HALF_SHARE), PLAIN).hits == 2


def test_a_charge_doubles_a_pole_weapon_on_top_of_the_roll() -> None:
    house = PLAIN._replace(pole_charge_double=1)
    pike = Strike(11, POLE, DamageDice(2, 0), charged=3)
    assert strike_blow(Script([dice(3, 3, 4), dice(4, 4)]), pike, house).hits == 16
    assert strike_blow(Script([dice(1, 1, 2), dice(4, 4)]), pike, house).hits == 32
    assert strike_blow(Script([dice(1, 1, 2), dice(4, 4)]), pike, PLAIN).hits == 16
    extra = house._replace(roll_extra_dice=1)
    assert strike_blow(Script([dice(1, 1, 2), dice(*[1] * 8)]), pike, extra).hits == 8


def test_a_missile_spell_does_at_least_its_strength_and_is_dodged() -> None:
    fist = Strike(13, MISSILE_SPELL, missile_spell_dice(DamageDice(1, -2), 3), DODGING, stops=1)
    assert strike_blow(Script([dice(3, 3, 3, 3), dice(1, 1, 1)]), fist, PLAIN) == Blow(1, TARGET_MET, 2, NO_FUMBLE)


# --- missiles ---------------------------------------------------------------------------------------------------------
ARROW = Strike(12, MISSILE, DamageDice(1, 2), stops=1, sheltered=KNEELING, body_stops=4)


def test_a_body_before_the_target_takes_the_hit_with_its_own_protection() -> None:
    ref = Script([dice(3, 3, 4), dice(4), dice(6)], codes=CODES)
    outcome = attack(ref, ARROW, Body(12, posture=KNEELING), PLAIN)
    assert (outcome.blow, outcome.target.hits) == (Blow(1, BODY_MET, 4, NO_FUMBLE), 0)
    assert [line[:3] for line in numbers(ref)][1] == (TOLD_BODY, 4, 1)
    past = attack(Script([dice(3, 3, 4), dice(5), dice(6)]), ARROW, Body(12, posture=KNEELING), PLAIN)
    assert (past.blow.met, past.blow.hits, past.target.hits) == (TARGET_MET, 7, 7)


def test_a_friend_on_the_way_takes_the_damage_of_the_roll_to_miss() -> None:
    friends = (Friend(12, 0), Friend(11, 2))
    ref = Script([dice(4, 4, 4), dice(5, 5, 5), dice(3)])
    found = shoot(ref, ARROW, friends, PLAIN)
    ref.finish()
    assert (found, hits_on_target(found)) == (Blow(2, FRIEND_MET + 1, 8, NO_FUMBLE), 0)
    ref = Script([dice(4, 4, 4), dice(3, 4, 4), dice(3, 3, 4), dice(6), dice(3)])
    assert shoot(ref, ARROW, friends, PLAIN) == Blow(1, TARGET_MET, 4, NO_FUMBLE)
    ref.finish()


# --- entries ----------------------------------------------------------------------------------------------------------
ENTRY = Entry(10, foe_ma=9, foe_held=HELD_OTHER)
FISTS = Strike(14, HTH, DamageDice(1, 1))
BACK = Strike(9, MELEE, DamageDice(2, 0), stops=1)


def entered(number: int, *rolls: tuple[int, ...]) -> tuple[int, int, int, int, int]:
    """Number and hits, hits of both figures, and whether the target lies."""
    ref = Script([dice(number), *rolls])
    found = enter(ref, ENTRY, FISTS, BACK, Body(11), MAN, PLAIN)
    ref.finish()
    both_down = found.attacker.posture == found.target.posture == PRONE
    return found.number, found.blow.hits, found.attacker.hits, found.target.hits, int(both_down)


def test_an_entry_strikes_once_or_is_repelled_or_struck_back() -> None:
    assert entered(2, dice(4, 4, 4), dice(5)) == (2, 6, 0, 6, 1)
    assert entered(4, dice(5, 5, 5)) == (4, 0, 0, 0, 1)
    assert entered(5) == (5, 0, 0, 0, 0)
    assert entered(6, dice(4, 4)) == (6, 0, 7, 0, 0)


def test_a_hit_back_may_be_stopped() -> None:
    found = enter(Script([dice(6), dice(1, 1)]), ENTRY, FISTS, BACK._replace(stops=2), Body(11), MAN, PLAIN)
    assert (found.attacker, found.target, found.blow) == (Body(11), MAN, NO_BLOW)


def test_a_defender_of_more_hexes_stays_on_its_feet() -> None:
    found = enter(Script([dice(1), dice(6, 6, 6)]), ENTRY._replace(foe_size=4), FISTS, BACK, Body(11), Body(30), PLAIN)
    assert (found.attacker.posture, found.target.posture) == (PRONE, STANDING)


def test_joining_a_hand_to_hand_rolls_no_die() -> None:
    found = enter(Script([dice(6, 6, 6)]), ENTRY._replace(foe_in_hth=1), FISTS, BACK, Body(11), MAN, PLAIN)
    assert (found.number, found.target.posture) == (NO_DIE, PRONE)


# --- odds and machine code --------------------------------------------------------------------------------------------
def test_the_exact_odds_of_an_attack_are_those_of_its_steps() -> None:
    found = odds(attack, SWORD._replace(stops=0), MAN, PLAIN, policy=any_choice)
    hit = found.chance(lambda outcome: outcome.blow.multiplier > 0)
    assert hit == Fraction(135, 216)
    mean = sum(outcome.blow.hits * found.chance(outcome) for outcome in found.weights)
    assert mean == 6 * Fraction(131 + 2 * 3 + 3 * 1, 216)


def test_odds_share_what_they_have_in_common() -> None:
    triple = odds(strike_blow, SWORD, PLAIN, policy=any_choice)
    assert triple.chance(lambda blow: blow.multiplier == 3) == Fraction(1, 216)
    assert triple.chance(lambda blow: blow.hits >= 30) == Fraction(1, 216 * 36)
