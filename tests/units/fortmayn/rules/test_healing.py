"""Dice that come back, and those lost without a roll."""

from affray.systems.fortmayn.content.codes import BODY, HEAD
from affray.systems.fortmayn.position import recovery
from affray.systems.fortmayn.rules import healing
from tests.units.fortmayn.people import at, brainy, brawny, things, thrown


def test_a_body_die_brings_the_fallen_to_their_feet() -> None:
    up = healing.restore_dice(brawny(body_ready=0, out=True), BODY)
    assert (up.body_ready, up.out) == (1, False)
    dead = brawny(body_ready=0, out=True, dead=True)
    assert healing.restore_dice(dead, BODY) == dead


def test_whom_casting_knocked_out_wakes_with_a_head_die() -> None:
    shocked = brainy(head_ready=0, out=True, notes=(healing.SHOCK,))
    assert healing.restore_dice(shocked, BODY).out
    awake = healing.restore_dice(shocked, HEAD)
    assert (awake.out, awake.notes, awake.head_ready) == (False, (), 1)


def test_the_last_body_die_lost_puts_out_and_head_dice_do_not() -> None:
    assert [healing.take_dice(brawny(), BODY, n).out for n in (2, 3)] == [False, True]
    assert not healing.take_dice(brainy(), HEAD, 5).out
    assert healing.take_dice(brainy(), HEAD, 5).head_ready == 0


def test_herbs_and_wine_help_each_comrade_once_in_a_rest() -> None:
    healer = brainy(things=things("common_herbs", "wineskin", "rope_50ft"))
    state = at(healer, brawny(body_ready=1, head_ready=0))
    state = recovery.treat(thrown([5]), state, 0, healing.HERBS, "Berin")
    state = recovery.treat(thrown([1]), state, 0, healing.WINE, "Berin")
    assert (state.people[1].body_ready, state.people[1].head_ready) == (2, 1)
    assert [thing.die for thing in state.people[0].things] == [8, 4, 0]
    fault = recovery.remedy_refusal(state, 0, healing.HERBS, "Berin")
    assert fault is not None and fault.code == "once"
    assert recovery.remedy_refusal(recovery.end_rest(state), 0, healing.HERBS, "Berin") is None


def test_nobody_is_tended_with_what_does_not_help_or_is_not_there() -> None:
    state = at(brainy(things=things("rope_50ft")), brawny(dead=True))
    asked = (("rope_50ft", "Asha"), (healing.HERBS, "Asha"), (healing.HERBS, "Berin"), (healing.HERBS, "Nobody"))
    faults = [recovery.remedy_refusal(state, 0, item, whom) for item, whom in asked]
    assert [fault and fault.said.id for fault in faults] == [  # type: ignore[union-attr]  # all are phrases
        "no-no-remedy",
        "no-has-not",
        "no-nobody-to-treat",
        "no-nobody-to-treat",
    ]


def test_a_camp_feeds_everybody_from_what_there_is() -> None:
    eater = brawny(body_ready=0, out=True, things=things("fresh_rations", "preserved_rations"))
    guest = brainy(head_ready=0)
    hungry = brainy("Cato", body_ready=1)
    dead = brawny("Dara", dead=True, body_ready=0)
    # The fresh rations are used up by the first meal, the preserved ones by neither.
    ref = thrown([1], [8], [8])
    state = recovery.sleep_in_camp(ref, at(eater, guest, hungry, dead))
    assert [(person.body_ready, person.head_ready, person.out) for person in state.people] == [
        (3, 1, False),
        (2, 2, False),
        (2, 2, False),
        (0, 1, False),
    ]
    assert [thing.item for thing in state.people[0].things] == ["preserved_rations"]
    assert state.clock.day == 1


def test_without_a_meal_sleep_gives_nothing_and_fresh_rations_spoil() -> None:
    hungry = brainy(body_ready=1)
    ref = thrown()
    assert recovery.sleep_in_camp(ref, at(hungry)).people[0] == hungry
    assert [event.code for event in ref.events] == ["goes_hungry", "slept"]
    kept = recovery.sleep_in_camp(thrown([4]), at(brawny(things=things("fresh_rations"))))
    assert kept.people[0].things == ()
    assert healing.after_sleep(brawny(lost=True, body_ready=1), 1).body_ready == 1
