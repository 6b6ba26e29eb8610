"""What a board, a table or a stage shows, put into words for a seat's language."""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache

from msgspec.structs import replace

from affray.core import Counter, HexPicture, Picture, PlanePicture, StagePicture, Terrain
from affray.core.faces.picture import Actor, Block, Item, Outline, Patch, Way
from affray.core.memory import MOST
from affray.web.messages import (
    Door,
    Figure,
    FindShown,
    HexBoard,
    Laid,
    PlaneBoard,
    Region,
    Role,
    Stage,
    StageBoard,
    Tick,
    Troop,
    WordedSlip,
)
from affray.web.words.wording import Rules

SIDED = re.compile(r"^ \([^(),]+(?:, ([^()]+))?\): ")
"""What stands behind a figure's name in a summary: its side, then its race where it has one."""
UNNAMED: Mapping[str, str] = {}
"""Figures that go by their own names."""


def ground(system: Rules, picture: Picture, language: str) -> HexBoard | PlaneBoard | StageBoard:
    """The ground of a game, whose picture this is."""
    if isinstance(picture, PlanePicture):
        return PlaneBoard(picture.size, picture.terrain, picture.zones, outlines(system, picture.terrain, language))
    if isinstance(picture, StagePicture):
        return StageBoard(picture.bands, tuple(system.words.name("band", code, language) for code in picture.bands))
    place = {kind.name: number for number, kind in enumerate(picture.terrain)}
    hexes = tuple((q, r, place[kind]) for (q, r), kind in picture.ground.items())
    overlay = tuple(Region(*entry) for entry in zip(picture.grid, picture.regions, strict=True))
    return HexBoard(picture.terrain, hexes, terrain(system, picture.terrain, language), overlay)


def terrain(system: Rules, kinds: tuple[Terrain, ...], language: str) -> tuple[str, ...]:
    """The kinds of ground in words."""
    return tuple(system.words.name("terrain", kind.name, language) for kind in kinds)


def items(system: Rules, found: tuple[Item, ...], language: str) -> tuple[Item, ...]:
    """The things that lie about with their names in words."""
    return tuple(replace(item, name=system.words.name("item", item.name, language)) for item in found)


def ground_patches(system: Rules, picture: HexPicture, first: Picture, language: str) -> tuple[Laid, ...]:
    """What lies over the ground that a board has had from the `first` of its game on, other ground too."""
    assert isinstance(first, HexPicture)
    old, now = first.ground, picture.ground
    changed = () if now is old else tuple(Patch(now[pos], pos) for pos in now if now[pos] != old[pos])
    return patches(system, (*changed, *picture.created), language)


def patches(system: Rules, found: tuple[Patch, ...], language: str) -> tuple[Laid, ...]:
    """What lies over the ground, in words."""
    return tuple(
        Laid(
            patch.name,
            patch.pos,
            system.words.name("terrain", patch.name, language),
            system.words.name("note", patch.note, language) if patch.note else "",
        )
        for patch in found
    )


def figures(system: Rules, state: object, picture: HexPicture, language: str) -> tuple[Figure, ...]:
    """The counters of a board, each with the line on how it stands."""
    conditions = conditions_of(system.words.summary(state, language), picture.counters)
    return tuple(
        Figure(c, tuple(system.words.name("note", note, language) for note in c.notes), conditions.get(c.id, ""))
        for c in picture.counters
    )


def troops(system: Rules, state: object, picture: PlanePicture, language: str) -> tuple[Troop, ...]:
    """The units of a table, each with the line on how it stands."""
    conditions = conditions_of(system.words.summary(state, language), picture.units)
    return tuple(
        Troop(
            unit, tuple(system.words.name("note", note, language) for note in unit.notes), conditions.get(unit.id, "")
        )
        for unit in picture.units
    )


def stage(system: Rules, state: object, picture: StagePicture, language: str) -> Stage:
    """A stage in words."""
    named = {actor.id: system.words.name("figure", actor.id, language) for actor in picture.actors}
    conditions = conditions_of(system.words.summary(state, language), picture.actors, named)
    return Stage(
        place=system.words.name("place", picture.place, language),
        light=picture.light,
        lighted=system.words.name("light", picture.light, language),
        roles=tuple(role(system, actor, conditions.get(actor.id, ""), language) for actor in picture.actors),
        spans=picture.spans,
        doors=tuple(door(system, way, named, language) for way in picture.ways),
        clock=tuple(Tick(unit, system.words.name("clock", unit, language), n) for unit, n in picture.clock),
        finds=tuple(FindShown(find, system.words.name("find", find.name, language)) for find in picture.finds),
        keeper=picture.keeper,
        told=picture.told,
        slips=tuple(
            WordedSlip(slip, tuple(system.words.name(kind, code, language) for kind, code in slip.codes))
            for slip in picture.slips
        ),
    )


def role(system: Rules, actor: Actor, condition: str, language: str) -> Role:
    """A person or thing on a stage, in words."""
    return Role(
        actor,
        tuple(system.words.name("note", note, language) for note in actor.notes),
        condition,
        system.words.name("silhouette", actor.silhouette, language) if actor.silhouette else "",
        tuple(system.words.name("dice", row.name, language) for row in actor.rows),
        system.words.name("figure", actor.id, language),
    )


def door(system: Rules, way: Way, named: Mapping[str, str], language: str) -> Door:
    """A way off a stage in words; an actor that bars it goes by its own name."""
    barred = named.get(way.barred) or (system.words.name("bar", way.barred, language) if way.barred else "")
    leads = system.words.name("place", way.leads, language) if way.leads else ""
    return Door(way, system.words.name("way", way.name, language), leads, barred)


def outlines(system: Rules, pieces: tuple[Outline, ...], language: str) -> tuple[str, ...]:
    """The pieces of terrain of a table in words."""
    return tuple(system.words.name("terrain", piece.name, language) for piece in pieces)


def conditions_of(
    summary: Sequence[str], counters: Sequence[Counter | Block | Actor], named: Mapping[str, str] = UNNAMED
) -> dict[str, str]:
    """For each figure the line of the summary that starts with its name, or what that is in a language, without it and the
    side behind it.

    >>> conditions_of(["Bo: well", "Bo II (Red, Elf): ill"], [Counter("Bo", 0, (0, 0), 0), Counter("Bo II", 0, (0, 0), 0)])
    {'Bo': 'well', 'Bo II': 'Elf: ill'}
    """
    names = tuple(named.get(counter.id, counter.id) for counter in counters)
    lines = (parted_line(text, names) for text in summary)
    return {counters[line[0]].id: line[1] for line in lines if line is not None}


@lru_cache(maxsize=MOST)
def parted_line(text: str, names: tuple[str, ...]) -> tuple[int, str] | None:
    """The place of the longest name that a line starts with, and the line without it and the side behind it; None where it
    starts with none."""
    places = [place for place, name in enumerate(names) if text.startswith(name)]
    if not places:
        return None
    found = max(places, key=lambda place: len(names[place]))
    return found, SIDED.sub(r"\1: ", text[len(names[found]) :]).strip(" :")
