"""What is taken from the defeated: their armor at its present die, and what they carry (filler); what fallen comrades had.

[FT-ARM-08 FT-FILL-03 FT-FILL-10 FT-FILL-05 FT-OOFA-08]
"""

import re
from collections.abc import Iterable

from msgspec.structs import replace

from affray.referee import Referee, choose, say
from affray.systems.fortmayn.conflict.foes import foe_weapon
from affray.systems.fortmayn.content.codes import ARMOR, CHOOSE_SEIZE, NO_DIE, SHIELD
from affray.systems.fortmayn.content.people import Foe, Thing, Wear
from affray.systems.fortmayn.position.clues import give_clue
from affray.systems.fortmayn.position.creature_specials import HUMANOID, UNDEAD
from affray.systems.fortmayn.position.phase import is_able
from affray.systems.fortmayn.position.rooms import current_room, put_here
from affray.systems.fortmayn.position.seats import at_table
from affray.systems.fortmayn.position.standing import creature_of, lead, put_foe, put_person
from affray.systems.fortmayn.position.state import Deed, State
from affray.systems.fortmayn.rules.arming import thing_name
from affray.systems.fortmayn.rules.books import make_book
from affray.systems.fortmayn.rules.drawing_levels import draw_spells, draw_treasure, roll_coins, treasure_contents
from affray.systems.fortmayn.rules.gear import BOW, PACK, POWDER, SHORT, SLING, new_thing, new_wear, with_thing
from affray.systems.fortmayn.rules.mending import gear_as_thing

SEIZE_SHIELD, SEIZE_ARMOR, LOOT = "seize_shield", "seize_armor", "loot"
KINDS = (SEIZE_SHIELD, SEIZE_ARMOR, LOOT)
DICE = re.compile(r"(\d+d\d+) coins")
WORTH = re.compile(r"(?:^|[;:] ?)([^;:]*?),? ?(?:worth )?(?<![d\d])(\d+) coins")
SPELLS = re.compile(r"a book with (two|three|four) spells")
TREASURE = re.compile(r"(?:one|1) treasure roll(?: at (low|middle|high))?")
POWDER_DIE = re.compile(r"powder \(d(\d+)\)")
TOKEN = re.compile(r"\(clue\)")
PATTERNS = (DICE, WORTH, SPELLS, TREASURE, TOKEN)
COUNTS = {"a": 1, "two": 2, "three": 3, "four": 4}
COINS = "coins"
"""Coins that lie about."""
ARMS = {1: ("one_handed_weapon", SHORT), 2: ("one_handed_weapon",), 3: ("two_handed_weapon",)}
"""What a foe fights with by the size of its weapon. [FT-MELEE-13]"""
SHOT_WITH = {
    "bow": (("two_handed_weapon", BOW),), "sling": (("one_handed_weapon", SLING),), "handgun": (("handgun",),),
    "longarm": (("longarm",),),
}  # fmt: skip
"""What it shoots with; stones that are thrown are not worth keeping."""


def is_defeated(foe: Foe) -> bool:
    """Whether a foe lies on the field. [FT-MELEE-08]"""
    return foe.out


def spoil_deeds(state: State) -> list[Deed]:
    """What there is to take after a conflict that the party has won, foe by foe. [FT-ARM-08 FT-FILL-03]"""
    found: list[Deed] = []
    for foe in filter(is_defeated, state.foes):
        row = creature_of(state, foe)
        found += [Deed(SEIZE_SHIELD, target=foe.id)] if foe.shield != NO_DIE and row.shield else []
        found += [Deed(SEIZE_ARMOR, target=foe.id)] if foe.armor != NO_DIE and row.armor else []
        found += [Deed(LOOT, target=foe.id)] if any(pattern.search(row.loot) for pattern in PATTERNS) else []
    return found


def take_spoil(ref: Referee, state: State, j: int, deed: Deed) -> State:
    """The state after something is taken from foe j."""
    return loot_foe(ref, state, j) if deed.kind == LOOT else seize_gear(ref, state, j, armor=deed.kind == SEIZE_ARMOR)


def seize_gear(ref: Referee, state: State, j: int, *, armor: bool) -> State:
    """The state after somebody has taken a fallen foe's armor or shield at its present die, or nobody has. It is carried
    first; to put armor on takes time. [FT-ARM-08 FT-ARM-05]"""
    foe, row = state.foes[j], creature_of(state, state.foes[j])
    item, die = (row.armor, foe.armor) if armor else (row.shield, foe.shield)
    takers = tuple(i for i, person in enumerate(state.people) if is_able(person))
    place = choose(ref, lead(state), CHOOSE_SEIZE, len(takers), j, ARMOR if armor else SHIELD)
    if place == 0:
        return state
    person = state.people[takers[place - 1]]
    say(ref, "seizes", who=person.id, item=item, die=die, whom=foe.id, clauses=("FT-ARM-08",))
    state = put_foe(state, j, replace(foe, armor=NO_DIE) if armor else replace(foe, shield=NO_DIE))
    return put_person(state, takers[place - 1], with_thing(person, gear_as_thing(item, new_wear(item, die))))


def loot_foe(ref: Referee, state: State, j: int) -> State:
    """The state with what a fallen foe carried taken by the lead: coins, a treasure, a book, or a thing for what it is worth.

    [FT-FILL-03 FT-FILL-10]
    """
    foe, i = state.foes[j], lead(state)
    person, text = state.people[i], creature_of(state, foe).loot
    coins, things = roll_loot(ref, state, text)
    say(
        ref, "loots", who=person.id, whom=foe.id, coins=coins, things=tuple(thing.item for thing in things),
        clauses=("FT-FILL-03", "FT-FILL-10"),
    )  # fmt: skip
    person = replace(person, coins=person.coins + coins)
    for thing in things:
        person = with_thing(person, thing)
    state = put_person(state, i, person)
    # A token is a clue to the goal, as the sign of an event is.
    return give_clue(ref, state, ()) if TOKEN.search(text) else state


def roll_loot(ref: Referee, state: State, text: str) -> tuple[int, tuple[Thing, ...]]:
    """What the words of a row of the bestiary come to: coins thrown for, a thing or several that are worth so much, a
    treasure by lot, a book with spells by lot. What has no number is only a story. [FT-FILL-03 FT-FILL-10 FT-FILL-05]"""
    coins = sum(roll_coins(ref, amount[1]) for amount in DICE.finditer(text))
    things: list[Thing] = []
    for named in WORTH.finditer(text):
        if not named[1]:
            coins += int(named[2])
            continue
        first, _, rest = named[1].partition(" ")
        count, name = (COUNTS[first], rest) if first in COUNTS else (1, named[1])
        things += [Thing(name, value=int(named[2]))] * count
    for powder in POWDER_DIE.finditer(text) if state.house.firearms else ():
        things.append(replace(new_thing(POWDER), die=int(powder[1])))
    for book in SPELLS.finditer(text):
        things.append(make_book(draw_spells(ref, state.filler, COUNTS[book[1]])))
    for treasure in TREASURE.finditer(text):
        more, found = treasure_contents(ref, draw_treasure(ref, state.filler, treasure[1] or ""), state.filler)
        coins, things = coins + more, [*things, *found]
    return coins, tuple(things)


# --- what lies about --------------------------------------------------------------------------------------------------
def foe_weapons(state: State, foe: Foe) -> tuple[Thing, ...]:
    """The weapons of a foe that somebody could use: those of people and of the walking dead, by their size, and bows and
    slings. Reading: teeth, fists and stones are none; a firearm counts as what it serves as. [FT-FILL-03 FT-RANGE-06]"""
    row = creature_of(state, foe)
    if not {HUMANOID, UNDEAD} & set(row.tags.split()):
        return ()
    held = (ARMS[row.weapon_size],) if row.weapon_size in ARMS else ()
    shot = SHOT_WITH.get(foe_weapon(state, foe), ())
    return tuple(new_thing(*word) for word in (*held, *shot))


def drop_weapons(ref: Referee, state: State) -> State:
    """The state in which the weapons of the defeated lie in the room, to be taken in the scene. Reading: what armor may be
    taken, weapons may. [FT-ARM-08 FT-FILL-03]"""
    found = tuple(thing for foe in filter(is_defeated, state.foes) for thing in foe_weapons(state, foe))
    if not found or not is_in_room(state):
        return state
    say(ref, "arms_lie", items=tuple(map(thing_name, found)), clauses=("FT-ARM-08", "FT-FILL-03"))
    return put_things_here(state, found)


def drop_belongings(state: State, i: int) -> State:
    """The state in which all that a dead or lost character had lies in the room where he fell; at a game master's table it is
    for the game master to say. [FT-OOFA-08]"""
    person = state.people[i]
    if not is_in_room(state):
        return state
    worn = ((person.armor_item, person.armor), (person.shield_item, person.shield))
    things = (*person.things, *(gear_as_thing(item, on) for item, on in worn if on.die))
    if person.coins:
        things = (*things, Thing(COINS, value=person.coins, bulk=0))
    bare = replace(person, things=(), coins=0, armor=Wear(), armor_item="", shield=Wear(), shield_item="")
    return put_things_here(put_person(state, i, bare), things)


def is_in_room(state: State) -> bool:
    """Whether the party is in a room in which things can lie."""
    return 0 <= state.here < len(state.places) and not at_table(state)


def put_things_here(state: State, things: Iterable[Thing]) -> State:
    """The state with things more that lie in the room."""
    place = current_room(state)
    lying = tuple(replace(thing, place=PACK, lit=False) for thing in things)
    return put_here(state, replace(place, loot=(*place.loot, *lying)))
