"""The forms of a game master's table: his own, in the order in which an evening needs them, and those of a player.

[FT-CORE-08 FT-TEST-01 FT-TEST-09 FT-TEST-10 FT-FILL-02 FT-FILL-03 FT-FILL-04]
"""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from affray.core import Question
from affray.core.faces.forms import Field, Form, Pick
from affray.core.faces.paper import literal
from affray.core.words.phrase import Phrase
from affray.systems.fortmayn.conflict.plans import FIGHT, NOTHING, SHOOT
from affray.systems.fortmayn.content.codes import BAND_NAMES, LIGHT_NAMES, LIT, NEARBY, POOL_NAMES
from affray.systems.fortmayn.content.people import Foe, Hurdle, Person
from affray.systems.fortmayn.content.tables import reactions
from affray.systems.fortmayn.guide import forms_plan, forms_things
from affray.systems.fortmayn.guide.forms_parts import (
    called,
    claims,
    figure,
    picks,
    pool_field,
    said,
    task_field,
    title,
    who_acts,
)
from affray.systems.fortmayn.position.answers import Answer
from affray.systems.fortmayn.position.phase import able
from affray.systems.fortmayn.position.seats import keeper, laid, own, players
from affray.systems.fortmayn.position.standing import fit, standing_foes
from affray.systems.fortmayn.position.state import Call, State
from affray.systems.fortmayn.rules.oracle import LIKELIHOODS
from affray.systems.fortmayn.table.calls import STEPS, TEST
from affray.systems.fortmayn.table.conflict import PARTY, THEM
from affray.systems.fortmayn.table.lore import DISGRACE, DRAWN
from affray.systems.fortmayn.table.scene import MARKS, RANGED
from affray.systems.fortmayn.table.slips import CALL, WISH, slip_name
from affray.systems.fortmayn.table.time import UNITS
from affray.systems.fortmayn.table.verbs import ALL, all_foes, hurdles, things

ONE = ("1",)


RULINGS, CALLS, SCENE, WAR, PARTY_FORMS, TIME, LORE, WORDS, DEEDS = (
    "rulings", "calls", "scene", "war", "party", "time", "lore", "words", "deeds",
)  # fmt: skip
"""The parts of a game master's desk, and of what a player has before him, that forms belong to."""


def of_group(group: str, found: Iterable[Form]) -> Iterator[Form]:
    """Forms of a part of the desk."""
    return (replace(form, group=group) for form in found)


def forms(state: State, question: Question[Answer]) -> tuple[Form, ...]:
    """The forms of what a side may say, whether it is asked or not."""
    if question.side == keeper(state):
        return tuple(master(state))
    return tuple(player(state, question.side))


# --- a player's -------------------------------------------------------------------------------------------------------
def player(state: State, side: int) -> Iterator[Form]:
    """The forms of a player: plans in a conflict, anything in his own words, words."""
    mine = own(state, side)
    if state.phase == "ounce_declare":
        names = {one.id for one in mine}
        yield from of_group(WAR, (form for form in forms_plan.plans(state) if form.who in names))
    if any(map(able, mine)):
        yield from of_group(DEEDS, (approach(state, mine), *forms_things.casting(state, mine)))
        yield from of_group(PARTY_FORMS, forms_things.handle(mine, state.people))
    yield from of_group(WORDS, (words(state, side),))


def approach(state: State, mine: Iterable[Person]) -> Form:
    """Anything that may fail, in one's own words. [FT-CORE-02]"""
    those = tuple(one for one in mine if able(one))
    actors = who_acts(state, tuple(one.id for one in those[:1]))
    names = {one.id for one in those}
    only = Field(
        actors.key, actors.kind, actors.title, tuple(pick for pick in actors.picks if pick.value in names),
        start=actors.start, needed=True, join=actors.join,
    )  # fmt: skip
    seen = [one for one in things(state) if not one.hidden and not is_done(one)]
    target = (Field("target", "one", title("field-target"), there(seen)),) if seen else ()
    fields = (only, pool_field(), task_field(("other",)), *target, *claims(state), said(needed=True, hint="hint-said"))
    return Form("approach", title("form-approach"), ("approach",), fields, first=True)


def words(state: State, side: int) -> Form:
    """Something said to all, or to one alone."""
    seats = tuple(Pick(name, figure(name)) for place, name in enumerate(state.sides) if place != side)
    to = Field("to", "one", title("field-table-to"), seats, lead="to=", hint=Phrase("hint-table-to"))
    return Form("say", title("form-table-say"), ("say",), (said("field-words", needed=True), to))


# --- the game master's ------------------------------------------------------------------------------------------------
def master(state: State) -> Iterator[Form]:
    """The forms of the game master."""
    yield from of_group(RULINGS, rulings(state))
    if any(map(able, state.people)):
        yield from of_group(CALLS, (call(state),))
    yield from of_group(SCENE, scenes(state))
    yield from (of_group(WAR, war(state)) if state.fray is not None else ())
    yield from of_group(PARTY_FORMS, (*forms_things.matters(state), *handing(state)))
    yield from (of_group(TIME, times(state)) if state.fray is None else ())
    yield from of_group(LORE, lore(state))
    yield from of_group(WORDS, (note(), words(state, keeper(state))))


def rulings(state: State) -> Iterator[Form]:
    """How what was declared is ruled, and what was called for is changed. [FT-CORE-08]"""
    for wish in laid(state).wishes:
        yield ruling("rule", wish, ", ".join(wish.risk.actors))
    for one in laid(state).calls:
        if one.kind == TEST:
            yield ruling("amend", one, one.risk.actors[0])


def ruling(verb: str, one: Call, who: str) -> Form:
    """The form of a ruling."""
    dd = Field("dd", "number", title("field-difficulty"), lead="dd=", hint=Phrase("hint-table-dd"))
    named = title(f"form-table-{verb}", number=one.id, who=who)
    about = slip_name(WISH if verb == "rule" else CALL, one.id)
    return Form(verb, named, (verb, str(one.id)), (dd, *judged()), who=who, first=verb == "rule", about=about)


def judged() -> tuple[Field, ...]:
    """A step with its reason, and whether the players learn what comes of it. [FT-CORE-08 FT-TEST-10]"""
    return (
        Field("step", "one", title("field-step"), picks("table-step", STEPS)),
        Field("hidden", "flag", title("field-table-hidden"), lead="hidden"),
        Field("stunt", "flag", title("field-stunt"), lead="stunt"),
        said("field-reason", hint="hint-table-reason"),
    )


def call(state: State) -> Form:
    """A test that is called for. [FT-TEST-01 FT-TEST-02]"""
    who = Field("actors", "many", title("field-actors"), somebody(state), needed=True)
    against = there(one for one in things(state) if not is_done(one))
    target = (Field("target", "one", title("field-target"), against),) if against else ()
    unaimed = (("target", ("",)),) if against else ()
    dd = Field("dd", "number", title("field-difficulty"), lead="dd=", start=ONE, when=unaimed)
    fields = (who, pool_field(), task_field(("other",)), *target, dd, *judged())
    return Form("call", title("form-table-call"), ("call",), fields, first=True)


def somebody(state: State) -> tuple[Pick, ...]:
    """The characters that can act."""
    return tuple(Pick(one.id, figure(one.id)) for one in state.people if able(one))


def there(found: Iterable[Foe | Hurdle]) -> tuple[Pick, ...]:
    """Foes and obstacles of the scene, each with its Difficulty Dice."""
    return tuple(Pick(one.id, figure(one.id), Phrase("pick-difficulty", {"dd": one.dd})) for one in found)


def is_done(one: Foe | Hurdle) -> bool:
    """Whether nothing resists there any more."""
    return one.out if isinstance(one, Foe) else one.done


# --- scenes -----------------------------------------------------------------------------------------------------------
def scenes(state: State) -> Iterator[Form]:
    """A new scene, and what is put into it."""
    light = Field(
        "light", "one", title("field-table-light"), picks("light", LIGHT_NAMES), "light=", (LIGHT_NAMES[LIT],)
    )
    place = Field("title", "words", title("field-table-title"), needed=True)
    yield Form("frame", title("form-table-frame"), ("frame",), (place, light, said("field-table-seen")))
    listed = tuple(
        Pick(
            row.obstacle_id, called("obstacle", row.obstacle_id), Phrase("pick-difficulty", {"dd": row.difficulty_dice})
        )
        for row in state.filler.obstacles
    )
    dd = Field("dd", "number", title("field-difficulty"), lead="dd=", hint=Phrase("hint-table-dd"))
    down = Field("hidden", "flag", title("field-table-down"), lead="hidden")
    what = Field("what", "one", title("field-table-what"), listed, needed=True)
    yield Form("obstacle", title("form-table-obstacle"), ("obstacle",), (what, dd, down))
    creatures = tuple(
        Pick(
            row.creature_id, called("creature", row.creature_id), Phrase("pick-difficulty", {"dd": row.difficulty_dice})
        )
        for row in state.filler.bestiary
    )
    count = Field("count", "number", title("field-table-count"), lead="count=", start=ONE)
    band = Field("band", "one", title("field-table-band"), picks("band", BAND_NAMES), "band=", (BAND_NAMES[NEARBY],))
    whom = Field("what", "one", title("field-table-creature"), creatures, needed=True)
    yield Form("creature", title("form-table-creature"), ("creature",), (whom, count, band, dd, down))
    yield from own_things(dd, count, band, down)
    if things(state):
        yield from changes(state)


def own_things(dd: Field, count: Field, band: Field, down: Field) -> Iterator[Form]:
    """Obstacles and creatures of the game master's own. [FT-FILL-03 FT-FILL-04]"""
    name = Field("what", "words", title("field-name"), needed=True)
    hard = Field(dd.key, "number", dd.title, lead=dd.lead, start=("2",), needed=True)
    pool = Field("pool", "one", title("field-pool"), picks("pool", POOL_NAMES), "pool=", POOL_NAMES[:1])
    yield Form("own_obstacle", title("form-table-own-obstacle"), ("obstacle",), (name, hard, pool, down))
    ranged = Field("ranged", "one", title("field-table-ranged"), picks("table-ranged", RANGED[1:]), "ranged=")
    yield Form("own_creature", title("form-table-own-creature"), ("creature",), (name, hard, count, band, ranged, down))


def changes(state: State) -> Iterator[Form]:
    """Difficulty, distance, how it stands, how it is minded. [FT-CORE-04 FT-DIST-01 FT-REACT-02]"""
    what = Field("what", "one", title("field-table-what"), there(things(state)), needed=True)
    number = Field("dd", "number", title("field-difficulty"), needed=True)
    yield Form("dd", title("form-table-dd"), ("dd",), (what, number, said("field-reason")))
    marks = Field("mark", "one", title("field-table-mark"), picks("table-mark", marks_of(state)), needed=True)
    yield Form("mark", title("form-table-mark"), ("mark",), (what, marks, said("field-reason")))
    if not all_foes(state):
        return
    foe = Field("foe", "one", title("field-table-creature"), there(all_foes(state)), needed=True)
    whom = Field("who", "one", title("field-table-to-whom"), with_all(state), start=(ALL,), needed=True)
    band = Field("band", "one", title("field-table-band"), picks("band", BAND_NAMES), needed=True)
    yield Form("band", title("form-table-band"), ("band",), (foe, whom, band))
    minds = Field(
        "mind", "one", title("field-table-mind"), picks("reaction", (row.row_id for row in reactions())), needed=True
    )
    yield Form("attitude", title("form-table-attitude"), ("attitude",), (foe, minds))


def marks_of(state: State) -> tuple[str, ...]:
    """What may be said of what is there."""
    return tuple(mark for mark in MARKS if (hurdles(state) if mark in ("done", "undone") else all_foes(state)))


def with_all(state: State) -> tuple[Pick, ...]:
    """The characters, and all of them."""
    return (Pick(ALL, Phrase("pick-table-all")), *(Pick(one.id, figure(one.id)) for one in state.people))


# --- conflict ---------------------------------------------------------------------------------------------------------
def war(state: State) -> Iterator[Form]:
    """What a creature does this Ounce; an edge for a roll; plans for who is not there. [FT-FILL-13 FT-MELEE-02 FT-CORE-08]"""
    foes = tuple(Pick(state.foes[j].id, figure(state.foes[j].id)) for j in standing_foes(state))
    if foes:
        who = Field("foe", "one", title("field-table-creature"), foes, needed=True)
        deed = Field("action", "one", title("field-action"), picks("action", (FIGHT, SHOOT, NOTHING)), needed=True)
        people = tuple(Pick(one.id, figure(one.id)) for one in state.people if fit(one))
        whom = Field("whom", "one", title("field-whom"), people, when=(("action", (FIGHT, SHOOT)),), needed=True)
        yield Form("foe_plan", title("form-table-foe-plan"), ("plan",), (who, deed, whom))
    who = Field("who", "one", title("field-who"), somebody(state), needed=True)
    step = Field("step", "one", title("field-step"), picks("table-step", STEPS), needed=True)
    why = said("field-reason", needed=True, hint="hint-table-edge")
    yield Form("edge", title("form-table-edge"), ("edge",), (who, step, why))
    if state.phase == "ounce_declare":
        yield from forms_plan.plans(state)


# --- time, words and tables -------------------------------------------------------------------------------------------
def times(state: State) -> Iterator[Form]:
    """Time that passes, and that it comes to blows."""
    number = Field("count", "number", title("field-table-count"), start=ONE, needed=True)
    unit = Field("unit", "one", title("field-table-unit"), picks("unit", UNITS), start=("moment",), needed=True)
    yield Form("time", title("form-table-time"), ("time",), (number, unit, said("field-reason")))
    side = Field(
        "surprised", "one", title("field-table-surprised"), picks("table-surprised", (PARTY, THEM)), "surprised="
    )
    if standing_foes(state):
        yield Form("fight", title("form-table-fight"), ("fight",), (side,))


def lore(state: State) -> Iterator[Form]:
    """The oracle and other tables."""
    likely = Field(
        "likelihood", "one", title("field-likelihood"), picks("likelihood", LIKELIHOODS), start=("even",), needed=True
    )
    yield Form("ask", title("form-oracle"), ("ask",), (likely, said("field-question")))
    table = Field("table", "one", title("field-table-table"), picks("table-drawn", DRAWN), needed=True)
    whose = Field("who", "one", title("field-who"), with_all(state)[1:], when=(("table", (DISGRACE,)),), needed=True)
    yield Form("draw", title("form-table-draw"), ("draw",), (table, whose))


def note() -> Form:
    """What the game master alone reads."""
    return Form("note", title("form-table-note"), ("note",), (said("field-table-note", needed=True),))


def handing(state: State) -> Iterator[Form]:
    """A character handed to another player."""
    if len(players(state)) > 1:
        who = Field("who", "one", title("field-who"), with_all(state)[1:], needed=True)
        seats = tuple(Pick(state.sides[side], literal(state.sides[side])) for side in players(state))
        to = Field("to", "one", title("field-to"), seats, needed=True)
        yield Form("hand", title("form-table-hand"), ("hand",), (who, to))
