"""What a watcher of Foeman games counts."""

from collections import Counter
from collections.abc import Sequence

from affray.core import NATURE
from affray.core.faces.opponent import DoerWatcher
from affray.referee import Script
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.content.events import CODES
from affray.systems.foeman.opponent.watcher import is_in_wrong_hand
from affray.systems.foeman.position.answers import Hold
from affray.systems.foeman.position.state import CHOOSE_SIDE, READYING
from tests.foeman_tables import N, S, Table, ann, bors, cid, dan, declaring, on_the_move, position


def seen(table: Table, *texts: str, rolls: Sequence[Sequence[int]] = (), answers: Sequence[int] = ()) -> Counter[str]:
    """What a watcher counts over these answers."""
    watcher, ref = SYSTEM.opponents.watcher(), Script(rolls, answers, CODES)
    state = table.state
    for text in texts:
        question = SYSTEM.question(state)
        assert question is not None
        answer = SYSTEM.read_answer(text)
        assert SYSTEM.refuse(state, answer) is None, text
        after = SYSTEM.play(ref, state, answer)
        watcher.note_answer(state, question, answer, after)
        state = after
    return watcher.counts


def test_an_attack_at_the_fallen_while_others_stand_is_counted() -> None:
    table = declaring(ann(), bors(phys=11, prone=True), dan((1, -1)))
    counts = seen(table, "strike Bors 2", "move", "go", rolls=((5, 5),), answers=(0,))
    assert (counts["attack"], counts["attack:fallen"]) == (1, 1)
    counts = seen(table, "strike Dan 2", "move", "go", rolls=((5, 5),), answers=(0,))
    assert (counts["attack"], counts["attack:fallen"]) == (1, 0)


def test_a_throw_of_the_only_weapon_is_counted() -> None:
    for off, only in (("", 1), ("Mace", 0)):
        table = declaring(ann(main="Dagger", off=off, carried=("Club",)), bors((0, -3), acted=1))
        counts = seen(table, "hurl Bors 2 Dagger", "go", rolls=((5, 5),), answers=(0,))
        assert (counts["hurl"], counts["hurl:only_weapon"]) == (1, only)


def test_dice_that_cannot_wound_are_counted() -> None:
    table = declaring(ann(main="Broadsword"), bors(acted=1))
    assert seen(table, "strike Bors 2")["declare:cannot_wound"] == 1
    assert seen(table, "strike Bors 3 Broadsword")["declare:cannot_wound"] == 0


def test_a_weapon_in_the_weaker_hand_is_counted() -> None:
    kit = ann(main="", carried=("Dagger", "Small Shield"))
    table = Table(position(kit, bors((0, -4)), phase=READYING, actor=0, ranking=(0, 1), moved=(0, 1), lots=(0, 1)))
    assert seen(table, "hold Small_Shield Dagger")["ready:wrong_hand"] == 1
    counts = seen(table, "hold Dagger Small_Shield")
    assert (counts["ready"], counts["ready:wrong_hand"]) == (1, 0)
    assert not is_in_wrong_hand(Hold("Mace", "Dagger"))


def test_a_way_back_to_where_it_began_is_counted() -> None:
    table = on_the_move(ann((0, 3)), bors((0, -3)))
    assert seen(table, "step N", "step S", "stop")["move:back_and_forth"] == 1
    counts = seen(table, "step N", "stop")
    assert (counts["move"], counts["move:back_and_forth"]) == (1, 0)
    assert seen(table, "stop")["move"] == 0


def test_a_back_shown_to_a_foe_is_counted() -> None:
    table = on_the_move(ann((0, 1), S), bors((0, -1), N))
    counts = seen(table, "step N", "stop")
    assert counts["move:back_shown"] == 1
    assert seen(on_the_move(ann((0, 1)), bors((0, -1), N)), "step N", "stop")["move:back_shown"] == 0


def test_a_disengage_after_which_nothing_can_be_done_is_counted() -> None:
    counts = seen(on_the_move(ann(), bors()), "step S", "stop")
    assert (counts["disengage"], counts["disengage:nothing"]) == (1, 1)


def test_an_open_entry_to_hand_to_hand_is_an_occasion() -> None:
    table = on_the_move(ann((0, 1)), bors((0, 0), N))
    assert seen(table, "stop")["enter_open"] == 1
    counts = seen(table, "enter N Bors", rolls=((5, 5, 5, 5, 5),), answers=(0,))
    assert (counts["enter_open"], counts["enter_open:taken"]) == (1, 1)


def test_a_turn_without_use_is_idle() -> None:
    table = declaring(ann(), bors(acted=1))
    counts = seen(table, "move", "go")
    assert (counts["turn"], counts["idle"]) == (1, 1)
    assert seen(table, "watch", "go")["idle"] == 1
    assert seen(declaring(ann(steps=1, moved=True, mmma=10, used=1), bors(acted=1)), "move", "go")["idle"] == 0
    assert seen(declaring(ann(main="Longbow"), bors((0, -4), acted=1)), "watch", "go")["idle"] == 0
    counts = seen(table, "defend none", "go")
    assert (counts["turn"], counts["idle"]) == (1, 0)


def test_a_first_move_that_is_ceded_is_counted() -> None:
    state = position(ann((0, 4)), cid((0, 0)), bors((0, -4)), phase=CHOOSE_SIDE, side=0, ranking=(0, 1))
    counts = seen(Table(state), "cede")
    assert (counts["side"], counts["side:ceded"]) == (1, 1)


def test_a_move_under_way_goes_on_being_watched_from_where_it_began() -> None:
    watcher = SYSTEM.opponents.watcher()
    table = on_the_move(ann((0, 3)), bors((0, -3))).do("step N")
    state, ref = table.state, Script([], codes=CODES)
    for text in ("step N", "stop"):
        question = SYSTEM.question(state)
        assert question is not None
        answer = SYSTEM.read_answer(text)
        after = SYSTEM.play(ref, state, answer)
        watcher.note_answer(state, question, answer, after)
        state = after
    assert (watcher.counts["move"], watcher.counts["move:back_and_forth"]) == (1, 0)


def test_it_knows_whose_declaration_nature_carries_out() -> None:
    watcher, ref = SYSTEM.opponents.watcher(), Script(((5, 5),), (0,), CODES)
    assert isinstance(watcher, DoerWatcher)
    state = declaring(ann(), bors()).state
    doers = []
    for text in ("strike Bors 2", "move", "go"):
        doers.append(watcher.doer_side(state))
        state = SYSTEM.play(ref, state, SYSTEM.read_answer(text))
    assert doers == [NATURE, NATURE, 0]
