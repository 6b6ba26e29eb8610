import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from affray.cli import main
from affray.cli.deeds.completion import SHELLS, VARIABLE
from tests.units.cli.running import refused, run


def completed(typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> set[str]:
    """The words that bash offers at the end of what is typed."""
    monkeypatch.setenv(VARIABLE, "complete_bash")
    monkeypatch.setenv("COMP_WORDS", typed)
    monkeypatch.setenv("COMP_CWORD", str(len(typed.split(" ")) - 1))
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    return set(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("affray pl", {"play", "players"}),
        ("affray watch f", {"foeman", "fortmayn"}),
        ("affray scenarios w", {"wargame"}),
        ("affray play melee wiz", {"wizards-duel"}),
        ("affray play nothing wiz", set()),
        ("affray odds mel", {"melee"}),
        ("affray rules foeman fm-arm-0", {f"fm-arm-0{number}" for number in range(1, 9)}),
        ("affray rules nothing fm", set()),
        ("affray schema journ", {"journey"}),
        ("affray play foeman duel --side Bl", {"Blue="}),
        ("affray play foeman duel --side Red=hu", {"Red=human"}),
        ("affray watch foeman duel --side Red=hu", set()),
        ("affray play foeman nothing --side Re", set()),
        ("affray play fortmayn first-delve --side Party=computer:5", {"Party=computer:5"}),
        ("affray play fortmayn first-delve --side Party=computer:6", set()),
        ("affray serve --p", {"--pack", "--player", "--port", "--proxy"}),
    ],
)
def test_what_is_typed_is_completed(
    typed: str, offered: set[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert completed(typed, monkeypatch, capsys) == offered


@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_has_its_lines(shell: str) -> None:
    ran = run("completion", shell)
    assert ran.code == 0 and VARIABLE in ran.out and f"complete_{shell}" in ran.out


def test_another_shell_is_refused() -> None:
    assert refused(run("completion", "csh")) == "affray: 'csh': expected one of bash, zsh, fish, powershell"


@pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash")
def test_bash_completes_with_these_lines(tmp_path: Path) -> None:
    program = tmp_path / "affray"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m affray "$@"\n')
    program.chmod(0o755)
    lines = (
        f'PATH="{tmp_path}:$PATH"; eval "$(affray completion bash)"; COMP_WORDS=(affray verif); COMP_CWORD=1\n'
        "_affray_completion affray; echo ${COMPREPLY[@]}; complete -p affray"
    )
    said = subprocess.run(["bash", "-c", lines], capture_output=True, text=True, check=True).stdout.splitlines()
    assert said == ["verify", "complete -o default -F _affray_completion affray"]
