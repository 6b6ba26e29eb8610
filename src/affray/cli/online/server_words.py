"""What a server has put into words already, as the terminal prints it: boards, sheets, odds."""

from collections.abc import Sequence
from contextlib import suppress

from msgspec.structs import replace

from affray.core import Counter, HexPicture, InputError, Picture, PlanePicture, StagePicture
from affray.core.faces.guide import Chance, Prospect, Row, Sheet
from affray.core.faces.picture import Actor, Block, Patch, Span, Way
from affray.core.words.phrase import Phrase
from affray.core.words.texts import COMMON, ENGLISH, Catalogue
from affray.systems.registry import load_system
from affray.web.messages import (
    HexBoard,
    PlaneBoard,
    Position,
    Stage,
    StageBoard,
    WordedProspect,
    WordedSheet,
)

SAID = "said"
"""The id of a phrase that is its own text."""


class ServerWords:
    """Words for codes and phrases that are words already."""

    @property
    def texts(self) -> Catalogue:
        """What the terminal itself says."""
        return COMMON

    def name(self, kind: str, code: str, language: str = ENGLISH) -> str:
        """The code, which the server has put into words."""
        return code

    def phrase(self, said: Phrase, language: str = ENGLISH) -> str:
        """The words of a phrase."""
        return str(said.args[SAID])


WORDS = ServerWords()


def system_title(key: str) -> str:
    """What a system is called, of one that is not installed here its key."""
    with suppress(InputError):
        return load_system(key).facts.name
    return key


def phrase_of(text: str) -> Phrase:
    """A phrase that is its own text."""
    return Phrase(SAID, {SAID: text})


# --- boards -----------------------------------------------------------------------------------------------------------
def picture_of(board: HexBoard | PlaneBoard | StageBoard, position: Position, sides: tuple[str, ...]) -> Picture:
    """What the board shows of a position."""
    if isinstance(board, HexBoard):
        return hex_picture(board, position, sides)
    if isinstance(board, PlaneBoard):
        named = zip(board.terrain, board.names, strict=True)
        return PlanePicture(
            size=board.size,
            terrain=tuple(replace(piece, name=name) for piece, name in named),
            zones=board.zones,
            objectives=position.objectives,
            units=tuple(troop.block for troop in position.units),
            sides=sides,
        )
    return stage_picture(board, position.stage, sides)


def hex_picture(board: HexBoard, position: Position, sides: tuple[str, ...]) -> HexPicture:
    """The picture of a hex board."""
    return HexPicture(
        ground={(q, r): board.names[kind] for q, r, kind in board.hexes},
        terrain=tuple(replace(kind, name=name) for kind, name in zip(board.terrain, board.names, strict=True)),
        counters=tuple(figure.counter for figure in position.figures),
        items=position.items,
        sides=sides,
        created=tuple(Patch(patch.word, patch.pos, patch.note) for patch in position.created),
    )


def stage_picture(board: StageBoard, stage: Stage | None, sides: tuple[str, ...]) -> StagePicture:
    """The picture of a stage; an empty one where the game shows none."""
    if stage is None:
        return StagePicture("", "", board.names, (), (), (), (), sides)
    names = {role.actor.id: role.name or role.actor.id for role in stage.roles}
    spans = (Span(names.get(span.one, span.one), names.get(span.other, span.other), span.band) for span in stage.spans)
    return StagePicture(
        place=stage.place,
        light=stage.lighted,
        bands=board.names,
        actors=tuple(replace(role.actor, id=names[role.actor.id]) for role in stage.roles),
        spans=tuple(spans),
        ways=tuple(Way(door.name, door.leads, door.barred, door.way.entrance) for door in stage.doors),
        clock=tuple((tick.name, tick.n) for tick in stage.clock),
        sides=sides,
    )


def summary_of(position: Position, sides: tuple[str, ...]) -> list[str]:
    """How each figure or unit stands, a line for each."""
    roles = position.stage.roles if position.stage is not None else ()
    rows: list[tuple[str, Counter | Block | Actor, str]] = [
        *((figure.counter.id, figure.counter, figure.condition) for figure in position.figures),
        *((troop.block.id, troop.block, troop.condition) for troop in position.units),
        *((role.name or role.actor.id, role.actor, role.condition) for role in roles),
    ]
    found = []
    for name, counter, condition in rows:
        side = f" ({sides[counter.side]})" if 0 <= counter.side < len(sides) else ""
        found.append(f"{name}{side}: {condition}" if condition else f"{name}{side}")
    return found


def standing_of(position: Position) -> list[str]:
    """How the sides stand, where the game says so."""
    return [stand.text for stand in position.track.stands] if position.track is not None else []


def stage_notes(position: Position) -> list[str]:
    """What lies on a stage beside who is there: what the game master has read out, things to take, slips of paper."""
    stage = position.stage
    if stage is None:
        return []
    slips = (", ".join(filter(None, (*slip.names, *slip.slip.people, slip.slip.words))) for slip in stage.slips)
    finds = ", ".join(find.title for find in stage.finds)
    return [text for text in (stage.told, finds, *slips) if text]


def figure_names(position: Position) -> dict[str, str]:
    """What figures and units are called, in small letters, and how answers have them."""
    roles = position.stage.roles if position.stage is not None else ()
    found = {name: name for name in (*(f.counter.id for f in position.figures), *(t.block.id for t in position.units))}
    found |= {text: role.actor.id for role in roles for text in (role.actor.id, role.name) if text}
    return {text.lower(): name for text, name in found.items()}


# --- sheets and odds --------------------------------------------------------------------------------------------------
def sheet_of(found: WordedSheet) -> Sheet:
    """A sheet as the terminal prints it."""
    groups = tuple(
        (
            phrase_of(title),
            tuple(Row(phrase_of(row.name), phrase_of(row.value), row.parts, row.clauses) for row in rows),
        )
        for title, rows in found.groups
    )
    return Sheet(found.id, found.side, groups)


def prospect_of(found: WordedProspect) -> Prospect:
    """A prospect as the terminal prints it."""
    prospect = found.prospect
    return replace(
        prospect,
        chances=named_chances(prospect.chances, found.names),
        policy=phrase_of(found.policy),
        brief=named_chances(prospect.brief, found.brief),
        acts=None,
        spreads=(),
    )


def named_chances(chances: Sequence[Chance], names: Sequence[str]) -> tuple[Chance, ...]:
    """The numbers of a prospect with their names in words."""
    return tuple(replace(chance, name=phrase_of(name)) for chance, name in zip(chances, names, strict=True))
