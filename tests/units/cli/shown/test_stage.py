"""A stage in text: columns of distance as each character sees it, ways out; in sentences where nobody sees a board."""

from pathlib import Path

from msgspec.structs import replace

from affray.cli.shown import boards, stage
from affray.cli.shown.screen import Screen
from affray.core.faces.picture import Actor, Span, StagePicture, Way
from affray.systems import registry
from tests.units.cli.running import run
from tests.units.fortmayn.delving import obstacle, scene
from tests.units.fortmayn.people import brainy, foe

SYSTEM = registry.load_system("fortmayn")
BANDS = ("close", "nearby", "distant", "far_away")
ACTORS = (
    Actor("Ann", 0, active=True),
    Actor("Bo", 0),
    Actor("Ghoul", 1, "foe"),
    Actor("Bat", 1, "foe", down=True),
    Actor("Door", 1, "thing"),
)
SPANS = (
    Span("Ann", "Bo", 1), Span("Ann", "Ghoul", 0), Span("Bo", "Ghoul", 2), Span("Ann", "Bat", 3), Span("Bo", "Door", 0),
)  # fmt: skip
WAYS = (Way("entrance", "outside", entrance=True), Way("exit_1", "crypt", "Door"), Way("exit_2", barred="dead_end"))
STAGE = StagePicture("guard_post", "dark", BANDS, ACTORS, SPANS, WAYS, (("day", 1), ("hour", 2)), ("Party", "World"))


def test_a_row_for_each_character_and_a_column_for_each_band() -> None:
    lines = boards.picture_lines(SYSTEM, STAGE, Screen())
    assert lines == [
        "Old guard post (dark) – Day 1, Hour 2",
        "",
        "      Close              Nearby             Distant            Far-Away",
        "Ann   Ghoul              Bo",
        "Bo    Door               Ann                Ghoul",
        "",
        "Ways out: way in (outside), exit 1 (Painted crypt, Door), exit 2 (dead end)",
    ]
    assert boards.picture_lines(SYSTEM, STAGE, Screen(color=True))[3].startswith("\x1b[1;7;")
    assert not boards.picture_lines(SYSTEM, STAGE, Screen(color=True), quiet=True)[3].startswith("\x1b[1;7;")


def test_long_names_are_broken_within_their_column() -> None:
    crowd = tuple(Actor(f"Hill raider {n}", 1, "foe") for n in range(3))
    many = replace(STAGE, actors=(ACTORS[0], *crowd), spans=tuple(Span("Ann", actor.id, 0) for actor in crowd))
    lines = boards.picture_lines(SYSTEM, many, Screen())
    assert lines[3:6] == ["Ann   Hill raider 0,", "      Hill raider 1,", "      Hill raider 2"]


def test_on_a_narrow_screen_each_band_is_a_line() -> None:
    lines = boards.picture_lines(SYSTEM, STAGE, Screen(width=40))
    assert lines[2:5] == ["Ann", "  Close: Ghoul", "  Nearby: Bo"]


def test_nobody_to_look_round_draws_no_table() -> None:
    assert boards.picture_lines(SYSTEM, replace(STAGE, actors=ACTORS[:1], ways=()), Screen()) == [
        "Old guard post (dark) – Day 1, Hour 2"
    ]


def test_without_a_board_each_line_tells_how_far_off_it_is() -> None:
    state = scene(obstacle("stuck_door", 1), people=(brainy(),), foes=(foe(bands=(2,)),))
    picture, summary = SYSTEM.words.picture(state), SYSTEM.words.summary(state, "en")
    plain = boards.figure_texts(SYSTEM, state, picture, Screen(plain=True))
    assert plain[0] == "Old guard post (lit) – Day 1, Hour 0, Moment 0, Ounce 0"
    assert plain[2:] == [
        "Ghoul 1: Ghoul, 2/2 Difficulty Dice (ambush and numb); Distant to Asha",
        "Swollen door: 1 Difficulty Die; Close to Asha",
        "Ways out: way in (outside), exit 1 (Swollen door)",
    ]
    assert boards.figure_texts(SYSTEM, state, picture, Screen()) == list(summary)
    assert stage.distances_text(STAGE, "Nobody: well", Screen()) == ""


def test_a_delve_is_played_watched_and_told_in_a_journal(tmp_path: object) -> None:
    path = f"{tmp_path}/delve.rec"
    lines = ("depart 1", "search Hanne", "cancel", "use_item odo light torches_6", "quit")
    played = run("play", "fortmayn", "level-one", "--seed", "4", "--save", path, lines=lines)
    assert played.code == 0 and "Ways out: way in (outside)" in played.out and "Traceback" not in played.err
    ran = run("journal", path)
    assert ran.code == 0 and "Hanne searches; Think better of it" in ran.out and "Odo lights a torch." in ran.out
    page = run("journal", path, "--out", f"{tmp_path}/delve.html", "--lang", "de")
    assert page.out == f"The journal is in {tmp_path}/delve.html.\n"
    wrong = run("journal", path, "--out", f"{tmp_path}/delve.pdf")
    assert (wrong.code, wrong.err.count("\n")) == (2, 1) and "ends in .md or .html" in wrong.err
    watched = run("watch", "fortmayn", "lone-wolf", "--seed", "3", "--side", "Party=random", "--plain")
    assert watched.code == 0


def test_only_a_delve_has_a_journal(tmp_path: object) -> None:
    path = f"{tmp_path}/fight.rec"
    run("watch", "foeman", "--seed", "1", "--save", path)
    found = run("journal", path)
    assert found.code == 2 and "keeps no journal" in found.err


GERMAN_FIGHT = """\
system = "fortmayn"
title = "Rats"
begin = "conflict"

[room]
room = "guard_post"

[[figures]]
name = "Hanne"
body = 3
head = 1

[[foes]]
creature = "sewer_rats"
reaction = "murderous"

[[foes]]
creature = "sewer_rats"
reaction = "murderous"
"""


def test_what_the_filler_names_is_called_in_the_language_and_typed_so(tmp_path: Path) -> None:
    path = tmp_path / "rats.toml"
    path.write_text(GERMAN_FIGHT, "utf-8")
    lines = ('plan Hanne fight "Rattenflut 1" "Rattenflut 2"', "plan Hanne to Rattenflut_2 fight Rattenflut_2", "quit")
    played = run("play", "fortmayn", str(path), "--lang", "de", "--seed", "1", lines=lines)
    assert played.code == 0 and "Rat tide" not in played.out and "Rattenflut 1, Rattenflut 2" in played.out
    assert "erwartet" not in played.out
