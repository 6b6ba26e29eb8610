"""A duel of two units played by the whole engine, with the policies of the compiled one."""

from fractions import Fraction

from msgspec.structs import replace

from affray.dice.stream import Stream
from affray.lab.systems.wargame.duel import DuelTerms, Met, meeting, roll_tables
from affray.lab.systems.wargame.field import KnownUnits, read_unit_line
from affray.referee import Live, StreamDice
from affray.systems.wargame.content.codes import HERO, OUT
from affray.systems.wargame.content.events import CODES
from affray.systems.wargame.duel.duelist import CHOOSE_DEED, CLOSE, HOLD, RETIRE
from affray.systems.wargame.position.answers import Answer, Melee, Move, Pick, Shoot, Word
from affray.systems.wargame.position.contact import is_in_contact
from affray.systems.wargame.position.state import (
    ACT,
    OVER,
    PICK,
    Aim,
    State,
    centre_of,
    dice_of,
    is_fielded,
    move_of,
    size_of,
)
from affray.systems.wargame.roster.army import ListedUnit as Listed
from affray.systems.wargame.turn import phases
from affray.systems.wargame.turn.attacks import range_to
from tests.wargame_arena import FAR_BLUE, FAR_RED

END, STOP, PREPARE = Word("end turn"), Word("stop"), Word("prepare")
NOBODY = -1
DEAR = Fraction(50_000)


def lined(a: str, b: str) -> tuple[Listed, Listed]:
    """The units of two lines."""
    return read_unit_line(a, "attacker", KnownUnits()), read_unit_line(b, "defender", KnownUnits())


def met_by(a: str, b: str, policy_a: str = "stand", policy_b: str = "stand", **agreed: object) -> Met:
    """Two units by their lines that meet."""
    return meeting(*lined(a, b), policy_a, policy_b, DuelTerms(**agreed))  # type: ignore[arg-type]


def start(met: Met, a: str, b: str) -> State:
    """Both units as far apart as the duel says, and somebody far off and dear on each side, so that no army breaks."""
    whole, _ = roll_tables(*lined(a, b), met.house.house)
    first, second = whole.figures
    back = tuple((x, y - met.house.gap) for x, y in first.at)
    far = (replace(FAR_RED, each=DEAR), replace(FAR_BLUE, each=DEAR))
    units = (replace(first, at=back), second, *far)
    return replace(whole, figures=units, aim=Aim(rounds=met.limit))


def whole_game(met: Met, a: str, b: str, seed: int, game: int) -> tuple[int, int, int, int]:
    """Winner, round and what is left of both, as `systems.wargame.duel.duel.Ended` has them."""
    state = start(met, a, b)
    live = Live(StreamDice(Stream(seed, game)), CODES, lambda *asked: 0, 1)
    number = 1
    while state.phase != OVER and not any(lost(state, i, met) for i in (0, 1)):
        number, answer = state.round, next_answer(state, met)
        refusal = phases.refuse(state, answer)
        assert refusal is None, (answer, str(refusal))
        state = phases.play(live, state, answer)
    beaten = [lost(state, i, met) for i in (0, 1)]
    winner = NOBODY if beaten[0] == beaten[1] else int(beaten[0])
    return winner, number, left(state, 0), left(state, 1)


def lost(state: State, i: int, met: Met) -> bool:
    """Whether a unit has lost."""
    unit = state.figures[i]
    return not is_fielded(unit) or bool(met.house.rout and unit.body.token)


def left(state: State, i: int) -> int:
    """What is left of a unit."""
    unit = state.figures[i]
    if unit.profile.type == HERO:
        return dice_of(unit)[1] if is_fielded(unit) else 0
    return len(unit.at)


def next_answer(state: State, met: Met) -> Answer:
    """What the side whose turn it is does next: flees where it must, strikes whom it touches, shoots at whom it reaches,
    closes in where its policy does."""
    i = state.order[state.stage]
    unit, foe = state.figures[i], state.figures[1 - i]
    if state.phase == PICK:
        return END if unit.body.activated else Pick(unit.id)
    assert state.phase == ACT
    ahead, (x, y) = 1 - 2 * i, centre_of(unit)
    if unit.body.token:
        return Move((x, y - ahead * move_of(unit)), away=True)
    answers: list[Answer] = [Melee(foe.id)] if is_in_contact(state, i, 1 - i) else []
    if range_to(state, i, 1 - i) != OUT:
        answers += [Shoot(foe.id), PREPARE]
    if closes_in(met, i):
        answers.append(Move((x, y + ahead * min(move_of(unit), gap(state)))))
    return next((answer for answer in answers if phases.refuse(state, answer) is None), STOP)


def gap(state: State) -> int:
    """What is to walk until the units touch, both of which look along y."""
    first, second = ((at, size_of(unit)[1]) for unit in state.figures[:2] for at in (unit.at[0][1],))
    return second[0] - first[0] - (first[1] + second[1]) // 2


def closes_in(met: Met, who: int) -> bool:
    """Whether a policy closes in when it can do nothing else but move."""
    return met.chooser(who, CHOOSE_DEED, RETIRE, 1 << HOLD | 1 << CLOSE, 1, 0) == CLOSE
