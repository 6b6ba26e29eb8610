"""What a social conflict leaves: disgrace for who was put out of it (filler), and attachments that are won. [FT-SOC-02 FT-SOC-05
FT-FILL-14]

Reading: FT-SOC-05 says no more than that attachments may be won. Here a character wins one by talking people into giving way, and
all who live by doing a quest; who or what it is its player says, and until then no other is won. At a game master's table he gives
them.
"""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from affray.referee import Referee, choose, say
from affray.systems.fortmayn.content.codes import CHOOSE_ESTRANGED, HEAD, HOURS_A_CAMP, MOMENTS_AN_HOUR
from affray.systems.fortmayn.content.people import FOR_GOOD, Foe, Lasting
from affray.systems.fortmayn.position.creature_specials import HUMANOID, is_kind
from affray.systems.fortmayn.position.lasting import STEP, TALKING, with_lasting
from affray.systems.fortmayn.position.seats import at_table
from affray.systems.fortmayn.position.standing import is_standing, put_person
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.dice.pools import base_die
from affray.systems.fortmayn.rules.healing import restore_dice
from affray.systems.fortmayn.rules.oracle import disgrace_die, disgrace_row
from affray.systems.fortmayn.rules.talk import without_attachment

DOUBLE = "double"
"""What lasts besides steps: double prices."""
REACTION = "reaction"
BOND = "bond"
"""The note of a character who has won an attachment that is not named yet."""
A_DAY = 3 * HOURS_A_CAMP * MOMENTS_AN_HOUR
MURDEROUS = "murderous"


def disgrace_person(ref: Referee, state: State, i: int) -> State:
    """The state after one base HEAD Die on the table of disgrace for character i. [FT-FILL-14]"""
    person = state.people[i]
    row = disgrace_row(state.filler, disgrace_die(ref, base_die(person.type, HEAD)))
    say(ref, "disgrace", who=person.id, disgrace=row.result_id, clauses=("FT-FILL-14", "FT-SOC-02"))
    effect = EFFECTS.get(row.result_id)
    return state if effect is None else effect(ref, state, i)


def fluster(ref: Referee, state: State, i: int) -> State:
    """A HEAD Die comes back, and that is all."""
    return put_person(state, i, restore_dice(state.people[i], HEAD))


def laugh_at(ref: Referee, state: State, i: int) -> State:
    """Talk is harder here for a day."""
    return with_lasting(state, Lasting(
        does=STEP, who=state.people[i].id, task=TALKING, amount=-1, until=state.clock.moment + A_DAY, room=state.here,
        source="laughed_at",
    ))  # fmt: skip


def lose_face(ref: Referee, state: State, i: int) -> State:
    """These people ask double for everything."""
    return with_lasting(state, Lasting(does=DOUBLE, until=FOR_GOOD, room=state.here, source="lost_face"))


def estrange(ref: Referee, state: State, i: int) -> State:
    """An attachment is lost, which one its player says."""
    person = state.people[i]
    if not person.attachments:
        return state
    lost = choose(ref, i, CHOOSE_ESTRANGED, len(person.attachments) - 1)
    return put_person(state, i, without_attachment(person, lost))


def mark_person(ref: Referee, state: State, i: int) -> State:
    """These people react with disadvantage from now on."""
    return with_lasting(
        state, Lasting(does=STEP, task=REACTION, amount=-1, until=FOR_GOOD, room=state.here, source="marked")
    )


def cast_out(ref: Referee, state: State, i: int) -> State:
    """Whoever is here attacks, unless the party leaves at once."""
    foes = tuple(replace(foe, reaction=MURDEROUS) if is_standing(foe) else foe for foe in state.foes)
    return replace(state, foes=foes)


EFFECTS: Mapping[str, Callable[[Referee, State, int], State]] = {
    "flustered": fluster,
    "laughed_at": laugh_at,
    "lost_face": lose_face,
    "estranged": estrange,
    "marked": mark_person,
    "outcast": cast_out,
}
"""What the rows of the table do; a row of a user's own that is not here is only told."""


# --- attachments that are won -----------------------------------------------------------------------------------------
def win_attachment(ref: Referee, state: State, i: int) -> State:
    """The state in which character i has won an attachment. [FT-SOC-05]"""
    person = state.people[i]
    if BOND in person.notes or person.dead or person.lost or at_table(state):
        return state
    say(ref, "bond", who=person.id, clauses=("FT-SOC-05",))
    return put_person(state, i, replace(person, notes=(*person.notes, BOND)))


def win_over(ref: Referee, state: State, i: int, foe: Foe) -> State:
    """The state after a foe has given way to the words of character i: people remember that. [FT-SOC-05 FT-SOC-02]"""
    return win_attachment(ref, state, i) if is_kind(state, foe, HUMANOID) else state
