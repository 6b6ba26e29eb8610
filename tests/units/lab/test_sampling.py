"""A sample of a cell is the game of the cell's batch with its number, on the board."""

from typing import cast

import pytest
from msgspec.structs import replace

from affray.core import InputError
from affray.dice.stream import Stream
from affray.game import Game, loads
from affray.lab.arena import Cell, Value
from affray.lab.batches.batch import Meeting, play_game
from affray.lab.battles import BattleArena
from affray.lab.sweep.plan import Plan
from affray.lab.sweep.sampling import sample_cell
from affray.lab.sweep.spec import Spec
from affray.lab.systems.foeman.arena import FoemanDuel
from affray.lab.systems.melee.arena import MeleeDuel
from affray.play import make_seat, play_fast
from affray.systems import registry
from affray.systems.foeman.position.answers import Answer
from affray.systems.foeman.position.state import State

Met = Meeting[object, object]
FOEMAN = Spec(
    "foeman",
    seed=4,
    figure={"race": "Human", "st": 12, "dx": 12, "iq": 8, "policy": "fit reroll=likely"},
    contenders=(
        {"weapon": "Spear", "doubled": True, "name": "spear"},
        {"weapon": "Shortsword", "shield": "Small Shield", "name": "sword"},
    ),
)
FIGURE: dict[str, Value] = {"race": "Human", "st": 12, "dx": 12, "iq": 8}
BOWS = ("Smallbow", "Sling", "Lt Crossbow", "Matchlock", "Elm Bow|bows|-2T-1=5|9|2hd")
MELEE = Spec("melee", seed=7, figure={"st": 12, "dx": 12}, versus={"weapon": ["broadsword", "dagger"]})
BATTLE = Spec("melee", measure="battle", games=2, terms={"scenario": "duel"}, contenders=({"player": "greedy"},))


@pytest.mark.parametrize(
    "spec", [pytest.param(FOEMAN, id="foeman", marks=pytest.mark.slow), pytest.param(MELEE, id="melee")]
)
@pytest.mark.parametrize("turned", [False, True])
def test_a_sample_is_the_game_of_the_cell(spec: Spec, turned: bool) -> None:
    plan, arena = Plan(spec), FoemanDuel() if spec.system == "foeman" else MeleeDuel()
    for number in range(plan.size):
        cell = plan.cell(number)
        cell = Cell(cell.b, cell.a, cell.terms, cell.options) if turned else cell
        met = cast(
            Met,
            arena.fight(cell, spec.effort).meeting
            if isinstance(arena, FoemanDuel)
            else arena.meeting(cell, spec.effort),
        )
        for game in range(3):
            over: Game[object, object] = loads(sample_cell(spec, number, game, turned=turned))
            winner, rounds, *_ = play_game(met, spec.seed, game)
            state = over.state
            assert (getattr(state, "winner", None), getattr(state, "round", getattr(state, "turn", 0))) == (
                winner,
                rounds,
            ), (
                number,
                game,
            )


@pytest.mark.parametrize("bow", [BOWS[0], *(pytest.param(bow, marks=pytest.mark.slow) for bow in BOWS[1:])])
def test_who_holds_a_bow_strikes_with_bare_hands_on_the_board_too(bow: str) -> None:
    axe: dict[str, Value] = {"weapon": "Axe", "shield": "Large Shield", "policy": "4 weak=4 item=shield"}
    archer: dict[str, Value] = {"weapon": bow, "policy": "3 reroll=likely weak=5 item=weapon"}
    spec = Spec("foeman", seed=6, figure={**FIGURE, "armor": "Leather"}, contenders=(axe, archer))
    plan = Plan(spec)
    for number in range(plan.size):
        met = cast(Met, FoemanDuel().fight(plan.cell(number), spec.effort, compiled=False).meeting)
        for game in range(2):
            over: Game[State, Answer] = loads(sample_cell(spec, number, game))
            assert (over.state.winner, over.state.round) == play_game(met, spec.seed, game)[:2]


def test_a_sample_of_a_battle_is_the_game_of_the_arena() -> None:
    system, cell = registry.load_system("melee"), Plan(BATTLE).cell(0)
    for game in (0, 1):
        seats = [replace(make_seat("greedy"), rng=Stream(BATTLE.seed, 3 * game + place)) for place in (1, 2)]
        over = play_fast(system, BattleArena("melee").setup(cell), seats, Stream(BATTLE.seed, 3 * game))
        assert loads(sample_cell(BATTLE, 0, game)).state == over


def test_what_has_no_board_is_refused() -> None:
    with pytest.raises(InputError, match="attack of foeman is not fought on a board"):
        sample_cell(Spec("foeman", measure="attack"), 0, 0)
    slinger: dict[str, Value] = {**FIGURE, "weapon": "Sling", "shield": "Small Shield", "policy": "4"}
    with pytest.raises(InputError, match="attacker has no hand free to strike with; expected no shield beside a bow"):
        sample_cell(Spec("foeman", contenders=(slinger,)), 0, 0)
    with pytest.raises(InputError, match="cell 3: expected a whole number from 0 to 2"):
        sample_cell(MELEE, 3, 0)
    with pytest.raises(InputError, match="number -1: expected a whole number from 0 to"):
        sample_cell(MELEE, 0, -1)
