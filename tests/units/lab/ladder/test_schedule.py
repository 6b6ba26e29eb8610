"""Which games come next, and when enough is known: from results alone, whoever is done first."""

import random

from affray.lab.ladder.game import PairOutcome
from affray.lab.ladder.plan import LadderPlan
from affray.lab.ladder.run import BUDGET, GAMES, KNOWN, Course, Goal
from affray.lab.ladder.schedule import BATCH, OPENING, Schedule
from tests.units.lab.ladder.made import made, plan_of

PLAN = plan_of("melee")
WINS = {(0, 1): 0.15, (0, 2): 0.1, (1, 2): 0.45}


def result_of(plan: LadderPlan, number: int) -> PairOutcome:
    """What comes of a pair of games, by chance that hangs on its number alone."""
    rng = random.Random(number)
    chance = WINS[plan.pairings[plan.place(number)[0]]]
    first, second = (float(rng.random() < chance) for _ in range(2))
    return made(first, second)


def play_course(goal: Goal, at_once: int, outcomes: dict[int, PairOutcome] | None = None, most: int = 4000) -> Course:
    """A course to its end by so many processes, of which any may be done first."""
    rng = random.Random(at_once)
    outcomes = {} if outcomes is None else outcomes
    course = Course(PLAN, goal, outcomes)
    in_hand: list[int] = []
    while (course.waiting or in_hand) and len(outcomes) < most:
        while course.waiting and len(in_hand) < at_once:
            in_hand.append(course.waiting.popleft())
        number = in_hand.pop(rng.randrange(len(in_hand)))
        outcomes[number] = result_of(PLAN, number)
        course.go_on(outcomes[number].seconds)
    return course


def test_the_opening_lets_each_two_players_meet_and_uses_every_scenario() -> None:
    order = Schedule(PLAN).order
    places = [PLAN.place(number) for number in order]
    assert len(order) == 3 * OPENING == len(set(order))
    assert {pairing for pairing, _, _ in places} == {0, 1, 2}
    assert {ground for _, ground, _ in places} >= set(range(OPENING))


def test_the_next_games_are_those_of_which_the_least_is_known() -> None:
    course = play_course(Goal(within=0, games=2 * (3 * OPENING + 4 * BATCH)), 1)
    later = [PLAN.place(number) for number in course.schedule.order[3 * OPENING : 3 * OPENING + 4 * BATCH]]
    close = PLAN.pairing_of(1, 2)
    assert sum(pairing == close for pairing, _, _ in later) > len(later) / 2
    first = [ground for pairing, ground, _ in later if pairing == close][: len(PLAN.grounds) - OPENING]
    seen = {PLAN.place(number)[1] for number in course.schedule.order[: 3 * OPENING] if PLAN.place(number)[0] == close}
    assert not seen & set(first), "scenarios that they have not had come first"


def test_no_pair_of_games_is_planned_twice() -> None:
    order = play_course(Goal(within=0, games=600), 3).schedule.order
    assert len(set(order)) == len(order)


def test_the_order_is_the_same_however_many_play_and_whoever_is_done_first() -> None:
    goal = Goal(within=0, games=240)
    alone, many = play_course(goal, 1), play_course(goal, 7)
    played = alone.schedule.played(alone.outcomes)
    assert played == many.schedule.played(many.outcomes) and len(played) == 120
    assert (alone.ended, many.ended) == (GAMES, GAMES)
    assert all(alone.outcomes[number] == many.outcomes[number] for number in played)


def test_the_order_does_not_hang_on_the_goal() -> None:
    short, long = play_course(Goal(within=200), 2), play_course(Goal(within=0, games=400), 2)
    played = short.schedule.played(short.outcomes)
    assert short.ended == KNOWN and played == long.schedule.order[: len(played)]


def test_a_run_ends_as_soon_as_all_neighbours_are_known() -> None:
    wide, narrow = play_course(Goal(within=120), 2), play_course(Goal(within=50), 2)
    assert wide.ended == narrow.ended == KNOWN
    assert len(wide.outcomes) < len(narrow.outcomes) < 4000
    again = Course(PLAN, Goal(within=50), narrow.outcomes)
    assert again.ended == KNOWN and not again.waiting, "and plays nothing when it is called again"
    assert wide.is_known(wide.schedule.whole_batches(wide.outcomes))


def test_time_that_is_used_up_ends_a_run_and_more_time_goes_on() -> None:
    outcomes: dict[int, PairOutcome] = {}
    first = play_course(Goal(within=0, seconds=30), 3, outcomes)
    assert first.ended == BUDGET and 30 <= len(outcomes) < 33
    assert Course(PLAN, Goal(within=0, seconds=30), outcomes).ended == BUDGET
    again = play_course(Goal(within=0, games=120), 2, outcomes)
    straight = play_course(Goal(within=0, games=120), 1)
    assert again.schedule.played(outcomes) == straight.schedule.played(straight.outcomes)


def test_what_is_missing_in_the_middle_is_played_first() -> None:
    outcomes = dict(play_course(Goal(within=0, games=120), 1).outcomes)
    order = Schedule(PLAN).order
    del outcomes[order[5]]
    course = Course(PLAN, Goal(within=0, games=120), outcomes)
    assert course.waiting[0] == order[5] and course.schedule.played(outcomes) == order[:5]
