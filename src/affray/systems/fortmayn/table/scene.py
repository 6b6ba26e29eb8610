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
from affray.systems.fortmayn.content.codes import BAND_NAMES, LIGHT_NAMES, LIT, NEARBY, POOL_NAMES
from affray.systems.fortmayn.content.people import Foe, Hurdle
from affray.systems.fortmayn.content.tables import CreatureRow, ObstacleRow, reactions
from affray.systems.fortmayn.position.answer_words import GivenWords, given_words, whole_number
from affray.systems.fortmayn.position.answers import Answer
from affray.systems.fortmayn.position.creature_specials import YES
from affray.systems.fortmayn.position.difficulty import TASKS
from affray.systems.fortmayn.position.furnishing import new_foes
from affray.systems.fortmayn.position.phase import person_index
from affray.systems.fortmayn.position.seats import alter_table, face_down_names, table_of
from affray.systems.fortmayn.position.state import Call, State
from affray.systems.fortmayn.rules.gear import item_kind
from affray.systems.fortmayn.rules.refusing import refusal
from affray.systems.fortmayn.table.description import (
    CREATURE_KEYS,
    GEAR,
    OBSTACLE_KEYS,
    OWN_SIZE,
    TABLED_KEYS,
    gear_refusal,
    keys_refusal,
    own_creature,
    own_obstacle,
)
from affray.systems.fortmayn.table.verbs import (
    ALL,
    RULING,
    Verb,
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
    whisper,
)

MOST_AT_ONCE, MOST_FOES, MOST_HURDLES = 12, 40, 40
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
def frame_refusal(state: State, answer: Answer, side: int) -> Refusal | None:
    """Why a scene cannot be framed so."""
    words = given_words(answer)
    if len(words.plain) != 1 or words.last_value("light", LIGHT_NAMES[LIT]) not in LIGHT_NAMES:
        return form_refusal(FRAME)
    return title_refusal(words.plain[0])


def title_refusal(title: str) -> Refusal | None:
    """Why something cannot be called so."""
    fits = title.strip() == title and title.isprintable() and 0 < len(title) <= LONGEST_NAME
    return None if fits else refusal("table-title", "name", RULING, most=LONGEST_NAME)


def frame(ref: Referee, state: State, answer: Answer, side: int) -> State:
    """The state in a new scene: its obstacles and foes are to come, and the event dice forget. [FT-EVT-04 FT-CORE-08]"""
    words = given_words(answer)
    light = LIGHT_NAMES.index(words.last_value("light", LIGHT_NAMES[LIT]))
    say(ref, "table_framed", title=words.plain[0], light=light, **reason_args(answer), clauses=(RULING, "FT-EVT-04"))
    places = (*state.places, new_place(words.plain[0], light))
    state = alter_table(state, scene=answer.said, calls=(), wishes=(), reserve=(), plans=())
    return replace(state, places=places, here=len(places) - 1, came=state.here, foes=(), last_events=())


def light_refusal(state: State, answer: Answer, side: int) -> Refusal | None:
    """Why there cannot be such light."""
    if len(answer.words) != 1 or answer.words[0] not in LIGHT_NAMES:
        return form_refusal(LIGHT)
    return scene_refusal(state)


def scene_refusal(state: State) -> Refusal | None:
    """Why there is no scene to put something into."""
    return None if scene_place(state) else refusal("no-scene", "scene", RULING)


def relight(ref: Referee, state: State, answer: Answer, side: int) -> State:
    """The state in another light. [FT-DICE-06 FT-CORE-08]"""
    light = LIGHT_NAMES.index(answer.words[0])
    say(ref, "table_relit", light=light, clauses=("FT-DICE-06",))
    return put_place(state, replace(state.places[state.here], light=light))


# --- obstacles and creatures ------------------------------------------------------------------------------------------
def obstacle_refusal(state: State, answer: Answer, side: int) -> Refusal | None:
    """Why an obstacle cannot be put there: one of one's own needs its Difficulty Dice. [FT-FILL-04]"""
    words = given_words(answer)
    wrong = keys_refusal(words, OBSTACLE_KEYS)
    if wrong is not None:
        return wrong
    if words.last_value("pool", POOL_NAMES[0]) not in POOL_NAMES or words.last_value("task", TASKS[0]) not in TASKS:
        return form_refusal(OBSTACLE)
    if len(scene_hurdles(state)) >= MOST_HURDLES:
        return refusal("table-full", "most", RULING, most=MOST_HURDLES)
    return thing_refusal(state, words, OBSTACLE, known=obstacle_row(state, "".join(words.plain[:1])) is not None)


def thing_refusal(state: State, words: GivenWords, form: str, *, known: bool) -> Refusal | None:
    """Why an obstacle or creature of that name cannot be put there; `known` says that a table has it."""
    if not words.plain or set(words.plain[1:]) - {"hidden"}:
        return form_refusal(form)
    wrong = None if known else name_fault(words.plain[0])
    if wrong:
        return refusal("table-name", "name", RULING, named=repr(words.plain[0]), most=LONGEST_NAME)
    dd = whole_number(words.last_value("dd", "" if not known else "1"))
    return scene_refusal(state) or dd_refusal(dd)


def put_obstacle(ref: Referee, state: State, answer: Answer, side: int) -> State:
    """The state with one obstacle more, open or face down. [FT-CORE-04 FT-TEST-10]"""
    words = given_words(answer)
    row = obstacle_row(state, words.plain[0])
    if row is None:
        row = own_obstacle(words)
        state = replace(state, filler=replace(state.filler, obstacles=(*state.filler.obstacles, row)))
    dd = whole_number(words.last_value("dd", str(row.difficulty_dice)))
    hurdle = Hurdle(id=fresh_name(state, row.name), obstacle=row.obstacle_id, dd=dd, hidden="hidden" in words.plain)
    tell_new_thing(ref, state, "table_obstacle", hurdle)
    return put_hurdle(state, len(scene_hurdles(state)), hurdle)


def tell_new_thing(ref: Referee, state: State, code: str, one: Foe | Hurdle) -> None:
    """Tells of something put there; what lies face down the game master alone hears of. [FT-TEST-10]"""
    if one.hidden:
        whisper(ref, state, f"{code}_hidden", name=one.id, dd=one.dd, clauses=("FT-CORE-04", "FT-TEST-10"))
    else:
        say(ref, code, name=one.id, dd=one.dd, clauses=("FT-CORE-04",))


def creature_refusal(state: State, answer: Answer, side: int) -> Refusal | None:
    """Why such a creature cannot come: one of one's own needs its Difficulty Dice. [FT-FILL-03]"""
    words = given_words(answer)
    row = creature_row(state, "".join(words.plain[:1]))
    wrong = keys_refusal(words, CREATURE_KEYS if row is None else TABLED_KEYS) or gear_refusal(words)
    if wrong is not None:
        return wrong
    count = whole_number(words.last_value("count", "1"))
    if (
        words.last_value("band", BAND_NAMES[NEARBY]) not in BAND_NAMES
        or words.last_value("ranged") not in RANGED
        or not 0 <= whole_number(words.last_value("size", str(OWN_SIZE))) <= 3
    ):
        return form_refusal(CREATURE)
    if not 0 < count <= MOST_AT_ONCE or len(all_foes(state)) + count > MOST_FOES:
        return refusal("table-full", "most", RULING, most=MOST_AT_ONCE)
    if words.last_value("speech", YES) not in (YES, "no"):
        return form_refusal(CREATURE)
    return thing_refusal(state, words, CREATURE, known=row is not None)


def put_creatures(ref: Referee, state: State, answer: Answer, side: int) -> State:
    """The state with creatures more, a group of their own, at a distance from everybody. [FT-CORE-04 FT-DIST-01 FT-FILL-03]"""
    words = given_words(answer)
    row = creature_row(state, words.plain[0])
    if row is None:
        row = own_creature(words)
        state = replace(state, filler=replace(state.filler, bestiary=(*state.filler.bestiary, row)))
    # The names of those that nobody has seen are taken too.
    seen = replace(state, foes=all_foes(state))
    band = BAND_NAMES.index(words.last_value("band", BAND_NAMES[NEARBY]))
    dd = whole_number(words.last_value("dd", str(row.difficulty_dice)))
    count = whole_number(words.last_value("count", "1"))
    for foe in new_foes(seen, (row,) * count, band):
        name = row.name if count == 1 and row.name not in taken_names(state) else foe.id
        worn = {name: item_kind(words.last_value(name)).die for name, _ in GEAR if name in words.named}
        one = replace(foe, id=name, dd=dd, dd_start=dd, hidden="hidden" in words.plain, **worn)
        tell_new_thing(ref, state, "table_creature", one)
        state = put_foe(state, one.id, one)
    return state


# --- what is there ----------------------------------------------------------------------------------------------------
def name_refusal(state: State, answer: Answer, side: int) -> Refusal | None:
    """Why that is neither an obstacle nor a foe of the scene."""
    if len(answer.words) != 1:
        return form_refusal(FORMS[answer.verb])
    return absence_refusal(state, answer.words[0])


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


def turn_over_refusal(state: State, answer: Answer, side: int) -> Refusal | None:
    """Why that cannot be revealed, or laid face down: it is already. [FT-TEST-10]"""
    wrong = name_refusal(state, answer, side)
    if wrong is None and (answer.words[0] in face_down_names(state)) == (answer.verb == "hide"):
        return refusal(
            f"already-{'hidden' if answer.verb == 'hide' else 'open'}", "hidden", "FT-TEST-10", named=answer.words[0]
        )
    return wrong


def turn_over(ref: Referee, state: State, answer: Answer, side: int) -> State:
    """The state with something revealed, or laid face down again. [FT-TEST-10]"""
    name = answer.words[0]
    found = next(one for one in scene_things(state) if one.id == name)
    if answer.verb == "reveal":
        say(ref, "table_revealed", name=name, dd=found.dd, **reason_args(answer), clauses=("FT-TEST-10",))
    else:
        whisper(ref, state, "table_hidden_again", name=name, clauses=("FT-TEST-10",))
    return change_thing(state, name, hidden=answer.verb == "hide")


def difficulty_refusal(state: State, answer: Answer, side: int) -> Refusal | None:
    """Why the Difficulty Dice of that cannot be so many. [FT-CORE-04 FT-CORE-08]"""
    if len(answer.words) != 2:
        return form_refusal(DIFFICULTY)
    return absence_refusal(state, answer.words[0]) or dd_refusal(whole_number(answer.words[1]))


def set_difficulty(ref: Referee, state: State, answer: Answer, side: int) -> State:
    """The state with other Difficulty Dice, told with what they were and why. [FT-CORE-08]"""
    name, dd = answer.words[0], whole_number(answer.words[1])
    found = next(one for one in scene_things(state) if one.id == name)
    fields = {"name": name, "before": found.dd, "dd": dd, **reason_args(answer), "clauses": (RULING, "FT-CORE-04")}
    whisper(ref, state, "table_difficulty", **fields) if found.hidden else say(ref, "table_difficulty", **fields)
    more = {"dd_start": max(found.dd_start, dd), "out": dd == 0} if isinstance(found, Foe) else {"done": dd == 0}
    return change_thing(state, name, dd=dd, **more)


def band_refusal(state: State, answer: Answer, side: int) -> Refusal | None:
    """Why a foe cannot be so far from a character. [FT-DIST-01]"""
    if len(answer.words) != 3 or answer.words[2] not in BAND_NAMES:
        return form_refusal(BAND)
    if foe_named(state, answer.words[0]) is None:
        return refusal("no-foe", "foe", RULING, named=answer.words[0])
    if answer.words[1] != ALL and person_index(state, answer.words[1]) == NOBODY:
        return refusal("nobody", "person", RULING, who=answer.words[1])
    return None


def set_band(ref: Referee, state: State, answer: Answer, side: int) -> State:
    """The state with a foe so far from a character, or from all. [FT-DIST-01]"""
    name, who, band = answer.words[0], answer.words[1], BAND_NAMES.index(answer.words[2])
    i, foe = person_index(state, who), foe_named(state, name)
    assert foe is not None
    whom = range(len(state.people)) if who == ALL else (i,)
    bands = [*foe.bands, *(NEARBY,) * (len(state.people) - len(foe.bands))]
    for k in whom:
        bands[k] = band
    fields = {"name": name, "whom": () if who == ALL else (who,), "band": band, "clauses": ("FT-DIST-01",)}
    whisper(ref, state, "table_distance", **fields) if foe.hidden else say(ref, "table_distance", **fields)
    return put_foe(state, name, replace(foe, bands=tuple(bands)))


def mark_refusal(state: State, answer: Answer, side: int) -> Refusal | None:
    """Why that cannot be said of it: obstacles are done or not, foes up, out, fled or giving way."""
    if len(answer.words) != 2 or answer.words[1] not in MARKS:
        return form_refusal(MARK)
    name, mark = answer.words
    found = index_of_name(all_foes(state) if mark in STANDINGS else scene_hurdles(state), name)
    return None if found != NOBODY else refusal("nothing-there", "name", RULING, named=name)


def set_mark(ref: Referee, state: State, answer: Answer, side: int) -> State:
    """The state in which that holds of a foe or an obstacle; who is up again has a Difficulty Die at least. [FT-CORE-08]"""
    name, mark = answer.words
    fields = {"name": name, "mark": mark, **reason_args(answer), "clauses": (RULING,)}
    whisper(ref, state, "table_marked", **fields) if name in face_down_names(state) else say(
        ref, "table_marked", **fields
    )
    if mark not in STANDINGS:
        return change_thing(state, name, done=mark == "done")
    dd = target_dd(state, name)
    return change_thing(state, name, **STANDINGS[mark], dd=max(1, dd) if mark == "up" else dd)


def attitude_refusal(state: State, answer: Answer, side: int) -> Refusal | None:
    """Why a foe cannot be of that mind: it is a row of the reaction table. [FT-REACT-02]"""
    if len(answer.words) != 2 or answer.words[1] not in {row.row_id for row in reactions()}:
        return form_refusal(ATTITUDE)
    return None if foe_named(state, answer.words[0]) else refusal("no-foe", "foe", RULING, named=answer.words[0])


def set_attitude(ref: Referee, state: State, answer: Answer, side: int) -> State:
    """The state in which a foe takes the meeting so. [FT-REACT-02 FT-CORE-08]"""
    name, row = answer.words
    whisper(ref, state, "table_attitude", name=name, reaction=row, clauses=("FT-REACT-02", RULING))
    return change_thing(state, name, reaction=row)


def remove_refusal(state: State, answer: Answer, side: int) -> Refusal | None:
    """Why that cannot be taken away: nothing is while a conflict goes on."""
    return refusal("table-fray", "fray", RULING) if state.fray else name_refusal(state, answer, side)


def without_target(call: Call, name: str) -> Call:
    """A call against something of that name as a hidden one against nothing; any other as it is."""
    return replace(call, risk=replace(call.risk, target="", hidden=True)) if call.risk.target == name else call


def remove(ref: Referee, state: State, answer: Answer, side: int) -> State:
    """The state without an obstacle or a foe. What is rolled against something that nobody has seen is never told. [FT-TEST-10]"""
    name = answer.words[0]
    fields = {"name": name, "clauses": (RULING,)}
    if name in face_down_names(state):
        whisper(ref, state, "table_removed", **fields)
        state = alter_table(state, calls=tuple(without_target(call, name) for call in table_of(state).calls))
    else:
        say(ref, "table_removed", **fields)
    if foe_named(state, name) is not None:
        return put_foe(state, name, None)
    return put_hurdle(state, index_of_name(scene_hurdles(state), name), None)


# --- all of it --------------------------------------------------------------------------------------------------------
FRAME = "frame TITLE [light=lit|dim|dark] : WHAT IS SEEN"
LIGHT = "light lit|dim|dark"
OBSTACLE = "obstacle ID|NAME [dd=NUMBER] [pool=body|head] [task=TASK] [hidden]"
CREATURE = (
    "creature ID|NAME [dd=NUMBER] [count=NUMBER] [band=BAND] [shield=ITEM] [armor=ITEM] [hidden]; of one's own also"
    " [size=0..3] [ranged=WEAPON] [tags=TAGS] [specials=CODE+CODE] [speech=yes|no]"
)
DIFFICULTY = "dd NAME NUMBER [: WHY]"
BAND = "band FOE WHO|all BAND"
MARK = "mark NAME up|out|fled|yielded|done|undone [: WHY]"
ATTITUDE = "attitude FOE REACTION"
FORMS = {"reveal": "reveal NAME [: WHAT IS SEEN]", "hide": "hide NAME", "remove": "remove NAME"}
VERBS: Mapping[str, Verb] = {
    "frame": Verb(FRAME, frame_refusal, frame),
    "light": Verb(LIGHT, light_refusal, relight),
    "obstacle": Verb(OBSTACLE, obstacle_refusal, put_obstacle),
    "creature": Verb(CREATURE, creature_refusal, put_creatures),
    "reveal": Verb(FORMS["reveal"], turn_over_refusal, turn_over),
    "hide": Verb(FORMS["hide"], turn_over_refusal, turn_over),
    "dd": Verb(DIFFICULTY, difficulty_refusal, set_difficulty),
    "band": Verb(BAND, band_refusal, set_band),
    "mark": Verb(MARK, mark_refusal, set_mark),
    "attitude": Verb(ATTITUDE, attitude_refusal, set_attitude),
    "remove": Verb(FORMS["remove"], remove_refusal, remove),
}
