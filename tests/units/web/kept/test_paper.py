"""What is printed as HTML and PDF, at the terminal and over HTTP."""

import importlib
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from types import ModuleType

import pytest

from affray.core import InputError
from affray.core.faces.guide import Phrase
from affray.core.faces.paper import PrintedPage, Space, Track
from affray.core.faces.words import Speaker
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.content.house_rules import read_house
from affray.systems.foeman.paper.cards import cards
from affray.systems.foeman.paper.figure_sheet import sheet_page
from affray.systems.foeman.roster.adventurer import read_line
from affray.systems.foeman.roster.ready_made import ready_made
from affray.web.kept.paper import html, pdf, track_boxes
from tests.units.cli.running import refused, run
from tests.units.web.served import Client, served

RULES: Speaker = SYSTEM.words
ANN = "name=Ann race=Human st=12 dx=12 iq=8 armor=Leather hold=Mace,Small Shield carry=Dagger"


class Reader(HTMLParser):
    """Reads a document: its text, and the elements that were opened."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        if tag not in {"meta", "link"}:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def printer() -> ModuleType:
    """What makes PDF; skips where the libraries that it needs are missing."""
    try:
        return importlib.import_module("weasyprint")
    except (ImportError, OSError) as error:
        pytest.skip(f"no PDF here: {error}")


def read(document: str) -> Reader:
    reader = Reader()
    reader.feed(document)
    reader.close()
    assert reader.open == []
    return reader


def test_a_document_is_well_formed_and_whole() -> None:
    found = read(html(cards(read_house({"preset": "mindwand"})), RULES, "en"))
    assert found.seen.count("article") == 5 and "link" not in found.seen and "script" not in found.seen
    assert "Modifiers of mDX" in found.text and "FM-DX-04" in found.text and "paper-" not in found.text
    assert "Modifikatoren von mDX" in read(html(cards(), RULES, "de")).text


def test_what_people_write_is_only_words() -> None:
    leaf = sheet_page(read_line(ANN.replace("name=Ann", "name=<script>alert(1)</script>")))
    found = read(html([leaf], RULES, "en", style="/x.css"))
    assert "script" not in found.seen and "<script>alert(1)</script>" in found.text
    assert "style" not in found.seen and "link" in found.seen


def test_boxes_are_counted_from_one_and_crossed_in_order() -> None:
    track = Track(Phrase("x"), 3, 2, ((3, Phrase("y")),))
    assert list(track_boxes(track)) == [(1, True, None), (2, True, None), (3, False, Phrase("y"))]
    leaf = PrintedPage(Phrase("paper-notes"), (Space(Phrase("paper-notes"), 2),))
    assert read(html([leaf], RULES, "en")).seen.count("i") == 2


@pytest.mark.slow
@pytest.mark.parametrize("language", SYSTEM.facts.languages)
def test_every_ready_made_figure_fits_on_one_page(language: str) -> None:
    weasyprint = printer()
    pages = [sheet_page(adventurer) for adventurer in ready_made().values()]
    document = html(pages, RULES, language)
    assert len(weasyprint.HTML(string=document).render().pages) == len(pages)


def test_a_pdf_has_a_page_for_each_card() -> None:
    printer()
    assert pdf(html(cards()[:1], RULES, "en")).startswith(b"%PDF-")


def test_without_the_extra_there_is_one_line_and_no_pdf(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "weasyprint", None)
    with pytest.raises(InputError, match=r"PDF: expected the extra affray\[pdf\]"):
        pdf("<p>")
    file = tmp_path / "cards.pdf"
    refused(run("cards", "foeman", "--out", str(file)))
    assert not file.exists()


# --- the terminal -----------------------------------------------------------------------------------------------------
def test_cards_go_to_a_file_or_to_the_output(tmp_path: Path) -> None:
    file = tmp_path / "cards.html"
    ran = run("cards", "foeman", "--option", "preset=mindwand", "--lang", "de", "--out", str(file))
    assert (ran.code, " ".join(ran.out.split())) == (0, f"5 leaves written to {file}")
    assert "Geltende Hausregeln" in file.read_text("utf-8")
    assert read(run("cards", "foeman").out).seen.count("article") == 4


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("cards", "nothing"), "system 'nothing'"),
        (("cards", "foeman", "--option", "x=1"), "option 'x' is unknown"),
        (("cards", "foeman", "--out", "cards.txt"), "cards.txt: expected a name that ends in .html or .pdf"),
        (("cards", "foeman", "--out", "/nowhere/cards.html"), "/nowhere/cards.html: the folder for it is not there"),
    ],
)
def test_cards_that_cannot_be_had_are_refused_in_one_line(given: tuple[str, ...], said: str) -> None:
    assert said in refused(run(*given))


def test_figures_are_printed_from_the_roster_or_from_lines(tmp_path: Path) -> None:
    store = ("--store", str(tmp_path / "s.sqlite"))
    assert "the roster is empty" in refused(run("figure", "print", *store))
    for name in ("Ann", "Bo"):
        run("figure", "new", name, "--text", ANN.replace("name=Ann ", ""), *store)
    assert read(run("figure", "print", *store).out).seen.count("article") == 2
    reader = read(run("figure", "print", "Ann", "race=Elf st=10 dx=13 iq=8 hold=Longbow", *store).out)
    assert reader.seen.count("article") == 2 and "Longbow" in reader.text
    assert "ST+DX+IQ is 32" in refused(run("figure", "print", "race=Elf st=10 dx=13 iq=9", *store))
    assert "'Cy'" in refused(run("figure", "print", "Cy", *store))


# --- over HTTP --------------------------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with served(tmp_path_factory.mktemp("paper")) as found:
        yield found


def test_the_server_gives_pages_that_its_policy_lets_be_seen(client: Client) -> None:
    got = client.get("/api/systems/foeman/cards", params={"lang": "de", "option": ["preset=mindwand"]})
    assert got.status_code == 200 and got.headers["content-type"].startswith("text/html")
    found = read(got.text)
    assert found.seen.count("article") == 5 and "style" not in found.seen
    assert client.get("/api/paper.css").headers["content-type"].startswith("text/css")
    for path in ("/api/systems/nothing/cards", "/api/systems/foeman/cards?option=x"):
        assert client.get(path).status_code == 400
    assert client.get("/api/roster/paper").status_code == 400
