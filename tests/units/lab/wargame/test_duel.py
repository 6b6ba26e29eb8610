"""Meetings of two units, their policies, what batches say and how sure, and exact duels."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from affray.core import InputError
from affray.lab.batches.estimates import mean_of, share_of
from affray.lab.chains.chain import course
from affray.lab.systems.wargame.attack import read_attack
from affray.lab.systems.wargame.chain import MOST_PAIRS, duel_odds
from affray.lab.systems.wargame.duel import estimate, meeting, roll_tables, run_duels
from affray.lab.systems.wargame.odds import attack_odds
from affray.lab.systems.wargame.policies import POLICIES, policy_named
from affray.referee import odds
from affray.space.plane.measure import INCH
from affray.systems.wargame.content.house_rules import PLAIN, read_house
from affray.systems.wargame.duel.duel import act, activation, begin_activation, duel, is_over, winner_of
from affray.systems.wargame.duel.duelist import CHOOSE_DEED, CLOSE, FIRE, HOLD, RETIRE, STRIKE, Pair, fresh_form
from tests.units.lab.wargame.face_off import lined, met_by

FEW, LESS = "like=fantasy/spears n=5 files=2", "like=fantasy/spears n=4 files=2 defense=5"
BOWS = "name=Bows type=basic n=3 ad=1d6 move=6 defense=5 weapons=longbow"
GUN = "name=Gun type=ordnance n=2 ad=2d6 move=4 defense=5 weapons=ballista"
CAPTAIN = "like=fantasy/captain"


# --- who rolls --------------------------------------------------------------------------------------------------------
def test_the_tables_are_asked_of_the_field() -> None:
    _, ((attacking, struck), (theirs, back)) = roll_tables(*lined(FEW, FEW.replace("n=5", "n=4")), PLAIN)
    assert len(attacking) == len(struck) == len(theirs) == len(back) == 20
    assert attacking == struck and theirs == back
    # Five in two files have both ranks behind each other; one alone has itself.
    assert (attacking[-1], attacking[0], attacking[4 * 3]) == (4, 1, 4)
    assert (theirs[-1], theirs[0]) == (4, 1)


def test_they_close_up_where_nobody_would_touch_any_more() -> None:
    _, ((attacking, _), (theirs, _)) = roll_tables(*lined("like=fantasy/spears n=8 files=8", "like=fantasy/spears n=8 files=8"), PLAIN)  # fmt: skip
    assert attacking[0] == theirs[0] == 1
    assert min(attacking) == min(theirs) == 1


def test_the_distance_is_between_the_centre_most_miniatures() -> None:
    assert met_by(FEW, FEW).house.gap == 0
    met = met_by("like=fantasy/spears n=1", "like=fantasy/spears n=1", distance=Fraction(9))
    assert met.house.apart == 1 * INCH and met.house.gap == 8 * INCH


@pytest.mark.parametrize(
    ("a", "b", "policies", "agreed", "message"),
    [
        (FEW, FEW, ("bold", "charge"), {}, "policy 'bold': expected one of charge, shoot, stand, evade"),
        (FEW, FEW, ("charge", "charge"), {"distance": Fraction(1, 2)}, "distance '0.5': too close: in contact it is 3.16 inches"),
        (FEW, FEW, ("charge", "charge"), {"limit": 0}, "limit 0: expected a whole number from 1 to"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_one_clear_line(
    a: str, b: str, policies: tuple[str, str], agreed: dict[str, object], message: str
) -> None:
    with pytest.raises(InputError, match=message):
        met_by(a, b, *policies, **agreed)  # type: ignore[arg-type]


def test_units_that_cannot_touch_have_no_duel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("affray.lab.systems.wargame.field.contact_moves", lambda *given: iter(()))
    pair = lined("like=fantasy/archers n=2", "like=fantasy/spears n=6 files=6")
    with pytest.raises(InputError, match="attacker 'Elf longbows': no way into contact with Vale spearmen"):
        meeting(*pair)


# --- policies ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("name", "given", "wanted"),
    [
        ("charge", {STRIKE, CLOSE, FIRE}, STRIKE), ("charge", {CLOSE, FIRE}, CLOSE), ("charge", {FIRE}, FIRE),
        ("shoot", {CLOSE, FIRE}, FIRE), ("shoot", {CLOSE}, CLOSE), ("stand", {CLOSE}, HOLD), ("stand", {FIRE}, FIRE),
        ("stand", {STRIKE, FIRE}, STRIKE), ("evade", {FIRE, CLOSE, RETIRE}, FIRE),
    ],
)  # fmt: skip
def test_a_policy_does_the_first_of_its_deeds_that_is_open(name: str, given: set[int], wanted: int) -> None:
    bits = sum(1 << deed for deed in given | {HOLD})
    assert policy_named(name)(0, CHOOSE_DEED, RETIRE, bits, 9 * INCH, 6 * INCH) == wanted


def test_who_evades_moves_away_from_whoever_could_come_at_once() -> None:
    evade, everything = POLICIES["evade"], (1 << RETIRE + 1) - 1
    assert evade(0, CHOOSE_DEED, RETIRE, everything, 6 * INCH, 6 * INCH) == RETIRE
    assert evade(0, CHOOSE_DEED, RETIRE, everything, 7 * INCH, 6 * INCH) == FIRE
    assert evade(0, CHOOSE_DEED, RETIRE, 1 << HOLD, 0, 6 * INCH) == HOLD


# --- batches ----------------------------------------------------------------------------------------------------------
def test_bounds_hold_the_chance_and_shrink_with_games() -> None:
    few, many = share_of(30, 100), share_of(3000, 10_000)
    assert few.low < many.low < 0.3 < many.high < few.high
    # By hand: Wilson's bounds of 30 of 100 at 1.96.
    assert (few.low, few.high) == (0.218949, 0.395849)
    assert (share_of(0, 10).low, share_of(10, 10).high) == (0.0, 1.0)


def test_the_error_of_a_mean_is_that_of_its_spread() -> None:
    values = [1, 2, 2, 3, 7]
    mean = mean_of(sum(values), sum(value * value for value in values), 5)
    assert mean.mean == 3.0
    assert mean.error == pytest.approx(1.959964 * (5.5 / 5) ** 0.5)
    assert mean_of(3, 9, 1).error == 0.0


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
def test_a_batch_is_the_same_again_by_its_seed() -> None:
    met = met_by(FEW, LESS, "charge", "charge")
    first, again, other = (estimate(met, 50, seed) for seed in (3, 3, 4))
    assert first == again != other
    games = run_duels(met, 50, 3, compiled=False)
    assert first.wins[0].chance == games.wins(0) / 50 and first.drawn.chance == games.drawn / 50
    assert first.left[0].mean == pytest.approx(sum(own for own, _ in games.left) / 50)
    with pytest.raises(InputError, match="games 0: expected a whole number from 1 to"):
        estimate(met, 0, 1)


# --- exact ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("a", "b", "policies", "agreed"),
    [
        (FEW, LESS, ("charge", "charge"), {}), (BOWS, LESS, ("shoot", "charge"), {"distance": Fraction(9), "rout": True}),
        (CAPTAIN, CAPTAIN, ("charge", "charge"), {}), (GUN, BOWS, ("stand", "evade"), {"distance": Fraction(11)}),
    ],
)  # fmt: skip
def test_the_chain_is_that_of_whole_activations(
    a: str, b: str, policies: tuple[str, str], agreed: dict[str, object]
) -> None:
    met = met_by(a, b, *policies, limit=6, **agreed)  # type: ignore[arg-type]

    def turned(who: int, pair: Pair) -> dict[Pair, float]:
        if is_over(pair, met.house):
            return {pair: 1.0}
        found = odds(activation, who, met.a, met.b, pair, met.house, policy=met.chooser)
        return {after: weight / found.total for after, weight in found.weights.items()}

    start = Pair(fresh_form(met.a), fresh_form(met.b), met.house.gap, 0)
    steps = (lambda pair: turned(0, pair)), (lambda pair: turned(1, pair))
    whole = course(start, steps, lambda pair: is_over(pair, met.house) != 0, met.limit)
    found = duel_odds(met)
    for who in (0, 1):
        wins = sum(chance for pair, chance in whole.ends.items() if winner_of(pair, met.house) == who)
        assert found.wins[who] == pytest.approx(wins, abs=1e-12)
    assert found.undecided == pytest.approx(sum(whole.left.values()), abs=1e-12)
    assert found.by_round == pytest.approx(whole.by_turn, abs=1e-12)
    assert sum(found.wins) + found.both + found.undecided == pytest.approx(1)


def test_the_order_of_each_round_is_in_the_chain_as_in_the_duel() -> None:
    pair = BOWS.replace("n=3", "n=1"), BOWS.replace("n=3", "n=1").replace("Bows", "Slings")
    rolled = read_house({"initiative_each_round": True})
    met = met_by(*pair, "shoot", "shoot", limit=3, distance=Fraction(6), house=rolled)
    found, played = duel_odds(met), odds(duel, met.a, met.b, met.limit, met.house, policy=met.chooser)
    for who in (0, 1):
        wins = sum(weight for ended, weight in played.weights.items() if ended.winner == who)
        assert found.wins[who] == pytest.approx(wins / played.total, abs=1e-12)
    assert found.wins[0] < duel_odds(met_by(*pair, "shoot", "shoot", limit=3, distance=Fraction(6))).wins[0]


def test_large_units_are_left_to_batches() -> None:
    met = met_by(FEW, FEW)
    large = replace(met, a=met.a._replace(n=60), b=met.b._replace(n=60))
    assert MOST_PAIRS < 60 * 60
    with pytest.raises(InputError, match="60 against 60 is too much to work out exactly; expected a number of games"):
        duel_odds(large)


def test_a_rout_ends_a_duel_sooner() -> None:
    whole, routed = (duel_odds(met_by(LESS, LESS, "charge", "charge", rout=rout)) for rout in (False, True))
    assert routed.rounds < whole.rounds


# --- vehicles ---------------------------------------------------------------------------------------------------------
CART = "name=Cart type=vehicle n=1 ad=2d6 move=8 defense=9 base=1x2 fight=2 shoot=3 weapons=longbow"
SQUAD = "name=Squad type=basic n=3 ad=1d6 move=6 defense=5 fight=1"


def test_a_vehicle_fights_with_its_numbers_and_its_base() -> None:
    met = met_by(CART, SQUAD, "charge", "charge", distance=Fraction(10))
    assert (met.a.crush, met.a.short, met.a.far, met.a.attacking, met.a.struck) == (
        2,
        *2 * (met.a.far,),
        (0,) * 3,
        (0,) * 3,
    )
    assert met.b.crush == 0 and met.b.struck == (1, 2, 2)
    assert met.house.gap == 10 * INCH - met.house.apart


@pytest.mark.parametrize("policy", ["charge", "shoot"])
def test_games_with_a_vehicle_agree_with_its_exact_chances(policy: str) -> None:
    met = met_by(CART, SQUAD, policy, "charge", distance=Fraction(10))
    found, games = duel_odds(met), run_duels(met, 1_000, 3, compiled=False)
    assert sum(found.wins) + found.both + found.undecided == pytest.approx(1)
    for side in (0, 1):
        chance = found.wins[side]
        assert abs(games.wins(side) / 1_000 - chance) < 4 * (chance * (1 - chance) / 1_000) ** 0.5 + 1e-9


def test_the_first_blow_of_a_vehicle_has_the_odds_of_an_overrun() -> None:
    met = met_by(CART, SQUAD, "charge", "charge")
    pair = begin_activation(0, met.a, met.b, Pair(fresh_form(met.a), fresh_form(met.b), 0, 0))
    blow = odds(act, 0, met.a, met.b, pair, met.house, policy=met.chooser)
    (suffered,) = attack_odds(*lined(CART, SQUAD), read_attack({"kind": "overrun"})).targets
    men_left = blow.map(lambda after: after.b.n)
    for left in range(4):
        assert float(men_left.chance(left)) == pytest.approx(float(dict(suffered.lost).get(3 - left, 0)))


def test_two_vehicles_are_too_much_to_work_out_and_are_played() -> None:
    met = met_by("like=modern/tank", "like=sci_fi/walker", "shoot", "shoot", distance=Fraction(20))
    with pytest.raises(InputError, match="is too much to work out exactly; expected a number of games"):
        duel_odds(met)
    games = run_duels(met, 20, 1, compiled=False)
    assert games.wins(0) + games.wins(1) + games.drawn == 20


@pytest.mark.slow
def test_compiled_games_of_a_vehicle_are_the_plain_ones() -> None:
    met = met_by("like=modern/tank", "like=fantasy/spears", "shoot", "charge", distance=Fraction(20))
    plain, compiled = (run_duels(met, 60, 1, compiled=machine) for machine in (False, True))
    assert list(map(int, compiled.winners)) == list(map(int, plain.winners))
    assert list(map(int, compiled.rounds)) == list(map(int, plain.rounds))
