"""What is asked in names and numbers: rolls and duels, sweeps, what is refused; both languages say the same."""

from fractions import Fraction

import pytest

from affray.core import InputError
from affray.lab import chances, compare, solve
from affray.lab.systems.fortmayn.asking import Asked, Row, answer_rows
from affray.lab.systems.fortmayn.sides import KnownCreatures
from affray.lab.words import words_of


def answers_to(**asked: object) -> list[Row]:
    """The answers."""
    return list(answer_rows(Asked(**asked), KnownCreatures()))  # type: ignore[arg-type]


def test_numbers_are_swept_in_all_combinations() -> None:
    answers = answers_to(kind="test", dice="1..2", dd="1..3")
    assert [(int(row.swept["dice"]), int(row.swept["dd"])) for row in answers] == [
        (1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3),
    ]  # fmt: skip
    assert [row.answer.rolled.dice for row in answers] == [1, 1, 1, 2, 2, 2]
    (head,) = answers_to(kind="shot", dice="4")
    assert (head.champion.head, head.champion.body, head.swept) == (4, 3, {})


def test_foes_are_met_in_their_order_and_a_test_needs_none() -> None:
    (row,) = answers_to(foe=("kobold", "ghoul"))
    assert [enemy.name for enemy in row.enemies] == ["Kobold", "Ghoul"]
    assert [[enemy.name for enemy in row.enemies] for row in (*answers_to(kind="stunt"), *answers_to())] == [
        ["an obstacle"],
        ["Ghoul"],
    ]


def test_duels_are_those_of_the_table() -> None:
    for dd, chance in enumerate((0.992593, 0.933192, 0.811425, 0.700072), 1):
        duel = solve("fortmayn", "brawny", f"dd={dd}", rounds=3)
        assert duel.wins[0] == pytest.approx(chance, abs=1e-6)
        assert sum((*duel.wins, duel.drawn)) == pytest.approx(1)
        for side in (0, 1):
            assert sum(share for _, share in duel.left_spread[side]) == pytest.approx(duel.wins[side])
            left = sum(dice * share for dice, share in duel.left_spread[side])
            assert duel.left[side] * duel.wins[side] == pytest.approx(left)
        assert len(duel.by_round) == 3
    short = solve("fortmayn", "brainy", "ghoul", limit=1, con="surprised")
    assert (short.drawn, short.rounds) == (0.75, 1)


def test_a_habit_is_said_and_games_are_played_beside_the_chances() -> None:
    duel = solve("fortmayn", "brawny armor=leather", "ghoul", policy="none sunder=no", games=400)
    assert duel.policies == ("none sunder=no", "") and duel.played is not None
    assert duel.played.wins[0].low <= duel.wins[0] <= duel.played.wins[0].high


def test_two_who_are_called_the_same_are_numbered_and_exact_chances_are_given() -> None:
    odds = chances("fortmayn", foe="ghoul,ghoul", dice=1)
    assert odds.who == ("brawny", "Ghoul 1", "Ghoul 2") and odds.policy == "save=shield sunder=yes"
    (case,) = chances("fortmayn", dice=1, dd=1).cases
    assert [(chance.name, chance.exact) for chance in case.chances] == [("overcome", "1/2"), ("out", "1/4")]


@pytest.mark.parametrize(
    ("asked", "fault"),
    [
        ({"pool": "mind"}, "pool 'mind' is unknown; expected one of body, head"),
        ({"pro": ("surprised",)}, "pro 'surprised' is unknown"),
        ({"con": ("luck",)}, "con 'luck' is unknown"),
        ({"weapon": "club"}, "weapon 'club' is unknown"),
        ({"range": "far"}, "range 'far' is unknown"),
        ({"dice": "32"}, "dice 32: expected a whole number of at most 31"),
        ({"dd": "1.5"}, "dd 1.5: expected a whole number of at most 60"),
    ],
)
def test_what_makes_no_sense_is_refused(asked: dict[str, object], fault: str) -> None:
    with pytest.raises(InputError) as refused:
        answers_to(**asked)
    assert fault in str(refused.value)


@pytest.mark.parametrize(
    ("foe", "asked", "fault"),
    [
        ("dd=0", {}, "a duel is between two who stand"),
        ("ghoul", {"limit": 0}, "limit 0: expected a whole number from 1 to"),
        ("ghoul", {"rounds": -1}, "rounds -1: expected a whole number from 0 to"),
        ("ghoul", {"games": -1}, "games -1: expected a whole number from 0 to"),
        ("ghoul", {"policy": "shield,none"}, "a foe chooses nothing"),
        ("ghoul", {"policy": "all"}, "policy 'all': expected one of none, shield, armor, last"),
        ("ghoul", {"policy": "last sunder=perhaps"}, "expected one of none, shield, armor, last"),
        ("ghoul", {"con": "luck"}, "con 'luck' is unknown"),
    ],
)
def test_a_duel_that_makes_no_sense_is_refused(foe: str, asked: dict[str, object], fault: str) -> None:
    with pytest.raises(InputError) as refused:
        solve("fortmayn", "brawny", foe, None, **asked)
    assert fault in str(refused.value)


def test_characters_are_compared_with_foes_under_two_tables() -> None:
    compared = compare("fortmayn", b={"retaliation": "separate_roll"}, sides=("brawny", "ghoul", "kobold"))
    assert [fight.who for fight in compared.fights] == [("brawny", "Ghoul"), ("brawny", "Kobold")]
    assert all(fight.exact and fight.difference > 0 for fight in compared.fights)
    played = compare("fortmayn", b={"retaliation": "separate_roll"}, sides=("brawny", "ghoul"), games=300)
    (fight,) = played.fights
    assert fight.low <= compared.fights[0].difference <= fight.high
    with pytest.raises(InputError, match="expected a character"):
        compare("fortmayn", b={"retaliation": "separate_roll"}, sides=("ghoul", "kobold"))


def test_a_table_of_its_own_is_agreed_on() -> None:
    (row,) = answer_rows(Asked(dice="1", dd="2"), KnownCreatures())
    assert row.answer.targets[0].mean == Fraction(1, 2)


def test_everything_is_said_in_both_languages_with_the_same_arguments() -> None:
    texts = words_of("fortmayn")
    assert texts.languages == ("en", "de")
    assert texts.ids("en") == texts.ids("de")
    for name in texts.ids("en"):
        assert texts.variables("en", name) == texts.variables("de", name), name


def test_yes_and_no_are_words_for_what_is_or_is_not() -> None:
    assert chances("fortmayn", foe="ghoul", sunder="no").policy == "save=shield sunder=no"
    assert chances("fortmayn", foe="ghoul", sunder="Yes").policy == "save=shield sunder=yes"
    with pytest.raises(InputError, match="sunder 'maybe'"):
        chances("fortmayn", foe="ghoul", sunder="maybe")


def test_units_are_met_where_none_are_named() -> None:
    assert chances("wargame", attacker=None).who == ("Vale spearmen", "Border axemen")
