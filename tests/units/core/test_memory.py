from affray.core.memory import Memory, remember


def test_each_object_is_asked_once() -> None:
    asked: list[object] = []

    @remember(8)
    def seen(thing: tuple[int, ...]) -> int:
        """How many times something was asked."""
        asked.append(thing)
        return len(asked)

    one, other = (1, 2), (3,)
    assert [seen(one), seen(one), seen(other), seen(one)] == [1, 1, 2, 1]
    assert seen.__doc__ == "How many times something was asked."


def test_an_equal_object_is_another_one() -> None:
    written = Memory(repr)
    number, truth = (1,), (True,)
    assert number == truth and (written(number), written(truth)) == ("(1,)", "(True,)")


def test_no_more_is_remembered_than_wanted() -> None:
    written = Memory(repr, most=2)
    for n in range(5):
        assert written((n,)) == f"({n},)"
        assert len(written.kept) <= 2
