"""Two bugs seen in other programs that no single position can show; the rest are in cases/citadels/bugs_seen_in_peers.yaml."""

from regalia.arena.playout import playout
from regalia.citadels.rules.choose import setup_for
from regalia.citadels.rules.layout import hand
from regalia.citadels.rules.setup import new_game
from regalia.kernel.chance import Chance


def test_bug_seen_in_peers_seats_of_identical_bots_are_not_symmetric() -> None:
    """One program gave 13.8, 21.9, 28.5 and 35.8 % of the wins to four identical bots."""
    setup = setup_for(seats=4, crown="lot")
    games = 400
    wins = [0.0] * 4
    for seed in range(games):
        game = new_game(setup.reseeded(seed))
        playout(game, Chance(seed + 1))
        winners = game.outcome()["winners"]
        assert isinstance(winners, list)
        for seat in winners:
            wins[seat] += 1 / len(winners)
    four_sigma = 4 * (games * 0.25 * 0.75) ** 0.5
    assert all(abs(won - games / 4) < four_sigma for won in wins), wins


def test_bug_seen_in_peers_search_copies_the_true_state() -> None:
    """A world to think in has new hands for the others, and only the observer's own hand is real."""
    game = new_game(setup_for(seats=4, seed=5))
    playout(game, Chance(9), 60)
    true_hands = [[game.face(card) for card in game.zones[hand(seat)]] for seat in range(4)]
    differing = 0
    for number in range(20):
        world = game.determinize(0, Chance(number))
        hands = [[world.face(card) for card in world.zones[hand(seat)]] for seat in range(4)]
        assert sorted(hands[0]) == sorted(true_hands[0])
        differing += hands[1:] != true_hands[1:]
    assert differing >= 18
