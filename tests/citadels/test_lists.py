"""What programs are told of the cards that may be chosen."""

from regalia.citadels.rules.engine import lists
from regalia.words.required_messages import verbs


def test_what_a_card_lets_its_player_do() -> None:
    known = verbs("citadels")
    found = lists()
    cards = {**found["characters"], **found["uniques"]}
    for card, facts in cards.items():
        assert {verb: known[verb].about for verb in facts["verbs"]} == facts["verbs"], card
    assert cards["witch"]["verbs"] == {"bewitch": "rank"} and cards["smithy"]["verbs"] == {"use_smithy": ""}
    assert list(cards["diplomat"]["verbs"])[-1] == "take_district", "what is done with a district of somebody else"


def test_what_characters_earn_from() -> None:
    incomes = {name: facts["income"] for name, facts in lists()["characters"].items()}
    assert [incomes[name] for name in ("king", "abbot", "trader", "marshal", "thief")] == [
        "noble", "religious", "trade", "military", "",
    ]  # fmt: skip
