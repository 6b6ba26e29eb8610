"""What the watcher of games counts."""

from affray.systems.melee import SYSTEM
from affray.systems.melee.content.codes import DODGE, PRONE, SHOOT, UNCONSCIOUS
from affray.systems.melee.opponent.watcher import MeleeWatcher
from tests.units.melee.minds import asked
from tests.units.melee.positions import N, Table, acting, ann, board, bors, cid, dan, moving

MISS = [5, 6, 5]
FAR = (0, -6)


def watched(table: Table, *answers: str, rolls: tuple[list[int], ...] = ()) -> dict[str, int]:
    """The counts after these answers, with the dice of the last one."""
    watcher = SYSTEM.opponents.watcher()
    assert isinstance(watcher, MeleeWatcher)
    for n, text in enumerate(answers):
        before, question = table.state, asked(table.state)
        table.do(text, rolls=rolls if n == len(answers) - 1 else ())
        watcher.note_answer(before, question, SYSTEM.read_answer(text), table.state)
    return {name: count for name, count in watcher.counts.items() if count}


def test_whoever_could_strike_and_passes_is_idle() -> None:
    assert watched(acting(ann(), bors()), "pass") == {"turn": 1, "idle": 1}
    assert watched(acting(ann(), bors()), "strike Bors broadsword", rolls=(MISS,)) == {"turn": 1, "attack": 1}


def test_whoever_dodges_afar_without_coming_nearer_is_idle_but_not_who_walked_or_casts() -> None:
    afar = {"option": DODGE, "stance": DODGE}
    assert watched(acting(ann(**afar), bors((0, -7))), "dodge")["idle"] == 1
    assert "idle" not in watched(acting(ann(**afar, walked=3), bors((0, -7))), "dodge")
    assert "idle" not in watched(acting(ann(**afar, spells=("blur",)), bors((0, -7))), "dodge")


def test_whoever_lets_a_foe_come_that_has_to_is_not_idle_but_under_fire() -> None:
    afar = {"option": DODGE, "stance": DODGE}
    assert "idle" not in watched(acting(ann(**afar), bors((0, -5))), "dodge")
    assert watched(acting(ann(**afar), bors((0, -5), ready=("longbow",))), "dodge")["idle"] == 1


def test_crawls_are_counted_among_the_turns_of_those_who_are_down() -> None:
    assert watched(moving(ann(posture=PRONE), bors(FAR)), "face N", "option g prone") == {"down": 1}
    crawl = watched(moving(ann(posture=PRONE), bors(FAR)), "step N", "face N", "option g prone")
    assert crawl == {"down": 1, "down:crawl": 1}


def test_who_is_in_hand_to_hand_or_stands_is_not_down() -> None:
    assert watched(moving(ann(), bors(FAR)), "face N", "option a") == {}


def test_nobody_misses_an_entry_that_needs_leave() -> None:
    nimble = bors((0, -1), 3, st=14, dx=14, ready=("two_handed_sword",), acted=True)
    assert "grip" not in watched(acting(ann(st=20, ready=("dagger",)), nimble), "pass")


def test_what_was_put_away_and_is_taken_again_unused_is_swapped_back() -> None:
    watcher = MeleeWatcher()
    for ready, slung, text in (
        (("shortsword",), ("mace",), "hold mace"),
        (("mace",), ("shortsword",), "hold shortsword"),
    ):
        table = acting(ann(ready=ready, slung=slung), bors(FAR))
        watcher.note_answer(table.state, asked(table.state), SYSTEM.read_answer(text), table.state)
    assert (watcher.counts["swap"], watcher.counts["swap:back"]) == (2, 1)


def test_attacks_on_the_fallen_count_while_others_stand() -> None:
    fallen = bors((0, -1), status=UNCONSCIOUS, hits=11, posture=PRONE)
    counts = watched(acting(ann(), fallen, dan((3, 3))), "strike Bors broadsword", rolls=(MISS,))
    assert (counts["attack"], counts["attack:fallen"]) == (1, 1)


def test_shots_through_friends_at_poor_odds_are_counted() -> None:
    archer = ann((0, 3), N, ready=("longbow",), option=SHOOT)
    risky = watched(
        acting(archer, cid((0, 1), dx=7), bors((0, -3), dx=8)), "shoot Bors longbow", rolls=([3, 3, 3], MISS)
    )
    assert (risky["shot"], risky["shot:through_friend_poor_odds"]) == (1, 1)
    clear = watched(acting(archer, cid((3, 1), dx=7), bors((0, -3), dx=8)), "shoot Bors longbow", rolls=(MISS,))
    assert clear == {"turn": 1, "attack": 1, "shot": 1}


def test_a_sweep_at_a_single_figure_is_counted() -> None:
    counts = watched(acting(ann(ready=("halberd",)), bors()), "sweep halberd", rolls=(MISS,))
    assert (counts["sweep"], counts["sweep:single"]) == (1, 1)


def test_leaving_a_place_between_walls_is_counted() -> None:
    bridge = board(7, wall=(1, 0), wall2=(-1, 0), wall3=(1, -1))
    left = watched(moving(ann(), bors(FAR), ground=bridge), "step S", "step S", "step S", "face N")
    assert (left["hold"], left["hold:left"]) == (1, 1)
    assert watched(moving(ann(), bors(FAR), ground=bridge), "face N") == {"hold": 1}


def test_a_back_shown_to_a_foe_that_still_moves_is_counted() -> None:
    assert watched(moving(ann(), bors((0, -2))), "face S") == {"move": 1, "move:back_shown": 1}
    assert watched(moving(ann(), bors((0, -2))), "face N") == {"move": 1}
    assert watched(moving(ann(), bors((0, -2), moved=True)), "face S") == {}


def test_hand_to_hand_that_pays_and_is_left_out_is_counted() -> None:
    dagger = ann(st=20, ready=("dagger",))
    swordsman = bors((0, -1), N, st=14, dx=11, ready=("two_handed_sword",))
    assert watched(acting(dagger, bors((0, -1), dx=11, ready=("dagger",), st=30, option=DODGE)), "pass")["turn"] == 1
    missed = watched(acting(dagger, swordsman), "pass")
    assert (missed["grip"], missed["grip:missed"]) == (1, 1)
