"""What commitments promise by exact odds: each roll that an answer comes to, from the functions that play it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from affray.core import Question
from affray.core.faces.guide import Chance, Phrase, Prospect, Spread
from affray.core.fight_state import NOBODY
from affray.core.words.phrase import Value, phrase
from affray.referee import Live
from affray.referee.live import Needed
from affray.systems.fortmayn.conflict import duel, planning, resolve
from affray.systems.fortmayn.content.codes import BODY, POOL_NAMES
from affray.systems.fortmayn.content.events import CODES
from affray.systems.fortmayn.guide import choices, ounce, table
from affray.systems.fortmayn.guide.choices import NoDice
from affray.systems.fortmayn.guide.rolls import TALK, Outcome, Roll, duel_rolls, plan_rolls, risk_rolls
from affray.systems.fortmayn.position import plan_words
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.answers import write_answer
from affray.systems.fortmayn.position.conflict_answers import Declare
from affray.systems.fortmayn.position.delve_answers import Confirm
from affray.systems.fortmayn.position.phase import person_index
from affray.systems.fortmayn.position.seats import at_table
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.turn.company_deeds import BY_VOTE
from affray.systems.fortmayn.turn.phases import phase_of

OUNCE = "ounce_declare"
"""The state in which plans are declared."""
RISKY = ("scene", "parley", "declare", "ruling")
"""The states whose answers may lead to a risk."""
UNLIKELY = 0.25
"""A chance to overcome all Difficulty Dice in one roll below which it is told how likely the roll removes any."""
UNCERTAIN = ("scene", "parley", "rest", OUNCE)
"""The states whose answers may begin with a usage die, or with the oracle."""


# --- what is asked ----------------------------------------------------------------------------------------------------
def prospects(state: State, question: Question[Answer], target: str = "") -> tuple[Prospect, ...]:
    """The prospects of each listed answer that rolls dice, its rolls joined. With `target` only those aimed at that
    figure."""
    if question.inner:
        return choice_prospects(state, question)
    found: list[Prospect] = []
    for answer in question.answers:
        rolls = answer_rolls(state, question, answer)
        if not rolls and not target:
            found += uncertain_prospects(state, answer)
        if rolls and (not target or any(roll.aim.whom == target for roll in rolls)):
            found.append(joint_prospect(answer, rolls))
    return tuple(found)


def choice_prospects(state: State, question: Question[Answer]) -> tuple[Prospect, ...]:
    """The prospects of the answers to a choice in the middle of a roll; nothing where nothing is uncertain."""
    if question.code == choices.SAVE:
        return choices.save_prospects(state, question)
    if question.code == choices.WATCH:
        return tuple(joint_prospect(answer, [roll]) for answer, roll in choices.alert_rolls(state, question))
    return ()


def uncertain_prospects(state: State, answer: Answer) -> tuple[Prospect, ...]:
    """The prospects of an answer that rolls no pool. None at a table, where the game master knows."""
    known = at_table(state) or state.phase not in UNCERTAIN or isinstance(answer, BY_VOTE)
    return () if known else choices.uncertain_prospects(state, answer)


def promise(state: State, question: Question[Answer], answer: Answer) -> tuple[Prospect, ...]:
    """The prospects of a legal answer, one for each roll that follows from it."""
    found = tuple(joint_prospect(answer, [roll]) for roll in answer_rolls(state, question, answer))
    return found or (() if question.inner else uncertain_prospects(state, answer))


def answer_rolls(state: State, question: Question[Answer], answer: Answer) -> list[Roll]:
    """The rolls that follow from a legal answer, as far as they are known: those of a plan, or of all plans confirmed;
    of a risk declared, confirmed or ruled on; of a duel."""
    if question.inner or isinstance(answer, BY_VOTE):
        return []
    if at_table(state):
        return list(table.table_rolls(state, answer))
    if state.phase == OUNCE:
        return list(ounce_rolls(state, answer))
    if state.phase == duel.DUEL:
        return list(duel_rolls(state, answer))
    if state.phase not in RISKY:
        return []
    after = after_answer(state, answer)
    return [] if after is None or after.risk is None else list(risk_rolls(after))


def ounce_rolls(state: State, answer: Answer) -> Iterator[Roll]:
    """The rolls of a declared plan, or of all plans confirmed with the attacks of the foes."""
    if isinstance(answer, Confirm):
        yield from ounce.all_rolls(state)
    if not isinstance(answer, Declare):
        return
    plan = planning.read_plan(answer)
    i = person_index(state, plan.who)
    if i != NOBODY:
        yield from (ounce.coming_rolls if ounce.is_open_stand(plan) else plan_rolls)(state, i, plan)


def after_answer(state: State, answer: Answer) -> State | None:
    """The state after an answer; None where it waits for dice or a choice."""
    try:
        return phase_of(state).play(Live(NoDice(), CODES, quiet=1), state, answer)
    except Needed:
        return None


# --- in numbers -------------------------------------------------------------------------------------------------------
def joint_prospect(answer: Answer, rolls: Sequence[Roll]) -> Prospect:
    """One prospect for several rolls of an answer. Its dice and their sources are those of the first."""
    first = rolls[0]
    return Prospect(
        write_answer(answer),
        sum(part.value for part in first.parts),
        first.parts,
        tuple(chance for roll in rolls for chance in roll_chances(roll)),
        policy_phrase(first),
        spreads=tuple(spread for roll in rolls for spread in roll_spreads(roll)),
        brief=tuple(brief_chances(rolls)),
    )


def policy_phrase(roll: Roll) -> Phrase:
    """What is rolled and what is assumed: how armor saves, and that there may be fewer dice by then."""
    worn = int(roll.pool == BODY and any(end.stand.shield.die or end.stand.armor.die for end, _ in roll.ends.items()))
    return phrase(
        "guide-policy-roll", "FT-TEST-01", dice=roll.dice, die=roll.die, pool=POOL_NAMES[roll.pool], dd=roll.aim.dd,
        kind=roll.kind, worn=worn, later=int(roll.after > 0),
    )  # fmt: skip


def roll_chances(roll: Roll) -> tuple[Chance, ...]:
    """The numbers of a roll: the chance that no Difficulty Dice are left, the mean dice lost, and the chance that the
    roller is out (of Action, of a talk, or of HEAD Dice). [FT-TEST-03 FT-MELEE-08 FT-SOC-02]"""
    down = Chance(target_phrase("guide-down", roll, "FT-TEST-03"), float(roll.ends.chance(is_overcome)))
    if roll.kind == plan_words.SHOOT:
        used = float(roll.ends.chance(lambda end: end.used != 0))
        return (down, choices.wear_chance(used)) if used else (down,)
    mean = float(roll.ends.mean(lambda end: end.lost))
    harm = Chance(phrase("guide-lost", "FT-TEST-05", who=roll.who), mean, points=True), out_chance(roll), *worn(roll)
    return harm if is_only_suffered(roll) else (down, *harm)


def worn(roll: Roll) -> Iterator[Chance]:
    """The chance that a blow wears down the armor or shield of the other in a duel, where it can. [FT-ARM-02 FT-FILL-12]"""
    chance = float(roll.ends.chance(lambda end: end.used != 0))
    if chance:
        yield Chance(phrase("guide-worn", "FT-ARM-02", whom=roll.aim.whom), chance)


def is_only_suffered(roll: Roll) -> bool:
    """Whether a roll cannot hurt the foe that attacks: a shot, or a blow at somebody who only defends. [FT-RANGE-03
    FT-MELEE-11]"""
    return roll.kind in resolve.BY_FOES and all(end.left == roll.aim.dd for end, _ in roll.ends.items())


def brief_chances(rolls: Sequence[Roll]) -> Iterator[Chance]:
    """The few numbers of an answer: for each foe or thing the chance that no Difficulty is left; for each roller the
    dice lost in all rolls, and the chance to be out in the end."""
    if rolls[0].aim.rival:
        yield from rival_chances(rolls[0])
        return
    people = tuple(dict.fromkeys(roll.who for roll in rolls))
    alone = int(len(people) == 1)
    for who in people:
        own = [roll for roll in rolls if roll.who == who]
        harms = [roll for roll in own if roll.kind != plan_words.SHOOT]
        downs = [roll for roll in own if not is_only_suffered(roll)]
        for roll in downs:
            name = phrase(
                "guide-brief-down", alone=alone, who=who, named=int(len(downs) > 1 and roll.aim.foe), whom=roll.aim.whom
            )
            yield replace(roll_chances(roll)[0], name=name)
            yield from some_removed(roll, name.args)
        if harms:
            lost = sum(float(roll.ends.mean(lambda end: end.lost)) for roll in harms)
            yield Chance(phrase("guide-brief-lost", alone=alone, who=who), lost, points=True)
            last = out_chance(harms[-1])
            yield replace(last, name=phrase(last.name.id.replace("guide-", "guide-brief-"), alone=alone, who=who))
            yield from worn(harms[-1])
        yield from (chance for roll in own if roll.kind == plan_words.SHOOT for chance in roll_chances(roll)[1:])


def some_removed(roll: Roll, args: Mapping[str, Value]) -> Iterator[Chance]:
    """The chance that a roll removes any Difficulty Dice, where it hardly removes all of them and what it removes stays off.

    [FT-TEST-01 FT-TEST-06]
    """
    whole, some = (float(roll.ends.chance(test)) for test in (is_overcome, lambda end: end.left < roll.aim.dd))
    if roll.lasting and not roll.after and whole < UNLIKELY and some > whole:
        yield Chance(phrase("guide-brief-removed", "FT-TEST-06", **args), some)


def is_overcome(end: Outcome) -> bool:
    """Whether no Difficulty Dice are left."""
    return end.left == 0


def rival_chances(roll: Roll) -> Iterator[Chance]:
    """The few numbers of a roll in a duel, without what cannot happen: the dice that both lose, the chance that the roller is
    out, and that the other's gear is worn down. [FT-FILL-12]"""
    taken = float(roll.ends.mean(lambda end: roll.aim.dd - end.left))
    lost = float(roll.ends.mean(lambda end: end.lost))
    found = (
        Chance(phrase("guide-brief-lost", alone=0, who=roll.aim.whom), taken, points=True),
        Chance(phrase("guide-brief-lost", alone=0, who=roll.who), lost, points=True),
        out_chance(roll),
        *worn(roll),
    )
    yield from (chance for chance in found if chance.value)


def out_chance(roll: Roll) -> Chance:
    """The chance that the roller is out after a roll or before it."""
    if roll.pool == BODY or roll.kind == TALK:
        name = "guide-out" if roll.pool == BODY else "guide-shamed"
        return Chance(
            phrase(name, "FT-MELEE-08", who=roll.who), float(roll.ends.chance(lambda end: end.stand.out != 0))
        )
    spent = roll.ends.chance(lambda end: end.stand.ready_dice(roll.pool) == 0)
    return Chance(phrase("guide-spent", "FT-TEST-08", who=roll.who), float(spent))


def target_phrase(name: str, roll: Roll, *clauses: str) -> Phrase:
    """The name of a number about the target of a roll: a foe by its name, anything else by who tries it."""
    if roll.aim.foe:
        return phrase(name, *clauses, whom=roll.aim.whom)
    return phrase(f"{name}-it", *clauses, who=roll.who)


def roll_spreads(roll: Roll) -> tuple[Spread, ...]:
    """The spreads of a roll: Difficulty Dice removed where there are any, and dice lost where that can happen."""
    removed = spread((roll.aim.dd - end.left, weight) for end, weight in roll.ends.items())
    lost = spread((end.lost, weight) for end, weight in roll.ends.items())
    found = (
        Spread(target_phrase("guide-removed", roll), removed),
        Spread(phrase("guide-dice-lost", who=roll.who), lost),
    )
    if roll.kind == plan_words.SHOOT:
        return found[:1]
    if is_only_suffered(roll):
        return found[1:]
    return found if roll.aim.dd else found[1:]


def spread(weighed: Iterable[tuple[int, int]]) -> tuple[float, ...]:
    """The chance of each number, from 0 to the greatest."""
    found: dict[int, int] = {}
    for number, weight in weighed:
        found[number] = found.get(number, 0) + weight
    total = sum(found.values())
    return tuple(found.get(number, 0) / total for number in range(max(found) + 1))
