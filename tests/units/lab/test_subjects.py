"""Whoever is seen in a fight can be asked about in the laboratory: the figure as it stands, with each weapon at hand."""

from typing import cast

import pytest
from msgspec.structs import replace

from affray.game import Game, load_scenario
from affray.lab import chances
from affray.lab.laboratory import Subject
from affray.lab.systems.laboratories import laboratory
from affray.systems.foeman.position.state import State as FoemanState
from affray.systems.melee.position.state import UNSEEN
from affray.systems.melee.position.state import State as MeleeState
from affray.systems.registry import load_system
from affray.systems.wargame.position.state import State as BattleState

FIGHTS = {
    "foeman": ("duel", "bridge"),
    "melee": ("duel", "wizards-duel", "den"),
    "wargame": ("patrol-clash",),
    "fortmayn": ("duel",),
}


def begun(key: str, name: str) -> Game[object, object]:
    """A fight at its beginning."""
    return Game.new(load_system(key), load_scenario(key, name), seed=5)


def names_of(state: object) -> list[str]:
    """Everybody in a position."""
    return [entry.id for part in ("figures", "people", "foes") for entry in getattr(state, part, ())]


@pytest.mark.parametrize(("key", "name"), [(key, name) for key, names in FIGHTS.items() for name in names])
def test_everybody_in_a_fight_can_be_asked_about(key: str, name: str) -> None:
    state, found = begun(key, name).state, 0
    for who in names_of(state):
        subject = laboratory(key).subject(state, who)
        if subject.fields:
            assert chances(key, None, **subject.fields).cases, subject
            found += 1
        for weapon in subject.weapons:
            assert chances(key, None, **subject.fields, weapon=weapon).cases, weapon
    assert found


def test_what_no_line_can_name_is_not_asked_about() -> None:
    duel = cast(FoemanState, begun("foeman", "duel").state)
    strange = replace(duel, figures=(replace(duel.figures[0], st=0), *duel.figures[1:]))
    assert laboratory("foeman").subject(strange, duel.figures[0].id) == Subject()
    fight = cast(MeleeState, begun("melee", "duel").state)
    odd = replace(fight, figures=(replace(fight.figures[0], armor="moonlight"), *fight.figures[1:]))
    assert laboratory("melee").subject(odd, fight.figures[0].id) == Subject()
    assert laboratory("fortmayn").subject(begun("fortmayn", "duel").state, "Nobody") == Subject()
    battle = cast(BattleState, begun("wargame", "patrol-clash").state)
    first = battle.figures[0]
    own = replace(battle, figures=(replace(first, profile=replace(first.profile, fight=9)), *battle.figures[1:]))
    assert laboratory("wargame").subject(own, first.id) == Subject()


def test_what_a_seat_does_not_see_is_not_told() -> None:
    fight = cast(MeleeState, begun("melee", "wizards-duel").state)
    figure = fight.figures[0]
    tired = replace(fight, figures=(replace(figure, body=figure.body._replace(fatigue=3)), *fight.figures[1:]))
    hidden = replace(fight, figures=(replace(figure, body=figure.body._replace(fatigue=UNSEEN)), *fight.figures[1:]))
    assert "fatigue=3" in laboratory("melee").subject(tired, figure.id).fields["attacker"]
    assert "fatigue" not in laboratory("melee").subject(hidden, figure.id).fields["attacker"]
