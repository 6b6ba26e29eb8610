"""What a joined terminal is told of who plays, who is asked and who has left."""

import pytest
from msgspec.structs import replace

from affray.cli.online.telling import FallenSeats, asked_of, clocks_text, who_sits
from affray.web.messages import Asked, DiceAsked, Position, Side

RED, BLUE, GREEN = Side("Red", "me"), Side("Blue", "friend"), Side("Green", "greedy")
GONE = replace(RED, resigned=True)
PLAIN = Asked(0, "move", "?")
DICE = replace(PLAIN, dice=DiceAsked(1, 6, 1, ""))
ASIDE = Asked(1, "say", "?")


def position(asked: Asked | None, aside: Asked | None = None, *, over: bool = False) -> Position:
    return Position(1, 0, "", (), (), (0.0,), asked, aside=aside, over=over)


@pytest.mark.parametrize(
    ("side", "mine", "asked", "expected"),
    [
        (RED, (0,), PLAIN, PLAIN),
        (RED, (1,), PLAIN, ASIDE),
        (RED, (1,), DICE, ASIDE),
        (RED, (), PLAIN, None),
        (RED, (0,), None, None),
        # Whoever has given up is asked nothing more; the dice of his side are thrown by who still plays.
        (GONE, (0,), PLAIN, None),
        (GONE, (0,), DICE, None),
        (GONE, (1,), PLAIN, ASIDE),
        (GONE, (1,), DICE, DICE),
        (GONE, (0, 1), DICE, DICE),
        (GONE, (2,), DICE, None),
        (RED, (1,), replace(DICE, side=-1), replace(DICE, side=-1)),
    ],
)
def test_who_is_asked(side: Side, mine: tuple[int, ...], asked: Asked | None, expected: Asked | None) -> None:
    assert asked_of(position(asked, ASIDE), (side, BLUE, GREEN), mine) == expected


@pytest.mark.parametrize(
    ("clocks", "language", "said"),
    [
        ((), "en", "You have given up; a computer goes on for Red. You may watch."),
        ((3.5, 9.0, 9.0), "de", "Du hast aufgegeben; ein Computer spielt für Red weiter. Du darfst zuschauen."),
        ((0.0, 9.0, 9.0), "en", "Your time is up; a computer goes on for Red. You may watch."),
        ((0.0, 9.0, 9.0), "de", "Deine Zeit ist um; ein Computer spielt für Red weiter. Du darfst zuschauen."),
    ],
)
def test_whoever_has_left_is_told_once(clocks: tuple[float, ...], language: str, said: str) -> None:
    seats, now = FallenSeats(), position(PLAIN)
    assert seats.lines(now, (RED, BLUE, GREEN), (0,), clocks, language) == []
    assert seats.lines(now, (GONE, BLUE, GREEN), (0,), clocks, language) == [said]
    assert seats.lines(now, (GONE, BLUE, GREEN), (0,), clocks, language) == []


def test_a_game_master_has_no_clock_and_is_told_what_his_leaving_means() -> None:
    seats, now, morgan = FallenSeats(), position(PLAIN), replace(GREEN, name="Morgan", player="friend", master=True)
    shown = clocks_text((9.0, 9.0), 0, (RED, BLUE, morgan), "en")
    assert shown == "Clocks: Red 0:09 (running), Blue 0:09"
    sides = (RED, BLUE, replace(morgan, resigned=True))
    said = "You have left the game master's seat; the fight goes on without rulings. You may watch."
    assert seats.lines(now, sides, (2,), (), "en") == [said]
    assert "ohne Entscheidungen" in FallenSeats().lines(now, sides, (2,), (), "de")[0]


def test_who_plays_on_or_looks_on_or_has_seen_the_end_is_not_told_to_have_left() -> None:
    world = replace(GREEN, idle=True)
    for mine, sides, over in (
        ((0, 1), (GONE, BLUE, GREEN), False),
        ((1,), (GONE, BLUE, GREEN), False),
        ((), (GONE, BLUE, GREEN), False),
        ((2,), (GONE, BLUE, world), False),
        ((0,), (GONE, BLUE, GREEN), True),
    ):
        assert FallenSeats().lines(position(PLAIN, over=over), sides, mine, (), "en") == []


@pytest.mark.parametrize(
    ("mine", "language", "said"),
    [
        ((0,), "en", "Morgan is the game master: `call WORDS` asks for a ruling."),
        ((2,), "en", "Morgan is the game master: `forms` shows what can be ruled, `call WORDS` asks for a ruling."),
        ((), "de", "Morgan hat die Spielleitung: `call WORTE` bittet um eine Entscheidung."),
    ],
)
def test_who_the_game_master_is_stands_in_the_heading(mine: tuple[int, ...], language: str, said: str) -> None:
    sides = (Side("Red", "friend"), Side("Blue", "greedy"), Side("Morgan", "me", master=True))
    assert said in list(who_sits(sides, mine, language))
