"""What attacks do: who falls, heroes and vehicles hurt, morale, contacts, the end of the battle.

[UW-MEL-11 UW-FORM-02 UW-HERO-03 UW-HERO-04 UW-VEH-13 .. UW-VEH-15 UW-MOR-01 .. UW-MOR-05 UW-ABL-03 UW-ABL-06 UW-VIC-03
.. UW-VIC-05]
"""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from affray.referee import Script, ScriptError
from affray.systems.wargame.content.codes import ELITE, HERO, ORDNANCE, REDUCTION_NAMES, VEHICLE
from affray.systems.wargame.content.exact_numbers import counted_bits
from affray.systems.wargame.position.ending import holders, tally, winner_now
from affray.systems.wargame.position.state import AWAY, DRAW, LEFT_OUT, LOST, OVER, UNDECIDED, WAITING, Aim, State, Unit
from affray.systems.wargame.rules.hull import lost_facings
from affray.systems.wargame.turn.after_an_attack import Blow, land_blows
from tests.wargame_arena import (
    BLUE,
    RED,
    N,
    Outcome,
    S,
    acting,
    altered,
    asked,
    battle,
    kind,
    lone,
    play,
    regiment,
    skirmish,
    spot,
    table,
)

GUN = kind(ORDNANCE, (1, 6), 4, shoot=0, arms="trebuchet")
"""A gun of 1d6 and 5, the crew's sum with 6 points 11."""
SLING = kind(shoot=9, arms="longbow")
ARCHER = skirmish("Ann's", RED, [(10, 10)], SLING)
"""A man with 1d6 + 10."""


def fight(*units: Unit, who: str = "Ann's", left: int = 2, **more: object) -> State:
    """The position in which a unit of these has been activated."""
    return acting(battle(*units, **more), who, left)  # type: ignore[arg-type]


def shot(
    foe: Unit, face: int, more: list[list[int]] | None = None, choices: tuple[int, ...] = (), **given: object
) -> Outcome:
    """What comes of one shot of 10 and a die at a unit."""
    return play(fight(ARCHER, foe, **given), "shoot Foe", rolls=[[face], *(more or [])], choices=choices)  # type: ignore[arg-type]


# --- who falls --------------------------------------------------------------------------------------------------------
ROW = skirmish("Foe", BLUE, [(10, 16), (12, 16), (14, 16), (16, 16), (18, 16)], facing=S)


def test_the_owner_chooses_among_those_without_whom_the_others_hang_together() -> None:
    # A row with two inches between: its ends alone may go.
    question = asked(fight(ARCHER, ROW), "shoot Foe", [[6]])
    assert (question.side, question.who, question.about) == (BLUE, "Foe", (1, 0b10001, counted_bits(0b11111, 1, 2)))
    then = asked(fight(ARCHER, ROW), "shoot Foe", [[6]], [1])
    assert then.about == (1, 0b10010, counted_bits(0b11110, 2, 2))
    outcome = shot(ROW, 6, choices=(1, 0))
    assert outcome["Foe"].at == ROW.at[1:4]


def test_the_attacker_may_be_let_choose() -> None:
    state = fight(ARCHER, ROW, options={"casualties_chosen_by": "attacker"})
    question = asked(state, "shoot Foe", [[6]])
    assert (question.side, question.who, question.about) == (RED, "Ann's", (1, 0b10001, counted_bits(0b11111, 1, 2)))


def test_those_farthest_from_the_attacker_may_be_let_go() -> None:
    outcome = shot(ROW, 6, options={"casualties_chosen_by": "farthest"})
    assert outcome["Foe"].at == ROW.at[:3]


def test_the_farthest_go_though_their_attacker_has_fallen_himself() -> None:
    unit = skirmish("Ann's", RED, [(10, 10), (11, 10), (12, 10)], kind(ad=(2, 6)))
    foe = skirmish("Foe", BLUE, [(10, 11)], kind(ad=(2, 6)), S)
    outcome = play(fight(unit, foe, options={"casualties_chosen_by": "farthest"}), "melee Foe",
                rolls=[[4, 4, 1, 1], [6, 4]])  # fmt: skip
    assert (outcome["Foe"].status, outcome["Ann's"].at) == (LOST, unit.at[:2])


def test_where_a_neighbour_is_enough_and_any_loss_leaves_one_alone_any_may_go() -> None:
    pairs = skirmish("Foe", BLUE, [(10, 16), (11, 16), (16, 16), (17, 16)], facing=S)
    state = fight(ARCHER, pairs, options={"coherency": "neighbour"})
    assert asked(state, "shoot Foe", [[3]]).about == (1, 0b1111, counted_bits(0b1111, 1, 1))


def test_a_regiment_closes_up_from_its_rear_rank_and_asks_nobody() -> None:
    ranks = regiment("Foe", BLUE, 7, 3, (10, 16), S)
    outcome = shot(ranks, 6)
    assert (outcome["Foe"].at, outcome["Foe"].files) == (ranks.at[:5], 3)
    few = regiment("Foe", BLUE, 3, 3, (10, 16), S)
    outcome = shot(few, 6, [[1]])
    assert (outcome["Foe"].at, outcome["Foe"].files, outcome["Foe"].body.token) == (few.at[:1], 1, True)


def test_at_most_all_are_lost() -> None:
    outcome = shot(replace(ROW, at=ROW.at[:1], initial=5), 6)
    assert (outcome["Foe"].status, outcome["Foe"].at) == (LOST, ())
    assert outcome.codes == ["shoots", "strike", "losses", "removed"]


# --- heroes -----------------------------------------------------------------------------------------------------------
def test_each_point_of_the_quotient_lowers_the_die_of_a_hero_a_step() -> None:
    hero = lone("Foe", BLUE, (10, 16), S, kind(HERO, (3, 8), defense=7))
    outcome = shot(hero, 4)
    assert outcome.data("hero_hit") == {"who": "Foe", "hits": 2, "die": 4}
    assert (outcome["Foe"].body.steps, outcome["Foe"].body.token) == (2, False)
    # A hit at d4 removes him, and so do three from d8.
    assert shot(altered(hero, steps=2), 1)["Foe"].status == LOST
    assert shot(replace(hero, profile=kind(HERO, (3, 8), defense=5)), 5)["Foe"].status == LOST
    once = shot(hero, 4, options={"hero_hits": "one_per_attack"})
    assert once["Foe"].body.steps == 1
    assert "hero_hit" not in shot(replace(hero, profile=kind(HERO, (3, 8), defense=20)), 1).codes


def test_a_hurt_hero_rolls_his_lower_die_and_in_melee_one_below_it() -> None:
    hero = lone("Ann's", RED, (10, 10), N, kind(HERO, (3, 8), arms="longbow", defense=60), steps=1)
    foe = skirmish("Foe", BLUE, [(10, 11)], kind(defense=60), S)
    outcome = play(fight(hero, foe), "shoot Foe", "melee Foe", rolls=[[6, 6, 6], [4, 4, 4], [1]])
    assert [event.data["total"] for event in outcome.events if event.code == "strike"] == [19, 12, 1]


# --- vehicles ---------------------------------------------------------------------------------------------------------
WRECK = lone("Foe", BLUE, (10, 16), S, kind(VEHICLE, (4, 6), 8, defense=10, arms="50mm_cannon", base=(2, 3)))


def test_defense_ten_hit_by_twenty_rolls_a_d8_and_two() -> None:
    archer = replace(ARCHER, profile=kind(shoot=13, arms="longbow"))
    outcome = play(fight(archer, WRECK), "shoot Foe", rolls=[[6], [5]], choices=[0])
    assert outcome.data("vehicle_damage")["score"] == 7


@pytest.mark.parametrize(
    ("roll", "chooser", "worse"), [(1, BLUE, 0), (3, BLUE, 0), (4, RED, 0), (6, RED, 0), (7, BLUE, 1), (8, BLUE, 1)]
)
def test_the_score_says_who_chooses_what_is_reduced(roll: int, chooser: int, worse: int) -> None:
    question = asked(fight(ARCHER, WRECK), "shoot Foe", [[1], [roll]])
    assert (question.code, question.side, len(question.answers)) == ("reduction", chooser, 6)
    assert question.about == (roll + 1, 0b1011111, 1)
    assert shot(WRECK, 1, [[roll]], (0,))["Foe"].damage.worse == worse


def test_each_reduction_is_one_that_adds_up() -> None:
    found = []
    for choice in range(6):
        after = shot(WRECK, 1, [[1]], (choice,))["Foe"]
        found.append((after.damage.slower, after.damage.weaker, after.damage.shorter, lost_facings(after.damage)))
    # The rear is not one of its facings.
    assert found == [(1, 0, 0, ()), (0, 1, 0, ()), (0, 0, 1, ()), (0, 0, 0, (0,)), (0, 0, 0, (1,)), (0, 0, 0, (3,))]
    assert len(REDUCTION_NAMES) == 7
    twice = shot(altered(WRECK, slower=2, weaker=3, shorter=4, shut=(0,)), 1, [[1]], (3,))["Foe"]
    assert (twice.damage.slower, twice.damage.weaker, twice.damage.shorter, lost_facings(twice.damage)) == (
        2,
        3,
        4,
        (0, 1),
    )


def test_what_was_added_counts_and_ten_is_the_end() -> None:
    assert shot(altered(WRECK, worse=3), 1, [[6]])["Foe"].status == LOST
    assert shot(WRECK, 1, [[8]], (0,))["Foe"].damage.worse == 1


def test_what_cannot_be_reduced_is_not_chosen_and_with_nothing_left_there_is_no_effect() -> None:
    # One facing is left, which is no choice, then none.
    for shut, after in (((0, 1), (0, 1, 3)), ((0, 1, 3), (0, 1, 3))):
        state = battle(ARCHER, altered(WRECK, slower=8, weaker=9, shorter=9, shut=shut))
        ended, tolls = land_blows(Script([[0]]), state, (Blow(1, 1, 0),))
        assert (lost_facings(ended.figures[1].damage), tolls[0].lost) == (after, 0)


# --- morale -----------------------------------------------------------------------------------------------------------
FOUR = skirmish("Foe", BLUE, [(10, 16), (11, 16), (12, 16), (13, 16)], kind(ad=(2, 6)), S)


@pytest.mark.parametrize(("dice", "token"), [([2, 2, 2, 1], False), ([2, 2, 1, 1], True), ([1, 1, 1, 2], True)])
def test_a_unit_that_loses_half_needs_more_evens_than_odds(dice: list[int], token: bool) -> None:
    outcome = shot(FOUR, 6, [dice], (0, 0))
    assert outcome["Foe"].body.token == token
    assert outcome.data("nerve") == {"who": "Foe", "passed": int(not token)}


def test_less_than_half_lost_is_no_cause_and_nobody_has_two_tokens() -> None:
    assert "morale" not in shot(FOUR, 3, choices=(0,)).codes
    assert shot(altered(FOUR, token=True), 6, [[2, 2, 2, 2]], (0, 0))["Foe"].body.token


def test_heroes_and_vehicles_make_no_checks_and_the_fearless_need_no_dice() -> None:
    brave = replace(FOUR, profile=kind(ad=(2, 6), gifts="fearless"))
    outcome = shot(brave, 6, choices=(0, 0))
    assert (outcome.codes[-1], outcome["Foe"].body.token) == ("fearless", False)


def test_crews_and_elites_are_checked_too() -> None:
    for sort, dice in ((ORDNANCE, 2), (ELITE, 2)):
        unit = replace(FOUR, profile=kind(sort, (1, 6), 4, arms="trebuchet" if sort == ORDNANCE else ""))
        assert shot(unit, 6, [[1] * dice], (0, 0))["Foe"].body.token


def test_commanders_near_add_their_evens_and_not_their_odds() -> None:
    near = [
        lone(name, BLUE, (10, 16 + y), S, kind(HERO, (2, 8), gifts="command")) for name, y in (("Zed", 8), ("Abe", 4))
    ]
    state = fight(ARCHER, FOUR, *near)
    # The centre-most of the two left stands at 10: eight inches from Zed. Abe's dice come first.
    outcome = play(state, "shoot Foe", rolls=[[6], [2, 1, 1, 1], [1, 1], [2, 2]], choices=[0, 0])
    assert outcome.data("morale")["evens"] == 3 and outcome.data("morale")["odds"] == 3
    assert outcome["Foe"].body.token
    outcome = play(state, "shoot Foe", rolls=[[6], [2, 1, 1, 1], [2, 1], [2, 2]], choices=[0, 0])
    assert not outcome["Foe"].body.token
    away = [replace(near[0], at=(spot(10, 24.1),)), replace(near[1], side=RED), lone("Other", BLUE, (12, 18), S)]
    outcome = play(fight(ARCHER, FOUR, *away), "shoot Foe", rolls=[[6], [2, 1, 1, 1]], choices=[0, 0])
    assert outcome["Foe"].body.token


def test_a_hurt_commander_rolls_his_lower_die() -> None:
    abe = lone("Abe", BLUE, (10, 20), S, kind(HERO, (1, 8), gifts="command"), steps=2)
    with pytest.raises(ScriptError, match="expected faces from 0 to 3"):
        play(fight(ARCHER, FOUR, abe), "shoot Foe", rolls=[[6], [2, 1, 1, 1], [5]], choices=[0, 0])


# --- the end ----------------------------------------------------------------------------------------------------------
MEN, FOES = (
    skirmish(name, side, [(x, y) for x in (20, 21, 22, 23)], facing=way)
    for name, side, y, way in (("Men", RED, 10, N), ("Foe", BLUE, 16, S))
)


def test_a_side_that_has_lost_half_its_value_is_broken_at_once() -> None:
    archer = replace(ARCHER, at=(spot(20, 10),))
    half = play(fight(archer, FOES, far=False), "shoot Foe", rolls=[[6], [2, 2]], choices=[0, 0])
    assert (half.state.phase, half.state.winner, half.codes[-2:]) == (OVER, RED, ["broken", "over"])
    assert half.data("broken") == {"side": "Blue", "lost": "20", "start": "40", "enough": "20"}
    assert half.data("over").items() >= {"side": "Red", "round": 1}.items()
    third = play(
        fight(archer, FOES, skirmish("Rest", BLUE, [(40, 20)]), far=False),
        "shoot Foe",
        rolls=[[6], [2, 2]],
        choices=[0, 0],
    )
    assert third.state.winner == UNDECIDED


def test_what_is_hurt_counts_when_it_is_gone_and_a_weapon_with_the_last_of_its_crew() -> None:
    crew = skirmish("Foe", BLUE, [(10, 16)], GUN, S, initial=3, gun=Fraction(50))
    rest = skirmish("Rest", BLUE, [(40, 20)], each=Fraction(100))
    state = fight(ARCHER, crew, rest, far=False)
    assert tuple(tally(state, BLUE)) == (180, 20, 0)
    assert tuple(tally(play(state, "shoot Foe", rolls=[[6]]).state, BLUE)) == (180, 80, 0)
    hero = altered(crew, profile=kind(HERO, (3, 8)), initial=1, gun=Fraction(0), steps=2)
    assert tuple(tally(battle(hero, rest, far=False), BLUE)) == (110, 0, 0)
    out = replace(crew, status=LEFT_OUT, at=())
    assert tuple(tally(battle(out, rest, far=False), BLUE)) == (100, 0, 0)
    waits = replace(crew, status=WAITING, at=())
    assert tuple(tally(battle(waits, rest, far=False), BLUE)) == (180, 0, 0)


def test_points_are_what_the_enemy_lost_and_objectives_with_a_tenth_of_the_limit_as_a_lead() -> None:
    board = table(objectives=[(20, 12), (40, 30)])
    hurt = replace(FOES, at=FOES.at[:3])
    state = battle(MEN, hurt, board=board, aim=Aim(limit=1100))
    assert holders(state) == (RED, None)
    # 10 and 100 are a tenth of 1,100; of 1,110 they are less.
    assert winner_now(state) == RED
    assert winner_now(replace(state, aim=Aim(limit=1110))) == DRAW
    both = battle(MEN, hurt, skirmish("More", BLUE, [(40, 30)]), board=board, aim=Aim(limit=100))
    assert (holders(both), winner_now(both)) == ((RED, BLUE), RED)


def test_an_objective_is_held_by_most_miniatures_within_three_inches_without_a_token() -> None:
    board = table(objectives=[(20, 13)])
    assert holders(battle(MEN, board=board)) == (RED,)
    # Three inches to a hair: one of each side.
    alike = battle(replace(MEN, at=MEN.at[:1]), replace(FOES, at=FOES.at[:1]), board=board)
    assert holders(alike) == (None,)
    shaken = battle(altered(MEN, token=True), replace(FOES, at=FOES.at[:1]), board=board)
    assert holders(shaken) == (BLUE,)
    gone = battle(replace(MEN, status=AWAY), board=board)
    assert holders(gone) == (None,)


@pytest.mark.parametrize(("x", "winner"), [(20, RED), (40, BLUE)])
def test_an_attacker_who_holds_one_objective_at_the_end_wins_else_the_defender(x: int, winner: int) -> None:
    board = table(objectives=[(x, 12), (1, 35)])
    state = battle(MEN, FOES, board=board, aim=Aim(rounds=6, kind="hold", attacker=RED), round=6, order=(BLUE, RED))
    outcome = play(state, "end turn", "end turn")
    assert (outcome.state.phase, outcome.state.winner) == (OVER, winner)
    # Whoever is broken alone has lost in any case.
    assert winner_now(replace(state, figures=(replace(MEN, at=(), status=LOST), *state.figures[1:2]))) == BLUE


def test_a_breakthrough_that_was_not_made_is_the_defenders() -> None:
    aim = Aim(rounds=1, kind="exit", attacker=RED)
    assert play(battle(MEN, FOES, aim=aim), "end turn", "end turn").state.winner == BLUE


HEROES = [lone(name, side, (10, y), way, kind(HERO, (4, 6), fight=10, defense=8))
          for name, side, y, way in (("Ann's", RED, 10, N), ("Foe", BLUE, 11, S))]  # fmt: skip
LEADERS = Aim(kind="leader", leaders=("Ann's", "Foe"))


def test_who_removes_the_enemys_named_hero_wins_at_once() -> None:
    outcome = play(fight(*HEROES, aim=LEADERS), "melee Foe", rolls=[[1, 1, 3, 1], [1, 1, 1, 1]])
    assert (outcome["Foe"].status, outcome.state.winner) == (LOST, RED)
    assert outcome.data("leader_lost") == {"who": "Foe", "side": "Blue"}


def test_where_both_named_heroes_fall_at_once_points_decide() -> None:
    outcome = play(fight(*HEROES, aim=LEADERS), "melee Foe", rolls=[[2, 1, 2, 1], [2, 1, 2, 1]])
    assert (outcome.codes.count("leader_lost"), outcome.state.winner) == (2, DRAW)


def test_another_hero_is_no_leader() -> None:
    other = replace(HEROES[1], id="Other")
    outcome = play(fight(HEROES[0], other, aim=LEADERS), "melee Other", rolls=[[6, 6, 6, 6], [1, 1, 1, 1]])
    assert (outcome["Other"].status, outcome.state.winner) == (LOST, UNDECIDED)


def test_contacts_that_end_with_losses_end_their_marks() -> None:
    row = skirmish("Foe", BLUE, [(10, 16), (11, 16), (12, 16)], facing=S)
    by = skirmish("By", RED, [(12.5, 17)])
    state = replace(fight(ARCHER, row, by), marks=((1, 2),))
    # The third was the only one in touch with By, by its corner too.
    outcome = play(state, "shoot Foe", rolls=[[3]], choices=[0])
    assert outcome.state.marks == ()
    assert play(state, "shoot Foe", rolls=[[3]], choices=[2]).state.marks == ((1, 2),)


@pytest.mark.parametrize(
    ("goal", "nerve", "winner"), [("last", 1, UNDECIDED), ("rout", 2, UNDECIDED), ("rout", 1, RED)]
)
def test_armies_that_fight_to_the_last_are_not_broken_but_by_a_rout(goal: str, nerve: int, winner: int) -> None:
    archer = replace(ARCHER, at=(spot(20, 10),))
    state = fight(archer, FOES, far=False, aim=Aim(kind=goal))
    outcome = play(state, "shoot Foe", rolls=[[6], [nerve, nerve]], choices=[0, 0])
    assert (outcome.state.phase == OVER, outcome.state.winner) == (winner == RED, winner)
    assert outcome["Foe"].body.token == (nerve == 1)
    alone = altered(FOES, at=FOES.at[:1], token=False)
    over = play(fight(archer, alone, far=False, aim=Aim(kind=goal)), "shoot Foe", rolls=[[6]])
    assert (over["Foe"].status, over.state.winner, over.codes[-2:]) == (LOST, RED, ["removed", "over"])


def test_nobody_wins_where_both_have_somebody_left_at_the_end() -> None:
    outcome = play(battle(MEN, FOES, far=False, aim=Aim(rounds=1, kind="last")), "end turn", "end turn")
    assert (outcome.state.phase, outcome.state.winner) == (OVER, DRAW)
