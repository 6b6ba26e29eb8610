"""The types of the server's paths for the page are those of the server."""

from pathlib import Path

from affray.web.path_types import path_types, type_of

PAGE = Path(__file__).parents[3] / "web" / "src" / "paths.ts"


def test_the_pages_types_are_current() -> None:
    assert PAGE.read_text("utf-8") == path_types(), "make types brings them up to date"


def test_a_path_says_what_it_takes_and_gives() -> None:
    text = path_types()
    assert '"GET /api/games/{game}/turn": { path: { game: string }; query: { lang?: string }; body: undefined;' in text
    assert "body: NewGame; answer: Made }" in text


def test_types_are_written_as_typescript_has_them() -> None:
    assert type_of({"type": "array", "items": {"type": "integer"}}) == "number[]"
    assert type_of({"anyOf": [{"type": "string"}, {"type": "null"}]}) == "string"
    assert type_of({"type": "object"}) == "Record<string, unknown>"
    assert type_of({}) == "unknown"
