"""The laboratory's work, done in a process of its own: `python -m affray.web.service.lab.work` does one job after another.

A job comes in on standard input and its outcome goes out on standard output, each behind its length. The process ends with
the server that has started it.
"""

import os
import queue
import sys
import threading
import time
from collections.abc import Callable, Mapping
from typing import BinaryIO

import msgspec

from affray.core import InputError, RuledOut
from affray.core.field_errors import check_range, range_error
from affray.core.words.texts import ENGLISH
from affray.game import Game, loads
from affray.game.differences import Differs
from affray.lab import chances, compare, solve
from affray.lab.api import lab_systems
from affray.lab.field_errors import fault
from affray.lab.field_texts import field_text
from affray.lab.ladder.view import found_from_bytes, ladders, shipped_ladder
from affray.lab.progress import watched
from affray.lab.schema import Comparison, Duel, Odds
from affray.lab.sweep.ledger import SWEEP
from affray.lab.sweep.view import studies, study_ledger, study_view, view_from_bytes
from affray.lab.value_names import labels, noticed_names, procedure_names, value_names
from affray.lab.words import words
from affray.platform import ignore_interrupts, limit_memory, lower_priority
from affray.systems import usual_system
from affray.web.messages import Verified
from affray.web.messages.lab import LabCompare, LabDuel, LabInfo, LabOdds, LabReport, LabSample, Ladders, Studies
from affray.web.service.lab.faults import other_faults
from affray.web.service.lab.messages import Job, Outcome, frame, read_job
from affray.web.service.story_work import story_part
from affray.web.words import wording

MOST_FIGURES = 9
"""Of a number so many figures are read."""
MOST_GAMES, MOST_BESIDE, MOST_SIDES = 2_000, 4, 8
"""So much is worked out for one question on the page; the terminal has no such bounds."""
FORMS = ("odds", "duel", "compare", "sample")
"""Tasks that are asked by forms."""
OUTER = {"system", "a", "b", "options", "language"}
"""What a question says beside its fields."""
PACE = 0.25
"""Seconds between two words on how far the work has come."""
NICENESS = 10
"""Tables go before questions."""


class AskedSystem(msgspec.Struct, frozen=True):
    """Of a question the system that it is about, as questions have it."""

    system: str = usual_system()


def lab_info(lang: str) -> LabInfo:
    """What can be asked, in a language."""
    catalogue, language = words(), lab_language(lang)
    plain = (name for name in catalogue.ids(ENGLISH) if not catalogue.variables(ENGLISH, name))
    said = {**{text: catalogue.say(language, text) for text in plain}, **procedure_names(language)}
    return LabInfo(
        lab_systems(),
        {**labels(language), **noticed_names(language), **value_names(language), **dict(sorted(said.items()))},
    )


def lab_language(lang: str) -> str:
    """The language of the laboratory that is nearest to one."""
    return wording.nearest_language(words().languages, lang)


def answer_odds(asked: LabOdds) -> Odds:
    """The odds of a procedure, and others beside it. Raises InputError."""
    from msgspec.structs import replace

    if len(asked.beside) > MOST_BESIDE:
        raise fault("beside", None, "count", most=MOST_BESIDE, count=len(asked.beside))

    def odds_of(given: dict[str, str]) -> Odds:
        return chances(asked.system, asked.options, **question_fields(given, asked.lang))

    others = (replace(odds_of({**asked.asked, **row}), changed=row) for row in asked.beside)
    return replace(odds_of(asked.asked), beside=tuple(others))


def answer_duel(asked: LabDuel) -> Duel:
    """A duel worked out. Raises InputError."""
    given = question_fields(asked.asked, asked.lang)
    games = given.get("games", "0")
    if "gpu" in given:
        raise fault("gpu", None, "gpu-page")
    if not (games.isdecimal() and len(games) <= MOST_FIGURES and int(games) <= MOST_GAMES):
        raise range_error("games", games, 0, MOST_GAMES)
    own = {"policy": tuple(asked.policies)} if asked.policies else {}
    return solve(asked.system, asked.a, asked.b, asked.options, **{**given, **own})


def answer_comparison(asked: LabCompare) -> Comparison:
    """What house rules change. Raises InputError."""
    if len(asked.sides) > MOST_SIDES:
        raise fault("sides", None, "count", most=MOST_SIDES, count=len(asked.sides))
    check_range("games", asked.games, 0, MOST_GAMES)
    if len(asked.policies) > 2:
        raise fault("policies", None, "policies", count=len(asked.policies))
    both = (asked.policies[0], asked.policies[-1]) if asked.policies else None
    return compare(asked.system, asked.a, asked.b, sides=asked.sides, policies=both, games=asked.games, seed=asked.seed)


def sample_record(asked: LabSample) -> str:
    """The record of a duel, or of a game of a cell of a sweep. Raises InputError."""
    from affray.lab.sweep.sampling import sample_cell, sample_duel
    from affray.lab.sweep.spec import spec_from_json

    if asked.spec:
        return sample_cell(spec_from_json(asked.spec), asked.cell, asked.number, turned=asked.turned).decode()
    who, options = (asked.a, asked.b), dict(asked.options)
    return sample_duel(asked.system, who, tuple(asked.policies), options, asked.seed, asked.number).decode()


def report_html(asked: LabReport) -> str:
    """A report as one page. Raises InputError."""
    from affray.lab.report.charts import altair_of
    from affray.lab.report.document import report_of
    from affray.lab.report.pages import report_page
    from affray.lab.report.study import study_of

    altair_of()
    name = asked.study or "results"
    data = study_ledger(asked.study) if asked.study else asked.results.encode()
    kept, language = SWEEP.from_bytes(data, name), lab_language(asked.lang)
    return report_page(report_of(study_of(kept, name, asked.where, every=asked.every, language=language)))


def question_fields(asked: dict[str, str], lang: str) -> dict[str, str]:
    """The fields that say something, and the language of names. Raises InputError for what is no field of a question."""
    for name in OUTER & asked.keys():
        raise InputError(f"asked: {name}: expected a field of the question")
    return {**{name: value for name, value in asked.items() if value != ""}, "language": lab_language(lang)}


def verify_record(data: bytes) -> Verified:
    """What comes of checking a record."""
    try:
        game: Game[object, object] = loads(data)
    except Differs as error:
        return Verified(holds=False, difference=str(error.difference))
    except InputError as error:
        return Verified(holds=False, difference=str(error))
    if game.parting is not None and game.behaviour < game.system.facts.version:
        return Verified(holds=False, difference=game.parting.text(game.system))
    return Verified(holds=True)


# --- the process ------------------------------------------------------------------------------------------------------
TASKS: Mapping[str, Callable[[bytes], object]] = {
    "info": lambda body: lab_info(body.decode()),
    "odds": lambda body: answer_odds(msgspec.json.decode(body, type=LabOdds)),
    "duel": lambda body: answer_duel(msgspec.json.decode(body, type=LabDuel)),
    "compare": lambda body: answer_comparison(msgspec.json.decode(body, type=LabCompare)),
    "sample": lambda body: sample_record(msgspec.json.decode(body, type=LabSample)).encode(),
    "studies": lambda _: Studies(studies()),
    "study": lambda body: study_view(body.decode()),
    "results": lambda body: view_from_bytes(body, "results"),
    "ladders": lambda _: Ladders(ladders()),
    "ladder": lambda body: shipped_ladder(body.decode()),
    "ladder-results": lambda body: found_from_bytes(body, "results"),
    "report": lambda body: report_html(msgspec.json.decode(body, type=LabReport)).encode(),
    "verify": verify_record,
    "story": story_part,
}
"""The tasks by name; each takes what is asked as it was sent."""


def outcome_of(job: Job, tasks: Mapping[str, Callable[[bytes], object]] = TASKS) -> Outcome:
    """What comes of a job."""
    try:
        found = tasks[job.task](job.body)
    except RuledOut as error:
        said = error.wording(wording.nearest_language(wording.TEXTS.languages, job.lang))
        return Outcome(code=error.refusals[0].code, reason=said, clauses=error.clauses)
    except InputError as error:
        if job.task in FORMS:
            return form_outcome(job, error, tasks)
        return Outcome(code="input", reason=error.line(lab_language(job.lang)))
    except MemoryError:
        return Outcome(code="lab-memory")
    except Exception as error:  # noqa: BLE001  (whatever it is, the next question is another)
        return Outcome(code="lab-fault", reason=f"{type(error).__name__}: {error}")
    return Outcome(found if isinstance(found, bytes) else msgspec.json.encode(found))


def form_outcome(job: Job, error: InputError, tasks: Mapping[str, Callable[[bytes], object]]) -> Outcome:
    """What comes of a question of a form that does not fit."""

    def said(input_error: InputError) -> str:
        return field_text(input_error, system_of(job), lab_language(job.lang))

    others = other_faults(job.task, job.body, error.field, tasks) if error.field else {}
    faults = {name: said(input_error) for name, input_error in others.items()}
    return Outcome(code="input", reason=said(error), clauses=error.clauses, field=error.field, others=faults)


def system_of(job: Job) -> str:
    """The key of the system that a job asks about; "" where it asks about none."""
    try:
        return msgspec.json.decode(job.body, type=AskedSystem).system
    except msgspec.DecodeError:
        return ""


def read_jobs(source: BinaryIO, waiting: "queue.SimpleQueue[Job]") -> None:
    """Takes in jobs until there are no more; then the server is gone, and so is this process."""
    while job := read_job(source):
        waiting.put(job)
    os._exit(0)


class Reporter:
    """Says now and then how far the work has come, to whoever reads what this process puts out."""

    def __init__(self, out: BinaryIO) -> None:
        self.out, self.due = out, 0.0

    def __call__(self, done: int, size: int) -> None:
        # What has no size is an outcome.
        if size and (now := time.monotonic()) >= self.due:
            self.due = now + PACE
            self.send(Outcome(done=done, size=size))

    def send(self, outcome: Outcome) -> None:
        """Puts out an outcome."""
        self.out.write(frame(outcome))
        self.out.flush()


def main(arguments: list[str], tasks: Mapping[str, Callable[[bytes], object]] = TASKS) -> None:
    """Works until the server is gone; the first argument is the most memory, in bytes."""
    ignore_interrupts()
    lower_priority(NICENESS)
    limit_memory(int(arguments[0]))
    report = Reporter(os.fdopen(os.dup(1), "wb"))
    # What somebody prints is no outcome.
    os.dup2(2, 1)
    waiting = queue.SimpleQueue[Job]()
    threading.Thread(target=read_jobs, args=(sys.stdin.buffer, waiting), daemon=True).start()
    while True:
        job = waiting.get()
        with watched(report):
            outcome = outcome_of(job, tasks)
        report.send(outcome)


if __name__ == "__main__":
    main(sys.argv[1:])
