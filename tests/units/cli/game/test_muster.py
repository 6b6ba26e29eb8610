"""`affray play` and `affray watch` with figures of the roster: who goes in, and what the roster takes back."""

import builtins
import io
from contextlib import redirect_stdout
from pathlib import Path
from unittest.mock import patch

import pytest

from affray.cli.game.game_request import GameRequest
from affray.cli.game.muster import Fielded, bring_home, figures_to_field
from affray.cli.game.opening import open_game
from affray.cli.shown.screen import Screen
from affray.core import InputError
from affray.core.faces.picture import picture_figures
from affray.game import Game, load
from affray.game.muster import posts
from affray.game.scenario import load_scenario
from affray.play import make_seat, play_out
from affray.systems import registry
from tests.units.cli.running import refused, run

ANN = "race=Human st=12 dx=12 iq=8 armor=Leather hold=Mace,Small Shield carry=Dagger wounds=8"
IDA = "race=human st=12 dx=12 iq=8 armor=leather weapons=broadsword slung=dagger,dagger"


@pytest.fixture
def store(tmp_path: Path) -> str:
    """A roster with Ann of Foeman, Bo who is down, and Ida of the guide."""
    where = str(tmp_path / "s.sqlite")
    assert run("figure", "new", "Ann", "--text", ANN, "--store", where).code == 0
    assert run("figure", "new", "Bo", "--text", ANN.replace("wounds=8", "wounds=11"), "--store", where).code == 0
    assert run("figure", "new", "Ida", "--system", "melee", "--text", IDA, "--store", where).code == 0
    return where


def line(name: str, store: str) -> str:
    """A figure of the roster as a line."""
    return run("figure", "show", name, "--text", "--store", store).out


def fought(wanted: GameRequest) -> tuple[Game[object, object], Fielded]:
    """The game of a command, played to its end by chance, with the figures in it."""
    fielded = figures_to_field(wanted)
    game = open_game(wanted, {place: kept.figure for place, kept in fielded.items()})
    play_out(game, [make_seat("random", 3), make_seat("random", 4)])
    return game, fielded


def came_home(wanted: GameRequest, *lines: str, language: str = "en", game: Game[object, object] | None = None) -> str:
    """What is said when a game is over and these lines are typed."""
    played, fielded = fought(wanted)
    typed, out = iter(lines), io.StringIO()

    def read(_: str = "") -> str:
        for text in typed:
            return text
        raise EOFError

    with redirect_stdout(out), patch.object(builtins, "input", read):
        bring_home(game or played, fielded, wanted, Screen(language=language))
    return " ".join(out.getvalue().split())


def duel(store: str, keep: bool | None = None) -> GameRequest:
    """A duel with Ann in it."""
    return GameRequest("foeman", "duel", seed=5, figures=("Aldric=Ann",), keep=keep, store=store)


# --- who goes in ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--figure", "Zed=Ann"), "no figure can take the place of Zed here; those of Aldric and Berold can be taken"),
        (("--figure", "Aldric=Zoe"), "figure 'Zoe': is not in the roster: Ann, Bo, Ida"),
        (("--figure", "Aldric=Bo"), "Bo is unconscious: let it rest first"),
        (("--figure", "Aldric=Ida"), "Ida is a figure of Combat and Movement Guide"),
        (("--figure", "Ann"), "'Ann': expected NAME=ROSTER_NAME"),
        (("--figure", "Aldric=Ann", "--figure", "Berold=Ann"), "expected each place and each figure once"),
        (("--figure", "Berold=Ann"), "Ann can only take a place of a side that a person plays"),
    ],
)
def test_who_cannot_go_in_is_refused_in_a_line(store: str, arguments: tuple[str, ...], reason: str) -> None:
    line = refused(run("play", "foeman", "duel", *arguments, "--store", store))
    assert line.startswith("affray: --figure") and reason in line


def test_a_creature_and_a_record_have_no_place_for_a_figure(store: str, tmp_path: Path) -> None:
    gargoyle = run("play", "melee", "gargoyle", "--figure", "Gargoyle=Ida", "--store", store)
    assert "no figure can take the place of Gargoyle here" in refused(gargoyle)
    record = str(tmp_path / "g.rec")
    assert run("watch", "foeman", "duel", "--side", "Red=random", "--side", "Blue=random", "--save", record).code == 0
    assert "--figure does not go with --load" in refused(run("play", "--load", record, "--figure", "Aldric=Ann"))


@pytest.mark.slow
def test_a_watched_game_takes_figures_and_changes_nobody(store: str, tmp_path: Path) -> None:
    record, before = str(tmp_path / "g.rec"), line("Ida", store)
    sides = ("--side", "Red=random", "--side", "Blue=random")
    post = posts(registry.people_of("melee"), load_scenario("melee", "duel"))[0].name
    ran = run("watch", "melee", "duel", *sides, "--figure", f"{post}=Ida", "--save", record, "--store", store)
    assert ran.code == 0 and "Ida" in ran.out and post not in ran.out
    assert line("Ida", store) == before
    assert run("figure", "remove", "Ida", "--store", store).code == 0
    again: Game[object, object] = load(record)
    assert picture_figures(again.system.words.picture(again.state))[0].id == "Ida"


# --- who comes back ---------------------------------------------------------------------------------------------------
def test_a_fight_played_to_its_end_changes_the_roster(store: str) -> None:
    ran = run(
        "play", "foeman", "duel", "--seed", "5", "--side", "Blue=random", "--figure", "Aldric=Ann", "--keep",
        "--store", store, lines=("2", "1") * 3000,
    )  # fmt: skip
    assert ran.code == 0 and "lost: Small Shield" in ran.out and "The roster has what became of them." in ran.out
    assert line("Ann", store) == f"name=Ann {ANN.replace(',Small Shield', '')}\n"


def test_an_unfinished_fight_changes_nobody(store: str) -> None:
    left = run("play", "foeman", "duel", "--figure", "Aldric=Ann", "--keep", "--store", store, lines=("quit",))
    assert "You leave the table" in left.out and "The roster" not in left.out
    assert line("Ann", store) == f"name=Ann {ANN}\n"


@pytest.mark.parametrize(
    ("keep", "lines", "kept"), [(None, ("y",), True), (None, ("n",), False), (None, (), False), (False, (), False)]
)
def test_the_person_is_asked_unless_the_command_line_says(
    store: str, keep: bool | None, lines: tuple[str, ...], kept: bool
) -> None:
    said = came_home(duel(store, keep), *lines)
    assert said.startswith("Ann: Human ST 12")
    assert said.endswith("The roster has what became of them." if kept else "The roster stays as it was.")
    assert (line("Ann", store) != f"name=Ann {ANN}\n") == kept


def test_what_became_of_a_figure_is_told_in_german(store: str) -> None:
    assert came_home(duel(store, keep=False), language="de").startswith("Ann: Mensch ST 12")


def test_a_fight_that_left_a_figure_as_it_was_asks_nothing(store: str) -> None:
    wanted = duel(store)
    game = open_game(wanted, {place: kept.figure for place, kept in figures_to_field(wanted).items()})
    game.leave(0, "resign")
    assert came_home(wanted, "y", game=game) == "Ann: as before"


def test_a_fight_with_a_roll_taken_back_changes_nobody(store: str) -> None:
    wanted, (player, other) = duel(store), (make_seat("random", 3), make_seat("random", 4))
    game = open_game(wanted, {place: kept.figure for place, kept in figures_to_field(wanted).items()})
    while len(game.line) < 2 or game.line[-1].seen == game.line[-2].seen:
        question = game.question
        assert question is not None
        seat = (player, other)[question.side]
        game.answer(seat.answer(game.system, game.state, question))
    game.undo(consent=1)
    play_out(game, [player, other])
    assert (
        came_home(wanted, "y", game=game)
        == "a rolled die was taken back in this game, so it changes nobody of the roster."
    )


def test_a_figure_that_has_changed_meanwhile_is_not_overwritten(store: str) -> None:
    wanted = duel(store, keep=True)
    game, fielded = fought(wanted)
    assert run("figure", "rest", "Ann", "--days", "1", "--store", store).code == 0
    with pytest.raises(InputError, match="changed meanwhile"):
        bring_home(game, fielded, wanted, Screen())
    assert "wounds=7" in line("Ann", store)
