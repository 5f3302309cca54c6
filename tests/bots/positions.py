"""Positions for bots, written as cases write them."""

from pathlib import Path

from regalia.casebook.nodes import Node, read_nodes
from regalia.citadels.cases import position as citadels_position
from regalia.citadels.cases import setup as citadels_setup
from regalia.citadels.rules.table import Citadels
from regalia.dominion.cases import position as dominion_position
from regalia.dominion.cases import setup as dominion_setup
from regalia.dominion.rules.table import Dominion


def entries(folder: Path, text: str) -> dict[str, Node]:
    """``text``: the entries ``setup`` (may be missing) and ``given`` of a case."""
    file = folder / "position.yaml"
    file.write_text(text if "setup:" in text else "setup: {}\n" + text)
    return read_nodes(file).mapping()


def laid_out(folder: Path, text: str, edition: str = "en") -> Citadels:
    parts = entries(folder, text)
    setup = citadels_setup.setup_of(parts["setup"], (parts["given"],), edition, 0, False)
    return citadels_position.position(setup, parts["given"])


def laid_out_dominion(folder: Path, text: str) -> Dominion:
    parts = entries(folder, text)
    setup = dominion_setup.setup_of(parts["setup"], (parts["given"],), 0, False)
    return dominion_position.position(setup, parts["given"])
