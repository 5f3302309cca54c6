"""Licences of what is bundled, the citation, and the pages a project must have."""

from pathlib import Path

import pytest
import yaml

import regalia
from tests.release.oldest import constraints
from tests.release.sbom import FREE, IMPORT, bill, bundled, imported

ROOT = Path(__file__).parent.parent.parent


def test_everything_in_the_page_is_free() -> None:
    found = bundled()
    assert {"svelte", "@fluent/bundle"} <= {one["name"] for one in found} and "svelte" in imported()
    for one in found:
        assert one["licenses"][0]["license"].get("id") in FREE, one


def test_typefaces_are_found_in_style_sheets() -> None:
    found = IMPORT.findall("@font-face { src: url(\"@fontsource-variable/alegreya/files/a.woff2\"); } import { x } from 'uqr';")
    assert found == ["@fontsource-variable/alegreya", "uqr"]
    assert "SIL OPEN FONT LICENSE" in (ROOT / "web" / "public" / "licenses-fonts.txt").read_text(encoding="utf-8")


def test_the_bill_of_materials_names_what_is_needed() -> None:
    names = {one["name"] for one in bill()["components"]}
    assert {"rich", "librt", "starlette", "numpy"} <= names


def test_the_citation_has_this_version() -> None:
    assert yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))["version"] == regalia.__version__


@pytest.mark.parametrize("name", ["SECURITY.md", "CODE_OF_CONDUCT.md", "CHANGELOG.md", "LICENSE", "docs/versions.md"])
def test_the_papers_are_there(name: str) -> None:
    assert len((ROOT / name).read_text(encoding="utf-8")) > 500


@pytest.mark.parametrize("name", ["README.md", "docs/index.md"])
def test_whose_the_trademarks_are_is_said(name: str) -> None:
    told = (ROOT / name).read_text(encoding="utf-8")
    assert all(game in told for game in ("Citadels", "Machiavelli", "Dominion")) and "trademarks of their publishers" in told


def test_every_lower_bound_is_a_constraint() -> None:
    found = constraints(["server", "rl", "arena"])
    assert {"rich==13", "numpy==1.26", "librt==0.16"} <= set(found) and len(found) > 15
