"""What spells change."""

import pytest
from msgspec.structs import replace

from affray.systems.fortmayn.content.codes import CLOSE, DISTANT, FAR_AWAY
from affray.systems.fortmayn.content.people import Hurdle, Lasting, Wear
from affray.systems.fortmayn.content.rows import SpellRow
from affray.systems.fortmayn.content.tables import shipped, spell_effects
from affray.systems.fortmayn.position import lasting
from affray.systems.fortmayn.position.spell_effects import (
    COMMANDED,
    EFFECTS,
    VENOM_NOTE,
    aim_refusal,
    resistance,
    spell_effect,
    spell_targets,
    take_hold,
    with_dd,
)
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.casting import spell_row
from tests.units.fortmayn.people import at, brainy, brawny, foe, thrown

LOCK = Hurdle(id="lock", obstacle="fine_lock", dd=2, exit=1)
CLIFF = Hurdle(id="cliff", obstacle="cliff_face", dd=2)
PARTY = at(brainy(), brawny(), foes=[foe(), foe("Wolf 1", "wolf", 1, DISTANT)], hurdles=[LOCK, CLIFF])


def row(spell: str) -> SpellRow:
    found = spell_row(shipped(), spell)
    assert found is not None
    return found


def held(state: State, spell: str, target: str = "", *rolls: tuple[int, ...], answers: tuple[int, ...] = ()) -> State:
    """The state after a spell of the first character has taken hold."""
    assert aim_refusal(state, 0, spell, target) is None
    return take_hold(thrown(*rolls, answers=answers), state, 0, spell, target)


def test_every_shipped_spell_says_what_it_changes() -> None:
    assert set(spell_effects()) == {each.spell_id for each in shipped().spells}
    assert {each.does for each in spell_effects().values()} - set(EFFECTS) == {"story", "question"}


@pytest.mark.parametrize(
    ("spell", "expected"),
    [
        ("terror", ("Ghoul 1",)),
        ("spear_of_night", ("Ghoul 1", "Wolf 1")),
        ("sleep_of_poppies", ()),
        ("bind_the_dead", ("Ghoul 1",)),
        ("beast_tongue", ()),
        ("open_the_way", ("lock",)),
        ("hold_the_way", ("0", "1")),
        ("close_the_wound", ("Asha", "Berin")),
        ("draw_venom", ()),
        ("mend", ()),
        ("lodestone", ("",)),
    ],
)
def test_a_spell_reaches_what_it_suits(spell: str, expected: tuple[str, ...]) -> None:
    assert spell_targets(PARTY, 0, row(spell)) == expected


def test_nothing_is_aimed_at_what_is_gone_or_not_there() -> None:
    gone = [foe(out=True), foe(fled=True), foe(away=3), foe(hidden=True), foe(asleep=3)]
    empty = replace(at(brainy(), brawny(dead=True), foes=gone), here=-1)
    for spell in ("terror", "open_the_way", "hold_the_way"):
        assert spell_targets(empty, 0, row(spell)) == ()
    assert spell_targets(empty, 0, row("close_the_wound")) == ("Asha",)
    hidden = at(brainy(), hurdles=[replace(LOCK, hidden=True), replace(LOCK, done=True), replace(LOCK, obstacle="?")])
    assert spell_targets(hidden, 0, row("open_the_way")) == ()
    strange = at(brainy(), brawny(), foes=[foe(creature="?", band=CLOSE)])
    assert spell_targets(strange, 0, row("sleep_of_poppies")) == ("Ghoul 1",)
    faults = [aim_refusal(PARTY, 0, "nonsense", ""), aim_refusal(PARTY, 0, "mend", "Wolf 1")]
    assert [fault and fault.code for fault in faults] == ["spell", "target"]


def test_what_resists_has_its_own_dice_and_what_is_removed_stays_off() -> None:
    assert [
        resistance(PARTY, row(spell), target) for spell, target in (("terror", "Ghoul 1"), ("open_the_way", "lock"))
    ] == [2, 2]
    assert (resistance(PARTY, row("ward_circle"), ""), resistance(replace(PARTY, here=-1), row("terror"), "?")) == (
        2,
        0,
    )
    assert with_dd(PARTY, row("terror"), "Ghoul 1", 1).foes[0].dd == 1
    assert with_dd(PARTY, row("open_the_way"), "lock", 1).places[0].hurdles[0].dd == 1
    assert with_dd(replace(PARTY, here=-1), row("terror"), "Ghoul 1", 1).foes[0].dd == 1
    assert with_dd(PARTY, row("mend"), "Berin", 1) == PARTY


def test_light_fog_eyes_and_wards_hold_for_their_time() -> None:
    state = PARTY
    for spell in ("illusory_torch", "fog_of_the_marsh", "cat_eyes", "ward_circle"):
        state = held(state, spell)
    assert [(effect.does, effect.who, effect.until, effect.room) for effect in state.lasting] == [
        ("light", "", 40, -1),
        ("fog", "", 1, -1),
        ("dark_sight", "Asha", 40, -1),
        ("ward", "Asha", 40, 0),
    ]
    assert held(state, "illusory_torch").lasting[-1].does == "light"
    assert len(held(state, "illusory_torch").lasting) == 4
    assert [effect.does for effect in lasting.after_leaving(state, 0).lasting] == ["light", "fog", "dark_sight"]


def test_quiet_feet_ease_the_caster_and_two_others() -> None:
    state = held(at(brainy(), brawny(out=True), brawny("Cato"), brawny("Dara"), brawny("Edda")), "quiet_feet")
    assert [effect.who for effect in state.lasting] == ["Asha", "Cato", "Dara"]
    assert [part.clause for part in lasting.lasting_sources(state, state.people[0], "moving_silently")] == [
        "FT-FILL-05"
    ]
    assert lasting.lasting_sources(state, state.people[0], "climbing") == ()


def test_doors_are_barred_and_opened() -> None:
    state = held(PARTY, "hold_the_way", "1")
    assert [(effect.who, effect.amount, effect.room) for effect in lasting.lasting_effects(state, "bar", "1")] == [
        ("1", 2, 0)
    ]
    assert held(PARTY, "open_the_way", "lock").places[0].hurdles[0].done


def test_armor_wounds_and_venom_are_mended() -> None:
    hurt = brawny(armor=Wear(4, 6), armor_item="leather", body_ready=0, out=True, notes=(VENOM_NOTE, "herbs"))
    state = at(brainy(), hurt)
    assert held(state, "mend", "Berin").people[1].armor.die == 6
    up = held(state, "close_the_wound", "Berin").people[1]
    assert (up.body_ready, up.out, up.notes) == (1, False, (VENOM_NOTE, "herbs"))
    assert held(state, "draw_venom", "Berin").people[1].notes == ("herbs",)


def test_creatures_sleep_run_obey_and_fall() -> None:
    state = replace(PARTY, foes=(foe("Wolf 1", "wolf", 0), foe()))
    assert held(state, "sleep_of_poppies", "Wolf 1").foes[0].asleep == 40
    ran = held(state, "terror", "Wolf 1").foes[0]
    assert (ran.fled, ran.bands) == (True, (FAR_AWAY, FAR_AWAY))
    assert held(state, "command_word", "Wolf 1").foes[0].notes == (COMMANDED,)
    assert [each.out for each in held(state, "breath_of_embers", "Wolf 1").foes] == [True, False]


def test_a_host_or_a_beasts_tongue_calls_for_a_reaction() -> None:
    state = replace(PARTY, foes=(*PARTY.foes, foe("Wolf 2", "wolf", 1), foe("Wolf 3", "wolf", 1, out=True)))
    every = held(state, "phantom_host", "", (3, 6), answers=(0,))
    assert [each.reaction for each in every.foes] == ["friendly"] * 3 + [""]
    # With advantage the Brainy's d8 is a d10.
    other = held(state, "beast_tongue", "Wolf 2", (10, 1), answers=(1,))
    assert [each.reaction for each in other.foes] == ["", "", "murderous", ""]


def test_a_spell_of_a_users_table_works_by_what_resists() -> None:
    own = SpellRow("own", "Own", "creature", "", "", "", "")
    assert [spell_effect(replace(own, target_difficulty=what)).does for what in ("creature", "obstacle", "1")] == [
        "strike",
        "open",
        "story",
    ]
    state = replace(PARTY, filler=replace(shipped(), spells=(replace(own, target_difficulty="0"),)))
    assert held(state, "own") == state


def test_what_holds_for_one_roll_is_used_up() -> None:
    once = Lasting(does="step", task="searching", amount=1, once=True, source="new_detail", room=0)
    worse = Lasting(does="step", amount=-1, source="position", until=9)
    state = lasting.with_lasting(lasting.with_lasting(PARTY, once), worse)
    person = state.people[0]
    assert [(part.value, part.clause) for part in lasting.lasting_sources(state, person, "searching")] == [
        (1, "FT-FILL-01"),
        (-1, "FT-FILL-14"),
    ]
    assert lasting.without_used_steps(state, person, "climbing") == state
    assert lasting.without_used_steps(state, person, "searching").lasting == (worse,)
    assert lasting.lasting_sources(replace(state, here=5), person, "searching")[0].value == -1
    assert lasting.end_moment(state, 0) == 1
