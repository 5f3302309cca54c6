"""Actions are fixed numbers: every option has one, no two share one, and tables and layouts are those of the golden files."""

import pytest

from regalia import games
from regalia.dominion.environment import SLOTS
from regalia.dominion.rules.cards.catalogue import is_kingdom_card
from regalia.dominion.rules.cards.everything import CARDS
from regalia.dominion.rules.kingdoms import KINGDOMS
from regalia.dominion.rules.layout import A_KIND
from regalia.dominion.rules.naming import NAME
from regalia.env.actions import PASS_OR_WAIT, Actions, turned
from regalia.env.explain import Explainer
from regalia.env.layout import ANYTHING_ELSE
from regalia.env.slots import Slots
from regalia.env.spec import Spec
from regalia.env.tables import tables_of
from regalia.kernel.setup import SetupError
from regalia.words.required_messages import questions, verbs
from tests.env.write import GOLDEN, golden, setups
from tests.laws.checking import law
from tests.laws.worlds import Table, Walk

GAMES = ("citadels", "dominion")


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_and_question_of_the_rules_has_its_numbers(game: str) -> None:
    tables = tables_of(game)
    numbered = {name: SLOTS if verb.about == A_KIND else verb.subjects for name, verb in verbs(game).items()}
    assert {name: (numbered[name], verb.about) for name, verb in verbs(game).items()} == {
        row.name: (row.subjects, row.about) for row in tables.rows
    }
    assert {name for name, _ in questions(game)} == set(tables.questions)


def test_tables_and_layouts_are_those_of_the_golden_files() -> None:
    """``python -m tests.env.write`` writes them."""
    kept = {file.stem: file.read_text(encoding="utf-8") for file in GOLDEN.glob("*.txt")}
    assert kept == golden()
    assert all(tables_of(game).rows[PASS_OR_WAIT].name == "pass" for game in GAMES)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 5, 6])
def test_numbers_and_subjects_are_two_ways_to_say_the_same(game: str, seats: int) -> None:
    actions = Actions(tables_of(game), seats, Slots())
    for row in actions.tables.rows:
        for seat in range(seats):
            numbers = {
                row.first + turned(actions.tables.per_seat.get(row.about, 0), subject, -seat, seats)
                for subject in range(row.subjects)
            }
            assert numbers == set(range(row.first, row.first + row.subjects))
    for action in range(0, actions.size, 37):
        row = actions.row(action)
        assert row.first + turned(actions.tables.per_seat.get(row.about, 0), actions.subject(action, 1), -1, seats) == action


def test_seats_in_actions_count_from_whoever_acts() -> None:
    actions = Actions(tables_of("citadels"), 4, Slots())
    option = verbs("citadels")["exchange_hands"].options[3]
    assert actions.number(option, 2) - actions.tables.row_of["exchange_hands"].first == 1
    assert actions.subject(actions.number(option, 2), 2) == 3


@law()
def test_the_options_of_a_decision_are_different_actions(table: Table, walk: Walk) -> None:
    actions = Spec(walk.setup).actions
    game = walk.start()
    for _ in walk.moments(game):
        assert game.decision is not None
        options, seat = game.decision.options, game.decision.seat
        numbers = actions.numbers(options, seat)
        assert len(set(numbers)) == len(numbers) > 0
        taken = [actions.index(number, options, seat) for number in numbers]
        assert [actions.number(options[at], seat) for at in taken] == numbers
        for option in options:
            if option not in [options[at] for at in taken]:  # one of many that are all the same
                assert option.verb is NAME and option.subject not in game.box.present  # type: ignore[attr-defined]


def test_cards_that_are_not_in_the_game_are_one_action() -> None:
    """Whoever names one of them names nothing there is (G-NAME-06)."""
    setup = games.setup_for("dominion", seats=2, kingdom=["doctor", *KINGDOMS["first_game"][1:]])
    spec = Spec(setup)
    box = setup.box  # type: ignore[attr-defined]
    others = [kind for kind in box.printing if kind not in box.present]
    options = [NAME.options[kind] for kind in [*box.present, *others]]
    numbers = spec.actions.numbers(options, 0)
    first = spec.actions.tables.row_of["name"].first
    assert numbers == [*range(first, first + len(box.present)), first + spec.kinds.index(ANYTHING_ELSE)]
    assert spec.actions.index(numbers[-1], options, 0) == len(box.present)
    assert Explainer(spec).action(numbers[-1]) == "name something else"
    assert spec.actions.subject(numbers[1], 0) == box.present[1]


def test_pairs_say_what_actions_are() -> None:
    """Kinds as the rules count them, whatever the kingdom: what a policy that scores options learns holds in all of them."""
    for setup in setups().values():
        spec = Spec(setup)
        rows = spec.actions.tables.rows
        assert len(spec.pairs) == spec.actions.size
        for action in range(0, spec.actions.size, 13):
            verb, subject = spec.pairs[action]
            assert rows[verb].name == spec.actions.row(action).name and subject == spec.actions.subject(action, 0)


def test_slots_say_what_is_printed() -> None:
    spec = Spec(games.setup_for("dominion", seats=2))
    features = {
        name: dict(zip(spec.feature_names, row, strict=True)) for name, row in zip(spec.kinds, spec.features, strict=True)
    }
    market = {name: value for name, value in features["market"].items() if value}
    assert market == {"action": 1, "coins": 5, "plus_cards": 1, "plus_actions": 1, "plus_buys": 1, "plus_coins": 1}
    assert features["province"]["points"] == 6 and features["gold"]["plus_coins"] == 3 and features["curse"]["curse"] == 1
    assert not any(features[ANYTHING_ELSE].values())


def test_a_black_market_may_be_too_large() -> None:
    kingdom = ["black_market", *KINGDOMS["first_game"][1:]]
    single = [card.name for card in CARDS if is_kingdom_card(card.name) and not card.below]
    rest = [name for name in single if name not in kingdom]
    with pytest.raises(SetupError, match=r"room for 125 .* this game has \d+: make the Black Market deck smaller"):
        Spec(games.setup_for("dominion", seats=2, kingdom=kingdom, black_market=rest))
