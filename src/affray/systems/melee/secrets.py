"""What only the side knows that has made a figure: whether it is an image or illusion, and the spell behind it.

To every other side all figures that magic has made look like creatures called. All else is open: what a caster spent on
them can be seen by its fatigue. [CM-SPELL-07]
"""

from msgspec.structs import replace

from affray.core import Event
from affray.systems.melee.answers import Answer, Cast
from affray.systems.melee.creations import LIVES, form_made, unreal
from affray.systems.melee.state import SUMMONED, Active, Figure, State, home
from affray.systems.melee.tables import spells

CREATURE = "creature"
"""The neutral id of any spell that makes or calls a figure."""


def is_secret(spell: str) -> bool:
    """Whether a spell makes or calls a figure, so that only the caster's side knows which it is. [CM-SPELL-07]"""
    row = spells().get(spell)
    return row is not None and row.effect_key in LIVES


# --- the position -----------------------------------------------------------------------------------------------------
def veiled(state: State, side: int) -> State:
    """The position as a side sees it. [CM-SPELL-07]"""
    if not state.spells and not any(unreal(figure) for figure in state.figures):
        return state
    figures = tuple(veiled_figure(figure, side) for figure in state.figures)
    at_work = tuple(veiled_spell(state, active, side) for active in state.spells)
    if all(new is old for new, old in zip((*figures, *at_work), (*state.figures, *state.spells), strict=True)):
        return state
    return replace(state, figures=figures, spells=at_work)


def veiled_figure(figure: Figure, side: int) -> Figure:
    """A figure as a side sees it: those of others look real. [CM-SPELL-07]"""
    return replace(figure, life=SUMMONED) if unreal(figure) and home(figure) != side else figure


def veiled_spell(state: State, active: Active, side: int) -> Active:
    """A spell at work as a side sees it: of another side's that makes a figure, only whose it is and what it made.
    [CM-SPELL-07]"""
    if not is_secret(active.spell) or home(state.figures[active.caster]) == side:
        return active
    return Active(CREATURE, active.caster, active.turn, active.subject)


# --- what is told -----------------------------------------------------------------------------------------------------
def heard(event: Event, side: int) -> Event:
    """An event as a side hears it: another side's spell that makes a figure is not named, nor what it costs.
    [CM-SPELL-07]"""
    by = event.data.get("by_side", side)
    spell = event.data.get("spell", "")
    if by == side or not isinstance(spell, str) or not is_secret(spell):
        return event
    hidden = {name: 0 for name in ("st", "cost") if name in event.data}
    return replace(event, data={**event.data, **hidden, "spell": CREATURE})


def overheard(answer: Answer, side: int, caster_side: int) -> Answer:
    """An answer as a side hears it that another side has given: of a spell that makes a figure it hears the form and the
    place alone. [CM-SPELL-07]"""
    if side == caster_side or not isinstance(answer, Cast) or not is_secret(answer.spell):
        return answer
    form = form_made(spells()[answer.spell], answer.form)
    return Cast(CREATURE, 0, hexes=answer.hexes, form=form, facing=answer.facing)
