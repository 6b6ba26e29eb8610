"""Cells of Fortmayn: the very numbers of a duel, whoever computes them; who is no character and what is no foe."""

from pathlib import Path

import pytest

from affray.core import InputError
from affray.lab import arena
from affray.lab.arena import Cell, Effort, Fields
from affray.lab.sweep.ledger import SWEEP
from affray.lab.sweep.local import Processes
from affray.lab.sweep.plan import Plan
from affray.lab.sweep.run import run_sweep
from affray.lab.sweep.spec import spec_from_toml
from affray.lab.sweep.view import view_of
from affray.lab.systems.fortmayn.arena import FortmaynDuel
from affray.lab.systems.fortmayn.duels import answer
from affray.lab.systems.fortmayn.sides import KnownCreatures
from affray.systems.fortmayn.content.house_rules import read_house

ARENA = FortmaynDuel()
SPEC = """
system = "fortmayn"
title = "Armor"
[figure]
body = 3
policy = "last"
[versus]
armor = "all"
[foe]
creature = "ghoul"
[axes]
"foe.creature" = ["ghoul", "wolf"]
shield = ["none", "large_shield"]
"option.retaliation" = ["next_exchange", "separate_roll"]
"""


@pytest.mark.parametrize(
    ("a", "b", "terms", "options", "line", "foe", "asked"),
    [
        ({}, {"creature": "ghoul"}, {}, {}, "brawny", "ghoul", {}),
        (
            {"type": "brainy", "body": 4, "armor": "leather", "magic_weapon": True, "shield": "none", "policy": "last"},
            {"dd": 5, "shield": "d4", "tough": True}, {"con": "darkness", "pro": "none"}, {"retaliation": "separate_roll"},
            "brainy body=4 armor=leather magic_weapon", "dd=5 shield=d4 tough", {"policy": "last", "con": "darkness"},
        ),
        ({"unarmed": True}, {"creature": "duellist", "armor": "none"}, {}, {}, "brawny unarmed", "duellist armor=", {}),
    ],
)  # fmt: skip
def test_a_cell_is_the_exact_duel(
    a: Fields, b: Fields, terms: Fields, options: dict[str, str], line: str, foe: str, asked: dict[str, str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr(arena, "can_compile", lambda: False)
    cell, found = Cell(a, b, terms, options), answer(line, foe, asked, KnownCreatures(read_house(options)))
    outcome = ARENA.outcome(cell, Effort())
    numbers = (*found.wins, found.drawn, found.rounds, *found.left)
    assert outcome.how == "exact" and outcome.numbers[:6] == pytest.approx(numbers)
    played = ARENA.outcome(cell, Effort(exact=False, games=400))
    assert played.how == "games" and played.numbers[0] == pytest.approx(found.wins[0], abs=0.1)
    assert ARENA.check(0, cell) != ARENA.check(1, cell) and ARENA.points_of(a, options) == 0


@pytest.mark.parametrize(
    ("a", "b", "reason"),
    [
        ({"creature": "ghoul"}, {"creature": "ghoul"}, "creature: a character has none"),
        ({}, {"type": "brawny"}, "type: a foe has none"),
        ({}, {}, r"expected a foe whom all meet, such as \[foe\] creature"),
        ({}, {"armor": "leather"}, r"expected a foe whom all meet, such as \[foe\] creature"),
        ({"unarmed": 1}, {"creature": "ghoul"}, "unarmed 1: expected true or false"),
        ({"policy": "best"}, {"creature": "ghoul"}, "policy 'best'"),
        ({}, {"creature": "gorgon"}, "'gorgon': expected dd=N or one of"),
    ],
)
def test_who_cannot_fight_is_refused(a: Fields, b: Fields, reason: str) -> None:
    cell = Cell(a, b, {}, {})
    with pytest.raises(InputError, match=reason):
        ARENA.pair(cell)


def test_without_a_foe_there_is_nobody_to_meet() -> None:
    with pytest.raises(InputError, match="type: a foe has none"):
        _ = Plan(spec_from_toml('system = "fortmayn"\n[versus]\ntype = "all"', "x.toml")).judgements


@pytest.mark.slow
def test_a_sweep_comes_to_the_same_with_one_worker_and_with_two(tmp_path: Path) -> None:
    plan, digests = Plan(spec_from_toml(SPEC, "armor.toml")), set()
    assert plan.solo and plan.size == 5 * 8
    for workers in (1, 2):
        with Processes(workers) as runner:
            digests.add(run_sweep(plan, str(tmp_path / f"{workers}.sweep"), runner).digest)
    assert len(digests) == 1
    view = view_of(SWEEP.read(str(tmp_path / "1.sweep")), "armor")
    assert view.solo and view.sampled and view.duels and len(view.cells) == plan.size
    assert [axis.name for axis in view.axes] == ["foe.creature", "shield", "option.retaliation"]


def test_what_there_is_a_list_of() -> None:
    assert ARENA.known_values("type") == ("brawny", "brainy") and "last" in ARENA.known_values("policy")
    assert ARENA.known_values("shield") == ("none", "small_shield", "large_shield") and "ghoul" in ARENA.known_values(
        "creature"
    )
    assert ARENA.known_values("body") == ()
