"""Forms of answers beside those listed: a unit deployed anywhere in its zone, a move to a mark or so far in a direction, into
contact or into other files, a drive, a fireball. [UW-VIC-01 UW-MOVE-01 UW-MOVE-06 UW-MOVE-07 UW-VEH-04 UW-ABL-04]"""

from collections.abc import Callable, Iterable, Mapping

from msgspec.structs import replace

from affray.core import Question
from affray.core.faces.forms import Form, NamedNumber, Pick
from affray.core.reading.codecs import write_name
from affray.core.reading.page_forms import Blank, draw_form
from affray.core.words.phrase import phrase
from affray.systems.wargame.content.codes import FORMATION_NAMES, REGIMENT
from affray.systems.wargame.position.answers import COMPASS, GRAMMAR, Answer
from affray.systems.wargame.position.spoken_lengths import NAMED_PIVOTS
from affray.systems.wargame.position.state import State, foes
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
}
"""What the form of an answer leaves open, by its verb."""


def forms(state: State, question: Question[Answer]) -> tuple[Form, ...]:
    """A form for each answer that the open question takes beside those listed."""
    verbs = (form.partition(" ")[0] for form in question.open)
    return tuple(
        draw_form(GRAMMAR.patterns[verb][0], phrase(f"form-{verb}"), BLANKS[verb](state, question.side))
        for verb in verbs
    )
