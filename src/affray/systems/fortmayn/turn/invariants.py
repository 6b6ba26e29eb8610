"""What must hold in every position. [FT-CORE-07 FT-HEAL-02]"""

from collections.abc import Iterator

from affray.systems.fortmayn.content.codes import BODY, FAR_AWAY, HEAD, LEAST_DIE, MOST_DIE, NO_DIE
from affray.systems.fortmayn.content.people import Foe, Person, Place, Wear
from affray.systems.fortmayn.position.loop import phase_names
from affray.systems.fortmayn.position.state import Risk, State

RISKY = ("declare", "ruling", "roll", "losses", "outcome")
"""The states of the loop in which a risk is on its way."""
FOUGHT = ("ounce_declare", "ounce_resolve", "ounce_end", "aftermath")
"""Those in which there is a conflict."""
PLACED = ("turn", "scene", "rest", "encounter", "parley", "conflict", *FOUGHT, *RISKY)
"""Those in which the party is in a room."""
OUTSIDE = -3
DICE = (NO_DIE, *range(LEAST_DIE, MOST_DIE + 1, 2))
MOST_SIDES = 7


def broken_invariants(state: State) -> tuple[str, ...]:
    """Which invariants the position breaks; none in a sound one."""
    return (*phase_faults(state), *crowd_faults(state), *(fault for fault in place_faults(state)))


def phase_faults(state: State) -> Iterator[str]:
    """The state of the loop is known and has what it is about."""
    if state.phase not in phase_names() and state.mode == "delve":
        yield f"phase {state.phase!r} is no state of the loop"
    if state.phase in RISKY and state.fray is None and (state.risk is None or not state.risk.actors):
        yield f"phase {state.phase!r} without a risk"
    if state.phase == "roll" and state.risk is not None and state.risk.at >= len(state.risk.actors):
        yield f"phase 'roll' after all {state.risk.at} rolls"
    if state.phase in FOUGHT and state.fray is None:
        yield f"phase {state.phase!r} without a conflict"
    if state.phase in PLACED and not 0 <= state.here < len(state.places):
        yield f"phase {state.phase!r} in room {state.here}, of {len(state.places)} there are"
    if not 2 <= len(state.sides) <= MOST_SIDES or len(set(state.sides)) < len(state.sides):
        yield f"sides {state.sides}: expected 2 to {MOST_SIDES} of different names"
    for risk in (*((state.risk,) if state.risk else ()), *state.tests):
        yield from risk_faults(state, risk)


def risk_faults(state: State, risk: Risk) -> Iterator[str]:
    """A risk is somebody's, with a pool there is."""
    known = {person.id for person in state.people}
    for name in risk.actors:
        if name not in known:
            yield f"a risk of {name!r}, who is not there"
    if risk.spell and risk.spell not in {row.spell_id for row in state.filler.spells}:
        yield f"a casting of {risk.spell!r}, which is no spell"
    if risk.back == "parley" and risk.target not in {foe.id for foe in state.foes}:
        yield f"a talk to {risk.target!r}, who is not there"
    if risk.task == "lifting" and risk.target not in things_at_hand(state):
        yield f"a lift of {risk.target!r}, which is not there"
    if risk.pool not in (BODY, HEAD) or risk.dd < 0 or not 0 <= risk.at <= len(risk.actors):
        yield f"a risk with pool {risk.pool}, Difficulty {risk.dd}, after {risk.at} of {len(risk.actors)} rolls"


def things_at_hand(state: State) -> frozenset[str]:
    """The things that lie where the party is, or that somebody carries."""
    here = state.places[state.here].loot if 0 <= state.here < len(state.places) else ()
    return frozenset(thing.item for thing in (*here, *(each for person in state.people for each in person.things)))


def crowd_faults(state: State) -> Iterator[str]:
    """Nobody has more dice than he owns or another's name; every foe knows how far everybody is."""
    names = [figure.id for figure in state.figures]
    if len(set(names)) < len(names):
        yield f"names {names}: expected each once"
    for person in state.people:
        yield from person_faults(state, person)
    for foe in state.foes:
        yield from foe_faults(state, foe)


def person_faults(state: State, person: Person) -> Iterator[str]:
    """A character's dice are within what he owns, and his gear has dice there are. [FT-CORE-07 FT-HEAL-02]"""
    if not 0 <= person.body_ready <= person.body_max or not 0 <= person.head_ready <= person.head_max:
        yield f"{person.id}: {person.body_ready} of {person.body_max} BODY, {person.head_ready} of {person.head_max} HEAD Dice ready"
    if person.type not in (0, 1) or not 0 <= person.side < len(state.sides):
        yield f"{person.id}: type {person.type}, side {person.side}"
    if not person.out and not person.dead and not person.lost and person.body_ready == 0:
        yield f"{person.id} stands without a BODY Die"
    if person.coins < 0 or person.fat_head < 0:
        yield f"{person.id}: {person.coins} coins, {person.fat_head} Moments of Fat Head"
    for wear in (person.shield, person.armor):
        yield from wear_faults(person, wear)
    if any(thing.die not in DICE or thing.bulk < 0 for thing in person.things):
        yield f"{person.id}: a thing with a die that there is not, or without weight"


def wear_faults(person: Person, wear: Wear) -> Iterator[str]:
    """A shield or armor is no better than its own die. [FT-ARM-05]"""
    if wear.die not in DICE or wear.own not in DICE or wear.die > wear.own:
        yield f"{person.id}: gear with die {wear.die} of {wear.own}"


def foe_faults(state: State, foe: Foe) -> Iterator[str]:
    """A foe's Difficulty Dice are none or more, its dice there are, its bands one for each character or none. [FT-CORE-04]"""
    if foe.dd < 0 or foe.shield not in DICE or foe.armor not in DICE or not 0 <= foe.side < len(state.sides):
        yield f"{foe.id}: Difficulty {foe.dd}, shield {foe.shield}, armor {foe.armor}, side {foe.side}"
    if foe.bands and len(foe.bands) != len(state.people):
        yield f"{foe.id}: {len(foe.bands)} bands for {len(state.people)} characters"
    if any(not 0 <= band <= FAR_AWAY for band in foe.bands):
        yield f"{foe.id}: bands {foe.bands}"


def place_faults(state: State) -> Iterator[str]:
    """Ways lead to rooms there are, obstacles bar ways there are. [FT-FILL-08]"""
    for number, place in enumerate(state.places):
        yield from room_faults(state, number, place)
    if state.level < 0 or state.gains < 0 or state.won < 0 or min(state.clock) < 0:
        yield f"level {state.level}, {state.gains} milestones, {state.won} quests, clock {tuple(state.clock)}"


def room_faults(state: State, number: int, place: Place) -> Iterator[str]:
    """The ways, obstacles and light of a room."""
    if any(not OUTSIDE <= door.to < len(state.places) for door in place.exits) or not place.exits:
        yield f"room {number}: ways to {[door.to for door in place.exits]}"
    if any(not -1 <= hurdle.exit < len(place.exits) or hurdle.dd < 0 for hurdle in place.hurdles):
        yield f"room {number}: an obstacle that bars no way there is"
    if place.light not in (0, 1, 2):
        yield f"room {number}: light {place.light}"
