"""Meetings that are due: who comes, how far away, and what makes it worse. [FT-FILL-01 FT-FILL-08 FT-FILL-09 FT-FILL-14]

`due` holds a line for each meeting: `here` for the creatures of the room just entered, else `meet BAND` with words behind
it that become notes of the foes: `ambush` (they wait for the party), `sudden` (the lead is at a disadvantage).
"""

from msgspec.structs import replace

from affray.referee import Referee, say
from affray.systems.fortmayn.content.codes import BAND_NAMES
from affray.systems.fortmayn.content.people import Foe, Person
from affray.systems.fortmayn.position.furnishing import draw_denizens
from affray.systems.fortmayn.position.loop import advance_phase
from affray.systems.fortmayn.position.phase import is_able
from affray.systems.fortmayn.position.standing import standing_foes
from affray.systems.fortmayn.position.state import State

HERE, MEET = "here", "meet"
AMBUSH, SUDDEN = "ambush", "sudden"
"""Notes of foes: they ambush whatever their row says; the lead's reaction roll is at a disadvantage."""


def meeting_line(band: int, *notes: str) -> str:
    """The line in `due` of a meeting at that band. [FT-FILL-01]

    >>> meeting_line(1, SUDDEN)
    'meet nearby sudden'
    """
    return " ".join((MEET, BAND_NAMES[band], *notes))


def with_meeting(state: State, line: str) -> State:
    """The state with another meeting due."""
    return replace(state, due=(*state.due, line))


def begin_meeting(ref: Referee, state: State) -> State:
    """The state after the first due meeting takes place: its foes are here, at its band. If something follows the
    party, it is an ambush. [FT-FILL-01 FT-FILL-09]"""
    kind, *words = state.due[0].split()
    state = replace(state, due=state.due[1:])
    if kind == HERE:
        fresh = {j for j in standing_foes(state) if not state.foes[j].notes}
        came: tuple[Foe, ...] = ()
    else:
        came = tuple(
            with_arrival(state, foe, BAND_NAMES.index(words[0]), words[1:]) for foe in draw_denizens(ref, state)
        )
        fresh = set(range(len(state.foes), len(state.foes) + len(came)))
    state = replace(state, foes=(*state.foes, *came))
    followed = any(effect.does == AMBUSH for effect in state.lasting)
    if followed and fresh:
        lurking = (replace(foe, notes=(*foe.notes, AMBUSH)) if j in fresh else foe for j, foe in enumerate(state.foes))
        lasting = tuple(effect for effect in state.lasting if effect.does != AMBUSH)
        state = replace(state, foes=tuple(lurking), lasting=lasting)
    state = replace(state, people=tuple(with_stealth(state, person) for person in state.people))
    names = tuple(state.foes[j].id for j in sorted(fresh))
    if names:
        say(ref, "meeting", foes=names, band=state.foes[min(fresh)].bands[0], clauses=("FT-FILL-09",))
    return state


def with_stealth(state: State, person: Person) -> Person:
    """A character as a meeting begins: surprised if heard beforehand, surprising if unheard. [FT-MELEE-12]"""
    steps = [each.amount for each in state.lasting if each.does == "moving_silently" and each.who == person.id]
    return replace(person, surprising=steps[-1] > 0, surprised=steps[-1] < 0) if steps and is_able(person) else person


def with_arrival(state: State, foe: Foe, band: int, notes: list[str]) -> Foe:
    """A new foe at that band to everybody."""
    return replace(foe, bands=(band,) * len(state.people), notes=tuple(notes))


def can_meet(state: State) -> bool:
    """Whether the first due meeting can take place: there is somebody to meet, and somebody to meet him."""
    if not state.due or not any(map(is_able, state.people)):
        return False
    return state.due[0].split()[0] != HERE or bool(standing_foes(state))


def go_to_meeting(ref: Referee, state: State, otherwise: str) -> State:
    """The state at the first due meeting; without one, where the guard `otherwise` leads. [FT-REACT-01 FT-EVT-01]"""
    while state.due:
        if can_meet(state):
            return begin_meeting(ref, advance_phase(state, guard="denizens"))
        state = replace(state, due=state.due[1:])
    return advance_phase(state, guard=otherwise)
