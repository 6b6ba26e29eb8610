import pytest

from affray.cli.game.asking import print_menu
from affray.cli.game.menu import Menu, MenuLine, columns, find_place, menu_of, place_by_number
from affray.cli.shown.answer_words import numbers_in, spell_out
from affray.cli.shown.screen import Screen
from affray.core import InputError

STRIKES = [
    f"strike {name} {dice} {arm}" for name in ("Ash", "Big_Al") for arm in ("Broadsword",) for dice in range(1, 10)
]
MENU = menu_of([*STRIKES, "defend shield", "defend weapon", "step N", "step NE", "watch", "move"])


def place_of(menu: Menu, line: str) -> int | None:
    numbers = numbers_in(line)
    return place_by_number(menu, numbers) if numbers else find_place(menu, spell_out(line, {"big al": "Big_Al"}))


def meant(line: str) -> str | None:
    place = place_of(MENU, line)
    return None if place is None else MENU.texts[place]


def test_answers_that_differ_in_their_number_share_a_line() -> None:
    assert [choice.label for choice in MENU.choices][:3] == [
        "strike Ash 1..9 Broadsword",
        "strike Big_Al 1..9 Broadsword",
        "defend shield",
    ]


def test_two_answers_with_numbers_keep_their_lines() -> None:
    assert [choice.label for choice in menu_of(["take 1", "take 2"]).choices] == ["take 1", "take 2"]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("1 4", "strike Ash 4 Broadsword"),
        ("3", "defend shield"),
        ("STR ASH 4 broad", "strike Ash 4 Broadsword"),
        ("str big al 2 b", "strike Big_Al 2 Broadsword"),
        ("strike big_al 2 broad", "strike Big_Al 2 Broadsword"),
        ("def w", "defend weapon"),
        ("w", "watch"),
        ("step n", "step N"),
        ("step ne", "step NE"),
    ],
)
def test_a_line_means_the_answer_that_it_shortens(line: str, answer: str) -> None:
    assert meant(line) == answer


def test_answers_that_differ_in_their_place_share_a_line_and_are_counted() -> None:
    walls = [f"cast wall 2 on {n},1;{n},2" for n in range(12)]
    menu = menu_of([*walls, "cast blur 1 at Ash", "pass", "cast fire 1 on 3,3"])
    assert [choice.label for choice in menu.choices] == [
        "cast wall 2 on " + "|".join(f"{n},1;{n},2" for n in range(8)) + "|...",
        "cast blur 1 at Ash",
        "pass",
        "cast fire 1 on 3,3",
    ]
    assert [place_of(menu, line) for line in ("1 1", "1 12", "3", "cast wall 2 on 5,1;5,2")] == [0, 11, 13, 5]
    with pytest.raises(InputError, match="say which number after it, 1 to 12, such as 1 7"):
        place_of(menu, "1")


@pytest.mark.parametrize("line", ["dance", "strike Cob 4", "strike ash 10", "watch now", ""])
def test_a_line_that_shortens_nothing_means_nothing(line: str) -> None:
    assert meant(line) is None


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("1", "say which number after it, 1 to 9"),
        ("1 10", "expected a number from 1 to 9 after it, got 10"),
        ("3 1", "takes no number"),
        ("0", "expected a number from 1 to 8"),
        ("99", "expected a number from 1 to 8"),
        ("strike ash", "say which number after it, 1 to 9"),
        ("strike big 2", "say which number after it, 1 to 9"),
        ("defend", "may mean: 3 defend shield; 4 defend weapon"),
    ],
)
def test_a_line_that_means_several_answers_is_asked_back(line: str, reason: str) -> None:
    with pytest.raises(InputError, match=reason):
        meant(line)


def test_columns_stay_within_the_width() -> None:
    lines = columns([f"{n}  answer {n}" for n in range(20)], 60)
    assert max(map(len, lines)) <= 60
    assert sum(line.count("answer") for line in lines) == 20


def test_a_line_that_stands_for_several_shows_no_more_places_than_one_reads(capsys: pytest.CaptureFixture[str]) -> None:
    texts = ("move 28.856634633,18.110699969 facing 89.245704", "move 27.5,18.110699969 facing 90.04")
    menu = Menu(texts, (MenuLine("move to 28.9,18.1|27.5,18.1", (0, 1), (1, 2)),))
    print_menu(menu, [None], (), Screen(plain=True))
    assert "“1 1” means move 28.9,18.1 facing 89.2." in capsys.readouterr().out
