"""The case verb that asks how a fight of several sides or teams stands, the same in every system on hexes."""

import msgspec

from affray.core.errors import InputError
from affray.core.fight_state import NOBODY, is_decided, team_shares
from affray.core.reading.given import Answer, Given, read_given


class StandingSide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A side with what is left of its strength, 0 for none that can fight; `fell_last`: it fell in the last round."""

    id: str
    strength: int
    team: str = ""
    fell_last: bool = False


class StandingGiven(Given, frozen=True, kw_only=True):
    """`standing`: the sides, and whether the last round is over."""

    sides: tuple[StandingSide, ...]
    at_limit: bool = False


class Teams(msgspec.Struct, frozen=True):
    """As much of a position as its teams."""

    teams: tuple[str, ...]


def standing(given: Answer) -> Answer:
    """Whether the fight is over, who has won it or shares a draw, and the score of each side."""
    case = read_given(given, StandingGiven)
    if len({side.id for side in case.sides}) < 2:
        raise InputError("given: sides: expected two or more of different names")
    named = any(side.team for side in case.sides)
    teams = tuple(side.team or side.id for side in case.sides) if named else ()
    left = tuple(place for place, side in enumerate(case.sides) if side.strength > 0)
    decided = is_decided(Teams(teams), left)
    over = decided or case.at_limit
    winner = (left[0] if decided and left else NOBODY) if over else None
    last = left or tuple(place for place, side in enumerate(case.sides) if side.fell_last)
    drawn = last if winner == NOBODY and case.options.get("draw_among") == "last" else ()
    score = team_shares(teams, [side.strength for side in case.sides], winner, drawn)
    shown = {side.id: round(share, 4) for side, share in zip(case.sides, score, strict=True)}
    return {"over": over, "won": [name for name, share in shown.items() if over and share > 0], "score": shown}
