"""What the other side learns of images, illusions and creatures."""

import pytest

from affray.core import Code, Event
from affray.referee import Referee, Script, roll, tell
from affray.systems.melee.content.codes import ROLL_HIT, TOLD_SPENT
from affray.systems.melee.content.events import CODES
from affray.systems.melee.content.house_rules import PLAIN
from affray.systems.melee.content.tables import spells
from affray.systems.melee.position import spell_effects
from affray.systems.melee.position.answers import Cast, Disbelieve, write_answer
from affray.systems.melee.position.figures import is_exhausted
from affray.systems.melee.position.state import ILLUSION, IMAGE, SUMMONED, UNSEEN, Active
from affray.systems.melee.turn.harm import tire
from affray.systems.melee.turn.spells import renewing
from affray.systems.melee.turn.spells.renewing import LAPSE, RENEW
from affray.systems.melee.turn.spells.secrecy import CREATURE, SignedReferee, is_secret
from affray.systems.melee.words.secrets import event_for, heard_by_others, hides, state_for
from affray.systems.melee.words.view import strength_bars, summary
from tests.melee_spells import HIT, at_work, cast, done, english, foe, friend, position, wizard


def test_just_the_spells_that_make_figures_are_secret() -> None:
    secret = {name for name in spells() if is_secret(name)}
    assert secret == {row.id for row in spells().values() if row.name.startswith("Summon")} | {
        "image", "image_4", "illusion", "illusion_4", "illusion_7",
    }  # fmt: skip
    assert not is_secret(CREATURE)


@pytest.mark.parametrize(("life", "spell"), [(IMAGE, "image"), (ILLUSION, "illusion_7"), (SUMMONED, "summon_wolf")])
def test_to_other_sides_all_that_magic_makes_looks_called(life: int, spell: str) -> None:
    made = friend(life=life, maker=0)
    state = position(wizard(), foe(), made, spells=(at_work("blur", 0), at_work(spell, 2, left=7, st=3, times=2)))
    seen = state_for(state, 1)
    assert seen.figures[2].life == SUMMONED
    assert seen.spells == (state.spells[0], Active(CREATURE, 0, 2, 2))
    assert spell_effects.spell_of(seen.spells[1]).renew_cost == 0
    assert state_for(state, 0) is state


def test_a_fight_hides_something_where_magic_can_make_figures_or_has() -> None:
    fighters = (foe(), friend())
    assert not hides(position(*fighters, spells=(at_work("blur", 0),)))
    assert hides(position(*fighters, wizard(spells=("image",))))
    assert hides(position(*fighters, friend(life=IMAGE, maker=0)))
    assert hides(position(*fighters, spells=(at_work("image", 0),)))


def test_a_position_without_secrets_is_seen_as_it_is() -> None:
    state = position(wizard(), foe(), spells=(at_work("blur", 0),))
    assert state_for(state, 1) is state


def test_who_takes_control_of_an_illusion_does_not_see_through_it() -> None:
    wolf = foe(creature="wolf", life=ILLUSION, maker=2, own=1)
    state = position(wizard(), foe(life=ILLUSION), wolf)
    taken = cast(
        position(wizard("control_animal"), foe(creature="wolf", life=ILLUSION, iq=6, wis=6)),
        Cast("control_animal", 2, "Bors"), HIT, (6, 6, 6),
    ).state  # fmt: skip
    assert taken.figures[1].side == 0
    assert state_for(taken, 0).figures[1].life == SUMMONED
    assert state_for(taken, 1).figures[1].life == ILLUSION
    assert state_for(state, 1) is state


def in_english(event: Event | None) -> str:
    """An event that somebody hears, in English."""
    assert event is not None
    return english(event)


def test_others_do_not_hear_which_spell_it_was() -> None:
    state = position(wizard("image"), foe())
    event = cast(state, Cast("image", 1, hexes=((0, -1),), form="wolf", facing=0), HIT).events_of("casts")[0]
    assert in_english(event_for(event, 0)) == "Ann casts Image for 1 ST on 0,-1."
    assert in_english(event_for(event, 1)) == "Ann calls a creature on 0,-1."
    wolf = position(wizard(), foe(), friend(life=SUMMONED), spells=(at_work("summon_wolf", 2),))
    paid = done(lambda ref: renewing.renew(ref, wolf, 0)).events_of("renews")[0]
    assert in_english(event_for(paid, 0)) == "Ann keeps Cid here: 1 ST."
    assert event_for(paid, 1) is None


def test_what_a_maker_of_figures_has_spent_does_not_tell_which_it_made() -> None:
    seen = []
    for spell, points in (("image", 1), ("summon_wolf", 2), ("illusion", 2)):
        state = position(wizard("image", "summon_wolf", "illusion"), foe())
        form = "" if spell == "summon_wolf" else "wolf"
        after = cast(state, Cast(spell, points, hexes=((0, -1),), form=form, facing=0), HIT)
        events = tuple(event_for(event, 1) for event in after.events if event.code == "spent")
        seen.append((events, state_for(after.state, 1).figures[0]))
        assert state_for(after.state, 0).figures[0].body.fatigue == points
    assert seen[0] == seen[1] == seen[2] and seen[0][0] == (None,)
    assert seen[0][1].body.fatigue == UNSEEN
    last = position(wizard("image", fatigue=2), foe())
    assert "fatigue not seen" in summary(state_for(last, 1))[0]
    assert len(strength_bars(state_for(last, 1), 0)) == 1 and len(strength_bars(last, 0)) == 2


def test_that_nothing_is_left_is_seen() -> None:
    state = position(wizard("image", fatigue=10, st=10), foe())
    assert state_for(state, 1).figures[0].body.fatigue == 10 and is_exhausted(state_for(state, 1), 0)
    tired = done(lambda ref: tire(ref, state, 0, 3), (6, 6, 6)).events_of("spent")[0]
    assert in_english(event_for(tired, 1)) == "spends more than is left, and collapses"
    assert state_for(state_for(state, 1), 1) == state_for(state, 1)


def test_where_fatigue_is_taken_off_strength_it_is_seen() -> None:
    state = position(wizard("image", fatigue=4), foe(), house=PLAIN._replace(shared_st_pool=1))
    assert state_for(state, 1) is state


def test_nobody_else_learns_whether_a_creature_is_paid_for() -> None:
    for word in (RENEW, LAPSE):
        assert heard_by_others(word, "summon_wolf") is None
        assert heard_by_others(word, CREATURE) is None
        assert heard_by_others(word, "blur") is word


def test_what_is_no_secret_is_heard_as_it_was() -> None:
    blur = Event("casts", {"spell": "blur", "by_side": 0, "st": 1})
    assert event_for(blur, 1) is blur
    assert event_for(Event("turn", {"turn": 3}), 1) == Event("turn", {"turn": 3})
    assert event_for(Event("x", {"spell": 3, "by_side": 0}), 1) == Event("x", {"spell": 3, "by_side": 0})


def test_the_answers_of_all_such_spells_sound_alike() -> None:
    place: dict[str, object] = {"hexes": ((0, -1),), "facing": 0}
    image = Cast("image", 1, form="wolf", **place)  # type: ignore[arg-type]
    wolf = Cast("summon_wolf", 2, **place)  # type: ignore[arg-type]
    assert heard_by_others(image) == heard_by_others(wolf)
    other = heard_by_others(wolf)
    assert other is not None
    assert write_answer(other) == "cast creature 0 on 0,-1 as wolf facing N"
    for plain in (Cast("blur", 1, "Bors"), Disbelieve("Bors")):
        assert heard_by_others(plain) is plain


# --- the referee who signs --------------------------------------------------------------------------------------------
def dealings(ref: Referee) -> tuple[object, ...]:
    """Every kind of throw, a choice and a procedure inside a procedure."""
    thrown = (
        ref.roll(2, 6, ROLL_HIT),
        ref.roll_sum(2, 6, ROLL_HIT),
        ref.roll_count(2, 6, 3, ROLL_HIT),
        ref.roll_kinds(2, 6, 1, ROLL_HIT),
    )
    return (*thrown, ref.choose(0, ROLL_HIT, 3, 0, 0, 0), ref.run(roll, (1, 6, ROLL_HIT)), ref.quiet)


def test_who_signs_throws_and_asks_like_the_referee_behind() -> None:
    plain, behind = (Script([[0, 4], [1, 5], [0, 3], [0, 2], [2]], [2], CODES) for _ in range(2))
    assert dealings(SignedReferee(behind, 1)) == dealings(plain)
    assert behind.events == plain.events
    behind.finish()


def test_what_is_done_inside_is_signed_too() -> None:
    ref = Script(codes=CODES)
    signed = SignedReferee(ref, 1)
    signed.run(tell, (TOLD_SPENT, 2, 5, 12, 1))
    signed.say("falls", {"who": "Ann"})
    assert [event.data for event in ref.events][1] == {"who": "Ann"} and ref.events[0].data["by_side"] == 1


@pytest.mark.parametrize("codes", [None, CODES])
def test_who_signs_is_quiet_where_nobody_listens(codes: dict[int, Code] | None) -> None:
    assert SignedReferee(Script(codes=codes), 1).quiet is (codes is None)
