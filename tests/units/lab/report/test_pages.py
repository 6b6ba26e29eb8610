"""Reports as files: nothing else is needed to read them, and every figure is a table too."""

import re
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from affray.core import InputError
from affray.lab.report.assumptions import assumption_lines
from affray.lab.report.charts import has_overlap, label_sides
from affray.lab.report.document import report_of
from affray.lab.report.findings import Priced, Prices
from affray.lab.report.pages import report_page, write_report
from affray.lab.report.study import Study, read_study, study_of
from affray.lab.sweep.ledger import SWEEP, Ledger
from affray.lab.sweep.plan import Plan
from affray.lab.sweep.spec import spec_from_toml
from affray.lab.sweep.view import study_ledger
from affray.lab.sweep.work import outcome_of
from affray.lab.words import words
from tests.units.lab.report.made import study, study_without_ranks
from tests.units.lab.sweep.heroes import plan_of

REPORT = report_of(study({"dagger club": 0.6, "club mace": 0.7, "dagger mace": 0.2}, games=400))


def test_a_report_speaks_german_with_the_same_numbers() -> None:
    data = study_ledger("melee-weapons")
    english, german = (
        report_of(study_of(SWEEP.from_bytes(data, "melee"), "melee", {"st": "12"}, language=language))
        for language in ("en", "de")
    )
    assert german.title == words().say("de", "study-title-melee-weapons") != english.title
    assert len(german.sections) == len(english.sections) and german.digest == english.digest
    for one, other in zip(english.sections, german.sections, strict=True):
        assert one.title != other.title and one.text != other.text
        if one.table is not None and other.table is not None:
            assert len(one.table.rows) == len(other.table.rows)
    tiers = next(section.table for section in german.sections if section.title == "Stufen")
    assert tiers is not None and "Breitschwert" in {row[0] for row in tiers.rows}
    page = report_page(german)
    assert '<html lang="de">' in page and "Dasselbe als Tabelle" in page and "Wert" in page


class Outside(HTMLParser):
    """What a page would fetch, and how many tables and drawings it has."""

    def __init__(self) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.count = {"table": 0, "svg": 0, "h2": 0}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in self.count:
            self.count[tag] += 1
        self.fetched.extend(
            str(value) for name, value in attrs if name in ("src", "href") and not str(value).startswith("#")
        )


def test_a_page_needs_no_other_file_and_every_figure_is_a_table_too(tmp_path: Path) -> None:
    files = write_report(tmp_path / "r.html", REPORT)
    text = (tmp_path / "r.html").read_text()
    page = Outside()
    page.feed(text)
    drawn = [section for section in REPORT.sections if section.picture is not None]
    assert page.fetched == [] and "url(" not in text and page.count["svg"] == len(drawn) >= 3
    assert all(section.table is not None for section in drawn) and page.count["h2"] == len(REPORT.sections)
    assert {path.name for path in files} == {path.name for path in tmp_path.iterdir()}
    assert {"r.html", "r-tiers.svg", "r-tiers.png", "r-matrix.svg", "r-axis-dx.png"} <= {path.name for path in files}
    assert (tmp_path / "r-tiers.png").read_bytes().startswith(b"\x89PNG")


def test_names_are_text_on_every_page(tmp_path: Path) -> None:
    write_report(tmp_path / "r.html", REPORT, png=False)
    write_report(tmp_path / "r.md", REPORT, png=False)
    assert "<title>Four &lt;weapons&gt; &amp; *one* table</title>" in (tmp_path / "r.html").read_text()
    assert (tmp_path / "r.md").read_text().startswith("# Four \\<weapons\\> & \\*one\\* table\n")


def test_figures_are_black_and_white(tmp_path: Path) -> None:
    write_report(tmp_path / "r.md", REPORT, png=False)
    for path in tmp_path.glob("*.svg"):
        text = path.read_text()
        colours = re.findall(r"#([0-9a-f]{6})\b|rgb\((\d+), ?(\d+), ?(\d+)\)", text)
        assert colours
        for mixed, *parts in colours:
            channels = parts if not mixed else [mixed[:2], mixed[2:4], mixed[4:]]
            assert len(set(channels)) == 1, path.name


def test_the_same_results_give_the_same_page(tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
        write_report(tmp_path / name / "r.html", REPORT, png=False)
    assert (tmp_path / "a" / "r.html").read_bytes() == (tmp_path / "b" / "r.html").read_bytes()


def test_a_report_says_how_it_was_computed_and_where_to_find_what() -> None:
    text = " ".join(REPORT.about)
    assert "All cells were played, until every chance was known within 2 percentage points: 8000 games" in text
    assert "Every figure: st 12, policy attack." in text
    titles = [section.title for section in REPORT.sections]
    assert titles == ["Tier list", "Each against each", "Dominated choices", "Cycles", "What dx changes"]


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        (
            (
                'system = "foeman"\nmeasure = "attack"\n[figure]\nrace = "Human"\nst = 13\ndx = 11\niq = 8\n'
                '[foe]\nrace = "Human"\nst = 12\ndx = 12\niq = 8\n[terms]\ndice = 4\n[options]\ntie_uses_bonuses = true\n'
                '[versus]\nweapon = ["Axe"]'
            ),
            [
                "Every figure: race Human, st 13, dx 11, iq 8.",
                "The foe: race Human, st 12, dx 12, iq 8.",
                "Terms: dice 4.",
                "House rules: tie_uses_bonuses true.",
            ],
        ),
        ('system = "melee"\nversus = { creature = ["orc"] }\naxes = { policy = ["attack", "careful"] }', []),
        ('system = "wargame"\nversus = { unit = ["fantasy/captain"] }', ["Every figure: policy shoot."]),
        (
            'system = "wargame"\nmeasure = "battle"\nversus = { army = ["fantasy"] }',
            ["Every figure: player greedy."],
        ),
    ],
)
def test_what_holds_in_every_cell_is_said(text: str, lines: list[str]) -> None:
    plan = Plan(spec_from_toml(text, "x.toml"))
    assert list(assumption_lines(Study(plan, {}))) == lines


def test_a_german_report_says_manners_and_units_in_german() -> None:
    text = 'system = "wargame"\nversus = { unit = ["fantasy/captain"] }\n[figure]\npolicy = "charge"'
    study = Study(Plan(spec_from_toml(text, "x.toml")), {}, language="de")
    assert list(assumption_lines(study)) == ["Jede Figur: Verhalten „rückt heran und schlägt zu“."]
    assert study.unit("length") == "Runden"
    foeman = 'system = "foeman"\nmeasure = "attack"\nversus = { weapon = ["Axe"] }\n'
    foeman += '[figure]\nrace = "Human"\nst = 13\ndx = 11\niq = 8\n[foe]\nrace = "Human"\nst = 12\ndx = 12\niq = 8\n[terms]\ndice = 4'
    attack = Study(Plan(spec_from_toml(foeman, "x.toml")), {}, language="de")
    assert attack.unit("mean") == "verlorene Punkte mST im Mittel"


def test_a_sweep_that_is_not_finished_has_no_report(tmp_path: Path) -> None:
    path, plan = tmp_path / "x.sweep", plan_of()
    with Ledger(path, plan, SWEEP) as ledger:
        for number in range(17):
            ledger.add(number, outcome_of(plan, number))
    with pytest.raises(InputError, match="17 of 18 cells are computed; expected all"):
        read_study(path)
    with Ledger(path, plan, SWEEP) as ledger:
        ledger.add(17, outcome_of(plan, 17))
    titles = [section.title for section in report_of(read_study(path)).sections]
    assert titles[-1] == "Does a point buy a point?"


def test_a_name_that_is_no_page_and_a_missing_library_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(InputError, match=r"r\.pdf: expected a name that ends in \.html or \.md"):
        write_report(tmp_path / "r.pdf", REPORT)
    monkeypatch.setitem(sys.modules, "vl_convert", None)
    with pytest.raises(InputError, match=r"expected affray\[lab\]"):
        write_report(tmp_path / "r.html", REPORT)
    assert list(tmp_path.iterdir()) == []


def test_names_beside_points_do_not_cover_each_other() -> None:
    crowd = Prices(
        0.6,
        0.5,
        0.9,
        tuple(Priced(f"unit {n}", 100.0 + 99 * (n == 0) + n % 4, 0.5, 0.5, 100.0, 1.0) for n in range(12)),
    )
    placed = label_sides(crowd)
    assert "right" in placed and "" in placed
    assert has_overlap((0, 0, 2, 2), (1, 1, 3, 3)) and not has_overlap((0, 0, 1, 1), (1, 0, 2, 1))


def test_a_table_in_which_nobody_can_be_ranked_says_why() -> None:
    found = report_of(study_without_ranks())
    assert [section.title for section in found.sections] == ["Who cannot use what it is rated for"]
