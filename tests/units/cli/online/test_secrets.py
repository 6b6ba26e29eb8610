"""What magic has made is in nothing that the terminal of another side shows."""

from pathlib import Path

from affray.game import dumps
from affray.systems.melee.position.state import IMAGE
from affray.web.service.desk import Setting
from tests.units.cli.online.terminals import Terminal, is_question, is_seated
from tests.units.web.rooms.test_melee_secrets import FORBIDDEN, SEED, Fight
from tests.units.web.served import PATIENT, made_game, served

MOST = 60
LOOKS = ("board", "log all", "why", "why 2", "answers", "odds", "who", "sheet Myrmidon", "disbelieve Nobody")


def test_an_image_looks_like_a_figure_at_the_terminal_of_the_other_side(tmp_path: Path) -> None:
    fight = Fight(SEED)
    while all(figure.life != IMAGE for figure in fight.state.figures):
        fight.step()
        assert fight.room.state < MOST
    record = dumps(fight.room.game).decode()
    with served(tmp_path, Setting(limits=PATIENT)) as client:
        made = made_game(client, system="", scenario="", record=record, seats={"South": "friend"})
        tokens = made.token, made.friends[0].token
        north, south = (
            Terminal(tmp_path / token, "join", f"{client.url}/game/{made.game}#{token}", "--plain") for token in tokens
        )
        try:
            north.waited(is_seated)
            south.waited(is_seated)
            for _ in range(MOST):
                if south.text.endswith("\n> ") and is_question(south.text[south.seen :]):
                    break
                north.type("1")
                south.waited(is_seated)
            for line in LOOKS:
                south.type(line)
            assert "casts Image" in north.text
            shown = south.text.lower()
            assert "myrmidon" in shown
            assert not [word for word in FORBIDDEN if word.decode() in shown]
        finally:
            north.kill()
            south.kill()
