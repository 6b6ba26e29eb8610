"""What may lie behind what a side sees: whole positions that fit its view, drawn at random."""

from msgspec.structs import replace

from affray.dice.stream import Stream
from affray.systems.melee.content.tables import Spell, spells
from affray.systems.melee.position.figures import pool_of
from affray.systems.melee.position.spell_effects import spell_of
from affray.systems.melee.position.state import UNSEEN, Active, Figure, State, alter
from affray.systems.melee.turn.spells.created_figures import LIVES, form_name
from affray.systems.melee.turn.spells.secrecy import CREATURE, is_secret


def world(view: State, rng: Stream) -> State:
    """A position that fits a view: each figure that another side's magic has made is of a spell that its maker knows for such
    a form, each of them as likely, and of the fatigue that is not seen any amount is spent. [CM-SPELL-07]"""
    state = view
    for place, active in enumerate(view.spells):
        if active.spell == CREATURE:
            state = with_spell(state, place, drawn_spell(state, active, rng))
    for i, figure in enumerate(view.figures):
        if figure.body.fatigue == UNSEEN:
            state = alter(state, i, fatigue=0)
            state = alter(state, i, fatigue=rng.face(max(1, pool_of(state, i))))
    return state


def drawn_spell(state: State, active: Active, rng: Stream) -> Spell | None:
    """A spell that may have made a figure; None where its maker knows none for such a form."""
    figure = state.figures[active.subject]
    known = (spells()[spell] for spell in state.figures[active.caster].spells if is_secret(spell))
    fitting = [row for row in known if is_form_of(row, figure)]
    return rng.pick(fitting) if fitting else None


def is_form_of(row: Spell, figure: Figure) -> bool:
    """Whether a spell can have made such a figure: it calls just that creature, or makes any form of so many hexes."""
    if row.effect_key == "summon":
        return form_name(figure.creature) == form_name(row.effect_value)
    return len(figure.hexes) <= int(row.effect_value)


def with_spell(state: State, place: int, row: Spell | None) -> State:
    """The position with a figure made by a certain spell."""
    if row is None:
        return state
    active = replace(state.spells[place], spell=row.id, st=row.st_cost)
    at_work = (*state.spells[:place], active, *state.spells[place + 1 :])
    return alter(replace(state, spells=at_work), active.subject, life=LIVES[spell_of(active).effect_key])
