"""Whatever is thrown at Foeman's readers: one line of InputError or a sound value, never a traceback."""

from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from affray.core import InputError, Scenario
from affray.game import load_scenario
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.content.house_rules import changed_options as house_changed
from affray.systems.foeman.position.state import PHASE_NAMES
from tests.foeman_tables import ann, bors, declaring, on_the_move, position

LINES = [
    SYSTEM.write_state(state)
    for state in (
        position(ann(), bors((0, -4))),
        on_the_move(ann(things=("Oil Flask",)), bors((0, 0))).state,
        declaring(ann(exh=3, incidental=1), bors()).do("strike Bors 3").state,
    )
]
WORDS = ["-1", "0", "99", "null", "true", "[]", "[0]", "[9,9]", "[-1,0]", '"a"', "Mace", "NaN", "-Infinity", "1e999", "{}"]  # fmt: skip
FIELDS = ["st", "pos", "facing", "race", "main", "carried", "phys", "exh", "side", "order", "bids", "move", "sides", "ranking", "moved", "lots", "actor", "round", "ceded", "figure"]  # fmt: skip
KEYS = ["name", "side", "at", "facing", "race", "st", "dx", "iq", "armor", "hold", "carry", "things", "handed", "level", "shots", "prone", "roster"]  # fmt: skip
VALUES = st.none() | st.booleans() | st.integers(-3, 200) | st.text(max_size=6) | st.lists(st.integers(-2, 9) | st.text(max_size=4), max_size=3) | st.sampled_from(["Mace", "Battleaxe", "Small Shield", "Unarmed", "Rope", "a\nb"])  # fmt: skip
DUEL = load_scenario("foeman", "duel")


def one_line(error: InputError, key: str = "") -> None:
    """The error is told in one line that names the key."""
    assert len(str(error).splitlines()) == 1, str(error)
    assert key in str(error)


def faults(text: str) -> list[str]:
    """What is wrong with how a text is taken as a position: it should be one line of error, or a position that reads
    back, with a question whose answers stand."""
    try:
        state = SYSTEM.read_state(text)
    except InputError as error:
        return [] if len(str(error).splitlines()) == 1 else [f"not one line: {error}"]
    found = [] if SYSTEM.read_state(SYSTEM.write_state(state)) == state else ["reads back as another"]
    question = SYSTEM.question(state)
    if question is None:
        return found
    if not (question.answers or question.extra):
        found.append(f"no answer to {question.code}")
    refused = [SYSTEM.refuse(state, answer) for answer in question.answers[:20]]
    return [*found, *(refusal.reason for refusal in refused if refusal is not None)]


@given(st.text(max_size=60))
@example("foeman 1 |  | ")
@example("foeman 1 | a=1 |  | b")
def test_any_text_as_a_position(text: str) -> None:
    assert faults(text) == []


@settings(max_examples=200)
@given(st.sampled_from(LINES), st.sampled_from(FIELDS), st.sampled_from(WORDS), st.integers(0, 3), st.sampled_from(PHASE_NAMES))  # fmt: skip
@example(LINES[0], "race", "Mace", 2, "start")
@example(LINES[0], "round", "1", 0, "declare")
@example(LINES[0], "round", "1", 0, "choose_side")
def test_a_position_with_one_field_changed(line: str, field: str, word: str, part: int, phase: str) -> None:
    parts = line.split(" | ")
    place = (1, 3, 4, 1)[part]
    words = [known for known in parts[place].split() if not known.startswith(f"{field}=")]
    parts[place] = " ".join((*words, f"{field}={word}"))
    assert faults(" | ".join(parts)) == []
    head = [known for known in parts[1].split() if not known.startswith("phase=")]
    assert faults(" | ".join((parts[0], " ".join((f"phase={phase}", *head)), *parts[2:]))) == []


@settings(max_examples=120)
@given(st.sampled_from(LINES), st.integers(0, 400), st.text(max_size=3))
def test_a_position_with_some_letters_changed(line: str, place: int, letters: str) -> None:
    assert faults(line[:place] + letters + line[place + len(letters) :]) == []


ANSWER_WORDS = st.sampled_from(
    ["retreat", "figure", "step", "face", "enter", "strike", "jab", "hurl", "fire", "defend", "ready", "use", "hold",
     "take", "give", "by", "to", "from", "N", "sw", "Bors", "Ann", "-", "_", "3", "-1", "99", "doubled", "follow",
     "Mace", "move", "drop", "shield", "weapon"]
)  # fmt: skip


@settings(max_examples=200)
@given(st.text(max_size=20) | st.lists(ANSWER_WORDS, max_size=5).map(" ".join))
@example("strike Bors " + "9" * 5000)
def test_any_text_as_an_answer(text: str) -> None:
    try:
        answer = SYSTEM.read_answer(text)
    except InputError as error:
        one_line(error)
        return
    assert SYSTEM.read_answer(SYSTEM.write_answer(answer)) == answer
    for line in LINES:
        refusal = SYSTEM.refuse(SYSTEM.read_state(line), answer)
        assert refusal is None or (refusal.reason.strip() and refusal.clauses)


def changed(key: str, value: object) -> Scenario:
    """The duel with one entry of its first figure changed."""
    figures = DUEL.body["figures"]
    assert isinstance(figures, list)
    first = {name: given for name, given in figures[0].items() if value is not None or name != key}
    first |= {} if value is None else {key: value}
    return replace(DUEL, body={**DUEL.body, "figures": [first, *figures[1:]]})


@settings(max_examples=200)
@given(st.sampled_from(KEYS), VALUES)
def test_a_scenario_with_one_key_changed(key: str, value: object) -> None:
    try:
        state = SYSTEM.setup(changed(key, value), {})
    except InputError as error:
        one_line(error, "figures")
        return
    assert SYSTEM.read_state(SYSTEM.write_state(state)) == state


@given(st.text(max_size=8), VALUES)
def test_any_body_of_a_scenario(key: str, value: object) -> None:
    try:
        state = SYSTEM.setup(replace(DUEL, body={**DUEL.body, key: value}), {})
    except InputError as error:
        one_line(error)
        return
    assert SYSTEM.broken_invariants(state) == ()


@given(st.sampled_from([fact.name for fact in SYSTEM.facts.options]) | st.text(max_size=8), st.text(max_size=8))
def test_any_option(name: str, value: str) -> None:
    try:
        state = SYSTEM.setup(DUEL, {name: value})
    except InputError as error:
        one_line(error, "option")
        return
    assert house_changed(state.house).get(name, value) == value
