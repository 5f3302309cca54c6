"""Questions as people type them, some with mistakes, and the rules of which one must be the first answer."""

import doctest
from pathlib import Path

import pytest

from regalia.casebook import examples, places
from regalia.casebook.positions import laid_out
from regalia.games import OURS
from regalia.rulebook import questions, statement, stems
from regalia.rulebook.library import rows_beside
from regalia.rulebook.questions import ask
from regalia.words.topics import find_rules

DEALT = frozenset({"C-SETUP-06", "C-SETUP-07", "C-SETUP-20"})  # no position: they are about the deal
FIRST = 3  # so many answers are the same, in whatever language the reader reads
QUESTIONS = {
    "en": [
        ("citadels", "how do I win", "C-SCORE-07"),
        ("citadels", "can I build two", "C-TURN-08 D-BUILD-02"),
        ("citadels", "what happens when the witch bewitches the king", "C-WITCH-15 C-KING-05"),
        ("citadels", "can i build the same district twice", "C-TURN-09 D-BUILD-03"),
        ("citadels", "who goes first", "C-CROWN-01"),
        ("citadels", "when does the game end", "C-END-03 D-COMPLETE-03"),
        ("citadels", "how much gold do i start with", "C-SETUP-07"),
        ("citadels", "can the theif steal from the asassin", "C-THIEF-03"),
        ("citadels", "can the warlord destroy a finished city", "C-WARLORD-04"),
        ("citadels", "how much does the warlord pay to destroy somthing", "C-WARLORD-02"),
        ("dominion", "how do I win", "G2-END-04"),
        ("dominion", "when does the game end", "G-END-OF-TURN-02 G-GAME-END-01"),
        ("dominion", "what if my deck runs out", "G-PLUS-CARDS-02 G-SHUFFLE-01"),
        ("dominion", "can i play treasures after buying a card", "G-BUY-PHASE-09"),
        ("dominion", "does throne room use up an action", "G-PLAY-02"),
        ("dominion", "can i look through my discard pile", "G-DISCARD-PILE-03 G-COUNT-02"),
        ("dominion", "does moat stop the wtich", "G-REACTION-04"),
        ("dominion", "is exchanging a card gaining it", "G-EXCHANGE-06"),
        ("dominion", "can I buy something when i have debt", "G-PAY-OFF-02"),
        ("dominion", "who gets the last curse if there arent enough", "G-CURSE-02"),
        ("citadels", "what does the witch do", "C-WITCH-01"),
        ("citadels", "how many districts do i need", "C-END-01 D-COMPLETE-01"),
        ("citadels", "how many cards can i hold", "C-TURN-20"),
        ("citadels", "can i look at other players cards", "C-INFO-02"),
        ("citadels", "do i have to use my ability", "C-TURN-13"),
        ("citadels", "what happens if the king is killed", "C-KING-04"),
        ("citadels", "does gold count at the end", "C-SCORE-06"),
        ("dominion", "can i play more than one action", "G-ACTION-PHASE-02"),
        ("dominion", "do curses count as negative points", "G-CURSE-05"),
        ("dominion", "can i keep cards for next turn", "G-DISCARD-PILE-02"),
        ("dominion", "can i buy two cards", "G-BUY-02"),
        ("dominion", "where do bought cards go", "G-DISCARD-PILE-04"),
        ("dominion", "can i use a reaction twice", "G-REACTION-02"),
        ("citadels", "what happens if i am robbed", "C-THIEF-01"),
        ("citadels", "can the bishop be attacked", "C-BISHOP-02"),
        ("dominion", "how many curses are there", "G-CURSE-03"),
    ],
    "de": [
        ("citadels", "wie gewinne ich", "C-SCORE-07"),
        ("citadels", "was passiert wenn die Hexe den König verzaubert", "C-WITCH-15 C-KING-05"),
        ("citadels", "darf ich zwei gebäude bauen", "C-TURN-08 D-BUILD-02"),
        ("citadels", "kann der söldner eine fertige stadt angreifen", "C-WARLORD-04"),
        ("citadels", "wer gewinnt bei gleichstand", "C-SCORE-08 D-SCORE-09"),
        ("citadels", "wieviel gold hat man am anfang", "C-SETUP-07"),
        ("citadels", "wann ist das spiel zu ende", "C-END-03 D-COMPLETE-03"),
        ("citadels", "darf ich ein haus doppelt bauen", "C-TURN-09 D-BUILD-03"),
        ("citadels", "bekommt der getötete könig die krone", "C-CROWN-05 C-KING-04"),
        ("citadels", "schützt der bischoff vor dem söldner", "C-BISHOP-02"),
        ("dominion", "was passiert wenn der nachziehstapel leer ist", "G-PLUS-CARDS-02 G-SHUFFLE-01"),
        ("dominion", "darf ich nach dem kaufen noch geldkarten spielen", "G-BUY-PHASE-09"),
        ("dominion", "kostet der thronsaal eine aktion für die zweite karte", "G-PLAY-02"),
        ("dominion", "wie gewinnt man", "G2-END-04"),
        ("dominion", "darf ich meinen ablagestapel durchsehen", "G-DISCARD-PILE-03 G-COUNT-02"),
        ("dominion", "kann ich mit schulden etwas kaufen", "G-PAY-OFF-02"),
        ("dominion", "schützt der burggraben vor der hexe", "G-REACTION-04"),
        ("dominion", "wieviele karten zieht man am ende des zuges", "G-CLEAN-UP-09"),
        ("dominion", "bleiben dauerkarten liegen beim aufräumen", "G-CLEAN-UP-06"),
        ("dominion", "zählt ein extrazug beim gleichstand", "G-EXTRA-TURN-03"),
        ("citadels", "wieviele gebäude brauche ich", "C-END-01 D-COMPLETE-01"),
        ("citadels", "kann der dieb die hexe bestehlen", "C-THIEF-03 C-WITCH-22"),
        ("citadels", "muss ich bauen", "C-TURN-05"),
        ("citadels", "was macht der magistrat", "C-MAGISTRATE-01"),
        ("citadels", "wann darf ich meine fähigkeit benutzen", "C-TURN-11"),
        ("citadels", "wie viele spieler", "C-SETUP-20"),
        ("citadels", "was passiert mit zerstörten gebäuden", "C-TURN-17 D-TERM-01"),
        ("dominion", "zählt der fluch minuspunkte", "G-CURSE-05"),
        ("dominion", "wann endet das spiel", "G-GAME-END-01"),
        ("dominion", "wieviele aktionen habe ich", "G-ACTION-PHASE-02"),
        ("dominion", "wohin kommen gekaufte karten", "G-DISCARD-PILE-04"),
        ("dominion", "muss ich eine karte kaufen", "G-BUY-03"),
        ("dominion", "wirkt eine reaktion mehrmals", "G-REACTION-02"),
        ("citadels", "was bringt eine fertige stadt", "C-SCORE-03 C-SCORE-04 D-COMPLETE-08"),
        ("citadels", "wie viele karten habe ich am anfang", "C-SETUP-06"),
        ("dominion", "darf ich geld ansparen", "G-DISCARD-PILE-02"),
    ],
    "nl": [
        ("citadels", "hoe win ik", "C-SCORE-07"),
        ("citadels", "mag ik twee gebouwen bouwen", "C-TURN-08 D-BUILD-02"),
        ("citadels", "wat gebeurt er als de heks de koning behekst", "C-WITCH-15 C-KING-05"),
        ("citadels", "mag ik hetzelfde gebouw twee keer bouwen", "C-TURN-09 D-BUILD-03"),
        ("citadels", "kan de dief de moordenares bestelen", "C-THIEF-03"),
        ("citadels", "wanneer is het spel afgelopen", "C-END-03 D-COMPLETE-03"),
        ("citadels", "met hoeveel goud begin je", "C-SETUP-07"),
        ("citadels", "wie wint bij gelijkspel", "C-SCORE-08 D-SCORE-09"),
        ("citadels", "kan de condotiere een voltooide stad slopen", "C-WARLORD-04"),
        ("citadels", "krijgt de vermoorde koning de kroon", "C-CROWN-05 C-KING-04"),
        ("dominion", "mag ik mijn aflegstapel doorkijken", "G-DISCARD-PILE-03 G-COUNT-02"),
        ("dominion", "wat als mijn trekstapel leeg is", "G-PLUS-CARDS-02 G-SHUFFLE-01"),
        ("dominion", "mag ik na het kopen nog geld spelen", "G-BUY-PHASE-09"),
        ("dominion", "hoe win je", "G2-END-04"),
        ("dominion", "helpt de slotgracht tegen de heks", "G-REACTION-04"),
        ("dominion", "mag ik iets kopen als ik schuld heb", "G-PAY-OFF-02"),
        ("dominion", "hoeveel kaarten trek je aan het einde van je beurt", "G-CLEAN-UP-09"),
        ("dominion", "kost troonzaal een actie extra", "G-PLAY-02"),
        ("dominion", "blijft een duurzame kaart in het spel", "G-CLEAN-UP-06"),
        ("dominion", "telt een extra beurt bij gelijke stand", "G-EXTRA-TURN-03"),
        ("citadels", "mag ik twee districten bouwen", "C-TURN-08 D-BUILD-02"),
        ("citadels", "hoeveel gebouwen heb je nodig", "C-END-01 D-COMPLETE-01"),
        ("citadels", "kan de moordenaar de dief noemen", "C-ASSASSIN-01"),
        ("citadels", "wat doet de tovenares", "C-MAGICIAN-01"),
        ("citadels", "telt goud mee aan het einde", "C-SCORE-06"),
        ("citadels", "hoeveel kaarten mag ik in mijn hand hebben", "C-TURN-20"),
        ("citadels", "moet ik mijn eigenschap gebruiken", "C-TURN-13"),
        ("dominion", "wanneer eindigt het spel", "G-GAME-END-01"),
        ("dominion", "hoeveel acties mag ik spelen", "G-ACTION-PHASE-02"),
        ("dominion", "krijg je minpunten voor een vloek", "G-CURSE-05"),
        ("dominion", "waar gaan gekochte kaarten heen", "G-DISCARD-PILE-04"),
        ("dominion", "mag ik kaarten bewaren", "G-DISCARD-PILE-02"),
        ("dominion", "mag ik twee kaarten kopen", "G-BUY-02"),
        ("citadels", "hoeveel punten voor een voltooide stad", "C-SCORE-03 C-SCORE-04 D-COMPLETE-08"),
        ("citadels", "kan ik een gebouw twee keer bouwen", "C-TURN-09 D-BUILD-03"),
        ("dominion", "wanneer schud ik", "G-SHUFFLE-01"),
    ],
}
ALIKE = [line.split(" | ") for line in Path(__file__).with_name("asked.txt").read_text("utf-8").splitlines()[1:]]
ASKED = [(language, *row) for language, rows in QUESTIONS.items() for row in rows]
ASKED += [
    (language, game, text, rules) for game, rules, *texts in ALIKE for language, text in zip(QUESTIONS, texts, strict=True)
]


@pytest.mark.parametrize("language", QUESTIONS)
def test_there_are_many_questions_in_each_language(language: str) -> None:
    assert len({(game, text) for own, game, text, _ in ASKED if own == language}) >= 120


@pytest.mark.parametrize(("language", "game", "text", "rules"), ASKED)
def test_a_question_is_answered_by_the_rule_and_a_case(language: str, game: str, text: str, rules: str) -> None:
    found = [one.id for one in find_rules(text, FIRST, game, language)]
    assert found[0] in rules.split(), f"{text}: {found}"
    assert found[0] in laid_out() | DEALT


@pytest.mark.parametrize(("language", "game", "text", "rules"), ASKED)
def test_the_language_of_a_question_is_told_from_its_words(language: str, game: str, text: str, rules: str) -> None:
    others = {"en": "nl", "de": "en", "nl": "de"}
    assert [one.id for one in find_rules(text, FIRST, game, others[language])] == [
        one.id for one in find_rules(text, FIRST, game, language)
    ]


def test_a_case_named_for_a_rule_passes_and_cites_it() -> None:
    for rule in ("C-TURN-08", "C-WITCH-15", "G-BUY-PHASE-09"):
        file, _, line = places()[rule].rpartition(":")
        assert int(line) > 0 and file.startswith(statement(rule).game)
        assert rule in next(examples(rule)).rules


def test_rules_about_all_cards_asked_for_come_first() -> None:
    assert ask("watchtower and city-state", "dominion", "en", 1)[0].id == "G-PLAY-15"
    assert all("Bishop" in one.cards for one in ask("Bischof Söldner", "citadels", "de", 3))


def test_without_a_game_both_are_asked() -> None:
    assert {one.game for one in ask("how do I win", "", "en", 10)} == {"citadels", "dominion"}
    assert ask("can the warlord destroy a finished city", "", "en", 1)[0].game == "citadels"


@pytest.mark.parametrize("game", OURS)
def test_what_answers_a_question_is_a_rule_of_its_game(game: str) -> None:
    rows = [row for row in rows_beside(game, questions.QUESTIONS) if row["kind"] == "answered"]
    assert len(rows) > 30
    assert {statement(rule).game for row in rows for rule in row["rules"]} == {game}
    assert all(row[language] for row in rows for language in QUESTIONS)


def test_a_word_is_not_another_one_without_its_ending() -> None:
    """Koning is not kon (could), dood not doet (does): they are what is asked about."""
    assert ask("wat krijgt de koning", "citadels", "nl", 1)[0].topic == "king"
    assert ask("een dode", "citadels", "nl", 1)[0].topic == "assassin"


def test_a_question_about_a_card_is_answered_by_its_own_rule() -> None:
    assert ask("how many may I build", "citadels", "en", 1)[0].id == "C-TURN-08"
    assert ask("how many may the architect build", "citadels", "en", 1)[0].id == "C-ARCHITECT-02"


def test_an_id_is_no_question_and_nonsense_has_no_answer() -> None:
    assert find_rules("witch 15", 1, "citadels", "de")[0].id == "C-WITCH-15"
    assert find_rules("qwertzuiopü", 5, "citadels", "de") == () == ask("", "citadels", "en")
    assert ask("how do I win", "citadels", "en", 0) == ()


def test_the_sessions_in_the_modules() -> None:
    for module in (questions, stems):
        assert doctest.testmod(module).failed == 0 < doctest.testmod(module).attempted
