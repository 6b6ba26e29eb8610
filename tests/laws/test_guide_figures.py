"""Laws of the guide's figures: text reads back, every draft can be judged, what is legal can be shown and set up."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from affray.core import InputError, Scenario
from affray.core.words.texts import catalogue
from affray.dice.stream import Stream
from affray.systems.melee import setup
from affray.systems.melee.content.house_rules import PACKAGE
from affray.systems.melee.content.tables import armors, gear, races, shields, spells, weapons
from affray.systems.melee.people import people
from affray.systems.melee.roster.adventurer import LINE, Adventurer, entry_of
from affray.systems.melee.roster.making import SILVER, points_left, silver_spent
from affray.systems.melee.roster.rest_and_learning import (
    POINTS,
    advance_refusal,
    after_rest,
    days_to_heal,
    with_advance,
)

FOLK, TEXTS = people(), catalogue(PACKAGE)
ODD = st.sampled_from(["spoon", "none", ""])


def some(known: object, most: int = 3) -> st.SearchStrategy[tuple[str, ...]]:
    """A few of what is known, now and then with what is not."""
    return st.lists(st.sampled_from(sorted(known)) | st.just("spoon"), max_size=most).map(tuple)  # type: ignore[call-overload]


DRAFTS = st.builds(
    Adventurer,
    st.sampled_from(["Ann", "Bo of Ash", "12", "a_b", ""]),
    st.sampled_from(sorted(races())) | ODD,
    st.integers(0, 40),
    st.integers(0, 40),
    st.integers(0, 40),
    st.integers(0, 40),
    st.sampled_from(sorted(armors())) | ODD,
    st.sampled_from(sorted(shields())) | ODD,
    some(weapons()),
    some(weapons()),
    some(gear()),
    some(gear()),
    some(spells(), 12),
    st.integers(0, 60),
    st.integers(0, 60),
    st.integers(0, 3),
    st.integers(0, 500),
    st.integers(0, 9),
    st.integers(0, 900),
    st.booleans(),
)


@given(DRAFTS)
def test_every_draft_is_judged_and_one_whose_things_are_known_is_shown(draft: Adventurer) -> None:
    for fault in FOLK.faults(draft):
        assert fault.clauses or fault.code == "name"
        assert fault.wording("de") != fault.wording("en")
    if FOLK.is_known(draft):
        for _, rows in FOLK.sheet(draft).groups:
            for row in rows:
                assert TEXTS.phrase(row.value, "en") and TEXTS.phrase(row.name, "de")
        assert FOLK.line(draft, "de") and FOLK.card(draft).state
        assert all(barred.refusal.clauses for barred in FOLK.barred_items(draft))


@given(DRAFTS)
def test_text_and_json_read_back(draft: Adventurer) -> None:
    if all((draft.race, draft.armor, draft.shield, draft.name)):
        assert LINE.read(LINE.write(draft)) == draft
    assert msgspec.json.decode(msgspec.json.encode(draft), type=Adventurer) == draft


@given(st.text(max_size=60))
def test_any_line_is_read_or_refused_in_one_line(text: str) -> None:
    said = ""
    try:
        LINE.read(text)
    except InputError as error:
        said = str(error)
    assert "\n" not in said


@given(st.integers(0, 2**32), st.sampled_from(["", *sorted(races())]))
def test_what_is_drawn_is_legal_and_goes_into_a_fight(seed: int, race: str) -> None:
    adventurer = FOLK.random_figure(Stream(seed), race, frozenset())
    assert FOLK.faults(adventurer) == []
    assert points_left(adventurer) == 0 and silver_spent(adventurer) <= SILVER
    figures = [
        entry_of(adventurer, "a", [2, 0], "S"),
        entry_of(msgspec.structs.replace(adventurer, name="Foe"), "b", [2, 4], "N"),
    ]
    body: dict[str, object] = {"map": {"radius": 2}, "sides": [{"name": "a"}, {"name": "b"}], "figures": figures}
    state = setup.first_state(Scenario("drawn", "melee", "Drawn", body=body), {})
    assert (state.figures[0].id, state.figures[0].ready) == (adventurer.name, adventurer.weapons)


@given(st.integers(0, 2**32), st.integers(0, 30), st.integers(0, 1000), st.sampled_from(POINTS), st.integers(0, 40))
def test_rest_heals_and_points_keep_a_figure_legal(
    seed: int, wounds: int, experience: int, point: str, days: int
) -> None:
    adventurer = FOLK.random_figure(Stream(seed), "", frozenset())
    hurt = msgspec.structs.replace(adventurer, wounds=min(wounds, adventurer.st - 1), experience=experience)
    assert after_rest(hurt, days_to_heal(hurt)).wounds == 0
    assert after_rest(after_rest(hurt, days), 1) == after_rest(hurt, days + 1)
    if advance_refusal(hurt, point) is None:
        after = with_advance(hurt, point)
        assert FOLK.faults(after) == [] and after.experience < experience
