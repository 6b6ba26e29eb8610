"""Laws of secrecy: what a side may answer does not depend on what it does not know."""

from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from affray.referee import Live
from affray.space.hex import disc
from affray.systems.melee.content.events import CODES
from affray.systems.melee.content.tables import creatures, spells
from affray.systems.melee.position.answers import Answer, Cast
from affray.systems.melee.position.beasts import figure_from_creature
from affray.systems.melee.position.state import (
    ILLUSION,
    IMAGE,
    OVER,
    REAL,
    START,
    SUMMONED,
    UNSEEN,
    Active,
    Figure,
    State,
    is_awake,
    with_fields,
)
from affray.systems.melee.turn import phases
from affray.systems.melee.turn.invariants import broken_invariants
from affray.systems.melee.turn.spells import casting, disbelieving, renewing, sleep
from affray.systems.melee.turn.spells.secrecy import can_make_figures
from affray.systems.melee.words.secrets import state_for
from affray.systems.melee.words.view import view
from tests.melee_spells import foe, position, someone, wizard

PLACES = disc((0, 0), 4)
BEHIND = {IMAGE: "image", ILLUSION: "illusion_7", SUMMONED: "summon_wolf"}


@st.composite
def made_figures(draw: st.DrawFn, number: int) -> Figure:
    """A creature of Blue, real or made by magic."""
    row = creatures()[draw(st.sampled_from(sorted(creatures())))]
    figure = figure_from_creature(
        row, f"{row.name} {number}", 1, draw(st.sampled_from(PLACES)), draw(st.integers(0, 5))
    )
    status = draw(st.sampled_from((0, 0, 0, 1, 2)))
    return with_fields(figure, life=draw(st.sampled_from((REAL, SUMMONED, IMAGE, ILLUSION))), status=status, maker=1)


@st.composite
def positions(draw: st.DrawFn) -> State:
    """A wizard of Red who knows some spells, an enemy, and creatures of Blue of which some are not what they seem."""
    known = draw(st.lists(st.sampled_from(sorted(spells())), min_size=1, max_size=4, unique=True))
    made = [draw(made_figures(number)) for number in range(draw(st.integers(1, 4)))]
    work = [Active(BEHIND[figure.life], 1, 1, n) for n, figure in enumerate(made, start=2) if figure.life != REAL]
    work.append(Active(draw(st.sampled_from(("fire", "shadow", "wall"))), 1, 1, hexes=(draw(st.sampled_from(PLACES)),)))
    work.append(Active("blur", 0, 1, 0))
    return position(wizard(*known), foe((0, -4)), *made, spells=tuple(work))


def answers(state: State) -> list[Answer]:
    """All that the wizard may answer with regard to spells."""
    return [
        *casting.cast_answers(state, 0),
        *disbelieving.disbelieve_answers(state, 0),
        *sleep.wake_answers(state, 0),
        *renewing.renew_answers(state, len(state.spells) - 1),
    ]


@given(positions())
def test_a_side_may_answer_the_same_whether_it_knows_the_truth_or_not(state: State) -> None:
    assert answers(state_for(state, 0)) == answers(state)


@given(positions())
def test_a_side_cannot_tell_what_another_has_made(state: State) -> None:
    shown = state_for(state, 0)
    assert all(figure.life in (REAL, SUMMONED) for figure in shown.figures)
    otherwise = replace(
        state,
        figures=tuple(replace(f, life=ILLUSION) if f.life in (SUMMONED, IMAGE) else f for f in state.figures),
        spells=tuple(replace(a, spell="illusion", left=3) if a.spell in BEHIND.values() else a for a in state.spells),
    )
    assert state_for(otherwise, 0) == shown
    own = state_for(state, 1)
    spent = own.figures[0].body.fatigue if can_make_figures(state.figures[0]) else 0
    assert replace(own, figures=(with_fields(own.figures[0], fatigue=0), *own.figures[1:])) == state
    assert spent in (0, UNSEEN)


@given(positions())
def test_whatever_a_side_is_offered_it_may_do(state: State) -> None:
    casts = casting.cast_answers(state, 0)[:60]
    assume(casts)
    for answer in casts:
        assert casting.cast_refusal(state, 0, answer) is None
    for disbelieve in disbelieving.disbelieve_answers(state, 0):
        assert is_awake(next(figure for figure in state.figures if figure.id == disbelieve.target))


# --- whole games ------------------------------------------------------------------------------------------------------
def arena(chance: Random) -> State:
    """Two wizards and a creature on each side, the spells at random."""
    names = sorted(spells())
    where = ((0, 1), (1, 1), (0, -2), (1, -2))
    wizards = [
        someone(name, n // 2, pos, facing=3 * (n // 2), st=16, iq=17, spells=tuple(chance.sample(names, 5)))
        for n, (name, pos) in enumerate(zip(("Ann", "Cid", "Bors", "Dot"), where, strict=True))
    ]
    beasts = [
        figure_from_creature(creatures()[chance.choice(sorted(creatures()))], name, side, pos, 3 * side)
        for name, side, pos in (("Grey", 0, (-3, 4)), ("Black", 1, (4, -6)))
    ]
    return replace(position(*wizards, *beasts), turn=1, phase=START, rank=(), order=())


@pytest.mark.parametrize("seed", range(3))
def test_what_is_asked_of_a_side_does_not_depend_on_what_it_does_not_know(seed: int) -> None:
    chance = Random(seed)
    state = arena(chance)
    while state.phase != OVER and state.turn <= 4:
        asked = phases.question(state)
        assert asked is not None
        if asked.side >= 0:
            assert phases.question(view(state, asked.side)) == asked
        casts = [answer for answer in asked.answers if isinstance(answer, Cast)]
        answer = chance.choice(casts or asked.answers)
        faces = Faces(chance)
        state = phases.play(Live(faces, CODES, faces.choose, quiet=1), state, answer)
        assert broken_invariants(state) == ()


class Faces:
    """Dice and choices at random."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance

    def take(self, n: int, die: int, why: int) -> tuple[int, ...]:
        return tuple(self.chance.randrange(die) for _ in range(n))

    def choose(self, who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        return self.chance.randrange(most + 1)
