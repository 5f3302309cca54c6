"""What citations prove: every edition of a Citadels statement, or a Dominion statement once."""

import pytest

from regalia.rulebook import UnknownRule, statement, statements
from regalia.rulebook.coverage import Coverage, Covered, Extent, coverage

EVERYWHERE = "C-WITCH-15"
GERMAN_ONLY = "C-WITCH-17"
DOMINION = "G-DISCARD-01"


def entry(result: Coverage, rule_id: str) -> Covered:
    return next(one for one in result.statements if one.statement.id == rule_id)


def test_nothing_cited_covers_nothing() -> None:
    result = coverage([])
    assert result.count(Extent.NONE) == len(result.statements) == len(statements())
    assert result.count(Extent.FULL) == result.count(Extent.PARTLY) == 0
    assert entry(result, EVERYWHERE).missing == ("en", "de", "nl")
    assert result.misplaced == ()
    assert result.rulings == ()


def test_a_citadels_statement_is_full_only_in_every_edition_it_holds_in() -> None:
    part = entry(coverage([(EVERYWHERE, "en"), (EVERYWHERE, "en"), (EVERYWHERE, "nl")]), EVERYWHERE)
    assert (part.extent, part.missing) == (Extent.PARTLY, ("de",))
    whole = entry(coverage([(EVERYWHERE, "en"), (EVERYWHERE, "nl"), (EVERYWHERE, "de")]), EVERYWHERE)
    assert (whole.extent, whole.missing) == (Extent.FULL, ())
    assert entry(coverage([(GERMAN_ONLY, "de")]), GERMAN_ONLY).extent is Extent.FULL


def test_a_citation_without_edition_only_touches_a_citadels_statement() -> None:
    for rule_id in (EVERYWHERE, GERMAN_ONLY):
        one = entry(coverage([(rule_id, "")]), rule_id)
        assert (one.extent, one.missing) == (Extent.PARTLY, statement(rule_id).editions)


@pytest.mark.parametrize("edition", ["", "en"])
def test_any_citation_covers_a_dominion_statement(edition: str) -> None:
    result = coverage([(DOMINION, edition)])
    assert entry(result, DOMINION).extent is Extent.FULL
    assert result.misplaced == ()


def test_a_citation_for_an_edition_without_the_statement_covers_nothing_and_is_reported() -> None:
    result = coverage([(GERMAN_ONLY, "en"), (EVERYWHERE, "fr")])
    assert entry(result, GERMAN_ONLY).extent is Extent.NONE
    assert entry(result, EVERYWHERE).extent is Extent.NONE
    assert result.misplaced == ((EVERYWHERE, "fr"), (GERMAN_ONLY, "en"))


def test_rulings_may_be_cited_and_leave_the_count_alone() -> None:
    result = coverage([("R-09", "en"), ("DECISION-5", "")])
    assert result.rulings == ("DECISION-5", "R-09")
    assert result.count(Extent.NONE) == len(statements())


def test_unknown_ids_are_all_named_with_the_closest_ones() -> None:
    with pytest.raises(UnknownRule) as caught:
        coverage([("C-WITCH-151", "en"), ("R-99", ""), (EVERYWHERE, "en")])
    message = str(caught.value)
    assert "'C-WITCH-151' (closest: C-WITCH-15" in message
    assert "'R-99'" in message
    assert f"'{EVERYWHERE}'" not in message


def test_the_table_counts_per_game_and_topic_in_the_order_of_the_books() -> None:
    result = coverage([(GERMAN_ONLY, "de"), (EVERYWHERE, "en"), (DOMINION, "")])
    rows = {row.topic: row for row in result.table()}
    witch = rows["witch"]
    assert (witch.covered, witch.total) == (1, 25)
    assert witch.missing == tuple(one.id for one in statements() if one.topic == "witch" and one.id != GERMAN_ONLY)
    assert rows["Discard"][1:3] == (1, 13)
    assert rows["setup"].covered == 0
    assert result.table()[0].topic == "setup"
    assert result.table("citadels") + result.table("dominion") == result.table()
    assert sum(row.total for row in result.table("dominion")) == len(statements("dominion"))
    assert result.count(Extent.FULL, "citadels") == result.count(Extent.FULL, "dominion") == 1


def test_everything_cited_leaves_nothing_missing() -> None:
    result = coverage((one.id, edition) for one in statements() for edition in one.editions or ("",))
    assert result.count(Extent.FULL) == len(statements())
    assert all(row.covered == row.total and row.missing == () for row in result.table())
