"""An activation: which actions a unit may take now, and the taking of them. [UW-TURN-04 .. UW-TURN-08]"""

from functools import lru_cache

from msgspec.structs import replace

from affray.core import Refusal
from affray.referee import Referee, say
from affray.space.plane.measure import INCH
from affray.space.plane.points import Point, distance, near
from affray.systems.wargame.content.codes import FACING_NAMES, FAST, MELEE, MOVE, MOVE_AWAY, NO_ACTION, RANGED, VEHICLE
from affray.systems.wargame.content.codes import FIREBALL as BALL
from affray.systems.wargame.content.profile import able
from affray.systems.wargame.position.answers import (
    GRAMMAR,
    NOTHING,
    PREPARE,
    SPECIAL,
    STOP,
    Advance,
    Answer,
    Contact,
    Drive,
    Fire,
    Fireball,
    Melee,
    Move,
    Reform,
    Shoot,
    Word,
)
from affray.systems.wargame.position.contact import engaged_with
from affray.systems.wargame.position.spoken_lengths import nearest
from affray.systems.wargame.position.state import (
    KEPT,
    OVER,
    PICK,
    State,
    alter,
    centre_of,
    company_of,
    fielded,
    foes,
    ground_of,
    index_of,
    others_of,
)
from affray.systems.wargame.rules.attack_dice import can_shoot
from affray.systems.wargame.rules.fireball import FIREBALL_REACH
from affray.systems.wargame.rules.move import PARTS, way_out
from affray.systems.wargame.rules.order_and_actions import (
    Active,
    action_fault,
    actions_of,
    after_action,
    may_stop,
    owed,
    prepares,
)
from affray.systems.wargame.rules.refusing import no
from affray.systems.wargame.turn import attacks as fighting
from affray.systems.wargame.turn import moves as moving
from affray.systems.wargame.turn.attacks import party
from affray.systems.wargame.turn.moves_meant import by_bearing, resolved
from affray.systems.wargame.turn.moves_offered import flights, moves

NOTHING_WORD, STOP_WORD, PREPARE_WORD = Word(NOTHING), Word(STOP), Word(PREPARE)
BALLS = 4
"""So many points for a fireball are offered for each enemy."""


# --- the unit in its activation ---------------------------------------------------------------------------------------
def acting(state: State) -> int:
    """The index of the unit whose activation it is."""
    assert state.act is not None, "expected an activation"
    return state.act.unit


@lru_cache(maxsize=KEPT)
def active(state: State) -> Active:
    """What of the unit activated its actions depend on. [UW-TURN-04 UW-TURN-07 UW-TURN-08]"""
    act = state.act
    assert act is not None, "expected an activation"
    unit = state.figures[act.unit]
    profile = unit.profile
    way = 1
    if unit.token and not unit.disordered:
        order = way_out(company_of(unit), ground_of(state.board), others_of(state, act.unit), state.house)
        way = int(order is not None)
    return Active(
        profile.type,
        act.left,
        len(unit.at),
        unit.initial,
        armed=int(
            able(profile, BALL) or any(can_shoot(party(unit, arm), state.house) for arm in arms_of(state, act.unit))
        ),
        disordered=int(unit.disordered),
        token=int(unit.token),
        prepared=int(act.prepared),
        melees=act.melee,
        shots=act.ranged,
        touching=int(bool(engaged_with(state, act.unit))),
        way=way,
    )


def action_of(answer: Answer) -> int:
    """The kind of action that an answer is; -1 for none. [UW-TURN-05]"""
    match answer:
        case Move(away=True):
            return MOVE_AWAY
        case Move() | Reform() | Drive() | Contact():
            return MOVE
        case Melee():
            return MELEE
        case Shoot() | Fire() | Fireball() | Word("prepare"):
            return RANGED
        case Word("nothing"):
            return NO_ACTION
    return -1


# --- what is allowed --------------------------------------------------------------------------------------------------
def act_fault(state: State, answer: Answer) -> Refusal | None:
    """Why the unit activated may not do that now; None when it may. [UW-TURN-05 UW-TURN-07 UW-TURN-08]"""
    unit = active(state)
    if isinstance(answer, Contact):
        return action_fault(unit, MOVE, state.house) or contact_fault(state, answer)
    if isinstance(answer, Advance):
        answer = by_bearing(state, acting(state), answer, away=owed(unit) == MOVE_AWAY)
    if answer == STOP_WORD:
        return None if may_stop(unit) else no("owed-stop", "action_owed", "UW-TURN-08")
    if answer == Word(SPECIAL):
        return no("special", "no_special", "UW-TURN-05")
    action = action_of(answer)
    if action < 0:
        return no("no-action", "not_now", "UW-TURN-05")
    return action_fault(unit, action, state.house) or detail_fault(state, answer)


def contact_fault(state: State, answer: Contact) -> Refusal | None:
    """Why a unit may not be named to move into contact with: it is no enemy, or touched already. Whether it can be
    reached is measured afterwards, or under `premeasure` before. [UW-MOVE-07 UW-MOVE-08 UW-RNG-03]"""
    i = acting(state)
    fault = fighting.foe_fault(state, i, answer.unit)
    if fault is not None:
        return fault
    if state.figures[i].profile.type != VEHICLE and index_of(state, answer.unit) in engaged_with(state, i):
        return no("contact-already", "contact", "UW-MOVE-07", "UW-MOVE-08", unit=answer.unit)
    found = meant(state, answer) if state.house.premeasure else None
    return found if isinstance(found, Refusal) else None


def meant(state: State, answer: Answer) -> Answer | Refusal:
    """The action that an answer of the unit activated stands for, or why there is none. [UW-MOVE-10]"""
    if not isinstance(answer, Advance | Contact):
        return answer
    return resolved(state, acting(state), answer, away=owed(active(state)) == MOVE_AWAY)


def detail_fault(state: State, answer: Answer) -> Refusal | None:
    """Why an action of a kind that is allowed may not be taken so; None when it may."""
    i = acting(state)
    match answer:
        case Move() | Reform() | Drive():
            return moving.move_fault(state, i, answer)
        case Melee(target, weapon):
            return fighting.attack_fault(state, i, target, weapon)
        case Word("prepare"):
            return None if prepares(active(state)) else no("prepared", "prepared", "UW-ORD-04")
        case Shoot() | Fire() | Fireball():
            if prepares(active(state)):
                return no("prepare-first", "prepare_first", "UW-ORD-04")
            return aim_fault(state, i, answer)
    return None


def aim_fault(state: State, i: int, answer: Shoot | Fire | Fireball) -> Refusal | None:
    """Why a ranged attack may not be declared so; None when it may."""
    if isinstance(answer, Shoot):
        return fighting.shoot_fault(state, i, answer.target, answer.weapon)
    if isinstance(answer, Fire):
        return fighting.arc_fault(state, i, answer.arc, answer.weapon)
    return fighting.burst_fault(state, i, answer.mark)


# --- what is offered --------------------------------------------------------------------------------------------------
@lru_cache(maxsize=KEPT)
def act_answers(state: State) -> tuple[Answer, ...]:
    """Actions of the unit activated: every legal attack and word, and moves that suggest themselves."""
    i, due = acting(state), owed(active(state))
    found: list[Answer] = []
    if due == MOVE_AWAY:
        found.extend(flights(state, i) or any_flight(state, i))
    elif due < 0:
        found.extend(answer for answer in (*attacks(state, i), *aims(state, i)) if act_fault(state, answer) is None)
        found.extend(moving.ways_off(state, i))
        found.extend(moves(state, i))
    words = (PREPARE_WORD, NOTHING_WORD, STOP_WORD)
    found.extend(word for word in words if act_fault(state, word) is None)
    return tuple(found)


def any_flight(state: State, i: int) -> tuple[Answer, ...]:
    """The longest move away that places unit i, where each that there is disorders it. [UW-TURN-08 UW-MOVE-10]"""
    longest_first = range(PARTS, 0, -1)
    unit, ground = company_of(state.figures[i]), ground_of(state.board)
    order = way_out(unit, ground, others_of(state, i), state.house, longest_first)
    assert order is not None, "expected a way out of a unit that owes a move away"
    return (Move(order.mark, away=True),)


def attacks(state: State, i: int) -> list[Answer]:
    """Melee attacks on all units that unit i touches, with each weapon where one is named."""
    arms = arms_of(state, i)
    return [Melee(state.figures[j].id, arm) for j in engaged_with(state, i) for arm in arms]


def arms_of(state: State, i: int) -> range:
    """The places of the weapons among which an attack names one. [UW-MIN-06]"""
    return range(max(1, len(state.figures[i].profile.weapons)) if state.house.several_weapons else 1)


def aims(state: State, i: int) -> list[Answer]:
    """Ranged attacks that unit i might make: at each enemy, in each arc, fireballs at enemies near enough."""
    unit, arms = state.figures[i], arms_of(state, i)
    if unit.profile.type == VEHICLE:
        return [Fire(arc, arm) for arc in range(len(FACING_NAMES)) for arm in arms]
    found: list[Answer] = [
        Shoot(state.figures[j].id, arm)
        for j in foes(state, unit.side)
        for arm in arms
        if can_shoot(party(unit, arm), state.house)
    ]
    if able(unit.profile, BALL):
        for j in foes(state, unit.side):
            spots = balls_at(state, i, j)
            found.extend(Fireball(at) for at in spots[:: max(1, len(spots) // BALLS)])
    return found


def balls_at(state: State, i: int, j: int) -> list[Point]:
    """The places of miniatures of unit j at which unit i may want to throw a fireball: those within reach under
    `premeasure`, else all of a unit that seems to be. [UW-ABL-04 UW-RNG-03]"""
    start, foe = centre_of(state.figures[i]), state.figures[j]
    if state.house.premeasure:
        return [at for at in foe.at if near(at, start, FIREBALL_REACH)]
    return list(foe.at) if nearest(distance(start, centre_of(foe)), INCH) <= FIREBALL_REACH else []


def open_forms(state: State) -> tuple[str, ...]:
    """The forms of moves that are legal beside those offered."""
    due, unit = owed(active(state)), state.figures[acting(state)]
    if due == MOVE_AWAY:
        return GRAMMAR.forms["away"], GRAMMAR.forms["march"]
    if due >= 0:
        return ()
    ways = ("drive",) if unit.profile.type == VEHICLE else ("move", "reform") if unit.files else ("move",)

    balls = ("fireball",) if able(unit.profile, BALL) else ()
    return tuple(GRAMMAR.forms[name] for name in (*ways, "march", "contact", *balls))


# --- what is done -----------------------------------------------------------------------------------------------------
def play_act(ref: Referee, state: State, answer: Answer) -> State:
    """The state after a legal answer of the unit activated; its activation ends with its last action. A token goes before a
    move away, so that a check failed on the way leaves a new one; the old one comes back where the unit is not placed.
    [UW-TURN-04 UW-TURN-08]"""
    if answer == STOP_WORD:
        if active(state).left == actions_of(int(able(state.figures[acting(state)].profile, FAST))):
            say(ref, "idles", who=state.figures[acting(state)].id, clauses=("UW-TURN-04",))
        return ended(state)
    answer = done_by(state, answer)
    before, i, act = active(state), acting(state), state.act
    assert act is not None
    if action_of(answer) == MOVE_AWAY:
        state = alter(state, i, token=False)
    state, placed = done(ref, state, i, answer)
    if state.phase == OVER:
        return state
    after = after_action(before, action_of(answer), int(placed))
    if action_of(answer) == NO_ACTION:
        state = alter(state, i, disordered=bool(after.disordered), token=bool(after.token))
    elif not placed and after.token:
        state = alter(state, i, token=True)
    act = replace(act, left=after.left, melee=after.melees, ranged=after.shots, prepared=bool(after.prepared))
    state = replace(state, act=act)
    return state if act.left and fielded(state.figures[i]) else ended(state)


def done_by(state: State, answer: Answer) -> Answer:
    """The action that a legal answer stands for; the answer itself where it names an enemy who cannot be reached."""
    found = meant(state, answer)
    return answer if isinstance(found, Refusal) else found


def ended(state: State) -> State:
    """The state after an activation."""
    return replace(state, phase=PICK, act=None)


def done(ref: Referee, state: State, i: int, answer: Answer) -> tuple[State, bool]:
    """The state after an action, and whether a move placed the unit."""
    match answer:
        case Contact(unit):
            say(ref, "contact_fails", who=state.figures[i].id, target=unit, clauses=("UW-MOVE-07", "UW-MOVE-08"))
            return moving.disorder(ref, state, i, "UW-MOVE-04"), False
        case Move() | Reform():
            return moving.walk(ref, state, i, answer)
        case Drive(run):
            return moving.ride(ref, state, i, run)
        case Melee(target, weapon):
            return fighting.attack(ref, state, i, index_of(state, target), weapon), True
        case Shoot(target, weapon):
            return fighting.shoot(ref, state, i, index_of(state, target), weapon), True
        case Fire(arc, weapon):
            return fighting.fire(ref, state, i, arc, weapon), True
        case Fireball(mark):
            return fighting.burst(ref, state, i, mark), True
    assert isinstance(answer, Word)
    say(
        ref, answer.word, who=state.figures[i].id, clauses=("UW-ORD-04",) if answer == PREPARE_WORD else ("UW-TURN-05",)
    )
    return state, True
