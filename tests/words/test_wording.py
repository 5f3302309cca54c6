"""How numbers are said follows from their types: as usual, or as a game declares."""

from regalia.dominion.rules.kinds import COPPER, GOLD, SILVER
from regalia.games import setup_for
from regalia.kernel.options import Verb
from regalia.words import words_for
from regalia.words.game_words import Seen
from regalia.words.wording import wording_of

CITADELS, DOMINION = wording_of("citadels"), wording_of("dominion")
ADA, BEN = 0, 1


def told(*seen: Seen, reader: int = -1) -> list[str]:
    return [line.sentence for line in words_for(setup_for("dominion"), ["Ada", "Ben"], reader).story(seen)]


def played(seat: int, kind: int) -> Seen:
    return ("plays", "G-PLAY-01", (seat, kind), None)


def coins(seat: int, number: int) -> Seen:
    return ("plus_coins", "G-COIN-01", (seat, number), None)


def test_types_are_said_as_usual() -> None:
    assert CITADELS.said["seat"] == CITADELS.said["other"] == {"seat": True}
    assert CITADELS.said["title"] == {"name": "citadels-card-*", "by": "title"}, "what lies in zones are cards"
    assert CITADELS.said["kind"] == {"message": "citadels-kind-*", "by": "kind"}, "other things have messages"
    assert CITADELS.said["gold"] == {"amount": "gold"} and CITADELS.said["number"] == {}


def test_what_an_option_is_about_is_told_apart() -> None:
    place = Verb("visit", 960, "place").of(135)
    assert CITADELS.apart(place) == {"owner": 1, "card": 7, "coin": 1}
    assert DOMINION.apart(Verb("buy", 9, "kind").of(4)) == {"card": 4}
    assert DOMINION.apart(Verb("pay", 9, "number").of(4)) == {"number": 4}, "one part is called as its type"
    assert CITADELS.apart(Verb("end_turn").of(0)) == {}


def test_treasures_of_one_player_are_one_sentence() -> None:
    money = played(ADA, COPPER), coins(ADA, 1), played(ADA, COPPER), coins(ADA, 1), played(ADA, GOLD), coins(ADA, 3)
    assert told(*money) == ["Ada plays 2× Copper and a Gold for $5."]
    assert told(*money, reader=ADA) == ["You play 2× Copper and a Gold for $5."]
    assert len(told(*money, played(BEN, SILVER), coins(BEN, 2))) == 2, "the next player begins a new one"


def test_coins_of_something_else_are_told() -> None:
    assert told(coins(ADA, 2)) == ["Ada gets +$2."]


def test_what_is_bought_is_not_gained_once_more() -> None:
    bought: Seen = ("buys", "G-BUY-01", (ADA, SILVER, 3), None)
    gained: Seen = ("gains", "G-GAIN-01", (ADA, SILVER, 0), None)
    assert len(told(bought, gained)) == 1 and len(told(gained)) == 1
    assert len(told(bought, gained, gained)) == 2, "a second one is told"
    assert len(told(bought, ("gains", "G-GAIN-01", (ADA, GOLD, 0), None))) == 2, "and another card"
