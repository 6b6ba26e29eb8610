"""An Ounce is declared. [FT-MELEE-02]"""

from msgspec.structs import replace

from affray.systems.fortmayn.content.codes import CLOSE, DISTANT, NEARBY
from affray.systems.fortmayn.position.standing import conflict_of
from affray.systems.fortmayn.position.state import Conflict
from affray.systems.fortmayn.rules.gear import new_thing, new_wear
from affray.systems.fortmayn.turn import phases
from tests.units.fortmayn.frays import (
    BOW,
    KNIFE,
    QUIVER,
    SPEAR,
    brainy,
    codes,
    conflict,
    fault,
    foe,
    offers,
    outcome,
    person,
    play,
)

PACK = new_thing("backpack")
STONES = tuple(new_thing("pole_10ft") for _ in range(4))


def test_each_declares_in_the_players_order_before_anything_happens() -> None:
    state = conflict(person(), brainy(), foe("ghoul", "Rat", NEARBY))
    question = phases.question(state)
    assert question is not None
    assert (question.code, question.who) == ("ounce_declare", "Anna")
    state = play(state, "order Bert Anna", "plan Bert fight Rat")
    question = phases.question(state)
    assert question is not None
    assert question.who == "Anna"
    assert fault(state, "confirm") == "undeclared"
    state = play(state, "plan Anna fight Rat", "plan Bert fight")
    assert [plan.who for plan in conflict_of(state).plans] == ["Anna", "Bert"]
    question = phases.question(state)
    assert question is not None
    assert (question.code, offers(state)) == ("ounce_confirm", ["confirm"])
    assert fault(state, "confirm now") == "form"
    assert fault(state, "sing") == "not_now"


def test_the_order_names_each_once() -> None:
    state = conflict(person(), brainy(), foe("ghoul", "Rat"))
    assert fault(state, "order Bert") == "order"
    assert fault(state, "order Bert Bert") == "order"
    assert fault(conflict(person(), brainy(out=True), foe("ghoul", "Rat")), "order Anna") == ""


def test_the_players_order_is_that_of_equals() -> None:
    state = conflict(person(), brainy(), foe("cave_bear", "Bear"))
    plans = ("plan Anna fight Bear", "plan Bert fight Bear")
    first = outcome(state, *plans, "confirm", rolls=[(3, 3, 3), (3, 3)])[1]
    turned = outcome(state, "order Bert Anna", *plans, "confirm", rolls=[(3, 3), (3, 3, 3)])[1]
    assert [event.data["who"] for event in first if event.code == "fights"] == ["Anna", "Bert"]
    assert [event.data["who"] for event in turned if event.code == "fights"] == ["Bert", "Anna"]


def test_who_gets_up_later_comes_last() -> None:
    state = conflict(person(), brainy(), foe("ghoul", "Rat", NEARBY), fray=Conflict(order=("Bert",)))
    question = phases.question(state)
    assert question is not None
    assert question.who == "Bert"


def test_all_flee_as_fast_as_their_loads_let_them() -> None:
    state = conflict(person(), brainy(things=STONES), foe("ghoul", "Rat"))
    assert offers(state)[-1] == "flee"
    after, events = outcome(state, "flee", rolls=[(3, 3)])
    # The ghoul goes after Bert, who is no farther than Nearby, and strikes.
    assert after.foes[0].bands == (DISTANT, CLOSE)
    assert [event.data["way"] for event in events if event.code == "plan"] == ["flees", "flees"]
    assert "defends" in codes(events)


def test_a_shield_is_dropped_before_the_blow() -> None:
    bearer = person(shield=new_wear("large_shield", 4), shield_item="large_shield")
    state = conflict(bearer, foe("skeleton", "Rat"))
    assert "plan Anna drop shield fight Rat" in offers(state)
    after, events = outcome(state, "plan Anna drop shield fight Rat", "confirm", rolls=[(3, 3, 3)])
    assert after.people[0].shield.die == 0
    assert next(event for event in events if event.code == "fights").data["die"] == 8


def test_plans_that_suggest_themselves() -> None:
    someone = person(
        things=(PACK, SPEAR, BOW, QUIVER, new_thing("holy_water"), new_thing("flask_of_oil")),
        known=("terror",),
        memorised=("terror",),
    )
    state = conflict(someone, brainy(body_ready=1), foe("ghoul", "Rat", CLOSE), foe("bandit", "Bob", CLOSE))
    found = offers(state)
    # Reach matters against a weapon, not against claws.
    assert "plan Anna fight Bob claim weapon_size : I use the reach of my weapon." in found
    assert "plan Anna fight Rat" in found
    assert any(text.startswith("plan Anna fight Rat Bob") for text in found)
    assert "plan Anna away shoot Bob" in found
    assert "plan Anna shoot Bob" not in found
    assert "plan Anna cast terror Bob from memory" in found
    assert "plan Anna talk Bob" in found
    assert "plan Anna item holy_water" in found
    assert "plan Anna stunt Bob body : I do what nobody expects of me." in found
    assert found[-3:] == ["plan Anna flee", "plan Anna none", "flee"]
    far = conflict(someone, foe("ghoul", "Rat", DISTANT))
    assert {"plan Anna run Rat", "plan Anna shoot Rat", "plan Anna banish", "plan Anna item flask_of_oil Rat"} <= set(
        offers(far)
    )
    assert not [text for text in offers(far) if "fight Rat" in text]
    sly = conflict(brainy(things=(KNIFE,)), foe("bandit", "Bob"))
    assert "plan Bert fight Bob claim weapon_size : I get in under the longer weapon." in offers(sly)
    assert not [text for text in offers(conflict(brainy(head_ready=0), foe("bandit", "Bob"))) if "talk" in text]


def test_spells_are_offered_where_they_are_of_use() -> None:
    healer = brainy(
        known=("close_the_wound", "cat_eyes", "lodestone", "mend"), things=(replace(new_thing("book_blank"), item="spell_book"),),
        memorised=("close_the_wound", "cat_eyes", "lodestone"),
    )  # fmt: skip
    hurt, well = person(body_ready=1), person("Carl")
    state = conflict(healer, hurt, well, foe("ghoul", "Rat"))
    casts = [text for text in offers(state) if "cast" in text]
    assert casts == ["plan Bert cast close_the_wound Anna from memory"]
    dark = replace(state, places=(replace(state.places[0], light=2),))
    assert "plan Bert cast cat_eyes from memory" in offers(dark)
