"""What a deed at a game master's table is, and what deeds share: who and what is meant, and who hears of it. [FT-CORE-08]"""

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeVar

from msgspec.structs import replace

from affray.core import Refusal
from affray.core.fight_state import NOBODY
from affray.referee import Referee, say
from affray.systems.fortmayn.content.people import Exit, Foe, Hurdle, Place
from affray.systems.fortmayn.delve.ways import is_looked_at
from affray.systems.fortmayn.position.answer import Answer, verb_of
from affray.systems.fortmayn.position.answers import TABLE_FORMS
from affray.systems.fortmayn.position.phase import no_fault, person_index
from affray.systems.fortmayn.position.rooms import OUTSIDE
from affray.systems.fortmayn.position.seats import alter_table, master_side, table_of
from affray.systems.fortmayn.position.state import Risk, State
from affray.systems.fortmayn.rules.refusing import refusal

RULING = "FT-CORE-08"
"""The clause behind all that a game master decides."""
MOST_DD = 40
ALL = "all"
BY_SENSES = ("searching", "hearing")
A = TypeVar("A", bound=Answer)


class Verb(NamedTuple):
    """A verb: its word and form, why it may not be done, what it does; both are told the side whose answer it is. A player's
    deed is the game master's too, unless he alone can do it."""

    word: str
    form: str
    refuse: Callable[[State, Answer, int], Refusal | None]
    play: Callable[[Referee, State, Answer, int], State]
    players: bool = False


def verb(
    kind: type[A],
    fault: Callable[[State, A, int], Refusal | None],
    done: Callable[[Referee, State, A, int], State],
    *,
    players: bool = False,
    unread: Callable[[State, Answer], Refusal | None] = no_fault,
) -> Verb:
    """The verb of answers of a kind; `unread` may say more of words that do not have its form."""
    form = TABLE_FORMS[kind]

    def why_not(state: State, answer: Answer, side: int) -> Refusal | None:
        return fault(state, answer, side) if isinstance(answer, kind) else unread(state, answer) or form_refusal(form)

    def carry_out(ref: Referee, state: State, answer: Answer, side: int) -> State:
        assert isinstance(answer, kind)  # it was looked at before
        return done(ref, state, answer, side)

    return Verb(verb_of(kind), form, why_not, carry_out, players)


# --- who and what is meant --------------------------------------------------------------------------------------------
def taken_names(state: State) -> frozenset[str]:
    """Every name that is taken: of characters, foes and obstacles."""
    return frozenset((*(person.id for person in state.people), *(thing.id for thing in scene_things(state))))


def fresh_name(state: State, name: str) -> str:
    """A name that is not taken: this one, or with the next number behind it.

    >>> fresh_name(State(phase="table", foes=(Foe("Ghoul", 1, creature="ghoul", dd=2, dd_start=2),)), "Ghoul")
    'Ghoul 2'
    """
    taken, number = taken_names(state), 1
    while (found := name if number == 1 else f"{name} {number}") in taken:
        number += 1
    return found


def scene_place(state: State) -> Place | None:
    """Where the scene is; None before the first."""
    return state.places[state.here] if 0 <= state.here < len(state.places) else None


def new_place(title: str, light: int) -> Place:
    """A place with nothing in it but the way in."""
    return Place(room=title, light=light, exits=(Exit(to=OUTSIDE),))


def scene_hurdles(state: State) -> tuple[Hurdle, ...]:
    """The obstacles of the scene."""
    place = scene_place(state)
    return place.hurdles if place else ()


def scene_things(state: State) -> tuple[Foe | Hurdle, ...]:
    """All that resists in the scene: foes, those that nobody has seen yet, obstacles. [FT-CORE-04]"""
    found: list[Foe | Hurdle] = [*all_foes(state), *scene_hurdles(state)]
    return tuple(found)


def all_foes(state: State) -> tuple[Foe, ...]:
    """The foes of the scene, those that nobody has seen yet last. [FT-TEST-10]"""
    return (*state.foes, *table_of(state).reserve)


def index_of_name(found: Iterable[Foe | Hurdle], name: str) -> int:
    """The place of what has that name; NOBODY where there is none."""
    return next((n for n, foe in enumerate(found) if foe.id == name), NOBODY)


def put_place(state: State, place: Place) -> State:
    """The state with the place of the scene changed."""
    return replace(state, places=(*state.places[: state.here], place, *state.places[state.here + 1 :]))


def put_hurdle(state: State, n: int, hurdle: Hurdle | None) -> State:
    """The state with another obstacle at place n of the scene, or without it."""
    place = state.places[state.here]
    those = () if hurdle is None else (hurdle,)
    return put_place(state, replace(place, hurdles=(*place.hurdles[:n], *those, *place.hurdles[n + 1 :])))


def put_foe(state: State, name: str, foe: Foe | None) -> State:
    """The state with another foe in place of that of the name, or without it; one that is face down now is among those that
    nobody has seen. [FT-TEST-10]"""
    hidden = foe is not None and foe.hidden
    found = () if foe is None else (foe,)

    def among(foes: tuple[Foe, ...], *, fits: bool) -> tuple[Foe, ...]:
        place = index_of_name(foes, name)
        if place == NOBODY:
            return (*foes, *(found if fits else ()))
        return (*foes[:place], *(found if fits else ()), *foes[place + 1 :])

    reserve = among(table_of(state).reserve, fits=hidden)
    return alter_table(replace(state, foes=among(state.foes, fits=not hidden)), reserve=reserve)


def is_scouting(state: State, risk: Risk) -> bool:
    """Whether a test only looks, listens or talks at what it is against, so that it is one of its own. [FT-TEST-02]"""
    n = index_of_name(scene_hurdles(state), risk.target)
    if n != NOBODY:
        return is_looked_at(state, scene_hurdles(state)[n], risk.task)
    return risk.task in BY_SENSES and index_of_name(all_foes(state), risk.target) != NOBODY


def target_dd(state: State, name: str) -> int:
    """The Difficulty Dice of an obstacle or foe of the scene; NOBODY where there is none of that name. [FT-CORE-04]"""
    return next((thing.dd for thing in scene_things(state) if thing.id == name), NOBODY)


# --- refusals ---------------------------------------------------------------------------------------------------------
def form_refusal(form: str) -> Refusal:
    """The refusal of words that do not have the form of their verb."""
    return refusal("malformed", "form", RULING, form=form)


def person_refusal(state: State, side: int, who: str) -> Refusal | None:
    """Why a side may not act for a character: there is none of that name, or he is somebody else's."""
    i = person_index(state, who)
    if i == NOBODY:
        return refusal("nobody", "person", RULING, who=who)
    if side not in (state.people[i].side, master_side(state)):
        return refusal("not-yours", "person", RULING, who=who, side=state.sides[state.people[i].side])
    return None


def player_side(state: State, who: str) -> int:
    """The side of the player whose character that is. Raises ValueError for a name that there is not."""
    return next(person.side for person in state.people if person.id == who)


def dd_refusal(dd: int) -> Refusal | None:
    """Why there cannot be so many Difficulty Dice. [FT-CORE-04]"""
    return None if 0 <= dd <= MOST_DD else refusal("table-dd", "dd", "FT-CORE-04", most=MOST_DD)


# --- telling ----------------------------------------------------------------------------------------------------------
def reason_args(answer: Answer) -> dict[str, int | str]:
    """The sentence of an answer as its event tells it: whether there is one, and what it says."""
    return {"told": int(answer.said != ""), "why": answer.said}


def whisper(ref: Referee, state: State, code: str, to: Iterable[int] = (), /, **data: object) -> None:
    """Tells something that the game master alone hears, and these sides."""
    say(ref, code, hears=tuple(sorted({*to, master_side(state)})), **data)
