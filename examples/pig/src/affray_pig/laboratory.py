"""What the laboratory can ask of Pig: the odds of a turn, and how two policies of holding fare against each other."""

from collections.abc import Mapping
from typing import Annotated

import msgspec

from affray.core import InputError, OddsQuestion, Question, Word
from affray.referee import ChoiceNeeded, Referee
from affray_pig.position import GOALS, Pig
from affray_pig.rules import BUST, whole_turn


class TurnAsked(msgspec.Struct, frozen=True):
    """A turn whose player holds with so many points."""

    hold: Annotated[int, msgspec.Meta(description="Hold with so many points.")] = 10


def turn_points(ref: Referee, asked: TurnAsked) -> int:
    """What such a turn gains."""
    return whole_turn(ref, asked.hold)


class PigLab:
    """A policy is the number of points with which it holds, or `again` before it, where it rolls a 2 once more."""

    odds = (
        OddsQuestion("turn", TurnAsked, turn_points, "points", {"lost": lambda points: points == BUST}, ("PIG-2",)),
    )
    policies = ("10", "5", "again 10")
    unit = "points"

    def policy(self, text: str) -> str:
        """A policy as it is written. Raises InputError."""
        if not self.words(text)[-1].isdigit() or not 1 <= int(self.words(text)[-1]) <= max(GOALS):
            raise InputError(f"policy {text!r}: expected 1 to {max(GOALS)}, or again and that")
        return " ".join(self.words(text))

    def words(self, text: str) -> list[str]:
        """The words of a policy."""
        words = text.split()
        return words if len(words) == 1 or (len(words) == 2 and words[0] == "again") else [""]

    def start(self, options: Mapping[str, str | int | bool]) -> Pig:
        """Two sides without a point."""
        return Pig((0, 0), int(options.get("goal", GOALS[0])))

    def answer(self, policy: str, state: Pig, question: Question[object]) -> Word:
        """To hold with enough points, or with enough to win."""
        enough = state.turn >= int(self.words(policy)[-1]) or state.points[state.mover] + state.turn >= state.goal
        return Word("hold" if enough else "roll")

    def choose(self, policy: str, state: Pig, needed: ChoiceNeeded) -> int:
        """Whether a 2 is rolled again."""
        return int(self.words(policy)[0] == "again")

    def rounds(self, before: Pig, after: Pig) -> int:
        """A round is a turn of either side."""
        return int(before.mover != after.mover or before.points != after.points)

    def left(self, state: Pig, side: int) -> int:
        """The points of a side."""
        return state.points[side]
