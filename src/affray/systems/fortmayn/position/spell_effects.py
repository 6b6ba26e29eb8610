"""What a spell changes when it takes hold; what is left of one is the story that its caster tells. [FT-SPELL-08 FT-FILL-05]

Readings: Quiet Feet serves the caster and the first two others; a creature that was put to sleep or bound and wakes has all
its Difficulty Dice again; a spell of a user's table works by what it is aimed at, and is a story beyond that.
"""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from affray.core import Refusal
from affray.referee import Referee, say
from affray.systems.fortmayn.content.codes import BAND_NAMES, BODY, DISTANT, FAR_AWAY, HEAD
from affray.systems.fortmayn.content.people import Foe, Lasting, Person, Place
from affray.systems.fortmayn.content.rows import SpellEffectRow, SpellRow
from affray.systems.fortmayn.content.tables import spell_effects
from affray.systems.fortmayn.position import lasting
from affray.systems.fortmayn.position.phase import is_able
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.budget import creature_row
from affray.systems.fortmayn.rules.casting import RESISTING, spell_dd, spell_row
from affray.systems.fortmayn.rules.dice.pools import base_die, pool_die
from affray.systems.fortmayn.rules.drawing_levels import obstacle_row
from affray.systems.fortmayn.rules.healing import restore_dice
from affray.systems.fortmayn.rules.mending import can_mend, with_armor_mended
from affray.systems.fortmayn.rules.reactions import react, reaction_row
from affray.systems.fortmayn.rules.refusing import refusal

AT_CREATURE, AT_OBSTACLE, AT_PERSON, AT_EXIT = "creature", "obstacle", "person", "exit"
LIFELESS = frozenset(("undead", "construct"))
SHUT = ("forcing", "opening_lock")
"""The tasks of what is locked, barred or sealed."""
VENOM_NOTE, COMMANDED = "venom", "commanded"
"""Notes: somebody whom poison has cost a BODY Die; a foe that must spend its next action on what it was told."""
PEOPLE_SERVED = 3


def spell_effect(row: SpellRow) -> SpellEffectRow:
    """The effect of a spell. A spell of a user's table has the aim that its target says, and no other effect.
    [FT-FILL-05]"""
    known = spell_effects().get(row.spell_id)
    if known is not None:
        return known
    if row.target_difficulty in RESISTING:
        does = "strike" if row.target_difficulty == AT_CREATURE else "open"
        return SpellEffectRow(row.spell_id, row.target_difficulty, BAND_NAMES[DISTANT], does=does)
    return SpellEffectRow(row.spell_id, "story", does="story")


# --- targets ----------------------------------------------------------------------------------------------------------
def current_room_or_none(state: State) -> Place | None:
    """The room where the party is; None where there is none."""
    return state.places[state.here] if 0 <= state.here < len(state.places) else None


def spell_targets(state: State, i: int, row: SpellRow) -> tuple[str, ...]:
    """The names that character `i` may aim a spell at now: foes, comrades, obstacles, or exits by number. One empty
    name where the spell takes no target. [FT-FILL-05]"""
    effect, place = spell_effect(row), current_room_or_none(state)
    if effect.aim == AT_CREATURE:
        return tuple(foe.id for foe in state.foes if is_in_reach(state, i, foe, effect))
    if effect.aim == AT_PERSON:
        return tuple(person.id for person in state.people if can_help(person, effect))
    if effect.aim == AT_OBSTACLE:
        hurdles = place.hurdles if place else ()
        rows = ((hurdle, obstacle_row(state.filler, hurdle.obstacle)) for hurdle in hurdles if not hurdle.done)
        return tuple(hurdle.id for hurdle, found in rows if not hurdle.hidden and found and found.task in SHUT)
    if effect.aim == AT_EXIT:
        return tuple(str(n) for n in range(len(place.exits))) if place else ()
    return ("",)


def can_help(person: Person, effect: SpellEffectRow) -> bool:
    """Whether a spell can help a comrade. [FT-FILL-05]"""
    if person.dead or person.lost:
        return False
    if effect.does == "mend":
        return can_mend(person.armor, 0)
    return VENOM_NOTE in person.notes or effect.only != "poisoned"


def is_in_reach(state: State, i: int, foe: Foe, effect: SpellEffectRow) -> bool:
    """Whether a foe is in reach of a spell of character `i`, and of the kind that it works on. [FT-FILL-05]"""
    if foe.out or foe.fled or foe.away or foe.hidden or foe.asleep:
        return False
    row = creature_row(state.filler, foe.creature)
    tags = set(row.tags.split()) if row is not None else set()
    fits = not tags & LIFELESS if effect.only == "living" else not effect.only or effect.only in tags
    return fits and foe.bands[i] <= BAND_NAMES.index(effect.reach)


def target_name(state: State, target: str) -> str:
    """The name of a spell's target; of an obstacle its kind."""
    place = current_room_or_none(state)
    return next((hurdle.obstacle for hurdle in place.hurdles if hurdle.id == target), target) if place else target


def aim_refusal(state: State, i: int, spell: str, target: str) -> Refusal | None:
    """Why character `i` cannot aim a spell there; None if possible. [FT-FILL-05]"""
    row = spell_row(state.filler, spell)
    if row is None:
        return refusal("spell-unknown", "spell", "FT-FILL-05", spell=spell)
    if target not in spell_targets(state, i, row):
        return refusal(
            "spell-target",
            "target",
            "FT-FILL-05",
            spell=spell,
            target=target_name(state, target),
            aimed=int(target != ""),
        )
    return None


def resistance(state: State, row: SpellRow, target: str) -> int:
    """The Difficulty Dice that a spell is cast against there. [FT-SPELL-05 FT-FILL-05]"""
    place = current_room_or_none(state)
    own = [foe.dd for foe in state.foes if foe.id == target]
    own += [hurdle.dd for hurdle in place.hurdles if hurdle.id == target] if place else []
    return spell_dd(row, own[0] if own else 0)


def with_dd(state: State, row: SpellRow, target: str, left: int) -> State:
    """The state after a casting has left so many Difficulty Dice of a target that resists with its own. What was
    removed stays off. [FT-SPELL-05]"""
    if row.target_difficulty not in RESISTING:
        return state
    foes = tuple(replace(foe, dd=left) if foe.id == target else foe for foe in state.foes)
    return with_hurdle_dd(replace(state, foes=foes), target, left)


def with_hurdle_dd(state: State, target: str, left: int) -> State:
    """The state with so many Difficulty Dice left of an obstacle here."""
    place = current_room_or_none(state)
    if place is None:
        return state
    hurdles = tuple(
        replace(hurdle, dd=left, done=hurdle.done or not left) if hurdle.id == target else hurdle
        for hurdle in place.hurdles
    )
    places = list(state.places)
    places[state.here] = replace(place, hurdles=hurdles)
    return replace(state, places=tuple(places))


# --- taking hold ------------------------------------------------------------------------------------------------------
def take_hold(ref: Referee, state: State, i: int, spell: str, target: str) -> State:
    """The state after a spell of character `i` takes hold. [FT-SPELL-05 FT-SPELL-08 FT-FILL-05]"""
    row = spell_row(state.filler, spell)
    assert row is not None  # aim_fault has looked
    effect = spell_effect(row)
    work = EFFECTS.get(effect.does)
    after = state if work is None else work(ref, state, i, effect, target)
    k = next((k for k, person in enumerate(after.people) if person.id == target), -1)
    patient = after.people[k] if k >= 0 else after.people[i]
    named = k >= 0 or any(foe.id == target for foe in state.foes)
    say(
        ref, "spell_holds", who=state.people[i].id, spell=spell, target=target, whom=target, aimed=int(named),
        healed=int(effect.does == "heal" and k >= 0) * (1 + (k == i)), body=patient.body_ready, most=patient.body_max,
        clauses=("FT-SPELL-05", "FT-SPELL-08"),
    )  # fmt: skip
    return after


def with_spell_lasting(state: State, effect: SpellEffectRow, who: str = "", room: int = -1) -> State:
    """The state with the effect of a spell for its time."""
    other = Lasting(
        does=effect.does,
        who=who,
        task=effect.task,
        amount=effect.amount,
        until=lasting.end_moment(state, effect.moments),
        room=room,
        source=effect.spell_id,
    )
    return lasting.with_lasting(state, other)


def affect_all(ref: Referee, state: State, i: int, effect: SpellEffectRow, target: str) -> State:
    """Light for the whole party, or fog around it. [FT-GEAR-03]"""
    return with_spell_lasting(state, effect)


def affect_caster(ref: Referee, state: State, i: int, effect: SpellEffectRow, target: str) -> State:
    """An effect on the caster alone. A circle holds only in this room."""
    return with_spell_lasting(state, effect, state.people[i].id, state.here if effect.does == "ward" else -1)


def affect_people(ref: Referee, state: State, i: int, effect: SpellEffectRow, target: str) -> State:
    """An easier task for the caster and others beside him."""
    others = (person for person in state.people if is_able(person) and person != state.people[i])
    for other in (state.people[i], *others)[:PEOPLE_SERVED]:
        state = with_spell_lasting(state, effect, other.id)
    return state


def bar_way(ref: Referee, state: State, i: int, effect: SpellEffectRow, target: str) -> State:
    """A door with more Difficulty Dice against forcing, held shut."""
    return with_spell_lasting(state, effect, target, state.here)


def open_lock(ref: Referee, state: State, i: int, effect: SpellEffectRow, target: str) -> State:
    """A lock, bar or seal undone."""
    return with_hurdle_dd(state, target, 0)


def mend_armor(ref: Referee, state: State, i: int, effect: SpellEffectRow, target: str) -> State:
    """Worn armor, a step better. [FT-ARM-05]"""
    return with_person(state, target, with_armor_mended)


def heal_person(ref: Referee, state: State, i: int, effect: SpellEffectRow, target: str) -> State:
    """A BODY Die back, also to a comrade who is Out of Action, and one that poison took. [FT-HEAL-03]"""

    def healed(person: Person) -> Person:
        notes = tuple(note for note in person.notes if effect.only != "poisoned" or note != VENOM_NOTE)
        return restore_dice(replace(person, notes=notes), BODY, effect.amount)

    return with_person(state, target, healed)


def put_to_sleep(ref: Referee, state: State, i: int, effect: SpellEffectRow, target: str) -> State:
    """A foe that sleeps or stands bound for a time."""
    return with_foe(state, target, asleep=effect.moments)


def rout_foe(ref: Referee, state: State, i: int, effect: SpellEffectRow, target: str) -> State:
    """A foe that runs to Far-Away."""
    return with_foe(state, target, fled=True, bands=(FAR_AWAY,) * len(state.people))


def command_foe(ref: Referee, state: State, i: int, effect: SpellEffectRow, target: str) -> State:
    """A foe that spends its next action on a command. It has its Difficulty Dice back for all that comes after."""
    foe = next(enemy for enemy in state.foes if enemy.id == target)
    return with_foe(state, target, dd=foe.dd_start, notes=(*foe.notes, COMMANDED))


def strike_out(ref: Referee, state: State, i: int, effect: SpellEffectRow, target: str) -> State:
    """A foe that is out. [FT-MELEE-08]"""
    return with_foe(state, target, out=True)


def roll_new_reaction(ref: Referee, state: State, i: int, effect: SpellEffectRow, target: str) -> State:
    """A reaction roll at once, by the caster: for all foes here, or for one beast with advantage. [FT-REACT-02]"""
    caster = state.people[i]
    die = pool_die(base_die(caster.type, HEAD), effect.amount, 0, state.house)
    found = reaction_row(react(ref, i, caster.head_ready, die)).row_id
    concerned = [
        foe.id for foe in state.foes if foe.id == target or (not target and not (foe.out or foe.fled or foe.away))
    ]
    say(ref, "reacts", creatures=tuple(concerned), reaction=found, clauses=("FT-REACT-02",))
    for name in concerned:
        state = with_foe(state, name, reaction=found)
    return state


def with_person(state: State, name: str, change: Callable[[Person], Person]) -> State:
    """The state with a character changed."""
    return replace(state, people=tuple(change(person) if person.id == name else person for person in state.people))


def with_foe(state: State, name: str, **fields: object) -> State:
    """The state with some fields of a foe changed."""
    return replace(state, foes=tuple(replace(foe, **fields) if foe.id == name else foe for foe in state.foes))


EFFECTS: Mapping[str, Callable[[Referee, State, int, SpellEffectRow, str], State]] = {
    "light": affect_all,
    "fog": affect_all,
    "dark_sight": affect_caster,
    "ward": affect_caster,
    "step": affect_people,
    "bar": bar_way,
    "open": open_lock,
    "mend": mend_armor,
    "heal": heal_person,
    "sleep": put_to_sleep,
    "rout": rout_foe,
    "command": command_foe,
    "fire": strike_out,
    "strike": strike_out,
    "react": roll_new_reaction,
}
"""What does what; a story changes nothing."""
