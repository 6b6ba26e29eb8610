"""Special actions declared in words: who rules, who is asked, what may be ruled, what comes of it. [UW-TURN-05 UW-ABL-08]"""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from affray.core import InputError
from affray.systems.wargame.content.codes import HERO
from affray.systems.wargame.content.special_actions import SpecialAction
from affray.systems.wargame.notation import read_state, write_state
from affray.systems.wargame.position.answers import Amend, write_answer
from affray.systems.wargame.position.effects import Loss
from affray.systems.wargame.position.state import ACT, AGREE, AMENDED, AWAY, OVER, PICK, RULE, State
from affray.systems.wargame.turn import phases
from affray.systems.wargame.turn.invariants import broken_invariants
from tests.units.wargame.gifted import gifted, three_talk
from tests.wargame_arena import (
    BLUE,
    RED,
    SWORDSMAN,
    TANK,
    N,
    S,
    acting,
    altered,
    battle,
    block,
    code,
    kind,
    lone,
    play,
    regiment,
    skirmish,
    spot,
    table,
    unit,
)

SINGER = lone("Singer", RED, (10, 10), N, gifted(SWORDSMAN), each=Fraction(60))
BOWS = skirmish("Blue Bows", BLUE, [(10, 20), (11.5, 20), (13, 20), (14.5, 20)], kind(defense=8), S)
PIKES = regiment("Blue Pikes", BLUE, 6, 3, (20, 20), S)
HERO_BLUE = lone("Bleda", BLUE, (30, 20), S, kind(HERO, (3, 8), defense=10), each=Fraction(100))
CART = lone("Cart", BLUE, (40, 20), S, TANK, each=Fraction(100))


def declared(*units: object, who: str = "Singer", left: int = 2, **more: object) -> State:
    """The position in which the singer has declared a special action."""
    troops = units or (SINGER, BOWS, PIKES, HERO_BLUE, CART)
    state = acting(battle(*troops, **more), who, left)  # type: ignore[arg-type]
    return play(state, "special Sing them out of their wits").state


def asked(state: State) -> tuple[str, str]:
    """Which side is asked what."""
    question = phases.question(state)
    assert question is not None
    return state.sides[question.side], question.code


# --- who may ----------------------------------------------------------------------------------------------------------
def test_a_unit_with_an_ability_of_its_own_declares_and_its_player_is_asked_what_comes_of_it() -> None:
    state = acting(battle(SINGER, BOWS), "Singer")
    outcome = play(state, "special Sing  them out of their wits")
    assert (outcome.state.phase, asked(outcome.state)) == (RULE, ("Red", "ruling"))
    assert outcome.data("declares")["words"] == "Sing them out of their wits"
    assert state.act == outcome.state.act


def test_the_listed_answers_of_a_talk_are_legal_and_nothing_else_is() -> None:
    ruled = play(declared(), "ruling disorder Blue_Bows").state
    amended = play(ruled, "amend losses Blue_Bows 1").state
    for state, texts in (
        (declared(), ["ruling nothing"]),
        (ruled, ["consent", "object"]),
        (amended, ["consent", "object"]),
    ):
        question = phases.question(state)
        assert question is not None
        assert [write_answer(answer) for answer in question.answers] == texts
        assert [code(state, text) for text in texts] == [None] * len(texts)
        assert {code(state, text) for text in ("move 3,3", "stop", "special More", "nothing")} == {"not_now"}
    assert code(amended, "amend losses Blue_Bows 2") == "not_now"


def test_who_has_bought_none_declares_nothing_nor_does_who_has_one_that_the_scenario_settles() -> None:
    assert code(acting(battle(BOWS, SINGER), "Blue Bows"), "special Shout") == "no_special"
    assert (
        code(
            acting(battle(lone("Mage", RED, (9, 9), N, kind(HERO, (3, 8), gifts="fireball"))), "Mage"), "special Shout"
        )
        == "no_special"
    )
    settled = SpecialAction(name="Siren song", cost=15, effect="disorder", range=9)
    assert code(acting(battle(SINGER, BOWS, specials=(settled,)), "Singer"), "special Shout") == "no_special"


@pytest.mark.parametrize("words", ["a" * 161, "bell \x07", "back \u202e wards"])
def test_words_are_few_and_can_be_shown(words: str) -> None:
    state = acting(battle(SINGER, BOWS), "Singer")
    assert code(state, f"special {words}") == "words"
    assert code(state, f"special {'a' * 160}") is None


def test_the_disordered_and_the_shaken_owe_their_action_first() -> None:
    men = skirmish("Band", RED, [(10, 10)], gifted(kind()))
    for marks in ({"disordered": True}, {"token": True}):
        assert code(acting(battle(altered(men, **marks), BOWS), "Band"), "special Shout") == "action_owed"


def test_a_vehicle_in_contact_and_a_unit_in_contact_declare_too_and_twice_in_an_activation() -> None:
    wagon = lone("Wagon", RED, (10, 18), N, gifted(TANK))
    touching = skirmish("Foe", BLUE, [(10, 20)], kind(), S)
    state = acting(battle(wagon, touching), "Wagon")
    once = play(state, "special Blow the horn", "ruling disorder Foe", "consent")
    assert once.state.phase == ACT and once.state.act is not None and once.state.act.progress.left == 1
    twice = play(once.state, "special Again", "ruling losses Foe 1", "consent")
    assert (twice.state.phase, unit(twice.state, "Foe").at) == (PICK, ())


# --- what may be ruled ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("effects", "why"),
    [
        ("losses Nobody 1", "no_unit"),
        ("losses Blue_Bows 0", "losses"),
        ("losses Blue_Bows -1", "losses"),
        ("losses Blue_Bows 5", "losses"),
        ("losses Blue_Bows 1000000000", "losses"),
        ("losses Bleda 4", "losses"),
        ("losses Cart 2", "losses"),
        ("losses Fallen 1", "no_unit"),
        ("disorder Fallen", "no_unit"),
        ("move Fallen 10,10", "no_unit"),
        ("disorder Upset", "disordered"),
        ("move Blue_Bows 60,20", "off-field"),
        ("move Blue_Bows 0,20", "off-field"),
        ("move Blue_Pikes 10,20", "overlap"),
        ("move Cart 5,5", "terrain"),
        ("losses Blue_Bows 1 and losses Blue_Bows 1", "effects"),
        ("move Blue_Bows 10,25 and move Cart 11,25", "overlap"),
        (" and ".join(f"disorder {name}" for name in ("Blue_Bows", "Blue_Pikes", "Bleda", "Cart", "Singer", "Band", "Far_Red")), "effects"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_no_ruling_and_no_amendment(effects: str, why: str) -> None:
    fallen = altered(skirmish("Fallen", BLUE, [(1, 20)]), status=3, at=())
    upset = skirmish("Upset", BLUE, [(3, 20)], disordered=True)
    band = skirmish("Band", RED, [(6, 1)])
    board = table(block("rock", 4, 4, 2, 2))
    state = declared(SINGER, BOWS, PIKES, HERO_BLUE, CART, fallen, upset, band, board=board)
    assert code(state, f"ruling {effects}") == why
    assert code(play(state, "ruling losses Blue_Bows 2").state, f"amend {effects}") == why


def test_skirmishers_who_would_no_longer_hang_together_are_not_turned() -> None:
    riders = skirmish("Riders", BLUE, [(10, 20), (10, 23)], kind(base=(2, 3)), S)
    state = declared(SINGER, riders)
    assert code(state, "ruling move Riders 20,20") is None
    assert code(state, "ruling move Riders 20,20 facing e") == "coherent"


@pytest.mark.parametrize("text", ["ruling", "ruling losses", "ruling losses Blue_Bows", "ruling losses Blue_Bows two",
                                  "ruling disorder A and", "ruling move A", "ruling nothing and disorder A", "ruling love A",
                                  "special", "amend", "losses Blue_Bows 1"])  # fmt: skip
def test_nonsense_is_told_what_was_expected(text: str) -> None:
    with pytest.raises(Exception, match="expected"):
        code(declared(), text)


# --- what comes of it -------------------------------------------------------------------------------------------------
def test_nothing_needs_nobody_and_spends_the_action() -> None:
    outcome = play(declared(), "ruling nothing")
    assert (outcome.state.phase, outcome.codes) == (ACT, ["rules", "no_effect"])
    assert outcome.state.act is not None and outcome.state.act.progress.left == 1
    assert play(declared(left=1), "ruling nothing").state.phase == PICK


def test_who_does_not_agree_lets_nothing_happen() -> None:
    before = declared()
    outcome = play(before, "ruling losses Blue_Bows 2", "object")
    assert outcome.codes == ["rules", "objects", "no_effect"]
    assert unit(outcome.state, "Blue Bows") == unit(before, "Blue Bows")
    assert outcome.state.act is not None and outcome.state.act.progress.left == 1


def test_losses_are_taken_as_after_an_attack() -> None:
    outcome = play(declared(), "ruling losses Blue_Bows 2", "consent", choices=[0, 0], rolls=[[1, 2]])
    assert len(unit(outcome.state, "Blue Bows").at) == 2
    assert outcome.codes == ["rules", "consents", "losses", "morale", "nerve"]
    assert unit(outcome.state, "Blue Bows").body.token


def test_a_hero_loses_steps_and_a_vehicle_itself() -> None:
    outcome = play(declared(), "ruling losses Bleda 2 and losses Cart 1", "consent")
    assert unit(outcome.state, "Bleda").body.steps == 2
    assert unit(outcome.state, "Cart").at == ()
    gone = play(declared(), "ruling losses Bleda 3", "consent")
    assert unit(gone.state, "Bleda").at == ()
    whole = play(declared(options={"hero_hits": "one_per_attack"}), "ruling losses Bleda 2", "consent")
    assert unit(whole.state, "Bleda").body.steps == 2


def test_a_unit_is_put_elsewhere_in_its_formation_and_is_disordered() -> None:
    outcome = play(declared(), "ruling disorder Blue_Pikes and move Blue_Pikes 30,8 facing e", "consent")
    pikes = unit(outcome.state, "Blue Pikes")
    assert (pikes.at[1], pikes.heading, pikes.files, pikes.body.disordered) == (spot(30, 8), 0, 3, 1)
    assert outcome.codes == ["rules", "consents", "shifted", "disordered"]


def test_moves_free_the_place_for_those_after_them() -> None:
    outcome = play(declared(), "ruling move Blue_Bows 10,30 and move Cart 10,20", "consent")
    assert unit(outcome.state, "Cart").at == (spot(10, 20),)


def test_who_rules_himself_off_the_field_ends_his_activation() -> None:
    outcome = play(declared(), "ruling losses Singer 3", "consent")
    assert (outcome.state.phase, unit(outcome.state, "Singer").at) == (PICK, ())


def test_who_falls_himself_takes_others_with_him() -> None:
    outcome = play(declared(), "ruling losses Singer 3 and losses Blue_Bows 1", "consent", choices=[0])
    assert (unit(outcome.state, "Singer").at, len(unit(outcome.state, "Blue Bows").at)) == ((), 3)


def test_a_ruling_that_breaks_an_army_ends_the_battle() -> None:
    dear = skirmish("Dear", BLUE, [(10, 20), (12, 20)], kind(), S, each=Fraction(900))
    outcome = play(
        declared(SINGER, dear, far=False), "ruling losses Dear 1 and disorder Dear", "consent", choices=[0], rolls=[[2]]
    )
    assert (outcome.state.phase, outcome.state.winner) == (OVER, RED)


# --- amendments -------------------------------------------------------------------------------------------------------
def test_an_amendment_comes_about_when_it_is_accepted_and_nothing_does_when_it_is_not() -> None:
    ruled = play(declared(), "ruling losses Blue_Bows 2").state
    amended = play(ruled, "amend disorder Blue_Bows")
    assert (amended.state.phase, asked(amended.state), amended.codes) == (AMENDED, ("Red", "amended"), ["amends"])
    done = play(amended.state, "consent")
    assert unit(done.state, "Blue Bows").body.disordered and len(unit(done.state, "Blue Bows").at) == 4
    refused = play(amended.state, "object")
    assert refused.codes == ["objects", "no_effect"] and not unit(refused.state, "Blue Bows").body.disordered


def test_an_amendment_says_something_and_something_else() -> None:
    ruled = play(declared(), "ruling losses Blue_Bows 2").state
    assert code(ruled, "amend losses Blue_Bows 2") == "amended"
    refusal = phases.refuse(ruled, Amend(()))
    assert refusal is not None and refusal.code == "amended"


# --- three sides ------------------------------------------------------------------------------------------------------
def test_each_of_the_others_is_asked_in_the_order_of_the_turns() -> None:
    state = play(three_talk(), "ruling disorder Blue_Guards").state
    assert asked(state) == ("Blue", "agree")
    state = play(state, "consent").state
    assert (state.phase, asked(state)) == (AGREE, ("Green", "agree"))
    done = play(state, "consent")
    assert done.codes == ["consents", "disordered"] and done.state.phase == ACT
    assert play(state, "object").codes == ["objects", "no_effect"]


def test_an_accepted_amendment_is_put_to_all_but_its_author_and_each_amends_once() -> None:
    state = play(three_talk(), "ruling disorder Blue_Guards", "consent").state
    state = play(state, "amend disorder Blue_Pikes", "consent").state
    assert asked(state) == ("Blue", "agree") and state.ruling is not None and state.ruling.agreed == (2,)
    assert play(state, "consent").codes == ["consents", "disordered"]
    state = play(state, "amend disorder Red_Pikes", "consent").state
    assert asked(state) == ("Green", "agree")
    assert code(state, "amend losses Red_Pikes 1") == "amended"
    question = phases.question(state)
    assert question is not None and question.open == ()
    assert play(state, "consent").codes == ["consents", "disordered"]


def test_who_is_out_of_the_battle_is_not_asked() -> None:
    state = three_talk()
    units = tuple(altered(troop, status=AWAY) if troop.side == BLUE else troop for troop in state.figures)
    state = play(replace(state, figures=units, out=(BLUE,)), "ruling disorder Red_Pikes").state
    assert asked(state) == ("Green", "agree")
    assert play(state, "consent").codes == ["consents", "disordered"]


def test_whoever_rules_losses_takes_their_points_but_for_his_own() -> None:
    def taken(effects: str) -> tuple[Fraction, ...]:
        return play(three_talk(), f"ruling {effects}", "consent", "consent").state.taken

    assert taken("losses Blue_Pikes 1") == tuple(map(Fraction, (10, 0, 0)))
    assert taken("losses Red_Pikes 1") == tuple(map(Fraction, (0, 0, 0)))


# --- its text ---------------------------------------------------------------------------------------------------------
def test_a_position_within_a_talk_reads_back() -> None:
    state = three_talk()
    for text in (
        "ruling disorder Blue_Guards and move Red_Pikes 19,4 facing 45", "consent", "amend losses Blue_Pikes 2", "consent",
    ):  # fmt: skip
        assert read_state(write_state(state)) == state
        state = play(state, text).state
    assert read_state(write_state(state)) == state


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"ruling": None}, "a special action does not fit the phase"),
        ({"phase": ACT}, "a special action does not fit the phase"),
        ({"agreed": (0,)}, "the sides that have agreed are none, or all others"),
        ({"agreed": (1, 2)}, "the sides that have agreed are none, or all others"),
        ({"amended": (1, 1)}, "the sides that have amended are none of the others"),
        ({"effects": ()}, "the ruling cannot come about"),
        ({"effects": (Loss("Blue Pikes", 99),)}, "the ruling cannot come about"),
        ({"phase": AMENDED}, "nobody has amended the ruling"),
        ({"words": ""}, "the unit can declare no such special action"),
        ({"words": "a\nb"}, "the unit can declare no such special action"),
        ({"words": "a  b"}, "the unit can declare no such special action"),
    ],
)
def test_a_talk_that_cannot_be_is_told(fields: dict[str, object], why: str) -> None:
    state = play(three_talk(), "ruling disorder Blue_Pikes").state
    assert broken_invariants(state) == () and state.ruling is not None
    ours = {name: value for name, value in fields.items() if name in ("phase", "ruling")}
    rest = {name: value for name, value in fields.items() if name not in ours}
    assert why in broken_invariants(replace(state, **{"ruling": replace(state.ruling, **rest), **ours}))


@pytest.mark.parametrize("effects", ["losses", "sleep Blue_Pikes", "losses Blue_Pikes 1 and"])
def test_effects_that_cannot_be_read_are_told_in_one_line(effects: str) -> None:
    text = write_state(play(three_talk(), "ruling disorder Blue_Pikes").state)
    assert '"disorder\\u0020Blue_Pikes"' in text
    with pytest.raises(InputError, match="position: ruling: effects: expected such as losses NAME 2"):
        read_state(text.replace("disorder\\u0020Blue_Pikes", effects.replace(" ", "\\u0020")))
