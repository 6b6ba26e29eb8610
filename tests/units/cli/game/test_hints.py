import io
from contextlib import redirect_stdout

import pytest
from msgspec.structs import replace

from affray.cli.game.hints import menu_hints, print_help, question_menu
from affray.cli.game.menu import Menu, menu_of
from affray.cli.game.prospects import prospect_lines
from affray.cli.shown.screen import Screen
from affray.core import Prompt, Question
from affray.core.faces.chances import percent_text
from affray.game import Refused
from affray.space.hex import N, S
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.position.answers import Number
from affray.systems.foeman.position.state import DECLARE, EXECUTE, Bid, Board, Figure, State
from affray.systems.foeman.rules.bidding import STRIKE_OPTION
from affray.systems.foeman.rules.body import Body
from affray.systems.foeman.rules.movement import Motion
from affray.systems.fortmayn import SYSTEM as DELVE
from affray.systems.fortmayn.content.codes import DARK
from affray.systems.melee import SYSTEM as MELEE
from affray.systems.melee.position.state import MOVE, CurrentMove
from affray.systems.wargame import SYSTEM as BATTLES
from tests.melee_spells import foe, position, wizard
from tests.units.cli.running import run
from tests.units.fortmayn.delving import obstacle, room, scene
from tests.units.wargame.gifted import GIFTS, GUST, gifted
from tests.wargame_arena import BLUE, RED, acting, battle, kind, skirmish
from tests.wargame_arena import S as S_DEGREES

READY = Motion(mmma=10)
ASH = Figure("Ash", 0, "Human", 12, 12, 8, (0, 0), S, main="Broadsword", things=("Healing Draught",), motion=READY)
BORS = Figure("Bors", 1, "Human", 12, 12, 8, (0, 1), N, armor="Leather", main="Axe", body=Body(phys=7), motion=READY)
FACE_TO_FACE = State(Board({(0, 0): "open", (0, 1): "open"}), ("Red", "Blue"), (ASH, BORS), phase=DECLARE, order=(0, 1))
BIDS = (Bid(0, STRIKE_OPTION, 4, 1, "Broadsword"), Bid(1, STRIKE_OPTION, 2, 0, "Axe"))
STRIKING = replace(FACE_TO_FACE, phase=EXECUTE, bids=BIDS)


def lines_of(state: State, question: Question[object], language: str = "en") -> list[str]:
    return prospect_lines(SYSTEM, state, question, menu(question), language)  # type: ignore[arg-type]


def menu(question: Question[object]) -> Menu:
    prompt = SYSTEM.words.prompt(STRIKING, question, None) if question.inner else Prompt("")  # type: ignore[arg-type]
    return question_menu(SYSTEM, STRIKING, question, prompt, "en")  # type: ignore[arg-type]


def test_what_promises_the_same_of_one_target_wherever_the_place_is_has_one_table_and_what_is_in_vain_is_last() -> None:
    mage = skirmish("Mage", RED, [(10, 10)], gifted(kind(), *GIFTS))
    far = skirmish("Far", BLUE, [(10, 30)], facing=S_DEGREES)
    gust = replace(GUST, dice="2d8", least=7)
    state = acting(battle(mage, far, specials=(gust,), far=False), "Mage")
    question = BATTLES.question(state)
    assert question is not None
    asked = question_menu(BATTLES, state, question, Prompt(""), "en")  # type: ignore[arg-type]
    assert asked.choices[-1].label.startswith(
        "Gust on Far, about 20 inches away to the north, centre to centre; range 12; moved to "
    )
    lines = prospect_lines(BATTLES, state, question, asked, "en")  # type: ignore[arg-type]
    assert [line for line in lines if line.endswith(":")] == ["use Gust on Mage to ...:", "use Gust on Far to ...:"]


STEADY = "Zeroes are rerolled where that helps, Weapon Proficiency is called on, the target stands as it does now."


def test_each_attack_has_a_table_of_nine_columns() -> None:
    question = SYSTEM.question(FACE_TO_FACE)
    assert question is not None
    lines = lines_of(FACE_TO_FACE, Question(0, "declare", "Ash", tuple(question.answers)))
    assert lines[0] == "strike Bors Broadsword: score 12 = DX 12 [FM-GEN-05]"
    assert lines[1].split() == ["dice", *"123456789"]
    assert [line.split()[0] for line in lines[2:7]] == ["hit", "fells", "wounds", "exhaustion", "critical"]
    assert "strike Bors Broadsword doubled: score 11 = DX 12 [FM-GEN-05], doubled grip -1 [FM-DX-11]" in lines
    assert "ready: score 16 = DX 12 [FM-GEN-05], ready +4 [FM-OPT-07]" in lines
    assert "use Healing_Draught: score 8 = IQ 8 [FM-OPT-11]" in lines
    assert lines[-2:] == [
        f"strike Bors Broadsword, strike Bors Broadsword doubled and strike Bors Unarmed: {STEADY}",
        "ready and use Healing_Draught: All figures stand as they do now.",
    ]
    assert all(len(line) <= 78 for line in lines[:-2] if line.startswith(" "))


def test_an_inner_choice_has_a_column_for_each_number() -> None:
    question: Question[object] = Question(
        0, "reroll", "Ash", tuple(Number(n) for n in range(3)), inner=True, about=(7, 12, 4)
    )
    lines = lines_of(STRIKING, question)
    assert lines[0] == "choice: score 12 = DX 12 [FM-GEN-05]"
    assert lines[1].split() == ["number", "0", "1", "2"]
    assert lines[2].split()[-3:] == ["100%", "100%", "58%"]
    assert lines[-3:] == [
        "No zero is rerolled.",
        "One zero is rerolled now, later ones where that helps.",
        "2 zeroes are rerolled now, later ones where that helps.",
    ]


def test_choices_that_promise_different_things_have_tables_of_their_own() -> None:
    question: Question[object] = Question(0, "proficiency", "Ash", (Number(0), Number(1)), inner=True, about=(4, 12, 8))
    lines = lines_of(STRIKING, question)
    assert [line.partition(" =")[0] for line in lines if "score 12" in line] == ["no: score 12", "yes: score 12"]
    assert any("keeps Weapon Proficiency" in line for line in lines)


def test_without_dice_there_is_no_table() -> None:
    assert lines_of(FACE_TO_FACE, Question(0, "declare", "Ash")) == []


@pytest.mark.parametrize(("chance", "text"), [(0.0, "0%"), (0.001, "<1%"), (0.5, "50%"), (1.0, "100%")])
def test_a_small_chance_is_not_shown_as_none(chance: float, text: str) -> None:
    assert percent_text(chance, "en") == text


def test_the_tables_speak_the_language_of_the_screen() -> None:
    question = SYSTEM.question(FACE_TO_FACE)
    assert question is not None
    lines = lines_of(FACE_TO_FACE, Question(0, "declare", "Ash", tuple(question.answers)), "de")
    assert lines[0] == "strike Bors Broadsword: Wert 12 = DX 12 [FM-GEN-05]"
    assert [line.split()[0] for line in lines[1:3]] == ["Würfel", "Treffer"]


def test_options_by_letter_are_said_in_words() -> None:
    texts = ("option b", "option d prone", "place 2", "stand", "step N")
    question, menu = act(*texts), menu_of(texts)
    state = position(wizard(), foe())
    assert menu_hints(MELEE, state, question, menu, "en") == ("charge attack", "drop, prone", "move second", "", "")  # type: ignore[arg-type]
    assert menu_hints(MELEE, state, question, menu, "de")[0] == "Sturmangriff"  # type: ignore[arg-type]


def act(*texts: str) -> Question[object]:
    """A question of Ann's action."""
    return Question(0, "act", "Ann", tuple(MELEE.read_answer(text) for text in texts))


def test_a_table_without_a_number_of_dice_has_no_line_of_them_and_one_of_spells_has_their_st() -> None:
    state = position(wizard("fireball"), foe(hits=3))
    question = act("disbelieve Bors", "cast fireball 1 at Bors", "cast fireball 2 at Bors")
    lines = prospect_lines(MELEE, state, question, menu_of(()), "en")  # type: ignore[arg-type]
    assert lines[0] == "disbelieve Bors: score 17 = mind 17 [CM-ATTR-02]"
    assert lines[1].startswith("  gone if it is unreal")
    spell = next(n for n, line in enumerate(lines) if line.startswith("cast fireball at Bors: score 14 = DX "))
    assert lines[spell + 1].split() == ["ST", "1", "2"]


def test_the_facing_that_a_figure_has_is_marked() -> None:
    state = replace(position(wizard(), foe()), phase=MOVE, move=CurrentMove(0))
    menu = menu_of(["face N", "face NE", "step N"])
    hints = menu_hints(MELEE, state, act(*menu.texts), menu, "en")  # type: ignore[arg-type]
    assert hints == ("as it stands", "", "ahead, 0,-1")


def test_a_step_back_says_where_its_figure_looks_then() -> None:
    lines = ("move", "step nw", "stop")
    ran = run("play", "foeman", "duel", "--seed", "3", lines=lines)
    assert "step N (straight back, facing S)" in ran.out and "step S (ahead, 4,2)" in ran.out
    assert "Aldric steps back NW, facing SE: 1 of 8 Mp." in ran.out
    assert "step SW (back right, turning about)" in ran.out
    german = run("play", "foeman", "duel", "--seed", "3", "--lang", "de", lines=lines)
    assert "step N (gerade zurück, Blick nach S)" in german.out
    assert "Aldric geht rückwärts nach NW, Blick nach SO: 1 von 8 Mp." in german.out


def test_odds_of_a_delve_are_headed_by_what_stands_in_the_list_and_by_what_sizes_the_die() -> None:
    state = scene(place=room(obstacle("stuck_door", 1), light=DARK))
    question = DELVE.question(state)
    assert question is not None
    heads = {}
    for language in ("en", "de"):
        shown = question_menu(DELVE, state, question, Prompt(""), language)  # type: ignore[arg-type]
        lines = prospect_lines(DELVE, state, question, shown, language)  # type: ignore[arg-type]
        heads[language] = [line for line in lines if line.startswith("Berin") and line.endswith(":")]
    assert heads == {
        "en": [
            "Berin searches (size of the die: darkness -1 [FT-DICE-06]):",
            "Berin: forcing with BODY – Swollen door:",
        ],
        "de": [
            "Berin sucht (Größe des Würfels: Dunkelheit −1 [FT-DICE-06]):",
            "Berin: Gewalt anwenden mit KÖRPER – Verquollene Tür:",
        ],
    }


# --- help about a word ------------------------------------------------------------------------------------------------
def help_on(word: str, language: str = "en") -> str:
    """What is printed about a word where an option of the guide is asked for."""
    forms = ("option LETTER [kneeling|prone]", "stop")
    with redirect_stdout(io.StringIO()) as printed:
        print_help(Screen(language=language, width=200), word, lambda text: [f for f in forms if f.startswith(text)])
    return printed.getvalue()


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("undo", "  undo           take the last answer back, as long as no die was rolled since\n"),
        ("log", "  board  log     the board and figures again; the account so far (`log all`: from the start)\n"),
        ("option", "  option LETTER [kneeling|prone]\n"),
        ("options", "  option LETTER [kneeling|prone]\n"),
    ],
)
def test_help_on_a_word_is_what_the_word_asks_for(word: str, said: str) -> None:
    assert help_on(word) == said


def test_help_on_a_word_is_had_in_german_by_german_and_english_words() -> None:
    assert help_on("zurück", "de") == help_on("undo", "de") == help_on("Zurück", "de")
    assert help_on("warum", "de").count("\n") == 3


def test_help_on_help_is_all_of_it() -> None:
    assert help_on("help") == help_on("") == help_on("?")
    assert help_on("").count("\n") > 10


def test_an_unknown_word_is_answered_in_one_line_with_those_that_may_be_asked() -> None:
    with pytest.raises(Refused) as error:
        help_on("optoin")
    assert str(error.value).startswith("help optoin: expected one of answers, same, undo, why, hint")
    assert str(error.value).endswith("; did you mean option?")
    with pytest.raises(Refused) as error:
        help_on("xyzzy", "de")
    assert error.value.refusal.line("de").startswith("hilfe xyzzy: erwartet wird eines von antworten, nochmal")
