"""What several readers see and hear alike is made once."""

from typing import cast

import msgspec
import pytest

from affray.core import System
from affray.game.scenario import shipped_scenario
from affray.systems.melee import SYSTEM as MELEE
from affray.web.rooms.show import RoomView
from affray.web.words import pictures, wording
from tests.units.web.desks import Desk


def test_a_board_and_an_account_are_made_once_for_two_sides_that_see_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    scenario = shipped_scenario("melee", "duel")
    assert scenario is not None
    desk = Desk(("me", "friend"), scenario, rules=cast("System[object, object]", MELEE))
    view, made = RoomView(desk.room), list[str]()
    for module, name in ((pictures, "figures"), (wording, "account_lines")):
        work = getattr(module, name)

        def counted(*given: object, name: str = name, work: object = work) -> object:
            made.append(name)
            return work(*given)  # type: ignore[operator]

        monkeypatch.setattr(module, name, counted)
    n = desk.room.n
    messages = [view.message(desk.reader(seat), n, 0.0, last=True) for seat in (0, 1)]
    assert messages[0] != messages[1]
    assert sorted(made) == ["account_lines", "figures"]


def test_an_answer_is_put_into_words_once_for_each_language(monkeypatch: pytest.MonkeyPatch) -> None:
    desk, made = Desk(), list[str]()
    view, work = RoomView(desk.room), wording.answer_in_words

    def counted(*given: object) -> str:
        made.append(str(given[-1]))
        return work(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(wording, "answer_in_words", counted)
    for number, text in enumerate(("roll", "hold")):
        question = desk.room.game.question
        assert question is not None
        desk.answer(question.side, text, name=f"{number}")
        for seat in (0, 1, 2):
            view.message(desk.reader(seat), desk.room.n, 0.0, last=True)
        assert made == ["en"] * (number + 1)
    view.message(msgspec.structs.replace(desk.reader(0), language="de"), desk.room.n, 0.0, last=True)
    assert made == ["en", "en", "de"]


def test_a_scenario_that_does_not_ship_is_none() -> None:
    assert shipped_scenario("melee", "nowhere") is None
