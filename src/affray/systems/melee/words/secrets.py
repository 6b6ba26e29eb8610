"""What only the side knows that has made a figure: whether it is an image or illusion, and the spell behind it.

To every other side all figures that magic has made look like creatures called. What would give the spell away is as secret:
the fatigue of whoever can make such figures, of which others see no more than that nothing is left, and what is paid for them
to stay. All else is open. [CM-SPELL-07]
"""

from msgspec.structs import replace

from affray.core import Event
from affray.core.memory import DRAWN, remember
from affray.mastering.secrecy import MasterSecrets
from affray.systems.melee.content.codes import TOLD_SPENT
from affray.systems.melee.content.events import CODES
from affray.systems.melee.content.tables import spells
from affray.systems.melee.position.answers import Answer, Cast, Word
from affray.systems.melee.position.figures import is_exhausted, pool_of
from affray.systems.melee.position.state import SUMMONED, UNSEEN, Active, Figure, State, home_side, with_fields
from affray.systems.melee.turn.mastering import DESK
from affray.systems.melee.turn.spells.created_figures import is_unreal, made_form
from affray.systems.melee.turn.spells.secrecy import CREATURE, can_make_figures, is_secret

MASTER_SECRETS = MasterSecrets[State, Answer](DESK)
"""What a game master hides. [CM-GM-01]"""


@remember(DRAWN)
def hides(state: State) -> bool:
    """Whether anything may be hidden in this fight: there is a game master, a figure that can make others, whether it still
    stands or not, or one that has been made. [CM-SPELL-07 CM-GM-01]"""
    return (
        MASTER_SECRETS.hides(state)
        or any(can_make_figures(figure) or is_unreal(figure) for figure in state.figures)
        or any(is_secret(active.spell) for active in state.spells)
    )


# --- the position -----------------------------------------------------------------------------------------------------
def state_for(state: State, side: int) -> State:
    """The position as a side may see it. [CM-SPELL-07]"""
    figures = tuple(figure_for(state, i, side) for i in range(len(state.figures)))
    at_work = tuple(active_for(state, active, side) for active in state.spells)
    if all(new is old for new, old in zip((*figures, *at_work), (*state.figures, *state.spells), strict=True)):
        return state
    return replace(state, figures=figures, spells=at_work)


def figure_for(state: State, i: int, side: int) -> Figure:
    """A figure as a side sees it: those of others look real, and what those have spent who make such figures is not seen
    until nothing is left; where it is taken off ST, it is. [CM-SPELL-07 CM-FAT-04]"""
    figure = state.figures[i]
    if home_side(figure) == side:
        return figure
    life = SUMMONED if is_unreal(figure) else figure.life
    fatigue = figure.body.fatigue
    if can_make_figures(figure) and state.house.shared_st_pool == 0:
        fatigue = pool_of(state, i) if is_exhausted(state, i) else UNSEEN
    if (life, fatigue) == (figure.life, figure.body.fatigue):
        return figure
    return with_fields(figure, life=life, fatigue=fatigue)


def active_for(state: State, active: Active, side: int) -> Active:
    """A spell at work as a side sees it: of another side's that makes a figure, only whose it is and what it made.
    [CM-SPELL-07]"""
    if not is_secret(active.spell) or home_side(state.figures[active.caster]) == side:
        return active
    return Active(CREATURE, active.caster, active.turn, active.subject)


# --- what is told -----------------------------------------------------------------------------------------------------
PAID = ("renews", "lapses")
"""What is told of a spell that is to be paid for: only what is not there of itself needs it."""


def event_for(event: Event, side: int) -> Event | None:
    """An event as a side may hear it: another side's spell that makes a figure is not named, nor what it costs, nor
    that it is paid for; nor what is spent by whoever can make figures. [CM-SPELL-07]"""
    by = event.data.get("by_side", side)
    if by == side:
        return event
    if event.code == SPENT:
        hidden = dict.fromkeys(("points", "fatigue", "pool"), UNSEEN)
        return None if event.data["conscious"] else replace(event, data={**event.data, **hidden})
    spell = event.data.get("spell", "")
    if not isinstance(spell, str) or not (is_secret(spell) or spell == CREATURE):
        return event
    if event.code in PAID:
        return None
    hidden = {name: 0 for name in ("st", "cost") if name in event.data}
    return replace(event, data={**event.data, **hidden, "spell": CREATURE})


def heard_by_others(answer: Answer, paid: str = "") -> Answer | None:
    """An answer as sides hear it that another side has given: of a spell that makes a figure they hear the form and the
    place alone, and nothing where such a one is `paid` for. [CM-SPELL-07]"""
    if isinstance(answer, Word) and (is_secret(paid) or paid == CREATURE):
        return None
    if not isinstance(answer, Cast) or not is_secret(answer.spell):
        return answer
    form = made_form(spells()[answer.spell], answer.form)
    return Cast(CREATURE, 0, hexes=answer.hexes, form=form, facing=answer.facing)


# --- what is spent ----------------------------------------------------------------------------------------------------
SPENT = CODES[TOLD_SPENT].code
