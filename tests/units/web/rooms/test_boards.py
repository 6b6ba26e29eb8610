"""What a board of large bodies on covered ground sends to the page."""

from typing import cast

import msgspec

from affray.core import System
from affray.testing import check_system
from affray.web.messages import HexBoard, Welcome
from affray.web.rooms.show import RoomView
from affray.web.store.entries import Reader
from tests.bestiary import BESTIARY, GROUND, PEN
from tests.units.web.desks import Desk

RULES = cast("System[object, object]", BESTIARY)


def shown(language: str = "en") -> Welcome:
    """What the first seat is told when it comes."""
    desk = Desk(("me", "me"), PEN, rules=RULES)
    mine = desk.reader(0)
    reader = Reader(mine.game, mine.seat, mine.sides, mine.owner, mine.token, language)
    return msgspec.json.decode(RoomView(desk.room).welcome(reader, desk.now), type=Welcome)


def test_the_bestiary_complies() -> None:
    check_system(BESTIARY, [PEN], games=1)


def test_a_body_travels_with_all_its_hexes() -> None:
    figures = {figure.counter.id: figure.counter for figure in shown().position.figures}
    assert len(figures["Hydra"].hexes) == 7 and figures["Hydra"].hexes[0] == figures["Hydra"].pos
    assert figures["Ash"].hexes == () and figures["Ash"].body == (figures["Ash"].pos,)
    assert figures["Wyvern"].airborne


def test_an_answer_says_what_a_body_would_hold() -> None:
    asked = shown().position.asked
    assert asked is not None
    turned = next(choice.offer for choice in asked.choices if choice.offer.text == "face N")
    assert (turned.facing, len(turned.hexes)) == (0, 7)


def test_what_lies_over_the_ground_is_named_in_the_reader_s_language() -> None:
    for language, word in (("en", "fire"), ("de", "Feuer")):
        created = shown(language).position.created
        assert [(other.name, other.word) for other in created][:2] == [("fire", word), ("fire", word)]
        assert created[1].note == "two more turns"


def test_the_regions_hold_every_hex_once() -> None:
    board = shown().board
    assert isinstance(board, HexBoard)
    overlay = board.overlay
    assert sorted(pos for region in overlay for pos in region.hexes) == sorted(GROUND)
    assert max(len(region.hexes) for region in overlay) == 7
    assert len({region.at for region in overlay}) == len(overlay)
