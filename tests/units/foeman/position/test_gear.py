"""Generation, gear, and the case verbs of saving throws and experience."""

import pytest

from affray.core import InputError
from affray.systems.foeman.cases.combat import VERBS
from affray.systems.foeman.content.house_rules import PLAIN
from affray.systems.foeman.position.gear import gear_faults, generation_faults


def clauses(race: str, st: int, dx: int, iq: int) -> list[str]:
    return [fault.clauses[0] for fault in generation_faults(race, st, dx, iq)]


def test_every_broken_rule_of_generation_is_listed() -> None:
    assert clauses("Human", 7, 14, 11) == ["FM-FIG-01"]
    assert clauses("Halfling", 9, 7, 7) == ["FM-FIG-01", "FM-FIG-01", "FM-FIG-02", "FM-FIG-03", "FM-FIG-03"]
    assert clauses("Orc", 10, 10, 10) == ["FM-FIG-03", "FM-FIG-03"]
    assert clauses("Goblin", 16, 6, 6) == []


def test_gear_takes_two_hands_one_armor_and_perhaps_strength() -> None:
    house = PLAIN._replace(rq_forbids=1)
    assert [
        fault.code for fault in gear_faults(["Mace", "Dagger", "Small Shield"], ["None", "Cloth"], 11, "Human")
    ] == ["hands"]
    assert [fault.code for fault in gear_faults(["Mace"], ["Cloth", "Leather"], 9, "Orc", house)] == ["armor", "rq"]
    assert gear_faults(["Mace"], [], 10, "Orc", house) == []
    with pytest.raises(InputError, match="'Lute' is neither a weapon nor a shield"):
        gear_faults(["Lute"], [], 11, "Human")
    with pytest.raises(InputError, match="armor 'Toga' is unknown"):
        gear_faults([], ["Toga"], 11, "Human")


@pytest.mark.parametrize(
    ("verb", "given", "message"),
    [
        ("dg", {}, "expected either dg or weapon"),
        ("dg", {"dg": "-2T+1=3", "weapon": "Mace"}, "expected either dg or weapon"),
        ("dg", {"dg": "-2L+1<3"}, "low_cup_mods"),
        ("sv", {"dice": [], "score": 9}, "at least one die"),
        ("sv", {"dice": [1], "score": 9, "race": "Ogre"}, "race 'Ogre' is unknown"),
        ("sv_score", {"purpose": "parade", "mdx": 9}, "given: purpose: expected one of"),
        ("sv_score", {"purpose": "hth_exit", "mdx": 9, "mover_mst": 9, "opponent_msts": []}, "at least one opponent"),
        ("sv", {"dice": [1], "score": 9, "options": {"repeat_action_roll": 7}}, "expected false or true"),
    ],
)
def test_impossible_cases_are_named(verb: str, given: dict[str, object], message: str) -> None:
    with pytest.raises(InputError, match=message):
        VERBS[verb](given)


def test_an_encounter_grade_in_quarters_is_exact() -> None:
    case = {"kind": "attack", "phys": 3, "exh": 3, "level": 1, "down": True, "target_dx": 9}
    assert VERBS["ep"]({**case, "eg": 3.5}) == {"ep": 24}
    with pytest.raises(InputError, match="expected quarters"):
        VERBS["ep"]({**case, "eg": 0.3})
    assert VERBS["ep"]({"kind": "grade", "st": 16, "dx": 9, "iq": 8, "ma": 10}) == {"grade": 19, "eg": 4.75}


def test_a_repeated_action_has_no_effect_on_a_saving_throw() -> None:
    plain = {"dice": [4, 4, 4], "score": 14}
    assert VERBS["sv"]({**plain, "repeat": True}) == VERBS["sv"](plain)


def test_a_weapon_says_all_of_its_line_and_a_dg_only_its_dice() -> None:
    assert VERBS["dg"]({"weapon": "Trident"})["max_top"] == 6
    assert VERBS["dg"]({"dg": "-1T+1=3"}) == {"subtract": 1, "top": "012445", "max_top": 5}


def test_scores_of_saving_throws_follow_the_house() -> None:
    case = {"purpose": "hth_entry", "mdx": 11, "mover_mst": 9, "target_mst": 12}
    assert VERBS["sv_score"]({**case, "options": {"hth_entry_sign": "target_minus_mover"}})["score"] == 13
    engaged = {"purpose": "pivot", "miq": 9, "engaged": True}
    assert VERBS["sv_score"](engaged)["dice"] == 4
