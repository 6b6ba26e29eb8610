"""What hosts copy: the unit of systemd, the image, the files of proxies, the settings on the page."""

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import jsonschema_rs
import pytest

from affray.cli.deeds.schemas import find_format
from affray.web.service.options import CONFIG, switches
from tests.docs.pages import ROOT, blocks

DEPLOY, HOSTS = ROOT / "deploy", ROOT / "docs" / "hosts"
PAGE = (HOSTS / "hosting.md").read_text("utf-8")
UNIT = DEPLOY / "affray.service"
MOST_EXPOSED = "20"
"""The most that systemd may find exposed, in tenths of ten."""


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd-analyze")
def test_the_unit_is_one_and_leaves_the_server_little(tmp_path: Path) -> None:
    program = tmp_path / "affray"
    program.write_text("#!/bin/sh\n", "utf-8")
    program.chmod(0o755)
    unit = tmp_path / "affray.service"
    text = UNIT.read_text("utf-8")
    assert "/opt/affray/bin/affray" in text
    unit.write_text(text.replace("/opt/affray/bin/affray", str(program)), "utf-8")
    checked = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stderr) == (0, "")
    weighed = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", f"--threshold={MOST_EXPOSED}", str(unit)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert weighed.returncode == 0, weighed.stdout + weighed.stderr


@pytest.mark.parametrize("path", [*DEPLOY.iterdir(), HOSTS / "hosting.md"], ids=lambda path: path.name)
def test_every_variable_that_hosts_are_told_is_a_setting(path: Path) -> None:
    known = {CONFIG, *(switch.variable for switch in switches())}
    assert set(re.findall(r"AFFRAY_[A-Z_]+", path.read_text("utf-8"))) <= known


def test_the_commands_of_the_files_are_commands_of_the_server() -> None:
    known = {f"--{switch.path[0]}" for switch in switches()} | {"--config", "--no-open"}
    for path in (UNIT, HOSTS / "nginx.conf", HOSTS / "Caddyfile"):
        (command,) = re.findall(r"affray serve (.*)", path.read_text("utf-8"))
        assert set(re.findall(r"--[a-z-]+", command)) <= known


def test_the_settings_of_the_page_fit_their_schema() -> None:
    (text,) = [block.text for block in blocks(PAGE) if block.kind == "toml"]
    assert list(jsonschema_rs.validator_for(find_format("serve").schema).iter_errors(tomllib.loads(text))) == []


def test_the_page_names_every_event_of_the_log() -> None:
    sources = "".join(path.read_text("utf-8") for path in (ROOT / "src" / "affray" / "web").rglob("*.py"))
    said = set(re.findall(r"""\b(?:note|warn|Often)\(\s*"([a-z-]+)\"""", sources))
    assert said and {event for event in said if f"`{event}`" not in PAGE} == set()


def test_the_image_takes_nothing_but_wheels() -> None:
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text("utf-8").split()
    copied = re.findall(r"^COPY (?!--from)(\S+)", (DEPLOY / "Dockerfile").read_text("utf-8"), re.MULTILINE)
    assert ignored == ["*", *(f"!{path}" for path in copied)]
