"""The forms of a game master's table: his own, in the order in which an evening needs them, and those of a player.

[FT-CORE-08 FT-TEST-01 FT-TEST-09 FT-TEST-10 FT-FILL-02 FT-FILL-03 FT-FILL-04]
"""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from affray.core import Question
from affray.core.faces.forms import Field, Form, Pick
from affray.core.faces.paper import literal_phrase
from affray.core.reading.page_forms import Blank, draw_form
from affray.core.words.phrase import Phrase
from affray.systems.fortmayn.content.codes import BAND_NAMES, LIGHT_NAMES, LIT, NEARBY, POOL_NAMES
from affray.systems.fortmayn.content.people import Foe, Hurdle, Person
from affray.systems.fortmayn.content.tables import reactions
from affray.systems.fortmayn.guide import forms_plan, forms_things
from affray.systems.fortmayn.guide.forms_parts import (
    actors_blank,
    blank,
    code_phrase,
    code_picks,
    figure_phrase,
    people_picks,
    person_picks,
    pool_blank,
    sentence_blank,
    task_blank,
    title_phrase,
)
from affray.systems.fortmayn.guide.forms_scene import approach_with, likelihood_blank
from affray.systems.fortmayn.position.answer import Answer, verb_of
from affray.systems.fortmayn.position.answers import PATTERNS
from affray.systems.fortmayn.position.delve_answers import Note
from affray.systems.fortmayn.position.phase import is_able
from affray.systems.fortmayn.position.plan_words import FIGHT, NOTHING, SHOOT
from affray.systems.fortmayn.position.seats import master_side, own_people, player_sides, table_of
from affray.systems.fortmayn.position.standing import is_fit, standing_foes
from affray.systems.fortmayn.position.state import Call, State
from affray.systems.fortmayn.position.table_answers import (
    AmendCall,
    Ask,
    Attitude,
    Band,
    CallTest,
    Creature,
    Difficulty,
    Draw,
    Edge,
    Fight,
    Frame,
    Hand,
    Mark,
    Obstacle,
    Rule,
    Ruling,
    Say,
    Time,
)
from affray.systems.fortmayn.table.calls_and_rulings import TEST
from affray.systems.fortmayn.table.lore import DISGRACE, DRAWN
from affray.systems.fortmayn.table.scene import MARKS, RANGED
from affray.systems.fortmayn.table.slips import CALL, WISH, slip_name
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
        names = {person.id for person in mine}
        yield from with_group(WAR, (form for form in forms_plan.plan_forms(state) if form.who in names))
    if any(map(is_able, mine)):
        yield from with_group(DEEDS, (approach_form(state, mine), *forms_things.casting_forms(state, mine)))
        yield from with_group(PARTY_FORMS, forms_things.handle_forms(mine, state.people))
    yield from with_group(WORDS, (words_form(state, side),))


def approach_form(state: State, mine: Iterable[Person]) -> Form:
    """Anything that may fail, in one's own words. [FT-CORE-02]"""
    names = tuple(person.id for person in mine if is_able(person))
    actors = actors_blank(tuple(pick for pick in people_picks(state) if pick.value in names), names[:1])
    seen = [thing for thing in scene_things(state) if not thing.hidden and not is_done(thing)]
    return approach_with(state, actors, resisting_picks(seen), first=True)


def words_form(state: State, side: int) -> Form:
    """Something said to all, or to one alone."""
    seats = tuple(Pick(name, figure_phrase(name)) for place, name in enumerate(state.sides) if place != side)
    blanks = (sentence_blank("field-words"), blank("to", "field-table-to", seats, hint="hint-table-to"))
    return draw_form(PATTERNS[Say], title_phrase("form-table-say"), blanks)


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
        yield ruling_form(Rule, wish, ", ".join(wish.risk.actors))
    for call in table_of(state).calls:
        if call.kind == TEST:
            yield ruling_form(AmendCall, call, call.risk.actors[0])


def ruling_form(kind: type[Ruling], call: Call, who: str) -> Form:
    """The form of a ruling."""
    verb = verb_of(kind)
    blanks = (blank("dd", "field-difficulty", hint="hint-table-dd"), *ruling_blanks())
    return draw_form(
        PATTERNS[kind],
        title_phrase(f"form-table-{verb}", number=call.id, who=who),
        blanks,
        given={"number": call.id},
        who=who,
        first=kind is Rule,
        about=slip_name(WISH if kind is Rule else CALL, call.id),
    )


def ruling_blanks() -> tuple[Blank, ...]:
    """A step with its reason, and whether the players learn what comes of it. [FT-CORE-08 FT-TEST-10]"""
    return (
        blank("step", "field-step", names="table-step"),
        blank("hidden", "field-table-hidden"),
        blank("stunt", "field-stunt"),
        sentence_blank("field-reason", hint="hint-table-reason"),
    )


def call_form(state: State) -> Form:
    """A test that is called for. [FT-TEST-01 FT-TEST-02]"""
    against = resisting_picks(thing for thing in scene_things(state) if not is_done(thing))
    target = (blank("target", "field-target", against),) if against else ()
    unaimed = (("target", ("",)),) if against else ()
    blanks = (
        blank("people", "field-actors", able_picks(state), key="actors"),
        pool_blank(),
        task_blank(("other",)),
        *target,
        replace(blank("dd", "field-difficulty", start=ONE), when=unaimed),
        *ruling_blanks(),
    )
    return draw_form(PATTERNS[CallTest], title_phrase("form-table-call"), blanks, first=True)


def able_picks(state: State) -> tuple[Pick, ...]:
    """The characters that can act."""
    return person_picks(filter(is_able, state.people))


def resisting_picks(found: Iterable[Foe | Hurdle]) -> tuple[Pick, ...]:
    """Foes and obstacles of the scene, each with its Difficulty Dice."""
    return tuple(Pick(foe.id, figure_phrase(foe.id), Phrase("pick-difficulty", {"dd": foe.dd})) for foe in found)


def is_done(foe: Foe | Hurdle) -> bool:
    """Whether nothing resists there any more."""
    return foe.out if isinstance(foe, Foe) else foe.done


# --- scenes -----------------------------------------------------------------------------------------------------------
def scene_forms(state: State) -> Iterator[Form]:
    """A new scene, and what is put into it."""
    light = blank("light", "field-table-light", names="light", start=(LIGHT_NAMES[LIT],))
    blanks = (blank("title", "field-table-title"), light, sentence_blank("field-table-seen"))
    yield draw_form(PATTERNS[Frame], title_phrase("form-table-frame"), blanks)
    obstacles = row_picks("obstacle", ((row.obstacle_id, row.difficulty_dice) for row in state.filler.obstacles))
    creatures = row_picks("creature", ((row.creature_id, row.difficulty_dice) for row in state.filler.bestiary))
    dd = blank("dd", "field-difficulty", hint="hint-table-dd")
    down = blank("hidden", "field-table-down")
    count = blank("count", "field-table-count", start=ONE)
    band = blank("band", "field-table-band", names="band", start=(BAND_NAMES[NEARBY],))
    yield draw_form(
        PATTERNS[Obstacle],
        title_phrase("form-table-obstacle"),
        (blank("what", "field-table-what", obstacles), dd, down),
    )
    whom = blank("what", "field-table-creature", creatures)
    yield draw_form(PATTERNS[Creature], title_phrase("form-table-creature"), (whom, count, band, dd, down))
    yield from own_thing_forms(count, band, down)
    if scene_things(state):
        yield from change_forms(state)


def row_picks(kind: str, rows: Iterable[tuple[str, int]]) -> tuple[Pick, ...]:
    """Rows of a table by their ids, each with its Difficulty Dice."""
    return tuple(Pick(text, code_phrase(kind, text), Phrase("pick-difficulty", {"dd": dd})) for text, dd in rows)


def own_thing_forms(count: Blank, band: Blank, down: Blank) -> Iterator[Form]:
    """Obstacles and creatures of the game master's own. [FT-FILL-03 FT-FILL-04]"""
    name = blank("what", "field-name")
    hard = blank("dd", "field-difficulty", start=("2",), needed=True)
    pool = blank("pool", "field-pool", names="pool", start=POOL_NAMES[:1])
    title = title_phrase("form-table-own-obstacle")
    yield draw_form(PATTERNS[Obstacle], title, (name, hard, pool, down), code="own_obstacle")
    ranged = blank("ranged", "field-table-ranged", code_picks("table-ranged", RANGED[1:]))
    title = title_phrase("form-table-own-creature")
    yield draw_form(PATTERNS[Creature], title, (name, hard, count, band, ranged, down), code="own_creature")


def change_forms(state: State) -> Iterator[Form]:
    """Difficulty, distance, how it stands, how it is minded. [FT-CORE-04 FT-DIST-01 FT-REACT-02]"""
    what = blank("name", "field-table-what", resisting_picks(scene_things(state)), key="what")
    why = sentence_blank("field-reason")
    number = blank("number", "field-difficulty", key="dd")
    yield draw_form(PATTERNS[Difficulty], title_phrase("form-table-dd"), (what, number, why))
    marks = blank("mark", "field-table-mark", code_picks("table-mark", possible_marks(state)))
    yield draw_form(PATTERNS[Mark], title_phrase("form-table-mark"), (what, marks, why))
    if not all_foes(state):
        return
    foe = blank("foe", "field-table-creature", resisting_picks(all_foes(state)))
    whom = blank("who", "field-table-to-whom", everybody_picks(state), (ALL,))
    yield draw_form(
        PATTERNS[Band], title_phrase("form-table-band"), (foe, whom, blank("band", "field-table-band", names="band"))
    )
    minds = code_picks("reaction", (row.row_id for row in reactions()))
    mind = blank("reaction", "field-table-mind", minds, key="mind")
    yield draw_form(PATTERNS[Attitude], title_phrase("form-table-attitude"), (foe, mind))


def possible_marks(state: State) -> tuple[str, ...]:
    """What may be said of what is there."""
    return tuple(mark for mark in MARKS if (scene_hurdles(state) if mark in ("done", "undone") else all_foes(state)))


def everybody_picks(state: State) -> tuple[Pick, ...]:
    """The characters, and all of them."""
    return (Pick(ALL, Phrase("pick-table-all")), *person_picks(state.people))


# --- conflict ---------------------------------------------------------------------------------------------------------
def conflict_forms(state: State) -> Iterator[Form]:
    """What a creature does this Ounce; an edge for a roll; plans for who is not there. [FT-FILL-13 FT-MELEE-02 FT-CORE-08]"""
    foes = tuple(Pick(state.foes[j].id, figure_phrase(state.foes[j].id)) for j in standing_foes(state))
    if foes:
        who = Field("foe", "one", title_phrase("field-table-creature"), foes, needed=True)
        deed = Field(
            "action", "one", title_phrase("field-action"), code_picks("action", (FIGHT, SHOOT, NOTHING)), needed=True
        )
        people = person_picks(filter(is_fit, state.people))
        whom = Field("whom", "one", title_phrase("field-whom"), people, when=(("action", (FIGHT, SHOOT)),), needed=True)
        yield Form("foe_plan", title_phrase("form-table-foe-plan"), (forms_plan.PLAN,), (who, deed, whom))
    edge = (
        blank("who", "field-who", able_picks(state)),
        blank("step", "field-step", code_picks("table-step", STEPS)),
        sentence_blank("field-reason", hint="hint-table-edge"),
    )
    yield draw_form(PATTERNS[Edge], title_phrase("form-table-edge"), edge)
    if state.phase == "ounce_declare":
        yield from forms_plan.plan_forms(state)


# --- time, words and tables -------------------------------------------------------------------------------------------
def time_forms(state: State) -> Iterator[Form]:
    """Time that passes, and that it comes to blows."""
    blanks = (
        blank("number", "field-table-count", start=ONE, key="count"),
        blank("unit", "field-table-unit", names="unit", start=("moment",)),
        sentence_blank("field-reason"),
    )
    yield draw_form(PATTERNS[Time], title_phrase("form-table-time"), blanks)
    if standing_foes(state):
        side = (blank("surprised", "field-table-surprised", names="table-surprised"),)
        yield draw_form(PATTERNS[Fight], title_phrase("form-table-fight"), side)


def lore_forms(state: State) -> Iterator[Form]:
    """The oracle and other tables."""
    asked = (likelihood_blank(), sentence_blank("field-question"))
    yield draw_form(PATTERNS[Ask], title_phrase("form-oracle"), asked)
    whose = blank("who", "field-who", everybody_picks(state)[1:], needed=True)
    drawn = (
        blank("table", "field-table-table", code_picks("table-drawn", DRAWN)),
        replace(whose, when=(("table", (DISGRACE,)),)),
    )
    yield draw_form(PATTERNS[Draw], title_phrase("form-table-draw"), drawn)


def note_form() -> Form:
    """What the game master alone reads."""
    return draw_form(PATTERNS[Note], title_phrase("form-table-note"), (sentence_blank("field-table-note"),))


def hand_forms(state: State) -> Iterator[Form]:
    """A character handed to another player."""
    if len(player_sides(state)) > 1:
        seats = tuple(Pick(state.sides[side], literal_phrase(state.sides[side])) for side in player_sides(state))
        blanks = (blank("who", "field-who", everybody_picks(state)[1:]), blank("seat", "field-to", seats, key="to"))
        yield draw_form(PATTERNS[Hand], title_phrase("form-table-hand"), blanks)
