"""Attacks as actions: which may be made under which option, and what comes of a blow, a throw, a shot or a sweep.

[CM-OPT-12 CM-OPT-16 CM-OPT-20 CM-OPT-22 CM-OPT-30 CM-ADJ-07 CM-HIT-06 CM-MISS-01 CM-EQUIP-03 CM-SPEED-05]
"""

from msgspec.structs import replace

from affray.core import Refusal
from affray.core.fight_state import allies, are_foes
from affray.referee import Referee, choose, say
from affray.systems.melee.content.codes import (
    BODY_MET,
    CHARGE,
    CHOOSE_MET,
    CHOOSE_STANCE,
    DODGE,
    FLIES_ON,
    FRIEND_MET,
    HTH,
    HTH_ATTACK,
    KIND_NAMES,
    LAST_SHOT,
    MELEE,
    MISSILE,
    NO_SHARE,
    NO_STANCE,
    OPTION_LETTERS,
    POLE,
    RETURNED,
    SHIFT_ATTACK,
    SHIFT_DEFEND,
    SHOOT,
    STANCE_NAMES,
    TARGET_MET,
    THROWN,
    TURNED,
    WEAPON,
)
from affray.systems.melee.content.tables import BARE_HANDS_ID as FISTS
from affray.systems.melee.position import spell_effects
from affray.systems.melee.position.answers import NEAR, Answer, Attack, Sweep
from affray.systems.melee.position.figures import cover_of, placed_figures, standing_adj_dx
from affray.systems.melee.position.hands import (
    BREATH,
    attack_kinds_with,
    has_trait,
    hth_arms,
    natural_attack,
    ready_arms,
    row_of,
)
from affray.systems.melee.position.state import (
    NOBODY,
    Pending,
    State,
    alter,
    index_of,
    is_alive,
    is_awake,
    zone_posture,
)
from affray.systems.melee.rules.adjusted_dx import Situation, adj_parts
from affray.systems.melee.rules.blow import Blow, Strike, shoot, strike_blow
from affray.systems.melee.rules.damage import protection
from affray.systems.melee.rules.equipment import rate_of, shots_per_action
from affray.systems.melee.rules.facing import front_hexes, zone
from affray.systems.melee.rules.hit_roll import HIT_DICE, dice_needed, weapon_place_after
from affray.systems.melee.rules.options import may_switch_attacked, stance_of
from affray.systems.melee.rules.refusing import refusal
from affray.systems.melee.rules.speeds import may_attack
from affray.systems.melee.turn import harm
from affray.systems.melee.turn.abilities import bounding_ma, chooser, loaded_missile
from affray.systems.melee.turn.aiming import (
    Aim,
    aims_at,
    arm_used,
    body_met,
    breath_dice,
    friend_of,
    protection_on,
    situation,
    strike_of,
)
from affray.systems.melee.turn.handling_items import can_bear
from affray.systems.melee.turn.spells import created_figures

TWIN, SHOTS = "twin", "shots"
NEAR_KINDS = (MELEE, POLE)


# --- what may be made -------------------------------------------------------------------------------------------------
def options_of(kind: int, item: str) -> tuple[int, ...]:
    """The options under which an attack of a kind is made; a breath goes with b and j too (filler).
    [CM-OPT-12 CM-OPT-16 CM-OPT-20 CM-OPT-22 CM-OPT-30]"""
    if kind == HTH:
        return (HTH_ATTACK,)
    if item == BREATH:
        return (CHARGE, SHOOT, SHIFT_ATTACK)
    return (SHOOT, LAST_SHOT) if kind == MISSILE else (CHARGE, SHIFT_ATTACK)


def kind_of(state: State, i: int, kind: int, item: str) -> int:
    """The kind that a strike with an item is: hand-to-hand in the hex, else that of the item. [CM-HTH-03]"""
    if kind != NEAR:
        return kind
    if placed_figures(state)[i].in_hth:
        return HTH
    return next((near for near in attack_kinds_with(state.figures[i], item) if near in NEAR_KINDS), NEAR)


def arms_now(state: State, i: int) -> tuple[tuple[int, str], ...]:
    """Each kind of attack that figure i could make now, with what that is not too heavy for it. [CM-HTH-09 CM-OPT-16 CM-EQUIP-01]"""
    figure = state.figures[i]
    light = [item for item in figure.ready if can_bear(state, i, item)]
    if placed_figures(state)[i].in_hth:
        return tuple((NEAR, item) for item in hth_arms(figure) if item in light or item not in figure.ready)
    found = [
        (NEAR if kind in NEAR_KINDS else kind, item)
        for item in ready_arms(figure)
        if item in light or item not in figure.ready
        for kind in attack_kinds_with(figure, item)
        if kind != MISSILE or item == loaded_missile(state, i)
    ]
    if figure.ready and not light and not natural_attack(figure):
        # Who holds only what is too heavy strikes with bare hands.
        found.append((NEAR, FISTS))
    return (*found, (MISSILE, BREATH)) if breath_dice(state, i)[0] else tuple(dict.fromkeys(found))


def attack_answers(state: State, i: int, options: tuple[int, ...]) -> list[Answer]:
    """Every attack that figure i may make under one of the options. [CM-FACE-05]"""
    found: list[Answer] = []
    own = allies(state, state.figures[i].side)
    for kind, item in dict.fromkeys(arms_now(state, i)):
        real = kind_of(state, i, kind, item)
        if not is_usable(state, i, options_of(real, item), options):
            continue
        for j, foe in enumerate(state.figures):
            if foe.side in own or not is_alive(foe):
                continue
            ways = aims_at(state, i, j, real, item)
            found.extend(Attack(kind, foe.id, item, aim=n) for n in range(len(worthwhile_aims(ways))))
            if ways and kind == NEAR and second_weapon(state, i, item):
                found.append(Attack(kind, foe.id, item, twin=True))
        if kind == NEAR and sweep_refusal(state, i, item, options) is None:
            found.append(Sweep(item))
    return found


def worthwhile_aims(ways: tuple[Aim, ...]) -> tuple[Aim, ...]:
    """The ways to aim that differ in more than their hexes: each that passes fewer figures than all better ones."""
    best: list[Aim] = []
    for aim in ways:
        if not best or len(aim.passed) < len(best[-1].passed):
            best.append(aim)
    return tuple(best)


def is_usable(state: State, i: int, wanted: tuple[int, ...], options: tuple[int, ...]) -> bool:
    """Whether one of the wanted options is open, after what figure i has moved. [CM-SPEED-05]"""
    figure = state.figures[i]
    return any(option in options and may_attack(option, figure.turn.walked, bounding_ma(state, i)) for option in wanted)


def second_weapon(state: State, i: int, item: str) -> str:
    """The other weapon of an attack with two, "" for none. [CM-ADJ-07 CM-EQUIP-02]"""
    figure = state.figures[i]
    others = [arm for arm in ready_arms(figure) if arm != item or figure.ready.count(item) > 1]
    near = [
        arm
        for arm in others
        if arm_used(state, i, arm, MELEE).wielding == WEAPON and kind_of(state, i, NEAR, arm) in NEAR_KINDS
    ]
    return near[0] if near and item in figure.ready else ""


def attack_refusal(state: State, i: int, answer: Attack, options: tuple[int, ...]) -> Refusal | None:
    """Why figure i may not make that attack now; None when it may. [CM-FACE-05 CM-SPEED-05 CM-OPT-12]"""
    figure, j = state.figures[i], index_of(state, answer.target)
    if j == NOBODY or not are_foes(state, state.figures[j].side, figure.side) or not is_alive(state.figures[j]):
        return refusal("no-opponent", "no_target", "CM-OPT-12", who=figure.id, whom=answer.target)
    if (answer.kind, answer.weapon) not in arms_now(state, i):
        return refusal("not-held", "not_held", "CM-OPT-12", who=figure.id, item=answer.weapon)
    kind = kind_of(state, i, answer.kind, answer.weapon)
    if not is_usable(state, i, options_of(kind, answer.weapon), options):
        return refusal("attack-closed", "option", "CM-SPEED-05", "CM-OPT-03", who=figure.id, item=answer.weapon)
    if answer.twin and not second_weapon(state, i, answer.weapon):
        return refusal("no-partner", "two_weapons", "CM-ADJ-07", who=figure.id)
    if not 0 <= answer.aim < len(worthwhile_aims(aims_at(state, i, j, kind, answer.weapon))):
        return refusal("out-of-reach", "reach", "CM-FACE-05", who=figure.id, whom=answer.target, item=answer.weapon)
    return None


def sweep_refusal(state: State, i: int, item: str, options: tuple[int, ...]) -> Refusal | None:
    """Why figure i may not make a sweeping blow with that; None when it may. [CM-ADJ-07]"""
    figure = state.figures[i]
    if item not in ready_arms(figure) or kind_of(state, i, NEAR, item) not in NEAR_KINDS:
        return refusal("not-held", "not_held", "CM-ADJ-07", who=figure.id, item=item)
    if not is_usable(state, i, (CHARGE, SHIFT_ATTACK), options):
        return refusal("attack-closed", "option", "CM-SPEED-05", "CM-OPT-03", who=figure.id, item=item)
    own = allies(state, figure.side)
    if len(figure.hexes) > 1 or all(state.figures[j].side in own for j in sweep_targets(state, i, item)):
        return refusal("nobody-to-sweep", "reach", "CM-ADJ-07", who=figure.id)
    return None


def sweep_targets(state: State, i: int, item: str) -> tuple[int, ...]:
    """Everybody awake in the three front hexes whom a blow reaches, friends too, from left to right. [CM-ADJ-07]"""
    figure = state.figures[i]
    wide = int(has_trait(figure, "side_is_front"))
    kind = kind_of(state, i, NEAR, item)
    front = front_hexes(figure.hexes, figure.facing, zone_posture(figure), side_is_front=wide)
    found = [j for pos in front for j, foe in enumerate(state.figures) if pos in foe.hexes and is_awake(foe)]
    return tuple(j for j in dict.fromkeys(found) if j != i and aims_at(state, i, j, kind, item))


# --- what comes of it -------------------------------------------------------------------------------------------------
def play_attack(ref: Referee, state: State, i: int, answer: Attack) -> State:
    """The state after an attack, with `pending` where another one belongs to the same action. [CM-ADJ-07 CM-EQUIP-03]"""
    j = index_of(state, answer.target)
    kind = kind_of(state, i, answer.kind, answer.weapon)
    pending = state.pending
    twin = answer.twin or (pending is not None and pending.kind == TWIN)
    aim = worthwhile_aims(aims_at(state, i, j, kind, answer.weapon))[answer.aim]
    other = second_weapon(state, i, answer.weapon) if answer.twin else ""
    rate = (
        shots_per_action(rate_of(row_of(answer.weapon)), standing_adj_dx(state, i))
        if kind == MISSILE and answer.weapon != BREATH and state.figures[i].turn.option != LAST_SHOT
        else 1
    )
    state = make_attack(ref, state, i, j, kind, item=answer.weapon, aim=aim, two=twin)
    if answer.twin and other and is_awake(state.figures[i]):
        return replace(state, pending=Pending(TWIN, other))
    left = pending.count - 1 if pending is not None and pending.kind == SHOTS else rate - 1
    if kind == MISSILE and left > 0 and answer.weapon in state.figures[i].ready and is_awake(state.figures[i]):
        return replace(state, pending=Pending(SHOTS, answer.weapon, left))
    return replace(state, pending=None)


def play_sweep(ref: Referee, state: State, i: int, answer: Sweep) -> State:
    """The state after a sweeping blow: one attack at everybody in front, as long as the weapon is in hand. [CM-ADJ-07]"""
    kind = kind_of(state, i, NEAR, answer.weapon)
    names = tuple(state.figures[j].id for j in sweep_targets(state, i, answer.weapon))
    say(ref, "sweeps", who=state.figures[i].id, whom=names, item=answer.weapon, clauses=("CM-ADJ-07",))
    waited = state.figures[i].waited
    for j in sweep_targets(state, i, answer.weapon):
        ways = aims_at(state, i, j, kind, answer.weapon)
        if answer.weapon in ready_arms(state.figures[i]) and is_awake(state.figures[j]) and ways:
            state = make_attack(
                ref, alter(state, i, waited=waited), i, j, kind, item=answer.weapon, aim=ways[0], sweeping=True
            )
    return state


def make_attack(
    ref: Referee,
    state: State,
    i: int,
    j: int,
    kind: int,
    item: str,
    aim: Aim,
    *,
    two: bool = False,
    sweeping: bool = False,
) -> State:
    """The state after one attack, with all that it does to those it meets and to the weapon.
    [CM-HIT-01 CM-MISS-04 CM-PRONE-05 CM-HIT-08]"""
    state = offer_stance_switch(ref, state, j, kind)
    figure, target = state.figures[i], state.figures[j]
    strike = strike_of(state, i, j, kind, item, aim, two=two, sweeping=sweeping)
    if not ref.quiet:
        s = situation(state, i, j, kind, item, aim, two=two, sweeping=sweeping)
        announce_attack(ref, state, i, j, item=item, strike=strike, s=s)
    met = tuple(dict.fromkeys(pick_passed(ref, i, group) for group in aim.passed))
    harm.tell_past(ref, state, met)
    friends = tuple(friend_of(state, i, n, kind, item, aim) for n in met)
    fate = spell_effects.missile_fate(state, j) if kind == MISSILE else FLIES_ON
    strike = divert_shot(state, i, strike, aim, fate)
    made = (
        shoot(ref, strike, friends, state.house) if kind in (THROWN, MISSILE) else strike_blow(ref, strike, state.house)
    )
    if dice_needed(kind, target.body.stance) > HIT_DICE and made.met < FRIEND_MET:
        # A dodge or defend that has cost an attacker a fourth die was that figure's action. [CM-OPT-03]
        state = alter(state, j, defended=True)
    state = alter(state, i, waited=0, fired=figure.turn.fired or kind == MISSILE)
    if item == BREATH:
        state = harm.tire(ref, state, i, breath_dice(state, i)[1])
    hit, pos = figure_met(state, j, made, met, aim)
    if hit != j:
        harm.tell_met(ref, state, hit)
    if made.multiplier and strike.share and (fate == FLIES_ON or hit != j):
        harm.tell_stops(ref, state.figures[hit].id, made.hits, protection_on(state, hit, j, aim))
    state = harm.after_attack(ref, state, i, item, weapon_place_after(kind, strike.wielding, made.fumble), pos)
    if made.multiplier == 0:
        return state
    if fate != FLIES_ON and made.met == TARGET_MET:
        say(ref, "returned" if fate == RETURNED else "turned", whom=target.id, who=figure.id, clauses=("CM-SPELL-08",))
        return harm.hurt(ref, state, i, made.hits, harm.BLOW) if fate == RETURNED else state
    state = created_figures.vanish_if_image(ref, state, hit)
    if state.figures[hit].gone:
        return state
    source = harm.FIRE if item == BREATH else harm.BLOW
    return harm.hurt(ref, state, j=hit, hits=made.hits, source=source, by=i, kind=kind)


def announce_attack(ref: Referee, state: State, i: int, j: int, item: str, strike: Strike, s: Situation) -> None:
    """Tells of an attack that is about to be made: with what, from how far, how many dice, and what adjDX is made of.
    [CM-ADJ-01 CM-HIT-01 CM-HIT-03]"""
    target = state.figures[j]
    count = dice_needed(strike.kind, target.body.stance)
    say(
        ref, "attack", who=state.figures[i].id, whom=target.id, item=item, attack=KIND_NAMES[strike.kind],
        adj=strike.adj, count=count, stance=STANCE_NAMES[target.body.stance], hexes=s.hexes, megahexes=s.megahexes,
        parts=adj_parts(s),
        clauses=("CM-ADJ-01", "CM-HIT-03" if count > HIT_DICE else "CM-HIT-01"),
    )  # fmt: skip


def divert_shot(state: State, i: int, strike: Strike, aim: Aim, fate: int) -> Strike:
    """A shot as the dice need it where the target turns missiles, so that they do nothing, or returns them, so that the
    sender's own protection counts. [CM-SPELL-08]"""
    if fate == TURNED:
        return strike._replace(share=NO_SHARE)
    if fate == RETURNED:
        figure = state.figures[i]
        zone_back = zone(figure.hexes, figure.facing, zone_posture(figure), aim.hex)
        return strike._replace(stops=protection(cover_of(state, i), zone_back))
    return strike


def offer_stance_switch(ref: Referee, state: State, j: int, kind: int) -> State:
    """The state after the target's player may have switched to c or k before the dice, where the house allows that and it
    would cost the attacker a fourth die. [CM-OPT-03]"""
    figure = state.figures[j]
    if not state.house.switch_when_attacked or figure.body.stance != NO_STANCE:
        return state
    own = chooser(state, j)
    open_stances = [
        option
        for option in (DODGE, SHIFT_DEFEND)
        if may_switch_attacked(option, own, state.house) and dice_needed(kind, stance_of(option)) > HIT_DICE
    ]
    if not open_stances or not choose(ref, j, CHOOSE_STANCE, 1, open_stances[0]):
        return state
    (option,) = open_stances
    say(ref, "switches", who=figure.id, option=OPTION_LETTERS[option], clauses=("CM-OPT-03",))
    return alter(state, j, option=option, stance=stance_of(option))


def pick_passed(ref: Referee, i: int, group: tuple[int, ...]) -> int:
    """Of the figures on either side of a line the one that the shooter wants to have on it. [CM-HEX-05]"""
    if len(group) == 1:
        return group[0]
    return group[choose(ref, i, CHOOSE_MET, len(group) - 1, *group[:3])]


def figure_met(state: State, j: int, made: Blow, met: tuple[int, ...], aim: Aim) -> tuple[int, tuple[int, int]]:
    """The figure that an attack has met, and the hex where that was. [CM-MISS-04 CM-PRONE-05]"""
    if made.met == BODY_MET:
        body = body_met(state, j, aim)
        return body, state.figures[body].hexes[0]
    if made.met >= FRIEND_MET:
        friend = met[made.met - FRIEND_MET]
        return friend, state.figures[friend].hexes[0]
    return j, aim.hex
