"""The journal: a line for each step, remarks, sentences told anew, Markdown and HTML."""

from affray.core.faces.journal import Line, Moment
from affray.game import Game, load_scenario
from affray.game.journal_writing import chapters, html, markdown
from affray.systems.fortmayn import SYSTEM
from affray.systems.fortmayn.position.answers import read_answer
from affray.systems.fortmayn.position.delve_answers import Leave, Rumour, Search
from affray.systems.fortmayn.position.state import Conflict, State
from affray.systems.fortmayn.words.journal import journal_lines
from tests.units.fortmayn import friends
from tests.units.fortmayn.delving import QUIET, obstacle, scene, went
from tests.units.fortmayn.people import foe


def kept(state: State, *steps: tuple[str, tuple[list[int], ...]], language: str = "en") -> tuple[Line, ...]:
    """The journal of some answers, each with its dice."""
    moments = []
    for text, dice in steps:
        found = went(state, text, dice=dice)
        moments.append(Moment(state, read_answer(text), found.events))
        state = found.state
    return journal_lines(moments, language)


def test_a_risk_is_one_line_from_its_declaration_to_its_outcome() -> None:
    lines = kept(
        scene(obstacle("rope_bridge", 1)),
        ("approach Berin body climbing rope_bridge : I go on my knees.", ()),
        ("confirm", ()),
        ("accept", ([5, 5, 3], *QUIET)),
        ("rest", ()),
        ("hour", QUIET),
    )
    assert [line.number for line in lines] == [1, 2]
    first = lines[0]
    assert (first.actor, first.said, first.when) == ("Berin", ("I go on my knees.",), "Day 1, Hour 0, Moment 0")
    assert first.choices == ("Berin: climbing with BODY – Rotten rope bridge",)
    assert [(roll.purpose, roll.faces) for roll in first.dice] == [("test", (3, 5, 5)), ("Event die", (1, 1, 1, 1, 1))]
    assert "Rotten rope bridge: no longer in the way." in first.results and "FT-TEST-01" in first.clauses
    assert lines[1].choices == ("Rest", "Rest an Hour") and lines[1].when == "Day 1, Hour 0, Moment 1"


def test_a_remark_is_a_line_and_a_sentence_can_be_told_anew() -> None:
    lines = kept(
        scene(),
        ("ask_oracle even : Is it cold?", ([2], [1], [3])),
        ("note : Nobody liked the answer.", ()),
        ("note 1 : Does the stove still burn?", ()),
        ("leave", ()),
    )
    assert [(line.number, line.said, line.remark) for line in lines] == [
        (1, ("Does the stove still burn?",), False), (2, ("Nobody liked the answer.",), True), (3, (), False),
    ]  # fmt: skip


def test_an_ounce_is_one_line_and_dice_typed_in_belong_to_it() -> None:
    game = Game.new(SYSTEM, load_scenario("fortmayn", "level-one"), seed=2)
    state = game.state
    assert isinstance(state, State)
    moments = [Moment(state, Rumour(), ()), Moment(state, None, ()), Moment(state, Rumour(), ())]
    assert [line.number for line in journal_lines(moments)] == [1, 2]
    assert journal_lines([Moment(state, None, ())]) == ()


def test_a_hidden_step_of_which_nothing_shows_has_a_number_and_no_line() -> None:
    state, search = scene(), Search(("Asha",))
    moments = [Moment(state, answer, (), hidden=answer == search) for answer in (Leave(), search, Leave())]
    assert [line.number for line in journal_lines(moments)] == [1, 3]


def test_the_plans_of_an_ounce_belong_to_its_first() -> None:
    state = scene(phase="ounce_declare", foes=(foe(reaction="murderous"),), fray=Conflict())
    lines = kept(state, ('plan Asha fight "Ghoul 1"', ()), ('plan Berin fight "Ghoul 1"', ()))
    assert [len(line.choices) for line in lines] == [2]


def test_a_ready_made_sentence_is_told_in_the_readers_language_and_ones_own_as_it_is() -> None:
    state = scene(phase="ounce_declare", foes=(foe(reaction="murderous"),), fray=Conflict())
    steps = (
        ('plan Asha stunt "Ghoul 1" body : I do what nobody expects of me.', ()),
        ('plan Berin stunt "Ghoul 1" body : I sing.', ()),
    )
    (english,), (german,) = kept(state, *steps), kept(state, *steps, language="de")
    assert english.said == ("I do what nobody expects of me.", "I sing.")
    assert german.said == ("Ich tue, was niemand von mir erwartet.", "I sing.")


def test_lines_stand_in_chapters_by_place() -> None:
    lines = kept(scene(), ("search Asha", ()), ("cancel", ()), ("leave", ()), ("skip", ()), language="de")
    assert [(place, len(part)) for place, part in chapters(lines)] == [("Wachstube", 3)]


def test_pages_escape_what_people_write() -> None:
    lines = kept(scene(), ("ask_oracle even : <b>Is *it*?</b>", ([2], [1], [3])), ("note : A & B.", ()))
    page = markdown("T_1", lines)
    assert page.startswith("# T\\_1\n") and "> \\<b\\>Is \\*it\\*?\\</b\\>" in page and "Dice:" in page
    shown = html("A <b>", lines, "en")
    assert "<title>A &lt;b&gt;</title>" in shown and "&lt;b&gt;Is *it*?&lt;/b&gt;" in shown
    assert '<li value="2">' in shown and "A remark" in shown and "A &amp; B." in shown


def test_a_companys_journal_names_the_player_behind_each_step() -> None:
    moments = []
    state = friends.scene()
    for text, dice in (("@Bob use_item Berin light torches_6", ()), ("rest", ()), ("@Cat rest", ()), ("hour", ())):
        found = friends.went(state, text, dice=dice)
        moments.append(Moment(state, read_answer(text), found.events))
        state = found.state
    lines = journal_lines(moments)
    assert [line.actor for line in lines] == ["Berin (Bob)", "Ann", "Cat", "Ann"]
    assert [line.choices for line in lines][1:3] == [("Ann: Rest",), ("Cat: Rest",)]
    assert lines[0].choices[0].startswith("Bob: ")


def test_dice_of_a_company_and_its_plans_as_they_stand_have_a_player_too() -> None:
    ready = friends.company(friends.scene(), phase="ounce_declare", fray=Conflict())
    lines = journal_lines([Moment(ready, read_answer("confirm"), ()), Moment(friends.scene(), None, ())])
    assert [line.actor for line in lines] == ["Ann"] and lines[0].choices == ("Ann: It stands so",)
