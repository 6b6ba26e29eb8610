"""Which options are open: by state, posture, distance, condition and what is at hand."""

import pytest

from affray.systems.melee.content import tables
from affray.systems.melee.content.codes import (
    DEAD,
    DEFENDING,
    DISENGAGED,
    DODGE,
    DODGING,
    ENGAGED,
    HEAVY,
    IN_HTH,
    KNEELING,
    MOVE,
    NO_STANCE,
    OPTION_LETTERS,
    PRONE,
    SHIFT_DEFEND,
    STANDING,
    STATE_NAMES,
    UNCONSCIOUS,
    WELL,
)
from affray.systems.melee.content.house_rules import PLAIN, House
from affray.systems.melee.rules.options import (
    Chooser,
    is_able,
    is_open,
    may_switch_attacked,
    open_options,
    stance_of,
    turns_waited,
)

WAITS, ON_ATTACK = House(hth_waits_a_turn=1), House(switch_when_attacked=1)


def figure(state: int = DISENGAGED, **changed: int) -> Chooser:
    """A standing figure of MA 10 that has everything any option needs, its state as at its turn to move."""
    in_hth = 1 if state == IN_HTH else 0
    whole = Chooser(
        state, in_hth, STANDING, 0, 0, 10, 0, 0, 0, able=1, shot=1, fires_prone=1, unloaded=0, casts=1, draws=1, near=1
    )
    return whole._replace(**changed)


def letters(chooser: Chooser, house: House = PLAIN) -> str:
    """The open options as one word."""
    return "".join(OPTION_LETTERS[option] for option in open_options(chooser, house))


# --- lists ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("state", [DISENGAGED, ENGAGED, IN_HTH])
def test_a_state_offers_the_options_of_its_table(state: int) -> None:
    expected = "".join(letter for letter, row in tables.options().items() if row.state == STATE_NAMES[state])
    standing = letters(figure(state))
    down = letters(figure(state, posture=PRONE))
    assert sorted(set(standing + down + letters(figure(state, posture=KNEELING)))) == list(expected)


def test_who_stands_does_not_stand_up() -> None:
    assert [letters(figure(state)) for state in (DISENGAGED, ENGAGED)] == ["abcdefhi", "jklmnoqrs"]


@pytest.mark.parametrize(
    ("state", "lost", "gone"),
    [
        (DISENGAGED, "shot", "f"),
        (DISENGAGED, "casts", "h"),
        (ENGAGED, "shot", "l"),
        (ENGAGED, "casts", "r"),
        (ENGAGED, "near", "q"),
        (IN_HTH, "draws", "u"),
        (IN_HTH, "way_out", "v"),
    ],
)
def test_what_is_missing_closes_an_option(state: int, lost: str, gone: str) -> None:
    whole = letters(figure(state))
    assert letters(figure(state, **{lost: 0})) == whole.replace(gone, "")


def test_a_crossbow_is_reloaded_by_option_f_but_not_by_the_last_shot() -> None:
    assert "f" in letters(figure(shot=0, unloaded=1))
    assert "f" in letters(figure(shot=0, unloaded=1, posture=PRONE))
    assert "l" not in letters(figure(ENGAGED, shot=0, unloaded=1))


@pytest.mark.parametrize("state", [DISENGAGED, ENGAGED, IN_HTH])
def test_who_cannot_act_has_no_option(state: int) -> None:
    assert letters(figure(state, able=0)) == ""


def test_an_action_is_spent_lost_or_gone_with_a_defence() -> None:
    assert is_able(WELL, 0, 0, 0) == 1
    assert [is_able(UNCONSCIOUS, 0, 0, 0), is_able(DEAD, 0, 0, 0)] == [0, 0]
    assert [is_able(WELL, 1, 0, 0), is_able(WELL, 0, 1, 0), is_able(WELL, 0, 0, 1)] == [0, 0, 0]


# --- distance ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("walked", "left"), [(1, "abcdefhi"), (2, "abcde"), (3, "abcd"), (5, "abcd"), (6, "a"), (10, "a"), (11, "")]
)
def test_hexes_moved_are_held_against_every_cap(walked: int, left: str) -> None:
    assert letters(figure(walked=walked)) == left


def test_a_shift_leaves_what_a_shift_allows() -> None:
    assert [letters(figure(ENGAGED, walked=walked)) for walked in (1, 2)] == ["jkmnors", ""]


def test_load_and_exhaustion_shorten_the_caps() -> None:
    assert [letters(figure(walked=3, load=HEAVY)), letters(figure(walked=2, load=HEAVY))] == ["", "abcde"]
    assert letters(figure(walked=6, exhausted=1)) == ""


# --- posture ----------------------------------------------------------------------------------------------------------
def test_who_does_not_stand_has_the_quiet_options_and_standing_up() -> None:
    assert [letters(figure(posture=posture)) for posture in (KNEELING, PRONE)] == ["defghi", "efghi"]
    assert [letters(figure(ENGAGED, posture=posture)) for posture in (KNEELING, PRONE)] == ["lmpqrs", "lmpqrs"]


def test_prone_only_a_crossbow_is_fired() -> None:
    assert letters(figure(posture=PRONE, fires_prone=0)) == "eghi"
    assert letters(figure(ENGAGED, posture=PRONE, fires_prone=0)) == "mpqrs"
    assert letters(figure(posture=KNEELING, fires_prone=0)) == "defghi"


@pytest.mark.parametrize(
    ("state", "crawled", "left"),
    [(DISENGAGED, 1, "g"), (DISENGAGED, 2, "g"), (DISENGAGED, 3, ""), (ENGAGED, 1, "p"), (ENGAGED, 2, "")],
)
def test_who_crawled_may_only_stand_up_or_stay(state: int, crawled: int, left: str) -> None:
    assert letters(figure(state, posture=PRONE, crawled=crawled)) == left


def test_hexes_walked_before_dropping_count_as_usual() -> None:
    assert letters(figure(posture=PRONE, walked=1)) == "efhi"
    assert letters(figure(posture=PRONE, walked=2)) == "e"
    assert letters(figure(posture=KNEELING, walked=5)) == "d"


@pytest.mark.parametrize("posture", [KNEELING, PRONE])
def test_who_was_knocked_down_last_turn_only_stands_up_or_crawls(posture: int) -> None:
    assert letters(figure(posture=posture, felled_last_turn=1)) == "g"
    assert letters(figure(ENGAGED, posture=posture, felled_last_turn=1)) == "p"
    assert letters(figure(posture=posture, felled_last_turn=1, crawled=2)) == "g"


def test_who_was_knocked_down_may_only_stay_in_hth_or_leave_it() -> None:
    down = figure(IN_HTH, posture=PRONE, felled_last_turn=1)
    assert letters(down) == "v"
    assert letters(down, PLAIN._replace(knocked_down_hth=0)) == "tuv"


def test_who_stands_again_after_a_knock_down_does_nothing() -> None:
    assert letters(figure(felled_last_turn=1)) == ""


# --- hand-to-hand -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("state", [DISENGAGED, ENGAGED])
def test_who_is_drawn_into_hth_fights_there_unless_the_house_has_it_wait(state: int) -> None:
    drawn_in = figure(state, in_hth=1, posture=PRONE, walked=5)
    assert [letters(drawn_in), letters(drawn_in, WAITS)] == ["tuv", ""]
    assert letters(figure(IN_HTH), WAITS) == "tuv"


def test_who_began_in_hth_has_not_moved() -> None:
    assert [letters(figure(IN_HTH, walked=1)), letters(figure(IN_HTH, crawled=1))] == ["", ""]


def test_who_is_out_of_hth_before_acting_may_only_stand_up() -> None:
    assert letters(figure(IN_HTH, in_hth=0, posture=PRONE)) == "g"
    assert letters(figure(IN_HTH, in_hth=0)) == ""
    assert letters(figure(IN_HTH, in_hth=0, posture=PRONE, crawled=1)) == ""


# --- dodge and defend -------------------------------------------------------------------------------------------------
def test_two_options_are_stances() -> None:
    stances = {letter: stance_of(option) for option, letter in enumerate(OPTION_LETTERS)}
    assert stances.pop("c") == DODGING
    assert stances.pop("k") == DEFENDING
    assert set(stances.values()) == {NO_STANCE}


def test_a_target_switches_to_a_stance_only_where_the_house_lets_it() -> None:
    assert [may_switch_attacked(DODGE, figure(), house) for house in (PLAIN, ON_ATTACK)] == [0, 1]
    assert [may_switch_attacked(SHIFT_DEFEND, figure(state), ON_ATTACK) for state in (DISENGAGED, ENGAGED)] == [0, 1]
    assert may_switch_attacked(MOVE, figure(), ON_ATTACK) == 0
    assert [may_switch_attacked(DODGE, figure(walked=walked), ON_ATTACK) for walked in (5, 6)] == [1, 0]
    assert may_switch_attacked(DODGE, figure(able=0), ON_ATTACK) == 0


def test_no_option_of_another_list_is_ever_open() -> None:
    for state in (DISENGAGED, ENGAGED, IN_HTH):
        others = [
            option
            for option in range(len(OPTION_LETTERS))
            if tables.options()[OPTION_LETTERS[option]].state != STATE_NAMES[state]
        ]
        assert all(
            is_open(option, figure(state, posture=posture), PLAIN) == 0 for option in others for posture in range(3)
        )


@pytest.mark.parametrize(
    ("waited", "declared", "hexes_moved", "acted", "hits", "after"),
    [
        (0, 1, 0, 0, 0, 1),
        (1, 1, 1, 0, 0, 2),
        (2, 0, 0, 0, 0, 0),
        (2, 1, 2, 0, 0, 0),
        (2, 1, 0, 1, 0, 0),
        (2, 1, 0, 0, 1, 0),
    ],
)
def test_waiting_adds_up_until_something_breaks_it(
    waited: int, declared: int, hexes_moved: int, acted: int, hits: int, after: int
) -> None:
    assert turns_waited(waited, declared, hexes_moved, acted, hits) == after
