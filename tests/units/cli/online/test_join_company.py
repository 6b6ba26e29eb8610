"""A delve with friends at terminals: each is asked in his own window, votes count, and a computer stands in."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from affray.cli.online.telling import lent_side
from affray.web.messages import Side
from affray.web.service.desk import Setting
from tests.units.cli.online.terminals import is_seated
from tests.units.cli.online.test_join import Company, company, link, words  # noqa: F401  (a fixture)
from tests.units.web.served import PATIENT, Client, made_game, served


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with served(tmp_path, Setting(limits=PATIENT)) as found:
        yield found


def test_two_terminals_vote_and_a_computer_stands_in_for_one(client: Client, company: Company) -> None:  # noqa: F811
    made = made_game(
        client, system="fortmayn", scenario="friends", guests=[{"name": "Ann"}, {"name": "Bob"}],
        seats={"Ann": "me", "Bob": "friend", "World": "greedy"}, vote=0,
    )  # fmt: skip
    ann = company.join(link(client, made, made.token), "--plain")
    bob = company.join(link(client, made, made.friends[0].token), "--plain", "--lang", "de")
    assert "Ann (leads): " in ann.asked() and "Bob: " in bob.asked()
    ann.type_until("set_character Asha brainy 2 2", "[FT-CHAR-07")
    bob.type_until("set_character Berin brawny 3 1", "[FT-CHAR-07")
    ann.type_until("done", "Ann votes (1 of 2).")
    bob.type_until("1", "Die Gruppe tut, was Ann und Bob wollen.")
    ann.type_until("lend Nobody", "expected")
    ann.type("lend bo")
    ann.type("rumour")
    bob.waited(lambda text: "Vorerst spielt ein Computer Bob." in text)
    ann.type_until("board", "Ann (leads): ")
    bob.put("übernehmen")
    bob.waited(lambda text: "Bob wird wieder von der eigenen Person gespielt." in text)


def test_whoever_lends_his_own_side_takes_it_back_at_once_and_after_joining_anew(
    client: Client,
    company: Company,  # noqa: F811
) -> None:
    made = made_game(
        client, system="fortmayn", scenario="friends", guests=[{"name": "Ann"}, {"name": "Bob"}],
        seats={"Ann": "me", "Bob": "friend", "World": "greedy"}, vote=0,
    )  # fmt: skip
    address = link(client, made, made.friends[0].token)
    bob = company.join(address, "--plain", home="bob")
    bob.type("set_character Berin brawny 3 1")
    bob.type_until("lend Bob", "A computer plays Bob for now.")
    bob.type_until("undo", "a computer plays for it")
    bob.type_until("back", "Whoever sits there plays Bob again.")
    bob.type_until("answers", "Waiting for Ann")
    bob.type("lend")
    assert bob.end() == 0
    anew = company.join(address, "--plain", home="bob")
    assert "A computer plays Bob for now: back, and you play again." in anew.asked()
    anew.type_until("back", "Bob: ")


def test_only_a_side_that_has_not_given_up_is_taken_back() -> None:
    sides = [Side("Ann", "greedy", resigned=True), Side("Bob", "greedy"), Side("Cat", "friend")]
    assert [lent_side(sides, mine) for mine in ((0,), (0, 1), (2,))] == [-1, 1, -1]


def test_nobody_takes_back_what_was_not_lent_and_a_refusal_is_told(client: Client, company: Company) -> None:  # noqa: F811
    made = made_game(
        client, system="fortmayn", scenario="friends", guests=[{"name": "Ann"}, {"name": "Bob"}],
        seats={"Ann": "me", "Bob": "friend", "World": "greedy"}, vote=0,
    )  # fmt: skip
    ann = company.join(link(client, made, made.token), "--plain")
    bob = company.join(link(client, made, made.friends[0].token), "--plain")
    ann.type_until("set_character Asha brainy 2 2", "Ann plays Asha")
    bob.type_until("set_character Berin brawny 3 1", "Bob plays Berin")
    ann.type_until("back", "nothing of yours is lent")
    for terminal in (ann, bob):  # one of whom is not asked
        terminal.type_until("hint", "hints are given only where no other person plays")
    bob.put("undo")
    ann.waited(lambda text: "agree or refuse" in text)
    ann.put("refuse")
    for terminal in (ann, bob):
        terminal.waited(lambda text: "It is refused: nothing is taken back." in text)
    assert "nothing is taken back" in bob.type_until("log", "It is refused: nothing is taken back.")


def test_whoever_resigns_in_a_fight_of_three_is_told_that_a_computer_goes_on_also_after_joining_anew(
    client: Client,
    company: Company,  # noqa: F811
) -> None:
    made = made_game(client, scenario="three-crowns", seats={"Blue": "friend", "Green": "friend"})
    tokens = {"Red": made.token, "Blue": made.friends[0].token, "Green": made.friends[1].token}
    seats = {name: company.join(link(client, made, token), "--plain", home=name) for name, token in tokens.items()}
    first = {seat.waited(is_seated).endswith("\n> "): name for name, seat in seats.items()}[True]
    farewell = f"You have given up; a computer goes on for {first}. You may watch."
    seats[first].put("resign yes")
    seats[first].waited(lambda text: farewell in words(text))
    # A script is read on, though its seat is asked nothing more.
    seats[first].put("quit")
    assert seats[first].end() == 0
    assert words(seats[first].text).count(farewell) == 1
    anew = company.join(link(client, made, tokens[first]), "--plain", "--lang", "de", home=first)
    anew.waited(lambda text: "Du hast aufgegeben; ein Computer spielt für " in words(text))
