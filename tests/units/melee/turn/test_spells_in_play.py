"""Spells as part of a turn: cast, disbelieved, renewed and suffered on the board; and what the system answers of itself."""

from msgspec.structs import replace

from affray.core import Event
from affray.systems.melee import SYSTEM
from affray.systems.melee.content.codes import ALOFT, PRONE, UNCONSCIOUS
from affray.systems.melee.position.answers import Cast
from affray.systems.melee.position.figures import engagers_of
from affray.systems.melee.position.hands import kinds_now
from affray.systems.melee.position.state import ILLUSION, IMAGE, OVER, RENEW, Active, Board, with_fields
from affray.systems.melee.turn.harm import landing_hexes
from affray.systems.melee.turn.sequence import can_still_change
from tests.units.melee.positions import (
    BLUE,
    RED,
    N,
    S,
    Table,
    acting,
    ann,
    beast,
    board,
    bors,
    cid,
    dan,
    moving,
    position,
    settled,
)

FAR = bors((0, -6), dx=9)
HIT = [3, 3, 4]


# --- actions ----------------------------------------------------------------------------------------------------------
def test_a_spell_is_cast_as_an_action() -> None:
    table = acting(ann(spells=("blur",)), FAR)
    assert "cast blur 1 at Ann" in table.offered()
    table.do("cast blur 1 at Ann", rolls=[HIT])
    assert (table.state.spells[0].spell, table.figure("Ann").body.fatigue, table.asked()) == ("blur", 1, "act Bors")
    engaged = acting(ann(spells=("blur",)), bors((0, -1), dx=9))
    assert engaged.why("cast blur 1 at Nobody") == "target"
    assert engaged.do("cast blur 1 at Ann", rolls=[HIT]).figure("Ann").turn.option == 17


def test_a_figure_that_knows_no_spell_casts_none() -> None:
    assert acting(ann(), FAR).why("cast blur 1 at Ann") == "option"


def test_an_image_is_disbelieved_as_an_action() -> None:
    table = acting(ann(), FAR, dan((0, -3), dx=8, life=IMAGE, maker=1), spells=(Active("image", 1, 1, 2),))
    table.do("disbelieve Dan", rolls=[HIT])
    assert (table.figure("Dan").gone, table.asked()) == (True, "act Bors")
    assert acting(ann(), FAR).why("disbelieve Nobody") == "target"


def test_a_sleeper_is_woken_as_an_action_and_acts_next_turn() -> None:
    sleeper = cid((1, 0), dx=8, status=UNCONSCIOUS, posture=PRONE)
    table = acting(ann(), FAR, with_fields(sleeper, moved=False), spells=(Active("sleep", 1, 1, 2),))
    assert "wake Cid" in table.offered()
    woken = replace(table.state, figures=tuple(with_fields(f, moved=f.id != "Cid") for f in table.state.figures))
    table = Table(woken).do("wake Cid").do("pass")
    assert (table.figure("Cid").body.status, table.offered()) == (0, ["go"])


def test_a_rope_is_struggled_with_as_an_action() -> None:
    table = acting(ann(dx=16), FAR, spells=(Active("rope", 1, 1, 0),))
    assert "struggle" in table.offered()
    table.do("struggle", rolls=[[1, 1, 1]])
    assert (table.state.spells, table.figure("Ann").body.acted) == ((), True)
    assert acting(ann(), FAR).why("struggle") == "rope"


def test_an_illusion_that_is_slain_vanishes_and_an_image_hurts_nobody() -> None:
    made = bors((0, -1), dx=9, life=ILLUSION, maker=2, hits=10)
    table = acting(ann(), made, dan((4, -4), dx=8), spells=(Active("illusion", 2, 1, 1),))
    assert table.do("strike Bors broadsword", rolls=[HIT, [3, 4]]).figure("Bors").gone
    image = ann(life=IMAGE, maker=2)
    harmless = acting(image, bors((0, -1), dx=9), cid((4, -4), dx=8), spells=(Active("image", 2, 1, 0),))
    assert harmless.do("strike Bors broadsword", rolls=[HIT]).figure("Bors").body.hits == 0


def test_missiles_that_are_turned_do_nothing() -> None:
    table = acting(ann(ready=("longbow",)), bors((0, -4), dx=9), spells=(Active("turn_missiles", 1, 1, 1),))
    assert table.do("shoot Bors longbow", rolls=[HIT]).figure("Bors").body.hits == 0


# --- the turn ---------------------------------------------------------------------------------------------------------
def test_spells_are_renewed_or_lapse_before_anybody_moves() -> None:
    state = position(ann(spells=("blur",)), FAR, spells=(Active("blur", 0, 1, 0),), turn=2, phase=RENEW, renewals=(0,))
    paid = Table(settled(state)).do("renew")
    assert (paid.figure("Ann").body.fatigue, paid.asked()) == (1, "move Ann")
    assert Table(settled(state)).do("lapse").state.spells == ()


def test_who_is_averted_steps_away_and_ends_no_nearer() -> None:
    table = moving(ann((0, -4)), bors((0, -6), N), spells=(Active("avert", 1, 1, 0),))
    assert table.why("step N") == "avert"
    assert table.why("face N") == "avert"
    assert "step S" in table.offered()


def test_the_end_waits_for_what_the_last_phase_can_still_change() -> None:
    assert not can_still_change(position(ann(), FAR))
    assert can_still_change(position(ann(), FAR, ground=board(fire=(0, 0))))
    assert can_still_change(position(ann(), beast("troll", BLUE, (0, -6), S, hits=3)))
    assert not can_still_change(
        position(beast("gargoyle", RED, (0, 0), N, flight=ALOFT), FAR, ground=board(fire=(0, 0)))
    )


def test_the_unconscious_are_struck_and_slain() -> None:
    out = bors((0, -1), dx=9, status=UNCONSCIOUS, posture=PRONE, hits=11)
    table = acting(ann(), out, dan((4, -4), dx=8)).do("strike Bors broadsword", rolls=[HIT, [3, 4]])
    assert table.figure("Bors").body.status == 2


# --- corners ----------------------------------------------------------------------------------------------------------
def test_who_comes_down_where_all_is_held_stays_where_it_was() -> None:
    full = Board({(0, 0): "clear"})
    state = position(beast("gargoyle", RED, (0, 0), N, flight=ALOFT), bors((0, 0), posture=PRONE), ground=full)
    assert landing_hexes(state, 0) == ((0, 0),)
    beside = position(beast("gargoyle", RED, (0, 0), N, flight=ALOFT), bors((0, 0), posture=PRONE))
    assert landing_hexes(beside, 0) != ((0, 0),)


def test_who_engages_whom_and_with_what_is_told() -> None:
    assert engagers_of(position(ann(), bors((0, -1))), 0) == (1,)
    assert kinds_now(ann(), "broadsword", in_hth=True) != kinds_now(ann(), "broadsword", in_hth=False)


def test_the_system_answers_for_its_parts() -> None:
    state = position(ann(), FAR)
    assert SYSTEM.sides(state) == ("Red", "Blue")
    assert SYSTEM.score(state) == (0.5, 0.5)
    assert SYSTEM.secrets.view(state, 0) == state
    assert SYSTEM.read_state(SYSTEM.write_state(state)) == state
    assert len(SYSTEM.words.picture(state).counters) == 2
    assert len(SYSTEM.words.summary(state)) == 2
    assert SYSTEM.words.name("note", "waited 2") == SYSTEM.words.name("note", "waited 2", "en")
    assert SYSTEM.words.messages("choose_facing") == ("prompt-facing",)
    assert SYSTEM.paper.cards({})
    assert set(SYSTEM.cases)
    assert SYSTEM.guide.order(state) == ()
    assert SYSTEM.people.ready_made()


def test_the_system_tells_each_side_what_it_may_know() -> None:
    table = acting(ann(spells=("image",)), FAR)
    cast = SYSTEM.read_answer("cast image 1 on 1,0 as wolf facing N")
    assert isinstance(cast, Cast)
    assert SYSTEM.secrets.answer_for(table.state, cast, RED) == cast
    heard = SYSTEM.secrets.answer_for(table.state, cast, BLUE)
    assert isinstance(heard, Cast) and heard.spell == "creature"
    over = replace(table.state, phase=OVER)
    assert SYSTEM.secrets.answer_for(over, cast, BLUE) == cast
    event = Event("casts", {"spell": "image", "by_side": RED})
    assert SYSTEM.secrets.event_for(event, RED) == event
    seen = SYSTEM.secrets.event_for(event, BLUE)
    assert seen is not None and seen.data["spell"] == "creature"
    question = SYSTEM.question(table.state)
    assert question is not None
    assert len(SYSTEM.opponents.appraise(table.state, question)) == len(question.answers)


def test_the_spells_of_a_caster_who_is_struck_down_end_at_once() -> None:
    caster = bors((0, -1), dx=9, hits=8, fatigue=2)
    blur = Active("blur", 1, 1, subject=1)
    table = acting(ann(), caster, dan((4, -4), dx=8), spells=(blur,))
    table.do("strike Bors broadsword", rolls=[[1, 2, 2], [3, 4]])
    assert (table.figure("Bors").body.status > 0, table.state.spells) == (True, ())
