"""The case verbs of when things happen and whether they may: what comes before the foes move, looks at obstacles, castings
within a Moment, words to a creature, hands, the clock."""

from collections.abc import Mapping
from typing import Literal

from msgspec.structs import replace

from affray.core.reading.given import Answer, Given, read_given
from affray.core.reading.tables import look_up
from affray.core.system import Verb
from affray.systems.fortmayn.cases.given import BandName, Whole, band_number, expect, house_of, run_op
from affray.systems.fortmayn.conflict.declare import is_ahead
from affray.systems.fortmayn.content.codes import CLOSE, LIT
from affray.systems.fortmayn.content.people import Clock, Foe, Hurdle, Lasting, Person, Place, Plan, Thing
from affray.systems.fortmayn.content.tables import shipped
from affray.systems.fortmayn.delve.outcomes import PREPARED, is_timeless
from affray.systems.fortmayn.delve.ways import is_looked_at
from affray.systems.fortmayn.position.creature_specials import words_refusal
from affray.systems.fortmayn.position.risk import CAST
from affray.systems.fortmayn.position.state import Conflict, Risk, State
from affray.systems.fortmayn.rules.budget import creature_row
from affray.systems.fortmayn.rules.gear import HAND, WORN, hands_free, has_light, item_kinds, new_wear
from affray.systems.fortmayn.rules.time_and_distance import read_clock

WHO, FOE, OTHER = "character", "foe", "other"


def person_with_things(*things: Thing) -> Person:
    """A character with all dice ready and these things, as far as a case describes one."""
    return Person(WHO, 0, type=0, body_max=1, body_ready=1, head_max=1, head_ready=1, things=things)


def make_foe(name: str, creature: str, band: int) -> Foe:
    """A foe of the bestiary at that band. Raises InputError for an unknown creature."""
    row = creature_row(shipped(), creature)
    expect(row is not None, f"creature: expected one of the bestiary, got '{creature}'")
    return Foe(name, 1, creature=creature, dd=1, dd_start=1, bands=(band,))


# --- an Ounce ---------------------------------------------------------------------------------------------------------
class AheadGiven(Given, frozen=True, kw_only=True):
    """`ahead`: the action of a character, the band to its target as the Ounce begins, and whether another foe is Close."""

    action: Literal["fight", "shoot", "cast", "banish", "talk", "item"]
    range: BandName
    item: str = ""
    beset: bool = False


def ahead_case(given: Answer) -> Answer:
    """Whether an action is resolved before the foes move. [FT-MELEE-02 FT-RANGE-09]"""
    g = read_given(given, AheadGiven)
    foes = (make_foe(FOE, "ghoul", band_number(g.range)), *([make_foe(OTHER, "ghoul", CLOSE)] if g.beset else []))
    state = State(phase="ounce_declare", people=(person_with_things(),), foes=foes, fray=Conflict(), house=house_of(g))
    return {"ahead": is_ahead(state, Plan(who=WHO, action=g.action, target=FOE, item=g.item))}


class WordsGiven(Given, frozen=True, kw_only=True):
    """`words`: the creature that is talked to."""

    creature: str


def words_case(given: Answer) -> Answer:
    """Whether talk can do anything to a creature. [FT-SOC-01 FT-FILL-03]"""
    g = read_given(given, WordsGiven)
    foe = make_foe(FOE, g.creature, CLOSE)
    return {"hears": words_refusal(State(phase="parley", foes=(foe,), house=house_of(g)), foe) is None}


# --- a Moment ---------------------------------------------------------------------------------------------------------
class LookGiven(Given, frozen=True, kw_only=True):
    """`moment look`: a task tried on an obstacle."""

    op: Literal["look"]
    obstacle: str
    task: str


def look(given: Answer) -> Answer:
    """Whether the task only looks at the obstacle, as a test of its own that leaves its Difficulty Dice. [FT-TEST-02]"""
    g = read_given(given, LookGiven)
    rows = {row.obstacle_id: row for row in shipped().obstacles}
    dd = look_up(g.obstacle, rows, "obstacle").difficulty_dice
    hurdle = Hurdle(id=g.obstacle, obstacle=g.obstacle, dd=dd)
    state = State(phase="scene", places=(Place(room="barracks", light=LIT, hurdles=(hurdle,)),), here=0)
    return {"own_test": is_looked_at(state, hurdle, g.task)}


class CastingGiven(Given, frozen=True, kw_only=True):
    """`moment casting`: a spell, and whether its caster has prepared a test in this Moment already."""

    op: Literal["casting"]
    spell: str
    prepared: bool = False


def casting(given: Answer) -> Answer:
    """Whether the casting takes a Moment. [FT-TIME-04 FT-CORE-06]"""
    g = read_given(given, CastingGiven)
    look_up(g.spell, {row.spell_id: row for row in shipped().spells}, "spell")
    lasting = (Lasting(does=PREPARED, who=WHO, until=1),) if g.prepared else ()
    state = State(phase="outcome", people=(person_with_things(),), lasting=lasting, house=house_of(g))
    return {"passes": not is_timeless(state, Risk(actors=(WHO,), pool=1, task="other", spell=g.spell, source=CAST))}


class ClockGiven(Given, frozen=True, kw_only=True):
    """`moment clock`: Moments since the beginning."""

    op: Literal["clock"]
    moments: Whole


def clock(given: Answer) -> Answer:
    """What the clock shows after so many Moments. [FT-TIME-01 FT-TIME-03]"""
    day, hour, moment = read_clock(Clock(moment=read_given(given, ClockGiven).moments))
    return {"day": day, "hour": hour, "moment": moment}


def moments(given: Answer) -> Answer:
    """Run `moment`: look, casting or clock."""
    return run_op(given, {"look": look, "casting": casting, "clock": clock})


# --- hands ------------------------------------------------------------------------------------------------------------
class HandsGiven(Given, frozen=True, kw_only=True):
    """`hands`: what is held, slung and lit, and the shield on the arm."""

    held: tuple[str, ...] = ()
    slung: tuple[str, ...] = ()
    lit: tuple[str, ...] = ()
    shield: Literal["small_shield", "large_shield"] | None = None


def hands(given: Answer) -> Answer:
    """The free hands, and whether there is light. [FT-LOAD-01 FT-GEAR-03]"""
    g = read_given(given, HandsGiven)
    for name in (*g.held, *g.slung):
        look_up(name, item_kinds(), "thing")
    at = ((g.held, HAND), (g.slung, WORN))
    person = person_with_things(*(Thing(name, place=place, lit=name in g.lit) for names, place in at for name in names))
    if g.shield is not None:
        person = replace(person, shield_item=g.shield, shield=new_wear(g.shield))
    free = hands_free(person)
    expect(free >= 0, "held: expected no more than two hands hold")
    return {"free": free, "light": has_light(person)}


VERBS: Mapping[str, Verb] = {"ahead": ahead_case, "words": words_case, "moment": moments, "hands": hands}
