"""What actions promise by exact odds, from the procedures that carry them out."""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from affray.core import Modifier, Question
from affray.core.faces.guide import Chance, Check, Phrase, Prospect
from affray.core.words.phrase import phrase
from affray.mastering.answers import Save
from affray.referee import odds
from affray.referee.every import first_choice
from affray.space.bodies import body_after_step, body_distance
from affray.systems.melee.content.codes import (
    AT_ATTACKER,
    BODY_MET,
    BROKEN,
    DEAD,
    DESTROYED,
    FLIES_ON,
    FRIEND_MET,
    MISSILE,
    RETURNED,
    TARGET_MET,
    THROWN,
    TURNED,
    WELL,
)
from affray.systems.melee.content.house_rules import House
from affray.systems.melee.guide.spells import cast_prospect
from affray.systems.melee.position import spell_effects
from affray.systems.melee.position.answers import (
    Answer,
    Attack,
    Cast,
    Disbelieve,
    Enter,
    Number,
    Retreat,
    Sweep,
    Word,
    write_answer,
)
from affray.systems.melee.position.figures import body_of
from affray.systems.melee.position.state import State, index_of
from affray.systems.melee.rules import injury
from affray.systems.melee.rules.adjusted_dx import adj_parts
from affray.systems.melee.rules.blow import Blow, Strike, enter, hits_on_target, shoot, strike_blow
from affray.systems.melee.rules.friends_on_the_way import Friend
from affray.systems.melee.rules.hand_to_hand_entry import Entry, is_hit_back, is_hth_begun, may_enter
from affray.systems.melee.rules.hit_roll import can_fumble, dice_needed, weapon_place_after
from affray.systems.melee.rules.injury import Body
from affray.systems.melee.turn.aiming import Aim, aims_at, friend_of, situation, strike_of
from affray.systems.melee.turn.attacks import TWIN, divert_shot, kind_of, sweep_targets, worthwhile_aims
from affray.systems.melee.turn.hand_to_hand import Attempt, attempt_of, entry_of, entry_situation
from affray.systems.melee.turn.mastering import attribute_target
from affray.systems.melee.words.phrases import (
    cap_chance,
    disbelief_check,
    draw_check,
    dx_reasons,
    leave_check,
    save_chance,
    stay_up_check,
)

PASSES = phrase("guide-passes", "CM-ATTR-05")
UNREAL = phrase("guide-sees-through", "CM-OPT-29")
"""Who is disbelieved is gone by the roll only if he is an illusion."""
AS_IT_STANDS = phrase("guide-policy-plain")
AGREED = phrase("guide-policy-agreed", "CM-HTH-01", "CM-HTH-14")


class Outlook(NamedTuple):
    """What an attack is worth, in chances from 0 to 1 and mean hits."""

    hit: float = 0.0
    """Chance to hit its target."""
    double: float = 0.0
    """Chance of double damage."""
    triple: float = 0.0
    """Chance of triple damage."""
    falls: float = 0.0
    """Chance to knock the target down."""
    out: float = 0.0
    """Chance to put the target out of the fight."""
    dead: float = 0.0
    """Chance to kill the target."""
    hits: float = 0.0
    """Hits that get through, on average."""
    friend: float = 0.0
    """Chance to hit a friend on the way."""
    body: float = 0.0
    """Chance to hit the body before the target."""
    drops: float = 0.0
    """Chance to drop the weapon."""
    breaks: float = 0.0
    """Chance to break the weapon."""


def prospects(state: State, question: Question[Answer], target: str = "") -> tuple[Prospect, ...]:
    """What each listed answer that rolls dice promises; those aimed at one figure where it is named."""
    prospect = PROSPECTS.get(question.code)
    if prospect is None:
        return ()
    wanted = (a for a in question.answers if not target or question.inner or target in named_targets(a))
    made = (prospect(state, question, answer) for answer in wanted)
    return tuple(outlook for outlook in made if outlook is not None)


def named_targets(answer: Answer) -> tuple[str, ...]:
    """The figures that an answer names; a sweep is against everybody."""
    return tuple(str(getattr(answer, name)) for name in ("target", "whom") if hasattr(answer, name))


# --- attacks ----------------------------------------------------------------------------------------------------------
@lru_cache(maxsize=4096)
def attack_outlook(s: Strike, friends: tuple[Friend, ...], target: Body, house: House) -> Outlook:
    """What an attack is worth against a figure as it is. [CM-HIT-01 CM-MISS-01 CM-DMG-03 CM-INJ-07]"""
    flying = s.kind in (THROWN, MISSILE)
    found = (
        odds(shoot, s, friends, house, policy=first_choice)
        if flying
        else odds(strike_blow, s, house, policy=first_choice)
    )
    sums = [0.0] * len(Outlook._fields)
    for made, weight in found.items():
        for place, value in enumerate(outcome_outlook(made, s, target, house)):
            sums[place] += value * weight / found.total
    return Outlook(*sums)


def outcome_outlook(made: Blow, s: Strike, target: Body, house: House) -> Outlook:
    """The outlook that one outcome of an attack adds."""
    after = weapon_place_after(s.kind, s.wielding, made.fumble)
    weapon = Outlook(drops=after == AT_ATTACKER, breaks=after in (BROKEN, DESTROYED))
    if made.met != TARGET_MET:
        return weapon._replace(friend=made.met >= FRIEND_MET, body=made.met == BODY_MET)
    if made.multiplier == 0:
        return weapon
    hits = hits_on_target(made)
    left = injury.hurt(target, hits, house) if hits else target
    return weapon._replace(
        hit=1,
        double=made.multiplier == 2,
        triple=made.multiplier == 3,
        falls=left.fell > target.fell,
        out=left.status > target.status and left.status != WELL,
        dead=left.status == DEAD > target.status,
        hits=hits,
    )


def attack_chances(found: Outlook, s: Strike, friends: tuple[Friend, ...]) -> tuple[Chance, ...]:
    """The chances of an attack by name; what cannot be is left out."""
    multiples = dice_needed(s.kind, s.stance) == 3
    armed = can_fumble(s.kind, s.wielding) != 0
    lines = (
        ("guide-hit", "CM-HIT-01", found.hit, True),
        ("guide-out", "CM-INJ-02", found.out, True),
        ("guide-friend", "CM-MISS-01", found.friend, bool(friends)),
        ("guide-dead", "CM-INJ-03", found.dead, True),
        ("guide-knocks-down", "CM-INJ-05", found.falls, True),
        ("guide-double", "CM-HIT-02", found.double, multiples),
        ("guide-triple", "CM-HIT-02", found.triple, multiples),
        ("guide-body", "CM-PRONE-05", found.body, s.sheltered != 0),
        ("guide-drops", "CM-HIT-02", found.drops, armed),
        ("guide-breaks", "CM-HIT-02", found.breaks, armed),
    )
    chances = [Chance(phrase(name, clause), cap_chance(value)) for name, clause, value, there in lines if there]
    chances.insert(1, Chance(phrase("guide-hits", "CM-DMG-04"), found.hits, points=True))
    return tuple(chances)


def friends_on_line(state: State, i: int, kind: int, item: str, aim: Aim) -> tuple[Friend, ...]:
    """Those whom the flight of an attack must miss; of a pair the first. [CM-MISS-01 CM-HEX-05]"""
    met = dict.fromkeys(group[0] for group in aim.passed)
    return tuple(friend_of(state, i, n, kind, item, aim) for n in met)


def attack_prospect(state: State, i: int, answer: Attack) -> Prospect:
    """What an attack promises; with two weapons, what the first of them does. [CM-ADJ-07]"""
    j = index_of(state, answer.target)
    kind = kind_of(state, i, answer.kind, answer.weapon)
    aim = worthwhile_aims(aims_at(state, i, j, kind, answer.weapon))[answer.aim]
    two = answer.twin or (state.pending is not None and state.pending.kind == TWIN)
    strike = strike_of(state, i, j, kind, answer.weapon, aim, two=two)
    friends = friends_on_line(state, i, kind, answer.weapon, aim)
    parts = adj_parts(situation(state, i, j, kind, answer.weapon, aim, two=two))
    fate = spell_effects.missile_fate(state, j) if kind == MISSILE else FLIES_ON
    struck = body_of(state, i if fate == RETURNED else j)
    found = attack_outlook(divert_shot(state, i, strike, aim, fate), friends, struck, state.house)
    if fate == TURNED:
        found = Outlook(friend=found.friend, drops=found.drops, breaks=found.breaks)
    policy = phrase("guide-policy-twin", "CM-ADJ-07") if answer.twin else dice_policy(strike, fate)
    return Prospect(write_answer(answer), strike.adj, parts, attack_chances(found, strike, friends), policy)


def dice_policy(s: Strike, fate: int) -> Phrase:
    """With how many dice it is rolled, and that all stand as they do; of a missile that does not fly on, where it goes.
    [CM-HIT-01 CM-HIT-03 CM-SPELL-08]"""
    if fate != FLIES_ON:
        return phrase("guide-policy-turned" if fate == TURNED else "guide-policy-returned", "CM-SPELL-08")
    return phrase("guide-policy-dice", "CM-HIT-01", "CM-HIT-03", dice=dice_needed(s.kind, s.stance))


def sweep_prospect(state: State, i: int, answer: Sweep) -> Prospect:
    """What a sweeping blow promises: an attack at each in turn while the weapon is in hand; the score is that of the
    first. [CM-ADJ-07 CM-HIT-06]"""
    kind = kind_of(state, i, -1, answer.weapon)
    chances: list[Chance] = []
    held, hits, out, score = 1.0, 0.0, 0.0, 0
    parts: tuple[Modifier, ...] = ()
    for place, j in enumerate(sweep_targets(state, i, answer.weapon)):
        aim = aims_at(state, i, j, kind, answer.weapon)[0]
        strike = strike_of(state, i, j, kind, answer.weapon, aim, sweeping=True)
        if not place:
            score, parts = strike.adj, adj_parts(situation(state, i, j, kind, answer.weapon, aim, sweeping=True))
        found = attack_outlook(strike, (), body_of(state, j), state.house)
        name = phrase("guide-hit-whom", "CM-ADJ-07", whom=state.figures[j].id)
        chances.append(Chance(name, cap_chance(held * found.hit)))
        hits, out = hits + held * found.hits, out + held * found.out
        held *= 1 - found.drops - found.breaks
    chances.append(Chance(phrase("guide-hits", "CM-DMG-04"), hits, points=True))
    chances.append(Chance(phrase("guide-out-mean", "CM-INJ-02"), out, points=True))
    chances.append(Chance(phrase("guide-loses", "CM-HIT-02"), cap_chance(1 - held)))
    return Prospect(write_answer(answer), score, parts, tuple(chances), AS_IT_STANDS)


# --- hand-to-hand -----------------------------------------------------------------------------------------------------
def entry_prospect(state: State, i: int, answer: Enter) -> Prospect:
    """What an entry into hand-to-hand promises; where it takes the defender's consent, if that is given.
    [CM-HTH-01 CM-HTH-04 CM-HTH-05 CM-HTH-06]"""
    j = index_of(state, answer.target)
    e = entry_of(state, i, j)
    free = may_enter(e) != 0
    attempt = attempt_of(state, i, answer)
    score, parts = attempt.strike.adj, adj_parts(entry_situation(attempt, i, j))
    chances = entry_chances(state, i, j, e._replace(same_height=1, foe_agrees=int(not free)), attempt)
    return Prospect(write_answer(answer), score, parts, chances, AS_IT_STANDS if free else AGREED)


def entry_chances(state: State, i: int, j: int, e: Entry, attempt: Attempt) -> tuple[Chance, ...]:
    """What may come of an entry: that it succeeds, that the blow in the hex hits, and what the defender does."""
    own, foe = body_of(state, i), body_of(state, j)
    found = odds(enter, e, attempt.strike, attempt.back, own, foe, state.house, policy=first_choice)
    into = found.chance(lambda made: is_hth_begun(made.number) != 0)
    hit = found.chance(lambda made: made.blow.multiplier > 0)
    out = found.chance(lambda made: made.target.status > foe.status)
    struck = found.chance(lambda made: is_hit_back(made.number) != 0)
    hits = found.mean(lambda made: made.target.hits - foe.hits)
    taken = found.mean(lambda made: made.attacker.hits - own.hits)
    return (
        Chance(phrase("guide-gets-in", "CM-HTH-04"), float(into)),
        Chance(phrase("guide-hit", "CM-HIT-01"), float(hit)),
        Chance(phrase("guide-out", "CM-INJ-02"), float(out)),
        Chance(phrase("guide-hit-back", "CM-HTH-06"), float(struck)),
        Chance(phrase("guide-hits", "CM-DMG-04"), float(hits), points=True),
        Chance(phrase("guide-hits-taken", "CM-HTH-06"), float(taken), points=True),
    )


# --- rolls ------------------------------------------------------------------------------------------------------------
def save_prospect(answer: Answer, roll: Check, parts: tuple[Modifier, ...], name: Phrase = PASSES) -> Prospect:
    """What an answer promises that is one saving roll, by what its success is named."""
    passes = Chance(name, roll.chance)
    return Prospect(write_answer(answer), roll.need, parts, (passes,), AS_IT_STANDS)


def promise(state: State, question: Question[Answer], answer: Answer) -> tuple[Prospect, ...]:
    """What a saving roll promises that a game master calls for; nothing for any other answer beside those listed.
    [CM-GM-03]"""
    if not isinstance(answer, Save):
        return ()
    need = attribute_target(state, index_of(state, answer.figure), answer.attribute) + answer.change
    chance = save_chance(answer.dice, need, state.house)
    return (save_prospect(answer, Check(phrase("guide-passes"), answer.dice, need, chance), ()),)


def action_prospect(state: State, question: Question[Answer], answer: Answer) -> Prospect | None:
    """What an action promises; None for one that rolls nothing."""
    i = index_of(state, question.who)
    match answer:
        case Attack():
            return attack_prospect(state, i, answer)
        case Sweep():
            return sweep_prospect(state, i, answer)
        case Enter():
            return entry_prospect(state, i, answer)
        case Cast():
            return cast_prospect(state, i, answer)
        case Disbelieve(target):
            roll = disbelief_check(state, i, index_of(state, target))
            return save_prospect(answer, roll, (Modifier("mind", roll.need, "CM-ATTR-02"),), UNREAL)
        case Word("draw"):
            return save_prospect(answer, draw_check(state, i), dx_reasons(state, i))
        case Word("leave"):
            return save_prospect(answer, leave_check(state, i), dx_reasons(state, i))
    return None


def retreat_prospect(state: State, question: Question[Answer], answer: Answer) -> Prospect | None:
    """What a retreat promises that has no hex to go to: that the figure keeps its feet. [CM-RET-04]"""
    if not isinstance(answer, Retreat) or answer.direction >= 0:
        return None
    j = index_of(state, answer.whom)
    return save_prospect(answer, stay_up_check(state, j), dx_reasons(state, j))


def consent_prospect(state: State, question: Question[Answer], answer: Answer) -> Prospect | None:
    """What an entry that the defender is asked to agree to promises its attacker; None for refusing it. [CM-HTH-01]"""
    if answer != Number(1):
        return None
    i, j = question.about[0], index_of(state, question.who)
    e = entry_of(state, i, j)._replace(same_height=1, foe_agrees=1)
    direction = next(n for n in range(6) if is_step_into(state, i, j, n))
    attempt = attempt_of(state, i, Enter(direction, question.who))
    parts = adj_parts(entry_situation(attempt, i, j))
    return Prospect(write_answer(answer), attempt.strike.adj, parts, entry_chances(state, i, j, e, attempt), AGREED)


def is_step_into(state: State, i: int, j: int, direction: int) -> bool:
    """Whether a step in a direction brings figure i into a hex of figure j."""
    return body_distance(body_after_step(state.figures[i].hexes, direction), state.figures[j].hexes) == 0


PROSPECTS: dict[str, Callable[[State, Question[Answer], Answer], Prospect | None]] = {
    "act": action_prospect,
    "retreat": retreat_prospect,
    "agree": consent_prospect,
}
