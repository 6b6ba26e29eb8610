"""What is done when a test is overcome: obstacles, searches, learning, craft, heavy things. [FT-TEST-03 FT-FILL-04 FT-FILL-05]"""

from msgspec.structs import replace

from affray.core.fight_state import NOBODY
from affray.referee import Referee, say
from affray.systems.fortmayn.content.codes import CRAFT, LEARNING, LIFTING, MOMENTS_AN_HOUR, OVERCOME
from affray.systems.fortmayn.content.people import Hurdle
from affray.systems.fortmayn.content.rows import ObstacleRow
from affray.systems.fortmayn.delve.pass_a_moment import wait
from affray.systems.fortmayn.delve.ways import hurdle_row
from affray.systems.fortmayn.position.difficulty import MATERIALS
from affray.systems.fortmayn.position.lasting import TALKING, with_work_done, without_work
from affray.systems.fortmayn.position.phase import person_index
from affray.systems.fortmayn.position.rooms import current_room, put_here, room_row
from affray.systems.fortmayn.position.standing import put_person
from affray.systems.fortmayn.position.state import Risk, State
from affray.systems.fortmayn.rules.casting import with_learned
from affray.systems.fortmayn.rules.drawing_levels import HIDDEN
from affray.systems.fortmayn.rules.gear import has_item, item_kind, new_thing, with_thing
from affray.systems.fortmayn.rules.mending import craft_dd, with_armor_mended
from affray.systems.fortmayn.rules.shopping import stow_newest
from affray.systems.fortmayn.rules.tests_and_stunts import UNSTATED

SEEN = "seen"
SEARCHING = "searching"


def apply_success(ref: Referee, state: State, risk: Risk) -> State:
    """The state after a test was overcome. [FT-TEST-03]"""
    if risk.task == SEARCHING and not risk.target:
        return finish_search(ref, state)
    i = person_index(state, risk.actors[0])
    if risk.task == LEARNING:
        say(ref, "learns", who=risk.actors[0], spell=risk.target, clauses=("FT-FILL-05",))
        return put_person(state, i, with_learned(state.people[i], risk.target))
    if risk.task == CRAFT:
        state = without_work(state, risk.target, state.here)
        k = person_index(state, risk.target)
        if k == NOBODY:
            say(ref, "built", who=risk.actors[0], item=risk.target, clauses=("FT-CHAR-06",))
            return put_person(state, i, stow_newest(with_thing(state.people[i], new_thing(risk.target))))
        after = with_armor_mended(state.people[k])
        say(ref, "mended", whose=after.id, item=after.armor_item, die=after.armor.die, clauses=("FT-ARM-10",))
        return put_person(state, k, after)
    return lift_thing(ref, state, risk, i) if risk.task == LIFTING else state


def keep_progress(state: State, risk: Risk) -> State:
    """The state in which Difficulty Dice that a search or a maker's work has removed stay off while the scene lasts; those of
    an obstacle are kept with it. [FT-TEST-06]"""
    if risk.task == SEARCHING and not risk.target:
        place = current_room(state)
        return put_here(state, replace(place, searched=place.searched + risk.removed))
    return with_work_done(state, risk.target, risk.removed, state.here) if risk.task == CRAFT else state


def lift_thing(ref: Referee, state: State, risk: Risk, i: int) -> State:
    """The state in which somebody carries what is heavy, or still does. [FT-LOAD-04]"""
    if has_item(state.people[i], risk.target):
        return state
    place = current_room(state)
    k = next(k for k, thing in enumerate(place.loot) if thing.item == risk.target)
    say(ref, "takes", who=state.people[i].id, item=risk.target, clauses=("FT-LOAD-04",))
    state = put_here(state, replace(place, loot=(*place.loot[:k], *place.loot[k + 1 :])))
    return put_person(state, i, with_thing(state.people[i], place.loot[k]))


def finish_hour(ref: Referee, state: State, risk: Risk) -> State:
    """The state after the rest of an Hour that learning or craft takes, and with the materials for what is built used up,
    which its first Hour does; the Moment of the turn comes on top of it. [FT-FILL-05 FT-ARM-10 FT-CHAR-06]"""
    if risk.task not in (LEARNING, CRAFT):
        return state
    if (
        risk.task == CRAFT
        and person_index(state, risk.target) == NOBODY
        and risk.dd + risk.removed == full_dd(risk.target)
    ):
        i = person_index(state, risk.actors[0])
        person = state.people[i]
        state = put_person(state, i, replace(person, coins=person.coins - item_kind(risk.target).cost // MATERIALS))
    return wait(ref, state, MOMENTS_AN_HOUR - 1, tells=False)


def full_dd(item: str) -> int:
    """The Difficulty Dice of building a thing of which nothing is done yet. [FT-CHAR-06 FT-ARM-10 FT-TEST-02]"""
    die = item_kind(item).die
    return craft_dd(die) if die else UNSTATED


# --- searching --------------------------------------------------------------------------------------------------------
def finish_search(ref: Referee, state: State) -> State:
    """The state after a search that found all there is: traps face up, what is hidden about the rest known.

    [FT-TEST-10 FT-FILL-04 FT-FILL-08]
    """
    place = current_room(state)
    found = tuple(
        hurdle
        for hurdle in place.hurdles
        if not hurdle.done and (hurdle.hidden or (has_secret(state, hurdle) and not hurdle.spotted))
    )
    for hurdle in found:
        tell_find(ref, state, hurdle)
    if not found:
        say(ref, "nothing_hidden", clauses=("FT-FILL-08",))
    hurdles = tuple(
        replace(hurdle, hidden=False, spotted=True) if hurdle in found else hurdle for hurdle in place.hurdles
    )
    full = room_row(state, place).searching_difficulty
    return put_here(state, replace(place, hurdles=hurdles, searched=full))


def look_at(ref: Referee, state: State, risk: Risk, hurdle: Hurdle) -> State:
    """The state after somebody has looked or listened at an obstacle, which is as hard as it was: what is hidden about it is
    known once the test is overcome. [FT-TEST-02 FT-TEST-10]"""
    if not has_found(state, risk, hurdle):
        if risk.outcome == OVERCOME and risk.task != TALKING:
            say(ref, "nothing_hidden", clauses=("FT-FILL-04",))
        return state
    tell_find(ref, state, hurdle)
    place = current_room(state)
    hurdles = tuple(replace(other, spotted=True) if other.id == hurdle.id else other for other in place.hurdles)
    return put_here(state, replace(place, hurdles=hurdles))


def has_found(state: State, risk: Risk, hurdle: Hurdle) -> bool:
    """Whether a look at an obstacle has found what is hidden about it. [FT-TEST-02 FT-FILL-04]"""
    return risk.outcome == OVERCOME and risk.task != TALKING and has_secret(state, hurdle) and not hurdle.spotted


def tell_find(ref: Referee, state: State, hurdle: Hurdle) -> None:
    """Tells what has been found about an obstacle, or that there is one. [FT-FILL-04]"""
    hidden = hidden_feature(hurdle_row(state, hurdle))
    say(ref, "found", obstacle=hurdle.obstacle, hidden=int(hidden != ""), secret=hidden, clauses=("FT-FILL-04",))


def has_secret(state: State, hurdle: Hurdle) -> bool:
    """Whether there is something about an obstacle that is not seen at once. [FT-FILL-04]"""
    return hidden_feature(hurdle_row(state, hurdle)) != ""


def hidden_feature(row: ObstacleRow) -> str:
    """What is hidden about an obstacle that can itself be seen; empty for nothing. [FT-FILL-04]"""
    return row.hidden if row.hidden not in (HIDDEN, SEEN) else ""
