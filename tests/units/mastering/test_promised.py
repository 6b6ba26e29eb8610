"""What a ruling promises before it is given: the chance of a saving throw that is called for."""

import pytest

from affray.core.faces.guide import Prospect, StageGuide
from affray.referee import odds
from affray.referee.every import first_choice
from affray.systems.foeman.content.codes import ROLL_SV_RULING
from affray.systems.foeman.rules.saving_throws import saving_throw
from affray.systems.melee.content.codes import ROLL_RULING
from affray.systems.melee.rules.saving_rolls import saving_roll
from tests.units.mastering.fights import Fight, figure


def test_a_saving_throw_that_is_called_for_shows_its_chance(game: Fight) -> None:
    guide, question = game.system.guide, game.question
    assert isinstance(guide, StageGuide) and question is not None

    def promised(text: str) -> tuple[Prospect, ...]:
        return guide.promise(game.state, question, game.system.read_answer(text))

    assert promised("ruling say The bridge shakes") == promised("go on") == ()
    for change in range(-12, 13, 4):
        (found,) = promised(f"ruling save Aldric iq 3 change={change}")
        score = figure(game).iq + change
        saved: object = (
            odds(saving_throw, 3, score, 0, 0, ROLL_SV_RULING, policy=first_choice)
            if game.system.facts.key == "foeman"
            else odds(saving_roll, 3, score, game.state.house, ROLL_RULING, policy=first_choice)  # type: ignore[attr-defined]
        )
        assert found.score == score
        assert found.chances[0].value == pytest.approx(float(saved.chance(lambda made: made.passed == 1)))  # type: ignore[attr-defined]
