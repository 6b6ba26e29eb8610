"""What a cell comes to: the very numbers of the laboratory."""

import pytest

from affray.core import InputError
from affray.lab import arena as cells
from affray.lab.arena import Cell, Effort, Fields, Outcome, Value, play_cell
from affray.lab.batches.batch import run_games
from affray.lab.systems.foeman import arena as foeman
from affray.lab.systems.foeman.arena import fit_bid, plan_of
from affray.lab.systems.foeman.chain import DuelOdds, Fight, duel_odds, fight
from affray.lab.systems.foeman.odds import Shot, strike_odds
from affray.lab.systems.foeman.plans import read_plan
from affray.lab.systems.foeman.policies import striking_policy
from affray.lab.systems.laboratories import arena_of
from affray.lab.systems.melee.chain import duel_odds as melee_odds
from affray.lab.systems.melee.duel import meeting as melee_meeting
from affray.lab.systems.wargame.chain import duel_odds as unit_odds
from affray.lab.systems.wargame.duel import meeting as unit_meeting
from affray.lab.systems.wargame.field import KnownUnits, read_unit_line
from affray.systems.foeman.duel.duel import fresh_form, strike_of

AXE: dict[str, Value] = {
    "race": "Human",
    "st": 12,
    "dx": 12,
    "iq": 8,
    "armor": "Leather",
    "weapon": "Axe",
    "policy": "4 reroll=all",
}


@pytest.fixture
def _plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled."""
    monkeypatch.setattr(cells, "can_compile", lambda: False)
    monkeypatch.setattr(foeman, "can_compile", lambda: False)


def come_to(system: str, measure: str, cell: Cell, effort: Effort | None = None) -> Outcome:
    arena = arena_of(system, measure)
    arena.check(0, cell)
    arena.check(1, cell)
    return arena.outcome(cell, effort or Effort())


def test_a_melee_cell_is_the_exact_duel() -> None:
    a: Fields = {"st": 5, "dx": 12, "weapon": "dagger"}
    b: Fields = {"st": 6, "dx": 12, "weapon": "cestus"}
    found = melee_odds(melee_meeting("st=5 dx=12 weapon=dagger", "st=6 dx=12 weapon=cestus"))
    outcome = come_to("melee", "duel", Cell(a, b, {}, {}))
    assert outcome.how == "exact"
    assert outcome.numbers[:2] == pytest.approx(found.wins) and outcome.numbers[3] == pytest.approx(found.turns)


def test_a_cell_of_units_is_the_exact_duel_with_what_it_costs() -> None:
    a, b = (
        read_unit_line("like=fantasy/captain", "a", KnownUnits()),
        read_unit_line("like=sci_fi/psion", "b", KnownUnits()),
    )
    found = unit_odds(unit_meeting(a, b, "shoot", "shoot"))
    outcome = come_to("wargame", "duel", Cell({"unit": "fantasy/captain"}, {"unit": "sci_fi/psion"}, {}, {}))
    assert outcome.numbers[:2] == pytest.approx(found.wins)
    assert outcome.numbers[7] == pytest.approx(164 * (1 - found.left[1] / 8))


@pytest.mark.slow
def test_a_cell_of_foeman_is_the_exact_duel() -> None:
    found = duel_odds(fight("Goblin skirmisher", "Orc raider", "3", "4"))
    a, b = {"figure": "Goblin skirmisher", "policy": "3"}, {"figure": "Orc raider", "policy": "4"}
    outcome = come_to("foeman", "duel", Cell(a, b, {}, {}))
    assert outcome.how == "exact" and outcome.numbers[:2] == pytest.approx(found.wins)
    assert outcome.numbers[4] == pytest.approx(found.mean_left(0))


def test_what_is_worked_out_is_the_fight_of_the_cell(monkeypatch: pytest.MonkeyPatch) -> None:
    fights: list[Fight] = []

    def odds(met: Fight, *, compiled: bool) -> DuelOdds:
        fights.append(met)
        return DuelOdds((0.6, 0.3), 0.1, 5.0, (((4, 0.3), (2, 0.3)), ()), (), 1)

    monkeypatch.setattr(foeman, "duel_odds", odds)
    outcome = come_to(
        "foeman", "duel", Cell({**AXE, "policy": "best"}, {"figure": "Orc raider", "policy": "2"}, {}, {})
    )
    assert outcome == Outcome("exact", 0, (0.6, 0.3, 0.1, 5.0, 3.0, 0.0, 0.0, 0.0))
    assert [str(plan) for plan in fights[0].plans] == ["best reroll=likely", "2 reroll=likely"]
    assert (fights[0].a, fights[0].b) == foeman.duel_figures(Cell(AXE, {"figure": "Orc raider"}, {}, {}))[:2]


@pytest.mark.usefixtures("_plainly")
def test_games_of_a_cell_are_those_of_the_batch_and_end_with_the_precision() -> None:
    met = foeman.FoemanDuel().fight(Cell(AXE, {**AXE, "weapon": "Dagger"}, {}, {}), Effort()).meeting
    games = run_games(met, 20, 7, compiled=False)
    sums = play_cell(met, Effort(games=20, seed=7))
    assert (sums.won, sums.rounds) == ([games.drawn, games.wins(0), games.wins(1)], sum(games.rounds))
    assert sums.left == [sum(left[side] for left in games.left) for side in (0, 1)]
    rough = play_cell(met, Effort(precision=0.2, seed=7))
    assert rough.games < Effort(precision=0.2).most_games and rough.is_known_within(0.2)


@pytest.mark.usefixtures("_plainly")
def test_the_fit_bid_costs_a_fresh_foe_the_most() -> None:
    a, b, house = foeman.duel_figures(Cell(AXE, AXE, {}, {}))
    struck = tuple(strike_of(0, dice, a, fresh_form(), b, fresh_form()) for dice in range(1, 10))
    line = "race=Human st=12 dx=12 iq=8 armor=Leather hold=Axe"
    means = [strike_odds(line, line, Shot(), dice).expected for dice in range(1, 10)]
    best = fit_bid(struck, striking_policy(1), house)
    assert best == means.index(max(means)) + 1 and 2 <= best <= 5
    assert plan_of({"policy": "fit reroll=none"}, a, b, house) == read_plan(f"{best} reroll=none")


def test_who_holds_a_bow_strikes_with_bare_hands() -> None:
    bow, hands = (foeman.duel_figures(Cell({**AXE, "weapon": name}, AXE, {}, {}))[0] for name in ("Longbow", "Unarmed"))
    assert bow.arm == hands.arm._replace(offhand=bow.arm.offhand) and bow.arm.unskilled == 1


def test_a_weapon_of_ones_own_making_is_a_name_like_any_other() -> None:
    own = "Light Flail|hafts|-2T+1=2|12|hds"
    assert foeman.duel_figures(Cell({**AXE, "weapon": own}, AXE, {}, {}))[0].arm.rq == 12


@pytest.mark.parametrize(
    ("policy", "reason"),
    [
        ("0", "policy '0': expected 1 to 9 dice or best"),
        ("reckless", "policy 'reckless': expected 1 to 9 dice or best"),
        ("fit reroll=some", "policy 'fit reroll=some': reroll=some: expected one of none, all, likely"),
    ],
)
def test_a_policy_that_there_is_not_is_refused(policy: str, reason: str) -> None:
    with pytest.raises(InputError, match=reason):
        arena_of("foeman", "duel").check(0, Cell({**AXE, "policy": policy}, AXE, {}, {}))


@pytest.mark.parametrize(
    ("system", "measure", "cell", "reason"),
    [
        ("foeman", "duel", Cell({"figure": "Man-at-arms", "st": 12}, {}, {}, {}), "a figure of the roster is as it is"),
        ("foeman", "duel", Cell({**AXE, "doubled": 3}, {}, {}, {}), "doubled 3: expected true or false"),
        ("foeman", "duel", Cell({**AXE, "st": 13}, {}, {}, {}), "FM-FIG-02"),
        ("wargame", "duel", Cell({"unit": "x"}, {}, {}, {}), "expected one of"),
        ("wargame", "battle", Cell({"army": "x"}, {}, {}, {}), "expected one of fantasy"),
        ("wargame", "battle", Cell({"army": "weird"}, {}, {"points": 2.5}, {}), "expected a whole number"),
        ("foeman", "battle", Cell({"player": "oracle"}, {}, {}, {}), "expected one of"),
        ("fortmayn", "battle", Cell({}, {}, {"scenario": "friends"}, {}), "expected two sides or more"),
        ("melee", "battle", Cell({}, {}, {}, {"x": 0.5}), "expected no broken number"),
    ],
)
def test_who_cannot_fight_is_refused(system: str, measure: str, cell: Cell, reason: str) -> None:
    with pytest.raises(InputError, match=reason):
        arena_of(system, measure).check(0, cell)


def test_attacks_are_the_exact_odds() -> None:
    found = strike_odds("Man-at-arms", "Orc raider", Shot(side="rear"), 3)
    cell = Cell({"figure": "Man-at-arms"}, {"figure": "Orc raider"}, {"side": "rear", "dice": 3}, {})
    assert come_to("foeman", "attack", cell).numbers[:2] == pytest.approx((float(found.expected), float(found.hit)))
    with pytest.raises(InputError, match="dice 'all'"):
        come_to("foeman", "attack", Cell(cell.a, cell.b, {"dice": "all"}, {}))


def test_a_battle_is_played_by_the_computer_players() -> None:
    cell = Cell({"player": "random"}, {"player": "random"}, {}, {})
    first, again = (come_to("foeman", "battle", cell, Effort(games=2, seed=3)) for _ in range(2))
    assert first == again and first.games == 2 and first.numbers[3] > 0


def test_what_cannot_be_measured_is_refused() -> None:
    with pytest.raises(InputError, match="expected one of foeman, melee"):
        arena_of("wargame", "attack")
