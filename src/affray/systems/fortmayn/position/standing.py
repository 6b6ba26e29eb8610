"""Who takes part in a conflict still, how far apart any two are, and what is remembered of a foe.

[FT-OOFA-01 FT-SOC-02 FT-FILL-13 FT-DIST-01]
"""

from functools import lru_cache

from msgspec.structs import replace

from affray.core.fight_state import NOBODY
from affray.systems.fortmayn.content.codes import CLOSE
from affray.systems.fortmayn.content.people import NEW_FOE_BAND, Foe, Person
from affray.systems.fortmayn.content.rows import CreatureRow
from affray.systems.fortmayn.position.phase import is_able
from affray.systems.fortmayn.position.state import Conflict, State
from affray.systems.fortmayn.rules.budget import creature_row
from affray.systems.fortmayn.rules.gear import REMEMBERED

STRUCK, MOVED, SEEN, LURKED, FLEES = "struck", "moved", "seen", "lurked", "flees"
"""Notes of a foe: it has been attacked; it moved last Ounce; its sight has been borne; its ambush is over; its nerve is
gone."""
HOLDS, POISONED = "holds", "poisoned"
"""Notes of a foe with a name behind: whom it holds, whom its venom has got."""


# --- who is up --------------------------------------------------------------------------------------------------------
def is_fit(person: Person) -> bool:
    """Whether a character takes part in a conflict: neither Out of Action nor put out of it by embarrassment.

    [FT-OOFA-01 FT-SOC-02]
    """
    return is_able(person) and not person.shamed


def is_standing(foe: Foe) -> bool:
    """Whether a foe takes part. One that is banished, asleep, gone or has given way does not. [FT-FILL-13]"""
    return foe.dd > 0 and not (foe.out or foe.away or foe.asleep or foe.fled or foe.yielded)


def fit_people(state: State) -> tuple[int, ...]:
    """The places of the characters that take part, in the order of the party."""
    return fit_places(state.people)


@lru_cache(REMEMBERED)
def fit_places(people: tuple[Person, ...]) -> tuple[int, ...]:
    """The places of those among the characters that take part."""
    return tuple(i for i, person in enumerate(people) if is_fit(person))


def standing_foes(state: State) -> tuple[int, ...]:
    """The places of the foes that take part, in order."""
    return standing_places(state.foes)


@lru_cache(REMEMBERED)
def standing_places(foes: tuple[Foe, ...]) -> tuple[int, ...]:
    """The places of those among the foes that take part."""
    return tuple(j for j, foe in enumerate(foes) if is_standing(foe))


def lead(state: State) -> int:
    """The place of the character who goes first and speaks for the party: the first that can act. NOBODY where none
    can. [FT-REACT-02]"""
    return next((i for i, person in enumerate(state.people) if is_able(person)), NOBODY)


def is_fallen(person: Person) -> bool:
    """Whether a character lies Out of Action on the field. [FT-OOFA-01]"""
    return person.out and not (person.dead or person.lost)


def bearer(state: State, name: str) -> int:
    """The place of the character who bears a fallen comrade; NOBODY for none. [FT-OOFA-08]"""
    return next((i for i, person in enumerate(state.people) if person.carries == name and is_able(person)), NOBODY)


def people_in_order(state: State) -> tuple[int, ...]:
    """The places of the characters that take part, in the players' order. Who joins later comes last. [FT-MELEE-02]"""
    places = {name: place for place, name in enumerate(conflict_of(state).order)}
    return tuple(sorted(fit_people(state), key=lambda i: places.get(state.people[i].id, len(places) + i)))


def conflict_of(state: State) -> Conflict:
    """The conflict that is on. Raises ValueError where there is none."""
    if state.fray is None:
        raise ValueError(f"expected a conflict in the phase {state.phase!r}, got none")
    return state.fray


# --- looking up and changing ------------------------------------------------------------------------------------------
def foe_index(state: State, name: str) -> int:
    """The place of the foe of that name; NOBODY where there is none."""
    for j, foe in enumerate(state.foes):
        if foe.id == name:
            return j
    return NOBODY


def put_person(state: State, i: int, person: Person) -> State:
    """The state with the character at place `i` replaced."""
    return replace(state, people=(*state.people[:i], person, *state.people[i + 1 :]))


def put_foe(state: State, j: int, foe: Foe) -> State:
    """The state with the foe at place `j` replaced."""
    return replace(state, foes=(*state.foes[:j], foe, *state.foes[j + 1 :]))


def alter_person(state: State, i: int, /, **fields: object) -> State:
    """The state with some fields of a character changed."""
    return put_person(state, i, replace(state.people[i], **fields))


def alter_foe(state: State, j: int, /, **fields: object) -> State:
    """The state with some fields of a foe changed."""
    return put_foe(state, j, replace(state.foes[j], **fields))


def alter_conflict(state: State, /, **fields: object) -> State:
    """The state with some fields of its conflict changed."""
    return replace(state, fray=replace(conflict_of(state), **fields))


def creature_of(state: State, foe: Foe) -> CreatureRow:
    """The bestiary row of a foe. A foe that no table has gets an empty row. [FT-FILL-03]"""
    row = creature_row(state.filler, foe.creature)
    return row if row is not None else CreatureRow(foe.creature, foe.creature, foe.dd_start, "", 0)


# --- notes ------------------------------------------------------------------------------------------------------------
def note_about(note: str, name: str) -> str:
    """A note about a character."""
    return f"{note} {name}"


def with_notes(foe: Foe, *notes: str) -> Foe:
    """The foe with these notes added, each once."""
    fresh = tuple(note for note in notes if note not in foe.notes)
    return replace(foe, notes=(*foe.notes, *fresh)) if fresh else foe


def without_notes(foe: Foe, *notes: str) -> Foe:
    """The foe without these notes."""
    kept = tuple(note for note in foe.notes if note not in notes)
    return replace(foe, notes=kept) if kept != foe.notes else foe


def people_held(foe: Foe) -> tuple[str, ...]:
    """The names of the characters that a foe holds. [FT-FILL-03]"""
    return tuple(note.removeprefix(f"{HOLDS} ") for note in foe.notes if note.startswith(f"{HOLDS} "))


# --- distance ---------------------------------------------------------------------------------------------------------
def band(state: State, i: int, j: int) -> int:
    """The band between character `i` and foe `j`; NEW_FOE_BAND where a character has just come. [FT-DIST-01]"""
    return foe_band(state.foes[j], i)


def foe_band(foe: Foe, i: int) -> int:
    """The band between a foe and character i."""
    return foe.bands[i] if i < len(foe.bands) else NEW_FOE_BAND


def with_band(state: State, i: int, j: int, now: int) -> State:
    """The state with that band between character `i` and foe `j`."""
    bands = tuple(now if k == i else band(state, k, j) for k in range(len(state.people)))
    return alter_foe(state, j, bands=bands)


def band_between(state: State, i: int, k: int) -> int:
    """The band between two characters. Reading: as there is no map, it is the most that their bands to the same foe
    differ by; Close where there is no foe. [FT-DIST-01]"""
    return max((abs(band(state, i, j) - band(state, k, j)) for j in standing_foes(state)), default=CLOSE)


def close_foes(state: State, i: int) -> tuple[int, ...]:
    """The places of the foes that are Close to a character, in order. [FT-DIST-01]"""
    return tuple(j for j in standing_foes(state) if band(state, i, j) == CLOSE)
