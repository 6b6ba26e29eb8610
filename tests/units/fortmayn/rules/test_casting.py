"""Casting, memory, books."""

from msgspec.structs import replace

from affray.systems.fortmayn.content.house_rules import PLAIN, read_house
from affray.systems.fortmayn.content.people import Thing
from affray.systems.fortmayn.content.tables import shipped
from affray.systems.fortmayn.rules import casting
from affray.systems.fortmayn.rules.books import BOOK
from affray.systems.fortmayn.rules.healing import SHOCK
from affray.systems.fortmayn.rules.saves_and_sunder import Target
from tests.units.fortmayn.people import brainy, thrown

SHOCKING, DULL = read_house({"casting_shock": "yes"}), read_house({"magic": "none"})
WITCH = brainy(
    known=("mend", "terror"), memorised=("terror",), things=(Thing(BOOK, form="mend+terror+fog_of_the_marsh"),)
)


def test_every_low_is_exhausted_and_hits_wear_the_target_down() -> None:
    assert casting.cast(thrown([1, 2, 5]), 3, 8, Target(2), 1) == casting.Casting(1, 1, 0, 2, 1, 0)
    assert casting.cast(thrown([3, 4]), 2, 8, Target(0), 1).holds == 1
    assert casting.cast(thrown([6, 7]), 2, 8, Target(2, tough=1), 0).dd == 1


def test_the_last_die_takes_the_memorised_spell_along() -> None:
    found = casting.cast(thrown([1]), 1, 8, Target(0), 1)
    after = casting.after_casting(replace(WITCH, head_ready=1), "terror", found, PLAIN)
    assert (found.holds, after.memorised, after.out) == (1, (), False)
    from_book = casting.cast(thrown([1]), 1, 8, Target(0), 0)
    assert casting.after_casting(WITCH, "terror", from_book, PLAIN).memorised == ("terror",)


def test_casting_may_knock_out() -> None:
    spent, kept = (casting.cast(thrown([face]), 1, 8, Target(0), 0) for face in (2, 5))
    assert casting.after_casting(WITCH, "mend", spent, SHOCKING).notes == (SHOCK,)
    assert not casting.after_casting(WITCH, "mend", kept, SHOCKING).out


def test_who_may_cast_what_from_where() -> None:
    asked = (
        (WITCH, "mend", "book", PLAIN),
        (WITCH, "terror", "memory", PLAIN),
        (WITCH, "mend", "book", DULL),
        (WITCH, "mend", "air", PLAIN),
        (WITCH, "lodestone", "book", PLAIN),
        (replace(WITCH, head_ready=0), "mend", "book", PLAIN),
        (WITCH, "mend", "memory", PLAIN),
        (replace(WITCH, things=()), "mend", "book", PLAIN),
    )
    faults = [casting.casting_refusal(*each) for each in asked]
    assert [fault and fault.code for fault in faults] == [
        None, None, "magic", "source", "spell", "dice", "memory", "book",
    ]  # fmt: skip


def test_as_many_known_spells_as_head_dice_are_memorised_from_the_book() -> None:
    asked = (("mend", "terror"), ("mend",), ("mend", "mend"), ("mend", "terror", "lodestone"), ("lodestone",))
    faults = [casting.memorise_refusal(WITCH, choice, PLAIN) for choice in asked]
    assert [fault and fault.code for fault in faults] == [None, None, "spells", "spells", "spell"]
    bookless = replace(WITCH, things=())
    assert casting.memorise_refusal(bookless, ("terror",), PLAIN) is None
    fault = casting.memorise_refusal(bookless, ("mend",), PLAIN)
    assert fault is not None and fault.code == "book"
    fault = casting.memorise_refusal(WITCH, ("mend",), DULL)
    assert fault is not None and fault.code == "magic"
    assert casting.with_memorised(WITCH, ["mend"]).memorised == ("mend",)


def test_spells_are_learned_from_books_that_hold_them() -> None:
    assert casting.unlearned_spells(WITCH) == ("fog_of_the_marsh",)
    faults = [
        casting.learn_refusal(WITCH, *asked) for asked in (("fog_of_the_marsh", PLAIN), ("mend", PLAIN), ("mend", DULL))
    ]
    assert [fault and fault.code for fault in faults] == [None, "spell", "magic"]
    assert casting.with_learned(WITCH, "fog_of_the_marsh").known[-1] == "fog_of_the_marsh"
    assert casting.spell_row(shipped(), "nonsense") is None
