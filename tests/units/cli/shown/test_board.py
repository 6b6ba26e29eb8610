import re

import pytest

from affray.cli.shown.hex_board import LAID, LYING, board_lines, figure_texts
from affray.cli.shown.screen import Screen
from affray.core import Counter, HexPicture, Item, Patch, System, Terrain
from affray.game import Game, shipped_scenarios
from affray.space.hex import Hex
from affray.systems.registry import load_system, system_keys

KINDS = (Terrain("open", ".", 1), Terrain("object", "#", 0, blocks_sight=True))
SIDES = ("Red", "Blue")


def field(columns: int, rows: int) -> dict[Hex, str]:
    return {(q, row - q // 2): "open" for q in range(columns) for row in range(rows)}


def board(*counters: Counter, columns: int = 5, items: tuple[Item, ...] = ()) -> HexPicture:
    ground = field(columns, 4) | {(1, 1): "object"}
    return HexPicture(ground, KINDS, counters, items, SIDES)


ASH, BORS = Counter("Ash", 0, (2, 0), 3), Counter("Bors", 1, (2, 1), 0)


def test_a_figure_stands_below_its_column_with_its_arrow() -> None:
    lines = board_lines(board(ASH, BORS), Screen())
    at = lines[0].index("2")
    assert lines[3][at - 1 : at + 3] == "[A↓]"
    assert lines[5][at - 1 : at + 3] == "(b↑)"


def test_odd_columns_lie_half_a_hex_lower() -> None:
    lines = board_lines(board(), Screen())
    at = lines[0].index("1")
    assert (lines[1] + " " * 9)[at] == " "
    assert lines[2][at] == "."
    assert lines[4][at] == "#"


def test_sides_differ_without_colour_and_colour_changes_no_letter() -> None:
    plain = board_lines(board(ASH, BORS), Screen())
    coloured = board_lines(board(ASH, BORS), Screen(color=True))
    assert "\x1b[" in "".join(coloured)
    assert [re.sub(r"\x1b\[[0-9;]*m", "", line) for line in coloured] == plain


def test_a_terminal_without_arrows_gets_digits_and_their_meaning() -> None:
    text = "\n".join(board_lines(board(ASH), Screen(arrows=False)))
    assert text.isascii()
    assert "[A3]" in text
    assert "3 S" in text


def test_the_fallen_and_things_on_the_ground_are_marked() -> None:
    fallen = Counter("Bors", 1, (2, 1), 0, down=True)
    text = "\n".join(board_lines(board(ASH, fallen, items=(Item("Dagger", (3, 1)),)), Screen()))
    assert "(bx)" in text
    assert "x down" in text
    assert "Dagger at 3,2" in text


def test_two_in_a_hex_are_both_shown() -> None:
    assert "A+b" in "\n".join(board_lines(board(ASH, Counter("Bors", 1, ASH.pos, 0)), Screen()))


@pytest.mark.parametrize("columns", [5, 19, 25])
def test_a_board_of_usual_size_fits_eighty_columns(columns: int) -> None:
    assert max(map(len, board_lines(board(ASH, BORS, columns=columns), Screen()))) <= 80


def test_a_figure_line_says_where_the_figure_stands() -> None:
    lines = figure_texts(board(ASH), ("Ash (Red): unhurt", "Cob (Blue): surrendered"), Screen())
    assert lines == ["[A↓] Ash (Red): unhurt; at 2,1, facing S", "Cob (Blue): surrendered; off the board"]


def test_the_plain_lines_have_no_markers() -> None:
    assert figure_texts(board(ASH), ("Ash (Red): unhurt",), Screen(plain=True))[0].startswith("Ash")


def test_an_empty_picture_has_no_lines() -> None:
    assert board_lines(HexPicture({}, KINDS, ()), Screen()) == []


def body(name: str, side: int, *hexes: Hex, facing: int = 0, airborne: bool = False) -> Counter:
    return Counter(name, side, hexes[0], facing, hexes=hexes, airborne=airborne)


def test_each_hex_of_a_body_carries_its_mark_and_its_head_the_arrow() -> None:
    lines = board_lines(board(body("Wyrm", 1, (2, 0), (2, 1), (3, 0), (1, 1))), Screen())
    text = "\n".join(lines)
    assert text.count("(w↑)") == 1
    assert text.count("(w·)") == 3
    assert "· more of a body" in text
    assert "(w-)" in "\n".join(board_lines(board(body("Wyrm", 1, (2, 0), (2, 1))), Screen(arrows=False)))


def test_a_figure_line_says_how_many_hexes_a_body_holds_and_that_it_flies() -> None:
    picture = board(body("Wyrm", 1, (2, 0), (2, 1), facing=2, airborne=True))
    assert figure_texts(picture, ("Wyrm: well",), Screen(plain=True)) == [
        "Wyrm: well; at 2,1, facing SE, 2 hexes, in the air"
    ]


def test_what_lies_over_the_ground_is_drawn_and_named() -> None:
    fires = Terrain("fire", "^", 2)
    picture = HexPicture(
        field(5, 4),
        (*KINDS, fires),
        (ASH,),
        (),
        SIDES,
        (Patch("fire", (0, 0)), Patch("smoke", (1, 0), "thin"), Patch("fire", (2, 0))),
    )
    lines = board_lines(picture, Screen())
    assert lines[1].split()[1] == "^"
    assert "&" in lines[2]
    assert "^ fire (2 Mp)" in "\n".join(lines)
    assert lines[-1] == "over the ground: ^ fire at 0,0 2,1, & smoke (thin) at 1,0"


@pytest.mark.parametrize("key", system_keys())
def test_no_ground_has_the_sign_of_a_thing_or_of_what_lies_over_it(key: str) -> None:
    system: System[object, object] = load_system(key)
    picture = system.words.picture(Game.new(system, shipped_scenarios(key)[0], {}, 1).state)
    letters = [kind.letter for kind in picture.terrain] if isinstance(picture, HexPicture) else []
    assert len(letters) == len({*letters})
    assert not {LYING, LAID} & {*letters}


def test_fire_and_a_thing_on_the_ground_have_signs_of_their_own() -> None:
    fires = Terrain("fire", "*", 2)
    picture = HexPicture(
        field(5, 4),
        (*KINDS, fires),
        (ASH,),
        (Item("axe", (0, 0)),),
        SIDES,
        (Patch("fire", (0, 0)), Patch("fire", (2, 0))),
    )
    lines = board_lines(picture, Screen())
    assert lines[1].split()[1] == "!"
    assert "* fire (2 Mp)" in "\n".join(lines)
    assert lines[-1] == "! on the ground: axe at 0,0"
