"""The special codes of creatures, and what they make of rolls and of nerve (filler). [FT-FILL-03 FT-FILL-13]

What a code does in the course of a roll or move stands there; here is what can be asked of a creature and its group.
"""

from collections.abc import Collection
from functools import cache

from affray.core import Modifier, Refusal
from affray.systems.fortmayn.content.codes import CLOSE, NO_DIE
from affray.systems.fortmayn.content.house_rules import BOLD, CAREFUL
from affray.systems.fortmayn.content.people import Foe, Person
from affray.systems.fortmayn.content.rows import CreatureRow
from affray.systems.fortmayn.position.standing import (
    FLEES,
    STRUCK,
    band,
    conflict_of,
    creature_of,
    is_standing,
    people_held,
    standing_foes,
)
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.advantage import source
from affray.systems.fortmayn.rules.gear import HAND, TORCHES, item_kind
from affray.systems.fortmayn.rules.refusing import refusal
from affray.systems.fortmayn.rules.saves_and_sunder import FoeBody, Target

AMBUSH, PACK, VENOM, HOLD, DREAD, NO_SAVE, TOUGH, UNEARTHLY = (
    "ambush", "pack", "venom", "hold", "dread", "no_save", "tough", "unearthly",
)  # fmt: skip
SWIFT, REGROW, NUMB, FEARS_FIRE, CRAVEN, SWORN, SHOOTS, BEGUILE = (
    "swift", "regrow", "numb", "fears_fire", "craven", "sworn", "shoots", "beguile",
)  # fmt: skip
DRAG, SLOW, BLIND_HUNTER, LEADER = "drag", "slow", "blind_hunter", "leader"
UNDEAD, BEAST, HUMANOID = "undead", "beast", "humanoid"
YES = "yes"
ANYTHING = 1
"""The value of `talk_to` under which beasts and the dead are talked to as people are. [FT-SOC-01]"""
HALF, HURT, ONE_LEFT, NEVER = "half", "hurt", "one_left", "never"
"""When a creature flees. [FT-FILL-13]"""


def creature_body(row: CreatureRow) -> FoeBody:
    """A creature of the bestiary unhurt: its Difficulty Dice, the dice of its shield and armor. [FT-CORE-04 FT-ARM-07]"""
    shield, armor = (item_kind(item).die if item else NO_DIE for item in (row.shield, row.armor))
    return FoeBody(row.difficulty_dice, shield, armor)


def creature_target(codes: Collection[str], body: FoeBody, *, magical: bool) -> Target:
    """A creature as a roll is made against it, by its special codes; `magical` says that magic or fire is in the roll.
    [FT-CORE-04 FT-FILL-03]"""
    immune = UNEARTHLY in codes and not magical
    return Target(*body, tough=int(TOUGH in codes), no_save=int(NO_SAVE in codes), immune=int(immune))


@cache
def words_in(text: str) -> frozenset[str]:
    """The codes or kinds of a row, which blanks part."""
    return frozenset(text.split())


def has_special(state: State, foe: Foe, code: str) -> bool:
    """Whether a foe has a special code. [FT-FILL-03]"""
    return code in words_in(creature_of(state, foe).specials)


def is_kind(state: State, foe: Foe, tag: str) -> bool:
    """Whether a foe is of a kind: beast, undead, humanoid and so on. [FT-FILL-03]"""
    return tag in words_in(creature_of(state, foe).tags)


def has_speech(state: State, foe: Foe) -> bool:
    """Whether a foe has speech: as its row says, else if it is humanoid. [FT-FILL-03 FT-SOC-01]"""
    said = creature_of(state, foe).speech
    return said == YES if said else is_kind(state, foe, HUMANOID)


def words_refusal(state: State, foe: Foe) -> Refusal | None:
    """Why words do nothing to a foe; None where they may. The unearthly hear none, and only those with speech are
    talked to. [FT-SOC-01 FT-FILL-03]"""
    if has_special(state, foe, UNEARTHLY):
        return refusal("unearthly", "target", "FT-FILL-03", whom=foe.id)
    if has_speech(state, foe) or state.house.talk_to == ANYTHING:
        return None
    return refusal("speechless", "target", "FT-SOC-01", whom=foe.id)


# --- what a code makes of a character's roll --------------------------------------------------------------------------
def special_sources(state: State, i: int, j: int) -> tuple[Modifier, ...]:
    """The sources that special codes give a character's melee roll against a foe: a pack around, numb limbs, dread in
    the first exchange, fire held at what fears it. [FT-FILL-03]"""
    person, foe, fray = state.people[i], state.foes[j], conflict_of(state)
    found: list[Modifier] = []
    if has_special(state, foe, PACK) and pack_size(state, i, foe.creature) > 1:
        found.append(source(PACK, -1))
    if (person.id, fray.exchange) in fray.numb:
        found.append(source(NUMB, -1))
    if person.dreads and fray.exchange == 0:
        found.append(source(DREAD, -1))
    if has_special(state, foe, FEARS_FIRE) and is_brandishing_fire(person):
        found.append(source("fire", 1))
    return tuple(found)


def pack_size(state: State, i: int, kind: str) -> int:
    """How many of a kind are Close to a character. [FT-FILL-03]"""
    return sum(state.foes[j].creature == kind and band(state, i, j) == CLOSE for j in standing_foes(state))


def is_brandishing_fire(person: Person) -> bool:
    """Whether a character holds a lit torch. [FT-FILL-03]"""
    return any(thing.item == TORCHES and thing.lit and thing.place == HAND for thing in person.things)


def is_beguiling(state: State, foe: Foe) -> bool:
    """Whether a foe still attacks with words: until it is struck. [FT-FILL-03 FT-SOC-01]"""
    return has_special(state, foe, BEGUILE) and STRUCK not in foe.notes


def is_blind_hunter(state: State, foe: Foe) -> bool:
    """Whether silence hides a character from a foe: while nobody has attacked it. [FT-FILL-03]"""
    return has_special(state, foe, BLIND_HUNTER) and STRUCK not in foe.notes


def can_drag(state: State, foe: Foe, name: str) -> bool:
    """Whether a foe drags off whom it wounds: one that it holds already. Reading: a creature that drags and cannot hold
    grasps with the wound itself. [FT-FILL-03]"""
    return has_special(state, foe, DRAG) and (name in people_held(foe) or not has_special(state, foe, HOLD))


# --- nerve ------------------------------------------------------------------------------------------------------------
def foe_group(state: State, j: int) -> tuple[Foe, ...]:
    """The foes of the meeting that a foe came in, itself included, whatever has become of them. [FT-FILL-13]"""
    return tuple(foe for foe in state.foes if foe.group == state.foes[j].group)


def has_leader(state: State, j: int) -> bool:
    """Whether another standing foe of its group leads a foe. [FT-FILL-03]"""
    return any(
        is_standing(foe) and has_special(state, foe, LEADER)
        for foe in foe_group(state, j)
        if foe.id != state.foes[j].id
    )


def is_losing_nerve(state: State, j: int) -> bool:
    """Whether a foe flees now: half of its group is out, it is hurt to half its Difficulty Dice, or it is the last of
    its group. Craven ones flee with half their group out, whatever their row says; none flees while its leader stands,
    and the sworn never do. Bold ones never flee either, careful ones as soon as any would. [FT-FILL-03 FT-FILL-13]"""
    foe = state.foes[j]
    row = creature_of(state, foe)
    codes, when = words_in(row.specials), row.flees_when
    if SWORN in codes or state.house.foe_manner == BOLD:
        return False
    careful = state.house.foe_manner == CAREFUL and when != NEVER
    group = foe_group(state, j)
    up = sum(map(is_standing, group))
    if (when == HALF or CRAVEN in codes or careful) and 2 * (len(group) - up) >= len(group):
        return not (CRAVEN in codes and has_leader(state, j))
    return ((when == HURT or careful) and 2 * foe.dd <= foe.dd_start) or (when == ONE_LEFT and up == 1 < len(group))


def is_fleeing(foe: Foe) -> bool:
    """Whether a foe is going to flee. [FT-FILL-13]"""
    return FLEES in foe.notes
