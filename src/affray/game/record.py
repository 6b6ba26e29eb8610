"""The record of a game as a file: JSON lines that say enough to play it again and to check every die.

Line 1 is the header: format and version, the system with its behaviour version, options, the whole scenario, seed and
dice. Then a line for each entry: what was given, by which side, the dice rolled, the events told and the state's hash.
The last line closes the file: how many entries, the outcome if the game is over, and a check sum of all lines.
"""

import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar, cast

import msgspec
from msgspec.structs import replace

from affray import __version__
from affray.core import InputError, Scenario, System
from affray.core.field_errors import file_error
from affray.core.house_options import options_for_version
from affray.core.reading.fields import convert
from affray.game.differences import (
    HEAD,
    Broken,
    CutOff,
    Difference,
    Differs,
    Place,
    broken_line,
    compare_lines,
    entry_place,
    no_record,
)
from affray.game.fairness import Proof, check_proof
from affray.game.game import DiceMode, Game
from affray.game.lines import (
    KINDS,
    LEFT,
    checksum,
    encode_line,
    entry_line,
    is_alike,
    line_in_format,
    parting_at,
    shorten,
    start_line,
)
from affray.game.migrations import Line, migrate_from_1
from affray.game.parting import Parting
from affray.game.refusals import Refused
from affray.game.strand import Strands
from affray.platform import flush_folder
from affray.systems import registry

S = TypeVar("S")
A = TypeVar("A")
FORMAT = "affray-record"
VERSION = 2
MIGRATIONS: dict[int, Callable[[list[Line], int], list[Line]]] = {1: migrate_from_1}
"""For each older version of the format, what makes its lines those of the next version, by what the lowest face shows."""


def save(game: Game[S, A], path: str | Path) -> None:
    """Writes the record of a game; the file is replaced as a whole or not at all. Raises InputError."""
    write_file(path, dumps(game))


def write_file(path: str | Path, data: bytes) -> None:
    """Writes a file for the user; it is replaced as a whole or not at all. Raises InputError."""
    try:
        replace_file(Path(path), data)
    except (OSError, ValueError) as error:
        raise file_error(path, error, "write") from None


def replace_file(path: Path, data: bytes) -> None:
    """Replaces a file by a flushed new one beside it, so that a crash leaves the old or the new. Raises OSError.

    A device or pipe, such as the standard output, is written to: nothing takes its place.
    """
    path = path.resolve()
    if path.exists() and not path.is_file() and not path.is_dir():
        path.write_bytes(data)
        return
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(path.stat().st_mode & 0o777 if path.exists() else 0o644)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    flush_folder(path.parent)


def load(path: str | Path, system: System[S, A] | None = None) -> Game[S, A]:
    """The game of a record, played again. Raises InputError that names the line for a file that does not hold.

    The system is found by the key in the header unless it is given.
    """
    return loads(read_bytes(path), str(path), system)


def verify(path: str | Path, system: System[S, A] | None = None) -> Difference | None:
    """The first difference between a record and its replay, every die, event and state derived again; None if none.

    Raises InputError for a file that cannot be read, whose header does not hold, or that is no whole record.
    """
    try:
        load(path, system)
    except Differs as error:
        return error.difference
    return None


def is_record(path: str | Path) -> bool:
    """Whether a file begins as a record. Raises InputError for one that cannot be read."""
    return read_bytes(path).startswith(HEAD)


def read_bytes(path: str | Path) -> bytes:
    """What a file holds. Raises InputError."""
    try:
        return Path(path).read_bytes()
    except (OSError, ValueError) as error:
        raise file_error(path, error) from None


def dumps(game: Game[S, A]) -> bytes:
    """The record of a game as it stands in a file."""
    if not game.lines:
        game.lines.append(encode_line(start_line(game)))
    for moment in game.trail[len(game.lines) - 1 :]:
        game.lines.append(encode_line(entry_line(game.system, moment)))
    lines = [encode_line(header_line(game)), *game.lines]
    return b"".join(line + b"\n" for line in (*lines, encode_line(closing_line(game, lines))))


def loads(data: bytes, source: str = "record", system: System[S, A] | None = None) -> Game[S, A]:
    """The game of a record's text, played again. Raises InputError: `Broken` where the text is no whole record, `Differs` where the
    replay disagrees."""
    lines, version = read_lines(data, source, system)
    game = read_header(lines[0], source, system)
    if game.behaviour < game.system.facts.version:
        return reopen(game, lines, source)
    play_lines(game, lines[:-1], source, version)
    written = [encode_line(line) for line in lines[:-1]]
    compare_lines(closing_line(game, written), lines[-1], source, Place(len(lines)))
    return game


def play_lines(game: Game[S, A], lines: list[Line], source: str, version: int) -> None:
    """Gives the entries of a record's lines, its header first, to the game at its start. Raises Differs, Broken."""
    if len(lines) < 2:
        raise CutOff(source, lines, can_rescue=False)
    sides = game.system.sides(game.state)
    compare_lines(line_in_format(start_line(game), version), lines[1], source, Place(2), sides)
    for number, line in enumerate(lines[2:], start=3):
        place = entry_place(game.system, game.line[-1], len(game.line) - 1, number, line)
        apply_line(game, line, source, place)
        mine = line_in_format(entry_line(game.system, game.trail[-1]), version)
        # The answer was read from this very text: however it was typed, it is the same answer.
        same = {"answer": mine["answer"]} if "answer" in mine and "answer" in line else {}
        compare_lines(mine, {**line, **same}, source, place, sides)


def load_whole_part(path: str | Path) -> Game[S, A]:
    """The game of a record; of a file that was cut off the answers that are whole. Raises InputError."""
    try:
        return load(path)
    except CutOff as error:
        if not error.can_rescue:
            raise
        game: Game[S, A] = read_header(error.lines[0], str(path), None)
        play_lines(game, error.lines, str(path), VERSION)
        return game


def read_lines(data: bytes, source: str, system: System[S, A] | None) -> tuple[list[Line], int]:
    """The lines of a record as in the present version of the format, and the version that they were of. Raises InputError."""
    lines: list[Line] = []
    texts = data.removesuffix(b"\n").split(b"\n")
    for number, text in enumerate(texts, start=1):
        try:
            lines.append(msgspec.json.decode(text, type=dict[str, object]))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            if number == 1:
                raise no_record(source, data) from None
            if data.endswith(b"\n") or number < len(texts):
                raise broken_line(source, number, "record-text", shorten(text)) from None
    head = lines[0]
    if head.get("format") != FORMAT:
        raise no_record(source, data)
    version = head.get("version")
    if type(version) is not int or (version < VERSION and version not in MIGRATIONS):
        raise InputError(f"{source}: line 1: version: expected a number up to {VERSION}, got {shorten(version)}")
    if version > VERSION:
        raise InputError(f"{source}: line 1: version {version} is newer than this program reads (up to {VERSION})")
    if "sum" not in lines[-1]:
        raise CutOff(source, lines, can_rescue=version == VERSION and is_current(head, source, system))
    if version == VERSION:
        return lines, version
    low = (header_system(head, source) if system is None else system).facts.low_face
    held = checksum(map(encode_line, lines[:-1])) == lines[-1].get("sum")
    for step in range(version, VERSION):
        lines = MIGRATIONS[step](lines, low)
    # The file's own check sum is of the lines as they stood.
    return [*lines[:-1], {**lines[-1], "sum": checksum(map(encode_line, lines[:-1])) if held else ""}], version


def header_line(game: Game[S, A]) -> Line:
    """The first line: what the game starts from."""
    facts = game.system.facts
    line: Line = {
        "format": FORMAT,
        "version": VERSION,
        "affray": __version__,
        "system": facts.key,
        "behaviour": facts.version,
        "options": dict(game.options),
        # The source is where this machine found the scenario; the record is the same wherever it was.
        "scenario": msgspec.to_builtins(msgspec.structs.replace(game.scenario, source="")),
        "strands": game.strands,
        "dice": game.dice,
    }
    known = (("proof", game.proof), ("parting", game.parting), ("players", game.players or None))
    return line | {key: part for key, part in known if part is not None}


def header_system(line: Line, source: str) -> System[object, object]:
    """The system of a header. Raises InputError."""
    try:
        return registry.load_system(str(line.get("system")))
    except InputError as error:
        raise InputError(f"{source}: line 1: {error}") from None


def is_current(line: Line, source: str, system: System[S, A] | None) -> bool:
    """Whether a header is of a game under today's behaviour version. Raises InputError."""
    facts = header_system(line, source).facts if system is None else system.facts
    return line.get("behaviour") == facts.version


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """The first line as it is read."""

    format: str
    """The word for records of this kind."""
    version: int
    """The version of the format."""
    affray: str
    """The version of the program that wrote it."""
    system: str
    """The key of the system."""
    behaviour: int
    """The behaviour version of the system then."""
    options: dict[str, str | int | bool]
    """The house rules of the game, by name."""
    scenario: Scenario
    """The scenario."""
    strands: Strands
    """Which dice it has from which draw."""
    dice: DiceMode
    """Whether dice are drawn or typed."""
    proof: Proof | None = None
    """How the seeds came about; None where they have no proof."""
    parting: Parting | None = None
    """Where today's rules play an earlier version otherwise; None for nowhere."""
    players: tuple[str, ...] = ()
    """Who played each side at a terminal: `human`, a computer player, or `program`; () where that is not kept."""


def read_header(line: Line, source: str, system: System[S, A] | None) -> Game[S, A]:
    """The game at its start. Raises InputError."""
    where = f"{source}: line 1"
    head = convert(line, Header, where)
    named = [field.encode_name for field in msgspec.structs.fields(Scenario)]
    unknown = [key for key in cast("dict[str, object]", line["scenario"]) if key not in named]
    if unknown:
        raise InputError(f"{where}: scenario: unknown {', '.join(map(shorten, unknown))}; expected {', '.join(named)}")
    if system is None:
        system = cast("System[S, A]", header_system(line, source))
    facts = system.facts
    if head.system != facts.key:
        raise InputError(f"{where}: system: expected {facts.key!r}, got {head.system!r}")
    if not 0 < head.behaviour <= facts.version:
        raise InputError(
            f"{where}: recorded under behaviour version {head.behaviour} of {facts.key}; this program plays "
            f"up to version {facts.version}"
        )
    draws = [strand.draw for strand in head.strands]
    if not draws or draws[0] != 0 or draws != sorted(set(draws)):
        raise InputError(f"{where}: strands: expected one from draw 0 and others from later draws, in order")
    try:
        if head.proof is not None:
            check_proof(head.proof, head.strands)
        options = options_for_version(facts.options, head.behaviour, {**head.scenario.options, **head.options})
        game = Game(system, head.scenario, options, head.strands, head.dice)
        game.proof, game.parting, game.behaviour, game.players = head.proof, head.parting, head.behaviour, head.players
        sides = game.system.sides(game.state)
        if game.players and len(game.players) != len(sides):
            raise InputError(f"players: expected one for each of {', '.join(sides)}, got {len(game.players)}")
        return game
    except InputError as error:
        raise InputError(f"{where}: {error}") from None


def closing_line(game: Game[S, A], lines: list[bytes]) -> Line:
    """The last line; the lines before it go into its check sum."""
    line: Line = {"entries": len(game.trail), "sum": checksum(lines)}
    if game.is_over:
        line["score"] = game.score
    return line


def reopen(game: Game[S, A], lines: list[Line], source: str) -> Game[S, A]:
    """The game of an earlier behaviour version, as far as today's rules lead to the same states with the same dice; where
    they do not, a branch from there with the `parting`. Raises Differs for a file that is not as it was written."""
    if len(lines) < 3 or checksum(map(encode_line, lines[:-1])) != lines[-1].get("sum"):
        raise Differs(source, Difference(len(lines), what="sum"))
    parting = None if is_alike(game, lines[1]) else parting_at(game, lines, 2, 0, game.line[0].entry.events)
    for number, line in enumerate(lines[2:-1] if parting is None else (), start=3):
        answers = len(game.line) - 1
        try:
            give_entry(game, line, source, number)
        except InputError as error:
            clauses = error.refusal.clauses if isinstance(error, Refused) else ()
            parting = replace(parting_at(game, lines, number, answers), refused=True, clauses=clauses)
            break
        if not is_alike(game, line):
            parting = parting_at(game, lines, number, answers, game.trail[-1].entry.events)
            break
    if parting is None:
        return game
    branch = branch_off(game, parting.answers)
    branch.parting = parting
    return branch


def branch_off(game: Game[S, A], answers: int) -> Game[S, A]:
    """The game from its first answers on with other dice; who has left it stays away."""
    branch = game.branch(answers)
    branch.behaviour, branch.parting, branch.players = game.behaviour, game.parting, game.players
    for moment in game.trail:
        if moment.entry.kind in LEFT and not branch.is_over:
            branch.leave(moment.entry.side, LEFT[moment.entry.kind])
    return branch


def apply_line(game: Game[S, A], line: Line, source: str, place: Place) -> None:
    """Gives the entry of a line to the game. Raises Differs where the game does not take it, Broken for a line that is none."""
    try:
        give_entry(game, line, source, place.line)
    except Broken:
        raise
    except InputError as error:
        fields = {name: getattr(place, name) for name in Place.__struct_fields__}
        raise Differs(source, Difference(**fields, what="illegal", got=str(error))) from None


def give_entry(game: Game[S, A], line: Line, source: str, number: int) -> None:
    """Gives the entry of a line to the game. Raises Broken for a line that is none, InputError for one that is not legal."""
    kinds = [kind for kind in KINDS if kind in line]
    if len(kinds) != 1:
        raise broken_line(source, number, "record-entry", ", ".join(kinds) or "none")
    kind = kinds[0]
    given = line[kind]
    if kind == "undo":
        game.undo(consent=int(given == "consent"))
    elif kind in LEFT and given is True and type(line.get("side")) is int:
        game.leave(cast(int, line["side"]), LEFT[kind])
    elif kind == "answer" and game.needed is None:
        game.answer_text(given if isinstance(given, str) else "")
    elif kind == "dice" and isinstance(given, list):
        game.answer(tuple(face - game.system.facts.low_face if type(face) is int else -1 for face in given))
    elif kind == "choice" and isinstance(given, int) and game.needed is not None:
        game.answer(given)
    else:
        raise InputError("no such entry is open")
