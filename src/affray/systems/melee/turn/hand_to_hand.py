"""Hand-to-hand on the board: entering a hex, what both sides drop and draw, and leaving again.

[CM-HTH-01 CM-HTH-02 CM-HTH-04 CM-HTH-05 CM-HTH-06 CM-HTH-10 CM-HTH-11 CM-HTH-12 CM-HTH-13 CM-HTH-14]
"""

from typing import NamedTuple

from affray.core import Modifier, Refusal
from affray.referee import Referee, choose, say
from affray.space.bodies import Body as Hexes
from affray.space.bodies import carried, gap, nearest_pairs, newly
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
from affray.systems.melee.content.tables import BARE_HANDS as FISTS
from affray.systems.melee.position.answers import Answer, Enter
from affray.systems.melee.position.figures import field, ma, placed, save_target
from affray.systems.melee.position.hands import (
    arms,
    has_dagger,
    has_trait,
    held_as,
    held_in_hth,
    hth_arms,
    kinds_with,
    unarmed,
    wielding,
)
from affray.systems.melee.position.state import IMAGE, NOBODY, State, airborne, alter, awake, index_of, zone_posture
from affray.systems.melee.rules.adjusted_dx import Situation
from affray.systems.melee.rules.blow import SINGLE, Strike, blow
from affray.systems.melee.rules.damage import damage
from affray.systems.melee.rules.facing import zone
from affray.systems.melee.rules.hand_to_hand_entry import (
    NO_DIE,
    Entry,
    attacker_goes,
    defence,
    defender_falls,
    defender_fights_with,
    defender_keeps,
    hits_back,
    may_enter,
    ways_in,
)
from affray.systems.melee.rules.hit_roll import weapon_after
from affray.systems.melee.rules.refusing import no
from affray.systems.melee.rules.saving_rolls import draw_dagger, leave_hth
from affray.systems.melee.rules.steps import back_to_wall, is_vacant, others
from affray.systems.melee.turn import harm
from affray.systems.melee.turn.abilities import ways_out
from affray.systems.melee.turn.aiming import aims_at, damage_of, share_of, situation, stops_from, stops_on, strike_of
from affray.systems.melee.turn.attacks import announce
from affray.systems.melee.turn.facings_picked import pick_direction, turn_freely
from affray.systems.melee.turn.spells.created_figures import touched


# --- entering ---------------------------------------------------------------------------------------------------------
def entry_of(state: State, i: int, j: int) -> Entry:
    """An entry of figure i into a hex of figure j, nothing agreed yet. [CM-HTH-01 CM-HTH-14]"""
    figure, foe = state.figures[i], state.figures[j]
    figures = placed(state)
    source = nearest_pairs(figure.hexes, foe.hexes)[0][0]
    wide = int(has_trait(foe, "side_is_front"))
    return Entry(
        ma=ma(state, i),
        zone=zone(foe.hexes, foe.facing, zone_posture(foe), source, side_is_front=wide),
        held=held_in_hth(figure),
        shield=int(figure.shield_ready),
        size=len(figure.hexes),
        airborne=int(airborne(figure)),
        foe_ma=ma(state, j),
        foe_posture=foe.posture,
        foe_at_wall=int(back_to_wall(field(state), figures[j])),
        foe_agrees=0,
        foe_unarmed=int(unarmed(foe)),
        foe_held=held_in_hth(foe),
        foe_dagger=int(has_dagger(foe)),
        foe_shield=int(foe.shield_ready),
        foe_in_hth=figures[j].in_hth,
        foe_size=len(foe.hexes),
        foe_airborne=int(airborne(foe)),
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
        if awake(foe) and enter_fault(state, i, Enter(direction, foe.id)) is None
        for weapon in weapons
    )


def enter_fault(state: State, i: int, answer: Enter) -> Refusal | None:
    """Why figure i may not try to enter that hex so; None when it may. [CM-HTH-01 CM-HTH-02 CM-HTH-14]"""
    direction, target, weapon = answer.direction, answer.target, answer.weapon
    figure, j = state.figures[i], index_of(state, target)
    if j == NOBODY or state.figures[j].side == figure.side or not awake(state.figures[j]):
        return no("no-opponent", "no_target", "CM-HTH-01", who=figure.id, whom=target)
    foe = state.figures[j]
    into = carried(figure.hexes, direction)
    if gap(figure.hexes, foe.hexes) != 1 or gap(into, foe.hexes) != 0:
        return no("not-adjacent", "reach", "CM-HTH-01", who=figure.id, whom=target)
    rest = [other for n, other in enumerate(placed(state)) if n not in (i, j) and not shares(state, n, j)]
    if not is_vacant(field(state), rest, newly(figure.hexes, into)):
        return no("no-room", "held", "CM-HTH-14", who=figure.id)
    e = entry_of(state, i, j)
    if e.foe_airborne and not e.airborne:
        return no("in-the-air", "height", "CM-HTH-14", whom=target)
    if j in state.refused:
        return no("refused", "refused", "CM-HTH-01", whom=target)
    if weapon and weapon not in hth_arms(figure):
        return no("not-held", "not_held", "CM-HTH-02", who=figure.id, item=weapon)
    return None


def shares(state: State, n: int, j: int) -> bool:
    """Whether a figure lies in a hex of figure j. [CM-HTH-13]"""
    return n != j and not set(state.figures[n].hexes).isdisjoint(state.figures[j].hexes)


def agreed(ref: Referee, state: State, e: Entry, i: int, j: int) -> Entry:
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


def in_the_hex(state: State, i: int, into: Hexes) -> State:
    """The state with figure i lying in the hexes that it enters, with nothing in its hands that is no use there.
    [CM-HTH-12]"""
    figure = state.figures[i]
    ready = tuple(item for item in figure.ready if held_as(item) != HELD_OTHER)
    return alter(state, i, hexes=into, posture=PRONE, shield_ready=False, ready=ready)


def counterblow(state: State, i: int, j: int) -> tuple[str, Strike]:
    """The weapon and the blow with which the defender hits whoever tried to enter. [CM-HTH-06]"""
    foe = state.figures[j]
    near = [arm for arm in arms(foe) if kinds_with(foe, arm)[0] != MISSILE]
    item = near[0] if near else FISTS
    kind = kinds_with(foe, item)[0]
    stops = sum(part.value for part in stops_on_return(state, i, j))
    return item, Strike(0, kind, damage_of(state, j, item, kind), stops=stops, share=share_of(state, j, item))


def stops_on_return(state: State, i: int, j: int) -> tuple[Modifier, ...]:
    """What protects whoever tried to enter from the defender's blow. [CM-HTH-06 CM-DMG-04]"""
    return stops_from(state, i, nearest_pairs(state.figures[j].hexes, state.figures[i].hexes)[0][0])


class Attempt(NamedTuple):
    """An entry as the dice need it: the figure in the hex, the hexes it enters, its weapon and blow, and the weapon and
    blow of a defender that hits back."""

    inside: State
    into: Hexes
    item: str
    strike: Strike
    back_item: str
    back: Strike


def attempted(state: State, i: int, answer: Enter) -> Attempt:
    """The entry of figure i into a hex of an enemy. [CM-HTH-02 CM-HTH-06 CM-HTH-12]"""
    j = index_of(state, answer.target)
    into = carried(state.figures[i].hexes, answer.direction)
    inside = in_the_hex(on_the_ground(on_the_ground(state, i), j), i, into)
    item = answer.weapon or best_hth_arm(inside, i)
    strike = strike_of(inside, i, j, HTH, item, aims_at(inside, i, j, HTH, item)[0])
    return Attempt(inside, into, item, strike, *counterblow(state, i, j))


def entry_situation(attempt: Attempt, i: int, j: int) -> Situation:
    """The blow in the hex as far as adjDX goes. [CM-ADJ-01]"""
    aim = aims_at(attempt.inside, i, j, HTH, attempt.item)[0]
    return situation(attempt.inside, i, j, HTH, attempt.item, aim)


def asked(ref: Referee, state: State, i: int, answer: Enter) -> Entry | None:
    """The entry with what the defender agrees to; None where it does not, so that none is made. [CM-HTH-01 CM-HTH-14]"""
    j = index_of(state, answer.target)
    entry = entry_of(state, i, j)
    entry = entry if state.figures[j].life == IMAGE else agreed(ref, state, entry, i, j)
    if may_enter(entry) or state.figures[j].life == IMAGE:
        return entry
    say(ref, "not_agreed", who=answer.target, whom=state.figures[i].id, clauses=("CM-HTH-01",))
    return None


def play_enter(ref: Referee, state: State, i: int, answer: Enter, e: Entry) -> State:
    """The state after an entry that is allowed. [CM-HTH-01 CM-HTH-02 CM-HTH-05 CM-HTH-06]"""
    j = index_of(state, answer.target)
    figure, foe = state.figures[i], state.figures[j]
    if foe.life == IMAGE:
        return shown_empty(ref, state, i, j, carried(figure.hexes, answer.direction))
    attempt = attempted(state, i, answer)
    say(
        ref, "enters", who=figure.id, whom=foe.id, ways=ways_in(e), item=attempt.item,
        clauses=("CM-HTH-01", "CM-HTH-02"),
    )  # fmt: skip
    number = defence(ref, e)
    if attacker_goes(number) == STAYS:
        return went_in(ref, state, i, j, attempt, e, number=number)
    struck = int(hits_back(number))
    clause = "CM-HTH-06" if struck else "CM-HTH-05"
    say(ref, "repelled", who=figure.id, whom=foe.id, struck=struck, item=attempt.back_item, clauses=(clause,))
    if struck:
        hits = damage(ref, attempt.back.dice, SINGLE, attempt.back.share, attempt.back.stops, state.house)
        harm.tell_stops(ref, figure.id, hits, stops_on_return(state, i, j))
        state = harm.hurt(ref, state, j=i, hits=hits, source=harm.BLOW, by=j, kind=MELEE)
    return turn_freely(ref, state, i)


def shown_empty(ref: Referee, state: State, i: int, j: int, into: Hexes) -> State:
    """The state after figure i stepped into an image, which vanishes: the figure stands in its hex. [CM-SPELL-07]"""
    before = state.figures[i].hexes
    return harm.enters(ref, alter(touched(ref, state, j), i, hexes=into), i, before)


def went_in(ref: Referee, state: State, i: int, j: int, attempt: Attempt, e: Entry, number: int) -> State:
    """The state once hand-to-hand has begun: both lie in the hex, with what they have left to fight with, and the attacker
    has struck its one blow. [CM-HTH-02 CM-HTH-03 CM-HTH-04 CM-HTH-12 CM-HTH-13]"""
    into, item, strike = attempt.into, attempt.item, attempt.strike
    say(ref, "in_hth", who=state.figures[i].id, whom=state.figures[j].id, clauses=("CM-HTH-04",))
    before = state.figures[i].hexes
    came_from = before[0]
    for thing in state.figures[i].ready:
        if held_as(thing) == HELD_OTHER:
            state = harm.drop(ref, state, i, thing, came_from, "CM-HTH-12")
    if state.figures[i].shield_ready:
        state = harm.drop(ref, state, i, state.figures[i].shield, came_from, "CM-HTH-12")
    state = alter(on_the_ground(on_the_ground(state, i), j), i, hexes=into, posture=PRONE)
    state = drawn_in(disarmed(ref, state, j, number, e), j, e)
    if defender_falls(number, e):
        state = alter(state, j, posture=PRONE)
    announce(ref, state, i, j, item, strike, s=entry_situation(attempt, i, j))
    made = blow(ref, strike, state.house)
    aim = aims_at(attempt.inside, i, j, HTH, item)[0]
    if made.multiplier and strike.share:
        harm.tell_stops(ref, state.figures[j].id, made.hits, stops_on(attempt.inside, j, j, aim))
    state = harm.hurt(ref, state, j, hits=made.hits, source=harm.BLOW, by=i, kind=HTH)
    where = weapon_after(HTH, wielding(state.figures[i], item), made.fumble)
    return harm.enters(ref, harm.after_attack(ref, state, i, item, where, into[0]), i, before)


def on_the_ground(state: State, n: int) -> State:
    """The state with figure n on the ground of its hex: hand-to-hand is not fought in the air. [CM-HTH-14 CM-FLY-02]"""
    return alter(state, n, flight=ON_GROUND, meets_ground=False, apart=False) if airborne(state.figures[n]) else state


def drawn_in(state: State, j: int, e: Entry) -> State:
    """The state with figure j marked as drawn into hand-to-hand, if it was not in it already and has yet to act: its list
    of options is gone for this turn. [CM-MOVE-04]"""
    return state if e.foe_in_hth or state.figures[j].acted else alter(state, j, drawn=True)


def disarmed(ref: Referee, state: State, j: int, number: int, e: Entry) -> State:
    """The state after the defense die: what the defender drops, and the dagger that it had time for. [CM-HTH-04]"""
    if number != NO_DIE:
        for thing in state.figures[j].ready:
            if not defender_keeps(held_as(thing)):
                state = harm.drop(ref, state, j, thing, state.figures[j].hexes[0], "CM-HTH-04")
        if state.figures[j].shield_ready:
            state = harm.drop(ref, state, j, state.figures[j].shield, state.figures[j].hexes[0], "CM-HTH-04")
    holds = any(held_as(thing) == HELD_DAGGER for thing in state.figures[j].ready)
    return drawn(ref, state, j) if defender_fights_with(number, e) == HELD_DAGGER and not holds else state


# --- daggers, and the way out -----------------------------------------------------------------------------------------
def drawn(ref: Referee, state: State, i: int) -> State:
    """The state with a carried dagger in figure i's hand. [CM-HTH-04 CM-HTH-10]"""
    figure = state.figures[i]
    say(ref, "draws", who=figure.id, item="dagger", clauses=("CM-HTH-10",))
    return alter(state, i, ready=(*figure.ready, "dagger"), slung=harm.without(figure.slung, "dagger"))


def play_draw(ref: Referee, state: State, i: int) -> State:
    """The state after a try to draw a dagger in hand-to-hand. [CM-HTH-10 CM-OPT-31]"""
    say(ref, "tries_to_draw", who=state.figures[i].id, clauses=("CM-OPT-31",))
    saved = draw_dagger(ref, save_target(state, i), state.house)
    return drawn(ref, state, i) if saved.passed else state


def play_leave(ref: Referee, state: State, i: int) -> State:
    """The state after a try to leave hand-to-hand: on its feet in an adjacent hex, or still in. [CM-HTH-11 CM-OPT-32]"""
    say(ref, "tries_to_leave", who=state.figures[i].id, clauses=("CM-OPT-32",))
    saved = leave_hth(ref, save_target(state, i), state.house)
    return moved_out(ref, state, i, "leaves_hth", "CM-HTH-11") if saved.passed else state


def moved_out(ref: Referee, state: State, i: int, code: str, clause: str) -> State:
    """The state with figure i on its feet in an adjacent empty hex that its player picks, facing as he likes.
    [CM-HTH-11 CM-HTH-13 CM-FACE-08]"""
    figure = state.figures[i]
    open_ways = ways_out(state, i)
    chosen = open_ways[pick_direction(ref, i, CHOOSE_WAY_OUT, open_ways, figure.hexes[0])]
    say(ref, code, who=figure.id, direction=DIRECTION_NAMES[chosen], clauses=(clause,))
    state = alter(state, i, hexes=carried(figure.hexes, chosen), posture=STANDING)
    return turn_freely(ref, harm.enters(ref, state, i, figure.hexes), i)


def crowded(state: State, i: int) -> bool:
    """Whether somebody awake shares a hex with figure i, who must move out as it stands up. [CM-HTH-13]"""
    return not is_vacant(field(state), others(placed(state), i), state.figures[i].hexes)


def stand_fault(state: State, i: int) -> Refusal | None:
    """Why figure i cannot stand up; None when it can. [CM-OPT-17 CM-HTH-13]"""
    figure = state.figures[i]
    if figure.posture == STANDING:
        return no("stands", "posture", "CM-OPT-17", who=figure.id)
    if figure.crawled:
        return no("crawled", "crawled", "CM-OPT-17", who=figure.id)
    if crowded(state, i) and not ways_out(state, i):
        return no("no-room", "held", "CM-HTH-13", who=figure.id)
    return None


def play_stand(ref: Referee, state: State, i: int) -> State:
    """The state with figure i on its feet, facing as its player likes. [CM-OPT-17 CM-OPT-26 CM-FACE-08]"""
    if crowded(state, i):
        return moved_out(ref, state, i, "stands_out", "CM-HTH-13")
    say(ref, "stands_up", who=state.figures[i].id, clauses=("CM-OPT-17",))
    return turn_freely(ref, alter(state, i, posture=STANDING), i)
