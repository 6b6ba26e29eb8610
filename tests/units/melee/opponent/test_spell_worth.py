"""What spells are worth to a computer player."""

import pytest
from msgspec.structs import replace

from affray.core.faces.opponent import PLAIN
from affray.systems.melee.content.tables import spells
from affray.systems.melee.opponent.doubts import disbelief_worth, resist_chance, unreal_chance
from affray.systems.melee.opponent.spell_worth import cast_worth, renewal_worth
from affray.systems.melee.opponent.strength import spending_cost, spent_strength
from affray.systems.melee.opponent.worth import success_chance
from affray.systems.melee.position.answers import Cast
from affray.systems.melee.position.state import ILLUSION, RENEW, SUMMONED, UNSEEN, Active, Figure, with_fields
from tests.melee_spells import at_work, foe, friend, position, someone, wizard
from tests.units.melee.minds import best, values
from tests.units.melee.positions import BLUE, RED, N, S, Table, acting, beast, man

ARMED = {"ready": ("broadsword",)}


def worth(cast: Cast, *figures: Figure, **fields: object) -> float:
    """What a spell of the first figure's is worth."""
    return cast_worth(position(*figures, **fields), 0, cast, PLAIN)


def at(spell: str, *others: Figure, st: int = 0, **fields: object) -> float:
    """What a spell at the second figure is worth, with the least ST unless it is given."""
    given = st or spells()[spell].st_cost
    return worth(Cast(spell, given, others[0].id), wizard(spell, dx=14), *others, **fields)


# --- what it costs ----------------------------------------------------------------------------------------------------
def test_strength_costs_more_as_less_is_left() -> None:
    fresh, tired = position(wizard("blur")), position(wizard("blur", fatigue=11))
    assert 0 < spending_cost(fresh, 0, 1) < spending_cost(fresh, 0, 3) < spending_cost(tired, 0, 1)


def test_a_wizard_does_not_spend_itself_unconscious() -> None:
    tired = wizard("magic_fist", fatigue=11)
    assert worth(Cast("magic_fist", 1, "Bors"), tired, foe((0, -3))) < 0
    table = acting(man("Ann", RED, (0, 0), N, spells=("magic_fist",), fatigue=10, dx=13), man("Bors", BLUE, (0, -4), S))
    assert not best(table).startswith("cast magic_fist 3")


def test_the_chance_of_a_spell_grows_with_dx_and_that_to_resist_it_with_the_mind() -> None:
    assert success_chance(16) > success_chance(10) > success_chance(5) > 0
    assert resist_chance(12) == pytest.approx(160 / 216, abs=0.01)


# --- missile spells ---------------------------------------------------------------------------------------------------
def test_bolts_are_for_foes_and_not_past_friends() -> None:
    assert at("fireball", foe((0, -4)), st=3) > at("fireball", foe((0, -4)), friend((0, -2)), st=3)
    assert at("fireball", foe((0, -4)), st=3) > 0
    assert at("fireball", friend((0, -4)), st=3) < -10


def test_no_bolt_is_wasted_on_whom_a_spell_guards_from_missiles() -> None:
    assert at("fireball", foe((0, -4)), spells=(at_work("turn_missiles", 1),)) < 0


# --- at figures -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "spell",
    [
        "trip",
        "freeze",
        "sleep",
        "clumsiness",
        "rope",
        "avert",
        "drop_weapon",
        "break_weapon",
        "slow_movement",
    ],
)  # fmt: skip
def test_harm_is_for_foes(spell: str) -> None:
    assert at(spell, foe((0, -1), **ARMED)) > at(spell, friend((0, -1), **ARMED))
    assert at(spell, friend((0, -1), **ARMED)) < -10


@pytest.mark.parametrize(
    "spell",
    ["blur", "stone_flesh", "aid", "speed_movement", "turn_missiles", "reverse_missiles", "invisibility"],
)  # fmt: skip
def test_help_is_for_friends(spell: str) -> None:
    danger = foe((0, -3), ready=("longbow",))
    assert at(spell, friend((0, -1)), danger) > at(spell, foe((0, -3), **ARMED), danger)
    assert at(spell, foe((0, -3), **ARMED), danger) < -10


def test_help_is_worth_more_in_greater_danger() -> None:
    archer = foe((0, -4), dx=15, ready=("longbow",))
    mild = foe((0, -4), ready=("shortsword",))
    assert at("turn_missiles", friend((0, -1)), archer) > 0 > at("turn_missiles", friend((0, -1)), mild)


def test_dx_helps_more_than_strength() -> None:
    def aid(attribute: str) -> float:
        return worth(Cast("aid", 2, "Cid", attribute=attribute), wizard("aid"), friend(), foe())

    assert aid("dx") > aid("st")


def test_no_spell_is_cast_twice_nor_at_whom_it_cannot_touch() -> None:
    once = at("clumsiness", foe((0, -1), **ARMED))
    assert once > 0
    assert at("clumsiness", foe((0, -1), **ARMED), spells=(at_work("clumsiness", 1),)) < -10
    assert at("clumsiness", foe((0, -1), **ARMED), spells=(at_work("spell_shield", 1),)) < -10
    assert at("trip", foe((0, -1), posture=2, **ARMED)) < -10


def test_a_strong_mind_makes_a_spell_of_the_mind_worth_less() -> None:
    assert at("freeze", foe((0, -1), wis=8, iq=8, **ARMED)) > at("freeze", foe((0, -1), wis=15, **ARMED))


def test_only_a_wizard_is_confused_with_profit() -> None:
    assert at("confusion", foe((0, -1), wis=8, iq=8, spells=("blur",)), st=3) > at("confusion", foe((0, -1)), st=3)


def test_a_beast_is_made_ones_own() -> None:
    wolf = beast("wolf", BLUE, (0, -2), S)
    called = with_fields(wolf, life=SUMMONED, maker=2)
    assert at("control_animal", wolf) > at("control_animal", called, foe((0, -6))) > 0


def test_to_undo_is_for_what_magic_made() -> None:
    made = beast("wolf", BLUE, (0, -2), S, life=SUMMONED, maker=0)
    assert at("dispel_illusion", made) > 0
    assert at("dispel_illusion", foe()) < -10
    assert at("sleep", made) < at("sleep", beast("wolf", BLUE, (0, -2), S))


def test_a_spell_of_no_use_in_the_fight_is_not_cast() -> None:
    assert at("flight", friend((0, -1))) < 0


# --- what is made -----------------------------------------------------------------------------------------------------
def test_a_wizard_summons_while_it_is_strong() -> None:
    call = Cast("summon_wolf", 2, hexes=((0, -1),), facing=0)
    assert worth(call, wizard("summon_wolf"), foe((0, -6))) > 0
    assert worth(call, wizard("summon_wolf", fatigue=11), foe((0, -6))) < 0


def test_a_likeness_that_bites_is_better_than_one_that_does_not() -> None:
    def made(spell: str, form: str) -> float:
        return worth(Cast(spell, 1, hexes=((0, -1),), form=form, facing=0), wizard(spell), foe((0, -6)))

    assert made("illusion", "dire wolf") > made("illusion", "goblin") > made("image", "goblin")
    assert made("illusion", "Bors") > made("image", "Bors")


def test_fire_is_for_foes_on_the_ground_and_shadow_for_foes() -> None:
    def ground(spell: str, *figures: Figure) -> float:
        return worth(Cast(spell, 1, hexes=((0, -2),)), wizard(spell), *figures)

    assert ground("fire", foe()) > 0 > ground("fire", friend((0, -2)), foe((0, -6)))
    assert ground("fire", foe()) > ground("fire", foe(flight=2))
    assert ground("shadow", foe()) > 0 > ground("shadow", foe((0, -6)))
    assert ground("wall", foe((0, -6))) < 0
    assert ground("wall", foe()) < 0


def test_a_spell_at_all_around_counts_friends_against_it() -> None:
    def blast(*figures: Figure) -> float:
        return worth(Cast("blast", 2), wizard("blast"), *figures)

    assert blast(foe((0, -1))) > 0 > blast(friend((0, -1)), foe((0, -5)))
    assert blast(foe((0, -1), status=1), foe((0, -5))) < 0
    dazzle = Cast("dazzle", 3)
    assert worth(dazzle, wizard("dazzle"), foe((0, -3)), someone("Dan", 1, (1, -3))) > worth(
        dazzle, wizard("dazzle"), foe((0, -3)), friend()
    )


# --- going on ---------------------------------------------------------------------------------------------------------
def kept(work: Active, *figures: Figure, **fields: object) -> float:
    """What paying for a spell at work is worth."""
    return renewal_worth(position(*figures, spells=(work,), **fields), 0)


def test_a_spell_goes_on_while_its_caster_has_strength_to_spare() -> None:
    wolf = beast("wolf", RED, (0, -1), N, life=SUMMONED, maker=0)
    call, far = at_work("summon_wolf", 1), foe((0, -9))
    assert kept(call, wizard("summon_wolf"), wolf, far) > 0 > kept(call, wizard("summon_wolf", fatigue=11), wolf, far)


def test_a_guard_goes_on_while_there_is_danger() -> None:
    archer, mild = foe((0, -4), dx=15, ready=("longbow",)), foe((0, -4), ready=("shortsword",))
    guarded = (at_work("turn_missiles", 0),)
    assert renewal_worth(position(wizard("turn_missiles"), archer, spells=guarded), 0) > 0
    assert renewal_worth(position(wizard("turn_missiles"), mild, spells=guarded), 0) < 0


def test_the_player_pays_for_what_is_worth_it() -> None:
    state = position(
        wizard("summon_wolf"),
        beast("wolf", RED, (0, -1), N, life=SUMMONED, maker=0),
        foe((0, -6)),
        spells=(at_work("summon_wolf", 1),),
        phase=RENEW,
        renewals=(0,),
    )
    assert best(Table(state)) == "renew"
    assert values(Table(state))["lapse"] == 0.0


def test_nobody_pays_for_a_creature_that_a_foe_controls() -> None:
    wolf = beast("wolf", RED, (0, -1), N, life=SUMMONED, maker=0)
    taken = with_fields(wolf, side=BLUE, own=RED)
    call = at_work("summon_wolf", 1)
    assert (
        kept(call, wizard("summon_wolf"), wolf, foe((0, -4)))
        > 0
        > kept(call, wizard("summon_wolf"), taken, foe((0, -4)))
    )


def test_a_creature_within_reach_of_its_prey_is_worth_the_last_strength_but_one() -> None:
    wolf, tired = beast("wolf", RED, (0, -1), N, life=SUMMONED, maker=0), wizard("summon_wolf", fatigue=10)
    call = at_work("summon_wolf", 1)
    assert kept(call, tired, wolf, foe((0, -4))) > 0 > kept(call, tired, wolf, foe((0, -9)))


def test_a_beast_under_control_is_not_set_free_beside_ones_own() -> None:
    tired, hold = wizard("control_animal", fatigue=10), at_work("control_animal", 1)
    near = beast("wolf", RED, (0, -1), N, own=BLUE)
    far = with_fields(near, hexes=((0, -9),))
    assert kept(hold, tired, near, foe((0, 9))) > max(0.0, kept(hold, tired, far, foe((0, 9))))


def test_the_last_beast_of_the_foes_is_let_go_so_that_it_can_be_fought() -> None:
    wolf = beast("wolf", RED, (0, -1), N, own=BLUE)
    assert kept(at_work("control_animal", 1), wizard("control_animal"), wolf) < 0


def test_nobody_collapses_over_a_spell() -> None:
    archer, guarded = foe((0, -4), dx=15, ready=("longbow",)), at_work("turn_missiles", 0)
    assert kept(guarded, wizard("turn_missiles", fatigue=12), archer) < -5
    assert spending_cost(position(wizard("blur", fatigue=12)), 0, 1) > spending_cost(
        position(wizard("blur", fatigue=11)), 0, 1
    )


def test_a_guard_against_nobody_lapses() -> None:
    blurred, near, far = at_work("blur", 0), foe((0, -2), **ARMED), foe((0, -9), **ARMED)
    assert kept(blurred, wizard("blur"), near) > 0 > kept(blurred, wizard("blur"), far)
    shield, caster = at_work("spell_shield", 0), foe((0, -4), spells=("trip",))
    assert kept(shield, wizard("spell_shield"), caster) > 0 > kept(shield, wizard("spell_shield"), near)
    assert kept(at_work("avert", 1), wizard("avert"), near) > 0


def test_hidden_fatigue_is_guessed_from_what_has_been_cast() -> None:
    hidden = foe((0, -4), spells=("summon_wolf",), fatigue=UNSEEN)
    called = replace(at_work("creature", 1), caster=1, turn=1)
    assert spent_strength(position(wizard(), hidden, turn=3), 1) == 2
    assert spent_strength(position(wizard(), hidden, spells=(called,), turn=3), 1) == 3
    assert spent_strength(position(wizard(), foe((0, -4), fatigue=5), turn=3), 1) == 5


# --- doubt ------------------------------------------------------------------------------------------------------------
def made_by(*known: str, **fields: object) -> float:
    """How doubtful a wolf of a maker is who knows these spells."""
    wolf = beast("wolf", BLUE, (0, -1), S, maker=1, **{"life": SUMMONED, **fields})
    return unreal_chance(position(wizard(), foe((0, -4), spells=known), wolf), 0, 2)


def test_doubt_goes_by_what_the_maker_can_make() -> None:
    assert made_by("summon_wolf", "blur") == 0.0
    assert made_by("illusion", "image") == 1.0
    assert made_by("illusion", "summon_wolf", "summon_bear") == 0.5
    assert made_by("blur") == 0.5
    assert made_by("illusion", life=0) == 0.0
    assert made_by("illusion", life=ILLUSION) == 1.0


def test_a_side_knows_what_it_has_made_itself_whoever_controls_it() -> None:
    def taken(life: int) -> float:
        wolf = beast("wolf", BLUE, (0, -1), S, maker=0, own=RED, life=life)
        return unreal_chance(position(wizard("summon_wolf", "image"), foe((0, -4)), wolf), 0, 2)

    assert (taken(SUMMONED), taken(ILLUSION)) == (0.0, 1.0)


def test_a_wizard_disbelieves_only_what_magic_may_have_feigned() -> None:
    wolf = beast("wolf", BLUE, (0, -1), S, life=SUMMONED, maker=1)
    doubtful = position(wizard(), foe((0, -4), spells=("illusion",)), wolf)
    sure = position(wizard(), foe((0, -4), spells=("summon_wolf",)), wolf)
    assert disbelief_worth(doubtful, 0, 2) > 0 > disbelief_worth(sure, 0, 2)
    assert disbelief_worth(doubtful, 0, 1) < 0
    slow = beast("wolf", BLUE, (0, -2), S, life=SUMMONED, maker=1, dx=5)
    table = acting(man("Ann", RED, (0, 0), N), man("Bors", BLUE, (0, -5), S, dx=8, spells=("illusion",)), slow)
    assert values(table)["disbelieve Wolf"] > 0 > values(table)["disbelieve Bors"]
