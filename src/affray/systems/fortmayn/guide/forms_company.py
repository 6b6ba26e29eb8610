"""The forms of a delve with friends: those for a player's own characters, and in the others nobody else's to pick. [FT-CORE-08]"""

from msgspec.structs import replace

from affray.core.faces.forms import Field, Form
from affray.systems.fortmayn.guide.forms_party import shop_form
from affray.systems.fortmayn.position.company import has_character, is_living, is_own, is_short
from affray.systems.fortmayn.position.delve_answers import Outfit
from affray.systems.fortmayn.position.phase import person_index
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.turn.company import own_name

DOERS = ("who", "hired")
"""The fields in which a player picks one of his own characters."""
TOGETHER = "actors"
"""That in which he begins with his own, and may pick others' for a vote."""


def company_forms(state: State, side: int, found: tuple[Form, ...]) -> tuple[Form, ...]:
    """Of the forms of the party those of one player. Whoever has made a character buys things while others make theirs."""
    if is_short(state) and has_character(state, side):
        own = (person for person in state.people if person.side == side and is_living(person))
        return tuple(shop_form(state, person, Outfit) for person in own)
    return tuple(own_form(state, side, form) for form in found if not form.who or is_own(state, side, form.who))


def own_form(state: State, side: int, form: Form) -> Form:
    """A form in which a player picks his own characters, and a new one has a name that no other player is offered."""
    fields = tuple(own_field(state, side, field) for field in form.fields)
    if is_short(state):
        name = own_name(state, side)
        fields = tuple(replace(field, start=(name,)) if field.key == "name" else field for field in fields)
    return replace(form, fields=fields)


def own_field(state: State, side: int, field: Field) -> Field:
    """A field without the characters of others, or where all may act together one that begins with the player's own."""
    own = tuple(person.id for person in state.people if person.side == side)
    if field.key == TOGETHER:
        mine = tuple(name for name in field.start if name in own) or tuple(own[:1])
        return replace(field, start=mine)
    if field.key not in DOERS or not any(person_index(state, pick.value) >= 0 for pick in field.picks):
        return field
    picks = tuple(pick for pick in field.picks if pick.value in own)
    return replace(field, picks=picks, start=tuple(name for name in field.start if name in own) or own[:1])
