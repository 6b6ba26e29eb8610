"""What commitments promise by exact odds: each roll that an answer comes to, from the functions that play it."""

from collections.abc import Iterable, Sequence

from affray.core import Question
from affray.core.guide import Chance, Phrase, Prospect, Spread
from affray.core.phrase import Value
from affray.core.state import NOBODY
from affray.referee import DiceNeeded, Live
from affray.referee.live import Needed
from affray.systems.fortmayn import challenge, guide_table, ounce
from affray.systems.fortmayn import plans as p
from affray.systems.fortmayn.answers import Answer, write_answer
from affray.systems.fortmayn.constants import BODY, POOL_NAMES
from affray.systems.fortmayn.events import CODES
from affray.systems.fortmayn.guide_rolls import TALK, Roll, duel_rolls, plan_rolls, risk_rolls
from affray.systems.fortmayn.phase import person_index
from affray.systems.fortmayn.state import Plan, State
from affray.systems.fortmayn.table_seats import at_table
from affray.systems.fortmayn.turn import phase_of

OUNCE = "ounce_declare"
"""The state in which plans are declared."""
LOSSLESS = (p.SHOOT, p.ITEM)
"""Deeds that cost no dice: shots, and what is thrown. [FT-RANGE-02]"""
RISKY = ("scene", "parley", "declare", "ruling")
"""The states whose answers may lead to a risk."""


def phrase(name: str, *clauses: str, **args: Value) -> Phrase:
    """The message of that id with its arguments, and the clauses it stands on."""
    return Phrase(name, args, clauses)


# --- what is asked ----------------------------------------------------------------------------------------------------
def prospects(state: State, question: Question[Answer], target: str = "") -> tuple[Prospect, ...]:
    """What each listed answer that rolls dice promises, its rolls together; those aimed at one figure where it is named."""
    found = []
    for answer in question.answers:
        rolls = rolls_of(state, question, answer)
        if rolls and (not target or any(roll.aim.whom == target for roll in rolls)):
            found.append(together(answer, rolls))
    return tuple(found)


def promise(state: State, question: Question[Answer], answer: Answer) -> tuple[Prospect, ...]:
    """What a legal answer promises: a prospect for each roll that it comes to, none where no pool is rolled."""
    return tuple(together(answer, [roll]) for roll in rolls_of(state, question, answer))


def rolls_of(state: State, question: Question[Answer], answer: Answer) -> list[Roll]:
    """The rolls that a legal answer comes to, as far as they are known: of a plan, or of all plans that are confirmed; of a
    risk that is declared, confirmed or ruled; of a duel."""
    if question.inner:
        return []
    if at_table(state):
        return list(guide_table.rolls_of(state, answer))
    if state.phase == OUNCE:
        places = [(person_index(state, plan.who), plan) for plan in plans_of(state, answer)]
        return [roll for i, plan in places if i != NOBODY for roll in plan_rolls(state, i, plan)]
    if state.phase == challenge.PHASE:
        return list(duel_rolls(state, answer))
    if state.phase not in RISKY:
        return []
    after = played(state, answer)
    return [] if after is None or after.risk is None else list(risk_rolls(after))


def plans_of(state: State, answer: Answer) -> tuple[Plan, ...]:
    """The plans that an answer declares or confirms."""
    if answer.verb == p.PLAN:
        return (p.read_plan(answer),)
    return state.fray.plans if answer.verb == ounce.CONFIRM and state.fray is not None else ()


def played(state: State, answer: Answer) -> State | None:
    """The state after an answer; None where it waits for dice or for a choice."""
    try:
        return phase_of(state).play(Live(NoDice(), CODES, quiet=1), state, answer)
    except Needed:
        return None


class NoDice:
    """Dice that nobody has thrown."""

    def take(self, n: int, die: int, why: int) -> tuple[int, ...]:
        """Raises DiceNeeded."""
        raise DiceNeeded(n, die, why)


# --- in numbers -------------------------------------------------------------------------------------------------------
def together(answer: Answer, rolls: Sequence[Roll]) -> Prospect:
    """The prospect of some rolls of one answer; the dice and their sources are those of the first."""
    first = rolls[0]
    return Prospect(
        write_answer(answer),
        sum(part.value for part in first.parts),
        first.parts,
        tuple(one for roll in rolls for one in chances_of(roll)),
        policy_of(first),
        spreads=tuple(one for roll in rolls for one in spreads_of(roll)),
    )


def policy_of(roll: Roll) -> Phrase:
    """What is rolled, and what is assumed: how armor saves, that dice may be fewer by then."""
    worn = int(roll.pool == BODY and any(end.stand.shield.die or end.stand.armor.die for end, _ in roll.ends.items()))
    return phrase(
        "guide-policy-roll", "FT-TEST-01", dice=roll.dice, die=roll.die, pool=POOL_NAMES[roll.pool], dd=roll.aim.dd,
        kind=roll.kind, worn=worn, later=int(roll.after > 0),
    )  # fmt: skip


def chances_of(roll: Roll) -> tuple[Chance, ...]:
    """The numbers of a roll: that no Difficulty Dice are left, how many dice it costs in the mean, and that the roller is out:
    out of Action, out of a talk, or without a HEAD Die. [FT-TEST-03 FT-MELEE-08 FT-SOC-02]"""
    down = Chance(aimed("guide-down", roll, "FT-TEST-03"), float(roll.ends.chance(lambda end: end.left == 0)))
    if roll.kind in LOSSLESS:
        return (down,)
    mean = float(roll.ends.mean(lambda end: end.lost))
    return down, Chance(phrase("guide-lost", "FT-TEST-05", who=roll.who), mean, points=True), out_chance(roll)


def out_chance(roll: Roll) -> Chance:
    """The chance that the roller is out after a roll, or was so before it."""
    if roll.pool == BODY or roll.kind in (TALK, p.BANISH):
        name = "guide-out" if roll.pool == BODY else "guide-shamed"
        return Chance(
            phrase(name, "FT-MELEE-08", who=roll.who), float(roll.ends.chance(lambda end: end.stand.out != 0))
        )
    spent = roll.ends.chance(lambda end: end.stand.of(roll.pool) == 0)
    return Chance(phrase("guide-spent", "FT-TEST-08", who=roll.who), float(spent))


def aimed(name: str, roll: Roll, *clauses: str) -> Phrase:
    """A name of a number that is about what is rolled against: a foe by its name, anything else by who tries it."""
    if roll.aim.foe:
        return phrase(name, *clauses, whom=roll.aim.whom)
    return phrase(f"{name}-it", *clauses, who=roll.who)


def spreads_of(roll: Roll) -> tuple[Spread, ...]:
    """How many Difficulty Dice a roll removes, where there are any, and how many dice it costs, if it can."""
    removed = spread((roll.aim.dd - end.left, weight) for end, weight in roll.ends.items())
    lost = spread((end.lost, weight) for end, weight in roll.ends.items())
    found = Spread(aimed("guide-removed", roll), removed), Spread(phrase("guide-dice-lost", who=roll.who), lost)
    if roll.kind in LOSSLESS:
        return found[:1]
    return found if roll.aim.dd else found[1:]


def spread(weighed: Iterable[tuple[int, int]]) -> tuple[float, ...]:
    """How likely each number is, from 0 to the greatest."""
    found: dict[int, int] = {}
    for number, weight in weighed:
        found[number] = found.get(number, 0) + weight
    total = sum(found.values())
    return tuple(found.get(number, 0) / total for number in range(max(found) + 1))
