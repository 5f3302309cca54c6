"""Rule lists: what they mean, how mistakes are told, and how well the known ones play."""

import pickle
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from regalia.arena.simulate import Plan, Series
from regalia.bots import bot_class, bots_of, make_bot
from regalia.dominion.bots.memory import Memory
from regalia.dominion.bots.order import urgency
from regalia.dominion.bots.rule_bot import RuleBot
from regalia.dominion.bots.rule_list import RuleListError, parse_list, read_list
from regalia.dominion.rules.cards.catalogue import MIXED_PILES
from regalia.dominion.rules.choose import setup_for
from regalia.dominion.rules.kinds import COPPER, ESTATE, GOLD, KIND_OF, PROVINCE, SILVER
from regalia.dominion.rules.kingdoms import KINGDOMS
from regalia.dominion.rules.scoring import own_cards
from regalia.dominion.rules.table import Dominion
from regalia.games import setup_for as any_setup_for
from regalia.games import start
from regalia.kernel.chance import Chance
from regalia.kernel.setup import SetupError

SIGMAS = 3.5  # how far a fixed seed may lie off; the share of a right program that fails is below 1 in 2000


# -- conditions ------------------------------------------------------------------------------------------------------------


def memory(**changes: int) -> Memory:
    found = Memory(setup_for("first_game", seats=2).box, 0)
    found.piles = [[0] * 3 for _ in range(40)]
    for name, number in changes.items():
        found.own[KIND_OF[name]] = number
    return found


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("money > 18", False),
        ("money = 7", True),
        ("theirs(Copper) = 47 and buys = 1 and income = 7 and points = 3", True),
        ("own(Smithy) < treasures / 11", True),
        ("own(copper) >= 7 and own(Throne Room) = 0", True),
        ("turn > 3 or left(Province) <= 4", True),
        ("turn > 3 or left(Province) <= 2 or empty > 0", False),
        ("2 * (own(copper) - 3) + 1 = 9", True),
        ("cards != 10", False),
        ("actions = 0 and turn = 0 or coins > 5", True),
        ("10 - 3 - 2 = 5", True),
    ],
)
def test_conditions_are_read_as_they_are_written(condition: str, holds: bool) -> None:
    assert parse_list(f"Gold: {condition}", "list")[0].condition(memory()) is holds


@pytest.mark.parametrize("seats", [2, 3])
def test_points_rivals_and_the_end_are_known_as_they_are(seats: int) -> None:
    """All of a money game is public, so whatever a condition may ask has a true answer, at every decision."""
    game = start(setup_for("first_game", seats=seats, seed=4))
    bots = [make_bot("ultimate", game.setup, seat, Chance(seat)) for seat in range(seats)]
    first = bots[0]
    assert isinstance(game, Dominion) and isinstance(first, RuleBot)
    looked = 0
    while game.decision is not None:
        seat = game.decision.seat
        option = bots[seat].choose(game.view(seat))
        if seat == 0 and option.verb.name != "buy":
            known, box = first.memory, game.box
            decks = [Counter(box.kind[card] for card in own_cards(game, one)) for one in range(seats)]
            points = [sum(number * box.printed[kind].points for kind, number in deck.items()) for deck in decks]
            for kind in (COPPER, ESTATE, GOLD, PROVINCE):
                assert known.theirs(kind) == sum(deck[kind] for deck in decks[1:])
            assert known.points() == points[0] and known.lead() == points[0] - sum(points[1:]) / (seats - 1)
            assert known.buys == game.buys and known.to_end() == min(known.left(PROVINCE), known.left(ESTATE) + 20)
            looked += 1
        game.answer(option)
    totals = game.outcome()["totals"]
    assert looked > 50 and isinstance(totals, list) and totals[0] == first.memory.points()


def test_three_piles_that_run_out_are_an_end_too() -> None:
    found = memory()
    assert found.box.empty_ends == 3
    for zone in found.box.supply:
        found.piles[zone] = [0] * 10
    for zone, number in zip(found.box.supply, (0, 1, 2), strict=False):
        found.piles[zone] = [0] * number
    assert found.to_end() == 3
    found.piles[found.box.ending[0]] = [0] * 2
    assert found.to_end() == 2


def test_coppers_go_as_soon_as_what_is_left_can_pay() -> None:
    """They used to stay until there were two Golds, so that no deck was ever thinned in time."""
    bot = make_bot("ultimate", setup_for("first_game", seats=2), 0, Chance(0))
    assert isinstance(bot, RuleBot)
    assert bot.is_junk(COPPER)  # seven of them
    bot.memory.recount([COPPER] * 3 + [SILVER])
    assert not bot.is_junk(COPPER)
    bot.memory.recount([COPPER] * 2 + [SILVER, KIND_OF["militia"]])
    assert bot.is_junk(COPPER)  # an Action's coins are coins, too


def test_chapel_comes_before_cards_that_do_more_for_a_turn() -> None:
    """Worth nine points of a hundred to the list of Laboratory, Militia and Chapel; with one card to trash it is not."""
    kingdom = ["chapel", "militia", "throne_room", "laboratory", "smithy", "village", "market", "moat", "mine", "cellar"]
    bot = RuleBot(setup_for(kingdom), 0, Chance(1))
    chapel, militia, throne = KIND_OF["chapel"], KIND_OF["militia"], KIND_OF["throne_room"]

    def order(kind: int, junk: int) -> tuple[int, ...]:
        return urgency(bot, kind, [chapel, militia, throne], junk, 1)

    assert order(chapel, 2) > order(militia, 2) and order(chapel, 1) < order(militia, 1)
    assert order(KIND_OF["laboratory"], 4) > order(throne, 4) > order(chapel, 4)


def test_a_list_says_whether_it_is_careful(tmp_path: Path) -> None:
    for number, line in enumerate(("", "endgame: careful\n", "# endgame: careful\n", "Endgame:careful  # at the end\n")):
        file = tmp_path / f"{number}.txt"
        file.write_text(f"Province\n{line}Gold\n")
        rules, careful = read_list(file)
        assert [rule.kind for rule in rules] == [PROVINCE, GOLD] and careful == bool(number % 2)
        bot = make_bot(str(file), setup_for("first_game", seats=2), 0, Chance(0))
        assert isinstance(bot, RuleBot) and bot.is_patient == careful == pickle.loads(pickle.dumps(bot)).is_patient
    told = make_bot("ultimate?patient=1", setup_for("first_game", seats=2), 0, Chance(0))
    assert isinstance(told, RuleBot) and told.is_patient


def test_a_list_is_read_in_its_order_without_remarks() -> None:
    rules = parse_list("# all there is\n\nThrone Room: money > 3 # early\n GOLD\n", "list")
    assert [rule.kind for rule in rules] == [KIND_OF["throne_room"], GOLD]
    assert rules[1].condition(memory())


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Gold\nSmity", "list, line 2: unknown card 'Smity'"),
        ("Gold:", "line 1: a condition is expected after the colon"),
        ("Gold: money", "line 1: expected one of <=, >=, !=, <, >, =, not '⏎'"),
        ("Gold: wealth > 3", "unknown name 'wealth'; expected a number or one of money, treasures"),
        ("Gold: own(Smity) > 3", "line 1: unknown card 'smity'"),
        ("Gold\nendgame: carefull", "line 2: endgame: may only be careful, not 'carefull'"),
        ("EndGame", "line 1: endgame: may only be careful, not '⏎'"),
        ("Gold: money > 3 4", "unexpected '4'; expected and, or"),
        ("Gold: money / 0 > 3", "expected a number other than 0 after /"),
        ("Gold: (money > 3", "expected ), not '>'"),
        ("Gold: money > ", "expected a number or a name before the end"),
        ("Gold: money § 3", "'§ 3' is not understood"),
        ("# nothing\n", "list: the list is empty"),
    ],
)
def test_mistakes_are_told_with_file_and_line(text: str, told: str) -> None:
    with pytest.raises(RuleListError) as caught:
        parse_list(text, "list")
    assert told in str(caught.value)


def test_files_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    with pytest.raises(RuleListError, match="No such file"):
        read_list(tmp_path / "none.txt")
    (tmp_path / "noise.txt").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RuleListError, match="no text"):
        read_list(tmp_path / "noise.txt")


def test_a_file_is_a_bot(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("Province\nSilver\n")
    played = Series(Plan("dominion", (str(tmp_path / "mine.txt"), "basic"), seed=1)).play(0)
    assert played.error == "" and len(played.totals) == 2


def test_rule_lists_play_dominion_only() -> None:
    with pytest.raises(SetupError, match=r"unknown bot 'smithy'; expected .*steward, learned, .*stickler or module:Class"):
        make_bot("smithy", any_setup_for("citadels"), 0, Chance(1))
    with pytest.raises(SetupError, match=r"basic, ultimate, smithy, learned, FILE\.txt or module:Class"):
        bot_class("smity", "dominion")


# -- playing ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kingdom", [name for name in KINGDOMS if name != "money"])
def test_every_question_of_the_base_set_is_answered(kingdom: str, tmp_path: Path) -> None:
    """With a list that buys one of everything, so that every card of the kingdom comes to be played."""
    own = [f"{card.replace('_', ' ')}: own({card.replace('_', ' ')}) < 2" for card in KINGDOMS[kingdom]]
    (tmp_path / "all.txt").write_text("\n".join(["Province: money > 15", *own, "Gold", "Silver"]))
    series = Series(Plan("dominion", (str(tmp_path / "all.txt"),), seed=2, choices=(("kingdom", kingdom), ("seats", 3))))
    for number in range(6):
        played = series.play(number)
        assert played.error == "" and max(played.totals) > 12, played


def test_any_kingdom_is_played_to_its_end(tmp_path: Path) -> None:
    """Questions no habit is about are declined, or answered with the first option."""
    for seed in range(12):
        setup = setup_for("random", seats=2, seed=seed)
        own = [f"{card}: own({card}) < 2" for card in setup.kingdom if card not in MIXED_PILES]
        (tmp_path / "all.txt").write_text("\n".join(["Province: money > 15", *own, "Gold", "Silver"]))
        played = Series(Plan("dominion", (str(tmp_path / "all.txt"), "smithy"), setup=setup.json())).play(seed)
        assert played.error == "", f"{setup.kingdom}: {played.error}"


def test_the_memory_knows_the_own_cards_of_money_decks() -> None:
    """Nothing comes or goes unasked there, so what is remembered is what the open view shows in the end."""
    from regalia.arena.simulate import answer_of
    from regalia.dominion.rules.scoring import own_cards
    from regalia.games import start

    setup = setup_for("first_game", seats=2, seed=5)
    bots: list[Any] = [bot_class(name, "dominion")(setup, seat, Chance(1)) for seat, name in enumerate(("smithy", "ultimate"))]
    game: Any = start(setup)
    while game.decision is not None:
        game.answer_number(answer_of(bots[game.decision.seat], game))
    for seat, bot in enumerate(bots):
        mine = Counter(game.face(card) for card in own_cards(game, seat))
        assert +bot.memory.own == mine and mine[COPPER] == 7 and mine[ESTATE] >= 3 and mine[SILVER] > 1


def shares(one: str, other: str, games: int) -> tuple[float, float, float]:
    """How often each wins alone, and how often they share; the first player is drawn by lot."""
    series = Series(Plan("dominion", (one, other), seed=3))
    counted: Counter[tuple[int, ...]] = Counter()
    for number in range(games):
        played = series.play(number)
        assert played.error == ""
        counted[tuple(played.winners)] += 1
    return counted[(0,)] / games, counted[(1,)] / games, counted[(0, 1)] / games


@pytest.mark.parametrize(
    ("one", "other", "expected", "games"),
    [("basic", "smithy", (0.051, 0.935, 0.014), 300), ("ultimate", "smithy", (0.223, 0.715, 0.062), 600)],
)
def test_the_known_lists_win_as_often_as_they_are_known_to(
    one: str, other: str, expected: tuple[float, float, float], games: int
) -> None:
    for share, known in zip(shares(one, other, games), expected, strict=True):
        assert abs(share - known) < SIGMAS * (known * (1 - known) / games) ** 0.5, f"{share:.3f} instead of {known}"


def test_the_lists_that_are_shipped_are_registered() -> None:
    import regalia.bots

    folder = Path(regalia.bots.__path__[0]) / "lists"
    assert {path.stem for path in folder.glob("*.txt")} <= set(bots_of("dominion"))
