"""Each answer as the table and a menu need it: where it leads, its target, its weapon."""

from functools import lru_cache

from msgspec.structs import replace

from affray.core import Question, Refusal
from affray.core.faces.guide import Offer
from affray.core.words.phrase import Phrase, phrase
from affray.space.plane.formations import centre_of_grid
from affray.space.plane.points import Point, centre_most, distance
from affray.space.plane.turning import QUARTER, wrap_heading
from affray.systems.wargame.content.codes import OUT, REGIMENT
from affray.systems.wargame.content.exact_numbers import bit_numbers
from affray.systems.wargame.guide.measure import RANGE_WORDS, known_band
from affray.systems.wargame.guide.special_odds import known_reach
from affray.systems.wargame.position.answers import (
    END,
    STOP,
    Answer,
    Contact,
    Deploy,
    Drive,
    Fire,
    Fireball,
    Leader,
    Melee,
    Move,
    Number,
    Pick,
    Propose,
    Reform,
    Shoot,
    Use,
    Word,
    write_answer,
)
from affray.systems.wargame.position.contact import visible_miniatures
from affray.systems.wargame.position.spoken_lengths import TENTH
from affray.systems.wargame.position.state import State, Unit, centre_of, index_of, is_alone, is_fielded, size_of
from affray.systems.wargame.rules.attack import harm_of_points
from affray.systems.wargame.rules.move import MarchOutcome
from affray.systems.wargame.turn import moves
from affray.systems.wargame.words.phrases import degrees_of, spot_of


def offers(state: State, question: Question[Answer]) -> tuple[Offer, ...]:
    """Each listed answer, ordinary ones first, then the others, in their order."""
    return tuple(offer(state, question, answer) for answer in (*question.answers, *question.extra))


def offer(state: State, question: Question[Answer], answer: Answer) -> Offer:
    """One listed answer."""
    if isinstance(answer, Deploy):
        return deploy_offer(answer)
    text = write_answer(answer)
    match answer:
        case Word(word):
            return Offer(text, "end" if word in (END, STOP) else "word")
        case Propose():
            return Offer(text, "word")
        case Number(number):
            return number_offer(state, question, number)
        case Leader(unit):
            return Offer(text, "leader", target=unit)
        case Pick(unit):
            return with_target(state, Offer(text, "pick"), unit)
        case Contact(unit):
            return with_target(state, Offer(text, "charge"), unit)
    i = index_of(state, question.who)
    if isinstance(answer, Move | Reform | Drive):
        return move_offer(state, i, answer, text)
    return attack_offer(state, i, answer, text)


@lru_cache(maxsize=4096)
def deploy_offer(answer: Deploy) -> Offer:
    """A place for a unit, which is offered until it is taken."""
    heading = degrees_of(wrap_heading(answer.heading))
    return Offer(write_answer(answer), "deploy", target=answer.unit, spot=spot_of(answer.mark), heading=heading)


def with_target(state: State, found: Offer, name: str) -> Offer:
    """An offer that is aimed at a unit, where it stands."""
    return replace(found, target=name, spot=spot_of(centre_of(state.figures[index_of(state, name)])))


# --- moves ------------------------------------------------------------------------------------------------------------
def move_offer(state: State, i: int, answer: Move | Reform | Drive, text: str) -> Offer:
    """A move of unit i: where it ends, and at whom it is aimed."""
    if isinstance(answer, Drive):
        base = moves.base_of(state.figures[i])
        found = moves.drive_of(state, i, answer.run)
        end = base if isinstance(found, Refusal) else found.end
        struck = () if isinstance(found, Refusal) else found.struck
        return Offer(
            text, "drive", target=struck[0][0] if struck else "", spot=spot_of(end.at), heading=degrees_of(end.heading)
        )
    if isinstance(answer, Reform):
        return walk_offer(state, i, answer, Offer(text, "reform"))
    still = distance(centre_of(state.figures[i]), answer.mark) < TENTH
    return walk_offer(state, i, answer, Offer(text, "away" if answer.away else "turn" if still else "move"))


def walk_offer(state: State, i: int, answer: Move | Reform, found: Offer) -> Offer:
    """A move on foot, a charge where it comes into contact with an enemy; one that is not legal leads nowhere."""
    made = moves.march_of(state, i, answer)
    if isinstance(made, Refusal):
        return found
    place = spot_of(made.at[middle_of(state.figures[i], made)])
    found = replace(found, spot=place, heading=degrees_of(made.heading))
    if not made.touched or not state.house.premeasure:
        return found
    return replace(found, group="charge" if found.group == "move" else found.group, target=made.touched[0])


def middle_of(unit: Unit, made: MarchOutcome) -> int:
    """Which miniature of a unit is the centre-most after a move. [UW-GEO-03]"""
    if unit.formation == REGIMENT:
        return centre_of_grid(len(made.at), made.files, size_of(unit))
    return centre_most(made.at)


# --- attacks ----------------------------------------------------------------------------------------------------------
def attack_offer(state: State, i: int, answer: Answer, text: str) -> Offer:
    """An attack of unit i: at whom, with which weapon. [UW-MEL-01 UW-RNG-03 UW-VEH-10 UW-ABL-04]"""
    match answer:
        case Melee(target, weapon):
            return with_target(state, Offer(text, "melee", item=weapon_name(state, i, weapon)), target)
        case Shoot(target, weapon):
            aimed = with_target(state, Offer(text, "shoot", item=weapon_name(state, i, weapon)), target)
            j = index_of(state, target)
            reached = reach_known(state, i, j, weapon)
            return replace(aimed, allows=shot_phrase(state, i, j, reached), vain=reached == OUT)
        case Use(ability, unit, mark):
            known = known_reach(state, i, answer)
            said = phrase("guide-reach", "UW-ABL-09", "UW-RNG-03", said=RANGE_WORDS[known])
            aimed = with_target(state, Offer(text, "special", item=ability, allows=said, vain=known == OUT), unit)
            return aimed if mark is None else replace(aimed, spot=spot_of(mark))
        case Fire(arc, weapon):
            heading = wrap_heading(state.figures[i].heading + arc * QUARTER)
            return Offer(text, "fire", item=weapon_name(state, i, weapon), heading=degrees_of(heading))
    assert isinstance(answer, Fireball)
    return Offer(text, "fireball", target=name_at_mark(state, answer.mark), spot=spot_of(answer.mark))


def reach_known(state: State, i: int, j: int, weapon: int) -> int:
    """How far a weapon of unit i is known to reach towards unit j before a shot is declared. [UW-RNG-03]"""
    way = distance(centre_of(state.figures[i]), centre_of(state.figures[j]))
    return known_band(state, i, way, weapon=weapon, foe=j)


def shot_phrase(state: State, i: int, j: int, reached: int) -> Phrase:
    """What is known of a shot before it is declared: whether it reaches, and how much of the target is seen. [UW-RNG-01
    UW-RNG-03]"""
    count, whole = len(visible_miniatures(state, i, j)), len(state.figures[j].at)
    return phrase("guide-shot", "UW-RNG-01", "UW-RNG-03", said=RANGE_WORDS[reached], count=count, whole=whole)


def weapon_name(state: State, i: int, place: int) -> str:
    """The weapon of an attack: the one named, the only one, or nothing where several count together. [UW-MIN-06]"""
    arms = state.figures[i].profile.weapons
    return arms[place].id if arms and (state.house.several_weapons or len(arms) == 1) else ""


def name_at_mark(state: State, mark: Point) -> str:
    """The name of the unit with a miniature just there; empty where there is none."""
    return next((unit.id for unit in state.figures if is_fielded(unit) and mark in unit.at), "")


# --- inner choices ----------------------------------------------------------------------------------------------------
def number_offer(state: State, question: Question[Answer], number: int) -> Offer:
    """An inner choice: a miniature with its place, a target, or what is reduced on a vehicle."""
    found, about = Offer(str(number), "number"), question.about
    if question.code == "casualty":
        unit = state.figures[about[0]]
        return replace(found, target=unit.id, spot=spot_of(unit.at[bit_numbers(about[1])[-1 - number]]))
    if question.code == "points":
        return points_offer(state, found, number, *about)
    if question.code == "reduction":
        return with_target(state, found, state.figures[about[2]].id)
    targets = sorted(state.figures[n].id for n in bit_numbers(about[1]))
    return with_target(state, found, targets[number]) if number < len(targets) else found


def points_offer(state: State, found: Offer, points: int, target: int, defense: int, number: int) -> Offer:
    """Points of a vehicle's fire for a unit; those beyond what does as much are in vain. [UW-VEH-12 UW-MEL-05]"""
    foe = state.figures[target]
    harm = harm_of_points(points, defense, number, alone=is_alone(foe))
    least, aimed = harm * defense, replace(found, target=foe.id)
    if points == least:
        return aimed
    return replace(aimed, allows=phrase("guide-points-idle", "UW-VEH-12", "UW-MEL-05", least=least), vain=True)
