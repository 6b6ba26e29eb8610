"""What becomes of a game when sides leave it: whether anybody is left to play against, and who has the share of who left."""

from collections.abc import Collection, Sequence
from typing import TypeVar

from affray.core import System
from affray.core.words.texts import COMMON

S = TypeVar("S")
A = TypeVar("A")
Groups = Sequence[Sequence[int]]
"""The sides by teams, a side alone as a team of one."""


def leaving_text(system: System[S, A], state: S, side: int, kind: str, language: str) -> str:
    """That a side has left the game: it has given up (`resign`) or has no time left (`flag`); of a game master what it means."""
    code = "master" if system.seats.is_master(state, side) else kind
    return COMMON.say(language, f"left-{code}", side=system.sides(state)[side])


def sides_by_team(system: System[S, A], state: S) -> Groups:
    """The sides of a game by teams, in order, but for a game master."""
    found: dict[str | int, list[int]] = {}
    for side in range(len(system.sides(state))):
        if system.seats.is_master(state, side):
            continue
        found.setdefault(system.seats.team(state, side) or side, []).append(side)
    return tuple(found.values())


def is_one_team_left(gone: Collection[int], teams: Groups) -> bool:
    """Whether all sides that have not left are of one team.

    >>> is_one_team_left((1,), ((0,), (1,))), is_one_team_left((1,), ((0, 2), (1, 3))), is_one_team_left((1, 3), ((0, 2), (1, 3)))
    (True, False, True)
    """
    return sum(any(side not in gone for side in team) for team in teams) < 2


def shares_once_left(
    score: tuple[float, ...], gone: Collection[int], teams: Groups, *, is_played: bool
) -> tuple[float, ...]:
    """How each side stands once some have left. Of a game that is played to its end only those have lost their share whose team
    has it: for the others a computer has led the figures on, and what these have won their side has won.

    >>> shares_once_left((1.0, 0.0, 0.0), (0,), ((0,), (1,), (2,)), is_played=False)
    (0.0, 0.5, 0.5)
    >>> shares_once_left((1.0, 0.0, 0.0), (0,), ((0,), (1,), (2,)), is_played=True)
    (1.0, 0.0, 0.0)
    """
    if is_played:
        gone = [side for team in teams if set(team) - set(gone) for side in team if side in gone]
    return score_of_those_left(score, gone, teams) if gone else score


def score_of_those_left(score: Sequence[float], gone: Collection[int], teams: Groups) -> tuple[float, ...]:
    """How each side stands once some have left: they have nothing, their team has their share, and the rest has that of a
    team that has left as a whole. Who is left over alone has all.

    >>> score_of_those_left((0.25, 0.25, 0.5), (1,), ((0,), (1,), (2,)))
    (0.3333333333333333, 0.0, 0.6666666666666666)
    >>> score_of_those_left((0.2, 0.3, 0.2, 0.3), (0,), ((0, 2), (1, 3)))
    (0.0, 0.3, 0.4, 0.3)
    """
    staying = [0.0] * len(score)
    for team in teams:
        left = [side for side in team if side not in gone]
        for side in left:
            staying[side] = sum(score[mate] for mate in team) / len(left)
    if is_one_team_left(gone, teams) or not sum(staying):
        staying = [0.0] * len(score)
        for side in (side for team in teams for side in team if side not in gone):
            staying[side] = 1.0
    whole = sum(staying)
    return tuple(value / whole for value in staying)
