"""Forms of answers beside those listed: a unit deployed anywhere in its zone, a move to a mark or so far in a direction, into
contact or into other files, a drive, a fireball, a special action and what is ruled on it. [UW-VIC-01 UW-MOVE-01 UW-MOVE-06
UW-MOVE-07 UW-VEH-04 UW-ABL-04 UW-ABL-08 UW-ABL-09]"""

from collections.abc import Callable, Iterable, Mapping

from msgspec.structs import replace

from affray.core import Question
from affray.core.faces.forms import Field, Form, NamedNumber, Pick
from affray.core.reading.codecs import write_name
from affray.core.reading.page_forms import Blank, draw_form
from affray.core.words.phrase import phrase
from affray.systems.wargame.content.codes import FORMATION_NAMES, REGIMENT
from affray.systems.wargame.content.special_actions import MOVE
from affray.systems.wargame.position.answers import GRAMMAR, Answer
from affray.systems.wargame.position.bearings import COMPASS
from affray.systems.wargame.position.effects import AND, FACING
from affray.systems.wargame.position.spoken_lengths import NAMED_PIVOTS
from affray.systems.wargame.position.state import State, foes, is_fielded, specials_of
from affray.systems.wargame.turn.activation import acting_unit
from affray.systems.wargame.turn.deployment import waiting_units

BEARINGS = tuple(Pick(name, phrase(f"bearing-{name}")) for name in COMPASS)
MARK = Blank("mark", phrase("field-mark"), hint=phrase("hint-mark"))
HEADING = Blank("heading", phrase("field-heading"), BEARINGS)
LENGTH = Blank("length", phrase("field-length"), hint=phrase("hint-length"))
BEARING = Blank("bearing", phrase("field-bearing"), BEARINGS)
FILES = Blank("files", phrase("field-files"), hint=phrase("hint-files"))
STEPS = {"forward": "forward", "reverse": "reverse", "go #": "go", "turn #": "left", "turn -#": "right"}


def step_pick(value: str, name: str) -> Pick:
    """A part of a drive; of a pivot the degrees have names."""
    turns = NAMED_PIVOTS if value.startswith("turn") else ()
    numbers = tuple(NamedNumber(str(by), phrase(f"run-{name}-{by}")) for by in turns)
    return Pick(value, phrase(f"run-{name}"), numbers=numbers)


RUN = Blank("run", phrase("field-run"), tuple(step_pick(*pair) for pair in STEPS.items()), ("forward",))
FORMATION = Blank("formation", phrase("field-formation"), names=lambda name: phrase(f"formation-{name}"))
Blanks = tuple[Blank, ...]


def unit_picks(state: State, units: Iterable[int]) -> tuple[Pick, ...]:
    """Units to pick from."""
    names = (state.figures[i].id for i in units)
    return tuple(Pick(write_name(name), phrase("pick-unit", who=name)) for name in names)


def deploy_blanks(state: State, side: int) -> Blanks:
    """Which unit, in which formation, where, looking whither. [UW-VIC-01 UW-FORM-01]"""
    unit = Blank("unit", phrase("field-unit"), unit_picks(state, waiting_units(state, side)))
    files = replace(FILES, needed=True, when=(("formation", (FORMATION_NAMES[REGIMENT],)),))
    return unit, FORMATION, files, MARK, HEADING


def contact_blanks(state: State, side: int) -> Blanks:
    """Whom the unit moves into contact with. [UW-MOVE-07]"""
    return (Blank("unit", phrase("field-foe"), unit_picks(state, foes(state, side))),)


def use_blanks(state: State, side: int) -> Blanks:
    """Which special action of the scenario is used on whom; of a move also the mark. [UW-ABL-09]"""
    own = specials_of(state, state.figures[acting_unit(state)])
    names = tuple(Pick(write_name(special.name), phrase("pick-ability", ability=special.name)) for special in own)
    moving = tuple(write_name(special.name) for special in own if special.effect == MOVE)
    mark = Blank("mark", phrase("field-mark-moved"), hint=phrase("hint-mark"))
    return (
        Blank("ability", phrase("field-ability"), names, start=(names[0].value,)),
        Blank("unit", phrase("field-unit"), unit_picks(state, standing_units(state))),
        replace(mark, needed=True, when=(("ability", moving),)),
    )


def standing_units(state: State) -> tuple[int, ...]:
    """All units on the field."""
    return tuple(i for i, unit in enumerate(state.figures) if is_fielded(unit))


def same_blanks(*blanks: Blank) -> Callable[[State, int], Blanks]:
    """Blanks that are the same in every position."""
    return lambda state, side: blanks


BLANKS: Mapping[str, Callable[[State, int], Blanks]] = {
    "deploy": deploy_blanks,
    "move": same_blanks(MARK, HEADING),
    "away": same_blanks(MARK, HEADING),
    "march": same_blanks(LENGTH, BEARING, HEADING),
    "contact": contact_blanks,
    "reform": same_blanks(FILES, HEADING),
    "drive": same_blanks(RUN),
    "fireball": same_blanks(MARK),
    "use": use_blanks,
    "special": same_blanks(Blank("words", phrase("field-words"), hint=phrase("hint-words"))),
}
"""What the form of an answer leaves open, by its verb."""


def forms(state: State, question: Question[Answer]) -> tuple[Form, ...]:
    """A form for each answer that the open question takes beside those listed."""
    verbs = (form.partition(" ")[0] for form in question.open)
    return tuple(
        ruling_form(state, verb)
        if verb in RULINGS
        else draw_form(GRAMMAR.patterns[verb][0], phrase(f"form-{verb}"), BLANKS[verb](state, question.side))
        for verb in verbs
    )


# --- rulings ----------------------------------------------------------------------------------------------------------
RULINGS = ("ruling", "amend")
"""The verbs that say what comes of a special action."""
EFFECTS = ("losses", "disorder", "move")
SECOND = "2"
"""What the keys of the second effect end with."""


def ruling_form(state: State, verb: str) -> Form:
    """What comes of a special action: one effect or two; more can be typed. [UW-ABL-08]"""
    fields = (*effect_fields(state, ""), *effect_fields(state, SECOND))
    return Form(verb, phrase(f"form-{verb}"), (verb,), fields, first=verb == "ruling")


def effect_fields(state: State, place: str) -> tuple[Field, ...]:
    """The fields of an effect: what it is, of which unit, how much is lost, where to; the second one may be left out."""
    kind, needed = f"effect{place}", not place
    shown = (EFFECTS, ("losses",), ("move",))
    of_any, of_losses, of_move = (((kind, wanted),) for wanted in shown)
    kinds = tuple(Pick(name, phrase(f"pick-{name}")) for name in EFFECTS)
    units = unit_picks(state, standing_units(state))
    return (
        Field(kind, "one", phrase(f"field-effect{place}"), kinds, lead=AND if place else "", needed=needed),
        Field(f"unit{place}", "one", phrase("field-unit"), units, when=of_any, needed=True),
        Field(
            f"number{place}", "number", phrase("field-number"), when=of_losses, needed=True, hint=phrase("hint-number")
        ),
        Field(f"mark{place}", "words", phrase("field-mark"), when=of_move, needed=True, hint=phrase("hint-mark")),
        Field(f"heading{place}", "one", phrase("field-heading"), BEARINGS, lead=FACING, when=of_move),
    )
