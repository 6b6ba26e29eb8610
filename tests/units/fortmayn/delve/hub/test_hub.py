"""The hub: trade, repairs, a night, spells, rumours, setting out."""

import pytest
from msgspec.structs import replace

from affray.systems.fortmayn.content.people import Thing, Wear
from affray.systems.fortmayn.position.answers import read_answer
from affray.systems.fortmayn.rules.gear import new_thing
from affray.systems.fortmayn.words.questions import label
from tests.units.fortmayn.delving import answer_texts, hub, mailed, went, why_not
from tests.units.fortmayn.people import brainy, brawny, things

BOOK = Thing("spell_book", form="mend+terror")


def test_a_rumour_comes_before_a_departure() -> None:
    state = hub()
    assert answer_texts(state)[0] == "rumour" and why_not(state, "depart 1") == "rumour-first"
    after = went(state, "rumour", dice=([3],)).state
    assert after.quest == "break_cult" and answer_texts(after)[0] == "depart 1"


def test_the_party_departs_in_its_marching_order_for_a_level() -> None:
    state = hub(quest="break_cult", level=2)
    assert answer_texts(state)[:3] == ["depart 2", "depart 3", "depart 1"]
    for text, why in (("depart 21", "depart-level"), ("depart 0", "depart-level"), ("depart 1 Asha", "marching-order")):
        assert why_not(state, text) == why
    dice = ([1], [1], [1], *([1],) * 5)
    after = went(state, "depart 1 Berin Asha", dice=dice)
    assert ([person.id for person in after.state.people], after.state.level) == (["Berin", "Asha"], 1)
    assert after.state.phase == "scene" and after.data_of("level", "level") == 1
    down = hub(brawny(body_ready=0, out=True), quest="break_cult")
    assert why_not(down, "depart 1") == "nobody-up"


def test_things_are_bought_and_sold() -> None:
    state = hub(brawny(coins=120, things=(Thing("pearl", value=150), *things("leather"))))
    after = went(state, "buy Berin leather", "sell Berin pearl").state.people[0]
    assert (after.coins, after.armor.die) == (85, 6)
    assert "sell Berin pearl" in answer_texts(state)
    for text, why in (
        ("buy Berin", "malformed"), ("buy Berin crown", "not-sold"), ("buy Nobody wine", "nobody"), ("buy", "malformed"),
        ("sell Berin crown", "has-not"), ("sell Berin", "malformed"), ("search Berin", "not-now"), ("sleep now", "malformed"),
    ):  # fmt: skip
        assert why_not(state, text) == why


def test_what_nobody_should_go_without_is_suggested_to_who_lacks_it() -> None:
    state = hub(
        brawny("Ann", coins=400),
        mailed(
            brawny(
                "Bo",
                coins=400,
                things=things("backpack"),
            )
        ),
    )
    words = answer_texts(state)
    assert "buy Ann torches_6" in words and "buy Bo torches_6" not in words
    assert "buy Ann backpack" in words and "buy Bo backpack" not in words
    assert "buy Ann leather" in words and "buy Bo leather" not in words


def test_the_smith_names_a_price_that_stands_for_the_day() -> None:
    state = hub(
        mailed(
            brawny(
                coins=100,
            )
        )
    )
    declined = went(state, "repair Berin", dice=([3],), answers=(0,))
    assert (declined.state.people[0].coins, declined.state.people[0].armor.die) == (100, 6)
    mended = went(declined.state, "repair Berin", answers=(1,))
    assert (mended.state.people[0].coins, mended.state.people[0].armor.die) == (70, 8)
    assert why_not(mended.state, "repair Berin") == "armor-whole"
    assert why_not(hub(brawny(armor=Wear(0, 8))), "repair Berin") == "armor-broken"
    poor = went(
        hub(
            mailed(
                brawny(
                    coins=10,
                )
            )
        ),
        "repair Berin",
        dice=([5],),
    )
    assert poor.data_of("repair_too_dear", "cost") == 50 and poor.state.people[0].notes == ("price 50",)


def test_a_brainy_mends_armor_by_craft_in_an_hour() -> None:
    state = hub(brainy(), mailed(brawny()))
    done = went(state, "repair Berin Asha", dice=([5, 6],))
    assert (done.state.people[1].armor.die, done.state.clock.moment) == (8, 40)
    failed = went(state, "repair Berin Asha", dice=([1, 3],))
    assert (failed.state.people[1].armor.die, failed.state.people[0].head_ready) == (6, 1)
    for text, why in (
        ("repair Berin Berin", "no-maker"), ("repair Asha Asha", "armor-whole"), ("repair Berin Nobody", "nobody"),
        ("repair Berin Asha now", "malformed"),
    ):  # fmt: skip
        assert why_not(state, text) == why
    assert why_not(hub(brainy(head_ready=0), mailed(brawny())), "repair Berin Asha") == "no-head-dice"
    assert why_not(hub(brainy(), brawny(armor=Wear(0, 8))), "repair Berin Asha") == "armor-broken"


def test_a_night_gives_all_dice_back_to_who_has_supper() -> None:
    hurt = (brainy(body_ready=1, coins=8, notes=("price 30",)), brawny(body_ready=1, head_ready=0))
    after = went(hub(*hurt), "sleep").state
    assert [(person.body_ready, person.head_ready, person.coins) for person in after.people] == [(2, 2, 0), (3, 1, 0)]
    assert (after.clock.day, after.clock.moment, after.people[0].notes) == (1, 320, ())


def test_without_coins_one_eats_of_his_own_or_goes_hungry() -> None:
    hurt = (brainy(body_ready=1, things=things("preserved_rations")), brawny(body_ready=1))
    after = went(hub(*hurt), "sleep", dice=([1],))
    assert [person.body_ready for person in after.state.people] == [2, 1]
    assert after.state.people[0].things[0].die == 6 and after.data_of("goes_hungry", "who") == "Berin"


def test_the_dead_and_the_lost_do_not_sleep_nor_count() -> None:
    state = hub(brawny("Ann", body_ready=1, coins=9), brawny("Bo", body_ready=0, out=True, dead=True))
    after = went(state, "sleep").state
    assert [person.body_ready for person in after.people] == [3, 0]
    assert "recruit" in answer_texts(state)


def test_spells_are_memorised_from_a_book() -> None:
    state = hub(brainy(known=("mend", "terror"), things=(BOOK,)))
    assert "memorise Asha mend terror" in answer_texts(state)
    after = went(state, "memorise Asha terror").state
    assert after.people[0].memorised == ("terror",)
    assert why_not(state, "memorise Asha lodestone") == "spell-not-known"
    both = replace(state, people=(replace(state.people[0], memorised=("mend", "terror")),))
    assert not any(text.startswith("memorise") for text in answer_texts(both))


def test_the_party_retires_and_that_is_the_end() -> None:
    state = hub()
    assert "retire" not in answer_texts(state)
    after = went(state, "retire")
    assert (after.state.phase, after.codes) == ("end", ("over",))
    assert why_not(after.state, "retire") == "over"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("depart 2 Berin Asha", "Depart for level 2 in the order Berin and Asha"),
        ("repair Berin", "Have the armor of Berin mended for coins"),
        ("repair Berin Asha", "Asha mends the armor of Berin"),
        ("memorise Asha", "Asha memorises nothing any more"),
        ("buy Asha wine", "Asha buys Wine"),
        ("sell Asha wine", "Asha sells Wine"),
        ("sleep", "Sleep, with a meal"),
        ("depart", "depart"),
    ],
)
def test_deeds_at_the_hub_have_labels(text: str, words: str) -> None:
    assert label(hub(), read_answer(text)) == words


def test_a_weapon_is_described_when_it_is_bought() -> None:
    after = went(hub(brawny(coins=60)), "buy Berin two_handed_weapon:bow").state.people[0]
    assert after.things[0] == replace(new_thing("two_handed_weapon", "bow"), place="hand")


def test_hirelings_are_paid_by_the_day_or_leave() -> None:
    hob = brawny("Hob", notes=("hireling_day",))
    paid = went(hub(brainy(coins=40), hob), "sleep")
    assert paid.state.people[0].coins == 7 and paid.data_of("wages", "who") == "Hob"
    unpaid = went(hub(brainy(coins=10), hob), "sleep")
    assert [person.id for person in unpaid.state.people] == ["Asha"] and unpaid.data_of(
        "hireling_leaves", "who"
    ) == "Hob"


def test_a_map_tells_the_next_rumour_once() -> None:
    after = went(hub(brainy(things=(Thing("map"),))), "rumour", dice=([1],))
    assert after.codes[0] == "map_read" and after.state.people[0].things == ()


def test_a_mount_is_sold_like_a_thing() -> None:
    state = hub(brawny(coins=5, mounted=True))
    after = went(state, "sell Berin riding_mount").state.people[0]
    assert (after.coins, after.mounted) == (105, False)
    assert why_not(hub(brawny()), "sell Berin riding_mount") == "has-not"
