"""What the page loads: pictures that are needed together lie in one file, every other in its own."""

from collections import defaultdict

from pictures.recipes import Recipe, draw, others, recipes


def sprite_of(recipe: Recipe) -> str:
    return recipe.id if recipe.group == "each" else f"{recipe.game}-{recipe.group}"


def sprites() -> dict[str, str]:
    """Every file by its name."""
    symbols: dict[str, str] = defaultdict(str)
    for one in recipes():
        symbols[sprite_of(one)] += f'<symbol id="{one.id}" viewBox="0 0 480 384">{draw(one)}</symbol>'
    return {name: f'<svg xmlns="http://www.w3.org/2000/svg">{inside}</svg>' for name, inside in symbols.items()}


def index() -> dict[str, dict[str, str]]:
    """Which pictures there are: lists of ids with spaces between, by palette, by game, and by the file they share."""
    palettes: dict[str, list[str]] = defaultdict(list)
    games: dict[str, list[str]] = defaultdict(list)
    bundles: dict[str, list[str]] = defaultdict(list)
    for one in recipes():
        palettes[one.palette].append(one.id)
        games[one.game].append(one.id)
        if one.group != "each":
            bundles[sprite_of(one)].append(one.id)
    found = {"palettes": palettes, "games": games, "bundles": bundles}
    return {name: {key: " ".join(ids) for key, ids in lists.items()} for name, lists in found.items()} | {"others": others()}
