"""Figures of the roster in any fight: whose places they can take, and what becomes of them."""

import pytest
from msgspec.structs import replace

from affray.core import HexPicture, InputError, RuledOut
from affray.core.faces.people import RosterFigure
from affray.core.faces.picture import picture_figures
from affray.game import Game
from affray.game.muster import (
    Homecoming,
    homecoming_lines,
    homecomings,
    not_kept_refusal,
    posts,
    read_pair,
    surplus,
    unfit_refusal,
    with_roster_figures,
)
from affray.game.scenario import load_scenario
from affray.systems import registry

FOEMAN, GUIDE = registry.people_of("foeman"), registry.people_of("melee")
ANN = FOEMAN.read_line("name=Ann race=Human st=12 dx=12 iq=8 hold=Mace carry=Dagger,Dagger", "")
IDA = GUIDE.read_line("name=Ida race=human st=12 dx=12 iq=8 weapons=broadsword", "")


def code(figure: RosterFigure, campaign: str = "") -> str:
    """Why a figure of Foeman cannot go into a fight; empty where it can."""
    fault = unfit_refusal(FOEMAN, figure, campaign)
    return fault.code if fault else ""


def test_a_figure_takes_place_side_and_facing_of_one_of_the_scenario() -> None:
    duel = load_scenario("foeman", "duel")
    first, second = posts(FOEMAN, duel)
    state = Game.new(registry.load_system("foeman"), with_roster_figures(FOEMAN, duel, {first.name: ANN}), seed=1).state
    there, plain = (
        picture.counters
        for thing in (state, Game.new(registry.load_system("foeman"), duel, seed=1).state)
        if isinstance(picture := registry.load_system("foeman").words.picture(thing), HexPicture)
    )
    assert [counter.id for counter in there] == ["Ann", second.name]
    assert (there[0].pos, there[0].side, there[0].facing) == (plain[0].pos, plain[0].side, plain[0].facing)
    assert with_roster_figures(FOEMAN, duel, {}) is duel


@pytest.mark.parametrize("system", registry.keys_with("people"))
def test_every_ready_made_figure_can_take_a_place(system: str) -> None:
    people, rules, duel = registry.people_of(system), registry.load_system(system), load_scenario(system, "duel")
    place, other = (post.name for post in posts(people, duel))
    assert people.ready_made()
    for figure in people.ready_made().values():
        state = rules.setup(with_roster_figures(people, duel, {place: figure}), {})
        assert [counter.id for counter in picture_figures(rules.words.picture(state))] == [figure.name, other]


def test_creatures_keep_their_places_and_names_stay_apart() -> None:
    giant = load_scenario("melee", "giant")
    assert "Grum" not in {post.name for post in posts(GUIDE, giant)}
    with pytest.raises(RuledOut, match="no figure can take the place of Grum here"):
        with_roster_figures(GUIDE, giant, {"Grum": IDA})
    with pytest.raises(RuledOut, match="two figures in the fight would be called Grum"):
        with_roster_figures(GUIDE, giant, {"Aldric": replace(IDA, name="Grum")})
    assert with_roster_figures(GUIDE, giant, {"Aldric": replace(IDA, name="Aldric")}).body != giant.body


def test_a_scenario_whose_figures_are_none_has_no_places() -> None:
    duel = load_scenario("foeman", "duel")
    for figures in ("none", ["Ann"], None):
        assert posts(FOEMAN, replace(duel, body={"figures": figures})) == ()


def test_who_is_dead_down_out_or_unknown_stays_at_home() -> None:
    hurt = FOEMAN.read_line(FOEMAN.write_line(ANN) + " wounds=11", "")
    dead = FOEMAN.read_line(FOEMAN.write_line(ANN) + " wounds=20 dead=true", "")
    strange = FOEMAN.read_line("name=Bo race=Ent st=12 dx=12 iq=8", "")
    assert [code(figure) for figure in (ANN, hurt, dead, strange)] == [
        "",
        "fighter-down",
        "fighter-dead",
        "fighter-unknown",
    ]
    assert code(ANN, "The Road") == "fighter-out"


def test_a_fight_gives_its_figures_back_when_it_is_over() -> None:
    duel = load_scenario("foeman", "duel")
    game = Game.new(
        registry.load_system("foeman"), with_roster_figures(FOEMAN, duel, {posts(FOEMAN, duel)[0].name: ANN}), seed=1
    )
    fault = not_kept_refusal(game)
    assert fault is not None and fault.code == "fight-running"
    with pytest.raises(RuledOut, match="the fight is not over"):
        homecomings(game, [ANN])
    game.leave(0, "resign")
    assert homecomings(game, [ANN]) == (Homecoming(ANN, ANN),)
    assert homecomings(game, []) == ()


def test_what_became_of_a_figure_is_told_with_what_it_lost_and_won() -> None:
    after = FOEMAN.read_line("name=Ann race=Human st=12 dx=12 iq=8 hold=Axe carry=Dagger wounds=2", "")
    assert homecoming_lines(Homecoming(ANN, ANN), "foeman") == ("as before",)
    line, *more = homecoming_lines(Homecoming(ANN, after), "foeman")
    assert line == FOEMAN.line(after) and more == ["lost: Mace and Dagger", "brought back: Axe"]
    assert homecoming_lines(Homecoming(ANN, after), "foeman", "de")[1] == "verloren: Streitkolben und Dolch"
    assert surplus(("a",), ("a", "b")) == ()


@pytest.mark.parametrize("text", ["Ash", "Ash=", "=Ann", " = "])
def test_a_pair_without_two_names_is_refused(text: str) -> None:
    with pytest.raises(InputError, match="expected NAME=ROSTER_NAME"):
        read_pair(text)
