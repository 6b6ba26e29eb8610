"""A duel played by the whole engine, with the policies of the compiled one."""

from msgspec.structs import replace

from affray.core import NATURE
from affray.dice.stream import Stream
from affray.game.scenario import find
from affray.lab.batch import Ended, Meeting
from affray.referee import Live, StreamDice
from affray.space.hex import neighbour
from affray.systems.melee import answers as a
from affray.systems.melee.constants import (
    CHANGE_WEAPONS,
    CHARGE,
    CHOOSE_ARMS,
    CHOOSE_FACING,
    CHOOSE_MANNER,
    CHOOSE_PLACE,
    ENGAGED_RISE,
    PICK_UP,
    READY,
    RISE,
    SHIFT_ATTACK,
    SHIFT_DEFEND,
)
from affray.systems.melee.duelist import ATTACKING, DRAWING, FETCHING, GUARDING, RISING, UNSETTLED, Duelist
from affray.systems.melee.events import CODES
from affray.systems.melee.options import House
from affray.systems.melee.state import State
from affray.systems.melee.system import SYSTEM

SOUTH, NORTH = 3, 0
FACINGS = (SOUTH, NORTH)
LINE = "st=12 dx=12 weapon=broadsword second=dagger armor=leather shield=small"
DEEDS = {
    ATTACKING: (CHARGE, SHIFT_ATTACK), GUARDING: (SHIFT_DEFEND,), FETCHING: (READY, PICK_UP),
    DRAWING: (READY, CHANGE_WEAPONS), RISING: (RISE, ENGAGED_RISE),
}  # fmt: skip


def start() -> State:
    """The two swordsmen of the shipped duel in adjacent hexes, face to face."""
    state = SYSTEM.setup(find("melee", "duel"), {})
    first, second = state.figures
    there = neighbour(first.hexes[0], SOUTH)
    return replace(state, figures=(replace(first, facing=SOUTH), replace(second, hexes=(there,), facing=NORTH)))


def whole_game(met: Meeting[Duelist, House], seed: int, game: int) -> Ended:
    """Winner, turn and ST left, as `systems.melee.duel.Ended` has them."""
    state, deeds = start(), [UNSETTLED, UNSETTLED]
    live = Live(StreamDice(Stream(seed, game)), CODES, turned, 1)
    while (asked := SYSTEM.question(state)) is not None:
        answer: a.Answer
        if asked.side == NATURE:
            answer = asked.answers[0]
        elif asked.code == "place":
            deeds = [UNSETTLED, UNSETTLED]
            answer = a.Rank(1 + met.chooser(asked.side, CHOOSE_PLACE, 1, *left(state, asked.side), 0))
        elif asked.code == "move":
            answer = a.Face(FACINGS[asked.side])
        elif asked.code == "option":
            deeds[asked.side] = deed(
                state,
                met,
                asked.side,
                deeds[1 - asked.side],
                [one.option for one in asked.answers if isinstance(one, a.Option)],
            )
            answer = next(
                one for one in asked.answers if isinstance(one, a.Option) and one.option in DEEDS[deeds[asked.side]]
            )
        else:
            answer = action(state, asked.side, deeds[asked.side], asked.answers)
        assert SYSTEM.refuse(state, answer) is None, (asked.code, answer)
        state = SYSTEM.play(live, state, answer)
    st = [figure.st - figure.hits for figure in state.figures]
    return state.winner, state.turn, st[0], st[1]


def turned(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
    """Whoever stands up looks at the other."""
    assert (what, most) == (CHOOSE_FACING, 5)
    return FACINGS[who]


def left(state: State, side: int) -> tuple[int, int]:
    own, other = state.figures[side], state.figures[1 - side]
    return own.st - own.hits, other.st - other.hits


def deed(state: State, met: Meeting[Duelist, House], side: int, other: int, letters: list[int]) -> int:
    """What the policy of the side whose turn it is settles on."""
    figure = state.figures[side]
    if any(letter in DEEDS[RISING] for letter in letters) and not any(letter in DEEDS[ATTACKING] for letter in letters):
        return RISING
    whole = any(not item.startswith("broken_") for item in figure.ready)
    can = {ATTACKING: True, GUARDING: SHIFT_DEFEND in letters}
    can[FETCHING] = not figure.ready and bool(lying(state, side))
    can[DRAWING] = not whole and "dagger" in figure.slung
    most = max(one for one, open_to in can.items() if open_to)
    chosen = met.chooser(side, CHOOSE_MANNER if whole else CHOOSE_ARMS, most, *left(state, side), other)
    return chosen if can.get(chosen) else ATTACKING


def lying(state: State, side: int) -> list[str]:
    """The weapons in the hex of a figure, the first one first."""
    here = state.figures[side].hexes[0]
    found = [item for pos, item in state.items if pos == here]
    return [item for item in ("broadsword", "dagger") if item in found]


def action(state: State, side: int, doing: int, answers: tuple[a.Answer, ...]) -> a.Answer:
    """What the side does in the action phase, or that it does no more."""
    figure = state.figures[side]
    items = tuple(figure.ready)
    if doing == ATTACKING and state.figures[1 - side].status == 0:
        arm = items[0] if items else "bare_hands"
        found = [
            one for one in answers if isinstance(one, a.Attack) and one.weapon == arm and not one.twin and one.kind <= 1
        ]
        if found:
            return found[0]
    if doing == FETCHING:
        return next(one for one in answers if isinstance(one, a.Take) and one.item == lying(state, side)[0])
    if doing == DRAWING:
        return next(one for one in answers if one == a.Hold(("dagger", "shield")))
    rising = [one for one in answers if isinstance(one, a.Word) and one.word in ("stand", "rise")]
    if doing == RISING and rising:
        return rising[0]
    return a.Word("pass")
