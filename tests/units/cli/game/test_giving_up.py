"""`resign`: a side is given up at the terminal, and a computer goes on for it as long as others are left."""

from pathlib import Path

import pytest

from affray.cli.game.giving_up import held_seats
from affray.game import Game, load_scenario
from affray.systems import registry
from tests.units.cli.running import run

SYSTEMS = [("foeman", "duel"), ("melee", "duel"), ("wargame", "patrol-clash"), ("fortmayn", "duel")]


@pytest.mark.parametrize(("system", "scenario"), SYSTEMS)
def test_against_a_computer_the_game_ends_once_it_is_said_twice(tmp_path: Path, system: str, scenario: str) -> None:
    record = str(tmp_path / "game.jsonl")
    ran = run("play", system, scenario, "--seed", "1", "--save", record, lines=("resign", "resign yes"))
    shown = " ".join(ran.out.split())
    assert ran.code == 0
    assert "cannot be taken back: type “resign yes” if you mean it; `quit` leaves the table" in shown
    assert " gives up. " in shown and ("Victory for" in shown or "The game is over." in shown)
    assert "goes on for" not in shown
    assert run("verify", record).code == 0


def test_in_german() -> None:
    ran = run("play", "foeman", "duel", "--seed", "1", "--lang", "de", lines=("aufgeben", "aufgeben ja"))
    shown = " ".join(ran.out.split())
    assert "lässt sich nicht zurücknehmen: Tippe „aufgeben ja“, wenn du es meinst" in shown
    assert " gibt auf. " in shown


def crowns(*lines: str, more: tuple[str, ...] = (), sides: tuple[str, ...] = ("Red", "Blue")) -> str:
    """What a fight of three prints, of which people play some sides."""
    seats = {side: "human" if side in sides else "greedy" for side in ("Red", "Blue", "Green")}
    people = (word for side, player in seats.items() for word in ("--side", f"{side}={player}"))
    return run("play", "foeman", "three-crowns", *people, "--seed", "3", "--plain", *more, lines=lines).out


def test_at_one_terminal_the_asked_side_is_given_up_and_the_others_play_on(tmp_path: Path) -> None:
    record = str(tmp_path / "game.jsonl")
    shown = crowns("resign yes", "quit", more=("--save", record))
    assert "Red gives up.\nA computer goes on for Red.\n" in shown
    assert "\nBlue: " in shown
    # The side stays the computer's when the game is taken up again.
    again = run("play", "--load", record, "--plain", lines=("resign yes",)).out
    assert "Red computer, level 5, Blue you" in again and "Blue gives up." in again and "Victory for Green." in again


def test_the_rest_of_a_fight_that_a_computer_goes_on_with_is_shown_as_it_happens() -> None:
    shown = crowns("resign yes", sides=("Red",))
    assert "A computer goes on for Red." in shown and "Round 2." in shown and "answers, seed 3." in shown


def test_of_the_computers_dice_the_person_gives_up_the_own_side_once() -> None:
    shown = " ".join(crowns("resign ja", "resign yes", more=("--dice", "typed"), sides=("Blue",)).split())
    assert "Blue gives up. A computer goes on for Blue." in shown
    assert "resign: no person plays a side any more; `quit` leaves the table" in shown


def test_who_alone_can_speak_keeps_the_seat() -> None:
    game = Game.new(registry.load_system("foeman"), load_scenario("foeman", "three-crowns"), seed=3)
    game.leave(0)
    seats = held_seats(game, [None, None, None])
    assert [seat is not None for seat in seats] == [True, False, False]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("affray.core.eyes.has_open_floor", lambda *_: True)
        assert held_seats(game, [None, None, None]) == [None, None, None]


@pytest.mark.parametrize("typed", ["x", "-1"])
def test_typed_dice_that_are_none_are_refused_in_the_language_of_the_screen(typed: str) -> None:
    ran = run("play", "foeman", "duel", "--dice", "typed", "--lang", "de", lines=(typed,))
    assert f"erwartet wird 1 Augenzahl von 0 bis 5, nicht {typed}" in ran.out
    assert "expected" not in ran.out
