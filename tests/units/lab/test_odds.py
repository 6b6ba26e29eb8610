from fractions import Fraction

import pytest

from affray.core import InputError
from affray.lab.systems.foeman.odds import Shot, all_odds, strike_odds
from affray.lab.systems.foeman.policies import REROLLS

WHO = ("Man-at-arms", "Orc raider")


@pytest.mark.parametrize("reroll", [*REROLLS, "best"])
def test_the_chances_of_an_attack_sum_to_one(reroll: str) -> None:
    found = strike_odds(*WHO, Shot(reroll=reroll), 3)
    assert sum(chance for _, _, chance in found.wounds) == 1


def test_two_dice_hit_by_a_total_of_seven_or_less() -> None:
    # 2D make 8 or more in 6 cases of 36.
    assert strike_odds(*WHO, Shot(), 2).hit == Fraction(30, 36)


def test_the_reasons_of_a_score_add_up_to_it() -> None:
    shot = Shot(side="rear", aim=2, prone="both", doubled=False)
    found = strike_odds(*WHO, shot, 3)
    assert sum(part.value for part in found.parts) == found.score


@pytest.mark.parametrize("goal", ["hit", "damage", "fell"])
def test_no_stated_way_of_rerolling_beats_the_best(goal: str) -> None:
    def worth(reroll: str) -> Fraction:
        found = strike_odds(*WHO, Shot(reroll=reroll, goal=goal), 3)
        return {"hit": found.hit, "damage": found.expected, "fell": found.unconscious + found.dead}[goal]

    assert worth("best") >= max(worth(reroll) for reroll in REROLLS)


def test_all_odds_are_those_of_one_to_nine_dice() -> None:
    assert [found.dice for found in all_odds(*WHO, Shot())] == list(range(1, 10))


def test_the_border_of_two_hexsides_is_struck_through_the_better_for_the_target() -> None:
    attacker = "race=Elf st=10 dx=13 iq=8 armor=Cloth hold=Horsebow"
    border = strike_odds(attacker, WHO[1], Shot(side="front_right+right", range=4), 4)
    side = strike_odds(attacker, WHO[1], Shot(side="right", range=4), 4)
    assert side.score - border.score == 2


@pytest.mark.parametrize(
    ("attacker", "shot", "dice", "message"),
    [
        ("Nobody", Shot(), 3, "attacker 'Nobody': expected"),
        ("race=Human st=x", Shot(), 3, "attacker: st=x: expected a whole number"),
        ("race=Human size=3", Shot(), 3, "attacker: 'size' is unknown"),
        ("race=Human st=12 dx=12 iq=9", Shot(), 3, "ST"),
        (WHO[0], Shot(), 10, "dice 10: expected a whole number from 1 to 9"),
        (WHO[0], Shot(kind="kick"), 3, "kind 'kick': expected"),
        (WHO[0], Shot(side="top"), 3, "side 'top': expected"),
        (WHO[0], Shot(side="front+rear", range=2), 3, "neighbours"),
        (WHO[0], Shot(range=0), 3, "range 0: expected"),
        (WHO[0], Shot(range=2), 3, "attacker: "),
        (WHO[0], Shot(aim=3), 3, "aim 3: expected"),
        (WHO[0], Shot(defend="tail"), 3, "defend 'tail': expected"),
        (WHO[0], Shot(reroll="some"), 3, "reroll 'some': expected"),
        (WHO[0], Shot(goal="win"), 3, "goal 'win': expected"),
    ],
)
def test_what_does_not_fit_is_one_clear_line(attacker: str, shot: Shot, dice: int, message: str) -> None:
    with pytest.raises(InputError) as raised:
        strike_odds(attacker, WHO[1], shot, dice)
    assert message in str(raised.value)
    assert "\n" not in str(raised.value)
