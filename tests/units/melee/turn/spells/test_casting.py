"""Spells of all fifty: each is cast once and does what its row says."""

import pytest
from msgspec.structs import replace

from affray.space.bodies import body_distance
from affray.systems.melee.content.codes import DEAD, DODGING, NO_STANCE, PRONE, RETURNED, TURNED, UNCONSCIOUS
from affray.systems.melee.content.house_rules import PLAIN
from affray.systems.melee.content.tables import creatures, spells
from affray.systems.melee.position import figures, spell_effects
from affray.systems.melee.position.answers import Cast, read_answer, write_answer
from affray.systems.melee.position.state import ILLUSION, IMAGE, SUMMONED, State
from affray.systems.melee.turn.spells import casting
from tests.melee_spells import HIT, MISS, WORST, at_work, cast, english, foe, friend, position, refusal, someone, wizard

MENTAL = tuple(row.id for row in spells().values() if row.mental)


def facing_bors(*names: str, **fields: object) -> State:
    return position(wizard(*names), foe(**fields))


# --- on figures -------------------------------------------------------------------------------------------------------
def test_blur_makes_its_subject_harder_to_hit_and_a_double_more_so() -> None:
    state = facing_bors("blur")
    assert spell_effects.blur_cost(cast(state, Cast("blur", 1, "Bors"), HIT).state, 1) == -4
    assert spell_effects.blur_cost(cast(state, Cast("blur", 1, "Bors"), (1, 1, 2)).state, 1) == -8


def test_drop_weapon_takes_what_the_caster_picks() -> None:
    state = facing_bors("drop_weapon", ready=("broadsword",), shield="small", shield_ready=True)
    sword = cast(state, Cast("drop_weapon", 1, "Bors"), HIT, choices=[0])
    assert sword.figure("Bors").ready == ()
    assert sword.state.items == (((0, -2), "broadsword"),)
    shield = cast(state, Cast("drop_weapon", 1, "Bors"), HIT, choices=[1])
    assert (shield.figure("Bors").shield_ready, shield.state.items) == (False, (((0, -2), "small"),))


def test_drop_weapon_costs_more_of_the_strong_and_finds_no_cestus() -> None:
    strong = facing_bors("drop_weapon", ready=("club",), st=20)
    assert refusal(strong, Cast("drop_weapon", 1, "Bors")) == "between 2 and 2 ST go into Drop Weapon here"
    assert cast(strong, Cast("drop_weapon", 2, "Bors"), HIT).figure("Ann").body.fatigue == 2
    worn = facing_bors("drop_weapon", ready=("cestus",))
    assert refusal(worn, Cast("drop_weapon", 1, "Bors")) == "Bors holds nothing that the spell could take"


def test_slow_and_speed_movement_change_ma_for_their_turns() -> None:
    slow = cast(facing_bors("slow_movement"), Cast("slow_movement", 2, "Bors"), HIT).state
    assert (figures.ma(slow, 1), slow.spells[0].left) == (5, 4)
    fast = cast(facing_bors("speed_movement"), Cast("speed_movement", 2, "Bors"), (1, 1, 1)).state
    assert (figures.ma(fast, 1), fast.spells[0].left) == (20, 12)


@pytest.mark.parametrize(
    ("attribute", "measure"), [("st", figures.st_of), ("dx", figures.standing_adj_dx), ("iq", figures.iq_of)]
)
def test_aid_adds_the_st_spent_to_one_attribute(attribute: str, measure: object) -> None:
    state = position(wizard("aid"), friend())
    after = cast(state, Cast("aid", 3, "Cid", attribute=attribute), HIT)
    assert callable(measure)
    assert measure(after.state, 1) == measure(state, 1) + 3
    assert (after.state.spells[0].left, after.figure("Ann").body.fatigue) == (2, 3)


def test_clumsiness_and_confusion_take_two_for_each_st() -> None:
    clumsy = cast(facing_bors("clumsiness"), Cast("clumsiness", 2, "Bors"), HIT).state
    assert figures.standing_adj_dx(clumsy, 1) == 8
    confused = cast(facing_bors("confusion"), Cast("confusion", 3, "Bors"), HIT, (5, 5, 5)).state
    assert (figures.iq_of(confused, 1), figures.mind_of(confused, 1)) == (6, 6)


def test_avert_works_on_its_victim() -> None:
    after = cast(facing_bors("avert"), Cast("avert", 2, "Bors"), HIT, (5, 5, 5)).state
    assert spell_effects.has_effect(after, 1, "must_retreat_hexes")


def test_missiles_are_turned_or_returned() -> None:
    turned = cast(facing_bors("turn_missiles"), Cast("turn_missiles", 1, "Bors"), HIT).state
    assert (spell_effects.missile_fate(turned, 1), spell_effects.missile_fate(turned, 0)) == (TURNED, 0)
    returned = cast(facing_bors("reverse_missiles"), Cast("reverse_missiles", 2, "Bors"), HIT).state
    assert spell_effects.missile_fate(returned, 1) == RETURNED


def test_trip_fells_and_costs_more_of_the_strong() -> None:
    after = cast(facing_bors("trip", stance=DODGING), Cast("trip", 2, "Bors"), HIT).figure("Bors")
    assert (after.body.posture, after.body.fell, after.body.stance, after.body.lost) == (
        PRONE,
        True,
        NO_STANCE,
        False,
    )
    strong = facing_bors("trip", st=30)
    assert refusal(strong, Cast("trip", 2, "Bors")) == "between 4 and 4 ST go into Trip here"
    assert cast(strong, Cast("trip", 4, "Bors"), HIT).figure("Bors").body.fell


def test_control_animal_changes_sides_and_keeps_the_own() -> None:
    state = position(wizard("control_animal"), foe(creature="wolf", iq=6, wis=6))
    after = cast(state, Cast("control_animal", 2, "Bors"), HIT, (3, 3, 3)).figure("Bors")
    assert (after.side, after.own) == (0, 1)
    assert refusal(facing_bors("control_animal"), Cast("control_animal", 2, "Bors")) == "Bors is no animal"
    mine = position(wizard("control_animal"), friend(creature="wolf"))
    assert refusal(mine, Cast("control_animal", 2, "Cid")) == "Cid obeys this side already"


def test_an_animal_under_control_that_is_taken_over_still_belongs_to_its_own_side() -> None:
    wolf = foe(creature="wolf", own=0)
    after = cast(position(wizard("control_animal"), wolf), Cast("control_animal", 2, "Bors"), HIT, (6, 6, 6))
    assert (after.figure("Bors").side, after.figure("Bors").own) == (0, 0)


def test_a_rope_binds_until_it_is_thrown_off() -> None:
    after = cast(facing_bors("rope"), Cast("rope", 2, "Bors"), HIT).state
    assert (figures.ma(after, 1), figures.standing_adj_dx(after, 1), after.spells[0].left) == (2, 10, 0)


def test_break_weapon_breaks_a_weapon_or_destroys_a_shield() -> None:
    state = facing_bors("break_weapon", ready=("broken_club", "dagger"), shield="small", shield_ready=True)
    weapon = cast(state, Cast("break_weapon", 3, "Bors"), HIT, choices=[0]).figure("Bors")
    assert weapon.ready == ("broken_club", "broken_dagger")
    shield = cast(state, Cast("break_weapon", 3, "Bors"), HIT, choices=[1]).figure("Bors")
    assert (shield.shield, shield.shield_ready, shield.ready) == ("none", False, ("broken_club", "dagger"))
    unshielded = facing_bors("break_weapon", ready=("club", "dagger"), shield="small")
    second = cast(unshielded, Cast("break_weapon", 3, "Bors"), HIT, choices=[1]).figure("Bors")
    assert (second.shield, second.ready) == ("small", ("club", "broken_dagger"))
    broken = facing_bors("break_weapon", ready=("broken_club",))
    assert refusal(broken, Cast("break_weapon", 3, "Bors")) == "Bors holds nothing that the spell could take"


def test_freeze_lasts_two_dice_of_turns_and_ends_a_dodge() -> None:
    after = cast(facing_bors("freeze", stance=DODGING), Cast("freeze", 4, "Bors"), HIT, (6, 6, 6), (2, 5))
    assert (after.state.spells[0].left, after.figure("Bors").body.stance) == (7, NO_STANCE)
    assert spell_effects.is_frozen(after.state, 1)
    double = cast(facing_bors("freeze"), Cast("freeze", 4, "Bors"), (1, 1, 2), (6, 6, 6), (2, 5))
    assert double.state.spells[0].left == 14


def test_invisibility_hides_its_subject_and_nothing_doubles_it() -> None:
    after = cast(position(wizard("invisibility"), foe()), Cast("invisibility", 3, "Ann"), (1, 1, 1)).state
    assert (spell_effects.is_invisible(after, 0), spell_effects.is_invisible(after, 1), after.spells[0].times) == (
        1,
        0,
        1,
    )


def test_flight_lets_one_hex_figures_fly() -> None:
    after = cast(position(wizard("flight"), foe()), Cast("flight", 3, "Ann"), HIT).state
    assert figures.flying_ma(after, 0) == 12
    large = facing_bors("flight", creature="horse")
    horse = replace(large.figures[1], hexes=((0, -2), (0, -3)))
    large = replace(large, figures=(large.figures[0], horse))
    assert refusal(large, Cast("flight", 3, "Bors")) == "Bors holds more than one hex"


def test_sleep_fells_the_weak_only() -> None:
    after = cast(facing_bors("sleep"), Cast("sleep", 3, "Bors"), HIT, (5, 5, 5)).figure("Bors")
    assert (after.body.status, after.body.posture) == (UNCONSCIOUS, PRONE)
    strong = facing_bors("sleep", st=20)
    assert refusal(strong, Cast("sleep", 3, "Bors")) == "Bors is too strong to be sent to sleep: ST 20 or more"
    out = facing_bors("sleep", status=UNCONSCIOUS)
    assert refusal(out, Cast("sleep", 3, "Bors")) == "Bors is unconscious already"


@pytest.mark.parametrize(("spell", "cost", "stops"), [("stone_flesh", 2, 4), ("iron_flesh", 3, 6)])
def test_stone_and_iron_flesh_stop_hits(spell: str, cost: int, stops: int) -> None:
    after = cast(position(wizard(spell), foe()), Cast(spell, cost, "Ann"), HIT).state
    assert figures.cover_of(after, 0).spells == stops


def test_a_spell_shield_keeps_spells_off_but_no_missiles() -> None:
    shielded = position(wizard("blur", "magic_fist"), foe(), spells=(at_work("spell_shield", 1),))
    kept = cast(shielded, Cast("blur", 1, "Bors"), HIT)
    assert (len(kept.state.spells), kept.figure("Ann").body.fatigue) == (1, 1)
    assert cast(shielded, Cast("magic_fist", 1, "Bors"), HIT, (6,)).figure("Bors").body.hits == 4
    raised = cast(facing_bors("spell_shield"), Cast("spell_shield", 3, "Bors"), HIT).state
    assert spell_effects.is_shielded(raised, 1)


@pytest.mark.parametrize("spell", MENTAL)
def test_an_unwilling_mind_resists_and_a_friend_does_not(spell: str) -> None:
    row = spells()[spell]
    state = facing_bors(spell, creature="wolf")
    held = cast(state, Cast(spell, row.st_cost, "Bors"), HIT, (4, 4, 4))
    assert (held.state.spells, held.figure("Ann").body.fatigue) == ((), row.st_cost)
    assert [english(event) for event in held.events_of("resists")] == [f"Bors resists {row.name}."]
    unsaved = replace(state, house=PLAIN._replace(no_mental_saves=1))
    rolls = [(1, 1)] if spell == "freeze" else []
    assert cast(unsaved, Cast(spell, row.st_cost, "Bors"), HIT, *rolls).state.spells
    if spell != "control_animal":
        assert cast(position(wizard(spell), friend()), Cast(spell, row.st_cost, "Cid"), HIT, *rolls).state.spells


# --- missiles ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("spell", "st", "faces", "hits"),
    [("magic_fist", 2, (1, 1), 2), ("fireball", 3, (2, 3, 4), 6), ("lightning", 2, (4, 6), 10)],
)
def test_missile_spells_do_damage_by_the_st_spent(spell: str, st: int, faces: tuple[int, ...], hits: int) -> None:
    after = cast(facing_bors(spell), Cast(spell, st, "Bors"), HIT, faces)
    assert (after.figure("Bors").body.hits, after.figure("Ann").body.fatigue) == (hits, st)
    assert after.figure("Ann").turn.dealt[0].by_spells == hits


def test_a_double_doubles_damage_and_armor_stops_its_share() -> None:
    after = cast(facing_bors("lightning", armor="leather"), Cast("lightning", 1, "Bors"), (1, 1, 2), (6,))
    assert after.figure("Bors").body.hits == 10


def test_a_dodge_makes_a_missile_spell_roll_four_dice() -> None:
    after = cast(facing_bors("lightning", stance=DODGING), Cast("lightning", 1, "Bors"), (4, 4, 4, 4))
    assert (
        after.figure("Bors").body.hits,
        after.figure("Bors").turn.defended,
        after.figure("Ann").body.fatigue,
    ) == (0, True, 1)


def test_a_failure_costs_one_and_the_worst_fells_the_caster() -> None:
    missed = cast(facing_bors("lightning"), Cast("lightning", 3, "Bors"), MISS)
    assert (missed.figure("Ann").body.fatigue, missed.figure("Bors").body.hits) == (1, 0)
    worst = cast(facing_bors("lightning"), Cast("lightning", 3, "Bors"), WORST).figure("Ann")
    assert (worst.body.fatigue, worst.body.posture, worst.body.fell) == (3, PRONE, True)
    flat = cast(facing_bors("blur"), Cast("blur", 1, "Bors"), WORST)
    assert (flat.figure("Ann").body.posture, flat.state.spells) == (PRONE, ())


def test_a_friend_on_the_line_may_be_hit_and_the_spell_is_paid_for() -> None:
    state = position(wizard("lightning"), foe((0, -3)), friend((0, -1)))
    hit = cast(state, Cast("lightning", 2, "Bors"), (5, 5, 5), (1, 2))
    assert (hit.figure("Cid").body.hits, hit.figure("Bors").body.hits, hit.figure("Ann").body.fatigue) == (
        6,
        0,
        2,
    )
    assert cast(state, Cast("lightning", 2, "Bors"), HIT, HIT, (1, 2)).figure("Bors").body.hits == 3


def test_of_a_pair_of_friends_the_caster_picks_whom_to_pass() -> None:
    state = position(wizard("lightning"), foe((1, -2)), friend((0, -1)), someone("Dot", 0, (1, -1)))
    hit = cast(state, Cast("lightning", 1, "Bors"), (5, 5, 5), (1,), choices=[1])
    assert (hit.figure("Dot").body.hits, hit.figure("Cid").body.hits) == (2, 0)


def test_a_missile_spell_is_turned_or_comes_back_on_the_same_roll() -> None:
    turned = position(wizard("lightning"), foe(), spells=(at_work("turn_missiles", 1),))
    after = cast(turned, Cast("lightning", 1, "Bors"), HIT)
    assert after.figure("Bors").body.hits == 0
    assert english(after.events_of("turned")[0]) == "The missile turns away from Bors."
    back = position(wizard("lightning", armor="leather"), foe(), spells=(at_work("reverse_missiles", 1),))
    returned = cast(back, Cast("lightning", 1, "Bors"), HIT, (6,))
    assert (returned.figure("Ann").body.hits, returned.figure("Bors").body.hits) == (4, 0)
    assert english(returned.events_of("returned")[0]) == "The missile comes back from Bors to Ann."


def test_an_image_that_a_missile_hits_vanishes_unhurt() -> None:
    after = cast(facing_bors("lightning", life=IMAGE), Cast("lightning", 1, "Bors"), HIT, (6,))
    assert (after.figure("Bors").gone, after.figure("Bors").body.hits) == (True, 0)


# --- around the caster ------------------------------------------------------------------------------------------------
def test_dazzle_dazzles_everybody_in_sight() -> None:
    walled = at_work("wall", -1, hexes=((0, 1),))
    state = position(
        wizard("dazzle"), foe(), friend(), someone("Dot", 1, (0, 3)), foe((1, -3), status=DEAD), spells=(walled,)
    )
    after = cast(state, Cast("dazzle", 3), HIT).state
    assert [figures.standing_adj_dx(after, i) - figures.standing_adj_dx(state, i) for i in range(5)] == [
        0,
        -3,
        -3,
        0,
        0,
    ]
    assert {active.left for active in after.spells[1:]} == {3}


def test_a_blast_hurts_everybody_next_to_the_caster() -> None:
    figures_there = (wizard("blast"), foe((0, -1), shield="large", shield_ready=True), friend((1, 0)))
    away = someone("Gus", 1, (-1, 0), gone=True)
    state = position(*figures_there, someone("Dot", 1, (0, 2)), someone("Eve", 1, (0, 1), status=DEAD), away)
    after = cast(state, Cast("blast", 2), HIT, (5,), (4,))
    assert [figure.body.hits for figure in after.state.figures] == [0, 3, 4, 0, 0, 0]


# --- ground -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("kind", ["fire", "shadow", "wall"])
@pytest.mark.parametrize("count", [1, 3, 7])
def test_fire_shadow_and_wall_are_made_in_their_number_of_hexes(kind: str, count: int) -> None:
    spell = kind if count == 1 else f"{kind}_{count}"
    state = position(wizard(spell), foe((0, -9)))
    answers = casting.cast_answers(state, 0)
    assert {len(answer.hexes) for answer in answers} == {count}
    assert len({frozenset(answer.hexes) for answer in answers}) == len(answers) > 1
    for answer in answers[:: len(answers) // 9]:
        after = cast(state, answer, HIT)
        assert spell_effects.created_hexes(after.state, kind) == frozenset(answer.hexes)
        assert after.state.spells[0].left == 12


def test_a_double_doubles_the_turns_of_made_ground() -> None:
    assert cast(position(wizard("fire")), Cast("fire", 1, hexes=((0, -1),)), (1, 1, 2)).state.spells[0].left == 24


def test_made_ground_hangs_together_and_begins_near_the_caster() -> None:
    state = position(wizard("fire", "fire_3", "wall"), foe((0, -1)))
    assert refusal(state, Cast("fire_3", 2, hexes=((0, -1), (0, -2), (0, -4)))) == (
        "3-Hex Fire takes 3 different hexes that hang together"
    )
    assert refusal(state, Cast("fire_3", 2, hexes=((0, -1), (0, -2), (0, -1)))) != ""
    assert refusal(state, Cast("fire", 1, hexes=((0, -1), (0, -2)))) == "Fire takes one hex"
    assert refusal(state, Cast("fire", 1, hexes=((0, -9),))).startswith("the first hex must be in the caster's megahex")
    assert refusal(state, Cast("wall", 2, hexes=((0, -1),))).startswith("Wall cannot be made there")
    assert refusal(state, Cast("fire", 1, hexes=((0, -1),))) == ""
    assert refusal(state, Cast("fire", 1, hexes=((0, 2),))) != ""
    assert refusal(state, Cast("fire_3", 2, hexes=((0, -3), (0, -4), (0, -5)))) == ""
    assert refusal(state, Cast("fire_3", 2, hexes=((1, -1), (1, -2), (2, -2)))) == ""


# --- figures that are made --------------------------------------------------------------------------------------------
@pytest.mark.parametrize("spell", [row.id for row in spells().values() if row.effect_key == "summon"])
def test_creatures_are_called_into_vacant_hexes_next_to_the_caster(spell: str) -> None:
    row = spells()[spell]
    beast = creatures()[row.effect_value]
    state = position(wizard(spell, st=20), foe((0, -1)))
    answers = casting.cast_answers(state, 0)
    assert answers
    for answer in answers:
        assert body_distance(answer.hexes, ((0, 0),)) == 1
        assert (0, -1) not in answer.hexes
        assert read_answer(write_answer(answer)) == answer
    made = cast(state, answers[0], HIT).state.figures[-1]
    assert (made.creature, made.id, len(made.hexes)) == (beast.id, beast.name, beast.size)
    assert (made.life, made.side, made.turn.fresh, made.maker) == (SUMMONED, 0, True, 0)


@pytest.mark.parametrize("spell", ["image", "image_4", "illusion", "illusion_4", "illusion_7"])
def test_images_and_illusions_take_every_form_of_their_size(spell: str) -> None:
    row = spells()[spell]
    state = position(wizard(spell), foe((0, -3), ready=("club",), armor="leather", spells=("blur",), hits=3))
    answers = casting.cast_answers(state, 0)
    most = int(row.effect_value)
    known = {beast.id.replace("_", " ") for beast in creatures().values() if beast.size <= most}
    assert {answer.form for answer in answers} == {*known, "Ann", "Bors"}
    assert all(read_answer(write_answer(answer)) == answer for answer in answers)
    copy = next(answer for answer in answers if answer.form == "Bors")
    after = cast(state, copy, HIT)
    made = after.figure("Bors 2")
    assert (made.ready, made.armor, made.spells, made.body.hits, made.side) == (("club",), "leather", (), 0, 0)
    assert made.life == (IMAGE if row.effect_key == "image_hexes" else ILLUSION)
    assert after.state.spells[0].left == 12


def test_a_form_must_be_known_and_fit() -> None:
    state = position(wizard("image", "summon_wolf"), foe())
    at = {"hexes": ((0, -1),), "facing": 0}
    assert refusal(state, Cast("image", 1, form="bear", **at)) == "Image cannot take the form bear"  # type: ignore[arg-type]
    assert refusal(state, Cast("image", 1, form="Zoe", **at)) == "Image cannot take the form Zoe"  # type: ignore[arg-type]
    two = Cast("image", 1, form="wolf", hexes=((0, -1), (1, -1)), facing=0)
    assert refusal(state, two) == "the figure holds one hex, and faces as the answer says"
    far = Cast("summon_wolf", 2, hexes=((0, -2),), facing=0)
    assert refusal(state, far) == "the figure needs vacant hexes next to the caster"
    assert refusal(state, Cast("summon_wolf", 2, hexes=((0, 1),), facing=4)) == ""


# --- what magic has made, removed -------------------------------------------------------------------------------------
@pytest.mark.parametrize("life", [IMAGE, ILLUSION])
@pytest.mark.parametrize("spell", ["dispel_illusion", "destroy_creation"])
def test_images_and_illusions_are_removed_and_real_figures_stay(spell: str, life: int) -> None:
    gone = cast(facing_bors(spell, life=life), Cast(spell, 1, "Bors"), HIT)
    assert gone.figure("Bors").gone
    real = cast(facing_bors(spell), Cast(spell, 1, "Bors"), HIT)
    assert not real.figure("Bors").gone
    assert english(real.events_of("no_effect")[0]) == f"{spells()[spell].name} does nothing to Bors."


def test_destroy_creation_clears_a_hex_of_what_magic_made() -> None:
    fire = at_work("fire_3", -1, hexes=((0, -1), (0, -2), (0, -3)), left=5)
    wall = at_work("wall", -1, hexes=((0, -2),), left=5)
    state = position(wizard("destroy_creation"), foe((0, -9)), spells=(fire, wall, at_work("blur", 0)))
    answers = [answer.hexes for answer in casting.cast_answers(state, 0) if answer.hexes]
    assert answers == [((0, -2),), ((0, -1),)]
    cleared = cast(state, Cast("destroy_creation", 1, hexes=((0, -2),)), HIT, choices=[0]).state
    assert [active.hexes for active in cleared.spells] == [((0, -1), (0, -3)), ((0, -2),), ()]
    other = cast(state, Cast("destroy_creation", 1, hexes=((0, -2),)), HIT, choices=[1]).state
    assert [active.spell for active in other.spells] == ["fire_3", "blur"]
    assert refusal(state, Cast("destroy_creation", 1, hexes=((1, -1),))) == (
        "Destroy Creation is cast at one hex that magic has made"
    )
    assert refusal(state, Cast("destroy_creation", 1)) != ""


# --- what may be cast -------------------------------------------------------------------------------------------------
def test_staff_is_no_spell_for_a_combat() -> None:
    state = facing_bors("staff")
    assert refusal(state, Cast("staff", 5)) == "Staff is a spell for between combats"
    assert casting.cast_answers(state, 0) == ()


def test_a_spell_must_be_known_and_within_iq() -> None:
    state = position(wizard("blur", iq=7), foe())
    assert refusal(state, Cast("trip", 2, "Bors")) == "Ann does not know the spell Trip"
    assert refusal(state, Cast("hocus", 2, "Bors")) == "Ann does not know the spell hocus"
    assert refusal(state, Cast("blur", 1, "Bors")) == "Ann needs IQ 8 for Blur now"
    confused = replace(facing_bors("sleep"), spells=(at_work("confusion", 0, st=3),))
    assert casting.cast_answers(confused, 0) == ()


def test_a_target_must_be_there_in_reach_and_alive() -> None:
    state = position(wizard("blur"), foe((0, 2)), friend((0, -1), gone=True), someone("Dot", 1, (0, -2), status=DEAD))
    assert refusal(state, Cast("blur", 1, "Zoe")) == "Zoe is no figure that this can be aimed at"
    assert refusal(state, Cast("blur", 1, "Cid")) == "Cid is no figure that this can be aimed at"
    assert refusal(state, Cast("blur", 1, "Dot")) == "Dot is no figure that this can be aimed at"
    assert refusal(state, Cast("blur", 1, "Bors")) != ""
    assert casting.cast_answers(state, 0) == (Cast("blur", 1, "Ann"),)


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (Cast("blur", 1), "Blur is cast at a figure: name one"),
        (Cast("fire", 1), "Fire is cast on hexes: name them"),
        (Cast("dazzle", 3, "Bors"), "Dazzle is not cast at a figure"),
        (Cast("blur", 1, "Bors", ((0, 0),)), "Blur is not cast on hexes"),
        (Cast("image", 1, hexes=((0, -1),), facing=0), "Image needs a form: a creature, or a figure on the map"),
        (Cast("blur", 1, "Bors", form="wolf"), "Blur takes no form"),
        (Cast("image", 1, hexes=((0, -1),), form="wolf"), "Image needs the facing of the figure that appears"),
        (Cast("blur", 1, "Bors", facing=1), "Blur has no facing"),
        (Cast("aid", 1, "Bors"), "Aid needs an attribute: st, dx or iq"),
        (Cast("aid", 1, "Bors", attribute="luck"), "Aid needs an attribute: st, dx or iq"),
        (Cast("blur", 1, "Bors", attribute="st"), "Blur adds to no attribute"),
        (Cast("blur", 2, "Bors"), "between 1 and 1 ST go into Blur here"),
        (Cast("aid", 4, "Bors", attribute="st"), "between 1 and 3 ST go into Aid here"),
    ],
)
def test_an_answer_says_what_the_spell_needs_and_no_more(answer: Cast, reason: str) -> None:
    assert refusal(facing_bors("blur", "fire", "dazzle", "image", "aid"), answer) == reason


@pytest.mark.parametrize("spell", [name for name in spells() if name != "staff"])
def test_every_listed_answer_is_legal_and_reads_back(spell: str) -> None:
    figures_there = (
        wizard(spell), foe((1, -2), ready=("club",), creature="wolf"), friend((-1, 0)), someone("Dot", 1, (0, 2)),
    )  # fmt: skip
    state = position(
        *figures_there, spells=(at_work("shadow", -1, hexes=((0, -3),)), at_work("wall", -1, hexes=((2, -2),)))
    )
    answers = casting.cast_answers(state, 0)
    assert answers
    for answer in answers[:40]:
        assert casting.cast_refusal(state, 0, answer) is None
        assert read_answer(write_answer(answer)) == answer


def test_aim_of_hexes_counts_shadow_on_the_way() -> None:
    state = position(wizard("fire"), foe(), spells=(at_work("shadow", -1, hexes=((0, -1),)),))
    seen = cast(state, Cast("fire", 1, hexes=((0, -3),)), MISS).events_of("casts")[0]
    assert ("shadow", -6) in [(part.label, part.value) for part in seen.parts]


def test_a_cast_is_told_with_its_reasons() -> None:
    state = facing_bors("blur")
    seen = cast(state, Cast("blur", 1, "Bors"), HIT).events_of("casts")[0]
    assert english(seen) == "Ann casts Blur at Bors for 1 ST."
    assert sum(part.value for part in seen.parts) == 12
    assert [(part.label, part.value) for part in seen.parts] == [("DX", 14), ("range", -2)]


def test_who_collapses_over_a_spell_has_cast_it_but_cannot_keep_it_up() -> None:
    lasting = position(wizard("slow_movement", fatigue=11), foe())
    after = cast(lasting, Cast("slow_movement", 2, "Bors"), HIT, (6, 6, 6))
    assert (after.figure("Ann").body.status, [active.spell for active in after.state.spells]) == (
        UNCONSCIOUS,
        ["slow_movement"],
    )
    kept_up = position(wizard("blur", fatigue=12), foe(), spells=(at_work("stone_flesh", 0),))
    assert cast(kept_up, Cast("blur", 1, "Bors"), HIT, (6, 6, 6)).state.spells == ()
    assert len(cast(kept_up, Cast("blur", 1, "Bors"), HIT, (1, 1, 1)).state.spells) == 2


def test_who_collapses_over_a_likeness_of_itself_has_made_it() -> None:
    state = position(wizard("image", fatigue=12), foe())
    after = cast(state, Cast("image", 1, hexes=((0, -1),), form="Ann", facing=0), HIT, (6, 6, 6))
    assert (after.figure("Ann").body.status, after.figure("Ann 2").body.status) == (UNCONSCIOUS, 0)
