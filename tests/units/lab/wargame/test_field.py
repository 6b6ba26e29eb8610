"""Two units before each other: who touches whom by the field's own geometry, who falls first."""

import pytest

from affray.core import InputError
from affray.lab.systems.wargame.field import (
    MOST,
    SIDE_NAMES,
    KnownUnits,
    overrun_state,
    read_unit_line,
    remnants,
    touching_miniatures,
    units_apart,
    units_in_contact,
)
from affray.systems.wargame.content.house_rules import PLAIN
from affray.systems.wargame.position.contact import is_facing_in_melee
from affray.systems.wargame.roster.army import ListedUnit as Listed
from affray.systems.wargame.turn.invariants import broken_invariants

KNOWN = KnownUnits()


def unit(line: str, role: str = "attacker") -> Listed:
    return read_unit_line(line, role, KNOWN)


def spears(n: int, files: int) -> Listed:
    return unit(f"like=fantasy/spears n={n} files={files}")


@pytest.mark.parametrize(
    ("own", "foe", "side", "wanted"),
    [
        # As wide as each other, or the wider one overlapping by a corner at each end.
        ((20, 10), (20, 10), "front", (10, 10)), ((20, 5), (20, 5), "front", (5, 5)), ((20, 10), (20, 5), "front", (6, 5)),
        ((9, 9), (9, 3), "front", (5, 3)), ((1, 1), (9, 9), "front", (1, 3)), ((4, 1), (4, 2), "front", (1, 2)),
        # A flank is as long as there are ranks; a rear rank that is not full is touched where it stands.
        ((20, 5), (18, 5), "left", (5, 4)), ((20, 5), (18, 5), "rear", (4, 3)), ((20, 5), (20, 5), "right", (5, 4)),
    ],
)  # fmt: skip
def test_regiments_meet_with_the_middles_of_their_sides(
    own: tuple[int, int], foe: tuple[int, int], side: str, wanted: tuple[int, int]
) -> None:
    state = units_in_contact(spears(*own), spears(*foe), side, PLAIN)
    assert tuple(map(len, touching_miniatures(state))) == wanted
    assert is_facing_in_melee(state, 0, 1)
    assert is_facing_in_melee(state, 1, 0) == (side == "front")
    assert broken_invariants(state) == ()


@pytest.mark.parametrize("side", SIDE_NAMES)
def test_heroes_and_skirmishers_go_where_moves_into_contact_are_suggested(side: str) -> None:
    for line in ("like=fantasy/captain", "like=fantasy/archers"):
        state = units_in_contact(unit(line), spears(12, 4), side, PLAIN)
        own, theirs = touching_miniatures(state)
        assert own and theirs
        assert broken_invariants(state) == ()


def test_both_stand_apart_where_there_is_no_way_into_contact(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("affray.lab.systems.wargame.field.contact_moves", lambda *given: iter(()))
    archers = unit("like=fantasy/archers n=3")
    assert units_in_contact(archers, spears(7, 7), "front", PLAIN) == units_apart(archers, spears(7, 7), "front", PLAIN)


def test_a_vehicle_runs_over_those_in_its_way() -> None:
    state, struck = overrun_state(unit("like=modern/tank"), spears(20, 10), "front", PLAIN)
    assert {index % 10 for index in struck} == {3, 4, 5, 6}
    assert len(struck) == 8
    assert broken_invariants(state) == ()


def test_who_falls_is_whom_the_rules_take() -> None:
    state = units_in_contact(spears(5, 3), unit("like=fantasy/archers n=4"), "front", PLAIN)
    regiment, archers = (list(remnants(state, role)) for role in (0, 1))
    assert [len(troop.at) for troop in regiment] == [5, 4, 3, 2, 1]
    assert [troop.files for troop in regiment] == [3, 3, 3, 2, 1]
    assert all(troop.at == regiment[0].at[: len(troop.at)] for troop in regiment)
    assert [len(archer.at) for archer in archers] == [4, 3, 2, 1]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("like=fantasy/nobody", "attacker: .*nobody"),
        ("spears", "attacker: .*expected KEY=VALUE"),
        ("like=fantasy/spears n=4 files=5 formation=skirmish", "attacker: Vale spearmen: .*files"),
        (f"like=fantasy/spears n={MOST + 1} files=10", f"expected at most {MOST} miniatures, got {MOST + 1}"),
        ("like=fantasy/spears n=126 files=9 ad=2d6", "expected at most 250 action dice in all, got 252"),
        ("like=modern/tank base=4x12.5", "expected a base of at most 12 inches, got 12.5"),
        ("like=fantasy/captain n=2", "attacker: Captain of the Vale: a hero is a unit by itself"),
    ],
)
def test_a_line_that_does_not_fit_is_one_clear_line(line: str, message: str) -> None:
    with pytest.raises(InputError, match=message):
        unit(line)
