"""Laws of the dice notation and of typed dice, checked against plain enumeration."""

import sys
from collections import Counter
from fractions import Fraction
from itertools import product
from subprocess import run

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.dice.dist import Dist
from affray.dice.notation import (
    MOST_FACES,
    Constant,
    Dice,
    DiceTextError,
    NotationError,
    Roll,
    parse,
    parse_faces,
)


def enumerated(count: int, faces: range, pick: str, number: int) -> Dist[int]:
    totals: Counter[int] = Counter()
    for thrown in product(faces, repeat=count):
        ordered = sorted(thrown)
        match pick:
            case "kh":
                ordered = ordered[count - number :]
            case "kl":
                ordered = ordered[:number]
            case "dh":
                ordered = ordered[: count - number]
            case "dl":
                ordered = ordered[number:]
        totals[sum(ordered)] += 1
    return Dist(totals)


@pytest.mark.parametrize(
    ("text", "terms"),
    [
        ("3d6", (Dice(3, 6),)),
        ("d6", (Dice(1, 6),)),
        ("4D", (Dice(4, 6, low=0),)),
        ("D", (Dice(1, 6, low=0),)),
        ("d%", (Dice(1, 100),)),
        ("2d8+1", (Dice(2, 8), Constant(1))),
        ("3d6-2", (Dice(3, 6), Constant(-2))),
        ("2d6+1d4+3", (Dice(2, 6), Dice(1, 4), Constant(3))),
        ("d6-d4", (Dice(1, 6), Dice(1, 4, sign=-1))),
        ("-d4+7", (Dice(1, 4, sign=-1), Constant(7))),
        ("4d6kh3", (Dice(4, 6, pick="kh", number=3),)),
        ("4d6kl3", (Dice(4, 6, pick="kl", number=3),)),
        ("4d6dh1", (Dice(4, 6, pick="dh", number=1),)),
        ("4Ddl1", (Dice(4, 6, low=0, pick="dl", number=1),)),
        (" 2 d 6\t+ 1 ", (Dice(2, 6), Constant(1))),
    ],
)
def test_notation_means_its_terms(text: str, terms: tuple[Dice | Constant, ...]) -> None:
    assert parse(text) == Roll(terms)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "column 1: expected a term such as 2d6, 4D or 3, got the end"),
        ("3d", "column 3: expected the number of faces or %, got the end"),
        ("3dx", "column 3: expected the number of faces or %, got 'x'"),
        ("3d6+", "column 5: expected a term such as 2d6, 4D or 3, got the end"),
        ("3d6*2", "column 4: expected kh, kl, dh, dl, +, - or the end, got '*'"),
        ("2 3", "column 3: expected d, D, +, - or the end, got '3'"),
        ("4D6", "column 3: expected kh, kl, dh, dl, +, - or the end, got '6'"),
        ("4d6k3", "column 4: expected kh, kl, dh, dl, +, - or the end, got 'k'"),
        ("4d6kh", "column 6: expected a number, got the end"),
        ("4d6kh3kl1", "column 7: expected +, - or the end, got 'kl'"),
        ("2d6\n", "column 4: expected kh, kl, dh, dl, +, - or the end, got '\\n'"),
        ("0d6", "column 1: expected a number of dice from 1 to 100, got 0"),
        ("1+999d6", "column 3: expected a number of dice from 1 to 100, got 999"),
        ("60d6+60d6", "column 6: expected at most 100 dice in all, got 120"),
        ("2d0", "column 3: expected a number of faces from 1 to 1000, got 0"),
        ("d1001", "column 2: expected a number of faces from 1 to 1000, got 1001"),
        ("11d%", "column 1: expected at most 1000 faces on all dice together, got 1100"),
        ("d6+10000", "column 4: expected a number from 0 to 9999, got 10000"),
        ("4d6kh5", "column 6: expected a number of dice to keep from 1 to 4, got 5"),
        ("4d6dl4", "column 6: expected a number of dice to drop from 1 to 3, got 4"),
        ("d6dl1", "column 3: expected two dice or more to drop one, got 1"),
        ("d" + "1" * 99, f"column 2: expected a number of faces from 1 to 1000, got {'1' * 20}..."),
        ("1 " + "2" * 99, f"column 3: expected d, D, +, - or the end, got '{'2' * 20}...'"),
        ("1" * 201, "column 201: expected at most 200 characters, got 201"),
    ],
)
def test_bad_notation_is_refused_with_its_place_and_what_was_expected(text: str, message: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse(text)
    assert str(refused.value) == message


@given(st.one_of(st.text(max_size=20), st.text("0123456789dDkhl%+- ", max_size=20)))
def test_any_text_is_a_roll_or_a_notation_error_of_one_line(text: str) -> None:
    try:
        found = parse(text)
    except NotationError as refused:
        assert len(str(refused).splitlines()) == 1  # noqa: PT017
        return
    assert parse(str(found)) == found
    assert sum(found.dist().weights.values()) == found.dist().total


@st.composite
def dice_terms(draw: st.DrawFn) -> Dice:
    count, faces = draw(st.integers(1, 20)), draw(st.integers(1, 12))
    pick = draw(st.sampled_from(("", "kh", "kl", "dh", "dl") if count > 1 else ("", "kh", "kl")))
    number = draw(st.integers(1, count if pick[0] == "k" else count - 1)) if pick else 0
    low = draw(st.integers(0, 1))
    return Dice(count, faces if low else 6, low, pick, number, draw(st.sampled_from((-1, 1))))


terms = st.one_of(dice_terms(), st.builds(Constant, st.integers(-9999, 9999)))


@given(st.lists(terms, min_size=1, max_size=4))
def test_a_roll_reads_back_from_its_text(parts: list[Dice | Constant]) -> None:
    assert parse(str(Roll(tuple(parts)))) == Roll(tuple(parts))


@given(st.lists(terms, min_size=1, max_size=3))
def test_the_mean_of_a_sum_is_the_sum_of_the_means(parts: list[Dice | Constant]) -> None:
    assert Roll(tuple(parts)).dist().mean() == sum(term.dist().mean() for term in parts)


@pytest.mark.parametrize("pick", ["kh", "kl", "dh", "dl"])
@pytest.mark.parametrize(("count", "die"), [(2, 6), (3, 4), (4, 6), (5, 3), (4, 1)])
def test_keep_and_drop_agree_with_plain_enumeration(pick: str, count: int, die: int) -> None:
    for number in range(1, count + (pick[0] == "k")):
        found = parse(f"{count}d{die}{pick}{number}").dist()
        assert found == enumerated(count, range(1, die + 1), pick, number)


@pytest.mark.parametrize("text", ["4Dkh2", "4Dkl2"])
def test_dice_from_0_to_5_keep_and_drop_like_any_others(text: str) -> None:
    assert parse(text).dist() == enumerated(4, range(6), text[2:4], 2)


def test_sums_agree_with_plain_enumeration() -> None:
    totals = Counter(
        a + b + c - d - 2 for a, b in product(range(6), repeat=2) for c in range(1, 5) for d in range(1, 4)
    )
    assert parse("2D+d4-d3-2").dist() == Dist(totals)
    assert parse("3d6").dist() == enumerated(3, range(1, 7), "", 0)


def test_known_chances_come_out_exact() -> None:
    assert parse("4d6kh3").dist().chance(18) == Fraction(21, 1296)
    assert parse("2d20kh1").dist().mean() == Fraction(553, 40)
    assert parse("d%").dist().chance(100) == Fraction(1, 100)


@pytest.mark.parametrize("text", ["100d10", "100d10kh50", "100d10dl1", "10d%kl5", "2d500kh1", "50d10-50d10"])
def test_the_largest_rolls_keep_every_case(text: str) -> None:
    found = parse(text).dist()
    assert sum(term.count * term.faces for term in parse(text).terms if isinstance(term, Dice)) == MOST_FACES
    ends = min(found.weights), max(found.weights)
    assert found.chance(ends[0]) > 0 < found.chance(ends[1])
    assert all(found.chance(x) > 0 for x in range(ends[0], ends[1] + 1))


def test_reading_notation_is_what_loads_the_parser() -> None:
    loaded = "print('lark' in sys.modules)"
    steps = f"import sys, affray.dice.notation as n; {loaded}; n.parse('d6'); {loaded}"
    found = run([sys.executable, "-c", steps], capture_output=True, text=True, check=True)
    assert found.stdout.split() == ["False", "True"]


@pytest.mark.parametrize("text", ["0 1 2 5", "0125", "0,1,2,5", "01 25", " 0; 1, 2 ,5\n"])
def test_faces_may_be_typed_in_any_common_way(text: str) -> None:
    assert parse_faces(text, 4, 6) == (0, 1, 2, 5)


def test_faces_of_more_than_one_digit_stand_apart() -> None:
    assert parse_faces("10 3, 1", 3, 10, low=1) == (10, 3, 1)
    assert parse_faces("0 -1 +1", 3, 3, low=-1) == (0, -1, 1)


def test_no_dice_need_no_faces() -> None:
    assert parse_faces(" ", 0, 6) == ()


@pytest.mark.parametrize(
    ("text", "n", "die", "low", "message"),
    [
        ("0 1 2", 4, 6, 0, "expected 4 faces from 0 to 5, got 3"),
        ("01255", 4, 6, 0, "expected 4 faces from 0 to 5, got 5"),
        ("", 1, 6, 1, "expected 1 face from 1 to 6, got 0"),
        ("0126", 4, 6, 0, "expected 4 faces from 0 to 5, got a 6 for die 4"),
        ("0", 1, 6, 1, "expected 1 face from 1 to 6, got a 0 for die 1"),
        ("1 x", 2, 6, 0, "expected 2 faces from 0 to 5, got 'x'"),
        ("-1", 1, 6, 0, "expected 1 face from 0 to 5, got '-'"),
        ("1.5", 1, 20, 1, "expected 1 face from 1 to 20, got '1.5'"),
        ("٣", 1, 6, 0, "expected 1 face from 0 to 5, got '٣'"),
        ("9" * 5000, 1, 20, 1, "expected 1 face from 1 to 20, got '99999999999999999999...'"),
    ],
)
def test_faces_that_the_dice_cannot_show_are_refused(text: str, n: int, die: int, low: int, message: str) -> None:
    with pytest.raises(DiceTextError) as refused:
        parse_faces(text, n, die, low=low)
    assert str(refused.value) == message


@given(st.text(max_size=12), st.integers(0, 4), st.integers(1, 12), st.integers(-1, 1))
def test_any_text_is_the_faces_asked_for_or_refused(text: str, n: int, die: int, low: int) -> None:
    try:
        faces = parse_faces(text, n, die, low=low)
    except DiceTextError as refused:
        assert len(str(refused).splitlines()) == 1  # noqa: PT017
        return
    assert len(faces) == n
    assert all(low <= face < low + die for face in faces)


@given(st.integers(2, 12), st.integers(-1, 1), st.data())
def test_faces_read_back_from_their_text(die: int, low: int, data: st.DataObject) -> None:
    faces = tuple(data.draw(st.lists(st.integers(low, low + die - 1), max_size=9)))
    assert parse_faces(" ".join(map(str, faces)), len(faces), die, low=low) == faces
