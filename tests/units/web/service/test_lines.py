"""Lines for places: first come, first served, and no place is lost."""

import asyncio

import pytest

from affray.web.service.lines import Lines

LONG = 600.0


async def settle() -> None:
    """Lets all others come as far as they can."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_whoever_has_waited_longest_has_the_next_place() -> None:
    async def queue() -> None:
        lines, served = Lines(2, 10, LONG, 100), list[str]()

        async def come(name: str) -> None:
            assert await lines.wait("a", None)
            served.append(name)

        assert [lines.take("a") for _ in range(3)] == [True, True, False] and lines.take("b")
        waiting = [asyncio.ensure_future(come(name)) for name in ("first", "second")]
        await settle()
        assert not lines.take("a") and served == []
        lines.give_back("a")
        await settle()
        assert served == ["first"] and not lines.take("a")
        lines.give_back("a")
        await asyncio.gather(*waiting)
        for key in ("a", "a", "b"):
            lines.give_back(key)
        assert (served, lines.taken, lines.lines) == (["first", "second"], {}, {})

    asyncio.run(queue())


@pytest.mark.parametrize("how", ["gone", "late", "cancelled", "gone as its turn comes", "cancelled as its turn comes"])
def test_whoever_does_not_wait_to_the_end_holds_nobody_up(how: str) -> None:
    async def queue() -> None:
        lines = Lines(1, 10, 0.01 if how == "late" else LONG, 100)
        gone: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        assert lines.take("a")
        waiting = asyncio.ensure_future(lines.wait("a", gone))
        await settle()
        if "turn" in how:
            lines.give_back("a")
        if "gone" in how:
            gone.set_result(None)
        if "cancelled" in how:
            waiting.cancel()
        found = (await asyncio.gather(waiting, return_exceptions=True))[0]
        assert not found or isinstance(found, asyncio.CancelledError)
        if "turn" not in how:
            lines.give_back("a")
        assert (lines.taken, lines.lines) == ({}, {})

    asyncio.run(queue())


def test_a_line_has_an_end() -> None:
    async def queue() -> None:
        lines = Lines(1, 1, LONG, 100)
        assert lines.take("a")
        waiting = asyncio.ensure_future(lines.wait("a", None))
        await settle()
        assert not await lines.wait("a", None)
        lines.give_back("a")
        assert await waiting

    asyncio.run(queue())


def test_all_lines_together_have_an_end() -> None:
    async def queue() -> None:
        lines = Lines(1, 10, LONG, 2)
        assert all(map(lines.take, "abc"))
        waiting = [asyncio.ensure_future(lines.wait(key, None)) for key in "ab"]
        await settle()
        assert not await lines.wait("c", None)
        assert "c" not in lines.lines
        for key in "ab":
            lines.give_back(key)
        assert all(await asyncio.gather(*waiting))

    asyncio.run(queue())
