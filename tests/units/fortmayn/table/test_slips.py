"""What lies on the table, for whoever may see it."""

from affray.core.faces.picture import Slip
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.words.view import picture, view
from tests.units.fortmayn.frays import brainy, person
from tests.units.fortmayn.gathering import ANN, BOB, GM, MASTER, NOBODY, said, scene, table


def slips(state: State, side: int = MASTER) -> dict[str, list[Slip]]:
    """The slips that a side sees, by their kind."""
    found: dict[str, list[Slip]] = {}
    for slip in picture(view(state, side)).slips:
        found.setdefault(slip.kind, []).append(slip)
    return found


def test_calls_and_approaches_lie_open_with_their_dice() -> None:
    state = scene(
        "obstacle cliff_face", '@Ann approach Anna body climbing "Cliff face" stunt : Up!', "rule 1 adv : A rope."
    )
    state = said(state, "@Bob approach Bert head hearing : I listen.")
    for side in (MASTER, ANN, BOB, NOBODY):
        found = slips(state, side)
        call = found["call"][0]
        assert (call.id, call.side, call.people, call.words) == ("2", ANN, ("Anna",), "Up! A rope.")
        assert dict(call.codes) == {"pool": "body", "task": "climbing", "target": "Cliff face"}
        assert dict(call.numbers) == {"ready": 3, "die": 10, "step": 1, "stunt": 1, "dd": 2}
        assert (found["wish"][0].id, "dd" in dict(found["wish"][0].numbers)) == ("3", False)
    assert picture(view(state, ANN)).told == "Bones, and cold air."


def test_what_is_hidden_shows_no_difficulty_but_to_the_game_master() -> None:
    state = scene(
        "call Bert head hearing dd=3 hidden", f"{GM}obstacle Slab dd=4 hidden", f"{GM}call Anna body avoid_trap Slab"
    )
    assert [dict(slip.numbers).get("dd") for slip in slips(state)["call"]] == [3, 4]
    assert [dict(slip.numbers).get("dd") for slip in slips(state, ANN)["call"]] == [None, None]
    assert "Slab" not in str(picture(view(state, ANN)))


def test_notes_and_results_are_the_game_masters() -> None:
    state = said(scene("note : He lies.", "call Bert head hearing hidden"), "roll 2", rolls=[(6, 3)])
    assert [slip.words for slip in slips(state)["note"]] == ["He lies."]
    assert dict(slips(state)["result"][0].codes)["outcome"] == "overcome"
    assert {"note", "result"}.isdisjoint(slips(state, BOB))


def test_dice_to_assign_and_real_dice_are_known_to_all() -> None:
    state = said(scene(), "milestone all", "milestone Anna", "@Bob dice typed")
    found = slips(state, NOBODY)
    assert [(slip.id, dict(slip.numbers)["count"]) for slip in found["gain"]] == [("Anna", 2), ("Bert", 1)]
    assert [slip.side for slip in found["by_hand"]] == [BOB]


def test_a_spell_and_other_calls_say_what_they_are() -> None:
    book = brainy("Bert", known=("mend",), memorised=("illusory_torch",), things=())
    knows = table(person("Anna", body_ready=0, out=True), book)
    state = said(knows, "frame Crypt", "creature bandit", "react Bert", f"{GM}recover Anna")
    assert [dict(slip.codes) for slip in slips(state)["call"]] == [{"call": "reaction"}, {"call": "recovery"}]
    caster = table(person("Anna"), brainy("Bert", known=("illusory_torch",), memorised=("illusory_torch",)))
    state = said(caster, "frame Crypt", "@Bob cast Bert illusory_torch")
    assert dict(slips(state)["wish"][0].codes) == {"pool": "head", "task": "casting", "spell": "illusory_torch"}


def test_plans_of_creatures_are_the_game_masters_until_they_act() -> None:
    state = said(scene("creature Brute dd=2 band=close", "fight"), "plan Anna fight Brute")
    assert [slip.id for slip in slips(state, BOB)["declared"]] == ["Anna"]
    assert "planned" not in slips(state, BOB)
    plan = slips(state)["planned"][0]
    assert (plan.id, plan.people, dict(plan.numbers)["own"]) == ("Brute", ("Bert",), 0)
    state = said(state, f"{GM}plan Brute fight Anna")
    assert (slips(state)["planned"][0].people, dict(slips(state)["planned"][0].numbers)["own"]) == (("Anna",), 1)
    state = said(state, f"{GM}plan Brute none", f"{GM}plan Bert none", "confirm", "foes")
    assert "planned" not in slips(state)
