"""Rulings on figures that cannot bear them, and whatever else comes of the seat: the dead, who is gone, who is in hand-to-hand."""

import pytest
from msgspec.structs import replace

from affray.core.fight_state import allies, put_figure
from affray.core.question import NATURE
from affray.mastering.answers import FALL, HARM, RISE, Call, Hand, Points, Posture, Put, Ruling, Save, Strip
from affray.mastering.mastery import master_side
from affray.systems import registry
from affray.systems.foeman.position.state import alter_body
from affray.systems.foeman.turn.mastering import DESK as FOEMAN
from affray.systems.melee.content.codes import DEAD, PRONE
from affray.systems.melee.position.state import alter
from affray.systems.melee.turn.mastering import DESK as GUIDE
from tests.units.mastering.fights import BLUE, KEYS, MASTER, Fight, mastered, round_of
from tests.units.mastering.rulers import play_step, seats_for

EVERY: tuple[Ruling, ...] = (
    Points(HARM, "Aldric", 1),
    Posture(FALL, "Aldric"),
    Save("Aldric", "dx", 3),
    Put("Aldric", (6, 3)),
    Hand("dagger", "Aldric"),
    Strip("dagger", "Aldric"),
)


def codes(desk, state) -> list[str]:  # type: ignore[no-untyped-def]
    """Why each ruling on the first figure is refused; empty where it is not."""
    found = (desk.refuse(state, ruling, 0) for ruling in EVERY)
    return ["" if refusal is None else refusal.code for refusal in found]


def test_nothing_is_ruled_on_who_is_gone() -> None:
    foeman, guide = mastered("foeman").state, mastered("melee").state
    assert codes(FOEMAN, foeman) == codes(GUIDE, guide) == [""] * len(EVERY)
    assert codes(FOEMAN, alter_body(foeman, 0, gone=1)) == ["down"] * len(EVERY)  # type: ignore[arg-type]
    assert codes(GUIDE, alter(guide, 0, gone=True, hexes=())) == ["down"] * len(EVERY)  # type: ignore[arg-type]


def test_the_dead_are_neither_hurt_nor_mended() -> None:
    game = mastered("foeman")
    game.answer_text("ruling harm Aldric 40")
    assert codes(FOEMAN, game.state) == ["dead", "down", "down", "", "", ""]
    guide = alter(mastered("melee").state, 0, status=DEAD, posture=PRONE)  # type: ignore[arg-type]
    assert codes(GUIDE, guide) == ["dead", "down", "down", "dead", "", ""]


def test_nobody_stands_up_in_hand_to_hand() -> None:
    state = mastered("melee").state
    lying = alter(alter(state, 0, posture=PRONE), 1, posture=PRONE)  # type: ignore[arg-type]
    assert GUIDE.refuse(lying, Posture(RISE, "Aldric"), 0) is None
    foe = replace(lying.figures[1], hexes=lying.figures[0].hexes)
    found = GUIDE.refuse(put_figure(lying, 1, foe), Posture(RISE, "Aldric"), 0)
    assert found is not None and found.reason == "Aldric is in hand-to-hand and cannot stand there"


# --- when he is asked -------------------------------------------------------------------------------------------------
def acted(game: Fight) -> int:
    """How many have acted in this round."""
    return sum(bool(figure.body.acted) for figure in game.state.figures)  # type: ignore[attr-defined]


@pytest.mark.parametrize("key", KEYS)
def test_he_is_asked_at_the_start_of_a_round_and_before_each_action_only(key: str) -> None:
    game = mastered(key)
    game.answer_text("ruling attend actions")
    seats, asked = seats_for(game, "greedy"), []
    while game.question is not None and round_of(game) < 3:
        if game.question.side == MASTER:
            asked.append((round_of(game), acted(game)))
        play_step(game, seats)
    assert asked == [(number, count) for number in (1, 2) for count in (0, 0, 1)]


# --- teams ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("key", "name"), [("foeman", "pairs"), ("melee", "two-teams")])
def test_he_is_of_no_team_and_nobody_comes_home_to_him(key: str, name: str) -> None:
    game = mastered(key, name)
    place = master_side(game.state)  # type: ignore[arg-type]
    assert allies(game.state, place) == (place,) and allies(game.state, NATURE)  # type: ignore[arg-type]
    assert game.system.guide is not None and game.system.guide.threats(game.state, place)  # type: ignore[attr-defined]
    game.answer_text(f"ruling end {game.system.sides(game.state)[0]}")
    assert registry.people_of(key).returning_figures(game.state, place, {}) == ()


# --- calls ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("key", KEYS)
def test_a_side_calls_once_until_he_has_spoken(key: str) -> None:
    game = mastered(key)
    system, seats = game.system, seats_for(game, "greedy")
    assert refused(game, Call("x", "Red")) == "Morgan is ruling now; the fight goes on when Morgan says `go on`"
    game.answer_text("go on")
    assert refused(game, Call("x", "Nobody")).startswith("Nobody is no side of this fight; expected one of Red, Blue")
    while game.question is not None and game.question.code != "move":
        play_step(game, seats)
    game.answer_text("call by=blue Wait")
    assert game.trail[-1].entry.side == BLUE
    asked = game.question
    assert asked is not None and asked.side != MASTER
    assert refused(game, Call("x", "Blue")) == "Morgan has been called already and has still to rule"
    assert system.refuse(game.state, Call("x", "Red")) is None
    while game.question is not None and game.question.side != MASTER:
        play_step(game, seats)
    game.answer_text("ruling end Red")
    assert refused(game, Call("x", "Red")) == "nobody can be called now"


def refused(game: Fight, call: Call) -> str:
    """Why a call is refused."""
    refusal = game.system.refuse(game.state, call)
    assert refusal is not None
    assert refusal.clauses
    return refusal.reason
