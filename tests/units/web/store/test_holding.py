"""A worker's part among several, with a database that the test speaks for."""

import asyncio
import threading
from typing import cast

import pytest

from affray.web.store.holding import Elsewhere, Holding
from affray.web.store.holds import Beat, Holds, Peer

OTHER = Peer(2, "127.0.0.1:9002", "secret")
STILL = Beat({2: OTHER}, {2: 3}, (), None)


class Base:
    """A database: who has each game, and how often it was asked."""

    def __init__(self, **games: Peer | bool) -> None:
        self.games, self.asked = games, list[str]()
        self.own: set[str] = set()
        self.next = STILL
        self.open = threading.Event()
        self.open.set()

    def beat(self, *, all_games: bool) -> Beat:
        """What the next beat shows."""
        return self.next

    def has(self, game: str) -> bool:
        """Whether it is this worker's."""
        return game in self.own

    def take(self, game: str) -> Peer | bool:
        """Whose it is."""
        self.open.wait()
        self.asked.append(game)
        found = self.games.get(game, False)
        if found is True:
            self.own.add(game)
        return found


def holding_of(base: Base) -> tuple[Holding, list[str]]:
    """A worker, and what it has lost."""
    found, lost = Holding(cast(Holds, base)), list[str]()
    found.when_lost = lost.append
    return found, lost


def test_a_holder_is_remembered_until_it_is_gone_or_says_that_it_is_none() -> None:
    async def look() -> list[str]:
        base = Base(g=OTHER)
        holding, _ = holding_of(base)
        await holding.beat()
        assert [await holding.holder("g") for _ in range(3)] == [OTHER] * 3
        assert base.asked == ["g"]
        with pytest.raises(Elsewhere):
            await holding.take("g")
        assert base.asked == ["g", "g"]
        holding.forget("g", OTHER)
        assert await holding.holder("g") == OTHER
        base.next = Beat({}, {}, (), None)
        await holding.beat()
        assert not holding.knows("g")
        base.games["g"] = True
        assert await holding.holder("g") is None and holding.knows("g")
        return base.asked

    assert asyncio.run(look()) == ["g"] * 4


def test_a_worker_says_that_it_lives_while_many_ask_for_games() -> None:
    async def look() -> None:
        base = Base()
        holding, _ = holding_of(base)
        base.open.clear()
        asking = [asyncio.create_task(holding.holder(f"junk{number}")) for number in range(50)]
        await asyncio.sleep(0)
        try:
            async with asyncio.timeout(30):
                await holding.beat()
            assert holding.is_sure and not base.asked
        finally:
            base.open.set()
        assert await asyncio.gather(*asking) == [None] * 50
        assert not holding.elsewhere and not holding.mine

    asyncio.run(look())


@pytest.mark.parametrize("by_beat", [True, False])
def test_a_game_that_comes_back_is_made_anew(*, by_beat: bool) -> None:
    async def look() -> list[str]:
        base = Base(g=True)
        holding, lost = holding_of(base)
        await holding.beat()
        await holding.take("g")
        assert lost == []
        holding.last -= 10
        await holding.take("g")
        assert lost == [], "nobody else has had it"
        base.own.clear()
        if by_beat:
            base.next = Beat({2: OTHER}, {2: 3}, ("g",), None)
            await holding.beat()
        else:
            await holding.take("g")
        assert holding.mine == {"g"}
        return lost

    assert asyncio.run(look()) == ["g"]


def test_what_is_taken_while_a_beat_is_under_way_stays() -> None:
    async def look() -> list[str]:
        base = Base(g=True)
        holding, lost = holding_of(base)
        await holding.take("g")
        holding.take_in(Beat({}, {}, (), frozenset({"old"})))
        assert (holding.mine, lost) == ({"g", "old"}, [])
        base.next = Beat({}, {}, (), frozenset())
        await holding.beat()
        return sorted(lost)

    assert asyncio.run(look()) == ["g", "old"]


def test_a_new_game_goes_to_the_worker_that_has_the_fewest() -> None:
    other, third = OTHER, Peer(3, "127.0.0.1:9003", "secret")
    holding, _ = holding_of(Base())
    assert holding.place_for_game() is None, "there is nobody else"
    holding.take_in(Beat({2: other, 3: third}, {2: 2, 3: 1}, (), frozenset({"a", "b"})))
    assert holding.place_for_game() == third
    assert holding.place_for_game() is None, "all have two"
    holding.take_in(Beat({2: other, 3: third}, {2: 0, 3: 0}, (), frozenset()))
    assert holding.place_for_game() is None, "of several that have as few the one that was asked makes it"
