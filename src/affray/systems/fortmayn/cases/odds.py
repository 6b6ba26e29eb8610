"""The case verb of odds: exact chances of a test, a stunt, the event dice, a duel."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from itertools import product
from typing import Annotated, Literal

import msgspec

from affray.core.reading.given import Answer, Given, read_given
from affray.core.reading.tables import look_up
from affray.dice.dist import Dist
from affray.dice.pool import MOST_DICE
from affray.referee import odds
from affray.systems.fortmayn.cases.given import DieName, Positive, Whole, house_of, read_die
from affray.systems.fortmayn.content.codes import BODY, BRAINY, NOTHING, REMOVES_AT
from affray.systems.fortmayn.duel.duel import Courses, Pair, Terms
from affray.systems.fortmayn.rules.dice.event_dice import D, rise
from affray.systems.fortmayn.rules.saves_and_sunder import Body, Fighter, Target
from affray.systems.fortmayn.rules.tests_and_stunts import Trial, attempt, stunt

Dice = Annotated[int, msgspec.Meta(ge=1, le=MOST_DICE)]


def no_choice(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
    """The policy of a character without gear, who has nothing to choose."""
    return NOTHING


class RollGiven(Given, frozen=True, kw_only=True):
    """A roll of so many dice against Difficulty Dice."""

    mode: Literal["test", "stunt"]
    dice: Dice
    die: DieName
    difficulty: Whole
    removes_at: Literal[4, 5] = 5


def roll_odds(given: Answer) -> Answer:
    """The chances that a test or stunt overcomes and that it costs every die, and the mean number of dice lost.
    [FT-TEST-01 FT-TEST-05 FT-STUNT-02 FT-STUNT-03]"""
    g = read_given(given, RollGiven)
    house, fighter = house_of(g), Fighter(Body(BRAINY, g.dice), read_die(g.die), g.removes_at)
    found: Dist[Trial]
    if g.mode == "stunt":
        found = odds(stunt, 0, BODY, fighter, Target(g.difficulty), 0, house, policy=no_choice)
    else:
        found = odds(attempt, 0, BODY, fighter, g.difficulty, 0, house, policy=no_choice)
    return {
        "overcome": str(found.chance(lambda done: done.dd == 0)),
        "expected_lost": str(found.mean(lambda done: done.own.wounded)),
        "all_lost": str(found.chance(lambda done: done.own.wounded == g.dice)),
    }


class EventGiven(Given, frozen=True, kw_only=True):
    """How many event dice there are."""

    mode: Literal["event_dice"]
    dice: Whole


def event_odds(given: Answer) -> Answer:
    """The chance that any of these event dice triggers, and the mean number that do. [FT-EVT-02 FT-EVT-05]"""
    g = read_given(given, EventGiven)
    faces = range(1, D + 1)
    triggers = Fraction(sum(rise(last, now) > 0 for last, now in product(faces, repeat=2)), D * D)
    return {"any": str(1 - (1 - triggers) ** g.dice), "expected": str(g.dice * triggers)}


class DuelGiven(Given, frozen=True, kw_only=True):
    """A lone unarmored character against one foe. `first_die` is the die of the first exchange."""

    mode: Literal["duel"]
    dice: Dice
    die: DieName
    difficulty: Positive
    first_die: DieName | None = None


def duel_odds(given: Answer) -> Answer:
    """The chance that the character wins. [FT-MELEE-04 FT-MELEE-06 FT-MELEE-12]"""
    g = read_given(given, DuelGiven)
    pair = Pair(Fighter(Body(BRAINY, g.dice), read_die(g.die), REMOVES_AT), Target(g.difficulty))
    courses = Courses(Terms(house=house_of(g)), no_choice)
    return {"win": float(courses.whole_duel(pair, read_die(g.first_die)).win)}


MODES: Mapping[str, Callable[[Answer], Answer]] = {
    "test": roll_odds,
    "stunt": roll_odds,
    "event_dice": event_odds,
    "duel": duel_odds,
}


def odds_of(given: Answer) -> Answer:
    """Run the verb of odds that `mode` names."""
    return look_up(str(given.get("mode")), MODES, "mode")(given)
