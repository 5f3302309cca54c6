"""How things are said: to those they concern, to those who only watch, and without what is hidden."""

from dataclasses import replace

import pytest

from regalia.citadels.names import identify, name_of, scenario_name, title_name
from regalia.citadels.rules.layout import A_PLACE, CASTLE, MARKET, PLACES, TAVERN, TEMPLE, place_of
from regalia.games import door_of, new, setup_for
from regalia.kernel.events import Event
from regalia.kernel.options import Verb
from regalia.kernel.setup import Setup, SetupError
from regalia.words import words_for

SETUP = setup_for("citadels", seats=4)
NAMES = ["Ada", "Ben", "Cleo", "Dan"]
ADA, BEN, CLEO = 0, 1, 2


def told(event: Event, reader: int) -> str:
    return words_for(SETUP, NAMES, reader).event(event.seen_by(reader))


def test_a_robbery_as_everybody_hears_of_it() -> None:
    robbery = Event("takes_gold", "C-THIEF-01", (ADA, BEN, 5))
    assert told(robbery, ADA) == "You rob Ben: 5 gold."
    assert told(robbery, BEN) == "You are robbed by Ada: 5 gold."
    assert told(robbery, CLEO) == "Ben is robbed by Ada: 5 gold."


def test_a_robbery_without_gold() -> None:
    assert told(Event("takes_gold", "C-THIEF-01", (ADA, BEN, 0)), BEN) == "You are robbed by Ada, but have no gold."


def test_somebody_who_robs_oneself() -> None:
    """With two characters each the Thief may name the other one of the same player."""
    assert told(Event("takes_gold", "C-THIEF-01", (ADA, ADA, 3)), ADA) == "You are your own victim and keep 3 gold."
    assert told(Event("takes_gold", "C-THIEF-01", (ADA, ADA, 3)), BEN) == "Ada is the Thief's victim too, and keeps 3 gold."


def test_drawn_cards_are_named_only_to_whoever_drew_them() -> None:
    draw = Event("draws_cards", "C-TURN-01", (BEN, 2), (CASTLE, TAVERN), 1 << BEN)
    assert told(draw, BEN) == "You draw 2 cards: Castle and Tavern."
    assert told(draw, ADA) == "Ben draws 2 cards."
    assert told(draw, -1) == "Ben draws 2 cards."


def test_with_all_hands_open_a_spectator_hears_the_cards() -> None:
    open_event = ("draws_cards", "C-TURN-01", (BEN, 2), (CASTLE, TAVERN))
    assert words_for(SETUP, NAMES).event(open_event) == "Ben draws 2 cards: Castle and Tavern."


def test_one_card_is_one_card() -> None:
    assert told(Event("gains_cards", "C-SPY-02", (BEN, 1), (TEMPLE,), 1 << BEN), ADA) == "Ben gains 1 card."


def test_what_brings_nothing_is_not_said() -> None:
    assert told(Event("gains_gold", "C-ABBOT-01", (BEN, 0)), ADA) == ""


def test_the_rule_that_caused_it_chooses_the_sentence() -> None:
    assert told(Event("gains_gold", "C-TURN-01", (BEN, 2)), ADA) == "Ben gathers 2 gold."
    assert told(Event("gains_gold", "C-MERCHANT-02", (BEN, 1)), BEN) == "You gain 1 gold as the Merchant."


def test_only_the_first_complete_city_ends_the_game() -> None:
    assert (
        told(Event("completes_city", "D-COMPLETE-09", (BEN, 1)), ADA) == "The city of Ben is complete! This is the last round."
    )
    assert told(Event("completes_city", "D-COMPLETE-09", (BEN, 2)), BEN) == "Your city is complete, too."


def test_a_flag_chooses_between_sentences() -> None:
    blank = Event("reveals_threat", "C-BLACKMAILER-08", (ADA, BEN, 6, 0))
    flower = Event("reveals_threat", "C-BLACKMAILER-08", (ADA, BEN, 6, 1))
    assert told(blank, BEN) == "Ada turns over the threat against you: it is blank."
    assert told(flower, CLEO) == "Ada turns over the threat against Ben: the flower!"


def test_markers_are_named_to_all_their_faces_only_to_whoever_placed_them() -> None:
    warrants = Event("places_warrants", "C-MAGISTRATE-01", (ADA, 2, 4, 6), (4,), 1 << ADA)
    assert told(warrants, ADA) == "You lay warrants on the Thief, the King and the Merchant; the signed one is the King's."
    assert told(warrants, BEN) == "Ada lays warrants on the Thief, the King and the Merchant."


def test_a_destroyed_district_of_ones_own() -> None:
    assert told(Event("destroys", "C-WARLORD-02", (ADA, ADA, CASTLE)), ADA) == "You destroy your own Castle."
    assert told(Event("destroys", "C-WARLORD-02", (BEN, ADA, CASTLE)), ADA) == "Ben destroys your Castle."


def test_kernel_events_have_no_sentence() -> None:
    assert told(Event("moves", "", (6, 0, 0, 0), (CASTLE,), 1), ADA) == ""


def test_names_come_from_the_catalogue_in_three_languages() -> None:
    assert [name_of("witch", language) for language in ("en", "de", "nl")] == ["Witch", "Hexe", "Heks"]
    assert title_name(MARKET, "de") == "Markt"
    assert name_of("acrobat", "de") == "Acrobat", "a card without a German name keeps the English one"


def test_scenarios_are_called_as_their_booklet_calls_them() -> None:
    assert scenario_name("en", "vicious", "en") == "Vicious Nobles"
    assert scenario_name("de", "vicious", "en") == "Bösartige Adelige"
    assert scenario_name("nl", "cunning", "en") == "Cunning Agents"
    assert scenario_name("en", "", "en") == ""


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("Tax Collector", "tax_collector"),
        ("tax_collector", "tax_collector"),
        ("HEXE", "witch"),
        ("Thieves Den", "thieves_den"),
        ("Koenig", None),
        ("könig", "king"),
        ("powder tower", "armory"),
        ("harbour", "harbor"),
        ("elephant", None),
    ],
)
def test_cards_are_identified_in_any_spelling(text: str, card: str | None) -> None:
    assert identify(text) == card


def test_a_name_that_means_two_cards_means_that_of_ones_own_language() -> None:
    """The Dutch Magiër is the Wizard; without its dots it is hardly the German Magierin."""
    assert identify("Magiër", "nl") == "wizard" and identify("Magierin", "de") == "magician"
    assert identify("Kerker", "de") == identify("Kerker", "nl") == "prison"


def test_a_district_with_a_coin_is_told_from_one_without() -> None:
    words = words_for(SETUP, NAMES, ADA)
    tavern = {coin: Verb("visit", PLACES, A_PLACE).of(place_of(BEN, TAVERN, coin)) for coin in (False, True)}
    said = {coin: words.arguments(words.wording.parts(one).told, words.wording.apart(one)) for coin, one in tavern.items()}
    assert [str(said[coin]["card"]) for coin in (False, True)] == ["Tavern", "Tavern with a coin"]
    assert said[True]["owner"] == "Ben"


def test_a_question_is_put_to_the_one_who_is_asked() -> None:
    game = new("citadels", seats=4, seed=1)
    assert game.decision is not None
    view = game.view(game.decision.seat)
    assert words_for(SETUP, NAMES, 0).question(game.decision.question, view) == "Which character do you choose?"


def test_a_game_without_words_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.words.door_of", lambda game: replace(door_of("citadels"), messages=""))
    with pytest.raises(SetupError, match="no words for chess"):
        words_for(Setup("chess", 2, 0, "fast", False))
