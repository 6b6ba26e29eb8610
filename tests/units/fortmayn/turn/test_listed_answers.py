"""Every answer that is listed is legal: in random and computer games of every scenario, and with things of one name."""

import pytest
from msgspec.structs import replace

from affray.dice.stream import Stream
from affray.game import Game, load_scenario
from affray.play.players import make_seat
from affray.play.run import give_answer
from affray.systems.fortmayn import SYSTEM
from affray.systems.fortmayn.content.people import Thing
from affray.systems.fortmayn.position.answers import write_answer
from affray.systems.fortmayn.rules.gear import new_thing
from tests.units.fortmayn.delving import answer_texts, hub, room, scene, went, why_not
from tests.units.fortmayn.people import at, brainy, brawny

SCENARIOS = ("first-delve", "level-one", "level-two", "level-three", "lone-wolf", "gm-table", "duel")
OWN, FOUND = Thing("spell_book", form="mend"), Thing("spell_book", form="terror", value=200)
PLAIN, MAGIC = new_thing("one_handed_weapon", place="slung"), Thing("one_handed_weapon", place="slung", magic=True)


@pytest.mark.parametrize("player", ["random", "greedy"])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_listed_answer_is_accepted(scenario: str, player: str) -> None:
    for seed in range(3):
        game = Game.new(SYSTEM, load_scenario("fortmayn", scenario), {}, seed=seed)
        seat = replace(make_seat(player, seed), rng=Stream(seed, 1))
        for _ in range(250):
            question = game.question
            if question is None:
                break
            for answer in () if question.inner else (*question.answers, *question.extra):
                assert SYSTEM.refuse(game.state, answer) is None, (seed, write_answer(answer))
            try:
                give_answer(game, seat, question)
            except ValueError:
                break  # Nothing is listed where a game master has the word.


def test_a_found_book_is_sold_beside_an_own_one() -> None:
    state = hub(brainy(things=(OWN, FOUND), coins=0), brawny())
    assert 'sell Asha "spell_book 2"' in answer_texts(state) and "sell Asha spell_book" not in answer_texts(state)
    after = went(state, 'sell Asha "spell_book 2"')
    assert after.state.people[0].things == (OWN,) and after.state.people[0].coins == 100
    assert after.data_of("sells", "item") == "spell_book"
    assert why_not(state, 'sell Asha "spell_book 3"') == "has-not"


def test_of_two_mails_the_one_meant_is_put_on() -> None:
    worn, whole = Thing("chain_mail", die=4), Thing("chain_mail", die=8)
    state = scene(people=(brawny(things=(worn, whole)), brainy()))
    after = went(state, 'use_item Berin don "chain_mail 2"', dice=([1], [1], [1], [1], [1])).state.people[0]
    assert (after.armor.die, after.things) == (8, (worn,))
    handed = went(state, 'use_item Berin give "chain_mail 2" Asha').state
    assert handed.people[0].things == (worn,) and handed.people[1].things[-1].die == 8


def test_of_two_blades_either_can_be_drawn() -> None:
    state = at(brawny(things=(PLAIN, MAGIC)), brainy())
    assert 'use_item Berin wield "one_handed_weapon 2"' in answer_texts(state)
    held = went(state, 'use_item Berin wield "one_handed_weapon 2"').state.people[0]
    assert [thing.place for thing in held.things] == ["slung", "hand"]


def test_what_lies_about_is_taken_by_its_place() -> None:
    state = scene(place=room(loot=(OWN, FOUND)))
    names = [text for text in answer_texts(state) if text.startswith("use_item Asha take")]
    assert names == ["use_item Asha take spell_book", 'use_item Asha take "spell_book 2"']
    assert went(state, 'use_item Asha take "spell_book 2"').state.people[0].things[-1] == FOUND
