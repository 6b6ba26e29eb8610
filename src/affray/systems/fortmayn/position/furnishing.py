"""A level furnished: what is drawn put into a position."""

from msgspec.structs import replace

from affray.dice.pool import total
from affray.referee import Referee, roll
from affray.systems.fortmayn.content.codes import (
    NEARBY,
    ROLL_EXIT,
)
from affray.systems.fortmayn.content.people import Foe, Place
from affray.systems.fortmayn.content.rows import CreatureRow
from affray.systems.fortmayn.position.creature_specials import creature_body
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.budget import budget_roll, draw_creatures, ready_body
from affray.systems.fortmayn.rules.drawing_levels import (
    BOTH,
    DENIZENS,
    OBSTACLE,
    TREASURE,
    draw_content,
    draw_obstacle,
    draw_treasure,
    new_hurdle,
)


def new_foes(state: State, rows: tuple[CreatureRow, ...], band: int = NEARBY) -> tuple[Foe, ...]:
    """Drawn creatures as foes of one group: with unused names, unhurt, at that band to everybody. [FT-FILL-03
    FT-CORE-04]"""
    taken = {person.id for person in (*state.people, *state.foes)}
    group = max((foe.group for foe in state.foes), default=0) + 1
    found: list[Foe] = []
    for row in rows:
        name = next(f"{row.name} {n}" for n in range(1, len(taken) + 2) if f"{row.name} {n}" not in taken)
        taken.add(name)
        body = creature_body(row)
        found.append(
            Foe(
                id=name,
                side=len(state.sides) - 1,
                creature=row.creature_id,
                dd=body.dd,
                dd_start=body.dd,
                shield=body.shield,
                armor=body.armor,
                bands=(band,) * len(state.people),
                group=group,
                reaction=row.fixed_reaction,
            )
        )
    return tuple(found)


def furnish_room(ref: Referee, state: State, place: Place) -> tuple[Place, tuple[Foe, ...]]:
    """A room with what it holds, and the foes in it. [FT-FILL-08 FT-FILL-09]"""
    row = draw_content(ref, state.filler)
    place = replace(place, content=row.content)
    if row.content == OBSTACLE:
        # Of the two rows of the table one bars an exit, as its text says, the other the room itself.
        bars_exit = "exit" in row.then and len(place.exits) > 1
        way = total(roll(ref, 1, len(place.exits) - 1, ROLL_EXIT)) + 1 if bars_exit else -1
        drawn = draw_obstacle(ref, state.filler)
        hurdle = new_hurdle(drawn, drawn.name, way)
        place = replace(place, hurdles=(*place.hurdles, hurdle))
    if row.content == TREASURE:
        drawn = draw_obstacle(ref, state.filler)
        hurdle = new_hurdle(drawn, drawn.name)
        place = replace(place, hurdles=(*place.hurdles, hurdle))
    if row.content in (TREASURE, BOTH):
        place = replace(place, treasure=draw_treasure(ref, state.filler).treasure_id)
    foes = draw_denizens(ref, state) if row.content in (DENIZENS, BOTH) else ()
    return place, foes


def draw_denizens(ref: Referee, state: State) -> tuple[Foe, ...]:
    """The creatures of a meeting, drawn to the party's budget. [FT-FILL-09]"""
    most = budget_roll(ref, ready_body(state.people), state.level)
    up = sum(not (person.out or person.dead or person.lost) for person in state.people)
    return new_foes(state, draw_creatures(ref, state.filler, most, up))
