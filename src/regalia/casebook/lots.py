"""``chance: [tavern]``: the next cards drawn by lot; ``chance: [[gold, estate], [copper]]``: by shuffle, from the top."""

from collections.abc import Callable
from typing import Any

from regalia.casebook.nodes import Node
from regalia.kernel.chance import FixedChance
from regalia.kernel.game import Game

Called = Callable[[Any, Node], list[list[int]]]  # for each card that a word names, the cards it may be


def lots_of(node: Node) -> list[list[Node]]:
    """A flat list is one lot."""
    if not node.some():
        return []
    if all(part.is_list for part in node.many()):
        return [part.some() for part in node.many()]
    for part in node.many():
        if part.is_list or part.is_mapping:
            raise part.wrong("expected cards, 'chance: [tavern]', or one list of cards for each shuffle")
    return [node.many()]


def fix_chance(game: Game, node: Node, called: Called) -> None:
    """From now on these come. What was fixed before and has not come yet comes first."""
    chance = game.chance
    if not isinstance(chance, FixedChance):
        fixed = FixedChance(chance.word())
        game.chance = fixed
        chance = fixed
    for lot in lots_of(node):
        wishes = [cards for part in lot for cards in wished(game, part, called)]
        chance.wishes += wishes
        chance.lots.append(len(wishes))


def wished(game: Game, node: Node, called: Called) -> list[list[int]]:
    found = called(game, node)
    if not all(found):
        raise node.wrong(f"there is no {node.text()} in this game, so it cannot come")
    return found


def fixed_by(game: Game, node: Node, called: Called) -> list[Node]:
    """The words behind the fixed cards, one for each."""
    return [part for lot in lots_of(node) for part in lot for _ in called(game, part)]
