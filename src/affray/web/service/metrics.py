"""The metrics of a server, as Prometheus reads them."""

import asyncio
import time
from http import HTTPStatus

from starlette.requests import Request

from affray import __version__
from affray.platform import memory_in_use
from affray.web.operating.meters import MetricsPage, merged_pages
from affray.web.rooms.hub import Hub
from affray.web.service.desk import Desk, desk_of
from affray.web.service.relay import PEER, ask_elsewhere, holding_of
from affray.web.store.holds import Peer

STARTED = time.time()
PATIENCE = 2.0
"""So many seconds another worker is waited for."""


async def all_metrics(request: Request) -> str:
    """The metrics of a server, of several workers those of all; another worker asks for this one's alone."""
    desk = desk_of(request)
    holding = holding_of(desk)
    own = metrics_text(desk)
    if holding is None or PEER in request.scope:
        return own
    peers = tuple(holding.peers.values())
    others = await asyncio.gather(*(metrics_elsewhere(request, peer) for peer in peers))
    page = MetricsPage()
    said = [({"worker": str(holding.holds.me)}, 1.0)]
    said += [({"worker": str(peer.id)}, float(bool(text))) for peer, text in zip(peers, others, strict=True)]
    page.add("gauge", "affray_worker_answers", "Whether a worker has given its metrics.", said)
    return merged_pages((page.text(), own, *others))


async def metrics_elsewhere(request: Request, peer: Peer) -> str:
    """The metrics of another worker; none where it does not answer in time."""
    try:
        async with asyncio.timeout(PATIENCE):
            reply = await ask_elsewhere(request, peer)
    except TimeoutError:
        return ""
    return bytes(reply.body).decode() if reply is not None and reply.status_code == HTTPStatus.OK else ""


def metrics_text(desk: Desk) -> str:
    """All metrics of a server that runs, or of a worker."""
    holding, hub = holding_of(desk), desk.running_hub()
    page = MetricsPage({"worker": str(holding.holds.me)} if holding is not None else None)
    page.add("gauge", "affray_info", "The version.", [({"version": __version__}, 1)])
    add_games(page, desk, hub)
    add_store(page, desk, hub)
    add_work(page, desk, hub)
    add_process(page)
    return page.text()


def add_games(page: MetricsPage, desk: Desk, hub: Hub) -> None:
    """Adds what players do."""
    meters = desk.meters
    played, refused = meters.answers["played"], meters.answers["refused"]
    page.add("counter", "affray_answers_total", "Answers of seats that were played and kept.", [({}, played)])
    page.add("counter", "affray_refusals_total", "Answers of seats that were refused.", [({}, refused)])
    parts = [({"part": name}, found) for name, found in sorted(meters.parts.named.items())]
    page.histogram("affray_answer_seconds", "Seconds of what seats and computer players do, by part.", parts)
    page.add("gauge", "affray_rooms", "Games in memory.", [({}, len(hub.tables))])
    page.add("gauge", "affray_sockets", "Sockets that are open.", [({}, sum(desk.sockets.taken.values()))])
    statuses = [({"status": status}, count) for status, count in sorted(meters.responses.items())]
    page.add("counter", "affray_responses_total", "Responses by their status.", statuses)
    paths = [({"path": name}, found) for name, found in sorted(meters.requests.named.items())]
    page.histogram("affray_request_seconds", "Seconds of a request that waits for nothing, by its path.", paths)
    hits = [({"limit": kind}, rate.refused) for kind, rate in desk.rates.items()]
    hits += [({"limit": kind}, places.refused) for kind, places in desk.places.items()]
    page.add("counter", "affray_limited_total", "What was refused because it was too much, by the limit.", hits)


def add_store(page: MetricsPage, desk: Desk, hub: Hub) -> None:
    """Adds what the store does."""
    writer = hub.store.writer
    page.add("counter", "affray_commits_total", "Commits of the store.", [({}, writer.commits)])
    page.histogram("affray_commit_batches", "Changes that went into one commit.", [({}, writer.sizes)])
    errors = desk.meters.store_errors
    page.add("counter", "affray_store_errors_total", "Requests that the store has failed.", [({}, errors)])


def add_work(page: MetricsPage, desk: Desk, hub: Hub) -> None:
    """Adds what works beside the tables."""
    thinkers, bench = hub.lineup.thinkers, desk.bench
    thinking = [({"state": "busy"}, thinkers.busy), ({"state": "waiting"}, thinkers.waiting)]
    page.add("gauge", "affray_thinkers", "Computer players that think, or wait for a place.", thinking)
    busy = len(bench.busy)
    jobs = [({"state": "busy"}, busy), ({"state": "waiting"}, max(0, bench.count - busy))]
    page.add("gauge", "affray_lab_jobs", "Questions to the laboratory that are worked on, or wait.", jobs)


def add_process(page: MetricsPage) -> None:
    """Adds what the process takes, under the names that Prometheus has for it."""
    page.add("gauge", "process_start_time_seconds", "When it started, in seconds since 1970.", [({}, STARTED)])
    page.add("counter", "process_cpu_seconds_total", "Seconds of processor time.", [({}, time.process_time())])
    memory = memory_in_use()
    if memory:
        page.add("gauge", "process_resident_memory_bytes", "Bytes of memory.", [({}, memory)])
