"""Spells that go on: paying for them, letting them lapse, turns that run out, and what their ends entail."""

from msgspec.structs import replace

from affray.systems.melee.content.codes import ALOFT, DEAD, ON_GROUND, PRONE, UNCONSCIOUS, WELL
from affray.systems.melee.position import figures, spell_effects
from affray.systems.melee.position.answers import Word
from affray.systems.melee.position.state import SUMMONED, Active, State
from affray.systems.melee.turn.spells import renewing
from tests.melee_spells import at_work, done, english, foe, friend, position, said, someone, wizard


def kept(*spells: Active, **fields: object) -> State:
    return position(wizard(), foe(), spells=spells, **fields)


# --- paying -----------------------------------------------------------------------------------------------------------
def test_casters_pay_by_initiative_and_each_in_the_order_of_casting() -> None:
    theirs, fresh = Active("blur", 1, 1, 1), Active("blur", 0, 3, 0)
    spells = (at_work("blur", 0), at_work("slow_movement", 1), theirs, fresh, at_work("flight", 0))
    assert renewing.due_spells(kept(*spells)) == (0, 4, 2)
    assert renewing.due_spells(kept(*spells, rank=(1, 0))) == (2, 0, 4)


def test_nobody_asks_an_unconscious_caster() -> None:
    state = position(wizard(status=UNCONSCIOUS), foe(), spells=(at_work("blur", 0),))
    assert renewing.due_spells(state) == ()


def test_what_burns_after_its_caster_and_his_whole_side_asks_nobody() -> None:
    fire = Active("fire", 2, 1, -1, hexes=((0, 5),))
    state = position(wizard(), foe(), someone("Zed", 2, (0, 3), status=DEAD), spells=(at_work("blur", 0), fire))
    state = replace(state, sides=("Red", "Blue", "Green"), teams=(), rank=(0, 1))
    assert renewing.due_spells(state) == (0,)


def test_a_renewal_costs_fatigue_and_leaves_the_rest_to_be_paid_for() -> None:
    state = kept(at_work("blur", 0), at_work("summon_dragon", 1), renewals=(0, 1))
    after = done(lambda ref: renewing.renew(ref, state, 1))
    assert (after.figure("Ann").body.fatigue, after.state.renewals, len(after.state.spells)) == (2, (0,), 2)
    assert english(after.events_of("renews")[0]) == "Ann keeps Bors here: 2 ST."


def test_a_lapse_ends_the_spell_and_moves_up_what_is_still_to_be_paid_for() -> None:
    state = kept(at_work("blur", 0), at_work("flight", 0), at_work("blur", 1), renewals=(0, 1, 2))
    after = done(lambda ref: renewing.lapse(ref, state, 1))
    assert [active.spell for active in after.state.spells] == ["blur", "blur"]
    assert after.state.renewals == (0, 1)
    assert [english(event) for event in after.events] == ["Ann lets Flight on Ann lapse.", "Flight on Ann ends."]


def test_a_payment_beyond_st_may_end_everything() -> None:
    state = position(
        wizard(fatigue=12), foe(), spells=(at_work("blur", 0), at_work("blur", 1), at_work("rope", 1)), renewals=(0, 1)
    )
    failed = done(lambda ref: renewing.renew(ref, state, 0), (6, 6, 1))
    assert ([active.spell for active in failed.state.spells], failed.state.renewals) == (["rope"], ())
    passed = done(lambda ref: renewing.renew(ref, state, 0), (4, 4, 4))
    assert (len(passed.state.spells), passed.figure("Ann").body.fatigue, passed.state.renewals) == (3, 13, (1,))


def test_the_confused_cannot_renew_what_is_beyond_their_iq() -> None:
    state = kept(at_work("flight", 0), at_work("confusion", 0, st=3), at_work("blur", 0))
    assert said(renewing.renew_refusal(state, 0)) == "Ann needs IQ 13 for Flight now"
    assert renewing.renew_answers(state, 0) == (Word("lapse"),)
    assert renewing.renew_answers(state, 2) == (Word("renew"), Word("lapse"))


# --- turns ------------------------------------------------------------------------------------------------------------
def test_turns_run_out_and_what_has_none_counted_stays() -> None:
    fire = at_work("fire_3", -1, hexes=((0, 1), (0, 2), (0, 3)), left=1)
    wall = at_work("wall", -1, hexes=((0, 4),), left=1)
    state = kept(at_work("blur", 0), at_work("slow_movement", 1, left=2), fire, wall)
    after = done(lambda ref: renewing.countdown(ref, state))
    assert [(active.spell, active.left) for active in after.state.spells] == [("blur", 0), ("slow_movement", 1)]
    assert [english(event) for event in after.events] == ["3 hexes of fire are gone.", "A hex of wall is gone."]
    last = done(lambda ref: renewing.countdown(ref, after.state))
    assert [english(event) for event in last.events] == ["Slow Movement on Bors ends."]


def test_what_works_on_a_figure_that_vanishes_ends_with_it() -> None:
    image = foe(life=2, maker=0)
    state = position(wizard(), image, spells=(at_work("image", 1, left=1), at_work("slow_movement", 1, left=1)))
    after = done(lambda ref: renewing.countdown(ref, state))
    assert (after.state.spells, after.figure("Bors").gone) == ((), True)
    assert [event.code for event in after.events] == ["vanishes"]


# --- ends -------------------------------------------------------------------------------------------------------------
def test_who_cannot_pay_loses_all_continuing_spells_at_once() -> None:
    spells = (at_work("blur", 0), at_work("sleep", 1), at_work("flight", 0), Active("blur", 1, 2, 1))
    state = position(wizard(), foe(), spells=spells)
    after = done(lambda ref: renewing.end_spells_of(ref, state, 0)).state
    assert [(active.spell, active.caster) for active in after.spells] == [("sleep", 0), ("blur", 1)]
    dead = position(wizard(status=DEAD), foe(), spells=spells[:3])
    assert [active.spell for active in done(lambda ref: renewing.end_due_spells(ref, dead)).state.spells] == ["sleep"]


def test_spells_end_with_their_subject() -> None:
    spells = (at_work("blur", 1), at_work("summon_wolf", 2), at_work("fire", -1, hexes=((0, 5),)))
    wolf = friend(life=SUMMONED, maker=0, status=DEAD)
    state = position(wizard(), foe(gone=True), wolf, spells=spells)
    after = done(lambda ref: renewing.end_due_spells(ref, state))
    assert [active.spell for active in after.state.spells] == ["fire"]
    assert after.figure("Cid").gone
    assert [event.code for event in after.events] == ["vanishes"]


def test_a_creature_goes_home_when_nothing_controls_it() -> None:
    wolf = replace(foe(creature="wolf"), side=0, own=1)
    first, second = at_work("control_animal", 1), Active("control_animal", 2, 2, 1)
    state = position(wizard(), wolf, someone("Dot", 1, (0, 3)), spells=(first, second))
    once = done(lambda ref: renewing.lapse(ref, state, 0))
    assert (once.figure("Bors").side, once.figure("Bors").own) == (1, 1)
    twice = done(lambda ref: renewing.lapse(ref, once.state, 0))
    assert (twice.figure("Bors").side, twice.figure("Bors").own) == (1, -1)


def test_who_loses_flight_in_the_air_lies_on_the_ground_and_others_stay_up() -> None:
    aloft = position(wizard(flight=ALOFT), foe(), spells=(at_work("flight", 0),))
    after = done(lambda ref: renewing.lapse(ref, aloft, 0)).figure("Ann")
    assert (after.flight, after.body.posture) == (ON_GROUND, PRONE)
    gargoyle = position(wizard(flight=ALOFT, creature="gargoyle"), foe(), spells=(at_work("flight", 0),))
    assert done(lambda ref: renewing.lapse(ref, gargoyle, 0)).figure("Ann").flight == ALOFT
    grounded = position(wizard(), foe(), spells=(at_work("flight", 0),))
    assert done(lambda ref: renewing.lapse(ref, grounded, 0)).figure("Ann").body.posture == 0


def test_st_that_was_only_lent_may_be_missed() -> None:
    aid = at_work("aid", 1, st=3, left=1, attribute="st")
    state = position(wizard(), foe(hits=11), spells=(aid,))
    assert figures.st_left(state, 1) == 4
    weak = done(lambda ref: renewing.countdown(ref, state)).figure("Bors")
    assert (weak.body.status, weak.body.posture) == (UNCONSCIOUS, PRONE)
    dead = position(wizard(), foe(hits=13), spells=(aid,))
    assert done(lambda ref: renewing.countdown(ref, dead)).figure("Bors").body.status == DEAD
    well = position(wizard(), foe(hits=2), spells=(aid,))
    assert done(lambda ref: renewing.countdown(ref, well)).figure("Bors").body.status == WELL


def test_dx_that_was_lent_is_gone_without_more_ado() -> None:
    aid = at_work("aid", 1, st=3, left=1, attribute="dx")
    state = position(wizard(), foe(hits=11, status=WELL), spells=(aid,))
    after = done(lambda ref: renewing.countdown(ref, state))
    assert (after.figure("Bors").body.status, spell_effects.aid_bonus(after.state, 1, "dx")) == (WELL, 0)


def test_an_ended_sleep_wakes_the_sleeper() -> None:
    state = position(wizard(), foe(status=UNCONSCIOUS, posture=PRONE), spells=(at_work("sleep", 1),))
    after = done(lambda ref: renewing.lapse(ref, state, 0)).figure("Bors")
    assert (after.body.status, after.body.posture) == (WELL, PRONE)
