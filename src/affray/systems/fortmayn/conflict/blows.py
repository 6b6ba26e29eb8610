"""The melee rolls and shots of an Ounce, and what comes of them for both sides.

[FT-MELEE-03 FT-MELEE-04 FT-MELEE-08 FT-MELEE-11 FT-RANGE-01 FT-RANGE-03 FT-SOC-01 FT-STUNT-06 FT-FILL-03]
"""

from msgspec.structs import replace

from affray.referee import Referee, say
from affray.systems.fortmayn.conflict import advantage
from affray.systems.fortmayn.conflict.moves import drag_person
from affray.systems.fortmayn.conflict.named_referee import NamedReferee
from affray.systems.fortmayn.conflict.social_aftermath import win_over
from affray.systems.fortmayn.content.codes import BODY, CLOSE, HEAD, OVERCOME
from affray.systems.fortmayn.content.people import Foe, Plan
from affray.systems.fortmayn.position.creature_specials import (
    HOLD,
    NUMB,
    TOUGH,
    UNEARTHLY,
    VENOM,
    can_drag,
    has_special,
)
from affray.systems.fortmayn.position.lasting import TALKING, without_used_steps
from affray.systems.fortmayn.position.plan_words import FIGHT
from affray.systems.fortmayn.position.spell_effects import VENOM_NOTE as POISON
from affray.systems.fortmayn.position.standing import (
    HOLDS,
    POISONED,
    STRUCK,
    alter_conflict,
    alter_person,
    band,
    conflict_of,
    note_about,
    people_held,
    put_foe,
    put_person,
    standing_foes,
    with_notes,
    without_notes,
)
from affray.systems.fortmayn.position.state import Deed, State
from affray.systems.fortmayn.rules.gear import ammunition_place, shooting_weapon, wear_down
from affray.systems.fortmayn.rules.melee import Exchange, defend, exchange
from affray.systems.fortmayn.rules.ranged import defend_against_shot, shoot
from affray.systems.fortmayn.rules.saves_and_sunder import (
    Endured,
    Fighter,
    FoeBody,
    Target,
    body_of,
    endure,
    with_losses,
)
from affray.systems.fortmayn.rules.talk import parley_exchange, without_attachment
from affray.systems.fortmayn.rules.tests_and_stunts import Trial, stunt, test

SILENCE = "moving_silently"
VENOM_DD = HIDING_DD = 1
"""The Difficulty Dice of the tests that a venom and a blind hunter call for. [FT-FILL-03 FT-TEST-02]"""


def plan_for(state: State, who: str) -> Plan:
    """What somebody has planned for this Ounce; nothing where nothing is declared."""
    return next((plan for plan in conflict_of(state).plans if plan.who == who), Plan(who=who))


def tell_immunity(ref: Referee, foe: Foe, mark: Target, removed: int) -> None:
    """Tells why a blow or shot at a foe has done nothing, where its special codes are the reason. [FT-FILL-03]"""
    if removed or not (mark.immune or mark.tough):
        return
    special = UNEARTHLY if mark.immune else TOUGH
    say(ref, "untouched", who=foe.id, special=special, clauses=("FT-FILL-03",))


# --- melee ------------------------------------------------------------------------------------------------------------
def fight_foe(ref: Referee, state: State, i: int, j: int) -> State:
    """The state after a melee roll of character i against foe j, whom he fights or who attacks him. [FT-MELEE-03]"""
    person, foe = state.people[i], state.foes[j]
    plan = plan_for(state, person.id)
    arm = advantage.fighting_weapon(person, plan.item if plan.action == FIGHT else "")
    parts = advantage.melee_sources(state, i, j, plan)
    fighter = advantage.roller(state, i, BODY, parts, unarmed=not arm.size)
    say(ref, "fights", who=person.id, whom=foe.id, die=fighter.die, parts=parts, clauses=("FT-MELEE-03",))
    magical = bool(arm.magic) or advantage.is_fire_weapon(person, arm)
    mark = advantage.roll_target(state, j, magical=magical)
    done = exchange(ref, i, fighter, mark, state.house)
    tell_immunity(ref, foe, mark, done.removed)
    return trade_blows(ref, state, i, j, done)


def defend_person(ref: Referee, state: State, i: int, j: int) -> State:
    """The state after the roll of character i, whose action went elsewhere and whom foe j attacks. [FT-MELEE-11]"""
    person, foe = state.people[i], state.foes[j]
    parts = advantage.defence_sources(state, i, j)
    fighter = advantage.roller(state, i, BODY, parts, unarmed=not advantage.fighting_weapon(person).size)
    say(ref, "defends", who=person.id, whom=foe.id, die=fighter.die, parts=parts, clauses=("FT-MELEE-11",))
    return trade_blows(ref, state, i, j, defend(ref, i, fighter, advantage.roll_target(state, j)), strikes=False)


def trade_blows(ref: Referee, state: State, i: int, j: int, done: Exchange, *, strikes: bool = True) -> State:
    """The state after a trade of blows: what the foe has lost, then what the character has. [FT-MELEE-04]"""
    if strikes:
        state = hurt_foe(ref, state, j, done.removed, done.foe)
    return wound_person(ref, state, i, j, done.own)


def hurt_foe(ref: Referee, state: State, j: int, removed: int, left: FoeBody) -> State:
    """The state after a blow or shot at foe j that removed so many Difficulty Dice and left its gear so: whom it held is
    free once one is gone; with none left it is out. [FT-MELEE-05 FT-MELEE-08 FT-ARM-07 FT-FILL-03]"""
    foe = with_notes(replace(state.foes[j], shield=left.shield, armor=left.armor), STRUCK)
    return lessen_foe(ref, put_foe(state, j, foe), j, removed)


def lessen_foe(ref: Referee, state: State, j: int, removed: int) -> State:
    """The state in which foe j has lost so many Difficulty Dice to whatever it was; with none left it is out.

    [FT-CORE-04 FT-MELEE-08]
    """
    state = weaken_foe(state, j, removed)
    foe = state.foes[j]
    if not removed or foe.dd:
        return state
    say(ref, "foe_out", who=foe.id, clauses=("FT-MELEE-08",))
    return free_held(put_foe(state, j, replace(foe, out=True)))


def weaken_foe(state: State, j: int, removed: int) -> State:
    """The state in which foe j has so many Difficulty Dice fewer, and lets go of whom it holds. [FT-CORE-04 FT-FILL-03]"""
    if not removed:
        return state
    foe = replace(state.foes[j], dd=state.foes[j].dd - removed)
    foe = without_notes(foe, *(note_about(HOLDS, name) for name in people_held(foe)))
    struck = conflict_of(state).struck
    struck = struck if foe.id in struck else (*struck, foe.id)
    return free_held(alter_conflict(put_foe(state, j, foe), struck=struck))


def free_held(state: State) -> State:
    """The state in which those are held whom a standing foe holds that is Close, and no others. [FT-FILL-03]"""
    holders = [j for j in standing_foes(state) if people_held(state.foes[j])]
    for i, person in enumerate(state.people):
        held = any(person.id in people_held(state.foes[j]) and band(state, i, j) == CLOSE for j in holders)
        if held != person.held:
            state = alter_person(state, i, held=held)
    return state


def wound_person(ref: Referee, state: State, i: int, j: int, own: Endured) -> State:
    """The state after a character's roll against foe j with these losses, and what the foe's codes make of a wound.

    [FT-MELEE-06 FT-MELEE-08 FT-FILL-03]
    """
    state = lose_dice(ref, state, i, own, "FT-OOFA-01")
    if own.out:
        return free_held(state)
    return grasp_person(ref, sting_person(ref, state, i, j), i, j) if own.wounded else state


def lose_dice(ref: Referee, state: State, i: int, own: Endured, clause: str) -> State:
    """The state in which character i has these losses of BODY Dice; told is that he is Out of Action. [FT-OOFA-01 FT-TEST-08]"""
    if own.out:
        say(ref, "out", who=state.people[i].id, clauses=(clause,))
    return put_person(state, i, with_losses(state.people[i], own))


def sting_person(ref: Referee, state: State, i: int, j: int) -> State:
    """The state after what a wound by foe j brings besides: venom with the first one in a fight, numbness in the next
    exchange. [FT-FILL-03]"""
    person, foe = state.people[i], state.foes[j]
    if has_special(state, foe, NUMB):
        fray = conflict_of(state)
        say(ref, "numbed", who=person.id, clauses=("FT-FILL-03",))
        state = alter_conflict(state, numb=(*fray.numb, (person.id, fray.exchange + 1)))
    if has_special(state, foe, VENOM) and note_about(POISONED, person.id) not in foe.notes:
        return test_poison(ref, put_foe(state, j, with_notes(foe, note_about(POISONED, person.id))), i)
    return state


def test_poison(ref: Referee, state: State, i: int) -> State:
    """The state after a BODY test against venom: on a failure one more die is wounded, which armor cannot save.

    [FT-FILL-03 FT-TEST-01]
    """
    person = state.people[i]
    parts = advantage.sources_of_test(state, i)
    fighter = advantage.roller(state, i, BODY, parts)
    say(ref, "venom", who=person.id, whom="", die=fighter.die, parts=parts, clauses=("FT-FILL-03",))
    state, done = after_test(ref, state, i, BODY, fighter, VENOM_DD)
    if done.outcome == OVERCOME or done.own.out:
        return state
    own = endure(ref, i, body_of(state.people[i]), exposed=1, no_save=1)
    state = lose_dice(ref, state, i, own, "FT-OOFA-01")
    if own.wounded and POISON not in state.people[i].notes:
        state = alter_person(state, i, notes=(*state.people[i].notes, POISON))
    return state


def after_test(
    ref: Referee, state: State, i: int, pool: int, fighter: Fighter, dd: int, task: str = ""
) -> tuple[State, Trial]:
    """The state after a test of character i in a conflict, and the test; what lasted for one test is used up.

    [FT-TEST-01 FT-TEST-08 FT-FILL-14]
    """
    person = state.people[i]
    state = without_used_steps(state, person, task)
    done = test(ref, i, pool=pool, body=fighter.body, die=fighter.die, dd=dd, in_conflict=1, house=state.house)
    if pool == HEAD:
        return put_person(state, i, with_losses(person, done.own, HEAD)), done
    return lose_dice(ref, state, i, done.own, "FT-TEST-08"), done


def grasp_person(ref: Referee, state: State, i: int, j: int) -> State:
    """The state after a wound by foe j that holds or drags off whom it wounds, who is Close and up still. [FT-FILL-03]"""
    person, foe = state.people[i], state.foes[j]
    if person.out or foe.dd == 0 or band(state, i, j) != CLOSE:
        return state
    if can_drag(state, foe, person.id):
        say(ref, "dragged", who=person.id, whom=foe.id, clauses=("FT-FILL-03",))
        state = drag_person(state, i, j)
    if has_special(state, foe, HOLD) and person.id not in people_held(foe):
        say(ref, "held", who=person.id, whom=foe.id, clauses=("FT-FILL-03",))
        state = put_foe(state, j, with_notes(state.foes[j], note_about(HOLDS, person.id)))
    return free_held(state)


# --- words and silence in place of blows ------------------------------------------------------------------------------
def beguile_person(ref: Referee, state: State, i: int, j: int) -> State:
    """The state after an exchange with a foe that attacks with words. Reading: to answer back needs no action of one's own.

    [FT-FILL-03 FT-SOC-01]
    """
    person, foe = state.people[i], state.foes[j]
    parts = advantage.talk_sources(state, i)
    die = advantage.roller(state, i, HEAD, parts).die
    say(ref, "charmed", who=person.id, whom=foe.id, die=die, parts=parts, clauses=("FT-FILL-03", "FT-SOC-01"))
    return converse(ref, state, i, j, die)


def converse(ref: Referee, state: State, i: int, j: int, die: int) -> State:
    """The state after an exchange of words of character i with foe j: at 0 Difficulty Dice it gives way, at 0 ready HEAD
    Dice the character is put out of the conflict by embarrassment. [FT-SOC-01 FT-SOC-02 FT-SOC-03]"""
    person, mark = state.people[i], advantage.roll_target(state, j)
    state = without_used_steps(state, person, TALKING)
    done = parley_exchange(
        ref,
        i,
        type=person.type,
        ready=person.head_ready,
        die=die,
        foe=mark,
        attachments=len(person.attachments),
        house=state.house,
    )
    person = without_attachment(replace(person, head_ready=done.ready, shamed=bool(done.out)), done.betrayed)
    state = put_person(state, i, person)
    if done.out:
        say(ref, "shamed", who=person.id, clauses=("FT-SOC-02",))
    return persuade(ref, state, i, j, done.removed)


def persuade(ref: Referee, state: State, i: int, j: int, removed: int) -> State:
    """The state in which words of character i have taken so many Difficulty Dice of foe j, which gives way at none.

    [FT-SOC-02 FT-SOC-05]
    """
    foe = state.foes[j]
    if removed and removed == foe.dd:
        say(ref, "yields", who=foe.id, clauses=("FT-SOC-02",))
        return win_over(ref, free_held(put_foe(state, j, replace(foe, dd=0, yielded=True))), i, foe)
    return lessen_foe(ref, state, j, removed)


def hide_person(ref: Referee, state: State, i: int, deed: Deed) -> State:
    """The state after a test of moving silently in place of a fight with a blind hunter: it finds whom it hears, and the
    fight comes after all. [FT-FILL-03]"""
    person = state.people[i]
    parts = advantage.sources_of_test(state, i, SILENCE)
    fighter = advantage.roller(state, i, BODY, parts)
    say(ref, "hides", who=person.id, whom=deed.target, die=fighter.die, parts=parts, clauses=("FT-FILL-03",))
    state, done = after_test(ref, state, i, BODY, fighter, HIDING_DD, task=SILENCE)
    if done.outcome == OVERCOME:
        return state
    kind = "fight" if plan_for(state, person.id).action == FIGHT else "defend"
    return alter_conflict(state, rolls=(deed._replace(kind=kind), *conflict_of(state).rolls))


# --- stunts -----------------------------------------------------------------------------------------------------------
def try_stunt(ref: Referee, state: State, i: int, j: int, pool: int, said: str) -> State:
    """The state after a stunt of character i against foe j. [FT-STUNT-02 FT-STUNT-03 FT-STUNT-05 FT-STUNT-06]"""
    person, foe = state.people[i], state.foes[j]
    close = band(state, i, j) == CLOSE
    arm = advantage.fighting_weapon(person)
    parts = advantage.melee_sources(state, i, j, Plan(who=person.id)) if close else advantage.sight_sources(state, i)
    fighter = advantage.roller(state, i, pool, parts, unarmed=close and not arm.size)
    say(
        ref, "dares", who=person.id, whom=foe.id, die=fighter.die, pool=pool, said=said, parts=parts,
        clauses=("FT-STUNT-01", "FT-STUNT-06"),
    )  # fmt: skip
    magical = close and (bool(arm.magic) or advantage.is_fire_weapon(person, arm))
    mark = advantage.roll_target(state, j, magical=magical)
    done = stunt(ref, i, pool=pool, fighter=fighter, target=mark, in_conflict=1, house=state.house)
    state = hurt_foe(ref, state, j, done.removed, FoeBody(mark.dd, mark.shield, mark.armor))
    state = alter_person(state, i, tried=(*person.tried, foe.id))
    if pool == HEAD:
        return put_person(state, i, with_losses(state.people[i], done.own, HEAD))
    return wound_person(ref, state, i, j, done.own if close else done.own._replace(wounded=0))


# --- shots ------------------------------------------------------------------------------------------------------------
def shoot_foe(ref: Referee, state: State, i: int, j: int) -> State:
    """The state after character i has shot at foe j. [FT-RANGE-01 FT-RANGE-02 FT-RANGE-08]"""
    person, foe = state.people[i], state.foes[j]
    weapon = shooting_weapon(person)
    parts = advantage.shot_sources(state, i, j)
    fighter = advantage.roller(state, i, HEAD, parts)
    say(ref, "shoots", who=person.id, whom=foe.id, die=fighter.die, parts=parts, clauses=("FT-RANGE-01",))
    k = ammunition_place(person, weapon.ranged)
    ammo = person.things[k].die if k >= 0 else 0
    mark = advantage.roll_target(state, j, magical=bool(weapon.magic))
    done = shoot(ref, fighter.body.ready, fighter.die, ammo, mark)
    tell_immunity(ref, foe, mark, done.removed)
    if k >= 0:
        state = put_person(state, i, wear_down(person, k, done.ammo))
    return hurt_foe(ref, state, j, done.removed, done.foe)


def shoot_person(ref: Referee, state: State, i: int, j: int) -> State:
    """The state after foe j has shot at character i. [FT-RANGE-03]"""
    person, foe = state.people[i], state.foes[j]
    parts = advantage.shot_at_sources(state, i, j)
    fighter = advantage.roller(state, i, BODY, parts)
    say(ref, "fired_at", who=person.id, whom=foe.id, die=fighter.die, parts=parts, clauses=("FT-RANGE-03",))
    done = defend_against_shot(NamedReferee(ref, state, i), i, fighter, advantage.roll_target(state, j))
    return wound_person(ref, state, i, j, done.own)
