"""What is taken from the defeated: their armor at its present die, and what they carry (filler).

[FT-ARM-08 FT-FILL-03 FT-FILL-10 FT-FILL-05]
"""

import re

from msgspec.structs import replace

from affray.referee import Referee, choose, say
from affray.systems.fortmayn.books import book_of
from affray.systems.fortmayn.constants import ARMOR, CHOOSE_SEIZE, NO_DIE, SHIELD
from affray.systems.fortmayn.drawing import coins_in, draw_spells, draw_treasure, found_in
from affray.systems.fortmayn.gear import wear, with_thing
from affray.systems.fortmayn.mending import carried
from affray.systems.fortmayn.phase import able
from affray.systems.fortmayn.standing import creature, lead, put_foe, put_person
from affray.systems.fortmayn.state import Deed, Foe, State, Thing

SEIZE_SHIELD, SEIZE_ARMOR, LOOT = "seize_shield", "seize_armor", "loot"
KINDS = (SEIZE_SHIELD, SEIZE_ARMOR, LOOT)
DICE = re.compile(r"(\d+d\d+) coins")
WORTH = re.compile(r"(?:^|[;:] ?)([^;:]*?),? ?(?:worth )?(?<![d\d])(\d+) coins")
SPELLS = re.compile(r"a book with (two|three|four) spells")
TREASURE = re.compile(r"(?:one|1) treasure roll(?: at (low|middle|high))?")
PATTERNS = (DICE, WORTH, SPELLS, TREASURE)
COUNTS = {"two": 2, "three": 3, "four": 4}


def defeated(foe: Foe) -> bool:
    """Whether a foe lies on the field. [FT-MELEE-08]"""
    return foe.out


def deeds(state: State) -> list[Deed]:
    """What there is to take after a conflict that the party has won, foe by foe. [FT-ARM-08 FT-FILL-03]"""
    found: list[Deed] = []
    for foe in filter(defeated, state.foes):
        row = creature(state, foe)
        found += [Deed(SEIZE_SHIELD, target=foe.id)] if foe.shield != NO_DIE and row.shield else []
        found += [Deed(SEIZE_ARMOR, target=foe.id)] if foe.armor != NO_DIE and row.armor else []
        found += [Deed(LOOT, target=foe.id)] if any(pattern.search(row.loot) for pattern in PATTERNS) else []
    return found


def taken(ref: Referee, state: State, j: int, deed: Deed) -> State:
    """The state after something is taken from foe j."""
    return looted(ref, state, j) if deed.kind == LOOT else seized(ref, state, j, armor=deed.kind == SEIZE_ARMOR)


def seized(ref: Referee, state: State, j: int, *, armor: bool) -> State:
    """The state after somebody has taken a fallen foe's armor or shield at its present die, or nobody has. It is carried
    first; to put armor on takes time. [FT-ARM-08 FT-ARM-05]"""
    foe, row = state.foes[j], creature(state, state.foes[j])
    item, die = (row.armor, foe.armor) if armor else (row.shield, foe.shield)
    takers = tuple(i for i, one in enumerate(state.people) if able(one))
    place = choose(ref, lead(state), CHOOSE_SEIZE, len(takers), j, ARMOR if armor else SHIELD)
    if place == 0:
        return state
    one = state.people[takers[place - 1]]
    say(ref, "seizes", who=one.id, item=item, die=die, whom=foe.id, clauses=("FT-ARM-08",))
    state = put_foe(state, j, replace(foe, armor=NO_DIE) if armor else replace(foe, shield=NO_DIE))
    return put_person(state, takers[place - 1], with_thing(one, carried(item, wear(item, die))))


def looted(ref: Referee, state: State, j: int) -> State:
    """The state with what a fallen foe carried taken by the lead: coins, a treasure, a book, or a thing for what it is worth.

    [FT-FILL-03 FT-FILL-10]
    """
    foe, i = state.foes[j], lead(state)
    one, text = state.people[i], creature(state, foe).loot
    coins, things = carries(ref, state, text)
    say(
        ref, "loots", who=one.id, whom=foe.id, coins=coins, things=tuple(thing.item for thing in things),
        clauses=("FT-FILL-03", "FT-FILL-10"),
    )  # fmt: skip
    one = replace(one, coins=one.coins + coins)
    for thing in things:
        one = with_thing(one, thing)
    return put_person(state, i, one)


def carries(ref: Referee, state: State, text: str) -> tuple[int, tuple[Thing, ...]]:
    """What the words of a row of the bestiary come to: coins thrown for, a thing or several that are worth so much, a
    treasure by lot, a book with spells by lot. What has no number is only a story. [FT-FILL-03 FT-FILL-10 FT-FILL-05]"""
    coins = sum(coins_in(ref, amount[1]) for amount in DICE.finditer(text))
    things: list[Thing] = []
    for named in WORTH.finditer(text):
        if not named[1]:
            coins += int(named[2])
            continue
        count = COUNTS.get(named[1].split()[0], 1)
        things += [Thing(named[1], value=int(named[2]))] * count
    for book in SPELLS.finditer(text):
        things.append(book_of(draw_spells(ref, state.filler, COUNTS[book[1]])))
    for treasure in TREASURE.finditer(text):
        more, found = found_in(ref, draw_treasure(ref, state.filler, treasure[1] or ""), state.filler)
        coins, things = coins + more, [*things, *found]
    return coins, tuple(things)
