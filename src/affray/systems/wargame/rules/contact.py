"""When bases are in contact and skirmishers coherent, by the house rules. [UW-GEO-05 UW-GEO-07]"""

from collections.abc import Callable, Sequence

from affray.space.plane.bases import Base
from affray.space.plane.crowds import contacts
from affray.space.plane.formations import (
    Linked,
    is_each_linked,
    is_linked,
    is_linked_along_edge,
    is_linked_at_edges,
    is_one_chain,
)
from affray.space.plane.shapes import Shape
from affray.space.plane.touching import is_touching, is_touching_along_edge
from affray.systems.wargame.content.house_rules import House


def contact_test(house: House) -> Callable[[Shape, Shape], bool]:
    """The test of whether two bases are in contact, by the house rules. [UW-GEO-05]"""
    return is_touching if house.corner_contact else is_touching_along_edge


def is_coherent(bases: Sequence[Base], house: House) -> bool:
    """Whether skirmishers are coherent. [UW-GEO-07 UW-FORM-03]"""
    return (is_each_linked if house.coherency else is_one_chain)(bases, link_test(house))


def link_test(house: House) -> Linked:
    """The test of whether two skirmishers are linked, by the house rules. [UW-GEO-07]"""
    return (
        is_linked_at_edges if house.coherency_measure else is_linked if house.corner_contact else is_linked_along_edge
    )


def is_touching_terrain(shapes: Sequence[Shape], terrain: Sequence[Shape], house: House) -> bool:
    """Whether any of some bases is in contact with terrain. [UW-MOVE-05 UW-VEH-03 UW-GEO-05]"""
    return bool(contacts(shapes, terrain, contact_test(house))[0])
