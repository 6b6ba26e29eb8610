"""Declarations at the terminal, and whose figures are players'."""

import pytest

from affray.cli.game.opening import player_sides_option
from affray.cli.shown.screen import Screen, without_repeats
from affray.core import Event, InputError
from affray.game import load_scenario
from affray.systems.foeman import SYSTEM
from affray.systems.melee import SYSTEM as GUIDE


def declared(who: str, dice: int) -> Event:
    """A declaration of a strike."""
    data: dict[str, int | str | tuple[int | str, ...]] = {
        "who": who,
        "option": "strike",
        "whom": "Bo",
        "dice_bid": dice,
        "item": "Mace",
        "doubled": 0,
    }
    return Event("declare", data)


def test_only_declarations_that_change_are_told_again() -> None:
    memory: dict[str, Event] = {}
    first = [declared("Al", 4), declared("Kol", 3), Event("executor")]
    assert without_repeats(first, memory) == first
    again = without_repeats([declared("Al", 4), declared("Kol", 5), declared("Al", 4), Event("executor")], memory)
    assert [event.code for event in again] == ["declare", "stand_by", "executor"]
    assert again[1].data == {"who": ("Al", "Al"), "others": 1}
    assert [event.code for event in without_repeats([declared("Al", 4)], memory)] == ["stand_by"]
    assert without_repeats([Event("round"), declared("Al", 4)], memory)[1].code == "declare"


@pytest.mark.parametrize(
    ("who", "others", "text"),
    [
        (("Al",), 0, "Al stands by the last declaration."),
        (("Al", "Kol"), 0, "All stand by their declarations."),
        (("Al", "Kol"), 1, "The others stand by theirs."),
    ],
)
def test_who_stands_by_a_declaration_is_told(who: tuple[str, ...], others: int, text: str) -> None:
    assert SYSTEM.words.wording(Event("stand_by", {"who": who, "others": others}))[0].strip() == text


def test_a_screen_remembers_declarations(capsys: pytest.CaptureFixture[str]) -> None:
    screen = Screen()
    screen.print_account(SYSTEM, [declared("Al", 4)])  # type: ignore[arg-type]
    screen.print_account(SYSTEM, [declared("Al", 4)])  # type: ignore[arg-type]
    assert capsys.readouterr().out.splitlines()[-1].strip() == "Al stands by the last declaration."


def test_sides_of_players_are_named() -> None:
    bridge, facts = load_scenario("foeman", "bridge"), SYSTEM.facts
    assert player_sides_option(facts, bridge, "") == {}
    assert player_sides_option(facts, bridge, "none") == {"player_sides": "none"}
    assert player_sides_option(facts, bridge, "South bank") == {"player_sides": "2"}
    assert player_sides_option(facts, bridge, "South bank, North bank") == {"player_sides": "1+2"}
    with pytest.raises(InputError, match="--player-sides 'East': expected none, or some of North bank, South bank"):
        player_sides_option(facts, bridge, "East")
    with pytest.raises(InputError, match="has no bonus for players' figures"):
        player_sides_option(GUIDE.facts, bridge, "none")
