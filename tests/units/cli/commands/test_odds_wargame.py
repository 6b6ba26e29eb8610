"""`affray odds wargame`: attacks, morale and duels in tables, rows and JSON, in two languages, and refusals."""

from pathlib import Path

import msgspec
import pytest

from affray.lab.schema import Duel, Odds, OddsPoint
from tests.units.cli.running import refused, run

SPEARS, ARCHERS, TANK = "like=fantasy/spears", "like=fantasy/archers", "like=modern/tank"
SMALL = ("--attacker", "like=fantasy/spears n=4 files=2", "--defender", "like=fantasy/spears n=3 files=2 defense=5")
MELEE = """\
Vale spearmen against Border axemen: melee attack
┏━━━━━━━━━━━━━━━━━━━━━━━━━┳━━━━━━━━━━━━━━━┳━━━━━━━━━━━━━━━┓
┃                         ┃ Border axemen ┃ Vale spearmen ┃
┡━━━━━━━━━━━━━━━━━━━━━━━━━╇━━━━━━━━━━━━━━━╇━━━━━━━━━━━━━━━┩
│ mean of miniatures lost │    6.56 of 10 │    6.44 of 20 │
│ mean of points lost     │ 219.84 of 335 │ 135.19 of 420 │
│ must test morale        │        99.25% │         0.00% │
│ fails the test          │        59.60% │         0.00% │
│ wiped out               │         0.02% │         0.00% │
└─────────────────────────┴───────────────┴───────────────┘
Border axemen, chance of so many lost: 3 0.01%, 4 0.72%, 5 10.03%, 6 36.35%, 7
39.15%, 8 12.63%, 9 1.09%, 10 0.02%
Vale spearmen, chance of so many lost: 4 0.15%, 5 8.19%, 6 45.29%, 7 40.56%, 8
5.73%, 9 0.07%
Vale spearmen: 16d6: in contact 6 [UW-MEL-02], second rank 10 [UW-MEL-03]
Border axemen: 10d6+20: in contact 5 [UW-MEL-02], second rank 5 [UW-MEL-03],
Fight 10 [UW-MEL-04], weapons 10 [UW-MIN-06]
"""


def answer(*asked: str) -> Odds:
    """The answer for programs."""
    return msgspec.json.decode(run("odds", "wargame", *asked, "--json").out, type=Odds)


def test_a_melee_is_shown_with_the_reasons_of_its_dice() -> None:
    assert [line.rstrip() for line in run("odds", "wargame").out.splitlines()] == MELEE.splitlines()


def test_it_speaks_german_too() -> None:
    shown = run("odds", "wargame", "--lang", "de", "--attacker", ARCHERS, "--kind", "shot", "--range", "9..11").out
    assert shown.startswith("Elfische Langbögen gegen Axtkämpfer der Grenze: Fernangriff\n")
    assert [line.split()[:3] for line in shown.splitlines() if "8W6" in line] == [
        ["9", "8W6+16", "5,06"],
        ["10", "8W6+16", "5,06"],
        ["11", "8W6+16", "0"],
    ]
    assert "besteht die Probe nicht" in run("odds", "wargame", "--lang", "de").out


@pytest.mark.parametrize(
    ("asked", "parts"),
    [
        (("--attacker", ARCHERS, "--kind", "shot"), ("ranged attack", "8d6+16: shooting 8", "short range")),
        (("--attacker", "like=medieval/trebuchet", "--kind", "shot", "--range", "20"), ("long range, losses halved",)),
        (("--attacker", TANK), ("running over", "mean quotient of the attack", "destroyed", "vehicle 1 [UW-VEH-06]")),
        (("--attacker", TANK, "--reverse"), ("losses halved",)),
        (
            ("--attacker", TANK, "--kind", "fire", "--target", ARCHERS, "--split", "even"),
            ("fire of the vehicle", "Elf longbows", "fire divided in even parts"),
        ),
        (("--attacker", "like=fantasy/wizard", "--kind", "fireball"), ("fireball", "4d6 [UW-ABL-04]")),
        (("--attacker", "like=fantasy/captain"), ("mean of hits", "chance of so many hits", "removed")),
        (("--attacker", SPEARS, "--side", "rear"), ("Border axemen: no dice",)),
        (("--kind", "morale", "--left", "5"), ("morale test", "passes", "fails by a tie", "5 left: 5d6 of its own")),
        (("--kind", "morale", "--target-command", "3d8"), ("3 dice of commanders [UW-MOR-02 UW-ABL-06]",)),
        (
            (*SMALL, "--duel", "--policy", "charge", "--policy", "stand"),
            ("charge", "stand", "both gone: 0.00%", "undecided after 50 rounds", "exact, from"),
        ),
    ],
)
def test_each_kind_says_what_it_has_to_say(asked: tuple[str, ...], parts: tuple[str, ...]) -> None:
    shown = " ".join(run("odds", "wargame", *asked).out.split())
    for part in parts:
        assert part in shown


def test_numbers_are_exact_for_programs() -> None:
    found = answer(*SMALL)
    (case,) = found.cases
    target, own = case.spreads
    assert (found.procedure, case.numbers[0].text, target.name) == ("melee", "4d6", "lost")
    assert target.points[0] == OddsPoint(0, 1 / 1296, "1/1296")
    assert own.who == "Vale spearmen"


def test_each_number_of_a_sweep_has_a_row() -> None:
    found = answer("--files", "1..10", "--target-n", "8..9").cases
    assert len(found) == 20
    assert found[3].own == {"files": "2", "target_n": "9"}
    shown = run("odds", "wargame", "--files", "1..10").out.splitlines()
    assert shown[1].split() == [
        "files",
        "dice",
        "lost",
        "points",
        "tests",
        "fails",
        "gone",
        "back",
        "own",
        "lost",
        "own",
        "gone",
    ]
    assert [line.split()[0] for line in shown[3:13]] == [str(files) for files in range(1, 11)]
    duels = run("odds", "wargame", *SMALL, "--duel", "--n", "3..4").out
    assert "target wins" in duels and "rounds" in duels
    tests = run("odds", "wargame", "--kind", "morale", "--left", "4..5").out.splitlines()
    assert [line.split() for line in tests[3:5]] == [["4", "4d6", "31.25%"], ["5", "5d6", "50.00%"]]


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
def test_games_are_played_with_bounds_by_their_seed() -> None:
    asked = ("odds", "wargame", *SMALL, "--duel", "--games", "200", "--seed", "4")
    shown = run(*asked).out
    assert "200 games of seed 4, compiled" in shown and "true value, 95%" in shown and " ± " in shown
    assert run(*asked).out == shown
    assert "±" in run(*asked, "--n", "3..4").out
    found = msgspec.json.decode(run(*asked, "--json").out, type=Duel)
    assert found.played is not None and found.played.games == 200
    assert found.played.wins[0].low <= found.played.wins[0].chance <= found.played.wins[0].high


def test_house_rules_and_packs_count(tmp_path: Path) -> None:
    pack = tmp_path / "own.toml"
    unit = '[[units]]\nname = "Rangers"\ntype = "elite"\nn = 5\nad = "2d6"\nmove = 7\ndefense = 9\n'
    pack.write_text(f'name = "own"\ntitle = "Own"\nsystem = "wargame"\n{unit}', "utf-8")
    found = answer("--attacker", "like=Rangers", "--pack", str(pack), "--contact", "5")
    assert found.cases[0].numbers[0].value == 10
    found = answer("--attacker", SPEARS, "--option", "second_rank=front_contact", "--side", "left")
    assert found.procedure == "melee" and found.options == {"second_rank": "front_contact"}


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        (("--attacker", "like=fantasy/elephants"), "attacker: unit 'like=fantasy/elephants'"),
        (("--defender", "spears"), "defender: unit 'spears': expected KEY=VALUE"),
        (("--kind", "siege"), "kind 'siege': expected one of melee, shot, free"),
        (("--kind", "shot"), "attacker: the unit has no ranged weapon"),
        (("--files", "0"), "attacker: Vale spearmen: "),
        (("--files", "5..2"), "files '5..2': expected a number"),
        (("--n", "1..200", "--target-n", "1..3"), "600 combinations are too many: expected at most 400"),
        (("--contact", "99"), "contact 99: expected at most 20, for there are no more miniatures"),
        (("--option", "luck=1"), "luck"),
        (("--lang", "fr"), "--lang 'fr': Universal wargame speaks en and de"),
        (("--duel", "--policy", "bold"), "policy 'bold'"),
        (("--duel", "--attacker", TANK), "is too much to work out exactly; expected a number of games"),
        (("--duel", "--games", "0"), "games 0: expected a whole number from 1 to"),
        (("--duel", "--rounds", "0"), "limit 0: expected a whole number from 1 to"),
        (("--range", "nine"), "range 'nine': expected a number"),
        (("--target", ARCHERS), "expected kind fire"),
        (("--weapon", "2"), "attacker: "),
        (("--games", "10"), "--games: one attack has none; expected --duel"),
        (("--rout",), "--rout: one attack has none; expected --duel"),
        (("--duel", "--side", "rear"), "--side: goes with one attack; expected no --duel"),
        (("--duel", "--bars"), "--bars: goes with one attack; expected no --duel"),
        (("--split", "even"), "--split: expected --kind fire"),
        (("--kind", "morale", "--target-hits", "1"), "--target-hits: a morale test of the defender has no such thing"),
    ],
)
def test_what_does_not_fit_is_one_line(asked: tuple[str, ...], message: str) -> None:
    assert message in refused(run("odds", "wargame", *asked))
