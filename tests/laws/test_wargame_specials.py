"""Laws of special actions: random battles of two to four sides in which units declare, rule, amend and use what the scenario
settles; each stays sound at each step, reads back, and ends."""

import pytest
from msgspec.structs import replace

from affray.core import NATURE
from affray.dice.stream import Stream
from affray.referee import ChoiceNeeded, Live, StreamDice
from affray.space.plane.measure import INCH
from affray.systems.wargame.content.events import CODES
from affray.systems.wargame.notation import read_state, write_state
from affray.systems.wargame.position.answers import Amend, Answer, Propose, Special, Use, read_answer, write_answer
from affray.systems.wargame.position.effects import Disorder, Effect, Effects, Loss, Shift
from affray.systems.wargame.position.state import AGREE, OVER, RULE, TALKS, Aim, State
from affray.systems.wargame.turn import phases
from affray.systems.wargame.turn.invariants import broken_invariants
from tests.units.wargame.gifted import GIFTS, SONG, SPECIALS, with_gifts
from tests.wargame_arena import clash, fray, quick_answer, some_answer

AIM = Aim(rounds=2, limit=400)


def some_effects(state: State, rng: Stream) -> Effects:
    """Random effects, legal or not."""
    return tuple(some_effect(state, rng) for _ in range(1 + rng.face(2)))


def some_effect(state: State, rng: Stream) -> Effect:
    """A random effect on a random unit."""
    name, kind = rng.pick([unit.id for unit in state.figures]), rng.face(3)
    if kind == 0:
        return Loss(name, rng.face(4))
    return Disorder(name) if kind == 1 else Shift(name, (rng.face(24) * INCH, rng.face(20) * INCH))


def talkative_answer(state: State, rng: Stream) -> Answer:
    """A random answer that declares, rules and amends more often than others do."""
    question = phases.question(state)
    assert question is not None
    if question.side == NATURE:
        return question.answers[0]
    wanted: list[Answer] = []
    if question.code == "act" and rng.face(2):
        used: list[Answer] = [answer for answer in question.answers if isinstance(answer, Use)]
        wanted = used if rng.face(4) == 0 else [Special("Something new")]
    if state.phase in (RULE, AGREE) and rng.face(3):
        kind = Propose if state.phase == RULE else Amend
        wanted = [kind(some_effects(state, rng)) for _ in range(4)]
    found = [answer for answer in wanted if phases.refuse(state, answer) is None]
    if found:
        return rng.pick(found)
    return (quick_answer(state, rng) if state.phase not in TALKS else None) or some_answer(state, question, rng)


@pytest.mark.parametrize("sides", [2, 3, 4])
@pytest.mark.parametrize("number", [1, 2])
def test_battles_with_special_actions_are_sound_at_each_step_and_end(sides: int, number: int) -> None:
    state = clash(aim=AIM) if sides == 2 else fray(sides, aim=AIM)
    state = replace(with_gifts(state, SONG, *GIFTS), specials=SPECIALS)
    rng, talk, codes = Stream(23, number), 0, set[str]()

    def choose(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        return rng.face(len(phases.choice(state, ChoiceNeeded(who, what, most, x, y, z)).answers))

    live = Live(StreamDice(Stream(6, number)), CODES, choose, quiet=1)
    while state.phase != OVER:
        answer = talkative_answer(state, rng)
        assert read_answer(write_answer(answer)) == answer
        question = phases.question(state)
        assert question is not None
        codes.add(question.code)
        # A talk ends after so many answers at most: each of the others amends once and is asked again once for each.
        talk = talk + 1 if state.phase in TALKS else 0
        assert talk <= 1 + sides * (sides + 1)
        state = phases.play(live, state, answer)
        live.rolls.clear()
        assert broken_invariants(state) == ()
        assert state.phase not in TALKS or read_state(write_state(state)) == state
    assert {"ruling", "agree", "amended"} <= codes
