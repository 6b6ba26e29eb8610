"""The case verbs that belong to MindWand alone."""

from typing import Literal

from affray.core.reading.given import Answer, Given, read_given
from affray.systems.foeman.cases.given import Die, Natural, house_of
from affray.systems.foeman.rules.bidding import OPTION_NAMES
from affray.systems.foeman.rules.mindwand import is_repeat, may_step_onto

Option = Literal["move", "strike", "defend", "hurl", "ready", "jab", "watch", "fire", "use"]


class RepeatGiven(Given, frozen=True, kw_only=True):
    """`repeat_ok`."""

    previous: Option
    option: Option
    steps: Natural


def repeat_ok(given: Answer) -> Answer:
    """Whether an option repeats the one of the round before."""
    g = read_given(given, RepeatGiven)
    house_of(g)
    again = is_repeat(OPTION_NAMES.index(g.previous), OPTION_NAMES.index(g.option), g.steps)
    return {"repeat": again != 0}


class OntoGiven(Given, frozen=True, kw_only=True):
    """`enter_hex`."""

    halted: bool
    hexside_shielded: bool
    d: Die


def enter_hex(given: Answer) -> Answer:
    """Whether a mover may step onto an opponent, and the Mp that its die costs."""
    g = read_given(given, OntoGiven)
    house_of(g)
    allowed = may_step_onto(int(g.halted), int(g.hexside_shielded)) != 0
    return {"allowed": allowed, "extra_mp": g.d if allowed else 0}


VERBS = {"repeat_ok": repeat_ok, "enter_hex": enter_hex}
