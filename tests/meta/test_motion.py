"""What moves on the page moves by transform and opacity alone, which cost no layout and no painting."""

import re

from tests.docs.pages import ROOT

SOURCES = [path for ending in ("svelte", "css", "ts") for path in (ROOT / "web/src").rglob(f"*.{ending}")]
CHEAP = {"transform", "translate", "rotate", "scale", "opacity"}
KEYFRAMES = re.compile(r"@keyframes [\w-]+ \{(.*?\n {2}\})", re.DOTALL)
PROPERTY = re.compile(r"^\s*([a-z-]+):", re.MULTILINE)
TRANSITION = re.compile(r"\btransition:\s*([^;]+);")
MADE = re.compile(r"\.animate\(|<animate\b|svelte/(?:transition|motion|animate)")
"""Motions that are made otherwise than by a style."""


def test_only_transform_and_opacity_are_animated() -> None:
    moved: set[str] = set()
    for path in SOURCES:
        text = path.read_text("utf-8")
        assert not MADE.search(text), path
        moved.update(name for frames in KEYFRAMES.findall(text) for name in PROPERTY.findall(frames))
        moved.update(part.split()[0] for found in TRANSITION.findall(text) for part in found.split(","))
    assert {"transform", "opacity"} <= moved
    assert moved - {"none"} <= CHEAP
