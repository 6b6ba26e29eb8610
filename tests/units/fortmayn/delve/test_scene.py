"""The scene: what may be done in a room, and by which answer it leads where."""

import pytest
from msgspec.structs import replace

from affray.systems.fortmayn.content.codes import DARK
from affray.systems.fortmayn.content.people import Exit, Lasting, Place
from affray.systems.fortmayn.position.answers import read_answer
from affray.systems.fortmayn.position.risk import risk_of
from affray.systems.fortmayn.position.rooms import arrive, draw_next_room, leave_room, tell_room
from affray.systems.fortmayn.rules.gear import new_thing
from affray.systems.fortmayn.words.questions import label, prompt
from tests.units.fortmayn.delving import QUIET, answer_texts, asked, obstacle, room, scene, went, why_not
from tests.units.fortmayn.people import brainy, brawny, foe, thrown

BACK, INNER = room(exits=(Exit(to=-3), Exit(to=1))), room(exits=(Exit(to=0), Exit(), Exit(to=-2)), room="crypt")


# --- what is open -----------------------------------------------------------------------------------------------------
def test_what_can_be_done_is_listed_for_who_can_do_it() -> None:
    words = answer_texts(scene(obstacle("stuck_door", 1)))
    assert words == [
        "search Asha", "search Berin", "approach Asha body forcing stuck_door", "approach Berin body forcing stuck_door",
        "go 1", "rest", "leave",
    ]  # fmt: skip
    tired = scene(obstacle("stuck_door", 1), people=(brainy(body_ready=0, out=True), brawny(head_ready=0)))
    assert answer_texts(tired) == ["approach Berin body forcing stuck_door", "go 1", "rest", "leave"]


def test_an_empty_head_pool_never_locks_the_game() -> None:
    words = answer_texts(scene(obstacle("fine_lock", 1), people=(brawny(head_ready=0),)))
    assert "approach Berin body forcing fine_lock" in words


def test_a_fine_lock_asks_for_thieves_tools_or_is_forced() -> None:
    bare = scene(obstacle("fine_lock", 1))
    assert "approach Asha body forcing fine_lock" in answer_texts(bare)
    assert why_not(bare, "approach Asha head opening_lock fine_lock") == "no-lockpicks"
    assert risk_of(went(bare, "go 1").state).task == "forcing"
    picks = scene(obstacle("fine_lock", 1), people=(brainy(things=(new_thing("thieves_tools"),)), brawny()))
    assert "approach Asha head opening_lock fine_lock" in answer_texts(picks)
    assert why_not(picks, "approach Berin+Asha head opening_lock fine_lock") == ""
    plain = scene(obstacle("plain_lock", 1))
    assert "approach Asha head opening_lock plain_lock" in answer_texts(plain)
    assert why_not(bare, "approach Asha head opening_lock : The box.") == ""


def test_nobody_is_attacked_or_talked_to_where_nobody_is() -> None:
    assert why_not(scene(), "attack") == why_not(scene(), "parley") == "no-creatures"
    state = scene(foes=(foe(reaction="friendly"),))
    assert {"attack", "parley"} <= set(answer_texts(state))
    assert went(state, "parley").state.phase == "parley"
    assert went(state, "attack", dice=([5, 5],), answers=(0,)).state.phase == "ounce_declare"
    assert why_not(state, "attack now") == "malformed"
    down = scene(foes=(foe(reaction="friendly"),), people=(brawny(body_ready=0, out=True),))
    assert why_not(down, "parley") == "nobody-up" and answer_texts(down) == ["rest"]


def test_other_answers_are_not_for_now() -> None:
    assert why_not(scene(), "confirm") == "not-now"
    assert why_not(scene(), "rest here") == why_not(scene(), "leave now") == "malformed"


# --- ways -------------------------------------------------------------------------------------------------------------
def test_ways_that_lead_nowhere_or_out_are_not_gone() -> None:
    state = scene(places=(BACK, INNER), here=1, came=0)
    for text, why in (
        ("go 9", "no-such-way"),
        ("go", "malformed"),
        ("go x", "malformed"),
        ("go 1000", "malformed"),
        ("go 2", "dead-end"),
    ):
        assert why_not(state, text) == why
    assert why_not(scene(), "go 0") == "leads-outside"
    assert why_not(scene(people=(brawny(body_ready=0, out=True),)), "go 1") == "nobody-up"


def test_a_way_that_is_barred_asks_for_a_declaration() -> None:
    state = went(scene(obstacle("rope_bridge", 1)), "go 1").state
    risk = risk_of(state)
    assert (state.phase, risk.task, risk.dd, risk.actors) == ("declare", "climbing", 2, ("Asha",))
    assert went(state, "cancel").state.phase == "scene"


def test_an_obstacle_of_the_room_bars_every_way_but_the_one_back() -> None:
    hall = replace(INNER, hurdles=(obstacle("silent_hall"),))
    state = scene(places=(BACK, hall), here=1, came=0)
    assert went(state, "go 1").state.phase == "declare"
    assert went(state, "go 0", dice=QUIET).state.here == 0


def test_a_hidden_trap_springs_on_who_goes_on_and_cannot_be_called_off() -> None:
    sprung = went(scene(obstacle("dart_wall", 1)), "go 1")
    assert sprung.data_of("springs", "obstacle") == "dart_wall" and sprung.state.places[0].hurdles[0].hidden is False
    assert why_not(sprung.state, "cancel") == "sprung" and answer_texts(sprung.state) == ["confirm"]
    ruled = went(sprung.state, "confirm").state
    assert why_not(ruled, "withdraw") == "sprung" and answer_texts(ruled) == ["accept"]
    assert "It springs!" in prompt(sprung.state, asked(sprung.state), None).text


def test_a_party_leaves_by_the_way_in_unless_something_bars_it() -> None:
    assert went(scene(), "leave").state.phase == "advance"
    returned = scene(obstacle("crowd"), places=(replace(BACK, hurdles=(obstacle("crowd"),)), INNER), came=1)
    assert why_not(returned, "leave") == "way-barred"
    assert why_not(scene(people=(brawny(body_ready=0, out=True),)), "leave") == "nobody-up"


def test_a_new_room_is_drawn_on_arrival() -> None:
    after = went(scene(), "go 1", dice=([3], [1], *QUIET))
    assert [place.room for place in after.state.places] == ["guard_post", "colonnade"]
    assert (after.state.here, after.state.came, after.state.places[0].exits[1].to) == (1, 0, 1)


def test_the_goal_lies_in_the_last_room_and_then_no_way_leads_on() -> None:
    state = scene(place=room(ways=2), rooms=2)
    found = draw_next_room(thrown([3], [1]), state, 1)
    assert found.places[1].goal and [door.to for door in found.places[0].exits] == [-3, 1, -2]


def test_a_clue_keeps_the_goal_from_other_ways_until_it_is_followed() -> None:
    clue = Lasting(does="clue", room=0, amount=2)
    places = (room(ways=2), *(room() for _ in range(4)))
    state = scene(places=places, rooms=9, lasting=(clue,))
    assert not draw_next_room(thrown([3], [1]), state, 1).places[5].goal
    followed = draw_next_room(thrown([3], [1], [5]), state, 2)
    assert followed.places[5].goal and followed.lasting == ()


def test_the_scene_is_over_when_the_party_leaves_the_room() -> None:
    hurt = obstacle("rope_bridge", 1, dd=1)
    people = (brainy(tried=("x",), surprised=True), brawny(shamed=True))
    state = leave_room(scene(hurt, people=people, foes=(foe(), foe("Ghoul 2", dd=0, out=True)), due=("here",)))
    assert state.places[0].hurdles[0].dd == 2 and [enemy.id for enemy in state.places[0].foes] == ["Ghoul 1"]
    assert state.people[0].tried == () and not state.people[0].surprised and not state.people[1].shamed
    assert (state.foes, state.due) == ((), ())


def test_who_comes_back_meets_who_stayed() -> None:
    state = replace(scene(places=(BACK, INNER), here=1), places=(replace(BACK, foes=(foe(bands=()),)), INNER))
    back = arrive(thrown(), state, 0, 1)
    assert (back.due, back.foes[0].bands, back.places[0].foes) == (("here",), (1, 1), ())


def test_a_room_of_no_table_has_no_feature() -> None:
    ref = thrown()
    strange = Place(room="cellar", exits=(Exit(to=-3),))
    arrive(ref, scene(place=strange), 0, -1)
    assert next(event.data["feature"] for event in ref.events if event.code == "arrived") == ""


# --- in words ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("go 0", "Go back to Old guard post"),
        ("go 1", "Go on by exit 1"),
        ("go 2", "go 2"),
        ("rest", "Rest"),
        ("search", "search"),
        ("approach Asha body climbing", "Asha: climbing with BODY"),
        ("approach Asha", "approach Asha"),
        ("cast Asha", "cast Asha"),
        ("cast Asha mend book Berin", "Asha casts Mend from the book at Berin"),
        ("use_item Asha light torches_6", "Asha lights a torch"),
        ("use_item Asha give wine Berin", "Asha gives Wine to Berin"),
        ("use_item Asha", "use_item Asha"),
        ("ask_oracle even", "Ask the oracle (even)"),
        ("ask_oracle reply", "Answer the oracle's question"),
        ("ask_oracle", "ask_oracle"),
        ("confirm", "confirm"),
    ],
)
def test_answers_of_a_scene_have_labels(text: str, words: str) -> None:
    assert label(scene(places=(BACK, INNER), here=1, came=0), read_answer(text)) == words


def test_the_way_back_to_where_the_party_fled_from_says_that_foes_stayed() -> None:
    fled = scene(places=(BACK, replace(INNER, foes=(foe("X", reaction="murderous"),))), here=0, came=1)
    way = next(n for n, door in enumerate(BACK.exits) if door.to == 1)
    assert "where foes stayed" in label(fled, read_answer(f"go {way}"))
    assert label(fled, read_answer(f"go {way}")).startswith(f"Return by exit {way} to ")


def test_a_barred_way_says_what_bars_it() -> None:
    assert label(scene(obstacle("rope_bridge", 1)), read_answer("go 1")) == "Go on by exit 1 (Rotten rope bridge)"


def test_the_account_says_which_way_an_obstacle_bars() -> None:
    ref = thrown()
    tell_room(ref, scene(obstacle("rope_bridge", 1), obstacle("crowd"), obstacle("dart_wall", hidden=True)))
    assert [event.data.get("exit") for event in ref.events] == [None, 1, -1]


def test_what_guards_a_treasure_bars_nobody_who_leaves_it_be() -> None:
    hall = replace(INNER, hurdles=(obstacle("gas_jar"),), content="treasure", treasure="pearl")
    state = scene(places=(BACK, hall), here=1, came=0)
    assert went(state, "go 1", dice=([3], [1], *QUIET)).state.here == 2


def test_creatures_that_mean_harm_come_again_each_moment() -> None:
    state = scene(foes=(foe(reaction="aggressive", notes=("lurked",)),))
    assert went(state, "search Asha", "confirm", "accept", dice=([5, 5], *QUIET)).state.phase == "ounce_declare"


def test_nobody_rests_beside_creatures_that_mean_harm() -> None:
    state = scene(foes=(foe(reaction="aggressive", notes=("lurked",)),))
    assert why_not(state, "rest") == "foes-beside" and "rest" not in answer_texts(state)
    assert "rest" in answer_texts(scene(foes=(foe(reaction="friendly"),)))


def test_the_prompt_tells_the_light_that_the_party_has() -> None:
    dark = replace(room(ways=1), light=DARK)
    torch = replace(new_thing("torches_6"), lit=True, place="hand")
    without, lit = scene(place=dark), scene(place=dark, people=(brawny(things=(torch,)), brainy()))
    assert ", dark:" in prompt(without, asked(without), None).text
    assert ", lit:" in prompt(lit, asked(lit), None).text
