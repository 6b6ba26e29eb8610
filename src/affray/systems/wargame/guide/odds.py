"""What attacks promise by exact odds, from the procedures that carry them out."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from affray.core import Question, Refusal
from affray.core.faces.guide import Chance, Phrase, Prospect
from affray.core.words.phrase import phrase
from affray.dice.dist import Dist
from affray.referee import odds
from affray.referee.every import first_choice
from affray.space.plane.bases import rectangle, rectangles
from affray.space.plane.points import distance
from affray.systems.wargame.content.codes import CHOOSE_POINTS, CHOOSE_SHOOT_TARGET, ORDNANCE, OUT, SHORT, VEHICLE
from affray.systems.wargame.guide.harm import MISSED, Harm, brief_chances, expected_harm, harm_chances, loss_spreads
from affray.systems.wargame.guide.measure import NOT_KNOWN, known_band
from affray.systems.wargame.guide.special_odds import use_prospect
from affray.systems.wargame.guide.trial import free_attackers
from affray.systems.wargame.position.answers import (
    Answer,
    Drive,
    Fire,
    Fireball,
    Melee,
    Move,
    Reform,
    Shoot,
    Use,
    write_answer,
)
from affray.systems.wargame.position.state import (
    State,
    Unit,
    centre_of,
    defense_of,
    dice_of,
    index_of,
    is_fielded,
    most_losses,
    starting_value,
)
from affray.systems.wargame.rules.attack import Exchange, free_attack, melee, overrun
from affray.systems.wargame.rules.attack_dice import Rolling, ranged_roll
from affray.systems.wargame.rules.fireball import LEAST_EVENS, Burst, fireball, is_success, marker_place
from affray.systems.wargame.rules.ranged import Arrived, arc_range, vehicle_fire, volley
from affray.systems.wargame.turn import moves
from affray.systems.wargame.turn.after_an_attack import range_of
from affray.systems.wargame.turn.attacks import (
    Clash,
    burst_quotient,
    clash_of,
    fire_targets,
    free_attack_of,
    mark_of,
    miniatures_under,
    party_of,
    shot_of,
)

AS_IT_STANDS = phrase("guide-policy-plain")
ALL = 10**6
"""More points than any attack sums to: what a vehicle under fire can take."""
A_HIT = 8
"""So many Defenses' worth of points about destroys a vehicle, by the eight faces of its damage roll."""


def prospects(state: State, question: Question[Answer], target: str = "") -> tuple[Prospect, ...]:
    """What each listed answer that rolls dice promises; those aimed at one unit where it is named."""
    if question.code != "act" or question.inner:
        return ()
    i = index_of(state, question.who)
    made = (prospect(state, i, answer, target) for answer in question.answers)
    return tuple(outlook for outlook in made if outlook is not None)


def prospect(state: State, i: int, answer: Answer, target: str = "") -> Prospect | None:
    """What an answer of unit i promises; None for one that rolls nothing, or is not aimed at the unit named."""
    match answer:
        case Melee(name):
            return melee_prospect(state, i, answer) if target in ("", name) else None
        case Shoot(name):
            return shot_prospect(state, i, answer) if target in ("", name) else None
        case Fire():
            return fire_prospect(state, i, answer, target)
        case Fireball():
            return fireball_prospect(state, i, answer, target)
        case Use(_, name):
            return use_prospect(state, i, answer) if target in ("", name) else None
        case Drive():
            return drive_prospect(state, i, answer, target)
        case Move() | Reform():
            return leaving_prospect(state, i, answer, target)
    return None


def prospect_of(answer: Answer, rolled: Rolling, harms: Sequence[Harm], policy: Phrase) -> Prospect:
    """A prospect: what is added to the dice, and what the units may suffer."""
    score = rolled.throw.bonus
    return Prospect(
        write_answer(answer),
        score,
        rolled.added,
        harm_chances(harms),
        policy,
        spreads=loss_spreads(harms),
        brief=brief_chances(harms),
    )


# --- melee ------------------------------------------------------------------------------------------------------------
def exchange_odds(procedure: Callable[..., Exchange], found: Clash) -> tuple[Dist[int], Dist[int]]:
    """How likely each quotient of both strikes is: of the first, and of the one that comes back."""
    made = odds(procedure, found.strike, found.struck_back, policy=first_choice)
    return made.map(lambda exchange: exchange.to_defender), made.map(lambda exchange: exchange.to_attacker)


def melee_prospect(state: State, i: int, answer: Melee) -> Prospect:
    """What a melee attack promises. [UW-MEL-04 UW-MEL-05 UW-MEL-06 UW-MOR-01]"""
    j = index_of(state, answer.target)
    found = clash_of(state, i, j, answer.weapon)
    there, back = exchange_odds(melee, found)
    harms = (expected_harm(state, j, i, (there,)), expected_harm(state, i, j, (back,)))
    policy = AS_IT_STANDS if found.back.throw.dice else phrase("guide-policy-no-dice", "UW-MEL-10", whom=answer.target)
    return prospect_of(answer, found.rolled, harms, policy)


def leaving_prospect(state: State, i: int, answer: Move | Reform, target: str) -> Prospect | None:
    """What the free attacks on a unit that moves out of melees do; None where nobody has one. [UW-MEL-09]"""
    made = moves.march_of(state, i, answer) if state.marks else None
    if made is None or isinstance(made, Refusal) or not made.placed:
        return None
    gone = moves.is_off(state, moves.march_end(state, i, made))
    shapes = () if gone else rectangles(moves.bases_after(state.figures[i], made))
    strikers = free_attackers(state, i, shapes)
    if not strikers or target not in ("", *(state.figures[j].id for j in strikers)):
        return None
    attacks = free_attack_odds(state, i, strikers)
    names = tuple(state.figures[j].id for j in strikers)
    policy = phrase("guide-policy-free", "UW-MEL-09", names=names)
    return prospect_of(answer, Rolling(), (expected_harm(state, i, strikers[0], attacks),), policy)


def free_attack_odds(state: State, i: int, strikers: Iterable[int]) -> tuple[Dist[int], ...]:
    """How likely each quotient of the free attacks of these units on unit i is. [UW-MEL-09]"""
    found = (free_attack_of(state, i, j) for j in strikers)
    return tuple(odds(free_attack, entry[1], policy=first_choice) for entry in found if entry is not None)


# --- ranged -----------------------------------------------------------------------------------------------------------
def shot_prospect(state: State, i: int, answer: Shoot) -> Prospect:
    """What a ranged attack promises. Where the distance is not known, it is taken to be in range. [UW-RNG-03 UW-RNG-04
    UW-RNG-05 UW-ORD-07]"""
    j = index_of(state, answer.target)
    far = distance(centre_of(state.figures[i]), centre_of(state.figures[j]))
    reached = known_band(state, i, far, weapon=answer.weapon, foe=j)
    band = SHORT if reached == NOT_KNOWN else reached
    rolled, strike = shot_of(state, i, j, answer.weapon, band)
    found = Dist.sure(MISSED) if band == OUT else odds(volley, strike, band, policy=first_choice)
    dice = Rolling() if band == OUT else rolled
    return prospect_of(answer, dice, (expected_harm(state, j, i, (found,)),), range_policy(state, i, reached))


def range_policy(state: State, i: int, reached: int) -> Phrase:
    """What is assumed of the distance. [UW-RNG-03 UW-ORD-07]"""
    if reached == NOT_KNOWN:
        short = int(state.figures[i].profile.type == ORDNANCE)
        return phrase("guide-policy-if-in-range", "UW-RNG-03", short=short)
    return phrase("guide-policy-out", "UW-RNG-03") if reached == OUT else AS_IT_STANDS


class Division(NamedTuple):
    """How the fire of a vehicle is divided in the guide's odds: `wanted` are the targets with the points that each can take,
    the dearest first, `asked` all in the order in which they are asked about. Each gets points that remove whole
    miniatures, as far as those before it have left any. [UW-VEH-12]"""

    wanted: tuple[tuple[int, int], ...]
    asked: tuple[int, ...]

    def __call__(self, who: int, what: int, most: int, x: int, y: int, z: int, /) -> int:
        """The answer to a choice of the vehicle's fire, or of what is reduced: then the first."""
        if what == CHOOSE_SHOOT_TARGET:
            return 0
        if what != CHOOSE_POINTS:
            return self.asked.index(self.wanted[0][0])
        rank = [unit for unit, _ in self.wanted].index(x)
        later = self.asked[self.asked.index(x) + 1 :]
        kept = sum(need for unit, need in self.wanted[:rank] if unit in later)
        return max(0, min(self.wanted[rank][1], most - kept)) // y * y


def fire_prospect(state: State, i: int, answer: Fire, target: str) -> Prospect | None:
    """What the fire of a vehicle promises, divided so that it removes most. [UW-VEH-11 UW-VEH-12 UW-VEH-13]"""
    unit, aimed = state.figures[i], fire_targets(state, i, answer.arc)
    names = tuple(state.figures[j].id for j in aimed)
    if target and target not in names:
        return None
    far = arc_range(answer.arc, range_of(unit, state.house, answer.weapon))
    lengths = (distance(centre_of(unit), centre_of(state.figures[j])) for j in aimed)
    bands = [known_band(state, i, length, answer.arc, answer.weapon) for length in lengths]
    marks = tuple(
        mark_of(state, i, j, far)._replace(in_range=int(reached != OUT))
        for j, reached in zip(aimed, bands, strict=True)
    )
    order = sorted(
        zip(aimed, bands, strict=True), key=lambda pair: (pair[1] == OUT, -point_value(state.figures[pair[0]]))
    )
    division = Division(tuple((j, points_to_remove(state.figures[j])) for j, _ in order), aimed)
    rolled = ranged_roll(party_of(unit, answer.weapon), state.house)
    made = odds(vehicle_fire, i, rolled.throw, marks, state.house, policy=division)
    harms = [expected_harm(state, j, i, (target_odds(made, n),)) for n, j in enumerate(aimed)]
    return prospect_of(answer, rolled, harms, fire_policy(state, tuple(j for j, _ in order), bands))


def target_odds(made: Dist[tuple[Arrived, ...]], place: int) -> Dist[int]:
    """How likely each quotient is of what reaches one target of a vehicle's fire. [UW-VEH-12]"""
    return made.map(lambda shares: shares[place].quotient if shares[place].points else MISSED)


def points_to_remove(unit: Unit) -> int:
    """How many points of an attack a unit can take until it is gone. [UW-MEL-05 UW-HERO-04]"""
    return ALL if unit.profile.type == VEHICLE else most_losses(unit) * defense_of(unit)


def point_value(unit: Unit) -> float:
    """The points of an army list that a point of fire at a unit is about worth."""
    need = A_HIT * defense_of(unit) if unit.profile.type == VEHICLE else points_to_remove(unit)
    return float(starting_value(unit)) / need


def fire_policy(state: State, order: Iterable[int], bands: Sequence[int]) -> Phrase:
    """How the fire is divided, and what is assumed of the distances. [UW-VEH-12]"""
    names = tuple(state.figures[j].id for j in order)
    dice, unsure = state.house.vehicle_split, int(NOT_KNOWN in bands)
    return phrase("guide-policy-fire", "UW-VEH-12", names=names, dice=dice, unsure=unsure)


# --- fireballs --------------------------------------------------------------------------------------------------------
def fireball_prospect(state: State, i: int, answer: Fireball, target: str) -> Prospect | None:
    """What a fireball promises against all that it covers. [UW-ABL-04]"""
    unit = state.figures[i]
    place = marker_place(centre_of(unit), answer.mark)
    hits = [
        (j, len(miniatures_under(state, troop, place))) for j, troop in enumerate(state.figures) if is_fielded(troop)
    ]
    hits = [(j, count) for j, count in hits if count]
    if target and target not in (state.figures[j].id for j, _ in hits):
        return None
    made = odds(fireball, *dice_of(unit), policy=first_choice)
    harms = [expected_harm(state, j, i, (burn_odds(made, state.figures[j], count),)) for j, count in hits]
    found = prospect_of(answer, Rolling(), harms, phrase("guide-policy-fireball", "UW-ABL-04"))
    made_at_all = made.chance(lambda burst: is_success(burst) != 0)
    comes = Chance(phrase("guide-comes-about", "UW-ABL-04", need=LEAST_EVENS), float(made_at_all))
    return replace(found, chances=(comes, *found.chances), brief=(comes, *found.brief) if found.brief else ())


def burn_odds(made: Dist[Burst], unit: Unit, count: int) -> Dist[int]:
    """How likely each quotient of a fireball is against a unit with so many miniatures under it. [UW-ABL-04]"""
    return made.map(lambda burst: burst_quotient(unit, count, burst) if is_success(burst) else MISSED)


# --- vehicles ---------------------------------------------------------------------------------------------------------
def drive_prospect(state: State, i: int, answer: Drive, target: str) -> Prospect | None:
    """What a vehicle does to the units that it runs over, each as it stands now, and they to it; None where there are
    none. [UW-VEH-05 UW-VEH-06 UW-VEH-07 UW-VEH-08 UW-MEL-09]"""
    made = moves.drive_of(state, i, answer.run)
    if isinstance(made, Refusal) or not made.placed:
        return None
    shapes = () if moves.is_off(state, made.end.at) else (rectangle(moves.stop_of(state, i, made)),)
    own = list(free_attack_odds(state, i, free_attackers(state, i, shapes)))
    rolled, harms = Rolling(), []
    for name, reached in made.struck:
        j = index_of(state, name)
        found = moves.overrun_of(state, i, j, reached, int(answer.run.reverse))
        if found is not None:
            there, back = exchange_odds(overrun, found)
            harms.append(expected_harm(state, j, i, (there,)))
            rolled = found.rolled
            own += [back] if found.back.throw.dice else []
    if not (own or harms) or target not in ("", *(harm.unit.id for harm in harms)):
        return None
    return prospect_of(
        answer, rolled, (*harms, expected_harm(state, i, i, own)), phrase("guide-policy-drive", "UW-VEH-05")
    )
