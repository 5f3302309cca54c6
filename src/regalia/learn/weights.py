"""The file of a network's weights: small numbers (int8, a scale for every row), and what they were learned with."""

import io
import json
import math
import struct
import zipfile
from array import array
from pathlib import Path
from typing import Any, Final

from regalia.extras import extra
from regalia.kernel.refusals import Refusal
from regalia.learn.features import ActionPlan, Plan
from regalia.learn.part import Kit

FORMAT: Final = 1
ABOUT: Final = "about.json"
SCALE: Final = ".scale"
LEVELS: Final = 127


class WrongWeights(Refusal):
    """Weights that were learned with another layout, other numbers of actions or other features."""


class Matrix:
    """Rows of small numbers and the scale of each; vectors are not scaled."""

    def __init__(self, rows: int, columns: int, numbers: bytes, scales: "array[float]") -> None:
        self.rows: Final = rows
        self.columns: Final = columns
        self.numbers: Final = numbers
        self.scales: Final = scales


class Weights:
    """What a file holds: matrices, vectors, and ``about``: game, version of the features, layout, training."""

    def __init__(self, about: dict[str, Any], matrices: dict[str, Matrix], vectors: "dict[str, array[float]]") -> None:
        self.about: Final = about
        self.matrices: Final = matrices
        self.vectors: Final = vectors


def about(kit: Kit, log: dict[str, Any]) -> dict[str, Any]:
    return {
        "format": FORMAT, "game": kit.game, "features": kit.recipe.version, "layout": kit.signature(),
        "styles": list(kit.recipe.styles), "training": log,
    }  # fmt: skip


def save(path: Path, game: str, arrays: dict[str, Any], log: dict[str, Any]) -> None:
    keep(path, about(Kit(game), log), arrays)


def keep(path: Path, told: dict[str, Any], arrays: dict[str, Any]) -> None:
    """``arrays``: float arrays of numpy by name; matrices are rounded to small numbers. ``told`` becomes ``about``."""
    with extra("learn"):
        import numpy as np

    part = path.with_suffix(".part")
    with zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        file.writestr(ABOUT, json.dumps(told, indent=1))
        for name, values in arrays.items():
            if values.ndim == 1:
                write(file, name, values.astype("<f4"))
                continue
            scales = np.maximum(np.abs(values).max(1), 1e-8) / LEVELS
            write(file, name, np.rint(values / scales[:, None]).astype("|i1"))
            write(file, name + SCALE, scales.astype("<f4"))
    part.replace(path)


def write(file: zipfile.ZipFile, name: str, values: Any) -> None:
    with extra("learn"):
        import numpy as np

    held = io.BytesIO()
    np.save(held, values)
    file.writestr(f"{name}.npy", held.getvalue())


def load(path: Any) -> Weights:
    """Reads a file without numpy; refuses what was learned with something else. One that is older than styles knows none."""
    weights = read(path)
    told = weights.about
    told.setdefault("styles", [])
    now = about(Kit(told["game"]), {})
    for name in ("format", "features", "layout"):
        check(path, told, name, now[name])
    if told["styles"]:
        check(path, told, "styles", now["styles"])
    return weights


def check(path: Any, told: dict[str, Any], name: str, now: object) -> None:
    if told[name] != now:
        raise WrongWeights(
            "{path}: learned with {name} {told}, but this is {now}",
            "weights",
            path=str(path),
            name=name,
            told=told[name],
            now=now,
        )


def read(path: Any) -> Weights:
    """What a file holds, whatever it was learned with."""
    arrays: dict[str, tuple[tuple[int, ...], bytes]] = {}
    with path.open("rb") as opened, zipfile.ZipFile(opened) as file:
        told = json.loads(file.read(ABOUT))
        for entry in file.namelist():
            if entry.endswith(".npy"):
                arrays[entry.removesuffix(".npy")] = parsed(file.read(entry))
    matrices, vectors = {}, {}
    for name, (shape, held) in arrays.items():
        if len(shape) == 2:
            matrices[name] = Matrix(shape[0], shape[1], held, floats(arrays[name + SCALE][1]))
        elif not name.endswith(SCALE):
            vectors[name] = floats(held)
    return Weights(told, matrices, vectors)


def parsed(held: bytes) -> tuple[tuple[int, ...], bytes]:
    """Shape and contents of numpy's own file of one array."""
    (length,) = struct.unpack_from("<H", held, 8)
    header = held[10 : 10 + length].decode("latin-1")
    shape = header.partition("'shape': (")[2].partition(")")[0]
    return tuple([int(part) for part in shape.split(",") if part.strip()]), held[10 + length :]


def floats(held: bytes) -> "array[float]":
    found = array("f", held)
    assert found.itemsize == 4 and math.isfinite(sum(found))
    return found


def plans(game: str) -> tuple[Plan, ActionPlan]:
    kit = Kit(game)
    return Plan(kit), ActionPlan(kit)
