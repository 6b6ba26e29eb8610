"""Playing and scripted dice: order of events, stops, and lists that do not fit."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.dice.pool import count, faces, pool, sorting
from affray.dice.stream import Stream
from affray.referee import (
    ChoiceNeeded,
    Code,
    Event,
    Live,
    Modifier,
    Referee,
    Script,
    ScriptError,
    StreamDice,
    choose,
    procedure,
    roll,
    roll_count,
    roll_kinds,
    roll_sum,
    say,
    tell,
)

THROW, POINTS, PICK = 1, 2, 3
CODES = {
    THROW: Code("throw", clauses=("T-1",)),
    POINTS: Code("points", ("points", "of"), ("T-2", "T-1")),
    PICK: Code("pick", ("taken",), ("T-3",)),
}


@procedure
def turn(ref: Referee, dice: int) -> int:
    """The points of a throw and of as many more dice as are chosen."""
    first = sum(faces(roll(ref, dice, 6, THROW)))
    tell(ref, POINTS, first, 6 * dice)
    more = choose(ref, 4, PICK, 2, first)
    return first + roll_sum(ref, more, 6, THROW)


def test_a_roll_and_what_explains_it_are_one_event() -> None:
    live = Live(StreamDice(Stream(1)), CODES, lambda *_: 0)
    turn(live, 3)
    rolled = tuple(sorted(Stream(1).roll(3, 6)))
    points: dict[str, int | str | tuple[int | str, ...]] = {
        "points": sum(rolled),
        "of": 18,
        "roll": "throw",
    }
    assert live.events[0] == Event("points", points, rolled, clauses=("T-1", "T-2"))
    assert live.rolls == [Stream(1).roll(3, 6), ()]


def test_a_roll_that_nothing_explains_is_an_event_of_its_own() -> None:
    live = Live(StreamDice(Stream(1)), CODES)
    roll(live, 1, 6, THROW)
    roll(live, 2, 6, THROW)
    say(live, "end")
    assert [event.code for event in live.events] == ["throw", "throw", "end"]


def test_who_chooses_hears_of_the_roll_first() -> None:
    heard: list[int] = []

    def listen(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        heard.append(len(live.kept))
        return 1

    live = Live(StreamDice(Stream(1)), CODES, listen)
    roll(live, 1, 6, THROW)
    assert choose(live, 0, PICK, 1) == 1
    tell(live, PICK, 1)
    assert heard == [1]
    assert [event.code for event in live.events] == ["throw", "pick"]


@given(st.integers(0, 2**64 - 1), st.integers(0, 2))
def test_an_action_run_again_tells_what_it_told_before(seed: int, more: int) -> None:
    first = Live(StreamDice(Stream(seed)), CODES)
    with pytest.raises(ChoiceNeeded) as stop:
        turn(first, 3)
    assert (stop.value.who, stop.value.what, stop.value.most) == (4, PICK, 2)
    second = Live(StreamDice(Stream(seed)), CODES, lambda *_: more)
    turn(second, 3)
    assert second.events[: len(first.events)] == first.events
    assert second.rolls[: len(first.rolls)] == first.rolls


def test_a_quiet_referee_keeps_no_events_and_rolls_the_same_dice() -> None:
    loud, quiet = (Live(StreamDice(Stream(5)), CODES, lambda *_: 2, quiet=quiet) for quiet in (0, 1))
    assert turn(loud, 4) == turn(quiet, 4)
    assert (quiet.events, quiet.rolls) == ([], loud.rolls)


def test_nothing_to_choose_asks_nobody() -> None:
    assert choose(Live(StreamDice(Stream(1)), CODES), 0, PICK, 0) == 0


def test_a_multiset_takes_31_dice_and_a_sum_more() -> None:
    live = Live(StreamDice(Stream(1)), CODES)
    assert sum(faces(roll(live, 31, 6, THROW))) == sum(Stream(1).roll(31, 6))
    with pytest.raises(ValueError, match="at most 31 dice in a multiset, got 32"):
        roll(live, 32, 6, THROW)
    assert roll_sum(live, 40, 1, THROW) == 0


def test_dice_that_show_some_faces_are_counted() -> None:
    live = Live(StreamDice(Stream(1)), CODES)
    thrown = Stream(1).roll(40, 6)
    assert roll_count(live, 40, 6, 0b101010, THROW) == sum(face % 2 for face in thrown)
    assert live.events == [Event("throw", dice=tuple(sorted(thrown)), clauses=CODES[THROW].clauses)]


def test_dice_are_sorted_into_kinds_and_told_by_their_faces() -> None:
    live = Live(StreamDice(Stream(1)), CODES)
    thrown = Stream(1).roll(9, 6)
    found = roll_kinds(live, 9, 6, sorting((0, 0, 1, 1, 2, 3)), THROW)
    assert [count(found, kind) for kind in range(4)] == [
        sum(face in faces for face in thrown) for faces in ((0, 1), (2, 3), (4,), (5,))
    ]
    dice, kinds = tuple(sorted(thrown)), tuple((0, 0, 1, 1, 2, 3)[face] for face in sorted(thrown))
    assert live.events == [Event("throw", {"sides": 6, "kinds": kinds}, dice, clauses=CODES[THROW].clauses)]
    with pytest.raises(ValueError, match="at most 31 dice in a multiset, got 32"):
        roll_kinds(live, 32, 6, 0, THROW)


def test_the_fields_of_an_event_have_their_own_places() -> None:
    live = Live(StreamDice(Stream(1)), CODES)
    parts = (Modifier("prone", -2, "T-4"),)
    say(live, "hit", who="ash", dice=(1, 2), parts=parts, clauses=("T-4",))
    assert live.events == [Event("hit", {"who": "ash"}, (1, 2), parts, ("T-4",))]


def test_an_event_holds_numbers_and_texts_only() -> None:
    with pytest.raises(TypeError, match=r"event hit: score is 1.5, expected a number"):
        say(Live(StreamDice(Stream(1)), CODES), "hit", score=1.5)


def test_stops_for_the_same_thing_are_equal() -> None:
    assert ChoiceNeeded(1, PICK, 2) == ChoiceNeeded(1, PICK, 2)
    assert len({ChoiceNeeded(1, PICK, 2), ChoiceNeeded(1, PICK, 2), ChoiceNeeded(1, PICK, 3)}) == 2


def test_a_script_gives_listed_dice_and_answers_in_order() -> None:
    script = Script([(5, 0), (3,)], [1], CODES)
    assert turn(script, 2) == 8
    script.finish()
    assert script.rolls == [(5, 0), (3,)]


@given(st.lists(st.integers(0, 5), max_size=9))
def test_a_scripted_roll_is_the_multiset_of_its_list(values: list[int]) -> None:
    assert roll(Script([values]), len(values), 6, THROW) == pool(values)


@pytest.mark.parametrize(
    ("rolls", "answers", "message"),
    [
        ([], [0], "roll 1: expected 2 dice, got none"),
        ([(1,)], [0], "roll 1: expected 2 dice, got 1"),
        ([(1, 6)], [0], "roll 1: expected faces from 0 to 5, got 6"),
        ([(1, -1)], [0], "roll 1: expected faces from 0 to 5, got -1"),
        ([(1, 2)], [], "answer 1: expected a number from 0 to 2, got none"),
        ([(1, 2)], [3], "answer 1: expected a number from 0 to 2, got 3"),
        ([(1, 2)], [1], "roll 2: expected 1 dice, got none"),
    ],
)
def test_a_list_that_does_not_fit_says_where(
    rolls: Sequence[tuple[int, ...]], answers: list[int], message: str
) -> None:
    with pytest.raises(ScriptError, match=message):
        turn(Script(rolls, answers), 2)


def test_what_is_left_over_of_a_list_is_an_error() -> None:
    for rolls, answers, message in (([(1,)], [], "roll 1"), ([], [1], "answer 1")):
        with pytest.raises(ScriptError, match=f"{message}: expected|{message[:-1]}1: expected no more"):
            Script(rolls, answers).finish()
