"""Rooms of several sides and of teams: what four pairs of eyes see of each other's secrets, who agrees to taking back, who leaves."""

from functools import cache
from typing import cast

import pytest
from msgspec.structs import replace

from affray.core import System
from affray.game import load_scenario
from affray.play import make_seat
from affray.systems.foeman import SYSTEM as FOEMAN
from affray.systems.melee.position.state import REAL
from affray.web.messages import Done
from affray.web.rooms.show import RoomView
from tests.melee_arena import armed, yard
from tests.units.web.desks import Desk
from tests.units.web.rooms.test_melee_secrets import (
    MERETH,
    RULES,
    SARITH,
    SPELLS,
    Fight,
    advised,
    all_messages,
    leaks,
    reader,
    shown,
)

HILD = armed("Hild", "East", (8, 3), "SW", st=14, armor="plate", weapons=["broadsword"])
OSRIC = armed("Osric", "West", (2, 7), "NE", st=14, armor="plate", weapons=["broadsword"])
SEATS, ANSWERS, EVERY = 5, 70, 10
"""The four sides and an onlooker; so many answers; between two looks at what the guide says."""


class Quartet(Fight):
    """The two wizards with another fighter each, who has a seat of his own: an ally, or one more enemy."""

    def __init__(self, teams: tuple[str, ...]) -> None:
        scenario = yard(MERETH, SARITH, HILD, OSRIC)
        names = ("North", "South", "East", "West")
        sides = [{"name": name, "team": team} for name, team in zip(names, teams, strict=True)]
        scenario = replace(scenario, body={**scenario.body, "sides": sides})
        self.desk = Desk(("me", "friend", "friend", "friend"), scenario, rules=RULES, seed=2)
        self.room = self.desk.room
        self.greedy = [make_seat("greedy", side) for side in range(4)]
        self.left = list(SPELLS)
        self.seen = [self.state]


@cache
def read(*teams: str) -> tuple[frozenset[int], tuple[bytes, ...]]:
    """What kinds of figures a fight had, and all that each seat was sent, shown and told in it."""
    fight = Quartet(teams)
    found: list[list[bytes]] = [[] for _ in range(SEATS)]
    for number in range(ANSWERS):
        if fight.room.game.is_over:
            break
        fight.step()
        for seat in range(SEATS):
            who = reader(fight.desk, seat, ("en", "de")[(number + seat) % 2])
            found[seat].append(shown(fight, who))
            if number % EVERY == 0:
                found[seat].append(advised(fight, who))
    for seat in range(SEATS):
        found[seat] += [all_messages(fight, reader(fight.desk, seat, speak)) for speak in ("en", "de")]
    return frozenset(figure.life for state in fight.seen for figure in state.figures), tuple(map(b"".join, found))


@pytest.mark.parametrize("teams", [("Sun", "Moon", "Sun", "Moon"), ("", "", "", "")], ids=["teams", "each for himself"])
def test_of_four_seats_none_but_the_maker_learns_what_magic_made_not_even_its_ally(teams: tuple[str, ...]) -> None:
    lives, seats = read(*teams)
    assert lives > {REAL}
    assert [leaks(said) for said in seats[1:]] == [[], [], [], []]
    assert leaks(seats[0])


# --- taking back and leaving ------------------------------------------------------------------------------------------
def crowns(*players: str) -> Desk:
    """Three pairs of fighters of Foeman."""
    rules = cast("System[object, object]", FOEMAN)
    scenario = load_scenario("foeman", "three-crowns")
    return Desk(players or ("me", "friend", "friend"), scenario, rules=rules, seed=3)


def asked(desk: Desk) -> int:
    """The side that is asked."""
    assert desk.room.game.question is not None
    return desk.room.game.question.side


def give(desk: Desk, *texts: str) -> None:
    """Answers of whoever is asked, one after another."""
    for text in texts:
        change = desk.answer(asked(desk), text, name=f"n{desk.room.n}")
        assert isinstance(change.reply, Done), change.reply


def surrender(desk: Desk) -> int:
    """The side that is asked moves, and both of its figures give themselves up; which side it was."""
    side = asked(desk)
    figures = [figure.id for figure in desk.room.game.state.figures if figure.side == side]  # type: ignore[attr-defined]
    give(desk, "move", f"figure {figures[0]}", "surrender", "surrender")
    return side


def test_who_is_out_is_said_to_be_and_is_not_asked_about_taking_back() -> None:
    desk = crowns()
    out = surrender(desk)
    stands = RoomView(desk.room).position(desk.reader(0)).track.stands  # type: ignore[union-attr]
    assert [stand.side for stand in stands if stand.out] == [out]
    second = asked(desk)
    give(desk, "cede")
    third = asked(desk)
    assert len({out, second, third}) == 3
    give(desk, "figure " + next(f.id for f in desk.room.game.state.figures if f.side == third))  # type: ignore[attr-defined]
    desk.command(second, "undo", "u")
    wish = desk.room.wishes["undo"]
    assert (wish.sides, wish.waiting) == ((second,), (third,))
    desk.command(third, "agree", "yes")
    assert asked(desk) == second and desk.room.wishes == {}
    # Whoever is out may still take back what brought him there, if both others agree.
    give(desk, "cede")
    desk.command(out, "undo", "v")
    assert set(desk.room.wishes["undo"].waiting) == {second, third}
    desk.command(second, "agree", "a")
    assert asked(desk) == third
    desk.command(third, "agree", "b")
    assert asked(desk) == out
    desk.check()


def test_one_of_three_resigns_and_the_two_others_fight_on() -> None:
    desk = crowns()
    first = asked(desk)
    desk.command(first, "resign", "r")
    assert desk.room.game.score[first] == 0
    # The computer leads what is left behind.
    assert desk.room.computer_turn() is not None
    other = next(side for side in range(3) if side != first)
    desk.command(other, "resign", "s")
    assert desk.room.game.is_over
    assert [score for side, score in enumerate(desk.room.game.score) if side not in (first, other)] == [1]
    desk.check()
