"""The rules of Pig: pure functions and procedures, which know no position."""

from affray.referee import Referee, choose, procedure, roll, rule, tell

ROLLED, AGAIN, LOST = 1, 2, 3
"""What the procedures roll for, ask for and tell."""
SIDES = 6
BUST = 0
"""What a turn gains in which a 1 is rolled."""


@rule
def face_of(dice: int) -> int:
    """The number on the one die thrown, from 1 to 6. [PIG-2]"""
    return dice.bit_length() // 5 + 1


@procedure
def rolled(ref: Referee, side: int, turn: int) -> int:
    """The points of a turn after one more roll: a 1 loses them all, a 2 may be rolled once more. [PIG-2 PIG-3]"""
    face = face_of(roll(ref, 1, SIDES, ROLLED))
    if face == 2 and choose(ref, side, AGAIN, 1, turn):
        face = face_of(roll(ref, 1, SIDES, ROLLED))
    if face == 1:
        tell(ref, LOST, turn)
        return BUST
    return turn + face


@procedure
def whole_turn(ref: Referee, hold: int) -> int:
    """What a turn gains whose player holds with so many points and rolls no 2 again. [PIG-2]"""
    turn = 0
    while turn < hold:
        turn = rolled(ref, 0, turn)
        if turn == BUST:
            return BUST
    return turn
