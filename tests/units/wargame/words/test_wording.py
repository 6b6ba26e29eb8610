"""What is said of what happens in a battle: each event in English, and complete in German."""

import pytest

from affray.core import Event
from affray.referee.event import Modifier, Value
from affray.systems.wargame.words.wording import wording

Fields = dict[str, Value]
STRIKE: Fields = {"total": 17, "defense": 8, "quotient": 2, "share": 0, "roll": "roll_attack"}
MUSTER: Fields = {"who": "Pikes", "number": 20, "sides": 6, "bonus": 0, "labels": ("contact",), "counts": (20,)}
SHARE: Fields = {"target": "Rays", "points": 15, "defense": 15, "quotient": 1, "near": 1, "alone": 0}
DAMAGE: Fields = {"score": 6, "chooser": 2, "choice": 1}
ALONE = {"who": "Vale spearmen"}


def english(event: Event) -> str:
    """The lines of an event in English, which German must have too, at the same levels."""
    lines, german = wording(event), wording(event, "de")
    assert [len(line) - len(line.lstrip()) for line in lines] == [len(line) - len(line.lstrip()) for line in german]
    return "\n".join(lines)


def sentence(code: str, dice: str = "", /, **data: Value) -> str:
    """An event of that code in English; the dice as they lie on the table."""
    return english(Event(code, data, tuple(int(face) - 1 for face in dice)))


@pytest.mark.parametrize(
    ("code", "data", "said"),
    [
        ("lots", {"sides": ("Red", "Blue")}, "  Red, then Blue: each throws a die, the highest goes first."),
        ("order", {"order": ("Blue", "Red")}, "  Order of the turns: Blue, then Red."),
        (
            "order",
            {"order": ("Blue", "Red"), "throws": ("4+5", "4+2")},
            "  Order of the turns: Blue (4, then 5 to break a tie), then Red (4, then 2 to break a tie).",
        ),
        ("round", {"round": 2}, "Round 2."),
        ("declares", {"who": "Mage", "words": "Turn the river!"}, "  Mage: special action, “Turn the river!”."),
        (
            "rules",
            {
                "who": "Mage",
                "side": "Red",
                "effects": ("miniatures", "steps", "move"),
                "units": ("Bows", "Bors", "Cart"),
                "numbers": (2, 3, 0),
                "places": ("", "", "3,4 sw"),
            },
            "  Red rules: Bows: 2 miniatures lost; Bors: hit 3 times; Cart: moved to 3,4, facing south-west.",
        ),
        (
            "rules",
            {"who": "Mage", "side": "Red", "effects": (), "units": (), "numbers": (), "places": ()},
            "  Red rules: nothing.",
        ),
        (
            "amends",
            {
                "who": "Mage",
                "side": "Blue",
                "effects": ("disorder",),
                "units": ("Bows",),
                "numbers": (0,),
                "places": ("",),
            },
            "  Blue would have it so: Bows: disordered.",
        ),
        ("consents", {"who": "Mage", "side": "Blue"}, "  Blue agrees."),
        ("objects", {"who": "Mage", "side": "Blue"}, "  Blue does not agree."),
        ("no_effect", {"who": "Mage"}, "  Mage: nothing comes of it, the action is spent."),
        ("shifted", {"who": "Bows", "x": "3", "y": "4", "heading": "90"}, "  Bows: now at 3,4, facing north."),
        (
            "uses",
            {"who": "Horns", "target": "Bows", "ability": "War horn", "distance": "7.2"},
            "  Horns: War horn on Bows, 7.2 inches away, centre to centre.",
        ),
        ("special_short", {}, "    too far away: nothing comes of it"),
        ("turn", {"side": "Red"}, "Turn of Red."),
        ("activated", {**ALONE, "actions": 2}, "  Vale spearmen: activated, 2 actions."),
        ("nothing", ALONE, "  Vale spearmen: an action spent on nothing."),
        ("prepare", ALONE, "  Vale spearmen: the weapon is prepared."),
        ("left_out", ALONE, "  Vale spearmen: no room in the zone, left out of the battle."),
        ("leader_lost", {"who": "The Duke", "side": "Red"}, "  Red has lost its leader, The Duke."),
        ("broken", {"side": "Red"}, "  The army of Red is broken."),
        ("over", {"side": "Red", "round": 5}, "The battle is over in round 5: Red has won."),
        ("over", {"side": "", "round": 8}, "The battle is over in round 8: a draw."),
    ],
)
def test_rounds_and_turns_are_told(code: str, data: Fields, said: str) -> None:
    assert sentence(code, **data) == said


STANDS: Fields = {
    "round": 8, "lost": ("100", "500", "0"), "left": ("900", "500", "1000"), "start": ("1000",) * 3, "breaks": ("500",) * 3,
    "held": (0, 0, 0), "objectives": 0, "points": ("500", "100", "0"), "margin": "100", "led": "0", "asked": "333.3",
    "sides": ("Red", "Blue", "Green"), "out": ("Blue",),
}  # fmt: skip


def of_several(why: str, aim: str, side: str) -> list[str]:
    """The lines of the end of a battle of three in which Blue is out."""
    return sentence("over", **STANDS | {"why": why, "aim": aim, "side": side}).split("\n")


@pytest.mark.parametrize(
    ("why", "side", "said"),
    [
        ("alone", "Red", "Red has won, every other army is out of the battle."),
        ("most", "Red", "Red has won by points, at least 100 ahead of each other side that is left."),
        ("even", "", "a draw, as no side leads by the 100 points that a victory needs."),
    ],
)
def test_the_end_of_a_battle_of_several_says_who_is_out(why: str, side: str, said: str) -> None:
    first, *stood = of_several(why, "points", side)
    assert first == f"The battle is over in round 8: {said}"
    assert (
        stood[1] == "  Blue (out of the battle): 500 of 1000 points lost, 500 left, broken at 500 lost; 100 points won"
    )
    assert ["(out of the battle)" in line for line in stood] == [False, True, False]


@pytest.mark.parametrize("aim", ["last", "rout"])
def test_nobody_breaks_in_a_battle_of_several_to_the_last(aim: str) -> None:
    for why, side in (("alone", "Red"), ("rounds", ""), (aim, "")):
        assert not any("broken" in line for line in of_several(why, aim, side))
    assert of_several("rounds", aim, "")[0] == (
        "The battle is over in round 8, the last one: a draw among all who are left, for none has outlasted the others."
    )


@pytest.mark.parametrize(
    ("left", "said"),
    [(("0", "0"), "a draw, nobody is left to fight."), (("50", "0"), "a draw, no side stands alone at the end.")],
)
def test_a_draw_to_the_last_says_whether_anybody_is_left(left: tuple[str, str], said: str) -> None:
    two = {key: value[:2] if isinstance(value, tuple) else value for key, value in STANDS.items() if key != "out"}
    first = sentence("over", **two | {"why": "last", "side": "", "left": left}).split("\n")[0]
    assert first == f"The battle is over in round 8: {said}"


@pytest.mark.parametrize(
    ("formation", "how"),
    [("regiment", "deployed as a regiment"), ("skirmish", "deployed in skirmish order"), ("none", "deployed")],
)
def test_a_deployment_is_told(formation: str, how: str) -> None:
    said = sentence("deployed", **ALONE, side="Red", formation=formation, x="10", y="6.5", heading="90")
    assert said == f"  Vale spearmen (Red): {how} at 10,6.5, facing north."


@pytest.mark.parametrize(
    ("code", "data", "said"),
    [
        ("moves", {"distance": "5.4", "files": 5, "heading": "75"}, "move of 5.4 inches, facing about north."),
        ("moves", {"distance": "1", "files": 5, "heading": "75"}, "move of 1 inch, facing about north."),
        ("moves", {"distance": "0", "files": 5, "heading": "75"}, "on the spot, facing about north."),
        ("moves_away", {"distance": "6", "files": 5, "heading": "75"}, "move away from the enemy of 6 inches, facing about north."),
        ("reforms", {"distance": "0", "files": 1, "heading": "75"}, "change of formation to 1 file, facing about north."),
        ("reforms", {"distance": "0", "files": 5, "heading": "75"}, "change of formation to 5 files, facing about north."),
        ("drives", {"distance": "8", "reverse": 0, "heading": "0"}, "drive of 8 inches forward, facing east."),
        ("drives", {"distance": "4", "reverse": 1, "heading": "0"}, "drive of 4 inches in reverse, facing east."),
        ("disordered", {}, "disordered, so that the next action is lost."),
        ("into_contact", {"foes": ("Knights", "The Duke")}, "in contact with Knights and The Duke."),
        ("leaves", {}, "off the field by the far edge."),
        ("slides_back", {}, "back along the path to the first clear place."),
    ],
)  # fmt: skip
def test_moves_are_told(code: str, data: Fields, said: str) -> None:
    assert sentence(code, **ALONE, **data) == f"  Vale spearmen: {said}"


@pytest.mark.parametrize(
    ("code", "data", "said"),
    [
        ("attacks", {"target": "Knights"}, "melee attack on Knights."),
        ("free_attack", {"target": "Knights"}, "free attack on Knights for leaving the melee."),
        ("overruns", {"target": "Knights", "struck": 1}, "straight over Knights, 1 miniature struck."),
        ("overruns", {"target": "Knights", "struck": 3}, "straight over Knights, 3 miniatures struck."),
        ("shoots", {"target": "Knights", "distance": "8.3"}, "ranged attack on Knights, measured 8.3 inches centre to centre."),
        ("fires", {"facing": "left", "targets": ("Knights", "Scouts")}, "fire to the left side, targets in this order: 1. Knights, 2. Scouts."),
        ("throws", {"x": "20", "y": "17.5"}, "fireball at 20,17.5."),
        ("losses", {"lost": 1, "left": 9}, "1 falls, 9 left."),
        ("losses", {"lost": 8, "left": 12}, "8 fall, 12 left."),
        ("removed", {}, "wiped out."),
        ("hero_hit", {"hits": 1, "die": 6}, "1 hit, the die is now d6."),
        ("hero_hit", {"hits": 3, "die": 0}, "3 hits, more than can be borne."),
        ("fearless", {}, "fearless, no check of morale."),
        ("nerve", {"passed": 1}, "morale holds."),
        ("nerve", {"passed": 0}, "shaken, the next action must be a move away from the enemy."),
    ],
)  # fmt: skip
def test_attacks_and_losses_are_told(code: str, data: Fields, said: str) -> None:
    assert sentence(code, **ALONE, **data) == f"  Vale spearmen: {said}"


def test_what_is_about_to_be_rolled_is_told_with_its_reasons() -> None:
    assert sentence("musters", **MUSTER) == "    Pikes: 20d6 (20 in contact)"
    more: Fields = MUSTER | {"bonus": 30, "labels": ("contact", "second_rank"), "counts": (10, 10)}
    parts = (Modifier("fight", 20, ""), Modifier("weapons", 10, ""))
    assert english(Event("musters", more, parts=parts)) == (
        "    Pikes: 20d6 +30 (10 in contact, 10 of the second rank)\n      +30 = Fight 20, weapons +10"
    )
    assert sentence("stands", who="Pikes") == "    Pikes: no dice to strike back"


@pytest.mark.parametrize(
    ("dice", "more", "said"),
    [
        ("1466", {}, "melee attack: 1 4 6 6 = 17, against Defense 8: 2"),
        ("146", {}, "melee attack: 1 4 6 = 11, +6 = 17, against Defense 8: 2"),
        ("66666", {"total": 30, "quotient": 1, "share": 1}, "melee attack: 6 6 6 6 6 = 30, against Defense 8: 3, halved and rounded down 1"),
        ("66666", {"total": 30, "quotient": 2, "share": 2}, "melee attack: 6 6 6 6 6 = 30, against Defense 8: 3, halved and rounded up 2"),
        ("1" * 9 + "2222", {"roll": "roll_volley"}, "ranged attack: 1 1 1 1 1 1 1 1 1 2 2 2 2 = 17, against Defense 8: 2"),
    ],
)  # fmt: skip
def test_an_attack_is_told_as_a_sum_against_the_defense(dice: str, more: Fields, said: str) -> None:
    assert sentence("strike", dice, **STRIKE | more) == f"    {said}"


@pytest.mark.parametrize(
    ("code", "dice", "data", "said"),
    [
        ("roll_morale", "1246", {}, "morale: 1 2 4 6"),
        ("out_of_range", "", {}, "out of range: the action is spent"),
        ("fire", "35", {"total": 12, "roll": "roll_vehicle_fire"}, "fire of the vehicle: 3 5, with Shoot 12 points to divide"),
        ("share_lands", "", SHARE, "at Rays: 15 points against Defense 15, 1 to be removed"),
        ("nobody_burnt", "", {"under": 0}, "nobody stands under the fireball"),
        ("standing", "", {"most": 2}, "only the 2 who stand are halved"),
        ("share_lands", "", SHARE | {"points": 3, "near": 0, "quotient": 0}, "at Rays: out of range, its 3 points are lost"),
        ("fireball", "246", {"evens": 3, "damage": 12, "success": 1, "roll": "roll_fireball"}, "fireball: 2 4 6, even dice 3: 12 against each Defense"),
        ("fireball", "134", {"evens": 1, "damage": 4, "success": 0, "roll": "roll_fireball"}, "fireball: 1 3 4, even dice 1: it fails"),
        ("vehicle_hit", "", {"who": "Tank", "quotient": 2, "worse": 0}, "Tank: damage, 1d8 + 2 for the hits"),
        ("vehicle_hit", "", {"who": "Tank", "quotient": 2, "worse": 1}, "Tank: damage, 1d8 + 2 for the hits + 1 for earlier damage"),
        ("vehicle_damage", "", DAMAGE, "makes 6: the attacker chooses, Defense falls by 1"),
        ("vehicle_damage", "", DAMAGE | {"chooser": 1, "choice": 0}, "makes 6: the defender chooses, Move falls by 1 inch"),
        ("vehicle_damage", "", DAMAGE | {"choice": 2}, "makes 6: the attacker chooses, range falls by 2 inches"),
        ("vehicle_damage", "", DAMAGE | {"choice": 4}, "makes 6: the attacker chooses, no more fire to the left"),
        ("vehicle_damage", "4", DAMAGE | {"choice": -1, "roll": "roll_vehicle_damage"}, "rolled 4, makes 6: the attacker chooses, but nothing is left to reduce"),
        ("vehicle_damage", "8", DAMAGE | {"score": 11, "chooser": 0, "choice": -1, "roll": "roll_vehicle_damage"}, "rolled 8, makes 11: destroyed"),
        ("morale", "1246", {"evens": 3, "odds": 1, "passed": 1, "roll": "roll_morale"}, "morale: 1 2 4 6; even dice 3, odd dice 1: passed"),
        ("morale", "", {"evens": 1, "odds": 1, "passed": 0}, "even dice 1, odd dice 1: failed"),
    ],
)  # fmt: skip
def test_what_a_roll_comes_to_is_told(code: str, dice: str, data: Fields, said: str) -> None:
    assert sentence(code, dice, **data) == f"    {said}"


def test_a_target_that_no_fire_goes_to_is_passed_over() -> None:
    assert sentence("share", mark=2, points=0, near=1, quotient=0) == ""


@pytest.mark.parametrize(
    ("event", "german"),
    [
        (Event("moves", {**ALONE, "distance": "5.4", "files": 1, "heading": "75"}), "  Vale spearmen: Bewegung um 5,4 Zoll, Blickrichtung etwa Norden."),
        (Event("strike", STRIKE, (0, 3, 5)), "    Nahkampfangriff: 1 4 6 = 11, +6 = 17, gegen Verteidigung 8: 2"),
        (Event("losses", {**ALONE, "lost": 1, "left": 9}), "  Vale spearmen: 1 fällt, 9 übrig."),
        (Event("vehicle_damage", DAMAGE | {"choice": 3}), "    macht 6: der Angreifer wählt, kein Feuer nach vorn mehr"),
    ],
)  # fmt: skip
def test_german_has_its_own_words_and_decimals(event: Event, german: str) -> None:
    assert wording(event, "de") == (german,)
