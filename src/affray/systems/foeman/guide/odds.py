"""What declarations and inner choices promise, by exact odds of the procedures that carry them out."""

from collections.abc import Callable
from functools import lru_cache

import msgspec

from affray.core import Modifier, Question
from affray.core.faces.guide import Chance, Prospect
from affray.mastering.answers import Save
from affray.referee import odds
from affray.systems.foeman.content.codes import ROLL_SV_USE, STRIKE
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.guide.order import turn_phrase
from affray.systems.foeman.guide.rolls import avoid_check, ready_check, ready_score, rush_check
from affray.systems.foeman.position.answers import Answer, Attack, Bidding, Number, Rush, Use, write_answer
from affray.systems.foeman.position.executor import highest_bid
from affray.systems.foeman.position.state import Bid, State, index_of, is_dwarf, standing_score
from affray.systems.foeman.rules.attack import Blow, with_proficiency
from affray.systems.foeman.rules.bidding import STRIKE_OPTION
from affray.systems.foeman.rules.damage import damage_roll, dice_generated
from affray.systems.foeman.rules.defence import is_met_by_guard
from affray.systems.foeman.rules.expected_harm import (
    Loss,
    dice_losses,
    expected_harm,
    keep_talent_chance,
    landings,
    rerolls,
    steady_policy,
)
from affray.systems.foeman.rules.hit_roll import hit_roll, is_critical, is_final_hit, roll_stages
from affray.systems.foeman.rules.saving_throws import automatic_result, saving_throw
from affray.systems.foeman.turn.action_phase import KIND_OF, UNARMED, declarer, ready_adjustment
from affray.systems.foeman.turn.aiming import attack_of, mdx_parts, situation
from affray.systems.foeman.turn.experience_gained import is_goblin
from affray.systems.foeman.turn.mastering import attribute_score
from affray.systems.foeman.turn.special_items import FLASK, flask_points_stopped, special_items, use_score
from affray.systems.foeman.words.phrases import phrase, save_check, standing_modifiers

STEADY = phrase("guide-policy-steady", "FM-HIT-04", "FM-TAL-01")
AS_IT_STANDS = phrase("guide-policy-plain")


def prospects(state: State, question: Question[Answer], target: str = "") -> tuple[Prospect, ...]:
    """What each listed answer that rolls dice promises; those aimed at one figure where it is named."""
    prospect = PROSPECTS.get(question.code)
    if prospect is None:
        return ()
    wanted = (a for a in question.answers if not target or question.inner or getattr(a, "target", "") == target)
    made = (prospect(state, question, answer) for answer in wanted)
    return tuple(outlook for outlook in made if outlook is not None)


def promise(state: State, question: Question[Answer], answer: Answer) -> tuple[Prospect, ...]:
    """What a saving throw promises that a game master calls for; nothing for any other answer beside those listed.
    [FM-GM-03]"""
    if not isinstance(answer, Save):
        return ()
    figure = state.figures[index_of(state, answer.figure)]
    score, passes = attribute_score(figure, answer.attribute) + answer.change, phrase("guide-passes", "FM-SV-01")
    check = save_check(passes, figure, answer.dice, score)
    return (Prospect(write_answer(answer), score, (), (Chance(passes, check.chance),), AS_IT_STANDS),)


# --- what an attack takes ---------------------------------------------------------------------------------------------
@lru_cache(maxsize=4096)
def blow_chances(a: Blow, house: House) -> tuple[float, float, float, float, float, float]:
    """An attack's chances to hit and to hit critically, its expected wounds and exhaustion, its chances to fell the
    target and to drop the weapon."""
    hit = critical = phys = exh = felled = dropped = 0.0
    found = landings(a, house)
    for landed, weight in found.items():
        chance = weight / found.total
        dropped += chance * landed.dropped
        if not landed.hit:
            continue
        hit += chance
        critical += chance * landed.critical
        lost = expected_harm(a.arm, landed, a.mst, a.dwarf, house)
        phys, exh, felled = phys + chance * lost[0], exh + chance * lost[1], felled + chance * lost[2]
    return hit, critical, phys, exh, felled, dropped


def blow_of(state: State, bid: Bid, declared: int) -> Blow:
    """The attack that a bid would lead to in this position, with Weapon Proficiency declared or not."""
    i, j = bid.figure, bid.target
    a = attack_of(state, i, j, bid, situation(state, i, j, KIND_OF[bid.option], bid.doubled))
    return a._replace(arm=with_proficiency(a.arm, declared))


def attack_chances(a: Blow, house: House) -> tuple[Chance, ...]:
    """The chances of an attack, by name."""
    # What the attacker is and whether its talent is left is in the arm already.
    hit, critical, phys, exh, felled, dropped = blow_chances(a._replace(who=0, usable=0, free_used=0, miq=0), house)
    drops = (
        (Chance(phrase("guide-drops", "MW-HIT-02"), cap_chance(dropped)),) if house.drop_weapon and a.droppable else ()
    )
    return (
        Chance(phrase("guide-hit"), cap_chance(hit)),
        Chance(phrase("guide-felled"), cap_chance(felled)),
        Chance(phrase("guide-wounds"), phys, points=True),
        Chance(phrase("guide-exhaustion"), exh, points=True),
        Chance(phrase("guide-critical", "FM-HIT-08"), cap_chance(critical)),
        *drops,
    )


def cap_chance(chance: float) -> float:
    """A sum of chances, at most 1 in spite of rounding errors."""
    return min(1.0, chance)


# --- declarations -----------------------------------------------------------------------------------------------------
def declaration_prospect(state: State, question: Question[Answer], answer: Answer) -> Prospect | None:
    """What a declaration promises; None for one that rolls nothing."""
    i = declarer(state)
    match answer:
        case Attack(option, target, dice, arm, doubled):
            bid = Bid(i, option, dice, index_of(state, target), arm, doubled)
            a = blow_of(state, bid, int(state.figures[i].body.talent))
            parts = mdx_parts(state, i, situation(state, i, bid.target, KIND_OF[option], doubled))
            chances = attack_chances(a, state.house)
            return Prospect(write_answer(answer), a.score, parts, chances, STEADY, turn_phrase(state, i, answer))
        case Bidding(dice):
            roll = ready_check(state, i, dice)
            parts = (*standing_modifiers(state.figures[i]), Modifier("ready", ready_adjustment(state, i), "FM-OPT-07"))
            passes = Chance(phrase("guide-passes"), roll.chance)
            return Prospect(
                write_answer(answer),
                ready_score(state, i),
                parts,
                (passes,),
                AS_IT_STANDS,
                turn_phrase(state, i, answer),
            )
        case Rush():
            return rush_prospect(state, i, answer)
        case Use():
            return use_prospect(state, i, answer)
    return None


def rush_prospect(state: State, i: int, answer: Rush) -> Prospect:
    """What a Shield Rush promises: that it hits, and that the foe goes down. [MW-SPC-03]"""
    j = index_of(state, answer.target)
    seen = situation(state, i, j, STRIKE, doubled=False)
    a = attack_of(state, i, j, Bid(i, STRIKE_OPTION, answer.dice, j, UNARMED), seen)
    guard = is_met_by_guard(a.kind, a.side_a, a.side_b, a.mode, a.used, a.engaged, house=state.house)
    found = odds(hit_roll, 0, answer.dice, a.score, guard, 0, state.house, policy=steady_policy)
    hit = float(found.chance(lambda hit: hit.hit > 0))
    falls = hit * (1.0 - rush_check(state, i, j).chance)
    chances = (
        Chance(phrase("guide-hit"), cap_chance(hit)),
        Chance(phrase("guide-knocks-down", "MW-SPC-03"), cap_chance(falls)),
    )
    return Prospect(
        write_answer(answer), a.score, mdx_parts(state, i, seen), chances, STEADY, turn_phrase(state, i, answer)
    )


def use_prospect(state: State, i: int, answer: Use) -> Prospect:
    """What the use of a special item promises: that it works, and what it heals or does. [FM-OPT-11]"""
    figure, thing = state.figures[i], special_items()[answer.thing]
    score = use_score(figure, thing)
    throws = odds(saving_throw, thing.dice, score, is_goblin(figure.race), 0, ROLL_SV_USE, policy=steady_policy)
    chances = [Chance(phrase("guide-passes"), float(throws.chance(lambda save: save.passed > 0)))]
    if thing.heals:
        back = float(throws.mean(lambda save: save.passed * min(thing.heals, figure.body.exh)))
        chances.append(Chance(phrase("guide-heals"), back, points=True))
    if thing.reach:
        j = index_of(state, answer.target)
        foe = state.figures[j]
        lost = [0.0, 0.0, 0.0]
        for save, weight in throws.items():
            if save.passed:
                toll = expected_flask_harm(
                    thing.damage,
                    flask_points_stopped(state, i, j, score - save.total),
                    foe.mst,
                    is_dwarf(foe),
                    state.house,
                )
                lost = [sum_ + weight / throws.total * more for sum_, more in zip(lost, toll, strict=True)]
        chances.append(Chance(phrase("guide-felled"), cap_chance(lost[2])))
        chances.append(Chance(phrase("guide-wounds"), lost[0], points=True))
        chances.append(Chance(phrase("guide-exhaustion"), lost[1], points=True))
    iq = (Modifier("IQ", figure.iq, "FM-OPT-11"),)
    parts = iq if thing.attribute == "iq" else standing_modifiers(figure)
    return Prospect(write_answer(answer), score, parts, tuple(chances), AS_IT_STANDS, turn_phrase(state, i, answer))


@lru_cache(maxsize=4096)
def expected_flask_harm(dice: int, stopped: int, mst: int, dwarf: int, house: House) -> Loss:
    """What a flask that hits is expected to take: wounds, exhaustion, and the chance that it fells."""
    found = odds(damage_roll, 0, FLASK, dice, 0, 0, 0, house, policy=steady_policy)
    done = [
        (dice_losses(damage.row, damage.n, stopped, mst, unskilled=0, dwarf=dwarf, house=house), weight)
        for damage, weight in found.items()
    ]
    phys, exh, felled = (sum(weight * lost[what] for lost, weight in done) / found.total for what in range(3))
    return phys, exh, felled


# --- inner choices ----------------------------------------------------------------------------------------------------
class RerollPolicy(msgspec.Struct, frozen=True):
    """The policy of rerolling so many zeroes when so many hit dice are thrown, and steadily afterwards."""

    zeroes: int
    thrown: int

    def __call__(self, who: int, what: int, most: int, x: int, y: int, z: int, /) -> int:
        return self.zeroes if z == self.thrown else rerolls(most, x, y, z)


def reroll_prospect(state: State, question: Question[Answer], answer: Answer) -> Prospect | None:
    """What rerolling so many zeroes promises: that it still hits, and how many dice it then has.

    [FM-HIT-04 FM-HIT-08]
    """
    assert isinstance(answer, Number)
    points, score, thrown = question.about
    bid = highest_bid(state, state.bids)
    a = blow_of(state, bid, 0)
    zeroes = len(question.answers) - 1
    policy = RerollPolicy(answer.number, thrown)
    found = odds(roll_stages, 0, zeroes, points, score, thrown, state.house, policy=policy)
    hits = {pushed: weight for pushed, weight in found.items() if is_final_hit(1, pushed.stages, pushed.total, score)}
    hit = sum(hits.values())
    dice = sum(weight * pushed.thrown for pushed, weight in hits.items())
    damage = sum(weight * dice_generated(pushed.thrown, a.arm.sub) for pushed, weight in hits.items())
    chances = [
        Chance(phrase("guide-still-hit", "FM-HIT-07"), hit / found.total),
        Chance(phrase("guide-hit-dice", "FM-HIT-04"), dice / hit if hit else 0.0, points=True),
        Chance(phrase("guide-damage-dice", "FM-DMG-01"), damage / found.total, points=True),
    ]
    if thrown == bid.dice:  # After a stage the roll that decides it is no longer at hand.
        auto = automatic_result(points, bid.dice)
        critical = sum(
            weight * is_critical(1, auto, pushed.stages, pushed.total - points, state.house)
            for pushed, weight in hits.items()
        )
        chances.insert(1, Chance(phrase("guide-critical", "FM-HIT-08"), critical / found.total))
    policy_told = phrase("guide-policy-pushing", "FM-HIT-04", zeroes=answer.number)
    parts = mdx_parts(state, bid.figure, situation(state, bid.figure, bid.target, KIND_OF[bid.option], bid.doubled))
    return Prospect(write_answer(answer), score, parts, tuple(chances), policy_told)


def proficiency_prospect(state: State, question: Question[Answer], answer: Answer) -> Prospect | None:
    """What the attack under way promises with or without Weapon Proficiency, and whether the talent lasts.

    [FM-TAL-01]
    """
    assert isinstance(answer, Number)
    bid = highest_bid(state, state.bids)
    a = blow_of(state, bid, answer.number)
    chances = attack_chances(a, state.house)
    if answer.number:
        keeps = cap_chance(keep_talent_chance(a, chances[0].value, state.house))
        chances = (*chances, Chance(phrase("guide-keeps", "FM-TAL-02", "FM-TAL-03"), keeps))
    parts = mdx_parts(state, bid.figure, situation(state, bid.figure, bid.target, KIND_OF[bid.option], bid.doubled))
    return Prospect(write_answer(answer), a.score, parts, chances, phrase("guide-policy-rerolls", "FM-HIT-04"))


def waive_prospect(state: State, question: Question[Answer], answer: Answer) -> Prospect | None:
    """What the roll to avoid Hand-to-Hand promises; None for letting it happen. [FM-HTH-02 FM-HTH-03]"""
    if answer != Number(0):
        return None
    foe = state.figures[index_of(state, question.who)]
    roll, score = avoid_check(state, question), question.about[0]
    rest = Modifier("mST", score - standing_score(foe), "FM-HTH-02")
    parts = (*standing_modifiers(foe), rest) if rest.value else standing_modifiers(foe)
    avoids = Chance(phrase("guide-avoids", "FM-HTH-03"), roll.chance)
    return Prospect(write_answer(answer), score, parts, (avoids,), AS_IT_STANDS)


PROSPECTS: dict[str, Callable[[State, Question[Answer], Answer], Prospect | None]] = {
    "declare": declaration_prospect,
    "reroll": reroll_prospect,
    "proficiency": proficiency_prospect,
    "waive": waive_prospect,
}
