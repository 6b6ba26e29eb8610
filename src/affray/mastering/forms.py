"""The forms by which a game master's rulings are put together of parts, and a call for one."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

from msgspec.structs import replace

from affray.core.faces.forms import Form, Pick
from affray.core.question import Question
from affray.core.reading.codecs import write_name
from affray.core.reading.page_forms import Blank, draw_form
from affray.core.reading.patterns import Pattern
from affray.core.words.phrase import phrase
from affray.mastering.answers import (
    ATTEND_NAMES,
    CALL_FORM,
    NOBODY_WINS,
    PATTERNS,
    Call,
    Mastering,
    Ruling,
)
from affray.mastering.desk import Desk, MasteredState
from affray.mastering.mastery import mastery_of
from affray.mastering.rulings import lying_things
from affray.mastering.turn import RULE
from affray.space.hex import DIRECTION_NAMES

Blanks = Sequence[Blank]
GROUPS: Mapping[str, str] = {
    word: group
    for group, words in {
        "words": "say tell",
        "figures": "save harm tire mend fall rise spend put",
        "things": "hand strip lay lift",
        "map": "mark unmark ground reveal",
        "fight": "attend end",
    }.items()
    for word in words.split()
}
"""The part of an interface that a ruling belongs to, by its second word."""
S = TypeVar("S", bound=MasteredState)
A = TypeVar("A")


def master_forms(desk: Desk[S], state: S, question: Question[A]) -> tuple[Form, ...]:
    """The forms of all rulings for a game master who is asked, that of a call for who may call him; else none."""
    if question.code == RULE:
        blanks = {name: tuple(found) for name, found in blank_table(desk, state)}
        return tuple(ruling_form(pattern, blanks) for pattern in PATTERNS if issubclass(pattern.verb.kind, Ruling))
    if CALL_FORM not in question.open:
        return ()
    pattern = next(pattern for pattern in PATTERNS if pattern.verb.kind is Call)
    return (replace(draw_form(pattern, phrase("form-call"), (Blank("words", phrase("field-said")),)), bare=True),)


def ruling_form(pattern: Pattern[Mastering], blanks: Mapping[str, Blanks]) -> Form:
    """The form of a ruling: its fields in their order, each as the position fills it."""
    word = pattern.verb.form.split()[1]
    own = blanks.get(word, ())
    form = draw_form(pattern, phrase(f"form-ruling-{word}"), own, code=f"ruling-{word}")
    return replace(form, group=GROUPS[word], bare=True)


def blank_table(desk: Desk[S], state: S) -> Iterator[tuple[str, Blanks]]:
    """What each ruling leaves open, by its second word."""
    figure = Blank("figure", phrase("field-figure"), named_picks(each.id for each in state.figures))
    points, words = Blank("points", phrase("field-points")), Blank("words", phrase("field-said"))
    for what in ("harm", "tire", "mend"):
        yield what, (figure, points)
    for what in ("fall", "rise", "spend"):
        yield what, (figure,)
    attributes = tuple(Pick(name, phrase("pick-name", named=name.upper())) for name in desk.attributes)
    against = Blank("attribute", phrase("field-attribute"), attributes)
    dice = Blank("dice", phrase("field-dice"), start=("3",))
    yield "save", (figure, against, dice, Blank("change", phrase("field-change")))
    yield "say", (words,)
    yield "tell", (Blank("side", phrase("field-side"), named_picks(state.sides)), words)
    times = tuple(Pick(name, phrase(f"attend-{name}")) for name in ATTEND_NAMES)
    yield "attend", (Blank("when", phrase("field-when"), times),)
    winners = (*named_picks(state.sides), Pick(NOBODY_WINS, phrase("pick-nobody")))
    yield "end", (Blank("side", phrase("field-winner"), winners),)
    yield from thing_blanks(desk, state, figure)


def thing_blanks(desk: Desk[S], state: S, figure: Blank) -> Iterator[tuple[str, Blanks]]:
    """What rulings on things and places leave open."""
    pos = Blank("hex", phrase("field-hex"), hint=phrase("hint-hex"))
    item = Blank("item", phrase("field-item"), item_picks(desk.items()))
    hidden, name = Blank("hidden", phrase("field-hidden")), Blank("name", phrase("field-name"))
    directions = tuple(Pick(way, phrase("pick-facing", direction=way)) for way in DIRECTION_NAMES)
    grounds = tuple(Pick(kind, phrase("pick-ground", ground=kind)) for kind in desk.terrains)
    known = named_picks(marker.name for marker in mastery_of(state).markers)
    yield "put", (figure, pos, Blank("facing", phrase("field-facing"), directions))
    yield "hand", (item, figure, Blank("secretly", phrase("field-secretly")))
    had = [thing for thing in desk.items() if any(desk.has(state, i, thing) for i in range(len(state.figures)))]
    yield "strip", (replace(item, picks=item_picks(had)), figure)
    yield "lay", (item, pos, hidden)
    yield "lift", (replace(item, picks=item_picks(dict.fromkeys(thing for _, thing in lying_things(state)))), pos)
    yield "reveal", (pos,)
    yield "mark", (name, pos, hidden)
    yield "unmark", (Blank("name", phrase("field-name"), known),)
    yield "ground", (pos, Blank("terrain", phrase("field-ground"), grounds))


def named_picks(names: Iterable[str]) -> tuple[Pick, ...]:
    """Figures, sides or things of no side to pick from."""
    return tuple(Pick(write_name(name), phrase("pick-name", named=name)) for name in names)


def item_picks(items: Iterable[str]) -> tuple[Pick, ...]:
    """Things to pick from."""
    return tuple(Pick(write_name(item), phrase("pick-item", item=item)) for item in items)
