"""The questions of a battle in words, the labels of its answers and of inner choices; German has the same."""

import pytest
from msgspec.structs import replace

from affray.core import NATURE, Prompt, Question
from affray.referee import DiceNeeded, Needed
from affray.systems.wargame.content.codes import ELITE, HERO, ROLL_MORALE, ROLL_ORDER, VEHICLE
from affray.systems.wargame.position.answers import Answer, Number, Word, read_answer
from affray.systems.wargame.position.state import DEPLOY, START, WAITING, State
from affray.systems.wargame.turn.phases import question
from affray.systems.wargame.words.facts import TEXTS
from affray.systems.wargame.words.questions import label, loss_place_args, prompt
from tests.units.wargame.gifted import GIFTS, SPECIALS, three_talk, with_gifts
from tests.wargame_arena import (
    BLUE,
    BOWS,
    RED,
    TANK,
    E,
    acting,
    asked,
    battle,
    block,
    kind,
    lone,
    play,
    regiment,
    skirmish,
    table,
)

MAGE = kind(HERO, (3, 8), defense=10, gifts="fireball command")
ARMED = kind(ELITE, arms="pistol musket")
WAGON = kind(VEHICLE, (4, 6), 8, defense=12, arms="50mm_cannon machine_gun", gifts="rear_attack_arc", base=(2, 3))
PIKES = regiment("Pikes", RED, 10, 5, (10, 10), 90)
GUARDS = skirmish("Guards", BLUE, [(11, 20), (13, 20), (15, 20)])


def worded(state: State, open_question: Question[Answer], needed: Needed | None = None) -> Prompt:
    """A question in English; German has as many labels."""
    english, german = prompt(state, open_question, needed), prompt(state, open_question, needed, "de")
    assert german.text and german.text != english.text
    assert len(english.labels) == len(german.labels) == (len(open_question.answers) if open_question.inner else 0)
    return english


def opened(state: State) -> str:
    """The open question of a position in English."""
    found = question(state)
    assert found is not None
    return worded(state, found).text


def said(state: State, text: str) -> str:
    """The label of an answer in English, which German has too."""
    assert label(state, read_answer(text), "de")
    return label(state, read_answer(text))


# --- prompts ----------------------------------------------------------------------------------------------------------
def test_whoever_is_asked_is_told_what_about() -> None:
    state = battle(PIKES, GUARDS)
    assert opened(state) == "Red, round 1 of 8: which unit is activated?"
    shaken = battle(regiment("Pikes", RED, 10, 5, (10, 10), 90, token=True), GUARDS)
    assert opened(shaken) == "Red, round 1 of 8: which unit is activated, of those that failed their morale?"
    assert opened(battle(PIKES, GUARDS, phase=START, order=())) == "The game goes on by itself."


def test_deployment_counts_who_is_left() -> None:
    two = [replace(PIKES, id=name, status=WAITING, at=()) for name in ("Pikes", "Axes")]
    state = battle(*two, replace(GUARDS, status=WAITING, at=()), phase=DEPLOY, far=False)
    assert opened(state) == "Red: which unit is deployed, and where? 2 are left."
    assert opened(battle(two[0], far=False, phase=DEPLOY)).endswith("1 is left.")


def test_an_activation_tells_what_it_owes() -> None:
    assert opened(acting(battle(PIKES, GUARDS), "Pikes")) == "Pikes (Red), 2 actions left: what next?"
    muddled = battle(regiment("Pikes", RED, 10, 5, (10, 10), 90, disordered=True), GUARDS)
    assert opened(acting(muddled, "Pikes", 1)) == (
        "Pikes (Red), 1 action left: disordered or with no way out, so that the next one is spent on nothing."
    )
    shaken = battle(regiment("Pikes", RED, 10, 5, (10, 10), 90, token=True), GUARDS)
    assert opened(acting(shaken, "Pikes")).endswith(
        "shaken, so that the next one is a move away from the enemy. Where to?"
    )


def test_dice_are_asked_for_with_what_they_are_for() -> None:
    state, anybody = battle(PIKES, GUARDS), Question[Answer](NATURE, "go", answers=(Word("go"),))
    order = worded(state, anybody, DiceNeeded(1, 6, ROLL_ORDER))
    assert order.text == "Throw 1d6 for Red: who goes first."
    again = [worded(state, anybody, DiceNeeded(1, 6, ROLL_ORDER, before)).text for before in ((3,), (3, 3), (3, 3, 1))]
    assert [text.removeprefix("Throw 1d6 for ").partition(":")[0] for text in again] == ["Blue", "Red", "Blue"]
    shot = worded(state, Question[Answer](1, "dice", "Guards", inner=True), DiceNeeded(4, 6, ROLL_MORALE))
    assert shot.text == "Throw 4d6 for Guards (Blue): morale."
    assert worded(state, anybody, DiceNeeded(12, 6, ROLL_MORALE)).text == "Throw 12d6 for the battle: morale."


LOST = " Points on a target out of range are lost."


# --- inner choices ----------------------------------------------------------------------------------------------------
def test_who_falls_is_named_by_number_and_place() -> None:
    bows = skirmish("Bows", RED, [(11, 15), (13, 15)], BOWS)
    state = acting(battle(bows, GUARDS), "Bows")
    found = asked(state, "shoot Guards", rolls=[(3, 3)])
    assert worded(state, found) == Prompt(
        "Guards (Blue): who of Guards falls? Whoever else is left holds the unit together.",
        ("miniature 3, 2 inches east of its middle", "miniature 1, 2 inches west of its middle"),
        (3, 1),
    )


def test_who_falls_says_which_of_how_many_and_where_those_chosen_stand() -> None:
    row = skirmish("Row", BLUE, [(x, 16) for x in (10, 12, 14, 16, 18)])
    state = acting(battle(skirmish("Bows", RED, [(13, 12), (14, 12), (15, 12)], BOWS), row), "Bows")
    found = worded(state, asked(state, "shoot Row", rolls=[(6, 6, 4)], choices=[1]))
    assert found.text == "Row (Blue): who of Row falls, 2 of 2? Whoever else is left holds the unit together."
    assert found.chosen == ((10.0, 16.0),)


def test_who_falls_in_a_regiment_is_named_by_rank_and_file() -> None:
    pikes = regiment("Bows", RED, 5, 3, (12, 15), 90, BOWS)
    names = [loss_place_args(pikes, place) for place in range(5)]
    assert [(name["rank"], name["file"], name["end"]) for name in names] == [
        (1, 1, "left"), (1, 2, "none"), (1, 3, "right"), (2, 1, "left"), (2, 2, "none"),
    ]  # fmt: skip
    said = [TEXTS.say("en", "choice-miniature", place=n + 1, **row) for n, row in enumerate(names)]
    assert said[1] == "miniature 2, front rank, file 2 from the left"
    assert said[3] == "miniature 4, rank 2, left end"


def test_a_reduction_names_the_vehicle_and_what_may_be_reduced() -> None:
    bows = skirmish("Bows", RED, [(x, y) for x in (11, 13, 15) for y in (13, 15)], BOWS)
    state = acting(battle(bows, lone("Tank", BLUE, (13, 21), 270, TANK)), "Bows")
    own = worded(state, asked(state, "shoot Tank", rolls=[(3, 3, 3, 3, 3, 3), (1,)]))
    assert own.text == "Tank (Blue): damage 2, what is reduced on Tank?"
    assert own.labels == (
        "Move, 1 inch less", "Defense, 1 less", "range, 2 inches less", "fire to the front", "fire to the left",
        "fire to the right",
    )  # fmt: skip
    theirs = worded(state, asked(state, "shoot Tank", rolls=[(3, 3, 3, 3, 3, 3), (4,)]))
    assert theirs.text == "Bows (Red): damage 5, what is reduced on Tank?"


def test_the_fire_of_a_vehicle_is_divided_among_named_targets() -> None:
    targets = (skirmish("Axes", BLUE, [(12, 20), (13, 20)]), skirmish("Bows", BLUE, [(17, 20)]))
    state = acting(battle(lone("Tank", RED, (15, 12), 90, TANK), *targets), "Tank")
    first = worded(state, asked(state, "fire front", rolls=[(1, 1, 2, 2)]))
    assert first.text == "Tank (Red): how many of the 10 points left go to Axes, Defense 8, 2 miniatures?" + LOST
    assert first.labels[1] == "1 point: nobody falls"
    assert first.labels[8] == "8 points: 1 falls"
    then = worded(state, asked(state, "fire front", rolls=[(1, 1, 2, 2)], choices=[8]))
    assert then.text == "Tank (Red): how many of the 2 points left go to Bows, Defense 8, 1 miniatures?" + LOST


def test_hits_on_a_hero_are_told_instead_of_who_falls() -> None:
    state = acting(battle(lone("Tank", RED, (15, 12), 90, TANK), lone("Mage", BLUE, (15, 20), 270, MAGE)), "Tank")
    labels = worded(state, asked(state, "fire front", rolls=[(5, 5, 5, 5)])).labels
    assert (labels[9], labels[10], labels[20]) == ("9 points: no hit", "10 points: 1 hit", "20 points: 2 hits")


def test_whole_dice_go_to_named_targets_or_nobody() -> None:
    targets = (skirmish("Axes", BLUE, [(12, 20), (13, 20)]), skirmish("Bows", BLUE, [(17, 20)]))
    tank = lone("Tank", RED, (15, 12), 90, TANK)
    state = acting(battle(tank, *targets, options={"vehicle_split": "dice"}), "Tank")
    die = worded(state, asked(state, "fire front", rolls=[(1, 1, 2, 4)]))
    assert die.text == "Tank (Red): which target gets the die that shows 4?"
    assert die.labels == ("Axes", "Bows", "nobody")
    shoot = worded(state, asked(state, "fire front", rolls=[(1, 1, 2, 4)], choices=[0, 1, 2, 2]))
    assert shoot == Prompt("Tank (Red): which target gets the 4 of Shoot?", ("Axes", "Bows"))


def test_who_must_agree_reads_who_would_do_what_to_whom() -> None:
    ruling = three_talk()
    assert opened(ruling) == (
        "Red Mage (Red): “Turn the river” is declared. What comes of it? The others must agree to more than nothing."
    )
    agree = play(
        ruling,
        "ruling losses Blue_Pikes 2 and disorder Green_Guards and move Red_Pikes 19,4 facing n".replace("Green", "Red"),
    ).state
    assert opened(agree) == (
        "Blue: Red Mage of Red would do this: “Turn the river”. Red rules: Blue Pikes: 2 miniatures lost; "
        "Red Guards: disordered; Red Pikes: moved to 19,4, facing north. Do you agree?"
    )
    amended = play(agree, "amend losses Blue_Mage 1 and losses Red_Wagon 1").state
    assert opened(amended) == (
        "Red: “Turn the river” of Red Mage: Blue would have it so: Blue Mage: hit 1 time; Red Wagon: destroyed. "
        "Do you accept? If not, nothing happens."
    )
    assert "Blue has amended, and Red accepts" in opened(play(amended, "consent").state)


# --- labels -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("answer", "text"),
    [
        ("go", "go on"),
        ("end turn", "end the turn"),
        ("stop", "end the activation"),
        ("nothing", "spend an action on nothing"),
        ("prepare", "prepare the weapon"),
        ("special Shout!", "special action: “Shout!”"),
        ("ruling nothing", "ruling: nothing"),
        ("ruling losses Pikes 2 and disorder Guards", "ruling: Pikes: 2 miniatures lost; Guards: disordered"),
        ("amend move Pikes 3,4 facing ne", "amend it to: Pikes: moved to 3,4, facing north-east"),
        ("consent", "agree"),
        ("object", "do not agree: nothing happens"),
        ("unit Pikes", "activate Pikes"),
        ("leader Far_Red", "Far Red leads"),
        ("deploy Pikes regiment 5 at 10,6.5 facing 90", "Pikes: regiment in 5 files at 10,6.5, facing north"),
        ("deploy Guards skirmish at 10,6 facing 270", "Guards: skirmish order at 10,6, facing south"),
        ("deploy Far_Red skirmish at 10,6 facing 270", "Far Red: at 10,6, facing south"),
    ],
)
def test_orders_are_labelled(answer: str, text: str) -> None:
    assert said(battle(PIKES, GUARDS), answer) == text


def test_a_special_of_the_scenario_is_labelled_by_its_name_and_target() -> None:
    state = with_gifts(acting(battle(PIKES, GUARDS, specials=SPECIALS), "Pikes"), *GIFTS)
    assert (
        said(state, "use War_horn on Guards")
        == "War horn on Guards, about 10 inches away to the north, centre to centre; range 12"
    )
    assert (
        said(state, "use Gust on Guards to 12,22")
        == "Gust on Guards, about 10 inches away to the north, centre to centre; range 12; moved to 12,22"
    )
    assert said(state, "use War_horn on Nobody") == "War horn on Nobody"
    assert said(state, "ruling losses Nobody 1") == "ruling losses Nobody 1"


def test_a_number_is_its_own_label() -> None:
    assert label(battle(PIKES, GUARDS), Number(3)) == "3"


@pytest.mark.parametrize(
    ("answer", "text"),
    [
        ("move 12,14.5", "move 4.5 inches to the north, to 12,14.5"),
        ("move 13,15 facing 75", "move 5.1 inches to the north, to 13,15, facing about north"),
        ("move 12,10 facing 45", "turn 45 degrees to the right, to face north-east"),
        ("move 12,10 facing 90.2", "stay at 12,10"),
        ("move 12,10", "stay at 12,10"),
        ("away 12,9", "move 1 inch away to the south, to 12,9, which the rules do not allow"),
        ("reform 10", "change to 10 files"),
        ("reform 1 facing 80", "change to 1 file, facing about north"),
        ("move 12,19", "move 9 inches to the north, to 12,19, too far or into terrain: the unit stays and is disordered"),
        ("move 30,10", "move 18 inches to the east, to 30,10, which the rules do not allow"),
        ("move 7,12", "move 5.4 inches to the west, to 7,12, disordered"),
    ],
)  # fmt: skip
def test_moves_are_labelled_with_length_bearing_and_end(answer: str, text: str) -> None:
    board = table(block("wall", 20, 5, 2, 10), block("hut", 3, 12, 1.5, 2))
    assert said(acting(battle(PIKES, GUARDS, board=board), "Pikes"), answer) == text


@pytest.mark.parametrize(
    ("gap", "far"), [(0.2, "less than 1 inch away"), (0.6, "about 1 inch away"), (2.6, "about 3 inches away")]
)
def test_contact_says_how_far_it_is_and_never_about_nothing(gap: float, far: str) -> None:
    near = skirmish("Guards", BLUE, [(x, 11 + gap) for x in (11, 12, 13)])
    state = acting(battle(PIKES, near), "Pikes")
    assert said(state, "contact Guards") == f"into contact with Guards, {far} to the north, base to base"


def test_two_distances_of_one_pair_say_what_each_is_measured_between() -> None:
    bows = skirmish("Bows", RED, [(11, 11.7)], BOWS)
    state = acting(battle(bows, skirmish("Guards", BLUE, [(11, 15.7)])), "Bows")
    assert said(state, "shoot Guards").startswith("shoot at Guards, about 4 inches away to the north, centre to centre")
    assert said(state, "contact Guards") == ("into contact with Guards, about 3 inches away to the north, base to base")
    german = label(state, read_answer("contact Guards"), "de")
    assert german.endswith("etwa 3 Zoll entfernt im Norden, von Base zu Base")


def test_a_move_into_contact_names_the_enemy() -> None:
    near = skirmish("Guards", BLUE, [(11, 15), (12, 15), (13, 15)])
    hidden = acting(battle(PIKES, near), "Pikes")
    assert said(hidden, "move 12,14 facing 90") == "move 4 inches to the north, to 12,14, facing north"
    state = acting(battle(PIKES, near, options={"premeasure": True}), "Pikes")
    assert said(state, "move 12,14 facing 90") == (
        "move 4 inches to the north, to 12,14, facing north, into contact with Guards"
    )


def test_drives_are_labelled_with_their_parts_and_whom_they_run_over() -> None:
    board = table(block("wall", 18, 5, 2, 10))
    state = acting(battle(lone("Wagon", RED, (10, 10), E, WAGON), GUARDS, board=board), "Wagon")
    assert said(state, "drive forward go 2 turn -30 go 1") == "drive forward: 2 inches, right, 1 inch"
    assert said(state, "drive reverse turn 20 go 1") == "drive in reverse: 20 degrees to the left, 1 inch"
    assert said(state, "drive forward go 7.5").endswith("the vehicle stays and is disordered")
    assert said(state, "drive forward go 6.5") == "drive forward: 6.5 inches, disordered"
    assert said(state, "drive forward turn 60").endswith("which the rules do not allow")
    into = acting(battle(lone("Wagon", RED, (13, 15), 90, WAGON), GUARDS), "Wagon")
    assert said(into, "drive forward go 4") == "drive forward: 4 inches, over Guards"


def test_attacks_are_labelled_with_whom_and_about_how_far() -> None:
    near = skirmish("Guards", BLUE, [(11, 11), (12, 11), (13, 11)])
    state = acting(battle(PIKES, near), "Pikes")
    assert said(state, "melee Guards") == "melee attack on Guards"
    bows = skirmish("Bows", RED, [(11, 11.7)], BOWS)
    for exact, far in (("false", "about 10 inches away"), ("true", "9.7 inches away")):
        shooting = acting(battle(bows, skirmish("Guards", BLUE, [(13, 21.2)]), options={"premeasure": exact}), "Bows")
        assert said(shooting, "shoot Guards") == f"shoot at Guards, {far} to the north, centre to centre; range 10"


def test_a_weapon_is_named_where_each_attack_names_one() -> None:
    chosen: dict[str, object] = {"several_weapons": "choose_one"}
    men = skirmish("Men", RED, [(11, 14)], ARMED)
    state = acting(battle(men, GUARDS, options=chosen), "Men")
    assert said(state, "shoot Guards with 2") == (
        "shoot at Guards with musket, about 6 inches away to the north, centre to centre; range 10"
    )
    assert said(state, "shoot Guards with 3").endswith("range 0")
    wagon = acting(battle(lone("Wagon", RED, (13, 12), 90, WAGON), GUARDS, options=chosen), "Wagon")
    assert said(wagon, "fire front with 2") == "fire to the front with machine gun, targets: Guards"


def test_a_fireball_is_labelled_with_its_place() -> None:
    state = acting(battle(lone("Mage", RED, (11, 14), profile=MAGE), GUARDS), "Mage")
    assert said(state, "fireball 11,20") == "fireball at 11,20, 6 inches away"
