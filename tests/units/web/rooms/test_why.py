"""Computer players that look ahead at the server's tables: their processes, their reasons, and hints for people."""

import re
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from affray.core import InputError
from affray.core.words.phrase import Phrase
from affray.dice.stream import Stream
from affray.game import Game, load_scenario
from affray.play import levels
from affray.play.player import Asked, Candidate, Clock, PlayerFailed, Thought
from affray.play.programs import ProgramPlayer
from affray.play.reasons import Decision
from affray.systems import registry
from affray.web.messages import Made
from affray.web.messages.advice import Decided
from affray.web.rooms import thinkers, thinking
from affray.web.rooms.lineup import Lineup
from affray.web.rooms.room import Room
from affray.web.rooms.thinkers import ElsewherePlayer, Thinkers, as_planned, looks_ahead
from affray.web.rooms.why import Place
from affray.web.service.desk import Setting
from tests.bots import children
from tests.toy import PIG
from tests.units.web.rooms.test_leaving import until
from tests.units.web.served import PATIENT, Client, bearer, new_game, served

SETTING = Setting(limits=PATIENT)


@pytest.fixture(autouse=True)
def leaves_no_process() -> Iterator[None]:
    """Whatever thinks is gone when the server is."""
    before = children()
    yield
    until(lambda: children() <= before)


def get(client: Client, made: Made, path: str, token: str = "", **query: str | int) -> httpx.Response:
    return client.get(f"/api/games/{made.game}{path}", params=query, headers=bearer(token or made.token), timeout=60)


def ask(client: Client, made: Made) -> dict[str, object]:
    """The position once a person is asked."""
    found: dict[str, object] = {}

    def asked() -> bool:
        found.update(get(client, made, "").json()["position"])
        return bool(found.get("over")) or bool((found.get("asked") or {}).get("choices"))  # type: ignore[attr-defined]

    until(asked, 60)
    return found


def answer(client: Client, made: Made, position: dict[str, object], liked: tuple[str, ...] = ()) -> None:
    """Gives the first listed answer that begins as one of those liked, else the last."""
    texts = [choice["offer"]["text"] for choice in position["asked"]["choices"]]  # type: ignore[index]
    text = next((text for start in liked for text in texts if text.startswith(start)), texts[-1])
    message = {"id": f"a{position['state']}", "state": position["state"], "answers": [text]}
    client.post(f"/api/games/{made.game}/answers", json=message, headers=bearer(made.token)).raise_for_status()


def test_a_player_that_looks_ahead_thinks_in_a_process_and_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(levels, "OFFERED", tuple(levels.LEVELS))
    before = len(children())
    with served(tmp_path, SETTING) as client:
        made = new_game(client, system="melee", scenario="duel", seats={"Blue": "computer:6"}, seed=3)
        for _ in range(12):
            position = ask(client, made)
            why = get(client, made, "/reasons", side=1)
            rows = why.json().get("reasons", {}).get("rows", ())
            if len(rows) > 1 and "to win" in rows[0]["expected"]:
                break
            answer(client, made, position)
        assert len(children()) > before
        for lang, word in (("en", "to win"), ("de", "Aussicht auf Sieg")):
            found = get(client, made, "/reasons", side=1, lang=lang).json()["reasons"]
            assert found["side"] == 1
            assert len(found["rows"]) > 1
            assert word in found["rows"][0]["expected"]
            assert found["decided"]
        nothing = get(client, made, "/reasons", side=0)
        assert (nothing.status_code, nothing.json()["unsaid"]) == (
            200,
            "Nothing has been decided for Red yet that left a choice.",
        )
        assert "reasons" not in nothing.json()
        for lang, words in (("en", "there is no side 99; the sides are"), ("de", "eine Seite 99 gibt es nicht")):
            reply = get(client, made, "/reasons", side=99, lang=lang)
            assert reply.status_code == 404 and reply.json()["reason"].startswith(words)
            assert "0 Red" in reply.json()["reason"] and "1 Blue" in reply.json()["reason"]


def test_the_decisions_of_all_rounds_are_listed_and_each_can_be_asked_about(tmp_path: Path) -> None:
    with served(tmp_path, SETTING) as client:
        made = new_game(client, system="foeman", scenario="duel", seats={"Blue": "greedy"}, seed=3)
        found: dict[str, object] = {}
        decisions: list[dict[str, object]] = []
        for _ in range(30):
            position = ask(client, made)
            found = get(client, made, "/reasons", side=1).json()
            decisions = found.get("decisions", [])  # type: ignore[assignment]
            if len({each["round"] for each in decisions}) > 1:
                break
            answer(client, made, position, ("cede", "watch", "stop"))
        assert {"Round 1", "Round 2"} <= {each["round"] for each in decisions}, "earlier rounds too"
        moments = [each["moment"] for each in decisions]
        assert moments == sorted(moments) and {each["who"] for each in decisions} <= {"Berold", "Blue"}  # type: ignore[type-var]
        assert all(str(each["round"]).startswith("Round ") for each in decisions)
        assert any(re.search(r"step \w+ \(\d times\), .*stop", str(each["label"])) for each in decisions), (
            "walks are one"
        )
        for each in decisions:
            reasons = get(client, made, "/reasons", side=1, moment=each["moment"]).json()["reasons"]  # type: ignore[arg-type]
            assert reasons["rows"][0]["label"] in re.sub(r" \(\d+ times\)", "", str(each["label"])).split(", ")
            assert reasons["moment"] == each["moment"]
        newest = get(client, made, "/reasons", side=1, moment=9999).json()["reasons"]
        assert newest["moment"] in moments and newest == get(client, made, "/reasons", side=1).json()["reasons"]
        german = get(client, made, "/reasons", side=1, lang="de").json()["decisions"]
        assert str(german[0]["round"]).startswith("Runde ") and german[0]["label"] != decisions[0]["label"]


def march(*worth: tuple[float, float | None]) -> tuple[Place, list[Decision[object, object]]]:
    """A walk N of Berold's, each step with what it is worth and its chance to win against a halt at 1 and 50 %; a step that is
    worth 0 was planned. Then he halts, as planned too."""
    system = registry.load_system("foeman")
    game: Game[object, object] = Game.new(system, load_scenario("foeman", "duel"), seed=3)
    game.answer_text("cede")
    halt, decisions = system.read_answer("stop"), list[Decision[object, object]]()
    for gain, win in (*worth, (0.0, None)):
        answer = system.read_answer("step N" if len(decisions) < len(worth) else "stop")
        weighed = (Candidate(answer, gain, win), Candidate(halt, 1.0, None if win is None else 0.5)) if gain else ()
        thought = Thought(answer, weighed, None if weighed else Phrase("reason-planned"))
        assert game.question is not None
        decisions.append(Decision(game.state, game.state, game.question, thought, len(game.line)))
        game.answer(answer)
    return Place(system, ("Red", "Blue"), 7, "en"), decisions


@pytest.mark.parametrize(
    ("worth", "opened"),
    [
        pytest.param(((1, None), (2, None), (3, None)), 1, id="the first whose candidates differ"),
        pytest.param(((2, None), (1, 0.7), (1, None)), 1, id="one that was played on"),
        pytest.param(((1, None), (1, None), (1, None)), 0, id="the first of those that look alike"),
        pytest.param(((0, None), (2, None), (0, None)), 1, id="none that was planned"),
    ],
)
def test_a_walk_is_one_entry_that_opens_on_the_decision_that_was_weighed(
    worth: tuple[tuple[float, float | None], ...], opened: int
) -> None:
    place, decisions = march(*worth)
    said = place.account(decisions, 0)
    assert said.decisions == (Decided(decisions[opened].moments, "step N (3 times), stop", "Berold", "Round 1"),)
    assert said.reasons is not None and said.reasons.moment == decisions[opened].moments
    german = msgspec.structs.replace(place, language="de").account(decisions, 0).decisions[0].label
    assert german.count("3-mal") == 1 and german.count(",") == 1


def test_the_newest_entry_opens_that_was_weighed() -> None:
    place, walk = march((2, None))
    turn = msgspec.structs.replace
    alike = turn(march((1, None))[1][0], moments=20)
    alike = turn(alike, question=turn(alike.question, code="other"))
    planned = turn(walk[-1], moments=21, question=turn(walk[-1].question, code="another"))
    said = place.account([*walk, alike, planned], 0)
    assert [each.moment for each in said.decisions] == [walk[0].moments, 20, 21]
    assert said.reasons is not None and said.reasons.moment == walk[0].moments
    assert place.account([alike, planned], 0).reasons == place.account([alike, planned], 20).reasons, "none is weighed"
    last = place.account([planned], 0).reasons
    assert last is not None and last.decided == "It goes on as it had planned."


def test_what_a_process_had_planned_is_told_as_planned() -> None:
    asked = question()
    thought = Thought(asked.question.answers[0])
    assert as_planned(asked, thought).decided == Phrase("reason-planned")
    assert as_planned(msgspec.structs.replace(asked, reasons=False), thought).decided is None, "nobody asks"
    weighed = Thought(asked.question.answers[0], (Candidate(asked.question.answers[0], 1.0),))
    assert as_planned(asked, weighed) == weighed


def test_of_decisions_that_are_not_kept_it_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gone = {
        "en": "The reasons for what Blue has decided so far are no longer kept.",
        "de": "Die Gründe für das, was Blue bisher entschieden hat, sind nicht mehr aufgehoben.",
    }
    seats = {"Blue": "greedy", "Green": "greedy"}
    with served(tmp_path, SETTING) as client:
        made = new_game(client, system="foeman", scenario="free-for-all", seats=seats, seed=3)
        for _ in range(12):
            position = ask(client, made)
            if all("reasons" in get(client, made, "/reasons", side=side).json() for side in (1, 2)):
                break
            answer(client, made, position)
    with served(tmp_path, SETTING) as client:
        # After a restart.
        for lang, words in gone.items():
            assert get(client, made, "/reasons", side=1, lang=lang).json()["unsaid"] == words
        said = get(client, made, "/reasons", side=0).json()["unsaid"]
        assert said == "Nothing has been decided for Red yet that left a choice.", "a person plays it"
        monkeypatch.setattr(thinking, "MOST_THOUGHTS", 1)
        given: list[dict[str, object]] = []
        for _ in range(12):
            answer(client, made, ask(client, made))
            ask(client, made)
            given = [get(client, made, "/reasons", side=side).json() for side in (1, 2)]
            assert sum("reasons" in each for each in given) <= 1, "the last alone is kept"
            if any("reasons" in each for each in given):
                break
        assert sorted("reasons" in each for each in given) == [False, True]
        assert any("no longer kept" in str(each.get("unsaid", "")) for each in given)


def test_a_hint_is_for_who_is_asked_and_plays_against_computers(tmp_path: Path) -> None:
    with served(tmp_path, SETTING) as client:
        made = new_game(client, system="melee", scenario="duel", seats={"Blue": "random"}, seed=3)
        ask(client, made)
        found = get(client, made, "/hint").json()["reasons"]
        assert found["side"] == 0
        assert [row["text"] for row in found["rows"]] in (["place 1", "place 2"], ["place 2", "place 1"])
        assert get(client, made, "/hint", token=made.onlooker).status_code == 409
        friends = new_game(client, system="melee", scenario="duel", seats={"Blue": "friend"}, seed=3)
        reply = get(client, friends, "/hint")
        assert (reply.status_code, reply.json()["reason"]) == (403, "hints are given only where no other person plays")


def test_a_hint_reckons_without_a_game_master_and_has_him_let_the_fight_go_on(tmp_path: Path) -> None:
    with served(tmp_path, SETTING) as client:
        duel = {"system": "melee", "scenario": "duel", "seed": 3, "master": "Morgan"}
        made = new_game(client, seats={"Blue": "random", "Morgan": "random"}, **duel)
        ask(client, made)
        found = get(client, made, "/hint").json()["reasons"]
        assert [row["text"] for row in found["rows"]] in (["place 1", "place 2"], ["place 2", "place 1"])
        made = new_game(client, seats={"Red": "random", "Blue": "random"}, **duel)
        found = get(client, made, "/hint").json()["reasons"]
        assert found["side"] == 2 and [row["text"] for row in found["rows"]] == ["go on"]


def test_a_choice_within_an_action_has_a_hint_that_says_why(tmp_path: Path) -> None:
    with served(tmp_path, SETTING) as client:
        made = new_game(client, system="melee", scenario="duel", seats={"Blue": "greedy"}, seed=3)
        position = ask(client, made)
        while not position["asked"].get("inner"):  # type: ignore[attr-defined]
            answer(client, made, position, ("strike", "face", "option j", "option b", "retreat", "step N"))
            position = ask(client, made)
        texts = [choice["offer"]["text"] for choice in position["asked"]["choices"]]  # type: ignore[index]
        found = get(client, made, "/hint").json()["reasons"]
        assert found["rows"][0]["text"] in texts
        assert found["decided"].endswith(".") and "odds of this answer" not in found["decided"]


def test_styles_are_those_of_the_system(tmp_path: Path) -> None:
    with served(tmp_path, SETTING) as client:
        new_game(client, system="melee", scenario="duel", seats={"Blue": "computer:2:bold"})
        for player in ("computer:2:shy", "computer:9", "computer:", "program:sh"):
            wanted = {"system": "melee", "scenario": "duel", "seats": {"Blue": player}}
            assert client.post("/api/games", json=wanted).status_code == 400, player


def test_a_server_offers_and_seats_the_levels_that_a_system_offers(tmp_path: Path) -> None:
    with served(tmp_path, SETTING) as client:
        offered = {row["key"]: row["players"] for row in client.get("/api/systems").json()}
        assert "computer:8" in offered["melee"] and "computer:6" not in offered["fortmayn"]
        for level, code in ((5, 201), (6, 400)):
            for style in ("", ":bold"):
                seats = {"The challenged": f"computer:{level}{style}"}
                wanted = {"system": "fortmayn", "scenario": "duel", "seats": seats}
                assert client.post("/api/games", json=wanted).status_code == code, seats


# --- the processes ----------------------------------------------------------------------------------------------------
def question(seconds: float | None = 20.0) -> Asked[object, object]:
    system = registry.load_system("melee")
    state = system.setup(load_scenario("melee", "duel"), {})
    asked = system.question(state)
    while asked is not None and asked.side < 0:
        from affray.referee.live import Live, StreamDice

        state = system.play(Live(StreamDice(Stream(1)), system.codes), state, asked.answers[0])
        asked = system.question(state)
    assert asked is not None
    return Asked(system, state, asked, Stream(1), Clock(seconds), reasons=True)


def test_levels_that_look_ahead_are_known_by_name() -> None:
    names = ("computer:5", "computer:6", "computer:marshal:bold", "greedy", "random")
    assert [looks_ahead(name) for name in names] == [False, True, True, False, False]


def test_a_process_is_used_again_and_never_more_of_them_run_than_may() -> None:
    crew = Thinkers(1)
    player = ElsewherePlayer("computer:6", crew)
    assert player.think(question()).answer in question().question.answers
    ((_, first),) = crew.idle
    threads = [threading.Thread(target=player.think, args=(question(),)) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [program for _, program in crew.idle] == [first]
    assert ElsewherePlayer("computer:7", crew).think(question()).answer in question().question.answers
    assert [name for name, _ in crew.idle] == ["computer:7"]
    crew.close()
    assert crew.idle == []


def test_a_process_that_has_grown_large_is_ended_after_its_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    crew = Thinkers(1)
    player = ElsewherePlayer("computer:6", crew)
    player.think(question())
    ((_, first),) = crew.idle
    assert 10 << 20 < first.memory < thinkers.LARGEST
    monkeypatch.setattr(thinkers, "LARGEST", first.memory - 1)
    assert player.think(question()).answer in question().question.answers
    assert crew.idle == [] and first.memory == 0
    assert player.think(question()).answer in question().question.answers
    crew.close()


def test_a_process_that_dies_is_replaced_once(monkeypatch: pytest.MonkeyPatch) -> None:
    crew = Thinkers(1)
    player = ElsewherePlayer("computer:6", crew)
    player.think(question())
    dying = crew.idle[0][1].process
    assert dying is not None
    dying.child.kill()
    assert player.think(question()).answer in question().question.answers
    crew.close()

    def fail(self: ProgramPlayer, asked: Asked[object, object]) -> None:
        raise PlayerFailed("late", "1")

    monkeypatch.setattr(ProgramPlayer, "think", fail)
    with pytest.raises(RuntimeError, match="computer:6: its process fails"):
        ElsewherePlayer("computer:6", Thinkers(1)).think(question(None))


def test_a_player_elsewhere_is_one_there_is() -> None:
    with pytest.raises(InputError, match="level '9'"):
        ElsewherePlayer("computer:9", Thinkers(1))
    assert ElsewherePlayer("computer:8", Thinkers(1)).allowance(PIG) == 1.8


def test_a_decision_about_no_figure_is_the_sides(tmp_path: Path) -> None:
    with served(tmp_path, SETTING) as client:
        made = new_game(client, system="wargame", scenario="patrol-clash", seats={"Blue": "greedy"}, seed=3)
        for _ in range(8):
            answer(client, made, ask(client, made), ("deploy", "stop", "end_turn"))
        ask(client, made)
        decided = get(client, made, "/reasons", side=1).json()["decisions"]
        assert decided[0]["round"] == "Deployment" and "Blue" not in {each["who"] for each in decided[:4]}


@pytest.mark.parametrize(("red", "own"), [("random", True), ("me", False)])
def test_where_nobody_waits_each_side_takes_its_own_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, red: str, *, own: bool
) -> None:
    waits: list[tuple[int, float]] = []
    found = thinking.thought_of

    def noted(room: Room, lineup: Lineup, now: float, waited: float = 0.0) -> thinking.Thought | None:
        thought = found(room, lineup, now, waited)
        if thought is not None:
            waits.append((thought.turn.side, waited))
        return thought

    monkeypatch.setattr(thinking, "thought_of", noted)
    with served(tmp_path, SETTING) as client:
        made = new_game(client, system="foeman", scenario="duel", seats={"Red": red, "Blue": "random"}, seed=3)
        for _ in range(40):
            if len({side for side, _ in waits}) > 1 or (waits and not own):
                break
            if not own:
                answer(client, made, ask(client, made))
            time.sleep(0.05)
    begun = [waited for n, (side, waited) in enumerate(waits) if not n or waits[n - 1][0] != side]
    assert waits and all((waited == 0.0) is own for waited in begun)
