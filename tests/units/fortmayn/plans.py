"""Plans by what a player types."""

from affray.systems.fortmayn.conflict.planning import read_plan
from affray.systems.fortmayn.content.people import Plan
from affray.systems.fortmayn.position.answers import read_answer
from affray.systems.fortmayn.position.conflict_answers import Declare


def plan_of(text: str) -> Plan:
    """The plan that a line says."""
    answer = read_answer(text)
    assert isinstance(answer, Declare)
    return read_plan(answer)
