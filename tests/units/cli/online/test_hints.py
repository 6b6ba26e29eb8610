"""A hint at the terminal holds for the question that it was given for."""

import asyncio
from types import SimpleNamespace
from typing import cast

from affray.cli.online.commands import Commands
from affray.cli.online.table import OnlineTable
from affray.web.client import Server
from affray.web.messages import Advice, Asked, Done, Side
from affray.web.messages.advice import WordedReason, WordedReasons

BEST = WordedReason("rumour", "Hear a rumour", "")


def said_after(*, moves_on: bool) -> list[str]:
    """What is answered by `hint` and `hint do`, where the game may go on while the server thinks of the hint."""
    given: list[str] = []
    table = SimpleNamespace(
        link=SimpleNamespace(server="http://localhost"), seat=SimpleNamespace(token="", game=""), commands={},
        sides=(Side("Ann", "me"),),
        screen=SimpleNamespace(language="en", say=lambda text, *_: None), welcome=SimpleNamespace(mine=(0,)),
        position=SimpleNamespace(state=7), asked=Asked(0, "hub", "Ann: "), text=lambda message, **_: message,
    )  # fmt: skip

    async def thinking(game: str, *, lang: str) -> Advice:
        advice = Advice(table.position.state, reasons=WordedReasons(0, (BEST,), ""))
        if moves_on and table.position.state == 7:
            table.position, table.asked = SimpleNamespace(state=8), Asked(0, "scene", "Ann: ")
        return advice

    async def patiently(awaited: object) -> object:
        return await awaited  # type: ignore[misc]

    async def give(asked: Asked, text: str) -> Done:
        given.append(f"{asked.code}: {text}")
        return Done("", 1)

    table.patiently, table.give = patiently, give
    commands = Commands(cast(OnlineTable, table))
    commands.asking = cast(Server, SimpleNamespace(get_game_hint=thinking))

    async def type_both() -> None:
        await commands.hint("")
        assert (commands.advised is None) == moves_on
        await commands.hint("do")

    asyncio.run(type_both())
    return given


def test_a_hint_is_given_as_the_answer_it_was_thought_of_for() -> None:
    assert said_after(moves_on=False) == ["hub: rumour"]


def test_a_hint_for_a_question_that_has_changed_meanwhile_is_no_answer_to_the_next() -> None:
    assert said_after(moves_on=True) == ["scene: rumour"]
