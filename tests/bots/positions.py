"""Positions for bots, written as cases write them."""

from pathlib import Path

from regalia.casebook.citadels_position import position
from regalia.casebook.citadels_setup import setup_of
from regalia.casebook.nodes import read_nodes
from regalia.citadels.table import Citadels


def laid_out(folder: Path, text: str, edition: str = "en") -> Citadels:
    """``text``: the entries ``setup`` (may be missing) and ``given`` of a case."""
    file = folder / "position.yaml"
    file.write_text(text if "setup:" in text else "setup: {}\n" + text)
    parts = read_nodes(file).mapping()
    return position(setup_of(parts["setup"], parts["given"], edition, 0, False), parts["given"])
