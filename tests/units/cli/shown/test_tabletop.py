"""A table in inches as text."""

from msgspec.structs import replace

from affray.cli.game.hints import MOST_LINES, menu_hints, odds_lines, question_menu
from affray.cli.shown.boards import figure_texts, picture_lines
from affray.cli.shown.plane_board import plane_lines
from affray.cli.shown.screen import Screen
from affray.core import Block, PlanePicture, Prompt, Question
from affray.core.faces.picture import Arc, Objective, Outline, PlaneZone, Spot
from affray.systems import registry
from affray.systems.wargame.position.state import DEPLOY, WAITING, State
from tests.wargame_arena import N, acting, battle, block, kind, regiment, skirmish, table

SIDES = ("Red", "Blue")
EAST = 0.0


def square(x: float, y: float, side: float = 1) -> tuple[Spot, ...]:
    """A square with its middle there."""
    half = side / 2
    return (x + half, y + half), (x - half, y + half), (x - half, y - half), (x + half, y - half)


def troop(name: str, side: int, *at: Spot, **more: object) -> Block:
    """A unit with a base of an inch at each of these places."""
    unit = Block(name, side, tuple(square(*pair) for pair in at), at, at[0] if at else (0, 0), EAST)
    return replace(unit, **more)


def picture(*units: Block, terrain: tuple[Outline, ...] = (), objectives: tuple[Objective, ...] = ()) -> PlanePicture:
    zones = (PlaneZone(0, square(2, 2, 4), EAST), PlaneZone(1, square(18, 2, 4), EAST))
    return PlanePicture((20, 12), terrain, zones, objectives, units, SIDES)


def line(lines: list[str], low: int) -> str:
    """The line of the two inches from there up."""
    ruled = {0: 5, 2: 4, 4: 3, 6: 2, 8: 1, 10: 0}
    return lines[ruled[low]]


def test_a_letter_is_an_inch_wide_and_a_line_two_high() -> None:
    lines = plane_lines(picture(troop("Ann", 0, (4.5, 7.0))), Screen())
    assert line(lines, 6) == " 6     A"
    assert lines[6].split() == ["0", "6", "12", "18"]
    assert lines[6].index("12") == 3 + 12


def test_terrain_lies_behind_with_its_names_in_the_legend() -> None:
    pieces = (Outline("w", "wood", square(10, 8, 4)), Outline("p", "pond", square(14.2, 3, 0.5), blocks_sight=False))
    lines = plane_lines(picture(troop("Ann", 0, (10.5, 9.0)), terrain=pieces), Screen())
    assert line(lines, 8) == "           ##A#".replace("           ", " " * 11)
    assert line(lines, 2) == " " * 17 + "="
    assert "# blocks sight and the way: wood (10,8)" in lines
    assert "= blocks the way only: pond (14,3)" in lines


def test_objectives_say_who_holds_them() -> None:
    lines = plane_lines(picture(objectives=(Objective((10, 5)), Objective((2, 5), 1))), Screen())
    assert line(lines, 4) == " " * 5 + "*" + " " * 7 + "*"
    assert "* objectives: 10,5, 2,5 (held by Blue)" in lines


def test_zones_are_shown_as_long_as_somebody_waits() -> None:
    waiting = troop("Ann", 0, notes=("waiting",))
    assert line(plane_lines(picture(waiting), Screen()), 2) == "   ....            ...."
    assert ". deployment zones" in plane_lines(picture(waiting), Screen())
    assert line(plane_lines(picture(troop("Ann", 0, notes=("lost",))), Screen()), 2) == ""


def test_an_arrow_stands_before_the_front() -> None:
    arc = Arc("front", (5.0, 7.5), (5.0, 6.5), 45, -45)
    shown = picture(troop("Ann", 0, (4.5, 7.0), arcs=(arc,)))
    assert line(plane_lines(shown, Screen()), 6) == " 6     A→"
    assert line(plane_lines(shown, Screen(arrows=False)), 6) == " 6     A"
    wagon = Arc("front", (4.5, 7.0), (4.5, 7.0), 45, -45)
    assert line(plane_lines(picture(troop("Ann", 0, (4.5, 7.0), arcs=(wagon,))), Screen()), 6) == " 6     A→"


def test_a_wide_table_is_drawn_in_a_smaller_scale() -> None:
    lines = plane_lines(picture(troop("Ann", 0, (4.5, 7.0))), Screen(width=16))
    assert max(map(len, lines[:4])) <= 16
    assert "A letter is 2" in " ".join(lines)


def test_sides_are_coloured_where_there_are_colours() -> None:
    shown = picture(troop("Ann", 0, (4.5, 7.0), active=True))
    assert "\x1b[1;7;38;5;202mA\x1b[0m" in line(plane_lines(shown, Screen(color=True)), 6)


# --- a battle ---------------------------------------------------------------------------------------------------------
WARGAME = registry.load_system("wargame")
ANN = regiment("Ann", 0, 6, 3, (12, 10), N)
STATE = battle(ANN, skirmish("Foe", 1, [(14, 20)]), board=table(block("rock", 10, 15, 2, 1)), far=False)


def test_a_battle_is_drawn_whatever_the_board() -> None:
    shown = WARGAME.words.picture(STATE)
    lines = picture_lines(WARGAME, shown, Screen())
    assert "Red: A Ann" in lines and "Blue: f Foe" in lines
    assert picture_lines(WARGAME, shown, Screen(), quiet=True) == lines
    texts = figure_texts(WARGAME, STATE, shown, Screen())
    assert [text[:5] for text in texts] == ["Red: ", "Blue:", "A Ann", "f Foe"]
    plain = figure_texts(WARGAME, STATE, shown, Screen(plain=True))
    assert [text[:3] for text in plain] == ["Red", "Blu", "Ann", "Foe"]


def test_its_answers_are_listed_by_what_they_come_to() -> None:
    state = acting(STATE, "Ann")
    question = WARGAME.question(state)
    assert question is not None
    menu = question_menu(WARGAME, state, question, Prompt(""), "en")
    assert len(menu.choices) == len(question.answers)
    assert any(choice.label.startswith("move 6 inches to the north, to ") for choice in menu.choices)
    assert set(menu_hints(WARGAME, state, question, menu, "en")) == {""}
    inner: Question[object] = Question(0, "casualty", inner=True)
    assert question_menu(WARGAME, state, inner, Prompt(""), "en").choices == ()


def odds_of(state: State) -> list[str]:
    """The odds of the open question, as lines."""
    question = WARGAME.question(state)
    assert question is not None
    return odds_lines(WARGAME, state, question, question_menu(WARGAME, state, question, Prompt(""), "en"), "en")


def test_a_shot_out_of_range_has_no_score() -> None:
    bows = skirmish("Bows", 0, [(10, 10)], kind(arms="longbow", shoot=4))
    near = odds_of(acting(battle(bows, skirmish("Foe", 1, [(10, 18)]), far=False), "Bows"))
    far = odds_of(acting(battle(bows, skirmish("Foe", 1, [(10, 33)]), far=False), "Bows"))
    shot = "shoot at Foe, about 8 inches away to the north, centre to centre; range 10"
    assert near[0] == f"{shot}: score 5 = Shoot 4 [UW-RNG-04], weapons +1 [UW-MIN-06]"
    assert far[0].startswith("shoot at Foe, about 23 inches") and far[0].endswith(":") and "score" not in far[0]


def test_what_a_computer_player_never_does_has_no_points() -> None:
    waiting = odds_of(battle(ANN, skirmish("Foe", 1, [(14, 20)]), far=False))
    assert [text.split()[1] for text in waiting if text.endswith("end the turn")] == ["-"]


def test_answers_are_worth_so_much_less_than_the_best() -> None:
    off = tuple(replace(unit, status=WAITING, at=()) for unit in STATE.figures)
    lines = odds_of(replace(STATE, figures=off, phase=DEPLOY))
    assert lines[0].startswith("How much less each answer is worth to a computer player than the best one")
    more = lines.pop() if lines[-1].startswith("...") else ""
    worths = [float(text.split()[1]) for text in lines[1:]]
    assert bool(more) == (len(worths) == MOST_LINES)
    assert worths[0] == 0.0 and worths == sorted(worths, reverse=True) and worths[-1] > -10
