"""Figures that magic makes: creatures called, images and illusions; their forms, where they appear, how they vanish.

[CM-SPELL-06 CM-SPELL-07]
"""

from collections.abc import Iterator

from msgspec.structs import replace

from affray.referee import Referee, say
from affray.space.bodies import Hexes, body_distance, covered_hexes
from affray.space.hex import Hex, disc
from affray.systems.melee.content.tables import Spell, creatures
from affray.systems.melee.position import spell_effects
from affray.systems.melee.position.beasts import figure_from_creature
from affray.systems.melee.position.figures import field, placed_figures
from affray.systems.melee.position.state import (
    ILLUSION,
    IMAGE,
    SUMMONED,
    Active,
    Figure,
    State,
    alter,
    is_awake,
    is_on_map,
    with_fields,
)
from affray.systems.melee.rules.engagement import Placed
from affray.systems.melee.rules.facing import SHAPES, shape_of
from affray.systems.melee.rules.injury import Body
from affray.systems.melee.rules.steps import is_vacant

LIVES = {"summon": SUMMONED, "image_hexes": IMAGE, "illusion_hexes": ILLUSION}
"""What a figure is that a spell with an effect of that key makes."""
FARTHEST_HEAD = 3
"""How far the head of a figure that touches another can be from it."""


# --- forms ------------------------------------------------------------------------------------------------------------
def form_name(creature: str) -> str:
    """The form of a creature as an answer names it."""
    return creature.replace("_", " ")


def model_figure(state: State, form: str) -> Figure | None:
    """The figure that a form looks like: a creature of the table, or a figure on the map with all that it wears and holds
    but without spells; None for neither. A caster that collapses over a likeness of itself has made it all the same.
    [CM-SPELL-07 CM-FAT-05]"""
    row = creatures().get(form.replace(" ", "_"))
    if row is not None:
        return figure_from_creature(row, row.name, 0, (0, 0), 0)
    model = next((figure for figure in state.figures if figure.id == form and is_on_map(figure)), None)
    return None if model is None else likeness(model)


def likeness(model: Figure) -> Figure:
    """A figure that looks like another, unhurt and unmoved. [CM-SPELL-07]"""
    name = model.id.rstrip("0123456789").rstrip() or model.id
    return Figure(
        id=name,
        side=model.side,
        body=Body(model.body.st),
        dx=model.dx,
        iq=model.iq,
        wis=model.wis,
        hexes=model.hexes,
        facing=model.facing,
        race=model.race,
        creature=model.creature,
        armor=model.armor,
        shield=model.shield,
        shield_ready=model.shield_ready,
        ready=model.ready,
        slung=model.slung,
        gear=model.gear,
        pack=model.pack,
        pack_at=model.pack_at,
    )


def forms(state: State, most: int) -> tuple[str, ...]:
    """The forms of at most so many hexes: creatures of the table, then conscious figures on the map. [CM-SPELL-07]"""
    found = [form_name(row.id) for row in creatures().values() if row.size <= most]
    seen = (figure.id for figure in state.figures if is_awake(figure) and len(figure.hexes) <= most)
    return tuple(dict.fromkeys((*found, *seen)))


def made_form(spell: Spell, form: str) -> str:
    """The form that a spell makes: the one chosen, or the creature that it calls. [CM-SPELL-06]"""
    return form or form_name(spell.effect_value)


# --- where ------------------------------------------------------------------------------------------------------------
def has_room(state: State, figures: tuple[Placed, ...], i: int, hexes: Hexes) -> bool:
    """Whether a figure can appear in these hexes: they are vacant and one of them is next to the caster's. [CM-SPELL-06]"""
    return body_distance(hexes, state.figures[i].hexes) == 1 and is_vacant(field(state), figures, hexes)


def has_shape(hexes: Hexes, facing: int) -> bool:
    """Whether hexes are those of a figure with its head in the first, facing so. [CM-FACE-09]"""
    return len(hexes) in SHAPES and hexes == covered_hexes(shape_of(len(hexes)), hexes[0], facing)


def appearing_places(state: State, i: int, size: int, facing: int) -> Iterator[Hexes]:
    """Every place where a figure of so many hexes and that facing can appear. [CM-SPELL-06]"""
    figures, shape = placed_figures(state), shape_of(size)
    for pos in possible_heads(state.figures[i].hexes):
        hexes = covered_hexes(shape, pos, facing)
        if has_room(state, figures, i, hexes):
            yield hexes


def possible_heads(hexes: Hexes) -> tuple[Hex, ...]:
    """The hexes so near to a figure that the head of a figure touching it may be there."""
    return tuple(dict.fromkeys(pos for own in hexes for pos in disc(own, FARTHEST_HEAD)))


# --- appearing and vanishing ------------------------------------------------------------------------------------------
def unused_name(state: State, name: str) -> str:
    """The name with a number behind it where it is taken, the first that is free. [CM-SPELL-06]"""
    taken = {figure.id for figure in state.figures}
    number, found = 1, name
    while found in taken:
        number += 1
        found = f"{name} {number}"
    return found


def appear(ref: Referee, state: State, work: Active, form: str, hexes: Hexes, facing: int) -> State:
    """The state with a figure of that form made by a spell, whose subject it is: it belongs to the caster's side and
    cannot act this turn. Raises ValueError for an unknown form. [CM-SPELL-06 CM-SPELL-07]"""
    looks = model_figure(state, form)
    if looks is None:
        raise ValueError(f"form {form!r}: expected a creature or a figure on the map")
    caster = state.figures[work.caster]
    made = with_fields(
        looks,
        id=unused_name(state, looks.id),
        side=caster.side,
        hexes=hexes,
        facing=facing,
        life=LIVES[spell_effects.spell_of(work).effect_key],
        maker=work.caster,
        fresh=True,
    )
    say(ref, "appears", who=made.id, whom=caster.id, clauses=("CM-SPELL-06",))
    here = replace(work, subject=len(state.figures))
    return replace(state, figures=(*state.figures, made), spells=(*state.spells, here))


def vanish(ref: Referee, state: State, j: int) -> State:
    """The state after a figure that magic has made is gone, with all spells on it. [CM-SPELL-06 CM-SPELL-07]"""
    for n in reversed(range(len(state.spells))):
        if state.spells[n].subject == j:
            state = spell_effects.without_spell(state, n)
    if not is_on_map(state.figures[j]):
        return state
    say(ref, "vanishes", who=state.figures[j].id, clauses=("CM-SPELL-06",))
    return alter(state, j, gone=True, hexes=())


def vanish_if_image(ref: Referee, state: State, j: int) -> State:
    """The state after an attack has hit figure j or a figure has entered its hex: an image vanishes, all else stays.
    [CM-SPELL-07]"""
    return vanish(ref, state, j) if state.figures[j].life == IMAGE else state


def is_harmless(figure: Figure) -> bool:
    """Whether what the figure deals is 0, as an image's hits are; an illusion's are real. [CM-SPELL-07]"""
    return figure.life == IMAGE


def is_unreal(figure: Figure) -> bool:
    """Whether the figure is an image or an illusion. [CM-SPELL-07]"""
    return figure.life in (IMAGE, ILLUSION)
