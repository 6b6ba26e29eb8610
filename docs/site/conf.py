"""How Sphinx builds the site; docs/site/build.py says in which language."""

import os
import re
import sys
from pathlib import Path

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1]))

from affray import __version__  # noqa: E402 - the path above finds the rest
from affray.core.reading.rulebook import ID  # noqa: E402

project = "Affray"
release = __version__
language = os.environ["AFFRAY_DOCS"]
extensions = ["myst_parser", "sphinx.ext.autodoc"]
templates_path = [str(HERE / "templates")]
html_static_path = [str(HERE / "static")]
html_theme = "furo"
html_title = "Affray"
html_css_files = ["affray.css"]
html_js_files = [("clauses.js", {"type": "module"})]
html_favicon = str(HERE.parents[1] / "web" / "public" / "icon.svg")
html_copy_source = False
html_show_sourcelink = False
html_show_copyright = False
html_permalinks_icon = "#"
default_role = "code"
toc_object_entries = False  # each page's way through the site would hold every method
myst_heading_anchors = 4
myst_enable_extensions = ["attrs_inline"]
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
python_maximum_signature_line_length = 88
html_context = {
    "translated": sorted(
        path.relative_to(HERE.parent / "de").with_suffix("").as_posix() for path in (HERE.parent / "de").rglob("*.md")
    )
}
CLAUSE = re.compile(rf"(?P<id>{ID})\b")


def mark_clauses(app: Sphinx, tree: nodes.document) -> None:
    """Lets a clause be reached by its id as it is written, and stand in the index by it."""
    for section in tree.findall(nodes.section):
        found = CLAUSE.match(section[0].astext())
        if found:
            name = found["id"]
            section["ids"].insert(0, name)
            section.insert(1, addnodes.index(entries=[("single", name, name, "main", None)]))


def setup(app: Sphinx) -> None:
    """Adds what is ours to the build."""
    # Before Sphinx collects the tables of contents.
    app.connect("doctree-read", mark_clauses, priority=100)
