"""An activation: which actions a unit may take now, and the taking of them. [UW-TURN-04 .. UW-TURN-08]"""

from functools import lru_cache

from msgspec.structs import replace

from affray.core import Refusal
from affray.referee import Referee, say
from affray.space.plane.measure import INCH
from affray.space.plane.points import Point, distance, is_near
from affray.systems.wargame.content.codes import (
    FACING_NAMES,
    MELEE,
    MOVE,
    MOVE_AWAY,
    NO_ACTION,
    RANGED,
    SPECIAL,
    VEHICLE,
)
from affray.systems.wargame.content.codes import FIREBALL as BALL
from affray.systems.wargame.content.profile import has_ability
from affray.systems.wargame.position.answers import (
    GRAMMAR,
    NOTHING,
    PREPARE,
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
    Special,
    Use,
    Word,
)
from affray.systems.wargame.position.contact import engaged_enemies
from affray.systems.wargame.position.effects import LONGEST_WORDS, Ruling
from affray.systems.wargame.position.spoken_lengths import nearest_multiple
from affray.systems.wargame.position.state import (
    KEPT,
    OVER,
    PICK,
    RULE,
    Activation,
    State,
    action_count,
    alter_body,
    alter_figure,
    can_declare,
    centre_of,
    company_of,
    foes,
    ground_of,
    index_of,
    is_fielded,
    others_of,
    specials_of,
    weapon_places,
)
from affray.systems.wargame.rules.attack_dice import can_shoot
from affray.systems.wargame.rules.body import body_with_token
from affray.systems.wargame.rules.fireball import FIREBALL_REACH
from affray.systems.wargame.rules.move import PARTS, way_out
from affray.systems.wargame.rules.order_and_actions import (
    Active,
    action_refusal,
    body_after_action,
    can_stop,
    is_preparing,
    owed_action,
    progress_after_action,
)
from affray.systems.wargame.rules.refusing import refusal
from affray.systems.wargame.turn import attacks, moves, special_effects
from affray.systems.wargame.turn.attacks import has_shooting_weapon, party_of
from affray.systems.wargame.turn.move_offers import flight_answers, move_answers
from affray.systems.wargame.turn.resolved_moves import bearing_move, resolve_move

NOTHING_WORD, STOP_WORD, PREPARE_WORD = Word(NOTHING), Word(STOP), Word(PREPARE)
BALLS = 4
"""So many points for a fireball are offered for each enemy."""


# --- the unit in its activation ---------------------------------------------------------------------------------------
def acting_unit(state: State) -> int:
    """The index of the unit whose activation it is."""
    assert state.act is not None, "expected an activation"
    return state.act.unit


@lru_cache(maxsize=KEPT)
def active_unit(state: State) -> Active:
    """What of the unit activated its actions depend on. [UW-TURN-04 UW-TURN-07 UW-TURN-08]"""
    act = state.act
    assert act is not None, "expected an activation"
    unit = state.figures[act.unit]
    profile = unit.profile
    way = 1
    if unit.body.token and not unit.body.disordered:
        order = way_out(company_of(unit), ground_of(state.board), others_of(state, act.unit), state.house)
        way = int(order is not None)
    return Active(
        kind=profile.type,
        n=len(unit.at),
        initial=unit.initial,
        progress=act.progress,
        body=unit.body,
        armed=int(has_ability(profile, BALL) or has_shooting_weapon(unit, state.house)),
        touching=int(bool(engaged_enemies(state, act.unit))),
        way_out=way,
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
        case Use() | Special():
            return SPECIAL
        case Word("nothing"):
            return NO_ACTION
    return -1


# --- what is allowed --------------------------------------------------------------------------------------------------
def act_refusal(state: State, answer: Answer) -> Refusal | None:
    """Why the unit activated may not do that now; None when it may. [UW-TURN-05 UW-TURN-07 UW-TURN-08]"""
    unit = active_unit(state)
    if isinstance(answer, Contact):
        return action_refusal(unit, MOVE, state.house) or contact_refusal(state, answer)
    if isinstance(answer, Advance):
        answer = bearing_move(state, acting_unit(state), answer, away=owed_action(unit) == MOVE_AWAY)
    if answer == STOP_WORD:
        return None if can_stop(unit) else refusal("owed-stop", "action_owed", "UW-TURN-08")
    action = action_of(answer)
    if action < 0:
        return refusal("no-action", "not_now", "UW-TURN-05")
    return action_refusal(unit, action, state.house) or detail_refusal(state, answer)


def contact_refusal(state: State, answer: Contact) -> Refusal | None:
    """Why a unit may not be named to move into contact with: it is no enemy, or touched already. Whether it can be
    reached is measured afterwards, or under `premeasure` before. [UW-MOVE-07 UW-MOVE-08 UW-RNG-03]"""
    i = acting_unit(state)
    fault = attacks.foe_refusal(state, i, answer.unit)
    if fault is not None:
        return fault
    if state.figures[i].profile.type != VEHICLE and index_of(state, answer.unit) in engaged_enemies(state, i):
        return refusal("contact-already", "contact", "UW-MOVE-07", "UW-MOVE-08", unit=answer.unit)
    found = intended_action(state, answer) if state.house.premeasure else None
    return found if isinstance(found, Refusal) else None


def intended_action(state: State, answer: Answer) -> Answer | Refusal:
    """The action that an answer of the unit activated stands for, or why there is none. [UW-MOVE-10]"""
    if not isinstance(answer, Advance | Contact):
        return answer
    return resolve_move(state, acting_unit(state), answer, away=owed_action(active_unit(state)) == MOVE_AWAY)


def detail_refusal(state: State, answer: Answer) -> Refusal | None:
    """Why an action of a kind that is allowed may not be taken so; None when it may."""
    i = acting_unit(state)
    match answer:
        case Move() | Reform() | Drive():
            return moves.move_refusal(state, i, answer)
        case Melee(target, weapon):
            return attacks.attack_refusal(state, i, target, weapon)
        case Word("prepare"):
            return None if is_preparing(active_unit(state)) else refusal("prepared", "prepared", "UW-ORD-04")
        case Shoot() | Fire() | Fireball():
            if is_preparing(active_unit(state)):
                return refusal("prepare-first", "prepare_first", "UW-ORD-04")
            return aim_refusal(state, i, answer)
        case Use():
            return special_effects.use_refusal(state, i, answer)
        case Special(words):
            return declare_refusal(state, i, words)
    return None


def declare_refusal(state: State, i: int, words: str) -> Refusal | None:
    """Why unit i may not declare a special action in these words; None when it may. [UW-TURN-05 UW-ABL-08]"""
    if not can_declare(state, state.figures[i]):
        return refusal("special", "no_special", "UW-TURN-05", "UW-ABL-08")
    return refusal("special-words", "words", "UW-ABL-08", most=LONGEST_WORDS) if is_bad_declaration(words) else None


def is_bad_declaration(words: str) -> bool:
    """Whether words are none or too many for one line, do not stand on it with single blanks, or cannot be shown."""
    return not words.isprintable() or words != " ".join(words.split()) or not 0 < len(words) <= LONGEST_WORDS


def aim_refusal(state: State, i: int, answer: Shoot | Fire | Fireball) -> Refusal | None:
    """Why a ranged attack may not be declared so; None when it may."""
    if isinstance(answer, Shoot):
        return attacks.shoot_refusal(state, i, answer.target, answer.weapon)
    if isinstance(answer, Fire):
        return attacks.arc_refusal(state, i, answer.arc, answer.weapon)
    return attacks.burst_refusal(state, i, answer.mark)


# --- what is offered --------------------------------------------------------------------------------------------------
@lru_cache(maxsize=KEPT)
def act_answers(state: State) -> tuple[Answer, ...]:
    """Actions of the unit activated: every legal attack and word, and moves that suggest themselves."""
    i, due = acting_unit(state), owed_action(active_unit(state))
    found: list[Answer] = []
    if due == MOVE_AWAY:
        found.extend(flight_answers(state, i) or last_flight(state, i))
    elif due < 0:
        found.extend(answer for answer in possible_attacks(state, i) if detail_refusal(state, answer) is None)
        found.extend(moves.ways_off(state, i))
        found.extend(move_answers(state, i))
    words = (PREPARE_WORD, NOTHING_WORD, STOP_WORD)
    found.extend(word for word in words if act_refusal(state, word) is None)
    return tuple(found)


def last_flight(state: State, i: int) -> tuple[Answer, ...]:
    """The longest move away that places unit i, where each that there is disorders it. [UW-TURN-08 UW-MOVE-10]"""
    longest_first = range(PARTS, 0, -1)
    unit, ground = company_of(state.figures[i]), ground_of(state.board)
    order = way_out(unit, ground, others_of(state, i), state.house, longest_first)
    assert order is not None, "expected a way out of a unit that owes a move away"
    return (Move(order.mark, away=True),)


def possible_attacks(state: State, i: int) -> tuple[Answer, ...]:
    """The attacks of the kinds that unit i may make now, each legal or not. [UW-TURN-05]"""
    unit, house = active_unit(state), state.house
    melee = () if action_refusal(unit, MELEE, house) else melee_answers(state, i)
    special = () if action_refusal(unit, SPECIAL, house) else special_effects.uses(state, i)
    return (*melee, *(() if action_refusal(unit, RANGED, house) else ranged_answers(state, i)), *special)


def melee_answers(state: State, i: int) -> list[Answer]:
    """Melee attacks on all units that unit i touches, with each weapon where one is named."""
    arms = weapon_places(state.figures[i], state.house)
    return [Melee(state.figures[j].id, arm) for j in engaged_enemies(state, i) for arm in arms]


def ranged_answers(state: State, i: int) -> list[Answer]:
    """Ranged attacks that unit i might make: at each enemy, in each arc, fireballs at enemies near enough."""
    unit = state.figures[i]
    arms = weapon_places(unit, state.house)
    if unit.profile.type == VEHICLE:
        return [Fire(arc, arm) for arc in range(len(FACING_NAMES)) for arm in arms]
    found: list[Answer] = [
        Shoot(state.figures[j].id, arm)
        for j in foes(state, unit.side)
        for arm in arms
        if can_shoot(party_of(unit, arm), state.house)
    ]
    if has_ability(unit.profile, BALL):
        for j in foes(state, unit.side):
            spots = fireball_marks(state, i, j)
            found.extend(Fireball(at) for at in spots[:: max(1, len(spots) // BALLS)])
    return found


def fireball_marks(state: State, i: int, j: int) -> list[Point]:
    """The places of miniatures of unit j at which unit i may want to throw a fireball: those within reach under
    `premeasure`, else all of a unit that seems to be. [UW-ABL-04 UW-RNG-03]"""
    start, foe = centre_of(state.figures[i]), state.figures[j]
    if state.house.premeasure:
        return [at for at in foe.at if is_near(at, start, FIREBALL_REACH)]
    return list(foe.at) if nearest_multiple(distance(start, centre_of(foe)), INCH) <= FIREBALL_REACH else []


def open_forms(state: State) -> tuple[str, ...]:
    """The forms of moves that are legal beside those offered."""
    due, unit = owed_action(active_unit(state)), state.figures[acting_unit(state)]
    if due == MOVE_AWAY:
        return GRAMMAR.forms["away"], GRAMMAR.forms["march"]
    if due >= 0:
        return ()
    ways = ("drive",) if unit.profile.type == VEHICLE else ("move", "reform") if unit.files else ("move",)

    balls = ("fireball",) if has_ability(unit.profile, BALL) else ()
    used = ("use",) if specials_of(state, unit) else ()
    said = ("special",) if can_declare(state, unit) else ()
    return tuple(GRAMMAR.forms[name] for name in (*ways, "march", "contact", *balls, *used, *said))


# --- what is done -----------------------------------------------------------------------------------------------------
def play_act(ref: Referee, state: State, answer: Answer) -> State:
    """The state after a legal answer of the unit activated; its activation ends with its last action. What it owes is paid
    before its dice, so that a check failed in a move away leaves a new token; the old one comes back where the unit is not
    placed. [UW-TURN-04 UW-TURN-07 UW-TURN-08]"""
    if answer == STOP_WORD:
        if active_unit(state).progress.left == action_count(state.figures[acting_unit(state)]):
            say(ref, "idles", who=state.figures[acting_unit(state)].id, clauses=("UW-TURN-04",))
        return end_activation(state)
    if isinstance(answer, Special):
        return declare(ref, state, answer)
    answer = action_for(state, answer)
    before, i, action = active_unit(state), acting_unit(state), action_of(answer)
    start = state
    if owed_action(before) == action:
        state = alter_figure(state, i, body=body_after_action(before, action))
    state, placed = take_action(ref, state, i, answer)
    if state.phase == OVER:
        return state
    if action == MOVE_AWAY and not placed:
        state = alter_body(state, i, body_with_token)
    return spend_action(start, state, answer)


def spend_action(before: State, state: State, answer: Answer) -> State:
    """The state in which the unit activated `before` has spent its action on that; its activation ends with the last one,
    and with itself. [UW-TURN-04]"""
    i, progress = acting_unit(before), progress_after_action(active_unit(before), action_of(answer))
    state = replace(state, act=Activation(i, progress, measured_after(before, state, answer)))
    return state if progress.left and is_fielded(state.figures[i]) else end_activation(state)


def declare(ref: Referee, state: State, answer: Special) -> State:
    """The state in which a special action is declared, and what comes of it is to be settled. [UW-TURN-05 UW-ABL-08]"""
    say(
        ref,
        "declares",
        who=state.figures[acting_unit(state)].id,
        words=answer.words,
        clauses=("UW-TURN-05", "UW-ABL-08"),
    )
    return replace(state, phase=RULE, ruling=Ruling(answer.words))


def action_for(state: State, answer: Answer) -> Answer:
    """The action that a legal answer stands for; the answer itself where it names an enemy who cannot be reached."""
    found = intended_action(state, answer)
    return answer if isinstance(found, Refusal) else found


def measured_after(before: State, after: State, answer: Answer) -> tuple[int, ...]:
    """The units whose distance from the unit activated is known after its answer: those it has shot at or used a special on,
    as long as neither stands otherwise. [UW-RNG-03]"""
    assert before.act is not None, "expected an activation"
    i, known = before.act.unit, set(before.act.measured)
    if isinstance(answer, Shoot | Use):
        known.add(index_of(before, answer.target if isinstance(answer, Shoot) else answer.unit))
    if before.figures[i].at != after.figures[i].at:
        return ()
    return tuple(sorted(j for j in known if before.figures[j].at == after.figures[j].at))


def end_activation(state: State) -> State:
    """The state after an activation."""
    return replace(state, phase=PICK, act=None)


def take_action(ref: Referee, state: State, i: int, answer: Answer) -> tuple[State, bool]:
    """The state after an action, and whether a move placed the unit."""
    match answer:
        case Contact(unit):
            say(ref, "contact_fails", who=state.figures[i].id, target=unit, clauses=("UW-MOVE-07", "UW-MOVE-08"))
            return moves.disorder(ref, state, i, "UW-MOVE-04"), False
        case Move() | Reform():
            return moves.walk(ref, state, i, answer)
        case Drive(run):
            return moves.ride(ref, state, i, run)
        case Melee(target, weapon):
            return attacks.attack(ref, state, i, index_of(state, target), weapon), True
        case Shoot(target, weapon):
            return attacks.shoot(ref, state, i, index_of(state, target), weapon), True
        case Fire(arc, weapon):
            return attacks.fire(ref, state, i, arc, weapon), True
        case Fireball(mark):
            return attacks.throw_fireball(ref, state, i, mark), True
        case Use():
            return special_effects.use(ref, state, i, answer), True
    assert isinstance(answer, Word)
    say(
        ref, answer.word, who=state.figures[i].id, clauses=("UW-ORD-04",) if answer == PREPARE_WORD else ("UW-TURN-05",)
    )
    return state, True
