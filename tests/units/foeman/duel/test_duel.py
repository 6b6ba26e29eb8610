from itertools import product

import pytest

from affray.lab.systems.foeman.duel import duelist, play_duel, run_duels
from affray.lab.systems.foeman.figures import duel_state, read_figure
from affray.lab.systems.foeman.policies import ALWAYS, LIKELY, NEVER, striking_policy
from affray.referee import Script
from affray.systems.foeman.content.events import CODES
from affray.systems.foeman.content.house_rules import PLAIN
from affray.systems.foeman.duel.duel import (
    DEFEND_BARE,
    DEFEND_SHIELD,
    DEFEND_WEAPON,
    Form,
    Pair,
    actor,
    declared_dice,
    defend_item,
    first_declarer,
    fresh_form,
    last_declaration,
    lot_winner,
)
from affray.systems.foeman.rules.body import FRESH
from affray.systems.foeman.rules.initiative import first_mover
from tests.units.lab.face_off import whole_game

FIGHTERS = ("Man-at-arms", "Orc raider", "Pikeman", "Dwarf axeman", "Goblin skirmisher")
PLANS = (
    striking_policy(4, ALWAYS, 1, 6, DEFEND_SHIELD),
    striking_policy(5, LIKELY, 1, 5, DEFEND_WEAPON),
    striking_policy(9, NEVER, 0, 8, DEFEND_BARE),
)


def marks_of(n: int) -> list[pytest.MarkDecorator]:
    """The first pair bears the coverage of the duel; of the others every twelfth one is played, the rest are slow."""
    return [pytest.mark.slow] if n % 12 else [pytest.mark.no_cover] if n else []


PAIRS = [pytest.param(*pair, marks=marks_of(n)) for n, pair in enumerate(product(FIGHTERS, FIGHTERS))]


@pytest.mark.parametrize(("left", "right"), PAIRS)
def test_a_duel_is_the_game_that_the_whole_engine_plays(left: str, right: str) -> None:
    state = duel_state(read_figure(left, 0), read_figure(right, 1), {})
    a, b = duelist(state, 0), duelist(state, 1)
    for game in range(9):
        plans = PLANS[game % 3], PLANS[game // 3]
        assert tuple(play_duel(a, b, *plans, 3, game, state.house, state.limit)) == whole_game(state, plans, 3, game)


def test_a_duel_under_other_options_is_still_the_game_of_the_engine() -> None:
    options = {"duress_counts": "physical", "tie_uses_bonuses": "true", "reroll_zeroes": "any_time"}
    state = duel_state(read_figure("Man-at-arms", 0), read_figure("Man-at-arms", 1), options, limit=6)
    a, b = duelist(state, 0), duelist(state, 1)
    plans = PLANS[0], PLANS[0]
    for game in range(20):
        assert tuple(play_duel(a, b, *plans, 9, game, state.house, 6)) == whole_game(state, plans, 9, game)


@pytest.mark.no_cover
@pytest.mark.parametrize(("left", "right"), [("Man-at-arms", "Orc raider"), ("Pikeman", "Goblin skirmisher")])
def test_a_duel_under_mindwand_is_still_the_game_of_the_engine(left: str, right: str) -> None:
    ends: dict[str, list[tuple[int, ...]]] = {}
    for rules in ("", "drop_weapon", "repeat_action_roll"):
        options = {"preset": "mindwand"} | {name: str(name == rules) for name in ("drop_weapon", "repeat_action_roll")}
        options = {name: value.lower() for name, value in options.items()}
        state = duel_state(read_figure(left, 0), read_figure(right, 1), options, limit=12)
        a, b = duelist(state, 0), duelist(state, 1)
        plans = striking_policy(2, LIKELY, 1), striking_policy(3, ALWAYS, 0, 4, DEFEND_BARE)
        ends[rules] = [tuple(play_duel(a, b, *plans, 9, game, state.house, 12)) for game in range(12)]
        assert ends[rules] == [whole_game(state, plans, 9, game) for game in range(12)]
    assert len({str(found) for found in ends.values()}) == 3


def test_nobody_wins_a_duel_that_reaches_its_limit() -> None:
    state = duel_state(read_figure("Man-at-arms", 0), read_figure("Man-at-arms", 1), {})
    guard = striking_policy(1, weak=99, item=DEFEND_SHIELD)
    found = run_duels(
        duelist(state, 0), duelist(state, 1), guard, guard, 2, 1, house=state.house, limit=3, compiled=False
    )
    assert (found.drawn, found.rounds) == (2, (3, 3))


def test_the_first_mover_of_the_last_round_adds_one_and_ties_are_rolled_off_without_it() -> None:
    assert first_mover(Script([[2], [2]], [], CODES), 1) == 1
    assert first_mover(Script([[2], [3], [4], [4], [5], [1]], [], CODES), 0) == 0


def test_only_equal_basic_dx_draws_lots() -> None:
    assert lot_winner(Script([], [], CODES), 12, 11) == 0
    assert lot_winner(Script([[1]], [], CODES), 12, 12) == 1


@pytest.mark.parametrize(
    ("scores", "first"),
    [((11, 10, 9, 9), 0), ((10, 11, 9, 9), 1), ((10, 10, 12, 9), 0), ((10, 10, 9, 12), 1), ((10, 10, 9, 9), 1)],
)
def test_standing_then_basic_dx_then_the_lot_decide_who_declares_first(
    scores: tuple[int, int, int, int], first: int
) -> None:
    assert first_declarer(*scores, 1) == first


def test_a_figure_defends_with_what_it_holds() -> None:
    state = duel_state(read_figure("Man-at-arms", 0), read_figure("Pikeman", 1), {})
    shielded, armed = duelist(state, 0), duelist(state, 1)
    assert [last_declaration(shielded, 1), last_declaration(armed, 1), last_declaration(armed, 0)] == [11, 10, 9]
    assert [defend_item(declared, 1) for declared in (0, 10, 11)] == [0, 1, 2]
    assert defend_item(10, 0) == 0
    assert [declared_dice(declared) for declared in (0, 4, 10)] == [9, 4, 9]


def test_an_equal_bid_goes_to_the_one_who_declared_first_unless_its_value_is_lower() -> None:
    state = duel_state(read_figure("Man-at-arms", 0), read_figure("Man-at-arms", 1), {})
    a, b = duelist(state, 0), duelist(state, 1)
    pair = Pair(fresh_form(), fresh_form())
    acts = [actor(a, b, pair, 4, 4, 1, 1, first, PLAIN) for first in (0, 1)]
    assert acts == [0, 1]
    assert actor(a, b._replace(dx=b.dx + 1), pair, 4, 4, 1, 1, 0, PLAIN) == 1
    assert [actor(a, b, pair, 5, 4, 1, 1, first, PLAIN) for first in (0, 1)] == [0, 0]


def test_a_fresh_form_is_a_body_that_nothing_has_befallen() -> None:
    assert fresh_form() == Form(FRESH, 0)
