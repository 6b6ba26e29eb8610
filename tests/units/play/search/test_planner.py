"""The player that looks ahead: plans, playouts, values, and what it makes of them."""

from collections import Counter
from collections.abc import Sequence
from itertools import chain, repeat
from math import isclose
from types import MappingProxyType

import pytest

from affray.core import InputError, Question
from affray.core.faces.opponent import PLAIN, Manner
from affray.core.faces.seats import PlainSeats
from affray.core.words.phrase import Phrase
from affray.dice.stream import Stream
from affray.play import play_fast
from affray.play.player import Asked, Clock, CountedClock, Seat
from affray.play.random import RandomPlayer
from affray.play.search.planner import Effort, Option, Planner, Search, Tally, Thinking
from affray.play.search.playout import CommonDice, Plan, Playouts, plain_plan
from affray.play.search.value import Value, Weights, usual_value
from affray.referee import Referee
from tests.toy import PIG, TABLE, Pig, PigSystem

BOLD, CAREFUL = Manner(dealt=2.0), Manner(taken=2.0)
START = PIG.setup(TABLE, {})
EFFORT = Effort(dice=4, first=2, plain=2)


class Measured(PigSystem):
    """Pig whose points are a feature, in rounds of both sides."""

    features = ("points",)

    def measure(self, state: Pig, side: int) -> tuple[float, ...]:
        return (state.points[side] / 10,)


class Sure(PigSystem):
    """Pig in which a roll is always three, so that a turn can be foreseen to its end."""

    styles = MappingProxyType({"bold": BOLD, "careful": CAREFUL})

    def play(self, ref: Referee, state: Pig, answer: str) -> Pig:
        return state.with_turn(state.turn + 3) if answer == "roll" else super().play(ref, state, answer)


class InRow(PigSystem):
    """Pig in which each roll of a turn is asked of another figure."""

    def question(self, state: Pig) -> Question[str] | None:
        found = super().question(state)
        return found and Question(found.side, found.code, f"{found.who} {state.turn}", found.answers, found.extra)


class SureRow(Sure, InRow):
    """Both."""


MEASURED, SURE = Measured(), Sure()
WEIGHTS = Weights("pig", ("points",), (2.0,))


def asked(state: Pig, seed: int = 1, clock: Clock | None = None, system: PigSystem = PIG) -> Asked[Pig, str]:
    question = system.question(state)
    assert question is not None
    return Asked(system, state, question, Stream(seed), clock or Clock(), reasons=True)


def test_a_plan_knows_the_manner_of_a_side_and_of_a_figure_of_its_own() -> None:
    plan = plain_plan(2).with_side(1, BOLD).with_figure("p0", CAREFUL)
    assert plan.manner(0, "p0") == CAREFUL
    assert plan.manner(0, "p2") == PLAIN
    assert plan.manner(1, "") == BOLD


def test_a_playout_depends_on_its_dice_alone() -> None:
    playouts = Playouts(PIG)
    ends = [playouts.run(START, plain_plan(2), CommonDice(3, n), lambda state: False) for n in (0, 0, 1, 2, 3)]
    assert ends[0] == ends[1]
    assert len(set(ends)) > 1
    assert all(PIG.question(end) is None for end in ends)
    assert playouts.answered > 0


def test_a_playout_ends_where_it_is_told_to_and_begins_with_an_answer() -> None:
    playouts = Playouts(PIG)
    assert playouts.run(START, plain_plan(2), CommonDice(1, 0), lambda state: True) == START
    after = playouts.run(START, plain_plan(2), CommonDice(1, 0), lambda state: True, ("roll",))
    assert after != START


def test_a_side_that_may_only_give_up_does_so_in_a_playout() -> None:
    class Cornered(PigSystem):
        def question(self, state: Pig) -> Question[str] | None:
            found = super().question(state)
            return found and Question(found.side, found.code, found.who, (), found.extra)

    assert Playouts(Cornered()).run(START, plain_plan(2), CommonDice(1, 0), lambda state: False).left == 0


def test_the_dice_of_a_deed_do_not_depend_on_what_others_do() -> None:
    alone, after = CommonDice(1, 0), CommonDice(1, 0)
    alone.turn("strike", "Ann")
    after.turn("strike", "Bob")
    after.take(3, 6, 0)
    after.turn("strike", "Ann")
    first = alone.take(4, 6, 0)
    assert first == after.take(4, 6, 0)
    alone.turn("strike", "Ann")
    assert alone.take(4, 6, 0) != first
    assert first != CommonDice(1, 1).take(4, 6, 0)


def test_a_course_is_what_the_same_figure_is_asked_next() -> None:
    start = Pig((0, 0), 20, turn=4)
    course = Playouts(SURE).course(start, ("roll",), plain_plan(2), CommonDice(1, 0))
    assert course == ((start, "roll"), (Pig((0, 0), 20, turn=7), "roll"), (Pig((0, 0), 20, turn=10), "hold"))
    assert Playouts(SURE).course(start, ("roll", "hold"), plain_plan(2), CommonDice(1, 0)) == (
        course[0], (course[1][0], "hold"),
    )  # fmt: skip


def test_a_player_goes_on_as_planned_while_all_goes_as_foreseen() -> None:
    player = Planner(EFFORT)
    assert player.think(asked(Pig((0, 0), 20, turn=1), system=SURE)).answer == "roll"
    planned = player.think(asked(Pig((0, 0), 20, turn=4), system=SURE))
    assert (planned.answer, planned.candidates, planned.decided) == ("roll", (), Phrase("reason-planned"))
    assert player.think(asked(Pig((0, 3), 20, turn=7), system=SURE)).candidates
    assert player.think(asked(Pig((0, 0), 20, turn=7), system=SURE)).candidates


def test_a_side_that_nobody_plays_loses_nothing() -> None:
    class World(PlainSeats[Pig, str]):
        def is_idle(self, state: Pig, side: int) -> bool:
            return side == 1

    class Delve(Measured):
        seats = World()

    start = Pig((4, 8), 20, turn=4)
    lost = [
        Search(asked(start, system=system), Thinking(system, Value(system, None)), EFFORT, PLAIN).had
        for system in (MEASURED, Delve())
    ]
    assert lost == [(0.4, 0.8), (0.4, 0.0)]


def test_options_that_come_to_the_same_end_are_one() -> None:
    thought = Planner(EFFORT).think(asked(Pig((0, 0), 20, turn=4), system=SURE))
    assert sorted(candidate.answer for candidate in thought.candidates) == ["hold", "roll"]


def test_an_answer_has_to_be_clearly_better_than_the_plain_one() -> None:
    state = Pig((10, 18), 20, turn=9)
    assert Planner(EFFORT).think(asked(state)).answer == "roll"
    assert Planner(Effort(dice=40, first=20, least=1.0)).think(asked(Pig((10, 18), 20, turn=10))).answer == "hold"


def test_every_manner_has_its_own_judgement_made_once() -> None:
    made = []

    class Mannered(PigSystem):
        def with_manner(self, manner: Manner) -> "Mannered":
            made.append(manner)
            return self

    playouts = Playouts(Mannered())
    assert playouts.judge(BOLD) is playouts.judge(BOLD)
    playouts.judge(PLAIN)
    assert made == [BOLD]


def test_chances_come_of_weighed_features_and_are_exact_at_the_end() -> None:
    value = Value(MEASURED, WEIGHTS)
    one, other = value.chances(Pig((10, 0), 20))
    assert isclose(one + other, 1)
    assert isclose(one, 0.8808, abs_tol=1e-4)
    assert value.chances(Pig((20, 3), 20)) == MEASURED.score(Pig((20, 3), 20))


def test_a_system_without_weights_is_judged_by_its_score() -> None:
    state = Pig((10, 0), 20)
    assert usual_value(PIG).chances(state) == PIG.score(state)


def test_weights_of_other_features_are_refused() -> None:
    with pytest.raises(InputError, match="weights of pig: expected one for each of points; got luck"):
        Value(MEASURED, Weights("pig", ("luck",), (1.0,)))


def test_the_same_seed_thinks_the_same() -> None:
    state = Pig((4, 6), 20, turn=8)
    thoughts = [Planner(EFFORT).think(asked(state)) for _ in range(2)]
    assert thoughts[0] == thoughts[1]
    assert {candidate.answer for candidate in thoughts[0].candidates} == {"roll", "hold"}
    assert thoughts[0].candidates[0].answer == thoughts[0].answer
    assert all(candidate.win is not None and 0 <= candidate.win <= 1 for candidate in thoughts[0].candidates)


def test_who_would_win_by_holding_holds() -> None:
    state = Pig((10, 18), 20, turn=12)
    assert Planner(EFFORT).think(asked(state)).answer == "hold"


def test_a_single_answer_needs_no_thought() -> None:
    thought = Planner(EFFORT).think(asked(START))
    assert thought.answer == "roll"
    assert thought.candidates == ()


def test_thinking_stops_when_its_time_is_over_and_still_answers() -> None:
    looks = chain([False] * 4, repeat(True))
    clock = Clock(stopped=lambda: next(looks))
    thought = Planner(Effort(dice=1000, first=1000, plain=2)).think(asked(Pig((4, 6), 20, turn=8), clock=clock))
    assert thought.answer in ("roll", "hold")
    assert len(thought.candidates) == 2


def test_who_has_no_time_left_answers_at_once() -> None:
    thought = Planner(EFFORT).think(asked(Pig((4, 6), 20, turn=8), clock=Clock(0.0)))
    assert thought.answer in ("roll", "hold")
    assert [candidate.win for candidate in thought.candidates] == [None, None]


def test_an_answer_takes_a_part_of_the_time_that_is_left() -> None:
    left = Clock(100.0).part(0.25).left
    assert left is not None
    assert 24 < left <= 25
    assert Clock().part(0.25).left is None


def test_an_inner_choice_is_taken_as_the_plan_takes_it() -> None:
    question = Question(0, "again", "p0", ("keep", "again"), inner=True)
    thought = Planner(EFFORT).think(Asked(PIG, START, question, Stream(1)))
    assert thought.answer in question.answers


def test_the_player_forgets_one_system_at_another() -> None:
    player = Planner(EFFORT)
    first = player.thinking(PIG)
    assert player.thinking(PIG) is first
    assert player.thinking(MEASURED) is not first


def test_looking_ahead_beats_chance() -> None:
    won: Counter[int] = Counter()
    for game in range(20):
        seats = [Seat("", Planner(EFFORT), Stream(1, game)), Seat("", RandomPlayer(), Stream(2, game))]
        won[int(PIG.score(play_fast(PIG, START, seats, Stream(3, game)))[0])] += 1
    assert won[1] >= 14


def test_a_plan_is_a_value() -> None:
    assert plain_plan(2) == Plan((PLAIN, PLAIN))


def test_a_question_of_no_weight_is_answered_at_once() -> None:
    class Light(PigSystem):
        def is_weighty(self, question: Question[str]) -> bool:
            return False

    state = Pig((4, 6), 20, turn=8)
    question = PIG.question(state)
    assert question is not None
    assert Planner(EFFORT).think(Asked(Light(), state, question, Stream(1))).candidates == ()


def test_a_playout_is_asked_in_short_where_the_system_asks_so() -> None:
    class Short(PigSystem):
        def narrow(self, state: Pig) -> Question[str] | None:
            found = self.question(state)
            return found and Question(found.side, found.code, found.who, ("hold",))

    start = Pig((4, 18), 20, mover=1, turn=5)
    over = Playouts(Short()).run(start, plain_plan(2), CommonDice(1, 0), lambda state: False)
    assert over.points == (4, 23)


def test_of_answers_nearly_the_same_only_those_that_playouts_look_at_are_tried() -> None:
    class Short(PigSystem):
        def narrow(self, state: Pig) -> Question[str] | None:
            found = self.question(state)
            return found and Question(found.side, found.code, found.who, ("hold",))

    def few(system: PigSystem) -> list[str]:
        late = asked(Pig((4, 6), 20, turn=8), system=system)
        return Search(late, Planner(EFFORT).thinking(system), EFFORT, PLAIN).few(late.question, (1.0, 2.0))

    assert few(Short()) == ["hold"]
    assert few(PIG) == list(reversed(asked(Pig((4, 6), 20, turn=8)).question.answers))


def test_playouts_are_played_in_worlds_that_fit_what_is_seen() -> None:
    drawn: list[tuple[int, ...]] = []

    class Veiled(PigSystem):
        def world(self, view: Pig, rng: Stream) -> Pig:
            points = (view.points[0], rng.face(20))
            drawn.append(points)
            return Pig(points, view.goal, view.mover, view.turn)

    Planner(Effort(dice=4, first=4, plain=2)).think(asked(Pig((4, 0), 20, turn=8), system=Veiled()))
    assert len(set(drawn)) == 4
    assert min(Counter(drawn).values()) >= 2


def test_a_clock_that_counts_goes_by_what_is_played_on_and_a_part_of_it_counts_for_the_whole() -> None:
    whole = CountedClock(2.0, pace=100.0)
    part = whole.part(0.25)
    part.count(30)
    assert (part.left, whole.left) == (0.2, 1.7)
    part.count(30)
    assert part.is_over and not whole.is_over and whole.left == 1.4


def test_who_has_no_time_for_more_than_a_few_playouts_gives_the_plain_answer() -> None:
    short, shorter = CountedClock(1.0, pace=8.0), CountedClock(1.0, pace=1.0)
    thoughts = [
        Planner(Effort(dice=1000, first=4, plain=2)).think(asked(Pig((4, 6), 20, turn=8), clock=clock))
        for clock in (short, shorter)
    ]
    assert short.is_over and shorter.is_over
    assert [thought.answer for thought in thoughts] == ["roll", "roll"]
    assert {candidate.win for thought in thoughts for candidate in thought.candidates} == {None}


def test_the_questions_in_a_row_are_those_until_another_side_is_asked_and_a_deed_counts_once() -> None:
    start = Pig((0, 0), 20, turn=4)
    rows = [
        Playouts(system).row(start, plain_plan(2), CommonDice(1, 0), lambda state: False)
        for system in (SURE, SureRow())
    ]
    assert [len(row) for row in rows] == [1, 3]
    assert {question.side for row in rows for question in row} == {0}
    assert len(Playouts(SureRow()).row(start, plain_plan(2), CommonDice(1, 0), lambda state: state.turn > 4)) == 1


def test_an_answer_takes_its_part_of_the_time_of_a_row_and_a_single_one_all_of_it() -> None:
    def spent(clock: CountedClock) -> float:
        Planner(Effort(dice=100_000, first=1000)).think(asked(Pig((0, 0), 20, turn=4), clock=clock, system=SureRow()))
        return 3.0 - clock.left

    usual, single = (CountedClock(3.0, pace=100.0) for _ in range(2))
    single.single = True
    assert 1.0 <= spent(usual) < 1.5
    assert spent(single) >= 2.9


def drawn(place: int, number: int) -> float:
    """What a playout comes to by chance, the later options the better."""
    return place / 20 + Stream(place, number).face(100) / 200


def test_each_time_the_worse_half_is_dropped_a_fair_part_of_the_time_is_over() -> None:
    class Drawn(Search[Pig, str]):
        """A search whose playouts end by chance, the later options the better."""

        def playout(self, tally: Tally[str], number: int) -> Pig:
            self.asked.clock.count(1)
            place = int(tally.option.answer)
            tally.values.append(drawn(place, number))
            return Pig((place, number), 20)

    clock = CountedClock(1.0, pace=240.0)
    clock.single = True
    late = asked(Pig((0, 0), 20), clock=clock)
    search = Drawn(late, Planner(EFFORT).thinking(PIG), Effort(dice=1000, first=1000), PLAIN)
    tallies, left = search.race([Option((str(place),), search.plan) for place in range(8)])
    tries = sorted(len(tally.values) for tally in tallies)
    assert len(left) == 2 and left[0] is tallies[0] and search.choice(left) is left[1]
    assert 9 <= tries[0] <= 12 and tries[-1] > 50
    assert 240 <= sum(tries) <= 241
    # A tally has no playout of a number that the first has not, and misses none but the last.
    assert all(
        tally.values == [drawn(int(tally.option.answer), n) for n in range(len(tally.values))] for tally in tallies
    )


def test_of_a_figure_only_what_it_does_tells_options_apart_and_of_a_whole_side_its_plan_too() -> None:
    class Nameless(PigSystem):
        def question(self, state: Pig) -> Question[str] | None:
            found = super().question(state)
            return found and Question(found.side, found.code, "", found.answers, found.extra)

    def left(system: PigSystem) -> int:
        late = asked(Pig((0, 0), 20, turn=4), system=system)
        search = Search(late, Planner(EFFORT).thinking(system), EFFORT, PLAIN)
        plans = (search.plan, search.plan.with_side(0, BOLD), search.plan)
        return len(search.unlike([Option(("hold",), plan) for plan in plans]))

    assert (left(PIG), left(Nameless())) == (1, 2)


def test_no_more_options_are_played_out_than_there_is_time_to_play_out_often_enough() -> None:
    class Steady(Search[Pig, str]):
        """A search each of whose playouts is an answer long."""

        def playout(self, tally: Tally[str], number: int) -> Pig:
            self.asked.clock.count(1)
            place = int(tally.option.answer)
            tally.values.append(drawn(place, number))
            return Pig((place, number), 20)

    class Cold(Steady):
        """Its first playout has tables to fill."""

        def playout(self, tally: Tally[str], number: int) -> Pig:
            self.asked.clock.count(9 * (tally.option.answer == "0"))
            return super().playout(tally, number)

    def played(pace: float, kind: type[Steady] = Steady) -> int:
        late = asked(Pig((0, 0), 20), clock=CountedClock(1.0, pace=pace))
        search = kind(late, Planner(EFFORT).thinking(PIG), EFFORT, PLAIN)
        return len(search.first_playouts([Option((str(place),), search.plan) for place in range(6)]))

    # So many playouts are all there is time for, and each option is to have four.
    assert [played(playouts) for playouts in (3, 7, 8, 13, 24, 100)] == [1, 1, 2, 3, 6, 6]
    # A first one that takes ten times as long says nothing of the others.
    assert [played(playouts, Cold) for playouts in (24, 100)] == [6, 6]


def test_what_a_figure_does_next_is_played_out_as_it_will_do_it_though_playouts_look_at_less() -> None:
    class Short(Sure):
        """Playouts look at no more than holding."""

        def narrow(self, state: Pig) -> Question[str] | None:
            found = self.question(state)
            return found and Question(found.side, found.code, found.who, ("hold",))

    system = Short()
    playouts, start = Playouts(system), Pig((0, 0), 20, turn=4)
    laid_down = [answer for _, answer in playouts.course(start, ("roll", "roll"), plain_plan(2), CommonDice(1, 0))]
    assert laid_down[:2] == ["roll", "roll"]
    end = playouts.run(start, plain_plan(2), CommonDice(1, 0), lambda state: state.mover != 0, ("roll", "roll"))
    assert end.points[0] == 10, "four and twice three, and then it holds"
    search = Search(asked(start, system=system), Planner(EFFORT).thinking(system), EFFORT, PLAIN)
    rolls = search.thought_on(Option(("roll",), search.plan), system.opponents)
    assert rolls.answers[0] == "roll" and len(rolls.answers) > 1, "by the whole judgement and not by what playouts see"
    assert [option.answers for option in search.options() if option.answer == "roll"] == [rolls.answers]


def test_an_option_that_leads_there_and_back_is_none() -> None:
    class Aimless(Sure):
        """Whoever hands the dice on comes to nothing."""

        def narrow(self, state: Pig) -> Question[str] | None:
            return self.question(state)

        def is_aimless(self, way: Sequence[Pig], who: str) -> bool:
            return [state.mover for state in way] == [0, 1]

    def tried(system: PigSystem) -> list[str]:
        late = asked(Pig((4, 0), 20, turn=4), system=system)
        return [option.answer for option in Search(late, Planner(EFFORT).thinking(system), EFFORT, PLAIN).options()]

    assert tried(SURE) == ["roll", "hold"]
    assert tried(Aimless()) == ["roll"], "a way goes up to what the last answer comes to"
