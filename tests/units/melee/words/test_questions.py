"""What the guide asks, what the numbers of inner choices stand for, every answer as a label, and names of everything."""

import pytest
from msgspec.structs import replace

from affray.core import NATURE, Prompt, Question
from affray.core.words.texts import slug
from affray.referee import ChoiceNeeded, DiceNeeded
from affray.systems.melee.content import codes
from affray.systems.melee.content.house_rules import option_facts
from affray.systems.melee.content.tables import all_weapons, armors, creatures, gear, grounds, races, shields
from affray.systems.melee.position.answers import Answer
from affray.systems.melee.position.hands import BREATH
from affray.systems.melee.position.state import (
    ACT,
    ACTOR,
    HEIGHT,
    MOVE,
    OPTION,
    PHASE_NAMES,
    RENEW,
    CurrentMove,
    Figure,
    Pending,
    State,
)
from affray.systems.melee.rules.adjusted_dx import PLACE_PARTS, RANGE_PARTS, SELF_PARTS, STANDING_PARTS, ZONE_LABELS
from affray.systems.melee.rules.damage import STOPS
from affray.systems.melee.rules.hand_to_hand_entry import WAYS
from affray.systems.melee.rules.load import PARTS
from affray.systems.melee.system import SYSTEM
from affray.systems.melee.turn.picking_facings import mask_of
from tests.melee_spells import at_work, foe, friend, position, someone

WEAPONS = {*all_weapons(), *(f"broken_{item}" for item in all_weapons())}
NATURAL = {row.attack for row in creatures().values() if row.attack.replace(" ", "_") not in all_weapons()}
HELD = {*WEAPONS, *shields(), *NATURAL, BREATH, "bare_hands", "shield"} - {"none"}
LABELLED = (*STANDING_PARTS, *PLACE_PARTS, *SELF_PARTS, *RANGE_PARTS, *STOPS, *PARTS)
NAMES = {
    "item": {*HELD, *armors(), *gear()},
    "race": {*races(), *creatures()},
    "terrain": set(grounds()),
    "option": set(codes.OPTION_LETTERS),
    "posture": set(codes.POSTURE_NAMES),
    "speed": set(codes.SPEED_NAMES),
    "way": {label for label, _ in WAYS},
    "phase": set(PHASE_NAMES),
    "part": {label for label, *_ in LABELLED} - {"zone"} | set(ZONE_LABELS.values()),
    "value": {
        f"{fact.name}-{value}" for fact in option_facts() for value in fact.values if value not in ("true", "false")
    },
}


def ann(**fields: object) -> Figure:
    """Ann of Red in the middle, a broadsword in hand."""
    return someone("Ann", 0, (0, 0), **{"ready": ("broadsword",), **fields})


# --- names ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("kind", NAMES)
def test_everything_in_the_tables_has_a_name(kind: str) -> None:
    messages = {f"{kind}-{slug(code)}" for code in NAMES[kind]}
    assert messages - SYSTEM.words.texts.ids("en") == set()
    for code in NAMES[kind]:
        assert SYSTEM.words.name(kind, code, "de").strip()


@pytest.mark.parametrize("item", sorted(HELD))
def test_whatever_is_held_has_its_forms(item: str) -> None:
    assert SYSTEM.words.texts.say("de", "label-take", item=item).split()[0] in ("den", "die", "das")
    assert SYSTEM.words.texts.say("de", "no-not-near", item=item, who="Ann").split()[0] in ("der", "die", "das")
    assert SYSTEM.words.texts.say("en", "label-take", item=item).startswith(("pick up the ", "pick up its "))
    assert SYSTEM.words.texts.say("en", "label-sweep", item=item).startswith("sweep with ")


# --- answers ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        ("go", "go on", "weiter"),
        ("renew", "pay for it", "dafür zahlen"),
        ("lapse", "let it lapse", "enden lassen"),
        ("end", "leave the others where they are", "die anderen lassen, wo sie sind"),
        ("take off", "take off", "abheben"),
        ("land", "land", "landen"),
        ("low", "come low enough to fight on the ground", "tief genug kommen, um am Boden zu kämpfen"),
        ("high", "stay up, out of reach of the ground", "oben bleiben, außer Reichweite des Bodens"),
        ("apart", "fly at another height than the others", "in einer eigenen Höhe fliegen"),
        ("near", "fly at the height of the others", "in der Höhe der anderen fliegen"),
        ("drop pack", "drop the pack", "den Rucksack abwerfen"),
        ("take pack", "take the pack up again", "den Rucksack wieder aufnehmen"),
        ("leave map", "leave the map", "die Karte verlassen"),
        ("stand", "stand up", "aufstehen"),
        ("dodge", "dodge", "ausweichen"),
        ("defend", "defend", "abwehren"),
        ("draw", "try to draw a dagger", "einen Dolch zu ziehen versuchen"),
        ("leave", "try to leave the hand-to-hand", "das Handgemenge zu verlassen versuchen"),
        ("struggle", "struggle with the rope", "an der Fessel zerren"),
        ("wait", "wait for an opening", "auf eine Blöße warten"),
        ("pass", "pass", "passen"),
        ("done", "be content with that", "es dabei belassen"),
        ("3", "choice 3", "Wahl 3"),
        ("place 2", "move second", "als zweite Seite ziehen"),
        ("place 6", "move sixth", "als sechste Seite ziehen"),
        ("figure Ann", "move Ann", "mit Ann ziehen"),
        ("step SE", "step SE", "Schritt nach SO"),
        ("push N", "push on N", "weiterschieben nach N"),
        ("turn left", "wheel to the left", "nach links schwenken"),
        ("turn right", "wheel to the right", "nach rechts schwenken"),
        ("face NW", "face NW", "nach NW blicken"),
        ("option b", "(b) charge attack", "(b) Sturmangriff"),
        ("option d kneeling", "(d) drop, kneeling", "(d) Niedergehen, kniend"),
        ("option f prone", "(f) missile weapon attack, prone", "(f) Schuss, liegend"),
        ("strike Bors broadsword", "strike Bors with the broadsword", "mit dem Breitschwert nach Bors schlagen"),
        ("strike Bors dagger twin", "strike Bors with the dagger, and then with the other weapon", "mit dem Dolch nach Bors schlagen, und dann mit der anderen Waffe"),
        ("strike Bors bare_hands", "strike Bors with bare hands", "mit bloßen Händen nach Bors schlagen"),
        ("throw Bors spear aim 1", "throw the spear at Bors, along another line (1)", "den Speer nach Bors werfen, auf anderer Linie (1)"),
        ("shoot Bors longbow", "shoot at Bors with the longbow", "mit dem Langbogen auf Bors schießen"),
        ("shoot Bors breath", "breathe at Bors", "den Odem auf Bors speien"),
        ("sweep halberd", "sweep with the halberd at everybody in front", "Rundschlag mit der Hellebarde nach allen davor"),
        ("enter N Bors", "go for Bors hand to hand, N", "ins Handgemenge mit Bors, nach N"),
        ("cast fireball 3 at Bors", "cast Fireball with 3 ST at Bors", "„Feuerball“ zaubern mit 3 ST auf Bors"),
        ("cast wall 2 on 3,4", "cast Wall with 2 ST on 3,4", "„Mauer“ zaubern mit 2 ST bei 3,4"),
        ("cast illusion 2 on 3,4 as wolf facing S", "cast Illusion with 2 ST on 3,4 as Wolf facing S", "„Trugbild“ zaubern mit 2 ST bei 3,4 als Wolf, Blick nach S"),
        ("cast aid 1 at Ann to dx", "cast Aid with 1 ST at Ann for DX", "„Beistand“ zaubern mit 1 ST auf Ann, für DX"),
        ("cast dazzle 0", "cast Dazzle", "„Blenden“ zaubern"),
        ("disbelieve Wolf", "disbelieve Wolf", "Wolf anzweifeln"),
        ("hold dagger shield", "hold the dagger and the shield", "den Dolch und den Schild halten"),
        ("hold -", "empty both hands", "beide Hände leeren"),
        ("take large", "pick up the large shield", "den großen Schild aufheben"),
        ("disengage S", "disengage, S", "sich nach S lösen"),
        ("wake Cid", "wake Cid", "Cid wecken"),
        ("retreat Bors by Ann N", "force Bors back with Ann, N", "Bors mit Ann zurückdrängen, nach N"),
        ("retreat Bors by Ann", "force Bors back with Ann, though there is no hex to go to", "Bors mit Ann zurückdrängen, obwohl es kein Feld dafür gibt"),
    ],
)  # fmt: skip
def test_answers_have_labels(text: str, english: str, german: str) -> None:
    state, answer = position(ann(), foe()), SYSTEM.read_answer(text)
    assert (SYSTEM.words.label(state, answer), SYSTEM.words.label(state, answer, "de")) == (english, german)


# --- questions --------------------------------------------------------------------------------------------------------
def asked(state: State) -> str:
    """The open question of a state in English; German has one too."""
    question = SYSTEM.question(state)
    assert question is not None
    assert SYSTEM.words.prompt(state, question, None, "de").text
    prompt = SYSTEM.words.prompt(state, question, None, "en")
    assert prompt == Prompt(prompt.text)
    return prompt.text


@pytest.mark.parametrize(
    ("code", "side", "said"),
    [
        ("go", NATURE, "The game goes on by itself."),
        ("place", 0, "Red won the initiative: when to move?"),
        ("pick", 1, "Blue: which figure moves next, or do all others stay where they are?"),
        ("actor", 0, "Red: these figures act at the same adjDX; which of them first?"),
        ("retreat", 1, "Blue: force an enemy back, or pass?"),
    ],
)
def test_what_a_side_is_asked(code: str, side: int, said: str) -> None:
    question = Question[Answer](side, code)
    assert SYSTEM.words.prompt(position(ann(), foe()), question, None).text == said
    assert SYSTEM.words.prompt(position(ann(), foe()), question, None, "de").text


def test_a_figure_is_asked_for_its_move_and_its_option() -> None:
    state = position(ann(), foe((0, -4)), phase=MOVE, move=CurrentMove(0, moved=2))
    assert asked(state) == "Ann (Red) moves, 2 of 10 hexes: a step, or a facing, which ends the way?"
    shifting = position(ann(state=codes.ENGAGED, held_by=(1,)), foe(), phase=MOVE, move=CurrentMove(0))
    assert asked(shifting) == "Ann (Red) moves, 0 of 1 hex: a step, or a facing, which ends the way?"
    assert asked(replace(state, phase=OPTION)) == "Ann (Red) has come to a halt: which option?"


def test_a_flier_is_asked_whether_it_comes_down() -> None:
    flier = foe((0, -4), creature="gargoyle", race="gargoyle", flight=codes.ALOFT)
    state = position(ann(), flier, phase=HEIGHT, move=CurrentMove(0, asked=(1,)))
    assert asked(state) == "Bors (Blue) is in the air: come down low enough to fight Ann, or stay up?"


def test_a_caster_is_asked_to_pay() -> None:
    state = position(ann(), foe(), phase=RENEW, spells=(at_work("blur", 0),), renewals=(0,))
    assert asked(state) == "Ann (Red): pay for Blur to go on, or let it lapse?"


@pytest.mark.parametrize(
    ("option", "pending", "said"),
    [
        (codes.CHARGE, None, "Ann (Red) acts at adjDX 12, having taken (b) charge attack: what now?"),
        (-1, None, "Ann (Red) acts at adjDX 12: what now?"),
        (codes.CHARGE, Pending("twin", "broadsword"), "Ann (Red): whom does the other weapon strike?"),
        (codes.SHOOT, Pending("shots", "broadsword"), "Ann (Red) may shoot again: at whom?"),
    ],
)
def test_a_figure_is_asked_for_its_action(option: int, pending: Pending | None, said: str) -> None:
    state = position(ann(option=option, moved=True), foe((0, -1)), phase=ACT, actor=0, pending=pending)
    assert asked(state) == said


@pytest.mark.parametrize(
    ("who", "needed", "said"),
    [
        (
            "",
            DiceNeeded(1, 6, codes.ROLL_INITIATIVE),
            "Throw 1 die for Red: initiative.",
        ),
        ("", DiceNeeded(1, 6, codes.ROLL_INITIATIVE, (3,)), "Throw 1 die for Blue: initiative."),
        ("", DiceNeeded(1, 6, codes.ROLL_INITIATIVE, (3, 3)), "Throw 1 die for Red: initiative."),
        ("", DiceNeeded(2, 6, codes.ROLL_DURATION), "Throw 2 dice for the game: turns that the spell lasts."),
        ("Ann", DiceNeeded(3, 6, codes.ROLL_HIT), "Throw 3 dice for Ann (Red): roll to hit."),
    ],
)
def test_dice_are_asked_for(who: str, needed: DiceNeeded, said: str) -> None:
    question = Question[Answer](0 if who else NATURE, "dice", who, inner=True)
    assert SYSTEM.words.prompt(position(ann(), foe()), question, needed).text == said
    assert SYSTEM.words.prompt(position(ann(), foe()), question, needed, "de").text


# --- inner choices ----------------------------------------------------------------------------------------------------
def put(state: State, needed: ChoiceNeeded, language: str = "en") -> tuple[str, tuple[str, ...]]:
    """How an inner choice is put."""
    question = SYSTEM.choice(state, needed)
    prompt = SYSTEM.words.prompt(state, question, needed, language)
    assert len(prompt.labels) == len(question.answers)
    return prompt.text, prompt.labels


AROUND = mask_of((2, 3))


@pytest.mark.parametrize(
    ("needed", "text", "labels"),
    [
        (ChoiceNeeded(0, codes.CHOOSE_FACING, 1, mask_of((0, 3)), 0, 0), "Ann (Red) at 0,0: which way does it face?", ("N, as it stands", "S")),
        (ChoiceNeeded(0, codes.CHOOSE_GIVE_WAY, 1, AROUND, 0, 0), "Ann (Red) is pushed back: where does it go?", ("SE, 1,0", "S, 0,1")),
        (ChoiceNeeded(0, codes.CHOOSE_WAY_OUT, 1, AROUND, 0, 0), "Ann (Red) gets to its feet and out of the hex: to which one?", ("SE, 1,0", "S, 0,1")),
        (ChoiceNeeded(0, codes.CHOOSE_ADVANCE, 2, AROUND, 0, 0), "Ann (Red) has forced its enemy back: does it advance?", ("stay", "SE, 1,0", "S, 0,1")),
        (ChoiceNeeded(1, codes.CHOOSE_AGREE, 1, 0), "Bors (Blue): let Ann in to fight hand to hand?", ("no", "yes")),
        (ChoiceNeeded(1, codes.CHOOSE_HEIGHT, 1, 0), "Bors (Blue): is Ann at the same height in the air, so that it may try to grapple?", ("no", "yes")),
        (ChoiceNeeded(0, codes.CHOOSE_MET, 1, 1, 2), "Ann (Red) sends it just between several figures: which of them is on the way?", ("Bors", "Cid")),
        (ChoiceNeeded(1, codes.CHOOSE_STANCE, 1, codes.SHIFT_DEFEND), "Bors (Blue) is attacked: take (k) shift and defend instead, before the dice are thrown?", ("no", "yes")),
        (ChoiceNeeded(0, codes.CHOOSE_DROPPED, 1, 1), "Ann (Red): what does Bors drop?", ("the broken mace", "the large shield")),
        (ChoiceNeeded(0, codes.CHOOSE_BROKEN, 0, 1), "Ann (Red): what of Bors breaks?", ("the large shield",)),
        (ChoiceNeeded(0, codes.CHOOSE_CREATION, 1, 2, 2), "Ann (Red): which of the things that magic has made in the hex is removed?", ("Fire of Ann", "Shadow of Ann")),
    ],
)  # fmt: skip
def test_inner_choices_are_put_with_labels(needed: ChoiceNeeded, text: str, labels: tuple[str, ...]) -> None:
    armed = foe(ready=("broken_mace",), shield="large", shield_ready=True)
    made = (at_work("fire", -1, hexes=((2, 2),)), at_work("shadow", -1, hexes=((2, 2), (2, 3))))
    state = position(ann(), armed, friend(), spells=made)
    assert put(state, needed) == (text, labels)
    assert all(put(state, needed, "de"))


# --- figures ----------------------------------------------------------------------------------------------------------
def test_a_figure_is_summed_up_in_a_line() -> None:
    hurt = ann(hits=5, fatigue=1, shield="small", shield_ready=True, waited=1, acted=True)
    wolf = foe((0, -1), creature="wolf", race="wolf", posture=codes.PRONE)
    bare = friend((3, 0), waited=2)
    state = position(hurt, wolf, bare)
    assert SYSTEM.words.summary(state) == (
        "Ann (Red, Human): ST 7/12, adjDX 12 (DX 12), IQ 12, MA 10, fatigue 1/12; Broadsword, Small shield; acted; waited 1 turn",
        "Bors (Blue, Wolf): ST 12/12, adjDX 12 (DX 12), IQ 12, MA 12, fatigue 0/12; Bite; prone; engaged",
        "Cid (Red, Human): ST 12/12, adjDX 12 (DX 12), IQ 12, MA 10, fatigue 0/12; empty hands; waited 2 turns",
    )
    assert SYSTEM.words.summary(state, "de")[2].endswith("; leere Hände; hat 2 Runden gewartet")


def test_an_option_that_loses_the_shot_says_so() -> None:
    archer = position(ann(ready=("longbow",)), foe((0, -4)), phase=OPTION, move=CurrentMove(0))
    lost = "(f) missile weapon attack, prone (nothing is shot lying down)"
    assert SYSTEM.words.label(archer, SYSTEM.read_answer("option f prone")) == lost
    assert SYSTEM.words.label(archer, SYSTEM.read_answer("option f prone"), "de").endswith(
        "(im Liegen wird nicht geschossen)"
    )
    assert SYSTEM.words.label(archer, SYSTEM.read_answer("option f kneeling")) == "(f) missile weapon attack, kneeling"
    crossbow = position(ann(ready=("light_crossbow",)), foe((0, -4)), phase=OPTION, move=CurrentMove(0))
    assert SYSTEM.words.label(crossbow, SYSTEM.read_answer("option d prone")) == "(d) drop, prone"


def test_an_entry_names_the_weapon_where_there_are_several() -> None:
    state = position(ann(), foe((0, -1)))
    named = SYSTEM.read_answer("enter N Foe dagger")
    assert SYSTEM.words.label(state, named) == "go for Foe hand to hand, N, with the dagger"
    assert SYSTEM.words.label(state, named, "de") == "ins Handgemenge mit Foe, nach N, mit dem Dolch"


def test_the_facing_that_a_figure_has_is_where_it_stops() -> None:
    state = position(ann(), foe((0, -4)), phase=MOVE, move=CurrentMove(0, moved=2))
    assert SYSTEM.words.label(state, SYSTEM.read_answer("face N")) == "stop here, facing N"
    assert SYSTEM.words.label(state, SYSTEM.read_answer("face N"), "de") == "hier stehenbleiben, Blick nach N"
    assert SYSTEM.words.label(state, SYSTEM.read_answer("face NE")) == "face NE"


def test_a_figure_that_cannot_move_only_turns() -> None:
    state = position(ann(felled=True), foe((0, -4)), phase=MOVE, move=CurrentMove(0))
    assert asked(state) == "Ann (Red) cannot move from here: facing which way?"


def test_of_figures_that_are_up_together_one_acts_next() -> None:
    state, answer = position(ann(), friend(), foe(), phase=ACTOR, ready=(0, 1)), SYSTEM.read_answer("figure Ann")
    assert (SYSTEM.words.label(state, answer), SYSTEM.words.label(state, answer, "de")) == (
        "Ann acts next",
        "Ann handelt als nächstes",
    )


def test_others_learn_only_that_a_choice_is_made() -> None:
    question = Question[Answer](0, "advance", "Ann", inner=True)
    assert SYSTEM.words.prompt(position(ann(), foe()), question, None) == Prompt("Ann (Red) goes on with what it does.")
