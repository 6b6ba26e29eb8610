"""Laws of secrecy: what a side may answer does not depend on what it does not know."""

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from affray.space.hex import disc
from affray.systems.melee import disbelieving, renewing, sleeping, spellcraft
from affray.systems.melee.answers import Answer
from affray.systems.melee.beasts import figure_from_creature
from affray.systems.melee.secrets import veiled
from affray.systems.melee.state import ILLUSION, IMAGE, REAL, SUMMONED, Active, Figure, State, awake
from affray.systems.melee.tables import creatures, spells
from tests.melee_spells import foe, position, wizard

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
    return replace(figure, life=draw(st.sampled_from((REAL, SUMMONED, IMAGE, ILLUSION))), status=status, maker=1)


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
        *spellcraft.cast_answers(state, 0),
        *disbelieving.disbelieve_answers(state, 0),
        *sleeping.wake_answers(state, 0),
        *renewing.renew_answers(state, len(state.spells) - 1),
    ]


@given(positions())
def test_a_side_may_answer_the_same_whether_it_knows_the_truth_or_not(state: State) -> None:
    assert answers(veiled(state, 0)) == answers(state)


@given(positions())
def test_a_side_cannot_tell_what_another_has_made(state: State) -> None:
    told = veiled(state, 0)
    assert all(figure.life in (REAL, SUMMONED) for figure in told.figures)
    otherwise = replace(
        state,
        figures=tuple(replace(f, life=ILLUSION) if f.life in (SUMMONED, IMAGE) else f for f in state.figures),
        spells=tuple(replace(a, spell="illusion", left=3) if a.spell in BEHIND.values() else a for a in state.spells),
    )
    assert veiled(otherwise, 0) == told
    assert veiled(state, 1) is state


@given(positions())
def test_whatever_a_side_is_offered_it_may_do(state: State) -> None:
    for answer in spellcraft.cast_answers(state, 0)[:60]:
        assert spellcraft.cast_fault(state, 0, answer) is None
    for one in disbelieving.disbelieve_answers(state, 0):
        assert awake(next(figure for figure in state.figures if figure.id == one.target))
