"""What a checked pack says of itself, to people and to programs."""

from pathlib import Path

from affray.systems.foeman.packs.files import read_pack
from affray.systems.foeman.packs.report import pack_facts, pack_report
from affray.systems.foeman.roster.pack_names import Pack

COAST = Path(__file__).parents[4] / "examples" / "drowned-coast"


LUCKY = "-1 on the Top die of any SV roll if that die is above 0"


def coast() -> Pack:
    """The example."""
    pack, faults = read_pack({path.name: path.read_text() for path in COAST.iterdir() if path.is_file()})
    assert faults == []
    return pack


def test_a_report_has_what_a_pack_adds_changes_and_sets() -> None:
    report = pack_report(coast())
    assert report.title == "The Drowned Coast  drowned-coast, version 1"
    assert [line.text for line in report.lines[2:]] == ["  It changes the built-in Cutlass."]
    assert [section.title for section in report.sections] == [
        "Weapons", "Armor", "Shields", "Races", "House rules", "In its games",
    ]  # fmt: skip
    lines = [line.text for section in report.sections for line in section.lines]
    assert any(line.startswith("  Cutlass (in place of the built-in one): ") for line in lines)
    assert f"  Fenwalker: at least ST 7, DX 8, IQ 7, in all 31; MA 12; bonus: {LUCKY}" in lines
    assert any("Low die 0 to 5 counts" in line for line in lines)
    assert lines[-1] == "  low_cup_mods=true, drop_weapon=true"


def test_a_pack_without_anything_says_so() -> None:
    report = pack_report(Pack("bare", "Bare", version="2"))
    assert [line.text for line in report.lines] == ["  It changes nothing that is built in."]
    assert report.sections == ()


def test_programs_are_told_the_numbers() -> None:
    facts = pack_facts(coast())
    assert facts["shadows"] == ("Cutlass",)
    kinds = {kind: facts[kind] for kind in ("weapons", "armor", "shields", "races")}
    assert all(isinstance(rows, list) and rows and "changes_built_in" in rows[0] for rows in kinds.values())
