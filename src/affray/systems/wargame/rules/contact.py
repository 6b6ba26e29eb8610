"""When bases are in contact and skirmishers coherent, by the house rules. [UW-GEO-05 UW-GEO-07]"""

from collections.abc import Callable, Sequence

from affray.space.plane.bases import Base
from affray.space.plane.crowds import contacts
from affray.space.plane.formations import (
    Linked,
    each_has_a_neighbour,
    linked,
    linked_along,
    linked_at_edges,
    one_chain,
)
from affray.space.plane.shapes import Shape
from affray.space.plane.touching import touches, touches_along
from affray.systems.wargame.content.house_rules import House


def touching(house: House) -> Callable[[Shape, Shape], bool]:
    """The test of whether two bases are in contact, by the house rules. [UW-GEO-05]"""
    return touches if house.corner_contact else touches_along


def coherent(bases: Sequence[Base], house: House) -> bool:
    """Whether skirmishers are coherent. [UW-GEO-07 UW-FORM-03]"""
    return (each_has_a_neighbour if house.coherency else one_chain)(bases, link(house))


def link(house: House) -> Linked:
    """The test of whether two skirmishers are linked, by the house rules. [UW-GEO-07]"""
    return linked_at_edges if house.coherency_measure else linked if house.corner_contact else linked_along


def grazes(shapes: Sequence[Shape], terrain: Sequence[Shape], house: House) -> bool:
    """Whether any of some bases is in contact with terrain. [UW-MOVE-05 UW-VEH-03 UW-GEO-05]"""
    return bool(contacts(shapes, terrain, touching(house))[0])
