"""What the tests of conflicts share: characters and foes, a conflict that is on, and a referee with listed dice."""

from collections.abc import Sequence

from msgspec.structs import replace

from affray.core import NATURE, Event, Refusal
from affray.core.fight_state import settle_fully
from affray.referee import Script
from affray.systems.fortmayn.content.codes import BRAINY, BRAWNY, CLOSE, LIT
from affray.systems.fortmayn.content.events import CODES
from affray.systems.fortmayn.content.people import Foe, Person, Place, Thing
from affray.systems.fortmayn.content.tables import shipped
from affray.systems.fortmayn.position.answers import read_answer
from affray.systems.fortmayn.position.phase import GO
from affray.systems.fortmayn.position.state import Conflict, State
from affray.systems.fortmayn.rules.budget import creature_row
from affray.systems.fortmayn.rules.gear import item_kind, new_thing
from affray.systems.fortmayn.turn import phases
from affray.systems.fortmayn.turn import phases as turn
from affray.systems.fortmayn.words.wording import wording

SWORD, KNIFE = new_thing("one_handed_weapon", place="hand"), new_thing("one_handed_weapon", form="short", place="hand")
SPEAR, BOW = new_thing("two_handed_weapon", place="hand"), new_thing("two_handed_weapon", form="bow", place="hand")
QUIVER = new_thing("quiver")
TORCH = replace(new_thing("torches_6", place="hand"), lit=True)
ROOM = Place(room="barracks", light=LIT)


def person(name: str = "Anna", type: int = BRAWNY, body: int = 3, head: int = 1, **more: object) -> Person:
    """A character with all dice ready and a sword in hand, unless it is said otherwise."""
    fields: dict[str, object] = {
        "body_max": body, "body_ready": body, "head_max": head, "head_ready": head, "things": (SWORD,), **more,
    }  # fmt: skip
    return Person(name, 0, type=type, **fields)  # type: ignore[arg-type]


def brainy(name: str = "Bert", body: int = 2, head: int = 2, **more: object) -> Person:
    """A Brainy with all dice ready."""
    return person(name, BRAINY, body, head, **more)


def with_things(*things: Thing) -> tuple[Thing, ...]:
    """The things of somebody."""
    return things


def foe(creature: str, name: str = "", at: int | Sequence[int] = CLOSE, **more: object) -> Foe:
    """A creature of the bestiary, so far from each of two characters."""
    row = creature_row(shipped(), creature)
    assert row is not None
    bands = (at, at) if isinstance(at, int) else tuple(at)
    fields: dict[str, object] = {
        "dd": row.difficulty_dice, "dd_start": row.difficulty_dice, "reaction": row.fixed_reaction or "murderous",
        "shield": item_kind(row.shield).die if row.shield else 0, "armor": item_kind(row.armor).die if row.armor else 0,
        **more,
    }  # fmt: skip
    return Foe(name or row.name, 1, creature=creature, bands=bands, **fields)  # type: ignore[arg-type]


def conflict(*sides: Person | Foe, **more: object) -> State:
    """A conflict between them in a lit room, in which an Ounce is to be declared unless it is said otherwise."""
    people = tuple(side for side in sides if isinstance(side, Person))
    foes = tuple(side for side in sides if isinstance(side, Foe))
    fields: dict[str, object] = {"phase": "ounce_declare", "places": (ROOM,), "here": 0, "fray": Conflict(), **more}
    return State(people=people, foes=foes, **fields)  # type: ignore[arg-type]


def dice(*rolls: Sequence[int], picks: Sequence[int] = ()) -> Script:
    """A referee with dice that show these faces, and these inner choices."""
    return Script([[face - 1 for face in faces] for faces in rolls], picks, CODES)


def gone_on(ref: Script, state: State) -> State:
    """The state at the next question that somebody is asked, or at the end."""
    state = settle_fully(turn.settle, ref, state)
    while (question := phases.question(state)) is not None and question.side == NATURE and state.phase in ON:
        state = turn.play(ref, state, GO)
    return state


ON = ("encounter", "conflict", "ounce_resolve", "ounce_end", "aftermath")
"""The phases through which a conflict goes on by itself."""


def play(state: State, *answers: str, rolls: Sequence[Sequence[int]] = (), picks: Sequence[int] = ()) -> State:
    """The state after these answers, gone on to the next question; each must be legal. The dice are those of all of it."""
    return outcome(state, *answers, rolls=rolls, picks=picks)[0]


def outcome(
    state: State, *answers: str, rolls: Sequence[Sequence[int]] = (), picks: Sequence[int] = ()
) -> tuple[State, list[Event]]:
    """The same, with what has been told; all of it can be said in both languages."""
    ref = dice(*rolls, picks=picks)
    state = gone_on(ref, state)
    for text in answers:
        assert refused(state, text) is None, refused(state, text)
        state = gone_on(ref, turn.play(ref, state, read_answer(text)))
    ref.finish()
    for event in ref.events:
        assert wording(event, "en")
        assert wording(event, "de")
    return state, ref.events


def codes(events: Sequence[Event]) -> list[str]:
    """What was told, by the codes."""
    return [event.code for event in events]


def refused(state: State, text: str) -> Refusal | None:
    """Why an answer is not legal; its reason can be said in both languages."""
    found = phases.refuse(state, read_answer(text))
    if found is not None:
        assert found.wording("en")
        assert found.wording("de")
    return found


def fault(state: State, text: str) -> str:
    """The code of the refusal of an answer; nothing where it is legal."""
    found = refused(state, text)
    return found.code if found is not None else ""


def offers(state: State) -> list[str]:
    """The answers listed, as text."""
    from affray.systems.fortmayn.position.answers import write_answer

    question = phases.question(state)
    assert question is not None
    return [write_answer(answer) for answer in question.answers]
