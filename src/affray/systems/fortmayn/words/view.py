"""What can be seen of a position: what a side may know of it, the stage, one line for each, how the delve stands."""

from msgspec.structs import replace

from affray.core import Event
from affray.core.faces.picture import Actor, DiceRow, Find, Span, StagePicture, Way
from affray.core.memory import DRAWN, remember
from affray.core.words.event_words import Args
from affray.core.words.texts import ENGLISH
from affray.systems.fortmayn.conflict import duel
from affray.systems.fortmayn.content.codes import BAND_NAMES, BODY, CLOSE, HEAD, LIGHT_NAMES, LIT, TYPE_NAMES
from affray.systems.fortmayn.content.events import FACE_DOWN
from affray.systems.fortmayn.content.people import Foe, Hurdle, Person, Place
from affray.systems.fortmayn.delve.failure import HIDDEN_COST
from affray.systems.fortmayn.delve.finds import GOAL, TREASURE, takeable_items
from affray.systems.fortmayn.delve.ways import hurdle_row, is_barring
from affray.systems.fortmayn.position.company import VEILED, seat_view
from affray.systems.fortmayn.position.lasting import is_dark, light_here
from affray.systems.fortmayn.position.rooms import OUTSIDE
from affray.systems.fortmayn.position.seats import at_table, master_side, table_of, world_side
from affray.systems.fortmayn.position.standing import band, band_between, creature_of, foe_band, is_standing
from affray.systems.fortmayn.position.state import FOES, State
from affray.systems.fortmayn.rules.advantage import is_damaged
from affray.systems.fortmayn.rules.arming import thing_name
from affray.systems.fortmayn.rules.dice.pools import base_die
from affray.systems.fortmayn.rules.drawing_levels import DEAD_END
from affray.systems.fortmayn.rules.gear import is_overloaded
from affray.systems.fortmayn.rules.time_and_distance import read_clock
from affray.systems.fortmayn.table.slips import slips
from affray.systems.fortmayn.words.facts import TEXTS
from affray.systems.fortmayn.words.looks import foe_looks, hurdle_looks, person_looks
from affray.systems.fortmayn.words.secrets import event_at_seat, view_at_seat

UNSEEN_PURSE = -1
HUB = "hub"
UNKNOWN = "unknown"
"""A treasure that nobody has laid hands on yet."""
UNSEEN = "face_down"
"""The note of what the game master alone sees."""


# --- who may know what ------------------------------------------------------------------------------------------------
def view(state: State, side: int) -> State:
    """What a side may know of the position: nothing of what lies face down, what a treasure is, or what the program has noted
    against the next deed; only the world knows that. In a company each sees all of his own characters alone.
    [FT-TEST-10 FT-FILL-04 FT-FILL-14]"""
    if at_table(state):
        return view_at_seat(state, side)
    if state.company is not None:
        state = seat_view(state, side)
    return state if side == world_side(state) else party_view(state)


@remember(DRAWN)
def party_view(state: State) -> State:
    """What all but the world may know of a delve: one position for whoever looks at it."""
    lasting = tuple(effect for effect in state.lasting if effect.does != HIDDEN_COST)
    return replace(state, places=tuple(map(visible_room, state.places)), lasting=lasting)


def visible_room(place: Place) -> Place:
    """A room without what lies face down in it."""
    hurdles = tuple(hurdle for hurdle in place.hurdles if not hurdle.hidden)
    return replace(place, hurdles=hurdles, treasure=UNKNOWN if place.treasure else "")


def event_for(event: Event, side: int) -> Event | None:
    """What a side hears of an event: nothing of dice that draw what lies face down, or of what is for others.

    [FT-TEST-10 FT-FILL-08 FT-CORE-08]
    """
    return None if side < FOES and event.code in FACE_DOWN else event_at_seat(event, side)


# --- how it stands ----------------------------------------------------------------------------------------------------
def score(state: State) -> tuple[float, ...]:
    """How the delve stands for the party: half for who is alive, half for how near the goal is, all of that once a quest has
    been done; nothing when nobody is left. The world has the rest. At a table nobody plays against another; the players of a
    company share alike."""
    if at_table(state):
        return (1 / len(state.sides),) * len(state.sides)
    if state.mode == duel.MODE:
        return duel.score(state)
    alive = sum(not (person.dead or person.lost) for person in state.people)
    if not state.people or not alive:
        share = 0.0 if state.people else 0.5
    else:
        share = alive / len(state.people) / 2 + progress(state) / 2
    if state.company is not None:
        return (*(share / world_side(state),) * world_side(state), 1 - share)
    return (share, *((1 - share) / (len(state.sides) - 1),) * (len(state.sides) - 1))


def progress(state: State) -> float:
    """How near the goal is, from 0 to 1: by the rooms seen, and the goal in hand; a quest that was done stays done."""
    if state.won or state.goal:
        return 1.0
    return min(1.0, len(state.places) / state.rooms) / 2 if state.rooms else 0.0


# --- the stage --------------------------------------------------------------------------------------------------------
@remember(DRAWN)
def picture(state: State) -> StagePicture:
    """The stage: the room, who and what is in it, how far any two are apart, the ways out. [FT-DIST-01]"""
    place = state.places[state.here] if 0 <= state.here < len(state.places) else None
    # Who has fallen in a duel is seen lying, so that it is plain who is left.
    people = [i for i, person in enumerate(state.people) if state.mode == duel.MODE or not (person.dead or person.lost)]
    foes = [j for j, foe in enumerate(state.foes) if not (foe.fled or foe.hidden)]
    # At a table who may not see what lies face down has a position without it.
    shown = (
        [hurdle for hurdle in place.hurdles if not hurdle.done and (at_table(state) or not hurdle.hidden)]
        if place
        else []
    )
    actors = (
        *(person_actor(state, state.people[i]) for i in people),
        *(foe_actor(state, state.foes[j]) for j in foes),
        *(foe_actor(state, foe) for foe in table_of(state).reserve),
        *(hurdle_actor(state, hurdle) for hurdle in shown),
    )
    spans = [
        Span(state.people[i].id, state.people[k].id, band_between(state, i, k)) for i in people for k in people if i < k
    ]
    spans += [Span(state.people[i].id, state.foes[j].id, band(state, i, j)) for i in people for j in foes]
    spans += [Span(state.people[i].id, foe.id, foe_band(foe, i)) for i in people for foe in table_of(state).reserve]
    spans += [Span(state.people[i].id, hurdle.id, CLOSE) for i in people for hurdle in shown]
    ways = tuple(exit_way(state, place, n) for n in range(len(place.exits))) if place and not at_table(state) else ()
    light = LIGHT_NAMES[light_here(state) if place else LIT]
    picture = StagePicture(
        place=place.room if place else HUB, light=light, bands=BAND_NAMES, actors=actors, spans=tuple(spans), ways=ways,
        clock=clock_parts(state), sides=state.sides, finds=tuple(map(find, takeable_items(state))) if place else (),
    )  # fmt: skip
    if not at_table(state):
        return picture
    return replace(picture, keeper=master_side(state), told=table_of(state).scene, slips=tuple(slips(state)))


def find(item: str) -> Find:
    """Something that lies in the room. [FT-FILL-08 FT-FILL-10]"""
    return Find(item, "goal" if item == GOAL else "treasure" if item == TREASURE else "thing")


def clock_parts(state: State) -> tuple[tuple[str, int], ...]:
    """What the clock says, from its largest unit; nothing in a duel, where no time is told. [FT-TIME-01]"""
    if state.mode == duel.MODE:
        return ()
    day, hour, moment = read_clock(state.clock)
    return (("day", day), ("hour", hour), ("moment", moment), ("ounce", state.clock.ounce))


def asked_name(state: State) -> str:
    """The character whom the open question is about; empty for none."""
    return state.risk.actors[min(state.risk.at, len(state.risk.actors) - 1)] if state.risk is not None else ""


def person_actor(state: State, person: Person) -> Actor:
    """A character on the stage with his dice and gear. [FT-CORE-01 FT-CORE-07 FT-ARM-04]"""
    rows = [
        DiceRow("body", person.body_ready, person.body_max, base_die(person.type, BODY)),
        DiceRow("head", person.head_ready, person.head_max, base_die(person.type, HEAD)),
    ]
    rows += [DiceRow("shield", 1, 1, person.shield.die, person.shield.own)] if person.shield.die else []
    rows += [DiceRow("armor", 1, 1, person.armor.die, person.armor.own)] if person.armor.die else []
    return Actor(
        person.id,
        person.side,
        "person",
        down=is_down(state, person),
        notes=person_notes(state, person),
        active=person.id == asked_name(state),
        silhouette=TYPE_NAMES[person.type],
        rows=tuple(rows),
        bars=((person.body_ready, max(1, person.body_max)), (person.head_ready, max(1, person.head_max))),
        looks=person_looks(person),
    )


def is_down(state: State, person: Person) -> bool:
    """Whether a character is seen lying."""
    return person.out or person.dead or duel.is_beaten(state, person)


def person_notes(state: State, person: Person) -> tuple[str, ...]:
    """The short states of a character."""
    marks = (
        ("beaten", duel.is_beaten(state, person)),
        ("dead", person.dead),
        ("out", person.out and not person.dead),
        ("shamed", person.shamed),
        ("surprised", person.surprised),
        ("surprising", person.surprising),
        ("held", bool(is_held(state, person))),
        ("dreads", person.dreads),
        ("fat_head", person.fat_head > 0),
        ("in_the_dark", is_dark(state, person)),
        ("overloaded", is_overloaded(person)),
        ("damaged_armor", is_damaged(person.armor)),
        ("damaged_shield", is_damaged(person.shield)),
        ("mounted", person.mounted),
        ("bears_a_comrade", person.carries != ""),
        ("light", any(thing.lit for thing in person.things)),
    )
    return tuple(name for name, holds in marks if holds)


def is_held(state: State, person: Person) -> bool:
    """Whether a character is held by somebody."""
    return person.held or any(f"holds {person.id}" in foe.notes for foe in state.foes)


def foe_actor(state: State, foe: Foe) -> Actor:
    """A foe on the stage with its Difficulty Dice and gear. [FT-CORE-04]"""
    rows = [DiceRow("difficulty", foe.dd, foe.dd_start)]
    rows += [DiceRow("shield", 1, 1, foe.shield)] if foe.shield else []
    rows += [DiceRow("armor", 1, 1, foe.armor)] if foe.armor else []
    return Actor(
        foe.id,
        foe.side,
        "foe",
        not is_standing(foe),
        foe_notes(foe),
        silhouette=foe.creature,
        bars=((foe.dd, max(1, foe.dd_start)),),
        rows=tuple(rows),
        looks=foe_looks(foe, creature_of(state, foe)),
    )


def foe_notes(foe: Foe) -> tuple[str, ...]:
    """The short states of a foe; how it takes the party is one of them."""
    marks = (
        ("out", foe.out), ("banished", foe.away > 0), ("asleep", foe.asleep > 0), ("yielded", foe.yielded),
        (UNSEEN, foe.hidden), (foe.reaction, foe.reaction != ""),
    )  # fmt: skip
    return tuple(name for name, holds in marks if holds)


def hurdle_actor(state: State, hurdle: Hurdle) -> Actor:
    """An obstacle on the stage with its Difficulty Dice. [FT-CORE-04]"""
    most = max(hurdle.dd, hurdle_row(state, hurdle).difficulty_dice)
    rows = (DiceRow("difficulty", hurdle.dd, most),)
    left = ((hurdle.dd, max(1, most)),)
    notes = (UNSEEN,) if hurdle.hidden else ()
    return Actor(
        hurdle.id,
        len(state.sides) - 1,
        "thing",
        notes=notes,
        silhouette=hurdle.obstacle,
        bars=left,
        rows=rows,
        looks=hurdle_looks(hurdle),
    )


def exit_way(state: State, place: Place, number: int) -> Way:
    """A way out of the room: where it leads as far as that is known, and what bars it. [FT-FILL-08]"""
    to = place.exits[number].to
    if to == OUTSIDE:
        return Way("entrance", "outside", entrance=True)
    barring = next(
        (hurdle.id for hurdle in place.hurdles if not hurdle.hidden and is_barring(state, hurdle, number)), ""
    )
    leads = state.places[to].room if to >= 0 else ""
    return Way(f"exit {number}", leads, "dead_end" if to == DEAD_END else barring)


# --- lines ------------------------------------------------------------------------------------------------------------
def summary(state: State, language: str = ENGLISH) -> tuple[str, ...]:
    """One line for each character and foe: dice, gear, states; one for each obstacle that is seen."""
    shown = picture(state)
    return tuple(actor_line(state, actor, language) for actor in shown.actors)


def actor_line(state: State, actor: Actor, language: str) -> str:
    """The line of somebody or something on the stage."""
    notes = tuple(TEXTS.name(language, "note", note) for note in actor.notes)
    said: Args = {"who": actor.id, "notes": notes, "noted": int(bool(notes))}
    if actor.kind == "person":
        person = next(person for person in state.people if person.id == actor.id)
        items = (
            *((person.armor_item,) if person.armor.die else ()),
            *((person.shield_item,) if person.shield.die else ()),
        )
        held_items = tuple(thing_name(thing) for thing in person.things if thing.place == "hand")
        gear = (*items, *held_items)
        return TEXTS.say(
            language, "person-line", **said, type=TYPE_NAMES[person.type], body=person.body_ready, bodies=person.body_max,
            head=person.head_ready, heads=person.head_max, items=gear, geared=int(bool(gear)),
            coins=UNSEEN_PURSE if VEILED in person.notes else person.coins,
        )  # fmt: skip
    if actor.kind == "foe":
        row = actor.rows[0]
        foe = next(enemy for enemy in (*state.foes, *table_of(state).reserve) if enemy.id == actor.id)
        codes = creature_of(state, foe).specials.split()
        notes = (*notes, *(TEXTS.name(language, "special", code) for code in codes))
        said |= {"notes": notes, "noted": int(bool(notes))}
        return TEXTS.say(language, "foe-line", **said, creature=actor.silhouette, dd=row.left, most=row.of)
    row = actor.rows[0]
    return TEXTS.say(language, "hurdle-line", **said, obstacle=actor.silhouette, dd=row.left)
