"""A conflict begins: who is surprised, whose sight is dreadful; then the first Ounce.

[FT-MELEE-12 FT-FILL-03 FT-REACT-01 FT-DIST-01]
"""

from msgspec.structs import replace

from affray.core.fight_state import NOBODY
from affray.referee import Referee, choose, say
from affray.systems.fortmayn.conflict import advantage
from affray.systems.fortmayn.conflict.blows import after_test
from affray.systems.fortmayn.content.codes import BODY, CHOOSE_ALERT, HEAD, OVERCOME
from affray.systems.fortmayn.content.people import Foe
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.creature_specials import AMBUSH, DREAD, has_special
from affray.systems.fortmayn.position.loop import advance_phase
from affray.systems.fortmayn.position.phase import person_index, referee_phase
from affray.systems.fortmayn.position.standing import (
    LURKED,
    SEEN,
    alter_conflict,
    alter_person,
    band,
    conflict_of,
    fit_people,
    foe_index,
    lead,
    note_about,
    standing_foes,
    with_notes,
)
from affray.systems.fortmayn.position.state import Conflict, Deed, State

ALERT_DD = DREAD_DD = 1
"""The Difficulty Dice of the tests that an ambush and a dreadful sight call for. [FT-FILL-03]"""
HEARING, SILENCE = "hearing", "moving_silently"
ALERT = ((HEAD, HEARING), (BODY, SILENCE))
"""How the lead may escape an ambush, by the player's choice. [FT-FILL-03 FT-CHAR-04]"""


def settle(ref: Referee, state: State) -> State:
    """The state with the conflict begun and every test listed that it begins with; without one left, in the first Ounce."""
    if state.fray is None:
        return begin_conflict(ref, state)
    if state.fray.rolls:
        return state
    # Whom the first alarm has felled declares nothing.
    return advance_phase(state) if fit_people(state) else advance_phase(state, "auto", "nobody_left")


def begin_conflict(ref: Referee, state: State) -> State:
    """The state with a conflict: all take part, as far apart as they have met; who lies in wait, and whose sight is dreadful, calls
    for tests. [FT-DIST-01 FT-MELEE-12 FT-FILL-03]"""
    people = tuple(replace(person, shamed=False) if person.shamed else person for person in state.people)
    state = replace(state, people=people)
    foes = standing_foes(state)
    names = tuple(state.foes[j].id for j in foes)
    say(ref, "conflict", foes=names, clauses=("FT-MELEE-01", "FT-TIME-02"))
    lurking = any(is_in_ambush(state, j) for j in foes)
    rolls = [Deed(AMBUSH, state.people[lead(state)].id)] if lurking and lead(state) != NOBODY else []
    kinds = dict.fromkeys(state.foes[j].creature for j in foes if has_special(state, state.foes[j], DREAD))
    for kind in kinds:
        group = [state.foes[j] for j in foes if state.foes[j].creature == kind]
        unused = (
            i for i in fit_people(state) if not any(note_about(SEEN, state.people[i].id) in foe.notes for foe in group)
        )
        rolls += [Deed(DREAD, state.people[i].id, group[0].id) for i in unused]
    noticed = tuple(notice_foe(state, j, foe) if j in foes else foe for j, foe in enumerate(state.foes))
    return replace(state, foes=noticed, fray=Conflict(rolls=tuple(rolls)))


def notice_foe(state: State, j: int, foe: Foe) -> Foe:
    """A foe that the party faces now: its ambush is over, and its sight borne. [FT-FILL-03]"""
    bands = tuple(band(state, i, j) for i in range(len(state.people)))
    seen = [note_about(SEEN, person.id) for person in state.people] if has_special(state, foe, DREAD) else []
    return with_notes(replace(foe, bands=bands), LURKED, *seen)


def is_in_ambush(state: State, j: int) -> bool:
    """Whether a foe has an ambush still: by its code, or because it has followed the party. [FT-FILL-03 FT-FILL-01]"""
    foe = state.foes[j]
    return LURKED not in foe.notes and (AMBUSH in foe.notes or has_special(state, foe, AMBUSH))


def play(ref: Referee, state: State, answer: Answer) -> State:
    """The state after the next test that the conflict begins with."""
    rolls = conflict_of(state).rolls
    deed, state = rolls[0], alter_conflict(state, rolls=rolls[1:])
    i = person_index(state, deed.who)
    return (
        test_alertness(ref, state, i)
        if deed.kind == AMBUSH
        else test_dread(ref, state, i, foe_index(state, deed.target))
    )


def test_alertness(ref: Referee, state: State, i: int) -> State:
    """The state after the lead's test of hearing or moving silently: unless it is overcome, all are surprised.

    [FT-FILL-03 FT-MELEE-12]
    """
    person = state.people[i]
    pool, task = ALERT[choose(ref, i, CHOOSE_ALERT, len(ALERT) - 1)]
    parts = advantage.sources_of_test(state, i, task)
    fighter = advantage.roller(state, i, pool, parts)
    say(ref, "waylaid", who=person.id, whom="", die=fighter.die, parts=parts, pool=pool, clauses=("FT-FILL-03",))
    state, done = after_test(ref, state, i, pool, fighter, ALERT_DD, task=task)
    if done.outcome == OVERCOME:
        return state
    say(ref, "surprised", clauses=("FT-MELEE-12",))
    fit = fit_people(state)
    people = (replace(person, surprised=True) if k in fit else person for k, person in enumerate(state.people))
    return replace(state, people=tuple(people))


def test_dread(ref: Referee, state: State, i: int, j: int) -> State:
    """The state after a character's HEAD test at a dreadful sight: unless it is overcome, his first exchange is at a
    disadvantage. [FT-FILL-03]"""
    person = state.people[i]
    if person.out:
        return state
    parts = advantage.sources_of_test(state, i)
    fighter = advantage.roller(state, i, HEAD, parts)
    say(ref, "dreads", who=person.id, whom=state.foes[j].id, die=fighter.die, parts=parts, clauses=("FT-FILL-03",))
    state, done = after_test(ref, state, i, HEAD, fighter, DREAD_DD)
    if done.outcome == OVERCOME:
        return state
    say(ref, "shaken", who=person.id, clauses=("FT-FILL-03",))
    return alter_person(state, i, dreads=True)


PHASE = referee_phase(play, settle)
"""This phase, for the loop."""
