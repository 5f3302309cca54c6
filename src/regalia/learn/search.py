"""Search with a network: its chances say what is worth trying (PUCT) and how the others answer, its value judges where it ends.

Whatever many walks wait for is judged in one product; the tree itself is ``tree``, which is compiled.
"""

from regalia.bots.search import Budget
from regalia.kernel.worlds import Worlds
from regalia.learn.inference import Player
from regalia.learn.tree import Tree


def grow(tree: Tree, player: Player, worlds: Worlds, budget: Budget) -> None:
    """Walks worlds until the budget is spent. Where none can be dealt the tree stays as it is."""
    while not budget.is_spent(0):
        if not tree.ask(worlds, player.at_once, budget.iterations):
            break
        if tree.walks:
            tree.hear(*player.judge_packed(tree.rows.getvalue(), tree.legal))
        elif 0 < budget.iterations <= tree.begun:
            return
    tree.forget()
