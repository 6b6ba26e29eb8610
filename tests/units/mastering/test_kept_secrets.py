"""What a game master hides stays hidden on every way: beside what lies open, taken away again, put away again, in views."""

from affray.core import eyes
from tests.units.mastering.fights import BLUE, MASTER, RED, Fight, drawn, figure, lines, mastered, mastery
from tests.units.mastering.rulers import play_step, seats_for


def heard(game: Fight, *texts: str) -> list[str]:
    """What Red, Blue, an onlooker and the game master hear of some rulings."""
    before = len(game.events)
    for text in texts:
        game.answer_text(text)
    system = game.system
    return [
        "\n".join(
            line
            for event in eyes.visible_events(system, game.events[before:], eye)
            for line in system.words.wording(event)
        )
        for eye in (RED, BLUE, eyes.NOBODY, MASTER)
    ]


def test_a_hidden_thing_is_lifted_in_secret_although_another_lies_open_there(game: Fight) -> None:
    game.answer_text("ruling lay dagger 2,2")
    game.answer_text("ruling lay club 2,2 hidden")
    assert [bool(text) for text in heard(game, "ruling lift club 2,2")] == [False, False, False, True]
    assert "lub" not in lines(game, BLUE) and drawn(game, MASTER) == {"dagger": False}
    assert all(heard(game, "ruling lift dagger 2,2"))


def test_whoever_saw_what_is_hidden_now_hears_that_it_is_no_longer_there(game: Fight) -> None:
    game.answer_text("ruling mark Spy 2,2")
    *others, master = heard(game, "ruling mark Spy 3,3 hidden")
    assert others == ["  Spy is no longer on 2,2"] * 3 and "no longer" not in master and "3,3, hidden" in master
    # Of what they have not seen they hear nothing.
    assert [bool(text) for text in heard(game, "ruling mark Spy 2,3 hidden", "ruling mark Ghoul 2,2 hidden")] == [
        False, False, False, True,
    ]  # fmt: skip
    assert "Spy ist nicht mehr auf 2,2" in lines(game, BLUE, "de")


def test_what_was_given_in_secret_is_taken_in_secret(game: Fight) -> None:
    game.answer_text("ruling hand mace to Aldric secretly")
    before, answer = game.state, game.system.read_answer("ruling strip mace from Aldric")
    assert [bool(text) for text in heard(game, "ruling strip mace from Aldric")] == [True, False, False, True]
    learned = [eyes.visible_answer(game.system, before, answer, MASTER, eye) for eye in (RED, BLUE, MASTER)]
    assert learned == [answer, None, answer]
    game.answer_text("ruling hand mace to Aldric")
    assert "ace" in str(game.view(BLUE).figures[0]) and all(heard(game, "ruling strip mace from Aldric"))  # type: ignore[attr-defined]


def test_nobody_sees_when_he_is_asked(game: Fight) -> None:
    game.answer_text("ruling attend calls")
    states = [game.system.write_state(game.view(eye)) for eye in (RED, BLUE, eyes.NOBODY)]
    game.answer_text("ruling attend actions")
    assert states == [game.system.write_state(game.view(eye)) for eye in (RED, BLUE, eyes.NOBODY)]


def until_in_hand(game: Fight) -> None:
    """Plays until Aldric has the mace in hand."""
    seats = seats_for(game, "greedy")
    while game.question is not None and "mace" not in figure(game).ready:
        play_step(game, seats)


def armed_in_secret() -> Fight:
    """A duel in which Aldric has nothing but what he was given in secret."""
    game = mastered("melee")
    game.answer_text("ruling strip broadsword from Aldric")
    game.answer_text("ruling hand mace to Aldric secretly")
    return game


def test_what_has_been_in_hand_is_no_secret_any_more() -> None:
    game = armed_in_secret()
    assert mastery(game, RED).kept and not mastery(game, BLUE).kept
    until_in_hand(game)
    assert not mastery(game).kept and "mace" in game.view(BLUE).figures[0].ready  # type: ignore[attr-defined]


def test_one_of_two_alike_stays_secret() -> None:
    game = armed_in_secret()
    game.answer_text("ruling hand mace to Aldric")
    until_in_hand(game)
    seen = game.view(BLUE).figures[0]  # type: ignore[attr-defined]
    assert "mace" in seen.ready and "mace" not in seen.slung and "mace" in figure(game).slung
    assert len(mastery(game).kept) == 1
