"""What is typed is what is played: full answers are taken as they stand, all others at most as those cut short."""

import builtins
import io
import re
from contextlib import redirect_stdout
from unittest.mock import patch

import pytest

from affray.cli.game.guessing import with_own_verb
from affray.cli.game.hints import question_menu
from affray.cli.game.meaning import LineReader, find_answer, find_choice
from affray.cli.game.menu import menu_of_labels
from affray.cli.game.table import Table
from affray.cli.online.answering import spelled_text
from affray.cli.shown.screen import Screen
from affray.core import InputError, Prompt, Question, System
from affray.core.faces.guide import Offer
from affray.dice.pool import pool
from affray.game import Game, Refused, load_scenario, read_scenario
from affray.game.refusals import fault_lines
from affray.play import make_seat
from affray.space.hex import DIRECTION_NAMES
from affray.systems.foeman.position.answers import Number
from affray.systems.registry import load_system
from affray.systems.wargame import SYSTEM as BATTLES
from affray.systems.wargame.position.answers import Special
from affray.web.messages import Asked, Choice, Position
from tests.units.cli.game.test_hints import STRIKING
from tests.units.cli.running import run
from tests.units.wargame.gifted import with_gifts
from tests.wargame_arena import acting, fray

RIVALS = """
system = "foeman"
title = "Rivals"
map = {columns = 5, height = 5}
sides = [{name = "Red"}, {name = "Blue"}]
figures = [
    {name = "Al", side = "Red", roster = "Man-at-arms", at = [1, 1], facing = "S"},
    {name = "Bob", side = "Blue", roster = "Man-at-arms", at = [1, 2], facing = "N"},
    {name = "Bo", side = "Blue", roster = "Man-at-arms", at = [4, 4], facing = "N"},
]
"""


def game_of(key: str, scenario: str, *answers: str, seed: int = 77) -> Game[object, object]:
    """A game after these answers."""
    given = read_scenario(scenario, "rivals", "rivals.toml") if "\n" in scenario else load_scenario(key, scenario)
    game = Game.new(load_system(key), given, {}, seed)
    for answer in answers:
        game.answer_text(answer)
    return game


def rivals() -> Game[object, object]:
    """A game in which nobody has moved and Al declares."""
    game = game_of("foeman", RIVALS, seed=1)
    while question_of(game).who != "Al" or question_of(game).code != "declare":
        game.answer_text({"side": "move", "pick": "end", "move": "stop", "declare": "watch"}[question_of(game).code])
    return game


def question_of(game: Game[object, object]) -> Question[object]:
    assert game.question is not None
    return game.question


def meant(game: Game[object, object], line: str, language: str = "en") -> str:
    """The answer that a line means, as text."""
    question = game.question
    assert question is not None
    menu = question_menu(game.system, game.state, question, Prompt(""), language)
    return game.system.write_answer(find_answer(LineReader(game.system, game.state, language), question, menu, line))


def refusal(game: Game[object, object], line: str) -> str:
    """Why what a line means is refused, with its clauses."""
    text = meant(game, line)
    with pytest.raises(Refused) as error:
        game.answer_text(text)
    assert error.value.refusal.clauses
    return str(error.value)


# --- full answers -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("key", "moves"), [("foeman", ("move",)), ("melee", ("place 1", "figure Aldric"))])
@pytest.mark.parametrize("verb", ["step", "face"])
@pytest.mark.parametrize("direction", DIRECTION_NAMES)
def test_a_full_direction_is_itself_in_every_case_of_letters(
    key: str, moves: tuple[str, ...], verb: str, direction: str
) -> None:
    game = game_of(key, "duel" if key == "foeman" else "three-a-side", *moves)
    for line in (f"{verb} {direction}", f"{verb} {direction.lower()}", f"{verb[:-1]} {direction.lower()}"):
        shortened = not line.startswith(verb)
        legal = game.system.refuse(game.state, game.system.read_answer(f"{verb} {direction}")) is None
        if legal or not shortened:
            assert meant(game, line) == f"{verb} {direction}"
    assert meant(game, direction) == meant(game, direction.lower()) == f"step {direction}"


def test_a_direction_that_is_not_legal_is_refused_and_not_turned_into_another() -> None:
    game = game_of("foeman", "duel", "move", seed=3)
    assert "faces S already" in refusal(game, "face S")
    game.answer_text("step N")
    assert "[FM-" in refusal(game, "step N")


def test_a_name_that_begins_another_is_itself() -> None:
    game = rivals()
    assert "reaches one hex" in refusal(game, "strike Bo 4 Broadsword")
    assert meant(game, "strike bob 4 broadsword") == "strike Bob 4 Broadsword"
    assert meant(game, "str bob 4 broad") == "strike Bob 4 Broadsword"
    assert "[FM-" in refusal(game, "str bo 4 broad")


@pytest.mark.parametrize("line", ["option k", "option p", "OPTION K", "opt k", "option s"])
def test_an_option_that_is_not_open_is_refused_and_no_posture_of_another(line: str) -> None:
    game = game_of("melee", "three-a-side", "place 1", "figure Aldric", "step N", "face S")
    assert "[CM-OPT-02 CM-OPT-03]" in refusal(game, line)


def test_a_set_of_things_is_matched_whole() -> None:
    game = game_of("melee", "three-a-side", "place 1", "figure Aldric", "step N", "face S", "option e", "end")
    players = [make_seat("greedy", side) for side in (0, 1)]
    while game.question is not None and (game.question.code, game.question.who) != ("act", "Aldric"):
        seat = players[game.question.side]
        if game.question.inner:
            game.answer(seat.choose(game.system, game.state, game.question))
        else:
            game.answer(seat.answer(game.system, game.state, game.question))
    texts = [game.system.write_answer(answer) for answer in game.question.answers] if game.question else []
    assert "hold broadsword dagger" in texts
    for text in texts:
        assert meant(game, text) == text
    for line in ("hold broadsword", "hold dagger", "hold -", "hold broadsword shield"):
        assert meant(game, line) == line


@pytest.mark.parametrize(
    ("key", "scenario", "moves"),
    [
        ("foeman", "duel", ("move",)),
        ("melee", "three-a-side", ("place 1", "figure Aldric")),
        ("wargame", "patrol-clash", ()),
        ("fortmayn", "first-delve", ()),
    ],
)
def test_every_listed_answer_is_itself_however_it_is_written(key: str, scenario: str, moves: tuple[str, ...]) -> None:
    assert misread_answers(game_of(key, scenario, *moves)) == []


def test_every_declaration_is_itself() -> None:
    assert misread_answers(rivals()) == []


def misread_answers(game: Game[object, object]) -> list[str]:
    """The listed answers that mean another when they are typed."""
    assert game.question is not None and game.question.answers
    texts = [game.system.write_answer(answer) for answer in game.question.answers]
    return [text for text in texts if {meant(game, text), meant(game, f"  {text} ", "de")} != {text}]


# --- cut short --------------------------------------------------------------------------------------------------------
def test_what_is_left_out_is_asked_for_and_never_guessed() -> None:
    game = game_of("melee", "three-a-side", "place 1", "figure Aldric", "step N", "face S")
    with pytest.raises(Refused, match="4 option d kneeling; 5 option d prone"):
        meant(game, "opt d")
    with pytest.raises(Refused, match="1 option a; 2 option b; 3 option c; 4 option d kneeling"):
        meant(game, "option")


def test_only_answers_that_are_open_are_named_to_who_types_nonsense() -> None:
    game = game_of("foeman", "duel", "move", seed=3)
    with pytest.raises(Refused) as error:
        meant(game, "dance")
    assert str(error.value) == (
        "“dance” is no answer here; expected one of step, face, stop, fall, drop shield, surrender"
    )
    assert "erwartet wird eines von step" in error.value.refusal.wording("de")


def test_a_number_where_none_belongs_is_refused_by_its_rule() -> None:
    game = rivals()
    for line, clause in (("defend none 4", "FM-BID-07"), ("watch 3", "FM-BID-08")):
        with pytest.raises(InputError, match=rf"give no number \[{clause}\]"):
            meant(game, line)
    menu = question_menu(game.system, game.state, question_of(game), Prompt(""), "en")
    place = next(n for n, choice in enumerate(menu.choices, 1) if choice.label == "defend none")
    with pytest.raises(InputError, match="FM-BID-07"):
        meant(game, f"{place} 4")
    assert meant(game, "defend none 9") == "defend none"


def test_german_directions_are_those_of_the_board() -> None:
    game = game_of("foeman", "duel", "move", seed=3)
    assert [meant(game, line, "de") for line in ("step SO", "so", "face NO")] == ["step SE", "step SE", "face NE"]


def dice_of(*shown: int) -> int:
    """Dice that show these numbers."""
    return pool(shown)


# --- inner choices ----------------------------------------------------------------------------------------------------
DICE = Prompt("Roll how many?", ("2 dice", "1 die", "no damage"), (2, 1, 0), "roll")
SIDES = Prompt("Which way?", ("N", "NE", "S, as it stands", "SW"), (), "face")
AGREED = Prompt("Agreed?", ("no", "yes"))
GONE = Prompt("Save one?", ("None: the die is lost", "Without a shield: the die is lost", "With the armor (d6)"))


@pytest.mark.parametrize(
    ("prompt", "line", "number"),
    [
        (DICE, "2", 0), (DICE, "2 dice", 0), (DICE, "roll 2 dice", 0), (DICE, "1", 1), (DICE, "0", 2), (DICE, "no", 2),
        (SIDES, "3", 2), (SIDES, "S", 2), (SIDES, "face S", 2), (SIDES, "face s", 2), (SIDES, "n", 0), (SIDES, "SW", 3),
        (AGREED, "1", 0), (AGREED, "y", 1), (AGREED, "no", 0), (AGREED, "YES", 1),
        (GONE, "none", 0), (GONE, "armor", 2), (GONE, "3", 2),
    ],
)  # fmt: skip
def test_an_inner_choice_takes_its_numbers_and_its_words(prompt: Prompt, line: str, number: int) -> None:
    assert choice_of(prompt, line) == number


def choice_of(prompt: Prompt, line: str) -> int:
    menu = question_menu(SYSTEM, None, Question(0, "any", inner=True), prompt, "en")
    return find_choice((prompt, prompt), menu, line)


SYSTEM: System[object, object] = load_system("foeman")


@pytest.mark.parametrize(
    ("prompt", "line", "reason"),
    [
        (DICE, "3", "answer 0, 1 or 2, or in words such as “roll no damage”"),
        (SIDES, "face SE", "answer 1, 2, 3 or 4, or in words such as “face SW”"),
        (SIDES, "5", "answer 1, 2, 3 or 4"),
        (AGREED, "0", "answer 1 or 2, or in words such as “yes”"),
        (AGREED, "not yes", "answer 1 or 2, or in words such as “yes”"),
        (AGREED, "", "answer 1 or 2, or in words such as “yes”"),
    ],
)
def test_what_is_no_inner_choice_is_refused(prompt: Prompt, line: str, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        choice_of(prompt, line)


@pytest.mark.parametrize(
    ("code", "about", "numbers"),
    [
        ("fewer", (2, 2, 2), (2, 1, 0)),
        ("reroll", (7, 12, 4), (0, 1, 2)),
        ("proficiency", (4, 12, 8), (1, 2)),
        ("keep", (dice_of(5, 3, 1), 1, 0), (5, 3, 1)),
        ("keep", (dice_of(5, 3, 1), 2, 0), (1, 2, 3)),
    ],
)
def test_dice_are_counted_by_themselves_and_all_else_from_1(
    code: str, about: tuple[int, int, int], numbers: tuple[int, ...]
) -> None:
    answers = tuple(map(Number, range(3)))
    question: Question[object] = Question(0, code, "Ash", answers, inner=True, about=about)
    assert SYSTEM.words.prompt(STRIKING, question, None).keys[: len(numbers)] == numbers


def is_asked_for_three(game: Game[object, object]) -> bool:
    """Whether the strike hits, and how many of three damage dice are rolled is asked."""
    strike(game)
    return game.question is not None and game.question.code == "fewer" and game.question.about[0] == 3


def test_as_many_damage_dice_are_rolled_as_are_typed() -> None:
    """Roll how many of three? 2 is two dice, not the second or third line of a list."""
    scenario = read_scenario(RIVALS, "rivals", "rivals.toml")
    games = (Game.new(SYSTEM, scenario, {"preset": "mindwand"}, seed) for seed in range(40))
    game = next(game for game in games if is_asked_for_three(game))
    for typed, count in (("3", 3), ("2", 2), ("roll 1 die", 1), ("no damage", 0)):
        branch = game.branch(len(game.line) - 1)
        at_the_table(branch, typed)
        assert sum(len(event.dice) for event in branch.events if event.code == "damage") == count, typed


def test_an_inner_question_says_how_it_is_answered_and_why_a_line_is_none() -> None:
    scenario = read_scenario(RIVALS, "rivals", "rivals.toml")
    games = (Game.new(SYSTEM, scenario, {"preset": "mindwand"}, seed) for seed in range(40))
    game = next(game for game in games if is_asked_for_three(game))
    entries = len(game.line)
    shown = at_the_table(game, "forms", "4", "why roll 2 dice", "strike Bob 2", "odds")
    assert shown.count("answer 0, 1, 2 or 3, or in words such as “") == 2
    assert "forms\n  0, 1, 2 or 3, or in words such as “roll no damage”\n" in shown
    assert "2 dice is legal now." in shown
    assert len(game.line) == entries


def strike(game: Game[object, object]) -> None:
    """Al strikes Bob with five dice, up to the question how many damage dice are rolled, or until it is over."""
    usual = {"side": "move", "pick": "end", "move": "stop", "declare": "watch", "ready": "done", "reroll": "0"}
    while game.question is not None and game.question.code != "fewer" and len(game.line) < 60:
        code, who = game.question.code, game.question.who
        game.answer_text("strike Bob 5 Broadsword" if (code, who) == ("declare", "Al") else usual.get(code, "0"))


# --- at the table -----------------------------------------------------------------------------------------------------
def test_the_answers_are_shown_again_after_each_line_that_is_none() -> None:
    for line in ("board", "odds", "forms", "answers", "face S", "nonsense", ""):
        shown = run("play", "foeman", "duel", "--seed", "3", lines=("move", line)).out
        assert shown.count("step NE (back left, facing SW)") == 2, line


def test_forms_are_those_of_the_question() -> None:
    shown = run("play", "foeman", "duel", "--seed", "3", lines=("move", "forms", "forms fa", "forms dance")).out
    assert "  step DIRECTION\n  face DIRECTION\n  stop\n" in shown
    assert "“dance” is no answer here" in shown


def test_a_line_that_does_not_read_is_refused_for_what_is_asked() -> None:
    table = run("play", "foeman", "duel", "--seed", "3", lines=("strike Berold", "move", "face NNE", "strike"))
    shown = " ".join(table.out.split())
    assert "strike Berold 1: not yet: first choose whether your side moves now or cedes" in shown
    assert "“face NNE”: expected face DIRECTION, such as face N, face NE, face SE, face SW, face NW" in shown
    assert "strike Berold 1: not now: this is a move, by steps, a pivot or stop" in shown


def test_the_words_of_the_list_are_taken_too() -> None:
    deployed = ("1 1", "1 2", "1 3", "1 4")
    lines = (
        *deployed,
        "Activate  Trebuchet",
        "end",
        "activate longb",
        "move 3 inches to the north",
        "move",
        "end the activation",
    )
    shown = " ".join(
        run("play", "wargame", "patrol-clash", "--seed", "5", "--side", "Blue=greedy", lines=lines).out.split()
    )
    assert "Trebuchet and crew: activated" in shown and "Longbowmen: activated" in shown
    assert "“move 3 inches to the north” may mean: 2 move 3 inches to the north, to 17.1,10" in shown
    assert "“move” may mean: 1 move 6 inches to the north" in shown
    assert shown.count("which unit is activated?") == 3


def test_a_word_cut_short_means_all_that_begin_so() -> None:
    shown = " ".join(run("play", "foeman", "duel", "--seed", "3", lines=("move", "fa", "st", "fall")).out.split())
    assert re.search("“fa” may mean: .*face N; .* fall. Say all of it", shown)
    assert re.search("“st” may mean: 1 step N; .* stop. Say all of it", shown)
    assert shown.count("drops prone") == 1


@pytest.mark.parametrize(
    ("language", "facing"), [("en", "north-east"), ("en", "NE"), ("de", "Nordosten"), ("de", "45")]
)
def test_a_direction_on_a_table_in_inches_is_typed_as_the_list_has_it(language: str, facing: str) -> None:
    line = f"deploy Town_spearmen regiment 8 at 24,7 facing {facing}"
    said = "deploy Town_spearmen regiment 8 at 24,7 facing 45"
    assert meant(game_of("wargame", "patrol-clash"), line, language) == said


def test_a_direction_is_no_word_cut_short() -> None:
    lines = ("place 1", "figure Cenric", "S SE", "S S", "S")
    shown = run("play", "melee", "three-a-side", "--seed", "3", "--side", "Blue=greedy", lines=lines).out
    assert "“S SE” is no answer here" in shown and "“S S” is no answer here" in shown
    assert shown.count("Cenric steps") == 1


def test_part_of_a_line_of_the_list_is_no_answer() -> None:
    game = game_of("fortmayn", "level-one", "depart 1")
    question, eye = game.question, game.view(0)
    assert question is not None
    menu = question_menu(game.system, eye, question, Prompt(""), "en")
    who = next(choice.label for choice in menu.choices if ":" in choice.label).partition(":")[0]
    for line in (who, f"{who}:"):
        with pytest.raises(Refused):
            find_answer(LineReader(game.system, eye), question, menu, line)


def test_answers_has_the_places_that_the_list_leaves_out() -> None:
    shown = run("play", "wargame", "pitched-battle", "--seed", "1", lines=("answers",)).out
    assert re.search(r"1 +12 +deploy Vale_spearmen regiment 10 at 7,3 facing 90", shown)
    assert not re.search(r"1 +13 +deploy", shown)


def test_a_figure_is_meant_by_its_name_in_quotes() -> None:
    shown = run("play", "foeman", "duel", "--seed", "3", lines=('sheet "Berold"', "sheet berold")).out
    assert shown.count("\nBerold\n") == 2


def at_the_table(game: Game[object, object], *lines: str, language: str = "en") -> str:
    """What is printed while these lines are typed at a game that two people play."""
    table = Table(game, [None, None], Screen(language=language), None)
    typed, out = iter((*lines, "quit")), io.StringIO()
    with redirect_stdout(out), patch.object(builtins, "input", lambda _: next(typed)):
        table.run()
    return out.getvalue()


def test_the_same_again_is_what_the_figure_declared_last() -> None:
    game = rivals()
    assert "Al has given no such answer before" in at_the_table(game, "same")
    assert "same now: expected same, or same all" in at_the_table(game, "same now")
    game.answer_text("ready 3")
    game.answer_text("done")
    who = question_of(game).who
    shown = at_the_table(game, "same")
    assert "The same again: " in shown
    assert f"{who} declares Watch" in shown


def test_what_cannot_be_done_again_is_refused_with_its_reason() -> None:
    game = game_of("melee", "three-a-side", "place 1", "figure Aldric", "step N", "face S", "option a")
    assert question_of(game).code == "pick"
    assert "expected a figure of the side that has not moved, or end [CM-MOVE-01]" in at_the_table(game, "same")


@pytest.mark.parametrize(("language", "said"), [("en", "The same again"), ("de", "Noch einmal dasselbe")])
def test_a_whole_side_does_the_same_until_all_have(language: str, said: str) -> None:
    game = rivals()
    game.answer_text("ready 3")
    game.answer_text("done")
    assert question_of(game).code == "declare"
    assert at_the_table(game, "same all", language=language).count(f"{said}: ") == 2
    answers = [moment.entry.given for moment in game.line[-2:]]
    assert [game.system.write_answer(answer) for answer in answers] == ["watch", "watch"]


def test_what_all_do_ends_with_whoever_cannot() -> None:
    game = game_of("melee", "three-a-side", "place 1", "figure Aldric", "step N", "face S", "option a")
    shown = at_the_table(game, "figure Cenric", "step N", "undo", "same all")
    assert "has given no such answer before" in shown


# --- what is no answer here -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("fa s", "face S: Aldric faces S already: answer stop [FM-PIV-01]"),
        ("face s", "Aldric faces S already: answer stop [FM-PIV-01]"),
        ("s s", "“s s” is no answer here; perhaps 4 step S"),
        ("surender", "“surender” is no answer here; perhaps 15 surrender"),
        ("str", "strike Berold 1: "),
        ("st b 4", "strike Berold 4: "),
        ("strike b 4", "strike Berold 4: "),
        ("strike Berold", "strike Berold 1: "),
    ],
)
def test_what_is_cut_short_and_not_open_is_refused_with_its_reason_or_the_nearest(line: str, said: str) -> None:
    ran = run("play", "foeman", "duel", "--seed", "3", "--plain", lines=("move", line))
    output = " ".join(ran.out.split())
    assert said in output
    assert said.endswith(": ") <= bool(re.search(rf"{re.escape(said)}[^>]*\[FM-", output))


def test_a_player_s_own_words_are_kept_as_they_are_typed() -> None:
    state = acting(with_gifts(fray(3)), "Red Mage")
    question = BATTLES.question(state)
    assert question is not None
    menu = question_menu(BATTLES, state, question, Prompt(""), "en")  # type: ignore[arg-type]
    answer = find_answer(LineReader(BATTLES, state), question, menu, "Special Lift the red mage, n")  # type: ignore[arg-type]
    assert answer == Special("Lift the red mage, n")
    choice = Choice(Offer("pick Red_Mage", "pick"), "Red Mage")
    asked = Asked(0, "act", "", "Red Mage", (choice,), open=question.open)
    position = Position(0, 0, "", (), (), (), asked)
    assert spelled_text(asked, position, "special Lift the red mage", "en") == "special Lift the red mage"


# --- what is refused says why -----------------------------------------------------------------------------------------
def fault(game: Game[object, object], line: str, language: str = "en") -> str:
    """Why a line means no answer."""
    with pytest.raises(InputError) as error:
        meant(game, line, language)
    return fault_lines(error.value, language)[0]


def key_of(game: Game[object, object], label: str) -> int:
    """The number of a line of the list."""
    menu = question_menu(game.system, game.state, question_of(game), Prompt(""), "en")
    return next(key for key, choice in zip(menu.keys, menu.choices, strict=True) if choice.label == label)


def test_a_verb_cut_short_and_a_name_are_enough_where_the_rest_is_certain() -> None:
    assert meant(rivals(), "strik bob 4") == meant(rivals(), "strike Bob 4")
    assert "say which number after it, 1 to 9" in fault(rivals(), "strik bob")


@pytest.mark.parametrize("number", ["10", "99999999999999999999"])
def test_a_number_out_of_range_is_named_with_the_range(number: str) -> None:
    key = key_of(rivals(), "strike Bob 1..9 Broadsword")
    said = f"strike Bob 1..9 Broadsword: expected a number from 1 to 9 after it, got {number}"
    assert fault(rivals(), f"{key} {number}") == said


def test_a_number_too_many_is_a_number_of_dice_only_where_dice_are_bid() -> None:
    game = game_of("foeman", "duel")
    assert fault(game, "1 2") == "move: takes no number after it"
    assert fault(rivals(), f"{key_of(rivals(), 'watch')} 2").startswith("Watch always has 1 die, not 2")


def test_a_place_that_the_order_of_moving_has_not_is_refused_as_such() -> None:
    game = game_of("melee", "duel", seed=7)
    assert refusal(game, "place 3") == "there are places 1 to 2 in the order of moving, not 3 [CM-INIT-03]"
    assert refusal(game, "step N").startswith("not yet: first choose your place")


def test_an_answer_is_given_by_what_the_list_calls_it() -> None:
    melee = game_of("melee", "duel", seed=7)
    assert meant(melee, "move first") == "place 1"
    assert fault(melee, "first") == "“first” is no answer here; perhaps 1 place 1"
    foeman = game_of("foeman", "duel")
    assert meant(foeman, "ziehen", "de") == "move"
    foeman.answer_text("move")
    assert meant(foeman, "Schritt nach N", "de") == "step N"
    assert "vielleicht 12 stop" in fault(foeman, "bleiben", "de")


def test_the_verb_of_the_list_stands_for_that_of_the_answers() -> None:
    menu = menu_of_labels(
        ["unit Town_spearmen", "unit Knights", "end"], ["activate Town spearmen", "activate Knights", "end"]
    )
    assert with_own_verb(menu, "Activate longbowmen") == "unit longbowmen"
    assert with_own_verb(menu, "charge longbowmen") == "charge longbowmen"
