"""What has been declared for an Ounce, in the players' order. [FT-MELEE-02]"""

from typing import cast

from affray.core.words.phrase import Phrase, Value
from affray.systems.fortmayn.conflict import planning
from affray.systems.fortmayn.conflict.spell_deeds import spell_source
from affray.systems.fortmayn.position.phase import person_index
from affray.systems.fortmayn.position.state import State


def order(state: State) -> tuple[Phrase, ...]:
    """The plans declared so far, in order; none outside a conflict."""
    if state.fray is None:
        return ()
    return tuple(
        Phrase(
            "label-plan",
            cast(
                dict[str, Value],
                planning.plan_args(planning.effective_plan(state, i, plan), spell_source(state.people[i], plan)),
            ),
        )
        for plan in state.fray.plans
        if (i := person_index(state, plan.who)) >= 0
    )
