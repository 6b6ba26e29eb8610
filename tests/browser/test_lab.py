"""The laboratory in the browser: a weapon is judged in a few clicks, any game of a duel opens on the board."""

import gzip
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import expect

from affray.lab.ladder.game import play_pair
from affray.lab.ladder.luck import usual_evaluator
from affray.lab.ladder.plan import LadderPlan, LadderSpec
from affray.lab.ladder.run import LADDER
from affray.lab.sweep.ledger import Ledger
from affray.lab.sweep.local import Processes
from affray.lab.sweep.plan import Plan
from affray.lab.sweep.run import run_sweep
from affray.lab.sweep.spec import spec_from_toml
from tests.browser.pages import PHONE, Watched
from tests.browser.test_looks import SMALL, WIDE, check


def test_odds_are_built_and_set_side_by_side(pages: Watched) -> None:
    page = pages.open("/")
    page.get_by_role("link", name="Open the laboratory").click()
    # The example is answered already, as a fight values it; a number of dice is taken out of it, without rerolls.
    expect(page.locator("[data-chance=hit]")).to_contain_text("43.7%")
    page.locator("[data-field=dice] select").select_option("4")
    page.get_by_text("More of the question").click()
    page.locator("[data-field=reroll] select").select_option("none")
    page.get_by_role("button", name="Work out").click()
    expect(page.locator("[data-chance=hit]")).to_contain_text("44.4%")
    page.get_by_role("button", name="Set this beside another").click()
    page.locator("[data-field=side] select").select_option("rear")
    page.get_by_role("button", name="Work out").click()
    expect(page.locator("[data-chance=hit]")).to_contain_text("84.1%")
    expect(page.locator("[data-chance=hit]")).to_contain_text("+39.7")
    page.get_by_role("button", name="FM-DX-04").click()
    expect(page.locator(".drawer")).to_contain_text("FM-DX-04")


def test_a_duel_is_worked_out_and_a_game_of_it_opens_on_the_board(pages: Watched) -> None:
    page = pages.open("/lab")
    page.locator("[data-tool=duel]").click()
    for side in "01":
        page.locator(f"[data-fighter='{side}'] [data-field=reroll] select").select_option("none")
    page.get_by_role("button", name="Work out").click()
    expect(page.locator("[data-side='0']")).to_contain_text("70.8%")
    # The answer stays while something else is looked at, and is what the address asks for.
    page.locator("[data-tool=odds]").click()
    expect(page.locator("[data-chance=hit]")).to_contain_text("43.7%")
    page.go_back()
    expect(page.locator("[data-side='0']")).to_contain_text("70.8%")
    page.reload()
    expect(page.locator("[data-side='0']")).to_contain_text("70.8%")
    page.locator("[data-sample]").fill("7")
    page.get_by_role("button", name="Open on the board").click()
    expect(page.get_by_text("The game is over", exact=True)).to_be_visible()


@pytest.mark.slow
def test_a_house_rule_is_compared_in_german_on_a_phone(pages: Watched) -> None:
    page = pages.open("/lab", PHONE)
    page.get_by_role("button", name="Deutsch").click()
    page.locator("[data-system]").select_option("melee")
    page.locator("[data-tool=compare]").click()
    page.locator("[data-rule]").select_option("current_st_everywhere")
    page.get_by_role("button", name="Vergleichen").click()
    expect(page.locator("[data-fight='0']")).to_contain_text("%")
    check(page, "laboratory")
    assert page.evaluate(SMALL) == [] and page.evaluate(WIDE) <= 0


def test_fortmayn_is_rolled_and_fought_to_the_end(pages: Watched) -> None:
    page = pages.open("/lab")
    page.locator("[data-system]").select_option("fortmayn")
    page.get_by_role("button", name="Work out").click()
    expect(page.locator("[data-chance=overcome]")).to_contain_text("50.0%")
    page.locator("[data-tool=duel]").click()
    page.get_by_role("button", name="Work out").click()
    expect(page.locator("[data-side='0']")).to_contain_text("93.3%")
    check(page, "laboratory of Fortmayn")


@pytest.mark.slow
def test_a_changed_question_dims_its_answer_and_says_beside_the_field_what_is_wrong(pages: Watched) -> None:
    page = pages.open("/lab", PHONE)
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator("[data-chance=hit]")).to_contain_text("43,7")
    page.get_by_text("Mehr zur Frage").click()
    page.locator("[data-field=range] input").fill("weit")
    page.locator("[data-field=range] input").blur()
    expect(page.get_by_text("Diese Zahlen gehören zur Frage vor der Änderung.")).to_be_visible()
    expect(page.locator(".answer")).to_have_css("opacity", "0.5")
    page.locator("[data-anew]").click()
    wrong = "„weit“ geht hier nicht: erwartet wird eine ganze Zahl von 1 bis 19"
    expect(page.locator("[data-wrong=range]")).to_contain_text(wrong)
    check(page, "a field that does not fit")
    page.locator("[data-field=range] input").fill("1")
    page.locator("[data-field=range] input").blur()
    expect(page.locator(".answer")).to_have_css("opacity", "1")


@pytest.mark.slow
def test_the_deeds_of_the_guide_are_solved(pages: Watched) -> None:
    page = pages.open("/lab")
    page.locator("[data-system]").select_option("melee")
    page.locator("[data-tool=duel]").click()
    for field in ("attacker", "defender"):
        page.get_by_role("combobox", name=field.capitalize()).fill("goblin")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    page.get_by_role("button", name="Solve for the best choices").click()
    expect(page.get_by_text("first attack").first).to_be_visible(timeout=60_000)
    check(page, "best choices")


def test_long_work_says_how_far_it_is_and_is_stopped(pages: Watched) -> None:
    page = pages.open("/lab#system=foeman&tool=duel&bids=yes&games=2000")
    page.locator("[data-stop]").click()
    expect(page.locator("form").get_by_text("Stopped.")).to_be_visible()
    expect(page.locator("progress")).to_have_count(0)
    # Whoever stops does not wait: the laboratory is free for the next question.
    page.locator("[data-tool=odds]").click()
    expect(page.locator("[data-chance=hit]")).to_contain_text("%")


def test_sides_and_weapons_are_chosen_from_lists_with_pictures(pages: Watched) -> None:
    page = pages.open("/lab", PHONE)
    expect(page.locator("[data-chance=hit]")).to_contain_text("%")
    page.get_by_role("combobox", name="Weapon").click()
    expect(page.locator("li[role=option]:has(svg)")).to_have_count(page.locator("li[role=option]").count())
    page.get_by_role("combobox", name="Weapon").fill("halb")
    page.get_by_role("option", name="Halberd").click()
    expect(page.get_by_role("combobox", name="Weapon")).to_have_value("Halberd")
    page.get_by_role("combobox", name="Attacker").click()
    check(page, "list of sides")
    assert page.evaluate(SMALL) == [] and page.evaluate(WIDE) <= 0


@pytest.mark.slow
def test_a_weapon_of_a_figure_in_a_fight_opens_in_the_laboratory(pages: Watched) -> None:
    page = pages.open("/?lang=en")
    page.get_by_role("button", name="Play now").click()
    page.locator("#tab-figures").click()
    page.locator("#panel-figures button").first.click()
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Work out in the laboratory: Broadsword").click()
    laboratory = opened.value
    expect(laboratory.locator("[data-chance=hit]")).to_contain_text("%")
    expect(laboratory.get_by_role("combobox", name="Weapon")).to_have_value("Broadsword")
    assert "hold%3DBroadsword" in laboratory.url


@pytest.mark.slow
@pytest.mark.parametrize("size", [None, PHONE], ids=["wide", "phone"])
def test_any_cell_of_a_sweep_opens_on_the_board(pages: Watched, size: dict[str, object] | None) -> None:
    page = pages.open("/lab", size) if size else pages.open("/lab")
    page.locator("[data-tool=sweep]").click()
    expect(page.locator("[data-kept]")).to_contain_text("Every weapon of Foeman")
    page.locator("[data-axis=armor]").select_option("Leather")
    page.locator("[data-axis=st]").select_option("12")
    expect(page.locator("[data-part]")).to_have_count(1)
    page.locator("[data-cell]").nth(3).click()
    expect(page.locator("[data-pick]")).to_contain_text("%")
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-cell][aria-pressed=true]")).to_be_focused()
    check(page, "sweeps")
    assert page.evaluate(WIDE) <= 0 and (size is None or page.evaluate(SMALL) == [])
    page.locator("[data-picked] [data-sample]").fill("3")
    page.get_by_role("button", name="Open on the board").click()
    expect(page.get_by_text("The game is over", exact=True)).to_be_visible()


@pytest.mark.slow
def test_whether_the_flail_is_too_good_is_answered_and_printed(pages: Watched, tmp_path: Path) -> None:
    page = pages.open("/lab", {"viewport": {"width": 1440, "height": 900}})
    page.locator("[data-tool=sweep]").click()
    page.locator("[data-axis=armor]").select_option("Chainmail")
    names = page.locator("tbody th")
    expect(names).not_to_have_count(0)
    # With ST 9 and 12 nobody can use a Flail for what it is worth: it is marked, and ranked by what it does with ST 15.
    expect(page.locator("[data-unfit]")).to_contain_text("44 / 93")
    ranked = names.all_inner_texts()
    assert ranked.index("Flail *") < ranked.index("Axe *") < 10
    assert "Longbow *" not in ranked
    expect(page.locator("[data-left-out]")).to_contain_text("Longbow")
    page.locator("[data-unfit] input").check()
    assert 10 < names.all_inner_texts().index("Flail *") < 20
    assert "Longbow *" in names.all_inner_texts()
    assert page.locator("[data-unfit] ~ [role=group]").first.evaluate("one => one.scrollWidth - one.clientWidth") <= 0
    page.locator("[data-unfit] input").uncheck()
    with page.expect_download(timeout=60_000) as kept:
        page.locator("[data-report]").click()
    expect(page.locator("[data-kept-as]")).to_have_text("The report was saved as foeman-weapons.html")
    kept.value.save_as(tmp_path / kept.value.suggested_filename)
    report = (tmp_path / "foeman-weapons.html").read_text(encoding="utf-8")
    assert "Every weapon of Foeman" in report and "<svg" in report and "Flail" in report and "Full Plate" not in report


FORTMAYN = """
system = "fortmayn"
title = "Armor against a ghoul"
[versus]
armor = "all"
[foe]
creature = "ghoul"
"""
CELLS = {
    "foeman-weapons": ("Longbow", "Axe", "strikes Blue from the front: Unarmed"),
    "melee-weapons": ("dagger", "broadsword", "The game is over"),
    "wargame-units": ("fantasy/spears", "weird/golem", "The battle is over in round"),
    "fortmayn": ("leather", "", "Out of Action"),
}
"""By the results that are looked at: who meets whom, and what the game on the board says."""


@pytest.mark.slow
@pytest.mark.parametrize("study", CELLS)
def test_a_cell_of_each_system_opens_on_its_board(pages: Watched, tmp_path: Path, study: str) -> None:
    first, second, said = CELLS[study]
    page = pages.open("/lab")
    page.locator("[data-tool=sweep]").click()
    if study == "fortmayn":
        with Processes(1) as runner:
            run_sweep(Plan(spec_from_toml(FORTMAYN, "armor.toml")), str(tmp_path / "own.sweep"), runner)
        page.locator("[data-results]").set_input_files(tmp_path / "own.sweep")
    else:
        page.locator("[data-kept]").select_option(study)
    chosen = page.locator("[data-picked] select")
    for place, name in enumerate(filter(None, (first, second))):
        chosen.nth(place).select_option(label=name)
    page.locator("[data-picked] [data-sample]").fill("2")
    page.get_by_role("button", name="Open on the board").first.click()
    expect(page.get_by_text(said).first).to_be_visible()
    check(page, f"cell of {study}")


@pytest.mark.slow
def test_results_of_ones_own_are_shown(pages: Watched, tmp_path: Path) -> None:
    own = tmp_path / "own.sweep"
    own.write_bytes(gzip.decompress((files("affray.lab") / "data" / "studies" / "wargame-units.sweep.gz").read_bytes()))
    page = pages.open("/lab")
    page.locator("[data-tool=sweep]").click()
    page.locator("[data-results]").set_input_files(own)
    expect(page.get_by_role("heading", name="The units of the five ready armies")).to_be_visible()
    expect(page.get_by_role("button", name="Open on the board").first).to_be_visible()
    own.write_text("{}", encoding="utf-8")
    pages.allowed = ("Failed to load resource",)
    page.locator("[data-results]").set_input_files(own)
    expect(page.get_by_role("alert")).to_contain_text("holds no results of a sweep")


LADDER_OF_THE_GUIDE = files("affray.lab") / "data" / "ladders" / "melee-levels.ladder.gz"


@pytest.mark.slow
@pytest.mark.parametrize("size", [None, PHONE], ids=["wide", "phone"])
def test_a_ladder_shows_strength_meetings_and_a_file_of_ones_own(
    pages: Watched, tmp_path: Path, size: dict[str, object] | None
) -> None:
    page = pages.open("/lab", size) if size else pages.open("/lab")
    page.locator("[data-system]").select_option("fortmayn")
    page.locator("[data-tool=ladder]").click()
    expect(page.locator("[data-player]")).to_have_count(7)
    expect(page.locator("[data-player='greedy-1']")).to_contain_text("0")
    expect(page.locator("[data-beats] tbody tr")).to_have_count(7)
    page.locator("[data-against]").select_option("random")
    expect(page.locator("[data-ground=duel]")).to_contain_text("%")
    check(page, "ladder")
    assert page.evaluate(WIDE) <= 0 and (size is None or page.evaluate(SMALL) == [])
    plan = LadderPlan(LadderSpec("fortmayn", ("random", "greedy"), ("duel",)))
    with Ledger(tmp_path / "own.ladder", plan, LADDER) as ledger:
        ledger.add(plan.number(0, 0, 0), play_pair(plan, plan.number(0, 0, 0), usual_evaluator(plan.system)))
    page.locator("[data-results]").set_input_files(tmp_path / "own.ladder")
    expect(page.locator("[data-versions]")).to_contain_text("2 games")
    expect(page.locator("[data-player]")).to_have_count(2)
    expect(page.locator("[data-old]")).to_have_count(0)
    # A packed file of another system is shown as what it is.
    packed = tmp_path / "theirs.ladder.gz"
    packed.write_bytes(LADDER_OF_THE_GUIDE.read_bytes())
    page.locator("[data-results]").set_input_files(packed)
    expect(page.locator("[data-versions]")).to_contain_text("melee: ")
