"""What the roster of a store must do on every database."""

from typing import cast

import pytest
from msgspec.structs import replace

from affray.core import InputError
from affray.game.campaigns import find_campaign
from affray.systems.foeman.campaigns import CAMPAIGNS
from affray.systems.foeman.roster.adventurer import Adventurer, read_line
from affray.systems.foeman.roster.campaign import Journey
from affray.systems.wargame.roster.ready_made import ready_army
from affray.web.store import open_store
from affray.web.store.armies import JudgedArmy, KeptArmies
from affray.web.store.keeper import Changed, Missing
from affray.web.store.roster import Roster
from affray.web.store.store import Kept
from affray.web.store.things import KeptThing

ANN = read_line("name=Ann race=Human st=12 dx=12 iq=8 armor=Leather hold=Mace,Small Shield wounds=2 exhaustion=1")
BO = read_line("name=Bo race=Human st=15 dx=9 iq=8 hold=Pikeaxe")
CELLARS = find_campaign("cellars")


def adventurer(roster: Roster, name: str) -> Adventurer:
    """The figure of a name."""
    figure = roster.figure(name).figure
    assert isinstance(figure, Adventurer)
    return figure


def names(roster: Roster) -> list[str]:
    """The names of the roster."""
    return [kept.figure.name for kept in roster.people("foeman")]


def check_figures(where: str) -> None:
    """Figures are added all or none, changed, removed, and are there when the store is opened again."""
    store = open_store(where)
    roster = Roster(store.engine)
    roster.add((ANN, BO))
    with pytest.raises(InputError, match="roster: Bo: there already"):
        roster.add((replace(ANN, name="Cy"), BO))
    with pytest.raises(InputError, match="roster: Cy: there already"):
        roster.add((replace(ANN, name="Cy"), replace(ANN, name="Cy")))
    assert names(roster) == ["Ann", "Bo"]
    kept = roster.figure("Ann")
    roster.put(kept, replace(ANN, ep=50))
    with pytest.raises(InputError, match="figure 'Ann': changed meanwhile: look again"):
        roster.put(kept, ANN)
    roster.remove("Bo")
    with pytest.raises(InputError, match="figure 'Bo': is not in the roster: Ann"):
        roster.figure("Bo")
    store.close()
    again = open_store(where)
    assert [kept.figure for kept in Roster(again.engine).people("foeman")] == [replace(ANN, ep=50)]
    Roster(again.engine).remove("Ann")
    with pytest.raises(InputError, match="figure 'Ann': is not in the roster: it is empty"):
        Roster(again.engine).figure("Ann")
    again.close()


def check_campaigns(where: str) -> None:
    """A campaign is kept with its party, which is out on it and on no other; what another has changed is left alone."""
    store = open_store(where)
    roster = Roster(store.engine)
    with pytest.raises(InputError, match="campaign 'one': is not under way: none is"):
        roster.campaign("one")
    roster.add((ANN, BO))
    start = CAMPAIGNS.begin(CELLARS, (ANN,), 2**64 - 1)
    with pytest.raises(InputError, match="figure 'Cy': is not in the roster: Ann, Bo"):
        roster.begin("one", replace(start, party=(ANN, replace(BO, name="Cy"))))
    assert roster.campaigns() == ()
    roster.begin("one", start)
    assert roster.campaign("one").journey == start
    with pytest.raises(InputError, match="campaign 'one': is there already"):
        roster.begin("one", replace(start, party=(BO,)))
    with pytest.raises(InputError, match="figure 'Ann': is out on the campaign 'one'"):
        roster.begin("two", replace(start, party=(BO, ANN)))
    with pytest.raises(InputError, match="figure 'Ann': is out on the campaign 'one'"):
        roster.remove("Ann")
    first = roster.campaign("one")
    second = roster.save(first, CAMPAIGNS.rest(start, 1), b"fight")
    assert roster.campaign("one") == second
    assert (second.fight, adventurer(roster, "Ann").wounds) == (b"fight", 1)
    with pytest.raises(InputError, match="campaign 'one': changed meanwhile"):
        roster.save(first, start)
    made = Kept("ab12", b"{}", (), (b"one",))
    third = roster.save(second, second.journey, made=made)
    assert roster.campaign("one") == third and (third.room, third.fight, third.is_fighting) == ("ab12", None, True)
    assert store.load("ab12") == made
    with pytest.raises(Changed, match="campaign 'one': changed meanwhile"):
        roster.save(second, second.journey, made=replace(made, id="cd34"))
    assert store.load("cd34") is None
    second = roster.save(third, third.journey)
    assert (second.room, second.is_fighting) == ("", False)
    roster.put(roster.figure("Ann"), replace(ANN, ep=9))
    with pytest.raises(InputError, match="figure 'Ann': changed meanwhile"):
        roster.save(second, CAMPAIGNS.rest(cast("Journey", second.journey), 1))
    assert roster.campaign("one").journey.party == (replace(ANN, ep=9),)
    assert roster.campaign("one").journey.day == 2
    with pytest.raises(InputError, match="campaign 'two': is not under way: one"):
        roster.campaign("two")
    roster.end("one")
    assert (roster.campaigns(), roster.figure("Ann").campaign) == ((), "")
    store.close()


def check_armies(where: str) -> None:
    """Armies are kept, changed, renamed and removed in the revision that was seen, and are there when the store is opened
    again."""
    store = open_store(where)
    armies = KeptArmies(store.engine, "wargame")
    duke, weird = ready_army("medieval", 1000), ready_army("weird", 1500, "de")
    house = {"cost_rounding": "up", "machine_gun_range": "0"}
    armies.add(JudgedArmy(duke, {}))
    armies.add(JudgedArmy(weird, house))
    with pytest.raises(Changed, match="store: changed meanwhile: look again"):
        armies.add(JudgedArmy(duke, house))
    longest = replace(duke, name="ü" * 80)
    armies.put(duke.name, 0, JudgedArmy(longest, {}))
    with pytest.raises(Changed, match="army 'The Duke’s Muster': changed meanwhile"):
        armies.put(duke.name, 0, JudgedArmy(duke, {}))
    with pytest.raises(Changed, match="store: changed meanwhile"):
        armies.put(longest.name, 1, JudgedArmy(replace(duke, name=weird.name), {}))
    with pytest.raises(Changed, match="changed meanwhile"):
        armies.remove(longest.name, 0)
    store.close()
    again = open_store(where)
    armies = KeptArmies(again.engine, "wargame")
    strange = KeptThing(JudgedArmy(weird, house), 0, "wargame")
    assert armies.all() == (KeptThing(JudgedArmy(longest, {}), 1, "wargame"), strange)
    assert armies.find(weird.name) == strange
    assert KeptArmies(again.engine, "foeman").all() == ()
    armies.remove(longest.name, 1)
    assert armies.names() == {weird.name}
    with pytest.raises(Missing, match="is not kept here"):
        armies.find(longest.name)
    again.close()
