"""The environments pass the checks of the libraries that they are for."""

import copy
from collections.abc import Iterator

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence

from affray.core import InputError
from affray.env.aec import fight_env
from affray.env.arrays import COLUMNS, Arrays
from affray.env.batches import BatchEnv
from affray.env.episode import seeded_episode, setting_of
from affray.env.single import NAME, SideEnv, side_env, vector_env
from affray.game.scenario import shipped_scenarios
from affray.systems import registry

FIGHTS = (("foeman", "duel"), ("melee", "wizards-duel"), ("fortmayn", "level-one"), ("wargame", "patrol-clash"))
EVERY = [
    (key, scenario.name) for key in ("foeman", "melee", "fortmayn", "wargame") for scenario in shipped_scenarios(key)
]
MOST = 25
"""So many answers, since a battle takes its time."""
ZOO_WARNINGS = pytest.mark.filterwarnings(
    "ignore:Observation", "ignore:The old environment", "ignore::DeprecationWarning:pettingzoo"
)


def check_with_pettingzoo(system: str, scenario: str, most: int) -> None:
    """Runs the checks of PettingZoo, which warn of observations that hold a mask unless they are its own, and of themselves."""
    from pettingzoo.test import api_test, seed_test

    api_test(fight_env(system, scenario, most, render_mode="ansi"), num_cycles=most)
    seed_test(lambda: fight_env(system, scenario, most), num_cycles=most)


@ZOO_WARNINGS
@pytest.mark.parametrize(("system", "scenario"), FIGHTS)
def test_pettingzoo(system: str, scenario: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_with_pettingzoo(system, scenario, MOST)


@pytest.mark.parametrize(("system", "scenario"), FIGHTS)
def test_gymnasium(system: str, scenario: str) -> None:
    check_env(gymnasium.make(NAME, system=system, scenario=scenario, against="random", most=MOST).unwrapped)


@pytest.mark.parametrize(("system", "scenario"), FIGHTS)
def test_open_spiel(system: str, scenario: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from affray.env.spiel import spiel_game

    pyspiel.random_sim_test(spiel_game(system, scenario, most=8), 1, True, False)


@pytest.mark.slow
@ZOO_WARNINGS
@pytest.mark.parametrize(("system", "scenario"), EVERY)
def test_every_scenario_passes(system: str, scenario: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from affray.env.spiel import spiel_game

    check_with_pettingzoo(system, scenario, 60)
    check_env(gymnasium.make(NAME, system=system, scenario=scenario, against="random", most=60).unwrapped)
    pyspiel.random_sim_test(spiel_game(system, scenario, most=20), 2, True, False)


def games(env: SideEnv, seed: int) -> Iterator[float]:
    """The rewards of one game by any numbers."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    over = False
    while not over:
        _, reward, ended, cut, _ = env.step(rng.choice(np.flatnonzero(env.action_masks())))
        over = ended or cut
        yield reward


@pytest.mark.parametrize("against", ["random", "greedy-1", "computer:3"])
def test_a_side_plays_against_a_named_player(against: str) -> None:
    *before, last = games(side_env("foeman", "duel", 1, against, 20), 1)
    assert not any(before)
    assert -1 <= last <= 1
    assert [*games(side_env("foeman", "duel", 1, against, 20), 1)] == [*before, last]


def test_a_forbidden_number_loses() -> None:
    env = side_env("foeman", "duel", against="random")
    env.reset(seed=1)
    forbidden = int(np.flatnonzero(env.action_masks() == 0)[0])
    _, reward, ended, cut, info = env.step(forbidden)
    assert (reward, ended, cut, info) == (-1.0, True, False, {"illegal": forbidden})


def test_a_forbidden_number_loses_a_game_of_several_too() -> None:
    env = fight_env("foeman", "duel")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert env.terminations == {"side_0": True, "side_1": True}
    assert env.rewards[agent] == -1.0


@pytest.mark.parametrize(("side", "against"), [(2, "random"), (0, "nobody"), (0, "computer:9"), (0, "computer:3:wild")])
def test_a_side_or_player_that_there_is_not_is_named(side: int, against: str) -> None:
    with pytest.raises(InputError, match="expected"):
        side_env("foeman", "duel", side, against)


@pytest.mark.slow
def test_many_games_at_once_in_processes_go_as_one_alone_does() -> None:
    together, alone = vector_env("foeman", "duel", 2, against="random"), side_env("foeman", "duel", against="random")
    try:
        seen, _ = together.reset(seed=[1, 2])
        for place, seed in enumerate((1, 2)):
            observation, _ = alone.reset(seed=seed)
            assert data_equivalence({name: value[place] for name, value in seen.items()}, dict(observation))
    finally:
        together.close()


# --- what is seen -------------------------------------------------------------------------------------------------------
def test_a_side_sees_nothing_of_what_is_hidden_from_it() -> None:
    setting = setting_of("melee", "ambush")
    episode, arrays = seeded_episode(setting, 1), Arrays(setting)
    assert setting.system.secrets is not None
    for side in (0, 1):
        view = setting.system.secrets.view(episode.state, side)
        blind = copy.copy(episode)
        blind.state = view
        assert (Arrays(setting).observation(blind, side) == arrays.observation(episode, side)).all()


def test_the_figure_asked_is_the_middle_of_its_world() -> None:
    episode = seeded_episode(setting_of("foeman", "duel"), 1)
    arrays = Arrays(episode.setting)
    while episode.question is not None and episode.question.who == "":
        assert episode.part is not None
        episode.choose(min(episode.part.offers))
    seen = arrays.observation(episode, episode.side)
    rows = [dict(zip(COLUMNS, row, strict=True)) for row in seen[: 2 * len(COLUMNS)].reshape(2, -1)]
    own, foe = sorted(rows, key=lambda row: row["own"], reverse=True)
    assert (own["asked"], own["x"], own["y"], own["turned cosine"]) == (1, 0, 0, pytest.approx(1))
    assert foe["own"] == 0 and (foe["x"], foe["y"]) != (0, 0)
    assert np.hypot(foe["x"], foe["y"]) == pytest.approx(np.hypot(foe["ahead"], foe["aside"]))


# --- OpenSpiel ----------------------------------------------------------------------------------------------------------
def test_dice_are_chance_nodes_and_states_of_like_knowledge_read_alike() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from affray.env import spiel

    game = pyspiel.load_game(f"{spiel.NAME}(system=foeman,scenario=duel)")
    state = game.new_initial_state()
    assert state.is_chance_node() == (state.current_player() == pyspiel.PlayerId.CHANCE)
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    faces, weights = zip(*state.chance_outcomes(), strict=True)
    assert faces == tuple(range(len(faces))) and sum(weights) == pytest.approx(1)
    one, other = state.clone(), state.clone()
    for twin, face in ((one, 1), (other, 4)):
        for place in range(40):
            if not twin.is_chance_node():
                break
            twin.apply_action(face if place == 0 else place % len(twin.chance_outcomes()))
    assert not one.is_chance_node() and not other.is_chance_node()
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.clone().information_state_string(0) == one.information_state_string(0)


@pytest.mark.parametrize("key", ["foeman", "melee", "fortmayn", "wargame"])
def test_every_word_of_a_system_is_a_word_of_its_answers(key: str) -> None:
    words = registry.load_system(key).answer_words
    assert len(set(words)) == len(words) > 10


# --- compiled batches ---------------------------------------------------------------------------------------------------
def test_batches_that_cannot_be_are_named() -> None:
    with pytest.raises(InputError, match="policy"):
        BatchEnv("duel", 4, ("charge",))
    with pytest.raises(InputError, match="no machine code"):
        BatchEnv("duel", 4, system="melee")


@pytest.mark.slow
def test_a_batch_goes_by_its_seed() -> None:
    env = BatchEnv("duel", 8, ("random",))
    first, _ = env.reset(seed=5)
    seen, rewards, over, cut, _ = env.step(env.action_masks().argmax(1))
    assert seen.shape == first.shape == env.observation_space.shape
    assert not cut.any() and (np.abs(rewards) <= 2).all() and over.shape == (8,)
    again, _ = env.reset(seed=5)
    assert (again == first).all()
