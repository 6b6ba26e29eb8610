import pytest

from affray.core import InputError
from affray.dice.stream import Stream
from affray.env.episode import Episode, Setting, seeded_episode, setting_of
from affray.env.numbering import END, FIRST_NAME, FIRST_NUMBER, OTHERS, Numbering
from affray.env.parts import Item, Part, first_part
from affray.env.text import offer_lines, position_text
from affray.game import Game, load_scenario
from affray.systems import registry

DUELS = (("foeman", "duel"), ("melee", "duel"), ("fortmayn", "level-one"), ("wargame", "patrol-clash"))
Texts = tuple[str, ...]


class Texter:
    """A system whose answers are their own text."""

    answer_words = ("strike", "move", "doubled")

    def __init__(self) -> None:
        self.words = self

    def write_answer(self, answer: str) -> str:
        return answer


def numbering() -> Numbering[object, str]:
    made: Numbering[object, str] = Numbering.__new__(Numbering)
    made.system = Texter()  # type: ignore[assignment]
    made.known = ("Orc", "Town spearmen", "strike", "move", "doubled")
    made.numbers = {word: FIRST_NAME + place for place, word in enumerate(made.known)}
    made.size, made.kept = FIRST_NAME + len(made.known), {}
    return made


def every_way(part: Part[str]) -> dict[str, tuple[int, ...]]:
    """The numbers that lead to each answer."""
    if part.settled is not None:
        return {part.settled.answer: part.chosen}
    found: dict[str, tuple[int, ...]] = {}
    for number in part.offers:
        found |= every_way(part.choose(number))
    return found


def meanings(texts: Texts) -> dict[str, list[str]]:
    numbers = numbering()
    return {
        text: [numbers.meaning(number) for number in way] for text, way in every_way(first_part(numbers, texts)).items()
    }


def test_an_answer_is_asked_for_word_by_word_and_what_has_but_one_way_is_not_asked() -> None:
    assert meanings(("strike Orc 1", "strike Orc 2", "move 3", "strike Town_spearmen 2")) == {
        "strike Orc 1": ["strike", "Orc", "1"],
        "strike Orc 2": ["strike", "Orc", "2"],
        "strike Town_spearmen 2": ["strike", "Town spearmen"],
        "move 3": ["move"],
    }


def test_an_answer_that_could_go_on_is_ended() -> None:
    assert meanings(("strike Orc 3", "strike Orc 3 doubled", "strike Orc 3 doubled twice")) == {
        "strike Orc 3": ["(end)"],
        "strike Orc 3 doubled": ["doubled", "(end)"],
        "strike Orc 3 doubled twice": ["doubled", "other 1"],
    }


def test_places_are_numbers_a_fraction_its_whole_part_and_what_is_alike_goes_by_its_order() -> None:
    assert meanings(("move 40,12", "move 41.25,3", "move 41.75,3", "move -3", "move 250")) == {
        "move 40,12": ["40"],
        "move 41.25,3": ["41", "other 1"],
        "move 41.75,3": ["41", "other 2"],
        "move -3": ["other 1"],
        "move 250": ["other 2"],
    }


@pytest.mark.parametrize("count", [OTHERS, OTHERS + 1, 5 * OTHERS, OTHERS * OTHERS + 7])
def test_many_words_without_a_number_are_asked_for_in_short_lists(count: int) -> None:
    texts = tuple(f"take thing-{n}" for n in range(count))
    part = first_part(numbering(), texts)
    ways = every_way(part)
    assert list(ways) == list(texts)
    assert len(set(ways.values())) == count
    assert len(part.offers) == OTHERS and max(part.offers) == OTHERS


def test_answers_that_read_alike_are_told_apart_by_their_order() -> None:
    items = [Item(place, f"a{place}", ()) for place in range(40)]
    assert len(every_way(Part(items))) == 40
    assert [Part(items).choose(4).choose(place).settled for place in (1, 2)] == items[3:5]


def test_a_number_that_is_not_offered_or_means_nothing_is_refused() -> None:
    with pytest.raises(KeyError):
        first_part(numbering(), ("move 1", "move 2")).choose(END)
    with pytest.raises(ValueError, match="expected 0 to"):
        numbering().meaning(FIRST_NAME + 5)
    assert [numbering().meaning(number) for number in (END, 1, FIRST_NUMBER, FIRST_NAME)] == [
        "(end)",
        "other 1",
        "0",
        "Orc",
    ]


@pytest.mark.parametrize(("system", "scenario"), DUELS)
def test_the_words_of_a_system_have_the_same_numbers_whenever_they_are_asked_for(system: str, scenario: str) -> None:
    one, other = setting_of(system, scenario).numbering, setting_of(system, scenario).numbering
    every = [one.meaning(number) for number in range(one.size)]
    assert every == [other.meaning(number) for number in range(other.size)]
    assert len(set(every)) == one.size
    assert set(every) >= {word.replace("_", " ") for word in registry.load_system(system).answer_words}


def play_to_end(episode: Episode[object, object], seed: int) -> None:
    rng = Stream(seed, 7)
    while episode.part is not None:
        episode.choose(rng.pick(list(episode.part.offers)))


@pytest.mark.parametrize(("system", "scenario"), DUELS)
def test_an_episode_is_the_game_of_its_seed_and_its_answers(system: str, scenario: str) -> None:
    episode = seeded_episode(setting_of(system, scenario, most=60), 3)
    play_to_end(episode, 3)
    game = Game.new(registry.load_system(system), load_scenario(system, scenario), seed=3)
    for text in episode.taken:
        game.answer_text(text)
    assert episode.is_over and game.state == episode.state
    assert episode.answers == len(episode.taken)


def test_choices_within_an_action_go_by_the_same_dice() -> None:
    setting = setting_of("foeman", "duel")
    inner = 0
    for seed in range(2):
        episode = seeded_episode(setting, seed)
        rng = Stream(seed, 7)
        while episode.part is not None and episode.answers < 300:
            inner += episode.waiting is not None
            episode.choose(rng.pick(list(episode.part.offers)))
        game = Game.new(setting.system, setting.scenario, seed=seed)
        for text in episode.taken:
            game.answer_text(text)
        if episode.waiting is None:
            assert game.state == episode.state
    assert inner > 0


def test_a_game_of_too_many_answers_is_cut_short_and_nobody_has_won() -> None:
    episode = seeded_episode(setting_of("melee", "duel", most=20), 1)
    play_to_end(episode, 1)
    assert (episode.is_over, episode.is_cut, episode.answers) == (True, True, 20)
    assert sum(episode.rewards) == pytest.approx(0)


def test_a_copy_goes_on_by_itself() -> None:
    episode = seeded_episode(setting_of("foeman", "duel"), 1)
    twin = episode.copy()
    assert twin.part is not None
    twin.choose(min(twin.part.offers))
    assert twin.taken != episode.taken or twin.part is not episode.part


def test_answers_that_end_something_are_offered_where_that_is_wanted() -> None:
    ends = {
        wanted: any(
            "surrender" in line
            for seed in range(2)
            for line in offered_in(
                Setting(registry.load_system("foeman"), load_scenario("foeman", "duel"), ends=wanted), seed
            )
        )
        for wanted in (False, True)
    }
    assert ends == {False: False, True: True}


def offered_in(setting: Setting[object, object], seed: int) -> list[str]:
    episode, lines, rng = seeded_episode(setting, seed), list[str](), Stream(seed)
    for _ in range(60):
        if episode.part is None:
            break
        lines += offer_lines(episode)
        episode.choose(rng.pick(list(episode.part.offers)))
    return lines


def test_what_is_asked_is_said_to_the_side_that_is_asked_alone() -> None:
    episode = seeded_episode(setting_of("foeman", "duel"), 1)
    own, other = position_text(episode, episode.side), position_text(episode, 1 - episode.side)
    assert own.startswith(other) and own != other
    assert [*offer_lines(episode)] == own.splitlines()[-len([*offer_lines(episode)]) :]


def test_bad_settings_are_named() -> None:
    with pytest.raises(InputError, match="most 0: expected at least 1"):
        setting_of("foeman", "duel", most=0)
    with pytest.raises(InputError, match="seed"):
        seeded_episode(setting_of("foeman", "duel"), -1)
