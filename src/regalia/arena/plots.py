"""Drawings of matplotlib, for reports that show curves."""

import io
from typing import Any, Final

from regalia.extras import extra

COLOURS: Final = ("#1f5f8b", "#b5532a", "#3f7d3a", "#7a4b94", "#8a6d1d", "#4d4d4d", "#a33a5c", "#2a8a86")
STYLE: Final = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}"
    "svg{max-width:100%;height:auto}figure{margin:1.5rem 0}"
)


def canvas(height: float) -> tuple[Any, Any]:
    """A figure of matplotlib that needs no screen, with text as text."""
    with extra("arena"):
        import matplotlib
        from matplotlib.figure import Figure

    matplotlib.rcParams["svg.fonttype"] = "none"
    matplotlib.rcParams["svg.hashsalt"] = "regalia"  # the same page for the same results
    drawing = Figure(figsize=(8, height), layout="constrained")
    axes = drawing.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    return drawing, axes


def svg(drawing: Any) -> str:
    out = io.StringIO()
    drawing.savefig(out, format="svg", metadata={"Date": None})
    text = out.getvalue()
    return text[text.index("<svg") :]
