"""What answers outside conflicts are said to be for, in words of a player, with what they cost."""

import pytest
from msgspec.structs import replace

from affray.systems.fortmayn import SYSTEM
from affray.systems.fortmayn.content.people import Exit
from affray.systems.fortmayn.opponent.opponents import OPPONENTS
from affray.systems.fortmayn.position.answers import read_answer
from affray.systems.fortmayn.position.rooms import OUTSIDE
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.drawing_levels import TREASURE
from tests.units.fortmayn.frays import ROOM, SWORD, TORCH, brainy, foe, person
from tests.units.fortmayn.opponent.test_delve import CHASM, DOOR, MEAL, OUT, PACK, hub, scene


def said(state: State, answer: str, language: str = "en") -> str:
    """The aim of an answer in words; empty for none."""
    found = OPPONENTS.aim(state, read_answer(answer))
    return SYSTEM.words.phrase(found, language) if found is not None else ""


TORCHED = person(things=(PACK, SWORD, TORCH))
ROOMS = (replace(ROOM, exits=(Exit(to=OUTSIDE), Exit(to=1))), replace(ROOM, exits=(Exit(to=0),)))
BARRED = replace(ROOM, exits=OUT, hurdles=(DOOR,))
GUARDED = replace(ROOM, exits=OUT, hurdles=(CHASM,), content=TREASURE, treasure="pearl")
WORN = person(things=(PACK, SWORD, TORCH, MEAL), body_ready=1)


@pytest.mark.parametrize(
    ("state", "answer", "words"),
    [
        (scene(TORCHED), "use_item Anna light torches_6", "light: in the dark all is harder"),
        (scene(TORCHED), "use_item Anna wield one_handed_weapon", "a weapon in hand"),
        (scene(TORCHED, place=replace(ROOM, exits=OUT, goal=True)), "use_item Anna take goal", "the goal of the quest; then home, room"),
        (scene(TORCHED, place=replace(ROOM, exits=OUT, treasure="gems")), "use_item Anna take treasure", "something worth carrying, room"),
        (scene(TORCHED), "use_item Anna douse torches_6", "no use for it now"),
        (scene(TORCHED), "go 1", "the shortest way on"),
        (scene(TORCHED), "go 0", "no use for it now"),
(scene(TORCHED, places=ROOMS, here=1, came=0, goal=True), "go 0", "the shortest way home"),
        (scene(TORCHED, goal=True), "leave", "home, the quest is done"),
        (scene(person(things=(PACK,), body_ready=1)), "leave", "too worn to go on, 1 of 3 BODY Dice ready"),
        (scene(TORCHED, place=replace(ROOM, exits=OUT[:1])), "leave", "nothing is left to look for"),
        (scene(TORCHED, place=replace(ROOM, exits=OUT[:1])), "search Anna", "may find a way or a thing; costs dice"),
        (scene(WORN), "rest", "to recover, 1 of 3 BODY Dice ready"),
        (scene(WORN), "hour", "to recover, 1 of 3 BODY Dice ready"),
        (replace(scene(person(coins=100), phase="parley"), foes=(foe("cave_bear", "X", 1),)), "withdraw", "no blood is shed"),
        (replace(scene(person(coins=100), phase="parley"), foes=(foe("cave_bear", "X", 1),)), "trade Anna", "passage without a blow; price"),
        (scene(TORCHED, phase="ruling"), "withdraw", ""),
        (scene(TORCHED), "dismiss Anna", ""),
        (hub(brainy(known=("mend",))), "memorise Bert mend", "spells for the level"),
        (hub(person(coins=100)), "buy Anna torches_6", "needed below; price"),
        (hub(person(coins=100)), "sell Anna torches_6", "coins for what nobody needs"),
        (hub(person(coins=100)), "repair Anna", "better armor"),
        (hub(person(coins=100)), "recruit", "one more in the party"),
        (hub(person(coins=100)), "sleep", "dice back over night; beds cost"),
        (hub(person(coins=100)), "rumour", "a quest to earn from"),
        (hub(person(coins=100)), "depart 1", "level 1 with 3 of 3 BODY Dice ready"),
        (hub(person(coins=100), brainy(), quest="find"), "depart 1 Bert Anna", "level 1 with 5 of 5 BODY Dice ready; Bert in front, the sharpest head"),
        (scene(person(), place=BARRED), "approach Anna body forcing stuck_door", "bars the shortest way on"),
        (scene(person(), place=GUARDED), "approach Anna body climbing cliff_face", "for what it guards here"),
        (scene(person(), place=replace(GUARDED, treasure="")), "approach Anna body climbing cliff_face", ""),
        (hub(person(coins=100), won=9), "retire", "enough is done"),
        (hub(person(coins=100)), "retire", "no use for it now"),
    ],
)  # fmt: skip
def test_what_an_answer_is_for(state: State, answer: str, words: str) -> None:
    assert said(state, answer).startswith(words) and bool(words) == bool(said(state, answer))
    assert bool(said(state, answer, "de")) == bool(words)
