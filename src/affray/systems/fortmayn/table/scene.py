"""The game master frames scenes: the place and its light, obstacles and creatures, face down or open, Difficulty, distance.

What the tables do not have he makes of his own: it becomes a row of the game's own tables, so that every rule finds it there.
[FT-CORE-04 FT-CORE-08 FT-TEST-10 FT-DIST-01 FT-FILL-03 FT-FILL-04]
"""

from collections.abc import Mapping

from msgspec.structs import replace

from affray.core import Refusal
from affray.core.fight_state import NOBODY
from affray.core.reading.naming import LONGEST_NAME, name_fault
from affray.referee import Referee, say
from affray.systems.fortmayn.content.codes import LIT, NEARBY, TASKS
from affray.systems.fortmayn.content.people import Foe, Hurdle
from affray.systems.fortmayn.content.rows import CreatureRow, ObstacleRow
from affray.systems.fortmayn.content.tables import reactions
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.answers import TABLE_FORMS, words_of
from affray.systems.fortmayn.position.furnishing import new_foes
from affray.systems.fortmayn.position.phase import person_index
from affray.systems.fortmayn.position.seats import alter_table, face_down_names, table_of
from affray.systems.fortmayn.position.state import Call, State
from affray.systems.fortmayn.position.table_answers import (
    Attitude,
    Band,
    Creature,
    Difficulty,
    Frame,
    Hide,
    Light,
    Mark,
    Obstacle,
    Remove,
    Reveal,
)
from affray.systems.fortmayn.rules.gear import item_kind
from affray.systems.fortmayn.rules.refusing import refusal
from affray.systems.fortmayn.table.description import (
    CREATURE_KEYS,
    GEAR,
    OBSTACLE_KEYS,
    TABLED_KEYS,
    gear_refusal,
    keys_refusal,
    own_creature,
    own_obstacle,
)
from affray.systems.fortmayn.table.verbs import (
    ALL,
    RULING,
    all_foes,
    dd_refusal,
    form_refusal,
    fresh_name,
    index_of_name,
    new_place,
    put_foe,
    put_hurdle,
    put_place,
    reason_args,
    scene_hurdles,
    scene_place,
    scene_things,
    taken_names,
    target_dd,
    verb,
    whisper,
)

MOST_AT_ONCE, MOST_FOES, MOST_HURDLES, MOST_SIZE = 12, 40, 40, 3
RANGED = ("", "bow", "sling", "thrown", "longarm", "handgun")
STANDINGS: Mapping[str, Mapping[str, bool]] = {
    "up": {"out": False, "fled": False, "yielded": False},
    "out": {"out": True},
    "fled": {"fled": True},
    "yielded": {"yielded": True},
}
"""What may be said of a foe; `done` and `undone` of an obstacle. [FT-FILL-13]"""
MARKS = (*STANDINGS, "done", "undone")


def obstacle_row(state: State, what: str) -> ObstacleRow | None:
    """The row of an obstacle by its id or name; None for one that the table does not have. [FT-FILL-04]"""
    return next((row for row in state.filler.obstacles if what in (row.obstacle_id, row.name)), None)


def creature_row(state: State, what: str) -> CreatureRow | None:
    """The row of a creature by its id or name; None for one that the table does not have. [FT-FILL-03]"""
    return next((row for row in state.filler.bestiary if what in (row.creature_id, row.name)), None)


# --- the place --------------------------------------------------------------------------------------------------------
def frame_refusal(state: State, answer: Frame, side: int) -> Refusal | None:
    """Why a scene cannot be framed so."""
    return title_refusal(answer.title)


def title_refusal(title: str) -> Refusal | None:
    """Why something cannot be called so."""
    fits = title.strip() == title and title.isprintable() and 0 < len(title) <= LONGEST_NAME
    return None if fits else refusal("table-title", "name", RULING, most=LONGEST_NAME)


def frame(ref: Referee, state: State, answer: Frame, side: int) -> State:
    """The state in a new scene: its obstacles and foes are to come, and the event dice forget. [FT-EVT-04 FT-CORE-08]"""
    light = LIT if answer.light is None else answer.light
    say(ref, "table_framed", title=answer.title, light=light, **reason_args(answer), clauses=(RULING, "FT-EVT-04"))
    places = (*state.places, new_place(answer.title, light))
    state = alter_table(state, scene=answer.said, calls=(), wishes=(), reserve=(), plans=())
    return replace(state, places=places, here=len(places) - 1, came=state.here, foes=(), last_events=())


def light_refusal(state: State, answer: Light, side: int) -> Refusal | None:
    """Why there cannot be such light."""
    return scene_refusal(state)


def scene_refusal(state: State) -> Refusal | None:
    """Why there is no scene to put something into."""
    return None if scene_place(state) else refusal("no-scene", "scene", RULING)


def relight(ref: Referee, state: State, answer: Light, side: int) -> State:
    """The state in another light. [FT-DICE-06 FT-CORE-08]"""
    light = answer.light
    say(ref, "table_relit", light=light, clauses=("FT-DICE-06",))
    return put_place(state, replace(state.places[state.here], light=light))


# --- obstacles and creatures ------------------------------------------------------------------------------------------
def obstacle_refusal(state: State, answer: Obstacle, side: int) -> Refusal | None:
    """Why an obstacle cannot be put there: one of one's own needs its Difficulty Dice. [FT-FILL-04]"""
    if answer.task and answer.task not in TASKS:
        return form_refusal(TABLE_FORMS[Obstacle])
    if len(scene_hurdles(state)) >= MOST_HURDLES:
        return refusal("table-full", "most", RULING, most=MOST_HURDLES)
    return thing_refusal(state, answer, known=obstacle_row(state, answer.what) is not None)


def thing_refusal(state: State, answer: Obstacle | Creature, *, known: bool) -> Refusal | None:
    """Why an obstacle or creature of that name cannot be put there; `known` says that a table has it."""
    wrong = None if known else name_fault(answer.what)
    if wrong:
        return refusal("table-name", "name", RULING, named=repr(answer.what), most=LONGEST_NAME)
    unsaid = 1 if known else NOBODY
    return scene_refusal(state) or dd_refusal(unsaid if answer.dd is None else answer.dd)


def put_obstacle(ref: Referee, state: State, answer: Obstacle, side: int) -> State:
    """The state with one obstacle more, open or face down. [FT-CORE-04 FT-TEST-10]"""
    row = obstacle_row(state, answer.what)
    if row is None:
        row = own_obstacle(answer)
        state = replace(state, filler=replace(state.filler, obstacles=(*state.filler.obstacles, row)))
    dd = row.difficulty_dice if answer.dd is None else answer.dd
    hurdle = Hurdle(id=fresh_name(state, row.name), obstacle=row.obstacle_id, dd=dd, hidden=answer.hidden)
    tell_new_thing(ref, state, "table_obstacle", hurdle)
    return put_hurdle(state, len(scene_hurdles(state)), hurdle)


def tell_new_thing(ref: Referee, state: State, code: str, foe: Foe | Hurdle) -> None:
    """Tells of something put there; what lies face down the game master alone hears of. [FT-TEST-10]"""
    if foe.hidden:
        whisper(ref, state, f"{code}_hidden", name=foe.id, dd=foe.dd, clauses=("FT-CORE-04", "FT-TEST-10"))
    else:
        say(ref, code, name=foe.id, dd=foe.dd, clauses=("FT-CORE-04",))


def obstacle_keys_fault(state: State, answer: Answer) -> Refusal | None:
    """Why an obstacle cannot be described so: it has no such key. [FT-CORE-08]"""
    return keys_refusal(answer, OBSTACLE_KEYS)


def creature_keys_fault(state: State, answer: Answer) -> Refusal | None:
    """Why a creature cannot be described so: one of the bestiary, or none, has no such key. [FT-CORE-08]"""
    row = creature_row(state, (*words_of(answer), "")[0])
    return keys_refusal(answer, CREATURE_KEYS if row is None else TABLED_KEYS)


def creature_refusal(state: State, answer: Creature, side: int) -> Refusal | None:
    """Why such a creature cannot come: one of one's own needs its Difficulty Dice. [FT-FILL-03]"""
    row = creature_row(state, answer.what)
    wrong = creature_keys_fault(state, answer) or gear_refusal(answer)
    if wrong is not None:
        return wrong
    if answer.ranged not in RANGED or (answer.size or 0) > MOST_SIZE:
        return form_refusal(TABLE_FORMS[Creature])
    count = 1 if answer.count is None else answer.count
    if not 0 < count <= MOST_AT_ONCE or len(all_foes(state)) + count > MOST_FOES:
        return refusal("table-full", "most", RULING, most=MOST_AT_ONCE)
    return thing_refusal(state, answer, known=row is not None)


def put_creatures(ref: Referee, state: State, answer: Creature, side: int) -> State:
    """The state with creatures more, a group of their own, at a distance from everybody. [FT-CORE-04 FT-DIST-01 FT-FILL-03]"""
    row = creature_row(state, answer.what)
    if row is None:
        row = own_creature(answer)
        state = replace(state, filler=replace(state.filler, bestiary=(*state.filler.bestiary, row)))
    # The names of those that nobody has seen are taken too.
    seen = replace(state, foes=all_foes(state))
    band = NEARBY if answer.band is None else answer.band
    dd = row.difficulty_dice if answer.dd is None else answer.dd
    count = answer.count or 1
    for foe in new_foes(seen, (row,) * count, band):
        name = row.name if count == 1 and row.name not in taken_names(state) else foe.id
        worn = {slot: item_kind(item).die for slot, _ in GEAR if (item := getattr(answer, slot))}
        enemy = replace(foe, id=name, dd=dd, dd_start=dd, hidden=answer.hidden, **worn)
        tell_new_thing(ref, state, "table_creature", enemy)
        state = put_foe(state, enemy.id, enemy)
    return state


# --- what is there ----------------------------------------------------------------------------------------------------
def name_refusal(state: State, answer: Reveal | Hide | Remove, side: int) -> Refusal | None:
    """Why that is neither an obstacle nor a foe of the scene."""
    return absence_refusal(state, answer.name)


def absence_refusal(state: State, name: str) -> Refusal | None:
    """Why nothing of that name is in the scene."""
    if index_of_name(scene_things(state), name) == NOBODY:
        return refusal("nothing-there", "name", RULING, named=name)
    return None


def change_thing(state: State, name: str, /, **fields: object) -> State:
    """The state with some fields of a foe or obstacle of the scene changed."""
    foe = foe_named(state, name)
    if foe is not None:
        return put_foe(state, name, replace(foe, **fields))
    n = index_of_name(scene_hurdles(state), name)
    return put_hurdle(state, n, replace(scene_hurdles(state)[n], **fields))


def foe_named(state: State, name: str) -> Foe | None:
    """The foe of that name, seen or not; None where there is none."""
    return next((foe for foe in all_foes(state) if foe.id == name), None)


def turn_over_refusal(state: State, answer: Reveal | Hide, side: int) -> Refusal | None:
    """Why that cannot be revealed, or laid face down: it is already. [FT-TEST-10]"""
    wrong, hides = name_refusal(state, answer, side), isinstance(answer, Hide)
    if wrong is None and (answer.name in face_down_names(state)) == hides:
        return refusal(f"already-{'hidden' if hides else 'open'}", "hidden", "FT-TEST-10", named=answer.name)
    return wrong


def turn_over(ref: Referee, state: State, answer: Reveal | Hide, side: int) -> State:
    """The state with something revealed, or laid face down again. [FT-TEST-10]"""
    name = answer.name
    found = next(thing for thing in scene_things(state) if thing.id == name)
    if isinstance(answer, Reveal):
        say(ref, "table_revealed", name=name, dd=found.dd, **reason_args(answer), clauses=("FT-TEST-10",))
    else:
        whisper(ref, state, "table_hidden_again", name=name, clauses=("FT-TEST-10",))
    return change_thing(state, name, hidden=isinstance(answer, Hide))


def difficulty_refusal(state: State, answer: Difficulty, side: int) -> Refusal | None:
    """Why the Difficulty Dice of that cannot be so many. [FT-CORE-04 FT-CORE-08]"""
    return absence_refusal(state, answer.name) or dd_refusal(answer.number)


def set_difficulty(ref: Referee, state: State, answer: Difficulty, side: int) -> State:
    """The state with other Difficulty Dice, told with what they were and why. [FT-CORE-08]"""
    name, dd = answer.name, answer.number
    found = next(thing for thing in scene_things(state) if thing.id == name)
    fields = {"name": name, "before": found.dd, "dd": dd, **reason_args(answer), "clauses": (RULING, "FT-CORE-04")}
    whisper(ref, state, "table_difficulty", **fields) if found.hidden else say(ref, "table_difficulty", **fields)
    more = {"dd_start": max(found.dd_start, dd), "out": dd == 0} if isinstance(found, Foe) else {"done": dd == 0}
    return change_thing(state, name, dd=dd, **more)


def band_refusal(state: State, answer: Band, side: int) -> Refusal | None:
    """Why a foe cannot be so far from a character. [FT-DIST-01]"""
    if foe_named(state, answer.foe) is None:
        return refusal("no-foe", "foe", RULING, named=answer.foe)
    if answer.who != ALL and person_index(state, answer.who) == NOBODY:
        return refusal("nobody", "person", RULING, who=answer.who)
    return None


def set_band(ref: Referee, state: State, answer: Band, side: int) -> State:
    """The state with a foe so far from a character, or from all. [FT-DIST-01]"""
    name, who, band = answer.foe, answer.who, answer.band
    i, foe = person_index(state, who), foe_named(state, name)
    assert foe is not None
    whom = range(len(state.people)) if who == ALL else (i,)
    bands = [*foe.bands, *(NEARBY,) * (len(state.people) - len(foe.bands))]
    for k in whom:
        bands[k] = band
    fields = {"name": name, "whom": () if who == ALL else (who,), "band": band, "clauses": ("FT-DIST-01",)}
    whisper(ref, state, "table_distance", **fields) if foe.hidden else say(ref, "table_distance", **fields)
    return put_foe(state, name, replace(foe, bands=tuple(bands)))


def mark_refusal(state: State, answer: Mark, side: int) -> Refusal | None:
    """Why that cannot be said of it: obstacles are done or not, foes up, out, fled or giving way."""
    name, mark = answer.name, answer.mark
    found = index_of_name(all_foes(state) if mark in STANDINGS else scene_hurdles(state), name)
    return None if found != NOBODY else refusal("nothing-there", "name", RULING, named=name)


def set_mark(ref: Referee, state: State, answer: Mark, side: int) -> State:
    """The state in which that holds of a foe or an obstacle; who is up again has a Difficulty Die at least. [FT-CORE-08]"""
    name, mark = answer.name, answer.mark
    fields = {"name": name, "mark": mark, **reason_args(answer), "clauses": (RULING,)}
    whisper(ref, state, "table_marked", **fields) if name in face_down_names(state) else say(
        ref, "table_marked", **fields
    )
    if mark not in STANDINGS:
        return change_thing(state, name, done=mark == "done")
    dd = target_dd(state, name)
    return change_thing(state, name, **STANDINGS[mark], dd=max(1, dd) if mark == "up" else dd)


def attitude_refusal(state: State, answer: Attitude, side: int) -> Refusal | None:
    """Why a foe cannot be of that mind: it is a row of the reaction table. [FT-REACT-02]"""
    if answer.reaction not in {row.row_id for row in reactions()}:
        return form_refusal(TABLE_FORMS[Attitude])
    return None if foe_named(state, answer.foe) else refusal("no-foe", "foe", RULING, named=answer.foe)


def set_attitude(ref: Referee, state: State, answer: Attitude, side: int) -> State:
    """The state in which a foe takes the meeting so. [FT-REACT-02 FT-CORE-08]"""
    name, row = answer.foe, answer.reaction
    whisper(ref, state, "table_attitude", name=name, reaction=row, clauses=("FT-REACT-02", RULING))
    return change_thing(state, name, reaction=row)


def remove_refusal(state: State, answer: Remove, side: int) -> Refusal | None:
    """Why that cannot be taken away: nothing is while a conflict goes on."""
    return refusal("table-fray", "fray", RULING) if state.fray else name_refusal(state, answer, side)


def without_target(call: Call, name: str) -> Call:
    """A call against something of that name as a hidden one against nothing; any other as it is."""
    return replace(call, risk=replace(call.risk, target="", hidden=True)) if call.risk.target == name else call


def remove(ref: Referee, state: State, answer: Remove, side: int) -> State:
    """The state without an obstacle or a foe. What is rolled against something that nobody has seen is never told. [FT-TEST-10]"""
    name = answer.name
    fields = {"name": name, "clauses": (RULING,)}
    if name in face_down_names(state):
        whisper(ref, state, "table_removed", **fields)
        state = alter_table(state, calls=tuple(without_target(call, name) for call in table_of(state).calls))
    else:
        say(ref, "table_removed", **fields)
    if foe_named(state, name) is not None:
        return put_foe(state, name, None)
    return put_hurdle(state, index_of_name(scene_hurdles(state), name), None)


VERBS = (
    verb(Frame, frame_refusal, frame),
    verb(Light, light_refusal, relight),
    verb(Obstacle, obstacle_refusal, put_obstacle, unread=obstacle_keys_fault),
    verb(Creature, creature_refusal, put_creatures, unread=creature_keys_fault),
    verb(Reveal, turn_over_refusal, turn_over),
    verb(Hide, turn_over_refusal, turn_over),
    verb(Difficulty, difficulty_refusal, set_difficulty),
    verb(Band, band_refusal, set_band),
    verb(Mark, mark_refusal, set_mark),
    verb(Attitude, attitude_refusal, set_attitude),
    verb(Remove, remove_refusal, remove),
)
