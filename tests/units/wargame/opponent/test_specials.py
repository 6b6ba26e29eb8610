"""Special actions to a computer player: it uses those of the scenario and agrees to what costs it nothing."""

import pytest
from msgspec.structs import replace

from affray.core.faces.opponent import HOPELESS, PLAIN
from affray.dice.stream import Stream
from affray.play.levels import make_computer
from affray.play.player import Asked
from affray.systems.wargame import SYSTEM
from affray.systems.wargame.opponent.opponents import OPPONENTS
from affray.systems.wargame.opponent.specials import use_worth
from affray.systems.wargame.position.answers import Use, write_answer
from affray.systems.wargame.position.state import State
from tests.units.wargame.gifted import GIFTS, SPECIALS, gifted, three_talk
from tests.units.wargame.minds import question
from tests.wargame_arena import BLUE, RED, S, acting, battle, kind, play, skirmish

BAND = skirmish("Band", RED, [(10, 10)], gifted(kind(), *GIFTS))
MATES = skirmish("Mates", RED, [(12, 10), (13.5, 10)])
FOE = skirmish("Foe", BLUE, [(10, 15), (11.5, 15), (13, 15)], kind(defense=6), S)


def ready() -> State:
    """The position in which the band acts."""
    return acting(battle(BAND, MATES, FOE, specials=SPECIALS), "Band")


def worth(text: str) -> float:
    """What a special is worth."""
    answer = SYSTEM.read_answer(text)
    assert isinstance(answer, Use)
    return use_worth(ready(), ready(), 0, answer, PLAIN)


def best(state: State, *, first: bool = False) -> str:
    """What a computer player answers; under `first` the first one that there was."""
    asked = question(state)
    values = OPPONENTS.greedy_1().appraise(state, asked) if first else SYSTEM.opponents.appraise(state, asked)
    return write_answer(asked.answers[values.index(max(values))])


def test_what_harms_the_enemy_is_worth_something_and_nothing_out_of_reach_or_for_a_move() -> None:
    assert worth("use War_horn on Foe") > 0 and worth("use Greek_fire on Foe") > 0
    assert worth("use War_horn on Far_Blue") == worth("use Gust on Foe to 10,17") == 0
    assert worth("use Rally on Band") < 0


def test_what_is_surely_too_far_is_used_by_no_computer_player_from_level_2() -> None:
    away = skirmish("Foe", BLUE, [(10 + x, 33) for x in range(3)], kind(defense=6), S)
    far = acting(battle(BAND, MATES, away, specials=SPECIALS), "Band")
    asked = question(far)
    worths = dict(zip(map(write_answer, asked.answers), SYSTEM.opponents.appraise(far, asked), strict=True))
    assert worths["use Greek_fire on Foe"] == HOPELESS < worths["stop"]
    hopeless = {text for text, value in worths.items() if value == HOPELESS}
    for seed in range(60):
        thought = make_computer("2").think(Asked(SYSTEM, far, asked, Stream(seed)))
        assert write_answer(thought.answer) not in hopeless


def test_one_s_own_suffer_like_the_enemy() -> None:
    burning = replace(SPECIALS[1], target="any")
    state = replace(ready(), specials=(burning,))
    assert use_worth(state, state, 0, Use("Greek fire", "Mates"), PLAIN) < 0


def test_a_computer_player_throws_its_fire() -> None:
    assert best(ready()) == "use Greek_fire on Foe"
    narrowed = SYSTEM.opponents.narrow(ready())
    assert narrowed is not None
    texts = [write_answer(answer) for answer in narrowed.answers]
    assert "use Greek_fire on Foe" in texts and "use War_horn on Far_Blue" not in texts


@pytest.mark.parametrize(
    ("effects", "answer"),
    [
        ("disorder Red_Pikes", "consent"),
        ("losses Red_Pikes 2", "consent"),
        ("disorder Blue_Pikes", "object"),
        ("losses Red_Pikes 1 and losses Blue_Mage 1", "object"),
        ("move Red_Pikes 19,4", "object"),
    ],
)
def test_it_agrees_to_what_costs_it_nothing(effects: str, answer: str) -> None:
    state = play(three_talk(), f"ruling {effects}").state
    assert best(state) == best(state, first=True) == answer


def test_it_proposes_nothing_and_accepts_no_amendment_that_costs_it() -> None:
    assert best(three_talk()) == best(three_talk(), first=True) == "ruling nothing"
    amended = play(three_talk(), "ruling disorder Blue_Pikes", "amend disorder Red_Pikes").state
    assert best(amended) == best(amended, first=True) == "object"
    kind_one = play(three_talk(), "ruling disorder Red_Pikes", "amend disorder Blue_Pikes").state
    assert best(kind_one) == best(kind_one, first=True) == "consent"


def test_the_watcher_takes_a_special_for_a_deed() -> None:
    watcher = SYSTEM.opponents.watcher()
    picking = battle(BAND, MATES, FOE, specials=SPECIALS)
    before = picking
    for text in ("unit Band", "use War_horn on Far_Blue", "use Greek_fire on Foe"):
        after = play(before, text, rolls=[[1] * 4] if "fire" in text else ()).state
        watcher.note_answer(before, question(before), SYSTEM.read_answer(text), after)
        before = after
    assert (watcher.counts["turn"], watcher.counts["idle"]) == (1, 0)


def test_the_watcher_counts_an_activation_that_ends_with_a_talk() -> None:
    watcher = SYSTEM.opponents.watcher()
    singer = replace(BAND, profile=gifted(kind()))
    before = battle(singer, MATES, FOE)
    for text in ("unit Band", "nothing", "special Sing", "ruling disorder Foe", "consent"):
        after = play(before, text).state
        watcher.note_answer(before, question(before), SYSTEM.read_answer(text), after)
        before = after
    assert (watcher.counts["turn"], watcher.counts["idle"]) == (1, 0)
