"""What a computer player expected, and what a strong one would do, at the terminal; and the list of computer players."""

import json
import re
from collections.abc import Callable, Iterator

import pytest

from affray.cli.game import thoughts
from affray.cli.game.game_request import GameRequest
from affray.cli.game.opening import open_game, seats_of
from affray.cli.game.table import Table
from affray.cli.shown.screen import Screen
from affray.core import Question, eyes
from affray.core.words.phrase import Phrase
from affray.core.words.texts import COMMON
from affray.dice.stream import Stream
from affray.game import Game, load_scenario
from affray.play import levels
from affray.play.greedy import GreedyPlayer
from affray.play.player import Asked, Candidate, Thought
from affray.play.reasons import (
    Decision,
    Reason,
    Reasons,
    expectation,
    is_open_to,
    odds_of,
    plain_reason,
    prospect_words,
    reasons_for,
    what_decided,
)
from affray.play.titles import style_sentence
from affray.systems import registry
from tests.toy import PIG, TABLE
from tests.units.cli.running import refused, run

Typed = Callable[..., str]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typed:
    """What is printed when these lines are typed at a table of a system."""

    def play(
        system: str, *lines: str, foe: str = "computer:6", language: str = "en", scenario: str = "duel", seed: int = 3
    ) -> str:
        monkeypatch.setattr(levels, "OFFERED", tuple(levels.LEVELS))
        wanted = GameRequest(system, scenario, (f"{'Blau' if language == 'de' else 'Blue'}={foe}",), seed)
        game = open_game(wanted, language=language)
        waiting: Iterator[str] = iter((*lines, "quit"))
        monkeypatch.setattr("builtins.input", lambda _="": next(waiting))
        Table(game, seats_of(game, wanted, computer=False), Screen(plain=True, language=language), None).run()
        return capsys.readouterr().out

    return play


def test_a_hint_shows_what_a_strong_player_would_answer(typed: Typed) -> None:
    said = typed("melee", "hint")
    assert "A strong player would:" in said
    assert "* move" in said and "% to win" in said


@pytest.mark.parametrize(("system", "scenario"), [("foeman", "duel"), ("melee", "duel"), ("wargame", "patrol-clash")])
def test_a_hint_is_followed_by_a_word(
    typed: Typed, monkeypatch: pytest.MonkeyPatch, system: str, scenario: str
) -> None:
    monkeypatch.setattr(thoughts, "STRONG", "greedy")
    lines = typed(system, *["hint do"] * 6, foe="computer:1", scenario=scenario).splitlines()
    # The beginning of each, as long lines are broken.
    advised = [re.findall(r"\w+", line)[:2] for line in lines if line.startswith("  * ")]
    done = [re.findall(r"\w+", line)[2:4] for line in lines if line.startswith("As advised: ")]
    assert len(done) == 6 and advised == done


def test_a_hint_within_an_action_is_followed_too(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thoughts, "STRONG", "greedy")
    said = typed("foeman", *["hint do"] * 23, foe="computer:1", seed=1)
    assert re.search(r"As advised: (yes|no)\.", said) and re.search(r"As advised: (none|one)\.", said)
    assert "expected a number" not in said


def test_a_hint_that_was_shown_is_followed_as_it_stood(typed: Typed) -> None:
    said = typed("melee", "hint", "hint do")
    assert said.count("A strong player looks at it") == 1 and said.count("As advised: ") == 1
    for line in ("tipp tun", "tipp tu", "rat tu"):
        assert "Dem Tipp gefolgt: " in typed("melee", line, language="de")
    assert "hint now: expected hint, or hint do" in typed("melee", "hint now")


def test_why_a_computer_player_did_what_it_did(typed: Typed) -> None:
    said = typed("melee", "why Blue", "why red", "place 2", "why blue", foe="greedy")
    assert "nothing has been decided for Blue yet that left a choice" in said
    assert "a person plays Red" in said
    assert "Blue chose:" in said and "Berold: " in said and "For all that was weighed ask why and a name" in said


def test_why_a_figure_did_what_it_did(typed: Typed) -> None:
    said = typed("foeman", "why Berold", "cede", "why berold", "why Blue", foe="greedy")
    assert "why: nothing has been decided for Berold yet that left a choice" in said
    assert said.count("Blue for Berold chose:") == 1 and "looks best" in said and "less good" in said and "* " in said
    assert "Blue chose:" in said and "Berold: step" in said


def test_what_went_on_as_planned_is_told_with_what_was_weighed(capsys: pytest.CaptureFixture[str]) -> None:
    system = registry.load_system("foeman")
    game: Game[object, object] = Game.new(system, load_scenario("foeman", "duel"), seed=3)
    known = thoughts.Thoughts(Screen(plain=True))
    seats = seats_of(game, GameRequest("foeman", "duel", ("Blue=greedy",), 3), computer=False)
    game.answer_text("cede")
    for text, planned in (("step N", False), ("step N", True), ("stop", True)):
        assert game.question is not None
        answer = system.read_answer(text)
        weighed = () if planned else (Candidate(answer, 1.0, 0.5), Candidate(system.read_answer("stop"), 0.5, 0.4))
        known.note(game, game.question, Thought(answer, weighed, Phrase("reason-planned") if planned else None))
        game.answer(answer)
    for name in ("Berold", "Blue"):
        assert known.explain_named(game, seats, name, eyes.EVERYTHING)
    said = " ".join(capsys.readouterr().out.split())
    assert "Blue for Berold chose: * step N: 50% to win stop: 40% to win" in said
    assert "Then it went on as it had planned: step N, stop" in said
    assert "Blue chose: Round 1: Berold: step N (2 times); stop. " in said and "goes on as it had planned" not in said


def test_a_figure_tells_of_its_walk_the_step_that_was_weighed(capsys: pytest.CaptureFixture[str]) -> None:
    system = registry.load_system("foeman")
    game: Game[object, object] = Game.new(system, load_scenario("foeman", "duel"), seed=3)
    known = thoughts.Thoughts(Screen(plain=True))
    seats = seats_of(game, GameRequest("foeman", "duel", ("Blue=greedy",), 3), computer=False)
    game.answer_text("cede")
    for text, gain in (("step N", 0.7), ("step NW", 0.5), ("stop", 0.5)):
        assert game.question is not None
        answer = system.read_answer(text)
        other = system.read_answer("step N" if text == "stop" else "stop")
        known.note(game, game.question, Thought(answer, (Candidate(answer, 1.0, gain), Candidate(other, 0.5, 0.5))))
        game.answer(answer)
    assert known.explain_named(game, seats, "Berold", eyes.EVERYTHING)
    said = " ".join(capsys.readouterr().out.split())
    assert "* step N: 70% to win" in said and "After that: step NW, stop" in said and "as it had planned" not in said


def test_what_was_taken_back_is_not_explained(typed: Typed) -> None:
    said = typed("foeman", "cede", "undo", "why Blue", "why Berold", foe="greedy")
    assert (
        "nothing has been decided for Blue yet that left a choice" in said
        and "nothing has been decided for Berold yet" in said
    )


def test_why_somebody_names_whom_one_may_ask_about(typed: Typed) -> None:
    said = " ".join(typed("melee", "why zork", foe="greedy").split())
    assert "“zork” is neither a name nor an answer here; ask about Blue, Berold, or about an answer" in said
    said = " ".join(typed("melee", "why zork", foe="greedy", language="de").split())
    assert "„zork“ ist hier weder ein Name noch eine Antwort; frag nach Blau, Berold oder nach einer Antwort" in said
    assert "ask about" not in typed("melee", "why zork", foe="human")
    assert "did you mean Berold?" in typed("melee", "why Berolt", foe="greedy")


def reasons_at(key: str, scenario: str, seed: int = 5) -> str:
    """What a greedy player expects of its answers to the first open question of a game."""
    system = registry.load_system(key)
    game: Game[object, object] = Game.new(system, load_scenario(key, scenario), seed=seed)
    question = game.question
    assert question is not None
    state = game.view(question.side)
    thought = GreedyPlayer().think(Asked(system, state, question, Stream(1), reasons=True))
    found = reasons_for(system, Decision(state, state, question, thought), "en")
    sides = tuple(system.sides(state))
    rows = [f"{row.label}: {expectation(system, found, row, sides, 'en')}" for row in found.rows]
    return "\n".join((*rows, found.decided))


def test_candidates_say_what_they_are_for_and_what_they_cost() -> None:
    said = reasons_at("fortmayn", "level-one")
    assert (
        "level 1 with 5 of 5 BODY Dice ready; Odo in front, the sharpest head: " in said and "order; looks best" in said
    )
    assert "less good" not in said and said.endswith(COMMON.say("en", "reason-first"))


def test_only_what_is_clearly_best_is_called_so() -> None:
    def said(*worths: float) -> list[str]:
        rows = tuple(Reason(str(n), "", worth) for n, worth in enumerate(worths))
        reasons = Reasons(0, "", rows, "")
        return [prospect_words(reasons, row, (), "en") for row in rows]

    assert said(1, 1, 1) == ["looks as good as another"] * 3
    assert said(2, 1, 1) == ["looks best", "looks less good", "looks less good"]
    assert said(2, 2, 1) == ["looks as good as another"] * 2 + ["looks less good"]


def test_an_answer_that_rolls_dice_shows_its_odds() -> None:
    state, asked = PIG.setup(TABLE, {}), Question(0, "turn", "p0", ("roll", "hold"))
    odds = odds_of(PIG, state, asked)
    assert {text: [round(chance.value, 2) for chance in found] for text, found in odds.items()} == {
        "roll": [0.17, 3.33]
    }
    decision = Decision(
        state, state, asked, Thought("roll", (Candidate("roll", 1.0, 0.6), Candidate("hold", 0.5, 0.5)))
    )
    found = reasons_for(PIG, decision, "en")
    said = [expectation(PIG, found, row, ("p0", "p1"), "en") for row in found.rows]
    assert said == ["the turn's points are lost 17%, points of the roll 3.33; 60% to win", "50% to win"]


def inner_question(key: str, scenario: str, code: str, seed: int) -> tuple[Game[object, object], Question[object]]:
    """A greedy game of a seed at the first question of that code within an action."""
    system = registry.load_system(key)
    game: Game[object, object] = Game.new(system, load_scenario(key, scenario), seed=seed)
    while (question := game.question) is not None and not (question.inner and question.code == code):
        thought = GreedyPlayer().think(Asked(system, game.view(question.side), question, Stream(1)))
        game.answer(question.answers.index(thought.answer) if question.inner else thought.answer)
    assert question is not None
    return game, question


@pytest.mark.parametrize(
    ("key", "code", "seed", "label", "why"),
    [
        ("foeman", "reroll", 3, "none", "Another die would sooner spoil the hit"),
        ("foeman", "proficiency", 2, "yes", "the talent adds more to this blow"),
        ("melee", "advance", 5, "N, 6,5", "Whoever follows can strike again."),
    ],
)
def test_a_choice_within_an_action_is_called_by_its_words_and_says_why(
    key: str, code: str, seed: int, label: str, why: str
) -> None:
    game, question = inner_question(key, "duel", code, seed)
    thought = GreedyPlayer().think(Asked(game.system, game.state, question, Stream(1), reasons=True))
    found = reasons_for(game.system, Decision(game.state, game.state, question, thought), "en")
    assert found.rows[0].label == label and why in found.decided


def test_where_nothing_is_played_on_for_sure_the_plain_reason_comes_first() -> None:
    system = registry.load_system("foeman")
    state = system.setup(load_scenario("foeman", "duel"), {})
    asked = Question(0, "side", "", (system.read_answer("cede"), system.read_answer("move")))
    doubted = Thought(
        asked.answers[0],
        tuple(Candidate(thing, 1.0, win) for thing, win in zip(asked.answers, (0.4, 0.6), strict=True)),
    )
    found = reasons_for(system, Decision(state, state, asked, doubted), "en")
    assert found.decided.startswith(
        "Whoever moves later sees where the others went. Tried out a few times each, the next best won more often, 60% "
        "against 40%. So few tries prove nothing"
    )


def test_of_answers_that_luck_alone_tells_apart_it_is_said_that_they_are_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    system = registry.load_system("foeman")
    state = system.setup(load_scenario("foeman", "duel"), {})
    asked = Question(0, "side", "", (system.read_answer("move"), system.read_answer("cede")))
    monkeypatch.setattr(type(system.opponents), "appraise", lambda self, state, question: (1.0, 1.0))
    for wins in ((0.6, 0.6), (0.5, 0.6)):
        rows = tuple(Candidate(thing, 1.0, win) for thing, win in zip(asked.answers, wins, strict=True))
        found = reasons_for(system, Decision(state, state, asked, Thought(asked.answers[0], rows)), "en")
        assert found.decided == "Several looked alike."
    tried = tuple(
        Candidate(thing, 1.0, win, tries=6, error=0.3) for thing, win in zip(asked.answers, (0.72, 0.55), strict=True)
    )
    for language, said in (
        ("en", "The tries do not tell them apart. "),
        ("de", "Die Versuche unterscheiden sie nicht. "),
    ):
        found = reasons_for(system, Decision(state, state, asked, Thought(asked.answers[0], tried)), language)
        assert found.decided.startswith(said) and "6" in found.decided


def test_a_list_says_nothing_of_losses_that_it_does_not_show() -> None:
    state, asked = PIG.setup(TABLE, {}), Question(0, "turn", "p0", ("roll", "hold"))
    rows = (Candidate("roll", 1.0, 0.8, (0.1, 1.0)), Candidate("hold", 0.5, 0.6, (0.5, 1.1)))
    decision = Decision(state, state, asked, Thought("roll", rows))
    shown, brief = (reasons_for(PIG, decision, "en", losses=losses).decided for losses in (True, False))
    assert shown == "Costs fewer losses of one's own than the next best: 80% to win, not 60%."
    assert brief == "Leads to a better position than the next best: 80% to win, not 60%."


def test_a_reason_that_two_answers_share_stands_in_a_line_once(capsys: pytest.CaptureFixture[str]) -> None:
    system = registry.load_system("foeman")
    game: Game[object, object] = Game.new(system, load_scenario("foeman", "duel"), seed=3)
    known, decisions = thoughts.Thoughts(Screen(plain=True)), list[Decision[object, object]]()
    answers = (system.read_answer("cede"), system.read_answer("move"))
    asked = Question(1, "side", "", answers)
    for wins in ((None, None), (0.4, 0.6)):
        rows = (Candidate(answers[0], 1.0, wins[0]), Candidate(answers[1], 0.5, wins[1]))
        decisions.append(Decision(game.state, game.state, asked, Thought(answers[0], rows)))
    known.list_decisions(game, decisions)
    said = " ".join(capsys.readouterr().out.split())
    assert said.count("Whoever moves later sees where the others went.") == 1 and "Tried out a few times" in said


def test_what_was_weighed_too_and_is_less_is_told_where_that_says_something() -> None:
    system = registry.load_system("foeman")
    asked = Question(
        0, "declare", "Ann", tuple(map(system.read_answer, ("strike Bors 4 Mace", "defend none", "watch")))
    )
    rows = [
        Reason(system.write_answer(answer), "", worth) for answer, worth in zip(asked.answers, (2, 1, 0), strict=True)
    ]
    said = plain_reason(system, asked, tuple(rows), "en")
    assert (
        said
        == "Of all blows and numbers of dice this promises most, harm and the chance to fell weighed together. A guard would spare less than that."
    )
    assert "guard" not in plain_reason(system, asked, (rows[0], rows[2]), "en")
    assert "guard" not in plain_reason(system, asked, (rows[1], rows[0], rows[2]), "en").lower().split("you", 1)[1]


def test_the_odds_of_disbelief_do_not_promise_that_what_is_real_goes() -> None:
    system = registry.load_system("melee")
    for language, said in (("en", "gone if it is unreal"), ("de", "verschwindet, falls unwirklich")):
        assert system.words.phrase(Phrase("guide-sees-through"), language) == said


def test_every_plain_reason_can_be_said() -> None:
    for key in ("foeman", "melee", "wargame", "fortmayn"):
        texts = registry.load_system(key).words.texts
        ids = [name for name in texts.ids("en") if name.startswith("reason-for-")]
        assert ids and all(texts.has("de", name) and texts.variables("en", name) <= {"answer", "who"} for name in ids)


def test_a_lone_answer_is_worth_no_words() -> None:
    state, asked = PIG.setup(TABLE, {}), Question(0, "turn", "p0", ("hold",))
    found = reasons_for(PIG, Decision(state, state, asked, Thought("hold")), "en")
    assert expectation(PIG, found, found.rows[0], ("p0", "p1"), "en") == ""


def test_it_speaks_german(typed: Typed) -> None:
    said = typed("melee", "hint", "why Blau", language="de")
    assert "Ein starker Spieler würde:" in said and "Aussicht auf Sieg" in said
    assert "warum: für Blau ist noch nichts entschieden" in said


def test_what_decided_is_said_in_words() -> None:
    def said(*candidates: Candidate[str]) -> str:
        return what_decided(0, Thought("a", candidates)).id

    sure, weak = Candidate("a", 1.0, 0.8, (0.1, 1.0)), Candidate("b", 0.5, 0.6, (0.5, 1.1))
    assert said(sure) == "reason-alone"
    assert said(sure, weak) == "reason-spared"
    assert said(sure, Candidate("b", 0.5, 0.6, (0.2, 0.2))) == "reason-dealt"
    assert said(sure, Candidate("b", 0.5, 0.6, (0.0, 1.5))) == "reason-place"
    assert said(sure, Candidate("b", 0.5, 0.6)) == "reason-place"
    assert said(weak, sure) == "reason-doubt"
    assert said(sure, Candidate("b", 0.7, 0.7, tries=8, error=0.09)) == "reason-place"
    assert said(sure, Candidate("b", 0.7, 0.7, tries=8, error=0.11)) == "reason-even"
    assert said(Candidate("a", 1.0), Candidate("b", 2.0)) == "reason-erred"
    assert said(sure, sure) == "reason-even"
    assert said(Candidate("a", 2.0), Candidate("b", 1.0)) == "reason-worth"
    assert said(Candidate("a", 2.0), Candidate("b", 2.0)) == "reason-even"


def test_reasons_name_the_answer_first() -> None:
    state = PIG.setup(TABLE, {})
    question = PIG.question(state)
    assert question is not None
    decision = Decision(
        state, state, question, Thought("roll", (Candidate("roll", 1.0, 0.6), Candidate("hold", 0.5, 0.5)))
    )
    found = reasons_for(PIG, decision, "en")
    assert [row.text for row in found.rows] == ["roll", "hold"]
    assert found.who == "p0"
    assert is_open_to(PIG, decision, 1)


def test_computer_players_are_listed_with_a_sentence_each() -> None:
    said = run("players").out
    assert "computer:8  computer 8 (marshal)" in said and "The strongest" in said and "bold:" in said
    german = json.loads(run("players", "--lang", "de", "--json").out)
    assert {
        "name": "computer:4",
        "title": "Computer 4 (Soldat)",
        "about": "Irrt selten: nimmt die zweitbeste Antwort nur, wo zwei fast gleich aussehen.",
    } in german


def test_a_system_lists_the_levels_that_it_offers_and_refuses_the_others() -> None:
    said = " ".join(run("players", "fortmayn").out.split())
    assert "computer:5 " in said and "computer:4 " not in said and "computer:6 " not in said
    assert "The other levels would play in Fortmayn about as one of these does, and are not offered there." in said
    names = [row.get("name") for row in json.loads(run("players", "fortmayn", "--json").out)]
    assert "computer:5" in names and "computer:6" not in names
    said = " ".join(run("players", "foeman").out.split())
    assert "computer:8 " in said and "computer:6 " not in said and "The other levels would play in Foeman" in said
    line = "player 'computer:marshal': Fortmayn has levels 1 recruit, 2 militia, 3 guard, 5 veteran; the others would"
    assert line in refused(run("play", "fortmayn", "duel", "--side", "The challenged=computer:marshal"))
    for command, side in (("play", "The challenged=computer:9"), ("watch", "The challenger=computer:9")):
        line = "player 'computer:9': level '9': expected one of 1 recruit, 2 militia, 3 guard, 5 veteran"
        assert refused(run(command, "fortmayn", "duel", "--side", side)).endswith(line)
    ran = run("play", "fortmayn", "duel", "--lang", "de", "--side", "Geforderter=computer:9")
    assert refused(ran).endswith(
        "eine von 1 recruit (Rekrut), 2 militia (Landwehr), 3 guard (Wache), 5 veteran (Veteran)"
    )
    ran = run("play", "fortmayn", "duel", "--lang", "de", "--side", "Geforderter=computer:marshal")
    assert "hat die Stufen 1 recruit (Rekrut), 2 militia" in refused(ran)


def test_the_help_promises_no_levels_that_a_system_does_not_offer() -> None:
    for command in ("play", "watch"):
        said = " ".join(run(command, "--help").out.split())
        assert "computer:8" not in said and "`affray players SYSTEM`" in said


def test_the_first_computer_player_is_listed_where_it_is_kept_and_can_be_played() -> None:
    assert "greedy-1" in run("players").out and "greedy-1" in run("players", "foeman").out
    assert run("play", "foeman", "duel", "--side", "Blue=greedy-1", lines=("quit",)).code == 0


@pytest.mark.parametrize(
    ("side", "said"),
    [
        (
            "Blue=computer:9",
            "Spieler 'computer:9': Stufe '9': erwartet wird eine von 1 recruit (Rekrut), 2 militia (Landwehr), ",
        ),
        ("Blue=computer:4:shy", "Stil 'shy': erwartet wird einer von bold (kühn), careful (vorsichtig), holder "),
        ("Blue=random:5", "Spieler 'random:5': hinter dem Doppelpunkt darf nichts stehen, dort steht '5'"),
        ("Blue=program:", "Spieler 'program:': hinter dem Doppelpunkt fehlt etwas"),
        ("Blue=program:no-such-bot", "Befehl 'no-such-bot': es gibt kein Programm 'no-such-bot'"),
        ("Blue=program:'", 'Befehl "\'": ein Anführungszeichen ist offen'),
        (
            "Blue=deep:5",
            "Spieler 'deep:5': erwartet wird eines von random, greedy, computer:1..5, computer:8, greedy-1",
        ),
    ],
)
def test_a_computer_player_that_there_is_not_is_refused_in_german(side: str, said: str) -> None:
    assert said in refused(run("play", "foeman", "duel", "--lang", "de", "--side", side))


def test_why_of_what_is_no_answer_is_refused_in_one_language() -> None:
    ran = run(
        "play", "foeman", "duel", "--lang", "de", "--seed", "7", "--side", "Blue=random", lines=("why zork", "quit")
    )
    said = " ".join(ran.out.split())
    assert "„zork“ ist hier weder ein Name noch eine Antwort; frag nach Blau, Berold oder" in said


def test_the_styles_are_those_of_the_system() -> None:
    assert "holder: Objectives and cover count double" in " ".join(run("players", "wargame").out.split())
    rows = json.loads(run("players", "fortmayn", "--lang", "de", "--json").out)
    assert [row["style"] for row in rows if "style" in row] == ["bold", "careful", "holder", "skirmisher"]
    assert all(row["about"] for row in rows)
    assert refused(run("players", "chess")).startswith("affray: system 'chess'")


@pytest.mark.parametrize("key", registry.system_keys())
@pytest.mark.parametrize("language", ["en", "de"])
def test_each_style_has_a_sentence_of_its_system(key: str, language: str) -> None:
    system = registry.load_system(key)
    for style in system.opponents.styles:
        said = style_sentence(system, style, language)
        assert said.endswith(".") and said != COMMON.say(language, f"style-{style}-about")
    assert style_sentence(system, "shy", language) == ""


def test_a_style_that_there_is_not_is_refused_before_anything_is_shown() -> None:
    ran = run("watch", "foeman", "duel", "--side", "Red=computer:8:shy")
    assert refused(ran) == "affray: style 'shy': expected one of bold, careful, holder, skirmisher"
    assert ran.out == ""


def test_a_clause_is_looked_up_by_its_bare_id_or_by_words(typed: Typed) -> None:
    said = " ".join(
        typed("foeman", "fm-dx-01/04", "clause Hexside crossed", "clause hexside bonus", foe="greedy").split()
    )
    assert "FM-DX-04 Hexside. Through left/right +2, rear +4" in said and "FM-DX-01 " in said
    assert "FM-LOS-03 Hexside crossed. " in said
    assert "FM-LOS-03 Hexside crossed FM-DX-05 Same hex" in said
    said = " ".join(typed("foeman", "clause of", "clause zork", "FM-DX-99", foe="greedy", language="de").split())
    assert "mit noch einem Wort sind es weniger" in said and "in keiner Regel steht „zork“" in said
    assert "Regel 'FM-DX-99': am ähnlichsten sind FM-DX" in said
    said = " ".join(typed("foeman", "clause fm dx 4", "fm-dx-4", "clause fm dx 99", foe="greedy").split())
    assert said.count("FM-DX-04 Hexside.") == 2 and "expected an id such as FM-DX-" in said


def test_a_line_that_may_mean_several_answers_is_one_sentence_with_the_sides() -> None:
    ran = run("play", "foeman", "duel", "--seed", "3", lines=("move", "stop", "why defend"))
    assert "Say all of it, or its number; or a side that a computer plays: Blue" in " ".join(ran.out.split())


def test_a_deployment_is_explained_by_unit_under_its_name(typed: Typed) -> None:
    said = typed("wargame", *["1 1"] * 3, "why Blue", "why Masked cultists", scenario="patrol-clash", seed=2)
    assert "Blue chose:\n  Deployment:\n    Risen dead: regiment in" in said
    assert "Deployment: Blue chose:\n  * Masked cultists: " in said
