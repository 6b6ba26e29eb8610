"""What anybody at the table would notice in a game: idle turns, blows that cannot hurt, the wrong leader, words not tried."""

from collections import Counter
from collections.abc import Sequence

from affray.core import Event, Question
from affray.systems.fortmayn.conflict import planning
from affray.systems.fortmayn.conflict.advantage import fighting_weapon, is_fire_weapon
from affray.systems.fortmayn.content.people import Plan
from affray.systems.fortmayn.delve.create import living_people
from affray.systems.fortmayn.delve.hub.hub import wits
from affray.systems.fortmayn.delve.pass_a_moment import is_beside_foes
from affray.systems.fortmayn.position import plan_words
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.conflict_answers import Declare, Talk, Trade
from affray.systems.fortmayn.position.creature_specials import UNEARTHLY, has_special, is_fleeing
from affray.systems.fortmayn.position.delve_answers import Depart, Rest
from affray.systems.fortmayn.position.phase import person_index
from affray.systems.fortmayn.position.standing import foe_index, standing_foes
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.gear import shooting_weapon

PARLEYED = (Talk, Trade)
MADE, LOST = {"shoots", "banishes"}, {"no_shot", "nobody_to_banish"}
"""Events: a shot or a banishing as it is rolled, and one that comes to nothing since the foes have moved."""


class FortmaynWatcher:
    """Counts over one game.

    `turn` are plans for an Ounce in which a foe could be met, `turn:idle` and `idle` those that do nothing; `ounce` blows and
    shots, `ounce:cannot_hurt` those at whom they cannot touch; `meeting` what is answered to those who do not attack,
    `meeting:parley` talk and payment; `plan` shots and banishings that are due, `plan:cannot_happen` those that come to
    nothing; `leader` departures, `leader:weak_head` those with another's head sharper than the leader's; `moment` deeds in
    a room, `moment:rest_beside_foe` rests beside creatures that mean harm.
    """

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def note_answer(self, before: State, question: Question[Answer], answer: Answer, after: State) -> None:
        """Take note of an answer between actions, with the states before and after it."""
        if isinstance(answer, Declare) and question.code == "ounce_declare":
            self.note_plan(before, planning.read_plan(answer))
        elif question.code == "parley":
            self.count_occasion("meeting", "parley", holds=isinstance(answer, PARLEYED))
        elif question.code == "scene":
            self.count_occasion("moment", "rest_beside_foe", holds=isinstance(answer, Rest) and is_beside_foes(before))
        elif isinstance(answer, Depart) and living_people(after):
            first = living_people(after)[0]
            self.count_occasion(
                "leader", "weak_head", holds=any(wits(person) > wits(first) for person in living_people(after))
            )

    def note_events(self, events: Sequence[Event]) -> None:
        """Take note of the shots and banishings whose turn has come."""
        for event in events:
            if event.code in MADE | LOST:
                self.count_occasion("plan", "cannot_happen", holds=event.code in LOST)

    def count_occasion(self, occasion: str, blunder: str, *, holds: bool) -> None:
        """Count an occasion, and its blunder where `holds`."""
        self.counts[occasion] += 1
        self.counts[f"{occasion}:{blunder}"] += holds

    def note_plan(self, state: State, plan: Plan) -> None:
        """Take note of a plan for an Ounce."""
        i = person_index(state, plan.who)
        meant = planning.effective_plan(state, i, plan)
        up = [j for j in standing_foes(state) if not is_fleeing(state.foes[j])]
        if up:
            idle = meant.action == plan_words.NOTHING and not meant.move
            self.count_occasion("turn", "idle", holds=idle)
            self.counts["idle"] += idle
        if meant.action in (plan_words.FIGHT, plan_words.SHOOT) and meant.target:
            self.count_occasion(
                "ounce",
                "cannot_hurt",
                holds=all(is_vain(state, i, meant, name) for name in planning.plan_targets(meant)),
            )


def is_vain(state: State, i: int, plan: Plan, name: str) -> bool:
    """Whether a blow or shot cannot hurt a foe. [FT-FILL-03]"""
    person, j = state.people[i], foe_index(state, name)
    arm = shooting_weapon(person) if plan.action == plan_words.SHOOT else fighting_weapon(person, plan.item)
    return has_special(state, state.foes[j], UNEARTHLY) and not arm.magic and not is_fire_weapon(person, arm)
