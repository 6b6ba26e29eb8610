"""Records: they read back, and no change of theirs goes unseen."""

import errno
import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Literal, cast

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core import InputError
from affray.game import Game, Refused, dumps, load, loads, record, save, verify
from affray.game.differences import Broken, CutOff, Differs
from affray.game.lines import encode_line
from affray.game.record import MIGRATIONS, load_whole_part
from affray.game.scenario import shipped_scenarios
from affray.play import make_seat, play_out
from affray.systems import registry
from tests.toy import FOUR, PIG, TABLE, Pig

Line = dict[str, object]


def played(seed: int = 4, scenario: str = "table") -> Game[Pig, str]:
    """A finished game with an undo in it."""
    game = Game.new(PIG, TABLE if scenario == "table" else FOUR, seed=seed)
    game.answer("roll")
    game.undo(consent=1)
    sides = len(PIG.sides(game.state))
    return play_out(game, [make_seat("random", seed + side) for side in range(sides)])


WHOLE = played()
TEXT = dumps(WHOLE)
LINES = TEXT.splitlines()


def changed(number: int, change: Callable[[Line], object]) -> bytes:
    """The record with one line changed."""
    lines = list(LINES)
    line = msgspec.json.decode(lines[number - 1], type=dict[str, object])
    change(line)
    lines[number - 1] = msgspec.json.encode(line)
    return b"\n".join(lines) + b"\n"


@given(st.integers(0, 300), st.sampled_from(["table", "four"]))
def test_a_record_reads_back_as_the_same_game(seed: int, scenario: str) -> None:
    game = played(seed, scenario)
    again = loads(dumps(game), system=PIG)
    assert dumps(again) == dumps(game)
    assert (again.line, again.trail, list(again.events)) == (game.line, game.trail, list(game.events))


def test_the_same_seeds_give_the_same_bytes() -> None:
    assert dumps(played()) == TEXT


def test_a_record_in_parts_is_the_record_at_once() -> None:
    game = Game.new(PIG, TABLE, seed=4)
    for moment in WHOLE.trail:
        dumps(game)
        if moment.entry.kind == "undo":
            game.undo(consent=1)
        else:
            game.answer(moment.entry.given)
    assert dumps(game) == TEXT


@given(st.integers(0, 60), st.data())
def test_an_unfinished_game_goes_on_after_loading(seed: int, data: st.DataObject) -> None:
    whole = played(seed)
    answers = data.draw(st.integers(0, len(whole.line) - 1))
    short = loads(dumps(whole.branch(answers, 0)), system=PIG)
    for moment in whole.line[answers + 1 :]:
        short.answer(moment.entry.given)
    assert list(short.events) == list(whole.events)


@given(st.integers(0, 60), st.data())
def test_a_branch_reads_back(seed: int, data: st.DataObject) -> None:
    branch = played(seed).branch(data.draw(st.integers(0, 3)))
    play_out(branch, [make_seat("random", 1), make_seat("random", 2)])
    assert loads(dumps(branch), system=PIG).line == branch.line


def test_typed_dice_read_back() -> None:
    game = Game.new(PIG, TABLE, dice="typed")
    for given_ in ("roll", (1,), 1, (5,), (2,), "hold", "roll"):
        game.answer(given_)
    again = loads(dumps(game), system=PIG)
    assert again.state == game.state
    again.answer((3,))
    assert again.state.turn == 4


def test_a_saved_game_loads_and_verifies(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    save(WHOLE, path)
    assert path.read_bytes() == TEXT
    assert load(path, PIG).state == WHOLE.state
    assert verify(path, PIG) is None
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no pipes by name")
def test_a_pipe_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDWR | os.O_NONBLOCK)
    save(WHOLE, pipe)
    assert pipe.is_fifo() and os.read(reader, len(TEXT)) == TEXT
    os.close(reader)


def test_saving_again_replaces_the_file_and_keeps_its_mode(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    save(Game.new(PIG, TABLE), path)
    path.chmod(0o600)
    save(WHOLE, path)
    assert path.read_bytes() == TEXT
    assert path.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_full_disk_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    path = tmp_path / "game.jsonl"
    save(WHOLE, path)

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os if step == "fsync" else Path, step, full)
    with pytest.raises(InputError, match=r"game.jsonl: cannot write: No space left on device$"):
        save(Game.new(PIG, TABLE), path)
    assert path.read_bytes() == TEXT
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    ("name", "said"), [("none/game.jsonl", "the folder for it is not there"), ("a\0b", "cannot write: ")]
)
def test_a_place_that_cannot_be_written_is_one_line(tmp_path: Path, name: str, said: str) -> None:
    with pytest.raises(InputError, match=said):
        save(WHOLE, tmp_path / name)


@pytest.mark.parametrize(
    ("name", "said"),
    [("none.jsonl", "there is no such file"), (".", "this is a folder"), ("a\0b", "cannot read: ")],
)
def test_a_file_that_cannot_be_read_is_one_line(tmp_path: Path, name: str, said: str) -> None:
    with pytest.raises(InputError, match=said):
        verify(tmp_path / name, PIG)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"version": 3}, "version 3 is newer than this program reads"),
        ({"version": 0}, "version: expected a number up to 2, got 0"),
        ({"version": True}, "version: expected a number up to 2, got true"),
        ({"behaviour": 9}, "recorded under behaviour version 9 of pig; this program plays up to version 1"),
        ({"system": "chess"}, "system: expected 'pig', got 'chess'"),
        ({"strands": [{"draw": 0, "seed": -1, "number": 0}]}, "seed -1: expected 0 to"),
        ({"strands": [{"draw": 0, "seed": "x", "number": 0}]}, "expected a whole number"),
        ({"strands": []}, "strands: expected one from draw 0"),
        ({"strands": [{"draw": 1, "seed": 0}]}, "strands: expected one from draw 0"),
        ({"strands": [{"draw": 0, "seed": 0}, {"draw": 0, "seed": 1}]}, "strands: expected one from draw 0"),
        ({"strands": [{"draw": 0, "seed": 0, "number": -1}]}, "game -1: expected"),
        ({"options": {"goal": 3}}, "expected goal 20 or 30"),
        ({"extra": 1}, "extra is unknown"),
        ({"ex\ntra": 1}, "ex\\ntra is unknown"),
    ],
)
def test_a_bad_header_is_named(change: Line, message: str) -> None:
    with pytest.raises(InputError, match=r"^record: line 1: ") as error:
        loads(changed(1, lambda line: line.update(change)), system=PIG)
    assert message in str(error.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"", "the file is empty"),
        (b"\n", "the file is empty"),
        (LINES[0][:40], "the file is cut off within its first line"),
        (b"hello\n", "this is no record of a game"),
        (changed(1, lambda line: line.update(format="chess")), "this is no record of a game"),
    ],
)
def test_a_file_without_a_header_says_what_it_is(text: bytes, said: str) -> None:
    with pytest.raises(InputError, match=f"^record: {said}"):
        loads(text, system=PIG)


def test_a_record_of_a_system_that_there_is_not_names_the_file() -> None:
    with pytest.raises(InputError, match=r"^record: line 1: system 'chess': expected one of foeman"):
        loads(changed(1, lambda line: line.update(system="chess")))


def test_an_unknown_key_of_the_scenario_is_named() -> None:
    def change(line: Line) -> None:
        scenario = line["scenario"]
        assert isinstance(scenario, dict)
        scenario |= {"tittle": "x", "wo\nrds": {}}

    with pytest.raises(
        InputError, match=r'^record: line 1: scenario: unknown "tittle", "wo\\nrds"; expected name, system, title'
    ):
        loads(changed(1, change), system=PIG)


def test_a_record_finds_its_system_by_key() -> None:
    with pytest.raises(InputError, match="system 'pig': expected one of foeman"):
        loads(TEXT)


def aged(text: bytes, *, summed: bool = True) -> bytes:
    """A record as format 1 wrote it: one seed, pairs of draw and game number, bare faces, a check sum of these lines."""
    first, *rest, last = text.splitlines()
    lines = [msgspec.json.decode(line) for line in rest]
    bare = [{**line, "rolls": [roll["faces"] for roll in line["rolls"]]} if "rolls" in line else line for line in lines]
    head, end = msgspec.json.decode(first), msgspec.json.decode(last)
    strands = head.pop("strands")
    head |= {"version": 1, "seed": strands[0]["seed"], "games": [[part["draw"], part["number"]] for part in strands]}
    lines = [encode_line(head), *map(encode_line, bare)]
    sums = {"sum": hashlib.sha256(b"\n".join(lines)).hexdigest()} if summed else {}
    return b"\n".join([*lines, encode_line({**end, **sums})]) + b"\n"


def test_a_record_of_format_1_opens_as_the_same_game() -> None:
    assert dumps(loads(aged(TEXT), system=PIG)) == TEXT
    branch = WHOLE.branch(3)
    assert loads(aged(dumps(branch)), system=PIG).strands == branch.strands != WHOLE.strands


def test_a_record_of_format_1_must_hold_its_own_check_sum() -> None:
    with pytest.raises(Differs, match=f"line {len(LINES)}: the check sum at the end does not fit"):
        loads(aged(TEXT, summed=False), system=PIG)


@pytest.mark.parametrize("games", [7, [7], [[0]], [[0, 0, 0]], None])
def test_a_record_of_format_1_with_bad_games_is_refused(games: object) -> None:
    head = {**msgspec.json.decode(aged(TEXT).splitlines()[0]), "games": games}
    with pytest.raises(InputError, match=r"^record: line 1: "):
        loads(b"\n".join([encode_line(head), *LINES[1:]]), system=PIG)


def reseeded() -> Game[Pig, str]:
    """A finished game whose dice have another seed after three answers."""
    game = WHOLE.branch(3, 0)
    game.reseed(77)
    return play_out(game, [make_seat("random", 1), make_seat("random", 2)])


def test_a_reseeded_game_reads_back_although_parts_of_it_were_written_before() -> None:
    game = WHOLE.branch(3, 0)
    before = dumps(game)
    game.reseed(77)
    assert dumps(game) != before
    play_out(game, [make_seat("random", 1), make_seat("random", 2)])
    again = loads(dumps(game), system=PIG)
    assert (again.line, again.strands) == (game.line, game.strands)
    assert dumps(game) == dumps(reseeded())


@pytest.mark.parametrize(
    ("what", "value", "seen"),
    [
        ("answer", "hold", "illegal"),
        ("answer", 7, "illegal"),
        ("side", 1, "side"),
        ("state", "0" * 16, "state"),
        ("rolls", [[9]], "rolls"),
        ("rolls", [[1.0]], "rolls"),
        ("events", [], "events"),
        ("note", "x", "note"),
        ("no\nte", "x", "no?te"),
    ],
)
def test_verify_names_the_line_and_what_differs(tmp_path: Path, what: str, value: object, seen: str) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(changed(5, lambda line: line.update({what: value})))
    found = verify(path, PIG)
    assert found is not None
    assert (found.line, found.what.replace("\\n", "?").strip('"')) == (5, seen)
    with pytest.raises(Differs, match=r"line 5 \(answer 1, p0: “.*”\): "):
        load(path, PIG)


def test_an_altered_die_is_named_with_its_roll_and_in_german() -> None:
    number = next(n for n, line in enumerate(LINES, 1) if b'"rolls"' in line)
    (roll,) = msgspec.json.decode(LINES[number - 1])["rolls"]
    face = roll["faces"][0]
    with pytest.raises(Differs) as error:
        loads(changed(number, lambda line: line.update(rolls=[{**roll, "faces": [7 - face]}])), system=PIG)
    said = f"roll 1: faces: expected {face}, got {7 - face}"
    assert str(error.value) == f"record: line {number} (answer 1, p0: “roll”): {said}"
    assert error.value.line("de").endswith(
        f"(Antwort 1, p0: „roll“): Wurf 1: faces: erwartet {face}, gefunden {7 - face}"
    )


def test_another_event_is_named_by_its_number_and_field() -> None:
    def change(line: Line) -> None:
        events = line["events"]
        assert isinstance(events, list)
        events[0]["data"]["points"] = 5

    with pytest.raises(Differs, match=r"event 1 lost: data: points: expected 0, got 5$"):
        loads(changed(3, change), system=PIG)
    with pytest.raises(Differs, match=r"event 2 lost: expected none, got lost$"):
        loads(changed(3, lambda line: line.update(events=[*cast("list[object]", line["events"])] * 2)), system=PIG)


@pytest.mark.parametrize("number", range(2, len(LINES)))
@pytest.mark.parametrize("what", ["events", "rolls", "state", "side"])
def test_verify_sees_a_missing_field_of_any_line(tmp_path: Path, number: int, what: str) -> None:
    path = tmp_path / "game.jsonl"
    text = changed(number, lambda line: line.pop(what, None))
    path.write_bytes(text)
    lacks = what.encode() not in LINES[number - 1]
    found = verify(path, PIG)
    assert (found is None) == lacks
    assert lacks or (found is not None and found.line == number)


def test_an_undo_without_the_consent_it_needs_is_seen() -> None:
    with pytest.raises(Differs, match=r"line 4 \(answer 1, .*: “undo free”\): the rules refuse it: a die was rolled"):
        loads(changed(4, lambda line: line.update(undo="free")), system=PIG)


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        (b"{}", Broken), (b'{"answer":"roll","undo":"free"}', Broken), (b"[]", Broken), (b"\xff", Broken),
        (b'{"choice":0}', Differs), (b'{"dice":[1]}', Differs),
    ],
)  # fmt: skip
def test_an_entry_that_fits_nothing_is_named(line: bytes, fault: type[InputError]) -> None:
    with pytest.raises(fault, match=r"^record: line 3 "):
        loads(b"\n".join([*LINES[:2], line, *LINES[3:]]), system=PIG)


def test_a_title_changed_in_the_header_is_seen_by_the_check_sum() -> None:
    def change(line: Line) -> None:
        scenario = line["scenario"]
        assert isinstance(scenario, dict)
        scenario["title"] = "Another table"

    with pytest.raises(Differs, match=f"line {len(LINES)}: the check sum at the end does not fit"):
        loads(changed(1, change), system=PIG)


@pytest.mark.parametrize("kept", range(1, len(LINES)))
def test_a_record_cut_after_any_line_is_truncated(kept: int) -> None:
    with pytest.raises(CutOff, match=rf"^record: the file is cut off after answer \d+ \(line {kept}\)"):
        loads(b"\n".join(LINES[:kept]) + b"\n", system=PIG)


def test_of_a_record_that_was_cut_off_the_whole_answers_can_be_loaded(tmp_path: Path) -> None:
    system = registry.load_system("foeman")
    game: Game[object, object] = Game.new(system, shipped_scenarios("foeman")[0], seed=3)
    while len(game.line) < 6 and game.question is not None:
        game.answer(0 if game.question.inner else game.question.answers[0])
    path, text = tmp_path / "cut.jsonl", dumps(game)
    path.write_bytes(text)
    assert load_whole_part(path).trail == game.trail
    path.write_bytes(b"\n".join(text.splitlines()[:5]) + b'\n{"answer":"st')
    with pytest.raises(
        CutOff, match=r"after answer 3 \(line 5\); affray branch with --at 3 keeps the game up to there$"
    ):
        load(path)
    assert load_whole_part(path).trail == game.trail[:3]


@pytest.mark.parametrize("text", [LINES[0], aged(b"\n".join([*LINES[:4], LINES[-1]])).rsplit(b"\n", 2)[0]])
def test_nothing_can_be_kept_of_the_first_line_alone_or_of_an_earlier_format(text: bytes, tmp_path: Path) -> None:
    path = tmp_path / "cut.jsonl"
    path.write_bytes(text.replace(b'"system":"pig"', b'"system":"foeman"'))
    with pytest.raises(CutOff, match=r"\(line \d\)$"):
        load_whole_part(path)


REFUSED, SAME, OTHER = "refused in one line", "the very game", "another game"


def outcome(text: bytes) -> str:
    """What becomes of a text that is read as a record; where it is refused in more lines than one, those lines."""
    try:
        return SAME if dumps(loads(text, system=PIG)) == TEXT else OTHER
    except InputError as error:
        return REFUSED if len(str(error).splitlines()) == 1 else str(error)


@given(st.integers(0, len(TEXT) - 2))
def test_a_truncated_record_is_refused(length: int) -> None:
    assert outcome(TEXT[:length]) == REFUSED
    assert outcome(TEXT[:-1]) == outcome(TEXT) == SAME


@given(st.integers(0, len(TEXT) - 1), st.integers(0, 255))
def test_a_changed_byte_is_refused_or_means_nothing(place: int, byte: int) -> None:
    assert outcome(TEXT[:place] + bytes([byte]) + TEXT[place + 1 :]) in (REFUSED, SAME)


@given(st.integers(0, len(TEXT)), st.binary(max_size=6), st.integers(0, 20))
def test_bytes_put_in_or_taken_out_are_refused_or_mean_nothing(place: int, more: bytes, less: int) -> None:
    assert outcome(TEXT[:place] + more + TEXT[place + less :]) in (REFUSED, SAME)


@given(st.permutations(range(len(LINES))))
def test_lines_in_another_order_are_refused_or_the_same(order: list[int]) -> None:
    assert outcome(b"\n".join(LINES[place] for place in order) + b"\n") in (REFUSED, SAME)


@given(st.integers(0, len(LINES) - 1), st.integers(0, len(LINES) - 1))
def test_two_lines_swapped_are_refused_or_the_same(one: int, other: int) -> None:
    lines = list(LINES)
    lines[one], lines[other] = lines[other], lines[one]
    assert outcome(b"\n".join(lines) + b"\n") in (REFUSED, SAME)


@given(st.binary(max_size=200))
def test_other_files_are_refused(text: bytes) -> None:
    with pytest.raises(InputError):
        loads(text, system=PIG)


def test_deep_nesting_is_refused() -> None:
    with pytest.raises(InputError, match="no record of a game"):
        loads(b'{"a":' * 100_000, system=PIG)


def test_a_refusal_is_an_error_of_input() -> None:
    assert issubclass(Refused, InputError)
    assert record.VERSION not in MIGRATIONS


def left(seed: int, sides: tuple[int, ...], kind: Literal["resign", "flag"] = "resign") -> Game[Pig, str]:
    """A game of four after a few answers, which some sides then leave."""
    game = Game.new(PIG, FOUR, seed=seed)
    game.answer("roll")
    for side in sides:
        game.leave(side, kind)
    return game


@pytest.mark.parametrize("kind", ["resign", "flag"])
@given(seed=st.integers(0, 40), sides=st.permutations(range(4)), count=st.integers(1, 3))
def test_a_record_says_who_has_left(kind: Literal["resign", "flag"], seed: int, sides: list[int], count: int) -> None:
    game = left(seed, tuple(sides[:count]), kind)
    again = loads(dumps(game), system=PIG)
    assert (again.gone, again.is_over, again.score) == (tuple(sides[:count]), count == 3, game.score)
    assert dumps(again) == dumps(game)


def test_a_game_that_all_but_one_have_left_is_over_and_won() -> None:
    game = left(1, (0, 2, 3))
    assert game.score == (0.0, 1.0, 0.0, 0.0)
    assert (game.question, game.needed) == (None, None)
    for deed in (lambda: game.answer("roll"), game.undo, lambda: game.leave(1), lambda: game.undo(consent=1)):
        with pytest.raises(Refused, match="the game is over"):
            deed()


def test_what_a_side_that_left_had_is_shared_by_the_rest() -> None:
    assert left(1, (1,)).score == (1 / 3, 0.0, 1 / 3, 1 / 3)


@pytest.mark.parametrize("side", [1, -1, 4])
def test_only_a_side_that_plays_can_leave(side: int) -> None:
    game = left(1, (1,))
    with pytest.raises(Refused, match="expected a side that plays"):
        game.leave(side)


@pytest.mark.parametrize(
    "line", [b'{"resign":true,"side":9}', b'{"resign":true}', b'{"resign":1,"side":1}', b'{"flag":true,"side":true}']
)
def test_a_record_in_which_nobody_can_have_left_does_not_hold(line: bytes) -> None:
    lines = dumps(left(1, ())).splitlines()
    with pytest.raises(Differs, match="the rules refuse it"):
        loads(b"\n".join([*lines[:-1], line, lines[-1]]), system=PIG)


def test_an_ending_that_was_put_in_by_hand_does_not_hold() -> None:
    game = left(1, (0, 2, 3))
    lines = dumps(game).splitlines()
    with pytest.raises(Differs):
        loads(b"\n".join([*lines[:-2], lines[-2].replace(b"resign", b"flag"), lines[-1]]), system=PIG)


def test_an_answer_that_was_typed_otherwise_is_the_same_answer() -> None:
    """Earlier records keep words as somebody typed them, which are written in one way today."""
    system = registry.load_system("foeman")
    game: Game[object, object] = Game.new(system, shipped_scenarios("foeman")[0], seed=3)
    while game.question is not None and game.question.inner:
        game.answer(0)
    assert game.question is not None
    text = system.write_answer(game.question.answers[0])
    game.answer_text(text)
    lines = dumps(game).splitlines()[:-1]
    place = next(n for n, line in enumerate(lines) if b'"answer"' in line)
    lines[place] = lines[place].replace(f'"answer":"{text}"'.encode(), f'"answer":" {text.upper()}"'.encode())
    lines.append(encode_line(record.closing_line(game, lines)))
    assert loads(b"\n".join(lines) + b"\n").state == game.state
