"""What is settled before a battle: armies, field, limit."""

from importlib.resources import files

import msgspec
import pytest

from affray.core import InputError, Scenario
from affray.core.faces.terms import Terms
from affray.game.scenario import read_scenario
from affray.space.plane.measure import INCH
from affray.systems.wargame.content.codes import HERO
from affray.systems.wargame.content.house_rules import PACKAGE
from affray.systems.wargame.roster.army_file import write_army
from affray.systems.wargame.roster.battlefields import find_table, table_row
from affray.systems.wargame.roster.ready_made import ready_army
from affray.systems.wargame.setup import first_state
from affray.systems.wargame.terms import battle_outline, with_terms

FIELD = msgspec.json.encode({**table_row(find_table("open_meadow")), "id": "mine", "name": "Mine", "size": [40, 36],
    "terrain": [], "objectives": [[20, 18]],
    "deployment": [{"player": 1, "outline": [[0, 0], [40, 0], [40, 8]], "heading": 90},
                   {"player": 2, "outline": [[0, 36], [40, 36], [40, 28]], "heading": 270}]}).decode()  # fmt: skip


def scenario(name: str) -> Scenario:
    """A scenario that ships."""
    path = files(PACKAGE).joinpath("data", "scenarios", f"{name}.toml")
    return read_scenario(path.read_text("utf-8"), name, name)


PITCHED = scenario("02-pitched-battle")


def test_armies_go_by_id_or_by_their_file() -> None:
    own = write_army(ready_army("weird", 1000)).decode()
    state = first_state(with_terms(PITCHED, Terms({"Blue": own, "Red": "modern"}, limit=1000)), {})
    weird = [unit.name for unit in ready_army("weird", 1000).units]
    assert [unit.id for unit in state.figures if unit.side == 1] == weird
    assert state.aim.limit == 1000
    assert sum(unit.side == 0 for unit in state.figures) == len(ready_army("modern", 1000).units)


def test_the_field_goes_by_id_or_by_its_file() -> None:
    assert first_state(with_terms(PITCHED, Terms(battlefield="broken_canyon")), {}).board.id == "broken_canyon"
    board = first_state(with_terms(PITCHED, Terms(battlefield=FIELD)), {}).board
    assert (board.name, board.size) == ("Mine", (40 * INCH, 36 * INCH))


def test_an_army_over_the_limit_is_refused_unless_agreed() -> None:
    large = write_army(ready_army("fantasy", 2000)).decode()
    with pytest.raises(InputError, match="Red"):
        first_state(with_terms(PITCHED, Terms({"Red": large}, limit=1000)), {})
    state = first_state(with_terms(PITCHED, Terms({"Red": large}, limit=1000, agreed=True)), {})
    assert sum(unit.side == 0 for unit in state.figures) == len(ready_army("fantasy", 2000).units)


@pytest.mark.parametrize(
    ("terms", "reason"),
    [
        (Terms({"Green": "fantasy"}), "army of 'Green': the sides are Red, Blue"),
        (Terms({"Red": "elves"}), "army of Red: expected one of fantasy"),
        (Terms({"Red": "{"}), "army of Red: no valid JSON"),
        (Terms(battlefield="moon"), "battlefield: expected one of open_meadow"),
        (Terms(battlefield="[" * 9), "battlefield: expected one of"),
    ],
)
def test_what_there_is_not_is_refused_in_one_line(terms: Terms, reason: str) -> None:
    with pytest.raises(InputError) as caught:
        with_terms(PITCHED, terms)
    assert str(caught.value).startswith(reason) and "\n" not in str(caught.value)


def test_a_leader_of_another_list_does_not_stay() -> None:
    hunt = scenario("06-kill-the-leader")
    rows = msgspec.to_builtins(hunt.body["sides"])
    named = msgspec.structs.replace(hunt, body={**hunt.body, "sides": [{**rows[0], "leader": "Nobody"}, rows[1]]})
    with pytest.raises(InputError, match="leader"):
        first_state(named, {})
    settled = with_terms(named, Terms({"Red": "weird"}))
    assert first_state(settled, {}).aim.leaders == ("", "")
    state = first_state(settled, {"leader_named": "list"})
    heroes = {unit.id for unit in state.figures if unit.side == 0 and unit.profile.type == HERO}
    assert state.aim.leaders[0] in heroes


def test_a_battle_is_billed_before_it_begins() -> None:
    found = battle_outline(scenario("04-hold-the-crossing"))
    named = [ready_army(name).name for name in ("medieval", "fantasy")]
    assert [(side.side, int(side.limit)) for side in found.sides] == [("Red", 2000), ("Blue", 1500)]
    assert [side.army for side in found.sides] == named
    crossing = find_table("river_crossing")
    assert (found.battlefield, found.battlefields, found.objectives) == (crossing.name, (crossing.id,), 2)
    assert battle_outline(PITCHED, "de").sides[0].army == ready_army("fantasy", language="de").name
    assert battle_outline(scenario("04-hold-the-crossing"), "de").battlefield == "Flussübergang"
    own = battle_outline(with_terms(PITCHED, Terms({"Red": write_army(ready_army("weird", 1000)).decode()}, FIELD)))
    assert (own.sides[0].army, own.battlefield) == (ready_army("weird", 1000).name, "Mine")
    lost = msgspec.structs.replace(PITCHED, body={**PITCHED.body, "battlefield": "moon"})
    assert battle_outline(lost).battlefield == "moon"
