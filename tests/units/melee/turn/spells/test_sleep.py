"""Sleep by a spell: hits and friends end it."""

import pytest

from affray.systems.melee.content.codes import DEAD, PRONE, UNCONSCIOUS, WELL
from affray.systems.melee.position.answers import Wake
from affray.systems.melee.position.spell_effects import is_asleep
from affray.systems.melee.position.state import State
from affray.systems.melee.turn import sequence
from affray.systems.melee.turn.harm import BLOW, hurt
from affray.systems.melee.turn.spells import sleep
from tests.melee_spells import at_work, done, english, foe, friend, position, said, someone, wizard

ASLEEP: dict[str, object] = {"status": UNCONSCIOUS, "posture": PRONE}


def sleeper(**fields: object) -> State:
    return position(wizard(), friend(**{**ASLEEP, **fields}), foe(), spells=(at_work("sleep", 1),))


def test_a_hit_wakes_a_sleeper() -> None:
    after = done(lambda ref: hurt(ref, sleeper(), 1, 2, BLOW))
    assert (after.figure("Cid").body.status, after.figure("Cid").body.posture, after.state.spells) == (
        WELL,
        PRONE,
        (),
    )
    assert english(after.events_of("wakes")[0]) == "Cid wakes up."


def test_a_hit_that_is_stopped_wakes_nobody() -> None:
    assert done(lambda ref: hurt(ref, sleeper(), 1, 0, BLOW)).state == sleeper()


@pytest.mark.parametrize(("hits", "status"), [(11, UNCONSCIOUS), (12, DEAD)])
def test_wounds_may_keep_a_sleeper_down(hits: int, status: int) -> None:
    after = done(lambda ref: hurt(ref, sleeper(), 1, hits, BLOW))
    assert (after.figure("Cid").body.status, after.state.spells) == (status, ())


def test_a_creature_that_heals_by_itself_sleeps_on() -> None:
    state = sleeper(creature="troll", hits=1)
    after = done(lambda ref: sequence.play_healing(ref, state, 1))
    assert (after.state.figures[1].body.hits, is_asleep(after.state, 1)) == (0, True)
    assert [event.data["wakes"] for event in after.events if event.code == "heals"] == [0]


def test_a_friend_next_to_a_sleeper_wakes_it() -> None:
    state = sleeper()
    assert sleep.wake_answers(state, 0) == (Wake("Cid"),)
    after = done(lambda ref: sleep.wake(ref, state, 0, Wake("Cid")))
    assert after.figure("Cid").body.status == WELL
    assert english(after.events_of("wake")[0]) == "Ann shakes Cid awake."


def test_two_sleeps_end_at_once() -> None:
    twice = position(wizard(), friend(**ASLEEP), spells=(at_work("sleep", 1), at_work("blur", 1), at_work("sleep", 1)))
    after = done(lambda ref: sleep.rouse(ref, twice, 1))
    assert ([active.spell for active in after.state.spells], after.figure("Cid").body.status) == (["blur"], WELL)


def test_only_friends_nearby_who_sleep_by_a_spell_can_be_woken() -> None:
    spells = (at_work("sleep", 2), at_work("sleep", 3))
    far, theirs = someone("Dot", 0, (0, 3), **ASLEEP), foe((0, 1), **ASLEEP)
    state = position(wizard(), friend(**ASLEEP), far, theirs, spells=spells)
    reasons = [said(sleep.wake_refusal(state, 0, Wake(name))) for name in ("Cid", "Dot", "Bors", "Zoe", "Ann")]
    assert reasons == [
        "Cid is no friend who sleeps by a spell",
        "Dot is not next to the figure",
        "Bors is no friend who sleeps by a spell",
        "Zoe is no figure that this can be aimed at",
        "Ann is no figure that this can be aimed at",
    ]
    assert sleep.wake_answers(state, 0) == ()


def test_a_hit_wakes_nobody_whom_no_spell_holds_asleep() -> None:
    spent = position(wizard(), friend(**ASLEEP, fatigue=14), foe())
    assert done(lambda ref: hurt(ref, spent, 1, 2, BLOW)).figure("Cid").body.status == UNCONSCIOUS


def test_who_wakes_leaves_others_asleep() -> None:
    other = someone("Dot", 0, (1, 0), **ASLEEP)
    both = position(wizard(), friend(**ASLEEP), other, foe(), spells=(at_work("sleep", 1), at_work("sleep", 2)))
    after = done(lambda ref: sleep.rouse(ref, both, 1))
    assert (after.figure("Cid").body.status, after.figure("Dot").body.status) == (WELL, UNCONSCIOUS)
    assert after.state.spells == (at_work("sleep", 2),)
