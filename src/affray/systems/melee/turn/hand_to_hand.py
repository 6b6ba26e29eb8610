"""Hand-to-hand on the board: entering a hex, what both sides drop and draw, and leaving again.

[CM-HTH-01 CM-HTH-02 CM-HTH-04 CM-HTH-05 CM-HTH-06 CM-HTH-10 CM-HTH-11 CM-HTH-12 CM-HTH-13 CM-HTH-14]
"""

from typing import NamedTuple

from affray.core import Modifier, Refusal
from affray.core.fight_state import are_foes, without_item
from affray.referee import Referee, choose, say
from affray.space.bodies import Hexes, body_after_step, body_distance, nearest_pairs, new_hexes
from affray.space.hex import DIRECTION_NAMES
from affray.systems.melee.content.codes import (
    CHOOSE_AGREE,
    CHOOSE_HEIGHT,
    CHOOSE_WAY_OUT,
    HELD_DAGGER,
    HELD_OTHER,
    HTH,
    MELEE,
    MISSILE,
    ON_GROUND,
    PRONE,
    STANDING,
    STAYS,
)
from affray.systems.melee.content.tables import BARE_HANDS_ID as FISTS
from affray.systems.melee.position.answers import Answer, Enter
from affray.systems.melee.position.figures import field, ma, placed_figures, save_target
from affray.systems.melee.position.hands import (
    attack_kinds_with,
    best_hth_kind,
    has_dagger,
    has_trait,
    hth_arms,
    hth_kind,
    is_unarmed,
    ready_arms,
)
from affray.systems.melee.position.state import (
    IMAGE,
    NOBODY,
    State,
    alter,
    index_of,
    is_airborne,
    is_awake,
    zone_posture,
)
from affray.systems.melee.rules.adjusted_dx import Situation
from affray.systems.melee.rules.blow import SINGLE, Strike, strike_blow
from affray.systems.melee.rules.damage import damage
from affray.systems.melee.rules.facing import zone
from affray.systems.melee.rules.hand_to_hand_entry import (
    NO_DIE,
    Entry,
    attacker_destination,
    can_defender_keep,
    defender_hth_kind,
    is_defender_down,
    is_hit_back,
    may_enter,
    roll_defence,
    ways_in,
)
from affray.systems.melee.rules.hit_roll import weapon_place_after
from affray.systems.melee.rules.refusing import refusal
from affray.systems.melee.rules.saving_rolls import draw_dagger_save, leave_hth_save
from affray.systems.melee.rules.steps import has_back_to_wall, is_vacant, other_figures
from affray.systems.melee.turn import harm
from affray.systems.melee.turn.abilities import ways_out
from affray.systems.melee.turn.aiming import (
    aims_at,
    arm_used,
    damage_of,
    damage_share,
    protection_from,
    protection_on,
    situation,
    strike_of,
)
from affray.systems.melee.turn.attacks import announce_attack
from affray.systems.melee.turn.picking_facings import pick_direction, turn_freely
from affray.systems.melee.turn.spells.created_figures import vanish_if_image


# --- entering ---------------------------------------------------------------------------------------------------------
def entry_of(state: State, i: int, j: int) -> Entry:
    """An entry of figure i into a hex of figure j, nothing agreed yet. [CM-HTH-01 CM-HTH-14]"""
    figure, foe = state.figures[i], state.figures[j]
    figures = placed_figures(state)
    source = nearest_pairs(figure.hexes, foe.hexes)[0][0]
    wide = int(has_trait(foe, "side_is_front"))
    return Entry(
        ma=ma(state, i),
        zone=zone(foe.hexes, foe.facing, zone_posture(foe), source, side_is_front=wide),
        held=best_hth_kind(figure),
        shield=int(figure.shield_ready),
        size=len(figure.hexes),
        airborne=int(is_airborne(figure)),
        foe_ma=ma(state, j),
        foe_posture=foe.body.posture,
        foe_at_wall=int(has_back_to_wall(field(state), figures[j])),
        foe_agrees=0,
        foe_unarmed=int(is_unarmed(foe)),
        foe_held=best_hth_kind(foe),
        foe_dagger=int(has_dagger(foe)),
        foe_shield=int(foe.shield_ready),
        foe_in_hth=figures[j].in_hth,
        foe_size=len(foe.hexes),
        foe_airborne=int(is_airborne(foe)),
    )


def enter_answers(state: State, i: int) -> tuple[Answer, ...]:
    """Every entry that figure i may try, with the consent of the enemy where it takes that, and with each weapon where it
    has several that serve. [CM-HTH-02]"""
    serving = dict.fromkeys(hth_arms(state.figures[i]))
    weapons = tuple(serving) if len(serving) > 1 else ("",)
    return tuple(
        Enter(direction, foe.id, weapon)
        for foe in state.figures
        for direction in range(6)
        if is_awake(foe) and enter_refusal(state, i, Enter(direction, foe.id)) is None
        for weapon in weapons
    )


def enter_refusal(state: State, i: int, answer: Enter) -> Refusal | None:
    """Why figure i may not try to enter that hex so; None when it may. [CM-HTH-01 CM-HTH-02 CM-HTH-14]"""
    direction, target, weapon = answer.direction, answer.target, answer.weapon
    figure, j = state.figures[i], index_of(state, target)
    if j == NOBODY or not are_foes(state, state.figures[j].side, figure.side) or not is_awake(state.figures[j]):
        return refusal("no-opponent", "no_target", "CM-HTH-01", who=figure.id, whom=target)
    foe = state.figures[j]
    into = body_after_step(figure.hexes, direction)
    if body_distance(figure.hexes, foe.hexes) != 1 or body_distance(into, foe.hexes) != 0:
        return refusal("not-adjacent", "reach", "CM-HTH-01", who=figure.id, whom=target)
    rest = [
        other for n, other in enumerate(placed_figures(state)) if n not in (i, j) and not is_sharing_hex(state, n, j)
    ]
    if not is_vacant(field(state), rest, new_hexes(figure.hexes, into)):
        return refusal("no-room", "held", "CM-HTH-14", who=figure.id)
    e = entry_of(state, i, j)
    if e.foe_airborne and not e.airborne:
        return refusal("in-the-air", "height", "CM-HTH-14", whom=target)
    if j in state.refused:
        return refusal("refused", "refused", "CM-HTH-01", whom=target)
    if weapon and weapon not in hth_arms(figure):
        return refusal("not-held", "not_held", "CM-HTH-02", who=figure.id, item=weapon)
    return None


def is_sharing_hex(state: State, n: int, j: int) -> bool:
    """Whether a figure lies in a hex of figure j. [CM-HTH-13]"""
    return n != j and not set(state.figures[n].hexes).isdisjoint(state.figures[j].hexes)


def with_agreement(ref: Referee, state: State, e: Entry, i: int, j: int) -> Entry:
    """The entry with what the defender agrees to, asked only where it takes that. [CM-HTH-01 CM-HTH-14]"""
    if e.foe_airborne:
        e = e._replace(same_height=choose(ref, j, CHOOSE_HEIGHT, 1, i))
    if may_enter(e) or (e.foe_airborne and not e.same_height):
        return e
    return e._replace(foe_agrees=choose(ref, j, CHOOSE_AGREE, 1, i))


def best_hth_arm(state: State, i: int) -> str:
    """What figure i strikes with in hand-to-hand, of what it has the arm that does most."""
    options = hth_arms(state.figures[i])
    dice = {item: damage_of(state, i, item, HTH) for item in options}
    return max(options, key=lambda item: 7 * dice[item].n + 2 * dice[item].add)


def lie_in_hex(state: State, i: int, into: Hexes) -> State:
    """The state with figure i lying in the hexes that it enters, with nothing in its hands that is no use there.
    [CM-HTH-12]"""
    figure = state.figures[i]
    ready = tuple(item for item in figure.ready if hth_kind(item) != HELD_OTHER)
    return alter(state, i, hexes=into, posture=PRONE, shield_ready=False, ready=ready)


def counterblow(state: State, i: int, j: int) -> tuple[str, Strike]:
    """The weapon and the blow with which the defender hits whoever tried to enter. [CM-HTH-06]"""
    foe = state.figures[j]
    near = [arm for arm in ready_arms(foe) if attack_kinds_with(foe, arm)[0] != MISSILE]
    item = near[0] if near else FISTS
    kind = attack_kinds_with(foe, item)[0]
    stops = sum(part.value for part in protection_on_return(state, i, j))
    return item, Strike(0, kind, damage_of(state, j, item, kind), stops=stops, share=damage_share(state, j, item))


def protection_on_return(state: State, i: int, j: int) -> tuple[Modifier, ...]:
    """What protects whoever tried to enter from the defender's blow. [CM-HTH-06 CM-DMG-04]"""
    return protection_from(state, i, nearest_pairs(state.figures[j].hexes, state.figures[i].hexes)[0][0])


class Attempt(NamedTuple):
    """An entry as the dice need it: the figure in the hex, the hexes it enters, its weapon and blow, and the weapon and
    blow of a defender that hits back."""

    inside: State
    into: Hexes
    item: str
    strike: Strike
    back_item: str
    back: Strike


def attempt_of(state: State, i: int, answer: Enter) -> Attempt:
    """The entry of figure i into a hex of an enemy. [CM-HTH-02 CM-HTH-06 CM-HTH-12]"""
    j = index_of(state, answer.target)
    into = body_after_step(state.figures[i].hexes, answer.direction)
    inside = lie_in_hex(bring_to_ground(bring_to_ground(state, i), j), i, into)
    item = answer.weapon or best_hth_arm(inside, i)
    strike = strike_of(inside, i, j, HTH, item, aims_at(inside, i, j, HTH, item)[0])
    return Attempt(inside, into, item, strike, *counterblow(state, i, j))


def entry_situation(attempt: Attempt, i: int, j: int) -> Situation:
    """The blow in the hex as far as adjDX goes. [CM-ADJ-01]"""
    aim = aims_at(attempt.inside, i, j, HTH, attempt.item)[0]
    return situation(attempt.inside, i, j, HTH, attempt.item, aim)


def ask_consent(ref: Referee, state: State, i: int, answer: Enter) -> Entry | None:
    """The entry with what the defender agrees to; None where it does not, so that none is made. [CM-HTH-01 CM-HTH-14]"""
    j = index_of(state, answer.target)
    entry = entry_of(state, i, j)
    entry = entry if state.figures[j].life == IMAGE else with_agreement(ref, state, entry, i, j)
    if may_enter(entry) or state.figures[j].life == IMAGE:
        return entry
    say(ref, "not_agreed", who=answer.target, whom=state.figures[i].id, clauses=("CM-HTH-01",))
    return None


def play_enter(ref: Referee, state: State, i: int, answer: Enter, e: Entry) -> State:
    """The state after an entry that is allowed. [CM-HTH-01 CM-HTH-02 CM-HTH-05 CM-HTH-06]"""
    j = index_of(state, answer.target)
    figure, foe = state.figures[i], state.figures[j]
    if foe.life == IMAGE:
        return reveal_image(ref, state, i, j, body_after_step(figure.hexes, answer.direction))
    attempt = attempt_of(state, i, answer)
    say(
        ref, "enters", who=figure.id, whom=foe.id, ways=ways_in(e), item=attempt.item,
        clauses=("CM-HTH-01", "CM-HTH-02"),
    )  # fmt: skip
    number = roll_defence(ref, e)
    if attacker_destination(number) == STAYS:
        return begin_hth(ref, state, i, j, attempt, e, number=number)
    struck = int(is_hit_back(number))
    clause = "CM-HTH-06" if struck else "CM-HTH-05"
    say(ref, "repelled", who=figure.id, whom=foe.id, struck=struck, item=attempt.back_item, clauses=(clause,))
    if struck:
        hits = damage(ref, attempt.back.dice, SINGLE, attempt.back.share, attempt.back.stops, state.house)
        harm.tell_stops(ref, figure.id, hits, protection_on_return(state, i, j))
        state = harm.hurt(ref, state, j=i, hits=hits, source=harm.BLOW, by=j, kind=MELEE)
    return turn_freely(ref, state, i)


def reveal_image(ref: Referee, state: State, i: int, j: int, into: Hexes) -> State:
    """The state after figure i stepped into an image, which vanishes: the figure stands in its hex. [CM-SPELL-07]"""
    before = state.figures[i].hexes
    return harm.enter_hexes(ref, alter(vanish_if_image(ref, state, j), i, hexes=into), i, before)


def begin_hth(ref: Referee, state: State, i: int, j: int, attempt: Attempt, e: Entry, number: int) -> State:
    """The state once hand-to-hand has begun: both lie in the hex, with what they have left to fight with, and the attacker
    has struck its one blow. [CM-HTH-02 CM-HTH-03 CM-HTH-04 CM-HTH-12 CM-HTH-13]"""
    into, item, strike = attempt.into, attempt.item, attempt.strike
    say(ref, "in_hth", who=state.figures[i].id, whom=state.figures[j].id, clauses=("CM-HTH-04",))
    before = state.figures[i].hexes
    came_from = before[0]
    for thing in state.figures[i].ready:
        if hth_kind(thing) == HELD_OTHER:
            state = harm.drop(ref, state, i, thing, came_from, "CM-HTH-12")
    if state.figures[i].shield_ready:
        state = harm.drop(ref, state, i, state.figures[i].shield, came_from, "CM-HTH-12")
    state = alter(bring_to_ground(bring_to_ground(state, i), j), i, hexes=into, posture=PRONE)
    state = draw_in(disarm_defender(ref, state, j, number, e), j, e)
    if is_defender_down(number, e):
        state = alter(state, j, posture=PRONE)
    announce_attack(ref, state, i, j, item, strike, s=entry_situation(attempt, i, j))
    made = strike_blow(ref, strike, state.house)
    aim = aims_at(attempt.inside, i, j, HTH, item)[0]
    if made.multiplier and strike.share:
        harm.tell_stops(ref, state.figures[j].id, made.hits, protection_on(attempt.inside, j, j, aim))
    state = harm.hurt(ref, state, j, hits=made.hits, source=harm.BLOW, by=i, kind=HTH)
    where = weapon_place_after(HTH, arm_used(state, i, item, HTH).wielding, made.fumble)
    return harm.enter_hexes(ref, harm.after_attack(ref, state, i, item, where, into[0]), i, before)


def bring_to_ground(state: State, n: int) -> State:
    """The state with figure n on the ground of its hex: hand-to-hand is not fought in the air. [CM-HTH-14 CM-FLY-02]"""
    return (
        alter(state, n, flight=ON_GROUND, meets_ground=False, apart=False) if is_airborne(state.figures[n]) else state
    )


def draw_in(state: State, j: int, e: Entry) -> State:
    """The state with figure j marked as drawn into hand-to-hand, if it was not in it already and has yet to act: its list
    of options is gone for this turn. [CM-MOVE-04]"""
    return state if e.foe_in_hth or state.figures[j].body.acted else alter(state, j, drawn=True)


def disarm_defender(ref: Referee, state: State, j: int, number: int, e: Entry) -> State:
    """The state after the defense die: what the defender drops, and the dagger that it had time for. [CM-HTH-04]"""
    if number != NO_DIE:
        for thing in state.figures[j].ready:
            if not can_defender_keep(hth_kind(thing)):
                state = harm.drop(ref, state, j, thing, state.figures[j].hexes[0], "CM-HTH-04")
        if state.figures[j].shield_ready:
            state = harm.drop(ref, state, j, state.figures[j].shield, state.figures[j].hexes[0], "CM-HTH-04")
    holds = any(hth_kind(thing) == HELD_DAGGER for thing in state.figures[j].ready)
    return ready_dagger(ref, state, j) if defender_hth_kind(number, e) == HELD_DAGGER and not holds else state


# --- daggers, and the way out -----------------------------------------------------------------------------------------
def ready_dagger(ref: Referee, state: State, i: int) -> State:
    """The state with a carried dagger in figure i's hand. [CM-HTH-04 CM-HTH-10]"""
    figure = state.figures[i]
    say(ref, "draws", who=figure.id, item="dagger", clauses=("CM-HTH-10",))
    return alter(state, i, ready=(*figure.ready, "dagger"), slung=without_item(figure.slung, "dagger"))


def play_draw(ref: Referee, state: State, i: int) -> State:
    """The state after a try to draw a dagger in hand-to-hand. [CM-HTH-10 CM-OPT-31]"""
    say(ref, "tries_to_draw", who=state.figures[i].id, clauses=("CM-OPT-31",))
    saved = draw_dagger_save(ref, save_target(state, i), state.house)
    return ready_dagger(ref, state, i) if saved.passed else state


def play_leave(ref: Referee, state: State, i: int) -> State:
    """The state after a try to leave hand-to-hand: on its feet in an adjacent hex, or still in. [CM-HTH-11 CM-OPT-32]"""
    say(ref, "tries_to_leave", who=state.figures[i].id, clauses=("CM-OPT-32",))
    saved = leave_hth_save(ref, save_target(state, i), state.house)
    return move_out(ref, state, i, "leaves_hth", "CM-HTH-11") if saved.passed else state


def move_out(ref: Referee, state: State, i: int, code: str, clause: str) -> State:
    """The state with figure i on its feet in an adjacent empty hex that its player picks, facing as he likes.
    [CM-HTH-11 CM-HTH-13 CM-FACE-08]"""
    figure = state.figures[i]
    open_ways = ways_out(state, i)
    chosen = open_ways[pick_direction(ref, i, CHOOSE_WAY_OUT, open_ways, figure.hexes[0])]
    say(ref, code, who=figure.id, direction=DIRECTION_NAMES[chosen], clauses=(clause,))
    state = alter(state, i, hexes=body_after_step(figure.hexes, chosen), posture=STANDING)
    return turn_freely(ref, harm.enter_hexes(ref, state, i, figure.hexes), i)


def is_crowded(state: State, i: int) -> bool:
    """Whether somebody awake shares a hex with figure i, who must move out as it stands up. [CM-HTH-13]"""
    return not is_vacant(field(state), other_figures(placed_figures(state), i), state.figures[i].hexes)


def stand_refusal(state: State, i: int) -> Refusal | None:
    """Why figure i cannot stand up; None when it can. [CM-OPT-17 CM-HTH-13]"""
    figure = state.figures[i]
    if figure.body.posture == STANDING:
        return refusal("stands", "posture", "CM-OPT-17", who=figure.id)
    if figure.turn.crawled:
        return refusal("crawled", "crawled", "CM-OPT-17", who=figure.id)
    if is_crowded(state, i) and not ways_out(state, i):
        return refusal("no-room", "held", "CM-HTH-13", who=figure.id)
    return None


def play_stand(ref: Referee, state: State, i: int) -> State:
    """The state with figure i on its feet, facing as its player likes. [CM-OPT-17 CM-OPT-26 CM-FACE-08]"""
    if is_crowded(state, i):
        return move_out(ref, state, i, "stands_out", "CM-HTH-13")
    say(ref, "stands_up", who=state.figures[i].id, clauses=("CM-OPT-17",))
    return turn_freely(ref, alter(state, i, posture=STANDING), i)
