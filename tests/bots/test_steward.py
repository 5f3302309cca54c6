"""Choices a sensible player never misses, and no choice the rules refuse."""

from pathlib import Path

import pytest

from regalia.arena.match import Terms, play, scores, sittings
from regalia.bots import make_bot
from regalia.citadels.bots.heuristic.seen import of_view, of_world
from regalia.citadels.rules.layout import THREATS
from regalia.citadels.rules.table import Citadels
from regalia.games import setup_for, start
from regalia.kernel.chance import Chance
from regalia.kernel.options import Option
from tests.bots.positions import laid_out


def answer(folder: Path, given: str, edition: str = "en", seed: int = 1) -> str:
    game = laid_out(folder, given, edition)
    assert game.decision is not None
    seat = game.decision.seat
    return repr(make_bot("steward", game.setup, seat, Chance(seed)).choose(game.view(seat)))


SIX = "[manor, castle, temple, tavern, market, watchtower]"


def whole_turn(game: Citadels) -> list[Option]:
    """What the steward does in the turn of seat 0."""
    bot = make_bot("steward", game.setup, 0, Chance(1))
    done: list[Option] = []
    while game.decision is not None and game.decision.seat == 0 and game.active == 0:
        done.append(bot.choose(game.view(0)))
        game.answer(done[-1])
    return done


def test_the_seventh_district_that_wins_is_built(tmp_path: Path) -> None:
    given = f"""
given:
  A: {{gold: 5, hand: [palace], city: {SIX}, character: merchant}}
  B: {{gold: 1, city: [temple]}}
  start: {{turn: A, gathered: true}}
"""
    game = laid_out(tmp_path, given)
    done = whole_turn(game)
    assert "build(2)" in map(repr, done)
    assert game.finished == [0]


def test_a_city_that_would_lose_is_not_completed(tmp_path: Path) -> None:
    given = """
given:
  A: {gold: 1, hand: [tavern], city: [temple, market, church, watchtower, prison, docks], character: assassin}
  B: {gold: 5, city: [palace, cathedral, fortress, town hall, castle]}
  start: {turn: A, gathered: true}
"""
    game = laid_out(tmp_path, given)
    bot = make_bot("steward", game.setup, 0, Chance(1))
    while game.decision is not None and game.active == 0 and game.decision.seat == 0:
        game.answer(bot.choose(game.view(0)))
    assert game.finished == []


def test_the_leader_about_to_finish_is_killed(tmp_path: Path) -> None:
    """A city full of trade points to the Merchant."""
    given = """
given:
  crown: A
  A: {gold: 2, character: assassin}
  B: {gold: 6, hand: 4, city: [tavern, market, docks, harbor, trading post, town hall], character: merchant}
  C: {gold: 0, hand: 1, character: king}
  D: {gold: 0, hand: 1, character: bishop}
  face_up: [warlord, architect, magician]
  start: A
"""
    assert answer(tmp_path, given) == "kill(6)"


def test_a_thief_does_not_rob_the_poor(tmp_path: Path) -> None:
    given = """
given:
  crown: A
  A: {gold: 2, character: thief}
  B: {gold: 9, hand: 4, city: [tavern, market, docks, harbor], character: merchant}
  C: {gold: 0, character: king}
  D: {gold: 0, character: bishop}
  face_up: [warlord, architect, magician]
  start: A
"""
    assert answer(tmp_path, given) == "rob(6)"


BLACKMAIL = """
setup: {{cast: [assassin, blackmailer, magician, king, bishop, merchant, architect, warlord]}}
given:
  A: {{gold: {gold}, hand: [tavern], character: merchant}}
  B: {{character: blackmailer}}
  blackmailer: B
  threats: {threats}
  flower: {flower}
  start: call 6
"""


@pytest.mark.parametrize("gold", [0, 9])
def test_bribes_are_paid_when_they_cost_little_of_what_is_at_stake(tmp_path: Path, gold: int) -> None:
    game = laid_out(tmp_path, BLACKMAIL.format(gold=gold, threats="[merchant, king]", flower="merchant"))
    bot = make_bot("steward", game.setup, 0, Chance(1))
    while game.decision is not None and game.decision.question.name != "bribe":
        game.answer(game.decision.options[-1])  # cards, so that an empty purse stays empty
    assert game.gold[0] == gold
    assert repr(bot.choose(game.view(0))) == "bribe"


def test_nobody_pays_for_a_threat_known_to_be_blank(tmp_path: Path) -> None:
    game = laid_out(tmp_path, BLACKMAIL.format(gold=9, threats="[merchant, king]", flower="king"))
    game.markers[THREATS] = game.markers[THREATS].revealed(4)  # the flower was turned up before
    bot = make_bot("steward", game.setup, 0, Chance(1))
    game.answer(bot.choose(game.view(0)))
    while game.decision is not None and game.decision.question.name != "bribe":
        game.answer(bot.choose(game.view(0)))
    assert repr(bot.choose(game.view(0))) == "refuse"


def test_whoever_is_about_to_finish_loses_a_district(tmp_path: Path) -> None:
    """One gold destroys the cheapest but one; gold kept for later would come too late."""
    given = """
given:
  A: {gold: 3, hand: [], city: [manor, castle], character: warlord}
  B: {gold: 4, hand: 3, city: [tavern, market, docks, harbor, cathedral, town hall], character: merchant}
  start: {turn: A, gathered: true}
"""
    game = laid_out(tmp_path, given)
    done = whole_turn(game)
    assert "destroy" in [option.verb.name for option in done] and game.size(1) == 5


def test_a_magician_without_cards_takes_the_fullest_hand(tmp_path: Path) -> None:
    given = """
given:
  A: {gold: 4, hand: [], character: magician}
  B: {gold: 1, hand: 2}
  C: {gold: 1, hand: 6}
  D: {gold: 1, hand: 1}
  start: {turn: A}
"""
    assert answer(tmp_path, given) == "exchange_hands(2)"


@pytest.mark.parametrize(
    ("gold", "hand", "expected"),
    [(6, "[]", "gather_cards"), (0, "[palace, castle]", "gather_gold"), (3, "[palace]", "gather_gold")],
)
def test_what_is_missing_is_gathered(tmp_path: Path, gold: int, hand: str, expected: str) -> None:
    given = f"given: {{A: {{gold: {gold}, hand: {hand}, character: bishop}}, start: {{turn: A}}}}"
    game = laid_out(tmp_path, given)
    bot = make_bot("steward", game.setup, 0, Chance(1))
    taken = bot.choose(game.view(0))
    while not taken.verb.name.startswith("gather"):  # income first
        game.answer(taken)
        taken = bot.choose(game.view(0))
    assert taken.verb.name == expected


def test_nobody_kills_whom_nobody_can_be(tmp_path: Path) -> None:
    given = """
given:
  crown: A
  A: {gold: 2, character: assassin}
  B: {gold: 6, hand: 4, city: [manor, castle, palace], character: merchant}
  C: {gold: 0, hand: 1, character: bishop}
  D: {gold: 0, hand: 1, character: magician}
  face_up: [warlord, architect, king]
  start: A
"""
    for seed in range(5):
        assert answer(tmp_path, given, seed=seed) not in ("kill(1)", "kill(4)", "kill(7)", "kill(8)")


def test_characters_are_not_always_the_same(tmp_path: Path) -> None:
    """Whoever can be foreseen is killed: several characters are chosen from the same position."""
    game = start(setup_for("citadels", seats=4, seed=3))
    view = game.view(0)
    chosen = {repr(make_bot("steward", game.setup, 0, Chance(seed)).choose(view)) for seed in range(40)}
    assert len(chosen) >= 2


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7, 8])
@pytest.mark.parametrize("edition", ["en", "de", "nl"])
def test_every_answer_is_legal_with_any_cast(edition: str, seats: int) -> None:
    """The arena refuses and reports what is not offered."""
    choices = [("cast", "random"), ("edition", edition), ("seats", seats), ("uniques", "random")]
    if edition == "nl":
        choices.append(("action_cards", True))
    terms = Terms("citadels", tuple(choices), seed=seats)
    for sitting in sittings(["steward"], seats, range(4)):
        assert play(terms, sitting).error == ""


def test_steward_beats_three_random_players() -> None:
    results = [play(Terms(), sitting) for sitting in sittings(["steward", "random", "random", "random"], 4, range(6))]
    assert scores(["steward", "random"], results)["steward"].wins >= 0.85 * len(results)


def test_a_view_and_a_world_show_the_same() -> None:
    """What a search unpacks from its own world is what the table's view would say, hidden cards included."""
    game = start(setup_for("citadels", edition="nl", cast="random", uniques="random", action_cards=True, seats=5, seed=11))
    chance = Chance(5)
    for _ in range(400):
        if game.decision is None:
            break
        seat = game.decision.seat
        one, other = of_view(game.view(seat)), of_world(game, seat)  # type: ignore[arg-type]
        for name in ("gold", "cities", "sizes", "hands", "mine", "roles", "pack", "coins", "cast", "called", "flowered"):
            assert getattr(one, name) == getattr(other, name), name
        assert sorted(one.nobody_has()) == sorted(other.nobody_has())
        assert [sorted(one.hand_of(at)) for at in range(5)] == [sorted(other.hand_of(at)) for at in range(5)]
        game.answer_number(chance.below(len(game.decision.options)))
