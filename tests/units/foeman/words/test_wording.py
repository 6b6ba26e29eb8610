"""What Foeman says: names of everything in its tables, labels of every answer, questions, notes, rare events."""

import pytest
from msgspec.structs import replace

from affray.core import Event, Prompt, Question
from affray.referee import ChoiceNeeded, DiceNeeded
from affray.referee.event import Value
from affray.referee.live import Needed
from affray.space.hex import neighbour
from affray.systems.foeman.content.codes import (
    CHOOSE_CONSENT,
    CHOOSE_PLACE,
    CHOOSE_PROFICIENCY,
    CHOOSE_REROLL,
    CHOOSE_WAIVE,
    ROLL_HIT,
    ROLL_INITIATIVE,
    ROLL_SV_READY,
    ROLL_TIEBREAK,
    SIDE_NAMES,
)
from affray.systems.foeman.content.house_rules import option_facts
from affray.systems.foeman.content.tables import armors, races, shields, terrain, weapon_names
from affray.systems.foeman.position.state import EXECUTE, INITIATIVE, PHASE_NAMES, Figure
from affray.systems.foeman.rules.bidding import OPTION_NAMES
from affray.systems.foeman.rules.modifiers import ATTACK, DURESS, HEXSIDE_LABELS, STANDING
from affray.systems.foeman.system import SYSTEM
from affray.systems.foeman.turn.hand_to_hand import displacement_hexes
from affray.systems.foeman.turn.special_items import special_items
from tests.foeman_tables import Table, ann, bors, declaring, on_the_move, position

DURESS_LABELS = {"duress of one attack", "duress of a round"}
DAMAGE_LABELS = {
    "hit dice", "weapon", "not rolled", "jab", "off hand", "strength limit", "by choice", "Adventurer bonus",
    "Low and Cup terms", "weapon table", "doubled grip", "critical hit", "too weak for it", "strong for it",
    "Weapon Proficiency",
}  # fmt: skip

HELD = {*weapon_names(), *(name for name in shields() if name not in ("None", "Defend Opt")), *special_items()}
NAMES = {
    "item": {*HELD, *armors(), *shields()},
    "race": set(races()),
    "terrain": set(terrain()),
    "option": set(OPTION_NAMES),
    "hexside": set(SIDE_NAMES),
    "phase": set(PHASE_NAMES),
    "effect": {fact.name for fact in option_facts()},
    "part": {label for label, _, _ in (*STANDING, *ATTACK) if label not in ("hexside", DURESS)}
    | DURESS_LABELS
    | DAMAGE_LABELS
    | set(HEXSIDE_LABELS.values()),
}


@pytest.mark.parametrize("kind", NAMES)
def test_everything_in_the_tables_has_a_name(kind: str) -> None:
    messages = {f"{kind}-{code.lower().replace('_', '-').replace(' ', '-')}" for code in NAMES[kind]}
    assert messages - SYSTEM.words.texts.ids("en") == set()
    for code in NAMES[kind]:
        assert SYSTEM.words.name(kind, code, "de").strip()


@pytest.mark.parametrize("item", sorted(HELD))
def test_whatever_is_held_has_its_german_cases(item: str) -> None:
    said = SYSTEM.words.label(position(), SYSTEM.read_answer(f"take {item.replace(' ', '_')}"), "de")
    assert said.split()[0] in ("den", "die", "das")
    assert SYSTEM.words.texts.say("en", "label-take", item=item, given=0, source="").startswith(
        ("pick up the ", "pick up bare")
    )


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        ("cede", "cede the move", "den Vortritt lassen"),
        ("drop shield", "drop the shield", "den Schild fallen lassen"),
        ("3", "choice 3", "Wahl 3"),
        ("retreat Bors by Ann NE follow", "force Bors back NE with Ann and follow", "Bors mit Ann zurückdrängen, nach NO und nachrücken"),
        ("figure Ann", "move Ann", "mit Ann ziehen"),
        ("step N", "step N", "Schritt nach N"),
        ("face SE", "pivot to face SE", "nach SO drehen"),
        ("enter N Bors", "go for Bors hand to hand, N", "ins Handgemenge mit Bors, nach N"),
        ("strike Ash 4 Broadsword", "strike Ash with the broadsword, 4 dice", "mit dem Breitschwert nach Ash schlagen, 4 Würfel"),
        ("strike Ash 1 Unarmed", "strike Ash with bare hands, 1 die", "mit den bloßen Händen nach Ash schlagen, 1 Würfel"),
        ("jab Ash 2 Spear doubled", "jab at Ash with the spear in both hands, 2 dice", "mit dem Speer beidhändig nach Ash stoßen, 2 Würfel"),
        ("hurl Ash 2 Axe", "hurl the axe at Ash, 2 dice", "die Axt nach Ash werfen, 2 Würfel"),
        ("hurl Ash 2", "hurl at Ash, 2 dice", "nach Ash werfen, 2 Würfel"),
        ("fire Ash 3 Lt_Crossbow", "shoot at Ash with the light crossbow, 3 dice", "mit der leichten Armbrust auf Ash schießen, 3 Würfel"),
        ("defend shield", "defend with the shield", "mit dem Schild abwehren"),
        ("ready 1", "ready, 1 die", "bereit machen, 1 Würfel"),
        ("use Oil_Flask Bors", "use the oil flask on Bors", "die Ölflasche gegen Bors benutzen"),
        ("use Healing_Draught", "use the healing draught", "den Heiltrank benutzen"),
        ("hold Mace Small_Shield", "hold the mace and the small shield", "den Streitkolben und den kleinen Schild halten"),
        ("hold - -", "empty both hands", "beide Hände leeren"),
        ("take Mace from Bors", "take the mace from Bors", "den Streitkolben von Bors nehmen"),
        ("give Mace to Cid", "give the mace to Cid", "den Streitkolben an Cid geben"),
    ],
)  # fmt: skip
def test_answers_have_labels(text: str, english: str, german: str) -> None:
    state, answer = position(ann(), bors()), SYSTEM.read_answer(text)
    assert (SYSTEM.words.label(state, answer), SYSTEM.words.label(state, answer, "de")) == (english, german)


def asked(needed: ChoiceNeeded, language: str) -> tuple[str, tuple[str, ...]]:
    state = on_the_move(ann(), bors()).state
    question = SYSTEM.choice(state, needed)
    prompt = SYSTEM.words.prompt(state, question, needed, language)
    assert len(prompt.labels) == len(question.answers)
    return prompt.text, prompt.labels


def test_inner_choices_are_put_with_labels() -> None:
    assert asked(ChoiceNeeded(1, CHOOSE_WAIVE, 1, 9, 0, 0), "en") == (
        "Bors (Blue) is gone for hand to hand: avoid it with 5 dice, 9 or less?",
        ("roll to avoid it", "let it happen"),
    )
    text, labels = asked(ChoiceNeeded(0, CHOOSE_REROLL, 9, 7, 11, 9), "de")
    assert text.startswith("Ann (Red) hat 7 mit 9 Würfeln und muss bei 11 oder weniger bleiben.")
    assert labels == ("keine", "eine", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun")
    assert asked(ChoiceNeeded(0, CHOOSE_PROFICIENCY, 1, 3, 11, 9), "de")[1] == ("nein", "ja")
    assert asked(ChoiceNeeded(1, CHOOSE_CONSENT, 1, 0, 0, 0), "en")[0] == "Bors (Blue): agree to the exchange with Ann?"


def test_what_a_figure_is_asked_is_put_without_labels() -> None:
    table = declaring(ann(), bors())
    question = SYSTEM.question(table.state)
    assert question is not None
    assert SYSTEM.words.prompt(table.state, question, None, "en") == Prompt(
        "Ann (Red) declares: which action, and with how many dice? The most dice act first."
    )


@pytest.mark.parametrize(("total", "end"), [(9, "with 2 dice: still a hit"), (14, "with 2 dice: now a miss")])
def test_rerolled_zeroes_may_spoil_a_hit(total: int, end: str) -> None:
    event = Event("rerolled", {"total": total, "score": 11, "thrown": 2, "stage": 1}, dice=(0, 3))
    assert SYSTEM.words.wording(event) == (f"    rerolls 2 zeroes: 0 3; {total} of 11 {end}",)


def test_the_places_of_a_displaced_figure_are_the_free_ones() -> None:
    state = on_the_move(ann(), bors()).state
    there = neighbour(state.figures[0].pos, 0)
    free = displacement_hexes(state, 0, there)
    _, labels = asked(ChoiceNeeded(1, CHOOSE_PLACE, len(free) - 1, 0, *there), "de")
    assert len(set(labels)) == len(free)
    assert all(" davon, " in label for label in labels)


@pytest.mark.parametrize(
    ("side", "who", "why", "text"),
    [
        (0, "Ann", ROLL_SV_READY, "Wirf 3D für Ann (Red): Rettungswurf, Bereitmachen."),
        (1, "", ROLL_HIT, "Wirf 3D für Blue: Trefferwurf."),
        (-1, "", ROLL_HIT, "Wirf 3D für das Spiel: Trefferwurf."),
        (-1, "", ROLL_INITIATIVE, "Wirf 3D für Red: Initiative."),
    ],
)
def test_real_dice_are_asked_for(side: int, who: str, why: int, text: str) -> None:
    needed: Needed = DiceNeeded(3, 6, why)
    assert SYSTEM.words.prompt(position(ann()), Question(side, "dice", who, inner=True), needed, "de").text == text


def test_the_dice_of_an_action_name_who_acts() -> None:
    table = declaring(ann(), bors(acted=1)).do("strike Bors 3")
    needed = DiceNeeded(3, 6, ROLL_HIT)
    assert table.state.phase == EXECUTE
    asked = SYSTEM.words.prompt(table.state, Question(-1, "dice", inner=True), needed)
    assert asked.text == "Throw 3D for the action of Ann (Red): hit."


@pytest.mark.parametrize(
    ("figures", "before", "who"),
    [
        (2, (), "Red"),
        (2, (4,), "Blue"),
        (2, (4, 4), "Red"),
        (3, (4, 4), "the next of the tied sides, in the order Red"),
    ],
)
def test_a_tie_of_initiative_names_the_side_that_throws(figures: int, before: tuple[int, ...], who: str) -> None:
    state = position(ann(), bors((4, 4)), *([replace(ann((5, 5)), id="Cid", side=2)] if figures == 3 else []))
    state = replace(state, sides=("Red", "Blue", "Green")[:figures])
    needed = DiceNeeded(1, 6, ROLL_TIEBREAK, before)
    assert SYSTEM.words.prompt(state, Question(-1, "dice", inner=True), needed).text.startswith(f"Throw 1D for {who}")


def test_notes_are_worded_with_their_numbers() -> None:
    notes = ("prone", "hand-to-hand", "aim +1", "duress -2", "pivot -1", "acted")
    assert [SYSTEM.words.name("note", note) for note in notes] == list(notes)
    assert [SYSTEM.words.name("note", note, "de") for note in notes[:3]] == ["am Boden", "im Handgemenge", "Zielen +1"]


def test_the_line_of_a_figure_names_what_it_wears_and_holds() -> None:
    state = position(ann(main="Mace", off="", armor="Chainmail"), bors(main="", off="", armor="None"))
    first, second = SYSTEM.words.summary(state, "de")
    assert "unverletzt; Streitkolben, Kettenhemd" in first
    assert second.endswith("unverletzt; leere Hände; gebunden")
    bare = SYSTEM.words.summary(position(ann(main="", off="", armor="Cloth")))[0]
    assert bare.endswith("unhurt; empty hands, Cloth")


def test_rolls_that_are_told_later_yield_no_line() -> None:
    assert SYSTEM.words.wording(Event("roll_initiative", dice=(1, 2))) == ()


def test_codes_of_rolls_and_choices_are_worded_where_they_are_asked() -> None:
    codes = ("roll_sv_use", "choose_place", "no_damage")
    assert [SYSTEM.words.messages(code) for code in codes] == [
        ("roll-sv-use",),
        ("prompt-place",),
        ("event-no-damage",),
    ]


def test_a_border_names_both_its_sides() -> None:
    data: dict[str, Value] = {"who": "Ann", "whom": "Bo", "option": "jab", "item": "Spear", "dice_bid": 1, "range": 2}
    event = Event("attack", {**data, "sides": ("front_right", "right")})
    assert SYSTEM.words.wording(event) == (
        "  Ann jabs at Bo from between front right and right at 2 hexes: Spear, 1 die.",
    )
    german = "  Ann stößt nach Bo, auf der Grenze von vorn rechts und rechts, auf 2 Felder: Speer, 1 Würfel."
    assert SYSTEM.words.wording(event, "de") == (german,)


# --- ties, bids and initiative ----------------------------------------------------------------------------------------
def told_of(code: str, language: str = "en", /, **data: Value) -> str:
    """The line of an event."""
    (line,) = SYSTEM.words.wording(Event(code, dict(data)), language)
    return line.strip()


def test_equal_bids_say_whose_they_are_and_what_decided() -> None:
    tie: dict[str, Value] = {"who": "Ann", "dice_bid": 4, "tied": ("Ann", "Bo"), "values": (12, 11), "option": "strike"}
    said = [told_of("executor", by=by, **tie) for by in ("mdx", "value", "dx", "lot")]
    assert said == [
        "Ann and Bo bid 4 dice each: Ann acts, having the highest mDX (Ann 12, Bo 11).",
        "Ann and Bo bid 4 dice each: Ann acts, by mDX as the action lowers it (Ann 12, Bo 11).",
        "Ann and Bo bid 4 dice each: Ann acts, being equal in mDX and higher in DX.",
        "Ann and Bo bid 4 dice each: Ann acts, being equal in mDX and DX and first by lot.",
    ]
    assert "mit der höchsten mDX (Ann 12, Bo 11)" in told_of("executor", "de", by="mdx", **tie)


def test_what_decides_between_equal_bids_is_found_in_the_position() -> None:
    def by(*figures: Figure, bids: tuple[str, ...]) -> object:
        table = declaring(*figures).do(*bids)
        return next(e for e in table.go(rolls=((5, 5),), answers=(0,)).events if e.code == "executor").data["by"]

    strike = ("strike Bors 2", "strike Ann 2")
    assert by(ann(), bors(), bids=strike) == "mdx"
    assert by(ann(dx=12), bors(dx=14, armor="Leather"), bids=("strike Ann 2", "strike Bors 2")) == "dx"
    assert by(ann(), bors(dx=12), bids=strike) == "lot"
    assert by(ann(prone=True), bors(), bids=strike) == "value"
    assert by(ann(dx=13, prone=True), bors(), bids=strike) == "mdx"


def test_a_defend_needs_no_line_of_its_own_turn_and_a_move_says_that_nothing_follows() -> None:
    table = declaring(ann(), bors()).do("defend none", "strike Ann 2").go()
    assert "executor" not in table.codes()
    assert told_of("executor", who="Ann", dice_bid=1, option="move", tied=()) == (
        "Nobody bids more than 1 die: Ann does nothing more in this round."
    )


def test_a_defend_with_nothing_names_what_is_not_used() -> None:
    held: dict[str, Value] = {"who": "Ann", "option": "defend", "item": "none"}
    assert told_of("declare", held=("Rapier", "Small Shield"), **held) == (
        "Ann declares Defend by footwork alone, not with the rapier and the small shield: on guard from now on."
    )
    assert told_of("declare", held=(), **held) == "Ann declares Defend with bare hands: on guard from now on."
    assert "ohne" in told_of("declare", "de", held=("Rapier",), **held)


def test_rolls_for_initiative_name_their_sides() -> None:
    table = Table(position(ann(), bors(), phase=INITIATIVE)).go(rolls=((5,), (5,), (3,), (4,)))
    rolls = [(e.data["side"], e.data["total"], e.dice) for e in table.events if e.code.startswith("roll_")]
    assert rolls == [("Red", 5, (5,)), ("Blue", 5, (5,)), ("Red", 3, (3,)), ("Blue", 4, (4,))]
    assert "Red and Blue tie at 5 and roll again: Red 3, Blue 4." in table.english()
    assert "Red und Blue stehen mit 5 gleich" in "".join(
        line for e in table.events for line in SYSTEM.words.wording(e, "de")
    )


def test_experience_of_a_throw_names_its_cause() -> None:
    assert told_of("ep", who="Kol", points=-3, ep=7) == "the failed throw costs Kol 3 Ep: 7 left"
    assert told_of("ep", who="Kol", points=3, ep=7) == "the hard throw earns Kol 3 Ep: 7 in all"


def test_a_throw_says_what_flies() -> None:
    hurl: dict[str, Value] = {
        "who": "Jory",
        "whom": "Till",
        "option": "hurl",
        "item": "Dagger",
        "dice_bid": 3,
        "range": 2,
    }
    assert told_of("attack", sides=("left", "front_left"), **hurl) == (
        "Jory hurls the dagger at Till, 2 hexes away, from between left and front left: 3 dice."
    )


def test_old_events_of_damage_still_read() -> None:
    old = Event("damage", {"row": 5 | 3 << 4, "kept": 2, "generated": 3, "critical": 0}, (1, 3, 5))
    assert SYSTEM.words.wording(old)[0].endswith(" in all")


def test_a_step_back_says_how_it_turns_whoever_goes() -> None:
    state = on_the_move(ann((0, 3)), bors((0, -2))).state
    labels = [SYSTEM.words.label(state, SYSTEM.read_answer(text)) for text in ("step N", "step SE")]
    assert labels == ["step N", "step SE, facing NW"]
    assert SYSTEM.words.label(position(ann(), bors()), SYSTEM.read_answer("step SE")) == "step SE"
