"""The open question in words, what the numbers of an inner choice stand for, and every answer as a label."""

from collections.abc import Callable, Mapping

from affray.core import Phrase, Prompt, Question, Refusal
from affray.core.faces.picture import Spot
from affray.core.ties import next_thrower
from affray.core.words.event_words import ROLL, Args
from affray.core.words.texts import ENGLISH, slug
from affray.referee import DiceNeeded, Needed
from affray.space.plane.formations import file_of, rank_of
from affray.space.plane.measure import INCH, write_inches
from affray.space.plane.points import centroid, distance
from affray.space.plane.turning import turn_between
from affray.systems.wargame.content.codes import (
    ACTION_NAMES,
    FACING_NAMES,
    REDUCTION_NAMES,
    REGIMENT,
    ROLL_ORDER,
)
from affray.systems.wargame.content.events import CODES
from affray.systems.wargame.content.exact_numbers import bit_numbers, counted_parts
from affray.systems.wargame.position import answers
from affray.systems.wargame.position.spoken_lengths import (
    NAMED_PIVOTS,
    TENTH,
    distance_args,
    facing_phrase,
    gap_args,
    inches_phrase,
    spot_text,
    way_args,
    whole_degrees,
)
from affray.systems.wargame.position.state import (
    ACT,
    NOBODY,
    State,
    Unit,
    centre_of,
    has_turns,
    index_of,
    is_alone,
    is_fielded,
    is_of_several,
)
from affray.systems.wargame.rules.attack import harm_of_points
from affray.systems.wargame.rules.move import MarchOutcome
from affray.systems.wargame.rules.order_and_actions import activatable_units, owed_action
from affray.systems.wargame.rules.vehicle_move import DriveOutcome as Driven
from affray.systems.wargame.rules.vehicle_move import Go, Part, Turn
from affray.systems.wargame.turn import moves, sequence
from affray.systems.wargame.turn.activation import act_answers, acting_unit, active_unit, intended_action
from affray.systems.wargame.turn.attacks import fire_targets, range_bands
from affray.systems.wargame.turn.deployment import waiting_units
from affray.systems.wargame.turn.special_effects import special_named
from affray.systems.wargame.words.facts import TEXTS
from affray.systems.wargame.words.phrases import deploy_label, exact_label, exact_steps, spot_of
from affray.systems.wargame.words.rulings import names_nobody, ruling_label, talk_args

Asked = Question[answers.Answer]
Labels = tuple[str, ...]


def prompt(state: State, question: Asked, needed: Needed | None, language: str = ENGLISH) -> Prompt:
    """The open question in words."""
    side = state.sides[question.side] if question.side >= 0 else ""
    args: Args = {"named": int(question.who != ""), "who": question.who, "side": side}
    if isinstance(needed, DiceNeeded):
        if needed.why == ROLL_ORDER:
            args["side"] = side = state.sides[next_thrower(players_rolling(state), needed.before)]
        thrower = "figure" if question.who else "side" if side else "game"
        roll = CODES[needed.why].code.removeprefix(ROLL)
        thrown: Args = {"number": needed.n, "sides": needed.die, "thrower": thrower, "roll": roll}
        return Prompt(TEXTS.say(language, "prompt-dice", **args, **thrown))
    message = f"prompt-{slug(question.code)}"
    if question.inner:
        more, labels = INNER[question.code](state, question, language)
        text = TEXTS.say(language, message, **args, **more)
        return Prompt(text, labels, choice_numbers(question), chosen=chosen_places(state, question))
    more = OUTER[question.code](state, question) if question.code in OUTER else {}
    return Prompt(TEXTS.say(language, message, **args, **more))


def players_rolling(state: State) -> tuple[int, ...]:
    """The sides that roll for the order of turns. [UW-TURN-01]"""
    return tuple(side for side in range(len(state.sides)) if has_turns(state, side))


def leader_args(state: State, question: Asked) -> Args:
    """Whether it is a battle of three or more. [UW-VIC-06]"""
    return {"several": int(is_of_several(state))}


# --- questions between actions ----------------------------------------------------------------------------------------
def deploy_args(state: State, question: Asked) -> Args:
    """How many units are left to deploy. [UW-VIC-01]"""
    return {"left": len(waiting_units(state, question.side))}


def pick_args(state: State, question: Asked) -> Args:
    """Which round it is, and whether units that failed their morale come first. [UW-TURN-02 UW-TURN-03]"""
    first = activatable_units(sequence.ready_units(state), question.side)
    shaken = any(state.figures[i].body.token for i in first)
    return {"round": state.round, "rounds": state.aim.rounds, "shaken": int(shaken)}


def act_args(state: State, question: Asked) -> Args:
    """How many actions are left, and what the next one must be. [UW-TURN-04 UW-TURN-07 UW-TURN-08]"""
    unit = active_unit(state)
    due = owed_action(unit)
    return {"left": unit.progress.left, "owed": slug(ACTION_NAMES[due]) if due >= 0 else "free"}


OUTER: Mapping[str, Callable[[State, Asked], Args]] = {
    "leader": leader_args,
    "deploy": deploy_args,
    "pick": pick_args,
    "act": act_args,
    "ruling": talk_args,
    "agree": talk_args,
    "amended": talk_args,
}
"""What the prompts of these questions tell besides who is asked."""


# --- inner choices ----------------------------------------------------------------------------------------------------
def reduction_choice(state: State, question: Asked, language: str) -> tuple[Args, Labels]:
    """What is reduced on which vehicle. [UW-VEH-14]"""
    score, bits, vehicle = question.about
    labels = (TEXTS.say(language, "choice-reduction", reduction=REDUCTION_NAMES[n]) for n in bit_numbers(bits))
    return {"score": score, "whom": state.figures[vehicle].id}, tuple(labels)


def points_choice(state: State, question: Asked, language: str) -> tuple[Args, Labels]:
    """How many points of its score a vehicle's fire has for a target, and how many fall of it, or how often a hero or
    a vehicle is hit. [UW-VEH-12 UW-MEL-05]"""
    target, defense, number = question.about
    foe, most = state.figures[target], len(question.answers) - 1
    alone = is_alone(foe)

    def label_of(n: int) -> str:
        gone = harm_of_points(n, defense, number, alone=alone)
        return TEXTS.say(language, "choice-points", points=n, alone=int(alone), gone=gone)

    labels = tuple(label_of(n) for n in range(most + 1))
    return {"most": most, "whom": foe.id, "defense": defense, "number": number}, labels


def target_labels(state: State, bits: int, language: str) -> Labels:
    """The targets of a vehicle's fire, in the order of their ids. [UW-VEH-12]"""
    names = sorted(state.figures[i].id for i in bit_numbers(bits))
    return tuple(TEXTS.say(language, "choice-target", whom=name) for name in names)


def die_target_choice(state: State, question: Asked, language: str) -> tuple[Args, Labels]:
    """Which target gets a die, or none. [UW-VEH-12]"""
    face, bits, _ = question.about
    return {"face": face}, (*target_labels(state, bits, language), TEXTS.say(language, "choice-nobody"))


def shoot_target_choice(state: State, question: Asked, language: str) -> tuple[Args, Labels]:
    """Which target gets what Shoot adds. [UW-VEH-12]"""
    bonus, bits, _ = question.about
    return {"bonus": bonus}, target_labels(state, bits, language)


def casualty_choice(state: State, question: Asked, language: str) -> tuple[Args, Labels]:
    """Which miniature of a unit falls, by its number and its place when the action began; which it is of how many that
    fall, and whether some of those left may not be chosen. [UW-MEL-11]"""
    i, bits, choice = question.about
    unit = state.figures[i]
    left, nth, whole = counted_parts(choice)
    labels = (
        TEXTS.say(language, "choice-miniature", place=place + 1, **loss_place_args(unit, place))
        for place in reversed(bit_numbers(bits))
    )
    return {"whom": unit.id, "nth": nth, "of": whole, "barred": int(left != bits)}, tuple(labels)


def chosen_places(state: State, question: Asked) -> tuple[Spot, ...]:
    """Where the miniatures stood that have fallen in this action, or been chosen to. [UW-MEL-11]"""
    if question.code != "casualty":
        return ()
    i, _, choice = question.about
    left, _, _ = counted_parts(choice)
    return tuple(spot_of(at) for place, at in enumerate(state.figures[i].at) if not left >> place & 1)


def loss_place_args(unit: Unit, place: int) -> Args:
    """Where a miniature stands in its unit: in which rank and file of a regiment; else, with rank 0, in the middle or how
    far from there in which direction. [UW-GEO-06]"""
    if unit.formation == REGIMENT:
        file = file_of(place, unit.files)
        end = "left" if file == 0 else "right" if file == unit.files - 1 else "none"
        return {"rank": rank_of(place, unit.files) + 1, "file": file + 1, "end": end}
    middle, at = centroid(unit.at), unit.at[place]
    return {"rank": 0, "central": int(distance(middle, at) < INCH // 2), **way_args(middle, at)}


def choice_numbers(question: Asked) -> tuple[int, ...]:
    """The numbers that stand for the choices themselves: points, or miniatures by their numbers; else none."""
    if question.code == "points":
        return tuple(range(len(question.answers)))
    return tuple(place + 1 for place in reversed(bit_numbers(question.about[1]))) if question.code == "casualty" else ()


INNER: Mapping[str, Callable[[State, Asked, str], tuple[Args, Labels]]] = {
    "reduction": reduction_choice,
    "points": points_choice,
    "die_target": die_target_choice,
    "shoot_target": shoot_target_choice,
    "casualty": casualty_choice,
}
"""How the inner choices are put, by the question's code."""


# --- answers ----------------------------------------------------------------------------------------------------------
def label(state: State, answer: answers.Answer, language: str = ENGLISH) -> str:
    """An answer in words: moves with their length, bearing and the enemies that they touch, attacks with their targets.
    An answer of nobody stays as it is written."""
    if is_of_nobody(state, answer):
        return answers.write_answer(answer)
    if isinstance(answer, answers.Deploy):
        return deploy_label(answer, state.figures[index_of(state, answer.unit)].initial, language)
    found = intended_action(state, answer) if state.act is not None else answer
    if isinstance(answer, answers.Contact) and (isinstance(found, Refusal) or not state.house.premeasure):
        there = is_on_field(state, answer.unit)
        far = gap_args(*acting_and_other(state, answer.unit), state.house) if there else {}
        return TEXTS.say(language, "label-contact", whom=answer.unit, seen=int(bool(far)), **far)
    assert not isinstance(found, Refusal)
    match found:
        case answers.Move() | answers.Reform() | answers.Drive():
            kind, args = move_label(state, found)
        case answers.Melee() | answers.Shoot() | answers.Fire() | answers.Fireball() | answers.Use():
            kind, args = attack_label(state, found)
        case _:
            kind, args = order_label(state, found)
    text = TEXTS.say(language, f"label-{kind}", **args)
    if state.phase != ACT or not isinstance(answer, answers.Move):
        return text
    step = exact_steps(act_answers(state), state.figures[acting_unit(state)]).get(answer)
    return text if step is None else exact_label(text, answer, step, language)


def is_of_nobody(state: State, answer: answers.Answer) -> bool:
    """Whether an answer, which is not legal then, is an action where no unit acts, or names a unit that is not there."""
    match answer:
        case answers.Word() | answers.Number() | answers.Pick() | answers.Leader() | answers.Special():
            return False
        case answers.Propose() | answers.Amend():
            return names_nobody(state, answer.effects)
        case answers.Deploy():
            return index_of(state, answer.unit) == NOBODY
        case answers.Shoot():
            return state.act is None or not is_on_field(state, answer.target)
    return state.act is None


def is_on_field(state: State, name: str) -> bool:
    """Whether a name is that of a unit on the field."""
    return (j := index_of(state, name)) != NOBODY and is_fielded(state.figures[j])


def acting_and_other(state: State, name: str) -> tuple[Unit, Unit]:
    """The unit that acts, and one by its name."""
    return state.figures[acting_unit(state)], state.figures[index_of(state, name)]


def order_label(state: State, answer: answers.Answer) -> tuple[str, Args]:
    """The message of a label about activation, or a word."""
    match answer:
        case answers.Word(word):
            return slug(word), {}
        case answers.Pick(unit):
            return "unit", {"who": unit}
        case answers.Leader(unit):
            return "leader", {"who": unit}
        case answers.Special() | answers.Propose() | answers.Amend():
            return ruling_label(state, answer)
    assert isinstance(answer, answers.Number)
    return "number", {"number": answer.number}


# --- moves ------------------------------------------------------------------------------------------------------------
def move_label(state: State, answer: answers.Answer) -> tuple[str, Args]:
    """The message of a label about a move, with where it leads. [UW-MOVE-01 UW-MOVE-06 UW-VEH-03]"""
    i = acting_unit(state)
    if isinstance(answer, answers.Drive):
        return "drive", {**drive_end_args(state, i, answer), **drive_way_args(answer)}
    args = march_end_args(state, i, answer)
    if isinstance(answer, answers.Reform):
        return "reform", {**args, "files": answer.files, **heading_args(answer.heading)}
    assert isinstance(answer, answers.Move)
    start = centre_of(state.figures[i])
    args |= {"at": spot_text(answer.mark), "away": int(answer.away), **heading_args(answer.heading)}
    if distance(start, answer.mark) < TENTH:
        by = turn_phrase(state.figures[i].heading, answer.heading)
        return "turn", {**args, "by": by, "turned": int(by.args["degrees"] != 0)}
    return "move", {**args, **way_args(start, answer.mark)}


def heading_args(heading: int | None) -> Args:
    """Where the unit looks afterwards, if the answer says so."""
    return {"turned": int(heading is not None), "heading": facing_phrase(heading or 0)}


def turn_phrase(before: int, after: int | None) -> Phrase:
    """How far and which way a unit turns, to its left or right."""
    by = 0 if after is None else turn_between(before, after)
    return Phrase("drive-right" if by < 0 else "drive-left", {"degrees": whole_degrees(abs(by))})


def march_end_args(state: State, i: int, answer: answers.Answer) -> Args:
    """The enemies that a unit touches at the end of its move, where that may be measured, and whether it is placed in
    order. [UW-MOVE-04 UW-MOVE-05 UW-MOVE-07]"""
    found = moves.march_of(state, i, answer)
    touched = found.touched if isinstance(found, MarchOutcome) and state.house.premeasure else ()
    return {"foes": touched, "end": end_word(found)}


def end_word(found: Driven | MarchOutcome | Refusal) -> str:
    """What becomes of a unit that moves so: placed, disordered, or it stays; unknown where the move is not legal."""
    if isinstance(found, Refusal):
        return "unknown"
    return "stays" if not found.placed else "disordered" if found.disordered else "placed"


def drive_end_args(state: State, i: int, answer: answers.Drive) -> Args:
    """The units that a vehicle runs over on its way, and whether it is placed in order. [UW-VEH-03 UW-VEH-05]"""
    found = moves.drive_of(state, i, answer.run)
    struck = () if isinstance(found, Refusal) else tuple(name for name, _ in found.struck)
    return {"foes": struck, "end": end_word(found)}


def drive_way_args(answer: answers.Drive) -> Args:
    """The parts of a vehicle's move. [UW-VEH-03 UW-VEH-04]"""
    return {"reverse": int(answer.run.reverse), "drive": tuple(map(part_phrase, answer.run.parts))}


def part_phrase(part: Part) -> Phrase:
    """A leg or a pivot of a vehicle's move."""
    if isinstance(part, Go):
        return inches_phrase(part.length)
    assert isinstance(part, Turn)
    side, degrees = "right" if part.angle < 0 else "left", whole_degrees(abs(part.angle))
    return Phrase(f"run-{side}-{degrees}") if degrees in NAMED_PIVOTS else Phrase(f"drive-{side}", {"degrees": degrees})


# --- attacks ----------------------------------------------------------------------------------------------------------
def attack_label(state: State, answer: answers.Answer) -> tuple[str, Args]:
    """The message of a label about an attack. [UW-MEL-01 UW-RNG-03 UW-VEH-12 UW-ABL-04]"""
    i = acting_unit(state)
    match answer:
        case answers.Melee(target, weapon):
            return "melee", {"whom": target, **weapon_args(state, i, weapon)}
        case answers.Shoot(target, weapon):
            far = distance_args(*acting_and_other(state, target), state.house)
            return "shoot", {
                "whom": target,
                "ranges": range_texts(state, i, weapon),
                **far,
                **weapon_args(state, i, weapon),
            }
        case answers.Fire(arc, weapon):
            foes = tuple(state.figures[j].id for j in fire_targets(state, i, arc))
            return "fire", {"facing": FACING_NAMES[arc], "foes": foes, **weapon_args(state, i, weapon)}
        case answers.Use(ability, target, mark):
            placed: Args = {"moved": int(mark is not None), "at": "" if mark is None else spot_text(mark)}
            return "use", {"ability": ability, "whom": target, **placed, **reach_args(state, i, answer)}
    assert isinstance(answer, answers.Fireball)
    step = TENTH if state.house.premeasure else INCH
    start = centre_of(state.figures[i])
    return "fireball", {**way_args(start, answer.mark, step), "at": spot_text(answer.mark, step)}


def reach_args(state: State, i: int, answer: answers.Use) -> Args:
    """How far the unit is that a special is used on, and how far it reaches; `seen` 0 where there is nothing to say. [UW-ABL-09]"""
    unit, j = state.figures[i], index_of(state, answer.unit)
    special = special_named(state, unit, answer.ability)
    if special is None or j in (i, NOBODY) or not is_fielded(state.figures[j]):
        return {"seen": 0}
    return {"seen": 1, "range": f"{special.range:g}", **distance_args(unit, state.figures[j], state.house)}


def range_texts(state: State, i: int, weapon: int) -> tuple[str, ...]:
    """The ranges of a weapon in inches, the short one of ordnance first. [UW-RNG-03 UW-ORD-07]"""
    return tuple(write_inches(far) for far in dict.fromkeys(range_bands(state.figures[i], state.house, weapon)))


def weapon_args(state: State, i: int, weapon: int) -> Args:
    """The weapon of an attack, where each attack names one. [UW-MIN-06]"""
    arms = state.figures[i].profile.weapons
    if not state.house.several_weapons or weapon >= len(arms):
        return {"armed": 0, "weapon": ""}
    return {"armed": 1, "weapon": arms[weapon].id}
