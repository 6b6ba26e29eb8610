"""The exact odds of Foeman's attacks, for each number of dice, as a table under the open declaration."""

from typing import NamedTuple

from affray.core import Question
from affray.systems.foeman.aiming import attack_of, situation
from affray.systems.foeman.answers import Attack
from affray.systems.foeman.attack import Attack as Blow
from affray.systems.foeman.attack import with_proficiency
from affray.systems.foeman.bidding import OPTION_NAMES
from affray.systems.foeman.fighting import KIND_OF, declarer
from affray.systems.foeman.state import Bid, State, index_of
from affray.systems.foeman.worth import damages, landings
from affray.systems.foeman.wounds import apply_damage, state_of

POLICY = "Zeroes are rerolled where that helps, Weapon Proficiency is called on, the target stands as it does now."
LABEL = 12


class Prospect(NamedTuple):
    """What an attack promises: the chance to hit, points of wounds and exhaustion on average, the chance to fell."""

    hit: float
    phys: float
    exh: float
    felled: float


def declare_lines(state: State, question: Question[object]) -> list[str]:
    """A table for each attack that may be declared; none where there is none."""
    groups: dict[tuple[int, str, str, bool], list[Attack]] = {}
    for answer in question.answers:
        if isinstance(answer, Attack):
            groups.setdefault((answer.option, answer.target, answer.weapon, answer.doubled), []).append(answer)
    lines: list[str] = []
    for answers in groups.values():
        lines += table(state, answers)
    return [*lines, POLICY] if lines else []


def table(state: State, answers: list[Attack]) -> list[str]:
    """What one attack promises with each number of dice, as lines of equal columns."""
    first = answers[0]
    found = [prospect(state, answer) for answer in answers]
    grip = " in both hands" if first.doubled else ""
    title = (
        f"{OPTION_NAMES[first.option]} {first.target} with {first.weapon}{grip}: score {blow_of(state, first).score}"
    )
    return [
        title,
        row("dice", [str(answer.dice) for answer in answers]),
        row("hit", [percent(one.hit) for one in found]),
        row("wounds", [f"{one.phys:.2f}" for one in found]),
        row("exhaustion", [f"{one.exh:.2f}" for one in found]),
        row("felled", [percent(one.felled) for one in found]),
    ]


def row(label: str, cells: list[str]) -> str:
    """A line of the table."""
    return f"  {label:<{LABEL}}" + "".join(f"{text:>6}" for text in cells)


def percent(chance: float) -> str:
    """A chance as a whole number of percent; what is possible is never shown as 0%."""
    return "<1%" if 0 < chance < 0.01 else f"{100 * chance:.0f}%"


def blow_of(state: State, answer: Attack) -> Blow:
    """The attack that a declaration would become as things stand, all in numbers."""
    i, j = declarer(state), index_of(state, answer.target)
    bid = Bid(i, answer.option, answer.dice, j, answer.weapon, answer.doubled)
    return attack_of(state, i, j, bid, situation(state, i, j, KIND_OF[answer.option], answer.doubled))


def prospect(state: State, answer: Attack) -> Prospect:
    """What an attack promises, by every path of the rules that play it."""
    attack = blow_of(state, answer)
    bare = attack._replace(who=0, mst=0, dwarf=0, usable=0, free_used=0, miq=0)
    arm = with_proficiency(attack.arm, attack.usable)
    hit = phys = exh = felled = 0.0
    landed_ways = landings(bare, state.house)
    for landed, weight in landed_ways.items():
        if not landed.hit:
            continue
        chance = weight / landed_ways.total
        hit += chance
        if landed.kept == 0:
            continue
        harm = damages(arm, landed.n, landed.kept, landed.critical, landed.low, state.house)
        for damage, part in harm.items():
            done = apply_damage(
                damage.row, damage.n, attack.mst, landed.stopped, arm.unskilled, attack.dwarf, state.house
            )
            share = chance * part / harm.total
            phys += share * done.phys
            exh += share * done.exh
            felled += share * (done.state != state_of(attack.mst, attack.dwarf))
    return Prospect(hit, phys, exh, felled)
