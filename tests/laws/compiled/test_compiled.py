"""Machine code says what plain Python says: the same dice, the same games, the same odds."""

from math import comb

import pytest

from affray.core import InputError
from affray.dice.pool import row_of, sorting, total
from affray.dice.stream import Stream
from affray.lab.machine.compile import compiled_referee, machine_twin, numba_of
from affray.lab.machine.exact import exact_odds
from affray.lab.systems.foeman.duel import duelist, run_duels
from affray.lab.systems.foeman.figures import duel_state, read_figure
from affray.lab.systems.foeman.policies import ALWAYS, LIKELY, NEVER, striking_policy
from affray.referee import Live, Referee, StreamDice, choose, odds, procedure, roll, roll_count, roll_kinds, roll_sum
from affray.systems.foeman.content.codes import DEFENDING, RIGHT, WITH_SHIELD
from affray.systems.foeman.content.events import CODES
from affray.systems.foeman.content.house_rules import House, read_house
from affray.systems.foeman.duel.duel import DEFEND_SHIELD, fresh_form, strike_of
from affray.systems.foeman.rules.attack import Blow, roll_blow

pytestmark = pytest.mark.xdist_group("compiled")
STATE = duel_state(read_figure("Man-at-arms", 0), read_figure("Orc raider", 1), {})
A, B = duelist(STATE, 0), duelist(STATE, 1)
KINDS = sorting((0, 1, 1, 3, 3, 7, 7, 2))
PLAN_A, PLAN_B = striking_policy(4, ALWAYS, 1, 5, DEFEND_SHIELD), striking_policy(5, LIKELY)


@procedure
def luck(ref: Referee, n: int) -> int:
    """A throw with a choice in it."""
    return (
        total(roll(ref, n, 6, 0))
        + 100 * choose(ref, 0, 101, 9)
        + roll_sum(ref, n, 10, 0)
        - roll_count(ref, n, 8, 0b10010, 0)
        + 5 * total(roll_kinds(ref, n, 8, KINDS, 0))
    )


def entry(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
    return 1


def two(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
    return 2


def test_compiled_dice_are_those_of_the_stream_for_any_seed_and_game() -> None:
    run = machine_twin(luck)
    for seed, game in ((0, 0), (1, 5), (2**64 - 1, 2**40 + 3)):
        for n in (1, 7, 30):
            assert run(compiled_referee(seed, game, entry), n) == luck(
                Live(StreamDice(Stream(seed, game)), CODES, entry, 1), n
            )


@pytest.mark.slow
def test_two_policies_after_a_warm_start_have_two_results() -> None:
    run = machine_twin(luck)
    first, second, again = (run(compiled_referee(1, 1, policy), 3) for policy in (entry, two, entry))
    assert isinstance(first, int) and (second, again) == (first + 100, first)
    assert exact_odds(luck, 1, policy=entry).keys() != exact_odds(luck, 1, policy=two).keys()
    plainly = odds(luck, 2, policy=entry)
    assert exact_odds(luck, 2, policy=entry) == pytest.approx({x: float(plainly.chance(x)) for x, _ in plainly.items()})


# To make machine code of a whole attack takes longer than all else here. That its rules can be made fast the duels show, that
# odds can the attacks of the wargame and `test_machine_loops.py`.
@pytest.mark.slow
@pytest.mark.parametrize("rerolls", [NEVER, ALWAYS, LIKELY])
def test_compiled_odds_are_the_plain_ones(rerolls: int) -> None:
    policy = striking_policy(1, rerolls)
    for dice in (2, 4):
        strike = strike_of(0, dice, A, fresh_form(), B, fresh_form())
        found = exact_odds(roll_blow, strike, STATE.house, policy=policy)
        plain = odds(roll_blow, strike, STATE.house, policy=policy)
        assert found.keys() == plain.weights.keys()
        assert all(abs(found[result] - weight / plain.total) < 1e-12 for result, weight in plain.weights.items())
        assert abs(sum(found.values()) - 1) < 1e-12


STRIKE = strike_of(0, 3, A, fresh_form(), B, fresh_form())
LOWER = row_of((0, 0, 1, 2, 3, 4, 5, 6))
SPREAD: tuple[tuple[Blow, House], ...] = (
    (STRIKE._replace(bid=1, score=4), STATE.house),
    (STRIKE._replace(bid=2, score=0, mst=1), STATE.house),
    (STRIKE._replace(score=14, mst=40), STATE.house),
    (STRIKE._replace(mode=DEFENDING, item=WITH_SHIELD, engaged=1), STATE.house),
    (STRIKE._replace(dwarf=1, mst=5, side_a=RIGHT, side_b=RIGHT), STATE.house._replace(exhaustion_floor=1)),
    (STRIKE._replace(arm=STRIKE.arm._replace(unskilled=1, sub=0, jab=1)), STATE.house._replace(reroll_zeroes=1)),
    (STRIKE._replace(arm=STRIKE.arm._replace(rq=9, doubled=1, player=0)), STATE.house._replace(critical_needs=1)),
    (STRIKE._replace(arm=STRIKE.arm._replace(rq=15, orc=1, offhand=1)), STATE.house._replace(guard_scope=1)),
    (STRIKE._replace(mst=9), STATE.house._replace(first_penetrating_physical=1, fewer_damage_dice=1)),
    (STRIKE._replace(arm=STRIKE.arm._replace(st=5)), STATE.house._replace(choose_dice=1, bonus_first=1)),
    (STRIKE._replace(arm=STRIKE.arm._replace(low=LOWER, cup=LOWER, six=1, st=25)), STATE.house._replace(bonus_first=1)),
    (STRIKE._replace(droppable=1, mode=DEFENDING, item=WITH_SHIELD), read_house({"preset": "mindwand"})),
    (STRIKE._replace(repeat=1, score=12), read_house({"preset": "mindwand"})),
    (STRIKE._replace(usable=1, halfling=1, miq=11), STATE.house._replace(proficiency_parity=1)),
)


@pytest.mark.slow
@pytest.mark.parametrize(("a", "house"), SPREAD)
def test_compiled_odds_of_all_kinds_of_attacks_are_the_plain_ones(a: Blow, house: House) -> None:
    for policy in (striking_policy(1, ALWAYS), striking_policy(1, LIKELY)):
        found = exact_odds(roll_blow, a, house, policy=policy)
        plain = odds(roll_blow, a, house, policy=policy)
        assert found.keys() == plain.weights.keys()
        assert all(abs(found[result] - weight / plain.total) < 1e-12 for result, weight in plain.weights.items())


@pytest.mark.slow
def test_asking_again_gives_the_same_odds() -> None:
    first = exact_odds(luck, 2, policy=entry)
    assert exact_odds(luck, 1, policy=entry) != first
    assert exact_odds(luck, 2, policy=two) != first
    assert exact_odds(luck, 2, policy=entry) == first


@procedure
def spread(ref: Referee, n: int, die: int) -> int:
    """A throw as it is, and so with very many results."""
    return roll(ref, n, die, 0)


@pytest.mark.slow
def test_odds_of_many_cases_take_more_room_and_too_many_are_refused() -> None:
    found = exact_odds(spread, 8, 12, policy=entry)
    assert len(found) == comb(19, 8)
    assert abs(sum(found.values()) - 1) < 1e-12
    assert all(abs(found[8 << (5 * face)] * 12**8 - 1) < 1e-12 for face in range(12))
    with pytest.raises(InputError, match="spread: too many cases"):
        exact_odds(spread, 12, 12, policy=entry)
    assert exact_odds(spread, 1, 12, policy=entry).keys() == {1 << (5 * face) for face in range(12)}


@pytest.mark.slow
def test_compiled_duels_are_the_plain_ones() -> None:
    games = {way: run_duels(A, B, PLAN_A, PLAN_B, 300, 11, house=STATE.house, compiled=way) for way in (True, False)}
    assert games[True] == games[False]


@pytest.mark.slow
@pytest.mark.parametrize(
    "options", [{"preset": "mindwand"}, {"preset": "mindwand", "choose_dice": "true", "cap_scope": "all"}]
)
def test_compiled_duels_under_mindwand_are_the_plain_ones(options: dict[str, str]) -> None:
    state = duel_state(read_figure("Man-at-arms", 0), read_figure("Orc raider", 1), options)
    a, b, house = duelist(state, 0), duelist(state, 1), state.house
    games = {way: run_duels(a, b, PLAN_A, PLAN_B, 200, 11, house=house, compiled=way) for way in (True, False)}
    assert games[True] == games[False]


@pytest.mark.slow
def test_twenty_thousand_compiled_duels_are_the_plain_ones() -> None:
    games = {way: run_duels(A, B, PLAN_A, PLAN_B, 20_000, 2, house=STATE.house, compiled=way) for way in (True, False)}
    assert games[True] == games[False]


def test_without_numba_there_is_one_clear_line(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "numba", None)
    with pytest.raises(InputError, match=r"affray\[fast\]"):
        numba_of()
