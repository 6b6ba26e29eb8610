"""The oracle, oddities, consequences, disgrace."""

from affray.systems.fortmayn.content.tables import shipped
from affray.systems.fortmayn.rules import oracle
from tests.units.fortmayn.people import thrown


def test_the_oracle_answers_with_a_question_and_sometimes_unexpectedly() -> None:
    ref = thrown([4], [4], [6])
    found = oracle.ask(ref, 8)
    assert (found.yes, found.unexpected, found.question) == (1, 1, 6)
    row = oracle.answer_row(shipped(), found.row)
    question = oracle.question_row(shipped(), row, found.question)
    assert (row.row_id, question and question.question) == ("yes_but", "Who saw you?")
    assert oracle.ask(thrown([3], [4], [1]), 4)[2:4] == (0, 0)


def test_high_answers_share_the_last_row() -> None:
    assert [oracle.answer_row(shipped(), shown).row_id for shown in (1, 6, 12)] == ["no_and", "yes_and", "yes_and"]
    assert oracle.question_row(shipped(), oracle.answer_row(shipped(), 1), 7) is None


def test_each_likelihood_has_its_die() -> None:
    assert [oracle.likelihood_die(shipped(), name) for name in (*oracle.LIKELIHOODS, "never")] == [4, 6, 8, 10, 12, 0]


def test_the_other_tables_are_read_by_their_dice() -> None:
    assert oracle.oddity_row(shipped(), oracle.prompt_die(thrown([20]), 20)).d20 == 20
    assert oracle.consequence_row(shipped(), oracle.consequence_die(thrown([2]))).consequence_id == "noise"
    assert [oracle.disgrace_row(shipped(), oracle.disgrace_die(thrown([n]), 8)).result_id for n in (8, 3)] == [
        "flustered",
        "estranged",
    ]
