"""Links between our pages lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from readme.examples import ROOT

PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text("utf-8"))
    ours = [link for link in links if "://" not in link]
    assert not [link for link in ours if not (page.parent / link).exists()]
