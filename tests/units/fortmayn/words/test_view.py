"""What is seen of a delve: the stage, lines, the score, and what lies face down."""

from msgspec.structs import replace

from affray.core import Event, Question
from affray.core.faces.looks import Looks
from affray.core.words.texts import slug
from affray.systems.fortmayn import SYSTEM
from affray.systems.fortmayn.content.people import Exit, Lasting, Wear
from affray.systems.fortmayn.content.rows import CreatureRow
from affray.systems.fortmayn.content.tables import shipped
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.state import Risk, State
from affray.systems.fortmayn.rules.gear import new_thing
from affray.systems.fortmayn.words.facts import TEXTS
from affray.systems.fortmayn.words.looks import foe_looks, person_looks
from affray.systems.fortmayn.words.questions import prompt
from affray.systems.fortmayn.words.view import event_for, picture, score, summary, view
from tests.units.fortmayn.delving import answer_texts, hub, obstacle, room, scene
from tests.units.fortmayn.people import brainy, brawny, foe


def test_the_party_knows_nothing_of_what_lies_face_down_and_may_do_the_same() -> None:
    cost = Lasting(does="hidden_cost", room=0, once=True)
    place = room(obstacle("dart_wall", 1), obstacle("stuck_door", 1), treasure="crown")
    state = scene(place=place, lasting=(cost,))
    for side in (0, -1):
        seen = view(state, side)
        assert [hurdle.obstacle for hurdle in seen.places[0].hurdles] == ["stuck_door"]
        assert (seen.places[0].treasure, seen.lasting) == ("unknown", ())
        assert view(seen, side) == seen and answer_texts(seen) == answer_texts(state)
    assert view(state, 0) is view(state, -1)
    assert view(state, 1) == state and view(scene(), 0) == scene()


def test_who_is_not_asked_hears_of_a_seizing_and_not_of_what() -> None:
    asked = Question[Answer](0, "seize", inner=True)
    assert prompt(scene(), asked, None).text == "Does anybody take something of a foe?"


def test_dice_that_draw_face_down_are_heard_by_the_world_alone() -> None:
    drawn, test = Event("roll_obstacle", dice=(3,)), Event("roll_test", dice=(3,))
    assert (event_for(drawn, 0), event_for(drawn, 1), event_for(test, 0)) == (None, drawn, test)


def test_the_score_counts_who_lives_and_how_near_the_goal_is() -> None:
    assert score(State(phase="setup")) == (0.5, 0.5)
    assert score(scene(rooms=2)) == (0.625, 0.375)
    assert score(scene(goal=True)) == score(hub(won=1)) == (1.0, 0.0)
    assert score(hub(brainy(), brawny(body_ready=0, out=True, dead=True)))[0] == 0.25
    assert score(hub(brawny(body_ready=0, out=True, lost=True))) == (0.0, 1.0)


def test_the_stage_shows_who_is_where_with_dice_gear_and_ways() -> None:
    people = (
        brainy(shield=Wear(4, 6), shield_item="large_shield", fat_head=3),
        brawny(armor=Wear(6, 6), armor_item="leather"),
    )
    bridge = obstacle("rope_bridge", 1)
    place = room(bridge, obstacle("pit_cover"), exits=(Exit(to=-3), Exit(), Exit(to=-2), Exit(to=0)))
    mailed = foe("Guard 1", "temple_guard", 2, bands=(0, 2), armor=6, shield=4, reaction="aggressive")
    shown = picture(scene(place=place, people=people, foes=(mailed,)))
    assert [(actor.id, actor.kind) for actor in shown.actors] == [
        ("Asha", "person"), ("Berin", "person"), ("Guard 1", "foe"), ("Rotten rope bridge", "thing"),
    ]  # fmt: skip
    assert [(row.name, row.left, row.of, row.die, row.own) for row in shown.actors[0].rows] == [
        ("body", 2, 2, 6, 0), ("head", 2, 2, 8, 0), ("shield", 1, 1, 4, 6),
    ]  # fmt: skip
    assert [row.name for row in shown.actors[2].rows] == ["difficulty", "shield", "armor"]
    assert shown.actors[0].notes == ("fat_head", "damaged_shield") and shown.actors[2].notes == ("aggressive",)
    spans = {(span.one, span.other): span.band for span in shown.spans}
    assert (spans["Asha", "Guard 1"], spans["Berin", "Guard 1"], spans["Asha", "Berin"]) == (0, 2, 2)
    assert [(way.name, way.leads, way.barred, way.entrance) for way in shown.ways] == [
        ("entrance", "outside", "", True), ("exit 1", "", "Rotten rope bridge", False), ("exit 2", "", "dead_end", False),
        ("exit 3", "guard_post", "", False),
    ]  # fmt: skip
    assert shown.clock == (("day", 1), ("hour", 0), ("moment", 0), ("ounce", 0))


def test_what_lies_in_a_room_is_seen_with_its_name_and_nothing_of_what_a_treasure_is() -> None:
    things = (new_thing("one_handed_weapon"), new_thing("old_bronze"), new_thing("old_bronze"))
    shown = picture(view(scene(place=room(treasure="crown", goal=True, loot=things)), 0)).finds
    assert [(find.name, find.kind) for find in shown] == [
        ("goal", "goal"), ("treasure", "treasure"), ("one_handed_weapon", "thing"), ("old_bronze", "thing"),
    ]  # fmt: skip
    assert [SYSTEM.words.name("find", find.name) for find in shown] == [
        "the goal of the quest", "a treasure", "1-Handed Weapon", "old bronze",
    ]  # fmt: skip
    assert picture(hub()).finds == ()


def test_light_lifts_the_dark_and_the_hub_is_lit() -> None:
    dark = scene(place=room(light=2))
    assert (picture(dark).light, picture(dark).actors[0].notes) == ("dark", ("in_the_dark",))
    torch = replace(new_thing("torches_6", place="hand"), lit=True)
    lit = scene(place=room(light=2), people=(brainy(things=(torch,)),))
    assert (picture(lit).light, picture(lit).actors[0].notes) == ("lit", ("light",))
    assert (picture(hub()).place, picture(hub()).light, picture(hub()).ways) == ("hub", "lit", ())


def test_everybody_has_a_line_that_begins_with_his_name() -> None:
    held = foe(notes=("holds Asha",), reaction="murderous")
    gone = foe("Bat 1", "bats", 1, fled=True)
    state = scene(obstacle("rope_bridge", 1), people=(brainy(coins=1, things=(new_thing("one_handed_weapon", place="hand"),)), brawny()),
                  foes=(held, gone))  # fmt: skip
    assert summary(state) == (
        "Asha: Brainy, BODY 2/2, HEAD 2/2, 1 coin; 1-Handed Weapon (held)",
        "Berin: Brawny, BODY 3/3, HEAD 1/1, 0 coins",
        "Ghoul 1: Ghoul, 2/2 Difficulty Dice (murderous, ambush and numb)",
        "Rotten rope bridge: 2 Difficulty Dice",
    )
    assert summary(state, "de")[2:] == (
        "Ghul 1: Ghul, 2/2 Schwierigkeitswürfel (mörderisch, Hinterhalt und taub)", "Morsche Seilbrücke: 2 Schwierigkeitswürfel",
    )  # fmt: skip


def test_what_the_filler_names_has_a_name_in_german_and_anything_else_its_own() -> None:
    assert SYSTEM.words.name("figure", "Rat tide 2", "de") == "Rattenflut 2"
    assert SYSTEM.words.name("figure", "Rat tide 2") == "Rat tide 2"
    assert SYSTEM.words.name("figure", "Asha", "de") == "Asha"
    assert SYSTEM.words.name("figure", "Gutter dragon 3", "de") == "Gutter dragon 3"
    names = (*(row.name for row in shipped().bestiary), *(row.name for row in shipped().obstacles))
    assert all(TEXTS.has("de", f"figure-{slug(name)}") for name in names)
    said = TEXTS.say("de", "event-foe-moves", who="Grey wolf 1", whom="Hanne", way="comes")
    assert said == "Grauer Wolf 1 geht auf Hanne los."


def test_who_rolls_next_is_marked_and_looks_have_names() -> None:
    risk = Risk(actors=("Berin", "Asha"), pool=0, task="other", at=1)
    shown = picture(scene(phase="roll", risk=risk))
    assert [actor.active for actor in shown.actors] == [True, False]
    names = [SYSTEM.words.name("silhouette", code) for code in ("ghoul", "rope_bridge", "brawny", "no_such_thing")]
    assert names == ["Ghoul", "Rotten rope bridge", "Brawny", "no_such_thing"]
    assert SYSTEM.words.name("place", "hub", "de") == "der Stützpunkt"


def test_a_foe_is_drawn_as_its_creature_else_by_its_tags_and_a_rider_on_a_horse() -> None:
    own = CreatureRow("mire_hag", "Mire hag", 2, "undead swamp", 1)
    strange = CreatureRow("mire_hag", "Mire hag", 2, "swamp", 1)
    wolf = foe("Wolf 1", "wolf", 1, bands=(0,))
    assert foe_looks(wolf, own) == Looks("wolf", "")
    hag = foe("Hag 1", "mire_hag", 1, bands=(0,), shield=4)
    assert (foe_looks(hag, own), foe_looks(hag, strange)) == (
        Looks("skeleton", "", shield=True),
        Looks("human", "", shield=True),
    )
    assert person_looks(brawny(mounted=True)).body == "rider"
