"""The kept player: the plans that it looks at in a conflict, and what it holds of every answer."""

from affray.core import Question
from affray.core.words.texts import split_number
from affray.systems.fortmayn.conflict import planning
from affray.systems.fortmayn.opponent.greedy_1.appraise import appraise
from affray.systems.fortmayn.opponent.greedy_1.plan_offers import offers
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.conflict_answers import Flee
from affray.systems.fortmayn.position.delve_answers import Depart, UseItem
from affray.systems.fortmayn.position.phase import person_index
from affray.systems.fortmayn.position.standing import conflict_of
from affray.systems.fortmayn.position.state import State


class Greedy1:
    """It weighs what is listed, and plans of its own for an Ounce."""

    def candidates(self, state: State, question: Question[Answer]) -> tuple[Answer, ...]:
        """The answers that it weighs."""
        if question.code == "scene":
            # Of things that share a name it knew the first alone.
            return tuple(
                answer
                for answer in question.answers
                if not isinstance(answer, UseItem) or not split_number(answer.item)[1]
            )
        if question.code == "hub":
            # It never changed the marching order.
            return tuple(answer for answer in question.answers if not (isinstance(answer, Depart) and answer.order))
        if question.code != "ounce_declare":
            return question.answers
        plans = dict.fromkeys(planning.write_plan(plan) for plan in offers(state, person_index(state, question.who)))
        return (*plans, *(() if conflict_of(state).plans else (Flee(),)))

    def appraise(self, state: State, question: Question[Answer]) -> tuple[float, ...]:
        """What each listed answer is worth to the side asked."""
        return appraise(state, question)


GREEDY_1 = Greedy1()
