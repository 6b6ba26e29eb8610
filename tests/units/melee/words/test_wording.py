"""What the guide says of what happens: each event in English, and complete in German."""

import pytest

from affray.core import Event
from affray.referee.event import Modifier, Value
from affray.systems.melee.content.events import CODES
from affray.systems.melee.system import SYSTEM
from affray.testing.wording import check_texts

Fields = dict[str, Value]
DX, ARMOR, RANGE = Modifier("DX", 12, ""), Modifier("armor", -2, ""), Modifier("range", -3, "")
BLOW: Fields = {
    "who": "Ann", "whom": "Bors", "item": "broadsword", "attack": "melee", "adj": 10, "count": 3, "stance": "none",
    "hexes": 1, "megahexes": 0,
}  # fmt: skip
STEP: Fields = {
    "who": "Ann", "direction": "SE", "crawls": 0, "flies": 0, "moved": 1, "cap": 10, "foes": (), "column": 3, "row": 2,
}  # fmt: skip
OPTION: Fields = {
    "who": "Ann", "option": "b", "speed": "stand_still", "hexes": 0, "crawls": 0, "flies": 0, "posture": "",
}  # fmt: skip
HIT: Fields = {"total": 9, "adj": 10, "times": 1, "fumble": 0, "roll": "roll_hit"}
TIE: Fields = {
    "figures": ("Ann", "Bors"), "names": ("Red", "Blue"), "numbers": (3, 5), "dx": 11, "settled": 0, "first": "Red",
}  # fmt: skip
STOPS: Fields = {"whom": "Bors", "hits": 2, "labels": ("armor", "shield"), "points": (2, 1)}
PAST: Fields = {"total": 9, "adj": 9, "times": 0, "roll": "roll_past_friend"}


def english(event: Event) -> str:
    """The lines of an event in English, which German must have too, at the same levels."""
    lines, german = SYSTEM.words.wording(event), SYSTEM.words.wording(event, "de")
    assert [len(line) - len(line.lstrip()) for line in lines] == [len(line) - len(line.lstrip()) for line in german]
    return "\n".join(lines)


def sentence(code: str, dice: str = "", /, **data: Value) -> str:
    """An event of that code in English; the dice as they lie on the table."""
    return english(Event(code, data, tuple(int(face) - 1 for face in dice)))


def test_the_texts_are_complete_in_both_languages() -> None:
    check_texts(SYSTEM)


def test_every_roll_is_left_to_the_next_event() -> None:
    rolls = [code.code for code in CODES.values() if code.code.startswith("roll_")]
    assert len(rolls) == 17
    assert [sentence(code) for code in rolls] == [""] * 17


@pytest.mark.parametrize(
    ("code", "data", "said"),
    [
        ("turn", {"turn": 2}, "Turn 2."),
        ("initiative", {"ranking": ("Red", "Blue"), "throws": ("4+6", "4+1")}, "  Initiative: Red 4, then 6 to break a tie; Blue 4, then 1 to break a tie."),
        ("places", {"side": "Red", "order": ("Blue", "Red", "Green")}, "  Red won the initiative; order of moving: Blue, then Red, then Green."),
        ("segment", {"side": "Red"}, "Movement of Red."),
        ("action_phase", {"turn": 2}, "Actions of turn 2."),
        ("tie", TIE | {"settled": 1, "first": "Blue"}, "  Ann and Bors are tied at adjDX 11: Red 3, Blue 5, so Blue will act first."),
        ("tie", TIE | {"numbers": (3, 3)}, "  Ann and Bors are tied at adjDX 11: Red 3, Blue 3, a tie again."),
        ("over", {"side": "Red", "turn": 9}, "Victory goes to Red."),
        ("over", {"side": "", "turn": 200}, "Nobody wins: a draw."),
    ],
)  # fmt: skip
def test_the_turn_is_told(code: str, data: Fields, said: str) -> None:
    assert sentence(code, **data) == said


@pytest.mark.parametrize(
    ("code", "data", "said"),
    [
        ("step", STEP, "  Ann steps SE: 1 of 10 hexes."),
        ("step", STEP | {"direction": ("S", "SE"), "moved": 2}, "  Ann steps S, SE: 2 of 10 hexes."),
        ("step", STEP | {"crawls": 1, "cap": 1, "foes": ("Bors",)}, "  Ann crawls SE: 1 of 1 hex; engaged by Bors."),
        ("step", STEP | {"flies": 1, "foes": ("Bors", "Dan")}, "  Ann flies SE: 1 of 10 hexes; engaged by Bors and Dan."),
        ("push", STEP | {"who": "Grum"}, "  Grum pushes on SE: 1 of 10 hexes."),
        ("wheel", STEP | {"who": "Grum"}, "  Grum wheels to face SE: 1 of 10 hexes."),
        ("pushed", {"who": "Ann", "by": "Grum", "direction": "S"}, "  Ann gives way to Grum, S."),
        ("face", {"who": "Ann", "direction": "NW"}, "  Ann turns to face NW."),
        ("enters_fire", {"who": "Ann", "hits": 2}, "  Ann goes into fire."),
        ("burns", {"who": "Ann", "hits": 2}, "  Ann is in fire."),
        ("drop_pack", {"who": "Ann"}, "  Ann drops the pack."),
        ("take_pack", {"who": "Ann"}, "  Ann takes the pack up again, and does nothing else this turn."),
        ("take_off", {"who": "Gral"}, "  Gral takes off."),
        ("land", {"who": "Gral"}, "  Gral lands."),
        ("height", {"who": "Gral", "low": 1}, "  Gral comes low enough to fight on the ground."),
        ("height", {"who": "Gral", "low": 0}, "  Gral stays out of reach of the ground."),
        ("apart", {"who": "Gral", "apart": 1}, "  Gral flies at another height than the others."),
        ("apart", {"who": "Gral", "apart": 0}, "  Gral flies at the height of the others again."),
        ("leaves_map", {"who": "Ann"}, "  Ann leaves the map."),
        ("heals", {"who": "Ugh", "left": 9, "wakes": 0}, "  Ugh heals: ST 9."),
        ("heals", {"who": "Ugh", "left": 2, "wakes": 1}, "  Ugh heals and wakes: ST 2."),
        ("comes_down", {"who": "Gral"}, "  Gral comes down and lies on the ground."),
    ],
)  # fmt: skip
def test_movement_is_told(code: str, data: Fields, said: str) -> None:
    assert sentence(code, **data) == said


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({}, "takes (b) charge attack."),
        ({"option": "a", "hexes": 9, "speed": "run"}, "takes (a) move after a run of 9 hexes."),
        ({"hexes": 5, "speed": "jog"}, "takes (b) charge attack after a jog of 5 hexes."),
        ({"option": "j", "hexes": 1, "speed": "shift"}, "takes (j) shift and attack after a shift."),
        ({"option": "d", "hexes": 2, "speed": "walk", "posture": "prone"}, "takes (d) drop after walking 2 hexes and lies down."),
        ({"option": "f", "hexes": 1, "speed": "walk_slow", "posture": "kneeling"}, "takes (f) missile weapon attack after walking 1 hex and kneels."),
        ({"option": "g", "hexes": 2, "speed": "walk", "crawls": 1}, "crawls 2 hexes (option g)."),
        ({"option": "g", "hexes": 1, "speed": "walk_slow", "crawls": 1}, "crawls 1 hex (option g)."),
        ({"hexes": 8, "speed": "jog", "flies": 1}, "takes (b) charge attack after flying 8 hexes."),
        ({"hexes": 1, "speed": "jog", "flies": 1}, "takes (b) charge attack after flying 1 hex."),
        ({"option": "t", "crawls": 1, "speed": "stand_still"}, "takes (t) hand-to-hand attack."),
    ],
)  # fmt: skip
def test_an_option_is_told_with_the_way_before_it(more: Fields, said: str) -> None:
    assert sentence("option", **OPTION | more) == f"  Ann {said}"


@pytest.mark.parametrize(
    ("code", "data", "said"),
    [
        ("switches", {"who": "Ann", "option": "k"}, "Ann takes (k) shift and defend instead."),
        ("dodge", {"who": "Ann"}, "Ann dodges until the turn ends."),
        ("defend", {"who": "Ann"}, "Ann defends until the turn ends."),
        ("wait", {"who": "Ann"}, "Ann waits for an opening."),
        ("pass", {"who": "Ann", "hexes": 0, "stance": 0}, "Ann stays put and does nothing."),
        ("pass", {"who": "Ann", "hexes": 2, "stance": 0}, "Ann does nothing more."),
        ("pass", {"who": "Ann", "hexes": 2, "stance": 1}, "Ann only dodges."),
        ("sweeps", {"who": "Ann", "whom": ("Bors",), "item": "halberd"}, "Ann swings the halberd at Bors."),
        ("sweeps", {"who": "Ann", "whom": ("Bors", "Dan"), "item": "halberd"}, "Ann sweeps with the halberd at everybody in front: Bors and Dan."),
        ("drops", {"who": "Ann", "item": "large"}, "Ann drops the large shield."),
        ("breaks", {"who": "Ann", "item": "spear", "gone": 0}, "Ann breaks the spear."),
        ("breaks", {"who": "Ann", "item": "broken_spear", "gone": 1}, "Ann breaks the broken spear beyond all use."),
        ("falls", {"who": "Ann"}, "Ann falls."),
        ("holds", {"who": "Ann", "item": ("dagger", "small")}, "Ann now holds the dagger and the small shield."),
        ("holds", {"who": "Ann", "item": ()}, "Ann now holds nothing."),
        ("picks_up", {"who": "Ann", "item": "mace"}, "Ann picks up the mace."),
        ("disengages", {"who": "Ann", "direction": "S"}, "Ann disengages, S."),
        ("retreat", {"who": "Ann", "whom": "Bors", "direction": "N"}, "Ann forces Bors back, N."),
        ("no_retreat", {"who": "Ann", "whom": "Bors"}, "Ann forces Bors back, but there is no hex to go to."),
        ("advance", {"who": "Ann", "direction": "N"}, "Ann advances, N."),
    ],
)  # fmt: skip
def test_deeds_are_told(code: str, data: Fields, said: str) -> None:
    assert sentence(code, **data) == f"  {said}"


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({}, "Ann strikes Bors with the broadsword."),
        ({"item": "broken_mace"}, "Ann strikes Bors with the broken mace, at half damage."),
        ({"item": "broken_wizard_staff"}, "Ann strikes Bors with the broken wizard's staff, which does no harm."),
        ({"count": 4, "stance": "defend"}, "Ann strikes Bors with the broadsword; four dice, as Bors defends."),
        ({"stance": "dodge"}, "Ann strikes Bors with the broadsword."),
        ({"attack": "hth", "item": "bare_hands", "hexes": 0}, "Ann strikes at Bors with bare hands, hand to hand."),
        ({"attack": "thrown", "item": "spear"}, "Ann throws the spear at Bors."),
        ({"attack": "thrown", "item": "spear", "hexes": 3}, "Ann throws the spear at Bors at 3 hexes."),
        ({"attack": "missile", "item": "longbow", "hexes": 3, "megahexes": 1}, "Ann shoots at Bors with the longbow at 3 hexes (1 megahex)."),
        ({"attack": "missile", "item": "longbow", "hexes": 9, "megahexes": 4, "count": 4, "stance": "dodge"}, "Ann shoots at Bors with the longbow at 9 hexes (4 megahexes); four dice, as Bors dodges."),
        ({"attack": "missile", "item": "breath", "hexes": 2, "megahexes": 1}, "Ann breathes at Bors at 2 hexes (1 megahex)."),
        ({"who": "Grey", "item": "bite"}, "Grey strikes Bors with its teeth."),
    ],
)  # fmt: skip
def test_an_attack_is_told(more: Fields, said: str) -> None:
    assert sentence("attack", **BLOW | more) == f"  {said}"


def test_an_attack_gives_the_reasons_of_its_number() -> None:
    said = english(Event("attack", BLOW, parts=(DX, ARMOR, RANGE)))
    assert said == "  Ann strikes Bors with the broadsword.\n    adjDX 7 = DX 12, armor -2, range -3"


@pytest.mark.parametrize(
    ("dice", "more", "result"),
    [
        ("234", {}, "9, needs 10 or less: a hit"),
        ("245", {"total": 11, "times": 0}, "11, needs 10 or less: a miss"),
        ("113", {"total": 5}, "5, needs 10 or less: an automatic hit"),
        ("112", {"total": 4, "times": 2}, "4, needs 10 or less: a hit for double damage"),
        ("111", {"total": 3, "times": 3}, "3, needs 10 or less: a hit for triple damage"),
        ("466", {"total": 16, "times": 0}, "16, needs 10 or less: an automatic miss"),
        ("666", {"total": 18, "times": 0, "fumble": 2}, "18, needs 10 or less: an automatic miss"),
        ("1112", {"total": 5}, "5, needs 10 or less: an automatic hit"),
        ("4444", {"total": 16, "times": 0}, "16, needs 10 or less: a miss"),
        ("5555", {"total": 20, "times": 0}, "20, needs 10 or less: an automatic miss"),
    ],
)
def test_a_roll_to_hit_is_told_with_what_it_comes_to(dice: str, more: Fields, result: str) -> None:
    assert sentence("hit", dice, **HIT | more) == f"    rolled {' '.join(dice)} = {result}"


def test_a_casting_roll_is_told_like_a_roll_to_hit() -> None:
    cast: Fields = {"total": 4, "adj": 11, "times": 2, "paid": 2, "roll": "roll_cast"}
    assert sentence("cast", "112", **cast) == "    rolled 1 1 2 = 4, needs 11 or less: a double success"
    failed: Fields = cast | {"total": 12, "times": 0, "paid": 1}
    assert sentence("cast", "444", **failed) == "    rolled 4 4 4 = 12, needs 11 or less: a failure"


@pytest.mark.parametrize(
    ("code", "dice", "data", "said"),
    [
        ("past", "", {"whom": ("Cid", "Eve")}, "on the way: Cid and Eve"),
        ("past_friend", "234", PAST, "to miss a friend 2 3 4 = 9, needs 9 or less: it passes by"),
        ("past_friend", "244", PAST | {"total": 10, "times": 1}, "to miss a friend 2 4 4 = 10, needs 9 or less: it hits"),
        ("past_friend", "555", PAST | {"total": 15, "times": 2}, "to miss a friend 5 5 5 = 15, needs 9 or less: it hits for double damage"),
        ("past_friend", "566", PAST | {"total": 17, "times": 3}, "to miss a friend 5 6 6 = 17, needs 9 or less: it hits for triple damage"),
        ("meets", "", {"whom": "Cid"}, "Cid is hit"),
        ("body", "4", {"number": 4, "met": 0}, "past the body that lies in the way: 4"),
        ("body", "2", {"number": 2, "met": 1}, "into the body that lies in the way: 2"),
        ("lies", "", {"item": "spear", "column": 3, "row": 4}, "the spear lies at 3,4"),
        ("damage", "34", {"total": 7, "count": 2, "added": 0}, "damage 2d: 3 + 4 = 7"),
        ("damage", "34", {"total": 6, "count": 2, "added": -1}, "damage 2d-1: 3 + 4 - 1 = 6"),
        ("damage", "3", {"total": 5, "count": 1, "added": 2}, "damage 1d+2: 3 + 2 = 5"),
        ("damage", "1", {"total": 0, "count": 1, "added": -4}, "damage 1d-4: 1 - 4 = -3, but at least 0"),
        ("damage", "5", {"total": 5, "count": 1, "added": 0}, "damage 1d: 5"),
        ("dealt", "", {"rolled": 4, "share": 2, "times": 2, "dealt": 8}, "doubled, from 4: 8"),
        ("dealt", "", {"rolled": 3, "share": 2, "times": 3, "dealt": 9}, "tripled, from 3: 9"),
        ("dealt", "", {"rolled": 2, "share": 2, "times": 4, "dealt": 8}, "times 4, from 2: 8"),
        ("dealt", "", {"rolled": 7, "share": 1, "times": 1, "dealt": 3}, "half for a broken weapon, rounded down, from 7: 3"),
        ("stopped", "", {"dealt": 0, "times": 1, "stopped": 2, "hits": 0}, "no damage done"),
        ("stopped", "", {"dealt": 1, "times": 1, "stopped": 3, "hits": 0}, "1 less 3: nothing gets through"),
        ("stops", "", STOPS, "Bors takes 5 less armor 2, shield 1: 2 hits"),
        ("stops", "", STOPS | {"hits": 0}, "protection of Bors: armor 2, shield 1"),
        ("charged", "", {"hexes": 4}, "pole weapon in a charge of 4 hexes: damage doubled"),
        ("hurt", "", {"hits": 1, "left": 11, "status": 0, "felled": 0}, "1 hit: ST 12 to 11"),
        ("hurt", "", {"hits": 8, "left": 4, "status": 0, "felled": 1}, "8 hits: ST 12 to 4, knocked down"),
        ("hurt", "", {"hits": 5, "left": 1, "status": 1, "felled": 0}, "5 hits: ST 6 to 1, unconscious"),
        ("hurt", "", {"hits": 9, "left": -2, "status": 2, "felled": 1}, "9 hits: ST 7 to -2, dead"),
        ("spent", "", {"points": 1, "fatigue": 3, "pool": 12, "conscious": 1}, "1 fatigue: 3 of 12"),
        ("spent", "", {"points": 2, "fatigue": 13, "pool": 12, "conscious": 0}, "2 fatigue: 13 of 12, and collapses"),
    ],
)  # fmt: skip
def test_what_a_roll_comes_to_is_told(code: str, dice: str, data: Fields, said: str) -> None:
    assert sentence(code, dice, **data) == f"    {said}"


def test_damage_that_gets_through_is_left_to_what_is_taken_off_it() -> None:
    assert sentence("stopped", dealt=7, times=1, stopped=0, hits=7) == ""


@pytest.mark.parametrize(
    ("roll", "purpose"),
    [
        ("roll_collapse", "to stay awake"),
        ("roll_draw_dagger", "to draw the dagger"),
        ("roll_leave_hth", "to get away"),
        ("roll_no_retreat", "to stay standing"),
        ("roll_disbelieve", "to disbelieve"),
        ("roll_resist", "to resist"),
        ("roll_rope", "to get free"),
    ],
)
def test_a_saving_roll_tells_what_it_is_for(roll: str, purpose: str) -> None:
    data: Fields = {"total": 9, "target": 10, "passed": 1, "roll": roll}
    assert sentence("save", "234", **data) == f"    {purpose} 2 3 4 = 9, needs 10 or less: passed"
    assert sentence("save", "345", **data | {"total": 12, "passed": 0}).endswith("= 12, needs 10 or less: failed")


@pytest.mark.parametrize(
    ("code", "data", "said"),
    [
        ("not_agreed", {"who": "Bors", "whom": "Ann"}, "  Bors does not let Ann in."),
        ("defence_die", {"number": 1, "again": 0}, "    defense die 1: hand to hand, taken by surprise"),
        ("defence_die", {"number": 3, "again": 0}, "    defense die 3: hand to hand, but time for a dagger"),
        ("defence_die", {"number": 4, "again": 0}, "    defense die 4: hand to hand, but time for a dagger"),
        ("defence_die", {"number": 5, "again": 0}, "    defense die 5: kept out, no attack"),
        ("defence_die", {"number": 6, "again": 0}, "    defense die 6: met with a blow, no attack"),
        ("defence_die", {"number": 6, "again": 1}, "    defense die 6: it does not count here and is rolled again"),
        ("in_hth", {"who": "Ann", "whom": "Bors"}, "  Ann is in the hex: hand to hand with Bors."),
        ("repelled", {"who": "Ann", "whom": "Bors", "struck": 0, "item": "mace"}, "  Ann is thrown back out of the hex."),
        ("repelled", {"who": "Ann", "whom": "Bors", "struck": 1, "item": "mace"}, "  Bors strikes with the mace; Ann is driven back."),
        ("draws", {"who": "Ann", "item": "dagger"}, "  Ann draws the dagger."),
        ("tries_to_draw", {"who": "Ann"}, "  Ann tries to draw a dagger."),
        ("tries_to_leave", {"who": "Ann"}, "  Ann tries to leave the hand-to-hand."),
        ("leaves_hth", {"who": "Ann", "direction": "S"}, "  Ann breaks free, S."),
        ("stands_out", {"who": "Ann", "direction": "S"}, "  Ann stands up and moves out, S."),
        ("stands_up", {"who": "Ann"}, "  Ann stands up."),
    ],
)  # fmt: skip
def test_hand_to_hand_is_told(code: str, data: Fields, said: str) -> None:
    assert sentence(code, **data) == said


def test_an_entry_tells_why_it_is_open() -> None:
    data: Fields = {
        "who": "Ann", "whom": "Bors", "item": "dagger",
        "ways": ("back to the wall", "down", "lower MA", "from the rear", "agreed"),
    }  # fmt: skip
    assert sentence("enters", **data) == (
        "  Ann goes for Bors hand to hand (back to the wall, already down, lower MA, from the rear, by consent)."
    )


@pytest.mark.parametrize(
    ("event", "german"),
    [
        (Event("attack", BLOW | {"item": "broken_small_bow"}), "  Ann schlägt mit dem zerbrochenen kleinen Bogen nach Bors, ohne Schaden."),
        (Event("attack", BLOW | {"attack": "thrown", "item": "small_ax", "hexes": 2}), "  Ann wirft die Handaxt nach Bors, auf 2 Felder."),
        (Event("holds", {"who": "Ann", "item": ("dagger", "large")}), "  Ann hält jetzt den Dolch und den großen Schild."),
        (Event("lies", {"item": "spear", "column": 3, "row": 4}), "    der Speer liegt auf 3,4"),
        (Event("option", OPTION | {"hexes": 5, "speed": "jog"}), "  Ann wählt (b) Sturmangriff nach 5 Feldern im Trab."),
        (Event("hurt", {"hits": 8, "left": 4, "status": 0, "felled": 1}), "    8 Schaden: ST 12 auf 4, zu Boden geworfen"),
    ],
)  # fmt: skip
def test_german_bends_its_words(event: Event, german: str) -> None:
    assert SYSTEM.words.wording(event, "de") == (german,)
