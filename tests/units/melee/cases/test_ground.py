"""What the case verbs of the ground answer beyond the guide's cases, and what they refuse."""

import pytest

from affray.core import InputError
from affray.referee import ScriptError
from affray.systems.melee.cases.ground import VERBS

A = {"id": "a", "side": "A", "hexes": [[0, 0]], "facing": 0}
B = {"id": "b", "side": "B", "hexes": [[0, -1]], "facing": 3}
PUSHER = {"hex": [0, 0], "dealt": 4, "taken": 0}
ENEMY = {"hex": [0, -1], "dx": 10}
AROUND = [[0, -2], [1, -2], [1, -1], [-1, 0], [-1, -1]]


@pytest.mark.parametrize(
    ("verb", "given", "said"),
    [
        ("zone", {"figure": {"hexes": [], "facing": 0}, "from": [0, 1]}, "figure.hexes"),
        ("zone", {"figure": {"hexes": [[0, 0]], "facing": 0, "posture": "sitting"}, "from": [0, 1]}, "posture"),
        ("megahex", {"a": [0, 0]}, "b"),
        ("engaged", {"figures": [A, A], "who": "a"}, "each id once"),
        ("engaged", {"figures": [A, B], "who": "c"}, "'c' is none of the figures"),
        ("move", {"figures": [A], "who": "a", "path": [[0, -1]], "max_hexes": -1}, "max_hexes"),
        ("push", {"pusher": {"size": 0, "st": 30}, "smaller": []}, "pusher.size"),
        ("forced_retreat", {"pusher": PUSHER, "enemy": ENEMY, "to": [0, -3]}, "no hex to retreat to"),
        ("forced_retreat", {"pusher": PUSHER, "enemy": ENEMY, "to": [0, 0]}, "0,0 is no hex to retreat to"),
        ("forced_retreat", {"pusher": PUSHER, "enemy": ENEMY, "dice": [1, 1, 1]}, "expected none"),
        (
            "forced_retreat",
            {"pusher": PUSHER, "enemy": ENEMY, "blocked": [[0, -1]], "to": [0, -2], "advance": True},
            "barred",
        ),
        ("forced_retreat", {"pusher": PUSHER, "enemy": ENEMY, "options": {"luck": True}}, "luck"),
    ],
)
def test_bad_input_is_named(verb: str, given: dict[str, object], said: str) -> None:
    with pytest.raises(InputError, match=said):
        VERBS[verb](given)


@pytest.mark.parametrize("dice", [[4, 4], [4, 4, 4, 4]])
def test_a_fall_takes_three_dice(dice: list[int]) -> None:
    with pytest.raises(ScriptError, match="expected 3 dice"):
        VERBS["forced_retreat"]({"pusher": PUSHER, "enemy": ENEMY, "blocked": AROUND, "dice": dice})


def test_without_a_choice_only_the_hexes_to_retreat_to_are_answered() -> None:
    answer = VERBS["forced_retreat"]({"pusher": PUSHER, "enemy": ENEMY, "blocked": AROUND})
    assert answer == {"allowed": True, "destinations": []}


def test_the_enemy_of_a_pusher_that_stays_leaves_it_where_it_is() -> None:
    answer = VERBS["forced_retreat"]({"pusher": PUSHER, "enemy": ENEMY, "to": [0, -2]})
    assert (answer["enemy_hex"], answer["pusher_hex"], answer["falls"]) == ([0, -2], [0, 0], False)


def test_an_unconscious_enemy_is_not_forced() -> None:
    for hits, allowed in ((10, True), (11, False), (13, False)):
        answer = VERBS["forced_retreat"]({"pusher": PUSHER, "enemy": ENEMY | {"st": 12, "hits": hits}})
        assert answer["allowed"] is allowed


def test_the_options_are_heard() -> None:
    far = {"a": [0, 0], "b": [0, -6]}
    assert VERBS["megahex"](far)["megahexes"] == 3
    assert VERBS["megahex"](far | {"options": {"range_by_hexes": True}})["megahexes"] == 2
    jab = {"attacker": {"hex": [0, 0], "facing": 0}, "target": [0, -2], "kind": "pole"}
    assert VERBS["target"](jab)["allowed"] is False
    assert VERBS["target"](jab | {"options": {"pole_jab": True}})["allowed"] is True


@pytest.mark.parametrize(("kind", "due"), [("missile", ["f"]), ("thrown", ["f"]), ("spell", ["f"]), ("pole", [])])
def test_rolls_to_miss_are_for_what_flies(kind: str, due: list[str]) -> None:
    friends = [{"id": "f", "hex": [0, -1]}]
    given = {"attacker": {"hex": [0, 0], "facing": 0}, "target": [0, -2], "kind": kind, "friends": friends}
    assert VERBS["target"](given)["roll_for"] == due
