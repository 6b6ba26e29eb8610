"""What a game master's rulings do in a fight of each system, what is refused, and who may know of it."""

import pytest

from affray.core import InputError, Scenario, eyes
from affray.game.game import Game
from affray.game.muster import with_master
from affray.game.record import dumps, loads
from affray.game.refusals import Refused
from affray.game.scenario import load_scenario, shipped_scenarios
from affray.mastering.mastery import Marker
from affray.space.hex import neighbours, place_name
from affray.systems.registry import load_system
from tests.units.mastering.fights import (
    BLUE,
    KEYS,
    MASTER,
    RED,
    Fight,
    drawn,
    figure,
    lines,
    mastered,
    mastery,
    round_of,
)
from tests.units.mastering.rulers import play_step, seats_for


def refusal(game: Fight, text: str) -> str:
    """Why an answer is refused, in English."""
    with pytest.raises(Refused) as fault:
        game.answer_text(text)
    return fault.value.refusal.reason


# --- the seat ---------------------------------------------------------------------------------------------------------
def test_he_has_the_last_seat_and_fights_for_nobody(game: Fight) -> None:
    system, state = game.system, game.state
    assert system.sides(state) == ("Red", "Blue", "Morgan")
    assert system.score(state) == (0.5, 0.5, 0.0)
    assert [system.seats.is_master(state, side) for side in range(3)] == [False, False, True]
    assert not any(system.seats.is_out(state, side) or system.seats.team(state, side) for side in range(3))
    assert game.question is not None and game.question.side == MASTER and game.prompt().text.startswith("Morgan: ")


def test_without_one_nothing_is_ruled_and_nobody_is_called() -> None:
    for key in KEYS:
        game = Game.new(load_system(key), load_scenario(key, "duel"), seed=3)
        for text in ("ruling fall Aldric", "call I swing", "interrupt", "go on"):
            assert refusal(game, text) == "there is no game master in this fight"
        assert all(game.system.seats.aside(game.state, side) is None for side in range(2))


def test_where_he_can_sit() -> None:
    with pytest.raises(InputError, match="a game master's seat is for fights of foeman or melee"):
        with_master(load_scenario("wargame", "patrol-clash"), "Morgan")
    once = with_master(load_scenario("foeman", "duel"), "Morgan")
    with pytest.raises(InputError, match="has a game master already"):
        with_master(once, "Merlin")
    assert with_master(once, "") is once


@pytest.mark.parametrize("name", ["Red", "A_b", ""])
def test_his_name_is_his_own(name: str) -> None:
    scenario = load_scenario("melee", "duel")
    sides = [*scenario.body["sides"], {"name": name, "master": True}]  # type: ignore[misc]
    with pytest.raises(InputError, match="expected one game master at most"):
        Game.new(load_system("melee"), Scenario(scenario.name, "melee", "T", body={**scenario.body, "sides": sides}))


def test_with_teams_he_is_in_none() -> None:
    game = mastered("foeman", "pairs")
    seats = game.system.seats
    assert [seats.team(game.state, side) for side in range(5)][-1] == ""
    assert len({seats.team(game.state, side) for side in range(4)}) == 2
    for side in (0, 2):
        game.leave(side)
    assert game.is_over and sum(game.score) == 1 and game.score[4] == 0


def test_whoever_leaves_loses_to_those_who_fight_not_to_him(game: Fight) -> None:
    game.leave(RED)
    assert game.is_over and game.score == (0.0, 1.0, 0.0)


def test_a_game_master_who_leaves_ends_nothing(game: Fight) -> None:
    game.leave(MASTER)
    assert not game.is_over


# --- when he is asked -------------------------------------------------------------------------------------------------
def asked_again(game: Fight, most: int = 400) -> int:
    """How many answers others give until the game master is asked again."""
    seats = seats_for(game, "greedy")
    for count in range(most):
        if game.question is None or game.question.side == MASTER:
            return count
        play_step(game, seats)
    return most


def test_he_is_asked_once_each_round_unless_he_says_otherwise(game: Fight) -> None:
    assert round_of(game) == 1
    game.answer_text("go on")
    asked_again(game)
    assert round_of(game) == 2
    game.answer_text("ruling attend actions")
    game.answer_text("go on")
    asked_again(game)
    assert round_of(game) == 2
    game.answer_text("ruling attend calls")
    game.answer_text("go on")
    asked_again(game)
    assert game.is_over


def around(game: Fight, place: int) -> list[str]:
    """The hexes beside a figure."""
    spot = figure(game, place)
    pos = getattr(spot, "pos", None) or spot.hexes[0]
    return [place_name(beside) for beside in neighbours(pos) if beside in game.state.board.ground]  # type: ignore[attr-defined]


@pytest.mark.parametrize("hidden", ["", " hidden"])
def test_he_is_asked_when_somebody_walks_onto_what_he_has_hidden(game: Fight, hidden: str) -> None:
    game.answer_text("ruling attend calls")
    for number, beside in enumerate((*around(game, 0), *around(game, 1))):
        game.answer_text(f"ruling mark Snare_{number} {beside}{hidden}")
    game.answer_text("go on")
    asked_again(game)
    assert (round_of(game) == 1 and not game.is_over) if hidden else game.is_over


def test_he_speaks_up_between_two_answers_and_sides_call_him(game: Fight) -> None:
    assert refusal(game, "1") == "Morgan is ruling now; the fight goes on when Morgan says `go on`"
    game.answer_text("ruling attend calls")
    game.answer_text("go on")
    question = game.question
    assert question is not None and question.others == tuple(side for side in range(3) if side != question.side)
    other = BLUE if question.side == RED else RED
    assert refusal(game, "ruling fall Aldric").startswith("Morgan may rule between two moves or actions")
    aside = eyes.aside_question(game.system, game.state, question, (other,))
    assert aside is not None and aside.open == ("call WORDS",)
    game.answer_text("call I swing from the beam", {other})
    name = game.system.sides(game.state)[other]
    assert f"{name} asks for a ruling: “I swing from the beam”" in lines(game, MASTER)
    assert game.question is not None
    if game.question.side != MASTER:
        assert game.system.seats.aside(game.state, other) is None
        assert refusal(game, f"call by={name} again") == "Morgan has been called already and has still to rule"
        asked_again(game)
    assert f"{name} calls: “I swing from the beam”" in game.prompt().text
    game.answer_text("go on")
    game.answer_text("interrupt", {MASTER})
    if game.question.side != MASTER:
        assert refusal(game, "interrupt").startswith("you are asked as soon as")
        assert game.system.seats.aside(game.state, MASTER) is None
    asked_again(game)
    assert game.prompt().text.startswith("Morgan: ")


PLACES = (
    *(("foeman", code) for code in ("pick", "side", "declare", "retreat")),
    *(("melee", code) for code in ("pick", "place", "act", "actor", "retreat")),
)


@pytest.mark.parametrize(("key", "code"), PLACES)
def test_the_fight_goes_on_where_it_stood(key: str, code: str) -> None:
    """Where he interrupts between two answers and rules nothing, the same is asked again."""
    scenario = {"foeman": "three-crowns", "melee": "two-teams"}[key]
    for seed in range(20):
        game = mastered(key, scenario, seed)
        game.answer_text("ruling attend calls")
        game.answer_text("go on")
        seats = seats_for(game, "random")
        while game.question is not None:
            master = len(game.system.sides(game.state)) - 1
            asked, state = game.question, game.state
            if asked.code == code and not asked.inner and game.system.seats.aside(state, master):
                game.answer_text("interrupt", {master})
                if game.prompt().text.startswith("Morgan: "):
                    game.answer_text("go on")
                    assert (game.question.side, game.question.answers) == (asked.side, asked.answers)
                    assert game.system.sketch(game.state) == game.system.sketch(state)
                    return
            play_step(game, seats)
    raise AssertionError("it was never asked")


def test_a_name_of_several_words_stands_in_quotes_or_has_underscores(game: Fight) -> None:
    game.answer_text('ruling mark "Old dog" 3,3')
    game.answer_text('ruling mark "Spy" 3,4 hidden')
    assert drawn(game, MASTER) == {"old dog": False, "spy": True}
    game.answer_text("ruling unmark Old_dog")
    game.answer_text('ruling mark Tom_"Boots" 3,3')
    assert drawn(game, RED) == {'tom "boots"': False}
    game.answer_text('ruling unmark Tom_"Boots"')
    game.answer_text('ruling harm "Aldric" 1')
    game.answer_text('ruling say The "Old dog" barks')
    assert drawn(game, RED) == {} and 'The "Old dog" barks' in lines(game, RED)
    for language, said in (("en", "a name of several words stands in quotes"), ("de", "steht in Anführungszeichen")):
        with pytest.raises(Refused) as caught:
            game.answer_text("ruling mark Old dog 3,3")
        assert caught.value.refusal.wording(language).endswith(said)
        with pytest.raises(Refused) as caught:
            game.answer_text("ruling mark dog")
        assert said not in caught.value.refusal.wording(language)


def test_only_the_game_master_interrupts(game: Fight) -> None:
    game.answer_text("go on")
    with pytest.raises(Refused):
        game.answer_text("interrupt", {RED, BLUE})
    assert refusal(game, "call by=Nobody x")
    assert refusal(game, f"call {'x' * 241}") == "words: expected some, and no more than 240 letters"


def test_nobody_calls_while_he_speaks(game: Fight) -> None:
    assert refusal(game, "call x") == "Morgan is ruling now; the fight goes on when Morgan says `go on`"
    assert game.system.seats.aside(game.state, RED) is None


# --- what he rules ----------------------------------------------------------------------------------------------------
def test_points_are_lost_and_got_back() -> None:
    foeman, guide = mastered("foeman"), mastered("melee")
    for text in ("ruling harm Aldric 3", "ruling tire Aldric 2", "ruling mend Aldric 4"):
        foeman.answer_text(text)
        guide.answer_text(text)
    assert (figure(foeman).body.phys, figure(foeman).body.exh) == (0, 1)
    assert (figure(guide).body.hits, figure(guide).body.fatigue) == (0, 2)
    foeman.answer_text("ruling tire Aldric 99")
    assert figure(foeman).mst == 1


def test_who_dies_by_a_ruling_ends_the_fight_when_it_goes_on(game: Fight) -> None:
    game.answer_text("ruling harm Berold 40")
    assert game.prompt().text.startswith("Morgan: ") and "Berold" in lines(game, RED)
    assert refusal(game, "ruling mend Berold 2") == "Berold is dead"
    assert refusal(game, "ruling save Berold dx 3") == "Berold is out of the fight"
    assert refusal(game, "ruling fall Berold") == "Berold is out of the fight"
    game.answer_text("go on")
    assert game.question is None and game.score == (1.0, 0.0, 0.0)


def test_postures_and_spent_actions(game: Fight) -> None:
    game.answer_text("ruling fall Aldric")
    assert game.system.words.picture(game.state) is not None
    body = figure(game).body
    assert getattr(body, "prone", 0) or body.posture
    game.answer_text("ruling rise Aldric")
    body = figure(game).body
    assert not (getattr(body, "prone", 0) or getattr(body, "posture", 0))
    game.answer_text("ruling spend Aldric")
    assert figure(game).body.acted


def test_nobody_falls_who_lies_or_stands_up_who_stands(game: Fight) -> None:
    assert refusal(game, "ruling rise Aldric") == "Aldric stands already"
    game.answer_text("ruling fall Aldric")
    assert refusal(game, "ruling fall Aldric") == "Aldric lies already"
    game.answer_text("ruling spend Aldric")
    assert refusal(game, "ruling spend Aldric") == "Aldric has used its action already"


def test_sides_are_named_in_small_letters_too(game: Fight) -> None:
    game.answer_text("ruling tell red Psst")
    assert "To Red alone: “Psst”" in lines(game, RED) and "Psst" not in lines(game, BLUE)
    game.answer_text("ruling end bLUE")
    assert game.score == (0.0, 1.0, 0.0) and "Blue has won" in lines(game, RED)


def test_things_are_taken_from_those_that_there_are(game: Fight) -> None:
    def offered(form: str) -> list[str]:
        assert game.question is not None and game.system.guide is not None
        forms = {found.code: found for found in game.system.guide.forms(game.state, game.question)}  # type: ignore[attr-defined]
        return [
            pick.value.casefold() for field in forms[form].fields if field.key == "item" for pick in field.picks or ()
        ]

    assert "broadsword" in offered("ruling-strip") and "club" not in offered("ruling-strip")
    assert "club" in offered("ruling-hand") and offered("ruling-lift") == []
    game.answer_text("ruling lay club 3,3 hidden")
    assert offered("ruling-lift") == ["club"]


def test_saving_throws_are_rolled_by_the_referee(game: Fight) -> None:
    for attribute in ("st", "dx", "iq"):
        events = game.answer_text(f"ruling save Aldric {attribute} 3 change=-1")
        roll = next(event for event in events if event.dice)
        assert len(roll.dice) == 3
    if game.system.facts.key == "foeman":
        assert refusal(game, "ruling save Aldric wis 3") == "wis: expected one of st, dx, iq"
    else:
        game.answer_text("ruling save Aldric wis 4")
    assert refusal(game, "ruling save Aldric dx 9") == "dice: expected 1 to 8, and a change of no more than 99"


def test_figures_are_put_where_there_is_room(game: Fight) -> None:
    game.answer_text("ruling put Aldric 2,2 facing SE")
    assert figure(game).facing == 2
    there = game.system.words.picture(game.state).counters[1].pos  # type: ignore[union-attr]
    assert (
        refusal(game, f"ruling put Aldric {place_name(there)}") == f"there is no room for Aldric on {place_name(there)}"
    )
    assert refusal(game, "ruling put Aldric 99,99") == "99,99 is off the map"
    assert refusal(game, "ruling put Nobody 1,1") == "Nobody is no figure of this fight; expected one of Aldric, Berold"


def test_a_beast_of_several_hexes_is_put_and_turned_as_a_whole() -> None:
    games = (mastered("melee", scenario.name) for scenario in shipped_scenarios("melee"))
    game = next(game for game in games if any(len(beast.hexes) > 1 for beast in game.state.figures))  # type: ignore[attr-defined]
    large = [i for i, beast in enumerate(game.state.figures) if len(beast.hexes) > 1]  # type: ignore[attr-defined]
    before = figure(game, large[0])
    for pos in list(game.state.board.land):  # type: ignore[attr-defined]
        try:
            game.answer_text(f"ruling put {before.id.replace(' ', '_')} {place_name(pos)} facing NW")
        except Refused:
            continue
        after = figure(game, large[0])
        if after.hexes != before.hexes:
            assert after.facing == 5 and len(after.hexes) == len(before.hexes) and after.hexes[0] == pos
            return
    raise AssertionError("nowhere is room")


def test_things_are_given_and_taken(game: Fight) -> None:
    game.answer_text("ruling hand dagger to Aldric")
    for _ in range(2):
        game.answer_text("ruling strip dagger from Aldric")
    assert refusal(game, "ruling strip dagger from Aldric") == "Aldric has no Dagger"
    assert refusal(game, "ruling hand moonstone to Aldric") == "moonstone is nothing that figures of this system have"
    game.answer_text("ruling strip broadsword from Aldric")
    assert "broadsword" not in str(figure(game)).lower()
    shields = {"foeman": "Large_Shield", "melee": "small"}[game.system.facts.key]
    assert refusal(game, f"ruling hand {shields} to Aldric").startswith("Aldric cannot carry")
    game.answer_text(f"ruling strip {shields} from Aldric")
    game.answer_text(f"ruling hand {shields} to Aldric")


def test_special_things_of_foeman_and_gear_of_the_guide() -> None:
    for key, item in (("foeman", "Fire_Flask"), ("melee", "rope")):
        game = mastered(key)
        known = game.system.guide.forms(game.state, game.question)[10]  # type: ignore[union-attr]
        assert known.code == "ruling-hand"
        names = [pick.value for pick in known.fields[0].picks]
        thing = names[-1]
        game.answer_text(f"ruling hand {thing} to Aldric secretly")
        assert thing.replace("_", " ") in str(game.view(RED)) or thing in str(game.view(RED)), item
        assert figure(game) != game.view(BLUE).figures[0]  # type: ignore[attr-defined]
        game.answer_text(f"ruling strip {thing} from Aldric")


def test_the_ground_changes(game: Fight) -> None:
    kind = {"foeman": "brush", "melee": "broken_ground"}[game.system.facts.key]
    game.answer_text(f"ruling ground 2,2 {kind}")
    assert kind in game.state.board.ground.values()  # type: ignore[attr-defined]
    assert refusal(game, "ruling ground 2,2 lava").startswith("lava is no ground; expected one of ")


def test_nothing_comes_of_a_ruling_that_the_rules_do_not_know(game: Fight) -> None:
    wall = {"foeman": "object", "melee": "wall"}[game.system.facts.key]
    at = game.system.words.picture(game.state).counters[0].pos  # type: ignore[union-attr]
    assert (
        refusal(game, f"ruling ground {place_name(at)} {wall}")
        == f"that cannot be: nobody could stand on {place_name(at)} then"
    )


def test_he_ends_the_fight() -> None:
    for key in KEYS:
        for side, score in (("Blue", (0.0, 1.0, 0.0)), ("nobody", (0.5, 0.5, 0.0))):
            game = mastered(key)
            assert refusal(game, "ruling end Green").startswith("Green is no side; expected one of ")
            game.answer_text(f"ruling end {side}")
            assert game.is_over and game.score == score


def test_wrong_rulings_say_what_is_expected(game: Fight) -> None:
    with pytest.raises(InputError, match=r"expected ruling harm FIGURE POINTS$"):
        game.answer_text("ruling harm Aldric")
    with pytest.raises(InputError, match=r"expected ruling say \| tell \| save \| harm"):
        game.answer_text("ruling dance")
    for text in ("ruling harm Aldric 0", "ruling tire Aldric 100"):
        assert refusal(game, text) == "points: expected 1 to 99"
    assert refusal(game, "ruling mark A|b 2,2").startswith("A|b: expected a name")
    assert refusal(game, "ruling mark Aldric 2,2").startswith("Aldric: expected a name that no figure has")
    assert refusal(game, "ruling unmark Dog") == "Dog is not on the map"
    assert refusal(game, "ruling reveal 2,2") == "nothing is hidden on 2,2"
    assert refusal(game, "ruling lift dagger 2,2") == "no Dagger lies on 2,2"
    assert refusal(game, "ruling tell Green x").startswith("Green is no side")


def test_a_ruling_of_the_wrong_form_is_refused_in_each_language(game: Fight) -> None:
    with pytest.raises(Refused) as fault:
        game.answer_text("ruling harm Aldric")
    assert fault.value.refusal.reason == "“ruling harm Aldric”: expected ruling harm FIGURE POINTS"
    assert "erwartet wird ruling harm FIGUR PUNKTE" in fault.value.refusal.wording("de")


def test_no_more_than_so_many_things_of_no_side(game: Fight) -> None:
    for number in range(60):
        game.answer_text(f"ruling mark Owl{number} 2,2")
    assert refusal(game, "ruling mark Cat 2,2") == "no more than 60 things of no side"
    game.answer_text("ruling mark Owl1 3,3")
    assert refusal(game, "ruling unmark Cat").startswith("Cat is not on the map; expected one of Owl0, ")


# --- who may know -----------------------------------------------------------------------------------------------------
SECRETS = (
    "ruling lay club 2,2 hidden", "ruling mark Ghoul 3,3 hidden", "ruling tell Red The Wine is poisoned",
    "ruling hand mace to Aldric secretly", "ruling attend actions",
)  # fmt: skip


def test_what_he_hides_is_seen_by_nobody_until_he_shows_it(game: Fight) -> None:
    for text in SECRETS:
        game.answer_text(text)
    assert drawn(game, MASTER) == {"ghoul": True, "club": True}
    for eye in (RED, BLUE, eyes.NOBODY):
        assert drawn(game, eye) == {}
        assert "Ghoul" not in lines(game, eye) and "lub" not in lines(game, eye) and "Asked" not in lines(game, eye)
    assert "Wine" in lines(game, RED) and "Wine" not in lines(game, BLUE) + lines(game, eyes.NOBODY)
    assert "ace" in lines(game, RED) and "mace" not in lines(game, BLUE).lower()
    seen = [str(game.view(eye).figures[0]).lower() for eye in (RED, BLUE, eyes.NOBODY, MASTER)]  # type: ignore[attr-defined]
    assert ["mace" in text for text in seen] == [True, False, False, True]
    for text in ("Ghoul", "Wine", "lub"):
        assert text in lines(game, MASTER) and text not in game.system.write_state(game.view(BLUE))
    game.answer_text("ruling reveal 3,3")
    game.answer_text("ruling lift club 2,2")
    assert drawn(game, BLUE) == {"ghoul": False} and "there is Ghoul" in lines(game, BLUE)
    game.answer_text("ruling lay club 2,2 hidden")
    game.answer_text("ruling reveal 2,2")
    assert drawn(game, BLUE) == {"ghoul": False, "club": False}
    game.answer_text("ruling lift club 2,2")
    game.answer_text("ruling unmark Ghoul")
    assert drawn(game, MASTER) == {}


def test_what_was_ruled_in_secret_is_heard_by_no_other_until_the_end(game: Fight) -> None:
    system = game.system
    for text in (*SECRETS, "ruling unmark Ghoul", "ruling lift club 2,2"):
        before, answer = game.state, system.read_answer(text)
        game.answer_text(text)
        learned = [eyes.visible_answer(system, before, answer, MASTER, eye) for eye in (RED, BLUE, MASTER)]
        mine = answer if "Red" in text or "Aldric" in text else None
        assert learned == [mine, None, answer], text
    assert system.secrets is not None and system.secrets.reveals_all(game.state, RED)


# --- kept -------------------------------------------------------------------------------------------------------------
def test_the_record_plays_again_and_the_position_reads_back(game: Fight) -> None:
    for text in (*SECRETS, "ruling save Aldric dx 3", "ruling mark Old_dog 4,4", "go on", "call I swing"):
        game.answer_text(text)
    again = loads(dumps(game), "the record", game.system)
    assert again.state == game.state and [*again.events] == [*game.events]
    assert game.system.read_state(game.system.write_state(game.state)) == game.state
    assert Marker("Old dog", (4, 2), False) in mastery(game).markers
    assert game.system.seats.is_master(game.state, MASTER)


def test_every_ruling_has_words_in_both_languages(game: Fight) -> None:
    ground = {"foeman": "open", "melee": "clear"}[game.system.facts.key]
    texts = ("ruling say Enough", "ruling tire Aldric 1", f"ruling ground 2,2 {ground}", "ruling attend calls")
    for text in (*SECRETS, *texts):
        answer = game.system.read_answer(text)
        for language in ("en", "de"):
            assert game.system.words.label(game.state, answer, language)
        game.answer_text(text)
    assert "entscheidet: Aldric ermüdet: 1 Punkt" in lines(game, MASTER, "de")
