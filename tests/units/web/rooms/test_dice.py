"""Dice that nobody chooses alone: agreed on by the server and whoever sits there, and new ones once they are known."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from affray.core import InputError
from affray.game import Game
from affray.game import loads as loads_any
from affray.game.fairness import check_proof, commitment, derived_seed
from affray.web.client import Seat
from affray.web.messages import Command, Dice, Done, Made, Refused, Welcome
from affray.web.rooms import chance
from affray.web.service.desk import Setting
from tests.units.web.served import PATIENT, Client, bearer, made_game, served

ROLLS = 60


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server for all of this module."""
    with served(tmp_path_factory.mktemp("dice"), Setting(limits=PATIENT)) as found:
        yield found


def loads(data: bytes) -> Game[object, object]:
    """The game of a record."""
    return loads_any(data)


def record(client: Client, made: Made) -> bytes:
    """The record, as its maker has it."""
    reply = client.get(f"/api/games/{made.game}/record", headers=bearer(made.token))
    assert reply.status_code == 200, reply.text
    return reply.content


def heard(seat: Seat) -> list[Dice]:
    """What a seat hears of dice from now on."""
    found: list[Dice] = []

    async def keep(said: object) -> None:
        if isinstance(said, Dice):
            found.append(said)

    seat.listeners.append(keep)
    return found


async def play(seats: list[Seat], answers: int) -> None:
    """Gives so many answers, the first that is listed each time."""
    for _ in range(answers):
        for seat in seats:
            assert seat.position is not None
            asked = seat.position.asked
            if seat.position.over:
                return
            if asked is not None and asked.choices and seat.welcome is not None and asked.side in seat.welcome.mine:
                state = seat.position.state
                await seat.answer(asked.choices[0].offer.text)
                for other in seats:
                    await other.wait_until(lambda entry, state=state: entry.position.state > state)  # type: ignore[misc]
                break


def agreed(messages: list[Dice]) -> bool:
    """Whether dice have been agreed on."""
    return any(dice.stage == "done" for dice in messages)


async def taken_then_given(client: Client) -> tuple[Made, bytes, bytes]:
    """The maker takes the record while every side is his own, then seats a friend; both play and resign."""
    made = made_game(client)
    async with Seat(client.url, made.game, made.token) as red:
        found = heard(red)
        await red.wait_until(lambda seat: bool(seat.welcome and seat.n >= 2))
        await play([red], 3)
        known = await asyncio.to_thread(record, client, made)
        await red.wait_until(lambda _: any("record" in dice.said for dice in found))
        reply = await asyncio.to_thread(
            lambda: client.post(f"/api/games/{made.game}/seats/1", headers=bearer(made.token))
        )
        link = reply.json()["token"]
        # His own sockets come back: the seat has one side less.
        async with Seat(client.url, made.game, link) as blue, Seat(client.url, made.game, made.token) as host:
            await host.wait_until(lambda seat: seat.welcome is not None and seat.welcome.mine == (0,))
            await play([host, blue], ROLLS)
            await host.command(Command("", "resign"))
            await blue.wait_until(lambda seat: bool(seat.position and seat.position.over))
    return made, known, await asyncio.to_thread(record, client, made)


def test_dice_that_the_maker_knew_are_not_those_that_fall(client: Client) -> None:
    made, known, last = asyncio.run(taken_then_given(client))
    before, after = loads(known), loads(last)
    assert after.proof is not None and before.strands[-1] not in after.strands[1:]
    both = [part for part in after.proof.strands if len(part.nonces) == 2]
    assert both and len(after.strands) > len(before.strands) - 1
    strand = next(strand for strand in after.strands if strand.draw == both[-1].draw)
    assert strand.seed == derived_seed(both[-1].secret, both[-1].nonces)
    assert strand.seed not in {strand.seed for strand in before.strands}
    sent = client.get(f"/api/games/{made.game}", headers=bearer(made.token))
    shown = msgspec.json.decode(sent.content, type=Welcome).strands
    assert [strand_shown.secret for strand_shown in shown] == [part.secret for part in after.proof.strands]
    reply = client.post("/api/verify", content=last)
    assert reply.json()["holds"]
    for part in ("secret", "nonce"):
        value = both[-1].secret if part == "secret" else next(iter(both[-1].nonces.values()))
        other = last.replace(value.encode(), value.encode()[::-1])
        assert other != last and not client.post("/api/verify", content=other).json()["holds"]
        with pytest.raises(InputError, match="bound to"):
            loads(other)


async def alone(client: Client) -> list[Dice]:
    """One person against the computer."""
    made = made_game(client, seats={"Blue": "greedy"})
    async with Seat(client.url, made.game, made.token) as red:
        found = heard(red)
        await red.wait_until(lambda _: agreed(found) or red.n > 1)
        await play([red], 2)
        assert red.welcome is not None and red.welcome.strands[0].secret == ""
    return found


def test_one_person_and_the_server_agree_without_waiting(client: Client) -> None:
    found = asyncio.run(asyncio.wait_for(alone(client), chance.PATIENCE * 3))
    done = [dice for dice in found if dice.stage == "done"]
    assert len(done) <= 1 and all("drew together" in dice.said for dice in done)


class Silent(Seat):
    """A seat that binds itself and never shows its nonce."""

    async def agree(self, asked: Dice) -> None:
        if asked.stage == "pledge":
            await super().agree(asked)


async def silent(client: Client) -> list[Dice]:
    """A friend keeps silent; the maker plays on all the same."""
    made = made_game(client, seats={"Blue": "friend"})
    async with Seat(client.url, made.game, made.token) as red:
        found = heard(red)
        async with Silent(client.url, made.game, made.friends[0].token) as blue:
            await red.wait_until(lambda _: any(dice.said and "Blue gave no number" in dice.said for dice in found))
            await play([red, blue], 3)
            assert red.position is not None and red.position.moment > 0
    return found


def test_who_does_not_answer_is_left_out_by_name(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chance, "PATIENCE", 0.5)
    found = asyncio.run(asyncio.wait_for(silent(client), 60))
    done = next(dice for dice in found if "Blue gave no number" in dice.said)
    assert "Red" in done.said and len(done.pledges) == 2


class Twice(Seat):
    """A seat that was asked on two ways: it says its pledge again once it is to show its nonce, and then another."""

    replies: tuple[asyncio.Future[Done | Refused], ...] = ()

    async def agree(self, asked: Dice) -> None:
        if asked.stage == "show" and asked.commitment in self.nonces and not self.replies:
            assert self.welcome is not None
            bound = commitment(asked.draw, self.welcome.seat, self.nonces[asked.commitment])
            said = (Command("", "pledge", text) for text in (bound, "ab" * 32))
            self.replies = tuple(asyncio.ensure_future(self.command(command)) for command in said)
            await asyncio.sleep(0.1)
        await super().agree(asked)


async def pledged_twice(client: Client) -> list[Done | Refused]:
    """The replies to a pledge said again, and to another one, while nonces are shown."""
    made = made_game(client, seats={"Blue": "friend"})
    blue = Twice(client.url, made.game, made.friends[0].token)
    async with Seat(client.url, made.game, made.token), blue:
        await blue.wait_until(lambda _: bool(blue.replies))
        return [*await asyncio.gather(*blue.replies)]


def test_a_pledge_said_twice_binds_once_and_another_is_refused(client: Client) -> None:
    again, other = asyncio.run(asyncio.wait_for(pledged_twice(client), 60))
    assert isinstance(again, Done) and isinstance(other, Refused)


class Liar(Seat):
    """A seat that shows another nonce than the one it is bound to."""

    async def agree(self, asked: Dice) -> None:
        if asked.stage == "pledge":
            await super().agree(asked)
        elif asked.commitment in self.nonces:
            self.replied = asyncio.ensure_future(self.command(Command("", "show", "ab" * 16)))


async def false_nonce(client: Client) -> Done | Refused:
    """The reply to a nonce that is not the one pledged."""
    made = made_game(client, seats={"Blue": "friend"})

    async with Seat(client.url, made.game, made.token) as red:
        found = heard(red)
        async with Liar(client.url, made.game, made.friends[0].token) as blue:
            await red.wait_until(lambda _: any("Blue gave no number" in dice.said for dice in found))
            return await blue.replied


def test_another_nonce_than_the_one_bound_to_is_refused(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chance, "PATIENCE", 0.5)
    assert isinstance(asyncio.run(asyncio.wait_for(false_nonce(client), 60)), Refused)


def test_a_branch_makes_later_dice_new_and_no_record_is_fished_from(client: Client) -> None:
    made = made_game(client)
    head = bearer(made.token)
    first = loads(record(client, made))
    again = loads(record(client, made))
    assert first.strands[0].seed != again.strands[-1].seed
    client.post(f"/api/games/{made.game}/branch", json={"moment": 0}, headers=head)
    third = loads(record(client, made))
    assert third.strands[-1].seed != again.strands[-1].seed
    lines = client.get(f"/api/games/{made.game}/told", params={"since": "0"}, headers=head).text
    assert lines.count("The record was given out") == 3 and "branched off" in lines


async def before_and_after(folder: Path) -> bytes:
    """A server is started again in the middle of a game of two."""
    with served(folder, Setting(limits=PATIENT)) as client:
        made = made_game(client, seats={"Blue": "friend"})
        async with (
            Seat(client.url, made.game, made.token) as red,
            Seat(client.url, made.game, made.friends[0].token) as blue,
        ):
            await play([red, blue], 4)
            own = blue.token
    with served(folder, Setting(limits=PATIENT)) as client:
        async with Seat(client.url, made.game, made.token) as red, Seat(client.url, made.game, own) as blue:
            await play([red, blue], 6)
            await red.command(Command("", "resign"))
        return await asyncio.to_thread(record, client, made)


def test_agreed_dice_outlive_the_server(tmp_path: Path) -> None:
    game = loads(asyncio.run(before_and_after(tmp_path)))
    assert game.proof is not None
    check_proof(game.proof, game.strands)
    assert any(len(part.nonces) == 2 for part in game.proof.strands)


def test_a_seed_of_the_makers_own_stays_and_is_no_secret(client: Client) -> None:
    made = made_game(client, seed=7)
    reply: httpx.Response = client.get(f"/api/games/{made.game}", headers=bearer(made.token))
    found = msgspec.json.decode(reply.content, type=Welcome)
    assert (found.seed, found.strands) == (7, ())
    assert loads(record(client, made)).strands == loads(record(client, made)).strands


def test_the_server_is_bound_before_it_hears_a_nonce(client: Client) -> None:
    made = made_game(client)
    reply = client.get(f"/api/games/{made.game}", headers=bearer(made.token))
    found = msgspec.json.decode(reply.content, type=Welcome)
    (strand,) = found.strands
    game = loads(record(client, made))
    assert game.proof is not None
    part = game.proof.strands[0]
    assert strand.commitment == commitment(0, part.salt, part.secret) and strand.secret == ""
