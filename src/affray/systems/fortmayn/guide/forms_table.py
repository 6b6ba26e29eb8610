"""The forms of a game master's table: his own, in the order in which an evening needs them, and those of a player.

[FT-CORE-08 FT-TEST-01 FT-TEST-09 FT-TEST-10 FT-FILL-02 FT-FILL-03 FT-FILL-04]
"""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from affray.core import Question
from affray.core.faces.forms import Field, Form, Pick
from affray.core.faces.paper import literal_phrase
from affray.core.words.phrase import Phrase
from affray.systems.fortmayn.conflict.planning import FIGHT, NOTHING, SHOOT
from affray.systems.fortmayn.content.codes import BAND_NAMES, LIGHT_NAMES, LIT, NEARBY, POOL_NAMES
from affray.systems.fortmayn.content.people import Foe, Hurdle, Person
from affray.systems.fortmayn.content.tables import reactions
from affray.systems.fortmayn.guide import forms_plan, forms_things
from affray.systems.fortmayn.guide.forms_parts import (
    actors_field,
    claim_fields,
    code_phrase,
    code_picks,
    figure_phrase,
    pool_field,
    sentence_field,
    task_field,
    title_phrase,
)
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.phase import is_able
from affray.systems.fortmayn.position.seats import master_side, own_people, player_sides, table_of
from affray.systems.fortmayn.position.standing import is_fit, standing_foes
from affray.systems.fortmayn.position.state import Call, State
from affray.systems.fortmayn.rules.oracle import LIKELIHOODS
from affray.systems.fortmayn.table.calls_and_rulings import TEST
from affray.systems.fortmayn.table.conflict import PARTY, THEM
from affray.systems.fortmayn.table.lore import DISGRACE, DRAWN
from affray.systems.fortmayn.table.scene import MARKS, RANGED
from affray.systems.fortmayn.table.slips import CALL, WISH, slip_name
from affray.systems.fortmayn.table.time import UNITS
from affray.systems.fortmayn.table.verbs import ALL, all_foes, scene_hurdles, scene_things

ONE = ("1",)
STEPS = ("adv", "dis")


RULINGS, CALLS, SCENE, WAR, PARTY_FORMS, TIME, LORE, WORDS, DEEDS = (
    "rulings", "calls", "scene", "war", "party", "time", "lore", "words", "deeds",
)  # fmt: skip
"""The parts of a game master's desk, and of what a player has before him, that forms belong to."""


def with_group(group: str, found: Iterable[Form]) -> Iterator[Form]:
    """Forms of a part of the desk."""
    return (replace(form, group=group) for form in found)


def table_forms(state: State, question: Question[Answer]) -> tuple[Form, ...]:
    """The forms of what a side may say, whether it is asked or not."""
    if question.side == master_side(state):
        return tuple(master_forms(state))
    return tuple(player_forms(state, question.side))


# --- a player's -------------------------------------------------------------------------------------------------------
def player_forms(state: State, side: int) -> Iterator[Form]:
    """The forms of a player: plans in a conflict, anything in his own words, words."""
    mine = own_people(state, side)
    if state.phase == "ounce_declare":
        names = {one.id for one in mine}
        yield from with_group(WAR, (form for form in forms_plan.plan_forms(state) if form.who in names))
    if any(map(is_able, mine)):
        yield from with_group(DEEDS, (approach_form(state, mine), *forms_things.casting_forms(state, mine)))
        yield from with_group(PARTY_FORMS, forms_things.handle_forms(mine, state.people))
    yield from with_group(WORDS, (words_form(state, side),))


def approach_form(state: State, mine: Iterable[Person]) -> Form:
    """Anything that may fail, in one's own words. [FT-CORE-02]"""
    those = tuple(one for one in mine if is_able(one))
    actors = actors_field(state, tuple(one.id for one in those[:1]))
    names = {one.id for one in those}
    only = Field(
        actors.key, actors.kind, actors.title, tuple(pick for pick in actors.picks if pick.value in names),
        start=actors.start, needed=True, join=actors.join,
    )  # fmt: skip
    seen = [one for one in scene_things(state) if not one.hidden and not is_done(one)]
    target = (Field("target", "one", title_phrase("field-target"), resisting_picks(seen)),) if seen else ()
    fields = (
        only,
        pool_field(),
        task_field(("other",)),
        *target,
        *claim_fields(state),
        sentence_field(needed=True, hint="hint-said"),
    )
    return Form("approach", title_phrase("form-approach"), ("approach",), fields, first=True)


def words_form(state: State, side: int) -> Form:
    """Something said to all, or to one alone."""
    seats = tuple(Pick(name, figure_phrase(name)) for place, name in enumerate(state.sides) if place != side)
    to = Field("to", "one", title_phrase("field-table-to"), seats, lead="to=", hint=Phrase("hint-table-to"))
    return Form("say", title_phrase("form-table-say"), ("say",), (sentence_field("field-words", needed=True), to))


# --- the game master's ------------------------------------------------------------------------------------------------
def master_forms(state: State) -> Iterator[Form]:
    """The forms of the game master."""
    yield from with_group(RULINGS, ruling_forms(state))
    if any(map(is_able, state.people)):
        yield from with_group(CALLS, (call_form(state),))
    yield from with_group(SCENE, scene_forms(state))
    yield from (with_group(WAR, conflict_forms(state)) if state.fray is not None else ())
    yield from with_group(PARTY_FORMS, (*forms_things.matter_forms(state), *hand_forms(state)))
    yield from (with_group(TIME, time_forms(state)) if state.fray is None else ())
    yield from with_group(LORE, lore_forms(state))
    yield from with_group(WORDS, (note_form(), words_form(state, master_side(state))))


def ruling_forms(state: State) -> Iterator[Form]:
    """How what was declared is ruled, and what was called for is changed. [FT-CORE-08]"""
    for wish in table_of(state).wishes:
        yield ruling_form("rule", wish, ", ".join(wish.risk.actors))
    for one in table_of(state).calls:
        if one.kind == TEST:
            yield ruling_form("amend", one, one.risk.actors[0])


def ruling_form(verb: str, one: Call, who: str) -> Form:
    """The form of a ruling."""
    dd = Field("dd", "number", title_phrase("field-difficulty"), lead="dd=", hint=Phrase("hint-table-dd"))
    named = title_phrase(f"form-table-{verb}", number=one.id, who=who)
    about = slip_name(WISH if verb == "rule" else CALL, one.id)
    return Form(verb, named, (verb, str(one.id)), (dd, *ruling_fields()), who=who, first=verb == "rule", about=about)


def ruling_fields() -> tuple[Field, ...]:
    """A step with its reason, and whether the players learn what comes of it. [FT-CORE-08 FT-TEST-10]"""
    return (
        Field("step", "one", title_phrase("field-step"), code_picks("table-step", STEPS)),
        Field("hidden", "flag", title_phrase("field-table-hidden"), lead="hidden"),
        Field("stunt", "flag", title_phrase("field-stunt"), lead="stunt"),
        sentence_field("field-reason", hint="hint-table-reason"),
    )


def call_form(state: State) -> Form:
    """A test that is called for. [FT-TEST-01 FT-TEST-02]"""
    who = Field("actors", "many", title_phrase("field-actors"), able_picks(state), needed=True)
    against = resisting_picks(one for one in scene_things(state) if not is_done(one))
    target = (Field("target", "one", title_phrase("field-target"), against),) if against else ()
    unaimed = (("target", ("",)),) if against else ()
    dd = Field("dd", "number", title_phrase("field-difficulty"), lead="dd=", start=ONE, when=unaimed)
    fields = (who, pool_field(), task_field(("other",)), *target, dd, *ruling_fields())
    return Form("call", title_phrase("form-table-call"), ("call",), fields, first=True)


def able_picks(state: State) -> tuple[Pick, ...]:
    """The characters that can act."""
    return tuple(Pick(one.id, figure_phrase(one.id)) for one in state.people if is_able(one))


def resisting_picks(found: Iterable[Foe | Hurdle]) -> tuple[Pick, ...]:
    """Foes and obstacles of the scene, each with its Difficulty Dice."""
    return tuple(Pick(one.id, figure_phrase(one.id), Phrase("pick-difficulty", {"dd": one.dd})) for one in found)


def is_done(one: Foe | Hurdle) -> bool:
    """Whether nothing resists there any more."""
    return one.out if isinstance(one, Foe) else one.done


# --- scenes -----------------------------------------------------------------------------------------------------------
def scene_forms(state: State) -> Iterator[Form]:
    """A new scene, and what is put into it."""
    light = Field(
        "light",
        "one",
        title_phrase("field-table-light"),
        code_picks("light", LIGHT_NAMES),
        "light=",
        (LIGHT_NAMES[LIT],),
    )
    place = Field("title", "words", title_phrase("field-table-title"), needed=True)
    yield Form(
        "frame", title_phrase("form-table-frame"), ("frame",), (place, light, sentence_field("field-table-seen"))
    )
    listed = tuple(
        Pick(
            row.obstacle_id,
            code_phrase("obstacle", row.obstacle_id),
            Phrase("pick-difficulty", {"dd": row.difficulty_dice}),
        )
        for row in state.filler.obstacles
    )
    dd = Field("dd", "number", title_phrase("field-difficulty"), lead="dd=", hint=Phrase("hint-table-dd"))
    down = Field("hidden", "flag", title_phrase("field-table-down"), lead="hidden")
    what = Field("what", "one", title_phrase("field-table-what"), listed, needed=True)
    yield Form("obstacle", title_phrase("form-table-obstacle"), ("obstacle",), (what, dd, down))
    creatures = tuple(
        Pick(
            row.creature_id,
            code_phrase("creature", row.creature_id),
            Phrase("pick-difficulty", {"dd": row.difficulty_dice}),
        )
        for row in state.filler.bestiary
    )
    count = Field("count", "number", title_phrase("field-table-count"), lead="count=", start=ONE)
    band = Field(
        "band", "one", title_phrase("field-table-band"), code_picks("band", BAND_NAMES), "band=", (BAND_NAMES[NEARBY],)
    )
    whom = Field("what", "one", title_phrase("field-table-creature"), creatures, needed=True)
    yield Form("creature", title_phrase("form-table-creature"), ("creature",), (whom, count, band, dd, down))
    yield from own_thing_forms(dd, count, band, down)
    if scene_things(state):
        yield from change_forms(state)


def own_thing_forms(dd: Field, count: Field, band: Field, down: Field) -> Iterator[Form]:
    """Obstacles and creatures of the game master's own. [FT-FILL-03 FT-FILL-04]"""
    name = Field("what", "words", title_phrase("field-name"), needed=True)
    hard = Field(dd.key, "number", dd.title, lead=dd.lead, start=("2",), needed=True)
    pool = Field("pool", "one", title_phrase("field-pool"), code_picks("pool", POOL_NAMES), "pool=", POOL_NAMES[:1])
    yield Form("own_obstacle", title_phrase("form-table-own-obstacle"), ("obstacle",), (name, hard, pool, down))
    ranged = Field(
        "ranged", "one", title_phrase("field-table-ranged"), code_picks("table-ranged", RANGED[1:]), "ranged="
    )
    yield Form(
        "own_creature", title_phrase("form-table-own-creature"), ("creature",), (name, hard, count, band, ranged, down)
    )


def change_forms(state: State) -> Iterator[Form]:
    """Difficulty, distance, how it stands, how it is minded. [FT-CORE-04 FT-DIST-01 FT-REACT-02]"""
    what = Field("what", "one", title_phrase("field-table-what"), resisting_picks(scene_things(state)), needed=True)
    number = Field("dd", "number", title_phrase("field-difficulty"), needed=True)
    yield Form("dd", title_phrase("form-table-dd"), ("dd",), (what, number, sentence_field("field-reason")))
    marks = Field(
        "mark", "one", title_phrase("field-table-mark"), code_picks("table-mark", possible_marks(state)), needed=True
    )
    yield Form("mark", title_phrase("form-table-mark"), ("mark",), (what, marks, sentence_field("field-reason")))
    if not all_foes(state):
        return
    foe = Field("foe", "one", title_phrase("field-table-creature"), resisting_picks(all_foes(state)), needed=True)
    whom = Field("who", "one", title_phrase("field-table-to-whom"), everybody_picks(state), start=(ALL,), needed=True)
    band = Field("band", "one", title_phrase("field-table-band"), code_picks("band", BAND_NAMES), needed=True)
    yield Form("band", title_phrase("form-table-band"), ("band",), (foe, whom, band))
    minds = Field(
        "mind",
        "one",
        title_phrase("field-table-mind"),
        code_picks("reaction", (row.row_id for row in reactions())),
        needed=True,
    )
    yield Form("attitude", title_phrase("form-table-attitude"), ("attitude",), (foe, minds))


def possible_marks(state: State) -> tuple[str, ...]:
    """What may be said of what is there."""
    return tuple(mark for mark in MARKS if (scene_hurdles(state) if mark in ("done", "undone") else all_foes(state)))


def everybody_picks(state: State) -> tuple[Pick, ...]:
    """The characters, and all of them."""
    return (Pick(ALL, Phrase("pick-table-all")), *(Pick(one.id, figure_phrase(one.id)) for one in state.people))


# --- conflict ---------------------------------------------------------------------------------------------------------
def conflict_forms(state: State) -> Iterator[Form]:
    """What a creature does this Ounce; an edge for a roll; plans for who is not there. [FT-FILL-13 FT-MELEE-02 FT-CORE-08]"""
    foes = tuple(Pick(state.foes[j].id, figure_phrase(state.foes[j].id)) for j in standing_foes(state))
    if foes:
        who = Field("foe", "one", title_phrase("field-table-creature"), foes, needed=True)
        deed = Field(
            "action", "one", title_phrase("field-action"), code_picks("action", (FIGHT, SHOOT, NOTHING)), needed=True
        )
        people = tuple(Pick(one.id, figure_phrase(one.id)) for one in state.people if is_fit(one))
        whom = Field("whom", "one", title_phrase("field-whom"), people, when=(("action", (FIGHT, SHOOT)),), needed=True)
        yield Form("foe_plan", title_phrase("form-table-foe-plan"), ("plan",), (who, deed, whom))
    who = Field("who", "one", title_phrase("field-who"), able_picks(state), needed=True)
    step = Field("step", "one", title_phrase("field-step"), code_picks("table-step", STEPS), needed=True)
    why = sentence_field("field-reason", needed=True, hint="hint-table-edge")
    yield Form("edge", title_phrase("form-table-edge"), ("edge",), (who, step, why))
    if state.phase == "ounce_declare":
        yield from forms_plan.plan_forms(state)


# --- time, words and tables -------------------------------------------------------------------------------------------
def time_forms(state: State) -> Iterator[Form]:
    """Time that passes, and that it comes to blows."""
    number = Field("count", "number", title_phrase("field-table-count"), start=ONE, needed=True)
    unit = Field(
        "unit", "one", title_phrase("field-table-unit"), code_picks("unit", UNITS), start=("moment",), needed=True
    )
    yield Form("time", title_phrase("form-table-time"), ("time",), (number, unit, sentence_field("field-reason")))
    side = Field(
        "surprised",
        "one",
        title_phrase("field-table-surprised"),
        code_picks("table-surprised", (PARTY, THEM)),
        "surprised=",
    )
    if standing_foes(state):
        yield Form("fight", title_phrase("form-table-fight"), ("fight",), (side,))


def lore_forms(state: State) -> Iterator[Form]:
    """The oracle and other tables."""
    likely = Field(
        "likelihood",
        "one",
        title_phrase("field-likelihood"),
        code_picks("likelihood", LIKELIHOODS),
        start=("even",),
        needed=True,
    )
    yield Form("ask", title_phrase("form-oracle"), ("ask",), (likely, sentence_field("field-question")))
    table = Field("table", "one", title_phrase("field-table-table"), code_picks("table-drawn", DRAWN), needed=True)
    whose = Field(
        "who", "one", title_phrase("field-who"), everybody_picks(state)[1:], when=(("table", (DISGRACE,)),), needed=True
    )
    yield Form("draw", title_phrase("form-table-draw"), ("draw",), (table, whose))


def note_form() -> Form:
    """What the game master alone reads."""
    return Form("note", title_phrase("form-table-note"), ("note",), (sentence_field("field-table-note", needed=True),))


def hand_forms(state: State) -> Iterator[Form]:
    """A character handed to another player."""
    if len(player_sides(state)) > 1:
        who = Field("who", "one", title_phrase("field-who"), everybody_picks(state)[1:], needed=True)
        seats = tuple(Pick(state.sides[side], literal_phrase(state.sides[side])) for side in player_sides(state))
        to = Field("to", "one", title_phrase("field-to"), seats, needed=True)
        yield Form("hand", title_phrase("form-table-hand"), ("hand",), (who, to))
