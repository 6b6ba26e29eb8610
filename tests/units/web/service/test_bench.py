"""The laboratory keeps nobody waiting: a deadline, places for each address, a process of its own that ends with its asker."""

import asyncio
import io
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

from affray.web.paths.lab import LINES
from affray.web.service.desk import Setting
from affray.web.service.lab import work as lab_work
from affray.web.service.lab.bench import Bench, Bounds
from affray.web.service.lab.messages import PART, Job, Outcome, read_job, send_job
from tests.units.web.served import PATIENT, bearer, served

ODD = """
import os, sys, time
from affray.lab.progress import parts
from affray.web.service.lab import work as lab_work

numbers = []

def odd(body):
    if b"for ever" in body:
        time.sleep(600)
    if b"memory" in body:
        return b"x" * (8 << 30)
    if b"fault" in body:
        raise KeyError("a fault")
    if b"end" in body:
        os._exit(3)
    if b"process" in body:
        numbers.append(body)
        return {"number": len(numbers)}
    if b"parts" in body:
        for part in parts("abc"):
            time.sleep(0.3)
            list(parts("unheard"))
    return b'{"done": true}'

lab_work.main(sys.argv[1:], {**lab_work.TASKS, "odds": odd})
"""
COMMAND = (sys.executable, "-c", ODD)


def bench(**bounds: float) -> Setting:
    """A server whose laboratory does odd things."""
    return Setting(limits=PATIENT, bench=Bench(Bounds(**{"deadline": 60.0, **bounds}), COMMAND))  # type: ignore[arg-type]


ASKED = count()


def ask(client: httpx.Client, what: str = "", lang: str = "en", **more: float) -> httpx.Response:
    """A question to the laboratory that nobody has asked before."""
    body = {"system": "foeman", "asked": {"what": what, "number": str(next(ASKED))}}
    return client.post("/api/lab/odds", params={"lang": lang}, json=body, **more)  # type: ignore[arg-type]


def until(holds: Callable[[], bool], seconds: float = 20) -> None:
    """Waits until something holds."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("what", "code", "lang", "said"),
    [
        ("for ever", "lab-late", "en", "longer than the 3 seconds"),
        ("for ever", "lab-late", "de", "länger als die 3 Sekunden"),
        ("memory", "lab-memory", "de", "braucht mehr Speicher"),
        ("fault", "lab-fault", "en", "failed at this question"),
        ("end", "lab-memory", "en", "needs more memory"),
    ],
)
def test_what_cannot_be_worked_out_is_one_line_and_the_next_question_is_answered(
    tmp_path: Path, what: str, code: str, lang: str, said: str
) -> None:
    with served(tmp_path, bench(deadline=3.0)) as client:
        until(lambda: ask(client).status_code == 200, 60)
        reply = ask(client, what, lang)
        assert (reply.status_code, reply.json()["code"]) == (503, code)
        assert said in reply.json()["reason"] and "\n" not in reply.json()["reason"]
        until(lambda: ask(client).status_code == 200, 60)


def test_an_address_has_one_place_and_few_questions_and_others_have_theirs(tmp_path: Path) -> None:
    with served(tmp_path, bench()) as client, ThreadPoolExecutor(5) as pool:
        found = client.desk.bench
        eager = [pool.submit(ask, client, "for ever") for _ in range(4)]
        until(lambda: found.count == 4)
        refused = ask(client, lang="de")
        assert (refused.status_code, refused.json()["code"]) == (429, "lab-many")
        assert refused.json()["reason"].startswith("An mehreren deiner Fragen")
        with httpx.Client(
            transport=httpx.HTTPTransport(local_address="127.0.0.2"), base_url=client.url, timeout=60
        ) as other:
            assert ask(other).json() == {"done": True}
        assert len(found.busy) == 1
        found.stop()
        assert {reply.result().status_code for reply in eager} == {503}


def test_a_full_laboratory_says_so(tmp_path: Path) -> None:
    with served(tmp_path, bench(places=1, patience=0.5, all=2)) as client, ThreadPoolExecutor(2) as pool:
        first = pool.submit(ask, client, "for ever")
        until(lambda: bool(client.desk.bench.busy))
        assert ask(client).json()["code"] == "lab-busy"
        second = pool.submit(ask, client)
        until(lambda: client.desk.bench.count == 2)
        assert ask(client, lang="de").json()["reason"].startswith("Das Labor ist mit anderen Fragen beschäftigt")
        assert second.result().status_code == 503
        client.desk.bench.stop()
        assert first.result().json()["code"] == "lab-busy"


def test_work_ends_when_its_asker_is_gone(tmp_path: Path) -> None:
    with served(tmp_path, bench()) as client:
        found = client.desk.bench
        with pytest.raises(httpx.ReadTimeout):
            ask(client, "for ever", timeout=2)
        until(lambda: not found.busy and not found.count)
        assert ask(client, timeout=60).json() == {"done": True}


def lines(client: httpx.Client, what: str, lang: str = "en") -> list[object]:
    """What is heard of a question, line by line."""
    body = {"system": "foeman", "asked": {"what": what}}
    asked = client.stream("POST", "/api/lab/odds", params={"lang": lang}, json=body, headers={"Accept": LINES})
    with asked as reply:
        assert reply.status_code == 200 and reply.headers["content-type"] == LINES
        return [json.loads(line) for line in reply.iter_lines()]


def test_who_wants_lines_hears_how_far_an_answer_is(tmp_path: Path) -> None:
    with served(tmp_path, bench(deadline=3.0)) as client:
        until(lambda: ask(client).status_code == 200, 60)
        first, *steps, last = lines(client, "parts")
        assert first == {"done": 0, "size": 0} and last == {"answer": {"done": True}}
        assert steps == [{"done": done, "size": 3} for done in range(4)]
        late = lines(client, "for ever", "de")[-1]
        assert (
            isinstance(late, dict) and late["fault"]["code"] == "lab-late" and "3 Sekunden" in late["fault"]["reason"]
        )


def test_work_ends_when_nobody_reads_its_lines(tmp_path: Path) -> None:
    with served(tmp_path, bench()) as client:
        client.timeout = httpx.Timeout(2)
        with pytest.raises(httpx.ReadTimeout):
            lines(client, "for ever")
        until(lambda: not client.desk.bench.busy and not client.desk.bench.count)
        assert ask(client, timeout=60).json() == {"done": True}


def test_the_same_question_is_worked_out_once(tmp_path: Path) -> None:
    with served(tmp_path, bench()) as client:
        body = {"system": "foeman", "asked": {"what": "process"}}
        first, again = (client.post("/api/lab/odds", json=body, timeout=60).json() for _ in range(2))
        assert first == again == {"number": 1}
        other = {**body, "lang": "de"}
        assert client.post("/api/lab/odds", json=other, timeout=60).json() == {"number": 2}
        assert lines(client, "process")[-1] == lines(client, "process")[-1]
        long = {"system": "foeman", "asked": {"what": "process" + "s" * 5000}}
        assert client.post("/api/lab/odds", json=long).json() != client.post("/api/lab/odds", json=long).json()


def test_processes_that_nobody_needs_end(tmp_path: Path) -> None:
    with served(tmp_path, bench(idle=0.2)) as client:
        assert ask(client, timeout=60).status_code == 200
        until(lambda: not client.desk.bench.free)


def test_what_has_to_be_worked_out_needs_the_key_of_a_server_that_has_one(tmp_path: Path) -> None:
    with served(tmp_path, Setting(key="sesame", limits=PATIENT)) as client:
        assert ask(client).status_code == 401
        for path in ("duel", "compare", "sample", "results", "report"):
            assert client.post(f"/api/lab/{path}", json={"system": "foeman"}).status_code == 401
        asked = {"system": "foeman", "asked": {"dice": "3"}}
        assert client.post("/api/lab/odds", json=asked, headers=bearer("sesame")).status_code == 200
        # Looking is free.
        for path in ("/api/lab", "/api/lab/studies"):
            assert client.get(path).status_code == 200


CODE = "import sys; from affray.cli.main import main; sys.exit(main(sys.argv[1:]))"
LONG = {"system": "wargame", "a": "like=fantasy/spears", "b": "like=fantasy/spears2", "asked": {"games": "2000"}}


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_a_server_ends_at_once_with_long_questions_under_way(tmp_path: Path, number: signal.Signals) -> None:
    command = [sys.executable, "-c", CODE, "serve", "--port", "0", "--no-open", "--store", str(tmp_path / "s.sqlite")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None and process.stderr is not None
        address = process.stdout.readline().split()[-1]
        with httpx.Client(base_url=address, timeout=60) as client, ThreadPoolExecutor(4) as pool:
            made = client.post("/api/games", json={"system": "foeman", "scenario": "duel"}).json()
            at = f"/api/games/{made['game']}/told"
            waits = pool.submit(client.get, at, params={"since": 1, "wait": 50}, headers=bearer(made["token"]))
            asked = [pool.submit(client.post, "/api/lab/duel", json=LONG) for _ in range(2)]
            until(lambda: bool(children(process.pid)), 60)
            child = children(process.pid)[0]
            os.kill(process.pid, number)
            # Less than the server would wait for any of them.
            process.wait(20)
            for future in (waits, *asked):
                future.exception()
        assert "Traceback" not in process.stderr.read()
    until(lambda: not Path(f"/proc/{child}").exists() or "Z" in Path(f"/proc/{child}/stat").read_text().split()[2])


def children(process: int) -> list[str]:
    """The processes that a process has started."""
    return Path(f"/proc/{process}/task/{process}/children").read_text().split()


def test_a_large_question_comes_whole_and_in_parts() -> None:
    async def send(body: bytes) -> tuple[Job | None, int]:
        parts: list[bytes] = []
        out = SimpleNamespace(write=lambda data: parts.append(bytes(data)), drain=lambda: asyncio.sleep(0))
        await send_job(out, "verify", body, "de")  # type: ignore[arg-type]
        return read_job(io.BytesIO(b"".join(parts))), max(map(len, parts))

    for body in (b"", b"{}", b"x" * (5 * PART + 1)):
        job, most = asyncio.run(send(body))
        assert job is not None and (job.task, job.body, job.lang) == ("verify", body, "de") and most <= PART
    assert read_job(io.BytesIO()) is None


def test_a_question_is_never_two_things() -> None:
    job = Job("odds", b"{}", "de")
    outcome = lab_work.outcome_of(job, {"odds": lambda body: {"asked": body.decode()}})
    assert outcome == Outcome(b'{"asked":"{}"}')
    assert lab_work.outcome_of(Job("study", b"none")).code == "input"
