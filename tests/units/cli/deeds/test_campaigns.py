"""`affray campaign`: from the first fight to the last, left and taken up again."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.units.cli.running import Ran, refused, run

ANN = "race=Human st=12 dx=12 iq=8 armor=Leather hold=Broadsword,Large Shield carry=Dagger"
STRONG = "race=Dwarf st=16 dx=16 iq=8 level=9 armor=Full Plate hold=Battleaxe ep=900"
FIELD = """
system = "foeman"
title = "The field"
round_limit = 40
[map]
columns = 3
height = 3
[[sides]]
name = "Us"
[[sides]]
name = "Them"
[[figures]]
name = "X"
side = "Us"
roster = "Pikeman"
at = [1, 2]
facing = "N"
[[figures]]
name = "Tix"
side = "Them"
race = "Goblin"
st = 6
dx = 6
iq = 16
at = [1, 1]
facing = "S"
"""
PLAN = """
system = "foeman"
title = "Twice"
summary = "The same goblin, twice."
days = 4
[[fights]]
scenario = "field.toml"
side = "Us"
intro = "There it is."
found = ["Axe"]
[[fights]]
scenario = "field.toml"
side = "Us"
"""
Affray = Callable[..., Ran]


@pytest.fixture
def affray(tmp_path: Path) -> Affray:
    """A command on a store of the test's own, with one strong figure, and a campaign file beside it."""
    return furnished(tmp_path)


@pytest.fixture(scope="module")
def camp(tmp_path_factory: pytest.TempPathFactory) -> Affray:
    """A command on a store with a campaign under way and a second figure, for all that is refused and so changes nothing."""
    folder = tmp_path_factory.mktemp("camp")
    ran = furnished(folder)
    begun(ran, folder)
    ran("figure", "new", "Ann", "--text", ANN)
    return ran


def furnished(folder: Path) -> Affray:
    """A command on a store in a folder, with one strong figure, and a campaign file beside it."""
    store = ("--store", str(folder / "s.sqlite"))
    (folder / "field.toml").write_text(FIELD)
    (folder / "plan.toml").write_text(PLAN)

    def ran(*arguments: str, lines: tuple[str, ...] = ()) -> Ran:
        return run(*arguments, *store, lines=lines)

    assert ran("figure", "new", "Ulf", "--text", STRONG).code == 0
    return ran


def begun(affray: Affray, folder: Path) -> None:
    plan = str(folder / "plan.toml")
    assert affray("campaign", "new", "one", "--campaign", plan, "--figure", "Ulf", "--seed", "3").code == 0


def stand(affray: Affray) -> dict[str, object]:
    found: dict[str, object] = json.loads(affray("campaign", "show", "one", "--json").out)
    return found


def test_the_campaigns_are_listed(affray: Affray, tmp_path: Path) -> None:
    assert "cellars  Under the brewery" in affray("campaign", "list").out
    begun(affray, tmp_path)
    assert "one: Twice: before fight 1 of 2, day 1 of 4" in affray("campaign", "list").out
    table = json.loads(affray("campaign", "list", "--json").out)
    assert [entry["name"] for entry in table["campaigns"]] == ["ferry", "cellars", "pass", "salt-road", "moor"]
    assert table["under_way"][0]["ending"] == ""


@pytest.mark.slow
def test_a_campaign_is_played_to_its_end_and_forgotten(affray: Affray, tmp_path: Path) -> None:
    begun(affray, tmp_path)
    assert "Ulf: Dwarf" in affray("figure", "list").out and "out on one" in " ".join(
        affray("figure", "list").out.split()
    )
    first = affray("campaign", "play", "one", "--party", "greedy")
    assert first.code == 0 and "Victory for Us." in first.out and "The field: won" in first.out
    assert "Axe" in str(stand(affray)["chest"])
    assert "Day 1, The field: won" in affray("campaign", "rest", "one", "--days", "1").out
    taken = affray("campaign", "equip", "one", "Ulf", "--take", "Axe")
    assert "Chest: empty" in taken.out and "Battleaxe, Axe" in " ".join(taken.out.split())
    assert "has Axe, Battleaxe" in " ".join(affray("campaign", "equip", "one", "Ulf", "--hold", "Axe").out.split())
    back = affray("campaign", "equip", "one", "Ulf", "--leave", "Axe", "--hold", "Battleaxe")
    assert "Chest: Axe" in back.out
    last = affray("campaign", "play", "one", "--party", "greedy")
    assert "Twice: won on day 2." in last.out
    assert stand(affray)["ending"] == "won"
    assert "the party has won" in refused(affray("campaign", "play", "one"))
    ep = json.loads(affray("figure", "list", "--json").out)[0]["ep"]
    assert ep > 900
    assert "its party is free" in affray("campaign", "end", "one").out
    assert json.loads(affray("figure", "list", "--json").out)[0]["campaign"] == ""


def test_a_fight_is_left_and_taken_up_again(affray: Affray, tmp_path: Path) -> None:
    begun(affray, tmp_path)
    left = affray("campaign", "play", "one", lines=("help", "1", "quit"))
    assert "flee           give the fight up" in left.out
    assert f"go on with: affray campaign play one --store {tmp_path}/s.sqlite\n" in left.out
    assert stand(affray)["fighting"] is True
    assert "a fight is under way" in affray("campaign", "show", "one").out
    for refusal in (("rest", "one"), ("equip", "one", "Ulf", "--take", "Axe")):
        assert "is under way at the terminal: affray campaign play one" in refused(affray("campaign", *refusal))
    assert "Ulf is in no secure place [FM-LVL-03]" in refused(affray("figure", "advance", "Ulf", "ST"))
    again = affray("campaign", "play", "one", lines=("flee",))
    assert "Victory for Them." in again.out and "Day 1, The field: lost" in again.out
    assert stand(affray)["fighting"] is False
    assert "is out on 'one': affray campaign rest one" in refused(affray("figure", "rest", "Ulf"))


def test_a_fight_begun_in_german_names_its_sides_so(affray: Affray, tmp_path: Path) -> None:
    begun = affray("campaign", "new", "one", "--campaign", "ferry", "--figure", "Ulf", "--seed", "3")
    assert begun.code == 0
    left = affray("campaign", "play", "one", "--lang", "de", lines=("quit",))
    assert f"affray campaign play one --lang de --store {tmp_path}/s.sqlite\n" in left.out
    assert "Zwei Goblins bewachen" in left.out and "(Gruppe, " in left.out and "(Goblins, " in left.out
    fled = affray("campaign", "play", "one", lines=("flee",))
    assert "Goblins" in fled.out and "The ford: lost" in fled.out


def test_nobody_fit_is_said(affray: Affray, tmp_path: Path) -> None:
    begun(affray, tmp_path)
    assert affray("figure", "new", "Ann", "--text", f"{ANN} wounds=11").code == 0
    started = affray("campaign", "new", "two", "--campaign", "cellars", "--figure", "Ann")
    assert "one day of rest is needed [FM-APP-06]" in started.out
    assert "one day of rest is needed" in refused(affray("campaign", "play", "two"))


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("new", "two", "--figure", "Ann"), "--campaign is missing: expected a TOML file or one of ferry, cellars, pass"),
        (("new", "two", "--campaign", "war", "--figure", "Ann"), "campaign 'war': expected a TOML file or one of ferry"),
        (("new", "two", "--campaign", "no-such.toml", "--figure", "Ann"), "no-such.toml: there is no such file"),
        (("new", " ", "--campaign", "ferry", "--figure", "Ann"), "expected a name of at most 40 letters"),
        (("new", "one", "--campaign", "ferry", "--figure", "Ann"), "campaign 'one': is there already"),
        (("new", "two", "--campaign", "ferry"), "ferry takes 1 to 3 figures, got 0"),
        (("new", "two", "--campaign", "ferry", "--figure", "Zed"), "figure 'Zed': is not in the roster: Ulf, Ann"),
        (("new", "two", "--campaign", "ferry", "--figure", "Ulf"), "Ulf: is out on the campaign one"),
        (("new", "two", "--campaign", "ferry", "--figure", "Ann", "--seed", "-1"), "seed -1: expected 0 to"),
        (("show", "two"), "campaign 'two': is not under way: one"),
        (("play", "one", "--party", "wizard"), "--party 'wizard': expected one of human, computer:1..5, computer:8"),
        (("play", "one", "--lang", "fr"), "--lang 'fr'"),
        (("rest", "one", "--days", "9"), "it is day 1 and the last is 4: 3 days of rest are left"),
        (("rest", "one", "--minutes", "15"), "campaign rest: expected --days, or --minutes as tens of minutes"),
        (("rest", "one", "--days", "1", "--minutes", "10"), "expected --days, or --minutes as tens of minutes"),
        (("travel", "one"), "there is no way to go: the party is where its next fight is"),
        (("equip", "one", "Ulf"), "expected --leave, --take or --hold"),
        (("equip", "one", "Ulf", "--take", "Crown"), "Crown is not in the chest: it is empty"),
        (("equip", "one", "Ulf", "--take", "Axe", "--lang", "de"), "Axt liegt nicht in der Truhe: sie ist leer"),
        (("play", "two", "--lang", "de"), "campaign 'two': is not under way: one"),
        (("new", "a/b", "--campaign", "ferry", "--figure", "Ann"), "campaign 'a/b': expected a name of at most 40"),
        (("equip", "one", "Zed", "--take", "Axe"), "Zed: is not of the party: Ulf"),
        (("end", "two"), "campaign 'two': is not under way: one"),
    ],
)  # fmt: skip
def test_bad_input_is_one_line(camp: Affray, arguments: tuple[str, ...], reason: str) -> None:
    before = (camp("figure", "list").out, camp("campaign", "list").out)
    assert reason in refused(camp("campaign", *arguments))
    assert (camp("figure", "list").out, camp("campaign", "list").out) == before


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (('side = "Us"', 'side = "Them all"'), "plan.toml: fights[0].side 'Them all': expected one of Us, Them"),
        (('"field.toml"', '"wood.toml"'), "plan.toml: fights[0].scenario: "),
        (('"field.toml"', '"wood"'), "plan.toml: fights[0].scenario: scenario 'wood': expected a file or one of"),
        (('["Axe"]', '["Crown"]'), "plan.toml: fights[0].found: 'Crown': expected a weapon, shield, armor or special"),
        (('["Axe"]', '["Axe"]\ntries = 0'), "plan.toml: fights[0].tries: expected 1 to 99, got 0"),
        (("days = 4", "days = -1"), "plan.toml: days: expected 0 or more, got -1"),
        (("days = 4", "weeks = 4"), "plan.toml: weeks is unknown"),
        (('["Axe"]', '["Axe"]\nway = 60'), "plan.toml: fights[0].way: the rules of foeman have no fatigue of travel"),
        (('"foeman"', '"chess"'), "plan.toml: system: expected 'foeman' or 'melee', got 'chess'"),
        (("intro", "intro = 7\n#"), "plan.toml: fights[0].intro: expected a text, not 7"),
    ],
)
def test_a_campaign_file_that_does_not_hold_is_told_where(
    affray: Affray, tmp_path: Path, change: tuple[str, str], reason: str
) -> None:
    path = tmp_path / "plan.toml"
    path.write_text(PLAN.replace(*change))
    assert reason in refused(affray("campaign", "new", "one", "--campaign", str(path), "--figure", "Ulf"))


def test_a_campaign_file_needs_fights_and_utf8(affray: Affray, tmp_path: Path) -> None:
    path = tmp_path / "plan.toml"
    path.write_text('system = "foeman"\ntitle = "None"\nfights = []\n')
    assert "fights: expected one at least" in refused(affray("campaign", "new", "one", "--campaign", str(path)))
    path.write_bytes(b"\xff")
    assert "expected UTF-8 text" in refused(affray("campaign", "new", "one", "--campaign", str(path)))


# --- a campaign of the guide ------------------------------------------------------------------------------------------
GUIDE = (
    ("Ann", "race=human st=12 dx=12 iq=8 armor=leather shield=small weapons=broadsword slung=dagger"),
    ("Bo", "race=human st=11 dx=13 iq=8 armor=cloth weapons=longbow slung=shortsword,dagger gear=quiver"),
    ("Cy", "race=human st=11 dx=13 iq=8 armor=leather weapons=spear slung=dagger"),
)


def guided(folder: Path, *figures: str) -> Affray:
    """A command on a store with figures of the guide that are out on the salt road."""

    def ran(*arguments: str, lines: tuple[str, ...] = ()) -> Ran:
        return run(*arguments, "--store", str(folder / "s.sqlite"), lines=lines)

    names = figures or tuple(name for name, _ in GUIDE)
    for name, text in GUIDE:
        assert ran("figure", "new", name, "--system", "melee", "--text", text).code == 0
    chosen = [word for name in names for word in ("--figure", name)]
    assert ran("campaign", "new", "salt", "--campaign", "salt-road", *chosen, "--seed", "2").code == 0
    return ran


def test_a_party_of_the_guide_travels_before_it_fights(tmp_path: Path) -> None:
    affray = guided(tmp_path)
    text = " ".join(affray("campaign", "show", "salt").out.split())
    assert "The way there takes 120 minutes at a walk." in text
    assert "--jog 30: 30 minutes at a jog, 60 at a walk; there after 90 minutes; Ann has 2 of 12 fatigue, +2" in text
    assert text.endswith(f"Go on with: affray campaign travel salt --store {tmp_path}/s.sqlite")
    assert "the party has yet to go to where the fight is: 120 minutes" in refused(affray("campaign", "play", "salt"))
    assert json.loads(affray("campaign", "show", "salt", "--json").out)["paces"] == [0, 30, 60]
    german = refused(affray("campaign", "play", "salt", "--lang", "de"))
    assert "die Gruppe muss erst dorthin, wo der Kampf ist" in german
    gone = " ".join(affray("campaign", "travel", "salt", "--jog", "30").out.split())
    assert "there after 90 minutes" in gone and "Go on with: affray campaign play salt --store" in gone
    assert "fatigue" not in affray("campaign", "rest", "salt", "--minutes", "30").out
    assert "there is no way to go" in refused(affray("campaign", "travel", "salt"))


@pytest.mark.slow
def test_a_campaign_of_the_guide_is_played_to_its_end(tmp_path: Path) -> None:
    affray = guided(tmp_path)
    seen = json.loads(affray("campaign", "show", "salt", "--json").out)
    while not seen["ending"]:
        if seen["paces"]:
            assert affray("campaign", "travel", "salt").code == 0
        elif affray("campaign", "play", "salt", "--party", "greedy", "--plain").code:
            assert affray("campaign", "rest", "salt", "--days", "2").code == 0
        seen = json.loads(affray("campaign", "show", "salt", "--json").out)
    assert seen["ending"] in ("won", "lost") and seen["chapters"] and seen["chest"]
    assert any(figure["experience"] for figure in seen["party"])
