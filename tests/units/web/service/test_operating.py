"""What whoever runs a server sees: its metrics, its log, whether it is ready."""

import asyncio
import json
import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from affray.web.operating import events
from affray.web.operating.events import JsonLines, Often, TextLines
from affray.web.operating.meters import Histogram, MetricsPage
from affray.web.service import desk as desks
from affray.web.service import guard
from affray.web.service.desk import Setting
from affray.web.service.limits import Limits
from tests.units.web.served import LONG, PATIENT, Client, bearer, made_game, new_game, served, sit

LINE = re.compile(r"(?P<name>[a-z_]+)(\{(?P<labels>.*)\})? (?P<value>[-+0-9.e]+|\+Inf)")
SEEN = Setting(limits=PATIENT, metrics=("127.0.0.1/32", "::1"))


def metrics(client: Client) -> dict[str, float]:
    """The metrics, by name and labels."""
    reply = client.get("/metrics")
    assert reply.status_code == 200 and reply.headers["content-type"].startswith("text/plain; version=0.0.4")
    found: dict[str, float] = {}
    for line in reply.text.splitlines():
        if line.startswith("#"):
            assert re.fullmatch(r"# (HELP [a-z_]+ .+|TYPE [a-z_]+ (counter|gauge|histogram))", line)
            continue
        match = LINE.fullmatch(line)
        assert match, line
        found[line.rpartition(" ")[0]] = float(match["value"])
    return found


def answered(client: Client, game: str, token: str, text: str = "") -> int:
    """The status of an answer: one that is offered, or another."""
    position = client.get(f"/api/games/{game}", headers=bearer(token)).json()["position"]
    text = text or position["asked"]["choices"][0]["offer"]["text"]
    said = {"id": text, "state": position["state"], "answers": [text]}
    return client.post(f"/api/games/{game}/answers", json=said, headers=bearer(token)).status_code


# --- metrics ----------------------------------------------------------------------------------------------------------
def test_the_metrics_count_what_happens(tmp_path: Path) -> None:
    with served(tmp_path, SEEN) as client:
        before = metrics(client)
        made = new_game(client)
        assert answered(client, made.game, made.token) == 200
        assert answered(client, made.game, made.token, "no answer at all") in (400, 409)
        after = metrics(client)
    grown = {name: value - before.get(name, 0) for name, value in after.items()}
    assert (grown["affray_answers_total"], grown["affray_refusals_total"]) == (1, 1)
    assert after["affray_rooms"] == 1 and after["affray_sockets"] == 0
    assert grown["affray_commits_total"] >= 2
    assert grown["affray_commit_batches_count"] == grown["affray_commits_total"]
    assert grown['affray_responses_total{status="201"}'] == 1
    assert grown['affray_request_seconds_count{path="/api/games/{game}/answers"}'] == 2
    parts = {
        name: after[f'affray_answer_seconds_count{{part="{name}"}}'] for name in ("rule", "store", "send", "whole")
    }
    assert all(parts.values()) and parts["store"] == parts["send"]
    assert after['affray_answer_seconds_bucket{part="whole",le="+Inf"}'] == parts["whole"]
    assert after["process_cpu_seconds_total"] > 0 and after["process_resident_memory_bytes"] > 1e7
    assert after['affray_lab_jobs{state="busy"}'] == after['affray_thinkers{state="waiting"}'] == 0


def test_the_metrics_count_limits_and_a_store_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    setting = Setting(limits=Limits(heavy=(0.001, 1)), metrics=("127.0.0.1",))
    with served(tmp_path, setting) as client:
        made_game(client)
        assert client.post("/api/games", json={}).status_code == 429

        def fail(_: object) -> None:
            raise OperationalError("", {}, Exception("disk full"))

        monkeypatch.setattr(desks, "write_trial", fail)
        assert client.get("/api/ready").status_code == 503
        found = metrics(client)
    assert found['affray_limited_total{limit="heavy"}'] == 1
    assert found["affray_store_errors_total"] == 1


def test_the_metrics_are_for_those_who_are_named_and_through_no_proxy(tmp_path: Path) -> None:
    with served(tmp_path, Setting(limits=PATIENT)) as client:
        assert client.get("/metrics").status_code == 404
    with served(tmp_path, SEEN) as client:
        assert client.get("/metrics", headers={"x-forwarded-for": "127.0.0.1"}).status_code == 404
        assert client.get("/metrics", headers={"forwarded": "for=127.0.0.1"}).status_code == 404
        with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2")) as other:
            assert other.get(f"{client.url}/metrics").status_code == 404


def test_a_histogram_is_written_as_prometheus_reads_it() -> None:
    found, page = Histogram((1.0, 2.5)), MetricsPage()
    for value in (0.5, 1.0, 2.0, 9.0):
        found.add(value)
    page.histogram("a_b", "What.", [({"x": 'say "so"\\'}, found)])
    said = 'x="say \\"so\\"\\\\"'
    assert page.text() == (
        "# HELP a_b What.\n# TYPE a_b histogram\n"
        f'a_b_bucket{{{said},le="1"}} 2\na_b_bucket{{{said},le="2.5"}} 3\na_b_bucket{{{said},le="+Inf"}} 4\n'
        f"a_b_sum{{{said}}} 12.5\na_b_count{{{said}}} 4\n"
    )


# --- readiness --------------------------------------------------------------------------------------------------------
def test_a_server_says_whether_it_is_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: object) -> None:
        raise OperationalError("", {}, Exception("disk full"))

    with served(tmp_path) as client:
        hub = client.desk.hub
        assert hub is not None
        assert (client.get("/api/ready").status_code, client.get("/api/ready").json()["status"]) == (200, "ready")
        client.desk.tried = -100.0, True
        monkeypatch.setattr(desks, "write_trial", fail)
        for path in ("/api/ready", "/api/health"):
            reply = client.get(path)
            assert (reply.status_code, reply.json()["status"]) == (503, "the store fails")
        monkeypatch.undo()
        client.desk.tried = -100.0, True
        hub.stopping = True
        reply = client.get("/api/ready")
        assert (reply.status_code, reply.json()["status"]) == (503, "draining")
        assert client.get("/api/health").status_code == 200
        client.desk.hub = None
        assert client.get("/api/ready").json()["status"] == "starting"
        client.desk.hub = hub
        hub.stopping = False


# --- the log ----------------------------------------------------------------------------------------------------------
@contextmanager
def logged() -> Iterator[list[str]]:
    """The lines of the log, as JSON and as text."""
    lines: list[str] = []

    class Keeping(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.extend((JsonLines().format(record), TextLines().format(record)))

    handler, root, log = Keeping(), logging.getLogger(), logging.getLogger("affray")
    before = log.level
    root.addHandler(handler)
    log.setLevel(logging.INFO)
    try:
        yield lines
    finally:
        root.removeHandler(handler)
        log.setLevel(before)


def events_in(lines: list[str]) -> list[dict[str, object]]:
    """The events of a log."""
    return [json.loads(line) for line in lines[::2]]


SEED, CHAT, NAME, ARMY = 918273645546372, "A marker in the talk", "Marker the Fifth", "Marker figure"
FAILS = "a marker in an error"


def test_the_log_tells_what_happens_and_nothing_that_is_somebodys(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise ValueError(FAILS)

    monkeypatch.setattr(guard, "SLOW", 0.0)
    monkeypatch.setattr(events, "PAUSE", 0.0)
    key, limits = "marker-key", Limits(chat=(0.001, 1))
    with logged() as lines, served(tmp_path, Setting(key=key, limits=limits)) as client:
        host = bearer(key)
        sent = {"system": "foeman", "scenario": "duel", "seats": {"Blue": "friend"}, "seed": SEED, "name": NAME}
        made = client.post("/api/games", json=sent, headers=host).json()
        game, token, link = made["game"], made["token"], made["friends"][0]["token"]
        own = sit(client, game, link)
        at = f"/api/games/{game}/commands"
        for number in range(3):
            chat = {"id": f"{number}", "do": "chat", "text": CHAT}
            client.post(at, json=chat, headers=bearer(own))
        position = client.get(f"/api/games/{game}", headers=bearer(token)).json()["position"]
        assert position["state"] == 0
        client.get("/api/roster/figure", params={"name": ARMY}, headers=host)
        client.get(f"/api/campaigns/{ARMY}", headers=host)
        client.get("/api/roster", headers=bearer("marker-guess"))
        # What is written twice is refused by the store, with all that was to be written.
        hub = client.desk.hub
        assert hub is not None
        from affray.web.store.store import log_batch

        hub.store.writer.write(log_batch(game, 50, (b"{}",)))
        with pytest.raises(Exception, match="UNIQUE") as error:
            hub.store.writer.write(log_batch(game, 50, (CHAT.encode(),)))
        assert CHAT not in str(error.value)
        monkeypatch.setattr(type(hub), "reader", fail)
        assert client.get(f"/api/games/{game}/turn", headers=bearer(token)).status_code == 500
    text = "\n".join(lines)
    for secret in (str(SEED), CHAT, NAME, ARMY, key, "marker-guess", token, link, own, made["onlooker"], FAILS):
        assert secret not in text, secret
    said = events_in(lines)
    assert {"game-made", "seat-taken", "limited", "slow-request"} <= {str(event["event"]) for event in said}
    made_event = next(event for event in said if event["event"] == "game-made")
    assert (made_event["game"], made_event["system"], made_event["level"]) == (game, "foeman", "info")
    failed = next(event for event in said if event.get("error") == "ValueError")
    assert "in fail" in str(failed["traceback"])
    assert {"/api/campaigns/{name}"} <= {str(event.get("path")) for event in said}


def test_what_comes_by_the_thousand_is_written_once_a_second_to_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events, "PAUSE", 0.3)

    async def burst() -> None:
        often = Often("limited")
        for number in range(1000):
            often.note(limit="light", key=number)
        async with asyncio.timeout(LONG):
            while often.waiting:
                await asyncio.sleep(0.01)
        assert often.timer is None

    with logged() as lines:
        asyncio.run(burst())
    said = events_in(lines)
    assert (said[0]["key"], said[-1]["key"]) == (0, 999) and said[0]["times"] == 1
    assert sum(int(str(event["times"])) for event in said) == 1000 and len(said) < 20


def test_a_line_of_text_says_the_same() -> None:
    with logged() as lines:
        events.note("game-made", game="abc")
        events.warn("slow-request", seconds=1.5)
    assert [line.split(" ", 1)[1] for line in lines[1::2]] == [
        "info game-made game=abc",
        "warning slow-request seconds=1.5",
    ]


def test_sockets_are_counted(tmp_path: Path) -> None:
    from websockets.asyncio.client import connect

    with served(tmp_path, SEEN) as client:
        made = new_game(client)

        async def look() -> float:
            at = f"{client.url.replace('http', 'ws')}/api/games/{made.game}/socket"
            async with connect(at) as socket:
                await socket.send(json.dumps({"kind": "hello", "token": made.token}))
                await socket.recv()
                return (await asyncio.to_thread(metrics, client))["affray_sockets"]

        assert asyncio.run(look()) == 1
