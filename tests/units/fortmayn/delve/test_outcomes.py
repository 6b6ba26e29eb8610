"""Outcomes: what is done, what follows, where it leads; consequences by lot and those of each obstacle."""

import pytest
from msgspec.structs import replace

from affray.systems.fortmayn.content.house_rules import read_house
from affray.systems.fortmayn.content.people import Exit, Hurdle
from affray.systems.fortmayn.content.tables import shipped
from affray.systems.fortmayn.delve.failure import CONSEQUENCES
from affray.systems.fortmayn.delve.obstacle_costs import MISHAPS
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.gear import new_thing
from tests.units.fortmayn.delving import QUIET, Went, obstacle, room, scene, went
from tests.units.fortmayn.people import brainy, brawny, foe, things

FAIL = [3, 3, 3]
TORCH = replace(new_thing("torches_6"), lit=True)


def tried(
    name: str, *dice: list[int], who: str = "Berin", pool: str = "body", fallen: list[int] = FAIL, way: int = 1,
    answers: tuple[int, ...] = (), state: State | None = None, **fields: object,
) -> Went:  # fmt: skip
    """A try of the Brawny at an obstacle, by default one that fails without a loss, and the dice after it."""
    place = scene(obstacle(name, way, hidden=False, **fields)) if state is None else state
    text = f"approach {who} {pool} other {name} : I try."
    return went(place, text, "confirm", "accept", dice=(fallen, *dice), answers=answers)


def consequence(number: int, *dice: list[int], state: State | None = None) -> Went:
    """A failed approach in free words, with this die on the table of consequences."""
    text = "approach Berin body other : I try."
    return went(state or scene(), text, "confirm", "accept", dice=(FAIL, [number], *dice))


# --- outcomes ---------------------------------------------------------------------------------------------------------
def test_what_is_overcome_is_done_and_costs_its_moment() -> None:
    after = tried("rope_bridge", *QUIET, fallen=[5, 5, 1])
    assert after.state.places[0].hurdles[0].done and after.data_of("done", "obstacle") == "rope_bridge"
    assert (after.state.phase, after.state.clock.moment, after.state.people[1].body_ready) == ("scene", 1, 3)


def test_partial_progress_stands_for_the_next_who_tries() -> None:
    half = tried("rope_bridge", *QUIET, fallen=[5, 1, 3])
    hurdle = half.state.places[0].hurdles[0]
    assert (hurdle.dd, hurdle.done, half.data_of("outcome", "outcome")) == (1, False, 1)
    assert half.state.people[1].body_ready == 1


def test_several_who_act_together_add_up_and_stop_when_it_is_done() -> None:
    state = scene(obstacle("rope_bridge", 1))
    text = "approach Berin+Asha body other rope_bridge : We hold each other."
    both = went(state, text, "confirm", "accept", dice=([5, 3, 3], [5, 3], *QUIET))
    assert both.state.places[0].hurdles[0].done
    alone = went(state, text, "confirm", "accept", dice=([5, 5, 3], *QUIET))
    assert alone.codes.count("tries") == 1


def test_who_loses_the_last_body_die_is_out_and_the_consequence_is_skipped() -> None:
    state = scene(obstacle("narrow_ledge", 1), people=(brainy(body_ready=1), brawny()))
    after = went(state, "approach Asha body climbing narrow_ledge", "confirm", "accept", dice=([1], [6]))
    assert after.codes[after.codes.index("outcome") :][:2] == ("outcome", "aftermath") and "mishap" not in after.codes
    assert (after.state.phase, after.state.people[0].body_ready) == ("scene", 1)


def test_a_consequence_may_put_somebody_out_too() -> None:
    state = scene(obstacle("narrow_ledge", 1), people=(brainy(body_ready=1), brawny()))
    after = went(state, "approach Asha body climbing narrow_ledge", "confirm", "accept", dice=([3], [6]))
    assert after.data_of("harmed", "who") == "Asha" and "aftermath" in after.codes


def test_who_fails_alone_below_ground_is_lost() -> None:
    state = scene(obstacle("narrow_ledge", 1), people=(brainy(body_ready=1),))
    after = went(state, "approach Asha body climbing narrow_ledge", "confirm", "accept", dice=([1],))
    assert after.state.phase == "end" and after.state.people[0].lost


def test_a_talk_that_is_not_over_goes_back_to_the_parley_and_who_was_shamed_is_disgraced() -> None:
    state = scene(
        people=(brainy(head_ready=1, attachments=("guild",)), brawny()),
        foes=(foe(creature="temple_guard", reaction="friendly"),),
        phase="parley",
    )
    after = went(state, 'talk Asha "Ghoul 1" : Stand aside!', "confirm", "accept", dice=([1], [7]), answers=(0,))
    assert (after.state.phase, after.data_of("disgrace", "disgrace")) == ("parley", "flustered")
    kept = went(state, 'talk Asha "Ghoul 1" : Stand aside!', "confirm", "accept", dice=([1],), answers=(1,))
    assert kept.data_of("betrays", "attachment") == "guild" and kept.state.people[0].attachments == ()


def test_a_talk_that_is_won_takes_its_moment() -> None:
    state = scene(foes=(foe(creature="temple_guard", reaction="friendly"),), phase="parley")
    after = went(state, 'talk Asha "Ghoul 1" : Stand aside!', "confirm", "accept", dice=([5, 5], *QUIET))
    assert (after.state.phase, after.state.foes[0].yielded, after.state.clock.moment) == ("scene", True, 1)


def test_without_social_conflict_a_talk_is_a_plain_test() -> None:
    state = scene(
        foes=(foe(creature="temple_guard", reaction="friendly"),),
        phase="parley",
        house=read_house({"social_conflict": "off"}),
    )
    after = went(state, 'talk Berin "Ghoul 1" : Stand aside!', "confirm", "accept", dice=([1],))
    assert (after.state.people[1].head_ready, after.state.people[1].shamed, after.state.phase) == (0, False, "parley")


def test_moving_silently_surprises_or_is_heard_for_a_while() -> None:
    text = "approach Asha body moving_silently : On my toes."
    unheard = went(scene(), text, "confirm", "accept", dice=([5, 3], *QUIET)).state
    assert [(effect.who, effect.amount, effect.until) for effect in unheard.lasting] == [("Asha", 1, 3)]
    heard = went(unheard, text, "confirm", "accept", dice=([3, 3], [4], *QUIET)).state
    assert [(effect.who, effect.amount) for effect in heard.lasting] == [("Asha", -1)]


# --- searching --------------------------------------------------------------------------------------------------------
def test_a_search_that_is_overcome_turns_up_what_lies_hidden() -> None:
    state = scene(obstacle("dart_wall", 1), obstacle("bent_bars"), obstacle("stuck_door"))
    after = went(state, "search Asha", "confirm", "accept", dice=([5, 3], *QUIET))
    hurdles = after.state.places[0].hurdles
    assert [(hurdle.hidden, hurdle.spotted) for hurdle in hurdles] == [(False, True), (False, True), (False, False)]
    assert after.state.places[0].searched == 1
    bare = went(scene(), "search Asha", "confirm", "accept", dice=([5, 3], *QUIET))
    assert "nothing_hidden" in bare.codes


def test_a_search_that_fails_says_only_that_nothing_was_found() -> None:
    after = went(scene(obstacle("dart_wall", 1)), "search Asha", "confirm", "accept", dice=([3, 3], [4], *QUIET))
    assert after.data_of("outcome", "hidden") == 1 and after.state.places[0].hurdles[0].hidden


# --- consequences -----------------------------------------------------------------------------------------------------
def test_every_consequence_of_the_table_is_known() -> None:
    assert {row.consequence_id for row in shipped().consequences} == set(CONSEQUENCES)


def test_harm_costs_a_die_of_the_pool_that_was_rolled() -> None:
    assert consequence(1, *QUIET).state.people[1].body_ready == 2
    text = "approach Berin head other : I try."
    after = went(scene(), text, "confirm", "accept", dice=([3], [1], *QUIET))
    assert after.state.people[1].head_ready == 0


def test_noise_may_be_heard_by_somebody_who_comes_into_distant() -> None:
    assert consequence(2, [3], [1], [1], *QUIET).state.due == ()
    after = went(scene(), "approach Berin body other : I try.", "confirm", "accept",
                 dice=(FAIL, [2], [4], [1], [1], *QUIET, [3], [1], [1], [6, 6]), answers=(0,))  # fmt: skip
    assert (after.state.phase, after.data_of("meeting", "band")) == ("parley", 2)


def test_time_passes_with_event_dice_of_its_own() -> None:
    assert consequence(3, *QUIET, *QUIET).state.clock.moment == 2


def test_wear_is_a_use_of_what_helped_or_burns_or_of_a_store() -> None:
    lit = scene(people=(brainy(), brawny(things=(new_thing("quiver"), TORCH))))
    assert consequence(4, [2], *QUIET, state=lit).state.people[1].things[1].die == 4
    stores = scene(people=(brainy(things=(new_thing("quiver"),)), brawny(things=(new_thing("common_herbs"),))))
    assert consequence(4, [1], [2], *QUIET, state=stores).state.people[0].things[0].die == 8
    assert "uses" not in consequence(4, *QUIET).codes


def test_a_worse_position_hampers_the_next_test_here() -> None:
    state = consequence(5, *QUIET).state
    again = went(state, "search Asha", "confirm", "accept", dice=([5, 3], *QUIET))
    assert again.data_of("tries", "die") == 6 and again.state.lasting == ()


def test_a_hidden_cost_cuts_at_the_next_obstacle_here() -> None:
    state = consequence(6, *QUIET, state=scene(obstacle("stuck_door", 1))).state
    assert [effect.does for effect in state.lasting] == ["hidden_cost"]
    after = went(state, "approach Berin body forcing stuck_door", "confirm", "accept", dice=([5, 3, 3], *QUIET))
    assert after.data_of("unseen", "obstacle") == "stuck_door" and after.state.people[1].body_ready == 2
    assert after.state.lasting == ()


def test_a_consequence_of_somebodys_own_is_a_sentence() -> None:
    rows = tuple(replace(row, consequence_id="a chill", title="A chill") for row in shipped().consequences)
    filler = replace(shipped(), consequences=rows)
    after = consequence(1, *QUIET, state=scene(filler=filler))
    assert after.data_of("consequence", "consequence") == "a chill" and after.state.people[1].body_ready == 3


# --- obstacles --------------------------------------------------------------------------------------------------------
def test_every_consequence_of_an_obstacle_is_known() -> None:
    mishaps = {
        row.consequence_on_failure for row in shipped().obstacles if row.hidden not in ("needle", "hidden sharp edges")
    }
    assert mishaps == set(MISHAPS)


@pytest.mark.parametrize("fallen", [[5, 5, 3], [5, 3, 3]])
def test_sharp_edges_cut_whether_the_bars_bend_or_not_unless_they_were_spotted(fallen: list[int]) -> None:
    assert tried("bent_bars", *QUIET, fallen=fallen).state.people[1].body_ready == 2
    assert tried("bent_bars", *QUIET, fallen=fallen, spotted=True).state.people[1].body_ready == 3


def test_a_needle_is_a_test_as_the_moment_ends_unless_it_was_spotted() -> None:
    after = tried("fine_lock", *QUIET, [3, 1, 1])
    assert after.data_of("needle", "who") == "Berin" and after.state.people[1].body_ready == 2
    assert (after.state.phase, after.state.tests) == ("scene", ())
    assert "needle" not in tried("fine_lock", *QUIET, spotted=True).codes


def test_noise_and_time_are_what_doors_and_locks_cost() -> None:
    assert "noise" in tried("stuck_door", [1], [2], [1], *QUIET).codes
    assert tried("plain_lock", *QUIET, *QUIET).state.clock.moment == 2
    assert tried("rubble", *QUIET, [1], [2], [1], *QUIET).state.clock.moment == 2


def test_who_falls_into_a_pit_must_climb_and_every_way_is_barred() -> None:
    fallen = tried("pit_cover", *QUIET).state
    assert [(hurdle.id, hurdle.dd, hurdle.done) for hurdle in fallen.places[0].hurdles] == [
        ("Covered pit", 2, True), ("pit wall", 1, False),
    ]  # fmt: skip
    assert went(fallen, "go 1").state.phase == "declare"
    up = went(fallen, 'approach Berin body climbing "pit wall"', "confirm", "accept", dice=([5, 3, 3], *QUIET)).state
    assert up.places[0].hurdles[1].done


def test_darts_are_poisoned() -> None:
    after = tried("dart_wall", *QUIET, [3, 3, 3])
    assert after.state.people[1].body_ready == 2 and "venom" in after.state.people[1].notes
    immune = tried("dart_wall", *QUIET, [5, 3, 3])
    assert immune.state.people[1].body_ready == 3


def test_a_block_shuts_the_way_with_rubble() -> None:
    after = tried("falling_block", *QUIET)
    assert [(hurdle.obstacle, hurdle.dd) for hurdle in after.state.places[0].hurdles] == [("rubble", 2)]
    own = replace(shipped(), obstacles=tuple(row for row in shipped().obstacles if row.obstacle_id != "rubble"))
    state = scene(obstacle("falling_block", 1, hidden=False), filler=own)
    assert tried("falling_block", *QUIET, state=state).state.places[0].hurdles[0].obstacle == "falling_block"


def test_blades_and_rising_water_cost_their_losses_only() -> None:
    assert tried("scything_blade", *QUIET, fallen=[1, 1, 3]).state.people[1].body_ready == 1
    assert tried("flooding_room", *QUIET).state.places[0].hurdles[0].dd == 4


def test_gas_gives_a_fat_head_for_an_hour() -> None:
    assert tried("gas_jar", *QUIET, way=-1).state.people[1].fat_head == 39


def test_a_bridge_costs_a_wound_and_a_use_of_the_gear() -> None:
    geared = scene(obstacle("rope_bridge", 1), people=(brainy(), brawny(things=things("quiver", "common_herbs"))))
    after = tried("rope_bridge", [2], [1], *QUIET, state=geared)
    assert (after.state.people[1].body_ready, after.state.people[1].things[1].die) == (2, 6)
    assert tried("rope_bridge", *QUIET).state.people[1].body_ready == 2
    state = scene(obstacle("rope_bridge", 1), people=(brainy(), brawny(things=things("quiver"))))
    assert tried("rope_bridge", [3], *QUIET, state=state).state.people[1].things[0].die == 10


def test_the_river_sweeps_the_party_to_a_room_that_it_knows() -> None:
    there, here = (
        room(exits=(Exit(to=-3), Exit(to=1))),
        room(obstacle("underground_river", 1), exits=(Exit(to=0), Exit())),
    )
    after = tried("underground_river", [1], *QUIET, state=scene(places=(there, here), here=1, came=0))
    assert (after.state.here, after.state.came) == (0, 1)
    assert tried("underground_river", *QUIET).state.here == 0


def test_glyphs_exhaust_and_ledges_wound() -> None:
    glyph = scene(obstacle("dark_glyph", hidden=False), people=(brainy(), brawny()))
    after = went(glyph, "approach Asha head other dark_glyph : I read it.", "confirm", "accept", dice=([3, 3], *QUIET))
    assert after.state.people[0].head_ready == 1
    assert tried("narrow_ledge", *QUIET).state.people[1].body_ready == 2


@pytest.mark.parametrize(("name", "band"), [("speaking_face", 2), ("silent_hall", 1)])
def test_denizens_are_called_or_wake(name: str, band: int) -> None:
    after = tried(name, *QUIET, [3], [1], [1], [6, 6], way=-1, answers=(0,))
    assert after.data_of("meeting", "band") == band


def test_a_false_meaning_is_the_oracles() -> None:
    after = tried("cipher_wall", [2], [5], [3], *QUIET)
    assert after.data_of("oracle", "oracle") == "no" and after.state.asked


def test_a_crowd_shames_an_attachment() -> None:
    people = (brainy(), brawny(attachments=("guild", "patron")))
    after = tried("crowd", *QUIET, way=-1, answers=(1,), state=scene(obstacle("crowd"), people=people))
    assert after.state.people[1].attachments == ("guild",)
    assert "disowned" not in tried("crowd", *QUIET, way=-1).codes


def test_a_gatekeeper_has_his_price() -> None:
    rich = scene(obstacle("gatekeeper"), people=(brainy(), brawny(coins=20)))
    paid = tried("gatekeeper", [3, 4], *QUIET, state=rich, answers=(1,)).state
    assert paid.people[1].coins == 13 and paid.places[0].hurdles[0].done
    refused = tried("gatekeeper", [3, 4], *QUIET, state=rich, answers=(0,))
    assert refused.data_of("toll_refused", "cost") == 7 and not refused.state.places[0].hurdles[0].done
    assert "toll_refused" in tried("gatekeeper", [3, 4], *QUIET).codes


def test_a_sandstorm_costs_an_hour_and_a_ration() -> None:
    fed = scene(obstacle("sandstorm"), people=(brainy(), brawny(things=things("preserved_rations"))))
    after = tried("sandstorm", [1], *QUIET, state=fed)
    assert (after.state.clock.moment, after.state.people[1].things[0].die) == (41, 6)
    assert tried("sandstorm", *QUIET).state.clock.moment == 41


def test_a_fever_leaves_only_with_sleep() -> None:
    after = tried("fever_swamp", *QUIET).state
    assert (after.people[1].body_ready, after.people[1].fevers) == (2, 1)
    herbs = replace(after, people=(brainy(things=things("common_herbs")), after.people[1]))
    tended = went(herbs, "rest", "hour herbs=Berin", dice=([5], *QUIET)).state
    assert tended.people[1].body_ready == 2


def test_a_counterweight_makes_noise_and_is_harder_a_second_time() -> None:
    after = tried("counterweight", [1], [2], [1], *QUIET)
    assert [(effect.does, effect.task, effect.amount) for effect in after.state.lasting] == [("step", "other", -1)]


def test_an_obstacle_of_somebodys_own_has_a_consequence_by_lot() -> None:
    rows = tuple(replace(row, consequence_on_failure="the ghosts laugh") for row in shipped().obstacles)
    state = scene(obstacle("narrow_ledge", 1), filler=replace(shipped(), obstacles=rows))
    assert tried("narrow_ledge", [5], *QUIET, state=state).data_of("consequence", "consequence") == "position"
    strange = scene(Hurdle(id="Portal", obstacle="portal", dd=1, exit=1))
    after = tried("portal", [5], *QUIET, state=strange)
    assert after.data_of("consequence", "consequence") == "position"


def test_who_swoons_over_a_spell_is_not_out_of_action() -> None:
    person = brainy(head_ready=1, known=("illusory_torch",), memorised=("illusory_torch",))
    state = scene(people=(person, brawny()), house=read_house({"casting_shock": "yes"}))
    after = went(state, "cast Asha illusory_torch", "confirm", "accept", dice=([1],))
    assert (after.state.phase, after.state.people[0].out, "aftermath" in after.codes) == ("scene", True, False)


def test_a_second_pit_has_the_only_wall() -> None:
    wall = Hurdle(id="pit wall", obstacle="cliff_face", dd=1, done=True)
    state = scene(wall, obstacle("pit_cover", 1, hidden=False))
    after = tried("pit_cover", *QUIET, state=state).state
    assert [(hurdle.id, hurdle.done) for hurdle in after.places[0].hurdles] == [
        ("Covered pit", True),
        ("pit wall", False),
    ]


# --- looking at an obstacle -------------------------------------------------------------------------------------------
LOOKED = "approach Asha head searching bent_bars : I look for what cuts."


def test_a_look_at_an_obstacle_is_a_test_against_one_and_opens_nothing() -> None:
    state = scene(obstacle("bent_bars", 1), people=(brainy(), brawny()))
    declared = went(state, LOOKED, "confirm")
    assert declared.data_of("ruling", "dd") == 1
    seen = went(declared.state, "accept", dice=([5, 6], *QUIET))
    bars = seen.state.places[0].hurdles[0]
    assert (bars.dd, bars.done, bars.spotted) == (2, False, True)
    assert seen.data_of("found", "obstacle", "secret") == ("bent_bars", "hidden sharp edges")
    again = went(seen.state, LOOKED, "confirm", "accept", dice=([5, 6], *QUIET))
    assert "nothing_hidden" in again.codes and "found" not in again.codes


def test_a_failed_look_costs_its_own_test_alone() -> None:
    state = scene(obstacle("fever_swamp", 1), people=(brainy(), brawny()))
    words = "approach Asha head searching fever_swamp : I study the swamp for a safe path."
    failed = went(state, words, "confirm", "accept", dice=([1, 3], *QUIET))
    assert "mishap" not in failed.codes and "consequence" not in failed.codes
    assert (failed.state.people[0].head_ready, failed.state.people[0].body_ready) == (1, 2)
    assert failed.state.places[0].hurdles[0].dd == 2


@pytest.mark.parametrize("task", ["hearing", "talking"])
def test_to_listen_or_talk_at_what_is_no_matter_of_either_does_nothing_to_it(task: str) -> None:
    state = scene(obstacle("bent_bars", 1), people=(brainy(), brawny()))
    after = went(state, f"approach Asha head {task} bent_bars : Well?", "confirm", "accept", dice=([5, 6], *QUIET))
    assert after.state.places[0].hurdles[0].dd == 2
    assert after.state.places[0].hurdles[0].spotted == (task == "hearing")


def test_who_is_to_be_talked_to_is_overcome_by_talk() -> None:
    state = scene(obstacle("gatekeeper", 1), people=(brainy(), brawny()))
    after = went(state, "approach Asha head talking gatekeeper", "confirm", "accept", dice=([5, 6], *QUIET))
    assert after.state.places[0].hurdles[0].done
