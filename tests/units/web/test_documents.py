"""The documents that the server shows under /docs: built, not built, and the rules of a system that are not among them."""

from pathlib import Path

from affray.web.service.desk import Setting
from tests.units.web.served import PATIENT, served


def test_built_documents_are_shown_under_the_policy_of_the_page(tmp_path: Path) -> None:
    for name, text in {
        "index.html": "begin here",
        "rules/pig.html": "the pig",
        "players/table.html": "the table",
    }.items():
        path = tmp_path / "docs" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    with served(tmp_path, Setting(limits=PATIENT, documents=tmp_path / "docs")) as client:
        assert client.get("/docs", follow_redirects=True).text == "begin here"
        assert client.get("/docs/rules/pig.html").text == "the pig"
        found = client.get("/docs/players/table.html")
        assert found.text == "the table"
        assert "script-src 'self'" in found.headers["content-security-policy"]
        assert client.get("/docs/players/none.html").status_code == 404
        assert client.get("/docs/rules/none.html").headers["location"] == "/rules/none"


def test_documents_that_are_not_built_say_how_they_are(tmp_path: Path) -> None:
    with served(tmp_path, Setting(limits=PATIENT, documents=tmp_path / "docs")) as client:
        for path in ("/docs", "/docs/", "/docs/players/table.html"):
            found = client.get(path)
            assert found.status_code == 404
            assert "make docs" in found.text
        assert client.get("/docs/rules/foeman.html").headers["location"] == "/rules/foeman"


def test_whoever_looks_for_a_page_that_is_not_there_is_told_by_the_page(tmp_path: Path) -> None:
    (tmp_path / "page").mkdir()
    (tmp_path / "page/index.html").write_text("the page")
    looking = {"accept": "text/html,*/*;q=0.8"}
    with served(tmp_path, Setting(limits=PATIENT, page=tmp_path / "page")) as client:
        found = client.get("/strat", headers=looking)
        assert (found.status_code, found.text) == (404, "the page")
        for path, headers in (("/strat", {}), ("/api/strat", looking)):
            assert client.get(path, headers=headers).json()["code"] == "http"
