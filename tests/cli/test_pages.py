"""``regalia rules NAME``: pages of the rulebook on the screen."""

from tests.cli.conftest import Regalia


def test_the_page_of_a_card_holds_text_rules_editions_rulings_and_an_example(regalia: Regalia) -> None:
    shown = regalia("rules", "witch", "--game", "citadels").out
    assert shown.startswith("Witch  Hexe, Heks · rank 1 · EN DE NL")
    assert "name another character" in shown and "C-WITCH-14" in shown and "C-INT-07" in shown
    assert "Editions  en: Witch gives the crown" in shown and "R-D4.3" in shown and "Named in" in shown
    assert "Example" in shown and "(citadels/witch.yaml:" in shown and "steps:" in shown
    assert "G-CURSE-02" not in shown and "G-CURSE-02" in regalia("rules", "witch").out, "each game has a Witch"


def test_an_edition_leaves_out_what_it_does_not_have(regalia: Regalia) -> None:
    assert "C-WITCH-17" not in regalia("rules", "witch", "--edition", "en").out
    assert "C-WITCH-17" in regalia("rules", "witch", "--edition", "de").out


def test_a_term_is_found_in_every_language_with_its_links(regalia: Regalia) -> None:
    assert regalia("rules", "Ablagestapel", "mischen").out.startswith("Shuffle  Mischen")
    assert "See also  Discard, Clean-up phase, +X Cards (draw)" in regalia("rules", "Hand").out
    german = " ".join(regalia("rules", "hand", "--language", "de").out.split())
    assert "Siehe auch Ablegen, Aufräumphase, " in german
    assert regalia("rules", "Opschoonfase", "--language", "nl").out.startswith("Opschoonfase")


def test_a_rule_is_shown_with_a_passing_case(regalia: Regalia) -> None:
    shown = regalia("rules", "C-WITCH-14").out
    assert "Example   with a character nobody has the Witch does not come back" in shown and "bewitch scholar" in shown


def test_topics_have_pages_and_other_words_are_searched_for(regalia: Regalia) -> None:
    assert regalia("rules", "de", "kroon").out.startswith("The crown  Citadels")
    assert regalia("rules", "Hexe", "König", "Krone", "--limit", 1).out.startswith("C-WITCH-15")
    assert regalia("rules", "witch", "--game", "chess").code == 2
