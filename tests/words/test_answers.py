"""What people type finds the option they mean, or says why not."""

import pytest

from regalia.citadels.rules.districts.catalogue import TITLE_OF
from regalia.citadels.rules.layout import place_of
from regalia.games import setup_for, start
from regalia.kernel.options import Amounts, Option
from regalia.kernel.views import View
from regalia.words import required_messages as required
from regalia.words import words_for
from regalia.words.parse_answer import NotUnderstood, parse
from regalia.words.tongue import tongue

SETUP = setup_for("citadels", edition="nl", scenario="cunning", seats=4, action_cards=True, rank_9="yes")
NAMES = ["Ada", "Ben", "Cleo", "Dan"]
VERBS = required.verbs("citadels")


# What the rules say of an option in a turn; whatever else is paid for costs what is printed on it.
AMOUNTS: dict[str, Amounts] = {
    "gather_gold": {"gold": 2},
    "gather_cards": {"number": 2, "all": 0},
    "income": {"gold": 1},
    "collect": {"gold": 1, "cards": 1},
    "bribe": {"gold": 1},
    "visit_wagon": {"owner": 1, "number": 1, "gold": 0},
}


def asked(offered: list[Option]) -> View:
    """Seat 0 before its first turn, asked for one of these."""
    game = start(SETUP)
    view = game.view(0)
    view.options = offered
    view.amounts = []
    for option in offered:
        worth = game.worth_of(option)
        view.amounts.append({**worth, "gold": worth.get("cost", 0), **AMOUNTS.get(option.verb.name, {})})
    return view


def options(*names: tuple[str, int] | str) -> list[Option]:
    return [VERBS[name].of(0) if isinstance(name, str) else VERBS[name[0]].of(name[1]) for name in names]


def understood(text: str, offered: list[Option]) -> str:
    return repr(parse(text, asked(offered), words_for(SETUP, NAMES, reader=0)))


def title(name: str) -> int:
    return TITLE_OF[name]


def place(seat: int, name: str, coin: bool = False) -> int:
    return place_of(seat, title(name), coin)


TURN = options(
    "gather_gold",
    "gather_cards",
    ("kill", 2),
    ("kill", 3),
    ("kill", 6),
    ("build", title("castle")),
    ("build", title("cathedral")),
    ("build", title("gold_mine")),
    ("build", title("trading_post")),
    ("build_with_framework", title("castle")),
    ("destroy", place(1, "tavern")),
    ("destroy", place(2, "tavern")),
    ("destroy", place(0, "tavern")),
    ("destroy", place(0, "temple", True)),
    ("destroy", place(0, "temple")),
    ("play_action", title("human_cannonball")),
    ("visit_wagon", 0),
    ("visit_wagon", 1),
    "end_turn",
)


@pytest.mark.parametrize(
    ("text", "option"),
    [
        ("1", "gather_gold"),
        (" 19 ", "end_turn"),
        ("gold", "gather_gold"),
        ("GOLD", "gather_gold"),
        ("take gold", "gather_gold"),
        ("cards", "gather_cards"),
        ("draw", "gather_cards"),
        ("kill blackmailer", "kill(2)"),
        ("murder the blackmailer", "kill(2)"),
        ("assassinate mag", "kill(3)"),
        ("alchemistin", "kill(6)"),
        ("kill 6", "kill(6)"),
        ("build castle", f"build({title('castle')})"),
        ("b cas", f"build({title('castle')})"),
        ("build the Castle please", f"build({title('castle')})"),
        ("build my castle", f"build({title('castle')})"),
        ("baue kathedrale", None),
        ("build kathedrale", f"build({title('cathedral')})"),
        ("build kasteel", f"build({title('castle')})"),
        ("build castle framework", f"build_with_framework({title('castle')})"),
        ("framework", f"build_with_framework({title('castle')})"),
        ("goldmine", f"build({title('gold_mine')})"),
        ("build post", f"build({title('trading_post')})"),
        ("destroy Ben's tavern", f"destroy({place(1, 'tavern')})"),
        ("raze tavern cleo", f"destroy({place(2, 'tavern')})"),
        ("destroy my tavern", f"destroy({place(0, 'tavern')})"),
        ("destroy own tavern", f"destroy({place(0, 'tavern')})"),
        ("destroy my temple with coin", f"destroy({place(0, 'temple', True)})"),
        ("destroy my temple", f"destroy({place(0, 'temple')})"),
        ("cannonball", f"play_action({title('human_cannonball')})"),
        ("wagon 2", "visit_wagon(1)"),
        ("end", "end_turn"),
        ("done", "end_turn"),
        ("end your turn", "end_turn"),
    ],
)
def test_what_is_typed_finds_the_option_that_is_meant(text: str, option: str | None) -> None:
    if option is None:
        with pytest.raises(NotUnderstood):
            understood(text, TURN)
    else:
        assert understood(text, TURN) == option


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "Type the number of an option, from 1 to 19"),
        ("20", "no option 20; they go from 1 to 19"),
        ("0", "no option 0"),
        ("build ca", "fits more than one: 6) build the Castle (4 gold), 7) build the Cathedral (5 gold)"),
        ("destroy tavern", "fits more than one: 11) destroy the Tavern of Ben"),
        ("kill", "fits more than one"),
        ("sing a song", "Nothing offered fits “sing a song”"),
        ("build palace", "Nothing offered fits “build palace”"),
        ("buld catsle", "Did you mean 6) build the Castle (4 gold)?"),
        ("-1", "Type the number of an option"),
    ],
)
def test_what_is_not_understood_is_explained(text: str, message: str) -> None:
    with pytest.raises(NotUnderstood) as problem:
        understood(text, TURN)
    assert message in str(problem.value)


def test_many_candidates_are_not_all_listed() -> None:
    builds = options(*[("build", title(name)) for name in ("manor", "market", "monastery", "monument", "museum", "map_room")])
    with pytest.raises(NotUnderstood, match=r"5\) build the Museum .* …"):
        understood("build", builds)


def test_yes_and_no_answer_what_is_optional() -> None:
    offered = options("confiscate", "pass")
    assert understood("yes", offered) == "confiscate" and understood("no", offered) == "pass"
    park = options("gain_park_cards", "decline")
    assert understood("yes", park) == "gain_park_cards" and understood("no", park) == "decline"


def test_paying_in_gold_is_gold_where_that_is_asked() -> None:
    den = options(("pay_card", title("castle")), "pay_gold")
    assert understood("gold", den) == "pay_gold" and understood("castle", den) == f"pay_card({title('castle')})"


def test_a_spy_names_a_player_and_a_type() -> None:
    spying = options(*[("spy", seat * 5 + kind) for seat in (1, 2) for kind in range(5)])
    assert understood("spy ben military", spying) == "spy(8)"
    assert understood("cleo trade", spying) == "spy(12)"


def test_the_abbot_counts_gold() -> None:
    shares = options(("collect", 0), ("collect", 1), ("collect", 2))
    assert understood("collect 2", shares) == "collect(2)"


def test_the_first_way_to_say_a_verb_finds_it() -> None:
    for name, verb in VERBS.items():
        subject = {"rank": 2, "place": place(1, "castle")}.get(verb.about, 0)
        other = VERBS["end_turn" if name != "end_turn" else "income"].of(0)
        offered = [verb.of(subject), other]
        first = tongue("en").typed(f"citadels-option-{name}")[0]
        assert understood(first, offered).partition("(")[0] == name


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("baue gebäude schloss", "build"),
        ("baue bezirk schloss", "build"),
        ("gebäude", "income"),
        ("bezirke", "income"),
        ("einkommen gold", "gather_gold"),
        ("besteche", "bribe"),
        ("schweigegeld", "bribe"),
        ("konfiszieren", "confiscate"),
        ("enteignen", "confiscate"),
    ],
)
def test_the_words_of_the_book_and_the_everyday_ones_are_understood(typed: str, meant: str) -> None:
    view = asked(options(("build", title("castle")), "income", "gather_gold", "bribe", "confiscate"))
    assert parse(typed, view, words_for(SETUP, NAMES, 0, "de")).verb.name == meant
