"""What a ruling would do, for events and questions: of each effect its kind, the unit, how much, and where to. [UW-ABL-08]"""

from typing import NamedTuple

from affray.core.words.phrase import Phrase
from affray.systems.wargame.content.codes import HERO, VEHICLE
from affray.systems.wargame.position.effects import Disorder, Effect, Effects, Loss
from affray.systems.wargame.position.spoken_lengths import compass_point, spot_text
from affray.systems.wargame.position.state import State, index_of

KINDS = {HERO: "steps", VEHICLE: "vehicle"}
"""What a unit of a type loses, where it is no miniature."""


def effect_kind(state: State, effect: Effect) -> str:
    """The kind of an effect: what is lost, that a unit is disordered, or that it is moved."""
    if isinstance(effect, Loss):
        return KINDS.get(state.figures[index_of(state, effect.unit)].profile.type, "miniatures")
    return "disorder" if isinstance(effect, Disorder) else "move"


class Spoken(NamedTuple):
    """What a ruling would do, with a value for each effect: its kind, the unit, how much is lost, where it is put."""

    effects: tuple[str, ...]
    units: tuple[str, ...]
    numbers: tuple[int, ...]
    places: tuple[str, ...]


def spoken(state: State, effects: Effects) -> Spoken:
    """What a ruling would do, as events tell it."""
    return Spoken(
        tuple(effect_kind(state, effect) for effect in effects),
        tuple(effect.unit for effect in effects),
        tuple(effect.number if isinstance(effect, Loss) else 0 for effect in effects),
        tuple(map(effect_place, effects)),
    )


def effect_place(effect: Effect) -> str:
    """Where an effect puts a unit, and the point of the compass that it then looks to, if that is said; nowhere for others."""
    if isinstance(effect, Loss | Disorder):
        return ""
    place = spot_text(effect.mark)
    return place if effect.heading is None else f"{place} {compass_point(effect.heading)}"


def effect_phrases(said: Spoken) -> tuple[Phrase, ...]:
    """The effects in words; nothing as one of them where there are none."""
    places = (place.partition(" ") for place in said.places)
    found = zip(said.effects, said.units, said.numbers, places, strict=True)
    return tuple(
        Phrase(f"effect-{kind}", {"whom": unit, "count": number, "at": at, "way": way or "none"})
        for kind, unit, number, (at, _, way) in found
    ) or (Phrase("effect-nothing"),)
