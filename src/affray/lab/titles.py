"""What a game of the laboratory is called where it is looked at, in every language."""

from affray.core import Scenario
from affray.core.scenario import ScenarioWords
from affray.core.words.texts import ENGLISH
from affray.lab.words import words


def titled_scenario(system: str, a: str, b: str, body: dict[str, object]) -> Scenario:
    """The scenario of a duel, titled by the names of both sides in every language.

    >>> made = titled_scenario("melee", "orc", "goblin", {})
    >>> made.title, made.words_in("de").title
    ('orc against goblin', 'orc gegen goblin')
    """
    said = {
        language: ScenarioWords(
            words().say(language, "sample-title", a=a, b=b), words().say(language, "sample-summary")
        )
        for language in words().languages
    }
    plain = said.pop(ENGLISH)
    return Scenario("sample", system, plain.title, plain.summary, {}, body, words=said)
