"""Character against character. [FT-FILL-12]"""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from affray.core import Event, InputError, Scenario
from affray.core.faces.happenings import happening_of
from affray.dice.stream import Stream
from affray.game.scenario import shipped_scenarios
from affray.play import make_seat, play_fast
from affray.systems.fortmayn.conflict import duel as challenge
from affray.systems.fortmayn.content.house_rules import House
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.opponent.appraise import appraise
from affray.systems.fortmayn.position.answers import read_answer
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.gear import new_wear
from affray.systems.fortmayn.setup import first_state
from affray.systems.fortmayn.system import SYSTEM
from affray.systems.fortmayn.turn import phases
from affray.systems.fortmayn.words.happenings import HAPPENINGS
from affray.systems.fortmayn.words.questions import label, prompt
from affray.systems.fortmayn.words.throws import throw
from affray.systems.fortmayn.words.view import picture, summary
from affray.systems.fortmayn.words.wording import wording
from tests.units.fortmayn.frays import KNIFE, SPEAR, SWORD, brainy, codes, conflict, fault, offers, outcome, person

BLOWS = ("blows", "strike")
LANGUAGES = ("en", "de")


def duel(one: Person, other: Person, **more: object) -> State:
    """A duel that is about to begin."""
    state = conflict(one, replace(other, side=1), **{"sides": ("Red", "Blue"), "house": House(duel=1), **more})
    return challenge.begin_duel(state)


def fought(
    state: State, *answers: str, rolls: Sequence[Sequence[int]] = (), picks: Sequence[int] = ()
) -> tuple[State, list[Event]]:
    """The duel after these answers."""
    return outcome(state, *answers, rolls=rolls, picks=picks)


def test_both_roll_in_turn_the_challenger_first_and_wounds_count_at_once() -> None:
    state = duel(person(), brainy())
    first, events = fought(state, *BLOWS, rolls=[(8, 1, 3)])
    # One die of two goes; the one that is left caps what the challenger's own low costs.
    assert [someone.body_ready for someone in first.people] == [2, 1]
    assert {"challenge", "duels", "duel_roll"} <= set(codes(events))
    question = phases.question(first)
    assert question is not None
    assert (question.side, question.who) == (1, "Bert")
    second, _ = fought(first, "strike", rolls=[(3,)])
    assert (second.clock.ounce, second.phase) == (1, "duel")
    assert offers(second)[-1] == "strike"


def test_armor_saves_dice_of_both() -> None:
    armored = (
        person(armor=new_wear("leather"), armor_item="leather"),
        brainy(shield=new_wear("small_shield"), shield_item="small_shield"),
    )
    after, _ = fought(duel(*armored), *BLOWS, rolls=[(8, 1, 1), (1,), (6,), (6,)], picks=[1, 2, 2])
    assert [someone.body_ready for someone in after.people] == [3, 2]
    assert (after.people[1].shield.die, after.people[0].armor.die) == (0, 6)


@pytest.mark.parametrize(("house", "left"), [(House(duel=1, harm_timing=1), 1), (House(duel=1, retaliation=1), 3)])
def test_house_rules_on_harm_hold_in_duels(house: House, left: int) -> None:
    after, _ = fought(duel(person(), brainy(), house=house), *BLOWS, rolls=[(8, 1, 1)])
    assert after.people[0].body_ready == left


def test_who_has_no_die_left_has_lost_and_rolls_on_the_table() -> None:
    won, events = fought(duel(person(), brainy()), *BLOWS, rolls=[(8, 8, 1), (6,)])
    assert (won.phase, won.people[1].body_ready, won.people[1].out) == ("end", 1, False)
    assert {"duel_over", "recovered"} <= set(codes(events))
    assert SYSTEM.score(won) == (1.0, 0.0)
    # The table has left him a die; he has lost all the same.
    assert [(actor.down, actor.notes) for actor in picture(won).actors] == [(False, ()), (True, ("beaten",))]
    assert [(stand.text.args["able"], stand.left) for stand in SYSTEM.track(won).stands] == [(1, 3), (0, 0)]
    lost, _ = fought(duel(person(body=1, head=3), brainy()), *BLOWS, rolls=[(1,), (1,)])
    assert lost.people[0].dead
    fallen, left = picture(lost).actors
    assert (fallen.down, fallen.notes, left.down) == (True, ("beaten", "dead"), False)
    assert SYSTEM.score(lost) == (0.0, 1.0)


def test_a_brawny_sunders_rather_than_to_lose() -> None:
    bearer = person(body=1, head=3, shield=new_wear("small_shield"), shield_item="small_shield")
    after, _ = fought(duel(bearer, brainy()), *BLOWS, rolls=[(1,)], picks=[0, 1])
    assert (after.phase, after.people[0].body_ready, after.people[0].shield.die) == ("duel", 1, 0)


def test_words_exhaust_and_a_brainy_may_give_up_an_attachment() -> None:
    state = duel(brainy("Anna", attachments=("home",)), brainy(attachments=("honor",)))
    after, _ = fought(state, "words", "strike", rolls=[(8, 8)], picks=[1])
    assert (after.people[1].head_ready, after.people[1].attachments) == (1, ())
    won, events = fought(state, "words", "strike", rolls=[(8, 8)], picks=[0])
    assert (won.phase, won.people[1].shamed, won.people[1].out) == ("end", True, False)
    assert "recovered" not in codes(events)
    kept, _ = fought(state, "words", "strike", rolls=[(1, 1)], picks=[1])
    assert (kept.people[0].head_ready, kept.people[0].attachments) == (1, ())
    for house, left in ((House(duel=1, harm_timing=1), 1), (House(duel=1, retaliation=1), 2)):
        sharp, _ = fought(replace(state, house=house), "words", "strike", rolls=[(8, 1)])
        assert sharp.people[0].head_ready == left


def test_who_yields_has_lost_and_is_whole() -> None:
    after, _ = fought(duel(person(), brainy()), "blows", "yield")
    assert (after.phase, SYSTEM.score(after)) == ("end", (0.0, 1.0))
    assert after.people == duel(person(), brainy()).people


def test_what_makes_a_roll_easier() -> None:
    def die(one: Person, other: Person, text: str = "strike", ready: int = 3) -> object:
        _, events = fought(duel(one, other), "blows", text, rolls=[(3,) * ready])
        return next(event for event in events if event.code == "duels").data["die"]

    assert die(person(things=(SPEAR,)), brainy(things=(KNIFE,)), "strike weapon_size : Reach!") == 10
    assert die(person(things=(replace(SWORD, magic=True),)), brainy()) == 10
    assert die(person(mounted=True), brainy()) == 10
    assert die(person(things=()), brainy()) == 6
    assert die(person(surprised=True), brainy()) == 6


def harm_seen(events: Sequence[Event]) -> list[tuple[tuple[str, ...], int, tuple[str, ...]]]:
    """Whom each loss of dice happens to on the board, how many they are, and how it is worded."""
    found = [
        (happening_of(event, HAPPENINGS), wording(event)) for event in events if event.code in ("dice_lost", "used")
    ]
    return [(seen.whom, seen.count, text) for seen, text in found if seen is not None]


def test_the_account_of_a_duel_names_whose_dice_and_which_weapon() -> None:
    fight = duel(person(things=(SWORD,)), brainy(things=(KNIFE,)))
    on, events = fought(fight, *BLOWS, rolls=[(8, 1, 3)])
    rolled = next(event for event in events if event.code == "duel_roll")
    said = ["".join(wording(rolled, language)).strip() for language in LANGUAGES]
    assert said == [
        "melee: 1 3 8: 1 of Bert’s dice is hit, 1 of Anna’s at risk",
        "Nahkampf: 1 3 8: 1 Würfel von Bert getroffen, 1 von Anna gefährdet",
    ]
    assert [line.rpartition("; ")[2] for line in summary(on)] == ["1-Handed Weapon", "1-Handed Weapon, short"]
    claims = (label(state, read_answer("strike weapon_size : So.")) for state in (fight, on))
    assert list(claims) == ["go on, with the larger weapon: “So.”", "go on, with the smaller weapon: “So.”"]


def test_who_rises_after_a_duel_says_with_how_many_dice() -> None:
    _, events = fought(duel(person(), brainy(body=1)), *BLOWS, rolls=[(8, 3, 3), (6,)])
    risen = next(event for event in events if event.code == "risen")
    assert ["".join(wording(risen, language)).strip() for language in LANGUAGES] == [
        "Bert has one BODY Die ready, of 1.",
        "Bert hat einen KÖRPER-Würfel bereit, von 1.",
    ]


def test_what_a_roll_costs_is_seen_at_whom_it_costs() -> None:
    armored = (person(), brainy(shield=new_wear("small_shield"), shield_item="small_shield"))
    _, events = fought(duel(*armored), *BLOWS, rolls=[(8, 8, 1), (4,)], picks=[1, 0])
    assert harm_seen(events) == [
        (("Bert",), 0, ("    Usage Die d4: 4, still d4.",)),
        (("Bert",), 1, ("    Bert: one BODY Die is wounded, 1 ready",)),
        (("Anna",), 1, ("    Anna: one BODY Die is wounded, 2 ready",)),
    ]
    _, events = fought(duel(person(head=3), brainy()), "words", "strike", rolls=[(6, 1, 3)])
    assert harm_seen(events) == [
        (("Bert",), 1, ("    Bert: one HEAD Die is exhausted, 1 ready",)),
        (("Anna",), 1, ("    Anna: one HEAD Die is exhausted, 2 ready",)),
    ]


def test_the_dice_of_a_roll_are_settled_by_the_roller_s_own_losses() -> None:
    _, events = fought(duel(person(), brainy()), *BLOWS, rolls=[(8, 1, 3)])
    throws = [found for event in events if (found := throw(event)) is not None]
    assert [found.fates for found in throws if found.fates] == [("exposed", "", "hit")]
    assert [found.settles[0] for found in throws if found.settles] == ["lost"]


def test_each_roll_says_who_has_what_left_in_both_languages() -> None:
    state = duel(person(shield=new_wear("small_shield"), shield_item="small_shield"), brainy())
    _, events = fought(state, "blows", "strike", rolls=[(8, 3, 3)])
    stands = [wording(event, language) for event in events if event.code == "duel_stands" for language in LANGUAGES]
    assert stands == [("  Bert has one BODY Die ready.",), ("  Bert hat einen KÖRPER-Würfel bereit.",)]
    _, events = fought(state, "words", "strike", rolls=[(1,)])
    assert [event.data["who"] for event in events if event.code == "duel_stands"] == ["Anna"]
    left = next(wording(event, "en") for event in events if event.code == "duel_stands")
    assert left == ("  Anna has no HEAD Die ready, shield d4.",)


def test_who_speaks_is_named_and_what_serves_for_any_is_told_in_the_reader_s_language() -> None:
    state, _ = fought(duel(person(things=(SPEAR,)), brainy(things=(KNIFE,))), "blows")
    _, events = fought(state, "strike weapon_size : I use what I hold.", rolls=[(3, 3, 3)])
    said = next(event for event in events if event.code == "said")
    assert [wording(said, language)[0].strip() for language in LANGUAGES] == [
        "Anna: “I use what I hold.”",
        "Anna: „Ich nutze, was ich in der Hand habe.“",
    ]


def test_what_is_refused() -> None:
    state = duel(person(things=(SPEAR,)), brainy(things=(KNIFE,)))
    assert offers(state) == ["blows", "words"]
    assert fault(state, "strike") == "not_now"
    assert fault(state, "blows now") == "form"
    assert fault(duel(person(head_ready=0), brainy()), "words") == "dice"
    assert offers(duel(person(head_ready=0), brainy())) == ["blows"]
    on, _ = fought(state, "blows")
    assert offers(on) == ["strike weapon_size : I use what I hold.", "strike"]
    assert fault(on, "blows") == "not_now"
    assert fault(on, "strike hard") == "form"
    assert fault(on, "strike weapon_size") == "claim"
    assert fault(on, "yield") == ""
    even, _ = fought(duel(person(), brainy()), "blows")
    assert fault(even, "strike weapon_size : Reach!") == "claim"
    talk, _ = fought(state, "words")
    assert offers(talk) == ["strike"]


def test_a_duel_in_words() -> None:
    state = duel(person(), brainy())
    on, _ = fought(state, "blows")
    for at in (state, on):
        question = phases.question(at)
        assert question is not None
        for language in ("en", "de"):
            assert prompt(at, question, None, language).text
            assert all(label(at, answer, language) for answer in (*question.answers, *question.extra))
    assert SYSTEM.score(on) == (0.6, 0.4)


def test_the_computer_player_takes_what_it_is_better_at() -> None:
    strong, wise = duel(person(), brainy()), duel(brainy(), person())
    for state, taken in ((strong, "blows"), (wise, "words")):
        question = phases.question(state)
        assert question is not None
        worth = appraise(state, question)
        assert question.answers[worth.index(max(worth))].verb == taken


SHIPPED = next(scenario for scenario in shipped_scenarios("fortmayn") if scenario.body.get("begin") == "duel")


def test_a_duel_of_a_scenario_comes_to_its_end() -> None:
    for number in range(20):
        seats = [make_seat("greedy", number), make_seat("random", number)]
        last = play_fast(SYSTEM, SYSTEM.setup(SHIPPED, {}), seats, Stream(3, number))
        assert sorted(SYSTEM.score(last)) == [0.0, 1.0]
        assert SYSTEM.broken_invariants(last) == ()


def test_a_duel_asks_for_its_option_and_for_two_sides() -> None:
    with pytest.raises(InputError, match="expected the option duel"):
        first_state(SHIPPED, {"duel": "off"})
    figures = SHIPPED.body["figures"]
    assert isinstance(figures, list)
    scenario = Scenario(
        "duel", "fortmayn", "Duel", body={**SHIPPED.body, "figures": [figures[0], figures[0] | {"name": "B"}]}
    )
    with pytest.raises(InputError, match="two of different sides"):
        first_state(scenario, {"duel": "on"})
