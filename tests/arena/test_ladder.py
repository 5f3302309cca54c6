"""The ladder: anchors and setups that stay as they are, ratings that can be compared, nothing played twice."""

from dataclasses import replace
from pathlib import Path

import pytest

from regalia.arena.book import Book, play_missing
from regalia.arena.deals import Deals
from regalia.arena.ladder import SPAN, Ladder, among_anchors, climb, climber, ladder_of, rungs
from regalia.arena.match import Result, play
from regalia.arena.ratings import rated
from regalia.bots import check_bot
from regalia.games import OURS, setup_for
from regalia.kernel.door import NoSuchPart
from tests.cli.conftest import Regalia, folder, regalia  # noqa: F401


def small(game: str, *names: str) -> Ladder:
    """The ladder with few anchors and its first two setups."""
    whole = ladder_of(game)
    return replace(whole, anchors=tuple(one for one in whole.anchors if one.name in names), setups=whole.setups[:2])


@pytest.mark.parametrize("game", OURS)
def test_every_anchor_can_be_made_and_every_setup_is_legal(game: str) -> None:
    ladder = ladder_of(game)
    assert ladder.zero() == "random" and ladder.ratings()["random"] == 0
    assert {"random", "easy"} <= set(ladder.ratings()) and any(name.startswith("schemer-") for name in ladder.ratings())
    for anchor in ladder.anchors:
        check_bot(anchor.bot, game)
        assert "seconds" not in anchor.bot, "how strong an anchor is must not depend on the machine"
    for choices in ladder.setups:
        setup = setup_for(game, **dict(choices), seed=0)
        assert dict(choices)["seats"] == setup.seats
        assert not any(value == "random" for value in dict(choices).values()), "held out as it is, not by lot"
    assert len(set(ladder.setups)) == len(ladder.setups) > 4


@pytest.mark.parametrize("game", OURS)
def test_anchors_have_ratings_that_differ_and_rise(game: str) -> None:
    ratings = list(ladder_of(game).ratings().values())
    assert len(set(ratings)) == len(ratings) and ratings == sorted(ratings)


def test_learners_never_play_what_the_ladder_keeps(monkeypatch: pytest.MonkeyPatch) -> None:
    """A cast and a kingdom that the lot would have given are kept for the ladder: others come instead."""
    from regalia.citadels import learning as citadels
    from regalia.dominion.learning import lanes as dominion

    assert citadels.kept() == {frozenset(dict(one)["cast"]) for one in ladder_of("citadels").setups}
    assert dominion.kept() == {frozenset(dict(one)["kingdom"]) for one in ladder_of("dominion").setups}
    casts = [frozenset(setup.cast) for setup in citadels.setups([4], 8, 3)]
    kingdoms = [frozenset(setup.kingdom) for setup in dominion.kingdoms(3, 3)]
    monkeypatch.setattr(citadels, "kept", lambda: {casts[1]})
    monkeypatch.setattr(dominion, "kept", lambda: {kingdoms[1]})
    others = [frozenset(setup.cast) for setup in citadels.setups([4], 8, 3)]
    assert casts[1] not in others and others[:1] + others[2:] == casts[:1] + casts[2:]
    again = [frozenset(setup.kingdom) for setup in dominion.kingdoms(3, 3)]
    assert kingdoms[1] not in again and again[:2] == [kingdoms[0], kingdoms[2]]


def test_whoever_is_rated_meets_every_anchor_in_every_setup_and_every_seat() -> None:
    ladder = ladder_of("citadels")
    wanted = climb(ladder, "me", 2)
    assert len({(one.deal, one.lineup) for one in wanted}) == len(wanted)
    seats = [dict(choices)["seats"] for choices in ladder.setups]
    assert len(wanted) == 2 * len(ladder.anchors) * sum(seats)
    for sitting in wanted:
        assert sitting.lineup.count("me") == 1 and len(set(sitting.lineup)) == 2
        assert len(sitting.lineup) == seats[sitting.deal // SPAN]
    assert [one.deal % SPAN for one in wanted] == sorted(one.deal % SPAN for one in wanted), "deal by deal, if it is stopped"


def test_an_anchor_that_is_rated_is_told_apart_from_itself() -> None:
    ladder = ladder_of("citadels")
    assert climber("steward", ladder) == "steward#2" and climber("hard", ladder) == "hard"
    terms = rungs(ladder)
    found = terms.at(0).series(("schemer-20", "easy"))
    assert found.bots == ["schemer?iterations=20", "regalia.bots.slipping:Slipping?bot=steward&slips=3"]
    assert terms.at(0).series(("steward", "steward#2")).bots == ["steward", "steward#2"]


def test_deals_are_of_the_setups_their_numbers_say() -> None:
    terms = rungs(ladder_of("dominion"))
    for at, choices in enumerate(ladder_of("dominion").setups):
        assert terms.at(at * SPAN + 3).choices == choices


def test_the_anchors_among_themselves_play_each_game_once() -> None:
    ladder = small("dominion", "random", "basic", "smithy")
    wanted = among_anchors(ladder, 3)
    assert len(wanted) == len({(one.deal, one.lineup) for one in wanted}) == 3 * 2 * 3 * 2
    assert [one.number for one in wanted] == list(range(len(wanted)))


def test_ratings_of_a_miniature_stand_beside_those_that_are_fixed(tmp_path: Path) -> None:
    """Ultimate is between Basic and Smithy, on the ladder's own scale; a second start plays nothing again."""
    ladder = small("dominion", "basic", "smithy")
    terms, wanted = rungs(ladder), climb(ladder, "ultimate", 6)
    file = tmp_path / "small.games.jsonl"
    book, heard = Book(file, terms.heading()), list[Result]()
    play_missing(terms, wanted[: len(wanted) // 2], book, 1, "", lambda: False, lambda result: None)
    book.close()
    book = Book(file, terms.heading())
    play_missing(terms, wanted, book, 1, "", lambda: False, heard.append)
    book.close()
    assert len(heard) == len(wanted) == len(file.read_text().splitlines()) - 1
    assert [replace(one, line=0) for one in heard] == [replace(play(terms, one), record="") for one in wanted]
    found = rated(["ultimate", "basic", "smithy"], Deals(heard), ladder.ratings()).ratings
    known = ladder_of("dominion").ratings()
    assert found["basic"].mean == pytest.approx(known["basic"]) and found["smithy"].mean == pytest.approx(known["smithy"])
    assert found["ultimate"].low < known["ultimate"] < found["ultimate"].high


@pytest.mark.parametrize(("game", "strong", "weak"), [("citadels", "steward", "random"), ("dominion", "smithy", "easy")])
def test_anchors_still_play_as_their_ratings_say(game: str, strong: str, weak: str) -> None:
    """If they do not, somebody changed an anchor: give the ladder another version and measure it anew."""
    ladder = small(game, strong, weak)
    terms = rungs(ladder)
    results = [play(terms, sitting) for sitting in among_anchors(ladder, 4)]
    found = rated([strong, weak], Deals(results), {weak: ladder.ratings()[weak]}).ratings[strong]
    assert found.low < ladder.ratings()[strong] < found.high


def test_a_game_without_a_ladder_says_so() -> None:
    from regalia.games import door_of

    with pytest.raises(NoSuchPart):
        replace(door_of("citadels"), ladder="").part("ladder")


def test_the_command_rates_goes_on_and_reports(regalia: Regalia, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    ladder = small("dominion", "random", "basic", "smithy")
    monkeypatch.setattr("regalia.cli.ladder_command.ladder_of", lambda game: ladder)
    words = ("ladder", "ultimate", "--game", "dominion", "--workers", "1")
    ran = regalia(*words, "--deals", "1")
    assert ran.code == 0 and "12 games" in ran.out and "points above random play" in ran.out
    kept = (folder / "ladder-dominion-ultimate.games.jsonl").read_text()
    ran = regalia("--language", "de", *words, "--deals", "2", "--report", "up")
    assert ran.code == 0 and "24 Spiele" in ran.out and "Punkte über zufälligem Spiel" in ran.out
    assert (folder / "ladder-dominion-ultimate.games.jsonl").read_text().startswith(kept)
    assert "Version der Leiter" in (folder / "up.html").read_text()
    assert regalia("replay", "ladder-dominion-ultimate.records.jsonl", "--line", "24", "--all").code == 0
    ran = regalia("ladder", "--game", "dominion", "--workers", "1", "--deals", "1")
    assert ran.code == 0 and "Measured" in ran.out and "smithy" in ran.out


def test_what_is_wrong_is_said_before_the_first_game(regalia: Regalia, folder: Path) -> None:  # noqa: F811
    for words in (("nobody",), ("smithy",), ("steward", "--deals", "0"), ("steward", "--game", "dominion")):
        ran = regalia("ladder", *words)
        assert ran.code == 2 and ran.err.count("\n") == 1, (words, ran.err)
    assert not list(folder.glob("ladder-*"))
