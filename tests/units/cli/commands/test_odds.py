"""`affray odds`: Foeman and the guide, their tables, JSON and refusals."""

import json
import re

import pytest

from tests.units.cli.running import refused, run


def test_an_attack_is_shown_with_its_reasons() -> None:
    shown = run("odds", "melee", "--attacker", "orc", "--zone", "rear", "--stance", "defend").out
    assert "orc against orc" in shown
    for part in ("hit", "drops", "chance of so many hits: 0 ", "mean ", "melee with cutlass, 4 dice; adjDX 15 = DX 11"):
        assert part in shown
    assert "[CM-ADJ-02]" in " ".join(shown.split())


def test_a_casting_is_shown_with_its_cost() -> None:
    asked = ("odds", "melee", "--attacker", "st=9 dx=13 iq=14", "--spell")
    shown = run(*asked, "lightning", "--spell-st", "2", "--range", "4").out
    assert "caster falls" in shown and "chance of so much fatigue: 1 " in shown and "damage 2, 2 stopped" in shown
    shown = run(*asked, "clumsiness").out
    assert "damage" not in shown and "thrown spell with clumsiness" in shown


def test_an_attack_is_exact_for_programs() -> None:
    asked = ("odds", "melee", "--attacker", "st=12 dx=10", "--defender", "wolf", "--json")
    found = json.loads(run(*asked, "--also", "invisible", "--also", "in_fire").out)
    (case,) = found["cases"]
    hit, score = case["chances"][0], case["numbers"][0]
    assert (found["system"], found["procedure"], hit["exact"], score["value"]) == ("melee", "melee", "5/108", 2)
    assert score["parts"][0] == {"label": "DX", "value": 10, "clause": "CM-ATTR-04"}


def test_a_duel_is_shown_with_its_policies() -> None:
    asked = ("odds", "melee", "--duel", "--attacker", "goblin", "--defender", "goblin")
    shown = run(*asked, "--policy", "attack", "--policy", "careful").out
    assert "careful" in shown and "mean length" in shown
    found = json.loads(run(*asked, "--json").out)
    assert found["wins"][0] == pytest.approx(0.5)
    other = json.loads(run(*asked, "--policy", "careful", "--option", "tie_break=initiative", "--json").out)
    assert other["rounds"] != found["rounds"] and other["options"] == {"tie_break": "initiative"}


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        (("pig",), "odds: system 'pig': expected one of foeman, fortmayn, melee, wargame"),
        (("melee", "--zone", "top"), "zone 'top': expected one of front, side, rear"),
        (("melee", "--waited", "x"), "--waited"),
        (("melee", "--waited", "-1"), "waited -1: expected"),
        (("melee", "--also", "luck"), "also 'luck' is unknown"),
        (("melee", "--attacker", "unicorn"), "attacker: creature 'unicorn' is unknown"),
        (("melee", "--defender", "st=12 dx=99"), "defender: "),
        (("melee", "--option", "luck=1"), "luck"),
        (("melee", "--option", "luck"), "option 'luck': expected NAME=VALUE"),
        (("melee", "--duel", "--policy", "bold"), "policy 'bold'"),
        (
            ("melee", "--duel", "--policy", "attack", "--policy", "attack", "--policy", "attack"),
            "expected one for both or two",
        ),
        (("melee", "--policy", "careful"), "--policy: one attack has none; expected --duel"),
        (("melee", "--duel", "--zone", "rear"), "--zone: a duel has no such thing"),
        (("melee", "--dice", "4"), "--dice: an attack has its own; expected --kind save"),
        (("melee", "--kind", "save", "--score", "9", "--spell-st", "2"), "--spell-st: a saving roll has no such thing"),
        (("foeman", "--kind", "save", "--score", "9", "--side", "rear"), "--side: a saving throw has no such thing"),
        (("foeman", "--goal", "fell"), "--goal: only the best rerolls have one; expected --reroll best"),
        (("foeman", "--lang", "fr"), "--lang 'fr': the laboratory speaks en and de"),
    ],
)
def test_what_does_not_fit_is_one_line(asked: tuple[str, ...], message: str) -> None:
    assert message in refused(run("odds", *asked))


@pytest.mark.parametrize("system", ["foeman", "melee", "wargame", "fortmayn"])
def test_the_example_of_something_changed_is_taken(system: str) -> None:
    example = re.search('beside it, as "([^"]+)"', " ".join(run("odds", system, "--help").out.split()))
    assert example
    assert run("odds", system, "--beside", example[1]).code == 0


def test_each_system_says_what_it_does() -> None:
    for system in ("foeman", "melee", "wargame"):
        assert f"affray odds {system}" in run("odds", system, "--help").out


def test_all_of_it_is_there_in_german() -> None:
    assert "kritischer Treffer" in run("odds", "foeman", "--dice", "3", "--lang", "de").out
    output = run("odds", "melee", "--lang", "de", "--option", "tie_break=initiative").out
    assert "Nahkampf: Myrmidone, Ork" in output and output.endswith("Hausregeln: tie_break=initiative\n")
    output = run(
        "odds", "melee", "--duel", "--attacker", "goblin", "--defender", "goblin", "--bars", "--lang", "de"
    ).out
    assert "Goblin gegen Goblin" in output and "█" in output


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        (("melee", "--zone", "top"), "affray: zone 'top': erwartet wird eines von front, side, rear"),
        (("foeman", "--dice", "10"), "affray: dice 10: erwartet wird eine ganze Zahl von 1 bis 9"),
        (("melee", "--attacker", "st=x"), "affray: attacker: st 'x': erwartet wird eine ganze Zahl von 1 bis 99"),
        (("wargame", "--n", "x"), "affray: n 'x': erwartet wird eine Zahl, oder zwei mit .. dazwischen, etwa 5..20"),
        (("melee", "--also", "luck"), "affray: also 'luck' ist unbekannt; erwartet wird eines von two_weapons"),
        (("melee", "--spell-st", "2", "--kind", "save"), "affray: --spell-st: ein Rettungswurf hat das nicht"),
    ],
)
def test_what_does_not_fit_is_said_in_the_language_that_is_asked_for(asked: tuple[str, ...], message: str) -> None:
    ran = run("odds", *asked, "--lang", "de")
    assert ran.code == 2 and ran.err.startswith(message)
