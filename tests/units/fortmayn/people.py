"""What the tests of life between rolls share: characters, foes, rooms, positions."""

from collections.abc import Sequence

from affray.referee import Script
from affray.systems.fortmayn.content.codes import BRAINY, BRAWNY, DARK, NEARBY
from affray.systems.fortmayn.content.events import CODES
from affray.systems.fortmayn.content.house_rules import PLAIN, House
from affray.systems.fortmayn.content.people import Exit, Foe, Hurdle, Person, Place, Thing
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.gear import new_thing


def thrown(*rolls: Sequence[int], answers: Sequence[int] = ()) -> Script:
    """A referee with dice that show these faces, and these answers."""
    return Script([[face - 1 for face in faces] for faces in rolls], answers, CODES)


def brawny(name: str = "Berin", **fields: object) -> Person:
    """A Brawny of 3 BODY Dice and 1 HEAD Die."""
    return made(name, BRAWNY, 3, 1, fields)


def brainy(name: str = "Asha", **fields: object) -> Person:
    """A Brainy of 2 BODY Dice and 2 HEAD Dice."""
    return made(name, BRAINY, 2, 2, fields)


def made(name: str, kind: int, body: int, head: int, fields: dict[str, object]) -> Person:
    """A character with all dice ready, some fields changed."""
    plain: dict[str, object] = {
        "id": name, "side": 0, "type": kind, "body_max": body, "body_ready": body, "head_max": head, "head_ready": head,
    }  # fmt: skip
    return Person(**{**plain, **fields})  # type: ignore[arg-type]  # the fields are named by the tests


def foe(name: str = "Ghoul 1", creature: str = "ghoul", dd: int = 2, band: int = NEARBY, **fields: object) -> Foe:
    """A foe at that distance from two characters."""
    plain: dict[str, object] = {
        "id": name,
        "side": 1,
        "creature": creature,
        "dd": dd,
        "dd_start": dd,
        "bands": (band,) * 2,
    }
    return Foe(**{**plain, **fields})  # type: ignore[arg-type]  # the fields are named by the tests


def things(*items: str) -> tuple[Thing, ...]:
    """Things as they are bought."""
    return tuple(new_thing(item) for item in items)


def at(*people: Person, foes: Sequence[Foe] = (), hurdles: Sequence[Hurdle] = (), house: House = PLAIN) -> State:
    """A dark room with an exit, and who is in it."""
    room = Place(room="ossuary", light=DARK, exits=(Exit(to=-2), Exit()), hurdles=tuple(hurdles))
    return State(phase="scene", people=people, foes=tuple(foes), places=(room,), here=0, house=house)
