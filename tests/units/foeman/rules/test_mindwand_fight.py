"""MindWand in the Action phase: hit rolls, damage dice, Defend, recovery and revival."""

import pytest
from msgspec.structs import replace

from affray.core import Question
from affray.referee import Script
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.cases.verbs import case_verbs
from affray.systems.foeman.content.codes import (
    DEFENDING,
    DODGING,
    FIRE,
    FRONT,
    FRONT_LEFT,
    FRONT_RIGHT,
    HURL,
    STRIKE,
    WITH_SHIELD,
    WITH_WEAPON,
)
from affray.systems.foeman.content.events import CODES
from affray.systems.foeman.guide.guide import GUIDE
from affray.systems.foeman.position.answers import Answer
from affray.systems.foeman.position.state import OVER, Bid, Figure, State, index_of
from affray.systems.foeman.rules.attack import Blow
from affray.systems.foeman.rules.bidding import FIRE_OPTION, JAB_OPTION, READY, STRIKE_OPTION
from affray.systems.foeman.rules.defence import parts_stopped, screen_of
from affray.systems.foeman.turn.action_phase import KIND_OF
from affray.systems.foeman.turn.after_a_wound import encounter_grade
from affray.systems.foeman.turn.aiming import attack_of, current_cover, situation
from affray.systems.foeman.turn.sequence import end_round, finish_game
from tests.foeman_tables import N, Options, S, Table, ann, bors, changed, declaring, position

OUT = {"acted": 1, "option": 0}
VERBS = case_verbs()


def alone(figure: Figure, foe: Figure, **options: str | int | bool) -> Table:
    """The first figure declares; the other has acted."""
    return declaring(figure, changed(foe, acted=1), options=options)


def blow(state: State, option: int, weapon: str, dice: int = 3) -> Blow:
    """The first figure's attack on the second, in numbers."""
    kind = KIND_OF[option]
    return attack_of(state, 0, 1, Bid(0, option, dice, 1, weapon), situation(state, 0, 1, kind, doubled=False))


def asked(table: Table) -> Question[Answer]:
    """The open question."""
    question = SYSTEM.question(table.state)
    assert question is not None
    return question


# --- repeated actions ---------------------------------------------------------------------------------------------------
def test_a_repeated_strike_has_no_automatic_miss() -> None:
    again = ann(was_option=STRIKE_OPTION, dx=16)
    for options, code in (({"repeat_action_roll": True}, True), ({}, False)):
        table = (
            alone(again, bors(), **options)
            .do("strike Bors 3 Mace")
            .go(rolls=[(4, 4, 4), *([(3,)] if code else [])], answers=[0])
        )
        assert ("damage" in table.codes()) is code


def test_only_the_same_action_by_an_unmoved_figure_is_repeated() -> None:
    options: Options = {"repeat_action_roll": True}
    before = [(STRIKE_OPTION, 0), (JAB_OPTION, 0), (STRIKE_OPTION, 1)]
    found = [
        blow(position(ann(was_option=was, steps=steps), bors(), options=options), STRIKE_OPTION, "Mace").repeat
        for was, steps in before
    ]
    assert found == [1, 0, 0]


def test_the_last_option_is_kept_only_where_it_is_asked_for() -> None:
    for options, kept in (({"repeat_action_roll": True}, STRIKE_OPTION), ({}, -1)):
        state = position(ann(option=STRIKE_OPTION), bors(), options=options)
        assert end_round(Script(codes=CODES), state).figures[0].body.was_option == kept


def test_a_repeated_ready_is_only_compared_with_its_score() -> None:
    figure = ann(was_option=READY, dx=14, carried=("Dagger",))
    table = alone(figure, bors((3, -3)), repeat_action_roll=True)
    check = next(offer.check for offer in GUIDE.offers(table.state, asked(table)) if offer.text == "ready 3")
    assert check is not None and check.chance == 1.0
    table.do("ready 3").go(rolls=[(5, 4, 4)])
    assert asked(table).code == "ready"


# --- dropped weapons ----------------------------------------------------------------------------------------------------
def test_a_roll_above_four_times_the_dice_and_one_drops_the_weapon() -> None:
    table = alone(ann(), bors(), drop_weapon=True).do("strike Bors 3 Mace").go(rolls=[(5, 5, 4)], answers=[0])
    assert (table.figure("Ann").main, table.state.items) == ("", (((0, 0), "Mace"),))
    assert "Ann drops the mace on the spot" in table.english()
    table = alone(ann(), bors(), drop_weapon=True).do("strike Bors 3 Mace").go(rolls=[(5, 4, 4)], answers=[0])
    assert table.figure("Ann").main == "Mace"


def test_a_hurled_weapon_that_is_dropped_stays_with_its_thrower() -> None:
    table = (
        alone(ann(main="Axe"), bors((0, -2)), drop_weapon=True).do("hurl Bors 2 Axe").go(rolls=[(5, 5)], answers=[0])
    )
    assert table.state.items == (((0, 0), "Axe"),)


def test_a_dropped_bow_loses_its_shot_and_is_taken_up_unloaded() -> None:
    table = alone(ann(main="Longbow", shots=5), bors((0, -4)), drop_weapon=True).do("fire Bors 2 Longbow")
    table.go(rolls=[(5, 5)], answers=[0])
    assert (table.figure("Ann").shots, table.figure("Ann").unloaded) == (4, ())
    after = declaring(changed(table.figure("Ann"), acted=0), bors((0, -4), acted=1), items=table.state.items)
    after.do("ready 5").go(rolls=[(1, 1, 1, 1, 1)]).do("take Longbow")
    assert after.figure("Ann").unloaded == ("Longbow",)


def test_bare_hands_drop_nothing() -> None:
    state = position(ann(main=""), bors(), options={"drop_weapon": True})
    assert blow(state, STRIKE_OPTION, "Unarmed").droppable == 0


def test_the_odds_name_the_risk_to_drop_the_weapon() -> None:
    table = alone(ann(), bors(), drop_weapon=True)
    (found,) = [
        prospect for prospect in GUIDE.prospects(table.state, asked(table)) if prospect.text == "strike Bors 1 Mace"
    ]
    chances = {chance.name.id: chance.value for chance in found.chances}
    assert chances["guide-drops"] == 0.0
    (found,) = [
        prospect for prospect in GUIDE.prospects(table.state, asked(table)) if prospect.text == "strike Bors 2 Mace"
    ]
    assert {chance.name.id: chance.value for chance in found.chances}["guide-drops"] == pytest.approx(1 / 36)


# --- damage dice --------------------------------------------------------------------------------------------------------
def test_an_attacker_may_roll_fewer_damage_dice_or_none() -> None:
    table = alone(ann(talent=False), bors(), fewer_damage_dice=True).do("strike Bors 5 Mace")
    rolls = [(1, 1, 1, 2, 2), (5, 4)]
    assert table.go(rolls=rolls, answers=[1]).figure("Bors").mst < 12
    table = alone(ann(talent=False), bors(), fewer_damage_dice=True).do("strike Bors 5 Mace")
    table.go(rolls=rolls[:1], answers=[3])
    assert table.figure("Bors").mst == 12
    assert "rolls no damage die by choice" in table.english()


def test_an_attacker_may_choose_which_dice_to_keep() -> None:
    table = alone(ann(talent=False, st=8), bors(), choose_dice=True).do("strike Bors 5 Mace")
    table.go(rolls=[(1, 1, 1, 2, 2), (5, 4, 1)], answers=[1])
    text = table.english()
    assert "damage dice 5 4 1: 2 may be kept" in text
    assert "2 kept (strength limit -1)" in text


def test_a_case_may_choose_other_dice_than_the_highest() -> None:
    case = {"weapon": "Mace", "hit_dice": 5, "rolled": [5, 4, 1], "st": 8, "options": {"choose_dice": True}}
    found = [VERBS["damage_dice"]({**case, "choose": chosen})["final"] for chosen in ([5, 4], [5, 1], [1, 4])]
    assert found == [[5, 2], [5, 0], [4, 0]]


def test_the_choices_of_dice_are_put_in_words() -> None:
    from affray.dice.pool import pool
    from affray.referee import ChoiceNeeded
    from affray.systems.foeman.content.codes import CHOOSE_FEWER, CHOOSE_KEEP

    state = position(ann(), bors())
    keep = ChoiceNeeded(0, CHOOSE_KEEP, 2, pool((5, 4, 1)), 2, 0)
    question = SYSTEM.choice(state, keep)
    prompt = SYSTEM.words.prompt(state, question, keep, "en")
    assert prompt.text == "Ann (Red) rolled 5 4 1 for damage and keeps 2 of them: which?"
    assert prompt.labels == ("5 4", "5 1", "4 1")
    assert SYSTEM.opponents.appraise(state, question) == (1.0, 0.0, 0.0)
    assert prompt.numbers == ()
    needed = ChoiceNeeded(0, CHOOSE_KEEP, 2, pool((5, 4, 1)), 1, 0)
    prompt = SYSTEM.words.prompt(state, SYSTEM.choice(state, needed), needed, "en")
    assert (prompt.labels, prompt.numbers) == (("5", "4", "1"), (5, 4, 1))
    fewer = ChoiceNeeded(0, CHOOSE_FEWER, 2, 2, 1, 0)
    question = SYSTEM.choice(state, fewer)
    assert SYSTEM.words.prompt(state, question, fewer, "de").labels == ("2 Würfel", "1 Würfel", "kein Schaden")
    assert [offer.dice for offer in GUIDE.offers(state, question)] == [2, 1, 0]
    assert SYSTEM.opponents.appraise(state, question) == (1.0, 0.0, 0.0)


@pytest.mark.parametrize(
    ("figure", "weapon", "options", "free"),
    [
        (ann(), "Mace", {"cap_scope": "player"}, 0),
        (ann(player=False), "Mace", {"cap_scope": "player"}, 1),
        (ann(facing=S), "Mace", {"cap_scope": "player_engaged"}, 0),
        (ann(main="Longbow", mount=(0, 0)), "Longbow", {"emplaced_exempt": True}, 1),
        (ann(main="Longbow", mount=(1, 0)), "Longbow", {"emplaced_exempt": True}, 0),
        (ann(mount=(0, 0)), "Mace", {"emplaced_exempt": True}, 0),
        (ann(main="Longbow", mount=(0, 0)), "Longbow", {}, 0),
    ],
)
def test_whom_the_strength_limit_binds(figure: Figure, weapon: str, options: Options, free: int) -> None:
    state = position(figure, bors(), options=options)
    option = FIRE_OPTION if weapon == "Longbow" else STRIKE_OPTION
    assert blow(state, option, weapon).arm.free == free


def test_an_unengaged_player_is_not_bound_where_only_the_engaged_are() -> None:
    state = position(ann(), bors(facing=N), options={"cap_scope": "player_engaged"})
    assert blow(state, STRIKE_OPTION, "Mace").arm.free == 1


@pytest.mark.parametrize(
    ("weapon", "player"), [("Mace", 1), ("Club", 0), ("Crude Axe", 0), ("Fang|hilts|-2T-2>3|4|hth|magic", 0)]
)
def test_the_bonus_is_kept_to_standard_weapons(weapon: str, player: int) -> None:
    state = position(ann(main=weapon), bors(), options={"bonus_exclusions": True})
    assert blow(state, STRIKE_OPTION, weapon).arm.player == player
    assert blow(position(ann(main=weapon), bors()), STRIKE_OPTION, weapon).arm.player == 1


def test_crude_weapons_exhaust_and_crude_bows_by_choice() -> None:
    assert blow(position(ann(main="Crude Club"), bors()), STRIKE_OPTION, "Crude Club").arm.unskilled == 1
    for options, unskilled in (({}, 0), ({"crude_bows_unskilled": True}, 1)):
        state = position(ann(main="Crude Bow"), bors((0, -3)), options=options)
        assert blow(state, FIRE_OPTION, "Crude Bow").arm.unskilled == unskilled


def test_the_shield_or_the_armor_is_told_first() -> None:
    foe = bors(main="Cutlass", off="Small Shield", armor="Leather")
    for options, text in (
        ({}, "comes off the damage: armor"),
        ({"shield_first": False}, "comes off the damage, armor first: armor"),
    ):
        table = alone(ann(talent=False), foe, **options).do("strike Bors 5 Mace")
        assert text in table.go(rolls=[(1, 1, 1, 2, 2), (5, 4, 1)]).english()


# --- Defend and Dodge ---------------------------------------------------------------------------------------------------
def stopped(foe: Figure, kind: int, steps: int, side: int, margin: int, **options: str | bool) -> int:
    """What the second figure's gear stops."""
    state = position(ann((0, 3)), foe, options=options)
    cover = current_cover(state.figures[1].kit, kind, steps, state.house)
    return sum(parts_stopped(margin, screen_of(kind, side, side, foe.body.mode, foe.body.item, cover, state.house)))


def test_a_dodging_shield_covers_the_front_against_missiles_from_afar() -> None:
    foe = bors(off="Small Shield", mode=DODGING, item=WITH_SHIELD)
    found = [
        stopped(foe, HURL, steps, FRONT_RIGHT, 0, dodge_covers_front=on) for steps in (1, 4) for on in (False, True)
    ]
    assert found == [0, 0, 0, 2]


def test_an_offhand_weapon_shields_against_strikes_through_its_own_side() -> None:
    foe = bors(off="Dagger")
    on = {"offhand_weapon_shields": True}
    sides = [stopped(foe, STRIKE, 1, side, 2, **on) for side in (FRONT, FRONT_LEFT, FRONT_RIGHT)]
    assert sides == [1, 1, 0]
    assert stopped(foe, STRIKE, 1, FRONT, 3, **on) == 0
    assert stopped(foe, FIRE, 1, FRONT, 0, **on) == stopped(foe, STRIKE, 1, FRONT, 0) == 0


def test_an_offhand_weapon_that_defends_does_not_shield_twice() -> None:
    on: dict[str, str | bool] = {"offhand_weapon_shields": True, "defending_item": "mindwand"}
    only = bors(main="", off="Dagger", mode=DEFENDING, item=WITH_WEAPON)
    assert [stopped(only, STRIKE, 1, side, 0, **on) for side in (FRONT, FRONT_LEFT, FRONT_RIGHT)] == [1, 1, 1]
    both = replace(only, main="Cutlass")
    assert [stopped(both, STRIKE, 1, side, 0, **on) for side in (FRONT, FRONT_LEFT, FRONT_RIGHT)] == [2, 1, 1]


def test_a_shield_that_defends_beside_an_offhand_weapon_is_a_shield() -> None:
    on: dict[str, str | bool] = {"offhand_weapon_shields": True, "defending_item": "mindwand"}
    foe = bors(main="Large Shield", off="Dagger", mode=DEFENDING, item=WITH_SHIELD)
    assert [stopped(foe, STRIKE, 1, side, 4, **on) for side in (FRONT, FRONT_LEFT, FRONT_RIGHT)] == [3, 0, 3]
    assert [stopped(foe, STRIKE, 1, side, 4) for side in (FRONT, FRONT_LEFT, FRONT_RIGHT)] == [3, 3, 3]
    former = {"defending_item": "better"}
    assert [stopped(foe, STRIKE, 1, side, 4, **former) for side in (FRONT, FRONT_LEFT, FRONT_RIGHT)] == [2, 2, 2]


def test_defend_meets_a_shot_from_the_next_hex_and_stays_defend() -> None:
    archer = ann(main="Longbow")
    for options, guard in (({"defend_adjacent_missile": True}, True), ({}, False)):
        state = position(archer, bors(mode=DEFENDING, item=WITH_WEAPON, acted=1), options=options)
        assert (blow(state, FIRE_OPTION, "Longbow").kind == STRIKE) is guard
        far = position(archer, bors((0, -2)), options=options)
        assert blow(far, FIRE_OPTION, "Longbow").kind == FIRE


# --- experience and revival ---------------------------------------------------------------------------------------------
def test_an_opponent_is_graded_by_its_attributes() -> None:
    elf = bors(race="Elf", st=8, dx=13, iq=10)
    assert [encounter_grade(position(ann(), elf, options=options), 1) for options in ({}, {"eg_mode": "grade"})] == [
        16,
        18,
    ]


@pytest.mark.parametrize(
    ("phys", "rolls", "revived", "forfeit"),
    [(14, [(49,), (2,)], True, "iq"), (14, [(50,)], True, ""), (16, [], False, "")],
)
def test_the_killed_may_be_revived_afterwards(
    phys: int, rolls: list[tuple[int, ...]], revived: bool, forfeit: str
) -> None:
    fallen = bors(phys=phys, prone=True, felled=True)
    ref = Script(rolls, codes=CODES)
    after = finish_game(ref, position(ann(), fallen, options={"revive_killed": "4:50"}), 0)
    ref.finish()
    figure = after.figures[index_of(after, "Bors")]
    assert (after.phase, figure.revived, figure.forfeit) == (OVER, revived, forfeit)
    lines = [line for event in ref.events for line in SYSTEM.words.wording(event)]
    assert any("brought back" in line for line in lines) is revived
    rows = [row.value.id for _, group in GUIDE.sheet(after, "Bors").groups for row in group]
    wanted = "guide-state-revived-at-a-loss" if forfeit else "guide-state-revived"
    assert (wanted in rows) is revived
    counter = next(counter for counter in SYSTEM.words.picture(after).counters if counter.id == "Bors")
    assert ("revived" in counter.notes) is revived
    assert SYSTEM.broken_invariants(after) == ()


def test_nobody_is_revived_without_the_option() -> None:
    after = finish_game(Script(codes=CODES), position(ann(), bors(phys=12, prone=True)), 0)
    assert not after.figures[1].revived


def test_a_case_needs_the_standing_mdx_where_pivots_go_by_it() -> None:
    from affray.core import InputError

    given = {"mmma": 8, "used": 3, "steps": 3, "engaged": True, "turn": 1, "dice": [3, 3, 3, 3], "miq": 8}
    with pytest.raises(InputError, match="mdx: expected"):
        VERBS["pivot"]({**given, "options": {"pivot_threshold": "dx"}})
