"""Gender, article, number and person are right in German and Dutch, and names may come from another language."""

import pytest

from regalia.citadels.rules.layout import A_PLACE, CASTLE, MARKET, PLACES, TAVERN, place_of
from regalia.games import setup_for, start
from regalia.kernel.events import Event
from regalia.kernel.options import PASS, Question, Verb
from regalia.kernel.setup import SetupError
from regalia.words import required_messages as required
from regalia.words import words_for
from regalia.words.grammar import FUNCTIONS
from regalia.words.refusals import say_refusal
from regalia.words.tongue import first_known, preferred, tongue

CITADELS = setup_for("citadels", edition="de", seats=4)
DOMINION = setup_for("dominion", seats=2)
NAMES = ["Ada", "Ben", "Cleo", "Dan"]
DOMINION_VERBS = required.verbs("dominion")
ADA, BEN, CLEO = 0, 1, 2


def told(event: Event, reader: int, language: str, card_names: str = "", dominion: bool = False) -> str:
    setup = DOMINION if dominion else CITADELS
    return words_for(setup, NAMES, reader, language, card_names).event(event.seen_by(reader))


@pytest.mark.parametrize(
    ("card", "german", "dutch"),
    [
        (CASTLE, "Ada baut das Schloss für 4 Gold.", "Ada bouwt het Kasteel voor 4 goud."),
        (MARKET, "Ada baut den Markt für 4 Gold.", "Ada bouwt de Markt voor 4 goud."),
        (TAVERN, "Ada baut die Taverne für 4 Gold.", "Ada bouwt de Taveerne voor 4 goud."),
    ],
)
def test_articles_have_the_gender_and_case_of_their_card(card: int, german: str, dutch: str) -> None:
    event = Event("builds", "C-TURN-06", (ADA, card, 4))
    assert told(event, BEN, "de") == german and told(event, BEN, "nl") == dutch


def test_what_is_done_to_the_reader_is_said_to_the_reader() -> None:
    robbery = Event("takes_gold", "C-THIEF-01", (ADA, BEN, 5))
    assert told(robbery, BEN, "de") == "Du wirst von Ada bestohlen: 5 Gold."
    assert told(robbery, BEN, "nl") == "Je wordt bestolen door Ada: 5 goud."
    assert told(robbery, CLEO, "de") == "Ben wird von Ada bestohlen: 5 Gold."
    destroyed = Event("destroys", "C-WARLORD-02", (ADA, BEN, MARKET))
    assert told(destroyed, BEN, "de") == "Ada zerstört deinen Markt."
    assert told(destroyed, BEN, "nl") == "Ada vernietigt je Markt."
    assert told(destroyed, ADA, "de") == "Du zerstörst den Markt von Ben."


def test_one_and_many_are_told_apart() -> None:
    one = Event("draws_cards", "C-TURN-01", (ADA, 1), (CASTLE,), 1 << ADA)
    two = Event("draws_cards", "C-TURN-01", (ADA, 2), (CASTLE, TAVERN), 1 << ADA)
    assert told(one, BEN, "de") == "Ada zieht 1 Karte." and told(two, BEN, "de") == "Ada zieht 2 Karten."
    assert told(one, BEN, "nl") == "Ada trekt 1 kaart." and told(two, BEN, "nl") == "Ada trekt 2 kaarten."
    assert [tongue("de").amount("buys", number) for number in (1, 2)] == ["1 Kauf", "2 Käufe"]


@pytest.mark.parametrize(
    ("card", "after_der", "accusative", "yours", "after_ein"),
    [
        ("ruined_village", "das Zerstörte Dorf", "das Zerstörte Dorf", "dein Zerstörtes Dorf", "ein Zerstörtes Dorf"),
        ("grand_market", "der Große Markt", "den Großen Markt", "deinen Großen Markt", "einen Großen Markt"),
        ("survivors", "die Überlebenden", "die Überlebenden", "deine Überlebenden", "Überlebende"),
        (
            "royal_carriage",
            "die Königliche Kutsche",
            "die Königliche Kutsche",
            "deine Königliche Kutsche",
            "eine Königliche Kutsche",
        ),
    ],
)
def test_adjectives_are_declined_by_what_stands_before_them(
    card: str, after_der: str, accusative: str, yours: str, after_ein: str
) -> None:
    name, functions = tongue("de").name(f"dominion-card-{card}"), FUNCTIONS["de"]
    assert [functions[one](name) for one in ("DER", "DEN", "DEINEN", "EINEN")] == [after_der, accusative, yours, after_ein]


def test_a_sentence_may_name_a_card_and_decline_it() -> None:
    assert tongue("de").say("dominion-option-exchange_warrior") == "deinen Krieger in einen Helden eintauschen"
    assert tongue("de", "en").say("dominion-option-exchange_warrior") == "deinen Warrior in einen Hero eintauschen"


def test_weak_nouns_are_declined() -> None:
    from regalia.dominion.rules.kinds import KIND_OF

    plays = [Event("plays", "G-PLAY-01", (0, KIND_OF[name])) for name in ("vassal", "village", "witch", "gardens")]
    said = [told(event, 1, "de", dominion=True) for event in plays]
    assert said == ["Ada spielt einen Vasallen.", "Ada spielt ein Dorf.", "Ada spielt eine Hexe.", "Ada spielt Gärten."]


def test_dutch_names_take_de_het_or_nothing() -> None:
    from regalia.dominion.rules.kinds import KIND_OF

    cards = ("market", "village", "gardens", "plunder", "farrier")
    plays = [Event("plays", "G-PLAY-01", (0, KIND_OF[name])) for name in cards]
    said = [told(event, 1, "nl", dominion=True).removeprefix("Ada speelt ") for event in plays]
    assert said == ["een Markt.", "een Dorp.", "Tuinen.", "Plunderen.", "een Farrier."]
    takes = [Event("rotates", "G-ROTATE-01", (0, KIND_OF[name])) for name in cards]
    said = [told(event, 1, "nl", dominion=True).removeprefix("Ada draait een stapel; nu ligt ") for event in takes]
    assert [one.removesuffix(" bovenop.") for one in said] == ["de Markt", "het Dorp", "de Tuinen", "Plunderen", "de Farrier"]
    blessed = Event("rotates", "G-ROTATE-01", (0, KIND_OF["blessed_village"]))
    assert told(blessed, 1, "nl", dominion=True) == "Ada draait een stapel; nu ligt het Gezegende Dorp bovenop."


def test_names_of_cards_may_be_shown_in_another_language_than_the_rest() -> None:
    kills = Event("kills", "C-ASSASSIN-01", (ADA, 6))
    assert told(kills, BEN, "nl", "de") == "Ada vermoordt de Händlerin."
    assert told(kills, BEN, "de", "en") == "Ada tötet die Merchant."  # the gender is the German reader's
    assert told(kills, ADA, "en", "nl") == "You kill the Koopvrouw."
    merchant = Event("gains_gold", "C-MERCHANT-02", (ADA, 1))
    assert told(merchant, BEN, "nl", "de") == "Ada krijgt als Händlerin 1 goud extra."


def test_a_coin_is_told_in_the_language_of_the_reader() -> None:
    words = words_for(CITADELS, NAMES, ADA, "de")
    tavern = Verb("visit", PLACES, A_PLACE).of(place_of(BEN, TAVERN, True))
    said = words.arguments(words.wording.parts(tavern).told, words.wording.apart(tavern))
    assert str(said["card"]) == "Taverne mit Münze"


def test_refusals_are_told_in_every_language_with_the_names_of_cards() -> None:
    with pytest.raises(SetupError) as refused:
        setup_for("citadels", seats=4, rank_9="queen")
    assert "queen needs at least 5 players (C-CUSTOM-05)" in str(refused.value)
    assert "die Königin braucht mindestens 5 Personen" in say_refusal(refused.value, tongue("de"))
    assert "Künstlerin, Steuereintreiber" in say_refusal(refused.value, tongue("de"))
    assert "de Koningin heeft minstens 5 spelers nodig" in say_refusal(refused.value, tongue("nl"))


def test_the_language_is_the_readers_choice_else_that_of_the_surroundings_else_english() -> None:
    assert preferred("nl", {"LANG": "de_DE.UTF-8"}) == "nl"
    assert preferred("", {"LC_ALL": "de_CH.UTF-8", "LANG": "nl_NL"}) == "de"
    assert preferred("", {"LANGUAGE": "fr:nl:de", "LANG": "de_DE"}) == "nl"
    assert preferred("", {"LANG": "C.UTF-8"}) == "en" and preferred("", {}) == "en"
    assert first_known(["de-AT;q=0.9", "en;q=0.8"]) == "de"


@pytest.mark.parametrize(
    ("language", "spent", "due"),
    [
        ("en", "$3, no Buys left. Anything else?", "What do you carry out first?"),
        ("de", "Noch 3 Münzen, keine Käufe mehr. Noch etwas?", "Was führst du zuerst aus?"),
    ],
)
def test_a_question_fits_what_can_be_answered(language: str, spent: str, due: str) -> None:
    """Without Buys nobody is asked what to buy; where nothing can be declined, the order of duties is asked for."""
    game = start(DOMINION)
    assert game.decision is not None
    view, words = game.view(game.decision.seat), words_for(DOMINION, NAMES, 0, language)
    view.facts |= {"buys": 0, "coins": 3}
    assert PASS in view.options and words.question(Question("buy_more", ""), view) == spent
    view.options = [option for option in view.options if option is not PASS] or [DOMINION_VERBS["gain"].of(0)]
    assert words.question(Question("react", ""), view) == due
