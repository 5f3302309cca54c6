"""Rooms, crowds and other grounds of scenes."""

import random

from pictures.pen import Pen, part


@part
def crowd(pen: Pen, k: int = 7, seed: int = 3, ink: str = "m") -> None:
    """Heads from behind."""
    lots = random.Random(seed)
    for i in range(k):
        x = -46 + i * 92 / (k - 1) + lots.random() * 4
        y = lots.random() * 7
        b = lots.choice(("m", "c", "d", "m", "d"))
        pen.shape(b, f"M{x - 11} 30L{x - 10} {y + 4}Q{x} {y - 3} {x + 10} {y + 4}L{x + 11} 30Z")
        pen.shape("z", f"M{x + 2} {y}Q{x + 8} {y} {x + 10} {y + 4}L{x + 11} 30L{x + 4} 30Z")
        pen.disc(lots.choice(("H1", "H2", "H3", "H4", "H6")), x, y - 5, 6)
